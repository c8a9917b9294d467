"""Private screens by direct message, for those who prefer that; a refusal falls back to the answer."""

from __future__ import annotations

from dataclasses import replace

import discord

from sfb_bot.discord_ui.components import private_message
from sfb_bot.discord_ui.delivery.replies import is_private_panel
from sfb_bot.discord_ui.person import Person
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.screens.notices import notice_screen
from sfb_bot.screens.values import PrivateScreen


async def hand_over(shell: Shell, who: Person, screen: PrivateScreen) -> PrivateScreen:
    """The screen to answer with: itself, or a word that it was sent by direct message.

    Whoever closed their direct messages is told so once and gets answers from then on.
    """
    wanted = who.preferences
    if wanted.hand_by != "dm" or wanted.dm_refused or is_private_panel(who.interaction):
        return screen
    message = await private_message(screen, shell.images, who.texts)
    try:
        await who.interaction.user.send(view=message.view, files=message.files)
    except discord.Forbidden:
        await shell.app.store.save_preferences(replace(wanted, dm_refused=True))
        lines = (who.texts.say("dm-refused"), *screen.lines)[:4]
        return PrivateScreen(lines, screen.picture, screen.rows)
    return notice_screen("hand-sent", who.texts)
