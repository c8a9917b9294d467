"""What organisers do with a match of their server."""

from __future__ import annotations

from sfb_bot.discord_ui.actions.handlers import Show, handles
from sfb_bot.discord_ui.actions.season_organisers import preview
from sfb_bot.discord_ui.person import Person
from sfb_bot.discord_ui.rights import refuse_no_organiser, refuse_no_organiser_of
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.kernel import Decree
from sfb_bot.leagues.seasons import actions as do
from sfb_bot.leagues.seasons.records import GamePlace
from sfb_bot.leagues.seasons.refusals import OwnGame
from sfb_bot.matches.computer_players import USUAL_LEVEL
from sfb_bot.matches.records import AdminAction
from sfb_bot.matches.refusals import NoSuchMatch, NotInvited
from sfb_bot.screens.notices import notice_screen
from sfb_bot.screens.organiser_actions import (
    EndMatch,
    OrganiserAction,
    PassFor,
    PauseMatch,
    ReplacePlayer,
    ResumeMatch,
    RewindMatch,
)
from sfb_bot.screens.refusals import denial_screen


async def _check(shell: Shell, who: Person, action: OrganiserAction) -> None:
    """Refuse anybody who is not an organiser of the server or the league the match belongs to.

    Nobody has a hand in a league's game that they play in.
    """
    place = await shell.app.leagues.place_of(action.match)
    season = await shell.app.store.season_record(place.season) if place is not None else None
    if season is None or season.guild != who.guild:
        refuse_no_organiser(who)
    else:
        await refuse_no_organiser_of(shell.app.store, who, season.league)
    record = await shell.app.store.match_record(action.match)
    if record is None or record.guild != who.guild:
        raise NoSuchMatch("that match is not of this server", rule="match")
    if place is not None and who.user in {seat.user for seat in record.seats}:
        raise OwnGame("you play in that game yourself", rule="")


def _saved(who: Person) -> Show:
    return notice_screen("settings-saved", who.texts)


@handles(PauseMatch)
async def pause(shell: Shell, who: Person, action: PauseMatch) -> Show:
    """Stop all clocks and refuse answers."""
    await _check(shell, who, action)
    await shell.app.organisers.pause(action.match, who.user, action.reason)
    return _saved(who)


@handles(ResumeMatch)
async def resume(shell: Shell, who: Person, action: ResumeMatch) -> Show:
    """Go on."""
    await _check(shell, who, action)
    await shell.app.organisers.resume(action.match, who.user, action.reason)
    return _saved(who)


@handles(PassFor)
async def pass_for(shell: Shell, who: Person, action: PassFor) -> Show:
    """Answer with the default for a player."""
    await _check(shell, who, action)
    look = await shell.app.matches.look(action.match, action.player)
    if look.seat is None:
        raise NoSuchMatch("that person does not play here", rule="match")
    await shell.app.organisers.pass_for(action.match, who.user, look.seat, action.reason)
    return _saved(who)


@handles(RewindMatch)
async def rewind(shell: Shell, who: Person, action: RewindMatch) -> Show:
    """Take back the last answers, as many as asked."""
    await _check(shell, who, action)
    look = await shell.app.matches.look(action.match)
    now = shell.app.clock.now()
    admin = AdminAction(look.record.guild, action.match, who.user, "rewind", action.reason, now)
    await shell.app.matches.rewind(action.match, max(0, look.record.seq - action.steps), admin)
    return _saved(who)


@handles(ReplacePlayer)
async def replace_player(shell: Shell, who: Person, action: ReplacePlayer) -> Show:
    """Put somebody else in a player's seat; in a league the substitute also plays on in the season."""
    await _check(shell, who, action)
    if await shell.app.leagues.place_of(action.match) is not None:
        return denial_screen("league-replace", who.texts)
    if action.is_bot and not action.is_me:
        raise NotInvited("a bot cannot play", rule="bot")
    level = (action.level or USUAL_LEVEL) if action.is_me else ""
    record = (await shell.app.matches.look(action.match)).record
    leaving = record.computers[0].user if action.is_of_me and record.computers else action.player
    await shell.app.organisers.replace_player(
        action.match, who.user, leaving, action.by, action.reason, level=level
    )
    return _saved(who)


async def _decide_in_league(shell: Shell, who: Person, action: EndMatch, game: GamePlace) -> Show:
    """A game of a league ends with its pairing: shown first, and in the league's log."""
    view = await shell.app.leagues.view(game.season, who.guild)
    entrant = None if action.winner is None else view.entrant_of(action.winner)
    if action.winner is not None and entrant is None:
        raise NoSuchMatch("that person does not play here", rule="match")
    verdict = do.Correct(game.pairing, "draw") if entrant is None else do.Award(game.pairing, entrant.id)
    return await preview(shell, who, view, verdict, action.reason)


@handles(EndMatch)
async def end(shell: Shell, who: Person, action: EndMatch) -> Show:
    """Award the match, or call it off."""
    await _check(shell, who, action)
    game = await shell.app.leagues.place_of(action.match)
    if game is not None:
        return await _decide_in_league(shell, who, action, game)
    verdict = Decree.CALLED_OFF if action.winner is None else Decree.AWARDED
    await shell.app.organisers.end(action.match, who.user, verdict, action.winner, action.reason)
    return _saved(who)
