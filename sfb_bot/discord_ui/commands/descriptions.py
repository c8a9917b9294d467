"""What Discord shows about a command before it is sent: descriptions and fixed choices."""

from __future__ import annotations

from typing import Final

from discord import app_commands

from sfb_bot.locale import Texts
from sfb_bot.screens.commands import choice_words, command_words, option_words

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
