"""The state of a match: plain lists and numbers, copied by hand, changed by `evolve` alone."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from enum import StrEnum
from typing import Any, Final, Literal

from sfb_bot.games.codex.rules.content import NO_SPEC, Content, Kind
from sfb_bot.games.codex.rules.ids import NOTHING, KindId, ObjId, SpecId
from sfb_bot.kernel import Dice, Seat, value

EndReason = Literal["base", "debt", "concession", "agreement", "time", "organiser"]
PickWay = Literal["blind", "draft", "random"]

FIRST: Final = Seat(0)
DUEL: Final = "duel"
TEAMS: Final = "teams"
# Free-for-all, by the number of players.
MELEES: Final = ("melee3", "melee4", "melee5")
SIDES: Final[dict[str, tuple[tuple[Seat, ...], ...]]] = {
    DUEL: ((Seat(0),), (Seat(1),)),
    # Partners sit opposite each other.
    TEAMS: ((Seat(0), Seat(2)), (Seat(1), Seat(3))),
    **{name: tuple((Seat(seat),) for seat in range(number)) for number, name in enumerate(MELEES, 3)},
}

MOST_GOLD: Final = 20
MOST_HAND: Final = 5
FEW_WORKERS: Final = 10  # With fewer, two cards must be taken from the codex (C53).
TECH_PICKS: Final = 2
BASE_HP: Final = 20
TEAM_BASE_HP: Final = 30
LOST_BUILDING: Final = 2

# Runes that mean something by themselves.
PLUS: Final = "plus"
MINUS: Final = "minus"
TIME: Final = "time"
CRUMBLING: Final = "crumbling"
# Base ATK that was set when the card wore a feather already.
OVER_FEATHERS: Final = "over_feathers"
FEATHER: Final = "feather"


class Phase(StrEnum):
    """Where in the match we are; the phase alone decides which flow comes next."""

    FIRST_PLAYER = "first_player"
    PICK = "pick"
    DEAL = "deal"
    TECH = "tech"
    UPKEEP = "upkeep"
    MAIN = "main"
    OVER = "over"


PREPARING: Final = frozenset({Phase.FIRST_PLAYER, Phase.PICK, Phase.DEAL})


@dataclass(frozen=True, slots=True)
class Setup:
    """What was agreed before the match. `first` is a seat of the side that begins, None for a lot.

    `chosen` are heroes that seats have chosen beforehand, the main hero first; empty for those who have not.
    """

    mode: str
    heroes: int
    picks: PickWay
    first: Seat | None
    chosen: tuple[tuple[KindId, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the match ended; no winner means a draw. `winner` is a side."""

    winner: int | None
    reason: EndReason


@value
class Mod:
    """Something that holds for a card, for a time or for good.

    `what` is atk, hp, armor, a numbered keyword, `key` or `lose` (`amount` is then bits of keywords),
    `base_atk`, `type` (`word` is the subtype) or a word the code knows. `until` is `turn`, `upkeep` and
    `start` (of `seat`), `after` (the next turn of `seat`), or empty.
    """

    what: str
    amount: int = 0
    until: str = ""
    seat: Seat = Seat(0)
    word: str = ""
    source: ObjId = NOTHING


@value
class Edict:
    """Something that holds for a player and not for a card, such as a peace; `until` as in `Mod`."""

    name: str
    seat: Seat
    until: str
    of: Seat
    amount: int = 0
    word: str = ""


# Any: what is computed by `values` and `at_work` and kept here, so that this module need not know it.
Seen = Any


