"""How every command answers: acknowledged at once, private, refused politely."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import discord
from discord import app_commands

from sfb_bot.discord_ui.delivery.replies import acknowledge, show
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.kernel import PlayerError
from sfb_bot.locale import Texts
from sfb_bot.matches.records import UserId
from sfb_bot.screens.commands import choice_words, command_words, option_words
from sfb_bot.screens.values import PrivateScreen

Choices = list[app_commands.Choice[str]]

# Command texts are sent to Discord in English; translations follow with the translator.
_ENGLISH: Final = Texts("en")


def describe(command: str) -> str:
    """The description of a command."""
    return command_words(command, _ENGLISH)


def options(**names: str) -> dict[str, str]:
    """The descriptions of a command's options; the values name texts where they differ from the option."""
    return {name: option_words(text or name, _ENGLISH) for name, text in names.items()}


def fixed(option: str, *values: str) -> Choices:
    """Fixed choices of an option."""
    return [app_commands.Choice(name=choice_words(option, value, _ENGLISH), value=value) for value in values]


async def answer(
    shell: Shell,
    interaction: discord.Interaction,
    make: Callable[[Texts], Awaitable[PrivateScreen | None]],
) -> None:
    """Acknowledge, make the screen, show it; a refusal is a screen too."""
    await acknowledge(interaction)
    shell.names.note(interaction.user)
    texts = await shell.texts_for(interaction)
    try:
        screen = await make(texts)
    except PlayerError as error:
        screen = shell.refusal(error, texts)
    if screen is not None:
        await show(interaction, screen, shell.images, texts)


def caller(interaction: discord.Interaction) -> UserId:
    """Who typed the command."""
    return UserId(interaction.user.id)
