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
from sfb_bot.games.rift.pictures.card_face import draw_card
from sfb_bot.games.rift.pictures.choice import draw_choice
from sfb_bot.games.rift.pictures.kinds import PACKET_PROMPTS
from sfb_bot.games.rift.pictures.pages import (
    SPELLS,
    draw_army,
    draw_discard,
    draw_gallery,
    draw_hand,
    draw_packet,
)
from sfb_bot.games.rift.pictures.replay import RiftReel
from sfb_bot.games.rift.pictures.result import draw_result
from sfb_bot.games.rift.pictures.table import TableRequest, draw_table
from sfb_bot.games.rift.rules.content import RANKS
from sfb_bot.games.rift.rules.model import BLUE, RED, EndReason, Outcome
from tests.games.rift.kit.table import content
from tests.games.rift.pictures.samples import NAMES, by_prompt, crowded, moments, random_match


@dataclass(frozen=True, slots=True)
class Page:
    """A canvas and what it shows."""

    about: str
    canvas: Canvas


def _themes() -> Iterator[Theme]:
    return (CONTRAST if number % 2 else DARK for number in count())


def tables(language: str) -> Iterator[Page]:
    """Moments with much to see, both ways round, then lanes full of every kind."""
    busy = sorted(moments(), key=lambda shown: -len(shown.events) - len(shown.public.stack))[:12]
    early = [shown for shown in random_match(1) if not shown.public.turn_no][::6]
    themes = _themes()
    for number, shown in enumerate((*busy, *early)):
        for orientation in ORIENTATIONS:
            wanted = TableRequest(next(themes), language, NAMES, shown.events, orientation=orientation)
            yield Page(f"{orientation} {number}", draw_table(shown.public, content(), wanted))
    fullest = max(moments(), key=lambda shown: len(shown.public.warriors)).public
    for number in range(3):
        for orientation in ORIENTATIONS:
            wanted = TableRequest(next(themes), language, NAMES, orientation=orientation)
            view = replace(crowded(fullest, number), is_exhausted=number == 1)
            yield Page(f"{orientation} crowd {number}", draw_table(view, content(), wanted))


def choices(language: str) -> Iterator[Page]:
    """Every kind of question, and none."""
    themes = _themes()
    for prompt, found in by_prompt().items():
        if prompt in PACKET_PROMPTS:
            continue
        for shown in (found[0], found[-1]):
            view, question = shown.asked
            for orientation in ORIENTATIONS:
                wanted = TableRequest(next(themes), language, NAMES, orientation=orientation, is_brief=True)
                yield Page(f"{orientation} {prompt}", draw_choice(view, content(), question, wanted))
        wanted = TableRequest(next(themes), language, NAMES)
        yield Page(f"portrait after {prompt}", draw_choice(found[0].seats[0], content(), None, wanted))


def packets(language: str) -> Iterator[Page]:
    """What is offered while armies are built."""
    for prompt in sorted(PACKET_PROMPTS):
        for shown, theme in zip(by_prompt()[prompt][::5], _themes(), strict=False):
            view, question = shown.asked
            yield Page(prompt, draw_packet(view, content(), question, theme, language))


def hands(language: str) -> Iterator[Page]:
    """Hands of none to all kinds of spells, some of them twice."""
    view = random_match(0)[-1].seats[0]
    spells = content().spell_deck
    for number, theme in zip((0, 1, 4, len(spells)), _themes(), strict=False):
        yield Page(str(number), draw_hand(replace(view, hand=spells[:number]), content(), theme, language))


def armies(language: str) -> Iterator[Page]:
    """Armies from the first pick to the end."""
    match = random_match(1)
    for shown, theme in zip((match[0], match[9], match[40], match[-1]), _themes(), strict=False):
        yield Page("army", draw_army(shown.seats[1], content(), theme, language))


def discards(language: str) -> Iterator[Page]:
    """Discards of both at the beginning and at the end; once with everything there is."""
    view = random_match(0)[-1].public
    player = replace(view.players[0], discard=tuple(content().kinds), spell_discard=content().spell_deck)
    everything = replace(view, players=(player, view.players[1]))
    shown = (random_match(0)[0].public, view, everything)
    for each, theme in zip(shown, _themes(), strict=False):
        yield Page("discard", draw_discard(each, 0, content(), theme, language))


def cards(language: str) -> Iterator[Page]:
    """Every warrior and every spell alone."""
    for card, theme in zip((*content().kinds, *content().spells), _themes(), strict=False):
        yield Page(card, draw_card(content(), card, theme, language))


def galleries(language: str) -> Iterator[Page]:
    """Every rank, and the spells."""
    for what, theme in zip((*RANKS, SPELLS), _themes(), strict=False):
        yield Page(what, draw_gallery(content(), what, theme, language))


def results(language: str) -> Iterator[Page]:
    """Every way a match can end, won by either side or drawn."""
    view = random_match(0)[-1].public
    everybody = tuple(content().kinds)
    themes = _themes()
    for number, reason in enumerate(get_args(EndReason)):
        winner = (BLUE, RED, None)[number % 3]
        armies_of = [everybody[number * 3 + start :: 3][:12] for start in (0, 1)]
        players = tuple(replace(p, army=army) for p, army in zip(view.players, armies_of, strict=True))
        shown = replace(view, outcome=Outcome(winner, reason), players=players)
        wanted = TableRequest(next(themes), language, NAMES)
        yield Page(reason, draw_result(shown, content(), wanted))
        yield Page(f"table {reason}", draw_table(shown, content(), wanted))


def replays(language: str) -> Iterator[Page]:
    """Frames of a film at its usual size."""
    frames = [Frame(shown.public, shown.events) for shown in random_match(0)[20:60:4]]
    for number in range(len(frames)):
        wanted = TableRequest(DARK, language, NAMES)
        yield Page(str(number), film_frame(frames, number, RiftReel(content(), wanted), 2 / 3))


KINDS: Final[dict[str, Callable[[str], Iterator[Page]]]] = {
    "table": tables,
    "choice": choices,
    "packet": packets,
    "hand": hands,
    "army": armies,
    "discard": discards,
    "card": cards,
    "gallery": galleries,
    "result": results,
    "replay": replays,
}
