"""The box, read from `cards/`. Loading is strict: anything wrong stops with file, entry and reason.

What the files say, unchecked, is the document of the box: JSON values that can be stored with matches and
be made into the same box again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, cast

from sfb_bot.card_files.folders import cards_folder
from sfb_bot.card_files.strict_toml import TomlTable, read_toml
from sfb_bot.games.codex.cards.ability_tables import read_abilities, read_keywords
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.content import (
    ADDONS,
    BASE,
    COLOURS,
    TECHS,
    Band,
    CardType,
    Content,
    Kind,
    Spec,
    SpellRank,
    Texts,
)
from sfb_bot.games.codex.rules.ids import KindId, SpecId
from sfb_bot.kernel import ContentError, Json

_GAME: Final = "codex"
_BUILDINGS: Final = "buildings"
_TOKENS: Final = "tokens"
_KEYWORDS: Final = "keywords"
_COLOURS: Final = "colours"
_FILES: Final = (_BUILDINGS, *COLOURS, _TOKENS, _KEYWORDS, _COLOURS)

_STARTER_SIZE: Final = 10
# The cards of a spec by type and tech level: spells, ultimate, tech I, II, III.
_SPEC_SIZE: Final = 12
_TYPES: Final = ("unit", "building", "upgrade", "spell")
_HIGHEST: Final = 20


def load_content(folder: Path | None = None) -> Content:
    """Read the whole box from a folder (by default the one that comes with the program)."""
    return content_from(read_box(folder))


def read_box(folder: Path | None = None) -> Json:
    """The document of the box: what every file says, by the names of the files."""
    folder = folder or cards_folder(_GAME)
    return {name: read_toml(folder / f"{name}.toml") for name in _FILES}


def content_from(document: Json) -> Content:
    """The box that a document describes; ContentError where it does not make sense to this program."""
    # Any: checked value by value as it is taken.
    box: Mapping[str, Any] = document
    sheets = {name: TomlTable.of(f"{name}.toml", box.get(name)) for name in _FILES}
    colours, schools = _colours(sheets[_COLOURS])
    specs = [SpecId(spec) for spec in schools]
    kinds = [_building(entry) for entry in _entries(sheets[_BUILDINGS], "building")]
    heroes: dict[SpecId, Kind] = {}
    for colour in COLOURS:
        sheet = sheets[colour]
        for entry in sheet.tables("hero", "id"):
            hero = _hero(entry, colour, specs)
            if hero.spec in heroes:
                entry.wrong(f"{hero.spec} has a hero already")
            heroes[hero.spec] = hero
            kinds.append(hero)
        kinds.extend(_card(entry, colour, specs) for entry in sheet.tables("card", "id"))
        sheet.done()
    kinds.extend(_token(entry) for entry in _entries(sheets[_TOKENS], "token"))
    words = {entry.text("id"): _keyword(entry) for entry in _entries(sheets[_KEYWORDS], "keyword")}
    _refuse_doubles(kinds)
    made = [
        Spec(spec, name, colour, _hero_of(heroes, spec), _cards_of(kinds, spec))
        for spec, (name, colour) in ((SpecId(each), found) for each, found in schools.items())
    ]
    content = Content(kinds, made, colours, words)
    _check(content)
    return content


def _entries(table: TomlTable, name: str) -> list[TomlTable]:
    entries = table.tables(name, "id")
    table.done()
    return entries


def _id(table: TomlTable) -> KindId:
    found = table.text("id")
    if not (found.isidentifier() and found.isascii() and found.islower()):
        table.wrong("the id must be in small letters, such as war_hound")
    return KindId(found)


def _text(table: TomlTable) -> Texts:
    """What a card says beside its keywords; many say nothing."""
    return table.texts("text") if table.has("text") else {"en": ""}


def _colours(table: TomlTable) -> tuple[dict[str, Texts], dict[str, tuple[Texts, str]]]:
    colours: dict[str, Texts] = {}
    for entry in table.tables("colour", "id"):
        name = entry.text("id", COLOURS)
        colours[name] = entry.texts("name")
        entry.done()
    specs: dict[str, tuple[Texts, str]] = {}
    for entry in table.tables("spec", "id"):
        name = str(_id(entry))
        specs[name] = entry.texts("name"), entry.text("colour", COLOURS)
        entry.done()
    table.done()
    return colours, specs


def _keyword(entry: TomlTable) -> tuple[Texts, Texts]:
    found = entry.texts("name"), entry.texts("text")
    entry.done()
    return found


def _building(table: TomlTable) -> Kind:
    kind = _id(table)
    place: CardType = "base" if kind == BASE else "tech" if kind in TECHS else "addon"
    if place == "addon" and kind not in ADDONS:
        table.wrong("this is no building of the game")
    made = Kind(
        kind,
        "",
        table.texts("name"),
        table.texts("text"),
        place,
        cost=table.number("cost", 0, 9),
        tech=TECHS.index(kind) if place == "tech" else -1,
        hp=table.number("hp", 1, 99),
        workers=table.number("workers", 0, 20),
    )
    table.done()
    return made


def _card(table: TomlTable, colour: str, specs: Sequence[SpecId]) -> Kind:
    kind, code, name = _id(table), table.text("code"), table.texts("name")
    card_type = cast("CardType", table.text("type", _TYPES))
    if table.text("colour", COLOURS) != colour:
        table.wrong(f"this is the file of {colour} cards")
    spec = _spec(table, specs)
    is_spell = card_type == "spell"
    flags, numbers, subtypes = _marks(table)
    made = Kind(
        kind,
        code,
        name,
        _text(table),
        card_type,
        colour,
        spec,
        table.number("cost", 0, _HIGHEST),
        -1 if is_spell else table.number("tech", 0, 3),
        table.number("atk", 0, _HIGHEST) if card_type == "unit" else 0,
        table.number("hp", 1, _HIGHEST) if card_type in ("unit", "building") else 0,
        subtypes,
        flags,
        numbers,
        table.flag("legendary"),
        cast("SpellRank", table.text("spell", ("minor", "ordinary", "ultimate")) if is_spell else ""),
        table.flag("ongoing"),
        abilities=read_abilities(table),
    )
    table.done()
    return made


def _spec(table: TomlTable, specs: Sequence[SpecId]) -> SpecId:
    # A starter card says so by an empty text, which `text` refuses.
    if not table.has("spec"):
        return SpecId("")
    return SpecId(table.text("spec", specs))


def _marks(table: TomlTable) -> tuple[int, dict[str, int], frozenset[str]]:
    """Keywords and subtypes; being an Illusion is a subtype, not an ability (C218)."""
    subtypes = set(table.names("subtypes"))
    words = table.names("keywords")
    if "illusion" in words:
        words = [word for word in words if word != "illusion"]
        subtypes.add("illusion")
    flags, numbers = read_keywords(table, words)
    return flags, numbers, frozenset(subtypes)


def _token(table: TomlTable) -> Kind:
    kind, code, name = _id(table), table.text("code"), table.texts("name")
    flags, numbers, subtypes = _marks(table)
    made = Kind(
        kind,
        code,
        name,
        _text(table),
        "unit",
        table.text("colour", COLOURS),
        cost=0,
        tech=0,
        atk=table.number("atk", 0, _HIGHEST),
        hp=table.number("hp", 1, _HIGHEST),
        subtypes=subtypes,
        flags=flags,
        numbers=numbers,
        is_legendary=table.flag("legendary"),
        is_token=True,
        limit=table.number("limit", 1, 9, 0) if table.has("limit") else 0,
        flips_to=KindId(_face(table)),
        abilities=read_abilities(table),
    )
    table.done()
    return made


def _face(table: TomlTable) -> str:
    for name in ("flips_to", "flips_from"):
        if table.has(name):
            return table.text(name)
    return ""


def _hero(table: TomlTable, colour: str, specs: Sequence[SpecId]) -> Kind:
    kind, code, name = _id(table), table.text("code"), table.texts("name")
    if table.text("colour", COLOURS) != colour:
        table.wrong(f"this is the file of {colour} cards")
    spec = SpecId(table.text("spec", specs))
    cost = table.number("cost", 0, 9)
    bands = _bands(table)
    made = Kind(
        kind,
        code,
        name,
        table.texts("text"),
        "hero",
        colour,
        spec,
        cost,
        atk=bands[0].atk,
        hp=bands[0].hp,
        abilities=read_abilities(table),
        bands=bands,
    )
    table.done()
    return made


def _bands(table: TomlTable) -> tuple[Band, ...]:
    """Three bands; each has the keywords of those below it, too (C108)."""
    words = table.lists("keywords")
    entries = table.tables("bands")
    if len(entries) != 3 or len(words) != 3:
        table.wrong("a hero has three bands, each with a list of keywords")
    bands: list[Band] = []
    flags, numbers, level = 0, cast("dict[str, int]", {}), 0
    for entry, names in zip(entries, words, strict=True):
        more, added = read_keywords(table, names)
        flags |= more
        numbers = {**numbers, **added}
        found = entry.number("level", level + 1, _HIGHEST)
        bands.append(Band(found, entry.number("atk", 0, 9), entry.number("hp", 1, 9), flags, numbers))
        level = found
        entry.done()
    if bands[0].level != 1:
        table.wrong("a hero begins at level 1")
    return tuple(bands)


# --- The whole box ----------------------------------------------------------------------------------------


def _hero_of(heroes: Mapping[SpecId, Kind], spec: SpecId) -> KindId:
    if spec not in heroes:
        raise ContentError(f"{_COLOURS}.toml", spec, "there is no hero of this school")
    return heroes[spec].id


def _cards_of(kinds: Sequence[Kind], spec: SpecId) -> tuple[KindId, ...]:
    return tuple([kind.id for kind in kinds if kind.spec == spec and kind.type != "hero"])


def _refuse_doubles(kinds: Sequence[Kind]) -> None:
    """No two things have the same id, none the same name in any language: people say them."""
    seen: dict[tuple[str, str], str] = {}
    for kind in kinds:
        for language, said in (("", str(kind.id)), *kind.name.items()):
            found = language, said.casefold()
            if found in seen:
                raise ContentError(f"{kind.colour}.toml", kind.id, f"{said} is what {seen[found]} is called")
            seen[found] = kind.id


def _check(content: Content) -> None:
    for colour, cards in content.starters.items():
        if len(cards) != _STARTER_SIZE:
            raise ContentError(f"{colour}.toml", "", f"{len(cards)} starter cards, not {_STARTER_SIZE}")
    for spec in content.specs.values():
        if len(spec.cards) != _SPEC_SIZE:
            raise ContentError(f"{spec.colour}.toml", spec.id, f"{len(spec.cards)} cards, not {_SPEC_SIZE}")
    for kind in content.kinds.values():
        if kind.flips_to and kind.flips_to not in content.kinds:
            raise ContentError(f"{_TOKENS}.toml", kind.id, f"there is no {kind.flips_to}")
    missing = sorted(set(key.BITS) - set(content.keywords) - _NAMELESS)
    if missing:
        raise ContentError(f"{_KEYWORDS}.toml", "", f"nothing is said about {', '.join(missing)}")


# Only the rules have a word for these; on cards their text says it.
_NAMELESS: Final = frozenset({"blighting", "stampeding", "cannot_be_sacrificed", "shielded"})
