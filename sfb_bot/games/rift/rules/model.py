"""The state of a match: plain lists and numbers, copied by hand, changed by `evolve` alone."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, Literal

from sfb_bot.games.rift.rules.content import Ability, Content, WarriorKind
from sfb_bot.games.rift.rules.ids import NO_ITEM, NOBODY, NOWHERE, Cell, KindId, SpellId, WarriorId
from sfb_bot.kernel import Dice, Seat, value

BLUE: Final = Seat(0)
RED: Final = Seat(1)
SEATS: Final = (BLUE, RED)
# Which way is forward, by seat.
FORWARD: Final = (1, -1)

MODE_NAME: Final = "duel"
ArmyWay = Literal["basic", "draft"]
EndReason = Literal["portal", "destruction", "tally", "concession", "agreement", "time", "organiser"]


class Phase(StrEnum):
    """Where in the match we are; the phase alone decides which flow comes next."""

    FIRST_PLAYER = "first_player"
    DEAL = "deal"
    KEEP = "keep"
    PICK = "pick"
    MUSTER = "muster"
    START = "start"
    SUMMON = "summon"
    ARRIVAL = "arrival"
    MAIN = "main"
    DRAW = "draw"
    OVER = "over"


PREPARING: Final = frozenset({Phase.FIRST_PLAYER, Phase.DEAL, Phase.KEEP, Phase.PICK, Phase.MUSTER})


@dataclass(frozen=True, slots=True)
class Setup:
    """What was agreed before the match. `first` is the seat that takes turn 1, None for a lot."""

    army: ArmyWay
    first: Seat | None


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the match ended; no winner means a draw."""

    winner: Seat | None
    reason: EndReason


@value
class Enchantment:
    """A spell that lies on a warrior; `owner` is the seat from whose deck the card came."""

    spell: SpellId
    owner: Seat


@value
class Item:
    """An attack (no spell) or a spell on the stack, by its number in the match.

    `seat` controls it, `owner` is the seat from whose deck the card came. What a spell names is as in `Play`;
    `total` is the announced sum of an attack.
    """

    number: int
    seat: Seat
    owner: Seat
    spell: SpellId
    target: WarriorId = NOBODY
    second: WarriorId = NOBODY
    cell: Cell = NOWHERE
    steps: int = 0
    item: int = NO_ITEM
    enchantment: SpellId = SpellId("")
    participants: tuple[WarriorId, ...] = ()
    total: int = 0

    @property
    def is_attack(self) -> bool:
        """An attack, not a spell."""
        return not self.spell


@dataclass(slots=True)
class Warrior:
    """A warrior in a lane; `kind` is its card, `form` that which lies on a Shapeshifter.

    The fields from `shape` on repeat what the others say, for speed; `evolve` keeps them true: the card whose
    rank, numbers and ability count, the ability if it is not neutralised, what enchantments add to life and
    damage.
    """

    id: WarriorId
    seat: Seat
    kind: WarriorKind
    cell: Cell
    form: WarriorKind | None = None
    damage: int = 0
    enchantments: list[Enchantment] = field(default_factory=list[Enchantment])
    is_new: bool = True
    has_stepped: bool = False
    has_changed: bool = False
    shape: WarriorKind = field(init=False)
    ability: Ability | None = field(init=False)
    op: str = field(init=False)
    flies: bool = field(init=False)
    more_life: int = field(init=False, default=0)
    more_damage: int = field(init=False, default=0)
    is_invisible: bool = field(init=False, default=False)
    is_neutralised: bool = field(init=False, default=False)

    def __post_init__(self) -> None:
        self.shape = shape = self.form or self.kind
        self.ability = shape.ability
        self.op = shape.ability.op if shape.ability else ""
        self.flies = shape.flies

    def copy(self) -> Warrior:
        """An independent copy."""
        made = Warrior.__new__(Warrior)
        made.id = self.id
        made.seat = self.seat
        made.kind = self.kind
        made.cell = self.cell
        made.form = self.form
        made.damage = self.damage
        made.enchantments = self.enchantments.copy()
        made.is_new = self.is_new
        made.has_stepped = self.has_stepped
        made.has_changed = self.has_changed
        made.shape = self.shape
        made.ability = self.ability
        made.op = self.op
        made.flies = self.flies
        made.more_life = self.more_life
        made.more_damage = self.more_damage
        made.is_invisible = self.is_invisible
        made.is_neutralised = self.is_neutralised
        return made


