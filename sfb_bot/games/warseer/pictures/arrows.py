"""What happened on the board: ways, attacks, and bursts of wounds and healing."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.freehand import arrowhead, freehand, towards
from sfb_bot.drawing.sprites import Pen, regular_polygon, sprite
from sfb_bot.drawing.text import Style
from sfb_bot.drawing.themes import Colour, mix
from sfb_bot.games.warseer.pictures.figures import DROP, RADIUS, figure
from sfb_bot.games.warseer.pictures.happenings import NOWHERE, Aim, Happening, Hit, Trail
from sfb_bot.games.warseer.pictures.plan import Plan
from sfb_bot.games.warseer.pictures.signs import sign
from sfb_bot.games.warseer.rules.content import Content
from sfb_bot.games.warseer.rules.ids import CreatureId
from sfb_bot.games.warseer.rules.views import PublicView
from sfb_bot.hexgrid import Cell
from sfb_bot.hexgrid.layout import Pixel

_SHOVES: Final = ("push", "hook", "step")
_DOTTED: Final = ("place",)
_THINNER: Final = 0.66


def draw_trails(canvas: Canvas, plan: Plan, happened: Happening) -> None:
    """The ways figures went, below the figures; earlier ones are thinner."""
    newest = happened.newest
    for trail in happened.trails:
        _trail(canvas, plan, trail, is_past=trail.action < newest)


def draw_aims(canvas: Canvas, plan: Plan, happened: Happening) -> None:
    """Who attacked whom."""
    newest = happened.newest
    for aim in happened.aims:
        if NOWHERE not in (aim.source, aim.goal) and aim.source != aim.goal:
            draw_aim(canvas, plan, aim, is_past=aim.action < newest)


def _trail(canvas: Canvas, plan: Plan, trail: Trail, *, is_past: bool) -> None:
    theme = canvas.theme
    points = [_standing(plan, cell) for cell in trail.cells]
    names = plan.battle_map.grid.names
    canvas.note(
        "shove" if trail.manner in _SHOVES else "trail",
        f"{names[trail.cells[0]]}-{names[trail.cells[-1]]}",
        plan.box,
    )
    points[-1] = towards(points[-1], points[-2], plan.n(RADIUS + 4))
    colour = theme.push if trail.manner in _SHOVES else theme.path
    edge, colour = _toned(canvas, colour, is_past=is_past)
    width = plan.n(6) * (_THINNER if is_past else 1)

    def paint(pen: Pen) -> None:
        for thick, ink, grown in ((width + 4, edge, 25), (width, colour, 19)):
            pen.circle(points[0], thick * 0.95, ink)
            if trail.manner in _DOTTED:
                for dot in _dots(points, plan.n(15)):
                    pen.circle(dot, thick * 0.62, ink)
            else:
                pen.line([*points[:-1], towards(points[-1], points[-2], plan.n(10))], thick, ink)
            pen.polygon(arrowhead(points[-2], points[-1], plan.n(grown), 3 if ink == edge else 0), ink)

    freehand(canvas, points, plan.n(32), paint)


def draw_aim(canvas: Canvas, plan: Plan, aim: Aim, *, is_past: bool = False) -> None:
    """A red arrow from one figure to another."""
    names = plan.battle_map.grid.names
    canvas.note("aim", f"{names[aim.source]}-{names[aim.goal]}", plan.box)
    edge, colour = _toned(canvas, canvas.theme.target, is_past=is_past)
    start, goal = _standing(plan, aim.source), _standing(plan, aim.goal)
    clear = min(plan.n(RADIUS - 4), math.dist(start, goal) * 0.36)
    tail, tip = towards(start, goal, clear), towards(goal, start, clear)
    share = _THINNER if is_past else 1

    def paint(pen: Pen) -> None:
        for thick, ink, grown in ((11, edge, 26), (7, colour, 20)):
            pen.line([tail, towards(tip, tail, plan.n(12))], plan.n(thick) * share, ink)
            pen.polygon(arrowhead(tail, tip, plan.n(grown), 3 if ink == edge else 0), ink)

    freehand(canvas, [tail, tip], plan.n(32), paint)


def _standing(plan: Plan, cell: Cell) -> Pixel:
    x, y = plan.centre(cell)
    return x, y + plan.n(DROP)


def _toned(canvas: Canvas, colour: Colour, *, is_past: bool) -> tuple[Colour, Colour]:
    """Edge and colour of an arrow."""
    theme = canvas.theme
    return (theme.outline, mix(theme.hex_fill, colour, 0.5)) if is_past else (theme.outline, colour)


def _dots(points: list[Pixel], gap: float) -> list[Pixel]:
    found: list[Pixel] = []
    for start, goal in pairwise(points):
        count = max(1, round(math.dist(start, goal) / gap))
        steps = [step / count for step in range(count)]
        found += [(start[0] + (goal[0] - start[0]) * t, start[1] + (goal[1] - start[1]) * t) for t in steps]
    return found


# --- Bursts -----------------------------------------------------------------------------------------------


def draw_hits(canvas: Canvas, plan: Plan, view: PublicView, content: Content, happened: Happening) -> None:
    """Wounds and healing beside the figures, skulls where somebody fell, rays for who has come."""
    theme = canvas.theme
    taken = {each.cell for each in view.creatures}
    for number, hit in happened.hits.items():
        found = view.creature(number)
        if hit.is_fallen and hit.fallen_at != NOWHERE:
            _fallen(canvas, plan, view, content, number, hit, is_free=hit.fallen_at not in taken)
        elif found is not None:
            for amount, colour, corners in ((hit.wounds, theme.damage, 9), (hit.healed, theme.heal, 0)):
                if amount:
                    label = str(amount) if corners else f"+{amount}"
                    _burst(canvas, plan, found.cell, label, colour, corners)


def _burst(canvas: Canvas, plan: Plan, cell: Cell, label: str, colour: Colour, corners: int) -> None:
    """Pointed for wounds, round for healing; in the upper right of the hex."""
    size = max(36, plan.n(38))
    theme = canvas.theme

    def paint(pen: Pen) -> None:
        middle = (size / 2, size / 2)
        for grown, ink in ((0, theme.outline), (2.5, colour)):
            if corners:
                outer = regular_polygon(middle, size / 2 - grown, corners)
                inner = regular_polygon(middle, size * 0.37 - grown, corners, -90 + 180 / corners)
                pen.polygon([point for pair in zip(outer, inner, strict=True) for point in pair], ink)
            else:
                pen.circle(middle, size * 0.46 - grown, ink)

    x, y = plan.centre(cell)
    drawn = sprite(("warseer burst", colour, corners, theme.name), size, size, paint)
    box = canvas.stamp_centred(drawn, (x + plan.n(25), y - plan.n(20)), "burst", label)
    canvas.write(label, box, Style(19, True, "centre", "middle", 17, 1), theme.on_side, kind="burst_number")


def _fallen(
    canvas: Canvas,
    plan: Plan,
    view: PublicView,
    content: Content,
    number: CreatureId,
    hit: Hit,
    *,
    is_free: bool,
) -> None:
    theme = canvas.theme
    left = next(((kind, seat) for gone, kind, seat in view.gone if gone == number), None)
    x, y = plan.centre(hit.fallen_at)
    if is_free and left is not None:
        drawn = figure(content, left[0], left[1], plan.n(RADIUS * 0.86), theme, is_spent=True)
        canvas.stamp_centred(drawn, (x, y + plan.n(DROP)))
    spot = (x, y + plan.n(DROP)) if is_free else (x + plan.n(25), y - plan.n(20))
    size = plan.n(44) if is_free else max(30, plan.n(32))
    canvas.stamp_centred(sign("skull", size + 8, theme.outline), spot)
    label = f"{plan.battle_map.grid.names[hit.fallen_at]} {left[0] if left else ''}".strip()
    canvas.stamp_centred(sign("skull", size, theme.damage), spot, "fallen", label)
