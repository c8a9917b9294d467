"""What just happened, drawn: arrows and spells on the tracks, damage and those who fell in the cells."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

from PIL import Image

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.freehand import freehand
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.sprites import Itself, Pen, Point
from sfb_bot.drawing.text import Box, Style
from sfb_bot.drawing.themes import Colour, mix
from sfb_bot.games.rift.pictures.colours import side_colour
from sfb_bot.games.rift.pictures.parts import put_part
from sfb_bot.games.rift.pictures.signs import burst, sign, spell_badge
from sfb_bot.games.rift.pictures.table_marks import DONE, Cast, Fall, Happening, Hit, Strike, Walk
from sfb_bot.games.rift.pictures.table_plan import Plan
from sfb_bot.games.rift.pictures.warriors import cell_fill, faded, medallion, write_label
from sfb_bot.games.rift.pictures.words import card_name, picture_texts
from sfb_bot.games.rift.rules.content import Content
from sfb_bot.games.rift.rules.ids import Cell

# Moves run along the outer side of a track, attacks along the inner one.
_OUTER, _INNER = 9.0, -9.0
_GHOST = 0.62
_BURST = (-32, -26)
_SKULL = (32, -28)


# --- On the tracks ------------------------------------------------------------------------------------------


def draw_tracks(canvas: Canvas, happened: Happening, plan: Plan, content: Content) -> None:
    """Moves, attacks and spells, beside the cells they concern."""
    for walk in happened.walks:
        _walk(canvas, walk, plan, content)
    for strike in happened.strikes.values():
        _strike(canvas, strike, plan, content)
    taken: dict[Cell, int] = {}
    for cast in happened.casts.values():
        _cast(canvas, cast, plan, content, taken)


def _walk(canvas: Canvas, walk: Walk, plan: Plan, content: Content) -> None:
    """An arrow along the track; a swap between the lanes is told by its spell alone."""
    if walk.start // plan.length != walk.end // plan.length:
        return
    theme = canvas.theme
    colour = theme.path if walk.manner in ("advance", "step") else theme.choice_edge
    if walk.manner == "push":
        colour = theme.push
    onward = 1 if walk.end > walk.start else -1
    start = plan.on_track(walk.start, _OUTER, 8 * onward)
    end = plan.on_track(walk.end, _OUTER, -4 * onward)
    _arrow(canvas, plan, [start], end, colour)
    names = content.cell_names
    canvas.note("walk", f"{names[walk.start]}-{names[walk.end]}", _around(start, end, plan.n(12)))


def _strike(canvas: Canvas, strike: Strike, plan: Plan, content: Content) -> None:
    """One arrow from all who strike to their target; a faint one if nothing came of it."""
    theme = canvas.theme
    colour = mix(theme.hex_fill, theme.danger, 0.45) if strike.fate in DONE else theme.danger
    names = content.cell_names
    for side in (-1, 1):
        # Everybody stands on the same side of the target, unless a push went past somebody.
        sources = [cell for cell in strike.sources if (cell < strike.target) == (side < 0)]
        if not sources:
            continue
        starts = [
            plan.on_track(cell, _INNER) for cell in sorted(sources, key=lambda c: abs(c - strike.target))
        ]
        end = plan.on_track(strike.target, _INNER, side * 6)
        _arrow(canvas, plan, list(reversed(starts)), end, colour)
        label = f"{','.join(names[cell] for cell in sorted(sources))}-{names[strike.target]}"
        canvas.note("strike", label, _around(starts[-1], end, plan.n(12)))


def _arrow(canvas: Canvas, plan: Plan, starts: Sequence[Point], end: Point, colour: Colour) -> None:
    """A straight arrow from the first start to the end, with a dot at every start."""
    theme, scale = canvas.theme, plan.scale
    x0, y0 = starts[0]
    far = math.hypot(end[0] - x0, end[1] - y0) or 1.0
    along = ((end[0] - x0) / far, (end[1] - y0) / far)

    def back(length: float, aside: float = 0.0) -> Point:
        return end[0] - along[0] * length - along[1] * aside, end[1] - along[1] * length + along[0] * aside

    def paint(pen: Pen) -> None:
        for grown, ink in ((2.5 * scale, theme.outline), (0.0, colour)):
            for start in starts:
                pen.circle(start, 5.5 * scale + grown, ink)
            pen.line([starts[0], back(12 * scale)], 6 * scale + 2 * grown, ink)
            tip = (end[0] + along[0] * grown * 1.6, end[1] + along[1] * grown * 1.6)
            wide, deep = 10 * scale + 1.6 * grown, 17 * scale + grown
            pen.polygon([tip, back(deep, wide), back(deep, -wide)], ink)

    freehand(canvas, [*starts, end], 20 * scale, paint)


def _around(start: Point, end: Point, margin: int) -> Box:
    xs, ys = sorted((round(start[0]), round(end[0]))), sorted((round(start[1]), round(end[1])))
    return Box(xs[0] - margin, ys[0] - margin, xs[1] + margin, ys[1] + margin)


def _cast(canvas: Canvas, cast: Cast, plan: Plan, content: Content, taken: dict[Cell, int]) -> None:
    """The spell's sign beside every cell it names, those of one cell beneath each other."""
    theme = canvas.theme
    size = plan.n(35)
    rim = theme.ink_faint if cast.fate in DONE else side_colour(theme, cast.seat)
    for cell in dict.fromkeys(cast.cells):
        place = taken.get(cell, 0)
        taken[cell] = place + 1
        if place > 2:
            continue
        mark = spell_badge(cast.spell, theme, size, rim)
        if cast.fate in DONE:
            mark = faded(mark, theme.page, 0.5, ("cast", cast.spell, theme.name, size))
        room = 32.0 if plan.is_upright else 48.0
        centre = plan.on_track(cell, 0.0, room - 34.0 * place)
        canvas.stamp_centred(mark, centre, "cast", f"{cast.spell} {content.cell_names[cell]}")


