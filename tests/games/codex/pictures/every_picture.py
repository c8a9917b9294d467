"""Every kind of picture with everything that can be written on it, to be measured in every language.

What is drawn are canvases, never files. Themes take turns: they colour a picture and move nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import count
from typing import Final, get_args

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.film import film_frame
from sfb_bot.drawing.orientation import ORIENTATIONS
from sfb_bot.drawing.pictures import Frame
from sfb_bot.drawing.themes import CONTRAST, DARK, Theme
from sfb_bot.games.codex.pictures.card_face import draw_card
from sfb_bot.games.codex.pictures.choice import draw_choice
from sfb_bot.games.codex.pictures.pages import (
    draw_codex,
    draw_discard,
    draw_gallery,
    draw_hand,
    galleries,
)
from sfb_bot.games.codex.pictures.replay import CodexReel
from sfb_bot.games.codex.pictures.result import draw_result
from sfb_bot.games.codex.pictures.table import TableRequest, draw_table
from sfb_bot.games.codex.rules.model import EndReason, Outcome
from tests.games.codex.kit.table import shared_content
from tests.games.codex.pictures.samples import MATCHES, NAMES, by_prompt, crowded, random_match


@dataclass(frozen=True, slots=True)
class Page:
    """A canvas and what it shows."""

    about: str
    canvas: Canvas


def _themes() -> Iterator[Theme]:
    return (CONTRAST if number % 2 else DARK for number in count())


def tables(language: str) -> Iterator[Page]:
    """The beginning, busy moments and the end of matches of every mode, both ways round; then full tables."""
    themes = _themes()
    for number in range(len(MATCHES)):
        match = random_match(number)
        busy = sorted(match, key=lambda shown: -len(shown.events))[:2]
        for shown in (match[0], max(match, key=lambda each: len(each.public.objs)), *busy, match[-1]):
            for orientation in ORIENTATIONS:
                wanted = TableRequest(next(themes), language, NAMES, shown.events, orientation=orientation)
                yield Page(f"{orientation} {number}", draw_table(shown.public, shared_content(), wanted))
    full = random_match(3)[-2].public
    for number in range(15):
        wanted = TableRequest(next(themes), language, NAMES)
        yield Page(f"portrait crowd {number}", draw_table(crowded(full, number), shared_content(), wanted))


def choices(language: str) -> Iterator[Page]:
    """Every kind of question, and none."""
    themes = _themes()
    for prompt, found in by_prompt().items():
        for shown in (found[0], found[len(found) // 2], found[-1]):
            view, question = shown.asked
            wanted = TableRequest(next(themes), language, NAMES)
            yield Page(f"portrait {prompt}", draw_choice(view, shared_content(), question, wanted))
        wanted = TableRequest(next(themes), language, NAMES)
        view = found[0].seats[0]
        yield Page(f"portrait after {prompt}", draw_choice(view, shared_content(), None, wanted))


def hands(language: str) -> Iterator[Page]:
    """Hands of none to all kinds of cards."""
    content, view = shared_content(), random_match(4)[-1].seats[0]
    cards = [
        kind.id for kind in content.kinds.values() if kind.type in ("unit", "spell", "upgrade", "building")
    ]
    themes = _themes()
    for start in range(-8, len(cards), 40):
        hand = tuple(cards[max(0, start) : start + 40]) if start >= 0 else ()
        shown = replace(view, piles=replace(view.piles, hand=hand))
        yield Page(f"hand {start}", draw_hand(shown, content, None, next(themes), language))


def codices(language: str) -> Iterator[Page]:
    """A codex of three schools, of one, and an empty one."""
    content, themes = shared_content(), _themes()
    for match in (2, 3):
        view = random_match(match)[-1].seats[0]
        yield Page(f"codex {match}", draw_codex(view, content, None, next(themes), language))
        empty = replace(view, piles=replace(view.piles, codex=()))
        yield Page("no codex", draw_codex(empty, content, None, next(themes), language))
    view = random_match(3)[-1].seats[0]
    for spec in content.specs.values():
        shown = replace(view, piles=replace(view.piles, codex=tuple((card, 2) for card in spec.cards)))
        yield Page(spec.id, draw_codex(shown, content, None, next(themes), language))


def discards(language: str) -> Iterator[Page]:
    """A discard pile of few cards, of many, and none."""
    content, view, themes = shared_content(), random_match(3)[-1].seats[0], _themes()
    for discard in ((), view.piles.discard[:3], tuple(content.kinds)):
        shown = replace(view, piles=replace(view.piles, discard=discard))
        yield Page(f"discard {len(discard)}", draw_discard(shown, content, next(themes), language))


def cards(language: str) -> Iterator[Page]:
    """Every card alone."""
    for card, theme in zip(shared_content().kinds, _themes(), strict=False):
        yield Page(card, draw_card(shared_content(), card, theme, language))


def all_galleries(language: str) -> Iterator[Page]:
    """Every gallery."""
    for what, theme in zip(galleries(shared_content()), _themes(), strict=False):
        yield Page(what, draw_gallery(shared_content(), what, theme, language))


def results(language: str) -> Iterator[Page]:
    """Every way a match can end."""
    themes = _themes()
    for number, reason in enumerate(get_args(EndReason)):
        view = random_match(number)[-1].public
        winner = None if number % 3 == 2 else number % 2
        shown = replace(view, outcome=Outcome(winner, reason))
        wanted = TableRequest(next(themes), language, NAMES)
        yield Page(reason, draw_result(shown, shared_content(), wanted))
        yield Page(f"table {reason}", draw_table(shown, shared_content(), wanted))


def replays(language: str) -> Iterator[Page]:
    """Frames of a film at its usual size."""
    match = [shown for shown in random_match(3) if shown.public.turn_no]
    frames = [Frame(shown.public, shown.events) for shown in match[:: max(1, len(match) // 8)]]
    for number in range(len(frames)):
        wanted = TableRequest(DARK, language, NAMES)
        yield Page(str(number), film_frame(frames, number, CodexReel(shared_content(), wanted), 2 / 3))


KINDS: Final[dict[str, Callable[[str], Iterator[Page]]]] = {
    "table": tables,
    "choice": choices,
    "hand": hands,
    "codex": codices,
    "discard": discards,
    "card": cards,
    "gallery": all_galleries,
    "result": results,
    "replay": replays,
}
