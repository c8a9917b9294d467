"""The readable hex functions: the symmetries every hex grid has."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sfb_bot.hexgrid import DIRECTIONS, Hex, distance, neighbours, ray, rotate

HEXES = st.builds(Hex, st.integers(-12, 12), st.integers(-12, 12))
ORIGIN = Hex(0, 0)


def steps_by_searching(start: Hex, goal: Hex) -> int:
    """The distance the slow way: spread over neighbours until the goal is met."""
    seen = {start}
    front = {start}
    steps = 0
    while goal not in seen:
        front = {near for at in front for near in neighbours(at)} - seen
        seen |= front
        steps += 1
    return steps


def test_the_six_directions_are_six_different_unit_steps() -> None:
    """Digest 1: adjacent is distance 1, a row runs in one of six directions."""
    assert len(set(DIRECTIONS)) == 6
    assert {distance(ORIGIN, step) for step in DIRECTIONS} == {1}
    assert Hex(sum(step.q for step in DIRECTIONS), sum(step.r for step in DIRECTIONS)) == ORIGIN


@pytest.mark.parametrize("direction", range(6))
def test_directions_run_clockwise_and_opposite_ones_cancel(direction: int) -> None:
    assert rotate(DIRECTIONS[direction]) == DIRECTIONS[(direction + 1) % 6]
    assert DIRECTIONS[direction].plus(DIRECTIONS[(direction + 3) % 6]) == ORIGIN


@pytest.mark.parametrize(
    ("a", "b", "steps"),
    [
        (Hex(0, 0), Hex(0, 0), 0),
        (Hex(0, 0), Hex(1, -1), 1),
        (Hex(0, 0), Hex(1, 1), 2),
        (Hex(-4, 0), Hex(4, -4), 8),
        (Hex(-4, 4), Hex(4, -4), 8),
        (Hex(-4, 2), Hex(0, 0), 4),
        (Hex(0, -3), Hex(0, 3), 6),
    ],
)
def test_distances_counted_by_hand(a: Hex, b: Hex, steps: int) -> None:
    assert distance(a, b) == steps


@given(st.builds(Hex, st.integers(-4, 4), st.integers(-4, 4)))
def test_distance_is_the_number_of_steps(goal: Hex) -> None:
    assert distance(ORIGIN, goal) == steps_by_searching(ORIGIN, goal)


@given(HEXES, HEXES)
def test_distance_is_symmetric_and_zero_only_at_home(a: Hex, b: Hex) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)


@given(HEXES, HEXES, HEXES)
def test_a_detour_is_never_shorter(a: Hex, b: Hex, over: Hex) -> None:
    assert distance(a, b) <= distance(a, over) + distance(over, b)


@given(HEXES, HEXES, HEXES)
def test_distance_does_not_care_where_the_origin_is(a: Hex, b: Hex, shift: Hex) -> None:
    assert distance(a.plus(shift), b.plus(shift)) == distance(a, b)


@given(HEXES, HEXES, st.integers(-7, 13))
def test_turning_keeps_distances(a: Hex, b: Hex, sixths: int) -> None:
    assert distance(rotate(a, sixths), rotate(b, sixths)) == distance(a, b)


@given(HEXES)
def test_six_sixths_are_a_full_turn_and_three_the_opposite(at: Hex) -> None:
    assert rotate(at, 6) == at
    assert rotate(at, 0) == at
    assert rotate(at, 3) == Hex(-at.q, -at.r)
    assert rotate(rotate(at, 2), -2) == at


@given(HEXES, HEXES)
def test_being_neighbours_is_mutual_and_means_distance_one(a: Hex, b: Hex) -> None:
    assert (b in neighbours(a)) == (a in neighbours(b)) == (distance(a, b) == 1)


@given(HEXES)
def test_neighbours_next_in_turn_are_neighbours_of_each_other(at: Hex) -> None:
    around = neighbours(at)
    assert len(set(around)) == 6
    assert {distance(one, other) for one, other in pairwise((*around, around[0]))} == {1}


@given(HEXES, st.integers(0, 5), st.integers(0, 9))
def test_a_ray_gets_one_farther_with_every_step(start: Hex, direction: int, length: int) -> None:
    line = ray(start, direction, length)
    assert [distance(start, at) for at in line] == list(range(1, length + 1))
    assert all(two == one.plus(DIRECTIONS[direction]) for one, two in pairwise((start, *line)))


@given(HEXES, st.integers(0, 5), st.integers(1, 9))
def test_a_ray_back_comes_home(start: Hex, direction: int, length: int) -> None:
    end = ray(start, direction, length)[-1]
    assert ray(end, (direction + 3) % 6, length)[-1] == start


@pytest.mark.parametrize("far", range(1, 6))
def test_six_times_as_many_hexes_as_steps_lie_on_a_ring(far: int) -> None:
    block = [Hex(q, r) for q in range(-far, far + 1) for r in range(-far, far + 1)]
    assert sum(distance(ORIGIN, at) == far for at in block) == 6 * far
