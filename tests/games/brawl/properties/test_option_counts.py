"""How many ways there are to go on from fixed positions, counted by hand; the same under any hash seed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.brawl.properties.answer_counts import POSITIONS, count, fresh, report

ROOT = Path(__file__).resolve().parents[4]

# Worked out on paper:
# set_up: 2 areas; then three of four champions, 4 ways for either seat; then 2 of 6 trap hexes, 15 ways.
# one_core: the creation core pays Move alone (Heal is used), or the turn ends.
#   Move: three champions could take it. Kilgore in the corner A1 reaches 3 + 5 hexes or stays: 9; the two
#   on the Gate enter on one of the 4 free hexes of A1..A5: 4 each.
#   End: b has no core and can only end. Then a has drawn KIL02..KIL06 and readied: the four that are no
#   reaction, four standard actions, end: 9.
# one_core_and_a_token: as before, with a token on B1. Round it Kilgore gets to A2 B2 A3 B3 C2 C3 but no
#   longer to C1; B1 itself is an option; stop: 8.
# a_blow: KIL07 or end. KIL07: Deryn or stop; against Deryn b may play DER05 for her or pass: 2; after a stop
#   nothing is left but the end: 1. End: b has the creation core and no action card: Heal and Move for one of
#   three champions each, or end, after which a has 9 as above.
BY_HAND = [
    ("set_up", 1, 2),
    ("set_up", 2, 2 * 4),
    ("set_up", 3, 2 * 4 * 4),
    ("set_up", 4, 2 * 4 * 4 * 15),
    ("one_core", 1, 2),
    ("one_core", 2, 3 + 1),
    ("one_core", 3, 9 + 4 + 4 + 9),
    ("one_core_and_a_token", 1, 2),
    ("one_core_and_a_token", 2, 3 + 1),
    ("one_core_and_a_token", 3, 8 + 4 + 4 + 9),
    ("a_blow", 1, 2),
    ("a_blow", 2, 2 + 3),
    ("a_blow", 3, 2 + 1 + 3 + 3 + 9),
]


@pytest.mark.parametrize(("name", "depth", "ways"), BY_HAND)
def test_counts_made_by_hand(name: str, depth: int, ways: int) -> None:
    assert count(name, depth) == ways


def test_the_options_of_the_small_positions_are_the_ones_meant() -> None:
    """Digest 5 and 10: by destination, a token hex on its own, stopping always."""
    run = fresh("one_core_and_a_token")
    run.answer(run.waiting_for[0], run.ask_no, ("move",))
    run.answer(run.waiting_for[0], run.ask_no, ("a.kilgore",))
    decision = run.decision_for(run.waiting_for[0])
    assert decision is not None
    assert [option.key for option in decision.options] == ["A2", "A3", "B1", "B2", "B3", "C2", "C3", "stop"]


def test_every_sequence_is_counted_once_under_every_hash_seed() -> None:
    """Counts and the order of all options, in three processes that hash differently."""
    reports = {
        subprocess.run(
            [sys.executable, "-m", "tests.games.brawl.properties.answer_counts"],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
            timeout=240,
        ).stdout.strip()
        for seed in ("0", "1", "4242")
    }
    assert reports == {report()}
    (lines,) = (each.splitlines() for each in reports)
    assert [line.split()[0] for line in lines] == list(POSITIONS)
    thick = int(lines[-1].split()[1])
    assert thick > 200, "the crowded position has many ways to go on"
