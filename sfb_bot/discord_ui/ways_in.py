"""The ways in: what somebody can do first, without having typed anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from sfb_bot.discord_ui.shell import Shell
from sfb_bot.games.pack import GamePack
from sfb_bot.matches.computer_players import USUAL_LEVEL
from sfb_bot.matches.people import GuildSettings
from sfb_bot.matches.queue import duel_of
from sfb_bot.screens.action_codec import Action
from sfb_bot.screens.practice_actions import Learn
from sfb_bot.screens.welcome import AT_ONCE, Offer, WayIn
from sfb_bot.screens.welcome_actions import AskWhom, OpenTable, PlayNow

Way: TypeAlias = Callable[[GamePack], Action | None]

# In the order in which they are offered, the first one as the most important. Each says what its button does
# for a game, or None for a game that has no such way; its button needs the text `way-<name>`.
WAYS_IN: Final[Mapping[str, Way]] = {
    AT_ONCE: lambda pack: PlayNow(pack.name, USUAL_LEVEL) if pack.computer is not None else None,
    "challenge": lambda pack: AskWhom(pack.name),
    "open": lambda pack: OpenTable(pack.name),
    "learn": lambda pack: Learn(pack.name) if pack.practice is not None and pack.practice.lessons else None,
}


def offer_of(pack: GamePack) -> Offer:
    """A game with the ways into it."""
    found: list[tuple[str, Action | None]] = [(name, way(pack)) for name, way in WAYS_IN.items()]
    ways = tuple(WayIn(name, action) for name, action in found if action is not None)
    return Offer(pack.screens, ways, has_queue=duel_of(pack.setup) is not None)


def offers_in(shell: Shell, server: GuildSettings) -> list[Offer]:
    """The games a server plays; there is always one."""
    return [offer_of(pack) for pack in shell.played(server) or [shell.usual]]
