"""The board under everything else: hexes with terrain, zones, spots and names, drawn once and kept."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PIL import Image

from sfb_bot.drawing.canvas import Canvas, Mark
from sfb_bot.drawing.sprites import CACHE, Itself, Pen, regular_polygon, sprite
from sfb_bot.drawing.text import Box, Style
from sfb_bot.drawing.themes import Colour, Theme, mix
from sfb_bot.games.warseer.pictures.plan import LEAST_LETTER, Plan
from sfb_bot.games.warseer.pictures.seat_shapes import seat_badge
from sfb_bot.games.warseer.pictures.signs import sign
from sfb_bot.games.warseer.pictures.terrain import ground_of, paint_pattern
from sfb_bot.games.warseer.rules.content import BattleMap, KindId
from sfb_bot.games.warseer.rules.views import PublicView
from sfb_bot.hexgrid import Cell, Mask
from sfb_bot.kernel import LETTERS, Seat

_EDGE: Final = 3.4


@dataclass(frozen=True, slots=True)
class Ground:
    """What a board is made of: zones by seat, pieces and camps laid on it, and landmarks.

    `has_spots`: places for unique terrain and the centre are marked. Small boards have no `has_names`.
    """

    zones: tuple[Mask, ...] = ()
    pieces: tuple[tuple[Cell, KindId], ...] = ()
    camps: tuple[tuple[Cell, Seat], ...] = ()
    landmarks: tuple[tuple[Cell, Seat], ...] = ()
    has_spots: bool = False
    has_names: bool = True


def ground_of_view(view: PublicView, *, has_spots: bool = False) -> Ground:
    """The board as it is now."""
    return Ground(view.zones, view.pieces, view.camps, view.landmarks, has_spots or bool(view.terms.scenario))


def terrain_at(battle_map: BattleMap, ground: Ground, cell: Cell) -> KindId:
    """The terrain of a hex, empty on open ground."""
    return dict(ground.pieces).get(cell) or battle_map.terrain[cell]


def paint_field(canvas: Canvas, plan: Plan, ground: Ground) -> None:
    """Put the board onto the picture."""
    key = ("warseer field", Itself(plan.battle_map), plan.layout, plan.box, ground, canvas.theme.name)
    board = CACHE.get(key, lambda: _board(plan, ground, canvas.theme))
    canvas.image.paste(board, (plan.box.left, plan.box.top))
    marks: tuple[Mark, ...] = board.info["marks"]
    canvas.marks.extend(marks)


def _board(plan: Plan, ground: Ground, theme: Theme) -> Image.Image:
    canvas = Canvas.blank(plan.box.right, plan.box.bottom, theme, "en")
    for cell in range(plan.battle_map.grid.size):
        owners = tuple(seat for seat, zone in enumerate(ground.zones) if zone >> cell & 1)
        kind = terrain_at(plan.battle_map, ground, cell)
        name = plan.battle_map.grid.names[cell]
        slab = _slab(plan, theme, kind, owners)
        canvas.stamp_centred(slab, plan.centre(cell), "terrain" if kind else "", f"{name} {kind}")
        if owners and ground.has_names:
            _owners(canvas, plan, cell, owners)
    if ground.has_spots:
        _spots(canvas, plan)
    for cell, seat in ground.camps:
        _flag(canvas, plan, cell, seat, "camp")
    for cell, seat in ground.landmarks:
        _flag(canvas, plan, cell, seat, "landmark")
    for cell in range(plan.battle_map.grid.size) if ground.has_names else ():
        write_name(canvas, plan, cell, theme.ink_soft)
    board = canvas.image.crop(plan.box)
    board.info["marks"] = tuple(canvas.marks)
    return board


def _owners(canvas: Canvas, plan: Plan, cell: Cell, owners: tuple[int, ...]) -> None:
    """Whose zone a hex is in, by their letters at its lower side."""
    x, y = plan.centre(cell)
    bottom = round(y + plan.half) + 2
    box = Box(round(x) - 24, bottom - 28, round(x) + 24, bottom)
    style = Style(LEAST_LETTER + 1, True, "centre", "middle", LEAST_LETTER, 1)
    letters = " ".join(LETTERS[seat] for seat in owners)
    canvas.write(letters, box, style, canvas.theme.seats[owners[0]], kind="zone")


def _slab(plan: Plan, theme: Theme, kind: str, owners: tuple[int, ...]) -> Image.Image:
    size = plan.layout.size
    width, height = math.ceil(plan.layout.width), math.ceil(plan.layout.height)
    fill = ground_of(kind, theme)
    if owners and not kind:
        fill = mix(fill, theme.seats[owners[0]], 0.2)

    def paint(pen: Pen) -> None:
        middle, unit = (width / 2, height / 2), size / 50
        pen.polygon(regular_polygon(middle, size, 6, 0), theme.hex_edge)
        if owners:
            pen.polygon(
                regular_polygon(middle, size - 1.2, 6, 0), mix(theme.seats[owners[0]], theme.outline, 0.25)
            )
            pen.polygon(regular_polygon(middle, size - 1.2 - _EDGE * unit, 6, 0), fill)
        else:
            pen.polygon(regular_polygon(middle, size - 1.2, 6, 0), fill)
        paint_pattern(pen, kind, middle, unit)

    return sprite(("warseer slab", kind, owners, theme.name, size), width, height, paint)


def _spots(canvas: Canvas, plan: Plan) -> None:
    theme = canvas.theme
    for name, mask in (("points", plan.battle_map.centre), ("spot", plan.battle_map.spots)):
        for cell in range(plan.battle_map.grid.size):
            if mask >> cell & 1:
                x, y = plan.centre(cell)
                colour = mix(theme.hex_fill, theme.level if name == "points" else theme.ink, 0.5)
                look = sign(name, plan.n(34), colour)
                label = plan.battle_map.grid.names[cell]
                canvas.stamp_centred(
                    look, (x, y + plan.n(8)), "centre" if name == "points" else "spot", label
                )


def _flag(canvas: Canvas, plan: Plan, cell: Cell, seat: Seat, kind: str) -> None:
    """Whose camp or landmark is here: a pennant with the seat's badge, in the left corner of the hex."""
    x, y = plan.centre(cell)
    theme, label = canvas.theme, f"{plan.battle_map.grid.names[cell]} {LETTERS[seat]}"
    pennant = sign("landmark" if kind == "landmark" else "camp", plan.n(44), theme.seats[seat])
    canvas.stamp_centred(pennant, (x + plan.n(4), y + plan.n(6)), kind, label)
    canvas.stamp_centred(seat_badge(seat, max(22, plan.n(24)), theme), (x - plan.n(33), y))


