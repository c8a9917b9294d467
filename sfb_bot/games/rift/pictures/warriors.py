"""A warrior in its cell: face, side, rank, life, damage by distance, flight and what lies on it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal

from PIL import Image

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.sprites import CACHE, Itself, Pen, Point, sprite
from sfb_bot.drawing.text import Box, Style
from sfb_bot.drawing.themes import Colour, Theme, mix
from sfb_bot.games.rift.pictures.colours import (
    home_ground,
    side_colour,
    side_ground,
    world_ground,
)
from sfb_bot.games.rift.pictures.emblems import emblem
from sfb_bot.games.rift.pictures.parts import put_part
from sfb_bot.games.rift.pictures.signs import (
    heart,
    rank_sign,
    seat_shape,
    sign,
    spell_badge,
    wings,
)
from sfb_bot.games.rift.pictures.table_plan import CellPlan, Plan
from sfb_bot.games.rift.pictures.words import card_name
from sfb_bot.games.rift.rules.content import FARTHEST, Content, WarriorKind
from sfb_bot.games.rift.rules.ids import Cell
from sfb_bot.games.rift.rules.views import WarriorView

# How a cell is shown in a question: an own warrior, an enemy, or a cell that can be chosen, or what the
# question is about.
Look = Literal["", "own", "target", "cell", "about"]

RADIUS: Final = 40
_CORNER: Final = 14
_RIM: Final = 5
# How much of a warrior that cannot be attacked is still seen.
_FAINT: Final = 0.55
_HEART: Final = (31, 27)
_LOWER_LEFT: Final = (-33, 29)
_CROWN: Final = (0, -40)


@dataclass(frozen=True, slots=True)
class Badge:
    """Something that lies on a warrior, and how often."""

    kind: str
    count: int = 1


def badges_of(warrior: WarriorView) -> tuple[Badge, ...]:
    """Enchantments, equal ones together, then what a warrior has used up."""
    found = [
        Badge(spell, count) for spell, count in Counter(each.spell for each in warrior.enchantments).items()
    ]
    if warrior.has_returned:
        found.append(Badge("ashes"))
    if warrior.has_stepped:
        found.append(Badge("steps"))
    if warrior.has_changed:
        found.append(Badge("mask"))
    return tuple(found)


def edge_colour(theme: Theme, look: Look) -> Colour:
    """The edge of a cell in a question."""
    return {
        "own": theme.choice_edge,
        "cell": theme.choice_edge,
        "target": theme.danger,
        "about": theme.ink_faint,
    }.get(look, theme.edge)


def draw_cell(
    canvas: Canvas, plan: Plan, content: Content, cell: Cell, warrior: WarriorView | None, look: Look = ""
) -> None:
    """A cell with whoever stands there; an empty one with its name alone."""
    place, name = plan.cells[cell], content.cell_names[cell]
    fill = cell_fill(canvas.theme, plan.length, cell, warrior.seat if warrior else None, look)
    key = ("cell", plan.orientation, plan.scale, fill, look, _key(content, warrior))
    put_part(canvas, key, place.box, partial(_paint, plan, content, fill, warrior, look))
    if look:
        canvas.note("ring", name, place.box)
    if warrior is None:
        _write_empty(canvas, plan, place, name, look)
    else:
        write_label(canvas, plan, place, name, look)


def _key(content: Content, warrior: WarriorView | None) -> object:
    """Everything that can be seen of a warrior; its number in the match cannot."""
    if warrior is None:
        return None
    return (
        Itself(content.kinds[warrior.shape]),
        warrior.kind,
        warrior.form,
        warrior.seat,
        warrior.life,
        warrior.printed_life,
        warrior.damage,
        warrior.strikes,
        warrior.flies,
        warrior.is_invisible,
        warrior.is_new,
        warrior.enchantments,
        badges_of(warrior),
    )


def _paint(
    plan: Plan, content: Content, fill: Colour, warrior: WarriorView | None, look: Look, canvas: Canvas
) -> None:
    theme, box = canvas.theme, plan.inner.box
    if look:
        paint_panel(canvas.image, box, edge_colour(theme, look), plan.n(_CORNER))
        rim = max(1, plan.n(3 if look == "about" else _RIM))
        paint_panel(canvas.image, box.inset(rim), fill, plan.n(_CORNER) - rim)
    else:
        paint_panel(canvas.image, box, fill, plan.n(_CORNER))
    if warrior is not None:
        _draw_warrior(canvas, plan, warrior, content, fill)


def cell_fill(theme: Theme, length: int, cell: Cell, seat: int | None, look: Look = "") -> Colour:
    """The ground of a cell: its warrior's side, the side whose home it is, or nobody's."""
    if seat is not None:
        return side_ground(theme, seat)
    if look == "cell":
        return theme.choice
    if cell % length == 0:
        return home_ground(theme, 0)
    if cell % length == length - 1:
        return home_ground(theme, 1)
    return mix(theme.hex_fill, theme.outline, 0.24)


def _write_empty(canvas: Canvas, plan: Plan, place: CellPlan, name: str, look: Look) -> None:
    theme = canvas.theme
    style = Style(plan.n(32), True, "centre", "middle", max(3, plan.n(12)), 1)
    colour = theme.on_choice if look == "cell" else theme.hex_name
    canvas.write(name, place.box.inset(plan.n(8)), style, colour, kind="label" if look else "cell_name")


def write_label(canvas: Canvas, plan: Plan, place: CellPlan, name: str, look: Look = "") -> None:
    """The name of a cell in its corner; bold on a bright ground where it can be chosen."""
    theme = canvas.theme
    if look in ("own", "target"):
        paint_panel(canvas.image, place.label, edge_colour(theme, look), plan.n(9))
        ink, kind = theme.outline, "label"
    else:
        ink, kind = theme.ink_soft, "cell_name"
    style = Style(plan.n(21), True, "centre", "middle", max(3, plan.n(10)), 1)
    canvas.write(name, place.label.inset(0, -plan.n(2)), style, ink, kind=kind)


def _draw_warrior(canvas: Canvas, plan: Plan, warrior: WarriorView, content: Content, fill: Colour) -> None:
    """The warrior with its numbers, inside a cell."""
    place = plan.inner
    kind = content.kinds[warrior.shape]
    x, y = place.medallion
    scale = plan.scale
    drawn = medallion(kind, warrior.seat, canvas.theme, scale, flies=warrior.flies)
    if warrior.is_invisible:
        drawn = faded(
            drawn, fill, _FAINT, ("invisible", kind.id, warrior.seat, warrior.flies, canvas.theme.name, scale)
        )
    canvas.stamp_centred(drawn, (x, y), "warrior", warrior.shape)
    crown = rank_sign(warrior.rank, canvas.theme, plan.n(28))
    canvas.stamp_centred(crown, (x + _CROWN[0] * scale, y + _CROWN[1] * scale), "rank", warrior.rank)
    _draw_corner(canvas, plan, (x, y), warrior)
    _draw_life(canvas, plan, (x + _HEART[0] * scale, y + _HEART[1] * scale), warrior)
    canvas.write(
        card_name(content, warrior.shape, canvas.language),
        place.name,
        Style(plan.n(24), True, "left", "middle", max(3, plan.n(15)), 2),
        canvas.theme.ink,
        kind="name",
    )
    draw_strikes(canvas, place.strikes, warrior.strikes, kind.damage, plan.scale)
    _draw_badges(canvas, plan, place, warrior)


def medallion(kind: WarriorKind, seat: int, theme: Theme, scale: float, *, flies: bool) -> Image.Image:
    """A face in the shape and colour of its side, on the ground of its world, with wings if it flies."""
    radius = RADIUS * scale
    size = round(122 * scale)

    def paint(pen: Pen) -> None:
        middle = (size / 2, size / 2)
        seat_shape(pen, seat, (middle[0], middle[1] + 2 * scale), radius + 2.5 * scale, theme.outline)
        seat_shape(pen, seat, middle, radius + 1.5 * scale, side_colour(theme, seat))
        seat_shape(pen, seat, middle, radius - 3.5 * scale, world_ground(theme, kind.world))

    def make() -> Image.Image:
        drawn = Image.new("RGBA", (size, size), (0, 0, 0, 0))
        if flies:
            spread = wings(theme, round(114 * scale))
            drawn.alpha_composite(spread, ((size - spread.width) // 2, (size - spread.height) // 2))
        drawn.alpha_composite(sprite(("rift medallion", theme.name, seat, kind.world), size, size, paint))
        face = emblem(kind.id, round(radius * 1.76), theme.ink)
        drawn.alpha_composite(face, ((size - face.width) // 2, (size - face.height) // 2))
        return drawn

    return CACHE.get(("rift warrior", kind.id, kind.world, seat, theme.name, size, flies), make)


def faded(drawn: Image.Image, ground: Colour, share: float, key: object) -> Image.Image:
    """A drawing mixed with the ground it lies on."""

    def make() -> Image.Image:
        made = Image.blend(drawn.convert("RGB"), Image.new("RGB", drawn.size, ground), share)
        made.putalpha(drawn.getchannel("A"))
        return made

    return CACHE.get(("rift faded", key, ground, share), make)


def _draw_life(canvas: Canvas, plan: Plan, centre: Point, warrior: WarriorView) -> None:
    theme = canvas.theme
    left = max(0, warrior.life_left)
    shape = heart(theme, min(1.0, left / max(1, warrior.life)), plan.n(46))
    box = canvas.stamp_centred(shape, centre, "life", str(warrior.life))
    ink = theme.ink
    if warrior.life > warrior.printed_life:
        ink = theme.level
    elif warrior.life < warrior.printed_life:
        ink = theme.choice_edge
    style = Style(plan.n(27), True, "centre", "middle", max(3, plan.n(12)), 1)
    canvas.write(str(left), box.moved(0, -plan.n(2)), style, ink, outline=theme.outline, kind="number")


def draw_strikes(
    canvas: Canvas,
    boxes: tuple[Box, ...],
    strikes: tuple[int | None, ...],
    printed: tuple[int | None, ...],
    scale: float,
) -> None:
    """The damage at each distance, over as many dots as the distance.

    Before the first value a faint slot shows that nearer ones cannot be struck; after the last is nothing.
    """
    theme = canvas.theme
    size = max(3, round(26 * scale))
    reach = max((number for number, value in enumerate(strikes, 1) if value is not None), default=0)
    for number, box in enumerate(boxes[: min(reach, FARTHEST)]):
        value = strikes[number]
        canvas.stamp(_slot(theme, box, number + 1, scale, is_empty=value is None), box.left, box.top)
        if value is None:
            continue
        usual = printed[number] if number < len(printed) else None
        ink = theme.ink
        if usual is not None and value != usual:
            ink = theme.heal if value > usual else theme.damage
        upper = Box(box.left, box.top - round(2 * scale), box.right, box.bottom - round(8 * scale))
        style = Style(size, True, "centre", "middle", max(3, size // 2), 1)
        canvas.write(str(value), upper, style, ink, kind="number")


def _slot(theme: Theme, box: Box, distance: int, scale: float, *, is_empty: bool) -> Image.Image:
    """The ground of a number: melee is a pointed shield, ranged is round."""

    def paint(pen: Pen) -> None:
        width, height = box.width, box.height
        if is_empty:
            dash = width * 0.22
            middle = height / 2 - 4 * scale
            pen.line([(width / 2 - dash, middle), (width / 2 + dash, middle)], 3 * scale, theme.ink_faint)
            return
        pen.rounded((0, 0, width, height), (5 if distance == 1 else 14) * scale, theme.figure_face)
        dot = 2.6 * scale
        ink = theme.danger
        start = width / 2 - (distance - 1) * dot * 1.35
        for number in range(distance):
            pen.circle((start + number * dot * 2.7, height - dot * 2), dot, ink)

    key = ("strike", theme.name, distance, is_empty, round(scale, 3))
    return sprite(key, box.width, box.height, paint)


def _draw_corner(canvas: Canvas, plan: Plan, centre: Point, warrior: WarriorView) -> None:
    """Lower left: a spark on one just summoned, the card under a form."""
    theme = canvas.theme
    place = centre[0] + _LOWER_LEFT[0] * plan.scale, centre[1] + _LOWER_LEFT[1] * plan.scale
    if warrior.form is not None:
        mark = spell_badge(warrior.kind, theme, plan.n(38), side_colour(theme, warrior.seat))
        canvas.stamp_centred(mark, place, "badge", f"form of {warrior.kind}")
    elif warrior.is_new:
        canvas.stamp_centred(sign("spark", plan.n(32), theme, theme.level), place, "badge", "new")


def _draw_badges(canvas: Canvas, plan: Plan, place: CellPlan, warrior: WarriorView) -> None:
    shown = badges_of(warrior)
    places = place.badges
    hidden = len(shown) - len(places)
    if hidden > 0:
        shown = (*shown[: len(places) - 1], Badge("more", hidden + 1))
    size = plan.n(34)
    for centre, one in zip(places, shown, strict=False):
        box = canvas.stamp_centred(_badge(one, canvas.theme, size, warrior), centre, "badge", one.kind)
        if one.count > 1 or one.kind == "more":
            text = f"+{one.count}" if one.kind == "more" else str(one.count)
            corner = (
                box
                if one.kind == "more"
                else Box(box.centre[0], box.centre[1], box.right + 2, box.bottom + 2)
            )
            style = Style(plan.n(19), True, "centre", "middle", max(3, plan.n(9)), 1)
            canvas.write(text, corner, style, canvas.theme.ink, outline=canvas.theme.outline, kind="count")


def _badge(badge: Badge, theme: Theme, size: int, warrior: WarriorView) -> Image.Image:
    owners = [each.owner for each in warrior.enchantments if each.spell == badge.kind]
    if owners:
        return spell_badge(badge.kind, theme, size, side_colour(theme, owners[0]))

    def paint(pen: Pen) -> None:
        pen.circle((size / 2, size / 2), size / 2, theme.outline)
        pen.circle((size / 2, size / 2), size / 2 - size * 0.08, theme.core_spent)

    def make() -> Image.Image:
        drawn = sprite(("used ground", theme.name), size, size, paint).copy()
        if badge.kind != "more":
            mark = sign(badge.kind, round(size * 0.6), theme, theme.ink_soft)
            drawn.alpha_composite(mark, ((size - mark.width) // 2, (size - mark.height) // 2))
        return drawn

    return CACHE.get(("used badge", theme.name, badge.kind, size), make)
