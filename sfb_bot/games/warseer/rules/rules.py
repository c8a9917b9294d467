"""Warseer as the kernel's `Rules`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final

from sfb_bot.games.warseer.rules import codec, setup_codec
from sfb_bot.games.warseer.rules.concede_and_draw import decreed, speak, words
from sfb_bot.games.warseer.rules.content import Content
from sfb_bot.games.warseer.rules.deployment import deployment, gear
from sfb_bot.games.warseer.rules.effects import deeds
from sfb_bot.games.warseer.rules.evolve import CHANGES
from sfb_bot.games.warseer.rules.landmarks import landmarks
from sfb_bot.games.warseer.rules.leaving import then_clear
from sfb_bot.games.warseer.rules.main_phase import main_phase
from sfb_bot.games.warseer.rules.model import PREPARING, Phase, State, new_state
from sfb_bot.games.warseer.rules.orders import ORDERS, is_wanted, ordered
from sfb_bot.games.warseer.rules.preparation import camps, first_player, hands, heroes, placing, terrain
from sfb_bot.games.warseer.rules.resources import muster, resources
from sfb_bot.games.warseer.rules.sequels import sequel
from sfb_bot.games.warseer.rules.skirmish import skirmish_round
from sfb_bot.games.warseer.rules.summary import summary
from sfb_bot.games.warseer.rules.tables import Tables
from sfb_bot.games.warseer.rules.terms import terms
from sfb_bot.games.warseer.rules.tournament import preparation
from sfb_bot.games.warseer.rules.turns import start_turn
from sfb_bot.games.warseer.rules.views import PublicView, SeatView, public_view, seat_view
from sfb_bot.games.warseer.rules.work import WarseerFx
from sfb_bot.kernel import (
    Ask,
    Clause,
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
    Sides,
    Summary,
    Word,
)

WarseerRun = Run[State, PublicView, SeatView]

_FLOWS: Final[dict[Phase, Callable[[WarseerFx], Flow[None]]]] = {
    Phase.FIRST_PLAYER: first_player,
    Phase.MUSTER: muster,
    Phase.RESOURCES: resources,
    Phase.TERMS: terms,
    Phase.HEROES: heroes,
    Phase.TERRAIN: terrain,
    Phase.CAMPS: camps,
    Phase.LANDMARKS: landmarks,
    Phase.PLACING: placing,
    Phase.PREPARATION: preparation,
    Phase.HANDS: hands,
    Phase.GEAR: gear,
    Phase.DEPLOYMENT: deployment,
    Phase.START: start_turn,
    Phase.MAIN: main_phase,
    Phase.ROUND: skirmish_round,
}
# Importing them makes the deeds of cards known.
_KNOWN: Final = deeds


class Warseer(Rules[State, PublicView, SeatView]):
    """The rules for two to four players, over the content of one box."""

    name: ClassVar[str] = "warseer"
    version: ClassVar[int] = 1
    orders: ClassVar[tuple[OrderKind, ...]] = ORDERS

    def __init__(self, content: Content, edition: str = "") -> None:
        self.content = content
        self.edition = edition
        self.tables = Tables(content)

    def begin(self, setup: Mapping[str, Json], seed: str) -> State:
        return new_state(self.tables, setup_codec.decode_setup(setup, self.content), seed)

    def renewed(self, setup: Mapping[str, Json]) -> Mapping[str, Json]:
        """Who chose a hero that is no more chooses again; a map that is no more is left to chance."""
        known = {hero.id for hero in self.content.heroes}
        renewed = dict(setup)
        if setup.get("heroes"):
            renewed["heroes"] = [hero if hero in known else "" for hero in setup["heroes"]]
        if setup.get("map") not in self.content.maps:
            renewed["map"] = None
        return renewed

    def next_flow(self, fx: Fx[State]) -> Flow[None] | None:
        flow = _FLOWS.get(fx.state.phase)
        if flow is None:
            return None
        # Only among three or more somebody can leave and the others go on.
        return then_clear(fx, flow(fx)) if fx.state.mode.is_free_for_all else flow(fx)

    def evolve(self, state: State, event: Event) -> None:
        CHANGES[type(event)](state, event)

    def seats(self, state: State) -> Sequence[Seat]:
        return [player.seat for player in state.players]

    def sides(self, state: State) -> Sides:
        return state.mode.sides

    def is_over(self, state: State) -> bool:
        return state.outcome is not None

    def has_left(self, state: State, seat: Seat) -> bool:
        return state.players[seat].is_out

    def turn(self, state: State) -> tuple[Seat, int] | None:
        if state.phase not in (Phase.MAIN, Phase.ROUND):
            return None
        return state.turn, state.turn_no

    def is_preparing(self, state: State) -> bool:
        return state.phase in PREPARING

    def is_wanted(self, state: State, decision: Decision, order: str, subject: str) -> bool:
        return is_wanted(state, decision, order, subject)

    def ordered(self, state: State, decision: Decision, orders: Sequence[Clause]) -> tuple[str, ...] | None:
        return ordered(state, decision, orders)

    def is_spent(self, state: State, decision: Decision) -> bool:
        """As everybody can see, nothing is left: all activated, no cards, no feats, no influence."""
        player = state.players[decision.seat]
        if decision.prompt != "main" or player.hand or player.feats or player.influence:
            return False
        return len(decision.options) == 1

    def summary(self, state: State) -> Summary | None:
        return summary(state)

    def sequel(self, state: State) -> Mapping[str, Json] | None:
        """The next match of a tournament."""
        return sequel(state)

    def words(self, state: State, seat: Seat) -> tuple[Word, ...]:
        return words(state, seat)

    def speak(self, state: State, seat: Seat, word: Word) -> tuple[Event, ...]:
        return speak(state, seat, word)

    def decree(self, state: State, seat: Seat, decree: Decree) -> tuple[Event, ...]:
        return decreed(state, seat, decree)

    def copy(self, state: State) -> State:
        return state.copy()

    def encode_setup(self, state: State) -> Json:
        return setup_codec.encode_setup(state.setup)

    def encode_state(self, state: State) -> Json:
        return codec.encode_state(state)

    def decode_state(self, stored: Json) -> State:
        return codec.decode_state(stored, self.tables)

    def encode_event(self, event: Event) -> Json:
        return codec.encode_event(event)

    def decode_event(self, stored: Json) -> Event:
        return codec.decode_event(stored)

    def public_view(self, state: State, ask: Ask | None) -> PublicView:
        return public_view(state, ask)

    def seat_view(self, state: State, ask: Ask | None, seat: Seat) -> SeatView:
        return seat_view(state, ask, seat)
