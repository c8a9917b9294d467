"""What comes in the box: warriors, spells and the figures of the board, as fixed values.

Loaded once from `cards/rift/` (see `games.rift.cards`); nothing in here changes during a match.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, get_args

from sfb_bot.games.rift.rules.choices import OnCell, OnKind, OnLane, OnSpell
from sfb_bot.games.rift.rules.ids import Cell, KindId, SpellId
from sfb_bot.kernel import Option

Texts = Mapping[str, str]
# Grammar of a name, for sentences in languages that have it; nothing in the rules asks for it.
Gender = Literal["masculine", "feminine", "neuter"]
NameCase = Literal["genitive", "dative", "accusative", "instrumental", "prepositional"]

LANES: Final = ("N", "S")
FARTHEST: Final = 4

Rank = Literal["common", "elite", "champion"]
# From the lowest; armies are built from the highest.
RANKS: Final[tuple[Rank, ...]] = get_args(Rank)
World = Literal["dawn", "dusk"]
Timing = Literal["turn", "any"]

Trigger = Literal[
    "always", "advance", "summoned", "attacking", "attack_acts", "after_attack", "destroyed", "main", "window"
]
AbilityOp = Literal[
    "giant",
    "spellproof",
    "life_aura",
    "life_if_backed",
    "cover",
    "gaze",
    "rally",
    "pack",
    "alone",
    "slayer",
    "breath",
    "push",
    "feast",
    "blast",
    "rebirth",
    "study",
    "drain",
    "recall",
    "charge",
    "step",
    "shapeshift",
]


@dataclass(frozen=True, slots=True)
class OpRule:
    """When an ability acts, whether it has a number, and what it does."""

    triggers: tuple[Trigger, ...]
    has_amount: bool
    about: str


ABILITY_OPS: Final[Mapping[AbilityOp, OpRule]] = {
    "giant": OpRule(("always",), False, "its melee hits fliers"),
    "spellproof": OpRule(("always",), False, "enemy spells cannot target it"),
    "life_aura": OpRule(("always",), True, "own warriors next to it have more life"),
    "life_if_backed": OpRule(("always",), True, "more life while an own warrior stands right behind it"),
    "cover": OpRule(("always",), False, "own warriors behind it cannot be hit from afar across it"),
    "gaze": OpRule(("always",), False, "enemies next to it cannot take part in attacks"),
    "rally": OpRule(("attacking",), True, "other own warriors in its lane deal more damage"),
    "pack": OpRule(("attacking",), True, "more damage if another own common takes part"),
    "alone": OpRule(("attacking",), True, "more damage when it attacks alone"),
    "slayer": OpRule(("attacking",), True, "more damage against champions"),
    "breath": OpRule(("attack_acts",), True, "damage to the enemy right behind the target"),
    "push": OpRule(("after_attack",), True, "a surviving target is pushed back if that is free"),
    "feast": OpRule(("after_attack",), True, "spells are drawn when the target was destroyed"),
    "blast": OpRule(("destroyed",), True, "damage to each enemy next to it"),
    "rebirth": OpRule(("destroyed",), False, "the first time it goes on top of the deck instead"),
    "study": OpRule(("summoned",), True, "spells are drawn"),
    "drain": OpRule(("summoned",), False, "the opponent discards a spell of their choice"),
    "recall": OpRule(("summoned",), False, "a lesser warrior of the discard may go on top of the deck"),
    "charge": OpRule(("advance",), True, "advances more cells than one"),
    "step": OpRule(("main",), False, "one cell forward or back, once in the own turn"),
    "shapeshift": OpRule(("main", "window"), False, "takes a form from the box, once each turn"),
}

SpellOp = Literal["enchant", "cancel", "retarget", "to_deck", "duel", "blast", "exchange", "move", "damage"]
# What is named when a spell is played: `lesser_enemy` is an enemy below champion rank, `duel` one own and
# one enemy in a lane, `pair` two own, `magic` an opposing spell or an enchantment, `aimed_spell` an opposing
# spell with one warrior as target.
TargetLine = Literal["own", "enemy", "any", "lesser_enemy", "duel", "pair", "cell", "magic", "aimed_spell"]
SINGLE: Final[frozenset[TargetLine]] = frozenset({"own", "enemy", "any", "lesser_enemy"})
Place = Literal["top", "shuffled"]


def in_language(texts: Texts, language: str) -> str:
    """The text in a language, or in English where that is missing."""
    return texts.get(language) or texts["en"]


@dataclass(frozen=True, slots=True)
class Name:
    """What something is called, by language; genders and cases where a language declines it."""

    texts: Texts
    genders: Texts = field(default_factory=dict[str, str])
    cases: Mapping[str, Texts] = field(default_factory=dict[str, Texts])


@dataclass(frozen=True, slots=True)
class Ability:
    """What a warrior can do besides striking."""

    op: AbilityOp
    amount: int = 0


@dataclass(frozen=True, slots=True)
class WarriorKind:
    """A warrior as printed. `damage` has a value for each distance from 1, None where it cannot strike.

    `texts` say what its ability does, None without one; `reasons` why one would pick it.
    """

    id: KindId
    name: Name
    world: World
    rank: Rank
    copies: int
    flies: bool
    life: int
    damage: tuple[int | None, ...]
    ability: Ability | None
    texts: Texts | None
    reasons: Texts
    option: Option = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "option", Option(self.id, OnKind(self.id)))

    @property
    def worth(self) -> int:
        """A rough value for choosing in somebody's place: life and the best damage."""
        return self.life + max(value or 0 for value in self.damage)


