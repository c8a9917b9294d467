"""`python bot.py replay`: a journal played to its end, and every kind of file that is none."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from sfb_bot.games.brawl.pack import setup_form
from sfb_bot.games.brawl.rules.notation import parse_line, print_line
from sfb_bot.games.simulation import PlainCounting, Tally, match_seed, simulate_match
from sfb_bot.kernel import Journal, replay
from tests.cli.program import bot, refused, refused_by_process
from tests.games.brawl.kit.table import content, rules


@cache
def played() -> Journal:
    """A whole random match."""
    plain = PlainCounting(setup_form(content()).setup())
    return simulate_match(rules(), match_seed("replay me", 0), Tally(), plain)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    path.write_text(played().to_text(), encoding="utf-8")
    return path


def test_a_finished_match_is_shown_with_its_winner(file: Path) -> None:
    expected = replay(rules(), played())
    outcome = expected.state.outcome
    assert outcome is not None
    assert outcome.winner is not None
    texts: set[str] = set()
    for seed in ("0", "1", "4242"):
        done = bot("replay", str(file), hash_seed=seed)
        assert done.returncode == 0, done.stderr
        assert done.stderr == ""
        texts.add(done.stdout)
    (text,) = texts
    lines = text.rstrip().splitlines()
    assert lines[-1] == f"after {len(played().entries)} answers: {'ab'[outcome.winner]} won"
    assert lines[-3] == print_line(expected.state)
    assert parse_line(lines[-3], content()) == expected.state
    assert len(lines) == 17 + 4, "seventeen rows of board, the position and how it ended"


def test_an_unfinished_match_says_whom_it_waits_for(file: Path) -> None:
    journal = played()
    part = Journal(journal.game, journal.version, journal.setup, journal.seed, journal.entries[:40])
    file.write_text(part.to_text(), encoding="utf-8")
    seat = replay(rules(), part).waiting_for[0]
    assert bot("replay", str(file)).stdout.rstrip().endswith(f"after 40 answers: waiting for {'ab'[seat]}")


@pytest.mark.parametrize(
    ("words", "ending"),
    [
        ([["w", 0, "", "concede"]], "b won by concession"),
        ([["w", 1, "", "offer_draw"], ["w", 0, "", "offer_draw"]], "a draw by agreement"),
    ],
)
def test_other_ends_are_named(file: Path, words: list[Any], ending: str) -> None:
    document = json.loads(played().to_text())
    document["entries"] = [*document["entries"][:30], *words]
    file.write_text(json.dumps(document), encoding="utf-8")
    assert bot("replay", str(file)).stdout.rstrip().endswith(f"after {30 + len(words)} answers: {ending}")


def changed(**changes: Any) -> bytes:
    document = json.loads(played().to_text())
    document.update(changes)
    return json.dumps(document).encode()


def entry(number: int, **parts: Any) -> list[Any]:
    """The entries of the match with one of them forged."""
    entries = json.loads(played().to_text())["entries"]
    for place, value in parts.items():
        entries[number][{"kind": 0, "seat": 1, "question": 2, "key": 3}[place]] = value
    return entries


SETUP = dict(played().setup)

BROKEN: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "not JSON"),
    "no text": (b"\xff\xfe\x00\x01", "not a text file"),
    "a picture": (b"\x89PNG\r\n\x1a\n\x00", "not a text file"),
    "no JSON": (b"1. e4 e5 2. Nf3", "not JSON"),
    "cut off": (played().to_text().encode()[:-30], "not JSON"),
    "nested too deeply": (b"[" * 100_000, "nested too deeply"),
    "another document": (b'{"name": "sfb-bot"}', "not a match journal"),
    "a list": (b"[1, 2]", "not a match journal"),
    "another format": (changed(format="pgn"), "not a match journal"),
    "a newer format": (changed(format_version=2), "journal format 2"),
    "another game": (changed(game="chess"), "'chess'"),
    "newer rules": (changed(version=99), "version 99"),
    "a seed that is no Unicode": (changed(seed="\ud800"), "not a match journal"),
    "settings of nothing": (changed(setup={}), "settings"),
    "an unknown champion": (changed(setup={**SETUP, "roster": ["merlin", "kilgore", "deryn"]}), "merlin"),
    "a champion twice": (changed(setup={**SETUP, "roster": ["deryn"] * 4}), "twice"),
    "too small a roster": (changed(setup={**SETUP, "roster": ["deryn"]}), "at least 3"),
    "an unknown draft": (changed(setup={**SETUP, "draft": "blind"}), "settings"),
    "a goal of nothing": (changed(setup={**SETUP, "goal": 0}), "goal"),
    "a fraction as first player": (changed(setup={**SETUP, "first": 0.0}), "settings"),
    "a flag as first player": (changed(setup={**SETUP, "first": False}), "settings"),
    "a third player first": (changed(setup={**SETUP, "first": 2}), "settings"),
    "an unknown setting": (changed(setup={**SETUP, "speed": 2}), "settings"),
    "an entry that is none": (changed(entries=[17]), "not a journal entry"),
    "an unknown kind of entry": (changed(entries=entry(5, kind="q")), "not a journal entry"),
    "another question": (changed(entries=entry(5, question="0000000000")), "entry 6 "),
    "another seat": (changed(entries=entry(20, seat=7)), "entry 21 "),
    "an answer not offered": (changed(entries=entry(0, key="north")), "entry 1 "),
    "another seed": (changed(seed="another"), "no longer fits"),
    "an answer after the end": (changed(entries=[*entry(0), entry(0)[-1]]), f"entry {len(entry(0)) + 1} "),
    "a word that is none": (changed(entries=[["w", 0, "", "surrender"]]), "entry 1 "),
    "a word from nobody": (changed(entries=[["w", 5, "", "concede"]]), "entry 1 "),
    "a word of no words": (changed(entries=[["w", 0, ""]]), "entry 1 "),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_journal_is_one_clear_line(case: str, tmp_path: Path) -> None:
    text, named = BROKEN[case]
    path = tmp_path / "broken.json"
    path.write_bytes(text)
    line = refused("replay", str(path))
    assert named in line, line
    assert len(line) < 400
    assert path.read_bytes() == text, "the file is left alone"


@pytest.mark.parametrize("case", ["cut off", "another seed", "nested too deeply"])
def test_a_process_refuses_just_so(case: str, tmp_path: Path) -> None:
    text, named = BROKEN[case]
    path = tmp_path / "broken.json"
    path.write_bytes(text)
    assert named in refused_by_process("replay", str(path))


def test_files_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    missing = tmp_path / "missing.json"
    assert str(missing) in refused("replay", str(missing))
    assert str(tmp_path) in refused("replay", str(tmp_path))


def test_a_name_that_is_no_name_is_refused() -> None:
    assert "cannot be read" in refused("replay", "x" * 5000)
    assert "cannot be read" in refused_by_process("replay", b"\xff\xfe.json")


@pytest.mark.parametrize("arguments", [["replay"], ["replay", "a", "b"], ["replay", "--fast", "a"]])
def test_bad_arguments_are_one_clear_line(arguments: list[str]) -> None:
    assert "see: python bot.py --help" in refused(*arguments)
