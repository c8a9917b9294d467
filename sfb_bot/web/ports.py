"""What the web page needs of the store, on top of what leagues need."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from sfb_bot.leagues.seasons.ports import LeagueStore
from sfb_bot.matches.records import ChannelId, GuildId, MatchId, UserId
from sfb_bot.web.records import PublicJournal, WebFacts, WebServer


class WebStore(LeagueStore, Protocol):
    """Servers that have their page on, and what it shows of them. Each method is one transaction."""

    async def web_servers(self) -> list[WebServer]:
        """Every server that has its page on."""
        ...

    async def web_server(self, address: str) -> WebServer | None:
        """The server whose page has this address."""
        ...

    async def web_facts(self, guild: GuildId) -> WebFacts:
        """What is known of a server's names and places; empty for one that has no page."""
        ...

    async def save_web_facts(self, guild: GuildId, facts: WebFacts) -> None:
        """Keep that in place of what was known, unless the server has turned its page off.

        The names of those who asked to be forgotten are not kept.
        """
        ...

    async def web_people(self, guild: GuildId) -> tuple[Sequence[UserId], Sequence[ChannelId]]:
        """Who plays or played in the seasons of a server, and where they and their matches are shown."""
        ...

    async def public_journal(self, match: MatchId) -> PublicJournal | None:
        """A match as far as its posts have told it; None when there is none."""
        ...
