"""Unique terrain: which pieces may be put on which spots (W-36, WQ62)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from sfb_bot.games.warseer.rules.choices import OnPiece
from sfb_bot.games.warseer.rules.content import KindId
from sfb_bot.games.warseer.rules.ground import CAMP, PORTAL, TELEPORT
from sfb_bot.games.warseer.rules.model import State
from sfb_bot.hexgrid import Cell, Mask, cells_of
from sfb_bot.kernel import Option, Seat

SINGLES: Final = tuple(map(KindId, ("altar", "spire", "catacombs", "ancient_ruins")))
SPIRE: Final = KindId("spire")


def free_spots(state: State) -> Mask:
    """The marked spots on which nothing lies yet."""
    return state.map.spots & ~state.map.grid.mask(cell for cell, _ in state.pieces)


def piece_options(state: State, seat: Seat) -> list[Option]:
    """Every piece of the common pool with every free spot; pairs with two of them.

    A spire is not put where it would cut the map. Of teleports and portals a game uses one kind. Each player
    has one forward camp.
    """
    spots = list(cells_of(free_spots(state)))
    laid = {piece for _, piece in state.pieces}
    options: list[Option] = []
    for piece in SINGLES:
        if piece not in laid:
            options.extend(
                _option(state, piece, (cell,)) for cell in spots if piece != SPIRE or not _cuts(state, cell)
            )
    if not any(owner == seat for _, owner in state.camps):
        options.extend(_option(state, CAMP, (cell,)) for cell in spots)
    if not laid & {PORTAL, TELEPORT}:
        kinds = (PORTAL,) if state.ground.portals else (PORTAL, TELEPORT)
        options.extend(_option(state, piece, pair) for piece in kinds for pair in combinations(spots, 2))
    return options


def _option(state: State, piece: KindId, cells: tuple[Cell, ...]) -> Option:
    names = state.map.grid.names
    return Option(">".join((piece, *(names[cell] for cell in cells))), OnPiece(piece, cells))


def _cuts(state: State, cell: Cell) -> bool:
    pieces = (*state.pieces, (cell, SPIRE))
    return not state.tables.ground(state.map.id, pieces).is_connected()
