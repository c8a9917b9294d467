"""Where hexes lie in pixels, worked out by hand and held against the grid's own idea of distance."""

from __future__ import annotations

import math

import pytest

from sfb_bot.hexgrid import Hex, distance, neighbours
from sfb_bot.hexgrid.layout import Layout

ROOT3 = math.sqrt(3)
DISC = [Hex(q, r) for q in range(-4, 5) for r in range(-4, 5) if abs(q + r) <= 4]


@pytest.mark.parametrize(
    ("at", "centre"),
    [
        (Hex(0, 0), (100.0, 50.0)),
        (Hex(0, 1), (100.0, 50.0 + 10 * ROOT3)),
        (Hex(1, 0), (115.0, 50.0 + 5 * ROOT3)),
        (Hex(1, -1), (115.0, 50.0 - 5 * ROOT3)),
        (Hex(-2, 1), (70.0, 50.0)),
        (Hex(4, -2), (160.0, 50.0)),
    ],
)
def test_centres(at: Hex, centre: tuple[float, float]) -> None:
    assert Layout(10, (100, 50)).centre(at) == pytest.approx(centre)


def test_a_gate_lies_between_hexes() -> None:
    assert Layout(10).centre((-5.5, 2.75)) == pytest.approx((-82.5, 0))


def test_corners_are_as_far_from_the_centre_as_the_size_says() -> None:
    layout = Layout(12, (3, 4))
    corners = layout.corners(Hex(2, -1))
    assert len(set(corners)) == 6
    assert all(math.dist(corner, layout.centre(Hex(2, -1))) == pytest.approx(12) for corner in corners)
    assert corners[0][1] == pytest.approx(layout.centre(Hex(2, -1))[1]), "flat top: a corner to the right"
    assert all(
        math.dist(corner, layout.centre(Hex(2, -1))) == pytest.approx(5)
        for corner in layout.corners(Hex(2, -1), 5)
    )


def test_neighbours_share_two_corners_and_nobody_else_does() -> None:
    layout = Layout(7.5, (1, 2))

    def rounded(at: Hex) -> set[tuple[float, float]]:
        return {(round(x, 6), round(y, 6)) for x, y in layout.corners(at)}

    for other in DISC:
        if other == Hex(0, 0):
            continue
        shared = len(rounded(Hex(0, 0)) & rounded(other))
        assert shared == (2 if other in neighbours(Hex(0, 0)) else 0)


def test_all_neighbours_are_equally_far() -> None:
    layout = Layout(20, (5, 5))
    for near in neighbours(Hex(1, 1)):
        assert math.dist(layout.centre(near), layout.centre(Hex(1, 1))) == pytest.approx(layout.height)


def test_every_pixel_belongs_to_the_hex_with_the_nearest_centre() -> None:
    layout = Layout(9, (0.5, -3))
    for step in range(2000):
        pixel = (math.sin(step * 1.7) * 40, math.cos(step * 0.9) * 40)
        nearest = min(math.dist(pixel, layout.centre(at)) for at in DISC)
        assert math.dist(pixel, layout.centre(layout.hex_at(pixel))) == pytest.approx(nearest, abs=1e-6)


def test_the_centre_of_a_hex_lies_in_it() -> None:
    layout = Layout(9, (100, 100))
    assert all(layout.hex_at(layout.centre(at)) == at for at in DISC)


def test_distance_in_pixels_grows_with_distance_in_steps() -> None:
    """Along a row each step is one height further."""
    layout = Layout(10)
    for steps in range(5):
        far = Hex(0, steps)
        assert math.dist(layout.centre(Hex(0, 0)), layout.centre(far)) == pytest.approx(
            distance(Hex(0, 0), far) * layout.height
        )


def test_extent() -> None:
    left, top, right, bottom = Layout(10, (0, 0)).extent(DISC)
    assert (left, right) == pytest.approx((-70, 70))
    assert (top, bottom) == pytest.approx((-45 * ROOT3, 45 * ROOT3))
