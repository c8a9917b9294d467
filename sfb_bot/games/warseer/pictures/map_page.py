"""A map by itself with a legend, and small ones of all maps."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.picture import Picture, RenderError
from sfb_bot.drawing.text import Box, Style
from sfb_bot.drawing.themes import DARK, Theme
from sfb_bot.games.warseer.pictures.alt_cards import map_alt
from sfb_bot.games.warseer.pictures.field import Ground, paint_field
from sfb_bot.games.warseer.pictures.plan import WIDTH, board_plan
from sfb_bot.games.warseer.pictures.seat_shapes import seat_badge
from sfb_bot.games.warseer.pictures.signs import sign
from sfb_bot.games.warseer.pictures.table import as_picture
from sfb_bot.games.warseer.pictures.terrain_sample import terrain_sample
from sfb_bot.games.warseer.pictures.words import Words
from sfb_bot.games.warseer.rules.content import BattleMap, Content, MapId
from sfb_bot.kernel import LETTERS

_HEAD: Final = 60
_ROW: Final = 50
_GAP: Final = 8
_HALF: Final = (WIDTH - 3 * _GAP) // 2
_NAME: Final = 40


def map_picture(content: Content, number: str, theme: Theme = DARK, language: str = "en") -> Picture:
    """A map."""
    canvas = draw_map(content, number, theme, language)
    return as_picture(canvas, map_alt(content.maps[MapId(number)], Words(content, language)))


def draw_map(content: Content, number: str, theme: Theme, language: str) -> Canvas:
    """A map with its legend before it is encoded."""
    found = content.maps.get(MapId(number))
    if found is None:
        raise RenderError(f"There is no map {number!r}.")
    words = Words(content, language)
    plan = board_plan(found, _HEAD)
    legend = _legend(found, words)
    rows = (len(legend) + 1) // 2
    canvas = Canvas.blank(WIDTH, plan.box.bottom + _GAP + rows * _ROW + _GAP, theme, language)
    title = f"{words.map(number)} · {words.texts.say('picture-map-players', players=found.players)}"
    box = Box(_GAP + 4, 0, WIDTH - _GAP, _HEAD)
    canvas.write(title, box, Style(30, True, "left", "middle", 18, 2), theme.ink)
    paint_field(canvas, plan, Ground(found.zones, has_spots=True))
    for place, (kind, said) in enumerate(legend):
        left = _GAP + place % 2 * (_HALF + _GAP)
        top = plan.box.bottom + _GAP + place // 2 * _ROW
        _entry(canvas, kind, said, Box(left, top, left + _HALF, top + _ROW))
    return canvas


def _legend(found: BattleMap, words: Words) -> list[tuple[str, str]]:
    texts = words.texts
    entries = [(str(kind), words.kind(kind)) for kind, mask in found.masks.items() if mask]
    for seat in range(len(found.zones)):
        entries.append((f"zone {seat}", texts.say("picture-legend-zone", letter=LETTERS[seat])))
    if found.spots:
        entries.append(("spot", texts.say("picture-legend-spot")))
    if found.centre:
        entries.append(("centre", texts.say("picture-legend-centre")))
    return entries


def _entry(canvas: Canvas, kind: str, said: str, box: Box) -> None:
    theme = canvas.theme
    name, _, seat = kind.partition(" ")
    match name:
        case "zone":
            face = seat_badge(int(seat), 36, theme)
        case "spot":
            face = sign("spot", 36, theme.ink_soft)
        case "centre":
            face = sign("points", 36, theme.level)
        case _:
            face = terrain_sample(kind, 50, theme)
    spot = (box.left + 30, box.centre[1])
    canvas.stamp_centred(face, spot, "legend", kind)
    place = Box(box.left + 64, box.top, box.right, box.bottom)
    canvas.write(said, place, Style(22, False, "left", "middle", 17, 2), theme.ink)


# --- All maps ---------------------------------------------------------------------------------------------


def thumbnails_height(content: Content, numbers: Collection[str] = ()) -> int:
    """How tall the small maps are together, two in a row; all there are where none is named."""
    return sum(height for height, _ in _rows(content, numbers))


def _rows(content: Content, numbers: Collection[str]) -> list[tuple[int, list[BattleMap]]]:
    found: list[tuple[int, list[BattleMap]]] = []
    maps = [each for each in content.maps.values() if not numbers or each.id in numbers]
    for start in range(0, len(maps), 2):
        row = maps[start : start + 2]
        tall = max(board_plan(each, 0, _HALF).box.height for each in row)
        found.append((tall + _NAME + _GAP, row))
    return found


def draw_thumbnails(canvas: Canvas, words: Words, top: int, numbers: Collection[str] = ()) -> None:
    """Every map, small, with its name."""
    theme = canvas.theme
    for height, row in _rows(words.content, numbers):
        for place, each in enumerate(row):
            left = _GAP + place * (_HALF + _GAP)
            paint_panel(canvas.image, Box(left, top, left + _HALF, top + height - _GAP), theme.panel, 10)
            plan = board_plan(each, 0, _HALF)
            small = Canvas.blank(_HALF, plan.box.height, theme, words.language)
            paint_field(small, plan, Ground(each.zones, has_spots=True, has_names=False))
            canvas.stamp(small.image, left, top + _NAME, "map", each.id)
            box = Box(left + 10, top, left + _HALF - 10, top + _NAME)
            style = Style(23, True, "left", "middle", 17, 1)
            canvas.write(words.map(each.id), box, style, theme.ink, kind="name")
        top += height
