"""Codex as the kernel's `Rules`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final

from sfb_bot.games.codex.rules import codec
from sfb_bot.games.codex.rules.choices import NONE, Use, UseHeld
from sfb_bot.games.codex.rules.concede_and_draw import decreed, speak, words
from sfb_bot.games.codex.rules.content import Content
from sfb_bot.games.codex.rules.evolve import evolve
from sfb_bot.games.codex.rules.ids import KindId
from sfb_bot.games.codex.rules.main_phase import main_phase
from sfb_bot.games.codex.rules.model import PREPARING, Phase, State, new_state
from sfb_bot.games.codex.rules.preparation import deal, first_player, pick
from sfb_bot.games.codex.rules.registry import EFFECTS
from sfb_bot.games.codex.rules.summary import summary
from sfb_bot.games.codex.rules.turns import new_turn, next_seats, tech_question
from sfb_bot.games.codex.rules.views import PublicView, SeatView, public_view, seat_view
from sfb_bot.games.codex.rules.work import CodexFx
from sfb_bot.kernel import (
    Ask,
    Decision,
    Decree,
    Event,
    Flow,
    Fx,
    Json,
    Rules,
    Run,
    Seat,
    Sides,
    Summary,
    Word,
)

CodexRun = Run[State, PublicView, SeatView]

_FLOWS: Final[dict[Phase, Callable[[CodexFx], Flow[None]]]] = {
    Phase.FIRST_PLAYER: first_player,
    Phase.PICK: pick,
    Phase.DEAL: deal,
    Phase.TECH: new_turn,
    Phase.MAIN: main_phase,
}
# Importing them makes the instructions and rules of cards known.
_KNOWN: Final = EFFECTS


class Codex(Rules[State, PublicView, SeatView]):
    """The rules for two to five players, over the content of one box."""

    name: ClassVar[str] = "codex"
    version: ClassVar[int] = 1
    has_windows: ClassVar[bool] = False

    def __init__(self, content: Content, edition: str = "") -> None:
        self.content = content
        self.edition = edition

    def begin(self, setup: Mapping[str, Json], seed: str) -> State:
        return new_state(self.content, codec.decode_setup(setup, self.content), seed)

    def renewed(self, setup: Mapping[str, Json]) -> Mapping[str, Json]:
        """Whose heroes are not all there any more chooses again."""
        if not setup.get("chosen"):
            return setup
        heroes = {hero.id for hero in self.content.heroes}
        return {**setup, "chosen": [kinds if heroes.issuperset(kinds) else [] for kinds in setup["chosen"]]}

    def next_flow(self, fx: Fx[State]) -> Flow[None] | None:
        flow = _FLOWS.get(fx.state.phase)
        return None if flow is None else flow(fx)

    def evolve(self, state: State, event: Event) -> None:
        evolve(state, event)

    def seats(self, state: State) -> Sequence[Seat]:
        return [player.seat for player in state.players]

    def sides(self, state: State) -> Sides:
        return state.sides

    def is_over(self, state: State) -> bool:
        return state.outcome is not None

    def has_left(self, state: State, seat: Seat) -> bool:
        return state.players[seat].has_left

    def turn(self, state: State) -> tuple[Seat, int] | None:
        if state.phase in PREPARING or state.phase is Phase.OVER:
            return None
        if state.phase is Phase.TECH:
            # What is taken from the codex is chosen in the time of the turn it comes before (C36).
            return next_seats(state)[0], state.turn_no + 1
        return state.active[0], state.turn_no

    def turn_seats(self, state: State) -> tuple[Seat, ...]:
        """Partners take their turn together (C258)."""
        if state.phase in PREPARING or state.phase is Phase.OVER:
            return ()
        return next_seats(state) if state.phase is Phase.TECH else state.active

    def is_preparing(self, state: State) -> bool:
        return state.phase in PREPARING

    def coming(self, state: State, seat: Seat, given: tuple[tuple[str, ...], ...]) -> Decision | None:
        """What is taken from the codex may be chosen in the turns of others, card by card (C35, C54)."""
        player, at_turn = state.players[seat], self.turn_seats(state)
        if not at_turn or seat in at_turn or not player.turns or player.has_left or seat in state.fallen:
            return None
        taken = [keys[0] for keys in given]
        return None if NONE.key in taken else tech_question(state, player, tuple(map(KindId, taken)))

    def is_spent(self, state: State, decision: Decision) -> bool:
        """As everybody can see, only the patrol zone is left: no cards, no gold, nobody ready."""
        player = state.players[decision.seat]
        if decision.prompt != "main" or player.hand or player.gold:
            return False
        if any(isinstance(option.payload, Use | UseHeld) for option in decision.options):
            # An ability that costs nothing of all that (Nebula).
            return False
        return not any(
            obj.seat == decision.seat and not obj.is_exhausted
            for obj in state.objs.values()
            if obj.shape.is_fighter
        )

    def summary(self, state: State) -> Summary | None:
        return summary(state)

    def told(self, state: State, event: Event, seat: Seat) -> Event | None:
        """Partners see each other's cards, so what one is told the other is told, too (C19)."""
        side = state.sides[state.side_of[seat]]
        return event if any(event.for_seat(each) is event for each in side) else event.for_seat(seat)

    def words(self, state: State, seat: Seat) -> tuple[Word, ...]:
        return words(state, seat)

    def speak(self, state: State, seat: Seat, word: Word) -> tuple[Event, ...]:
        return speak(state, seat, word)

    def decree(self, state: State, seat: Seat, decree: Decree) -> tuple[Event, ...]:
        return decreed(state, seat, decree)

    def copy(self, state: State) -> State:
        return state.copy()

    def encode_setup(self, state: State) -> Json:
        return codec.encode_setup(state.setup)

    def encode_state(self, state: State) -> Json:
        return codec.encode_state(state)

    def decode_state(self, stored: Json) -> State:
        return codec.decode_state(stored, self.content)

    def encode_event(self, event: Event) -> Json:
        return codec.encode_event(event)

    def decode_event(self, stored: Json) -> Event:
        return codec.decode_event(stored)

    def public_view(self, state: State, ask: Ask | None) -> PublicView:
        return public_view(state, ask)

    def seat_view(self, state: State, ask: Ask | None, seat: Seat) -> SeatView:
        return seat_view(state, ask, seat)
