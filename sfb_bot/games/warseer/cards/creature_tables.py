"""Creatures, battle cards and feats as the card files write them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, cast, get_args

from sfb_bot.card_files.declined_names import declined_name
from sfb_bot.card_files.strict_toml import TomlTable
from sfb_bot.games.warseer.cards.effect_texts import read_effect, read_needs
from sfb_bot.games.warseer.cards.keyword_texts import KEYWORDS, EffectError, is_dice, read_crit, read_keyword
from sfb_bot.games.warseer.rules.content import (
    DECK_SIZES,
    RANKS,
    AttackType,
    BattleCard,
    CardSort,
    CreatureKind,
    CreatureSort,
    Faction,
    Feat,
    FeatSort,
    Gender,
    KindId,
    Name,
    NameCase,
)
from sfb_bot.games.warseer.rules.effect_values import Effect, Keyword

TAGS: Final = ("undead", "mech")
# What a card may print beside its text that is no keyword.
MARKS: Final = ("Enchantment", "Poison token", "Stun token")
_ELITE: Final = 2
# Keywords whose text is an effect of the card, with the moment of that effect.
_TOLD_BY_EFFECTS: Final = {
    "first_word": "enter",
    "last_word": "leave",
    "aura": "equip",
    "contract": "contract",
}


def read_id(table: TomlTable) -> KindId:
    """An id in small letters."""
    found = table.text("id")
    if not (found.isidentifier() and found.isascii() and found.islower()):
        table.wrong("the id must be in small letters, such as wall_bearer")
    return KindId(found)


def read_effects(table: TomlTable) -> tuple[Effect, ...]:
    """What a card does."""
    if not table.has("effects"):
        return ()
    try:
        return tuple([read_effect(text) for text in table.names("effects")])
    except EffectError as error:
        table.wrong(str(error))


def read_creature(table: TomlTable, sort: CreatureSort, factions: Sequence[str]) -> CreatureKind:
    """A hero, character or minion."""
    rank, stars = _rank(table) if sort == "character" else (0, 0)
    is_hero, is_character = sort == "hero", sort == "character"
    made = CreatureKind(
        id=read_id(table),
        code=table.text("code"),
        sort=sort,
        name=_name(table),
        faction=cast("Faction", table.text("faction", factions)),
        attack=cast("AttackType", table.text("attack", get_args(AttackType))),
        dice=_dice(table),
        range=table.number("range", 1, 9),
        crit=_crit(table),
        move=table.number("move", 1, 9),
        health=table.number("health", 1, 20),
        keywords=_keywords(table),
        tags=frozenset(table.names("tags", TAGS) if table.has("tags") else ()),
        effects=read_effects(table),
        text=table.texts("text") if table.has("text") else {"en": ""},
        rank=rank,
        stars=stars,
        cost=table.number("cost", 0, 10) if is_character else 0,
        income=table.number("income", -3, 3) if is_character else 0,
        leadership=_leadership(table) if is_hero else (0, 0, 0),
        camp=tuple([KindId(each) for each in table.names("camp")]) if is_hero else (),
        minion=KindId(table.text("minion") if is_hero else ""),
    )
    table.done()
    _check_told(table, made)
    return made


def _rank(table: TomlTable) -> tuple[int, int]:
    """The rank and how many stars of it; none for a character without a star."""
    if not table.has("rank"):
        return 0, 0
    return RANKS.index(table.text("rank", RANKS[1:])), _ELITE if table.flag("elite") else 1


def _dice(table: TomlTable) -> str:
    said = table.text("dice")
    if not is_dice(said):
        table.wrong(f"there are no dice {said!r}")
    return said


def _crit(table: TomlTable) -> Keyword:
    try:
        return read_crit(table.text("crit"))
    except EffectError as error:
        table.wrong(str(error))


def _keywords(table: TomlTable) -> tuple[Keyword, ...]:
    try:
        return tuple([read_keyword(word) for word in table.names("keywords")])
    except EffectError as error:
        table.wrong(str(error))


def _leadership(table: TomlTable) -> tuple[int, int, int]:
    bronze, silver, gold = table.whole_numbers("leadership", 3)
    return bronze, silver, gold


def _check_told(table: TomlTable, kind: CreatureKind) -> None:
    """A keyword with a text of its own has an effect, and a creature with effects has a text."""
    moments = {effect.when.name for effect in kind.effects}
    for name, moment in _TOLD_BY_EFFECTS.items():
        if kind.keyword(name) and moment not in moments:
            table.wrong(f"it has {name.replace('_', ' ')}, but no effect says what it does")
    if bool(kind.effects) is not bool(kind.text["en"]):
        table.wrong("a text and effects go together")


def _name(table: TomlTable) -> Name:
    return Name(*declined_name(table, get_args(Gender), get_args(NameCase)))


def read_card(table: TomlTable, owners: Sequence[str]) -> BattleCard:
    """A spell, relic, building or tactic."""
    made = BattleCard(
        id=read_id(table),
        code=table.text("code"),
        sort=cast("CardSort", table.text("sort", get_args(CardSort))),
        name=table.texts("name"),
        text=table.texts("text"),
        owner=table.text("owner", owners),
        copies=table.number("copies", 1, 2, 1),
        cost=table.number("cost", 0, 10),
        income=table.number("income", -3, 3),
        marks=_marks(table),
        effects=read_effects(table),
    )
    table.done()
    if not made.effects:
        table.wrong("it does nothing")
    return made


def _marks(table: TomlTable) -> tuple[str, ...]:
    """The keywords a card is or gives, as it prints them beside its text, with or without a number."""
    marks = table.names("marks") if table.has("marks") else []
    for mark in marks:
        word = re.sub(r" \d$", "", mark)
        if word not in MARKS and word.lower().replace(" ", "_") not in KEYWORDS:
            table.wrong(f"there is no mark {mark!r}")
    return tuple(marks)


def read_feat(table: TomlTable) -> Feat:
    """A military feat or an achievement."""
    feat, said = read_id(table), table.text("needs")
    try:
        needs = read_needs(said)
    except EffectError as error:
        table.wrong(str(error))
    mark = table.number("mark", DECK_SIZES[0], DECK_SIZES[-1])
    if mark not in DECK_SIZES:
        table.wrong(f"mark is {mark}; decks have {', '.join(map(str, DECK_SIZES))} feats")
    made = Feat(
        feat,
        table.text("code"),
        cast("FeatSort", table.text("sort", get_args(FeatSort))),
        table.texts("name"),
        table.texts("text"),
        mark,
        table.number("points", 1, 3),
        needs,
    )
    table.done()
    return made
