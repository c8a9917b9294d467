"""Champions on the board: side by colour and shape, emblem, health, defence, level and effects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PIL import Image

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.icons import icon
from sfb_bot.drawing.sprites import CACHE, Pen, Point, regular_polygon, sprite
from sfb_bot.drawing.text import Box, Style
from sfb_bot.drawing.themes import Colour, Theme, mix
from sfb_bot.games.brawl.pictures.emblems import emblem
from sfb_bot.games.brawl.rules.model import Lasting
from sfb_bot.games.brawl.rules.views import FigureView

RADIUS: Final = 30
DROP: Final = 7
# Where the badges sit around the head of a figure, in the order they are filled.
_BADGE_PLACES: Final[tuple[Point, ...]] = ((30, -19), (37, 5), (-30, -19))
_EFFECT_ORDER: Final = ("rooted", "quarry", "piercing", "strength", "defence", "movement", "fearless")


@dataclass(frozen=True, slots=True)
class Badge:
    """An effect until end of turn as it is shown: its kind and the sum of its amounts."""

    kind: str
    amount: int


def badges_of(figure: FigureView) -> tuple[Badge, ...]:
    """What lasts on a figure, each kind once, the most urgent first."""
    amounts: dict[str, int] = {}
    for lasting in figure.lasting:
        amounts[lasting.kind] = amounts.get(lasting.kind, 0) + _amount(lasting)
    if figure.rooted:
        amounts.setdefault("rooted", 0)
    known = [kind for kind in _EFFECT_ORDER if kind in amounts]
    others = sorted(set(amounts) - set(_EFFECT_ORDER))
    return tuple(Badge(kind, amounts[kind]) for kind in (*known, *others))


def _amount(lasting: Lasting) -> int:
    return lasting.amount if lasting.kind in ("strength", "defence", "movement") else 0


def seat_shape(pen: Pen, side: int, centre: Point, radius: float, fill: Colour) -> None:
    """The shape of a side: a disc for the first, a square with soft corners for the second."""
    x, y = centre
    if side == 0:
        pen.circle(centre, radius, fill)
    else:
        half = radius * 0.93
        pen.rounded((x - half, y - half, x + half, y + half), radius * 0.28, fill)


def face_ground(seat: int, theme: Theme) -> Colour:
    """What a face of a seat is seen against: its colour, dark enough for faces of all colours."""
    return mix(theme.seats[seat], theme.outline, 0.72)


def body(figure: FigureView, theme: Theme, scale: float) -> Image.Image:
    """The figure without its numbers."""
    radius = RADIUS * scale
    size = round(radius * 2 + 8 * scale)
    middle = (size / 2, size / 2)
    colour = theme.seats[figure.seat]

    def paint(pen: Pen) -> None:
        seat_shape(pen, figure.side, (middle[0], middle[1] + 2 * scale), radius + 2 * scale, theme.outline)
        rim = theme.level if figure.levelled else mix(colour, theme.outline, 0.25)
        seat_shape(pen, figure.side, middle, radius + 1.5 * scale, rim)
        seat_shape(pen, figure.side, middle, radius - 0.5 * scale, colour)
        seat_shape(pen, figure.side, middle, radius - 5 * scale, face_ground(figure.seat, theme))

    ground = sprite(("figure", theme.name, figure.seat, figure.levelled), size, size, paint)
    drawn = ground.copy()
    sign = emblem(figure.champion, round(radius * 1.84), theme.seats[figure.seat])
    drawn.alpha_composite(sign, ((size - sign.width) // 2, (size - sign.height) // 2))
    return drawn


def health_bar(figure: FigureView, theme: Theme, width: int, height: int) -> Image.Image:
    """A bar filled by the share of health left; the number is written over it."""
    left = max(0, figure.health - figure.damage)
    share = left / max(1, figure.health)

    def paint(pen: Pen) -> None:
        edge = max(1.5, height * 0.13)
        pen.rounded((0, 0, width, height), height / 2, theme.outline)
        pen.rounded((edge, edge, width - edge, height - edge), height / 2 - edge, theme.health_lost)
        reach = edge + (width - 2 * edge) * share
        if share > 0:
            colour = theme.health_low if figure.bloodied else theme.health
            reach = max(reach, edge + (height - 2 * edge))
            pen.rounded(
                (edge, edge, reach, height - edge), height / 2 - edge, mix(colour, theme.outline, 0.3)
            )

    return sprite(("health", theme.name, left, figure.health, figure.bloodied), width, height, paint)


def badge(kind: str, theme: Theme, size: int) -> Image.Image:
    """The ground of a small badge around a figure."""
    colour = {
        "rooted": (118, 170, 90),
        "quarry": theme.target,
        "piercing": theme.target,
        "fearless": theme.level,
        "strength": theme.damage,
        "defence": theme.defence,
        "movement": theme.choice_edge,
        "level": theme.level,
        "stun": theme.points,
    }.get(kind, theme.ink_soft)

    def paint(pen: Pen) -> None:
        centre = (size / 2, size / 2)
        pen.circle(centre, size / 2, theme.outline)
        pen.circle(centre, size / 2 - size * 0.09, colour)
        _sign(pen, kind, size, theme.outline)

    return sprite(("badge", theme.name, kind), size, size, paint)


def _sign(pen: Pen, kind: str, size: int, ink: Colour) -> None:
    """The sign in a badge, in units of its size."""

    def at(x: float, y: float) -> Point:
        return x * size, y * size

    thick = size * 0.1
    if kind == "rooted":
        pen.line([at(0.5, 0.2), at(0.5, 0.52)], thick, ink)
        for x in (0.26, 0.5, 0.74):
            pen.line([at(0.5, 0.5), at(x, 0.8)], thick, ink)
    elif kind == "quarry":
        pen.ring(at(0.5, 0.5), size * 0.29, thick, ink)
        for start, end in (((0.5, 0.1), (0.5, 0.36)), ((0.5, 0.64), (0.5, 0.9))):
            pen.line([at(*start), at(*end)], thick * 0.9, ink)
            pen.line([at(start[1], start[0]), at(end[1], end[0])], thick * 0.9, ink)
    elif kind == "strength":
        pen.line([at(0.28, 0.72), at(0.74, 0.26)], thick * 1.4, ink)
        pen.line([at(0.26, 0.5), at(0.5, 0.74)], thick, ink)
    elif kind == "defence":
        pen.polygon([at(0.27, 0.26), at(0.73, 0.26), at(0.7, 0.56), at(0.5, 0.8), at(0.3, 0.56)], ink)
    elif kind == "movement":
        for x in (0.28, 0.5):
            pen.line([at(x, 0.28), at(x + 0.22, 0.5), at(x, 0.72)], thick, ink)
    elif kind == "stun":
        spikes = regular_polygon(at(0.5, 0.52), size * 0.34, 5)
        dents = regular_polygon(at(0.5, 0.52), size * 0.15, 5, -54)
        pen.polygon([point for pair in zip(spikes, dents, strict=True) for point in pair], ink)
    elif kind == "level":
        for y in (0.48, 0.72):
            pen.line([at(0.27, y), at(0.5, y - 0.22), at(0.73, y)], thick * 1.1, ink)
    else:
        _rarer_sign(pen, kind, size, ink)


def _rarer_sign(pen: Pen, kind: str, size: int, ink: Colour) -> None:
    """Signs of effects that only a card or two gives; a diamond for one without a sign."""

    def at(x: float, y: float) -> Point:
        return x * size, y * size

    thick = size * 0.1
    if kind == "piercing":
        # An arrow through a shield's edge.
        pen.ring(at(0.62, 0.5), size * 0.2, thick * 0.8, ink)
        pen.line([at(0.14, 0.5), at(0.86, 0.5)], thick, ink)
        pen.line([at(0.68, 0.34), at(0.86, 0.5), at(0.68, 0.66)], thick, ink)
    elif kind == "fearless":
        # A calm face.
        for x in (0.36, 0.64):
            pen.circle(at(x, 0.4), size * 0.07, ink)
        pen.line([at(0.3, 0.6), at(0.5, 0.72), at(0.7, 0.6)], thick, ink)
    else:
        pen.polygon(regular_polygon(at(0.5, 0.5), size * 0.24, 4), ink)


def draw_figure(canvas: Canvas, figure: FigureView, centre: Point, scale: float) -> None:
    """A champion with everything that is known about it, around the middle of its hex."""
    theme = canvas.theme
    x, y = centre[0], centre[1] + DROP * scale
    drawn = _cached_body(figure, theme, scale)
    canvas.stamp_centred(drawn, (x, y), "figure", figure.key)
    _draw_badges(canvas, figure, (x, y), scale)
    _draw_health(canvas, figure, (x, y + 24 * scale), scale)


def _cached_body(figure: FigureView, theme: Theme, scale: float) -> Image.Image:
    key = ("champion", figure.champion, figure.seat, figure.levelled, theme.name, scale)
    return CACHE.get(key, lambda: body(figure, theme, scale))


def _draw_health(canvas: Canvas, figure: FigureView, centre: Point, scale: float) -> None:
    theme = canvas.theme
    width, height = round(58 * scale), round(23 * scale)
    x, y = round(centre[0]), round(centre[1])
    shield = figure.defence > 0
    if shield:
        x += round(9 * scale)
    bar = health_bar(figure, theme, width, height)
    box = canvas.stamp_centred(bar, (x, y), "health", figure.key)
    size = round(20 * scale)
    style = Style(size, bold=True, align="centre", upright="middle", smallest=max(3, size // 2))
    canvas.write(
        str(max(0, figure.health - figure.damage)),
        Box(box.left, box.top - 2, box.right, box.bottom + 2),
        style,
        kind="number",
    )
    if shield:
        sign = icon("defence", round(27 * scale), theme.defence)
        place = canvas.stamp_centred(
            sign, (box.left - round(4 * scale), y - round(3 * scale)), "defence", figure.key
        )
        canvas.write(str(figure.defence), place.inset(0, -2), style, theme.outline, kind="number")


def _draw_badges(canvas: Canvas, figure: FigureView, centre: Point, scale: float) -> None:
    places = [(centre[0] + x * scale, centre[1] + y * scale) for x, y in _BADGE_PLACES]
    size = round(24 * scale)
    if figure.levelled:
        canvas.stamp_centred(badge("level", canvas.theme, size), places.pop(), "badge", "level")
    shown = badges_of(figure)
    if len(shown) > len(places):
        shown = (*shown[: len(places) - 1], Badge("more", 0))
    for place, one in zip(places, shown, strict=False):
        canvas.stamp_centred(badge(one.kind, canvas.theme, size), place, "badge", one.kind)
