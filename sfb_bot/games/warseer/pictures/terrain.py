"""What lies on hexes: each terrain has a ground, a pattern and shapes of its own.

The patterns leave the middle free as far as they can, where a figure stands.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sfb_bot.drawing.paints import PAINTS
from sfb_bot.drawing.sprites import Pen, Point, regular_polygon
from sfb_bot.drawing.themes import Colour, Theme, mix

_P: Final = PAINTS
Painter = Callable[[Pen, Point, float], None]


def _tree(pen: Pen, x: float, y: float, u: float) -> None:
    pen.polygon([(x, y - 15 * u), (x + 10 * u, y + 3 * u), (x - 10 * u, y + 3 * u)], _P["leaf"])
    pen.polygon([(x, y - 6 * u), (x + 12 * u, y + 12 * u), (x - 12 * u, y + 12 * u)], _P["leaf"])
    pen.rounded((x - 2 * u, y + 12 * u, x + 2 * u, y + 18 * u), 0, _P["umber"])


def _forest(pen: Pen, at: Point, u: float) -> None:
    for across, down in ((-33, -4), (33, -4), (0, 12), (-17, 22), (17, 22), (0, -18)):
        _tree(pen, at[0] + across * u, at[1] + down * u, u * 0.85)


def _hill(pen: Pen, at: Point, u: float) -> None:
    """Mounds with lines of equal height."""
    x, y = at
    for across, down, wide in ((-27, 4, 19), (27, 4, 19), (0, 32, 26)):
        for ring, shade in ((1.0, "tan"), (0.78, "brown"), (0.5, "tan"), (0.26, "brown")):
            half = wide * ring * u
            left, right, foot = x + across * u - half, x + across * u + half, y + down * u
            arch = [(left + (right - left) * t / 8, foot - half * (1 - ((t - 4) / 4) ** 2)) for t in range(9)]
            pen.polygon(arch, _P[shade])


def _wave(pen: Pen, x: float, y: float, u: float, colour: Colour) -> None:
    points = [(x + step * 7 * u, y + (4 * u if step % 2 else -4 * u)) for step in range(-4, 5)]
    pen.line(points, 3.2 * u, colour)


def _river(pen: Pen, at: Point, u: float) -> None:
    for down in (-14, 4, 22):
        _wave(pen, at[0], at[1] + down * u, u, _P["sky"])


def _bridge(pen: Pen, at: Point, u: float) -> None:
    x, y = at
    pen.polygon(
        [
            (x - 20 * u, y - 40 * u),
            (x + 20 * u, y - 40 * u),
            (x + 20 * u, y + 41 * u),
            (x - 20 * u, y + 41 * u),
        ],
        _P["brown"],
    )
    for step in range(-4, 5):
        pen.line([(x - 17 * u, y + step * 9 * u), (x + 17 * u, y + step * 9 * u)], 2.2 * u, _P["tan"])
    for across in (-22, 22):
        pen.line([(x + across * u, y - 40 * u), (x + across * u, y + 40 * u)], 4 * u, _P["bone"])


def _ford(pen: Pen, at: Point, u: float) -> None:
    x, y = at
    _wave(pen, x, y - 10 * u, u, _P["sky"])
    for across, down, radius in (
        (-34, 2, 6),
        (-22, 18, 7),
        (-4, 27, 7),
        (16, 22, 6),
        (33, 4, 7),
        (20, -22, 5),
        (-22, -20, 5),
    ):
        pen.circle((x + across * u, y + down * u), radius * u, _P["bone"])


def _altar(pen: Pen, at: Point, u: float) -> None:
    x, y = at
    pen.polygon(
        [
            (x - 26 * u, y + 30 * u),
            (x + 26 * u, y + 30 * u),
            (x + 18 * u, y + 12 * u),
            (x - 18 * u, y + 12 * u),
        ],
        _P["bone"],
    )
    pen.rounded((x - 32 * u, y + 2 * u, x + 32 * u, y + 13 * u), 2 * u, _P["white"])
    for across in (-34, 0, 34):
        pen.polygon(
            [(x + (across - 5) * u, y + u), (x + across * u, y - 16 * u), (x + (across + 5) * u, y + u)],
            _P["gold"],
        )


def _spire(pen: Pen, at: Point, u: float) -> None:
    x, y = at
    pen.polygon([(x, y - 26 * u), (x + 15 * u, y + 36 * u), (x - 15 * u, y + 36 * u)], _P["steel"])
    for across in (-30, 30):
        pen.polygon(
            [
                (x + across * u, y - 4 * u),
                (x + (across + 9) * u, y + 24 * u),
                (x + (across - 9) * u, y + 24 * u),
            ],
            _P["steel"],
        )
    pen.circle((x, y - 20 * u), 6 * u, _P["violet"])


def _catacombs(pen: Pen, at: Point, u: float) -> None:
    x, y = at
    for across in (-30, 0, 30):
        pen.rounded(
            (x + (across - 12) * u, y - 8 * u, x + (across + 12) * u, y + 30 * u), 11 * u, _P["steel"]
        )
        pen.rounded((x + (across - 7) * u, y - 2 * u, x + (across + 7) * u, y + 30 * u), 7 * u, _P["black"])


def _ruins(pen: Pen, at: Point, u: float) -> None:
    x, y = at
    for across, top in ((-34, -2), (-16, 12), (14, -8), (33, 8)):
        pen.polygon(
            [
                (x + (across - 6) * u, y + top * u),
                (x + (across + 6) * u, y + (top - 7) * u),
                (x + (across + 6) * u, y + 28 * u),
                (x + (across - 6) * u, y + 28 * u),
            ],
            _P["bone"],
        )
    pen.rounded((x - 30 * u, y + 28 * u, x + 30 * u, y + 35 * u), 0, _P["tan"])


def _teleport(pen: Pen, at: Point, u: float) -> None:
    """Six stones around a diamond."""
    for corner in regular_polygon((at[0], at[1] + 2 * u), 33 * u, 6, 0):
        pen.circle(corner, 6 * u, _P["teal"])
    pen.polygon(regular_polygon((at[0], at[1] + 2 * u), 17 * u, 4), _P["teal"])


def _portal(pen: Pen, at: Point, u: float) -> None:
    """Rings within rings."""
    for radius in (37, 28, 19, 10):
        pen.ring((at[0], at[1] + 2 * u), radius * u, 3.5 * u, _P["pink"])


def _camp(pen: Pen, at: Point, u: float) -> None:
    for across, down in ((-31, 12), (31, 12), (0, 30)):
        x, y = at[0] + across * u, at[1] + down * u
        pen.polygon([(x, y - 20 * u), (x + 14 * u, y + 6 * u), (x - 14 * u, y + 6 * u)], _P["orange"])
        pen.polygon([(x, y - 6 * u), (x + 5 * u, y + 6 * u), (x - 5 * u, y + 6 * u)], _P["umber"])


_LOOKS: Final[Mapping[str, tuple[Colour, Painter]]] = {
    "forest": (_P["pine"], _forest),
    "hill": (_P["umber"], _hill),
    "river": (_P["navy"], _river),
    "bridge": (_P["navy"], _bridge),
    "ford": (_P["blue"], _ford),
    "altar": (_P["plum"], _altar),
    "spire": (_P["black"], _spire),
    "catacombs": (_P["iron"], _catacombs),
    "ancient_ruins": (_P["brown"], _ruins),
    "ancient_teleport": (_P["navy"], _teleport),
    "sphere_portal": (_P["plum"], _portal),
    "forward_camp": (_P["wine"], _camp),
}


def ground_of(kind: str, theme: Theme) -> Colour:
    """The ground of a terrain; open ground where there is none, or one this program has no look for."""
    if kind in _LOOKS:
        return _LOOKS[kind][0]
    return mix(theme.hex_fill, theme.outline, 0.5) if kind else theme.hex_fill


def paint_pattern(pen: Pen, kind: str, centre: Point, unit: float) -> None:
    """The shapes of a terrain around the middle of a hex."""
    if kind in _LOOKS:
        _LOOKS[kind][1](pen, centre, unit)
