"""`replay`: a stored journal, played to its end."""

from __future__ import annotations

import argparse
from pathlib import Path

from sfb_bot.cli.refusal import Refusal
from sfb_bot.games.brawl.cards.loading import load_content
from sfb_bot.games.brawl.rules.diagram import print_diagram
from sfb_bot.games.brawl.rules.model import SEAT_LETTERS
from sfb_bot.games.brawl.rules.notation import print_line
from sfb_bot.games.brawl.rules.rules import Brawl
from sfb_bot.kernel import Journal, replay


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `replay` takes."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a journal, as simulate --journal stores it")


def run(chosen: argparse.Namespace) -> None:
    """Replay the file and print where it ends."""
    try:
        text = chosen.file.read_text(encoding="utf-8")
    except OSError as error:
        raise Refusal(f"{chosen.file} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise Refusal(f"{chosen.file} is not a text file") from error
    run = replay(Brawl(load_content()), Journal.from_text(text))
    state = run.state
    print(print_diagram(state))
    print()
    print(print_line(state))
    print()
    if state.outcome is None:
        waiting = ", ".join(SEAT_LETTERS[seat] for seat in run.waiting_for)
        print(f"after {run.seq} answers: waiting for {waiting}")
    elif state.outcome.winner is None:
        print(f"after {run.seq} answers: a draw by {state.outcome.reason}")
    else:
        print(f"after {run.seq} answers: {SEAT_LETTERS[state.outcome.winner]} won by {state.outcome.reason}")
