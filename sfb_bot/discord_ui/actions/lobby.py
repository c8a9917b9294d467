"""Joining lobbies and leaving them."""

from __future__ import annotations

from sfb_bot.discord_ui.actions.handlers import Show, handles
from sfb_bot.discord_ui.invitations import invitation_of
from sfb_bot.discord_ui.permissions import refuse_silence
from sfb_bot.discord_ui.person import Person
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.matches.records import MatchId, MessageId
from sfb_bot.screens.lobby import computers_screen
from sfb_bot.screens.lobby_actions import (
    AcceptInvitation,
    AddComputer,
    CancelInvitation,
    ChooseComputer,
    DeclineInvitation,
    JoinSide,
    LeaveTable,
    LobbyAction,
    RemoveComputer,
)
from sfb_bot.screens.notices import notice_screen


def _seated(match: MatchId | None, who: Person) -> Show:
    return notice_screen("seated" if match is None else "accepted", who.texts)


async def _look_ahead(shell: Shell, who: Person, action: LobbyAction) -> None:
    """CannotPost where the match could not be shown as agreed: the invitation stays open until it can.

    It is not moved into the channel instead: everybody agreed to a thread, and a server that lets the bot
    open none hardly wants a whole match in its channel.
    """
    lobby = await shell.app.store.lobby(action.lobby)
    if lobby is None or lobby.status != "waiting":
        return
    refuse_silence(who, lobby.channel, "threads" if lobby.where == "thread" else "post")
    pressed = who.interaction.message
    if lobby.message is None and pressed is not None and not pressed.flags.ephemeral:
        # The bot died before it could note its post; the thread of the match is made from it all the same.
        await shell.app.store.note_lobby_message(lobby.id, MessageId(pressed.id))


@handles(AcceptInvitation)
async def accept(shell: Shell, who: Person, action: AcceptInvitation) -> Show:
    """Take the place one is invited to, or the only free one; with the last one the match begins."""
    await _look_ahead(shell, who, action)
    return _seated(await shell.app.lobby.accept(action.lobby, who.user, who.press), who)


@handles(JoinSide)
async def join(shell: Shell, who: Person, action: JoinSide) -> Show:
    """Sit down on a side."""
    await _look_ahead(shell, who, action)
    return _seated(await shell.app.lobby.join(action.lobby, who.user, action.side, who.press), who)


@handles(DeclineInvitation)
async def decline(shell: Shell, who: Person, action: DeclineInvitation) -> Show:
    """Decline the invitation."""
    await shell.app.lobby.decline(action.lobby, who.user, who.press)
    return notice_screen("declined", who.texts)


@handles(LeaveTable)
async def leave(shell: Shell, who: Person, action: LeaveTable) -> Show:
    """Leave one's seat in the lobby."""
    await shell.app.lobby.leave(action.lobby, who.user, who.press)
    return notice_screen("left", who.texts)


@handles(CancelInvitation)
async def cancel(shell: Shell, who: Person, action: CancelInvitation) -> Show:
    """Take one's own invitation back."""
    await shell.app.lobby.cancel(action.lobby, who.user)
    return notice_screen("cancelled", who.texts)


@handles(ChooseComputer)
async def choose_computer(shell: Shell, who: Person, action: ChooseComputer) -> Show:
    """The levels of computer players, for the host."""
    lobby = await shell.app.lobby.hosted(action.lobby, who.user)
    return computers_screen(await invitation_of(shell, lobby, who.texts), who.texts)


@handles(AddComputer)
async def add_computer(shell: Shell, who: Person, action: AddComputer) -> Show:
    """Give a free place to a computer player; with the last one the match begins."""
    await _look_ahead(shell, who, action)
    match = await shell.app.lobby.fill(action.lobby, who.user, action.level, who.press, action.side)
    return notice_screen("filled" if match is None else "accepted", who.texts)


@handles(RemoveComputer)
async def remove_computer(shell: Shell, who: Person, action: RemoveComputer) -> Show:
    """Take a computer player away again."""
    await shell.app.lobby.dismiss(action.lobby, who.user, who.press)
    return notice_screen("dismissed", who.texts)
