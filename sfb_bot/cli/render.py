"""`render`: a picture of a position given as text."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from sfb_bot.cli.refusal import Refusal
from sfb_bot.drawing.orientation import ORIENTATIONS, PORTRAIT
from sfb_bot.drawing.picture import Picture, RenderError
from sfb_bot.drawing.pictures import Audience, Frame
from sfb_bot.drawing.themes import THEMES
from sfb_bot.games import GAMES
from sfb_bot.games.pack import AnyRules, GamePack
from sfb_bot.games.positions import Positions
from sfb_bot.games.simulation import SIDE_LETTERS
from sfb_bot.kernel import Ask, Run, Seat, TableError
from sfb_bot.locale import languages
from sfb_bot.screens.values import PrivatePicture, PublicPicture

# Not a picture of a position, but of many; here of this one alone.
REPLAY: Final = "replay"
LARGEST: Final = 2_000_000


def add_arguments(parser: argparse.ArgumentParser, words: Sequence[str]) -> None:
    """The position and how to draw it."""
    del words
    usual = next(iter(GAMES))
    parser.add_argument("position", metavar="POSITION", help="the text form of a position, or a file")
    parser.add_argument("--game", choices=tuple(GAMES), default=usual, help=f"whose position ({usual})")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="where the picture goes")
    parser.add_argument("--kind", default="", help="which picture; a wrong name lists them (the table)")
    parser.add_argument(
        "--orientation", default=PORTRAIT, help=f"one of {', '.join(ORIENTATIONS)} ({PORTRAIT})"
    )
    parser.add_argument("--theme", default="dark", help=f"one of {', '.join(THEMES)} (dark)")
    parser.add_argument("--lang", default="en", help=f"one of {', '.join(languages())} (en)")
    parser.add_argument("--seat", default="a", help="whose private picture (a)")
    parser.add_argument("--about", default="", metavar="ID", help="what a picture is about, by its id")


def run(chosen: argparse.Namespace) -> None:
    """Draw it, store it, and print the words that describe it."""
    pack = GAMES[chosen.game]()
    positions = pack.positions
    if positions is None:
        raise Refusal(f"{pack.name} has no text form for positions")
    state = _position(chosen.position, positions)
    ask = _question(pack.rules, state)
    try:
        picture = _drawn(pack, positions, state, ask, chosen)
    except RenderError as error:
        raise Refusal(str(error)) from error
    try:
        chosen.out.write_bytes(picture.data)
    except OSError as error:
        raise Refusal(f"{chosen.out} cannot be written: {error.strerror}") from error
    print(f"{chosen.out}: {picture.width} x {picture.height}, {len(picture.data) // 1024} KB")
    print(picture.alt)


# Any: a state belongs to its game.
def _drawn(
    pack: GamePack, positions: Positions, state: Any, ask: Ask | None, chosen: argparse.Namespace
) -> Picture:
    public = pack.rules.public_view(state, ask)
    seat = _seat(chosen.seat, len(pack.rules.seats(state)))
    kind = chosen.kind or positions.kinds[0]
    audience = Audience(chosen.lang, chosen.theme, chosen.orientation)
    if kind == REPLAY:
        drawn = pack.pictures.animate((Frame(public),), (), audience, LARGEST)
    elif kind in positions.private_kinds:
        private = pack.rules.seat_view(state, ask, seat)
        asked = next((each for each in ask.decisions if each.seat == seat), None) if ask else None
        drawn = pack.pictures.draw(PrivatePicture(kind, private, asked), audience)
    else:
        drawn = pack.pictures.draw(PublicPicture(kind, public, subject=chosen.about), audience)
    if drawn is None:
        raise RenderError("There is nothing to draw in this position.")
    return drawn


def _seat(letter: str, count: int) -> Seat:
    known = SIDE_LETTERS[:count]
    if len(letter) != 1 or letter not in known:
        raise Refusal(f"--seat: there is no seat {letter!r}, only {', '.join(known)}")
    return Seat(known.index(letter))


def _question(rules: AnyRules, state: Any) -> Ask | None:
    """What is asked in the position; nothing in one that can be drawn but not played on."""
    try:
        return Run(rules, rules.copy(state)).ask
    except (LookupError, ValueError, AssertionError, TableError):
        return None


def _position(given: str, positions: Positions) -> Any:
    """The position of a text, or of a file with one in it."""
    if positions.is_position(given):
        return positions.read(given)
    try:
        text = Path(given).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Refusal(f"{given!r} is neither a position nor a file that can be read") from error
    return positions.read(text)
