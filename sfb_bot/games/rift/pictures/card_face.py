"""One warrior or spell as a card, large: everything printed on it, and why one would pick it."""

from __future__ import annotations

from typing import Final

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.picture import Picture, RenderError
from sfb_bot.drawing.text import Box, Style
from sfb_bot.drawing.themes import DARK, Theme
from sfb_bot.games.rift.pictures.alt_cards import card_alt
from sfb_bot.games.rift.pictures.colours import world_frame, world_ground, world_ink
from sfb_bot.games.rift.pictures.emblems import emblem
from sfb_bot.games.rift.pictures.pages import as_picture
from sfb_bot.games.rift.pictures.signs import heart, rank_sign, wings
from sfb_bot.games.rift.pictures.tiles import ability_words, card_of, disc
from sfb_bot.games.rift.pictures.words import picture_texts
from sfb_bot.games.rift.rules.content import FARTHEST, Content, Spell, WarriorKind, in_language

WIDTH: Final = 640
HEIGHT: Final = 800
_MARGIN: Final = 16
_PAD: Final = 24


def card_picture(content: Content, card: str, theme: Theme = DARK, language: str = "en") -> Picture:
    """A single card."""
    return as_picture(draw_card(content, card, theme, language), card_alt(content, card, language))


def draw_card(content: Content, card: str, theme: Theme, language: str) -> Canvas:
    """The card before it is encoded."""
    if card not in content.kinds and card not in content.spells:
        raise RenderError(f"There is no card {card!r}.")
    found = card_of(content, card)
    canvas = Canvas.blank(WIDTH, HEIGHT, theme, language)
    box = canvas.frame.inset(_MARGIN)
    is_warrior = isinstance(found, WarriorKind)
    frame = world_frame(theme, found.world) if isinstance(found, WarriorKind) else theme.areas[2]
    paint_panel(canvas.image, box, frame, 30)
    paint_panel(
        canvas.image, Box(box.left + 10, box.top + 92, box.right - 10, box.bottom - 10), theme.panel, 22
    )
    name = Box(box.left + _PAD, box.top + 6, box.right - (94 if is_warrior else _PAD), box.top + 88)
    canvas.write(in_language(found.name.texts, language), name, Style(44, True, "left", "middle", 26, 2))
    if isinstance(found, WarriorKind):
        _warrior(canvas, found, box)
    else:
        _spell(canvas, found, box)
    return canvas


def _warrior(canvas: Canvas, kind: WarriorKind, box: Box) -> None:
    theme, texts = canvas.theme, picture_texts(canvas.language)
    canvas.stamp(rank_sign(kind.rank, theme, 60), box.right - 82, box.top + 16, "rank", kind.rank)
    centre = (box.left + 166, box.top + 234)
    if kind.flies:
        canvas.stamp_centred(wings(theme, 290), centre, "wings", kind.id)
    canvas.stamp_centred(disc(theme, world_ground(theme, kind.world), 216), centre)
    canvas.stamp_centred(emblem(kind.id, 200, theme.ink), centre, "emblem", kind.id)
    left = box.left + 336
    shape = canvas.stamp(heart(theme, 1.0, 96), left, box.top + 116, "life", str(kind.life))
    style = Style(56, True, "centre", "middle", 20, 1)
    canvas.write(str(kind.life), shape.moved(0, -4), style, theme.ink, outline=theme.outline, kind="number")
    lines = [texts.say(f"picture-rank-{kind.rank}"), texts.say(f"picture-world-{kind.world}")]
    if kind.flies:
        lines.append(texts.say("picture-flying"))
    for number, line in enumerate(lines):
        top = box.top + 224 + 42 * number
        style = Style(30, number == 2, "left", "middle", 18, 1)
        colour = (theme.ink, world_ink(theme, kind.world), theme.ink)[number]
        canvas.write(line, Box(left, top, box.right - _PAD, top + 42), style, colour)
    life = Box(left + 108, box.top + 116, box.right - _PAD, box.top + 212)
    canvas.write(texts.say("picture-life"), life, Style(30, False, "left", "middle", 18, 2), theme.ink_soft)
    _strikes(canvas, kind, box)
    text = ability_words(kind, canvas.language)
    canvas.write(
        text,
        Box(box.left + _PAD, box.top + 482, box.right - _PAD, box.top + 650),
        Style(31, False, "left", "middle", 22),
        theme.ink if kind.texts else theme.ink_faint,
    )
    _reason(canvas, in_language(kind.reasons, canvas.language), kind.copies, box)


def _strikes(canvas: Canvas, kind: WarriorKind, box: Box) -> None:
    """The damage at every distance, each in a cell of its own, with the distance below."""
    theme, texts = canvas.theme, picture_texts(canvas.language)
    head = Box(box.left + _PAD, box.top + 376, box.left + 186, box.top + 466)
    canvas.write(
        texts.say("picture-damage-by-distance"),
        head,
        Style(26, False, "left", "middle", 17, 3),
        theme.ink_soft,
    )
    for number in range(FARTHEST):
        value = kind.damage[number] if number < len(kind.damage) else None
        left = box.left + 196 + 98 * number
        place = Box(left, box.top + 372, left + 90, box.top + 470)
        paint_panel(canvas.image, place, theme.figure_face if value is not None else theme.panel_raised, 12)
        upper = Box(place.left, place.top + 2, place.right, place.bottom - 32)
        style = Style(48, True, "centre", "middle", 20, 1)
        shown = "–" if value is None else str(value)
        canvas.write(shown, upper, style, theme.ink_faint if value is None else theme.ink, kind="number")
        lower = Box(place.left, place.bottom - 36, place.right, place.bottom - 4)
        canvas.write(
            str(number + 1), lower, Style(24, False, "centre", "middle", 12, 1), theme.danger, kind="number"
        )


def _reason(canvas: Canvas, reason: str, copies: int, box: Box) -> None:
    theme, texts = canvas.theme, picture_texts(canvas.language)
    place = Box(box.left + _PAD, box.top + 654, box.right - _PAD, box.top + 724)
    canvas.write(reason, place, Style(27, False, "left", "middle", 19), theme.level)
    _footer(canvas, texts.say("picture-copies", number=copies), box)


def _footer(canvas: Canvas, words: str, box: Box) -> None:
    place = Box(box.left + _PAD, box.bottom - 48, box.right - _PAD, box.bottom - 14)
    canvas.write(words, place, Style(23, False, "right", "middle", 16, 1), canvas.theme.ink_faint)


def _spell(canvas: Canvas, spell: Spell, box: Box) -> None:
    theme, texts = canvas.theme, picture_texts(canvas.language)
    centre = (box.left + 166, box.top + 244)
    canvas.stamp_centred(disc(theme, theme.figure_face, 240), centre)
    canvas.stamp_centred(emblem(spell.id, 176, theme.ink), centre, "emblem", spell.id)
    lines = [texts.say(f"picture-timing-{spell.timing}-long")]
    lines.append(texts.say("picture-enchantment-long" if spell.is_enchantment else "picture-at-once"))
    for number, line in enumerate(lines):
        top = box.top + 130 + 120 * number
        colour = theme.level if spell.timing == "any" and not number else theme.ink_soft
        style = Style(30, number == 0, "left", "middle", 20)
        canvas.write(line, Box(box.left + 310, top, box.right - _PAD, top + 112), style, colour)
    canvas.write(
        in_language(spell.texts, canvas.language),
        Box(box.left + _PAD, box.top + 390, box.right - _PAD, box.top + 700),
        Style(38, False, "left", "middle", 24),
    )
    _footer(canvas, texts.say("picture-copies", number=spell.copies), box)
