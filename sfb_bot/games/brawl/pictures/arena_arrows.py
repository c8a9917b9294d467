"""Arrows on the board: the ways champions went and whom they aimed at, the latest action strongest."""

from __future__ import annotations

import math
from collections.abc import Set
from itertools import pairwise
from typing import Final

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.freehand import arrowhead, freehand, towards
from sfb_bot.drawing.sprites import Pen
from sfb_bot.drawing.text import Box, Style
from sfb_bot.drawing.themes import Colour, mix
from sfb_bot.games.brawl.pictures.arena_marks import Aim, Happening, Trail
from sfb_bot.games.brawl.pictures.arena_plan import Plan
from sfb_bot.games.brawl.pictures.figures import DROP, RADIUS
from sfb_bot.hexgrid import Cell
from sfb_bot.hexgrid.layout import Pixel

SHOVES: Final = ("push", "pull", "force", "fear")
_CLEAR: Final = 35
# How much of an arrow's colour and width is left once another action followed.
_FADED: Final = 0.5
# Where the number of an action stands in the hex it began at, with and without somebody there.
_BESIDE_NAME: Final = (-27, -35)
_BELOW: Final = (0, 31)
_THINNER: Final = 0.72


def draw_trails(canvas: Canvas, happened: Happening, plan: Plan) -> None:
    """The ways champions went; those of earlier actions are fainter, and actions are numbered."""
    newest = max(happened.actions, default=0)
    for trail in happened.trails:
        _trail(canvas, trail, plan, is_past=trail.action < newest)


def draw_aims(canvas: Canvas, happened: Happening, plan: Plan, taken: Set[Cell]) -> None:
    """Who aimed at whom, in the same way, and the numbers of the actions where there are several."""
    actions = happened.actions
    newest = max(actions, default=0)
    for aim in happened.aims:
        draw_aim(canvas, aim, plan, is_past=aim.action < newest)
    if len(actions) < 2:
        return
    starts: dict[int, Cell] = {}
    for trace in (*happened.trails, *happened.aims):
        starts.setdefault(trace.action, trace.cells[0] if isinstance(trace, Trail) else trace.source)
    numbered: dict[Cell, int] = {}
    for number, action in enumerate(actions, 1):
        cell = starts[action]
        # Several actions may begin at the same hex: their numbers stand side by side.
        place = numbered.get(cell, 0)
        numbered[cell] = place + 1
        x, y = plan.centre(cell)
        across, down = _BESIDE_NAME if cell in taken else _BELOW
        shift = (across + 22 * place) * plan.scale
        _number(canvas, number, (x + shift, y + down * plan.scale), plan, is_past=action < newest)


def _number(canvas: Canvas, number: int, centre: Pixel, plan: Plan, *, is_past: bool) -> None:
    """A small disc with a number."""
    theme = canvas.theme
    half = plan.n(10)
    x, y = round(centre[0]), round(centre[1])
    box = Box(x - half, y - half, x + half, y + half)
    canvas.panel(box.inset(-max(1, plan.n(2))), theme.outline, half + plan.n(2))
    canvas.panel(box, theme.ink_soft if is_past else theme.path, half)
    style = Style(plan.n(17), True, "centre", "middle", max(3, plan.n(8)), 1)
    canvas.write(str(number), box.inset(0, -plan.n(3)), style, theme.outline, kind="order")


def _toned(canvas: Canvas, colour: Colour, *, is_past: bool) -> tuple[Colour, Colour]:
    """Edge and colour of an arrow."""
    theme = canvas.theme
    if not is_past:
        return theme.outline, colour
    return mix(theme.hex_edge, theme.outline, 0.5), mix(theme.hex_fill, colour, _FADED)


def _trail(canvas: Canvas, trail: Trail, plan: Plan, *, is_past: bool) -> None:
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
    edge, colour = _toned(canvas, colour, is_past=is_past)
    width = (7 if trail.manner in SHOVES else 5.5) * plan.scale * (_THINNER if is_past else 1)

    def paint(pen: Pen) -> None:
        for thick, ink in ((width + 4 * plan.scale, edge), (width, colour)):
            pen.circle(points[0], thick * 0.95, ink)
            if dotted:
                for dot in _dots(points, 15 * plan.scale):
                    pen.circle(dot, thick * 0.62, ink)
            else:
                pen.line(_stopped(points, 10 * plan.scale), thick, ink)
            grown = 19 if ink == colour else 25
            pen.polygon(
                arrowhead(
                    points[-2], points[-1], grown * plan.scale, plan.scale * (3 if ink != colour else 0)
                ),
                ink,
            )

    freehand(canvas, points, 30 * plan.scale, paint)


def _shortened(points: list[Pixel], front: float, back: float) -> list[Pixel]:
    """The way without its last (and first) bit, so that an arrow ends at a champion's edge."""
    found = list(points)
    found[-1] = towards(found[-1], found[-2], back)
    if front:
        found[0] = towards(found[0], found[1], front)
    return found


def _stopped(points: list[Pixel], back: float) -> list[Pixel]:
    return [*points[:-1], towards(points[-1], points[-2], back)]


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


def draw_aim(canvas: Canvas, aim: Aim, plan: Plan, *, is_past: bool = False) -> None:
    """A line with an arrow from one champion to another: red for an enemy, green for a friend."""
    theme = canvas.theme
    edge, colour = _toned(canvas, theme.target if aim.is_attack else theme.heal, is_past=is_past)
    share = _THINNER if is_past else 1
    lift = DROP * plan.scale
    (ax, ay), (bx, by) = plan.centre(aim.source), plan.centre(aim.goal)
    clear = (RADIUS + 2) * plan.scale
    points = _shortened([(ax, ay + lift), (bx, by + lift)], clear, clear)

    def paint(pen: Pen) -> None:
        for thick, ink, grown in ((10, edge, 25), (6, colour, 19)):
            pen.line(_stopped(points, 12 * plan.scale), thick * share * plan.scale, ink)
            beyond = 3 * plan.scale if ink == edge else 0.0
            pen.polygon(arrowhead(points[0], points[1], grown * plan.scale, beyond), ink)

    freehand(canvas, points, 32 * plan.scale, paint)
