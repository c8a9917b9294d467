"""The state of a match: plain lists and numbers, copied by hand, changed by `evolve` alone."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from enum import StrEnum
from typing import Any, Final, Literal

from sfb_bot.games.warseer.rules.content import BattleMap, CreatureKind, KindId
from sfb_bot.games.warseer.rules.ground import Ground
from sfb_bot.games.warseer.rules.ids import NOBODY, CreatureId
from sfb_bot.games.warseer.rules.modes import MODES, ModeRules
from sfb_bot.games.warseer.rules.setup import Ledger, Setup, Terms
from sfb_bot.games.warseer.rules.tables import Tables
from sfb_bot.hexgrid import Cell, Mask
from sfb_bot.kernel import Dice, Seat, value

EndReason = Literal["goal", "hero", "feats", "rounds", "aim", "concession", "agreement", "time", "organiser"]

# Where no seat has been named yet.
NO_SEAT: Final = Seat(0)
MOST_INFLUENCE: Final = 10
MOST_INCOME: Final = 15
MOST_RELICS: Final = 3
HAND: Final = 7
PUT_BACK: Final = 3
SKIRMISH_ROUNDS: Final = 6
SKIRMISH_INFLUENCE: Final = 5

# Tokens of a creature, as bits.
STUN: Final = 1
POISON: Final = 2
DISEASE: Final = 4
TOKENS: Final[dict[str, int]] = {"stun": STUN, "poison": POISON, "disease": DISEASE}


class Phase(StrEnum):
    """Where in the match we are; the phase alone decides which flow comes next."""

    FIRST_PLAYER = "first_player"
    MUSTER = "muster"
    RESOURCES = "resources"
    TERMS = "terms"
    HEROES = "heroes"
    TERRAIN = "terrain"
    CAMPS = "camps"
    LANDMARKS = "landmarks"
    PLACING = "placing"
    PREPARATION = "preparation"
    HANDS = "hands"
    GEAR = "gear"
    DEPLOYMENT = "deployment"
    START = "start"
    MAIN = "main"
    ROUND = "round"
    OVER = "over"


PREPARING: Final = frozenset(
    {
        Phase.FIRST_PLAYER,
        Phase.MUSTER,
        Phase.RESOURCES,
        Phase.TERMS,
        Phase.HEROES,
        Phase.TERRAIN,
        Phase.CAMPS,
        Phase.LANDMARKS,
        Phase.PLACING,
        Phase.PREPARATION,
        Phase.HANDS,
        Phase.GEAR,
    }
)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the match ended; no winner means a draw. `winner` is a side."""

    winner: int | None
    reason: EndReason


@value
class Mod:
    """Something that holds for a creature for a time: a keyword, a value, an extra die.

    `what` is grant, stat or extra. `until` is attack, next_attack, turn (the end of the active player's) or
    match. A building's `source` is the card.
    """

    what: str
    name: str = ""
    number: int = 0
    dice: str = ""
    subject: str = ""
    until: str = "turn"


# Any: what is computed by `profiles` and kept here, so that this module need not know it.
Seen = Any


@dataclass(slots=True, eq=False)
class Creature:
    """A figure on the battlefield: `seat` controls it now, `owner` brought it.

    `tokens` are bits. `is_turned`: it has been activated or may not be. `spare` are activations that a card
    allows besides. `charms` are the enchantments on it with those who played them, `relic` the bought one,
    `beneath` the card it lies on as a Resurgent, with its owner. `has_gained`: a building has named it this
    turn. `seen` keeps its computed values.
    """

    id: CreatureId
    kind: CreatureKind
    owner: Seat
    seat: Seat
    cell: Cell
    wounds: int = 0
    armour: int = 0
    tokens: int = 0
    is_turned: bool = False
    is_summoned: bool = False
    spare: int = 0
    mods: tuple[Mod, ...] = ()
    charms: tuple[tuple[KindId, Seat], ...] = ()
    relic: KindId | None = None
    beneath: tuple[KindId, Seat] | None = None
    has_gained: bool = False
    has_chased: bool = False
    has_lost_armour: bool = False
    seen: Seen | None = None

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Creature) or self.id != other.id:
            return False
        return all(getattr(self, name) == getattr(other, name) for name in CREATURE_FIELDS)

    __hash__ = None  # pyright: ignore[reportAssignmentType]  they change

    def copy(self) -> Creature:
        """An independent copy."""
        made = Creature.__new__(Creature)
        made.id = self.id
        made.kind = self.kind
        made.owner = self.owner
        made.seat = self.seat
        made.cell = self.cell
        made.wounds = self.wounds
        made.armour = self.armour
        made.tokens = self.tokens
        made.is_turned = self.is_turned
        made.is_summoned = self.is_summoned
        made.spare = self.spare
        made.mods = self.mods
        made.charms = self.charms
        made.relic = self.relic
        made.beneath = self.beneath
        made.has_gained = self.has_gained
        made.has_chased = self.has_chased
        made.has_lost_armour = self.has_lost_armour
        made.seen = self.seen
        return made


