"""The face of one action card, at any width: core, name, emblem, values, text."""

from __future__ import annotations

import re
from typing import Final

from PIL import Image

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.icons import core_icon, icon
from sfb_bot.drawing.page import in_page_colours
from sfb_bot.drawing.panels import paint_panel, rounded_mask
from sfb_bot.drawing.sprites import CACHE, Itself
from sfb_bot.drawing.text import Box, Style, fit
from sfb_bot.drawing.themes import Colour, Theme
from sfb_bot.games.brawl.pictures.emblems import emblem
from sfb_bot.games.brawl.pictures.words import picture_texts
from sfb_bot.games.brawl.rules.content import Card, Champion, Reach, in_language

# The layout below is written for a card of this size and scaled to the width that is asked for.
CARD_WIDTH: Final = 300
CARD_HEIGHT: Final = 440

_MUTED_SHARE: Final = 0.5
# A text that would be smaller than this gets the room around it, too.
_AIRY: Final = 23
# The space between a word and its number, or after a number that starts a phrase: "2 damage".
_NUMBER: Final = re.compile(r"(?<=\w) (?=\d+\b)|(?<=[:;.,] \d) (?=\w)")


def card_height(width: int) -> int:
    """How high a card of a width is."""
    return round(width * CARD_HEIGHT / CARD_WIDTH)


def card_face(
    card: Card, champion: Champion, width: int, theme: Theme, language: str, *, muted: bool = False
) -> Image.Image:
    """A card as a picture, its corners in the colour of the page; `muted` for one that cannot be played now.

    What it says comes from the card alone, so it is kept by that, in the palette pages are written in: all
    cards of the box fit into a quarter of the memory.
    """
    key = ("card", Itself(card), width, theme.name, language, muted)
    kept = CACHE.get(
        key, lambda: in_page_colours(_face(card, champion, width, theme, language, muted=muted), theme)
    )
    return kept.convert("RGB")


