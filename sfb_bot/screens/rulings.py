"""What was ruled about something, beside it or on pages of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from sfb_bot.screens.actions import LookUp
from sfb_bot.screens.box_names import BoxNames
from sfb_bot.screens.limits import LONGEST_LABEL, MOST_LINES_BESIDE_A_PICTURE, MOST_TEXT, clip, size
from sfb_bot.screens.values import Button, PrivatePicture, PrivateScreen, Row, rows_of

# Beside a picture rulings share one line; more of them go behind a button.
LONGEST_RULINGS_LINE: Final = 500
# As much as can be read on a phone without losing the thread, far below what a message holds.
LONGEST_PAGE: Final = 1800
# The kind of look-up that the pages of rulings are.
RULINGS: Final = "rulings"


@dataclass(frozen=True, slots=True)
class Rulings:
    """All that was ruled about one thing: how it is looked up, what it is called, and the words."""

    kind: str
    subject: str
    name: str
    told: tuple[str, ...]


def with_rulings(
    lines: Sequence[str],
    rulings: Rulings,
    picture: PrivatePicture | None,
    names: BoxNames,
    buttons: Sequence[Button] = (),
    rows: tuple[Row, ...] = (),
) -> PrivateScreen:
    """The lines, then what was ruled about it, where there is room; else a button leads to it."""
    told = rulings.told
    shown = [*lines]
    if picture is None:
        entries = [names.own_texts().say("rulings-head"), *(f"• {ruling}" for ruling in told)] if told else []
        fits = size("\n".join([*lines, *entries])) <= MOST_TEXT
    else:
        entries = [names.own_texts().say("rulings-line", rulings=" ".join(told))] if told else []
        fits = len(lines) < MOST_LINES_BESIDE_A_PICTURE and size(" ".join(told)) <= LONGEST_RULINGS_LINE
    extra = [*buttons]
    if fits:
        shown += entries
    elif told:
        label = names.own_texts().say("button-rulings", count=len(told))
        extra.append(Button(LookUp(names.lookup(RULINGS, rulings.subject)), label))
    return PrivateScreen(tuple(shown), picture, (*rows, *rows_of(extra)))


def rulings_screen(key: str, rulings_on: Callable[[str], Rulings], names: BoxNames) -> PrivateScreen | None:
    """A page of the rulings about something; `key` is what about, with a dot and a number for later pages."""
    subject, _, number = key.partition(".")
    rulings = rulings_on(subject)
    pages = _pages(rulings.told)
    if not (number or "1").isdecimal() or not 1 <= (page := int(number or 1)) <= len(pages):
        return None
    head = names.own_texts().say("rulings-about", name=rulings.name, page=page, pages=len(pages))
    buttons = [Button(LookUp(names.lookup(rulings.kind, subject)), clip(rulings.name, LONGEST_LABEL))]
    if page > 1:
        label = names.own_texts().say("button-rulings-before")
        buttons.append(Button(LookUp(_page(subject, page - 1, names)), label))
    if page < len(pages):
        label = names.own_texts().say("button-rulings-after")
        buttons.append(Button(LookUp(_page(subject, page + 1, names)), label))
    return PrivateScreen((head, *(f"• {ruling}" for ruling in pages[page - 1])), None, rows_of(buttons))


def _page(subject: str, page: int, names: BoxNames) -> str:
    return names.lookup(RULINGS, subject if page == 1 else f"{subject}.{page}")


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
