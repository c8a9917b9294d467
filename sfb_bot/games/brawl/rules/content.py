"""What comes in the box: champions, cards, the arena, challenges and traps, as fixed values.

Loaded once from `cards/brawl/` (see `games.brawl.cards`); nothing in here changes during a match.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal

from sfb_bot.games.brawl.rules.choices import OnCard, OnChampion, OnHex, StandardChoice
from sfb_bot.hexgrid import Cell, Grid, Mask, cells_of
from sfb_bot.kernel import Option

if TYPE_CHECKING:
    from sfb_bot.games.brawl.rules.effects.conditions import Bonus
    from sfb_bot.games.brawl.rules.effects.ops import Op

ChampionId = str
CardId = str
ChallengeId = str
TrapFace = str
Texts = Mapping[str, str]

# A core is its place in this list; a set of cores is a bit mask over it.
CORES: Final = ("destruction", "creation", "manipulation")
CORE_LETTERS: Final = "RYB"
ALL_CORES: Final = 0b111
ANY_CORE: Final = -1
# What an action is paid with when an ability pays for it.
FREE_OF_CHARGE: Final = -1

CardKind = Literal["attack", "skill", "reaction"]
RangeKind = Literal["melee", "direct", "indirect", "arc", "ring"]
Keyword = Literal["lifesteal", "shared_lifesteal", "double", "ignores_defence", "no_reactions"]
Immunity = Literal["stun", "push"]
# What a card's own move may go through, besides allies.
Passage = Literal["enemies", "statues", "traps"]


def in_language(texts: Texts, language: str) -> str:
    """The text in a language, or in English where that is missing."""
    return texts.get(language) or texts["en"]


@dataclass(frozen=True, slots=True)
class Reach:
    """Where a card may choose targets: one champion by distance, or a pattern around the champion."""

    kind: RangeKind
    nearest: int = 1
    farthest: int = 1
    has_printed_minimum: bool = False


@dataclass(frozen=True, slots=True)
class KeywordRule:
    """A keyword an attack has while a condition holds."""

    keyword: Keyword
    when: str


@dataclass(frozen=True, slots=True)
class Card:
    """One action card."""

    id: CardId
    champion: ChampionId
    names: Texts
    texts: Texts
    core: int
    kind: CardKind
    move: int | None = None
    move_through: frozenset[Passage] = frozenset()
    reach: Reach | None = None
    aims_at_anyone: bool = False
    strength: int = 0
    strength_bonus: tuple[Bonus, ...] = ()
    keywords: frozenset[Keyword] = frozenset()
    keywords_if: tuple[KeywordRule, ...] = ()
    poison: int = 0
    defence: int | None = None
    defence_bonus: tuple[Bonus, ...] = ()
    before: tuple[Op, ...] = ()
    now: tuple[Op, ...] = ()
    effects: tuple[Op, ...] = ()
    after: tuple[Op, ...] = ()
    after_knock_out: tuple[Op, ...] = ()
    option: Option = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "option", Option(self.id, OnCard(self.id)))


@dataclass(frozen=True, slots=True)
class StandardAction:
    """One of the four actions every champion can take without a card; `core` may be ANY_CORE."""

    id: str
    names: Texts
    texts: Texts
    core: int
    move: int
    reach: Reach | None
    effects: tuple[Op, ...]
    option: Option = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "option", Option(self.id, StandardChoice(self.id)))


@dataclass(frozen=True, slots=True)
class Ability:
    """What a levelled champion can do all the time. Every field is one kind of passive ability."""

    immune: frozenset[Immunity] = frozenset()
    guards: bool = False
    adjacent_enemy_defence: int = 0
    own_range: tuple[int, int] = (0, 0)
    trap_hex_defence: int = 0
    traps_sleep: bool = False
    own_poison: int = 0
    lifesteal_while_bloodied: bool = False
    pierces_bloodied: bool = False
    target_defence: int = 0
    strength_for_red_cards: bool = False
    untargetable_beside_ally: bool = False
    silences_adjacent: bool = False
    hits_instead_of_dash: bool = False
    displacement_stuns: bool = False
    steady_beside_statue: bool = False
    upkeep_draw: int = 0
    plans_from_discard: bool = False
    any_core_as_creation: bool = False
    free_standard_action: bool = False
    at_activation: tuple[Op, ...] = ()
    after_manipulation_card: tuple[Op, ...] = ()


NO_ABILITY: Final = Ability()


@dataclass(frozen=True, slots=True)
class SheetSide:
    """One side of a champion card."""

    health: int
    defence: int
    ability: Ability = NO_ABILITY
    texts: Texts | None = None


@dataclass(frozen=True, slots=True)
class Champion:
    """A champion as printed: both sides of the sheet and the six cards."""

    id: ChampionId
    code: str
    names: Texts
    titles: Texts
    basic: SheetSide
    levelled: SheetSide
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Statue:
    """A statue and the coloured area around it."""

    id: str
    names: Texts
    core: int
    cell: Cell
    area: Mask


@dataclass(frozen=True, slots=True)
class Deployment:
    """A deployment area; `gate` says where a picture draws the gate behind it, in axial units."""

    id: str
    names: Texts
    cells: Mask
    gate: tuple[float, float]


class Arena:
    """The board: a grid and what is printed on it."""

    __slots__ = (
        "beside_statue",
        "deployments",
        "grid",
        "hex_options",
        "names",
        "statue_cells",
        "statues",
        "trap_hexes",
    )

    def __init__(
        self,
        names: Texts,
        grid: Grid,
        statues: Iterable[Statue],
        deployments: Iterable[Deployment],
        trap_hexes: Mask,
    ) -> None:
        self.names = names
        self.grid = grid
        self.statues: Mapping[str, Statue] = {statue.id: statue for statue in statues}
        self.deployments: Mapping[str, Deployment] = {area.id: area for area in deployments}
        self.trap_hexes = trap_hexes
        self.statue_cells: Mask = grid.mask(statue.cell for statue in self.statues.values())
        self.beside_statue: Mapping[str, Mask] = {
            statue.id: grid.adjacent[statue.cell] for statue in self.statues.values()
        }
        # One Option object per hex for the whole program: movement questions are made of these.
        self.hex_options: tuple[Option, ...] = tuple(
            Option(name, OnHex(cell)) for cell, name in enumerate(grid.names)
        )

    def cell(self, name: str) -> Cell | None:
        """The cell a player calls `name` (upper or lower case), or None."""
        wanted = name.strip().upper()
        return self.grid.names.index(wanted) if wanted in self.grid.names else None

    def options(self, cells: Mask) -> list[Option]:
        """The options for a set of hexes, in board order."""
        hex_options = self.hex_options
        return [hex_options[cell] for cell in cells_of(cells)]


ConditionKind = Literal[
    "control_area",
    "control_enemy_deployment",
    "in_both_deployments",
    "beside_statue",
    "beside_every_statue",
    "beside_one_statue",
    "on_trap_hexes",
    "levelled",
]


@dataclass(frozen=True, slots=True)
class Challenge:
    """A challenge card and the condition that scores it."""

    id: ChallengeId
    names: Texts
    texts: Texts
    shorts: Texts
    kind: ConditionKind
    statue: str = ""
    count: int = 0


@dataclass(frozen=True, slots=True)
class Trap:
    """A kind of trap token: so many of them, each doing so much damage (or `stun`, or `root`)."""

    face: TrapFace
    count: int
    damage: int = 0


class Content:
    """Everything in the box, found by id."""

    __slots__ = (
        "arena",
        "cards",
        "challenges",
        "champion_options",
        "champions",
        "standard_actions",
        "traps",
        "traps_in_play",
    )

    def __init__(
        self,
        arena: Arena,
        champions: Iterable[Champion],
        challenges: Iterable[Challenge],
        traps: Iterable[Trap],
        traps_in_play: int,
        standard_actions: Iterable[StandardAction],
    ) -> None:
        self.arena = arena
        self.champions: Mapping[ChampionId, Champion] = {champion.id: champion for champion in champions}
        self.cards: Mapping[CardId, Card] = {
            card.id: card for champion in self.champions.values() for card in champion.cards
        }
        self.challenges: Mapping[ChallengeId, Challenge] = {
            challenge.id: challenge for challenge in challenges
        }
        self.traps: Mapping[TrapFace, Trap] = {trap.face: trap for trap in traps}
        self.traps_in_play = traps_in_play
        self.standard_actions: Mapping[str, StandardAction] = {
            action.id: action for action in standard_actions
        }
        self.champion_options: Mapping[ChampionId, Option] = {
            champion: Option(champion, OnChampion(champion)) for champion in self.champions
        }
