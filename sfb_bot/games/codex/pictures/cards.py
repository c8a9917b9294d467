"""Cards as tiles in two columns: everything a card says, short enough for a phone."""

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
from sfb_bot.games.codex.pictures.colours import emblem_ink, faction_ground, faction_ink
from sfb_bot.games.codex.pictures.emblems import emblem
from sfb_bot.games.codex.pictures.narrow_names import write_narrow
from sfb_bot.games.codex.pictures.parts import put_part
from sfb_bot.games.codex.pictures.rules_text import write_rules
from sfb_bot.games.codex.pictures.signs import coin, sign
from sfb_bot.games.codex.pictures.tiles import Look, edge_of
from sfb_bot.games.codex.pictures.words import band_levels, band_words, card_name, card_words, type_words
from sfb_bot.games.codex.rules.content import Content, Kind
from sfb_bot.games.codex.rules.ids import KindId

PAGE: Final = 720
MARGIN: Final = 8
GAP: Final = 8
TILE: Final = (PAGE - 2 * MARGIN - GAP) // 2

_FRAME: Final = 4
_HEAD: Final = 118
_TEXT: Final = 20
_PAD: Final = 12


@dataclass(frozen=True, slots=True)
class CardTile:
    """A card, what it costs now, how many there are; `is_faded` where it cannot be chosen,
    `is_brief` without its text; `is_pointed_out` gets a sword.
    """

    card: KindId
    cost: int | None = None
    count: int = 1
    is_faded: bool = False
    look: Look = ""
    is_brief: bool = False
    is_pointed_out: bool = False


def tile_words(content: Content, kind: Kind, language: str) -> str:
    """What is written on the tile of a card; of a hero, what each band adds."""
    if not kind.is_hero:
        return card_words(content, kind, language)
    lines: list[str] = []
    for number in range(len(kind.bands)):
        told = band_words(content, kind, number, language)
        if told:
            lines.append(f"{band_levels(kind, number)}: {told}")
    return "\n".join(lines)


def _tall(content: Content, tile: CardTile, language: str) -> int:
    if tile.is_brief:
        return _HEAD
    words = tile_words(content, content.kinds[tile.card], language)
    lines = wrap(words, TILE - 2 * _PAD, _TEXT) if words else []
    return _HEAD + len(lines) * line_height(_TEXT) + _PAD


def rows_of(
    content: Content, tiles: Sequence[CardTile], language: str
) -> list[tuple[Sequence[CardTile], int]]:
    """The tiles in pairs, each row as tall as the taller of the two needs."""
    pairs = [tiles[start : start + 2] for start in range(0, len(tiles), 2)]
    return [(pair, max(_tall(content, tile, language) for tile in pair)) for pair in pairs]


def tiles_height(content: Content, tiles: Sequence[CardTile], language: str) -> int:
    """How much room tiles take, the gap below included."""
    return sum(tall + GAP for _, tall in rows_of(content, tiles, language))


def paint_tiles(canvas: Canvas, content: Content, tiles: Sequence[CardTile], top: int) -> int:
    """Draw tiles from a height on; says where the next thing may begin."""
    for pair, tall in rows_of(content, tiles, canvas.language):
        for place, tile in enumerate(pair):
            left = MARGIN + place * (TILE + GAP)
            box = Box(left, top, left + TILE, top + tall)
            kind = content.kinds[tile.card]
            put_part(canvas, ("card tile", Itself(kind), tile), box, partial(_paint, content, kind, tile))
        top += tall + GAP
    return top


def disc(theme: Theme, fill: Colour, size: int) -> Image.Image:
    """A round ground for an emblem."""

    def paint(pen: Pen) -> None:
        pen.circle((size / 2, size / 2), size / 2, theme.outline)
        pen.circle((size / 2, size / 2), size / 2 - 2, fill)

    return sprite(("codex disc", theme.name, fill), size, size, paint)


