"""Texts by language: the shell's own, and how those of a game are found."""

from sfb_bot.locale.fluent_files import (
    DEFAULT_LANGUAGE,
    SHELL,
    broken_entries,
    facts_wanted,
    ids_in,
    is_complete,
    languages,
)
from sfb_bot.locale.texts import TextMissing, Texts, complete_language

__all__ = [
    "DEFAULT_LANGUAGE",
    "SHELL",
    "TextMissing",
    "Texts",
    "broken_entries",
    "complete_language",
    "facts_wanted",
    "ids_in",
    "is_complete",
    "languages",
]
