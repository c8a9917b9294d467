"""The golden transcripts: a change of the rules, of an option's order or of a view shows here."""

from __future__ import annotations

import difflib
import os
import subprocess
import sys
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from tests.games.brawl.golden.transcript import FOLDER, MATCHES, path_of, transcript
from tests.games.brawl.golden.views import ViewPrinter
from tests.games.brawl.kit.table import table

ROOT = Path(__file__).resolve().parents[4]


@pytest.mark.parametrize("name", MATCHES)
def test_the_match_is_played_as_it_always_was(name: str) -> None:
    """Where this fails on purpose: `python -m tests.games.brawl.golden.update`, then read what changed."""
    stored = path_of(name).read_text(encoding="utf-8").splitlines()
    played = transcript(name).splitlines()
    changed = list(islice(difflib.unified_diff(stored, played, "stored", "played", lineterm="", n=2), 40))
    assert not changed, "\n".join(changed)


LINE = "r2 turn=a | a kilgore@D4 dugrun@A1 gwaien@A2 hand=KIL05,DUG03 | b deryn@D5 goldarr@I1 tzu_xiao@I2"


def test_a_leak_would_be_a_line_to_read() -> None:
    """To everybody, and to a seat that sees more of the public part than the others."""
    t = table(LINE)
    printer, seats = ViewPrinter(), {"a": t.view("a"), "b": t.view("b")}
    told = list(printer.changes(t.public(), seats))
    assert [line for line in told if "KIL05" in line] == [line for line in told if line.startswith("a:")]
    assert list(printer.changes(t.public(), seats)) == []

    first, second = t.public().players
    leaky = replace(t.public(), players=(replace(first, shown=t.view("a").hand), second))
    same = {letter: replace(view, public=leaky) for letter, view in seats.items()}
    assert list(printer.changes(leaky, same)) == ["everybody players a: shown DUG03 KIL05"]
    assert list(printer.changes(t.public(), {**seats, "b": replace(seats["b"], public=leaky)})) == [
        "everybody players a: shown -",
        "b sees players a: seat a, side 0, cores RYB, hand_size 2, deck_size 16, discard -, in_play -,"
        " shown DUG03 KIL05",
    ]


def test_every_file_belongs_to_a_match() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(MATCHES)


def test_the_transcripts_reach_what_matters() -> None:
    """Otherwise a change of those parts would not show."""
    text = "".join(path_of(name).read_text(encoding="utf-8") for name in MATCHES)
    for word in (
        *("TrapSprung", "ReactionPlayed", "ReactionPassed", "KnockedOut", "PointsScored", "CardsPlanned"),
        *("Stunned", "Struck", "Healed", "TrackMoved", "UpkeepDone", "Conceded", "DrawOffersCleared"),
        *("LineUpsRevealed", "MatchEnded", "StandardActionTaken", "CardsSetAside", "Resisted", "Jumped"),
        *("LevelledUp", "HandShown", "CardDiscarded", "TokenLooked", "EffectBegan", "DeckShuffled", "Placed"),
        *("StartingSideSet", "TeamOrderChosen", "LineUpSealed", "ChallengesDropped"),
    ):
        assert f'["{word}"' in text, word


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_no_order_depends_on_hashes(hash_seed: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.games.brawl.golden.update", "--check"],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("unchanged") == len(MATCHES)
