"""What partners write down for each other: read, opened as a form, written."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import ui

from sfb_bot.discord_ui.actions.handlers import Show, handles, opens_form
from sfb_bot.discord_ui.actions.looks import own_look
from sfb_bot.discord_ui.person import Person
from sfb_bot.discord_ui.shell import Shell, called, partners_of
from sfb_bot.matches.team_notes import LONGEST_NOTE
from sfb_bot.screens.actions import OpenTeamNote, ShowTeamNote, WriteTeamNote
from sfb_bot.screens.team_note import team_note_screen

_FIELD: Final = "note"


@handles(ShowTeamNote)
async def show_team_note(shell: Shell, who: Person, action: ShowTeamNote) -> Show:
    """What the partners have written down."""
    note = await shell.app.team_notes.read(action.match, who.user)
    look = await own_look(shell, who, action.match)
    partner = called(partners_of(look), who.texts)
    return team_note_screen(action.match, note, partner, who.texts, is_over=look.record.status == "over")


@handles(WriteTeamNote)
async def write_team_note(shell: Shell, who: Person, action: WriteTeamNote) -> Show:
    """Replace the note and show it."""
    await shell.app.team_notes.write(action.match, who.user, action.text, who.press)
    return await show_team_note(shell, who, ShowTeamNote(action.match))


@opens_form(OpenTeamNote)
async def open_team_note(shell: Shell, who: Person, action: OpenTeamNote) -> ui.Modal:
    """The form with what is written so far; what is sent with it is written."""
    note = await shell.app.team_notes.read(action.match, who.user)
    written = WriteTeamNote(action.match)
    form = ui.Modal(title=who.texts.say("modal-note"), custom_id=written.menu_id())
    # Any: the field belongs to no view of the library's own.
    field: ui.TextInput[Any] = ui.TextInput(
        style=discord.TextStyle.paragraph,
        default=note.text if note is not None else "",
        max_length=LONGEST_NOTE,
        required=False,
        custom_id=_FIELD,
    )
    form.add_item(ui.Label(text=who.texts.say("modal-note-text"), component=field))
    return form
