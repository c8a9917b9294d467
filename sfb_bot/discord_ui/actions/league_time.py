"""When games of a league are played: saying that one is there."""

from __future__ import annotations

from sfb_bot.discord_ui.actions.handlers import Show, handles
from sfb_bot.discord_ui.actions.looks import own_look
from sfb_bot.discord_ui.person import Person
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.matches.check_in import absent_seats
from sfb_bot.matches.records import MatchId
from sfb_bot.screens.actions import Ready
from sfb_bot.screens.league.actions import ReadyInSeason
from sfb_bot.screens.league.times import ready_screen
from sfb_bot.screens.values import PrivateScreen


@handles(Ready)
async def ready(shell: Shell, who: Person, action: Ready) -> Show:
    """Come to a match whose clocks wait for the players."""
    return await _come(shell, who, action.match)


@handles(ReadyInSeason)
async def ready_in_season(shell: Shell, who: Person, action: ReadyInSeason) -> Show:
    """The same for the game that somebody plays now in a season."""
    return await _come(shell, who, await shell.app.leagues.game_now(action.season, who.user, who.guild))


async def _come(shell: Shell, who: Person, match: MatchId) -> PrivateScreen:
    await shell.app.arrivals.come(match, who.user, who.press)
    look = await own_look(shell, who, match)
    absent = tuple(look.record.seats[seat].user for seat in absent_seats(look.record))
    return ready_screen(look.record.id, absent, who.texts, is_over=look.record.status == "over")
