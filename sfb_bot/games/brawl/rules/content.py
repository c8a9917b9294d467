"""What comes in the box: champions, cards, the arena, challenges and traps, as fixed values.

Loaded once from `cards/brawl/` (see `games.brawl.cards`); nothing in here changes during a match.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from sfb_bot.games.brawl.rules.choices import OnCard, OnChampion, OnHex, OnTeam, StandardChoice
from sfb_bot.games.brawl.rules.ids import ActionId, CardId, ChallengeId, ChampionId, TrapFace
from sfb_bot.hexgrid import Cell, Grid, Hex, Mask, cells_of
from sfb_bot.kernel import Option

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
Keyword = Literal["lifesteal", "shared_lifesteal", "double", "ignores_defence", "no_reactions", "poison"]
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

    def changed(self, nearer: int, farther: int) -> Reach:
        """The range with other limits; an unprinted minimum stays 1, and patterns stay as they are (Q14)."""
        if self.kind not in ("direct", "indirect"):
            return self
        nearest = max(1, self.nearest + nearer) if self.has_printed_minimum else self.nearest
        return Reach(self.kind, nearest, self.farthest + farther, self.has_printed_minimum)


@dataclass(frozen=True, slots=True)
class KeywordRule:
    """A keyword an attack has, always or while a condition holds; `number` is that of `poison 2`."""

    keyword: Keyword
    when: str = ""
    number: int = 0


@dataclass(frozen=True, slots=True)
class Bonus:
    """So much more: always, if a condition holds, or once per thing counted."""

    amount: int
    when: str = ""
    per: str = ""


@dataclass(frozen=True, slots=True)
class Whom:
    """Whom an effect is about: a selector, and for neighbours whom they are beside."""

    selector: str
    beside: str = ""


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect of a card: an op of the vocabulary and what the card file says for its keys."""

    op: str
    keys: Mapping[str, KeyValue]
    whom: Whom | None = None
    when: str = ""


# What a card file may say for a key of an op or for an ability, once it has been read.
KeyValue = (
    bool | int | str | tuple[int, ...] | frozenset[str] | tuple[Bonus, ...] | tuple[KeywordRule, ...]
) | tuple[Effect, ...]


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
    keywords: tuple[KeywordRule, ...] = ()
    defence: int | None = None
    defence_bonus: tuple[Bonus, ...] = ()
    before: tuple[Effect, ...] = ()
    now: tuple[Effect, ...] = ()
    effects: tuple[Effect, ...] = ()
    after: tuple[Effect, ...] = ()
    after_knock_out: tuple[Effect, ...] = ()
    option: Option = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "option", Option(self.id, OnCard(self.id)))

    @property
    def most_defence(self) -> int:
        """The most defence a reaction gives, with everything its own text may add."""
        most = (self.defence or 0) + sum(bonus.amount for bonus in self.defence_bonus)
        for effect in self.now:
            cards, each = effect.keys.get("cards"), effect.keys.get("defence")
            if isinstance(cards, int) and isinstance(each, int):
                most += cards * each
        return most


@dataclass(frozen=True, slots=True)
class StandardAction:
    """One of the four actions every champion can take without a card; `core` may be ANY_CORE."""

    id: ActionId
    names: Texts
    texts: Texts
    core: int
    move: int
    reach: Reach | None
    effects: tuple[Effect, ...]
    option: Option = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "option", Option(self.id, StandardChoice(self.id)))


@dataclass(frozen=True, slots=True)
class SheetSide:
    """One side of a champion card; `abilities` by name, with what the card file says for each."""

    health: int
    defence: int
    abilities: Mapping[str, KeyValue] = field(default_factory=dict[str, KeyValue])
    texts: Texts | None = None

    @property
    def own_range(self) -> tuple[int, int]:
        """How the range of this side's cards is changed, for pictures that show it."""
        match self.abilities.get("own_range"):
            case (int(nearer), int(farther)):
                return nearer, farther
            case _:
                return 0, 0


