"""All texts of the bot, by language."""

from sfb_bot.locale.texts import (
    DEFAULT_LANGUAGE,
    TextMissing,
    Texts,
    best_language,
    broken_entries,
    ids_of,
    languages,
    variables_of,
)

__all__ = [
    "DEFAULT_LANGUAGE",
    "TextMissing",
    "Texts",
    "best_language",
    "broken_entries",
    "ids_of",
    "languages",
    "variables_of",
]