# --- In the cells -------------------------------------------------------------------------------------------


def draw_hits(canvas: Canvas, hits: Sequence[Hit], plan: Plan, content: Content) -> None:
    """The damage everybody got."""
    theme = canvas.theme
    for hit in hits:
        x, y = plan.cells[hit.cell].medallion
        centre = x + _BURST[0] * plan.scale, y + _BURST[1] * plan.scale
        ground = burst(theme, plan.n(52), theme.danger)
        box = canvas.stamp_centred(ground, centre, "burst", content.cell_names[hit.cell])
        style = Style(plan.n(23), True, "centre", "middle", max(3, plan.n(10)), 1)
        canvas.write(f"−{hit.amount}", box.moved(-plan.n(1), 0), style, theme.outline, kind="damage")


def draw_fall(canvas: Canvas, fall: Fall, plan: Plan, content: Content, *, is_free: bool) -> None:
    """Where somebody left the lane: a pale face and a word, or a skull beside whoever stands there now."""
    place = plan.cells[fall.cell]
    if is_free:
        fill = cell_fill(canvas.theme, plan.length, fall.cell, None)
        kind = Itself(content.kinds[fall.kind])
        key = ("fall", plan.orientation, plan.scale, fill, fall.seat, fall.manner, kind)
        put_part(canvas, key, place.box, partial(_paint_fall, plan, content, fall, fill))
        write_label(canvas, plan, place, content.cell_names[fall.cell])
        return
    x, y = place.medallion
    centre = x + _SKULL[0] * plan.scale, y + _SKULL[1] * plan.scale
    canvas.stamp_centred(_fall_sign(canvas, plan.n(36), fall), centre, "fallen", fall.kind)


def _fall_sign(canvas: Canvas, size: int, fall: Fall) -> Image.Image:
    return sign("skull" if fall.manner != "deck" else "helm", size, canvas.theme, canvas.theme.ink_soft)


def _paint_fall(plan: Plan, content: Content, fall: Fall, fill: Colour, canvas: Canvas) -> None:
    theme, place = canvas.theme, plan.inner
    paint_panel(canvas.image, place.box, fill, plan.n(14))
    kind = content.kinds[fall.kind]
    face = medallion(kind, fall.seat, theme, plan.scale, flies=False)
    ghost = faded(face, fill, _GHOST, ("ghost", kind.id, fall.seat, theme.name, face.size))
    canvas.stamp_centred(ghost, place.medallion, "fallen", kind.id)
    canvas.stamp_centred(_fall_sign(canvas, plan.n(48), fall), place.medallion)
    canvas.write(
        card_name(content, kind.id, canvas.language),
        place.name,
        Style(plan.n(24), True, "left", "middle", max(3, plan.n(15)), 2),
        theme.ink_soft,
        kind="name",
    )
    first, last = place.strikes[0], place.strikes[-1]
    canvas.write(
        picture_texts(canvas.language).say(f"picture-fall-{fall.manner}"),
        Box(first.left, first.top, place.box.right - plan.n(6), last.bottom),
        Style(plan.n(22), False, "left", "middle", max(3, plan.n(13)), 2),
        theme.danger,
        kind="name",
    )
