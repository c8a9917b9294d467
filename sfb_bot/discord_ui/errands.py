"""Interactions about a match that another process looks after: that one answers them."""

from __future__ import annotations

import json
from collections import OrderedDict
from typing import Any, Final

import discord

from sfb_bot.matches.processes import Errand, Processes
from sfb_bot.matches.records import GuildId
from sfb_bot.matches.territory import Territory, number_of

# Interactions kept as they came; each is answered or sent on within moments.
KEPT: Final = 256
# Seconds after which what another process has not taken yet is acknowledged here; Discord allows three.
LONGEST_SILENCE: Final = 1.0


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

    def has_got(self, interaction: discord.Interaction) -> bool:
        """Whether another process has sent it: once, while Discord tells whoever takes over as well."""
        return interaction.id in self._got and interaction.id in self._came

    async def send_back(self, processes: Processes, interaction: discord.Interaction) -> None:
        """Leave what another process has sent to whoever takes over from this one."""
        await processes.send(processes.territory, json.dumps(self._came.pop(interaction.id)))

    async def send(
        self, processes: Processes, interaction: discord.Interaction, guild: GuildId
    ) -> Errand | None:
        """Have the process that looks after a server answer; None if that is this one."""
        own = processes.territory
        if own.holds(guild):
            return None
        data = self._came.pop(interaction.id)
        return await processes.send(Territory(number_of(guild, own.count), own.count), json.dumps(data))
