"""The form in which partners write their note, opened from a button and sent back."""

from __future__ import annotations

from typing import Any, Final, cast

import discord
from discord import ui

from sfb_bot.discord_ui.private_screens import refused, team_of
from sfb_bot.discord_ui.replying import acknowledge, show
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.kernel import PlayerError
from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchId, UserId
from sfb_bot.matches.team_notes import LONGEST_NOTE
from sfb_bot.screens.press import MatchPress
from sfb_bot.screens.refusals import denial_screen

# The match is written into the form, so that it can be sent after a restart.
_FORM: Final = "sfb-note"
_FIELD: Final = "note"


async def open_form(shell: Shell, interaction: discord.Interaction, press: MatchPress) -> bool:
    """Open the form with what is written so far; False for somebody who may not write there.

    A form has to be the first answer to a press, so nothing is acknowledged before.
    """
    try:
        note = await shell.app.team_notes.read(MatchId(press.match), UserId(interaction.user.id))
    except PlayerError:
        return False
    texts = await shell.texts_for(interaction)
    await interaction.response.send_modal(_form(press.match, note.text if note is not None else "", texts))
    return True


def _form(match: int, text: str, texts: Texts) -> ui.Modal:
    form = ui.Modal(title=texts.say("modal-note"), custom_id=f"{_FORM}:{match}")
    field: ui.TextInput[Any] = ui.TextInput(
        style=discord.TextStyle.paragraph,
        default=text,
        max_length=LONGEST_NOTE,
        required=False,
        custom_id=_FIELD,
    )
    form.add_item(ui.Label(text=texts.say("modal-note-text"), component=field))
    return form


def is_note_form(interaction: discord.Interaction) -> bool:
    """Whether somebody has sent the form of a note."""
    data = cast("dict[str, Any]", interaction.data or {})
    is_form = interaction.type is discord.InteractionType.modal_submit
    return is_form and str(data.get("custom_id", "")).partition(":")[0] == _FORM


async def take_note(shell: Shell, interaction: discord.Interaction) -> None:
    """Write the note and show it where the form was opened."""
    data = cast("dict[str, Any]", interaction.data or {})
    await acknowledge(interaction)
    texts = await shell.texts_for(interaction)
    user, number = UserId(interaction.user.id), str(data.get("custom_id", "")).partition(":")[2]
    if not (number.isascii() and number.isdigit() and len(number) < 19):
        screen = denial_screen("unknown", texts)
    else:
        match = MatchId(int(number))
        try:
            await shell.app.team_notes.write(
                match, user, typed_into(data).get(_FIELD, ""), str(interaction.id)
            )
            screen = await team_of(shell, match, user, texts)
        except PlayerError as error:
            screen = refused(shell, error, texts, match)
    await show(interaction, screen, shell.images, texts)


def typed_into(data: dict[str, Any]) -> dict[str, str]:
    """What was filled into a form, by the name of the field."""
    fields = [part.get("component", {}) for part in data.get("components", ())]
    return {str(field.get("custom_id")): str(field.get("value", "")) for field in fields}
