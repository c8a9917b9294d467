"""The words in pictures and their alt texts."""

from __future__ import annotations

from functools import cache

from sfb_bot.games.rift.rules.content import Content, in_language
from sfb_bot.games.rift.texts import rift_texts
from sfb_bot.locale import Texts


@cache
def picture_texts(language: str) -> Texts:
    """What the game says in a language; in English where the language is unknown or lacks something."""
    return rift_texts(Texts(language))


def card_name(content: Content, card: str, language: str) -> str:
    """What a warrior or a spell is called; the id of one that is not in the box."""
    found = content.kinds.get(card) or content.spells.get(card)
    return in_language(found.name.texts, language) if found else card
