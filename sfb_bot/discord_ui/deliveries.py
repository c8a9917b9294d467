"""Which interactions have come in: each is answered once, however often it is delivered."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

import discord
from discord import app_commands

log = logging.getLogger(__name__)

# Interactions remembered so that one delivered twice is carried out once.
KEPT_INTERACTIONS: Final = 4096
# More than come in while one process takes over from another.
NEWEST_INTERACTIONS: Final = 1024


class Deliveries:
    """Which interactions have come in: Discord's gateway may deliver the same one again after a resume."""

    def __init__(self) -> None:
        self._seen: OrderedDict[int, None] = OrderedDict()

    def is_first(self, interaction: discord.Interaction) -> bool:
        """Whether this interaction comes for the first time."""
        if interaction.id in self._seen:
            log.info("interaction %s was delivered again", interaction.id)
            return False
        self.note(interaction.id)
        return True

    def note(self, interaction: int) -> None:
        """It has come in."""
        self._seen[interaction] = None
        if len(self._seen) > KEPT_INTERACTIONS:
            self._seen.popitem(last=False)

    @property
    def newest(self) -> list[int]:
        """Those of the last moments."""
        return list(self._seen)[-NEWEST_INTERACTIONS:]


class OnceTree(app_commands.CommandTree[discord.Client]):
    """A command tree that carries out every interaction once, if it is this client's to answer."""

    def __init__(
        self, client: discord.Client, is_taken: Callable[[discord.Interaction], Awaitable[bool]]
    ) -> None:
        super().__init__(client)
        self._is_taken = is_taken

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Refuse what has been delivered before, and what is for somebody else to answer."""
        return await self._is_taken(interaction)
