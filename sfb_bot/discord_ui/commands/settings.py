"""`/settings` and `/doctor`."""

from __future__ import annotations

import re
from functools import partial
from typing import Final

import discord
from discord import app_commands

from sfb_bot.discord_ui.actions.dispatch import perform
from sfb_bot.discord_ui.commands.descriptions import Choices, choice, describe, fixed, options, suggested
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.matches.records import UserId
from sfb_bot.matches.timezones import local_time, zones_like
from sfb_bot.screens.commands import choice_words
from sfb_bot.screens.limits import MOST_CHOICES
from sfb_bot.screens.settings import ORIENTATIONS, POSTS, THEMES, WEB, language_names
from sfb_bot.screens.settings_actions import (
    BlockPlayer,
    OwnSetting,
    ServerChange,
    ServerSetting,
    SetGames,
    SetMine,
    SetServer,
    ShowHealth,
    ShowMySettings,
    ShowServerSettings,
)

_LANGUAGES: Final = [app_commands.Choice(name=name, value=one) for one, name in language_names().items()]
_OWN_LANGUAGES: Final = [*fixed("language", "auto"), *_LANGUAGES]
_SERVER_LANGUAGES: Final = [choice("auto", partial(choice_words, "language", "server")), *_LANGUAGES]


class SettingsCommands(app_commands.Group):
    """What a person and a server can choose."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(name="settings", description=describe("settings"))
        self._shell = shell

    @app_commands.command(name="me", description=describe("settings me"))
    @app_commands.describe(**options(theme="", orientation="", language="", timezone=""))
    @app_commands.choices(
        theme=fixed("theme", "auto", *THEMES),
        orientation=fixed("orientation", "auto", *ORIENTATIONS),
        language=_OWN_LANGUAGES,
    )
    async def me(
        self,
        interaction: discord.Interaction,
        theme: str | None = None,
        orientation: str | None = None,
        language: str | None = None,
        timezone: str | None = None,
    ) -> None:
        """Your settings; what is given is set first."""
        given: dict[OwnSetting, str | None] = {
            "theme": theme,
            "orientation": orientation,
            "language": language,
            "timezone": timezone,
        }
        changes = tuple(SetMine(name, value) for name, value in given.items() if value)
        await perform(self._shell, interaction, ShowMySettings(changes))

    @me.autocomplete("timezone")
    async def _complete_timezone(self, interaction: discord.Interaction, typed: str) -> Choices:
        texts = await self._shell.texts_for(interaction)
        found = zones_like(typed, MOST_CHOICES - 1)
        now = self._shell.app.clock.machine.now()
        named = [app_commands.Choice(name=f"{n} ({local_time(n, now):%H:%M})", value=n) for n in found]
        return [*named, *suggested("timezone", texts, "off")]

    @app_commands.command(name="block", description=describe("settings block"))
    @app_commands.describe(**options(player="block"))
    async def block(self, interaction: discord.Interaction, player: discord.User) -> None:
        """Let somebody invite you no more."""
        await perform(self._shell, interaction, BlockPlayer(UserId(player.id)))

    @app_commands.command(name="unblock", description=describe("settings unblock"))
    @app_commands.describe(**options(player="unblock"))
    async def unblock(self, interaction: discord.Interaction, player: discord.User) -> None:
        """Let somebody invite you again."""
        await perform(self._shell, interaction, BlockPlayer(UserId(player.id), is_blocked=False))

    @app_commands.command(name="server", description=describe("settings server"))
    @app_commands.describe(
        **options(
            theme="",
            orientation="",
            language="",
            games="",
            posts="",
            puzzle="",
            results="",
            live="",
            queue="",
            web="",
        )
    )
    @app_commands.choices(
        theme=fixed("theme", *THEMES),
        orientation=fixed("orientation", *ORIENTATIONS),
        language=_SERVER_LANGUAGES,
        posts=fixed("posts", *POSTS),
        puzzle=fixed("puzzle", "here", "off"),
        results=fixed("results", "here", "off"),
        live=fixed("live", "here", "off"),
        queue=fixed("queue", "here", "off"),
        web=fixed("web", *WEB),
    )
    async def server(  # noqa: PLR0913 - Discord hands over every option by name
        self,
        interaction: discord.Interaction,
        *,
        theme: str | None = None,
        orientation: str | None = None,
        language: str | None = None,
        games: str | None = None,
        posts: str | None = None,
        puzzle: str | None = None,
        results: str | None = None,
        live: str | None = None,
        queue: str | None = None,
        web: str | None = None,
    ) -> None:
        """The server's settings, for organisers; what is given is set first."""
        given: dict[ServerSetting, str | None] = {
            "theme": theme,
            "orientation": orientation,
            "language": language,
            "posts": posts,
            "puzzle": puzzle,
            "results": results,
            "live": live,
            "queue": queue,
            "web": web,
        }
        changes: list[ServerChange] = [SetServer(name, value) for name, value in given.items() if value]
        if games:
            changes.append(SetGames(() if games == "all" else tuple(re.split(r"[\s,]+", games.strip()))))
        await perform(self._shell, interaction, ShowServerSettings(tuple(changes)))

    @server.autocomplete("games")
    async def _complete_games(self, interaction: discord.Interaction, typed: str) -> Choices:
        texts = await self._shell.texts_for(interaction)
        titles = [(pack.screens.title(texts), name) for name, pack in self._shell.packs.items()]
        every = [
            *suggested("games", texts, "all"),
            *(app_commands.Choice(name=t, value=n) for t, n in titles),
        ]
        return [one for one in every if typed.casefold() in one.name.casefold()]


def add_doctor(tree: app_commands.CommandTree, shell: Shell) -> None:
    """Add `/doctor`."""

    @tree.command(name="doctor", description=describe("doctor"))
    async def doctor(interaction: discord.Interaction) -> None:
        await perform(shell, interaction, ShowHealth())

    del doctor
