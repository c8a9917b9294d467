"""Draws what just happened: trails and areas under the champions, aims and numbers over them."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Final

from PIL import Image

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.icons import icon
from sfb_bot.drawing.sprites import LAYER_SCALE, Ink, Pen, regular_polygon, sprite
from sfb_bot.drawing.text import Style
from sfb_bot.drawing.themes import Colour, mix
from sfb_bot.games.brawl.pictures.arena_board import paint_trap, write_name
from sfb_bot.games.brawl.pictures.arena_marks import Aim, Happening, Hit, Trail
from sfb_bot.games.brawl.pictures.arena_plan import Plan
from sfb_bot.games.brawl.pictures.figures import DROP, RADIUS
from sfb_bot.games.brawl.rules.ids import FigureId
from sfb_bot.games.brawl.rules.model import GATE
from sfb_bot.games.brawl.rules.views import PublicView
from sfb_bot.hexgrid import Cell
from sfb_bot.hexgrid.layout import Pixel

SHOVES: Final = ("push", "pull", "force", "fear")
_CLEAR: Final = 35
_BURST: Final = (-36, -4)
_BURST_ON_FACE: Final = (-11, 11)
MINUS: Final = "−"


def freehand(canvas: Canvas, points: Sequence[Pixel], margin: float, paint: Callable[[Pen], None]) -> None:
    """Paint smoothly around some points, in picture pixels: for shapes too various to keep as sprites."""
    left = max(0, math.floor(min(x for x, _ in points) - margin))
    top = max(0, math.floor(min(y for _, y in points) - margin))
    right = min(canvas.image.width, math.ceil(max(x for x, _ in points) + margin))
    bottom = min(canvas.image.height, math.ceil(max(y for _, y in points) + margin))
    if right <= left or bottom <= top:
        return
    sheet = Image.new("RGBA", ((right - left) * LAYER_SCALE, (bottom - top) * LAYER_SCALE), (0, 0, 0, 0))
    paint(_ShiftedPen(sheet, left, top))
    canvas.stamp(sheet.reduce(LAYER_SCALE), left, top)


class _ShiftedPen(Pen):
    """A pen whose sheet lies somewhere inside the picture."""

    def __init__(self, sheet: Image.Image, left: int, top: int) -> None:
        super().__init__(sheet, LAYER_SCALE)
        self._left, self._top = left, top

    def _moved(self, points: Iterable[Pixel]) -> list[Pixel]:
        return [(x - self._left, y - self._top) for x, y in points]

    def polygon(self, points: Sequence[Pixel], fill: Ink) -> None:
        super().polygon(self._moved(points), fill)

    def circle(self, centre: Pixel, radius: float, fill: Ink) -> None:
        super().circle(self._moved([centre])[0], radius, fill)

    def ring(self, centre: Pixel, radius: float, width: float, fill: Ink) -> None:
        super().ring(self._moved([centre])[0], radius, width, fill)

    def line(self, points: Sequence[Pixel], width: float, fill: Ink, *, closed: bool = False) -> None:
        super().line(self._moved(points), width, fill, closed=closed)


# --- Under the champions ----------------------------------------------------------------------------------


def draw_under(canvas: Canvas, happened: Happening, plan: Plan) -> None:
    """Hexes of an area attack, sprung traps, and the ways champions went."""
    theme = canvas.theme
    for cell in happened.pattern:
        tint_hex(canvas, plan, cell, mix(theme.hex_fill, theme.target, 0.45), theme.target)
    for cell, _ in happened.sprung:
        tint_hex(canvas, plan, cell, mix(theme.hex_fill, theme.danger, 0.4), theme.danger)
    for trail in happened.trails:
        _trail(canvas, trail, plan)


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


def _trail(canvas: Canvas, trail: Trail, plan: Plan) -> None:
    theme = canvas.theme
    ways = [plan.centre(cell) for cell in trail.cells]
    points = [(x, y + DROP * plan.scale) for x, y in ways]
    if len(points) < 2:
        return
    colour = theme.push if trail.manner in SHOVES else theme.path
    points = _shortened(points, 0, _CLEAR * plan.scale)
    dotted = trail.manner in ("jump", "place", "sail")
    if trail.manner == "jump":
        points = _bowed(points)
    width = (7 if trail.manner in SHOVES else 5.5) * plan.scale

    def paint(pen: Pen) -> None:
        for thick, ink in ((width + 4 * plan.scale, theme.outline), (width, colour)):
            pen.circle(points[0], thick * 0.95, ink)
            if dotted:
                for dot in _dots(points, 15 * plan.scale):
                    pen.circle(dot, thick * 0.62, ink)
            else:
                pen.line(_stopped(points, 10 * plan.scale), thick, ink)
            grown = 19 if ink == colour else 25
            pen.polygon(
                _arrowhead(
                    points[-2], points[-1], grown * plan.scale, plan.scale * (3 if ink != colour else 0)
                ),
                ink,
            )

    freehand(canvas, points, 30 * plan.scale, paint)


def _shortened(points: list[Pixel], front: float, back: float) -> list[Pixel]:
    """The way without its last (and first) bit, so that an arrow ends at a champion's edge."""
    found = list(points)
    found[-1] = _towards(found[-1], found[-2], back)
    if front:
        found[0] = _towards(found[0], found[1], front)
    return found


