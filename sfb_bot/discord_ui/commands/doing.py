"""`/brawl do`: a card with destination and target in one line, completed from the legal options."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands

from sfb_bot.discord_ui.commands.answering import Choices, caller, match_here
from sfb_bot.discord_ui.private_screens import play_screen
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.kernel import PlayerError
from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchId
from sfb_bot.screens.panel import options_typed
from sfb_bot.screens.values import PrivateScreen


async def do(
    shell: Shell, interaction: discord.Interaction, match: MatchId, wishes: Sequence[str], texts: Texts
) -> PrivateScreen:
    """Carry it out, then show what is asked next."""
    await shell.app.matches.do(match, caller(interaction), wishes, str(interaction.id))
    return await play_screen(shell, match, caller(interaction), texts)


async def complete(
    shell: Shell, interaction: discord.Interaction, before: Sequence[str], typed: str
) -> Choices:
    """What may be typed next, given the options filled in before; nothing for somebody not asked."""
    given = interaction.namespace.__dict__
    wishes = [str(given[name]) for name in before if given.get(name)]
    try:
        match = await match_here(shell, interaction)
        look = await shell.app.matches.look(match, caller(interaction))
        if wishes:
            look = await shell.app.matches.preview(match, caller(interaction), wishes)
    except PlayerError:
        return []
    if look is None or look.question is None:
        return []
    texts = await shell.texts_for(interaction)
    found = options_typed(shell.screens(look.record), look.private, look.question, typed, texts)
    return [app_commands.Choice(name=name, value=key) for name, key in found]
