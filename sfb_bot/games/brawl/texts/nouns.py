"""Names of the box as sentences need them."""

from __future__ import annotations

from sfb_bot.games.brawl.rules.content import Champion, in_language
from sfb_bot.locale import Noun, phrase


def champion_noun(champion: Champion, language: str) -> Noun:
    """What a champion is called in a language, with the cases and the gender that sentences ask for."""
    return Noun(in_language(champion.names, language), champion.cases.get(language), champion.gender)


def lettered(name: str, letter: str) -> str:
    """A name with the letter of its side, in every case: `Дугрун (A)`."""
    return phrase("{name} ({letter})".format, name=name, letter=letter)
