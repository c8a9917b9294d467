"""Taking back: alone where nothing became known, else with the consent of the other side."""

from __future__ import annotations

from sfb_bot.discord_ui.actions.handlers import Show, handles
from sfb_bot.discord_ui.actions.looks import next_panel
from sfb_bot.discord_ui.person import Person
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.matches.refusals import NothingToUndo
from sfb_bot.screens.actions import AnswerUndo, Undo
from sfb_bot.screens.notices import notice_screen


@handles(Undo)
async def undo(shell: Shell, who: Person, action: Undo) -> Show:
    """Take back the last choice; whoever did not press a button for it may ask the other side for more."""
    matches = shell.app.matches
    try:
        look = await matches.undo(action.match, who.user, who.press, action.ask_no)
    except NothingToUndo:
        if action.ask_no is not None:
            raise
        to_seq, _ = await matches.ask_undo(action.match, who.user, who.press)
        look = await matches.look(action.match, who.user)
        if look.record.seq > to_seq:
            return notice_screen("undo-asked", who.texts)
    return await next_panel(shell, look, who.texts)


@handles(AnswerUndo)
async def answer_undo(shell: Shell, who: Person, action: AnswerUndo) -> Show:
    """Let the other side take something back, or not."""
    matches = shell.app.matches
    if not action.agrees:
        await matches.refuse_undo(action.match, who.user, action.ask_no, action.to_seq)
        return notice_screen("undo-refused", who.texts)
    look = await matches.consent_undo(action.match, who.user, action.ask_no, action.to_seq, who.press)
    return await next_panel(shell, look, who.texts)
