"""Somebody who does something at Discord."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import tzinfo

import discord

from sfb_bot.locale import Texts
from sfb_bot.matches.people import GuildSettings, Preferences
from sfb_bot.matches.records import ChannelId, GuildId, UserId
from sfb_bot.matches.timezones import zone_of


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who presses or types something: what they and their server have set, and how they read."""

    interaction: discord.Interaction
    preferences: Preferences
    server: GuildSettings
    texts: Texts

    @property
    def user(self) -> UserId:
        """Who it is."""
        return UserId(self.interaction.user.id)

    @property
    def zone(self) -> tzinfo:
        """Where their clock hangs: what they type as a time is meant there."""
        return zone_of(self.preferences.timezone)

    @property
    def press(self) -> str:
        """Names this very press or command, however often Discord delivers it."""
        return str(self.interaction.id)

    @property
    def guild(self) -> GuildId:
        """The server it happens in; 0 in direct messages, which no server has."""
        return GuildId(self.interaction.guild_id or 0)

    @property
    def channel(self) -> ChannelId:
        """The channel or thread it happens in."""
        return ChannelId(self.interaction.channel_id or 0)
