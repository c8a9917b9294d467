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
from sfb_bot.games.warseer.pictures.card_face import draw_card
from sfb_bot.games.warseer.pictures.choice import draw_choice
from sfb_bot.games.warseer.pictures.map_page import draw_map
from sfb_bot.games.warseer.pictures.pages import (
    SECTIONS,
    draw_feats,
    draw_gallery,
    draw_hand,
    draw_open,
    galleries,
)
from sfb_bot.games.warseer.pictures.replay import WarseerReel
from sfb_bot.games.warseer.pictures.result import draw_result
from sfb_bot.games.warseer.pictures.table import TableRequest, draw_table
from sfb_bot.games.warseer.rules.model import EndReason, Outcome
from tests.games.warseer.kit.table import shared_content
from tests.games.warseer.pictures.samples import MATCHES, NAMES, by_prompt, random_match


@dataclass(frozen=True, slots=True)
class Page:
    """A canvas and what it shows."""

    about: str
    canvas: Canvas


def _themes() -> Iterator[Theme]:
    return (CONTRAST if number % 2 else DARK for number in count())


def tables(language: str) -> Iterator[Page]:
    """The beginning, busy moments, the fullest field and the end of matches of every mode, both ways."""
    themes = _themes()
    for number in range(len(MATCHES)):
        match = random_match(number)
        busy = sorted(match, key=lambda shown: -len(shown.events))[:2]
        fullest = max(match, key=lambda shown: len(shown.public.creatures))
        for shown in (match[0], fullest, *busy, match[-1]):
            for orientation in ORIENTATIONS:
                wanted = TableRequest(next(themes), language, NAMES, shown.events, shown.before, orientation)
                yield Page(f"{orientation} {number}", draw_table(shown.public, shared_content(), wanted))


def choices(language: str) -> Iterator[Page]:
    """Every kind of question, and none."""
    themes = _themes()
    for prompt, found in by_prompt().items():
        for shown in (found[0], found[-1]):
            view, question = shown.asked
            wanted = TableRequest(next(themes), language, NAMES)
            yield Page(f"portrait {prompt}", draw_choice(view, shared_content(), question, wanted))
    view = random_match(0)[-2].seats[0]
    yield Page("nothing", draw_choice(view, shared_content(), None, TableRequest(DARK, language, NAMES)))


def hands(language: str) -> Iterator[Page]:
    """Hands of none and of all kinds of cards; feats likewise."""
    content, view, themes = shared_content(), random_match(0)[-1].seats[0], _themes()
    for cards in ((), tuple(content.cards)):
        shown = replace(view, hand=cards, costs=())
        yield Page(f"hand {len(cards)}", draw_hand(shown, content, None, next(themes), language))
    for feats in ((), tuple(content.feats)):
        shown = replace(view, feats=feats)
        yield Page(f"feats {len(feats)}", draw_feats(shown, content, None, next(themes), language))


def open_pages(language: str) -> Iterator[Page]:
    """Camps, cities, Histories and Halls at the end of matches."""
    themes = _themes()
    for number in (0, 2, 7):
        for section in SECTIONS:
            wanted = TableRequest(next(themes), language, NAMES)
            view = random_match(number)[-1].public
            yield Page(f"{section} {number}", draw_open(section, view, shared_content(), wanted))


def cards(language: str) -> Iterator[Page]:
    """Everything in the box alone."""
    content = shared_content()
    kinds = (
        *content.creatures,
        *content.cards,
        *content.feats,
        *content.terrain,
        *content.upgrades,
        *content.scenarios,
    )
    for kind, theme in zip(kinds, _themes(), strict=False):
        yield Page(kind, draw_card(content, kind, theme, language))


def maps(language: str) -> Iterator[Page]:
    """Every map."""
    for number, theme in zip(shared_content().maps, _themes(), strict=False):
        yield Page(number, draw_map(shared_content(), number, theme, language))


def all_galleries(language: str) -> Iterator[Page]:
    """Every gallery."""
    for what, theme in zip(galleries(shared_content()), _themes(), strict=False):
        yield Page(what, draw_gallery(shared_content(), what, theme, language))


def results(language: str) -> Iterator[Page]:
    """Every way a match can end."""
    for number, (reason, theme) in enumerate(zip(get_args(EndReason), _themes(), strict=False)):
        view = random_match(number)[-1].public
        winner = None if number % 3 == 2 else number % 2
        shown = replace(view, outcome=Outcome(winner, reason))
        wanted = TableRequest(theme, language, NAMES)
        yield Page(reason, draw_result(shown, shared_content(), wanted))
        yield Page(f"table {reason}", draw_table(shown, shared_content(), wanted))


def replays(language: str) -> Iterator[Page]:
    """Frames of a film at its usual size."""
    match = [shown for shown in random_match(3) if shown.public.turn_no]
    frames = [Frame(shown.public, shown.events) for shown in match[:: max(1, len(match) // 6)]]
    for number in range(len(frames)):
        reel = WarseerReel(shared_content(), TableRequest(DARK, language, NAMES))
        yield Page(str(number), film_frame(frames, number, reel, 2 / 3))


KINDS: Final[dict[str, Callable[[str], Iterator[Page]]]] = {
    "table": tables,
    "choice": choices,
    "hand": hands,
    "open": open_pages,
    "card": cards,
    "map": maps,
    "gallery": all_galleries,
    "result": results,
    "replay": replays,
}
