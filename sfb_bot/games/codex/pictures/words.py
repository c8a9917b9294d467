"""The words in pictures and their alt texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Final

from sfb_bot.games.codex.rules.content import Band, Content, Kind, in_language, keyword_names
from sfb_bot.games.codex.rules.ids import KindId, ObjId, SpecId
from sfb_bot.games.codex.rules.views import ObjView
from sfb_bot.games.codex.texts import codex_texts
from sfb_bot.locale import Texts

TECH_NUMERALS: Final = ("0", "I", "II", "III")
# A band of a hero that adds nothing is written like this on the card.
_NO_WORDS: Final = ("", "-")
# What our typeface lacks, and what stands for it; whoever writes a text draws the ring before a target.
TARGET: Final = "¤"
_WRITTEN_AS: Final = ((" →", ":"), ("◎", TARGET))


@cache
def picture_texts(language: str) -> Texts:
    """What the game says in a language; in English where the language is unknown or lacks something."""
    return codex_texts(Texts(language))


def card_name(content: Content, card: str, language: str) -> str:
    """What a card, hero, token or building is called; the id of one that is not in the box."""
    found = kind_of(content, card)
    return in_language(found.name, language) if found else card


def short_name(content: Content, card: str, language: str) -> str:
    """The same without a title behind a comma, for small tiles."""
    return card_name(content, card, language).partition(",")[0]


def kind_of(content: Content, card: str) -> Kind | None:
    """A card of this box."""
    return content.kinds.get(KindId(card))


def alike_numbers(objs: Sequence[ObjView]) -> dict[ObjId, int]:
    """Of several things of a seat that are called the same, which one each is; menus count them so, too."""
    counted, seen = Counter(obj.shape for obj in objs), Counter[str]()
    numbers: dict[ObjId, int] = {}
    for obj in objs:
        if counted[obj.shape] > 1:
            seen[obj.shape] += 1
            numbers[obj.id] = seen[obj.shape]
    return numbers


def numbered_name(content: Content, card: str, number: int, language: str) -> str:
    """The short name of a card, with the number of one that others are called like."""
    name = short_name(content, card, language)
    return picture_texts(language).say("obj-number", name=name, number=number) if number else name


def spec_name(content: Content, spec: str, language: str) -> str:
    """A school."""
    found = content.specs.get(SpecId(spec))
    return in_language(found.name, language) if found else spec


def keyword_name(content: Content, keyword: str, language: str, number: int = 0) -> str:
    """A keyword, with its number where it has one."""
    found = content.keywords.get(keyword)
    name = in_language(found[0], language) if found else keyword.replace("_", " ")
    return f"{name} {number}" if number else name


def printed_keywords(content: Content, kind: Kind | Band, language: str) -> list[str]:
    """The keywords a card or a band of a hero has by itself; those without a name are in the text."""
    plain = [
        keyword_name(content, name, language)
        for name in keyword_names(kind.flags)
        if name in content.keywords
    ]
    return [
        *plain,
        *(
            keyword_name(content, name, language, number)
            for name, number in kind.numbers.items()
            if name in content.keywords
        ),
    ]


def text_lines(kind: Kind, language: str) -> list[str]:
    """The lines of a card's text, as many as it has; empty where a band adds nothing."""
    if not kind.text:
        return []
    text = in_language(kind.text, language)
    for sign, written in _WRITTEN_AS:
        text = text.replace(sign, written)
    lines = [line.strip() for line in text.splitlines()]
    return ["" if line in _NO_WORDS else line for line in lines]


def card_words(content: Content, kind: Kind, language: str) -> str:
    """Everything a card does, keywords first."""
    found = printed_keywords(content, kind, language)
    if kind.is_legendary:
        found.insert(0, keyword_name(content, "legendary", language))
    keywords = _raised(", ".join(found))
    return "\n".join(part for part in (keywords, *text_lines(kind, language)) if part)


def band_words(content: Content, kind: Kind, number: int, language: str) -> str:
    """What a hero can do from a band on: new keywords, then the text."""
    before = printed_keywords(content, kind.bands[number - 1], language) if number else []
    now = [word for word in printed_keywords(content, kind.bands[number], language) if word not in before]
    lines = text_lines(kind, language)
    told = lines[number] if number < len(lines) else ""
    return " ".join(part for part in (f"{_raised(', '.join(now))}." if now else "", told) if part)


def _raised(words: str) -> str:
    """With a capital letter."""
    return words[:1].upper() + words[1:]


def band_levels(kind: Kind, number: int) -> str:
    """The levels of a band: `1–4`, `8`."""
    first = kind.bands[number].level
    last = kind.bands[number + 1].level - 1 if number + 1 < len(kind.bands) else first
    return str(first) if last == first else f"{first}–{last}"


def type_words(content: Content, kind: Kind, language: str) -> str:
    """What sort of card it is: `Tech I unit · Anarchy`."""
    texts = picture_texts(language)
    if kind.type == "spell":
        parts = [texts.say(f"picture-spell-{kind.spell or 'ordinary'}")]
    elif kind.is_token:
        parts = [texts.say("picture-token")]
    elif kind.tech >= 0 and kind.type in ("unit", "building", "upgrade"):
        parts = [texts.say(f"picture-type-{kind.type}-tech", level=TECH_NUMERALS[kind.tech])]
    else:
        parts = [texts.say(f"picture-type-{kind.type}")]
    if kind.is_ongoing:
        parts.append(texts.say("picture-ongoing"))
    if kind.spec:
        parts.append(spec_name(content, kind.spec, language))
    return _raised(" · ".join(parts))


def colour_name(content: Content, colour: str, language: str) -> str:
    """A colour."""
    found = content.colours.get(colour)
    return in_language(found, language) if found else colour
