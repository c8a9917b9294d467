"""One card or hero, large: everything printed on it."""

from __future__ import annotations

from typing import Final

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.encode import png
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.picture import Picture, RenderError
from sfb_bot.drawing.text import Box, Style
from sfb_bot.drawing.themes import DARK, Theme
from sfb_bot.games.codex.pictures.alt_cards import card_alt
from sfb_bot.games.codex.pictures.cards import disc
from sfb_bot.games.codex.pictures.colours import emblem_ink, faction_ground, faction_ink
from sfb_bot.games.codex.pictures.emblems import emblem
from sfb_bot.games.codex.pictures.rules_text import write_rules
from sfb_bot.games.codex.pictures.signs import coin, sign
from sfb_bot.games.codex.pictures.words import (
    band_levels,
    band_words,
    card_name,
    card_words,
    colour_name,
    kind_of,
    picture_texts,
    type_words,
)
from sfb_bot.games.codex.rules.content import Content, Kind

WIDTH: Final = 640
HEIGHT: Final = 800
_MARGIN: Final = 14
_PAD: Final = 24
_HEAD: Final = 96


def as_picture(canvas: Canvas, alt: str) -> Picture:
    """The canvas as a file with its alt text."""
    return Picture(png(canvas.image, canvas.theme), "png", canvas.image.width, canvas.image.height, alt)


def card_picture(content: Content, card: str, theme: Theme = DARK, language: str = "en") -> Picture:
    """A single card."""
    return as_picture(draw_card(content, card, theme, language), card_alt(content, card, language))


def draw_card(content: Content, card: str, theme: Theme, language: str) -> Canvas:
    """The card before it is encoded."""
    kind = kind_of(content, card)
    if kind is None:
        raise RenderError(f"There is no card {card!r}.")
    canvas = Canvas.blank(WIDTH, HEIGHT, theme, language)
    box = canvas.frame.inset(_MARGIN)
    paint_panel(canvas.image, box, faction_ink(theme, kind.colour), 30)
    paint_panel(canvas.image, box.inset(6), faction_ground(theme, kind.colour), 25)
    inner = Box(box.left + 14, box.top + _HEAD, box.right - 14, box.bottom - 14)
    paint_panel(canvas.image, inner, theme.panel, 20)
    left = box.left + _PAD
    if not kind.is_token and kind.type != "base":
        canvas.stamp(coin(theme, 64, str(kind.cost)), left, box.top + 18, "cost", str(kind.cost))
        left += 80
    name = Box(left, box.top + 10, box.right - _PAD, box.top + _HEAD - 6)
    canvas.write(
        card_name(content, kind.id, language), name, Style(44, True, "left", "middle", 24, 2), kind="name"
    )
    if kind.is_hero:
        _hero(canvas, content, kind, inner)
    else:
        _card(canvas, content, kind, inner)
    return canvas


def _sorts(canvas: Canvas, content: Content, kind: Kind, box: Box) -> None:
    """What sort of card it is, its subtypes, its colour."""
    theme, language = canvas.theme, canvas.language
    lines = [type_words(content, kind, language), colour_name(content, kind.colour, language)]
    if kind.limit:
        lines.append(picture_texts(language).say("picture-limit", number=kind.limit))
    tall = box.height // len(lines)
    for number, line in enumerate(lines):
        place = Box(box.left, box.top + number * tall, box.right, box.top + (number + 1) * tall)
        style = Style(28, number == 0, "left", "middle", 20, 2)
        canvas.write(line, place, style, theme.ink if number == 0 else theme.ink_soft)


def _card(canvas: Canvas, content: Content, kind: Kind, box: Box) -> None:
    theme = canvas.theme
    centre = (box.left + 120, box.top + 126)
    canvas.stamp_centred(disc(theme, faction_ground(theme, kind.colour), 204), centre)
    canvas.stamp_centred(emblem(kind, 132, emblem_ink(theme, kind.colour)), centre, "emblem", kind.id)
    left = box.left + 244
    has_figures = kind.is_fighter or kind.is_building
    _sorts(
        canvas,
        content,
        kind,
        Box(left, box.top + 20, box.right - 12, box.top + (152 if has_figures else 232)),
    )
    if has_figures:
        _figures(canvas, kind, Box(left, box.top + 160, box.right - 12, box.top + 232))
    words = card_words(content, kind, canvas.language)
    room = Box(box.left + 18, box.top + 250, box.right - 18, box.bottom - 16)
    style = Style(38, False, "left", "middle", 24)
    texts = picture_texts(canvas.language)
    write_rules(
        canvas,
        words or texts.say("picture-no-ability"),
        room,
        style,
        theme.ink if words else theme.ink_faint,
    )


def _figures(canvas: Canvas, kind: Kind, box: Box) -> None:
    theme, x, side = canvas.theme, box.left, 52
    style = Style(60, True, "left", "middle", 24, 1)
    entries = [("sword", kind.atk, theme.ink_soft)] if kind.is_fighter else []
    for name, value, colour in (*entries, ("heart", kind.hp, theme.health)):
        canvas.stamp(sign(name, side, colour), x, box.centre[1] - side // 2, name, str(value))
        place = Box(x + side + 10, box.top, x + side + 94, box.bottom)
        canvas.write(str(value), place, style, theme.ink, kind="number")
        x += side + 100


def _hero(canvas: Canvas, content: Content, kind: Kind, box: Box) -> None:
    theme = canvas.theme
    centre = (box.left + 74, box.top + 70)
    canvas.stamp_centred(disc(theme, faction_ground(theme, kind.colour), 116), centre)
    canvas.stamp_centred(emblem(kind, 76, emblem_ink(theme, kind.colour)), centre, "emblem", kind.id)
    _sorts(canvas, content, kind, Box(box.left + 150, box.top + 14, box.right - 12, box.top + 126))
    top = box.top + 138
    tall = (box.bottom - 10 - top) // len(kind.bands)
    for number in range(len(kind.bands)):
        place = Box(box.left + 10, top + number * tall, box.right - 10, top + (number + 1) * tall - 8)
        paint_panel(canvas.image, place, theme.panel_raised, 14)
        _band(canvas, content, kind, number, place)


def _band(canvas: Canvas, content: Content, kind: Kind, number: int, box: Box) -> None:
    theme, texts = canvas.theme, picture_texts(canvas.language)
    band = kind.bands[number]
    canvas.stamp(sign(f"band{number}", 36, theme.level), box.left + 12, box.top + 16, "sign", f"band{number}")
    levels = texts.say("picture-levels", levels=band_levels(kind, number))
    place = Box(box.left + 54, box.top + 8, box.left + 150, box.top + 60)
    canvas.write(levels, place, Style(26, True, "left", "middle", 17, 2), theme.level)
    x = box.left + 12
    for name, value, colour in (("sword", band.atk, theme.ink_soft), ("heart", band.hp, theme.health)):
        canvas.stamp(sign(name, 28, colour), x, box.top + 78, name, str(value))
        spot = Box(x + 33, box.top + 68, x + 68, box.top + 116)
        canvas.write(str(value), spot, Style(36, True, "left", "middle", 18, 1), theme.ink, kind="number")
        x += 70
    words = band_words(content, kind, number, canvas.language)
    room = Box(box.left + 160, box.top + 8, box.right - 12, box.bottom - 8)
    style = Style(28, False, "left", "middle", 18)
    write_rules(canvas, words or "–", room, style, theme.ink if words else theme.ink_faint)
