"""Finding what can be looked up by what somebody typed, in any language its names are printed in."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from sfb_bot.locale import Texts
from sfb_bot.screens.limits import LONGEST_CHOICE, MOST_CHOICES, clip

# As keyboards have them: straight, typographic, the modifier letter, grave, acute, prime.
_APOSTROPHES: Final = "'’‘ʼ`´′"


@dataclass(frozen=True, slots=True)
class Findable:
    """Something to read about: its id, what the reader calls it, and what else it is called."""

    key: str
    shown: str
    others: tuple[str, ...] = ()


def best_fits(
    entries: Iterable[Findable], typed: str, texts: Texts, *, is_ordered: bool = False
) -> tuple[tuple[str, str], ...]:
    """Name and id of what fits the typed text, best first, at most 25.

    Where nothing is typed everything stands by name, or as it came if it `is_ordered`, as rules are.
    """
    wanted = plainly(typed)
    fitting: list[tuple[tuple[bool, bool, str], str, str]] = []
    for entry in entries:
        name = next((each for each in (entry.shown, *entry.others) if wanted in plainly(each)), None)
        if name is None:
            continue
        is_own = name == entry.shown
        shown = entry.shown if is_own else texts.say("find-other", name=entry.shown, other=name)
        starts = plainly(name).startswith(wanted)
        fitting.append(((not starts, not is_own, plainly(entry.shown)), shown, entry.key))
    if wanted or not is_ordered:
        fitting.sort(key=lambda each: each[0])
    return tuple((clip(shown, LONGEST_CHOICE), key) for _, shown, key in fitting[:MOST_CHOICES])


def plainly(text: str) -> str:
    """Without case, apostrophes and marks over letters: `пролет` finds «Пролёт», `goldarr` Gold'arr."""
    spread = unicodedata.normalize("NFKD", text.casefold().strip().replace("ґ", "г"))
    return "".join(
        letter for letter in spread if not (unicodedata.combining(letter) or letter in _APOSTROPHES)
    )


def other_names(printed: Mapping[str, str], shown: str) -> tuple[str, ...]:
    """The names in the languages the reader does not read."""
    return tuple(name for name in printed.values() if name != shown)
