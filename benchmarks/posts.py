"""How quiet the ledger is: `python benchmarks/posts.py`.

Whole matches through the real client at a local Discord, played by people who press what a computer player of
level normal would (or anything), against each other and against computer players. Counted are public posts
that stay, how often one was made anew to call somebody, changes and pings a turn, and requests an action.
Exit code 1 when a bound is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path
from typing import Final

# Started as a script, Python looks for modules beside this file and not in the project.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.places import at_a_playground, place_of_match
from benchmarks.watched import Count, Match
from sfb_bot.matches.records import MatchId
from sfb_bot.playground import UserDriver

MOST_POSTS_A_TURN: Final = 1.5
MOST_REQUESTS: Final = 3


def report(count: Count, name: str) -> bool:
    """Print a line; False when a bound is missed."""
    turns, posts, requests = max(1, count.turns), count.seen["posts"], count.requests
    is_quiet = posts / turns <= MOST_POSTS_A_TURN
    is_modest = max(requests, default=0) <= MOST_REQUESTS
    verdict = "pass" if is_quiet and is_modest else "FAIL"
    print(
        f"{name:<34}{count.matches:>3} matches {count.turns:>4} turns"
        f"  posts a turn {posts / turns:>5.2f} (<= {MOST_POSTS_A_TURN}; set-up and result"
        f" {(count.seen['set-up'] + count.seen['result']) / max(1, count.matches):.1f} a match)"
        f"  made anew {count.seen['made anew'] / turns:.2f}"
        f"  changes {count.seen['changes'] / turns:>5.2f}  pings {count.seen['pings'] / turns:>5.2f}"
        f"  requests an action {sum(requests) / max(1, len(requests)):.2f},"
        f" most {max(requests, default=0):g} (<= {MOST_REQUESTS}), with the result"
        f" {max(count.results, default=0):g}: {verdict}",
        flush=True,
    )
    return is_quiet and is_modest


async def begin(host: UserDriver, rival: UserDriver | None) -> tuple[MatchId, int]:
    """Begin a match with hints, at the live pace; without a rival against a computer player."""
    before = set(host.world.channels)
    if rival is None:
        await host.slash("arena", "brawl solo", level="normal", hints="on")
    else:
        await host.slash("arena", "brawl challenge", opponent=rival, pace="live", hints="on")
        invitation = await host.wait_for_message(
            "arena", lambda m: any(b.label == "Accept" for b in m.buttons)
        )
        await rival.press(invitation, "Accept")
    return await place_of_match(host, before)


async def one_match(name: str, number: int, count: Count, *, has_rival: bool, by_thought: bool) -> None:
    """A match in a place of its own, with a bot of its own."""
    async with at_a_playground() as (playground, shell):
        alice, bob = playground.user("alice"), playground.user("bob")
        found, place = await begin(alice, bob if has_rival else None)
        match = Match(playground, shell, [alice, bob], f"{name}/{number}", by_thought=by_thought)
        await match.play(found, place, count)


async def measure(chosen: argparse.Namespace) -> bool:
    """Every kind of match, and whether all bounds are kept."""
    kinds = [
        ("a person against a computer", False, True),
        ("two people who press anything", True, False),
        ("two people as good as level normal", True, True),
    ]
    all_well = True
    for name, has_rival, by_thought in kinds:
        count = Count()
        for number in range(chosen.matches):
            await one_match(name, number, count, has_rival=has_rival, by_thought=by_thought)
        all_well = report(count, name) and all_well
    return all_well


def main() -> int:
    """Measure, print a line a kind of match, and fail if a bound is missed."""
    parser = argparse.ArgumentParser(description="Count posts, changes and requests.")
    parser.add_argument("--matches", type=int, default=6, help="matches of each kind (6)")
    return 0 if asyncio.run(measure(parser.parse_args())) else 1


if __name__ == "__main__":
    sys.exit(main())
