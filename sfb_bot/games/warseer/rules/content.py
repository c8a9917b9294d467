"""What the box holds: dice, creatures, battle cards, feats, terrain, maps and the tournament, as data.

Numbers in brackets such as W-55 or WQ7 are those of the rulebook and its rulings.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NewType

from sfb_bot.games.warseer.rules.effect_values import Condition, Effect, Keyword, Texts
from sfb_bot.hexgrid import Cell, Grid, Mask

# Anything in the box but maps and dice; no two have the same id.
KindId = NewType("KindId", str)
MapId = NewType("MapId", str)

AttackType = Literal["melee", "ranged", "magic"]
DamageKind = Literal["melee", "ranged", "magic", "plain"]
Faction = Literal["grypharim", "vallor", "mercenary"]
CreatureSort = Literal["hero", "character", "minion"]
CardSort = Literal["spell", "relic", "building", "tactic"]
FeatSort = Literal["military", "achievement"]
UpgradeSort = Literal["building", "incantation", "relic", "tactic"]
TerrainSort = Literal["basic", "unique", "pair"]
Gender = Literal["masculine", "feminine", "neuter"]
NameCase = Literal["genitive", "dative", "accusative", "instrumental", "prepositional"]

# Faces of dice by their letters.
CRIT: Final = "c"
HIT: Final = "h"
PUSH: Final = "p"
BLANK: Final = "-"
FACES: Final = {"crit": CRIT, "hit": HIT, "push": PUSH, "blank": BLANK}
DICE: Final = "YBRGPK"

# By their numbers; a character without a star is below bronze (W-9).
RANKS: Final = ("", "bronze", "silver", "gold")
MERCENARY: Final[Faction] = "mercenary"
DECK_SIZES: Final = (20, 24, 30, 40)
FACTION_CARDS: Final = 20
HERO_CARDS: Final = 10
NO_KIND: Final = KindId("")


@dataclass(frozen=True, slots=True)
class Name:
    """What something is called, by language; genders and cases where a language declines it."""

    texts: Texts
    genders: Texts = field(default_factory=dict[str, str])
    cases: Mapping[str, Texts] = field(default_factory=dict[str, Texts])


@dataclass(frozen=True, slots=True)
class DieKind:
    """A die by its letter: its six faces, as in `chhp--`."""

    id: str
    name: Texts
    faces: str


@dataclass(frozen=True, slots=True)
class CreatureKind:
    """A hero, character or minion as printed.

    `dice` by their letters, as in `BBY`. `crit` is the crit effect, written like a keyword. `rank` is the
    place in RANKS, `stars` 0 without a rank and 2 for the elite. `leadership` (bronze, silver, gold), `camp`
    (the suggested one) and `minion` are a hero's; `cost` and `income` a character's.
    """

    id: KindId
    code: str
    sort: CreatureSort
    name: Name
    text: Texts
    faction: Faction
    attack: AttackType
    dice: str
    range: int
    crit: Keyword
    move: int
    health: int
    keywords: tuple[Keyword, ...] = ()
    tags: frozenset[str] = frozenset()
    effects: tuple[Effect, ...] = ()
    rank: int = 0
    stars: int = 0
    cost: int = 0
    income: int = 0
    leadership: tuple[int, int, int] = (0, 0, 0)
    camp: tuple[KindId, ...] = ()
    minion: KindId = NO_KIND

    @property
    def is_hero(self) -> bool:
        """Whether it is a hero."""
        return self.sort == "hero"

    @property
    def is_character(self) -> bool:
        """Whether it is a character."""
        return self.sort == "character"

    @property
    def is_minion(self) -> bool:
        """Whether it is a minion."""
        return self.sort == "minion"

    def keyword(self, name: str) -> Keyword | None:
        """Its first printed keyword of a name."""
        return next((each for each in self.keywords if each.name == name), None)


@dataclass(frozen=True, slots=True)
class BattleCard:
    """A support card (W-29). `owner` is the faction or the hero whose deck it is in."""

    id: KindId
    code: str
    sort: CardSort
    name: Texts
    text: Texts
    owner: str
    copies: int
    cost: int
    income: int
    marks: tuple[str, ...]
    effects: tuple[Effect, ...]

    @property
    def is_enchantment(self) -> bool:
        """Whether it stays with a creature (W-115)."""
        return any(op.name == "enchant" for effect in self.effects for op in effect.ops)

    @property
    def armour(self) -> int:
        """How many armour tokens it enters with, as a relic (W-117)."""
        return sum(op.number for effect in self.effects for op in effect.ops if op.name == "relic_armour")

    @property
    def uses(self) -> int:
        """How many markers it enters with (W-132); 0: it is not of multiple use."""
        return max((effect.when.uses for effect in self.effects), default=0)


@dataclass(frozen=True, slots=True)
class Feat:
    """A feat. `needs` are alternatives, each a list of facts that must all hold."""

    id: KindId
    code: str
    sort: FeatSort
    name: Texts
    text: Texts
    mark: int
    points: int
    needs: tuple[tuple[Condition, ...], ...]


@dataclass(frozen=True, slots=True)
class TerrainKind:
    """A terrain (section 7). `symbol` draws it on maps, empty where none does.

    `ignores` is the symbol a creature on it ignores, `adds` one that attacks on it gain. At the end of an
    activation within `reach` (on it: 0) `die` is rolled, on the terrain itself `die_on`; `outcomes` by face.
    """

    id: KindId
    name: Texts
    text: Texts
    sort: TerrainSort
    symbol: str = ""
    is_difficult: bool = False
    is_impassable: bool = False
    blocks_sight: bool = False
    ignores: str = ""
    adds: str = ""
    die: str = ""
    die_on: str = ""
    reach: int = 0
    outcomes: Mapping[str, str] = field(default_factory=dict[str, str])


@dataclass(frozen=True, slots=True)
class BattleMap:
    """A map. Cells are those of `grid`, numbered in reading order; names are A1, A2 ... B1 ...

    `terrain` has the id of a terrain for each cell, empty on open ground; `masks` the cells of each terrain
    on the map. `zones` begin with that of the first player; `single_zones` are
    those of players without partners, where teams share theirs. `rows` is the picture, one line a column.
    """

    id: MapId
    code: str
    name: Texts
    text: Texts
    players: int
    rows: tuple[str, ...]
    grid: Grid
    terrain: tuple[KindId, ...]
    masks: Mapping[KindId, Mask]
    zones: tuple[Mask, ...]
    single_zones: tuple[Mask, ...]
    spots: Mask
    centre: Mask

    def cell(self, name: str) -> Cell:
        """The cell of a name such as E5."""
        return self.grid.names.index(name)


@dataclass(frozen=True, slots=True)
class Placing:
    """The landmarks of a scenario: how many each player puts, on which lines, how far from one another.

    `middle` is 3 or 5 middle lines, else the lines are the own ones from `first` to `last`.
    """

    each: int = 0
    middle: int = 0
    first: int = 0
    last: int = 0
    is_apart: bool = False
    one_per_column: bool = False


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario of the tournament; its rules are known to the code by its id, their numbers are here."""

    id: KindId
    code: str
    name: Texts
    placing_text: Texts
    text: Texts
    aim_text: Texts | None
    placing: Placing
    numbers: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Upgrade:
    """A card of the tournament's shop, of set A or B."""

    id: KindId
    code: str
    set: str
    sort: UpgradeSort
    name: Texts
    text: Texts
    price: int
    copies: int
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A line of the achievement sheet; the last reward is coins, points or a free incantation."""

    id: str
    name: Texts
    boxes: int
    coins: int
    last_coins: int = 0
    last_points: int = 0
    last_incantation: bool = False


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A match of the tournament (W-174). `map_by` and `rest_by` are chance, leader or trailing."""

    number: int
    feats: int
    coins: int
    goal: int
    map_by: str
    rest_by: str
    has_scenario: bool = True
    has_income_points: bool = True


