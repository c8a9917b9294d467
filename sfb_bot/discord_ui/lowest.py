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
        self._heard: dict[MatchId, asyncio.Event] = {}

    def note(self, match: MatchId, place: ChannelId, message: MessageId) -> None:
        """A post of a match is there, or was changed."""
        self._newest[match] = (place, message)
        self._newest.move_to_end(match)
        while len(self._newest) > KEPT:
            self._newest.popitem(last=False)
        self.shown(match)

    def shown(self, match: MatchId) -> None:
        """All that is new in a match has been shown; who waits for that looks again."""
        if (heard := self._heard.pop(match, None)) is not None:
            heard.set()

    def next_time(self, match: MatchId) -> asyncio.Event:
        """Set as soon as something more of a match has been shown."""
        return self._heard.setdefault(match, asyncio.Event())

    def is_below(self, match: MatchId, place: int | None, message: int | None) -> bool:
        """Whether the newest post of a match stands below this message in this place."""
        found = self._newest.get(match)
        return found is not None and message is not None and found[0] == place and found[1] > message

    def covers(self, interaction: discord.Interaction, match: MatchId) -> bool:
        """Whether the pressed panel stands above the newest post of its match, in the same place."""
        message = interaction.message
        is_panel = interaction.guild_id is not None and is_private_panel(interaction)
        return is_panel and self.is_below(match, interaction.channel_id, message.id if message else None)

    async def until_covered(self, interaction: discord.Interaction, match: MatchId, seconds: float) -> bool:
        """Whether it does within so many seconds."""
        try:
            async with asyncio.timeout(seconds):
                while not self.covers(interaction, match):
                    await self.next_time(match).wait()
        except TimeoutError:
            return False
        return True
