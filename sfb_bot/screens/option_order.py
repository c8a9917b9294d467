"""The options of a question put in order, and told apart where they are called the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from sfb_bot.locale import Texts
from sfb_bot.screens.game import ShownOption


def grouped(entries: Sequence[ShownOption], order: Sequence[str]) -> list[ShownOption]:
    """Sections in this order, others where they first appear, and their parts together; what has a role
    comes last.
    """
    sections = list(dict.fromkeys(entry.section for entry in entries))
    sections.sort(key=lambda section: order.index(section) if section in order else len(order))
    parts = list(dict.fromkeys((entry.section, entry.part) for entry in entries))
    return sorted(
        entries,
        key=lambda entry: (
            entry.role != "choice",
            sections.index(entry.section),
            parts.index((entry.section, entry.part)),
        ),
    )


def told_apart(entries: Sequence[ShownOption], own_texts: Texts) -> list[ShownOption]:
    """Whatever is still called the same gets a number, by the game's text `label-again`."""
    counted, seen = Counter(entry.label for entry in entries), Counter[str]()
    found: list[ShownOption] = []
    for entry in entries:
        if counted[entry.label] > 1:
            seen[entry.label] += 1
            label = own_texts.say("label-again", label=entry.label, number=seen[entry.label])
            found.append(replace(entry, label=label, brief=label if entry.brief else ""))
        else:
            found.append(entry)
    return found