@dataclass(frozen=True, slots=True)
class Tournament:
    """What only the tournament needs: matches, prices per cost, shop, scenarios and sheet."""

    matches: tuple[MatchRow, ...]
    price_per_cost: int
    recovery_per_cost: int
    coins_per_point: int
    upgrades: Mapping[KindId, Upgrade]
    scenarios: Mapping[KindId, Scenario]
    sheet: tuple[SheetLine, ...]

    def price(self, kind: CreatureKind) -> int:
        """What a character costs in coins."""
        return self.price_per_cost * kind.cost

    def recovery(self, kind: CreatureKind) -> int:
        """What healing an injured character costs in coins."""
        return self.recovery_per_cost * kind.cost


@dataclass(frozen=True, slots=True)
class Term:
    """A keyword, crit effect, tag or faction: its name and what it means."""

    id: str
    name: Texts
    text: Texts


@dataclass(frozen=True, slots=True)
class Box:
    """Everything the card files tell, in their order; `terms` by sort: keyword, crit, faction, tag."""

    dice: tuple[DieKind, ...]
    creatures: tuple[CreatureKind, ...]
    cards: tuple[BattleCard, ...]
    feats: tuple[Feat, ...]
    terrain: tuple[TerrainKind, ...]
    maps: tuple[BattleMap, ...]
    tournament: Tournament
    terms: Mapping[str, Mapping[str, Term]]
    income_marks: tuple[int, ...]