# Grammar of a champion's name, for sentences in languages that have it; nothing in the rules asks for it.
Gender = Literal["masculine", "feminine", "neuter"]
NameCase = Literal["genitive", "dative", "accusative", "instrumental", "prepositional"]
# What a champion is good at, for those who choose one; nothing in the rules asks for it.
Role = Literal["fighter", "defender", "archer", "support", "controller", "runner"]


@dataclass(frozen=True, slots=True)
class Champion:
    """A champion as printed: both sides of the sheet and the six cards; `roles` are our own words.

    `cases` are those of its name by language, where it is declined.
    """

    id: ChampionId
    code: str
    names: Texts
    titles: Texts
    basic: SheetSide
    levelled: SheetSide
    cards: tuple[Card, ...]
    roles: tuple[Role, ...] = ()
    gender: Gender | Literal[""] = ""
    cases: Mapping[str, Texts] = field(default_factory=dict[str, Texts])


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
        "has_equal_areas",
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

        self.has_equal_areas = self._is_mirrored()

    def mirrored(self, cell: Cell) -> Cell:
        """The cell on the other side of the middle column, -1 where the arena has none."""
        place = self.grid.hexes[cell]
        return self.grid.cell_of.get(Hex(-place.q, place.r + place.q), -1)

    def _is_mirrored(self) -> bool:
        """Whether both areas are the same in a mirror: then it makes no difference who has which.

        No range and no pattern tells left from right.
        """
        if len(self.deployments) != 2 or any(self.mirrored(cell) < 0 for cell in range(self.grid.size)):
            return False

        def mirror(cells: Mask) -> Mask:
            return self.grid.mask(map(self.mirrored, cells_of(cells)))

        one, two = (area.cells for area in self.deployments.values())
        same = (self.trap_hexes, *(statue.area for statue in self.statues.values()))
        in_place = all(self.mirrored(statue.cell) == statue.cell for statue in self.statues.values())
        return mirror(one) == two and in_place and all(mirror(cells) == cells for cells in same)

    def cell(self, name: str) -> Cell | None:
        """The cell a player calls `name` (upper or lower case), or None."""
        wanted = name.strip().upper()
        return self.grid.names.index(wanted) if wanted in self.grid.names else None

    def options(self, cells: Mask) -> list[Option]:
        """The options for a set of hexes, in board order."""
        # As `cells_of`, written out: what moves asks this at every step.
        hex_options = self.hex_options
        found: list[Option] = []
        while cells:
            low = cells & -cells
            found.append(hex_options[low.bit_length() - 1])
            cells ^= low
        return found


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
    """A kind of trap token: how many there are and what each does (damage, `stun` or `root`)."""

    face: TrapFace
    count: int
    damage: int = 0


@dataclass(frozen=True, slots=True)
class Team:
    """Champions that go well together, for those who do not know them yet."""

    id: str
    champions: tuple[ChampionId, ...]
    names: Texts
    texts: Texts


class Content:
    """Everything in the box, found by id; any text will do to look something up."""

    __slots__ = (
        "arena",
        "cards",
        "challenges",
        "champion_options",
        "champions",
        "standard_actions",
        "team_options",
        "teams",
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
        *,
        teams: Iterable[Team] = (),
    ) -> None:
        self.arena = arena
        self.champions: Mapping[str, Champion] = {champion.id: champion for champion in champions}
        self.cards: Mapping[str, Card] = {
            card.id: card for champion in self.champions.values() for card in champion.cards
        }
        self.challenges: Mapping[str, Challenge] = {challenge.id: challenge for challenge in challenges}
        self.traps: Mapping[str, Trap] = {trap.face: trap for trap in traps}
        self.traps_in_play = traps_in_play
        self.standard_actions: Mapping[str, StandardAction] = {
            action.id: action for action in standard_actions
        }
        self.champion_options: Mapping[str, Option] = {
            champion.id: Option(champion.id, OnChampion(champion.id)) for champion in self.champions.values()
        }
        self.teams: Mapping[str, Team] = {team.id: team for team in teams}
        self.team_options: Mapping[str, Option] = {
            team.id: Option(team.id, OnTeam(team.id, team.champions)) for team in self.teams.values()
        }
