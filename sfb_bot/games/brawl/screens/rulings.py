"""What was ruled about things of this game; how it is shown is the house's own."""

from __future__ import annotations

from sfb_bot.games.brawl.screens.names import Names
from sfb_bot.games.brawl.screens.rulebook import RULES, rulings_about
from sfb_bot.screens.rule_pages import rule_name
from sfb_bot.screens.rulings import Rulings


def rulings_on(subject: str, names: Names) -> Rulings:
    """What was ruled about something, ready to be shown."""
    kind, name = _named(subject, names)
    return Rulings(kind, subject, name, tuple(told_rulings(subject, names)))


def told_rulings(subject: str, names: Names) -> list[str]:
    """What was ruled about a card, champion or rule: its own rulings, those that mention it, its sources."""
    texts, own = names.texts, _number(subject, names).lower()
    told = [texts.say(f"ruling-{own}")] if own and texts.has(f"ruling-{own}") else []
    told += [texts.say(f"ruling-{ruling}") for ruling in rulings_about(subject)]
    if own and texts.has(f"source-{own}-taken"):
        taken, found = texts.say(f"source-{own}-taken"), texts.say(f"source-{own}-found")
        told.append(texts.say("source-line", taken=taken, found=found))
    return told


def _number(subject: str, names: Names) -> str:
    """The number of a card; a champion's own is 01."""
    champion = names.content.champions.get(subject)
    if champion is not None:
        return f"{champion.code}01"
    return subject if subject in names.content.cards else ""


def _named(subject: str, names: Names) -> tuple[str, str]:
    """Which kind of look-up a subject is, and what it is called."""
    if subject in RULES:
        return "rule", rule_name(subject, names)
    if subject in names.content.champions:
        return "champion", names.champion(subject)
    return "card", names.card(subject)