class Content:
    """All there is, by its ids, which are unique over all sorts; `by_code` finds an id by the set's code."""

    def __init__(self, box: Box) -> None:
        self.dice: dict[str, DieKind] = {die.id: die for die in box.dice}
        self.creatures: dict[KindId, CreatureKind] = {kind.id: kind for kind in box.creatures}
        self.cards: dict[KindId, BattleCard] = {card.id: card for card in box.cards}
        self.feats: dict[KindId, Feat] = {feat.id: feat for feat in box.feats}
        self.terrain: dict[KindId, TerrainKind] = {each.id: each for each in box.terrain}
        self.maps: dict[MapId, BattleMap] = {each.id: each for each in box.maps}
        self.tournament = box.tournament
        self.upgrades = box.tournament.upgrades
        self.scenarios = box.tournament.scenarios
        self.terms = box.terms
        self.income_marks = box.income_marks
        everything = (*self.creatures.values(), *self.cards.values(), *self.feats.values())
        shop = (*self.maps.values(), *self.upgrades.values(), *self.scenarios.values())
        self.by_code: dict[str, str] = {each.code: each.id for each in (*everything, *shop)}
        self.heroes: tuple[CreatureKind, ...] = tuple(
            kind for kind in self.creatures.values() if kind.is_hero
        )
        self.characters: tuple[CreatureKind, ...] = tuple(
            kind for kind in self.creatures.values() if kind.is_character
        )
        self._camp_choices: dict[KindId, tuple[KindId, ...]] = {
            hero.id: tuple(each.id for each in self.characters if each.faction in (hero.faction, MERCENARY))
            for hero in self.heroes
        }
        # Any: what the rules compute once for a box is known to them alone.
        self.kept: dict[object, Any] = {}

    def id_of(self, code: str) -> KindId:
        """The id of what the set calls by a code such as G01."""
        return KindId(self.by_code[code])

    def deck_of(self, hero: KindId) -> dict[KindId, int]:
        """The thirty cards of a hero's battle deck, by how many copies (W-34)."""
        owners = (self.creatures[hero].faction, hero)
        return {card.id: card.copies for card in self.cards.values() if card.owner in owners}

    def camp_choices(self, hero: KindId) -> tuple[KindId, ...]:
        """The characters a hero may bring: those of the faction and mercenaries (W-25)."""
        return self._camp_choices[hero]

    def fits(self, hero: KindId, camp: Iterable[KindId]) -> bool:
        """Whether these characters are different, may be brought and keep within leadership (W-28)."""
        found = tuple(camp)
        if len(set(found)) != len(found) or not set(found) <= set(self.camp_choices(hero)):
            return False
        stars = [0] * len(RANKS)
        for kind in (self.creatures[each] for each in found):
            stars[kind.rank] += kind.stars
        return all(
            count <= most for count, most in zip(stars[1:], self.creatures[hero].leadership, strict=True)
        )

    def feat_deck(self, size: int) -> tuple[KindId, ...]:
        """The feats of a deck of this size (W-152)."""
        return tuple(feat.id for feat in self.feats.values() if feat.mark <= size)


def in_language(texts: Texts, language: str) -> str:
    """A text in a language, in English where there is none."""
    return texts.get(language) or texts["en"]