def _paint(content: Content, kind: Kind, tile: CardTile, canvas: Canvas) -> None:
    theme, box = canvas.theme, canvas.frame
    edge = edge_of(theme, tile.look)
    ground = theme.panel if tile.is_faded else faction_ground(theme, kind.colour)
    paint_panel(
        canvas.image, box, edge or (theme.edge if tile.is_faded else faction_ink(theme, kind.colour)), 16
    )
    paint_panel(canvas.image, box.inset(_FRAME + (2 if edge else 0)), theme.panel, 12)
    upper = Box(box.left + 6, box.top + 6, box.right - 6, box.top + _HEAD - 6)
    paint_panel(canvas.image, upper, ground, 10)
    canvas.note("ring" if edge else "card", kind.id, box)
    ink = theme.ink_faint if tile.is_faded else theme.ink
    canvas.stamp(
        emblem(kind, 52, theme.ink_faint if tile.is_faded else emblem_ink(theme, kind.colour)),
        box.left + 14,
        box.top + 52,
        "emblem",
        kind.id,
    )
    left = box.left + 14
    if kind.type not in ("base",) and not kind.is_token:
        cost = kind.cost if tile.cost is None else tile.cost
        shown = coin(theme, 36, str(cost), is_bright=not tile.is_faded)
        canvas.stamp(shown, left, box.top + 12, "cost", str(cost))
        left += 42
    right = box.right - 12
    if tile.count > 1:
        right = _paint_count(canvas, tile.count, box) - 4
    if tile.is_pointed_out:
        right -= 30
        canvas.stamp(sign("sword", 26, theme.danger), right, box.top + 16, "sign", "sword")
        right -= 4
    name = card_name(content, kind.id, canvas.language)
    place = Box(left, box.top + 8, right, box.top + 52)
    write_narrow(canvas, name, place, Style(23, True, "left", "middle", 17, 2), ink)
    words = type_words(content, kind, canvas.language)
    has_figures = kind.is_fighter or kind.is_building
    place = Box(box.left + 74, box.top + 54, box.right - 12, box.top + (76 if has_figures else 108))
    canvas.write(
        words,
        place,
        Style(18, False, "left", "middle" if has_figures else "top", 17, 1 if has_figures else 2),
        theme.ink_faint if tile.is_faded else theme.ink_soft,
    )
    _paint_figures(canvas, kind, Box(box.left + 74, box.top + 76, box.right - 12, box.top + 108), ink)
    told = tile_words(content, kind, canvas.language)
    if told and not tile.is_brief:
        room = Box(box.left + _PAD, box.top + _HEAD, box.right - _PAD, box.bottom - 4)
        ink = theme.ink_faint if tile.is_faded else theme.ink_soft
        write_rules(canvas, told, room, Style(_TEXT, smallest=_TEXT - 3), ink)


def _paint_count(canvas: Canvas, count: int, box: Box) -> int:
    """How many there are, in the upper right corner; says where that begins."""
    room = Box(box.right - 70, box.top + 14, box.right - 20, box.top + 44)
    style = Style(22, True, "right", "top", 15, 1)
    words = f"×{count}"
    inked = fit(words, room, style).box
    tag = Box(inked.left - 8, inked.top - 6, inked.right + 8, inked.bottom + 6)
    paint_panel(canvas.image, tag, canvas.theme.core_spent, 9)
    canvas.write(words, room, style)
    return tag.left


def _paint_figures(canvas: Canvas, kind: Kind, box: Box, ink: Colour) -> None:
    """Attack and HP; of a hero those of all bands."""
    theme = canvas.theme
    pairs = [(band.atk, band.hp) for band in kind.bands] if kind.bands else [(kind.atk, kind.hp)]
    if not (kind.is_fighter or kind.is_building):
        return
    x = box.left
    for number, (atk, hp) in enumerate(pairs):
        if kind.bands:
            words = f"{atk}/{hp}"
            canvas.stamp(
                sign(f"band{number}", 18, theme.level), x, box.centre[1] - 9, "sign", f"band{number}"
            )
            place = Box(x + 21, box.top, x + 84, box.bottom)
            canvas.write(words, place, Style(24, True, "left", "middle", 13, 1), ink, kind="number")
            x += 86
            continue
        if kind.is_fighter:
            canvas.stamp(sign("sword", 22, theme.ink_soft), x, box.centre[1] - 11, "atk", str(atk))
            place = Box(x + 27, box.top, x + 70, box.bottom)
            canvas.write(str(atk), place, Style(26, True, "left", "middle", 13, 1), ink, kind="number")
            x += 74
        canvas.stamp(sign("heart", 22, theme.health), x, box.centre[1] - 11, "hp", str(hp))
        place = Box(x + 27, box.top, x + 70, box.bottom)
        canvas.write(str(hp), place, Style(26, True, "left", "middle", 13, 1), ink, kind="number")
