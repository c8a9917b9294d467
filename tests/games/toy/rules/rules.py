"""The toy game as the kernel plays it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import asdict
from typing import Any, ClassVar, Final

from sfb_bot.kernel import (
    FIRST_SEAT,
    MODE,
    PASS_TURN,
    Ask,
    Decision,
    Decree,
    Dice,
    Ending,
    Event,
    EventCodec,
    Flow,
    Json,
    OrderKind,
    Rules,
    Seat,
    SetupRefused,
    Sides,
    Summary,
    Word,
)
from tests.games.toy.rules import events as ev
from tests.games.toy.rules.evolve import evolve
from tests.games.toy.rules.model import MODES, Box, Outcome, Setup, State
from tests.games.toy.rules.turns import STAKES, ToyFx, next_flow, stake_question, turn_question
from tests.games.toy.rules.views import PublicView, SeatView, public_view, seat_view

# Taxes are wanted only when a certain seat banks, or a pot that is twice rich; both may be said together.
ONLY_FOR: Final = OrderKind("only_for", has_subject=True, joins=True)
ONLY_FEASTS: Final = OrderKind("only_feasts", joins=True)
# No taxes until a certain round is over.
PASS_ROUNDS: Final = OrderKind("pass_rounds", has_subject=True)
# Whoever is taxed pays.
NO_APPEAL: Final = OrderKind("no_appeal", joins=True, in_own_turn=True)
EVENT_CODEC: Final = EventCodec(ev.EVENTS)


class Toy(Rules[State, PublicView, SeatView]):
    """A dice race for two, three or five."""

    name: ClassVar[str] = "toy"
    version: ClassVar[int] = 1
    orders: ClassVar[tuple[OrderKind, ...]] = (ONLY_FOR, ONLY_FEASTS, PASS_ROUNDS, NO_APPEAL)

    def __init__(self, box: Box, edition: str = "") -> None:
        self.box = box
        self.edition = edition

    def begin(self, setup: Mapping[str, Json], seed: str) -> State:
        found = {MODE: "three", "length": "short", FIRST_SEAT: None, "habits": [], **setup}
        habits = tuple(found["habits"])
        mode = next((mode for mode in MODES if mode.name == found[MODE]), None)
        first = found[FIRST_SEAT]
        if mode is None or found["length"] not in self.box.goals or len(found) > 4:
            raise SetupRefused("these settings make no race", rule="setup")
        if habits and (len(habits) != mode.seats or not {*habits} <= {"", *STAKES}):
            raise SetupRefused("nobody has such habits", rule="habits")
        if first is not None and (type(first) is not int or not 0 <= first < mode.seats):
            raise SetupRefused("nobody sits on the first seat", rule="first")
        return State(
            self.box,
            Dice(seed),
            Setup(mode.name, found["length"], first, habits),
            points=[0] * mode.seats,
            stakes=[""] * mode.seats,
            stamps=list(range(mode.seats)),
        )

    def next_flow(self, fx: ToyFx) -> Flow[None] | None:
        return next_flow(fx)

    def evolve(self, state: State, event: Event) -> None:
        evolve(state, event)

    def seats(self, state: State) -> Sequence[Seat]:
        return [Seat(seat) for seat in state.seats]

    def sides(self, state: State) -> Sides:
        return next(mode.sides for mode in MODES if mode.name == state.setup.mode)

    def is_over(self, state: State) -> bool:
        return state.outcome is not None

    def has_left(self, state: State, seat: Seat) -> bool:
        return seat in state.gone

    def turn(self, state: State) -> tuple[Seat, int] | None:
        return (Seat(state.to_play[0]), state.turns) if state.to_play else None

    def is_preparing(self, state: State) -> bool:
        return state.round == 0

    def is_wanted(self, state: State, decision: Decision, order: str, subject: str) -> bool:
        """Taxes can be left to pass, or be wanted only in some cases; appeals can be left out."""
        if decision.prompt == "appeal":
            return order != NO_APPEAL.name
        if decision.prompt != "tax":
            return True
        wanted = {
            PASS_TURN.name: False,
            ONLY_FOR.name: subject == str(decision.about),
            ONLY_FEASTS.name: state.pot >= 2 * state.box.rich,
            PASS_ROUNDS.name: not subject.isdecimal() or state.round > int(subject),
        }
        return wanted.get(order, True)

    def coming(self, state: State, seat: Seat, given: tuple[tuple[str, ...], ...]) -> Decision | None:
        """The first throw of the turn that comes; after it, the stake of the next round."""
        if given or state.outcome is not None or not state.to_play or seat in (*state.gone, state.to_play[0]):
            return None
        if seat in state.to_play:
            return turn_question(seat)
        is_last = state.round >= state.box.most_rounds
        return None if is_last or state.setup.habit(seat) else stake_question(seat)

    def summary(self, state: State) -> Summary | None:
        if state.outcome is None:
            return None
        outcome, sides = state.outcome, self.sides(state)
        return Summary(outcome.winner, outcome.reason, tuple(state.points), sides, goal=state.goal)

    # --- words ---

    def words(self, state: State, seat: Seat) -> tuple[Word, ...]:
        if state.outcome is not None or seat not in state.seats or seat in state.gone:
            return ()
        if seat in state.draw_offers:
            return (Word.CONCEDE, Word.WITHDRAW_DRAW)
        declines = (Word.DECLINE_DRAW,) if state.draw_offers else ()
        return (Word.CONCEDE, Word.OFFER_DRAW, *declines)

    def speak(self, state: State, seat: Seat, word: Word) -> tuple[Event, ...]:
        match word:
            case Word.CONCEDE:
                return self._leave(state, seat, "concession")
            case Word.OFFER_DRAW:
                offered = ev.DrawOffered(seat)
                if {*state.draw_offers, seat} >= set(state.playing):
                    return (offered, ev.MatchEnded(None, "agreement"))
                return (offered,)
            case Word.WITHDRAW_DRAW:
                return (ev.DrawOfferWithdrawn(seat),)
            case _:
                return (ev.DrawDeclined(seat),)

    def decree(self, state: State, seat: Seat, decree: Decree) -> tuple[Event, ...]:
        if decree is Decree.LOST_ON_TIME:
            return self._leave(state, seat, "time")
        return (ev.MatchEnded(seat if decree is Decree.AWARDED else None, "organiser"),)

    def _leave(self, state: State, seat: Seat, reason: Ending) -> tuple[Event, ...]:
        """A seat drops out; the last one left has won, and offers of those who go count no more."""
        if seat in state.gone:
            return ()
        left = [other for other in state.playing if other != seat]
        gone = ev.SeatLeft(seat, reason)
        if len(left) == 1:
            return (gone, ev.MatchEnded(left[0], reason))
        if set(left) <= set(state.draw_offers):
            return (gone, ev.MatchEnded(None, "agreement"))
        return (gone,)

    # --- storing ---

    def copy(self, state: State) -> State:
        copied = deepcopy(state)
        copied.box = state.box
        return copied

    def encode_setup(self, state: State) -> Json:
        agreed = {MODE: state.setup.mode, "length": state.setup.length, FIRST_SEAT: state.setup.first}
        return {**agreed, "habits": list(state.setup.habits)} if state.setup.habits else agreed

    def encode_state(self, state: State) -> Json:
        stored = asdict(state)
        del stored["box"]
        return stored

    def decode_state(self, stored: Json) -> State:
        # Any: stored values are read as they are; what is missing or too much is refused by the class.
        found: dict[str, Any] = deepcopy(stored)
        found["dice"] = Dice(**found["dice"])
        found["setup"] = Setup(**{**found["setup"], "habits": tuple(found["setup"].get("habits", ()))})
        if found["outcome"] is not None:
            found["outcome"] = Outcome(**found["outcome"])
        return State(self.box, **found)

    def encode_event(self, event: Event) -> Json:
        return EVENT_CODEC.encode(event)

    def decode_event(self, stored: Json) -> Event:
        return EVENT_CODEC.decode(stored)

    # --- views ---

    def public_view(self, state: State, ask: Ask | None) -> PublicView:
        return public_view(state, ask)

    def seat_view(self, state: State, ask: Ask | None, seat: Seat) -> SeatView:
        return seat_view(state, ask, seat)
