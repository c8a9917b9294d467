"""The words of slash commands: descriptions of commands, of their options and of fixed choices."""

from __future__ import annotations

from typing import Any

from sfb_bot.locale import Texts
from sfb_bot.screens.game import Game

LONGEST_DESCRIPTION = 100


def command_words(command: str, texts: Texts) -> str:
    """The description of a command such as `settings me`."""
    return texts.say(f"command-{command.replace(' ', '-')}")


def option_words(option: str, texts: Texts) -> str:
    """The description of an option such as `opponent`."""
    return texts.say(f"option-{option}")


def option_name(option: str, texts: Texts) -> str:
    """What an option is called while somebody types a command; empty where nothing says it."""
    key = f"option-name-{option}"
    return texts.say(f"option-name-{option}") if texts.has(key) else ""


def choice_words(option: str, value: str, texts: Texts) -> str:
    """The name of a fixed choice of an option, such as `daily` of `pace`."""
    return texts.say(f"choice-{option}-{value}")


# Any: what a view is does not matter to the words of commands.


def game_command_words(game: Game[Any, Any], command: str, texts: Texts) -> str:
    """The same of a game's own command group, and of commands that begin a match of it."""
    return game.own_texts(texts).say(f"command-{command}")


def game_option_words(game: Game[Any, Any], option: str, texts: Texts) -> str:
    """The description of an option that a game's form has, or of one that all have."""
    return game.own_texts(texts).say(f"option-{option}")


def game_choice_words(game: Game[Any, Any], option: str, value: str, texts: Texts) -> str:
    """The name of a choice of such an option."""
    return game.own_texts(texts).say(f"choice-{option}-{value}")
