"""The maps are those of the set, whole and fair: symmetry, zones, spots and ways on foot."""

from __future__ import annotations

import pytest

from sfb_bot.games.warseer.cards.card_files import load_content
from sfb_bot.games.warseer.rules.content import BattleMap, KindId
from sfb_bot.hexgrid import Cell, Hex, Mask, cells_of, rotate
from tests.games.warseer.cards.set_lines import SetLine, lines_of, set_lines

CONTENT = load_content()
MAPS = {each.code: each for each in CONTENT.maps.values()}
DUELS = ("D1", "D2", "D3")
SIGNS = {"F": "forest", "H": "hill", "R": "river", "B": "bridge", "O": "ford", "P": "sphere_portal"}


def _names(battle_map: BattleMap, cells: Mask) -> set[str]:
    return {battle_map.grid.names[cell] for cell in cells_of(cells)}


def _impassable(battle_map: BattleMap) -> Mask:
    return battle_map.masks.get(KindId("river"), 0)


@pytest.mark.parametrize("line", set_lines("maps"), ids=MAPS)
def test_a_map_is_that_of_the_set(line: SetLine) -> None:
    """Names, players, number of hexes, centre and every sign of the picture."""
    battle_map = MAPS[line.code]
    players, hexes, centre = line.fields
    assert battle_map.name == line.names
    assert f"{battle_map.players} players" == players
    assert f"{battle_map.grid.size} hexes" == hexes
    assert _names(battle_map, battle_map.centre) == {*centre.removeprefix("centre ").split(", ")}
    assert battle_map.rows == lines_of(f"map {line.code}")


@pytest.mark.parametrize("code", MAPS)
def test_every_sign_stands_on_the_hex_of_its_number(code: str) -> None:
    """A line is a column, its signs are numbered from 1; what they mean is told in the set (8)."""
    battle_map = MAPS[code]
    signs = {
        f"{row[0]}{number}": sign
        for row in lines_of(f"map {code}")
        for number, sign in enumerate(row[1:].split(), 1)
    }
    assert set(battle_map.grid.names) == {*signs}
    for cell, name in enumerate(battle_map.grid.names):
        assert battle_map.terrain[cell] == SIGNS.get(signs[name], ""), name
        assert bool(battle_map.spots >> cell & 1) is (signs[name] == "u"), name
        zones = [str(number) for number, zone in enumerate(battle_map.zones, 1) if zone >> cell & 1]
        assert zones == ([signs[name]] if signs[name].isdecimal() else []), name
    starred = {name for name, sign in signs.items() if sign == "*"}
    assert starred <= _names(battle_map, battle_map.centre)


def test_neighbours_in_the_picture_are_neighbours_on_the_board() -> None:
    """D1 by hand: E5 in the middle, A1 in the corner, B1 half a hex on; T1 begins with its short side."""
    meadow, roads = MAPS["D1"], MAPS["T1"]
    assert _names(meadow, meadow.grid.adjacent[meadow.cell("E5")]) == {"E4", "E6", "D4", "D5", "F4", "F5"}
    assert _names(meadow, meadow.grid.adjacent[meadow.cell("A1")]) == {"A2", "B1"}
    assert _names(meadow, meadow.grid.adjacent[meadow.cell("B1")]) == {"A1", "A2", "B2", "C1", "C2"}
    assert _names(roads, roads.grid.adjacent[roads.cell("A1")]) == {"A2", "B1", "B2"}
    assert _names(roads, roads.grid.adjacent[roads.cell("F1")]) == {"E1", "F2", "G1"}


def test_distances_are_those_of_the_rulebook() -> None:
    """W-83 names these pairs; the middle of A3 and E5 is C4."""
    meadow = MAPS["D1"]
    hexes = {name: meadow.grid.hexes[meadow.cell(name)] for name in ("A3", "A6", "E5", "C4")}
    assert meadow.grid.distance[meadow.cell("A3")][meadow.cell("A6")] == 3
    assert hexes["A3"].q + hexes["E5"].q == 2 * hexes["C4"].q
    assert hexes["A3"].r + hexes["E5"].r == 2 * hexes["C4"].r
    assert meadow.terrain[meadow.cell("A5")] == "hill"
    assert meadow.terrain[meadow.cell("C4")] == "forest"


# --- Symmetry ---------------------------------------------------------------------------------------------


