"""The animated replay of a match, from the public view."""

from __future__ import annotations

import io

import discord

from sfb_bot.app.records import MatchId
from sfb_bot.discord_ui.replying import show
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.locale import Texts
from sfb_bot.screens.refusals import denial_screen

# Well below Discord's 10 MiB, so that it loads on a phone.
LARGEST_REPLAY = 2_000_000


async def send_replay(shell: Shell, interaction: discord.Interaction, match: MatchId, texts: Texts) -> None:
    """Show the replay to whoever asked for it."""
    look = await shell.app.matches.look(match)
    moments = await shell.app.matches.history(match)
    drawn = await shell.images.replay(look.record.game, moments, texts.language, LARGEST_REPLAY)
    if drawn is None:
        await show(interaction, denial_screen("not-found", texts), shell.images, texts.language)
        return
    file = discord.File(io.BytesIO(drawn.data), drawn.filename, description=drawn.alt)
    await interaction.edit_original_response(attachments=[file])
