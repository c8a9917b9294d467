"""Which language people and servers are spoken to in, as far as that is known without asking anybody."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import discord

from sfb_bot.locale import DEFAULT_LANGUAGE, complete_language
from sfb_bot.matches.people import GuildSettings, Preferences
from sfb_bot.matches.records import GuildId, UserId

# People whose language is remembered; whoever comes after them is looked up again.
MOST_KEPT: Final = 4096


class Spoken:
    """The languages of servers on Discord, and what was last known of people's. Kept in memory alone."""

    def __init__(self) -> None:
        self._servers: dict[GuildId, str] = {}
        self._chosen = _Book()
        self._noted = _Book()

    def note_server(self, guild: discord.Guild) -> None:
        """Remember the language a server has on Discord."""
        self._servers[GuildId(guild.id)] = complete_language(guild.preferred_locale.value)

    def of_server(self, server: GuildSettings) -> str:
        """What a server reads: as organisers have set it, else as it is on Discord, else English."""
        return server.language or self._servers.get(server.guild, "") or DEFAULT_LANGUAGE

    def of_person(self, mine: Preferences, server: GuildSettings, now: str = "") -> str:
        """What a person reads: as they have set it, else as their Discord is, else as their server does.

        `now` is the language Discord tells with what they just did; without it the last one counts.
        """
        return mine.language or complete_language(now or mine.discord_language) or self.of_server(server)

    def note_person(self, mine: Preferences) -> None:
        """Remember what somebody has set, for when there is no time to look it up."""
        self._chosen.keep(mine.user, mine.language)

    def chosen_by(self, user: UserId) -> str:
        """What somebody has set; empty if they have not, or if it was not looked up yet."""
        return self._chosen.get(user) or ""

    def is_news(self, mine: Preferences, now: str) -> bool:
        """Whether it has to be stored that somebody's Discord speaks this language now; said once.

        What is stored alone would not tell: nothing is stored of somebody who is to be forgotten.
        """
        is_noted = self._noted.get(mine.user) == now
        self._noted.keep(mine.user, now)
        return now != mine.discord_language and not is_noted

    def forget(self, user: UserId) -> None:
        """Somebody wants to be forgotten."""
        self._chosen.pop(user, None)
        self._noted.pop(user, None)


class _Book(OrderedDict[UserId, str]):
    """A word on each of the people who came last."""

    def keep(self, user: UserId, word: str) -> None:
        self[user] = word
        self.move_to_end(user)
        if len(self) > MOST_KEPT:
            self.popitem(last=False)
