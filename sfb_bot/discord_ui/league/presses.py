"""What happens when somebody presses a button of a season."""

from __future__ import annotations

import discord

from sfb_bot.discord_ui.commands.answering import caller
from sfb_bot.discord_ui.league.asking import carry_out, let_be, show_action
from sfb_bot.discord_ui.league.looking import Looking
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.leagues.seasons.actions import Drop
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.locale import Texts
from sfb_bot.matches.records import GuildId, SeasonId, UserId
from sfb_bot.screens.league.organising import done_screen
from sfb_bot.screens.press import SeasonPress
from sfb_bot.screens.values import PrivateScreen


async def press_season(
    shell: Shell, interaction: discord.Interaction, press: SeasonPress, texts: Texts
) -> PrivateScreen:
    """Carry it out and say what to show."""
    if press.verb == "carryout":
        return await carry_out(shell, interaction, press.arg, texts)
    if press.verb == "letbe":
        return await let_be(shell, interaction, press.arg, texts)
    view = await shell.app.leagues.view(SeasonId(press.season), GuildId(interaction.guild_id or 0))
    if press.verb == "enter":
        return await enter(shell, interaction, view, None, texts)
    if press.verb == "withdraw":
        return await withdraw(shell, interaction, view, texts)
    return await _look(Looking(shell, interaction, texts), view, press, caller(interaction))


async def _look(looking: Looking, view: SeasonView, press: SeasonPress, user: UserId) -> PrivateScreen:
    page = int(press.arg) if press.arg.isascii() and press.arg.isdigit() and len(press.arg) < 6 else None
    if press.verb == "tablewords":
        return await looking.words(view, page or 0)
    if press.verb == "schedule":
        return await looking.schedule(view)
    if press.verb == "results":
        return await looking.results(view, page)
    if press.verb == "mine":
        return await looking.pairing(user, view)
    return await looking.table(view)


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
