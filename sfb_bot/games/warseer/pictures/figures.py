"""Figures on the board: whose, what, how healthy, what lies on them, whether they have acted."""

from __future__ import annotations

from typing import Final

from PIL import Image

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.paints import PAINTS
from sfb_bot.drawing.sprites import CACHE, Pen, Point, sprite
from sfb_bot.drawing.text import Box, Style
from sfb_bot.drawing.themes import Colour, Theme, mix
from sfb_bot.games.warseer.pictures.emblems import emblem, sort_sign
from sfb_bot.games.warseer.pictures.plan import LEAST_LETTER, Plan
from sfb_bot.games.warseer.pictures.seat_shapes import paint_shape, seat_badge, sunk
from sfb_bot.games.warseer.pictures.signs import sign
from sfb_bot.games.warseer.rules.content import Content, KindId
from sfb_bot.games.warseer.rules.views import CreatureView
from sfb_bot.kernel import LETTERS, Seat

RADIUS: Final = 30
# The middle of a figure lies this far below that of its hex.
DROP: Final = 4
_RANK_COLOURS: Final = (PAINTS["iron"], PAINTS["tan"], PAINTS["steel"], PAINTS["gold"])
_TOKEN_COLOURS: Final = {"stun": PAINTS["gold"], "poison": PAINTS["leaf"], "disease": PAINTS["violet"]}


def figure(
    content: Content, kind: KindId, seat: Seat, radius: int, theme: Theme, *, is_spent: bool = False
) -> Image.Image:
    """A figure alone: the seat's shape, the emblem, a crown for heroes, dots for ranks; shared."""
    found = content.creatures.get(kind)
    rank = found.rank if found is not None else 0
    is_hero = found is not None and found.is_hero
    stars = found.stars if found is not None else 0
    size = 2 * radius + 8
    # The same id may mean another creature in another box.
    look = (kind, sort_sign(content, kind), rank, stars, is_hero, seat, radius, theme.name, is_spent)

    def make() -> Image.Image:
        ring = mix(theme.seats[seat], theme.figure_face, 0.5) if is_spent else theme.seats[seat]
        middle = (size / 2, size / 2)

        def paint(pen: Pen) -> None:
            paint_shape(pen, seat, middle, radius + 2.5, theme.outline)
            paint_shape(pen, seat, middle, radius, ring)
            thick = radius * 0.16
            if is_hero:
                paint_shape(pen, seat, middle, radius - thick, theme.level)
                thick *= 1.7
            paint_shape(pen, seat, middle, radius - thick, theme.figure_face)
            dots = [0.0] if is_hero else [(dot - (rank - 1) / 2) * radius * 0.27 for dot in range(rank)]
            for across in () if is_hero else dots:
                pen.circle(
                    (middle[0] + across, middle[1] - radius * 0.66), radius * 0.115, _RANK_COLOURS[rank]
                )
            if stars > 1:
                left, right = middle[0] - radius * 0.4, middle[0] + radius * 0.4
                pen.line(
                    [(left, middle[1] - radius * 0.48), (right, middle[1] - radius * 0.48)],
                    radius * 0.08,
                    _RANK_COLOURS[rank],
                )

        drawn = sprite(("warseer body", *look), size, size, paint).copy()
        across = round(radius * 1.2)
        ink = mix(theme.figure_face, theme.ink, 0.5) if is_spent else theme.ink
        face = emblem(content, kind, across, ink)
        down = sunk(seat, radius) + radius * 0.1
        drawn.alpha_composite(face, (round((size - across) / 2), round((size - across) / 2 + down)))
        if is_hero:
            crown = sign("crown", round(radius * 0.52), theme.level)
            drawn.alpha_composite(crown, (round((size - crown.width) / 2), round(size / 2 - radius * 0.98)))
        return drawn

    return CACHE.get(("warseer figure", *look), make)


def figure_radius(plan: Plan, *, is_minion: bool = False) -> int:
    """How large figures are: smaller where hexes are, because their names are not."""
    share = (0.86 if is_minion else 1.0) * min(1.0, 0.5 + plan.layout.size / 100)
    return plan.n(RADIUS * share)


def is_spent(creature: CreatureView) -> bool:
    """Whether it has acted and may not again."""
    return creature.is_turned and not creature.spare


