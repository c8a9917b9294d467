"""Who may look at what is played in a server: those who take part, and those who can see its channel.

The dispatch asks here before every action, and so does every list and every suggestion.
"""

from __future__ import annotations

from collections.abc import Sequence

import discord

from sfb_bot.discord_ui.shell import Shell
from sfb_bot.leagues.seasons.records import LeagueRecord, SeasonRecord
from sfb_bot.leagues.seasons.refusals import NoSuchSeason
from sfb_bot.matches.lobby_records import LobbyRecord
from sfb_bot.matches.records import ChannelId, GuildId, MatchRecord, UserId
from sfb_bot.matches.refusals import LobbyClosed, NoSuchMatch
from sfb_bot.screens.action_codec import Action
from sfb_bot.screens.actions import MatchAction
from sfb_bot.screens.league.actions import SeasonAction
from sfb_bot.screens.lobby_actions import LobbyAction


async def refuse_unseen(shell: Shell, interaction: discord.Interaction, action: Action) -> None:
    """Refuse what this person may not look at, as if it did not exist."""
    match action:
        case MatchAction():
            record = await shell.app.cache.record(action.match)
            if record is None or not await may_see_match(interaction, record):
                raise NoSuchMatch("there is no such match here", rule="match", match=action.match)
        case LobbyAction():
            lobby = await shell.app.store.lobby(action.lobby)
            if lobby is None or not await may_see_lobby(interaction, lobby):
                raise LobbyClosed("there is no such invitation here", rule="invitation")
        case SeasonAction() if action.season:
            season = await shell.app.store.season_record(action.season)
            if season is None or not await may_see_season(shell, interaction, season):
                raise NoSuchSeason("there is no such season here", rule="season")
        case _:
            pass


async def may_see_match(interaction: discord.Interaction, record: MatchRecord) -> bool:
    """Whoever plays in a match may always look at it, from anywhere."""
    if any(seat.user == interaction.user.id for seat in record.seats):
        return True
    return await can_see(interaction, record.guild, record.channel)


async def may_see_lobby(interaction: discord.Interaction, lobby: LobbyRecord) -> bool:
    """The host and those who are invited may in its server; all others where they can read it."""
    is_in = any(place.user == interaction.user.id for place in lobby.seats)
    if is_in and interaction.guild_id == lobby.guild:
        return True
    return await can_see(interaction, lobby.guild, lobby.channel)


async def may_see_season(shell: Shell, interaction: discord.Interaction, season: SeasonRecord) -> bool:
    """Whoever takes part in a season may look at it anywhere in its server."""
    if season.guild != interaction.guild_id:
        return False
    if await can_see(interaction, season.guild, season.channel):
        return True
    return await shell.app.store.takes_part(season.id, UserId(interaction.user.id))


async def seen_seasons(shell: Shell, interaction: discord.Interaction) -> list[SeasonRecord]:
    """The seasons of the server this person may look at, newest first."""
    found = await shell.app.leagues.seasons(GuildId(interaction.guild_id or 0))
    return [season for season in found if await may_see_season(shell, interaction, season)]


async def seen_leagues(shell: Shell, interaction: discord.Interaction) -> list[LeagueRecord]:
    """The leagues of the server of which this person may look at a season, by name."""
    found = await shell.app.leagues.leagues(GuildId(interaction.guild_id or 0))
    seen = {season.league for season in await seen_seasons(shell, interaction)}
    return [league for league in found if league.id in seen]


async def seen_places(interaction: discord.Interaction, places: Sequence[ChannelId]) -> list[ChannelId]:
    """Those of some channels and threads of this server that this person can see."""
    guild = GuildId(interaction.guild_id or 0)
    return [place for place in places if await can_see(interaction, guild, place)]


def is_open_to_readers(
    client: discord.Client, match: ChannelId, board: discord.abc.GuildChannel | discord.Thread
) -> bool:
    """Whether whoever can read a board, by any role, can also see where a match is played.

    A thread that sleeps is not known, and nothing is asked about it: nobody has played there for days.
    """
    place = client.get_channel(match)
    if not isinstance(place, discord.abc.GuildChannel | discord.Thread):
        return False
    if isinstance(place, discord.Thread) and place.is_private():
        return False
    try:
        readers = [role for role in board.guild.roles if board.permissions_for(role).view_channel]
        return all(place.permissions_for(role).view_channel for role in readers)
    except discord.ClientException:
        # A thread whose channel is unknown.
        return False


async def can_see(interaction: discord.Interaction, server: GuildId, channel: ChannelId) -> bool:
    """Whether somebody can read what is posted in a channel or thread of a server."""
    guild, member = interaction.guild, interaction.user
    if guild is None or guild.id != server or not channel:
        return False
    if channel == interaction.channel_id:
        return True
    if not isinstance(member, discord.Member):
        return False
    try:
        # An archived thread is not in the cache.
        place = guild.get_channel_or_thread(channel) or await guild.fetch_channel(channel)
        rights = place.permissions_for(member)
        if not isinstance(place, discord.Thread) or not place.is_private() or not rights.view_channel:
            return rights.view_channel
        if not rights.manage_threads:
            await place.fetch_member(member.id)
        return True
    except (discord.NotFound, discord.Forbidden, discord.ClientException):
        # Gone, closed to the bot itself, a thread they are not in, or one whose channel is unknown.
        return False
