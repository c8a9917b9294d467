"""The few words pictures and their alt texts need, by language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sfb_bot.drawing.picture import RenderError

Table = Mapping[str, Mapping[str, str]]

LANGUAGES: Final = ("en", "ru", "uk")

WORDS: Final[Table] = {
    "en": {
        "round": "Round {number}",
        "setup": "Set-up",
        "end": "End",
        "vp": "VP",
        "goal": "first to {number}",
        "turn": "to act",
        "gate": "Gate",
        "nothing_played": "No cards played yet",
        "hand": "Hand",
        "deck": "Deck",
        "discard": "Discard",
        "side": "Side {letter}",
        "player": "Player {letter}",
    },
    "ru": {
        "round": "Раунд {number}",
        "setup": "Подготовка",
        "end": "Конец",
        "vp": "ПО",
        "goal": "до {number}",
        "turn": "ходит",
        "gate": "Врата",
        "nothing_played": "Карты ещё не играли",
        "hand": "Рука",
        "deck": "Колода",
        "discard": "Сброс",
        "side": "Сторона {letter}",
        "player": "Игрок {letter}",
    },
    "uk": {
        "round": "Раунд {number}",
        "setup": "Підготовка",
        "end": "Кінець",
        "vp": "ПО",
        "goal": "до {number}",
        "turn": "ходить",
        "gate": "Брама",
        "nothing_played": "Карт ще не грали",
        "hand": "Рука",
        "deck": "Колода",
        "discard": "Скид",
        "side": "Сторона {letter}",
        "player": "Гравець {letter}",
    },
}


def language_named(language: str) -> str:
    """The language itself, or a RenderError that lists the ones there are."""
    if language not in LANGUAGES:
        raise RenderError(f"There is no language {language!r}; choose one of {', '.join(LANGUAGES)}.")
    return language


def spoken(table: Table, key: str, language: str, **values: object) -> str:
    """A text of a table, filled in; in English where the language is unknown or lacks it."""
    text = table.get(language, table["en"]).get(key) or table["en"][key]
    return text.format(**values) if values else text


def word(key: str, language: str, **values: object) -> str:
    """A text of the shared table."""
    return spoken(WORDS, key, language, **values)
