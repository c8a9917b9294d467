"""A pen for small drawings made of shapes: one colour in three tones, and paints by their names, on a square
of 100 by 100 units.

Shapes are drawn several times too large and reduced, so that edges come out smooth at any size.
Outlines are written as short paths: `M x y` moves, `L x y` draws a line, `Q` and `C` curves with one
and two control points, `Z` closes. All numbers are absolute units.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Final

from PIL import Image, ImageDraw

from sfb_bot.drawing.paints import PAINTS
from sfb_bot.drawing.sprites import Point, crisp
from sfb_bot.drawing.themes import Colour, mix

# "ink", "light" and "dark" of the pen's own colour, or the name of a paint.
Tone = str

UNITS: Final = 100.0
_LIGHTER: Final = 0.55
_DARKER: Final = 0.42
_ALMOST_WHITE: Final = 165
_ALMOST_BLACK: Final = 70
# A drawing is at least this many pixels wide before it is reduced, or curves would show corners.
_LEAST_CANVAS: Final = 256
_CURVE_STEPS: Final = 18
_NUMBERS_AFTER: Final = {"M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0}


class ShapePen:
    """Draws shapes in three tones of one colour or in paints, and cuts holes into them."""

    __slots__ = ("_alpha", "_alpha_draw", "_body", "_body_draw", "_margin", "_times", "_tones", "_unit")

    def __init__(self, size: int, colour: Colour, filling: float = 1.0) -> None:
        """`filling` shrinks the drawing towards its middle, as a share of the square."""
        self._tones = {**PAINTS, **tones(colour)}
        self._times = max(4, -(-_LEAST_CANVAS // size))
        canvas = size * self._times
        self._unit = canvas * filling / UNITS
        self._margin = canvas * (1 - filling) / 2
        self._alpha = Image.new("L", (canvas, canvas), 0)
        # Colour everywhere, also where nothing is drawn: edges fade out without a dark rim.
        self._body = Image.new("RGB", (canvas, canvas), colour)
        self._alpha_draw = ImageDraw.Draw(self._alpha)
        self._body_draw = ImageDraw.Draw(self._body)

    def fill(self, path: str, tone: Tone = "ink", *, mirrored: bool = False) -> None:
        """Fill every outline of a path; `mirrored` draws its reflection left to right as well."""
        for points in self._outlines(path, mirrored=mirrored):
            self._alpha_draw.polygon(points, fill=255)
            self._body_draw.polygon(points, fill=self._tones[tone])

    def cut(self, path: str, *, mirrored: bool = False) -> None:
        """Make the inside of a path transparent."""
        for points in self._outlines(path, mirrored=mirrored):
            self._alpha_draw.polygon(points, fill=0)

    def stroke(self, path: str, width: float, tone: Tone = "ink", *, mirrored: bool = False) -> None:
        """Draw along a path with round ends and corners."""
        for points in self._outlines(path, mirrored=mirrored):
            self._line(self._alpha_draw, points, width, 255)
            self._line(self._body_draw, points, width, self._tones[tone])

    def cut_stroke(self, path: str, width: float, *, mirrored: bool = False) -> None:
        """Make a line along a path transparent."""
        for points in self._outlines(path, mirrored=mirrored):
            self._line(self._alpha_draw, points, width, 0)

    def disc(self, centre: Point, radius: float, tone: Tone = "ink", *, mirrored: bool = False) -> None:
        """Fill a circle."""
        for box in self._boxes(centre, (radius, radius), mirrored=mirrored):
            self._alpha_draw.ellipse(box, fill=255)
            self._body_draw.ellipse(box, fill=self._tones[tone])

    def oval(self, centre: Point, radii: Point, tone: Tone = "ink", *, mirrored: bool = False) -> None:
        """Fill an upright ellipse."""
        for box in self._boxes(centre, radii, mirrored=mirrored):
            self._alpha_draw.ellipse(box, fill=255)
            self._body_draw.ellipse(box, fill=self._tones[tone])

    def cut_disc(self, centre: Point, radius: float, *, mirrored: bool = False) -> None:
        """Make a circle transparent."""
        self.cut_oval(centre, (radius, radius), mirrored=mirrored)

    def cut_oval(self, centre: Point, radii: Point, *, mirrored: bool = False) -> None:
        """Make an upright ellipse transparent."""
        for box in self._boxes(centre, radii, mirrored=mirrored):
            self._alpha_draw.ellipse(box, fill=0)

    def finish(self) -> Image.Image:
        """The drawing at its final size, on a transparent ground."""
        drawing = self._body.reduce(self._times)
        drawing.putalpha(crisp(self._alpha.reduce(self._times)))
        return drawing

    def _outlines(self, path: str, *, mirrored: bool) -> Iterator[list[Point]]:
        for outline in flattened(path):
            yield [self._at(x, y) for x, y in outline]
            if mirrored:
                yield [self._at(UNITS - x, y) for x, y in outline]

    def _boxes(
        self, centre: Point, radii: Point, *, mirrored: bool
    ) -> Iterator[tuple[float, float, float, float]]:
        across, down = radii[0] * self._unit, radii[1] * self._unit
        for unit_x in (centre[0], UNITS - centre[0]) if mirrored else (centre[0],):
            x, y = self._at(unit_x, centre[1])
            yield x - across, y - down, x + across, y + down

    def _at(self, x: float, y: float) -> Point:
        return self._margin + x * self._unit, self._margin + y * self._unit

    def _line(
        self, draw: ImageDraw.ImageDraw, points: list[Point], width: float, value: int | Colour
    ) -> None:
        draw.line(points, fill=value, width=max(1, round(width * self._unit)))
        radius = width * self._unit / 2
        for x, y in points:
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=value)


def tones(colour: Colour) -> dict[Tone, Colour]:
    """The three tones of a colour, told apart even where it is almost white or almost black."""
    white, black = (255, 255, 255), (0, 0, 0)
    light, dark = mix(colour, white, _LIGHTER), mix(colour, black, _DARKER)
    if min(colour) > _ALMOST_WHITE:
        light, dark = mix(colour, black, 0.26), mix(colour, black, 0.56)
    elif max(colour) < _ALMOST_BLACK:
        dark = mix(colour, white, 0.3)
    return {"ink": colour, "light": light, "dark": dark}


@lru_cache(maxsize=1024)
def flattened(path: str) -> tuple[tuple[Point, ...], ...]:
    """The outlines of a path as points, curves cut into short lines."""
    outlines: list[list[Point]] = []
    words = iter(path.replace(",", " ").split())
    for word in words:
        if word not in _NUMBERS_AFTER:
            raise ValueError(f"a path has M, L, Q, C and Z, not {word!r}")
        numbers = [float(next(words)) for _ in range(_NUMBERS_AFTER[word])]
        corners = list(zip(numbers[::2], numbers[1::2], strict=True))
        if word == "M":
            outlines.append(corners)
        elif word == "Z":
            outlines[-1].append(outlines[-1][0])
        elif word == "L":
            outlines[-1].extend(corners)
        else:
            outlines[-1].extend(_curve([outlines[-1][-1], *corners]))
    return tuple(tuple(outline) for outline in outlines)


def _curve(controls: list[Point]) -> Iterator[Point]:
    for step in range(1, _CURVE_STEPS + 1):
        share = step / _CURVE_STEPS
        points: list[Point] = controls
        while len(points) > 1:
            points = [
                (x0 + (x1 - x0) * share, y0 + (y1 - y0) * share) for (x0, y0), (x1, y1) in pairwise(points)
            ]
        yield points[0]