def _turned(battle_map: BattleMap, sixths: int) -> dict[Cell, Cell]:
    """Where every cell goes when the map is turned around its middle."""
    hexes = battle_map.grid.hexes
    count = len(hexes)
    middle_q, middle_r = sum(at.q for at in hexes), sum(at.r for at in hexes)
    found: dict[Cell, Cell] = {}
    for cell, at in enumerate(hexes):
        # In parts of the number of hexes, since the middle need not be a hex.
        turned = rotate(Hex(at.q * count - middle_q, at.r * count - middle_r), sixths)
        q, r = turned.q + middle_q, turned.r + middle_r
        assert q % count == r % count == 0
        found[cell] = battle_map.grid.cell_of[Hex(q // count, r // count)]
    return found


def _check_picture(battle_map: BattleMap, goes_to: dict[Cell, Cell], zones: dict[int, int]) -> None:
    def image(cells: Mask) -> Mask:
        return battle_map.grid.mask(goes_to[cell] for cell in cells_of(cells))

    for cell, other in goes_to.items():
        assert battle_map.terrain[cell] == battle_map.terrain[other], battle_map.grid.names[cell]
    assert image(battle_map.spots) == battle_map.spots
    assert image(battle_map.centre) == battle_map.centre
    for zone, other in zones.items():
        assert image(battle_map.zones[zone - 1]) == battle_map.zones[other - 1]


@pytest.mark.parametrize("code", DUELS)
def test_a_map_for_two_is_its_own_picture_after_half_a_turn(code: str) -> None:
    _check_picture(MAPS[code], _turned(MAPS[code], 3), {1: 2, 2: 1})


def test_three_roads_is_its_own_picture_after_a_third_of_a_turn() -> None:
    roads = MAPS["T1"]
    third = _turned(roads, 2)
    first = next(iter(cells_of(roads.zones[0])))
    second = 2 if roads.zones[1] >> third[first] & 1 else 3
    _check_picture(roads, third, {1: second, second: 5 - second, 5 - second: 1})


def test_four_gates_mirrors_both_ways() -> None:
    """Upside down: columns from the other end; left and right: numbers from the other end."""
    gates = MAPS["Q1"]
    names = gates.grid.names
    lengths = {letter: sum(name[0] == letter for name in names) for letter in "ABCDEFGHIJK"}

    def flipped(name: str) -> str:
        return f"{chr(ord('A') + ord('K') - ord(name[0]))}{name[1:]}"

    def reversed_(name: str) -> str:
        return f"{name[0]}{lengths[name[0]] + 1 - int(name[1:])}"

    for turn, zones in ((flipped, {1: 2, 2: 1, 3: 4, 4: 3}), (reversed_, {1: 4, 4: 1, 2: 3, 3: 2})):
        _check_picture(gates, {cell: gates.cell(turn(name)) for cell, name in enumerate(names)}, zones)


# --- Use --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", MAPS)
def test_everybody_can_walk_everywhere(code: str) -> None:
    """No part of the map is cut off by a river."""
    battle_map = MAPS[code]
    land = battle_map.grid.everything & ~_impassable(battle_map)
    assert _reached(battle_map, land) == land


@pytest.mark.parametrize("code", MAPS)
def test_zones_are_open_ground_on_the_edge(code: str) -> None:
    """As many hexes for each, apart from one another."""
    battle_map = MAPS[code]
    taken = 0
    for zone in battle_map.zones:
        assert zone & taken == 0
        taken |= zone
        assert all(not battle_map.terrain[cell] for cell in cells_of(zone))
        assert zone & (battle_map.spots | battle_map.centre) == 0
        assert any(battle_map.grid.adjacent[cell].bit_count() < 6 for cell in cells_of(zone))
    assert len({zone.bit_count() for zone in battle_map.zones}) == 1


def test_zones_hold_as_many_as_the_pictures_show() -> None:
    sizes = {code: [zone.bit_count() for zone in each.zones] for code, each in MAPS.items()}
    assert sizes == {
        **{code: [9, 9] for code in DUELS},
        "T1": [6, 6, 6],
        "Q1": [5, 5, 5, 5],
        "Q2": [11, 11],
    }


def test_the_long_wall_is_split_for_four_single_players() -> None:
    """Columns A to E for the first two, G to K for the others; column F is nobody's."""
    wall = MAPS["Q2"]
    single = [_names(wall, zone) for zone in wall.single_zones]
    assert single[0] == {f"{letter}1" for letter in "ABCDE"}
    assert single[1] == {"A11", "B10", "C11", "D10", "E11"}
    assert single[2] == {f"{letter}1" for letter in "GHIJK"}
    assert single[3] == {"G11", "H10", "I11", "J10", "K11"}
    for code in (*DUELS, "T1", "Q1"):
        assert MAPS[code].single_zones == MAPS[code].zones


def _reached(battle_map: BattleMap, land: Mask) -> Mask:
    """Where one can walk from the zone of the first player."""
    start = next(iter(cells_of(battle_map.zones[0])))
    found = 1 << start
    for wave in battle_map.grid.waves(start, land, battle_map.grid.size):
        found |= wave
    return found


def test_a_river_is_crossed_where_bridges_and_fords_are() -> None:
    """On Two Bridges there is no other way to the enemy; on the Long Wall there is one, in the middle."""
    for code, is_wall in (("D2", True), ("Q2", False)):
        battle_map = MAPS[code]
        river = _impassable(battle_map)
        crossings = battle_map.masks[KindId("bridge")] | battle_map.masks[KindId("ford")]
        line = river | crossings
        assert all(battle_map.grid.adjacent[cell] & line for cell in cells_of(line))
        assert river.bit_count() == 4
        reached = _reached(battle_map, battle_map.grid.everything & ~line)
        assert (reached & battle_map.zones[1] == 0) is is_wall


def test_portals_come_in_pairs() -> None:
    stones = MAPS["D3"]
    assert _names(stones, stones.masks[KindId("sphere_portal")]) == {"A5", "I5"}
