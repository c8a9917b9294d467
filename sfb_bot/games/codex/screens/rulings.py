"""What was ruled about something, beside it or on pages of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sfb_bot.games.codex.screens.names import Names
from sfb_bot.games.codex.screens.rulebook import RULES, rulings_about
from sfb_bot.screens.actions import LookUp
from sfb_bot.screens.limits import LONGEST_LABEL, MOST_LINES_BESIDE_A_PICTURE, MOST_TEXT, clip, size
from sfb_bot.screens.values import Button, PrivatePicture, PrivateScreen, Row, rows_of

# Beside a picture rulings share one line; more of them go behind a button.
LONGEST_RULINGS_LINE: Final = 500
# As much as can be read on a phone without losing the thread, far below what a message holds.
LONGEST_PAGE: Final = 1800


def told_rulings(subject: str, names: Names) -> list[str]:
    """What was ruled about a card, a keyword or a rule."""
    return [names.texts.say(f"ruling-{ruling}") for ruling in rulings_about(subject)]


def with_rulings(
    lines: Sequence[str],
    subject: str,
    picture: PrivatePicture | None,
    names: Names,
    buttons: Sequence[Button] = (),
    rows: tuple[Row, ...] = (),
) -> PrivateScreen:
    """The lines, then what was ruled about it, where there is room; else a button leads to it."""
    told, texts = told_rulings(subject, names), names.texts
    shown = [*lines]
    if picture is None:
        entries = [texts.say("rulings-head"), *(f"• {ruling}" for ruling in told)] if told else []
        fits = size("\n".join([*lines, *entries])) <= MOST_TEXT
    else:
        entries = [texts.say("rulings-line", rulings=" ".join(told))] if told else []
        fits = len(lines) < MOST_LINES_BESIDE_A_PICTURE and size(" ".join(told)) <= LONGEST_RULINGS_LINE
    extra = [*buttons]
    if fits:
        shown += entries
    elif told:
        label = texts.say("button-rulings", count=len(told))
        extra.append(Button(LookUp(names.lookup("rulings", subject)), label))
    return PrivateScreen(tuple(shown), picture, (*rows, *rows_of(extra)))


def rulings_screen(key: str, names: Names) -> PrivateScreen | None:
    """A page of the rulings about something; `key` is what about, with a dot and a number for later pages."""
    subject, _, number = key.partition(".")
    pages = _pages(told_rulings(subject, names))
    if not (number or "1").isdecimal() or not 1 <= (page := int(number or 1)) <= len(pages):
        return None
    texts = names.texts
    kind, name = _named(subject, names)
    head = texts.say("rulings-about", name=name, page=page, pages=len(pages))
    buttons = [Button(LookUp(names.lookup(kind, subject)), clip(name, LONGEST_LABEL))]
    if page > 1:
        buttons.append(Button(LookUp(_page(subject, page - 1, names)), texts.say("button-rulings-before")))
    if page < len(pages):
        buttons.append(Button(LookUp(_page(subject, page + 1, names)), texts.say("button-rulings-after")))
    return PrivateScreen((head, *(f"• {ruling}" for ruling in pages[page - 1])), None, rows_of(buttons))


def _page(subject: str, page: int, names: Names) -> str:
    return names.lookup("rulings", subject if page == 1 else f"{subject}.{page}")


def _pages(told: Sequence[str]) -> list[list[str]]:
    pages: list[list[str]] = []
    room = 0
    for ruling in told:
        if size(ruling) > room:
            pages.append([])
            room = LONGEST_PAGE
        pages[-1].append(ruling)
        room -= size(ruling) + len("• \n")
    return pages


def _named(subject: str, names: Names) -> tuple[str, str]:
    """Which kind of look-up a subject is, and what it is called."""
    if subject in RULES:
        return "rule", names.texts.say(f"rulename-{subject}")
    if subject in names.content.keywords:
        return "keyword", names.keyword(subject)
    return "card", names.kind(subject)
