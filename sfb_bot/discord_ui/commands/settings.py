"""`/settings` and `/doctor`."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands

from sfb_bot.discord_ui.commands.answering import answer, caller, describe, fixed, options
from sfb_bot.discord_ui.commands.starting import missing_permissions
from sfb_bot.discord_ui.plain_presses import my_settings, server_settings, set_mine, set_server
from sfb_bot.discord_ui.rights import is_organiser
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.locale import Texts, languages
from sfb_bot.matches.records import GuildId
from sfb_bot.screens.notices import Check, doctor_screen
from sfb_bot.screens.refusals import denial_screen
from sfb_bot.screens.settings import THEMES, language_label
from sfb_bot.screens.values import PrivateScreen

_LANGUAGES: Final = [
    app_commands.Choice(name=language_label(language, Texts()), value=language) for language in languages()
]
_OWN_LANGUAGES: Final = [*fixed("language", "auto"), *_LANGUAGES]


class SettingsCommands(app_commands.Group):
    """What a person and a server can choose."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(name="settings", description=describe("settings"))
        self._shell = shell

    @app_commands.command(name="me", description=describe("settings me"))
    @app_commands.describe(**options(theme="", language=""))
    @app_commands.choices(theme=fixed("theme", "auto", *THEMES), language=_OWN_LANGUAGES)
    async def me(
        self, interaction: discord.Interaction, theme: str | None = None, language: str | None = None
    ) -> None:
        """Your settings; what is given is set first."""

        async def make(texts: Texts) -> PrivateScreen:
            screen = await my_settings(self._shell, caller(interaction), texts)
            for name, value in (("theme", theme), ("language", language)):
                if value is not None:
                    async with self._shell.settings_lock:
                        screen = await set_mine(self._shell, interaction, name, value)
            return screen

        await answer(self._shell, interaction, make)

    @app_commands.command(name="server", description=describe("settings server"))
    @app_commands.describe(**options(theme="", language=""))
    @app_commands.choices(theme=fixed("theme", *THEMES), language=_LANGUAGES)
    async def server(
        self, interaction: discord.Interaction, theme: str | None = None, language: str | None = None
    ) -> None:
        """The server's settings, for organisers; what is given is set first."""

        async def make(texts: Texts) -> PrivateScreen:
            if interaction.guild_id is None:
                return denial_screen("guild-only", texts)
            guild = GuildId(interaction.guild_id)
            if not is_organiser(interaction, await self._shell.app.store.guild_settings(guild)):
                return denial_screen("not-organiser", texts)
            screen = await server_settings(self._shell, guild, texts)
            for name, value in (("server_theme", theme), ("server_language", language)):
                if value is not None:
                    async with self._shell.settings_lock:
                        screen = await set_server(self._shell, interaction, name, value, texts)
            return screen

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
