"""`/settings` and `/doctor`."""

from __future__ import annotations

import discord
from discord import app_commands

from sfb_bot.discord_ui.commands.answering import answer, caller, describe
from sfb_bot.discord_ui.commands.starting import missing_permissions
from sfb_bot.discord_ui.plain_presses import my_settings, server_settings
from sfb_bot.discord_ui.rights import is_organiser
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.locale import Texts
from sfb_bot.matches.records import GuildId
from sfb_bot.screens.notices import Check, doctor_screen
from sfb_bot.screens.refusals import denial_screen
from sfb_bot.screens.values import PrivateScreen


class SettingsCommands(app_commands.Group):
    """What a person and a server can choose."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(name="settings", description=describe("settings"))
        self._shell = shell

    @app_commands.command(name="me", description=describe("settings me"))
    async def me(self, interaction: discord.Interaction) -> None:
        """The own settings."""

        async def make(texts: Texts) -> PrivateScreen:
            return await my_settings(self._shell, caller(interaction), texts)

        await answer(self._shell, interaction, make)

    @app_commands.command(name="server", description=describe("settings server"))
    async def server(self, interaction: discord.Interaction) -> None:
        """The server's settings, for organisers."""

        async def make(texts: Texts) -> PrivateScreen:
            if interaction.guild_id is None:
                return denial_screen("guild-only", texts)
            guild = GuildId(interaction.guild_id)
            if not is_organiser(interaction, await self._shell.app.store.guild_settings(guild)):
                return denial_screen("not-organiser", texts)
            return await server_settings(self._shell, guild, texts)

        await answer(self._shell, interaction, make)


def add_doctor(tree: app_commands.CommandTree, shell: Shell) -> None:
    """Add `/doctor`."""

    @tree.command(name="doctor", description=describe("doctor"))
    async def doctor(interaction: discord.Interaction) -> None:
        async def make(texts: Texts) -> PrivateScreen:
            missing = missing_permissions(interaction, "thread") if interaction.guild_id else []
            rights = Check("permissions", not missing, (("missing", ", ".join(missing)),))
            return doctor_screen([rights, *await shell.health()], texts)

        await answer(shell, interaction, make)

    del doctor
