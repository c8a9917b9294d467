"""Where matches are shown: places that refuse or were deleted, told to whoever asks, and exchanged."""

from __future__ import annotations

from dataclasses import replace

from sfb_bot.discord_ui.actions.handlers import Panel, Personal, Show, handles
from sfb_bot.discord_ui.actions.looks import own_look, panel_screen
from sfb_bot.discord_ui.permissions import can_have_threads, refuse_silence
from sfb_bot.discord_ui.person import Person
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.matches.records import Lane, lane_of
from sfb_bot.matches.refusals import ChannelBusy
from sfb_bot.screens.action_codec import Action
from sfb_bot.screens.actions import MatchAction, MoveHere
from sfb_bot.screens.league.actions import SeasonAction
from sfb_bot.screens.limits import MOST_LINES_BESIDE_A_PICTURE
from sfb_bot.screens.lobby_actions import LobbyAction
from sfb_bot.screens.notices import notice_screen
from sfb_bot.screens.troubles import trouble_line
from sfb_bot.screens.values import PrivateScreen


@handles(MoveHere)
async def move_here(shell: Shell, who: Person, action: MoveHere) -> Show:
    """Have a match whose place was deleted go on in a thread of this channel, or in this thread."""
    look = await own_look(shell, who, action.match)
    lane, place = lane_of(action.match), who.interaction.channel
    trouble = shell.app.troubles.of(lane)
    if trouble is None or trouble.kind != "gone" or look.record.guild != who.guild:
        # Somebody was faster, or the match is of another server.
        return Personal(await panel_screen(shell, look, who.texts))
    refuse_silence(who, who.channel, "threads" if can_have_threads(place) else "post")
    if not can_have_threads(place):
        there = await shell.app.store.match_in(who.channel)
        if there is not None and there.status != "over":
            raise ChannelBusy("a match is being played in this channel", rule="channel", match=there.id)
    await shell.app.troubles.over(lane)
    await shell.app.ledger.move(action.match, who.channel)
    return notice_screen("moving", who.texts)


async def wake_and_tell(shell: Shell, who: Person, action: Action, shown: Show) -> Show:
    """Try again now what could not be shown of what somebody has pressed; a player who was not told is told.

    A place that was deleted comes back by no press, and a server that has removed the bot neither.
    """
    lane = _lane_of(action)
    trouble = shell.app.troubles.of(lane) if lane is not None else None
    if lane is None or trouble is None:
        return shown
    if trouble.kind in ("refused", "broken"):
        await shell.app.troubles.wake([lane])
    if not isinstance(action, MatchAction) or isinstance(action, MoveHere):
        return shown
    record = await shell.app.cache.record(action.match)
    is_player = record is not None and any(seat.user == who.user for seat in record.seats)
    if record is None or not is_player or not shell.app.troubles.is_first_word(lane, who.user):
        return shown
    return _with_line(shown, trouble_line(trouble, record.game, who.texts))


def _lane_of(action: Action) -> Lane | None:
    match action:
        case MatchAction():
            return lane_of(action.match)
        case LobbyAction():
            return lane_of(lobby=action.lobby)
        case SeasonAction():
            return lane_of(season=action.season)
        case _:
            return None


def _with_line(shown: Show, line: str) -> Show:
    """The same with a line in front; beside a picture it takes the place of the last one if need be."""
    match shown:
        case Personal():
            return replace(shown, screen=_screen_with(shown.screen, line))
        case Panel():
            return replace(shown, screen=_screen_with(shown.screen, line))
        case PrivateScreen():
            return _screen_with(shown, line)
        case _:
            return shown


def _screen_with(screen: PrivateScreen, line: str) -> PrivateScreen:
    lines = (line, *screen.lines)
    if screen.picture is None:
        return replace(screen, lines=lines)
    # The question is what a panel ends with, so what stands before it makes room.
    kept = lines if len(lines) <= MOST_LINES_BESIDE_A_PICTURE else (line, *screen.lines[-3:])
    return replace(screen, lines=kept[:MOST_LINES_BESIDE_A_PICTURE])
