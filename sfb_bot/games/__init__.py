"""The games of the house, one folder each; this is the one list of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sfb_bot.games.brawl.pack import brawl_pack
from sfb_bot.games.codex.pack import codex_pack
from sfb_bot.games.pack import GamePack
from sfb_bot.games.rift.pack import rift_pack
from sfb_bot.games.warseer.pack import warseer_pack

# In the order in which people are offered them. Reading cards takes time, so a pack is made when needed.
GAMES: Final[Mapping[str, Callable[[], GamePack]]] = {
    "brawl": brawl_pack,
    "rift": rift_pack,
    "codex": codex_pack,
    "warseer": warseer_pack,
}


def load_games() -> dict[str, GamePack]:
    """Every game there is, by name."""
    return {name: make() for name, make in GAMES.items()}
