"""The teams beside or below the board: a gatehouse with a bay for each champion."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PIL import Image

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.icons import icon
from sfb_bot.drawing.sprites import CACHE, Pen, sprite
from sfb_bot.drawing.text import Box, Style
from sfb_bot.drawing.themes import Colour, Theme, mix
from sfb_bot.games.brawl.pictures.arena_board import board_halves
from sfb_bot.games.brawl.pictures.arena_plan import Plan
from sfb_bot.games.brawl.pictures.emblems import emblem
from sfb_bot.games.brawl.pictures.figures import (
    Badge,
    badge,
    badges_of,
    face_ground,
    health_bar,
    seat_shape,
)
from sfb_bot.games.brawl.pictures.words import picture_texts
from sfb_bot.games.brawl.rules.content import Content, in_language
from sfb_bot.games.brawl.rules.ids import FigureId
from sfb_bot.games.brawl.rules.model import GATE
from sfb_bot.games.brawl.rules.views import FigureView, PublicView
from sfb_bot.hexgrid.layout import Pixel

_ROOMY = 120


def team_of(view: PublicView, side: int) -> list[FigureView]:
    """The champions of a side in the order of their bays."""
    return sorted((f for f in view.figures if f.side == side), key=lambda f: (f.seat, f.id))


def gate_places(view: PublicView, plan: Plan) -> dict[FigureId, Pixel]:
    """The middle of the face of every champion that stands on its gate."""
    places: dict[FigureId, Pixel] = {}
    hands = board_halves(view.areas, plan)
    for side in (0, 1):
        team = team_of(view, side)
        for figure, bay in zip(team, plan.bays(hands[side], len(team)), strict=plan.gates is not None):
            if figure.cell == GATE:
                places[figure.id] = plan.face(hands[side], bay)[0]
    return places


def draw_bays(canvas: Canvas, view: PublicView, content: Content, side: int, plan: Plan) -> None:
    """The gatehouse of a side: who stands on the gate waits in its doorway, the others are out at a hex."""
    hand = board_halves(view.areas, plan)[side]
    team = team_of(view, side)
    for figure, bay in zip(team, plan.bays(hand, len(team)), strict=plan.gates is not None):
        # Where somebody stands changes all the time; it is written into a bay that stays the same.
        somewhere = replace(figure, cell=min(0, figure.cell))
        paint = partial(_row if plan.is_upright else _bay, canvas, content, figure, bay, hand, plan)
        canvas.kept(("bay", content, somewhere, hand, plan.key), bay, paint)
        (_place_in_row if plan.is_upright else _place_in_bay)(canvas, figure, bay, hand, plan)


def _bay(canvas: Canvas, content: Content, figure: FigureView, bay: Box, hand: int, plan: Plan) -> None:
    theme = canvas.theme
    waits = figure.cell == GATE
    ground = theme.deployments[figure.side]
    wall = mix(theme.panel, ground, 0.3)
    canvas.stamp(
        _doorway(bay.width, bay.height, hand, plan, wall, _door_colour(theme, figure, waits=waits)),
        bay.left,
        bay.top,
    )
    door = plan.doorway(hand, bay)
    centre, size = plan.face(hand, bay)
    canvas.stamp_centred(face(figure, theme, size), centre, "face", figure.key)
    pad = plan.n(14)
    left, right = (
        (bay.left + pad, door.left - plan.n(4)) if hand == 0 else (door.right + plan.n(4), bay.right - pad)
    )
    _facts(canvas, content, figure, Box(left, bay.top + plan.n(8), right, bay.bottom - plan.n(8)), plan)


def _place_in_bay(canvas: Canvas, figure: FigureView, bay: Box, hand: int, plan: Plan) -> None:
    door = plan.doorway(hand, bay)
    (_, middle), size = plan.face(hand, bay)
    box = Box(door.left, round(middle) + size // 2, door.right, door.bottom - plan.n(6)).inset(plan.n(4), 0)
    _place(canvas, figure, box, plan, Style(plan.n(19), True, "centre", "middle", plan.n(10), 1))


def _place_in_row(canvas: Canvas, figure: FigureView, bay: Box, hand: int, plan: Plan) -> None:
    del hand
    right = bay.right - plan.n(10)
    box = Box(right - plan.n(76), bay.top + plan.n(2), right, bay.top + plan.n(36))
    _place(canvas, figure, box, plan, Style(plan.n(23), True, "right", "middle", plan.n(13), 1))


def _place(canvas: Canvas, figure: FigureView, box: Box, plan: Plan, style: Style) -> None:
    """Where a champion is: the name of its hex, or that it waits on the Gate."""
    waits = figure.cell == GATE
    words = (
        picture_texts(canvas.language).say("picture-gate") if waits else plan.arena.grid.names[figure.cell]
    )
    canvas.write(words, box, style, canvas.theme.danger if waits else canvas.theme.ink, kind="place")


def _row(canvas: Canvas, content: Content, figure: FigureView, bay: Box, hand: int, plan: Plan) -> None:
    """A bay of an upright picture: the face, beside it name and place, below them health and effects."""
    theme = canvas.theme
    waits = figure.cell == GATE
    ground = mix(theme.panel, theme.deployments[figure.side], 0.55 if waits else 0.3)
    canvas.panel(bay, ground, plan.n(14))
    centre, size = plan.face(hand, bay)
    canvas.stamp_centred(face(figure, theme, size), centre, "face", figure.key)
    left, right = plan.doorway(hand, bay).right + plan.n(4), bay.right - plan.n(10)
    split = bay.top + plan.n(36)
    canvas.write(
        in_language(content.champions[figure.champion].names, canvas.language),
        Box(left, bay.top + plan.n(2), right - plan.n(78), split),
        Style(plan.n(24), bold=True, upright="middle", smallest=plan.n(11), most_lines=2),
        theme.level if figure.levelled else theme.ink,
        kind="name",
    )
    tall = plan.n(28)
    bar = Box(left, split + plan.n(1), left + plan.n(88), split + plan.n(1) + tall)
    draw_bar(canvas, figure, bar, plan.n(21))
    shield = _shield(canvas, figure, bar, plan, tall)
    _effects(canvas, figure, Box(shield + plan.n(6), bar.top + plan.n(1), right, bar.bottom), plan)


def _shield(canvas: Canvas, figure: FigureView, bar: Box, plan: Plan, size: int) -> int:
    """The defence beside a health bar, if there is any; says where it ends."""
    if not figure.defence:
        return bar.right
    theme = canvas.theme
    place = canvas.stamp(icon("defence", size, theme.defence), bar.right + plan.n(4), bar.top)
    style = Style(round(size * 0.66), bold=True, align="centre", upright="middle", smallest=plan.n(9))
    canvas.write(str(figure.defence), place, style, theme.outline, kind="number")
    return place.right


def _door_colour(theme: Theme, figure: FigureView, *, waits: bool) -> Colour:
    return mix(theme.page, theme.seats[figure.seat], 0.3) if waits else mix(theme.page, theme.panel, 0.35)


def _doorway(width: int, height: int, hand: int, plan: Plan, wall: Colour, door: Colour) -> Image.Image:
    """A piece of wall with an arch that opens towards the arena."""

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, width, height), plan.n(14), wall)
        span = plan.n(88)
        left = width - span if hand == 0 else 0
        inner = (left + plan.n(6), plan.n(6), left + span - plan.n(6), height - plan.n(6))
        pen.rounded(inner, plan.n(26), door)
        pen.rounded((inner[0], height * 0.5, inner[2], inner[3]), plan.n(8), door)

    return sprite(("bay", wall, door, hand, plan.scale), width, height, paint)


def _facts(canvas: Canvas, content: Content, figure: FigureView, box: Box, plan: Plan) -> None:
    """Name, health and defence, and below them what lasts until the end of the turn."""
    theme = canvas.theme
    row = plan.n(28)
    middle = box.top + round(box.height * 0.36)
    canvas.write(
        in_language(content.champions[figure.champion].names, canvas.language),
        Box(box.left, box.top, box.right, middle - plan.n(2)),
        Style(plan.n(24), bold=True, upright="middle", smallest=plan.n(11), most_lines=2),
        theme.level if figure.levelled else theme.ink,
        kind="name",
    )
    bar_width = plan.n(74)
    top = middle + plan.n(2)
    bar = Box(box.left, top + plan.n(1), box.left + bar_width, top + plan.n(27))
    draw_bar(canvas, figure, bar, plan.n(18))
    _shield(canvas, figure, bar, plan, row)
    lowest = top + row + (plan.n(6) if box.height >= plan.n(_ROOMY - 16) else plan.n(2))
    _effects(
        canvas, figure, Box(box.left, lowest, box.right, min(box.bottom + plan.n(4), lowest + row)), plan
    )


def _effects(canvas: Canvas, figure: FigureView, box: Box, plan: Plan) -> None:
    """Signs of all that lasts, with amounts while there is room for them."""
    theme = canvas.theme
    shown = list(badges_of(figure))
    if figure.levelled:
        shown.append(Badge("level", 0))
    size, number = min(plan.n(24), box.height), plan.n(24)
    with_amounts = sum(size + plan.n(3) + (number if one.amount else 0) for one in shown) <= box.width
    if not with_amounts:
        size = min(size, box.width // max(1, len(shown)) - 1)
    left = box.left
    for one in shown:
        canvas.stamp(badge(one.kind, theme, size), left, box.top, "badge", one.kind)
        left += size + 1
        if with_amounts and one.amount:
            style = Style(plan.n(16), bold=True, upright="middle", smallest=plan.n(9))
            text = f"{one.amount:+d}".replace("-", "−")
            canvas.write(text, Box(left, box.top, left + number, box.top + size), style, kind="number")
            left += number
        left += plan.n(2) if with_amounts else 0


def draw_bar(canvas: Canvas, figure: FigureView, box: Box, size: int) -> None:
    """A health bar with both numbers; a drop beside them when the champion is bloodied."""
    theme = canvas.theme
    canvas.stamp(health_bar(figure, theme, box.width, box.height), box.left, box.top, "health", figure.key)
    left = box.left
    if figure.bloodied:
        drop = round(box.height * 0.62)
        canvas.stamp(icon("damage", drop, theme.ink), box.left + 5, box.top + (box.height - drop) // 2)
        left += drop
    canvas.write(
        f"{max(0, figure.health - figure.damage)}/{figure.health}",
        Box(left, box.top - 1, box.right, box.bottom + 1),
        Style(size, bold=True, align="centre", upright="middle", smallest=max(3, size // 2)),
        kind="number",
    )


def face(figure: FigureView, theme: Theme, size: int) -> Image.Image:
    """A champion's emblem in the shape and colour of its seat; golden edge when levelled up."""

    def make() -> Image.Image:
        def paint(pen: Pen) -> None:
            rim = theme.level if figure.levelled else theme.seats[figure.seat]
            seat_shape(pen, figure.side, (size / 2, size / 2), size / 2 - 1, rim)
            middle = (size / 2, size / 2)
            seat_shape(pen, figure.side, middle, size / 2 - 1 - size * 0.045, theme.seats[figure.seat])
            ground = face_ground(figure.seat, theme)
            seat_shape(pen, figure.side, middle, size / 2 - 1 - size * 0.09, ground)

        drawn = sprite(("face", theme.name, figure.seat, figure.levelled), size, size, paint).copy()
        sign = emblem(figure.champion, round(size * 0.84), theme.seats[figure.seat])
        drawn.alpha_composite(sign, ((size - sign.width) // 2, (size - sign.height) // 2))
        return drawn

    return CACHE.get(("face_of", figure.champion, theme.name, figure.seat, figure.levelled, size), make)
