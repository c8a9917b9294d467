"""What Discord shows about a command before it is sent: descriptions and fixed choices, in every language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from discord import app_commands
from discord.app_commands import locale_str

from sfb_bot.locale import DEFAULT_LANGUAGE, Texts
from sfb_bot.screens.commands import choice_words, command_words, option_words

Choices = list[app_commands.Choice[str]]
Words = Callable[[Texts], str]

# Where a text of a command keeps the way to say it in another language; the translator reads it.
SAY: Final = "say"
_ENGLISH: Final = Texts(DEFAULT_LANGUAGE)


def in_every_language(words: Words) -> locale_str:
    """A text in English, which the translator can say in all other languages as well."""
    return locale_str(words(_ENGLISH), **{SAY: words})


def describe(command: str) -> locale_str:
    """The description of a command."""
    return in_every_language(lambda texts: command_words(command, texts))


def options(**names: str) -> dict[str, locale_str]:
    """The descriptions of a command's options; the values name texts where they differ from the option."""
    return {name: _option(text or name) for name, text in names.items()}


def _option(text: str) -> locale_str:
    return in_every_language(lambda texts: option_words(text, texts))


def fixed(option: str, *values: str) -> Choices:
    """Fixed choices of an option."""
    return [choice(value, lambda texts, value=value: choice_words(option, value, texts)) for value in values]


def choice(value: str, words: Words) -> app_commands.Choice[str]:
    """A fixed choice, called by these words."""
    return app_commands.Choice(name=in_every_language(words), value=value)


def suggested(option: str, texts: Texts, *values: str) -> Choices:
    """The same choices as suggestions while somebody types: in that person's language, set or not."""
    return [app_commands.Choice(name=choice_words(option, value, texts), value=value) for value in values]
