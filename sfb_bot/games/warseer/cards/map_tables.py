"""Terrain and maps as the card files write them: a map is a picture, one line a column."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast, get_args

from sfb_bot.card_files.strict_toml import TomlTable
from sfb_bot.games.warseer.cards.creature_tables import read_id
from sfb_bot.games.warseer.rules.content import (
    DICE,
    FACES,
    NO_KIND,
    BattleMap,
    KindId,
    MapId,
    TerrainKind,
    TerrainSort,
)
from sfb_bot.hexgrid import Grid, Hex, Mask

_OPEN: Final = "."
_CENTRE: Final = "*"
_SPOT: Final = "u"
_ZONES: Final = "1234"
# What a face of the die of a terrain leads to.
_OUTCOMES: Final = ("heal", "stun", "wound", "any_terrain", "own_zone", "battle_card", "feat", "teleport")


def read_terrain(table: TomlTable) -> TerrainKind:
    """A terrain with what it does to those on it or near it."""
    outcomes = table.table("outcomes") if table.has("outcomes") else None
    made = TerrainKind(
        read_id(table),
        table.texts("name"),
        table.texts("text"),
        cast("TerrainSort", table.text("sort", get_args(TerrainSort))),
        table.text("symbol") if table.has("symbol") else "",
        table.flag("difficult"),
        table.flag("impassable"),
        table.flag("blocks_sight"),
        FACES[table.text("ignores", tuple(FACES))] if table.has("ignores") else "",
        FACES[table.text("adds", tuple(FACES))] if table.has("adds") else "",
        table.text("die", DICE) if table.has("die") else "",
        table.text("die_on", DICE) if table.has("die_on") else "",
        table.number("reach", 0, 9, 0),
        {FACES[face]: outcomes.text(face, _OUTCOMES) for face in FACES if outcomes.has(face)}
        if outcomes
        else {},
    )
    if outcomes:
        outcomes.done()
    table.done()
    if bool(made.die) is not bool(made.outcomes):
        table.wrong("a die and its outcomes go together")
    return made


def read_map(table: TomlTable, symbols: Mapping[str, KindId]) -> BattleMap:
    """A map from its picture."""
    map_id = MapId(read_id(table))
    code, name = table.text("code"), table.texts("name")
    text = table.texts("text") if table.has("text") else {"en": ""}
    players = table.number("players", 2, 4)
    picture, centre = table.text("picture"), table.names("centre")
    split_at = table.text("split_at") if table.has("split_at") else ""
    table.done()
    rows = tuple([row.rstrip() for row in picture.strip("\n").split("\n")])
    drawn = _hexes(table, rows, "".join((_OPEN, _CENTRE, _SPOT, _ZONES, *symbols)))
    grid = Grid(drawn)
    signs = [drawn[at] for at in grid.hexes]
    terrain = tuple([symbols.get(sign, NO_KIND) for sign in signs])
    zones = [sign for sign in _ZONES if sign in signs]
    if "".join(zones) != _ZONES[: len(zones)] or len(zones) < 2:
        table.wrong(f"its zones are {', '.join(zones) or 'none'}")
    for hex_name in centre:
        if hex_name not in grid.names:
            table.wrong(f"there is no hex {hex_name}")
    masks = [grid.mask(cell for cell, sign in enumerate(signs) if sign == zone) for zone in zones]
    return BattleMap(
        map_id,
        code,
        name,
        text,
        players,
        rows,
        grid,
        terrain,
        {
            kind: grid.mask(cell for cell, found in enumerate(terrain) if found == kind)
            for kind in symbols.values()
            if kind in terrain
        },
        tuple(masks),
        _split(grid, masks, split_at) if split_at else tuple(masks),
        grid.mask(cell for cell, sign in enumerate(signs) if sign == _SPOT),
        grid.mask(grid.names.index(hex_name) for hex_name in centre),
    )


def _split(grid: Grid, zones: Sequence[Mask], letter: str) -> tuple[Mask, ...]:
    """Shared zones cut in two at a column that is nobody's: first all parts before it, then those behind."""
    before = grid.mask(cell for cell, name in enumerate(grid.names) if name[0] < letter)
    behind = grid.mask(cell for cell, name in enumerate(grid.names) if name[0] > letter)
    return tuple([zone & part for part in (before, behind) for zone in zones])


def _hexes(table: TomlTable, rows: tuple[str, ...], known: str) -> dict[Hex, str]:
    """What the picture shows on each hex. A hex is two signs long, so a line may begin half a hex on."""
    found: dict[Hex, str] = {}
    for column, row in enumerate(rows):
        letter = chr(ord("A") + column)
        if not row.startswith(f"{letter} "):
            table.wrong(f"line {column + 1} of its picture does not begin with {letter}")
        for place, sign in enumerate(row[2:]):
            if sign == " ":
                continue
            if sign not in known:
                table.wrong(f"nothing is drawn as {sign!r}")
            # A neighbour in the next column lies half a hex on or back: signs and columns are odd together.
            height = place - column + _shift(rows)
            if height % 2:
                table.wrong(f"line {letter} of its picture does not lie half a hex from the line before")
            found[Hex(column, height // 2)] = sign
    return found


def _shift(rows: tuple[str, ...]) -> int:
    first = rows[0][2:]
    return (len(first) - len(first.lstrip())) % 2
