"""The words of slash commands: descriptions of commands, of their options and of fixed choices."""

from __future__ import annotations

from sfb_bot.locale import Texts

LONGEST_DESCRIPTION = 100


def command_words(command: str, texts: Texts) -> str:
    """The description of a command such as `brawl challenge`."""
    return texts.say(f"command-{command.replace(' ', '-')}")


def option_words(option: str, texts: Texts) -> str:
    """The description of an option such as `opponent`."""
    return texts.say(f"option-{option}")


def choice_words(option: str, value: str, texts: Texts) -> str:
    """The name of a fixed choice of an option, such as `daily` of `pace`."""
    return texts.say(f"choice-{option}-{value}")
