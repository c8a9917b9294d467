"""Champions of the Rift as the kernel's `Rules`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final

from sfb_bot.games.rift.rules import codec
from sfb_bot.games.rift.rules.ask import RiftFx
from sfb_bot.games.rift.rules.attack import attacks
from sfb_bot.games.rift.rules.concede_and_draw import decreed, speak, words
from sfb_bot.games.rift.rules.content import Content
from sfb_bot.games.rift.rules.evolve import evolve
from sfb_bot.games.rift.rules.main_step import main_step, steps_of
from sfb_bot.games.rift.rules.model import PREPARING, SEATS, Phase, State, new_state
from sfb_bot.games.rift.rules.orders import ORDERS, is_wanted
from sfb_bot.games.rift.rules.preparation import deal, first_player, keep, muster, pick
from sfb_bot.games.rift.rules.stack import may_change
from sfb_bot.games.rift.rules.summary import summary
from sfb_bot.games.rift.rules.turns import arrival, draw_step, first_turn, summon
from sfb_bot.games.rift.rules.views import PublicView, SeatView, public_view, seat_view
from sfb_bot.kernel import (
    Ask,
    Decision,
    Decree,
    Event,
    Flow,
    Fx,
    Json,
    OrderKind,
    Rules,
    Run,
    Seat,
    Summary,
    Word,
)

RiftRun = Run[State, PublicView, SeatView]

_FLOWS: Final[dict[Phase, Callable[[RiftFx], Flow[None]]]] = {
    Phase.FIRST_PLAYER: first_player,
    Phase.DEAL: deal,
    Phase.KEEP: keep,
    Phase.PICK: pick,
    Phase.MUSTER: muster,
    Phase.START: first_turn,
    Phase.SUMMON: summon,
    Phase.ARRIVAL: arrival,
    Phase.MAIN: main_step,
    Phase.DRAW: draw_step,
}


class Rift(Rules[State, PublicView, SeatView]):
    """The rules for two players, over the content of one box."""

    name: ClassVar[str] = "rift"
    version: ClassVar[int] = 1
    orders: ClassVar[tuple[OrderKind, ...]] = ORDERS

    def __init__(self, content: Content, edition: str = "") -> None:
        self.content = content
        self.edition = edition

    def begin(self, setup: Mapping[str, Json], seed: str) -> State:
        return new_state(self.content, codec.decode_setup(setup), seed)

    def next_flow(self, fx: Fx[State]) -> Flow[None] | None:
        flow = _FLOWS.get(fx.state.phase)
        return None if flow is None else flow(fx)

    def evolve(self, state: State, event: Event) -> None:
        evolve(state, event)

    def seats(self, state: State) -> Sequence[Seat]:
        del state
        return SEATS

    def is_over(self, state: State) -> bool:
        return state.outcome is not None

    def turn(self, state: State) -> tuple[Seat, int] | None:
        if not state.turn_no or state.phase in PREPARING or state.phase is Phase.OVER:
            return None
        return state.turn, state.turn_no

    def is_preparing(self, state: State) -> bool:
        return state.phase in PREPARING

    def is_wanted(self, state: State, decision: Decision, order: str, subject: str) -> bool:
        return is_wanted(state, decision, order, subject)

    def is_spent(self, state: State, decision: Decision) -> bool:
        """Nobody left to strike, no card in hand, no ability to use."""
        seat = decision.seat
        if decision.prompt != "main" or state.players[seat].hand:
            return False
        own = [warrior for warrior in state.warriors.values() if warrior.seat == seat]
        can_strike = not state.has_attacked and bool(attacks(state, seat))
        return not can_strike and not any(steps_of(state, each) or may_change(state, each) for each in own)

    def summary(self, state: State) -> Summary | None:
        return summary(state)

    def words(self, state: State, seat: Seat) -> tuple[Word, ...]:
        return words(state, seat)

    def speak(self, state: State, seat: Seat, word: Word) -> tuple[Event, ...]:
        return speak(state, seat, word)

    def decree(self, state: State, seat: Seat, decree: Decree) -> tuple[Event, ...]:
        return (decreed(state, seat, decree),)

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
