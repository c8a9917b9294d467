"""What a server sees of what is played in it: its board of running matches, and who waits for an opponent."""

from __future__ import annotations

from dataclasses import dataclass

from sfb_bot.matches.records import ChannelId, GuildId, MessageId, Moment, UserId


@dataclass(frozen=True, slots=True)
class LiveBoard:
    """The post of a server's board; `shown` is a fingerprint of what it told last, empty for nothing yet."""

    guild: GuildId
    channel: ChannelId
    message: MessageId | None = None
    shown: str = ""


@dataclass(frozen=True, slots=True)
class Waiting:
    """Somebody who waits for an opponent in a server: for which game, at which pace, since and until when.

    `channel` is where they asked for it. `is_offered`: a computer player was offered to them meanwhile.
    """

    guild: GuildId
    user: UserId
    game: str
    pace: str
    channel: ChannelId
    since: Moment
    until: Moment
    is_offered: bool = False
