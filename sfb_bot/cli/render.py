"""`render`: a picture of a position given as text."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from sfb_bot.cli.refusal import Refusal
from sfb_bot.drawing.picture import Picture, RenderError
from sfb_bot.drawing.pictures import Frame, Style
from sfb_bot.drawing.themes import THEMES
from sfb_bot.games.brawl.cards.loading import load_content
from sfb_bot.games.brawl.pictures.kinds import KINDS, PRIVATE_KINDS, BrawlPictures
from sfb_bot.games.brawl.pictures.replay import DEFAULT_LIMIT
from sfb_bot.games.brawl.rules.content import Content
from sfb_bot.games.brawl.rules.diagram import parse_diagram
from sfb_bot.games.brawl.rules.model import SEAT_LETTERS, State
from sfb_bot.games.brawl.rules.notation import parse_line
from sfb_bot.games.brawl.rules.rules import Brawl
from sfb_bot.games.brawl.rules.views import PublicView, SeatView
from sfb_bot.kernel import Ask, Run, Seat, TableError
from sfb_bot.locale import languages
from sfb_bot.screens.values import PrivatePicture, PublicPicture

# Not a picture of a position, but of many; here of this one alone.
REPLAY: Final = "replay"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The position and how to draw it."""
    parser.add_argument("position", metavar="POSITION", help="a line of notation, or a file")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="where the picture goes")
    parser.add_argument("--kind", default="arena", help=f"one of {', '.join((*KINDS, REPLAY))} (arena)")
    parser.add_argument("--theme", default="dark", help=f"one of {', '.join(THEMES)} (dark)")
    parser.add_argument("--lang", default="en", help=f"one of {', '.join(languages())} (en)")
    parser.add_argument("--seat", default="a", choices=("a", "b"), help="whose hand or choice (a)")
    parser.add_argument("--about", default="", metavar="ID", help="a card, champion or challenge by its id")


def run(chosen: argparse.Namespace) -> None:
    """Draw it, store it, and print the words that describe it."""
    content = load_content()
    rules = Brawl(content)
    state = _position(chosen.position, content)
    ask = _question(rules, state)
    public = rules.public_view(state, ask)
    private = rules.seat_view(state, ask, Seat(SEAT_LETTERS.index(chosen.seat)))
    try:
        picture = _drawn(BrawlPictures(content, public), chosen, public, private)
    except RenderError as error:
        raise Refusal(str(error)) from error
    try:
        chosen.out.write_bytes(picture.data)
    except OSError as error:
        raise Refusal(f"{chosen.out} cannot be written: {error.strerror}") from error
    print(f"{chosen.out}: {picture.width} x {picture.height}, {len(picture.data) // 1024} KB")
    print(picture.alt)


def _drawn(
    pictures: BrawlPictures, chosen: argparse.Namespace, public: PublicView, private: SeatView
) -> Picture:
    style = Style(chosen.lang, chosen.theme)
    if chosen.kind == REPLAY:
        drawn = pictures.animate((Frame(public),), (), style, DEFAULT_LIMIT)
    elif chosen.kind in PRIVATE_KINDS:
        drawn = pictures.draw(PrivatePicture(chosen.kind, private), style)
    else:
        drawn = pictures.draw(PublicPicture(chosen.kind, public, subject=chosen.about), style)
    if drawn is None:
        raise RenderError("There is nothing to draw in this position.")
    return drawn


def _question(rules: Brawl, state: State) -> Ask | None:
    """What is asked in the position; nothing in one that can be drawn but not played on."""
    try:
        return Run(rules, rules.copy(state)).ask
    except (LookupError, ValueError, AssertionError, TableError):
        return None


def _position(given: str, content: Content) -> State:
    """The position of a line, or of a file with a line or a diagram in it."""
    text = given
    if "|" not in given and "=" not in given:
        try:
            text = Path(given).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise Refusal(f"{given!r} is neither a position nor a file that can be read") from error
    if len(text.strip().splitlines()) > 1:
        return parse_diagram(text, content)
    return parse_line(text, content)
