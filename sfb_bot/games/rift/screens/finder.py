"""Finding what can be looked up by what somebody typed, in any language its names are printed in."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from sfb_bot.games.rift.rules.content import Texts as Printed
from sfb_bot.games.rift.screens.names import Names
from sfb_bot.games.rift.screens.rulebook import PRINTED_NAMES, RULES
from sfb_bot.locale import Texts, languages
from sfb_bot.screens.limits import LONGEST_CHOICE, MOST_CHOICES, clip

# As keyboards have them: straight, typographic, the modifier letter, grave, acute, prime.
_APOSTROPHES: Final = "'’‘ʼ`´′"


@dataclass(frozen=True, slots=True)
class _Entry:
    """Something to read about: its id, what the reader calls it, and what else it is called."""

    key: str
    shown: str
    others: tuple[str, ...] = ()


def found(kind: str, typed: str, names: Names) -> tuple[tuple[str, str], ...]:
    """Name and id of what fits the typed text, best first, at most 25; `kind` is card or rule.

    Where nothing is typed rules stand in the order in which they are read, cards by name.
    """
    wanted = plainly(typed)
    entries = _rules(names) if kind == "rule" else _cards(names)
    fitting: list[tuple[tuple[bool, bool, str], str, str]] = []
    for entry in entries:
        name = next((each for each in (entry.shown, *entry.others) if wanted in plainly(each)), None)
        if name is None:
            continue
        is_own = name == entry.shown
        shown = entry.shown if is_own else names.texts.say("find-other", name=entry.shown, other=name)
        starts = plainly(name).startswith(wanted)
        fitting.append(((not starts, not is_own, plainly(entry.shown)), shown, entry.key))
    if wanted or kind != "rule":
        fitting.sort(key=lambda each: each[0])
    return tuple((clip(shown, LONGEST_CHOICE), key) for _, shown, key in fitting[:MOST_CHOICES])


def plainly(text: str) -> str:
    """Without case, apostrophes and marks over letters: `полет` finds «Полёт»."""
    spread = unicodedata.normalize("NFKD", text.casefold().strip().replace("ґ", "г"))
    return "".join(
        letter for letter in spread if not (unicodedata.combining(letter) or letter in _APOSTROPHES)
    )


def _rules(names: Names) -> Iterator[_Entry]:
    for rule in RULES:
        shown = names.texts.say(f"rulename-{rule}")
        translated = {
            Names(names.content, Texts(language)).texts.say(f"rulename-{rule}") for language in languages()
        }
        others = (*sorted(translated - {shown}), *PRINTED_NAMES.get(rule, ()))
        yield _Entry(names.lookup("rule", rule), shown, others)


def _cards(names: Names) -> Iterator[_Entry]:
    for kind in names.content.kinds.values():
        name = names.kind(kind.id)
        shown = names.texts.say("find-warrior", warrior=name, rank=names.rank(kind.rank))
        others = (*_others(kind.name.texts, name), kind.id)
        yield _Entry(names.lookup("card", kind.id), shown, others)
    for spell in names.content.spells.values():
        name = names.spell(spell.id)
        shown = names.texts.say("find-spell", spell=name)
        yield _Entry(names.lookup("card", spell.id), shown, (*_others(spell.name.texts, name), spell.id))


def _others(printed: Printed, shown: str) -> tuple[str, ...]:
    """The names in the languages the reader does not read."""
    return tuple(name for name in printed.values() if name != shown)
