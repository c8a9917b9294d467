"""Figures of a server: players, what they choose, leagues."""

from __future__ import annotations

from dataclasses import replace

from sfb_bot.discord_ui.actions.handlers import Show, handles
from sfb_bot.discord_ui.game_here import game_meant
from sfb_bot.discord_ui.person import Person
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.discord_ui.visibility import seen_leagues, seen_places
from sfb_bot.leagues.seasons.figures import ChoiceStats
from sfb_bot.leagues.seasons.records import LeagueRecord
from sfb_bot.leagues.seasons.refusals import NoSuchSeason
from sfb_bot.locale import Texts
from sfb_bot.screens.league.actions import ShowChoiceStats, ShowLeaderboard, ShowLeagueStats, ShowPlayerStats
from sfb_bot.screens.league.statistics import (
    GameNames,
    choice_screen,
    choices_screen,
    leaderboard_screen,
    league_screen,
    player_screen,
)
from sfb_bot.screens.refusals import denial_screen


def _names(shell: Shell, game: str, texts: Texts) -> GameNames:
    screens = shell.packs[game].screens
    return GameNames(
        lambda choice: screens.choice_name(choice, texts),
        lambda mode: screens.own_texts(texts).first(f"stats-mode-{mode}", "stats-mode-any"),
    )


@handles(ShowPlayerStats)
async def show_player_stats(shell: Shell, who: Person, action: ShowPlayerStats) -> Show:
    """What a player has done, also against another one."""
    game, user = (await game_meant(shell, who, action.game)).name, action.player or who.user
    statistics = shell.app.leagues.statistics
    stats, names = await statistics.player(who.guild, game, user), _names(shell, game, who.texts)
    if action.against in (None, user):
        return player_screen(stats, names, who.texts)
    met = await statistics.head_to_head(who.guild, game, user, action.against)
    places = await shell.app.store.places_of(met.matches)
    here = [places[match] for match in met.matches if places.get(match)]
    channels = await seen_places(who.interaction, here)
    return player_screen(stats, names, who.texts, met, channels)


@handles(ShowChoiceStats)
async def show_choice_stats(shell: Shell, who: Person, action: ShowChoiceStats) -> Show:
    """Pick, ban and win rates of what is chosen in a game, of one or of all."""
    named = action.game or action.named.partition(".")[0]
    pack = await game_meant(shell, who, named, lambda one: one.choices == action.kind)
    action = replace(action, game=pack.name)
    choices = await shell.app.leagues.statistics.choices(who.guild, pack.name)
    names = _names(shell, pack.name, who.texts)
    if not action.named:
        return choices_screen(choices, names, who.texts)
    wanted = _choice_named(shell, action, who.texts)
    if wanted is None:
        return denial_screen("not-found", who.texts)
    matches = choices[0].matches if choices else 0
    known = next((one for one in choices if one.name == wanted), None)
    return choice_screen(known or ChoiceStats(wanted, matches), names, who.texts)


def _choice_named(shell: Shell, action: ShowChoiceStats, texts: Texts) -> str | None:
    """The id behind a suggestion that was picked, or the first whose name fits."""
    screens, prefix = shell.packs[action.game].screens, f"{action.game}.{action.kind}."
    if action.named.startswith(prefix) and screens.look_up(action.named, texts) is not None:
        return action.named.removeprefix(prefix)
    found = screens.find(action.kind, action.named, texts)
    return found[0][1].removeprefix(prefix) if found else None


@handles(ShowLeaderboard)
async def show_leaderboard(shell: Shell, who: Person, action: ShowLeaderboard) -> Show:
    """Who has the best rating in a mode of a game."""
    pack = await game_meant(shell, who, action.game)
    modes = [mode.name for mode in pack.setup.modes]
    mode = action.mode if action.mode in modes else modes[0]
    league = await _league_named(shell, who, action.league) if action.league else None
    ratings = await shell.app.leagues.statistics.leaderboard(who.guild, pack.name, mode, league)
    words = _names(shell, pack.name, who.texts).mode(mode)
    named = league.name if league is not None else ""
    return leaderboard_screen(ratings, words, action.least, who.user, who.texts, named)


async def _league_named(shell: Shell, who: Person, name: str) -> LeagueRecord:
    """A league that this person may look at; NoSuchSeason where there is none."""
    wanted = name.strip().casefold()
    found = [one for one in await seen_leagues(shell, who.interaction) if one.name.casefold() == wanted]
    if not found:
        raise NoSuchSeason("there is no such league", rule="league")
    return found[0]


@handles(ShowLeagueStats)
async def show_league_stats(shell: Shell, who: Person, action: ShowLeagueStats) -> Show:
    """Ranking, ratings and what is picked in a league."""
    league = await _league_named(shell, who, action.league)
    stats = await shell.app.leagues.statistics.league(league)
    return league_screen(stats, _names(shell, stats.game, who.texts), who.texts)
