"""What people do with seasons of a league by pressing something."""

from __future__ import annotations

from sfb_bot.discord_ui.actions.handlers import Show, handles
from sfb_bot.discord_ui.league.asking import carry_out, let_be
from sfb_bot.discord_ui.league.looking import Looking
from sfb_bot.discord_ui.league.presses import enter, withdraw
from sfb_bot.discord_ui.person import Person
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.screens.league.actions import (
    CarryOut,
    JoinSeason,
    LeaveSeason,
    LetBe,
    SeasonAction,
    ShowPairing,
    ShowResults,
    ShowSchedule,
    ShowTable,
)


async def _view(shell: Shell, who: Person, action: SeasonAction) -> SeasonView:
    return await shell.app.leagues.view(action.season, who.guild)


def _looking(shell: Shell, who: Person) -> Looking:
    return Looking(shell, who.interaction, who.texts)


@handles(JoinSeason)
async def join_season(shell: Shell, who: Person, action: JoinSeason) -> Show:
    """Enter a season."""
    return await enter(shell, who.interaction, await _view(shell, who, action), None, who.texts)


@handles(LeaveSeason)
async def leave_season(shell: Shell, who: Person, action: LeaveSeason) -> Show:
    """Leave a season, or drop out of it."""
    return await withdraw(shell, who.interaction, await _view(shell, who, action), who.texts)


@handles(ShowTable)
async def show_table(shell: Shell, who: Person, action: ShowTable) -> Show:
    """The table or the bracket."""
    looking, view = _looking(shell, who), await _view(shell, who, action)
    return await (looking.words(view, action.page) if action.in_words else looking.table(view))


@handles(ShowSchedule)
async def show_schedule(shell: Shell, who: Person, action: ShowSchedule) -> Show:
    """What is to be played."""
    return await _looking(shell, who).schedule(await _view(shell, who, action))


@handles(ShowResults)
async def show_results(shell: Shell, who: Person, action: ShowResults) -> Show:
    """What was played."""
    return await _looking(shell, who).results(await _view(shell, who, action), action.page)


@handles(ShowPairing)
async def show_pairing(shell: Shell, who: Person, action: ShowPairing) -> Show:
    """Whom one plays."""
    return await _looking(shell, who).pairing(who.user, await _view(shell, who, action))


@handles(CarryOut)
async def carry_out_shown(shell: Shell, who: Person, action: CarryOut) -> Show:
    """Do what was shown."""
    return await carry_out(shell, who.interaction, action.token, who.texts)


@handles(LetBe)
async def let_shown_be(shell: Shell, who: Person, action: LetBe) -> Show:
    """Do nothing after all."""
    return await let_be(shell, who.interaction, action.token, who.texts)
