"""Small signs of the table: shapes and letters of the sides, hearts, wings, ranks, badges."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PIL import Image

from sfb_bot.drawing.paints import PAINTS
from sfb_bot.drawing.pen import ShapePen, flattened
from sfb_bot.drawing.sprites import CACHE, Pen, Point, regular_polygon, sprite
from sfb_bot.drawing.text import Box, Style, draw_text, fit
from sfb_bot.drawing.themes import Colour, Theme
from sfb_bot.games.rift.pictures.colours import on_side, side_colour
from sfb_bot.games.rift.pictures.emblems import emblem
from sfb_bot.kernel import LETTERS

_HEART: Final = "M 50 94 Q 2 58 4 32 Q 8 6 32 8 Q 46 10 50 24 Q 54 10 68 8 Q 92 6 96 32 Q 98 58 50 94 Z"


def seat_shape(pen: Pen, seat: int, centre: Point, radius: float, fill: Colour) -> None:
    """The shape of a side: a disc for Blue, a square with soft corners for Red."""
    x, y = centre
    if seat == 0:
        pen.circle(centre, radius, fill)
    else:
        half = radius * 0.93
        pen.rounded((x - half, y - half, x + half, y + half), radius * 0.28, fill)


def side_badge(seat: int, size: int, theme: Theme) -> Image.Image:
    """A seat's letter in the colour and shape of its side; shared, do not draw on it."""

    def paint(pen: Pen) -> None:
        seat_shape(pen, seat, (size / 2, size / 2), size / 2 - 0.5, side_colour(theme, seat))

    def make() -> Image.Image:
        drawn = sprite(("rift side", theme.name, seat), size, size, paint).copy()
        style = Style(max(4, round(size * 0.6)), bold=True, align="centre", upright="middle", smallest=3)
        draw_text(drawn, fit(LETTERS[seat], Box(0, 0, size, size), style), on_side(theme, seat))
        return drawn

    return CACHE.get(("rift side letter", theme.name, seat, size), make)


def heart(theme: Theme, share: float, size: int) -> Image.Image:
    """A heart filled from below by the share of life that is left."""

    def paint(pen: Pen) -> None:
        points = [(x * size / 100, y * size / 100) for x, y in flattened(_HEART)[0]]
        pen.line(points, size * 0.14, theme.outline, closed=True)
        pen.polygon(points, theme.health_lost)
        # What lies above the level is pressed onto it; the inset leaves a rim of the empty heart.
        level = size * (0.08 + 0.86 * (1 - share))
        pen.polygon([(x, max(y, level)) for x, y in points], PAINTS["red"])

    return sprite(("heart", theme.name, round(share, 3)), size, size, paint)


def wings(theme: Theme, size: int) -> Image.Image:
    """Two wings to be put behind a medallion: whoever has them flies."""

    def make() -> Image.Image:
        pen = ShapePen(size, theme.outline)
        feathers = "M 34 64 Q 12 66 4 52 Q 10 54 14 52 Q 2 46 0 34 Q 8 40 14 38 Q 4 28 6 14 Q 20 30 38 34 Z"
        pen.stroke(feathers, 5, "black", mirrored=True)
        pen.fill(feathers, "white", mirrored=True)
        pen.stroke("M 30 54 Q 18 54 12 48 M 30 46 Q 18 44 10 36", 2, "sky", mirrored=True)
        return pen.finish()

    return CACHE.get(("wings", theme.name, size), make)


def rank_sign(rank: str, theme: Theme, size: int) -> Image.Image:
    """A crown for champions, two bars for elites, one for commons."""

    def make() -> Image.Image:
        pen = ShapePen(size, theme.outline)
        if rank == "champion":
            crown = "M 16 80 L 4 24 L 30 46 L 50 10 L 70 46 L 96 24 L 84 80 Z"
            pen.stroke(crown, 14, "black")
            pen.fill(crown, "gold")
            pen.fill("M 16 68 L 84 68 L 84 80 L 16 80 Z", "orange")
        else:
            places = (36, 64) if rank == "elite" else (50,)
            reach = 22 if rank == "elite" else 10
            pen.stroke(
                f"M {50 - reach} 22 L {50 + reach} 22 L {50 + reach} 78 L {50 - reach} 78 Z", 32, "black"
            )
            pen.fill(f"M {50 - reach} 22 L {50 + reach} 22 L {50 + reach} 78 L {50 - reach} 78 Z", "black")
            for x in places:
                pen.stroke(f"M {x} 26 L {x} 74", 14, "steel")
        return pen.finish()

    return CACHE.get(("rank", rank, theme.name, size), make)


