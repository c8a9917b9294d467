"""Interactions about a match that another process looks after: that one answers them."""

from __future__ import annotations

import json
from collections import OrderedDict
from typing import Any, Final

import discord

from sfb_bot.matches.processes import Processes
from sfb_bot.matches.records import GuildId
from sfb_bot.matches.territory import Territory, number_of

# Interactions kept as they came; each is answered or sent on within moments.
KEPT: Final = 256


class Errands:
    """Hands interactions to the process that can answer them, as they came from Discord.

    Whoever has the token of an interaction may answer it, whichever connection it came by.
    """

    def __init__(self) -> None:
        # Any: an interaction as Discord sends it.
        self._came: OrderedDict[int, Any] = OrderedDict()
        self._got: OrderedDict[int, None] = OrderedDict()

    def keep(self, number: int, data: Any) -> None:
        """An interaction came in."""
        self._came[number] = data
        if len(self._came) > KEPT:
            self._came.popitem(last=False)

    def read(self, errand: str) -> Any:
        """An interaction that another process sends; it is sent on no more."""
        data = json.loads(errand)
        self._got[int(data["id"])] = None
        if len(self._got) > KEPT:
            self._got.popitem(last=False)
        return data

    def may_send(self, interaction: discord.Interaction) -> bool:
        """Whether it came here, and as it came is still known."""
        return interaction.id in self._came and interaction.id not in self._got

    async def send(self, processes: Processes, interaction: discord.Interaction, guild: GuildId) -> bool:
        """Have the process that looks after a server answer; False if that is this one."""
        own = processes.territory
        if own.holds(guild):
            return False
        data = self._came.pop(interaction.id)
        await processes.send(Territory(number_of(guild, own.count), own.count), json.dumps(data))
        return True
