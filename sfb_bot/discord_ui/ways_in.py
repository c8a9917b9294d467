"""The ways in: what somebody can do first, without having typed anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from sfb_bot.games.pack import GamePack
from sfb_bot.screens.action_codec import Action
from sfb_bot.screens.welcome import WayIn
from sfb_bot.screens.welcome_actions import AskWhom, OpenTable

Way: TypeAlias = Callable[[GamePack], Action | None]

# In the order in which they are offered, the first one as the most important. Each says what its button does
# for a game, or None for a game that has no such way; its button needs the text `way-<name>`.
WAYS_IN: Final[Mapping[str, Way]] = {
    "challenge": lambda pack: AskWhom(pack.name),
    "open": lambda pack: OpenTable(pack.name),
}


def ways_in(pack: GamePack) -> tuple[WayIn, ...]:
    """The ways into a game."""
    found: list[tuple[str, Action | None]] = [(name, way(pack)) for name, way in WAYS_IN.items()]
    return tuple(WayIn(name, action) for name, action in found if action is not None)
