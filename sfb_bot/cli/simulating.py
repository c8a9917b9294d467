"""`simulate`: random legal matches, counted."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import cast, get_args

from sfb_bot.brawl.loading import load_content
from sfb_bot.brawl.model import DraftKind
from sfb_bot.brawl.rules import Brawl
from sfb_bot.brawl.simulate import Programme, Tally, match_seed, simulate_match
from sfb_bot.cli.refusal import Refusal

NAME = "simulate"
HELP = "play random legal matches and count what happens"

MOST_GAMES = 1_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `simulate` takes."""
    parser.add_argument("--games", type=_count, default=100, metavar="N", help="how many matches (100)")
    parser.add_argument(
        "--seed", type=_seed, default="1", metavar="S", help="any text; same seed, same matches (1)"
    )
    parser.add_argument("--draft", choices=get_args(DraftKind), default="free", help="how teams are chosen")
    parser.add_argument("--json", action="store_true", help="print JSON instead of lines")
    parser.add_argument("--journal", type=Path, metavar="FILE", help="store the journal of the last match")


def _count(text: str) -> int:
    if not text.isdigit() or not 1 <= int(text) <= MOST_GAMES:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 to {MOST_GAMES}")
    return int(text)


def _seed(text: str) -> str:
    # Bytes that are no characters arrive as half characters, which cannot be thrown dice with.
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise argparse.ArgumentTypeError("the seed is not a text") from error
    return text


def run(chosen: argparse.Namespace) -> None:
    """Play the matches and print the figures."""
    rules = Brawl(load_content())
    tally = Tally()
    journal = None
    started = time.perf_counter()
    for number in range(chosen.games):
        journal = simulate_match(rules, match_seed(chosen.seed, number), tally, Programme(draft=chosen.draft))
    speed = round(tally.decisions / (time.perf_counter() - started))
    if chosen.journal is not None and journal is not None:
        try:
            chosen.journal.write_text(journal.to_text(), encoding="utf-8")
        except OSError as error:
            raise Refusal(f"{chosen.journal} cannot be written: {error.strerror}") from error
    # The speed is the only figure that is not a function of the seed.
    figures = {"seed": chosen.seed, **tally.to_json(), "decisions_per_second": speed}
    if chosen.json:
        print(json.dumps(figures, indent=2))
        return
    for name, value in figures.items():
        print(f"{name.replace('_', ' ')}: {_shown(value)}")


def _shown(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {amount}" for name, amount in cast("dict[str, float]", value).items())
    return str(value)