def spell_badge(spell: str, theme: Theme, size: int, rim: Colour) -> Image.Image:
    """A spell's sign on a dark disc with a rim."""

    def paint(pen: Pen) -> None:
        middle = (size / 2, size / 2)
        pen.circle(middle, size / 2, theme.outline)
        pen.circle(middle, size / 2 - size * 0.03, rim)
        pen.circle(middle, size / 2 - size * 0.11, theme.figure_face)

    def make() -> Image.Image:
        drawn = sprite(("spell ground", theme.name, rim), size, size, paint).copy()
        sign = emblem(spell, round(size * 0.72), theme.ink)
        drawn.alpha_composite(sign, ((size - sign.width) // 2, (size - sign.height) // 2))
        return drawn

    return CACHE.get(("spell badge", theme.name, spell, rim, size), make)


def burst(theme: Theme, size: int, colour: Colour) -> Image.Image:
    """What damage is written on."""

    def paint(pen: Pen) -> None:
        middle = (size / 2, size / 2)
        for radius, ink in ((size / 2, theme.outline), (size / 2 - size * 0.07, colour)):
            tips, dents = regular_polygon(middle, radius, 10), regular_polygon(middle, radius * 0.76, 10, -72)
            pen.polygon([point for pair in zip(tips, dents, strict=True) for point in pair], ink)

    return sprite(("rift burst", theme.name, colour), size, size, paint)


def sign(name: str, size: int, theme: Theme, colour: Colour) -> Image.Image:
    """One of the small signs of this game, in a colour; shared, do not draw on it."""

    def make() -> Image.Image:
        pen = ShapePen(size, colour)
        SIGNS[name](pen)
        return pen.finish()

    return CACHE.get(("rift sign", name, size, theme.name, colour), make)


def _helm(pen: ShapePen) -> None:
    """Warriors still to come."""
    pen.fill("M 12 56 Q 10 8 50 6 Q 90 8 88 56 L 84 92 L 62 96 L 62 62 L 38 62 L 38 96 L 16 92 Z")
    pen.fill("M 44 6 L 56 6 L 55 62 L 45 62 Z", "light")


def _skull(pen: ShapePen) -> None:
    """Warriors that were destroyed."""
    pen.fill("M 50 4 Q 92 6 90 46 Q 88 62 74 66 L 72 94 L 28 94 L 26 66 Q 12 62 10 46 Q 8 6 50 4 Z")
    pen.cut_oval((33, 44), (12, 13), mirrored=True)
    pen.cut("M 50 56 L 57 70 L 43 70 Z")
    pen.cut_stroke("M 50 80 L 50 94", 5)


def _spark(pen: ShapePen) -> None:
    """Newly summoned."""
    pen.stroke("M 50 2 L 60 40 L 98 50 L 60 60 L 50 98 L 40 60 L 2 50 L 40 40 Z", 8, "black")
    pen.fill("M 50 6 L 60 40 L 94 50 L 60 60 L 50 94 L 40 60 L 6 50 L 40 40 Z")


def _steps(pen: ShapePen) -> None:
    """A step forward or back."""
    pen.fill("M 50 2 L 84 40 L 62 40 L 62 60 L 84 60 L 50 98 L 16 60 L 38 60 L 38 40 L 16 40 Z")


def _mask(pen: ShapePen) -> None:
    """A change of form."""
    pen.fill("M 6 24 Q 50 8 94 24 Q 96 66 50 96 Q 4 66 6 24 Z")
    pen.cut("M 20 42 Q 32 34 44 46 Q 32 54 20 42 Z", mirrored=True)
    pen.cut_stroke("M 34 70 Q 50 80 66 70", 6)


def _ashes(pen: ShapePen) -> None:
    """It has had its one return."""
    pen.fill("M 50 8 Q 74 34 70 52 Q 66 64 50 64 Q 34 64 30 52 Q 28 40 40 30 Q 42 42 48 42 Q 54 30 50 8 Z")
    pen.fill("M 10 92 Q 18 70 50 70 Q 82 70 90 92 Z", "dark")
    pen.stroke("M 14 14 L 86 86", 9, "red")


def _hourglass(pen: ShapePen) -> None:
    """Somebody is to answer."""
    pen.fill(
        "M 18 4 L 82 4 L 82 18 Q 80 38 58 50 Q 80 62 82 82 L 82 96 L 18 96 L 18 82 Q 20 62 42 50 "
        "Q 20 38 18 18 Z"
    )
    pen.cut("M 30 16 L 70 16 Q 66 34 50 42 Q 34 34 30 16 Z")
    pen.fill("M 34 84 Q 40 66 50 60 Q 60 66 66 84 Z", "dark")


def _sword(pen: ShapePen) -> None:
    """An attack."""
    pen.fill("M 96 4 L 90 32 L 46 74 L 26 54 L 68 10 Z")
    pen.fill("M 96 4 L 90 32 L 46 74 L 36 64 Z", "light")
    pen.stroke("M 17 49 L 51 83", 11)
    pen.stroke("M 30 70 L 12 88", 13)


SIGNS: Final[Mapping[str, Callable[[ShapePen], None]]] = {
    "helm": _helm,
    "skull": _skull,
    "spark": _spark,
    "steps": _steps,
    "mask": _mask,
    "ashes": _ashes,
    "hourglass": _hourglass,
    "sword": _sword,
}
