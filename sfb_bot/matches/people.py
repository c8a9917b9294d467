"""What is kept about people and servers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from sfb_bot.matches.records import GuildId, LobbyId, MatchId, Moment, SeasonId, UserId

HandBy = Literal["ephemeral", "dm"]
RemindBy = Literal["thread", "dm", "off"]
PostsBy = Literal["turn", "action"]


@dataclass(frozen=True, slots=True)
class TeamNote:
    """What partners of a match have written down for each other, and nobody else ever sees."""

    match: MatchId
    side: int
    text: str
    writer: UserId
    at: Moment


@dataclass(frozen=True, slots=True)
class Preferences:
    """What a user likes; all that is stored about a user besides games.

    An empty language is Discord's, an empty theme or orientation the server's, an empty time zone UTC.
    `discord_language` is what their Discord spoke when they last did something, if the bot speaks it.
    """

    user: UserId
    hand_by: HandBy = "ephemeral"
    reminders: RemindBy = "thread"
    quiet_from: int | None = None
    quiet_to: int | None = None
    language: str = ""
    dm_refused: bool = False
    theme: str = ""
    timezone: str = ""
    orientation: str = ""
    discord_language: str = ""


@dataclass(frozen=True, slots=True)
class Traces:
    """Where somebody is found, apart from what is theirs alone.

    Finished matches forget them at once, as do tables that wait (`tables`) and seasons that have not begun
    (`sign_ups`), which they leave; matches and seasons under way when they are over.
    """

    finished: tuple[MatchId, ...] = ()
    live: tuple[MatchId, ...] = ()
    tables: tuple[LobbyId, ...] = ()
    sign_ups: tuple[SeasonId, ...] = ()
    seasons: tuple[SeasonId, ...] = ()


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """What a server's organisers have chosen; it plays all games there are unless `games` names some.

    An empty language is that of the server on Discord. `rates_computers`: matches with computer players count
    in ratings and statistics.
    """

    guild: GuildId
    organiser_role: int | None = None
    pace: str = "daily"
    language: str = ""
    theme: str = "dark"
    games: tuple[str, ...] = ()
    rates_computers: bool = False
    # Where it wants a puzzle every day; 0 for nowhere.
    puzzle_channel: int = 0
    # Where every finished match is told, where the board of running matches is, and where matches of the
    # queue are opened (0: where it was asked for).
    results_channel: int = 0
    live_channel: int = 0
    queue_channel: int = 0
    # Whether pictures in its posts are upright or wide.
    orientation: str = "portrait"
    # Whether the actions of one turn grow one post, or each action has a post of its own.
    posts: PostsBy = "turn"
    # The address of its web page, which nobody can guess; empty while it has none.
    web: str = ""
