"""Territories in SQL: what of a table belongs to the servers that a process looks after."""

from __future__ import annotations

from typing import Final

from sfb_bot.matches.territory import STAMP, Territory

_LEAGUE: Final = (
    "(SELECT league.guild FROM season JOIN league ON league.id = season.league WHERE season.id = {})"
)
_MATCH: Final = "(SELECT match.guild FROM match WHERE match.id = {})"
_LOBBY: Final = "(SELECT lobby.guild FROM lobby WHERE lobby.id = {})"


def held(territory: Territory, guild: str) -> str:
    """A condition: the server that a column names is in a territory."""
    if territory.is_whole:
        return "1 = 1"
    return f"((coalesce({guild}, 0) >> {STAMP}) % {territory.count}) = {territory.number}"


def held_match(territory: Territory, match: str) -> str:
    """The same for the match that a column names."""
    return held(territory, _MATCH.format(match))


def held_lobby(territory: Territory, lobby: str) -> str:
    """The same for the table before a match that a column names."""
    return held(territory, _LOBBY.format(lobby))


def held_season(territory: Territory, season: str) -> str:
    """The same for the season that a column of another table names."""
    return held(territory, _LEAGUE.format(season))


def held_in_seasons(territory: Territory) -> str:
    """The same for a row of the table of seasons itself."""
    return held(territory, "(SELECT league.guild FROM league WHERE league.id = season.league)")


def held_row(territory: Territory, table: str, *, has_guild: bool = False) -> str:
    """The same for a row that is about a match, a table before one, a season or (`has_guild`) a server.

    One that is about none of them is about a person, and belongs to the first territory.
    """
    named = [
        *([f"{table}.guild"] if has_guild else ()),
        _MATCH.format(f"{table}.match"),
        _LOBBY.format(f"{table}.lobby"),
        _LEAGUE.format(f"{table}.season"),
    ]
    return held(territory, f"coalesce({', '.join(named)})")
