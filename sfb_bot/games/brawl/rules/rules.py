"""Super Fantasy Brawl as the kernel's `Rules`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final

from sfb_bot.games.brawl.rules import codec
from sfb_bot.games.brawl.rules.actions import activation, start_of_activation
from sfb_bot.games.brawl.rules.ask import BrawlFx
from sfb_bot.games.brawl.rules.concede_and_draw import decreed, speak, words
from sfb_bot.games.brawl.rules.content import Content
from sfb_bot.games.brawl.rules.draft import draft, quick_teams
from sfb_bot.games.brawl.rules.evolve import evolve
from sfb_bot.games.brawl.rules.model import (
    DUEL,
    MODES,
    RANDOM_TEAM,
    TEAMS,
    Phase,
    Setup,
    State,
    new_state,
)
from sfb_bot.games.brawl.rules.orders import ORDERS, is_wanted
from sfb_bot.games.brawl.rules.preparation import (
    area,
    deal_out,
    deploy,
    first_player,
    opening_hand,
    redraw,
    team_order,
    traps,
)
from sfb_bot.games.brawl.rules.summary import summary
from sfb_bot.games.brawl.rules.turns import scoring, track, upkeep
from sfb_bot.games.brawl.rules.views import PublicView, SeatView, public_view, seat_view
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
    SetupRefused,
    Sides,
    Summary,
    Word,
)

BrawlRun = Run[State, PublicView, SeatView]

_FLOWS: Final[dict[Phase, Callable[[BrawlFx], Flow[None]]]] = {
    Phase.FIRST_PLAYER: first_player,
    Phase.TEAM_ORDER: team_order,
    Phase.AREA: area,
    Phase.DRAFT: draft,
    Phase.DEAL: deal_out,
    Phase.TRAPS: traps,
    Phase.OPENING_HAND: opening_hand,
    Phase.REDRAW: redraw,
    Phase.DEPLOY: deploy,
    Phase.SCORING: scoring,
    Phase.START: start_of_activation,
    Phase.ACTIVATION: activation,
    Phase.UPKEEP: upkeep,
    Phase.TRACK: track,
}


class Brawl(Rules[State, PublicView, SeatView]):
    """The rules for two and for four players, over the content of one box."""

    name: ClassVar[str] = "brawl"
    version: ClassVar[int] = 2
    orders: ClassVar[tuple[OrderKind, ...]] = ORDERS

    def __init__(self, content: Content, edition: str = "") -> None:
        self.content = content
        self.edition = edition

    def begin(self, setup: Mapping[str, Json], seed: str) -> State:
        agreed = codec.decode_setup(setup)
        check_setup(agreed, self.content)
        return new_state(self.content, agreed, seed)

    def renewed(self, setup: Mapping[str, Json]) -> Mapping[str, Json]:
        roster = [champion for champion in setup["roster"] if champion in self.content.champions]
        # A team that is not whole any more is chosen again.
        teams: list[Json] = [
            team if team == [*RANDOM_TEAM] or {*team} <= {*roster} else [] for team in setup.get("teams", ())
        ]
        # What was agreed before there were few questions is played with few.
        renewed = {"questions": "few", **setup, "roster": roster, **({"teams": teams} if teams else {})}
        return {**renewed, **pool_settings(str(setup.get("mode", DUEL.name)), str(setup["draft"]))}

    def next_flow(self, fx: Fx[State]) -> Flow[None] | None:
        flow = _FLOWS.get(fx.state.phase)
        return None if flow is None else flow(fx)

    def evolve(self, state: State, event: Event) -> None:
        evolve(state, event)

    def seats(self, state: State) -> Sequence[Seat]:
        return state.seats

    def sides(self, state: State) -> Sides:
        return MODES[state.setup.mode].sides

    def is_over(self, state: State) -> bool:
        return state.phase is Phase.OVER

    def turn(self, state: State) -> tuple[Seat, int] | None:
        if state.round == 0 or state.phase is Phase.OVER:
            return None
        return state.turn, (state.round - 1) * len(state.order) + state.order.index(state.turn) + 1

    def is_preparing(self, state: State) -> bool:
        return state.round == 0

    def is_wanted(self, state: State, decision: Decision, order: str, subject: str) -> bool:
        return is_wanted(state, decision, order, subject)

    def is_spent(self, state: State, decision: Decision) -> bool:
        player = state.players[decision.seat]
        # With a core and a card left, only the hand could tell whether there is something to play.
        is_plain = not player.ready or not player.hand
        return decision.prompt == "act" and is_plain and len(decision.options) == 1

    def summary(self, state: State) -> Summary | None:
        return summary(state)

    def words(self, state: State, seat: Seat) -> tuple[Word, ...]:
        return words(state, seat)

    def speak(self, state: State, seat: Seat, word: Word) -> tuple[Event, ...]:
        return speak(state, seat, word)

    def decree(self, state: State, seat: Seat, decree: Decree) -> tuple[Event, ...]:
        del state
        return (decreed(seat, decree),)

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


def pool_settings(mode: str, draft: str) -> dict[str, Json]:
    """What a new match says about the pool of its draft: in the casual one of four there is one for all."""
    return {codec.ONE_POOL: True} if mode == TEAMS.name and draft == "casual" else {}


def check_setup(setup: Setup, content: Content) -> None:
    """SetupRefused unless these settings make a match with this box."""
    copies = Counter(setup.roster)
    # In the casual draft of four the pool may hold copies; a third one of a champion is of no use.
    if not setup.one_pool and len(copies) != len(setup.roster):
        raise SetupRefused("a champion is twice in the roster", rule="roster")
    for champion in setup.roster:
        if champion not in content.champions:
            raise SetupRefused(f"there is no champion {champion!r}", rule="roster", champion=champion)
    mode = MODES[setup.mode]
    needed = mode.roster_needed.get(setup.draft)
    if needed is None:
        raise SetupRefused(
            f"there is no {setup.draft} draft for {len(mode.seats)} players", rule="draft-mode"
        )
    found = sum(min(count, len(mode.sides)) for count in copies.values())
    if found < needed:
        raise SetupRefused(
            f"a {setup.draft} draft needs at least {needed} champions, the roster has {found}",
            rule=f"draft-{setup.draft}",
            needed=needed,
            found=found,
        )
    if setup.one_pool and not pool_settings(setup.mode, setup.draft):
        raise SetupRefused("only the casual draft of four says whose its pool is", rule="draft-mode")
    if setup.first is not None and setup.first not in mode.seats:
        raise SetupRefused(f"the first player must be one of the {len(mode.seats)} seats", rule="first")
    _check_teams(setup, content)
    if setup.goal < 1:
        raise SetupRefused("the goal must be at least 1 point", rule="goal")


def _check_teams(setup: Setup, content: Content) -> None:
    """SetupRefused for agreed teams that cannot be played, or where no ready team is to be had."""
    mode = MODES[setup.mode]
    if setup.draft == "quick" and not quick_teams(content, setup):
        raise SetupRefused("no team of the box is among these champions", rule="quick-roster")
    if setup.teams and setup.draft not in ("free", "quick"):
        raise SetupRefused(f"in a {setup.draft} draft teams are not agreed before", rule="team-draft")
    if setup.teams and len(setup.teams) != len(mode.seats):
        raise SetupRefused("there must be a team or none for every seat", rule="team")
    for team in setup.teams:
        is_whole = len({*team}) == len(team) == mode.champions and {*team} <= {*setup.roster}
        is_whole = is_whole or team == RANDOM_TEAM
        if team and not (is_whole and mode is DUEL):
            raise SetupRefused(f"{', '.join(team)} make no team"[:200], rule="team")
