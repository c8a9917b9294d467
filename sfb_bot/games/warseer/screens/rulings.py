"""What was ruled about things of this game; how it is shown is the house's own."""

from __future__ import annotations

from sfb_bot.games.warseer.screens.names import Names
from sfb_bot.games.warseer.screens.rulebook import RULES, told_rulings
from sfb_bot.screens.rule_pages import rule_name
from sfb_bot.screens.rulings import Rulings


def rulings_on(subject: str, names: Names) -> Rulings:
    """What was ruled about something, ready to be shown."""
    kind, name = _named(subject, names)
    return Rulings(kind, subject, name, tuple(told_rulings(names.texts, subject)))


def _named(subject: str, names: Names) -> tuple[str, str]:
    """Which kind of look-up a subject is, and what it is called."""
    if subject in RULES:
        return "rule", rule_name(subject, names)
    for sort in ("keyword", "crit"):
        if subject in names.content.terms[sort]:
            return "keyword", names.term(sort, subject)
    if subject in names.content.maps:
        return "map", names.map(subject)
    return "card", str(names.kind(subject))