def _stopped(points: list[Pixel], back: float) -> list[Pixel]:
    return [*points[:-1], _towards(points[-1], points[-2], back)]


def _towards(start: Pixel, goal: Pixel, length: float) -> Pixel:
    whole = math.dist(start, goal) or 1.0
    share = min(0.9, length / whole)
    return start[0] + (goal[0] - start[0]) * share, start[1] + (goal[1] - start[1]) * share


def _arrowhead(before: Pixel, tip: Pixel, size: float, beyond: float = 0.0) -> list[Pixel]:
    angle = math.atan2(tip[1] - before[1], tip[0] - before[0])
    front = (tip[0] + beyond * math.cos(angle), tip[1] + beyond * math.sin(angle))
    return [
        front,
        (front[0] + size * math.cos(angle + 2.6), front[1] + size * math.sin(angle + 2.6)),
        (front[0] + size * math.cos(angle - 2.6), front[1] + size * math.sin(angle - 2.6)),
    ]


def _bowed(points: list[Pixel]) -> list[Pixel]:
    """A leap: the straight way bent upwards."""
    (ax, ay), (bx, by) = points[0], points[-1]
    lift = 0.28 * math.dist(points[0], points[-1])
    steps = [n / 12 for n in range(13)]
    return [(ax + (bx - ax) * t, ay + (by - ay) * t - lift * 4 * t * (1 - t)) for t in steps]


def _dots(points: list[Pixel], gap: float) -> list[Pixel]:
    found: list[Pixel] = []
    spare = gap
    for start, goal in pairwise(points):
        length = math.dist(start, goal)
        while spare < length:
            found.append(_along(start, goal, spare / length))
            spare += gap
        spare -= length
    return found[:-1] if len(found) > 1 else found


def _along(start: Pixel, goal: Pixel, share: float) -> Pixel:
    return start[0] + (goal[0] - start[0]) * share, start[1] + (goal[1] - start[1]) * share


# --- Over the champions -----------------------------------------------------------------------------------


def draw_over(
    canvas: Canvas, happened: Happening, view: PublicView, plan: Plan, places: Mapping[FigureId, Pixel]
) -> None:
    """Who aimed at whom, who was hurt or healed, who fell and who rose."""
    for aim in happened.aims:
        draw_aim(canvas, aim, plan)
    shapes = {figure.id: figure.side for figure in view.figures}
    cells = {figure.id: figure.cell for figure in view.figures}
    for figure in happened.levelled:
        if figure in places:
            on_gate = cells[figure] == GATE
            ring_figure(canvas, places[figure], shapes[figure], canvas.theme.level, plan, on_gate=on_gate)
    for hit in happened.hits:
        _hit(canvas, hit, plan, places)