@dataclass(frozen=True, slots=True)
class Spell:
    """A spell card. Of an enchantment (`op` is enchant) the fields from `life` on say what it does.

    `amount` is damage, `beside` that on neighbouring cells, `steps` the moves to choose from (back below 0).
    """

    id: SpellId
    name: Name
    texts: Texts
    copies: int
    timing: Timing
    target: TargetLine
    op: SpellOp
    amount: int = 0
    beside: int = 0
    steps: tuple[int, ...] = ()
    avoids_goal: bool = False
    place: Place = "top"
    life: int = 0
    damage: int = 0
    flies: bool = False
    hides: bool = False
    silences: bool = False
    # It stays on its warrior.
    is_enchantment: bool = field(init=False)
    # It has exactly one warrior as target, so that it can be reflected.
    is_aimed: bool = field(init=False)
    option: Option = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "is_enchantment", self.op == "enchant")
        object.__setattr__(self, "is_aimed", self.target in SINGLE)
        object.__setattr__(self, "option", Option(self.id, OnSpell(self.id)))


@dataclass(frozen=True, slots=True)
class Board:
    """The figures of a match: cells per lane, what is dealt and kept, opening hands, quiet turns."""

    length: int
    dealt: int
    kept: int
    first_hand: int
    second_hand: int
    warning_after: int
    exhaustion_after: int
    tally_after: int
    last_turn: int


class Content:
    """Everything in the box, found by id; any text will do to look something up."""

    __slots__ = (
        "board",
        "cell_names",
        "cell_options",
        "kinds",
        "lane_options",
        "length",
        "pool",
        "spell_deck",
        "spells",
    )

    def __init__(self, board: Board, kinds: Iterable[WarriorKind], spells: Iterable[Spell]) -> None:
        self.board = board
        # Of a lane, in cells.
        self.length = board.length
        self.kinds: Mapping[str, WarriorKind] = {kind.id: kind for kind in kinds}
        self.spells: Mapping[str, Spell] = {spell.id: spell for spell in spells}
        # All warrior cards of a rank, copies included, in the order of the files.
        self.pool: Mapping[Rank, tuple[KindId, ...]] = {
            rank: tuple(
                kind.id for kind in self.kinds.values() if kind.rank == rank for _ in range(kind.copies)
            )
            for rank in RANKS
        }
        self.spell_deck: tuple[SpellId, ...] = tuple(
            spell.id for spell in self.spells.values() for _ in range(spell.copies)
        )
        self.cell_names: tuple[str, ...] = tuple(
            f"{lane}{number}" for lane in LANES for number in range(1, board.length + 1)
        )
        # One Option object per cell for the whole program.
        self.cell_options: tuple[Option, ...] = tuple(
            Option(name, OnCell(cell)) for cell, name in enumerate(self.cell_names)
        )
        self.lane_options: tuple[Option, ...] = tuple(
            Option(name, OnLane(lane)) for lane, name in enumerate(LANES)
        )

    def cell(self, name: str) -> Cell | None:
        """The cell a player calls `name` (upper or lower case), or None."""
        wanted = name.strip().upper()
        return self.cell_names.index(wanted) if wanted in self.cell_names else None
