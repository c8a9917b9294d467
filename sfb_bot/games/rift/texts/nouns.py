"""Names of the box as sentences need them."""

from __future__ import annotations

from sfb_bot.games.rift.rules.content import Name, Spell, WarriorKind, in_language
from sfb_bot.locale import Noun


def warrior_noun(kind: WarriorKind, language: str) -> Noun:
    """What a warrior is called in a language, with the cases and the gender that sentences ask for."""
    return _noun(kind.name, language)


def spell_noun(spell: Spell, language: str) -> Noun:
    """The same of a spell."""
    return _noun(spell.name, language)


def _noun(name: Name, language: str) -> Noun:
    return Noun(in_language(name.texts, language), name.cases.get(language), name.genders.get(language, ""))
