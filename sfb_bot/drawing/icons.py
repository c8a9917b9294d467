"""Small signs for what cards and figures have: cores, kinds, ranges, values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import cos, pi, sin
from typing import Final

from PIL import Image

from sfb_bot.drawing.pen import ShapePen, Tone
from sfb_bot.drawing.sprites import CACHE, Point, regular_polygon
from sfb_bot.drawing.text import Box, Style, draw_text, fit
from sfb_bot.drawing.themes import Colour, Theme
from sfb_bot.kernel import LETTERS

CORE_LETTERS: Final = "RYB"

_HEX_WIDTH: Final = 31.0
_HEX_RADIUS: Final = 16.8
# The six neighbours of the middle hex, clockwise from the upper right.
_AROUND: Final[tuple[Point, ...]] = tuple(
    (50 + _HEX_WIDTH * sin(pi / 6 + n * pi / 3), 50 - _HEX_WIDTH * cos(pi / 6 + n * pi / 3)) for n in range(6)
)


def icon(name: str, size: int, colour: Colour) -> Image.Image:
    """The icon of a name in `ICONS`, on a transparent square; shared, do not draw on it."""

    def make() -> Image.Image:
        pen = ShapePen(size, colour)
        ICONS[name](pen)
        return pen.finish()

    return CACHE.get(("icon", name, size, colour), make)


def core_icon(core: int, size: int, theme: Theme, *, ready: bool = True) -> Image.Image:
    """A core by its place in the list of cores: own colour, own shape, own letter.

    Destruction is a triangle, creation a disc, manipulation a square on its corner. An exhausted core
    keeps shape and letter and loses its colour. Shared, do not draw on it.
    """

    def make() -> Image.Image:
        ground = theme.cores[core] if ready else theme.core_spent
        pen = ShapePen(size, ground)
        _CORE_SHAPES[core](pen)
        drawn = pen.finish()
        ink = theme.on_core[core] if ready else theme.ink_faint
        middle = round(size * (0.57 if core == 0 else 0.5))
        reach = round(size * 0.3)
        box = Box(size // 2 - reach, middle - reach, size // 2 + reach, middle + reach)
        letter = Style(max(6, round(size * 0.52)), bold=True, align="centre", upright="middle", smallest=4)
        draw_text(drawn, fit(CORE_LETTERS[core], box, letter), ink)
        return drawn

    return CACHE.get(("core", core, size, theme.name, ready), make)


def side_badge(seat: int, size: int, theme: Theme) -> Image.Image:
    """A seat's letter in its colour, on its side's shape; shared, do not draw on it.

    The first side is a disc, the second a square, and so on in turn; the fifth seat is a hexagon of its own.
    """

    def make() -> Image.Image:
        pen = ShapePen(size, theme.seats[seat])
        _SEAT_SHAPES[seat](pen)
        drawn = pen.finish()
        box = Box(0, 0, size, size).inset(round(size * 0.18))
        letter = Style(max(6, round(size * 0.56)), bold=True, align="centre", upright="middle", smallest=4)
        draw_text(drawn, fit(LETTERS[seat], box, letter), theme.on_side)
        return drawn

    return CACHE.get(("seat", seat, size, theme.name), make)


def _triangle(pen: ShapePen) -> None:
    pen.fill("M 50 10 L 90 84 L 10 84 Z")
    pen.stroke("M 50 10 L 92 85 L 8 85 Z", 13)


def _round(pen: ShapePen) -> None:
    pen.disc((50, 50), 46)


def _diamond(pen: ShapePen) -> None:
    pen.fill("M 50 8 L 92 50 L 50 92 L 8 50 Z")
    pen.stroke("M 50 8 L 92 50 L 50 92 L 8 50 Z", 12)


def _disc(pen: ShapePen) -> None:
    pen.disc((50, 50), 47)


def _square(pen: ShapePen) -> None:
    pen.fill("M 14 14 L 86 14 L 86 86 L 14 86 Z")
    pen.stroke("M 14 14 L 86 14 L 86 86 L 14 86 Z", 16)


def _hexagon(pen: ShapePen) -> None:
    pen.fill("M 50 6 L 88 28 L 88 72 L 50 94 L 12 72 L 12 28 Z")
    pen.stroke("M 50 6 L 88 28 L 88 72 L 50 94 L 12 72 L 12 28 Z", 10)


_SEAT_SHAPES: Final[tuple[Callable[[ShapePen], None], ...]] = (_disc, _square, _disc, _square, _hexagon)
_CORE_SHAPES: Final[tuple[Callable[[ShapePen], None], ...]] = (_triangle, _round, _diamond)


def _attack(pen: ShapePen) -> None:
    pen.fill("M 92 8 L 88 32 L 46 74 L 26 54 L 68 12 Z")
    pen.fill("M 92 8 L 88 32 L 46 74 L 36 64 Z", "light")
    pen.stroke("M 17 49 L 51 83", 10)
    pen.stroke("M 30 70 L 14 86", 12)


def _skill(pen: ShapePen) -> None:
    pen.fill("M 42 12 Q 46 50 80 56 Q 46 62 42 98 Q 38 62 6 56 Q 38 50 42 12 Z")
    pen.fill("M 77 2 Q 79 20 96 23 Q 79 26 77 44 Q 75 26 58 23 Q 75 20 77 2 Z", "light")


def _reaction(pen: ShapePen) -> None:
    pen.stroke("M 78 30 Q 66 14 47 14 Q 14 17 13 52 Q 16 88 50 89 Q 80 87 87 57", 13)
    pen.fill("M 92 6 L 94 48 L 54 40 Z")


def _hexes(pen: ShapePen, lit: tuple[int, ...]) -> None:
    for place, centre in enumerate(_AROUND):
        _hex(pen, centre, "ink" if place in lit else "dark")
    pen.disc((50, 50), 10.5, "light")


def _hex(pen: ShapePen, centre: Point, tone: Tone) -> None:
    corners = [f"{x:.2f} {y:.2f}" for x, y in regular_polygon(centre, _HEX_RADIUS, 6)]
    pen.fill("M " + " L ".join(corners) + " Z", tone)


def _melee(pen: ShapePen) -> None:
    _hexes(pen, (1,))


def _arc(pen: ShapePen) -> None:
    _hexes(pen, (0, 1, 2))


def _ring(pen: ShapePen) -> None:
    _hexes(pen, (0, 1, 2, 3, 4, 5))


def _direct(pen: ShapePen) -> None:
    pen.disc((13, 50), 11)
    pen.stroke("M 20 50 L 70 50", 11)
    pen.fill("M 62 24 L 98 50 L 62 76 Z")


def _indirect(pen: ShapePen) -> None:
    pen.disc((13, 76), 11)
    pen.stroke("M 15 62 Q 28 18 58 22 Q 76 27 82 52", 11)
    pen.fill("M 60 52 L 98 46 L 86 86 Z")


def _move(pen: ShapePen) -> None:
    pen.stroke("M 16 20 L 44 50 L 16 80", 14, "light")
    pen.stroke("M 52 20 L 80 50 L 52 80", 14)


def _strength(pen: ShapePen) -> None:
    corners: list[str] = []
    for turn in range(16):
        reach = 48 if turn % 2 == 0 else 27
        angle = turn * pi / 8
        corners.append(f"{50 + reach * sin(angle):.2f} {50 - reach * cos(angle):.2f}")
    pen.fill("M " + " L ".join(corners) + " Z")
    pen.disc((50, 50), 15, "light")


def _defence(pen: ShapePen) -> None:
    pen.fill("M 50 4 Q 68 14 88 14 Q 90 74 50 97 Q 10 74 12 14 Q 32 14 50 4 Z")
    pen.fill("M 50 15 Q 65 22 78 23 Q 78 66 50 85 Z", "light")


def _health(pen: ShapePen) -> None:
    pen.fill("M 50 92 Q 4 58 6 32 Q 10 8 32 10 Q 46 12 50 26 Q 54 12 68 10 Q 90 8 94 32 Q 96 58 50 92 Z")
    pen.oval((28, 30), (8, 9), "light")


def _damage(pen: ShapePen) -> None:
    pen.fill("M 50 4 Q 84 46 84 64 Q 82 94 50 96 Q 18 94 16 64 Q 16 46 50 4 Z")
    pen.oval((37, 66), (7, 12), "light")


def _trap(pen: ShapePen) -> None:
    pen.fill(
        "M 5 47 Q 6 8 50 7 Q 94 8 95 47 L 83 47 L 76 29 L 68 49 L 60 27 L 50 50"
        " L 40 27 L 32 49 L 24 29 L 17 47 Z"
    )
    pen.fill(
        "M 5 55 Q 6 93 50 94 Q 94 93 95 55 L 83 55 L 76 75 L 64 54 L 57 77 L 50 64"
        " L 43 77 L 36 54 L 24 75 L 17 55 Z",
        "light",
    )


def _points(pen: ShapePen) -> None:
    corners: list[str] = []
    for turn in range(10):
        reach = 49 if turn % 2 == 0 else 22
        angle = turn * pi / 5
        corners.append(f"{50 + reach * sin(angle):.2f} {54 - reach * cos(angle):.2f}")
    pen.fill("M " + " L ".join(corners) + " Z")


def _level(pen: ShapePen) -> None:
    pen.stroke("M 16 50 L 50 18 L 84 50", 15)
    pen.stroke("M 16 84 L 50 52 L 84 84", 15, "light")


def _banned(pen: ShapePen) -> None:
    pen.disc((50, 50), 47)
    pen.cut_disc((50, 50), 35)
    pen.stroke("M 24 24 L 76 76", 12)


def _knocked_out(pen: ShapePen) -> None:
    pen.disc((50, 50), 47)
    pen.cut_stroke("M 24 34 L 40 50 M 40 34 L 24 50", 7, mirrored=True)
    pen.cut_stroke("M 32 74 Q 50 62 68 74", 7)


def _cards(pen: ShapePen) -> None:
    pen.fill("M 10 26 L 46 12 L 70 76 L 34 90 Z", "dark")
    pen.cut("M 38 6 L 92 6 L 92 94 L 38 94 Z")
    pen.fill("M 44 10 L 88 10 L 88 90 L 44 90 Z")
    pen.fill("M 66 30 L 78 50 L 66 70 L 54 50 Z", "light")


def _hand(pen: ShapePen) -> None:
    pen.fill("M 4 34 L 34 20 L 56 84 L 28 96 Z", "dark")
    pen.cut("M 26 10 L 66 4 L 76 88 L 34 92 Z")
    pen.fill("M 31 12 L 63 8 L 72 84 L 40 88 Z", "light")
    pen.cut("M 64 22 L 74 16 L 104 30 L 72 96 L 54 88 Z")
    pen.fill("M 70 24 L 98 36 L 74 94 L 48 82 Z")


def _deck(pen: ShapePen) -> None:
    pen.fill("M 30 8 L 86 8 L 86 78 L 30 78 Z", "dark")
    pen.cut("M 16 17 L 77 17 L 77 92 L 16 92 Z")
    pen.fill("M 18 21 L 72 21 L 72 94 L 18 94 Z")
    pen.cut("M 45 38 L 59 57 L 45 77 L 31 57 Z")


def _discard(pen: ShapePen) -> None:
    pen.fill("M 20 6 L 66 6 L 66 44 L 20 44 Z")
    pen.cut("M 43 14 L 52 25 L 43 36 L 34 25 Z")
    pen.stroke("M 84 12 L 84 52", 10, "light")
    pen.fill("M 66 46 L 102 46 L 84 68 Z", "light")
    pen.fill("M 8 58 L 22 58 L 22 82 L 78 82 L 78 74 L 92 74 L 92 96 L 8 96 Z", "dark")


def _champion(pen: ShapePen) -> None:
    pen.disc((50, 28), 22)
    pen.fill("M 8 94 Q 10 54 50 54 Q 90 54 92 94 Z")


def _challenge(pen: ShapePen) -> None:
    pen.stroke("M 22 8 L 22 94", 11)
    pen.fill("M 24 10 Q 44 2 60 12 Q 76 20 92 12 L 92 56 Q 76 64 60 56 Q 44 46 24 56 Z", "light")


def _statue(pen: ShapePen) -> None:
    pen.disc((50, 17), 14)
    pen.fill("M 50 30 Q 74 32 76 54 L 66 56 L 64 76 L 36 76 L 34 56 L 24 54 Q 26 32 50 30 Z")
    pen.fill("M 28 80 L 72 80 L 78 96 L 22 96 Z", "dark")


def _crown(pen: ShapePen) -> None:
    pen.fill("M 14 78 L 4 26 L 30 50 L 50 12 L 70 50 L 96 26 L 86 78 Z")
    pen.fill("M 14 84 L 86 84 L 86 94 L 14 94 Z", "light")


def _risen(pen: ShapePen) -> None:
    pen.fill("M 50 12 L 94 84 L 6 84 Z")


def _fallen(pen: ShapePen) -> None:
    pen.fill("M 50 88 L 94 16 L 6 16 Z")


def _seen(pen: ShapePen) -> None:
    pen.fill("M 2 50 Q 26 16 50 16 Q 74 16 98 50 Q 74 84 50 84 Q 26 84 2 50 Z")
    pen.cut_disc((50, 50), 23)
    pen.disc((50, 50), 13)


def _gate(pen: ShapePen) -> None:
    pen.fill(
        "M 8 96 L 8 46 Q 10 6 50 5 Q 90 6 92 46 L 92 96 L 76 96 L 76 48 Q 74 22 50 21 Q 26 22 24 48 L 24 96 Z"
    )
    pen.stroke("M 38 30 L 38 94 M 50 26 L 50 94 M 62 30 L 62 94", 5, "dark")
    pen.stroke("M 26 50 L 74 50 M 26 74 L 74 74", 5, "dark")


ICONS: Final[Mapping[str, Callable[[ShapePen], None]]] = {
    "attack": _attack,
    "skill": _skill,
    "reaction": _reaction,
    "melee": _melee,
    "direct": _direct,
    "indirect": _indirect,
    "arc": _arc,
    "ring": _ring,
    "move": _move,
    "strength": _strength,
    "defence": _defence,
    "health": _health,
    "damage": _damage,
    "trap": _trap,
    "points": _points,
    "level": _level,
    "banned": _banned,
    "knocked_out": _knocked_out,
    "cards": _cards,
    "hand": _hand,
    "deck": _deck,
    "discard": _discard,
    "champion": _champion,
    "challenge": _challenge,
    "statue": _statue,
    "gate": _gate,
    "crown": _crown,
    "risen": _risen,
    "fallen": _fallen,
    "seen": _seen,
}
