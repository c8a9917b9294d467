"""What was ruled about things of this game; how it is shown is the house's own."""

from __future__ import annotations

from sfb_bot.games.codex.screens.names import Names
from sfb_bot.games.codex.screens.rulebook import RULES, rulings_about
from sfb_bot.screens.rule_pages import rule_name
from sfb_bot.screens.rulings import Rulings


def rulings_on(subject: str, names: Names) -> Rulings:
    """What was ruled about something, ready to be shown."""
    kind, name = _named(subject, names)
    return Rulings(kind, subject, name, tuple(told_rulings(subject, names)))


def told_rulings(subject: str, names: Names) -> list[str]:
    """What was ruled about a card, a keyword or a rule."""
    return [names.texts.say(f"ruling-{ruling}") for ruling in rulings_about(subject)]


def _named(subject: str, names: Names) -> tuple[str, str]:
    """Which kind of look-up a subject is, and what it is called."""
    if subject in RULES:
        return "rule", rule_name(subject, names)
    if subject in names.content.keywords:
        return "keyword", names.keyword(subject)
    return "card", names.kind(subject)