def draw_figure(canvas: Canvas, plan: Plan, content: Content, creature: CreatureView) -> None:
    """A figure on its hex with everything that is on it."""
    theme, (x, y) = canvas.theme, plan.centre(creature.cell)
    found = content.creatures.get(creature.kind)
    radius = figure_radius(plan, is_minion=found is not None and found.is_minion)
    centre = (x, y + plan.n(DROP))
    drawn = figure(content, creature.kind, creature.seat, radius, theme, is_spent=is_spent(creature))
    canvas.stamp_centred(drawn, centre, "figure", f"{creature.kind} {LETTERS[creature.seat]}")
    small = max(23, plan.n(24))
    badge = seat_badge(creature.seat, small, theme)
    canvas.stamp_centred(badge, (x - plan.n(37), y - plan.n(5)), "seat", LETTERS[creature.seat])
    if creature.armour:
        _armour(canvas, creature.armour, (x + plan.n(37), y - plan.n(5)), small)
    _state(canvas, plan, creature, (x - plan.n(35), y + plan.n(17)))
    _tokens(canvas, plan, creature)


def _armour(canvas: Canvas, number: int, centre: Point, size: int) -> None:
    theme = canvas.theme
    box = canvas.stamp_centred(sign("defence", size + 2, theme.defence), centre, "armour", str(number))
    style = Style(LEAST_LETTER, True, "centre", "middle", LEAST_LETTER, 1)
    canvas.write(str(number), box.inset(-2), style, theme.on_side, kind="armour_number")


def _coin(canvas: Canvas, name: str, centre: Point, size: int, colour: Colour, kind: str) -> None:
    """A sign on a small dark disc."""
    theme = canvas.theme

    def paint(pen: Pen) -> None:
        pen.circle((size / 2, size / 2), size / 2, theme.outline)
        pen.circle((size / 2, size / 2), size / 2 - 1.5, theme.figure_face)

    canvas.stamp_centred(sprite(("warseer coin", theme.name), size, size, paint), centre)
    canvas.stamp_centred(sign(name, round(size * 0.74), colour), centre, kind, name)


def _state(canvas: Canvas, plan: Plan, creature: CreatureView, centre: Point) -> None:
    theme, size = canvas.theme, max(18, plan.n(21))
    if creature.is_summoned:
        _coin(canvas, "asleep", centre, size, theme.ink, "state")
    elif creature.spare:
        _coin(canvas, "again", centre, size, theme.level, "state")
    elif creature.is_turned:
        _coin(canvas, "done", centre, size, theme.ink_soft, "state")


def _tokens(canvas: Canvas, plan: Plan, creature: CreatureView) -> None:
    """Tokens, enchantments, effects for a time and a bought relic, from the lower right corner upwards."""
    theme, (x, y) = canvas.theme, plan.centre(creature.cell)
    size = max(18, plan.n(21))
    shown = [(token, _TOKEN_COLOURS.get(token, theme.ink)) for token in creature.tokens]
    shown += [("charm", theme.level)] if creature.charms else []
    shown += [("spell", theme.choice_edge)] if creature.mods else []
    shown += [("relic", theme.level)] if creature.relic else []
    shown += [("risen", theme.ink_soft)] if creature.beneath else []
    free = [(35, 17), (26, -32), (-26, -32)]
    if not creature.armour:
        free.insert(1, (36, -4))
    for (name, colour), (across, down) in zip(shown, free, strict=False):
        _coin(canvas, name, (x + plan.n(across), y + plan.n(down)), size, colour, "token")
    if creature.seat != creature.owner:
        badge = seat_badge(creature.owner, max(18, plan.n(20)), theme)
        canvas.stamp_centred(badge, (x - plan.n(26), y - plan.n(32)), "owner", LETTERS[creature.owner])


def draw_health(canvas: Canvas, plan: Plan, creature: CreatureView) -> None:
    """A bar with the health that is left, of how much."""
    theme, (x, y) = canvas.theme, plan.centre(creature.cell)
    width, height = plan.n(50), 20
    share = max(0.0, min(1.0, creature.health_left / max(1, creature.health)))
    colour = theme.health if share > 0.5 else theme.health_low
    box = Box(round(x) - width // 2, round(y + plan.half) - height - 1, 0, 0)
    box = Box(box.left, box.top, box.left + width, box.top + height)
    filled = round(share * (width - 4))

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, width, height), 5, theme.outline)
        pen.rounded((2, 2, width - 2, height - 2), 4, theme.health_lost)
        if filled:
            pen.rounded((2, 2, 2 + filled, height - 2), 4, mix(colour, theme.outline, 0.45))

    bar = sprite(("warseer bar", filled, colour, theme.name), width, height, paint)
    label = f"{creature.health_left}/{creature.health}"
    canvas.stamp(bar, box.left, box.top, "bar", label)
    style = Style(LEAST_LETTER + 1, True, "centre", "middle", LEAST_LETTER, 1)
    canvas.write(label, box.inset(-6, -4), style, theme.ink, outline=theme.outline, kind="health")
