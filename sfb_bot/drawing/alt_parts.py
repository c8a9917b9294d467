"""Sentences by importance: a text that must not grow too long leaves out what matters least."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sfb_bot.drawing.picture import LONGEST_ALT


@dataclass(frozen=True, slots=True)
class Part:
    """A sentence, the shorter ways to say it, and how much it matters (higher stays longer).

    The last way may be empty: then the part can be left out.
    """

    weight: int
    ways: tuple[str, ...]


def part(weight: int, *ways: str) -> Part:
    """A part that can be said in these ways, longest first."""
    return Part(weight, ways)


def joined(parts: Iterable[Part], limit: int = LONGEST_ALT) -> str:
    """All parts in order, the lightest ones shortened or left out until the text fits.

    If even the shortest ways of the heaviest parts are too long, the text ends after a whole word.
    """
    ordered = [entry for entry in parts if any(entry.ways)]
    chosen = [0] * len(ordered)
    while len(text := _said(ordered, chosen)) > limit:
        shortable = [n for n, entry in enumerate(ordered) if chosen[n] + 1 < len(entry.ways)]
        if not shortable:
            return cut_at_word(text, limit)
        lightest = min(shortable, key=lambda n: (ordered[n].weight, -n))
        chosen[lightest] += 1
    return text


def _said(parts: list[Part], chosen: list[int]) -> str:
    return " ".join(entry.ways[way] for entry, way in zip(parts, chosen, strict=True) if entry.ways[way])


def cut_at_word(text: str, limit: int) -> str:
    """The text, or as many whole words of it as fit, and an ellipsis."""
    if len(text) <= limit:
        return text
    kept = text[: limit - 1]
    if not text[limit - 1].isspace():
        kept = kept.rsplit(" ", 1)[0] if " " in kept else kept
    return kept.rstrip(" ,;:–(") + "…"


def shortened(text: str, longest: int = LONGEST_ALT) -> str:
    """The text, cut at a word with an ellipsis if it is too long."""
    if len(text) <= longest:
        return text
    return text[: longest - 1].rsplit(" ", 1)[0].rstrip(" ,;:") + "…"


def within_limit(head: str, parts: Sequence[Sequence[str]]) -> str:
    """The most detailed wording that fits: every part gives its wordings from long to short.

    Parts are shortened by turns, the one that saves most first, so that none stays long at the cost of
    another that has already lost more.
    """
    levels = [0] * len(parts)

    def saving(part: int) -> int:
        return len(parts[part][levels[part]]) - len(parts[part][levels[part] + 1])

    while True:
        told = [wordings[level] for wordings, level in zip(parts, levels, strict=True)]
        text = "\n".join(line for line in (head, *told) if line)
        if len(text) <= LONGEST_ALT:
            return text
        shortest = [part for part, wordings in enumerate(parts) if levels[part] + 1 < len(wordings)]
        if not shortest:
            return shortened(text)
        first = min(levels[part] for part in shortest)
        levels[max((part for part in shortest if levels[part] == first), key=saving)] += 1
