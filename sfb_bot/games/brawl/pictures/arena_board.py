"""The board itself: hexes, areas, statues and trap hexes, drawn once and kept."""

from __future__ import annotations

import math
from typing import Final

from PIL import Image

from sfb_bot.drawing.canvas import Canvas, Mark
from sfb_bot.drawing.icons import core_icon
from sfb_bot.drawing.sprites import CACHE, LAYER_SCALE, Pen, Point, sprite
from sfb_bot.drawing.text import Box, Style
from sfb_bot.drawing.themes import Colour, Theme, mix
from sfb_bot.games.brawl.pictures.arena_floor import lit, slab
from sfb_bot.games.brawl.pictures.arena_plan import Plan
from sfb_bot.hexgrid import cells_of

# The name of a hex stands in its upper corner strip, above the head of a champion.
NAME_SIZE: Final = 18
NAME_TOP: Final = -50
NAME_HEIGHT: Final = 27


def board_halves(areas: tuple[str, ...], plan: Plan) -> tuple[int, int]:
    """For each side whether it is drawn on the left (0) or the right (1): where its area lies."""
    if not areas or not all(areas):
        return 0, 1
    left = plan.arena.deployments[areas[0]].gate[0] < plan.arena.deployments[areas[1]].gate[0]
    return (0, 1) if left else (1, 0)


def board_layer(plan: Plan, theme: Theme, areas: tuple[str, ...]) -> tuple[Image.Image, tuple[Mark, ...]]:
    """The picture under everything else and the marks on it. Copy it before drawing on it."""
    board = CACHE.get(("board", plan, theme.name, areas), lambda: _board(plan, theme, areas))
    return board, board.info["marks"]


def _board(plan: Plan, theme: Theme, areas: tuple[str, ...]) -> Image.Image:
    canvas = Canvas(_ground(plan, theme), theme, "en")
    for cell in range(plan.arena.grid.size):
        fill = hex_colour(plan, theme, areas, cell)
        canvas.stamp_centred(slab(plan, theme, cell, fill), plan.centre(cell))
    for cell in cells_of(plan.arena.trap_hexes):
        canvas.stamp_centred(_trap_sign(plan, theme), _lowered(plan, cell, 4))
    for statue in plan.arena.statues.values():
        canvas.stamp_centred(_statue_stone(plan, theme), plan.centre(statue.cell))
    for statue in plan.arena.statues.values():
        x, y = plan.centre(statue.cell)
        canvas.stamp_centred(core_icon(statue.core, plan.n(38), theme), (x, y + plan.n(5)))
    _names(canvas, plan, areas)
    canvas.image.info["marks"] = tuple(canvas.marks)
    return canvas.image


def name_box(plan: Plan, cell: int) -> Box:
    """Where the name of a hex is written."""
    x, y = plan.centre(cell)
    top = round(y + NAME_TOP * plan.scale)
    return Box(round(x) - plan.n(22), top, round(x) + plan.n(22), top + plan.n(NAME_HEIGHT))


def _names(canvas: Canvas, plan: Plan, areas: tuple[str, ...]) -> None:
    for cell in range(plan.arena.grid.size):
        fill = lit(hex_colour(plan, canvas.theme, areas, cell), canvas.theme, plan, cell)
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


def _ground(plan: Plan, theme: Theme) -> Image.Image:
    """The page with the joints between the slabs."""
    scale = LAYER_SCALE
    sheet = Image.new("RGB", (plan.width * scale, plan.height * scale), theme.page)
    pen = Pen(sheet, scale)
    for at in plan.arena.grid.hexes:
        pen.polygon(plan.layout.corners(at, plan.layout.size + 5 * plan.scale), theme.hex_edge)
    return sheet.reduce(scale)


def _lowered(plan: Plan, cell: int, down: float) -> Point:
    x, y = plan.centre(cell)
    return x, y + plan.n(down)


def _trap_sign(plan: Plan, theme: Theme) -> Image.Image:
    size = plan.n(58)
    ground = mix(theme.hex_fill, theme.hex_edge, 0.75)

    def paint(pen: Pen) -> None:
        paint_trap(pen, (size / 2, size / 2), plan.scale, ground, mix(ground, theme.trap, 0.55))

    return sprite(("trap sign", theme.name, plan.scale), size, size, paint)


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


def _statue_stone(plan: Plan, theme: Theme) -> Image.Image:
    """A stone on a plinth; the core's own sign is set into it."""
    width, height, u = plan.n(64), plan.n(84), plan.scale
    x, y = width / 2, height / 2
    shade, stone = theme.statue_shade, theme.statue

    def paint(pen: Pen) -> None:
        pen.ellipse((x - 31 * u, y + 30 * u, x + 31 * u, y + 42 * u), theme.outline)
        pen.rounded((x - 30 * u, y + 27 * u, x + 30 * u, y + 40 * u), 4 * u, shade)
        pen.rounded((x - 30 * u, y + 27 * u, x + 30 * u, y + 36 * u), 4 * u, stone)
        body = [(-26, 30), (-22, -14), (0, -25), (22, -14), (26, 30)]
        pen.polygon([(x + dx * u, y + dy * u) for dx, dy in body], stone)
        right = ((0, -25), (22, -14), (26, 30), (0, 30))
        pen.polygon([(x + dx * u, y + dy * u) for dx, dy in right], shade)
        pen.circle((x, y + 5 * u), 22 * u, mix(theme.hex_edge, theme.outline, 0.5))

    return sprite(("statue stone", theme.name, plan.scale), width, height, paint)
