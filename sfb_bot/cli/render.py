"""`render`: a picture of a position given as text."""

from __future__ import annotations

import argparse
from pathlib import Path

from sfb_bot.cli.refusal import Refusal
from sfb_bot.drawing.picture import RenderError
from sfb_bot.games.brawl.cards.loading import load_content
from sfb_bot.games.brawl.pictures.kinds import KINDS, Subject, picture_of
from sfb_bot.games.brawl.rules.content import Content
from sfb_bot.games.brawl.rules.diagram import parse_diagram
from sfb_bot.games.brawl.rules.model import SEAT_LETTERS, State
from sfb_bot.games.brawl.rules.notation import parse_line
from sfb_bot.games.brawl.rules.rules import Brawl
from sfb_bot.kernel import Ask, Run, Seat, TableError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The position and how to draw it."""
    parser.add_argument("position", metavar="POSITION", help="a line of notation, or a file")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="where the picture goes")
    parser.add_argument("--kind", default="arena", help=f"one of {', '.join(KINDS)} (arena)")
    parser.add_argument("--theme", default="dark", help="dark or contrast (dark)")
    parser.add_argument("--lang", default="en", help="en, ru or uk (en)")
    parser.add_argument("--seat", default="a", choices=("a", "b"), help="whose hand or choice (a)")
    parser.add_argument("--about", default="", metavar="ID", help="a card, champion or challenge by its id")


def run(chosen: argparse.Namespace) -> None:
    """Draw it, store it, and print the words that describe it."""
    content = load_content()
    rules = Brawl(content)
    state = _position(chosen.position, content)
    ask = _question(rules, state)
    seat = Seat(SEAT_LETTERS.index(chosen.seat))
    public = rules.public_view(state, ask)
    private = rules.seat_view(state, ask, seat)
    subject = Subject(content, public, about=chosen.about, seat=seat)
    try:
        picture = picture_of(chosen.kind, subject, chosen.theme, chosen.lang, private)
    except RenderError as error:
        raise Refusal(str(error)) from error
    try:
        chosen.out.write_bytes(picture.data)
    except OSError as error:
        raise Refusal(f"{chosen.out} cannot be written: {error.strerror}") from error
    print(f"{chosen.out}: {picture.width} x {picture.height}, {len(picture.data) // 1024} KB")
    print(picture.alt)


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
