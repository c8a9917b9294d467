"""Cards, hands, codices and results in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sfb_bot.drawing.alt_parts import joined, part, shortened
from sfb_bot.games.codex.pictures.alt_text import Speaker, opening
from sfb_bot.games.codex.pictures.words import (
    TARGET,
    TECH_NUMERALS,
    band_levels,
    band_words,
    card_name,
    card_words,
    colour_name,
    kind_of,
    picture_texts,
    spec_name,
    type_words,
)
from sfb_bot.games.codex.rules.content import Content, Kind
from sfb_bot.games.codex.rules.views import PublicView, SeatView


def _spoken(words: str) -> str:
    """The text of a card in one line, without the sign before targets."""
    return " ".join(words.replace(TARGET, "").split())


def card_line(content: Content, kind: Kind, language: str, cost: int | None = None) -> str:
    """A card in a line: name, cost, figures, what it is and does."""
    texts = picture_texts(language)
    name = card_name(content, kind.id, language)
    figures = f" {kind.atk}/{kind.hp}" if kind.is_fighter else f" {kind.hp}" if kind.is_building else ""
    paid = texts.say("alt-cost", number=kind.cost if cost is None else cost)
    words = "" if kind.is_hero else _spoken(card_words(content, kind, language))
    said = f"{name}{figures}, {paid}, {type_words(content, kind, language)}"
    return f"{said}: {words}" if words else f"{said}."


def card_alt(content: Content, card: str, language: str) -> str:
    """A single card in words."""
    kind = kind_of(content, card)
    if kind is None:
        return card
    if not kind.is_hero:
        return shortened(card_line(content, kind, language))
    texts = picture_texts(language)
    lines = [
        f"{card_name(content, card, language)}, {type_words(content, kind, language)}, "
        f"{colour_name(content, kind.colour, language)}."
    ]
    for number, band in enumerate(kind.bands):
        levels = texts.say("picture-levels", levels=band_levels(kind, number))
        words = _spoken(band_words(content, kind, number, language))
        lines.append(f"{levels}: {band.atk}/{band.hp}. {words}".strip())
    return shortened(" ".join(lines))


def cards_alt(
    head: str, content: Content, cards: Iterable[tuple[Kind, int, int | None]], language: str
) -> str:
    """A heading, then cards with their number and what they cost now; texts are left out if need be."""
    parts = [part(100, head)]
    for number, (kind, count, cost) in enumerate(cards):
        times = f" ×{count}" if count > 1 else ""
        name = card_name(content, kind.id, language)
        paid = picture_texts(language).say("alt-cost", number=kind.cost if cost is None else cost)
        parts.append(
            part(
                50 - number // 8, card_line(content, kind, language, cost) + times, f"{name}{times}, {paid}."
            )
        )
    return joined(parts)


def hand_alt(
    view: SeatView, content: Content, cards: Sequence[tuple[Kind, int, int | None]], language: str
) -> str:
    """A hand in words."""
    texts = picture_texts(language)
    player = view.public.players[view.seat]
    if not view.hand:
        return texts.say("picture-empty-hand")
    head = texts.say("alt-your-hand", number=len(view.hand), gold=player.gold)
    return cards_alt(head, content, cards, language)


def codex_alt(content: Content, left: Sequence[tuple[Kind, int]], language: str) -> str:
    """What is left of a codex, by school and tech level."""
    texts = picture_texts(language)
    total = sum(count for _, count in left)
    parts = [part(100, texts.say("alt-codex", number=total))]
    by_spec: dict[str, list[str]] = {}
    for kind, count in left:
        level = f" ({TECH_NUMERALS[kind.tech]})" if kind.tech >= 0 else ""
        times = f" ×{count}" if count > 1 else ""
        by_spec.setdefault(kind.spec, []).append(f"{card_name(content, kind.id, language)}{level}{times}")
    for spec, names in by_spec.items():
        title = spec_name(content, spec, language) if spec else texts.say("picture-starter")
        parts.append(part(50, f"{title}: {', '.join(names)}.", ""))
    return joined(parts)


def result_alt(view: PublicView, content: Content, language: str, names: Sequence[str]) -> str:
    """The end of a match in words."""
    speaker = Speaker(view, content, language, names)
    texts = speaker.texts
    parts = [part(100, opening(speaker) if view.outcome else texts.say("picture-unfinished"))]
    parts.append(part(90, texts.say("picture-turns", number=view.turn_no)))
    for player in view.players:
        base = view.base(player.seat)
        said = texts.say(
            "alt-result-player",
            name=speaker.player(player.seat),
            hp=max(0, base.hp_left) if base is not None else 0,
            workers=player.workers,
            heroes=speaker.cards([hero.kind for hero in player.heroes]),
        )
        parts.append(part(80, said, ""))
    return joined(parts)
