"""Deployment zones: which player has which (W-39, W-153, W-157)."""

from __future__ import annotations

from sfb_bot.games.warseer.rules.content import BattleMap
from sfb_bot.games.warseer.rules.modes import MODES
from sfb_bot.hexgrid import Mask
from sfb_bot.kernel import Seat


def zones_of(here: BattleMap, mode: str, order: tuple[Seat, ...], *, is_swapped: bool) -> tuple[Mask, ...]:
    """The zone of each seat: the first player has the first one of the map, unless it was agreed otherwise.

    Where a map has two zones for four, partners share one; four single players have half of one each.
    """
    zones = list(here.zones)
    if is_swapped:
        zones.reverse()
    if len(zones) < len(order):
        # Partners share one; who plays alone has a part of one.
        zones = zones * 2 if len(MODES[mode].sides) == 2 else list(here.single_zones)
    found: list[Mask] = [0] * len(order)
    for place, seat in enumerate(order):
        found[seat] = zones[place]
    return tuple(found)