@dataclass(slots=True, eq=False)
class Obj:
    """Something on the table or in the future: `seat` controls it now, `owner` began with it.

    `shape` is what its values and abilities are of: its own kind, or what it is a copy of. `fresh` is
    arrival fatigue, `slot` its place in the patrol zone, `post` that in the last patrol its player has set,
    `used` how often each ability was used this turn.
    `links` are others it remembers, `number` and `word` what was chosen for it. `home` are the seats control
    goes back to, with the moment: the last one first to go. `is_future`: forecasted; `jailer`: in its jail or
    graveyard; neither is in play. `hurt` says what the last damage was. `seen` keeps its computed values.
    """

    id: ObjId
    kind: Kind
    owner: Seat
    seat: Seat
    shape: Kind
    level: int = 0
    damage: int = 0
    armor_used: int = 0
    runes: dict[str, int] = field(default_factory=dict[str, int])
    mods: list[Mod] = field(default_factory=list[Mod])
    is_exhausted: bool = False
    fresh: bool = True
    slot: int = 0
    host: ObjId = NOTHING
    spec: SpecId = NO_SPEC
    is_building_site: bool = False
    is_future: bool = False
    skips_ready: bool = False
    is_doomed: bool = False
    hurt: str = ""
    attacks: int = 0
    born: int = 0
    used: dict[int, int] = field(default_factory=dict[int, int])
    links: tuple[ObjId, ...] = ()
    number: int = 0
    word: str = ""
    home: tuple[tuple[Seat, str], ...] = ()
    held: tuple[KindId, ...] = ()
    shape_until: str = ""
    is_seen_by: tuple[Seat, ...] = ()
    was_max_at_start: bool = False
    post: int = 0
    seen: Seen | None = None

    # Cards are the same where everything but what is computed is; told apart by their numbers nearly always.
    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Obj) or self.id != other.id:
            return False
        return all(getattr(self, name) == getattr(other, name) for name in OBJ_FIELDS)

    __hash__ = None  # pyright: ignore[reportAssignmentType]  they change

    def copy(self) -> Obj:
        """An independent copy."""
        made = Obj.__new__(Obj)
        made.id = self.id
        made.kind = self.kind
        made.owner = self.owner
        made.seat = self.seat
        made.shape = self.shape
        made.level = self.level
        made.damage = self.damage
        made.armor_used = self.armor_used
        made.runes = self.runes.copy()
        made.mods = self.mods.copy()
        made.is_exhausted = self.is_exhausted
        made.fresh = self.fresh
        made.slot = self.slot
        made.host = self.host
        made.spec = self.spec
        made.is_building_site = self.is_building_site
        made.is_future = self.is_future
        made.skips_ready = self.skips_ready
        made.is_doomed = self.is_doomed
        made.hurt = self.hurt
        made.attacks = self.attacks
        made.born = self.born
        made.used = self.used.copy()
        made.links = self.links
        made.number = self.number
        made.word = self.word
        made.home = self.home
        made.held = self.held
        made.shape_until = self.shape_until
        made.is_seen_by = self.is_seen_by
        made.was_max_at_start = self.was_max_at_start
        made.post = self.post
        made.seen = self.seen
        return made


# What is no part of a card but found out about it; neither compared nor stored.
FOUND_OUT: Final = frozenset({"seen"})
OBJ_FIELDS: Final = tuple(each.name for each in fields(Obj) if each.name not in FOUND_OUT)


@dataclass(slots=True)
class HeroCard:
    """A hero of a player: `obj` while it is in play, `wait` own turns that have to end before it may come."""

    kind: KindId
    wait: int = 0
    obj: ObjId = NOTHING
    has_died: bool = False

    def copy(self) -> HeroCard:
        """An independent copy."""
        return HeroCard(self.kind, self.wait, self.obj, self.has_died)


@dataclass(slots=True)
class Player:
    """What one seat has. The top of the deck is the end of its list.

    `hired` are the cards among the workers, the newest last; the workers it began with have no faces.
    `least_picks` is how many cards it has to take from the codex next time. `built` are the tech buildings
    and add-ons it has ever started, `spec` is the school of its tech II. `spent` counts what was done in this
    turn, by names. Who `has_left` is asked nothing any more; their cards stay until the action under way is
    done, then everything `is_cleared`. `lots` are its tech buildings and add-on on the table, by what they
    are, for speed.
    """

    seat: Seat
    gold: int = 0
    workers: int = 0
    hand: list[KindId] = field(default_factory=list[KindId])
    deck: list[KindId] = field(default_factory=list[KindId])
    discard: list[KindId] = field(default_factory=list[KindId])
    codex: dict[KindId, int] = field(default_factory=dict[KindId, int])
    hired: list[KindId] = field(default_factory=list[KindId])
    heroes: list[HeroCard] = field(default_factory=list[HeroCard])
    bans: list[KindId] = field(default_factory=list[KindId])
    least_picks: int = 0
    spec: SpecId = NO_SPEC
    built: list[KindId] = field(default_factory=list[KindId])
    has_locked: bool = False
    turns: int = 0
    spent: dict[str, int] = field(default_factory=dict[str, int])
    trash: list[KindId] = field(default_factory=list[KindId])
    has_left: bool = False
    is_cleared: bool = False
    lots: dict[KindId, ObjId] = field(default_factory=dict[KindId, ObjId])

    def copy(self) -> Player:
        """An independent copy."""
        return Player(
            self.seat,
            self.gold,
            self.workers,
            self.hand.copy(),
            self.deck.copy(),
            self.discard.copy(),
            self.codex.copy(),
            self.hired.copy(),
            [hero.copy() for hero in self.heroes],
            self.bans.copy(),
            self.least_picks,
            self.spec,
            self.built.copy(),
            self.has_locked,
            self.turns,
            self.spent.copy(),
            self.trash.copy(),
            self.has_left,
            self.is_cleared,
            self.lots.copy(),
        )


