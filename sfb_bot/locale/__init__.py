"""Texts by language: the shell's own, and how those of a game are found."""

from sfb_bot.locale.fluent_files import (
    DEFAULT_LANGUAGE,
    SHELL,
    FactsWanted,
    broken_entries,
    digest,
    facts_wanted,
    ids_in,
    is_complete,
    languages,
)
from sfb_bot.locale.grammar import CASES, FUNCTIONS, GENDERS, Noun, enumeration, in_case, phrase, signed
from sfb_bot.locale.texts import TextMissing, Texts, complete_language

__all__ = [
    "CASES",
    "DEFAULT_LANGUAGE",
    "FUNCTIONS",
    "GENDERS",
    "SHELL",
    "FactsWanted",
    "Noun",
    "TextMissing",
    "Texts",
    "broken_entries",
    "complete_language",
    "digest",
    "enumeration",
    "facts_wanted",
    "ids_in",
    "in_case",
    "is_complete",
    "languages",
    "phrase",
    "signed",
]
