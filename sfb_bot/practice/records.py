"""What is kept of somebody's practice."""

from __future__ import annotations

from dataclasses import dataclass

from sfb_bot.kernel import Entry
from sfb_bot.matches.records import ChannelId, GuildId, MessageId, Moment, UserId


@dataclass(frozen=True, slots=True)
class Progress:
    """How far somebody has come in an exercise.

    `number` grows with everything that is stored, so a press on an older panel is known by it. `entries` are
    the answers so far, of a solved exercise those that solved it; `mistakes` counts what was explained.
    `given_up_at`: the solution was shown before it was solved, so it counts as solved no more.
    """

    user: UserId
    game: str
    exercise: str
    number: int = 0
    entries: tuple[Entry, ...] = ()
    mistakes: int = 0
    begun_at: Moment | None = None
    solved_at: Moment | None = None
    given_up_at: Moment | None = None


@dataclass(frozen=True, slots=True)
class DailyPuzzle:
    """What a server had to solve on a day; `message` is its post, once there is one."""

    guild: GuildId
    day: int
    game: str
    exercise: str
    channel: ChannelId
    message: MessageId | None = None
