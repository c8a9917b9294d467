"""Options of league commands that suggest while somebody types."""

from __future__ import annotations

from typing import Protocol, cast

import discord
from discord import app_commands

from sfb_bot.discord_ui.actions.season_corrections import suggest_settings, suggest_values
from sfb_bot.discord_ui.actions.season_search import suggest_leagues, suggest_players, suggest_seasons
from sfb_bot.discord_ui.commands.setup_options import offered_packs, suggested_choices
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.matches.records import UserId
from sfb_bot.screens.league.actions import Guest

Choices = list[app_commands.Choice[str | int | float]]


class HasShell(Protocol):
    """The bot's own client."""

    @property
    def shell(self) -> Shell:
        """The application and everything it is shown with."""
        ...


def shell_of(interaction: discord.Interaction) -> Shell:
    """The shell of the client an interaction came to."""
    return cast("HasShell", interaction.client).shell


class _Typed(app_commands.Transformer):
    """A text with suggestions; what was typed is taken as it is."""

    async def transform(self, interaction: discord.Interaction, value: str, /) -> str:
        """The text itself."""
        del interaction
        return value


class SeasonName(_Typed):
    """A season of the server."""

    async def autocomplete(self, interaction: discord.Interaction, value: str | float, /) -> Choices:
        """Seasons whose name fits."""
        return cast("Choices", await suggest_seasons(shell_of(interaction), interaction, str(value)))


class LeagueName(_Typed):
    """A league of the server."""

    async def autocomplete(self, interaction: discord.Interaction, value: str | float, /) -> Choices:
        """Leagues whose name fits."""
        return cast("Choices", await suggest_leagues(shell_of(interaction), interaction, str(value)))


class EntrantName(_Typed):
    """Somebody who takes part in the season named before."""

    async def autocomplete(self, interaction: discord.Interaction, value: str | float, /) -> Choices:
        """Players whose name fits."""
        return cast("Choices", await suggest_players(shell_of(interaction), interaction, str(value)))


class MatchChoices(_Typed):
    """What is chosen for the matches of a season, where there is no room for an option each."""

    async def autocomplete(self, interaction: discord.Interaction, value: str | float, /) -> Choices:
        """What the mode named before has to choose."""
        mode = cast("str | None", getattr(interaction.namespace, "mode", None))
        shell = shell_of(interaction)
        who = await shell.person(interaction)
        packs = offered_packs(shell, who.server)
        return cast("Choices", suggested_choices(packs, mode, str(value), who.texts))


class SettingName(_Typed):
    """A setting of a season that can be changed."""

    async def autocomplete(self, interaction: discord.Interaction, value: str | float, /) -> Choices:
        """Settings whose name fits."""
        texts = await shell_of(interaction).texts_for(interaction)
        return cast("Choices", suggest_settings(str(value), texts))


class SettingValue(_Typed):
    """A value of the setting named before."""

    async def autocomplete(self, interaction: discord.Interaction, value: str | float, /) -> Choices:
        """What can be chosen."""
        texts = await shell_of(interaction).texts_for(interaction)
        setting = str(getattr(interaction.namespace, "setting", ""))
        return cast("Choices", suggest_values(setting, str(value), texts))


def guest(user: discord.User | discord.Member) -> Guest:
    """Somebody named in a command; Discord tells those who are in the server from those who are not."""
    return Guest(UserId(user.id), user.bot, isinstance(user, discord.Member))


SeasonOption = app_commands.Transform[str, SeasonName]
LeagueOption = app_commands.Transform[str, LeagueName]
EntrantOption = app_commands.Transform[str, EntrantName]
SettingOption = app_commands.Transform[str, SettingName]
ValueOption = app_commands.Transform[str, SettingValue]
MatchOptions = app_commands.Transform[str, MatchChoices]