def _face(
    card: Card, champion: Champion, width: int, theme: Theme, language: str, *, muted: bool
) -> Image.Image:
    canvas = Canvas.blank(width, card_height(width), theme, language)
    paint_card(canvas, canvas.frame, card, champion)
    face = canvas.image
    if muted:
        face = Image.blend(face, Image.new("RGB", face.size, theme.page), _MUTED_SHARE)
        size = round(width * 0.2)
        sign = icon("banned", size, theme.ink_soft)
        face.paste(sign, (round(width * 0.225) - size // 2, round(width * 0.46) - size // 2), sign)
    whole = Image.new("RGB", face.size, theme.page)
    whole.paste(face, (0, 0), rounded_mask(width, face.height, _scaled(18, width)))
    return whole


def _scaled(length: float, width: int) -> int:
    return max(1, round(length * width / CARD_WIDTH))


def _within(box: Box, left: float, top: float, right: float, bottom: float) -> Box:
    """A part of a card, given for a card of the standard size."""
    unit = box.width / CARD_WIDTH
    return Box(
        box.left + round(left * unit),
        box.top + round(top * unit),
        box.left + round(right * unit),
        box.top + round(bottom * unit),
    )


def paint_card(canvas: Canvas, box: Box, card: Card, champion: Champion) -> None:
    """Draw a card into a box whose sides have the proportion of a card."""
    theme, language, width = canvas.theme, canvas.language, box.width
    paint_panel(canvas.image, box, theme.areas[card.core], _scaled(18, width))
    paint_panel(canvas.image, _within(box, 6, 76, 294, 434), theme.panel, _scaled(13, width))
    core = core_icon(card.core, _scaled(50, width), theme)
    canvas.stamp(core, *_within(box, 13, 13, 63, 63)[:2], "core", card.id)
    canvas.write(
        in_language(card.names, language),
        _within(box, 74, 8, 290, 70),
        Style(_scaled(29, width), bold=True, upright="middle", smallest=_scaled(13, width), most_lines=3),
    )
    drawn = emblem(card.champion, _scaled(122, width), theme.cores[card.core])
    canvas.stamp(drawn, *_within(box, 14, 84, 136, 206)[:2], "emblem", card.champion)
    _paint_values(canvas, box, card)
    _paint_kind(canvas, box, card)
    text = in_language(card.texts, language)
    words = with_numbers_kept(text) or picture_texts(language).say("picture-no-text")
    style = Style(_scaled(26, width), smallest=_scaled(12, width))
    place = _within(box, 18, 248, 284, 404)
    if fit(words, place, style).size < _scaled(_AIRY, width):
        place = _within(box, 12, 240, 290, 407)
    canvas.write(words, place, style, theme.ink if text else theme.ink_faint)
    _paint_footer(canvas, box, card, champion)


def with_numbers_kept(text: str) -> str:
    """The text with its numbers tied to their words: "Push 2" and ": 2 damage" are never torn apart."""
    return _NUMBER.sub("\N{NO-BREAK SPACE}", text)


def _paint_values(canvas: Canvas, box: Box, card: Card) -> None:
    values = card_values(card, canvas.theme)
    middle = 145
    for row, (sign, number, colour) in enumerate(values):
        top = middle - 21 * len(values) + 42 * row
        place = _within(box, 152, top + 3, 188, top + 39)
        canvas.stamp(icon(sign, place.width, colour), place.left, place.top, "icon", sign)
        canvas.write(
            number,
            _within(box, 200, top, 288, top + 42),
            Style(_scaled(35, box.width), bold=True, upright="middle", smallest=_scaled(14, box.width)),
        )


def card_values(card: Card, theme: Theme) -> list[tuple[str, str, Colour]]:
    """The figures of a card: icon, number and colour, in the order the card is carried out."""
    values: list[tuple[str, str, Colour]] = []
    if card.move is not None:
        values.append(("move", str(card.move), theme.ink_soft))
    if card.reach is not None:
        values.append((card.reach.kind, range_label(card.reach), theme.ink_soft))
    if card.kind == "attack":
        values.append(("strength", strength_label(card), theme.damage))
    if card.defence is not None:
        values.append(("defence", defence_label(card), theme.defence))
    return values


def strength_label(card: Card) -> str:
    """The printed strength; a plus after it when the text can raise it."""
    return f"{card.strength}+" if card.strength_bonus else str(card.strength)


def defence_label(card: Card) -> str:
    """The printed defence of a reaction, and the most it can become."""
    return str(card.defence) if card.most_defence == card.defence else f"{card.defence}–{card.most_defence}"


def range_label(reach: Reach) -> str:
    """Distances for shots, the number of hexes for patterns."""
    if reach.kind in ("arc", "ring"):
        return {"arc": "3", "ring": "6"}[reach.kind]
    if reach.nearest == reach.farthest:
        return str(reach.farthest)
    return f"{reach.nearest}–{reach.farthest}"


def _paint_kind(canvas: Canvas, box: Box, card: Card) -> None:
    colour = canvas.theme.cores[card.core]
    place = _within(box, 18, 209, 46, 237)
    canvas.stamp(icon(card.kind, place.width, colour), place.left, place.top, "icon", card.kind)
    canvas.write(
        picture_texts(canvas.language).say(f"picture-kind-{card.kind}"),
        _within(box, 54, 208, 282, 238),
        Style(_scaled(24, box.width), bold=True, upright="middle", smallest=_scaled(12, box.width)),
        colour,
    )


def _paint_footer(canvas: Canvas, box: Box, card: Card, champion: Champion) -> None:
    soft = Style(_scaled(16, box.width), upright="middle", smallest=_scaled(9, box.width), most_lines=2)
    canvas.write(
        in_language(champion.names, canvas.language),
        _within(box, 18, 408, 214, 432),
        soft,
        canvas.theme.ink_faint,
    )
    canvas.write(
        card.id,
        _within(box, 218, 408, 284, 432),
        Style(soft.size, align="right", upright="middle", smallest=soft.smallest, most_lines=1),
        canvas.theme.ink_faint,
    )
