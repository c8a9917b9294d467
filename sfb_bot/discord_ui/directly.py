"""Private screens by direct message, for those who prefer that; a refusal falls back to the answer."""

from __future__ import annotations

from dataclasses import replace

import discord

from sfb_bot.discord_ui.components import private_message
from sfb_bot.discord_ui.replying import is_private_panel
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.locale import Texts
from sfb_bot.matches.records import UserId
from sfb_bot.screens.notices import notice_screen
from sfb_bot.screens.values import PrivateScreen


async def hand_over(
    shell: Shell, interaction: discord.Interaction, screen: PrivateScreen, texts: Texts
) -> PrivateScreen:
    """The screen to answer with: itself, or a word that it was sent by direct message.

    Whoever closed their direct messages is told so once and gets answers from then on.
    """
    likes = await shell.app.store.preferences(UserId(interaction.user.id))
    if likes.hand_by != "dm" or likes.dm_refused or is_private_panel(interaction):
        return screen
    message = await private_message(screen, shell.images, texts)
    try:
        await interaction.user.send(view=message.view, files=message.files)
    except discord.Forbidden:
        await shell.app.store.save_preferences(replace(likes, dm_refused=True))
        lines = (texts.say("dm-refused"), *screen.lines)[:4]
        return PrivateScreen(lines, screen.picture, screen.rows)
    return notice_screen("hand-sent", texts)
