"""The words in pictures and their alt texts."""

from __future__ import annotations

from functools import cache

from sfb_bot.games.brawl.rules.content import Champion
from sfb_bot.games.brawl.texts import brawl_texts
from sfb_bot.locale import Texts


@cache
def picture_texts(language: str) -> Texts:
    """What Brawl says in a language; in English where the language is unknown or lacks something."""
    return brawl_texts(Texts(language))


def thing(key: str, language: str) -> str:
    """A trap face or a plain word among the options; one without a text is said as it is written."""
    texts = picture_texts(language)
    return texts.say(f"alt-word-{key}") if texts.has(f"alt-word-{key}") else key.replace("_", " ")


def role_words(champion: Champion, language: str) -> str:
    """What a champion is good at."""
    return ", ".join(picture_texts(language).say(f"role-{role}") for role in champion.roles)
