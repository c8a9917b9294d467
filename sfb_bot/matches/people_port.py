"""What the application needs stored about people and servers, the other part of the port `Store`."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from sfb_bot.kernel import Json
from sfb_bot.matches.lobby_records import LobbyRecord, Ping
from sfb_bot.matches.people import GuildSettings, Preferences, TeamNote, Traces
from sfb_bot.matches.records import AdminAction, GuildId, LobbyId, MatchId, Moment, SeasonId, UserId


class PeopleStore(Protocol):
    """Everything durable about people and servers. Each method is one transaction."""

    # --- How often people are asked ---

    async def invitations_around(
        self, guild: GuildId, host: UserId, targets: Collection[UserId]
    ) -> list[LobbyRecord]:
        """Tables that wait: of a server, of a host, or with one of these people at them."""
        ...

    async def pings_around(
        self, guild: GuildId, asker: UserId, targets: Collection[UserId], since: Moment
    ) -> list[Ping]:
        """What was asked since a moment: in a server, by somebody, or of one of these people.

        Invitations that were accepted, and requests that were agreed to, are not among them.
        """
        ...

    async def requests_of(self, match: MatchId, asker: UserId) -> list[Ping]:
        """What somebody has asked the others of a match for lately, and was not given."""
        ...

    async def add_pings(self, pings: Sequence[Ping]) -> None:
        """Remember who is asked for something."""
        ...

    async def agreed(self, match: MatchId, what: str) -> None:
        """What was asked for in a match was given: it counts for nothing any more."""
        ...

    async def block(self, user: UserId, other: UserId) -> None:
        """Let somebody invite this user no more."""
        ...

    async def unblock(self, user: UserId, other: UserId) -> None:
        """Let somebody invite this user again."""
        ...

    async def blocked_by(self, user: UserId) -> list[UserId]:
        """Whose invitations a user does not want; 0 for somebody who was forgotten since."""
        ...

    async def who_blocks(self, other: UserId, users: Collection[UserId]) -> list[UserId]:
        """Who of these does not want to be invited by somebody."""
        ...

    # --- People and servers ---

    async def preferences(self, user: UserId) -> Preferences:
        """A user's preferences, the defaults where nothing is stored."""
        ...

    async def reader(self, user: UserId, guild: GuildId) -> tuple[Preferences, GuildSettings]:
        """Both at once: what decides how somebody in a server is spoken to."""
        ...

    async def save_preferences(self, preferences: Preferences) -> None:
        """Store them."""
        ...

    async def everything_about(self, user: UserId) -> Json:
        """All that is stored about a user, for export."""
        ...

    # --- Deletions ---

    async def traces(self, user: UserId) -> Traces:
        """Where somebody is found: what a deletion would take out at once, and what it has to wait for."""
        ...

    async def forget(self, user: UserId) -> Traces:
        """Forget somebody (0 is nobody) in all that is over, and remember it for the rest; where they were.

        What is still going on forgets them in the change that ends it.
        """
        ...

    async def tables_to_leave(self) -> list[tuple[LobbyId, UserId]]:
        """Tables that still wait with somebody at them who is to be forgotten."""
        ...

    async def sign_ups_to_leave(self) -> list[tuple[SeasonId, UserId]]:
        """Seasons that have not begun with somebody in them who is to be forgotten."""
        ...

    async def note_discord_language(self, user: UserId, language: str) -> None:
        """Keep the language of somebody's Discord, unless they are to be forgotten."""
        ...

    # --- Servers ---

    async def guild_settings(self, guild: GuildId) -> GuildSettings:
        """A server's settings, the defaults where nothing is stored."""
        ...

    async def save_guild_settings(self, settings: GuildSettings) -> None:
        """Store them."""
        ...

    async def note(self, key: str) -> str:
        """A short text kept under a key, empty when there is none."""
        ...

    async def notes(self, beginning: str) -> dict[str, str]:
        """All texts whose keys begin alike."""
        ...

    async def save_note(self, key: str, text: str) -> None:
        """Keep a short text under a key."""
        ...

    async def save_notes(self, notes: Sequence[tuple[str, str]]) -> None:
        """Keep several, all or none."""
        ...

    async def team_note(self, match: MatchId, side: int) -> TeamNote | None:
        """What the partners of a side have written down; None when there is nothing."""
        ...

    async def save_team_note(self, note: TeamNote, interaction: str) -> None:
        """Write it down in place of the one before; an empty text takes it away.

        DuplicateInteraction for a second press.
        """
        ...

    async def admin_log(self, guild: GuildId, limit: int = 20) -> list[AdminAction]:
        """The newest organisers' actions of a server, newest first."""
        ...
