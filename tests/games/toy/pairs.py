"""The toy race for two pairs: partners share their turns, and whoever of them is quicker acts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import ClassVar

from sfb_bot.games.pack import GamePack, edition_of
from sfb_bot.kernel import (
    FIRST_SEAT,
    MODE,
    Ask,
    Decision,
    Dice,
    Event,
    Flow,
    Json,
    Mode,
    Option,
    Seat,
    SetupForm,
    SetupOption,
    Sides,
)
from tests.games.toy.cards.box_file import box_from, read_box
from tests.games.toy.pack import toy_pack
from tests.games.toy.rules import events as ev
from tests.games.toy.rules.evolve import evolve
from tests.games.toy.rules.model import Setup, State
from tests.games.toy.rules.rules import Toy
from tests.games.toy.rules.turns import CALLS, COUNTS, ToyFx, next_flow, throw, turn_question

SEATS = 4
PAIRS: Sides = ((Seat(0), Seat(2)), (Seat(1), Seat(3)))


def pair_of(state: State, seat: int) -> tuple[Seat, ...]:
    """The seat and its partner, as far as they have not left."""
    return tuple(each for each in PAIRS[seat % 2] if each not in state.gone)


class Pairs(Toy):
    """Two turns a round, one for each pair."""

    orders: ClassVar = ()

    def begin(self, setup: Mapping[str, Json], seed: str) -> State:
        found = Setup("two", setup.get("length", "short"), setup.get(FIRST_SEAT), ("safe",) * SEATS)
        return State(
            self.box, Dice(seed), found, points=[0] * SEATS, stakes=[""] * SEATS, stamps=list(range(SEATS))
        )

    def sides(self, state: State) -> Sides:
        del state
        return PAIRS

    def turn(self, state: State) -> tuple[Seat, int] | None:
        at_turn = self.turn_seats(state)
        return (at_turn[0], state.turns) if at_turn else None

    def turn_seats(self, state: State) -> tuple[Seat, ...]:
        return pair_of(state, state.to_play[0]) if state.to_play else ()

    def coming(self, state: State, seat: Seat, given: tuple[tuple[str, ...], ...]) -> Decision | None:
        del state, seat, given
        return None

    def is_wanted(self, state: State, decision: Decision, order: str, subject: str) -> bool:
        del state, order, subject
        return decision.prompt != "tax"

    def evolve(self, state: State, event: Event) -> None:
        evolve(state, event)
        if isinstance(event, ev.StakesRevealed):
            state.to_play = state.to_play[:2]

    def next_flow(self, fx: ToyFx) -> Flow[None] | None:
        state = fx.state
        if state.outcome is None and state.to_play:
            return take_turn(fx)
        return next_flow(fx)

    def encode_setup(self, state: State) -> Json:
        return {MODE: "two", "length": state.setup.length, FIRST_SEAT: state.setup.first}


def take_turn(fx: ToyFx) -> Flow[None]:
    """One throw of either partner, or the end of the turn they share."""
    pair = pair_of(fx.state, fx.state.to_play[0])
    if not pair:
        return (yield from _skip(fx))
    answers = yield Ask(tuple(map(turn_question, pair)), is_open=len(pair) > 1)
    ((seat, way),) = [(seat, given[0]) for seat, given in zip(pair, answers, strict=True) if given]
    if way.key == "bank":
        yield from bank(fx, seat)
        return None
    fx.emit(ev.DiceTaken(seat, COUNTS[way.key]))
    calls = tuple(map(Option, CALLS))
    ((call,),) = yield Ask((Decision(seat, "call", calls, default=("none",)),))
    throw(fx, seat, call.key)
    return None


def _skip(fx: ToyFx) -> Flow[None]:
    fx.emit(ev.TurnEnded(Seat(fx.state.to_play[0])))
    yield from ()


def bank(fx: ToyFx, seat: Seat) -> Flow[None]:
    """The other pair may take half of a rich pot; whoever of them says so first speaks for both."""
    others = pair_of(fx.state, 1 - seat % 2)
    if fx.state.pot >= fx.state.box.rich and others:
        options = (Option("tax"), Option("pass"))
        asked = [Decision(each, "tax", options, default=("pass",), about=seat) for each in others]
        answers = yield Ask(tuple(asked), is_open=len(asked) > 1)
        for other, said in zip(others, answers, strict=True):
            if said and said[0].key == "tax" and other in fx.state.stamps:
                fx.emit(ev.Taxed(other, seat, fx.state.pot // 2))
    fx.emit(ev.Banked(seat, fx.state.pot))
    fx.emit(ev.TurnEnded(seat))


def pairs_pack(document: Json = None, label: str = Toy.name) -> GamePack:
    """The toy in which two pairs play against each other; there are no computer players."""
    document = {**read_box(), "rich": 2} if document is None else document
    pack, box = toy_pack(document, label), box_from(document)
    form = SetupForm(modes=(Mode("two", PAIRS),), options=(SetupOption("length", tuple(box.goals)),))
    rules = Pairs(box, edition_of(document))
    return replace(pack, rules=rules, setup=form, remake=pairs_pack, computer=None, practice=None)
