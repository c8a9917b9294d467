"""What everybody may see, and what one seat may see; built field by field."""

from __future__ import annotations

from dataclasses import dataclass

from sfb_bot.games.warseer.rules.cards import cost_of
from sfb_bot.games.warseer.rules.content import KindId, MapId
from sfb_bot.games.warseer.rules.ids import CreatureId
from sfb_bot.games.warseer.rules.keywords import names_of
from sfb_bot.games.warseer.rules.model import (
    MODES,
    TOKENS,
    Building,
    Creature,
    Mod,
    Outcome,
    Phase,
    Player,
    Relic,
    State,
)
from sfb_bot.games.warseer.rules.profiles import profile
from sfb_bot.games.warseer.rules.scoring import goal
from sfb_bot.games.warseer.rules.sequels import results
from sfb_bot.games.warseer.rules.setup import Carried, Ledger, Setup, Terms
from sfb_bot.hexgrid import Cell, Mask
from sfb_bot.kernel import Ask, Decision, Seat, commitment


@dataclass(frozen=True, slots=True)
class CreatureView:
    """A figure with its values as they are now; the fields from `mods` on are what the rules remember."""

    id: CreatureId
    kind: KindId
    owner: Seat
    seat: Seat
    cell: Cell
    health: int
    wounds: int
    armour: int
    move: int
    range: int
    tokens: tuple[str, ...]
    keywords: tuple[str, ...]
    is_turned: bool
    is_summoned: bool
    mods: tuple[Mod, ...]
    charms: tuple[tuple[KindId, Seat], ...]
    spare: int
    relic: KindId | None
    beneath: tuple[KindId, Seat] | None
    has_gained: bool
    has_chased: bool
    has_lost_armour: bool

    @property
    def health_left(self) -> int:
        """How many more wounds it stands."""
        return self.health - self.wounds


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What everybody may know about a seat: hands and face-down feats only by their number (W-16, W-18)."""

    seat: Seat
    hero: KindId | None
    figure: CreatureId
    influence: int
    income: int
    wealth: int
    points: int
    marks: int
    turns: int
    deck_size: int
    hand_size: int
    feats_size: int
    shown: tuple[KindId, ...]
    hidden_size: int
    camp: tuple[KindId, ...]
    city: tuple[KindId, ...]
    history: tuple[KindId, ...]
    relics: tuple[Relic, ...]
    buildings: tuple[Building, ...]
    facts: tuple[tuple[str, int], ...]
    facts_of_match: tuple[tuple[str, int], ...]
    upgrades: tuple[KindId, ...]
    injured: tuple[KindId, ...]
    named: tuple[KindId, ...]
    ledger: Ledger | None
    has_left: bool
    has_fallen: bool


@dataclass(frozen=True, slots=True)
class PublicView:
    """The match as the whole channel may see it. `waiting` says who is asked what; `seed` only at the end.

    `first` began the round of a skirmish, `last` activated last in it. `gone` is who has left the
    battlefield: the number, what it was, whose. `results` is what a match of a tournament that was played to
    its end leaves behind.
    """

    setup: Setup
    terms: Terms
    phase: Phase
    step: int
    map: MapId
    order: tuple[Seat, ...]
    turn: Seat
    turn_no: int
    goal: int
    sides: tuple[tuple[Seat, ...], ...]
    players: tuple[PlayerView, ...]
    creatures: tuple[CreatureView, ...]
    zones: tuple[Mask, ...]
    pieces: tuple[tuple[Cell, KindId], ...]
    camps: tuple[tuple[Cell, Seat], ...]
    landmarks: tuple[tuple[Cell, Seat], ...]
    feat_deck_size: int
    feat_discard: tuple[KindId, ...]
    is_last: bool
    rounds: int
    last: Seat
    first: Seat
    next_id: int
    gone: tuple[tuple[CreatureId, KindId, Seat], ...]
    draw_offers: tuple[Seat, ...]
    concessions: tuple[Seat, ...]
    waiting: tuple[tuple[Seat, str], ...]
    outcome: Outcome | None
    results: Carried | None
    commitment: str
    seed: str | None

    @property
    def match_no(self) -> int:
        """Which match of a tournament it is, 0 where there is none."""
        if not MODES[self.setup.mode].matches:
            return 0
        return 1 if self.setup.carried is None else self.setup.carried.number

    def asked(self, seat: Seat) -> str:
        """What a seat is asked for, empty for nothing."""
        return dict(self.waiting).get(seat, "")

    def creature(self, number: CreatureId) -> CreatureView | None:
        """A figure that is on the battlefield now."""
        return next((each for each in self.creatures if each.id == number), None)

    def of_seat(self, seat: Seat) -> tuple[CreatureView, ...]:
        """The figures a seat controls."""
        return tuple(each for each in self.creatures if each.seat == seat)


@dataclass(frozen=True, slots=True)
class SeatView:
    """The match as one seat may see it: the public part, its own hand and feats, and what it is asked.

    `costs` is what the cards in hand cost this seat now. `deck_top` is what it has seen on top of its deck,
    the next card first, `spied` what it has seen in other hands and that is still there.
    """

    seat: Seat
    public: PublicView
    hand: tuple[KindId, ...]
    feats: tuple[KindId, ...]
    costs: tuple[tuple[KindId, int], ...]
    deck_top: tuple[KindId, ...]
    spied: tuple[tuple[Seat, KindId], ...]
    question: Decision | None


def creature_view(state: State, creature: Creature) -> CreatureView:
    """A figure as everybody sees it."""
    found = profile(state, creature)
    return CreatureView(
        creature.id,
        creature.kind.id,
        creature.owner,
        creature.seat,
        creature.cell,
        found.health,
        creature.wounds,
        creature.armour,
        found.move,
        found.range,
        tuple(name for name, bit in TOKENS.items() if creature.tokens & bit),
        names_of(found.flags),
        creature.is_turned,
        creature.is_summoned,
        creature.mods,
        creature.charms,
        creature.spare,
        creature.relic,
        creature.beneath,
        creature.has_gained,
        creature.has_chased,
        creature.has_lost_armour,
    )


def _player_view(player: Player) -> PlayerView:
    return PlayerView(
        player.seat,
        player.hero,
        player.figure,
        player.influence,
        player.income,
        player.wealth,
        player.points,
        player.marks,
        player.turns,
        len(player.deck),
        len(player.hand),
        len(player.feats),
        tuple(player.shown),
        len(player.hidden),
        tuple(player.camp),
        tuple(player.city),
        tuple(player.history),
        tuple(player.relics),
        tuple(player.buildings),
        tuple(sorted(player.facts.items())),
        tuple(sorted(player.facts_of_match.items())),
        tuple(player.upgrades),
        tuple(player.injured),
        tuple(player.named),
        player.ledger,
        player.has_left,
        player.has_fallen,
    )


def public_view(state: State, ask: Ask | None) -> PublicView:
    """The match without anything hidden."""
    return PublicView(
        state.setup,
        state.terms,
        state.phase,
        state.step,
        state.map.id,
        state.order,
        state.turn,
        state.turn_no,
        goal(state),
        state.mode.sides,
        tuple(_player_view(player) for player in state.players),
        tuple(creature_view(state, each) for each in state.creatures.values()),
        state.zones,
        state.pieces,
        state.camps,
        state.landmarks,
        len(state.feat_deck),
        tuple(state.feat_discard),
        state.is_last,
        state.rounds,
        state.last,
        state.first,
        state.next_id,
        tuple(state.gone),
        tuple(state.draw_offers),
        tuple(state.concessions),
        tuple((each.seat, each.prompt) for each in ask.decisions) if ask else (),
        state.outcome,
        results(state),
        commitment(state.dice.seed),
        state.dice.seed if state.outcome is not None else None,
    )


def seat_view(state: State, ask: Ask | None, seat: Seat) -> SeatView:
    """The match as this seat may see it."""
    player = state.players[seat]
    cards = state.tables.content.cards
    question = next((each for each in ask.decisions if each.seat == seat), None) if ask else None
    costs = tuple((kind, cost_of(state, seat, cards[kind])) for kind in dict.fromkeys(player.hand))
    return SeatView(
        seat,
        public_view(state, ask),
        tuple(player.hand),
        tuple(player.feats),
        costs,
        tuple(reversed(player.top)),
        tuple(player.spied),
        question,
    )
