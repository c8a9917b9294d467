"""What the box holds: cards, heroes, tokens and buildings, as the card files describe them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

from sfb_bot.games.codex.rules.choices import Build, Level, Play, Summon
from sfb_bot.games.codex.rules.ids import KindId, SpecId
from sfb_bot.games.codex.rules.keywords import names_of
from sfb_bot.games.codex.rules.selector import Selector
from sfb_bot.kernel import Json, Option

Texts = Mapping[str, str]
CardType = Literal["unit", "hero", "building", "upgrade", "spell", "base", "tech", "addon"]
SpellRank = Literal["", "minor", "ordinary", "ultimate"]

NEUTRAL: Final = "neutral"
COLOURS: Final = (NEUTRAL, "red", "green", "blue", "black", "white", "purple")
BASE: Final = KindId("base")
TECHS: Final = (KindId(""), KindId("tech1"), KindId("tech2"), KindId("tech3"))
TOWER: Final = KindId("tower")
SURPLUS: Final = KindId("surplus")
TECH_LAB: Final = KindId("tech_lab")
HEROES_HALL: Final = KindId("heroes_hall")
ADDONS: Final = (TOWER, SURPLUS, TECH_LAB, HEROES_HALL)
ONE_HERO_ADDONS: Final = (TOWER, SURPLUS)

COPIES: Final = 2

NO_KIND: Final = KindId("")
NO_SPEC: Final = SpecId("")
_NO_OPTION: Final = Option("")


@dataclass(frozen=True, slots=True)
class Part:
    """One instruction of an effect: what is done, to what, and the numbers that go with it."""

    op: str
    on: Selector | None = None
    args: Mapping[str, Json] = field(default_factory=dict[str, Json])

    def number(self, name: str, usual: int = 0) -> int:
        """A number of the instruction."""
        found = self.args.get(name, usual)
        assert isinstance(found, int)
        return found

    def word(self, name: str, usual: str = "") -> str:
        """A word of the instruction."""
        found = self.args.get(name, usual)
        assert isinstance(found, str)
        return found

    def words(self, name: str) -> tuple[str, ...]:
        """A list of words of the instruction."""
        return tuple(self.args.get(name, ()))


@dataclass(frozen=True, slots=True)
class Cost:
    """Paid for an ability. `runes` are taken from the card itself; `others` are own cards to exhaust."""

    gold: int = 0
    exhaust: bool = False
    discard: int = 0
    rune: str = ""
    runes: int = 0
    sacrifice: Selector | None = None
    sacrifice_self: bool = False
    others: Selector | None = None
    other_count: int = 0


@dataclass(frozen=True, slots=True)
class Ability:
    """Something a card does. `when` says how it comes about:

    `play` (a spell resolves), `use` (it is paid for), `arrives`, `attacks`, `upkeep`, `dies`, `leaves`,
    `max` (a hero reaches its highest level), `end` (of the controller's turn), `every_end`, `boost` (played
    with its boost), `aura` (while it is in play, for what `on` selects), `host` (for what it is attached to),
    `static` (named by `name`, known to the code), `kills` (its own damage killed what `on` selects), or a
    watch: `unit_dies`, `arrival`, `spell_played`, `unit_played`.
    `band` is the lowest band of a hero that has it, `limit` how often in a turn.
    """

    when: str
    parts: tuple[Part, ...] = ()
    cost: Cost | None = None
    limit: int = 0
    band: int = 0
    name: str = ""
    may: bool = False
    on: Selector | None = None
    atk: int = 0
    hp: int = 0
    armor: int = 0
    flags: int = 0
    numbers: Mapping[str, int] = field(default_factory=dict[str, int])
    zone: str = ""


@dataclass(frozen=True, slots=True)
class Band:
    """The values of a hero from a level on; `flags` and `numbers` are all it has then."""

    level: int
    atk: int
    hp: int
    flags: int
    numbers: Mapping[str, int]


@dataclass(frozen=True, slots=True, eq=False)
class Kind:
    """A card, hero, token or building. `tech` is -1 where there is none, `limit` 0 where there is none.

    `has_text`: it has an ability in the sense of C218. The fields after it repeat the others, for speed;
    `plain` keeps what `values` computes of a card that nothing changes (Any: not known here).
    """

    id: KindId
    code: str
    name: Texts
    text: Texts
    type: CardType
    colour: str = NEUTRAL
    spec: SpecId = NO_SPEC
    cost: int = 0
    tech: int = -1
    atk: int = 0
    hp: int = 0
    subtypes: frozenset[str] = frozenset()
    flags: int = 0
    numbers: Mapping[str, int] = field(default_factory=dict[str, int])
    is_legendary: bool = False
    spell: SpellRank = ""
    is_ongoing: bool = False
    is_token: bool = False
    limit: int = 0
    workers: int = 0
    abilities: tuple[Ability, ...] = ()
    bands: tuple[Band, ...] = ()
    flips_to: KindId = NO_KIND
    has_text: bool = False
    is_unit: bool = False
    is_hero: bool = False
    is_building: bool = False
    is_fighter: bool = False
    is_quiet: bool = True
    doubles: bool = False
    most_atk: int = 99
    by_when: Mapping[str, tuple[tuple[int, Ability], ...]] = field(
        default_factory=dict[str, tuple[tuple[int, Ability], ...]]
    )
    by_band: tuple[Mapping[str, tuple[tuple[int, Ability], ...]], ...] = ()
    plain: dict[int, Any] = field(default_factory=dict[int, Any])
    play: Option = _NO_OPTION
    summon: Option = _NO_OPTION
    build: Option = _NO_OPTION
    level_up: Option = _NO_OPTION

    def abilities_for(self, when: str) -> tuple[tuple[int, Ability], ...]:
        """Its abilities of a sort, with their places on the card."""
        return self.by_when.get(when, ())


def completed(kind: Kind) -> Kind:
    """The kind with the fields that repeat the others."""
    by_when: dict[str, list[tuple[int, Ability]]] = {}
    for index, ability in enumerate(kind.abilities):
        by_when.setdefault(ability.when, []).append((index, ability))
    changes: Json = {
        "has_text": bool(kind.abilities or kind.flags or kind.numbers),
        "is_unit": kind.type == "unit",
        "is_hero": kind.type == "hero",
        "is_building": kind.type in ("building", "base", "tech", "addon"),
        "is_fighter": kind.type in ("unit", "hero"),
        "is_quiet": not any(when in ("aura", "gives", "host", "static") for when in by_when),
        "doubles": any(ability.name == "doubling" for ability in kind.abilities),
        "most_atk": 1 if any(ability.name == "atk_cap" for ability in kind.abilities) else 99,
        "by_when": {when: tuple(found) for when, found in by_when.items()},
        "by_band": tuple(
            {when: tuple([each for each in found if each[1].band <= band]) for when, found in by_when.items()}
            for band in range(len(kind.bands))
        ),
        "plain": {},
        "play": Option(f"play>{kind.id}", Play(kind.id)),
        "summon": Option(f"summon>{kind.id}", Summon(kind.id)),
        "build": Option(f"build>{kind.id}", Build(kind.id)),
        "level_up": Option(f"level>{kind.id}", Level(kind.id)),
    }
    for name, found in changes.items():
        object.__setattr__(kind, name, found)
    return kind


@dataclass(frozen=True, slots=True)
class Spec:
    """One of the twenty schools; its hero and its twelve codex cards."""

    id: SpecId
    name: Texts
    colour: str
    hero: KindId
    cards: tuple[KindId, ...]


class Content:
    """All there is, by its ids."""

    def __init__(
        self,
        kinds: Iterable[Kind],
        specs: Iterable[Spec],
        colours: Mapping[str, Texts],
        keywords: Mapping[str, tuple[Texts, Texts]],
    ) -> None:
        self.kinds: dict[KindId, Kind] = {kind.id: completed(kind) for kind in kinds}
        self.specs: dict[SpecId, Spec] = {spec.id: spec for spec in specs}
        self.colours = dict(colours)
        # The name of each keyword, and what it means.
        self.keywords = dict(keywords)
        self.heroes: tuple[Kind, ...] = tuple(self.kinds[spec.hero] for spec in self.specs.values())
        self.starters: dict[str, tuple[KindId, ...]] = {
            colour: tuple(
                [
                    kind.id
                    for kind in self.kinds.values()
                    if kind.colour == colour and not kind.spec and not kind.is_token and _is_card(kind)
                ]
            )
            for colour in COLOURS
        }
        # Where somebody chooses from a pile, the cards stand in this order.
        self.order: dict[KindId, int] = {kind: number for number, kind in enumerate(self.kinds)}
        self._forms: dict[tuple[KindId, int, int], Kind] = {}

    def form(self, kind: KindId, tech: int, cost: int) -> Kind:
        """A kind as something is transformed into it: with a tech level and a cost of its own (C238)."""
        usual = self.kinds[kind]
        if (usual.tech, usual.cost) == (tech, cost):
            return usual
        found = self._forms.get((kind, tech, cost))
        if found is None:
            found = completed(replace(usual, tech=tech, cost=cost))
            self._forms[kind, tech, cost] = found
        return found

    def codex_of(self, heroes: Iterable[KindId]) -> dict[KindId, int]:
        """The codex for some heroes: two of each card of their specs (C25, C26)."""
        return {card: COPIES for hero in heroes for card in self.specs[self.kinds[hero].spec].cards}


def _is_card(kind: Kind) -> bool:
    return kind.type in ("unit", "building", "upgrade", "spell")


def keyword_names(flags: int) -> tuple[str, ...]:
    """The keywords of some bits, by name."""
    return names_of(flags)


def in_language(texts: Texts, language: str) -> str:
    """A text in a language, in English where there is none."""
    return texts.get(language) or texts["en"]
