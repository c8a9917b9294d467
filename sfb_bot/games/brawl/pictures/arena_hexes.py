"""Hexes in other colours: areas of attacks, sprung traps, and what can be chosen."""

from __future__ import annotations

import math

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.sprites import Pen, regular_polygon, sprite
from sfb_bot.drawing.themes import Colour, mix
from sfb_bot.games.brawl.pictures.arena_board import paint_trap, write_name
from sfb_bot.games.brawl.pictures.arena_plan import Plan
from sfb_bot.hexgrid import Cell


def tint_hex(canvas: Canvas, plan: Plan, cell: Cell, fill: Colour, edge: Colour, kind: str = "lit") -> None:
    """A hex in another colour, with an edge; what is printed on it is printed again."""
    light_hex(canvas, plan, cell, fill, edge, kind=kind)
    write_name(canvas, plan, cell, canvas.theme.ink_soft)


def light_hex(
    canvas: Canvas,
    plan: Plan,
    cell: Cell,
    fill: Colour,
    edge: Colour,
    *,
    thick: float = 3.2,
    kind: str = "lit",
) -> None:
    """A hex in another colour, with an edge, a trap sign if it has one, and no name.

    A statue stays visible: its hex gets the edge alone and keeps its name.
    """
    name = plan.arena.grid.names[cell]
    canvas.forget("hex_name", name)
    is_statue = bool(plan.arena.statue_cells >> cell & 1)
    is_trap = bool(plan.arena.trap_hexes >> cell & 1)
    width, height = math.ceil(plan.layout.width), math.ceil(plan.layout.height)
    outline = canvas.theme.outline

    def paint(pen: Pen) -> None:
        middle = (width / 2, height / 2)
        if is_statue:
            corners = regular_polygon(middle, plan.layout.size - (1.5 + thick / 2) * plan.scale, 6, 0)
            pen.line(corners, thick * plan.scale, edge, closed=True)
            return
        pen.polygon(regular_polygon(middle, plan.layout.size - 1.5 * plan.scale, 6, 0), edge)
        pen.polygon(regular_polygon(middle, plan.layout.size - (1.5 + thick) * plan.scale, 6, 0), fill)
        if is_trap:
            centre = (middle[0], middle[1] + plan.n(4))
            paint_trap(pen, centre, plan.scale, mix(fill, outline, 0.12), mix(fill, outline, 0.32))

    sign = sprite(("hex", fill, edge, thick, plan.scale, is_trap, is_statue, outline), width, height, paint)
    canvas.stamp_centred(sign, plan.centre(cell), kind, name)
