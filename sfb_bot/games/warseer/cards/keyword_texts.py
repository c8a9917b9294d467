"""Keywords and crit effects as the card files write them: `Long shot 5: Y`, `Hunter: mercenary`, `Add G`."""

from __future__ import annotations

import re
from typing import Final, Literal

from sfb_bot.games.warseer.rules.content import DICE, RANKS
from sfb_bot.games.warseer.rules.effect_values import Keyword

# What stands behind a keyword.
_Shape = Literal["", "number", "dice", "number dice", "subject"]

KEYWORDS: Final[dict[str, _Shape]] = {
    "agile": "",
    "ambush": "dice",
    "armour": "number",
    "assassin": "",
    "aura": "number",
    "berserk": "",
    "brave": "",
    "brute": "",
    "charge": "dice",
    "clinch": "",
    "contract": "number",
    "counterblow": "dice",
    "defender": "",
    "difficult_target": "",
    "first_word": "",
    "flank": "dice",
    "flight": "",
    "forged": "",
    "fortitude": "",
    "healer": "",
    "hook": "number",
    "hunter": "subject",
    "last_word": "",
    "long_shot": "number dice",
    "master_of_attack": "number",
    "monster": "",
    "multiple_use": "number",
    "persecution": "number",
    "predator": "",
    "protector": "",
    "regeneration": "",
    "resurgent": "",
    "run": "number",
    "rush": "",
    "shield": "",
    "slow": "",
    "superior": "",
    "warlord": "subject",
}
# Granted by cards; no keywords of the glossary.
GRANTED: Final = ("no_sight", "surefooted")
CRITS: Final[dict[str, _Shape]] = {
    "add_dice": "dice",
    "add_push": "",
    "advance": "",
    "frenzy": "",
    "hammerblow": "",
    "infection": "",
    "nimble": "",
    "parasite": "",
    "poison": "",
    "slash": "",
    "stun": "",
    "swap": "",
    "vampirism": "",
}
_SUBJECTS: Final = {"hunter": ("mercenary", "resurgent", "gold", "armoured"), "warlord": RANKS[1:]}
_DICE: Final = re.compile(f"[{DICE}]+")


class EffectError(Exception):
    """A sentence that says what is wrong with a keyword or an effect."""


def read_keyword(text: str) -> Keyword:
    """A keyword with what stands behind it."""
    name, rest = _split(text, (*KEYWORDS, *GRANTED), "keyword")
    return _shaped(text, name, KEYWORDS.get(name, ""), rest)


def read_crit(text: str) -> Keyword:
    """A crit effect; `Add G` adds dice."""
    if text.startswith("Add ") and is_dice(text[4:]):
        return Keyword("add_dice", dice=text[4:])
    name, rest = _split(text, tuple(CRITS), "crit effect")
    return _shaped(text, name, CRITS[name], rest)


def is_dice(text: str) -> bool:
    """Whether this is letters of dice."""
    return _DICE.fullmatch(text) is not None


def _split(text: str, known: tuple[str, ...], what: str) -> tuple[str, list[str]]:
    """The name a text begins with, and the words behind it."""
    words = text.replace(": ", " ", 1).split()
    for count in range(len(words), 0, -1):
        name = "_".join(words[:count])
        # Sentences spell a keyword with one capital: its first letter, or none where only cards grant it.
        if name.lower() in known and name[1:] == name[1:].lower():
            rest = words[count:]
            return name.lower(), rest[1:] if rest[:1] == ["add"] else rest
    raise EffectError(f"there is no {what} {text!r}")


def _shaped(text: str, name: str, shape: _Shape, rest: list[str]) -> Keyword:
    if shape == "" and not rest:
        return Keyword(name)
    if shape == "number" and len(rest) == 1 and rest[0].isdecimal():
        return Keyword(name, int(rest[0]))
    if shape == "dice" and len(rest) == 1 and is_dice(rest[0]):
        return Keyword(name, dice=rest[0])
    if shape == "number dice" and len(rest) == 2 and rest[0].isdecimal() and is_dice(rest[1]):
        return Keyword(name, int(rest[0]), rest[1])
    if shape == "subject" and len(rest) == 1 and rest[0].lower() in _SUBJECTS[name]:
        return Keyword(name, subject=rest[0].lower())
    raise EffectError(f"{text!r} is no {name.replace('_', ' ')}: behind it stands {shape or 'nothing'}")
