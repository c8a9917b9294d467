"""Where the newest public post of each match is, so that a panel is the lowest thing its player sees."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

import discord

from sfb_bot.discord_ui.delivery.replies import is_private_panel
from sfb_bot.matches.records import ChannelId, MatchId, MessageId

KEPT: Final = 5000


class Lowest:
    """The newest posts since this start. Numbers of messages grow, so they tell what stands below what."""

    def __init__(self) -> None:
        self._newest: OrderedDict[MatchId, tuple[ChannelId, MessageId]] = OrderedDict()
        self._heard = asyncio.Event()

    def note(self, match: MatchId, place: ChannelId, message: MessageId) -> None:
        """A post of a match is there, or was changed."""
        self._newest[match] = (place, message)
        self._newest.move_to_end(match)
        while len(self._newest) > KEPT:
            self._newest.popitem(last=False)
        self._heard.set()
        self._heard = asyncio.Event()

    def covers(self, interaction: discord.Interaction, match: MatchId) -> bool:
        """Whether the pressed panel stands above the newest post of its match, in the same place."""
        found, message = self._newest.get(match), interaction.message
        if found is None or message is None or interaction.guild_id is None:
            return False
        place, newest = found
        is_panel = is_private_panel(interaction) and interaction.channel_id == place
        return is_panel and newest > message.id

    async def until_covered(self, interaction: discord.Interaction, match: MatchId, seconds: float) -> bool:
        """Whether it does within so many seconds."""
        try:
            async with asyncio.timeout(seconds):
                while not self.covers(interaction, match):
                    await self._heard.wait()
        except TimeoutError:
            return False
        return True
