"""Adds up balance reports and prints them as in `docs/BALANCE.md`: `python benchmarks/balance.py FILE...`.

    python bot.py simulate --players hard --games 50 --seed balance-1 --balance --json > balance-1.json
    python bot.py simulate --players hard --games 50 --seed balance-2 --balance --json > balance-2.json
    python benchmarks/balance.py balance-*.json

So a long measurement can be made in parts, each with a seed of its own; a seed that comes twice is refused.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

# Started as a script, Python looks for modules beside this file and not in the project.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from sfb_bot.games.brawl.balance import Rate
from sfb_bot.games.brawl.pack import brawl_pack
from sfb_bot.locale import Texts

WIN, FIRST, SECOND = "win", "win_going_first", "win_going_second"


def share(rate: Rate) -> str:
    """A rate as people read it."""
    return "-" if rate.value is None else f"{100 * rate.value:.0f} %"


def span(rate: Rate) -> str:
    """Where the true rate lies."""
    low, high = rate.interval
    return f"{100 * low:.0f} to {100 * high:.0f} %"


def print_table(reports: list[dict[str, Any]]) -> None:
    """A row for each champion, the best first, and how often the first side wins."""
    hits, of = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    sides, first_wins, matches = Counter[str](), 0, 0
    for report in reports:
        balance = report["balance"]
        matches += balance["matches"]
        first_wins += balance["first_player_wins"]["hits"]
        for name, row in balance["champions"].items():
            sides[name] += row["pick"]["hits"]
            for rate in (WIN, FIRST, SECOND):
                hits[name, rate] += row[rate]["hits"]
                of[name, rate] += row[rate]["of"]
    texts, screens = Texts("en"), brawl_pack().screens
    first = Rate(first_wins, matches)
    print(f"{matches} duels. The side that starts wins {share(first)} ({span(first)}).\n")
    print("| champion | sides | wins | 95 % interval | wins going first | wins going second |")
    print("|---|---:|---:|---:|---:|---:|")
    rates = {key: Rate(hits[key], of[key]) for key in of}
    for name in sorted(sides, key=lambda name: (-(rates[name, WIN].value or 0.0), name)):
        win, starting, following = (rates[name, rate] for rate in (WIN, FIRST, SECOND))
        print(
            f"| {screens.choice_name(name, texts)} | {sides[name]} | {share(win)} | {span(win)} | "
            f"{share(starting)} | {share(following)} |"
        )


def print_presets(reports: list[dict[str, Any]]) -> None:
    """A row for each pair of presets: how often the first of them wins."""
    wins, games = Counter[tuple[str, str, str]](), Counter[tuple[str, str, str]]()
    for report in reports:
        one, other = report["winners_by_preset"]
        pair = (report["players"], one, other)
        wins[pair] += report["winners_by_preset"][one]
        games[pair] += report["games"]
    print("| players | team | against | duels | wins | 95 % interval |")
    print("|---|---|---|---:|---:|---:|")
    for pair in sorted(games):
        rate = Rate(wins[pair], games[pair])
        print(f"| {' | '.join(pair)} | {games[pair]} | {share(rate)} | {span(rate)} |")


def main() -> int:
    """Print the tables of all reports; those with presets by themselves."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    reports = [json.loads(file.read_text(encoding="utf-8")) for file in parser.parse_args().files]
    seeds = Counter((each["seed"], each.get("players"), each.get("presets")) for each in reports)
    if twice := [key for key, count in seeds.items() if count > 1]:
        parser.error(f"the same matches are there twice: {twice}")
    plain = [each for each in reports if "presets" not in each]
    if len({each.get("players") for each in plain}) > 1:
        parser.error("these matches were played by different players")
    if plain:
        print_table(plain)
    if paired := [each for each in reports if "presets" in each]:
        print_presets(paired)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
