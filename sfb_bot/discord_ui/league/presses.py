"""What happens when somebody presses a button of a season."""

from __future__ import annotations

import discord

from sfb_bot.discord_ui.commands.answering import caller
from sfb_bot.discord_ui.league.asking import show_action
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.leagues.seasons.actions import Drop
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.locale import Texts
from sfb_bot.matches.records import UserId
from sfb_bot.screens.league.organising import done_screen
from sfb_bot.screens.values import PrivateScreen


async def enter(
    shell: Shell, interaction: discord.Interaction, view: SeasonView, partner: UserId | None, texts: Texts
) -> PrivateScreen:
    """Join a season."""
    signing_up = shell.app.leagues.signing_up
    status = await signing_up.join(view.record.id, caller(interaction), str(interaction.id), partner)
    shell.app.wake()
    return done_screen(status, texts)


async def withdraw(
    shell: Shell, interaction: discord.Interaction, view: SeasonView, texts: Texts
) -> PrivateScreen:
    """Leave a season: before the start at once, later by dropping out, which is asked about first."""
    user = caller(interaction)
    if view.record.status == "signup":
        await shell.app.leagues.signing_up.leave(view.record.id, user, str(interaction.id))
        shell.app.wake()
        return done_screen("left", texts)
    return await show_action(shell, interaction, view, Drop(user), "", texts)