# What is no part of a creature but found out about it; neither compared nor stored.
FOUND_OUT: Final = frozenset({"seen"})
CREATURE_FIELDS: Final = tuple(each.name for each in fields(Creature) if each.name not in FOUND_OUT)


@value
class Relic:
    """A relic of a hero: armour tokens and markers that are left on it."""

    card: KindId
    armour: int = 0
    uses: int = 0
    is_turned: bool = False


@value
class Building:
    """A building of a city."""

    card: KindId
    is_turned: bool = False


@dataclass(slots=True)
class Player:
    """What one seat has. The top of the deck is the end of its list.

    `history` holds creatures, battle cards; `wealth` is the sum of their incomes, which may leave the track
    (WQ27). `marks` counts the income marks reached. `shown` is how many feats lie face up in the Hall,
    `hidden` those face down. `facts` counts what was done in this turn, by names,
    `facts_of_match` what counts longer. `upgrades` are the bought
    cards that are left, `named` the enemies it has put on a list. What the seat alone knows: `top` are the
    cards it has seen on top of its deck, as they lie there, `spied` those it has seen in other hands and that
    are still there.
    """

    seat: Seat
    hero: KindId | None = None
    figure: CreatureId = NOBODY
    influence: int = 0
    wealth: int = 0
    points: int = 0
    marks: int = 0
    turns: int = 0
    deck: list[KindId] = field(default_factory=list[KindId])
    hand: list[KindId] = field(default_factory=list[KindId])
    feats: list[KindId] = field(default_factory=list[KindId])
    shown: list[KindId] = field(default_factory=list[KindId])
    hidden: list[KindId] = field(default_factory=list[KindId])
    camp: list[KindId] = field(default_factory=list[KindId])
    city: list[KindId] = field(default_factory=list[KindId])
    history: list[KindId] = field(default_factory=list[KindId])
    relics: list[Relic] = field(default_factory=list[Relic])
    buildings: list[Building] = field(default_factory=list[Building])
    facts: dict[str, int] = field(default_factory=dict[str, int])
    facts_of_match: dict[str, int] = field(default_factory=dict[str, int])
    upgrades: list[KindId] = field(default_factory=list[KindId])
    injured: list[KindId] = field(default_factory=list[KindId])
    named: list[KindId] = field(default_factory=list[KindId])
    top: list[KindId] = field(default_factory=list[KindId])
    spied: list[tuple[Seat, KindId]] = field(default_factory=list[tuple[Seat, KindId]])
    ledger: Ledger | None = None
    has_left: bool = False
    has_fallen: bool = False
    is_cleared: bool = False

    def copy(self) -> Player:
        """An independent copy."""
        made = Player.__new__(Player)
        made.seat = self.seat
        made.hero = self.hero
        made.figure = self.figure
        made.influence = self.influence
        made.wealth = self.wealth
        made.points = self.points
        made.marks = self.marks
        made.turns = self.turns
        made.deck = self.deck.copy()
        made.hand = self.hand.copy()
        made.feats = self.feats.copy()
        made.shown = self.shown.copy()
        made.hidden = self.hidden.copy()
        made.camp = self.camp.copy()
        made.city = self.city.copy()
        made.history = self.history.copy()
        made.relics = self.relics.copy()
        made.buildings = self.buildings.copy()
        made.facts = self.facts.copy()
        made.facts_of_match = self.facts_of_match.copy()
        made.upgrades = self.upgrades.copy()
        made.injured = self.injured.copy()
        made.named = self.named.copy()
        made.top = self.top.copy()
        made.spied = self.spied.copy()
        made.ledger = self.ledger
        made.has_left = self.has_left
        made.has_fallen = self.has_fallen
        made.is_cleared = self.is_cleared
        return made

    @property
    def income(self) -> int:
        """What the track shows (W-134)."""
        return min(max(self.wealth, 0), MOST_INCOME)

    @property
    def is_out(self) -> bool:
        """Whether it takes no more turns."""
        return self.has_left or self.has_fallen