@dataclass(slots=True)
class State:
    """A match. `objs` is everything on the table by its number, in the order it came.

    `active` are the seats whose turn it is, `extra` those who have another turn coming. `sources` are the
    things in play whose auras and rules touch others; `unsettled`: something changed since the last check,
    and `loose` are the things of whose state something may follow, by their numbers; `altered` those for
    which something holds that may end.
    `tied` are the seats that play on for a decision (C278). `bases` by side. `gone` is what has left the
    table: its number, what it was, whose.
    """

    content: Content
    setup: Setup
    dice: Dice
    phase: Phase
    players: list[Player]
    sides: tuple[tuple[Seat, ...], ...]
    side_of: tuple[int, ...]
    first: Seat = FIRST
    active: tuple[Seat, ...] = ()
    turn_no: int = 0
    # The side whose turn was the last that was no extra one, -1 before that: from there it goes on.
    regular: int = -1
    objs: dict[ObjId, Obj] = field(default_factory=dict[ObjId, Obj])
    bases: list[ObjId] = field(default_factory=list[ObjId])
    edicts: list[Edict] = field(default_factory=list[Edict])
    extra: list[Seat] = field(default_factory=list[Seat])
    sources: list[Obj] = field(default_factory=list[Obj], compare=False)
    attacker: ObjId = NOTHING
    defender: ObjId = NOTHING
    next_id: int = 1
    pick_no: int = 0
    unsettled: bool = field(default=False, compare=False)
    loose: dict[ObjId, Obj] = field(default_factory=dict[ObjId, Obj], compare=False)
    altered: dict[ObjId, Obj] = field(default_factory=dict[ObjId, Obj], compare=False)
    tied: tuple[Seat, ...] = ()
    fallen: tuple[Seat, ...] = ()
    draw_offers: list[Seat] = field(default_factory=list[Seat])
    concessions: list[Seat] = field(default_factory=list[Seat])
    gone: list[tuple[ObjId, KindId, Seat]] = field(default_factory=list[tuple[ObjId, KindId, Seat]])
    outcome: Outcome | None = None
    # What is computed of it and kept, as `seen` of its cards; `kept` only until the next event.
    at_work: Seen | None = field(default=None, compare=False)
    holdings: Seen | None = field(default=None, compare=False)
    kept: dict[object, Seen] = field(default_factory=dict[object, Seen], compare=False)

    def copy(self) -> State:
        """An independent copy."""
        made = State.__new__(State)
        made.content = self.content
        made.setup = self.setup
        made.dice = self.dice.copy()
        made.phase = self.phase
        made.players = [player.copy() for player in self.players]
        made.sides = self.sides
        made.side_of = self.side_of
        made.first = self.first
        made.active = self.active
        made.turn_no = self.turn_no
        made.regular = self.regular
        made.objs = objs = {number: obj.copy() for number, obj in self.objs.items()}
        made.bases = self.bases.copy()
        made.edicts = self.edicts.copy()
        made.extra = self.extra.copy()
        made.sources = [objs[obj.id] for obj in self.sources]
        made.attacker = self.attacker
        made.defender = self.defender
        made.next_id = self.next_id
        made.pick_no = self.pick_no
        made.unsettled = self.unsettled
        made.loose = {number: objs[number] for number in self.loose}
        made.altered = {number: objs[number] for number in self.altered}
        made.tied = self.tied
        made.fallen = self.fallen
        made.draw_offers = self.draw_offers.copy()
        made.concessions = self.concessions.copy()
        made.gone = self.gone.copy()
        made.outcome = self.outcome
        made.at_work = made.holdings = None
        made.kept = {}
        return made

    # --- Who is who ---

    def opponents(self, seat: Seat) -> list[Seat]:
        """The seats that play against this one, in the order of the seats."""
        side = self.side_of[seat]
        return [each.seat for each in self.players if self.side_of[each.seat] != side and not each.is_cleared]

    def is_opposing(self, seat: Seat, other: Seat) -> bool:
        """Whether two seats play against each other."""
        return self.side_of[seat] != self.side_of[other]

    def base_of(self, seat: Seat) -> Obj:
        """The base of a seat, which partners share."""
        return self.objs[self.bases[self.side_of[seat]]]

    @property
    def chooser(self) -> Seat:
        """Who decides what arises in this turn where nobody else is named (C202)."""
        return self.active[0]


def new_state(content: Content, setup: Setup, seed: str) -> State:
    """A match before anything has happened."""
    sides = SIDES[setup.mode]
    side_of = [0] * sum(len(side) for side in sides)
    for number, side in enumerate(sides):
        for seat in side:
            side_of[seat] = number
    players = [Player(Seat(seat)) for seat in range(len(side_of))]
    return State(content, setup, Dice(seed), Phase.FIRST_PLAYER, players, sides, tuple(side_of))
