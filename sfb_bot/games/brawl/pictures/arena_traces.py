"""Draws what just happened: areas and arrows under the champions, bursts and numbers over them.

A knock-out, a level-up, points and a victory are events: they get marks of their own that nobody overlooks.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PIL import Image

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.icons import icon
from sfb_bot.drawing.sprites import CACHE, Pen, regular_polygon, sprite
from sfb_bot.drawing.text import Box, Style
from sfb_bot.drawing.themes import Colour, Theme, mix
from sfb_bot.games.brawl.pictures.arena_arrows import draw_aims, draw_trails
from sfb_bot.games.brawl.pictures.arena_board import write_name
from sfb_bot.games.brawl.pictures.arena_hexes import tint_hex
from sfb_bot.games.brawl.pictures.arena_marks import Happening, Hit
from sfb_bot.games.brawl.pictures.arena_plan import Plan
from sfb_bot.games.brawl.pictures.emblems import emblem
from sfb_bot.games.brawl.pictures.figures import DROP, RADIUS
from sfb_bot.games.brawl.pictures.words import picture_texts
from sfb_bot.games.brawl.rules.ids import FigureId
from sfb_bot.games.brawl.rules.model import GATE
from sfb_bot.games.brawl.rules.views import FigureView, PublicView
from sfb_bot.hexgrid import Cell
from sfb_bot.hexgrid.layout import Pixel

_BURST: Final = (-36, -4)
_BURST_ON_FACE: Final = (-11, 11)
_BURST_ON_FALL: Final = (-36, -20)
MINUS: Final = "−"


def draw_under(canvas: Canvas, happened: Happening, view: PublicView, plan: Plan) -> None:
    """Hexes of an area attack, sprung traps, where somebody fell or rose, and the ways champions went."""
    theme = canvas.theme
    figures = {figure.id: figure for figure in view.figures}
    taken = {figure.cell for figure in view.figures} | set(view.tokens)
    for cell in happened.pattern:
        tint_hex(canvas, plan, cell, mix(theme.hex_fill, theme.target, 0.45), theme.target)
    for cell, _ in happened.sprung:
        tint_hex(canvas, plan, cell, mix(theme.hex_fill, theme.danger, 0.4), theme.danger)
    for figure in happened.levelled:
        if figure in figures and figures[figure].cell != GATE:
            _rise(canvas, figures[figure], plan)
    draw_trails(canvas, happened, plan)
    for hit in happened.hits:
        if hit.knocked_out and hit.cell != GATE and hit.figure in figures:
            _fall(canvas, figures[hit.figure], hit.cell, plan, is_free=hit.cell not in taken)


def _rise(canvas: Canvas, figure: FigureView, plan: Plan) -> None:
    """Golden rays behind a champion that levelled up."""
    theme = canvas.theme
    size = plan.n(98)

    def paint(pen: Pen) -> None:
        middle = (size / 2, size / 2)
        for number in range(12):
            turn = number * 30.0
            ray = regular_polygon(middle, size / 2, 36, turn - 5)
            pen.polygon([middle, ray[0], ray[1]], theme.level)
        pen.circle(middle, size * 0.37, mix(theme.hex_fill, theme.level, 0.55))

    x, y = plan.centre(figure.cell)
    sign = sprite(("rise", theme.name, plan.scale), size, size, paint)
    canvas.stamp_centred(sign, (x, y + DROP * plan.scale), "event", f"level-up {figure.key}")
    # The rays lie over the name.
    canvas.forget("hex_name", plan.arena.grid.names[figure.cell])
    write_name(canvas, plan, figure.cell, theme.ink, bold=True)


def _fall(canvas: Canvas, figure: FigureView, cell: Cell, plan: Plan, *, is_free: bool) -> None:
    """Where somebody was knocked out: a great burst with the champion's pale face and the word for it.

    Somebody else who stands there by now covers the face, so there is no word either.
    """
    theme = canvas.theme
    sign = _fall_sign(theme, figure.champion, plan.n(86))
    place = canvas.stamp_centred(sign, plan.centre(cell), "event", f"knock-out {figure.key}")
    canvas.forget("hex_name", plan.arena.grid.names[cell])
    if not is_free:
        write_name(canvas, plan, cell, theme.ink)
        return
    # As far to either side as the neighbours leave room: the word is longer in Russian than in English.
    low, pad = place.bottom - plan.n(6), plan.n(3)
    word = Box(place.left + pad, low - plan.n(28), place.right - pad, low)
    canvas.write(
        picture_texts(canvas.language).say("picture-ko"),
        word,
        Style(plan.n(21), True, "centre", "middle", plan.n(9), 1),
        theme.ink,
        outline=theme.outline,
        kind="fallen",
    )


def _fall_sign(theme: Theme, champion: str, size: int) -> Image.Image:
    def make() -> Image.Image:
        drawn = _burst(theme, size, theme.damage, spikes=14).copy()
        face = emblem(champion, round(size * 0.6), theme.ink)
        pale = face.convert("L").convert("RGBA")
        pale.putalpha(face.getchannel("A"))
        drawn.alpha_composite(pale, ((size - pale.width) // 2, round(size * 0.1)))
        return drawn

    return CACHE.get(("fall", theme.name, champion, size), make)


# --- Over the champions -----------------------------------------------------------------------------------


def draw_over(
    canvas: Canvas, happened: Happening, view: PublicView, plan: Plan, places: Mapping[FigureId, Pixel]
) -> None:
    """Who aimed at whom, who was hurt or healed, who fell and who rose."""
    draw_aims(canvas, happened, plan, {figure.cell for figure in view.figures} | set(view.tokens))
    sides = {figure.id: figure.side for figure in view.figures if figure.cell == GATE}
    for figure in happened.levelled:
        if figure in sides:
            ring_figure(canvas, places[figure], sides[figure], canvas.theme.level, plan, on_gate=True)
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


def _hit(canvas: Canvas, hit: Hit, plan: Plan, places: Mapping[FigureId, Pixel]) -> None:
    theme = canvas.theme
    if hit.knocked_out:
        if hit.figure in places and hit.cell != GATE:
            x, y = places[hit.figure]
            sign = icon("knocked_out", plan.n(30), theme.damage)
            canvas.stamp_centred(sign, (x + plan.n(17), y + plan.n(15)), "out", str(hit.figure))
        if hit.cell == GATE:
            return
        centre = plan.centre(hit.cell)
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
    if hit.knocked_out:
        shift = _BURST_ON_FALL
    hurt = hit.amount < 0
    size = plan.n(42)
    # Beside the outermost hexes there may be no room for all of it.
    place = (max(size / 2, centre[0] + shift[0] * plan.scale), centre[1] + shift[1] * plan.scale)
    box = canvas.stamp_centred(
        _burst(theme, size, theme.damage if hurt else theme.heal, spikes=10 if hurt else 0),
        place,
        "burst",
        str(hit.figure),
    )
    text = f"{MINUS}{-hit.amount}" if hurt else f"+{hit.amount}"
    style = Style(plan.n(21), bold=True, align="centre", upright="middle", smallest=plan.n(10))
    canvas.write(text, box.inset(plan.n(5)), style, theme.outline, kind="number")


def _burst(theme: Theme, size: int, colour: Colour, *, spikes: int) -> Image.Image:
    """A star with so many spikes, a disc without any."""

    def paint(pen: Pen) -> None:
        middle = (size / 2, size / 2)
        for radius, ink in ((size / 2, theme.outline), (size / 2 - size * 0.06, colour)):
            if spikes:
                tips = regular_polygon(middle, radius, spikes)
                dents = regular_polygon(middle, radius * 0.78, spikes, -90 + 180 / spikes)
                pen.polygon([point for pair in zip(tips, dents, strict=True) for point in pair], ink)
            else:
                pen.circle(middle, radius * 0.86, ink)

    return sprite(("burst", theme.name, colour, spikes), size, size, paint)
