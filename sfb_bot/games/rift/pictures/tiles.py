"""Warriors and spells as tiles in two columns: everything a card says, short enough for a phone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PIL import Image

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.sprites import Itself, Pen, sprite
from sfb_bot.drawing.text import Box, Style, fit, line_height, wrap
from sfb_bot.drawing.themes import Colour, Theme
from sfb_bot.games.rift.pictures.colours import world_frame, world_ground
from sfb_bot.games.rift.pictures.emblems import emblem
from sfb_bot.games.rift.pictures.parts import put_part
from sfb_bot.games.rift.pictures.signs import heart, rank_sign, wings
from sfb_bot.games.rift.pictures.warriors import draw_strikes
from sfb_bot.games.rift.pictures.words import card_name, picture_texts
from sfb_bot.games.rift.rules.content import Content, Spell, WarriorKind, in_language

PAGE: Final = 720
MARGIN: Final = 8
GAP: Final = 8
TILE: Final = (PAGE - 2 * MARGIN - GAP) // 2

_FRAME: Final = 4
_HEAD: Final = 104
_TEXT: Final = 21
_FACE: Final = 84
_PAD: Final = 12


@dataclass(frozen=True, slots=True)
class Tile:
    """A card, what is noted on it (where a warrior is, how many there are), and whether it is faded."""

    card: str
    note: str = ""
    is_faded: bool = False


def card_of(content: Content, card: str) -> WarriorKind | Spell:
    """What a tile shows."""
    return content.kinds.get(card) or content.spells[card]


def ability_words(kind: WarriorKind, language: str) -> str:
    """What a warrior can do besides striking."""
    return (
        in_language(kind.texts, language) if kind.texts else picture_texts(language).say("picture-no-ability")
    )


def _words(content: Content, card: str, language: str) -> str:
    found = card_of(content, card)
    return (
        ability_words(found, language)
        if isinstance(found, WarriorKind)
        else in_language(found.texts, language)
    )


def _tall(content: Content, tile: Tile, language: str) -> int:
    lines = wrap(_words(content, tile.card, language), TILE - 2 * _PAD, _TEXT)
    return _HEAD + len(lines) * line_height(_TEXT) + _PAD


def rows_of(content: Content, tiles: Sequence[Tile], language: str) -> list[tuple[Sequence[Tile], int]]:
    """The tiles in pairs, each row as tall as the taller of the two needs."""
    pairs = [tiles[start : start + 2] for start in range(0, len(tiles), 2)]
    return [(pair, max(_tall(content, tile, language) for tile in pair)) for pair in pairs]


def height_of(content: Content, tiles: Sequence[Tile], language: str) -> int:
    """How much room tiles take, the gap below included."""
    return sum(tall + GAP for _, tall in rows_of(content, tiles, language))


def paint_tiles(canvas: Canvas, content: Content, tiles: Sequence[Tile], top: int) -> int:
    """Draw tiles from a height on; says where the next thing may begin."""
    for pair, tall in rows_of(content, tiles, canvas.language):
        for place, tile in enumerate(pair):
            left = MARGIN + place * (TILE + GAP)
            box = Box(left, top, left + TILE, top + tall)
            key = ("tile", Itself(card_of(content, tile.card)), tile)
            put_part(canvas, key, box, partial(_paint, content, tile))
        top += tall + GAP
    return top


def _paint(content: Content, tile: Tile, canvas: Canvas) -> None:
    theme, found, box = canvas.theme, card_of(content, tile.card), canvas.frame
    is_warrior = isinstance(found, WarriorKind)
    frame = world_frame(theme, found.world) if isinstance(found, WarriorKind) else theme.areas[2]
    paint_panel(canvas.image, box, theme.panel if tile.is_faded else frame, 16)
    paint_panel(canvas.image, box.inset(_FRAME), theme.panel, 12)
    canvas.note("card", tile.card, box)
    centre = (box.left + 57, box.top + 54)
    _paint_face(canvas, found, centre)
    right = box.right - 10
    if tile.note:
        right = _paint_note(canvas, tile.note, box) - 6
    words = picture_texts(canvas.language)
    top = box.top + 7
    canvas.write(
        card_name(content, tile.card, canvas.language),
        Box(box.left + 112, top, right, top + 50),
        Style(25, True, "left", "middle", 15, 2),
        theme.ink_faint if tile.is_faded else theme.ink,
    )
    if is_warrior:
        assert isinstance(found, WarriorKind)
        _paint_numbers(canvas, found, box)
    else:
        assert isinstance(found, Spell)
        told = words.say(f"picture-timing-{found.timing}")
        if found.is_enchantment:
            told = f"{told} · {words.say('picture-enchantment')}"
        canvas.write(
            told,
            Box(box.left + 112, box.top + 58, box.right - 10, box.top + 100),
            Style(21, False, "left", "middle", 14, 2),
            theme.level if found.timing == "any" else theme.ink_soft,
        )
    has_text = not isinstance(found, WarriorKind) or found.texts is not None
    canvas.write(
        _words(content, tile.card, canvas.language),
        Box(box.left + _PAD, box.top + _HEAD - 2, box.right - _PAD, box.bottom - 4),
        Style(_TEXT, smallest=_TEXT - 3),
        theme.ink_soft if has_text else theme.ink_faint,
    )


def _paint_face(canvas: Canvas, found: WarriorKind | Spell, centre: tuple[int, int]) -> None:
    theme = canvas.theme
    if isinstance(found, WarriorKind):
        if found.flies:
            canvas.stamp_centred(wings(theme, 104), centre, "wings", found.id)
        ground = disc(theme, world_ground(theme, found.world), _FACE)
    else:
        ground = disc(theme, theme.figure_face, _FACE)
    canvas.stamp_centred(ground, centre)
    size = 76 if isinstance(found, WarriorKind) else 60
    canvas.stamp_centred(emblem(found.id, size, theme.ink), centre, "emblem", found.id)
    if isinstance(found, WarriorKind):
        canvas.stamp_centred(
            rank_sign(found.rank, theme, 28), (centre[0], centre[1] - 40), "rank", found.rank
        )


def disc(theme: Theme, fill: Colour, size: int) -> Image.Image:
    """A round ground for a face."""

    def paint(pen: Pen) -> None:
        pen.circle((size / 2, size / 2), size / 2, theme.outline)
        pen.circle((size / 2, size / 2), size / 2 - 2, fill)

    return sprite(("rift disc", theme.name, fill), size, size, paint)


def _paint_numbers(canvas: Canvas, kind: WarriorKind, box: Box) -> None:
    """Life, then damage by distance."""
    theme = canvas.theme
    top = box.top + 60
    shape = canvas.stamp(heart(theme, 1.0, 42), box.left + 110, top - 2, "life", str(kind.life))
    style = Style(25, True, "centre", "middle", 12, 1)
    canvas.write(str(kind.life), shape.moved(0, -2), style, theme.ink, outline=theme.outline, kind="number")
    slots = tuple(Box(box.left + 160 + 38 * n, top, box.left + 160 + 38 * n + 36, top + 38) for n in range(4))
    draw_strikes(canvas, slots, kind.damage, kind.damage, 1.0)


def _paint_note(canvas: Canvas, note: str, box: Box) -> int:
    """A tag in the upper right corner; says where it begins."""
    theme = canvas.theme
    room = Box(box.right - 130, box.top + 10, box.right - 18, box.top + 50)
    style = Style(21, True, "right", "top", 15, 2)
    inked = fit(note, room, style).box
    paint_panel(
        canvas.image,
        Box(inked.left - 9, inked.top - 6, inked.right + 9, inked.bottom + 6),
        theme.core_spent,
        10,
    )
    canvas.write(note, room, style, theme.ink)
    return inked.left - 9
