"""`replay`: a stored journal, played to its end."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from sfb_bot.cli.refusal import Refusal
from sfb_bot.games import GAMES
from sfb_bot.games.pack import AnyRules, GamePack
from sfb_bot.games.simulation import SIDE_LETTERS
from sfb_bot.kernel import Journal, replay
from sfb_bot.locale import Texts
from sfb_bot.matches.live_match import AnyRun
from sfb_bot.screens.game import People


def add_arguments(parser: argparse.ArgumentParser, words: Sequence[str]) -> None:
    """What `replay` takes."""
    del words
    parser.add_argument("file", type=Path, metavar="FILE", help="a journal, as simulate --journal stores it")


def run(chosen: argparse.Namespace) -> None:
    """Replay the file and print where it ends."""
    try:
        text = chosen.file.read_text(encoding="utf-8")
    except OSError as error:
        raise Refusal(f"{chosen.file} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise Refusal(f"{chosen.file} is not a text file") from error
    journal = Journal.from_text(text)
    if journal.game not in GAMES:
        raise Refusal(f"{chosen.file} is a journal of {journal.game!r}, which this program does not play")
    pack = GAMES[journal.game]()
    run = replay(pack.rules, journal)
    print(_position(pack, run))
    print()
    print(f"after {run.seq} answers: {_standing(pack.rules, run)}")


def _position(pack: GamePack, run: AnyRun) -> str:
    """The position in its text form, or for a game without one everything public in words."""
    if pack.positions is not None:
        return pack.positions.write(run.state)
    rules = pack.rules
    sides = {seat: number for number, side in enumerate(rules.sides(run.state)) for seat in side}
    nobody = People((0,) * len(sides), tuple(sides[seat] for seat in sorted(sides)))
    texts = pack.screens.own_texts(Texts())
    return "\n".join(pack.screens.board_in_words(rules.public_view(run.state, run.ask), nobody, texts))


def _standing(rules: AnyRules, run: AnyRun) -> str:
    """Whom it waits for, or how it ended."""
    if not run.is_over:
        return f"waiting for {', '.join(SIDE_LETTERS[seat] for seat in run.waiting_for)}"
    summary = rules.summary(run.state)
    if summary is None:
        return "over"
    how = "" if summary.ending == "played" else f" by {summary.ending}"
    return f"a draw{how}" if summary.winner is None else f"{SIDE_LETTERS[summary.winner]} won{how}"
