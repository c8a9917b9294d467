"""`simulate`: random legal matches, counted."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import cast, get_args

from sfb_bot.cli.refusal import Refusal
from sfb_bot.games.brawl.balance import Balance, Rate
from sfb_bot.games.brawl.cards.loading import load_content
from sfb_bot.games.brawl.rules.content import Content
from sfb_bot.games.brawl.rules.ids import ChampionId
from sfb_bot.games.brawl.rules.model import MODES, DraftKind
from sfb_bot.games.brawl.rules.rules import Brawl
from sfb_bot.games.brawl.simulate import Programme, Tally, match_seed, simulate_match

MOST_GAMES = 1_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `simulate` takes."""
    parser.add_argument("--games", type=_count, default=100, metavar="N", help="how many matches (100)")
    parser.add_argument(
        "--seed", type=_seed, default="1", metavar="S", help="any text; same seed, same matches (1)"
    )
    parser.add_argument("--mode", choices=tuple(MODES), default="duel", help="two players or four (duel)")
    parser.add_argument(
        "--draft", choices=get_args(DraftKind), default="free", help="how teams are chosen (free)"
    )
    parser.add_argument(
        "--champions", metavar="A,B,C", help="choose from these champions alone, by id (all of them)"
    )
    parser.add_argument(
        "--balance", action="store_true", help="rates by champion, with what chance leaves open"
    )
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


def _roster(text: str | None, content: Content) -> tuple[ChampionId, ...]:
    """The champions named, or all of them."""
    if text is None:
        return tuple(sorted(champion.id for champion in content.champions.values()))
    names = [ChampionId(name.strip()) for name in text.split(",")]
    for name in names:
        if name not in content.champions:
            known = ", ".join(sorted(content.champions))
            raise Refusal(f"--champions: there is no champion {name!r}; there are {known}")
        if names.count(name) > 1:
            raise Refusal(f"--champions: {name} is named twice")
    return tuple(names)


def run(chosen: argparse.Namespace) -> None:
    """Play the matches and print the figures."""
    rules = Brawl(load_content())
    roster = _roster(chosen.champions, rules.content)
    programme = Programme(chosen.mode, chosen.draft, roster)
    tally, balance = Tally(), Balance(roster)
    journal = None
    started = time.perf_counter()
    for number in range(chosen.games):
        journal = simulate_match(rules, match_seed(chosen.seed, number), tally, programme, balance)
    speed = round(tally.decisions / (time.perf_counter() - started))
    if chosen.journal is not None and journal is not None:
        try:
            chosen.journal.write_text(journal.to_text(), encoding="utf-8")
        except OSError as error:
            raise Refusal(f"{chosen.journal} cannot be written: {error.strerror}") from error
    # The speed is the only figure that is not a function of the arguments.
    settings = {"seed": chosen.seed, "mode": chosen.mode, "draft": chosen.draft}
    figures = {**settings, **tally.to_json(), "decisions_per_second": speed}
    if chosen.json:
        print(json.dumps(figures | ({"balance": balance.to_json()} if chosen.balance else {}), indent=2))
        return
    for name, value in figures.items():
        print(f"{name.replace('_', ' ')}: {_shown(value)}")
    if chosen.balance:
        print()
        for line in _table(balance):
            print(line)


def _shown(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {amount}" for name, amount in cast("dict[str, float]", value).items())
    return str(value)


def _table(balance: Balance) -> Iterator[str]:
    """A row per champion, the best first; behind every rate where the true one lies with 95 % confidence."""
    width = max(len("champion"), *map(len, balance.champions))
    heads = ("wins", "picked by", "wins going first", "wins going second")
    yield (
        f"{'champion':<{width}} {'matches':>8} "
        + " ".join(f"{head:>21}" for head in heads)
        + f" {'rounds':>7}"
    )
    for name, figures in sorted(
        balance.champions.items(), key=lambda item: (-(item[1].win.value or 0.0), item[0])
    ):
        rates = (figures.win, balance.picked(name), figures.win_first, figures.win_second)
        length = "-" if figures.length is None else f"{figures.length:.1f}"
        yield f"{name:<{width}} {figures.matches:>8} " + " ".join(map(_rate, rates)) + f" {length:>7}"
    yield ""
    yield f"the side that starts wins {_rate(balance.first_player).strip()} of {balance.matches} matches"
    yield "In brackets: where the true rate lies with 95 % confidence (Wilson), chance alone considered."
    yield "With so many champions side by side, about one in twenty lies outside of its bracket."
    yield "Wins count matches with the champion on one side only. Answers are random: nobody plays to win."


def _rate(rate: Rate) -> str:
    low, high = rate.interval
    value = "-" if rate.value is None else f"{100 * rate.value:.1f}%"
    return f"{f'{value} ({100 * low:.1f}-{100 * high:.1f})':>21}"