def name_box(plan: Plan, cell: Cell) -> Box:
    """Where the name of a hex is written: below its upper side."""
    x, y = plan.centre(cell)
    top = round(y - plan.half) - 2
    return Box(round(x) - 24, top, round(x) + 24, top + 26)


def write_name(canvas: Canvas, plan: Plan, cell: Cell, colour: Colour, *, bold: bool = False) -> None:
    """The name of a hex in its place."""
    style = Style(LEAST_LETTER, bold, "centre", "middle", LEAST_LETTER, 1)
    canvas.write(
        plan.battle_map.grid.names[cell],
        name_box(plan, cell),
        style,
        colour,
        outline=canvas.theme.outline,
        kind="hex_name",
    )


def light_hex(
    canvas: Canvas, plan: Plan, cell: Cell, edge: Colour, fill: Colour | None = None, *, kind: str = "lit"
) -> None:
    """A bright edge inside a hex, with another fill if one is given; its name is written again, in bold."""
    size = plan.layout.size
    width, height = math.ceil(plan.layout.width), math.ceil(plan.layout.height)
    name = plan.battle_map.grid.names[cell]
    canvas.forget("hex_name", name)

    def paint(pen: Pen) -> None:
        middle, thick = (width / 2, height / 2), 4.5 * size / 50
        if fill is not None:
            pen.polygon(regular_polygon(middle, size - 1.2, 6, 0), edge)
            pen.polygon(regular_polygon(middle, size - 1.2 - thick, 6, 0), fill)
        else:
            pen.line(regular_polygon(middle, size - 1.2 - thick / 2, 6, 0), thick, edge, closed=True)

    lit = sprite(("warseer lit", edge, fill, size), width, height, paint)
    canvas.stamp_centred(lit, plan.centre(cell), kind, name)
    write_name(canvas, plan, cell, canvas.theme.ink, bold=True)
