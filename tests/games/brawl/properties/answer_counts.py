"""Counts answer sequences from fixed positions, as chess programs count moves to find mistakes.

`python -m tests.games.brawl.properties.answer_counts` prints every count with a digest of the sequences.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from itertools import combinations

from sfb_bot.games.brawl.rules.notation import parse_line
from sfb_bot.games.brawl.rules.rules import BrawlRun
from sfb_bot.kernel import Decision, Entry, Run
from tests.games.brawl.kit.table import content, rules

# Far from everybody, so that no count depends on them.
FAR_TOKENS = "tokens=F3,F6,G4,D6"
NOBODY_SCORES = "track=-,-,-,-"

POSITIONS = {
    "set_up": (
        "r0 phase=area order=ab areas=-,- roster=deryn,dugrun,goldarr,gwaien draft=free "
        "| a deck=- | b deck=- | track=-,-,-,- tokens=-"
    ),
    "one_core": (
        "r1 turn=a used=heal | a kilgore@A1 dugrun gwaien cores=rYb hand=- "
        f"| b deryn@I1 goldarr@I2 tzu_xiao@I3 cores=ryb hand=- | {NOBODY_SCORES} {FAR_TOKENS}"
    ),
    "one_core_and_a_token": (
        "r1 turn=a used=heal | a kilgore@A1 dugrun gwaien cores=rYb hand=- "
        f"| b deryn@I1 goldarr@I2 tzu_xiao@I3 cores=ryb hand=- | {NOBODY_SCORES} tokens=B1,F6,G4,D6"
    ),
    "a_blow": (
        "r1 turn=a used=heal,move | a kilgore@D4 dugrun@A1 gwaien@A2 cores=rYb hand=KIL07 "
        f"| b deryn@D5 goldarr@I1 tzu_xiao@I2 cores=rYb hand=DER05 | {NOBODY_SCORES} {FAR_TOKENS}"
    ),
    "in_the_thick_of_it": (
        "r3 turn=b | a kilgore@D4/3+ dugrun@E4 tzu_xiao@C3/2 cores=RyB hand=KIL03,DUG02,TZU06 "
        "| b deryn@F5+ gwaien@F4 goldarr@D5/1 hand=DER02,GWA02,GOL06,DER04,GOL07 "
        "| track=domination,lay_of_the_land,-,- tokens=C4:stun,D3:root,F6:damage2,G4:damage1"
    ),
}


def fresh(name: str) -> BrawlRun:
    return Run(rules(), parse_line(POSITIONS[name], content()))


def answers_to(decision: Decision) -> Iterator[tuple[str, ...]]:
    """Every answer; several options picked together count once, whatever their order."""
    fewest, most = decision.pick
    keys = [option.key for option in decision.options]
    for count in range(fewest, most + 1):
        yield from combinations(keys, count)


def sequences(name: str, depth: int) -> Iterator[tuple[Entry, ...]]:
    """Every way to answer the next `depth` questions (or fewer, where the match ends)."""
    yield from _after(name, (), depth)


def _after(name: str, so_far: tuple[Entry, ...], depth: int) -> Iterator[tuple[Entry, ...]]:
    run = fresh(name)
    run.apply_entries(so_far)
    if run.ask is None or depth == 0:
        yield so_far
        return
    decision = run.decision_for(run.waiting_for[0])
    assert decision is not None
    for keys in answers_to(decision):
        again = fresh(name)
        again.apply_entries(so_far)
        entry = again.answer(decision.seat, again.ask_no, keys).entry
        yield from _after(name, (*so_far, entry), depth - 1)


def count(name: str, depth: int) -> int:
    return sum(1 for _ in sequences(name, depth))


def digest(name: str, depth: int) -> str:
    """Over all sequences in the order they are offered, questions included."""
    text = "\n".join(repr([entry.encode() for entry in each]) for each in sequences(name, depth))
    return sha256(text.encode()).hexdigest()


def report() -> str:
    """One line a position."""
    return "\n".join(f"{name} {count(name, 3)} {digest(name, 3)}" for name in POSITIONS)


if __name__ == "__main__":
    print(report())
