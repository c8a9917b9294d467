"""The box, read from `cards/`. Loading is strict: anything wrong stops with file, entry and reason.

What the files say, unchecked, is the document of the box: JSON values that can be stored with matches and
be made into the same box again.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, get_args

from sfb_bot.card_files.folders import cards_folder
from sfb_bot.card_files.strict_toml import TomlTable, read_toml
from sfb_bot.games.warseer.cards.creature_tables import TAGS, read_card, read_creature, read_feat
from sfb_bot.games.warseer.cards.keyword_texts import CRITS, KEYWORDS
from sfb_bot.games.warseer.cards.map_tables import read_map, read_terrain
from sfb_bot.games.warseer.cards.tournament_tables import read_tournament
from sfb_bot.games.warseer.rules.content import (
    DECK_SIZES,
    DICE,
    FACES,
    FACTION_CARDS,
    HERO_CARDS,
    Box,
    Content,
    CreatureKind,
    DieKind,
    Faction,
    Term,
)
from sfb_bot.kernel import ContentError, Json

_GAME: Final = "warseer"
_FACTIONS: Final = get_args(Faction)
_DICE: Final = "dice"
_KEYWORDS: Final = "keywords"
_HEROES: Final = "heroes"
_GRYPHARIM: Final = "grypharim"
_VALLOR: Final = "vallor"
_MERCENARIES: Final = "mercenaries"
_FEATS: Final = "feats"
_TERRAIN: Final = "terrain"
_MAPS: Final = "maps"
_TOURNAMENT: Final = "tournament"
_SHOP: Final = "shop"
_SCENARIOS: Final = "scenarios"
_FILES: Final = (
    *(_DICE, _KEYWORDS, _HEROES, _GRYPHARIM, _VALLOR, _MERCENARIES),
    *(_FEATS, _TERRAIN, _MAPS, _TOURNAMENT, _SHOP, _SCENARIOS),
)
_FACES_OF_A_DIE: Final = 6
# What is explained, by sort: every word of each list, and no other.
_TERMS: Final = {"keyword": tuple(KEYWORDS), "crit": tuple(CRITS), "faction": _FACTIONS, "tag": TAGS}


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
    marks = tuple(sheets[_DICE].whole_numbers("income_marks", 3))
    dice = [_die(entry) for entry in _entries(sheets[_DICE], "die")]
    terms = {sort: _terms(sheets[_KEYWORDS], sort) for sort in _TERMS}
    sheets[_KEYWORDS].done()
    heroes = [read_creature(entry, "hero", _FACTIONS) for entry in sheets[_HEROES].tables("hero", "id")]
    minions = [read_creature(entry, "minion", _FACTIONS) for entry in sheets[_HEROES].tables("minion", "id")]
    sheets[_HEROES].done()
    characters = [
        read_creature(entry, "character", (faction,))
        for file, faction in zip((_GRYPHARIM, _VALLOR, _MERCENARIES), _FACTIONS, strict=True)
        for entry in sheets[file].tables("character", "id")
    ]
    cards = [
        read_card(entry, (faction, *(hero.id for hero in heroes if hero.faction == faction)))
        for faction in (_GRYPHARIM, _VALLOR)
        for entry in sheets[faction].tables("card", "id")
    ]
    for file in (_GRYPHARIM, _VALLOR, _MERCENARIES):
        sheets[file].done()
    terrain = [read_terrain(entry) for entry in _entries(sheets[_TERRAIN], "terrain")]
    symbols = {each.symbol: each.id for each in terrain if each.symbol}
    content = Content(
        Box(
            tuple(dice),
            (*heroes, *minions, *characters),
            tuple(cards),
            tuple([read_feat(entry) for entry in _entries(sheets[_FEATS], "feat")]),
            tuple(terrain),
            tuple([read_map(entry, symbols) for entry in _entries(sheets[_MAPS], "map")]),
            read_tournament(
                sheets[_TOURNAMENT],
                _entries(sheets[_SHOP], "upgrade"),
                _entries(sheets[_SCENARIOS], "scenario"),
            ),
            terms,
            marks,
        )
    )
    _refuse_doubles(box)
    _check(content)
    return content


def _entries(table: TomlTable, name: str) -> list[TomlTable]:
    entries = table.tables(name, "id")
    table.done()
    return entries


def _die(table: TomlTable) -> DieKind:
    die, name = table.text("id", DICE), table.texts("name")
    faces = table.text("faces").split()
    unknown = [face for face in faces if face not in FACES]
    if unknown or len(faces) != _FACES_OF_A_DIE:
        table.wrong(f"a die has {_FACES_OF_A_DIE} faces, each one of {', '.join(FACES)}")
    table.done()
    return DieKind(die, name, "".join([FACES[face] for face in faces]))


def _terms(table: TomlTable, sort: str) -> dict[str, Term]:
    found: dict[str, Term] = {}
    for entry in table.tables(sort, "id"):
        name = entry.text("id", _TERMS[sort])
        found[name] = Term(name, entry.texts("name"), entry.texts("text"))
        entry.done()
    missing = [name for name in _TERMS[sort] if name not in found]
    if missing:
        raise ContentError(f"{_KEYWORDS}.toml", "", f"nothing is said about {', '.join(missing)}")
    return found


# --- The whole box ----------------------------------------------------------------------------------------


def _refuse_doubles(box: Mapping[str, Any]) -> None:
    """No two things have the same id or code, none the same name in any language: people say them."""
    seen: dict[tuple[str, str], str] = {}
    # Words and lines of the sheet may be called like something else.
    entries = [
        (file, entry)
        for file in _FILES
        if file not in (_DICE, _KEYWORDS, _TOURNAMENT)
        for found in box[file].values()
        for entry in found
    ]
    for file, entry in entries:
        codes = [("", entry["id"]), ("", entry.get("code", entry["id"]))]
        for said in dict.fromkeys([*codes, *entry["name"].items()]):
            key = said[0], said[1].casefold()
            if key in seen:
                raise ContentError(f"{file}.toml", entry["id"], f"{said[1]} is what {seen[key]} is called")
            seen[key] = entry["id"]


def _check(content: Content) -> None:
    if "".join(content.dice) != DICE:
        raise ContentError(f"{_DICE}.toml", "", f"the dice are {DICE}, in this order")
    for hero in content.heroes:
        _check_hero(content, hero)
    for size in DECK_SIZES:
        if len(content.feat_deck(size)) != size:
            found = len(content.feat_deck(size))
            raise ContentError(f"{_FEATS}.toml", "", f"{found} feats are marked {size} or less, not {size}")


def _check_hero(content: Content, hero: CreatureKind) -> None:
    file = f"{_HEROES}.toml"
    minion = content.creatures.get(hero.minion)
    if minion is None or not minion.is_minion:
        raise ContentError(file, hero.id, f"there is no minion {hero.minion}")
    unknown = [each for each in hero.camp if each not in content.creatures]
    if unknown:
        raise ContentError(file, hero.id, f"there is no {unknown[0]} for the camp")
    if not content.fits(hero.id, hero.camp):
        raise ContentError(file, hero.id, "the suggested camp is more than the hero may lead")
    for owner, size in ((hero.faction, FACTION_CARDS), (hero.id, HERO_CARDS)):
        found = sum(card.copies for card in content.cards.values() if card.owner == owner)
        if found != size:
            raise ContentError(f"{hero.faction}.toml", owner, f"{found} battle cards, not {size}")
