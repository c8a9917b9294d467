"""The board itself: hexes, areas, statues and trap hexes, drawn once and kept."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from PIL import Image

from sfb_bot.drawing.canvas import Canvas, Mark
from sfb_bot.drawing.icons import core_icon
from sfb_bot.drawing.sprites import LAYER_SCALE, Pen, Point
from sfb_bot.drawing.text import Box, Style
from sfb_bot.drawing.themes import Colour, Theme, mix
from sfb_bot.games.brawl.pictures.arena_plan import Plan
from sfb_bot.games.brawl.rules.content import Statue
from sfb_bot.hexgrid import cells_of

# The name of a hex stands in its upper corner strip, above the head of a champion.
NAME_SIZE: Final = 16
NAME_TOP: Final = -43
NAME_HEIGHT: Final = 16


def board_halves(areas: tuple[str, ...], plan: Plan) -> tuple[int, int]:
    """For each side whether it is drawn on the left (0) or the right (1): where its area lies."""
    if not areas or not all(areas):
        return 0, 1
    left = plan.arena.deployments[areas[0]].gate[0] < plan.arena.deployments[areas[1]].gate[0]
    return (0, 1) if left else (1, 0)


@lru_cache(maxsize=12)
def board_layer(plan: Plan, theme: Theme, areas: tuple[str, ...]) -> tuple[Image.Image, tuple[Mark, ...]]:
    """The picture under everything else and the marks on it. Copy it before drawing on it."""
    scale = LAYER_SCALE
    sheet = Image.new("RGB", (plan.width * scale, plan.height * scale), theme.page)
    pen = Pen(sheet, scale)
    _hexes(pen, plan, theme, areas)
    _trap_hexes(pen, plan, theme)
    for statue in plan.arena.statues.values():
        _statue(pen, plan, theme, statue)
    canvas = Canvas(sheet.reduce(scale), theme, "en")
    for statue in plan.arena.statues.values():
        x, y = plan.centre(statue.cell)
        canvas.stamp_centred(core_icon(statue.core, plan.n(38), theme), (x, y + plan.n(5)))
    _names(canvas, plan, areas)
    return canvas.image, tuple(canvas.marks)


def name_box(plan: Plan, cell: int) -> Box:
    """Where the name of a hex is written."""
    x, y = plan.centre(cell)
    top = round(y + NAME_TOP * plan.scale)
    return Box(round(x) - plan.n(22), top, round(x) + plan.n(22), top + plan.n(NAME_HEIGHT))


def _names(canvas: Canvas, plan: Plan, areas: tuple[str, ...]) -> None:
    for cell in range(plan.arena.grid.size):
        fill = hex_colour(plan, canvas.theme, areas, cell)
        write_name(canvas, plan, cell, mix(canvas.theme.hex_name, mix(fill, canvas.theme.ink, 0.6), 0.5))


def write_name(canvas: Canvas, plan: Plan, cell: int, colour: Colour, *, bold: bool = False) -> None:
    """The name of a hex in its place."""
    size = plan.n(NAME_SIZE)
    style = Style(size, bold=bold, align="centre", upright="middle", smallest=max(2, size // 3))
    canvas.write(plan.arena.grid.names[cell], name_box(plan, cell), style, colour, kind="hex_name")


def hex_colour(plan: Plan, theme: Theme, areas: tuple[str, ...], cell: int) -> Colour:
    """The printed colour of a hex: a statue's area, a side's deployment area, or plain stone."""
    for statue in plan.arena.statues.values():
        if statue.area >> cell & 1:
            return theme.areas[statue.core]
        if statue.cell == cell:
            return mix(theme.areas[statue.core], theme.outline, 0.5)
    for side, area in enumerate(areas):
        if area and plan.arena.deployments[area].cells >> cell & 1:
            return theme.deployments[side]
    return theme.hex_fill


def _hexes(pen: Pen, plan: Plan, theme: Theme, areas: tuple[str, ...]) -> None:
    hexes = plan.arena.grid.hexes
    for at in hexes:
        pen.polygon(plan.layout.corners(at, plan.layout.size + 5 * plan.scale), theme.hex_edge)
    for cell, at in enumerate(hexes):
        fill = hex_colour(plan, theme, areas, cell)
        # A lighter upper rim: the tiles look slightly raised without any texture.
        pen.polygon(plan.layout.corners(at, plan.layout.size - 1.6 * plan.scale), mix(fill, theme.ink, 0.13))
        _, y = plan.layout.centre(at)
        drop = 1.6 * plan.scale
        inner = plan.layout.corners(at, plan.layout.size - 3.2 * plan.scale)
        pen.polygon([(cx, cy + drop if cy < y else cy) for cx, cy in inner], fill)


def _trap_hexes(pen: Pen, plan: Plan, theme: Theme) -> None:
    for cell in cells_of(plan.arena.trap_hexes):
        x, y = plan.centre(cell)
        ground = mix(theme.hex_fill, theme.hex_edge, 0.75)
        paint_trap(pen, (x, y + plan.n(4)), plan.scale, ground, mix(ground, theme.trap, 0.55))


def paint_trap(pen: Pen, centre: Point, scale: float, ground: Colour, jaws: Colour) -> None:
    """The sign of a trap hex: the jaws of a trap seen from above."""
    x, y = centre
    radius = 24 * scale
    pen.circle(centre, 27 * scale, jaws)
    pen.circle(centre, radius, ground)
    for number in range(8):
        angle = math.pi / 4 * number + math.pi / 8
        spread = 0.24
        pen.polygon(
            [
                (x + radius * math.cos(angle - spread), y + radius * math.sin(angle - spread)),
                (x + radius * math.cos(angle + spread), y + radius * math.sin(angle + spread)),
                (x + radius * 0.56 * math.cos(angle), y + radius * 0.56 * math.sin(angle)),
            ],
            jaws,
        )


def _statue(pen: Pen, plan: Plan, theme: Theme, statue: Statue) -> None:
    """A stone on a plinth; the core's own sign is set into it."""
    x, y = plan.centre(statue.cell)
    u = plan.scale
    shade, stone = theme.statue_shade, theme.statue
    pen.rounded((x - 30 * u, y + 27 * u, x + 30 * u, y + 40 * u), 4 * u, shade)
    pen.rounded((x - 30 * u, y + 27 * u, x + 30 * u, y + 36 * u), 4 * u, stone)
    body = [(-26, 30), (-22, -14), (0, -25), (22, -14), (26, 30)]
    pen.polygon([(x + dx * u, y + dy * u) for dx, dy in body], stone)
    pen.polygon([(x + dx * u, y + dy * u) for dx, dy in ((0, -25), (22, -14), (26, 30), (0, 30))], shade)
    pen.circle((x, y + 5 * u), 22 * u, mix(theme.hex_edge, theme.outline, 0.5))
