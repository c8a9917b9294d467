"""Tables that wait for their players, and whom they have called."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from sfb_bot.kernel import Json
from sfb_bot.matches.records import ChannelId, GuildId, LobbyId, MatchId, MessageId, Moment, Pace, UserId

LobbyKind = Literal["challenge", "open"]
LobbyStatus = Literal["waiting", "started", "declined", "cancelled", "expired"]


@dataclass(frozen=True, slots=True)
class LobbySeat:
    """A place at a table before its match: kept for `user` (None: free for anybody), who may be in.

    A computer player (below 0) is always in.
    """

    side: int
    user: UserId | None = None
    is_in: bool = False

    @property
    def is_computer(self) -> bool:
        """Whether a computer player sits here."""
        return self.user is not None and self.user < 0


@dataclass(frozen=True, slots=True)
class LobbyRecord:
    """An invitation or an open table; `seats` are the places in the order of the match, the host's first.

    `hints`: in the match players may ask for hints.
    """

    id: LobbyId
    kind: LobbyKind
    status: LobbyStatus
    guild: GuildId
    channel: ChannelId
    host: UserId
    seats: tuple[LobbySeat, ...]
    game: str
    setup: Json
    pace: Pace
    first: Literal["random", "host", "guest"]
    where: Literal["thread", "here"]
    created_at: Moment
    expires_at: Moment
    message: MessageId | None = None
    match: MatchId | None = None
    hints: bool = False

    @property
    def is_solo(self) -> bool:
        """Whether the host plays with computer players alone."""
        return all(place.is_computer for place in self.seats[1:])

    @property
    def has_partners(self) -> bool:
        """Whether players sit side by side with somebody, and so choose a side."""
        return len({place.side for place in self.seats}) < len(self.seats)


@dataclass(frozen=True, slots=True)
class Ping:
    """Somebody was asked for something by somebody: to play, or in a match; target 0 is anybody.

    `turn` is that of the match, 0 before the first and for invitations.
    """

    at: Moment
    what: Literal["invitation", "draw", "undo", "concession"]
    guild: GuildId
    asker: UserId
    target: UserId
    lobby: LobbyId | None = None
    match: MatchId | None = None
    turn: int = 0