@dataclass(slots=True)
class State:
    """A match. `creatures` is everybody on the battlefield by number, in the order they came.

    `order` are the seats in turn order, `turn` whose turn it is. `standing` are the cells of each seat's
    creatures, `taken` all of them. `pieces` is terrain that was put on the map, `camps` whose forward camp
    lies where, `landmarks` whose landmark. `is_last`: the last feat was taken, the game ends with this turn.
    `rounds` are those that are left of a skirmish, `last` who activated last there, `first`
    who began the round. `gone` is who has left the battlefield: the number, what it was, whose.
    """

    tables: Tables
    setup: Setup
    dice: Dice
    phase: Phase
    players: list[Player]
    map: BattleMap
    ground: Ground
    standing: list[Mask]
    terms: Terms
    taken: Mask = 0
    order: tuple[Seat, ...] = ()
    zones: tuple[Mask, ...] = ()
    turn: Seat = NO_SEAT
    turn_no: int = 0
    step: int = 0
    creatures: dict[CreatureId, Creature] = field(default_factory=dict[CreatureId, Creature])
    pieces: tuple[tuple[Cell, KindId], ...] = ()
    camps: tuple[tuple[Cell, Seat], ...] = ()
    landmarks: tuple[tuple[Cell, Seat], ...] = ()
    feat_deck: list[KindId] = field(default_factory=list[KindId])
    feat_discard: list[KindId] = field(default_factory=list[KindId])
    is_last: bool = False
    next_id: int = 1
    rounds: int = 0
    last: Seat = NO_SEAT
    first: Seat = NO_SEAT
    draw_offers: list[Seat] = field(default_factory=list[Seat])
    concessions: list[Seat] = field(default_factory=list[Seat])
    gone: list[tuple[CreatureId, KindId, Seat]] = field(default_factory=list[tuple[CreatureId, KindId, Seat]])
    outcome: Outcome | None = None
    # Who stands where, for speed.
    at: dict[Cell, Creature] = field(default_factory=dict[Cell, Creature], compare=False)

    def copy(self) -> State:
        """An independent copy."""
        made = State.__new__(State)
        made.tables = self.tables
        made.setup = self.setup
        made.dice = self.dice.copy()
        made.phase = self.phase
        made.players = [player.copy() for player in self.players]
        made.map = self.map
        made.ground = self.ground
        made.standing = self.standing.copy()
        made.terms = self.terms
        made.taken = self.taken
        made.order = self.order
        made.zones = self.zones
        made.turn = self.turn
        made.turn_no = self.turn_no
        made.step = self.step
        made.creatures = creatures = {number: each.copy() for number, each in self.creatures.items()}
        made.at = {each.cell: each for each in creatures.values()}
        made.pieces = self.pieces
        made.camps = self.camps
        made.landmarks = self.landmarks
        made.feat_deck = self.feat_deck.copy()
        made.feat_discard = self.feat_discard.copy()
        made.is_last = self.is_last
        made.next_id = self.next_id
        made.rounds = self.rounds
        made.last = self.last
        made.first = self.first
        made.draw_offers = self.draw_offers.copy()
        made.concessions = self.concessions.copy()
        made.gone = self.gone.copy()
        made.outcome = self.outcome
        return made

    @property
    def mode(self) -> ModeRules:
        """How it is played."""
        return MODES[self.setup.mode]

    def are_allied(self, one: Seat, other: Seat) -> bool:
        """Whether two seats play together; everybody does with themselves (W-1)."""
        side_of = MODES[self.setup.mode].side_of
        return side_of[one] == side_of[other]

    def allies(self, seat: Seat) -> Mask:
        """The cells of allied creatures, the own ones included."""
        found = self.standing[seat]
        for other in MODES[self.setup.mode].partners[seat]:
            found |= self.standing[other]
        return found

    def enemies(self, seat: Seat) -> Mask:
        """The cells of enemy creatures."""
        return self.taken & ~self.allies(seat)


def new_state(tables: Tables, setup: Setup, seed: str) -> State:
    """A match before anything has happened; where the map is left to chance another one takes its place."""
    mode = MODES[setup.mode]
    players = [Player(Seat(seat)) for seat in range(mode.seats)]
    for player, arms in zip(players, setup.arms, strict=False):
        player.upgrades, player.injured = list(arms.upgrades), list(arms.injured)
    found = tables.content.maps[setup.map] if setup.map else tables.maps_for(mode.players_of_map)[0]
    ground = tables.ground(found.id, ())
    standing: list[Mask] = [0] * mode.seats
    phase = Phase.MUSTER if mode.matches else Phase.FIRST_PLAYER
    return State(tables, setup, Dice(seed), phase, players, found, ground, standing, setup.terms)