def ring_figure(
    canvas: Canvas,
    centre: Pixel,
    side: int,
    colour: Colour,
    plan: Plan,
    label: str = "",
    *,
    on_gate: bool = False,
) -> None:
    """A ring in the shape of the side, just outside the figure; smaller where bays lie close together."""
    tight = on_gate and plan.is_upright
    size = plan.n(2 * RADIUS + (8 if tight else 22))

    def paint(pen: Pen) -> None:
        middle = (size / 2, size / 2)
        outer = size / 2 - 1
        if side == 0:
            pen.ring(middle, outer, 7 * plan.scale, canvas.theme.outline)
            pen.ring(middle, outer - 1.3 * plan.scale, 4.4 * plan.scale, colour)
            return
        half = outer * 0.95
        corners = [(-half, -half), (half, -half), (half, half), (-half, half)]
        square = [(size / 2 + x * 0.93, size / 2 + y * 0.93) for x, y in corners]
        pen.line(square, 7 * plan.scale, canvas.theme.outline, closed=True)
        pen.line(square, 4.4 * plan.scale, colour, closed=True)

    sign = sprite(("ring", canvas.theme.name, side, colour, plan.scale), size, size, paint)
    drop = 0 if tight else DROP * plan.scale
    canvas.stamp_centred(sign, (centre[0], centre[1] + drop), "ring", label)


def draw_aim(canvas: Canvas, aim: Aim, plan: Plan) -> None:
    """A line with an arrow from one champion to another: red for an enemy, green for a friend."""
    theme = canvas.theme
    colour = theme.target if aim.is_attack else theme.heal
    lift = DROP * plan.scale
    (ax, ay), (bx, by) = plan.centre(aim.source), plan.centre(aim.goal)
    clear = (RADIUS + 2) * plan.scale
    points = _shortened([(ax, ay + lift), (bx, by + lift)], clear, clear)

    def paint(pen: Pen) -> None:
        for thick, ink, grown in ((10, theme.outline, 25), (6, colour, 19)):
            pen.line(_stopped(points, 12 * plan.scale), thick * plan.scale, ink)
            beyond = 3 * plan.scale if ink == theme.outline else 0.0
            pen.polygon(_arrowhead(points[0], points[1], grown * plan.scale, beyond), ink)

    freehand(canvas, points, 32 * plan.scale, paint)


def _hit(canvas: Canvas, hit: Hit, plan: Plan, places: Mapping[FigureId, Pixel]) -> None:
    theme = canvas.theme
    if hit.knocked_out:
        if hit.cell == GATE:
            return
        centre = plan.centre(hit.cell)
        sign = icon("knocked_out", plan.n(52), theme.damage)
        canvas.stamp_centred(sign, (centre[0], centre[1] + plan.n(4)), "fallen", str(hit.figure))
    elif hit.cell != GATE:
        centre = plan.centre(hit.cell)
    elif hit.figure in places:
        centre = places[hit.figure]
    else:
        return
    if hit.amount == 0:
        return
    # In the narrow bays of an upright picture the burst lies on the face.
    shift = _BURST_ON_FACE if plan.is_upright and hit.cell == GATE else _BURST
    hurt = hit.amount < 0
    size = plan.n(42)
    # Beside the outermost hexes there may be no room for all of it.
    place = (max(size / 2, centre[0] + shift[0] * plan.scale), centre[1] + shift[1] * plan.scale)
    box = canvas.stamp_centred(
        _burst(canvas, size, theme.damage if hurt else theme.heal, pointed=hurt),
        place,
        "burst",
        str(hit.figure),
    )
    text = f"{MINUS}{-hit.amount}" if hurt else f"+{hit.amount}"
    style = Style(plan.n(21), bold=True, align="centre", upright="middle", smallest=plan.n(10))
    canvas.write(text, box.inset(plan.n(5)), style, theme.outline, kind="number")


def _burst(canvas: Canvas, size: int, colour: Colour, *, pointed: bool) -> Image.Image:
    theme = canvas.theme

    def paint(pen: Pen) -> None:
        middle = (size / 2, size / 2)
        for radius, ink in ((size / 2, theme.outline), (size / 2 - size * 0.06, colour)):
            if pointed:
                spikes = regular_polygon(middle, radius, 10)
                dents = regular_polygon(middle, radius * 0.78, 10, -72)
                pen.polygon([point for pair in zip(spikes, dents, strict=True) for point in pair], ink)
            else:
                pen.circle(middle, radius * 0.86, ink)

    return sprite(("burst", theme.name, colour, pointed), size, size, paint)