@dataclass(slots=True)
class Player:
    """What one seat has, and what it has seen that the other has not.

    The top of a deck is the end of its list. `tops` counts the cards on top of the warrior deck that
    everybody knows, `in_deck` lists warriors everybody has seen go into it before it was shuffled. `army` are
    the warriors chosen so far, in the order they came. `packets` are those this seat has held, as they came
    to it; `packet` is the one it holds now. `boxed` are cards this seat put into the box itself. `spent` are
    warriors that have had their return. `destroyed` counts the own warriors destroyed so far.
    """

    seat: Seat
    army: list[KindId]
    packet: list[KindId]
    packets: list[tuple[KindId, ...]]
    boxed: list[KindId]
    deck: list[KindId]
    tops: int
    in_deck: list[KindId]
    discard: list[KindId]
    spent: list[KindId]
    destroyed: int
    hand: list[SpellId]
    spell_deck: list[SpellId]
    spell_discard: list[SpellId]
    has_seen_box: bool

    @staticmethod
    def fresh(seat: Seat) -> Player:
        """A player before anything is dealt."""
        return Player(seat, [], [], [], [], [], 0, [], [], [], 0, [], [], [], False)

    def copy(self) -> Player:
        """An independent copy."""
        return Player(
            self.seat,
            self.army.copy(),
            self.packet.copy(),
            self.packets.copy(),
            self.boxed.copy(),
            self.deck.copy(),
            self.tops,
            self.in_deck.copy(),
            self.discard.copy(),
            self.spent.copy(),
            self.destroyed,
            self.hand.copy(),
            self.spell_deck.copy(),
            self.spell_discard.copy(),
            self.has_seen_box,
        )


@dataclass(slots=True)
class State:
    """A whole match at one moment, secrets included.

    `rank` and `pick` say how far a draft has come, `box` are the warriors in neither army that have not been
    a form, `used_forms` those that have. `done` are the last items that have left the stack, to be
    told of. `turned` is the warrior that was turned up and waits for its lane,
    `arrived` the one whose summon ability comes next. `roll` keeps whose and what every warrior was
    that has ever been in a lane, `cells` finds them by where they stand. `next_id`
    and `next_item` number warriors and items of the stack. `is_quiet`: nobody was summoned or destroyed this
    turn yet; `quiet` counts such turns in a row.
    """

    content: Content
    setup: Setup
    dice: Dice
    phase: Phase
    rank: int
    pick: int
    first: Seat
    turn: Seat
    turn_no: int
    players: list[Player]
    box: list[KindId]
    used_forms: list[KindId]
    warriors: dict[WarriorId, Warrior]
    roll: dict[WarriorId, tuple[Seat, KindId]]
    cells: list[Warrior | None]
    stack: list[Item]
    done: list[Item]
    turned: KindId | None
    arrived: WarriorId
    next_id: int
    next_item: int
    has_attacked: bool
    is_quiet: bool
    quiet: int
    is_exhausted: bool
    draw_offers: list[Seat]
    outcome: Outcome | None

    def copy(self) -> State:
        """An independent copy; shared parts are immutable."""
        warriors = {number: warrior.copy() for number, warrior in self.warriors.items()}
        cells: list[Warrior | None] = [None] * len(self.cells)
        for warrior in warriors.values():
            cells[warrior.cell] = warrior
        return State(
            self.content,
            self.setup,
            self.dice.copy(),
            self.phase,
            self.rank,
            self.pick,
            self.first,
            self.turn,
            self.turn_no,
            [player.copy() for player in self.players],
            self.box.copy(),
            self.used_forms.copy(),
            warriors,
            self.roll.copy(),
            cells,
            self.stack.copy(),
            self.done.copy(),
            self.turned,
            self.arrived,
            self.next_id,
            self.next_item,
            self.has_attacked,
            self.is_quiet,
            self.quiet,
            self.is_exhausted,
            self.draw_offers.copy(),
            self.outcome,
        )


def other(seat: Seat) -> Seat:
    """The opponent."""
    return RED if seat == BLUE else BLUE


def new_state(content: Content, setup: Setup, seed: str) -> State:
    """A table with nothing decided yet."""
    return State(
        content=content,
        setup=setup,
        dice=Dice(seed),
        phase=Phase.FIRST_PLAYER,
        rank=0,
        pick=0,
        first=BLUE,
        turn=BLUE,
        turn_no=0,
        players=[Player.fresh(seat) for seat in SEATS],
        box=[],
        used_forms=[],
        warriors={},
        roll={},
        cells=[None] * len(content.cell_names),
        stack=[],
        done=[],
        turned=None,
        arrived=NOBODY,
        next_id=0,
        next_item=1,
        has_attacked=False,
        is_quiet=True,
        quiet=0,
        is_exhausted=False,
        draw_offers=[],
        outcome=None,
    )
