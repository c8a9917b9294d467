"""Tiles with everything a card says, two in a row: hands, feats, camps, galleries, choices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.paints import PAINTS
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.text import Box, Style, line_height, width_of, wrap
from sfb_bot.drawing.themes import Colour, Theme, mix
from sfb_bot.games.warseer.pictures.dice import draw_die
from sfb_bot.games.warseer.pictures.emblems import emblem
from sfb_bot.games.warseer.pictures.plan import WIDTH
from sfb_bot.games.warseer.pictures.signs import sign
from sfb_bot.games.warseer.pictures.terrain_sample import terrain_sample
from sfb_bot.games.warseer.pictures.words import Thing, Words, picture_texts
from sfb_bot.games.warseer.rules.content import BattleCard, CreatureKind, Feat, TerrainKind, Upgrade

GAP: Final = 8
TILE: Final = (WIDTH - 3 * GAP) // 2
_PAD: Final = 10
_HEAD: Final = 70
_VALUES: Final = 40
_SORT: Final = 23
_SORT_STYLE: Final = Style(19, False, "left", "middle", 17, 2)
TEXT: Final = 18
_FACE: Final = 46
_DIE: Final = 30
_RANKS: Final = (PAINTS["iron"], PAINTS["tan"], PAINTS["steel"], PAINTS["gold"])


@dataclass(frozen=True, slots=True)
class Tile:
    """A card to show: how many of it, what it costs now, a note of its own, lit or faded."""

    kind: str
    count: int = 1
    cost: int | None = None
    note: str = ""
    is_lit: bool = False
    is_faded: bool = False


def tile_text(tile: Tile, words: Words) -> str:
    """What the card says, after a note of its own."""
    found = words.found(tile.kind)
    told = words.text(found) if found is not None else ""
    return " · ".join(each for each in (tile.note, told) if each)


def _height(tile: Tile, words: Words) -> int:
    lines = len(wrap(tile_text(tile, words), TILE - 2 * _PAD, TEXT))
    values = _VALUES if isinstance(words.found(tile.kind), CreatureKind) else 0
    return _HEAD + _sort_height(tile, words) + values + lines * line_height(TEXT) + _PAD


def _sort_words(tile: Tile, words: Words) -> str:
    found = words.found(tile.kind)
    sort = words.sort(found) if found is not None else ""
    return sort[:1].upper() + sort[1:]


def _sort_height(tile: Tile, words: Words) -> int:
    """One line, two where the words are long."""
    is_long = len(wrap(_sort_words(tile, words), TILE - 2 * _PAD, _SORT_STYLE.smallest)) > 1
    return 4 + _SORT * (2 if is_long else 1)


def rows_of(tiles: Sequence[Tile], words: Words) -> list[tuple[int, list[Tile]]]:
    """The tiles two by two, each row with its height."""
    found: list[tuple[int, list[Tile]]] = []
    for start in range(0, len(tiles), 2):
        row = list(tiles[start : start + 2])
        found.append((max(_height(tile, words) for tile in row), row))
    return found


def tiles_height(tiles: Sequence[Tile], words: Words) -> int:
    """How tall all of them are together."""
    return sum(height + GAP for height, _ in rows_of(tiles, words))


def draw_tiles(canvas: Canvas, tiles: Sequence[Tile], words: Words, top: int) -> int:
    """The tiles from a height on; says where they end."""
    for height, row in rows_of(tiles, words):
        for place, tile in enumerate(row):
            left = GAP + place * (TILE + GAP)
            draw_tile(canvas, tile, words, Box(left, top, left + TILE, top + height))
        top += height + GAP
    return top


def frame_of(found: Thing | None, theme: Theme) -> Colour:
    """The edge of a card: the metal of a rank, gold for heroes, a colour for each sort."""
    match found:
        case CreatureKind(sort="hero"):
            return theme.level
        case CreatureKind(rank=rank):
            return _RANKS[rank]
        case BattleCard(sort=sort) | Upgrade(sort=sort):
            paints = {"spell": "violet", "relic": "gold", "building": "tan", "tactic": "red"}
            return PAINTS[paints.get(sort, "teal")]
        case Feat():
            return theme.points
        case _:
            return theme.edge


def draw_tile(canvas: Canvas, tile: Tile, words: Words, box: Box) -> None:
    """One tile."""
    theme, found = canvas.theme, words.found(tile.kind)
    edge = theme.choice_edge if tile.is_lit else mix(frame_of(found, theme), theme.page, 0.3)
    canvas.note("lit" if tile.is_lit else "tile", tile.kind, box)
    paint_panel(canvas.image, box, edge, 12)
    paint_panel(canvas.image, box.inset(4 if tile.is_lit else 2), theme.panel, 9)
    ink = theme.ink_faint if tile.is_faded else theme.ink
    left = box.left + _PAD
    if isinstance(found, TerrainKind):
        face = terrain_sample(found.id, _FACE, theme)
        canvas.stamp(face, left, box.top + 12 + (_FACE - face.height) // 2, "emblem", tile.kind)
    else:
        colour = theme.ink_faint if tile.is_faded else frame_of(found, theme)
        face = emblem(words.content, tile.kind, _FACE, ink if isinstance(found, CreatureKind) else colour)
        canvas.stamp(face, left, box.top + 12, "emblem", tile.kind)
    right = _price(canvas, tile, found, box)
    name = Box(left + _FACE + 10, box.top + 2, right - 4, box.top + _HEAD)
    canvas.write(words.kind(tile.kind), name, Style(23, True, "left", "middle", 17, 3), ink, kind="name")
    top = box.top + _HEAD
    tall = _sort_height(tile, words)
    spot = Box(left, top - 4, box.right - _PAD, top + tall - 2)
    canvas.write(_sort_words(tile, words), spot, _SORT_STYLE, theme.ink_soft)
    top += tall
    if isinstance(found, CreatureKind):
        draw_values(canvas, found, Box(left, top, box.right - _PAD, top + _VALUES - 6), _DIE)
        top += _VALUES
    room = Box(left, top, box.right - _PAD, box.bottom - 4)
    canvas.write(tile_text(tile, words), room, Style(TEXT, False, "left", "top", 17), ink)


def _price(canvas: Canvas, tile: Tile, found: Thing | None, box: Box) -> int:
    """Cost and income, points or price at the right end of the head; says where they begin."""
    theme = canvas.theme
    shown: list[tuple[str, str, Colour]] = []
    match found:
        case BattleCard() | CreatureKind(sort="character"):
            cost = found.cost if tile.cost is None else tile.cost
            shown.append(("influence", str(cost), theme.choice_edge))
            shown.append(("income", str(found.income).replace("-", "−"), theme.level))
        case Feat():
            shown.append(("points", str(found.points), theme.points))
        case Upgrade():
            shown.append(("income", str(found.price), theme.level))
        case _:
            pass
    x = box.right - _PAD
    style = Style(22, True, "left", "middle", 17, 1)
    if tile.count > 1:
        times = picture_texts(canvas.language).say("picture-copies", count=tile.count)
        wide = width_of(times, style.size, style.bold) + 2
        x -= wide
        spot = Box(x, box.top + 4, x + wide, box.top + _HEAD)
        canvas.write(times, spot, style, theme.ink_soft, kind="number")
        x -= 6
    for name, number, colour in reversed(shown):
        wide = width_of(number, style.size, style.bold) + 2
        x -= wide
        spot = Box(x, box.top + 4, x + wide, box.top + _HEAD)
        canvas.write(number, spot, style, theme.ink, kind="number")
        x -= 24
        canvas.stamp(sign(name, 22, colour), x, box.top + 26, name, number)
        x -= 4
    return x


def draw_values(canvas: Canvas, kind: CreatureKind, box: Box, size: int) -> None:
    """The attack block, range, movement and health in a row."""
    theme, x = canvas.theme, box.left
    canvas.stamp(sign(kind.attack, size - 2, theme.ink_soft), x, box.top + 1, "attack", kind.attack)
    x += size + 4
    for die in kind.dice:
        x = draw_die(canvas, die, "", x, box.top, size).right + 3
    x += 8
    shown = (("range", kind.range, theme.ink_soft), ("foot", kind.move, theme.ink_soft))
    for name, number, colour in (*shown, ("health", kind.health, theme.health)):
        canvas.stamp(sign(name, size - 4, colour), x, box.top + 2, name, str(number))
        spot = Box(x + size, box.top - 4, x + size + size, box.top + size + 4)
        style = Style(round(size * 0.72), True, "left", "middle", 17, 1)
        canvas.write(str(number), spot, style, theme.ink, kind="number")
        x += round(size * 1.95)
