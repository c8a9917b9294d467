"""The numbered grid, with the readable functions as its oracle, on boards of any shape."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sfb_bot.hexgrid import DIRECTIONS, Cell, Grid, Hex, Mask, cells_of, distance, neighbours, rotate

HEXES = st.builds(Hex, st.integers(-4, 4), st.integers(-4, 4))
# Any scatter of hexes, gaps and islands included: the arena is data and may be replaced.
BOARDS = st.sets(HEXES, min_size=1, max_size=45).map(Grid)
FULL = Grid(Hex(q, r) for q in range(-4, 5) for r in range(-4, 5) if abs(q + r) <= 4)


def cells(mask: Mask) -> set[Cell]:
    """The mask as a set, read bit by bit."""
    return {cell for cell in range(mask.bit_length()) if mask >> cell & 1}


def hexes_of(grid: Grid, mask: Mask) -> set[Hex]:
    return {grid.hexes[cell] for cell in cells(mask)}


@given(st.sets(st.integers(0, 60)))
def test_a_mask_holds_exactly_its_cells_in_ascending_order(wanted: set[Cell]) -> None:
    mask = FULL.mask(wanted)
    assert list(cells_of(mask)) == sorted(wanted)
    assert cells(mask) == wanted


@given(BOARDS)
def test_every_hex_has_one_cell_and_one_name(grid: Grid) -> None:
    assert len(set(grid.hexes)) == grid.size == len(set(grid.names))
    assert all(grid.hexes[grid.cell_of[at]] == at for at in grid.hexes)
    assert cells(grid.everything) == set(range(grid.size))


@given(BOARDS)
def test_names_count_down_each_column_in_cell_order(grid: Grid) -> None:
    for one, two in pairwise(range(grid.size)):
        before, after = grid.hexes[one], grid.hexes[two]
        if before.q == after.q:
            assert before.r < after.r
            assert grid.names[two] == f"{grid.names[one][0]}{int(grid.names[one][1:]) + 1}"
        else:
            assert before.q < after.q
            assert grid.names[two] == f"{chr(ord(grid.names[one][0]) + 1)}1"


@given(BOARDS)
def test_neighbours_and_distances_are_those_of_the_hexes(grid: Grid) -> None:
    for cell, at in enumerate(grid.hexes):
        assert hexes_of(grid, grid.adjacent[cell]) == set(neighbours(at)) & set(grid.hexes)
        for other, there in enumerate(grid.hexes):
            assert grid.distance[cell][other] == distance(at, there)
        for direction, step in enumerate(DIRECTIONS):
            near = at.plus(step)
            assert grid.steps[cell][direction] == grid.cell_of.get(near, -1)


@given(BOARDS)
def test_rays_run_to_the_first_gap(grid: Grid) -> None:
    """Digest 1: a row is a straight unbroken line of adjacent hexes."""
    for cell, at in enumerate(grid.hexes):
        for direction, step in enumerate(DIRECTIONS):
            expected: list[Hex] = []
            there = at.plus(step)
            while there in grid.cell_of:
                expected.append(there)
                there = there.plus(step)
            assert [grid.hexes[far] for far in grid.rays[cell][direction]] == expected


@given(BOARDS)
def test_direction_and_between_say_what_the_rays_say(grid: Grid) -> None:
    for cell in range(grid.size):
        in_row: dict[Cell, tuple[int, set[Cell]]] = {}
        for direction, line in enumerate(grid.rays[cell]):
            for number, far in enumerate(line):
                in_row[far] = (direction, set(line[:number]))
        for other in range(grid.size):
            direction, passed = in_row.get(other, (-1, set[Cell]()))
            assert grid.direction[cell][other] == direction
            assert cells(grid.between[cell][other]) == passed


@given(BOARDS)
def test_rows_look_the_same_from_both_ends(grid: Grid) -> None:
    for one in range(grid.size):
        for two in range(grid.size):
            there, back = grid.direction[one][two], grid.direction[two][one]
            assert (there < 0) == (back < 0)
            assert there < 0 or back == (there + 3) % 6
            assert grid.between[one][two] == grid.between[two][one]


@given(BOARDS, st.integers(0, 12), st.integers(0, 12))
def test_near_and_at_range_are_distances(grid: Grid, one: int, two: int) -> None:
    nearest, farthest = min(one, two), max(one, two)
    for cell in range(grid.size):
        far = grid.distance[cell]
        assert cells(grid.near(cell, farthest)) == {c for c in range(grid.size) if far[c] <= farthest}
        expected = {c for c in range(grid.size) if nearest <= far[c] <= farthest}
        assert cells(grid.at_range(cell, nearest, farthest)) == expected


@given(BOARDS, st.data())
def test_spread_is_everything_beside_the_cells(grid: Grid, data: st.DataObject) -> None:
    start = data.draw(st.sets(st.integers(0, grid.size - 1)))
    expected = {near for at in start for near in neighbours(grid.hexes[at])} & set(grid.hexes)
    assert hexes_of(grid, grid.spread(grid.mask(start))) == expected


def walked(grid: Grid, start: Cell, open_cells: set[Cell], steps: int) -> dict[Cell, int]:
    """Steps to every cell that can be reached through open cells, by plain breadth-first search."""
    found = {start: 0}
    front = [start]
    for step in range(1, steps + 1):
        new: list[Cell] = []
        for cell in front:
            for near in neighbours(grid.hexes[cell]):
                there = grid.cell_of.get(near, -1)
                if there in open_cells and there not in found:
                    found[there] = step
                    new.append(there)
        front = new
    return found


@given(BOARDS, st.data())
def test_waves_reach_what_a_search_reaches(grid: Grid, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, grid.size - 1))
    open_cells = data.draw(st.sets(st.integers(0, grid.size - 1)))
    steps = data.draw(st.integers(0, 8))
    waves = grid.waves(start, grid.mask(open_cells), steps)
    expected = walked(grid, start, open_cells, steps)
    found = {cell: depth for depth, wave in enumerate(waves, 1) for cell in cells(wave)}
    assert found == {cell: depth for cell, depth in expected.items() if depth}
    assert all(waves), "an empty wave ends the search"


@given(BOARDS, st.data())
def test_a_traced_path_is_shortest_open_and_connected(grid: Grid, data: st.DataObject) -> None:
    """A goal may lie in the waves, or beside them: a trap token, entered as the last step."""
    start = data.draw(st.integers(0, grid.size - 1))
    open_cells = data.draw(st.sets(st.integers(0, grid.size - 1)))
    waves = grid.waves(start, grid.mask(open_cells), 8)
    reached = walked(grid, start, open_cells, 8)
    for goal in range(grid.size):
        beside = [reached[c] for c in range(grid.size) if c in reached and grid.distance[c][goal] == 1]
        if goal == start or not (goal in reached or beside):
            continue
        path = grid.trace(start, waves, goal)
        assert len(path) == (reached[goal] if goal in reached else min(beside) + 1)
        assert path[-1] == goal
        assert set(path[:-1]) <= open_cells
        assert all(grid.distance[one][two] == 1 for one, two in pairwise((start, *path)))
        assert path == grid.trace(start, waves, goal)


def test_the_arena_shape_has_61_hexes_in_nine_columns() -> None:
    """Facts 4: nine columns of 5, 6, 7, 8, 9, 8, 7, 6, 5."""
    letters = [name[0] for name in FULL.names]
    assert FULL.size == 61
    assert [letters.count(letter) for letter in "ABCDEFGHI"] == [5, 6, 7, 8, 9, 8, 7, 6, 5]
    assert FULL.hexes[FULL.names.index("E5")] == Hex(0, 0)
    assert FULL.hexes[FULL.names.index("A1")] == Hex(-4, 0)
    assert FULL.hexes[FULL.names.index("I5")] == Hex(4, 0)


@pytest.mark.parametrize("sixths", range(1, 6))
def test_a_round_board_looks_the_same_from_all_six_sides(sixths: int) -> None:
    turned = [FULL.cell_of[rotate(at, sixths)] for at in FULL.hexes]
    assert sorted(turned) == list(range(FULL.size))
    for cell in range(FULL.size):
        there = turned[cell]
        assert {turned[near] for near in cells(FULL.adjacent[cell])} == cells(FULL.adjacent[there])
        for direction in range(6):
            line = [turned[far] for far in FULL.rays[cell][direction]]
            assert line == list(FULL.rays[there][(direction + sixths) % 6])
        for other in range(FULL.size):
            passed = {turned[far] for far in cells(FULL.between[cell][other])}
            assert passed == cells(FULL.between[there][turned[other]])


@pytest.mark.parametrize("far", range(9))
def test_ring_sizes_around_the_middle_and_a_corner(far: int) -> None:
    """Whole rings of 6n up to the edge; from a corner each distance is a row of 5 to 9 hexes or its rest."""
    middle, corner = FULL.names.index("E5"), FULL.names.index("A1")
    rings = [1, 6, 12, 18, 24, 0, 0, 0, 0]
    # A corner of a hexagon of side 5: 2n + 1 on the way in, then the far edges cut it to 9.
    corner_rings = [1, 3, 5, 7, 9, 9, 9, 9, 9]
    assert FULL.at_range(middle, far, far).bit_count() == rings[far]
    assert FULL.at_range(corner, far, far).bit_count() == corner_rings[far]


def test_nothing_is_farther_than_everything() -> None:
    assert FULL.near(0, 99) == FULL.everything
    assert FULL.at_range(0, 9, 99) == 0
    assert FULL.near(0, 0) == 1


def test_a_board_of_one_hex_has_no_ways_out() -> None:
    lonely = Grid([Hex(3, -1)])
    assert lonely.names == ("A1",)
    assert lonely.adjacent == (0,)
    assert lonely.rays == (((),) * 6,)
    assert lonely.waves(0, 1, 5) == []
