"""A season of the application as the screens take it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import discord

from sfb_bot.discord_ui.shell import Shell
from sfb_bot.kernel import Ending
from sfb_bot.leagues.seasons.records import PairingLine, SeasonRecord
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.leagues.seasons.sign_up import confirms
from sfb_bot.locale import Texts
from sfb_bot.matches.records import ChannelId, MatchId
from sfb_bot.screens.league.shown_season import ShownSeason, Surroundings
from sfb_bot.web.addresses import season_url


class SeasonShow(ShownSeason):
    """A season with the names of its people as Discord has told them."""

    def __init__(
        self,
        shell: Shell,
        view: SeasonView,
        texts: Texts,
        channels: Mapping[MatchId, ChannelId] | None = None,
        page: str = "",
        endings: Mapping[MatchId, Ending] | None = None,
    ) -> None:
        around = Surroundings(
            shell.names.drawn,
            setup_line(shell, view.record, texts),
            channels or {},
            endings or {},
            page,
            is_confirming=confirms(view.record, shell.app.clock.now()),
            has_windows=has_windows(shell, view.record),
        )
        super().__init__(view, texts, around)


async def show_season(client: discord.Client, shell: Shell, view: SeasonView, texts: Texts) -> SeasonShow:
    """A season with everybody's name and the places of all its games."""
    users = {player.user for one in view.entrants for player in one.players if player.user}
    await shell.names.learn(client, view.record.guild, users)
    matches = [game.match for game in view.loaded.games if game.match is not None]
    endings = await shell.app.store.endings_of(matches)
    page = await _page(shell, view.record)
    return SeasonShow(shell, view, texts, await game_channels(shell, view), page, endings)


async def _page(shell: Shell, season: SeasonRecord) -> str:
    """Where a season's web page is; empty where it has none, or readers would not find it there."""
    if not shell.web_url:
        return ""
    store = shell.app.store
    settings = await store.guild_settings(season.guild)
    if not settings.web or not (await store.web_facts(season.guild)).is_open(season.channel):
        return ""
    return season_url(shell.web_url, settings.web, season.id)


async def game_channels(shell: Shell, view: SeasonView) -> dict[MatchId, ChannelId]:
    """Where the games of a season are or were played."""
    matches = [game.match for game in view.loaded.games if game.match is not None]
    places = await shell.app.store.places_of(matches)
    # Nobody is led to a thread that was deleted.
    return {match: channel for match, channel in places.items() if channel and not _is_gone(shell, match)}


def _is_gone(shell: Shell, match: MatchId) -> bool:
    trouble = shell.app.troubles.of_match(match)
    return trouble is not None and trouble.kind == "gone"


def setup_line(shell: Shell, season: SeasonRecord, texts: Texts) -> str:
    """What the game says about how a season's matches are set up."""
    return shell.packs[season.game].screens.setup_words(season.setup, texts)


def has_windows(shell: Shell, season: SeasonRecord) -> bool:
    """Whether in a season's game somebody may be asked in the turn of another."""
    return shell.packs[season.game].rules.has_windows


def players_in(lines: Iterable[PairingLine]) -> tuple[int, ...]:
    """Everybody who plays in these pairings."""
    found: list[int] = []
    for line in lines:
        for one in (line.home, line.away):
            found += [user for user in (one.users if one is not None else ()) if user]
    return tuple(dict.fromkeys(found))
