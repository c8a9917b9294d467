"""When games of a league are played: saying that one is there, proposing and agreeing a time."""

from __future__ import annotations

from sfb_bot.discord_ui.actions.handlers import Show, handles
from sfb_bot.discord_ui.actions.looks import own_look
from sfb_bot.discord_ui.person import Person
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.discord_ui.times import parse_moment, parse_span
from sfb_bot.leagues.seasons.refusals import BadMatchTime
from sfb_bot.matches.check_in import absent_seats
from sfb_bot.matches.records import MatchId, Moment
from sfb_bot.screens.actions import Ready
from sfb_bot.screens.league.actions import AcceptTime, ProposeTime, ReadyInSeason
from sfb_bot.screens.league.times import proposed_screen, ready_screen
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


@handles(ProposeTime)
async def propose_time(shell: Shell, who: Person, action: ProposeTime) -> Show:
    """Propose a time by one's own clock."""
    at = parse_moment(action.when, shell.app.clock.now(), who.zone)
    if at is None:
        raise BadMatchTime("that is no time", rule="typed")
    outcome = await shell.app.leagues.times.offer(action.season, who.user, Moment(at), who.press, who.guild)
    is_utc = not who.preferences.timezone and parse_span(action.when) is None
    return proposed_screen(outcome, at, who.texts, is_utc=is_utc)


@handles(AcceptTime)
async def accept_time(shell: Shell, who: Person, action: AcceptTime) -> Show:
    """Agree to what the opponent has proposed."""
    await shell.app.leagues.times.accept(action.season, Moment(action.at), who.user, who.press, who.guild)
    return proposed_screen("agreed", action.at, who.texts, is_utc=False)
