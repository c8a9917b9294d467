"""A card in words: what it is, what it costs, what it does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sfb_bot.games.codex.rules.content import Band, Cost, Kind, in_language, keyword_names
from sfb_bot.games.codex.screens.names import Names
from sfb_bot.screens.game import ShownOption

# A band of a hero that adds nothing is written like this on the card.
NO_WORDS: Final = "-"
# Which of a card's lines of text tell of what an ability does.
_SKIPPED: Final = ("", NO_WORDS)


def card_text(kind: Kind, names: Names) -> str:
    """What a card does, in one line; empty where it only has keywords."""
    if not kind.text:
        return ""
    lines = [line.strip() for line in in_language(kind.text, names.texts.language).splitlines()]
    return " ".join(line for line in lines if line not in _SKIPPED)


def printed_keywords(kind: Kind | Band, names: Names) -> list[str]:
    """The keywords a card has by itself."""
    numbered = [names.keyword(name, number) for name, number in kind.numbers.items()]
    return [*(names.keyword(name) for name in keyword_names(kind.flags)), *numbered]


def values(kind: Kind, names: Names) -> str:
    """Attack and HP as printed; empty for what has none."""
    if kind.bands:
        return names.texts.say("obj-stats", atk=kind.bands[0].atk, hp=kind.bands[0].hp)
    if kind.is_unit:
        return names.texts.say("obj-stats", atk=kind.atk, hp=kind.hp)
    if kind.is_building:
        return names.texts.say("obj-hp", hp=kind.hp)
    return ""


def card_name(kind: Kind, names: Names) -> str:
    """A card with its values, for a button."""
    return " ".join(part for part in (names.kind(kind.id), values(kind, names)) if part)


def kind_words(kind: Kind, names: Names) -> str:
    """What sort of card it is: `tech I unit · Pirate · Anarchy`."""
    texts = names.texts
    if kind.type == "spell":
        sort = texts.say(f"type-spell-{kind.spell or 'ordinary'}")
    elif kind.is_token:
        sort = texts.say("type-token")
    else:
        sort = texts.say(f"type-{kind.type}")
    if kind.tech > 0 and kind.type not in ("tech", "hero"):
        sort = texts.say("type-level", level=names.tech(kind.tech), type=sort)
    parts = [sort]
    if kind.is_legendary:
        parts.append(names.keyword("legendary"))
    if kind.is_ongoing:
        parts.append(texts.say("type-ongoing"))
    if kind.spec:
        parts.append(names.spec(kind.spec))
    return " · ".join(parts)


def band_words(kind: Kind, names: Names) -> list[str]:
    """The bands of a hero, a line each: levels, values, what it can do from there on."""
    texts = names.texts
    written = in_language(kind.text, texts.language).splitlines() if kind.text else []
    lines: list[str] = []
    for number, band in enumerate(kind.bands):
        last = kind.bands[number + 1].level - 1 if number + 1 < len(kind.bands) else band.level
        levels = str(band.level) if last == band.level else f"{band.level}–{last}"
        before = printed_keywords(kind.bands[number - 1], names) if number else []
        words = [each for each in printed_keywords(band, names) if each not in before]
        if number < len(written) and written[number].strip() not in _SKIPPED:
            words.append(written[number].strip())
        said = texts.say("hero-band", levels=levels, atk=band.atk, hp=band.hp)
        lines.append(f"{said} {'; '.join(words)}".rstrip())
    return lines


def card_sheet(kind: Kind, names: Names) -> str:
    """A card in one line, for a menu: what it does first, then what it is."""
    if kind.is_hero:
        keywords = printed_keywords(kind.bands[0], names) if kind.bands else []
    else:
        keywords = printed_keywords(kind, names)
    parts = [", ".join(keywords), card_text(kind, names)]
    return " · ".join(part for part in parts if part) or kind_words(kind, names)


def cost_words(cost: Cost | None, names: Names) -> str:
    """What an ability costs besides gold, in a word or two."""
    if cost is None:
        return ""
    texts = names.texts
    parts: list[str] = []
    if cost.exhaust:
        parts.append(texts.say("cost-exhaust"))
    if cost.discard:
        parts.append(texts.say("cost-discard", count=cost.discard))
    if cost.runes:
        parts.append(names.rune(cost.rune, cost.runes))
    if cost.sacrifice is not None or cost.sacrifice_self:
        parts.append(texts.say("cost-sacrifice"))
    if cost.other_count:
        parts.append(texts.say("cost-others", count=cost.other_count))
    return ", ".join(parts)


def ability_text(kind: Kind, index: int, names: Names) -> str:
    """The line of a card that tells of one of its abilities, the whole text where that cannot be told."""
    if not kind.text:
        return card_sheet(kind, names)
    lines = [line.strip() for line in in_language(kind.text, names.texts.language).splitlines()]
    if kind.is_hero and 0 <= index < len(kind.abilities):
        band = kind.abilities[index].band
        if band < len(lines) and lines[band] not in _SKIPPED:
            return lines[band]
    told = [line for line in lines if line not in _SKIPPED]
    if 0 <= index < len(kind.abilities) and len(told) == len(kind.abilities):
        return told[index]
    return " ".join(told)


def cards_to_read(cards: Iterable[str], names: Names) -> tuple[ShownOption, ...]:
    """Cards as things to read about, each kind once."""
    entries: list[ShownOption] = []
    for card in dict.fromkeys(cards):
        if (kind := names.found(card)) is not None:
            detail = card_sheet(kind, names)
            entries.append(
                ShownOption(names.lookup("card", card), card_name(kind, names), detail, names.emoji(card))
            )
    return tuple(entries)
