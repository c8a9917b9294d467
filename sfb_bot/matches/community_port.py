"""What the application needs stored about boards of running matches and about queues."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from sfb_bot.matches.community_records import LiveBoard, Waiting
from sfb_bot.matches.records import ChannelId, GuildId, MatchId, MatchRecord, NewOutbox, UserId


class Servers(Protocol):
    """What is known of servers besides what is stored."""

    async def present(self, guild: GuildId, users: Sequence[UserId]) -> frozenset[UserId] | None:
        """Those of some people who are in a server; None where that cannot be told now."""
        ...

    def open_places(self, board: ChannelId, places: Sequence[ChannelId]) -> tuple[ChannelId, ...] | None:
        """Those of some places that whoever reads a board may see; None where the board is not known now."""
        ...


class CommunityStore(Protocol):
    """Each method is one transaction."""

    # --- Boards of running matches ---

    async def running_in(self, guild: GuildId) -> list[MatchRecord]:
        """The matches of a server that are not over, the newest first."""
        ...

    async def live_boards(self) -> list[GuildId]:
        """Servers that want a board, or still have one they do not want any more."""
        ...

    async def live_board(self, guild: GuildId) -> LiveBoard | None:
        """The post of a server's board; None where there is none yet."""
        ...

    async def note_live_board(self, board: LiveBoard) -> None:
        """Remember the post of a board and what it told."""
        ...

    async def drop_live_board(self, guild: GuildId) -> None:
        """There is no board any more."""
        ...

    async def live_stand(self, guild: GuildId) -> str:
        """A fingerprint of what a board would tell: it changes when something public has changed."""
        ...

    async def refresh_live_board(self, guild: GuildId) -> bool:
        """Have a board shown, unless it waits for that already; whether it has to be."""
        ...

    # --- Queues ---

    async def enter_queue(self, waiting: Waiting, interaction: str) -> None:
        """Let somebody wait, in place of what they waited for in that server; DuplicateInteraction."""
        ...

    async def leave_queue(self, guild: GuildId, user: UserId) -> bool:
        """Let somebody wait no more; False for somebody who did not."""
        ...

    async def waiting_in(self, guild: GuildId) -> list[Waiting]:
        """Who waits in a server, the one who came first at the beginning."""
        ...

    async def everybody_waiting(self) -> list[Waiting]:
        """The same for all servers."""
        ...

    async def offer_meanwhile(self, waiting: Waiting, word: NewOutbox) -> bool:
        """Tell somebody what they could do meanwhile, once; False when it was told or they left."""
        ...

    async def end_waiting(self, waiting: Waiting, word: NewOutbox) -> bool:
        """Somebody has waited long enough and is told so; False when they left."""
        ...

    async def opponents_of(self, user: UserId) -> list[MatchId]:
        """Matches under way in which somebody sits with another person."""
        ...
