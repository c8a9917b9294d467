"""A whole match as text: there and back, and every way such a text can be broken."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sfb_bot.kernel import (
    Dice,
    Entry,
    Journal,
    JournalError,
    ReplayDiverged,
    Seat,
    TableError,
    VersionConflict,
    Word,
    replay,
)
from tests.kernel.test_run import everything
from tests.kernel.toy_game import SETUP, Tint, TintRun, new_run, random_keys


def played(seed: str = "toy") -> tuple[TintRun, Journal]:
    """A finished match and its journal."""
    run = new_run(seed)
    dice = Dice(f"{seed}/answers")
    journal = Journal("tint", 3, SETUP, seed)
    journal.entries.append(run.say(Seat(1), Word.OFFER_DRAW).entry)
    while run.ask is not None:
        decision = run.decision_for(run.waiting_for[-1])
        assert decision is not None
        step = run.answer(decision.seat, run.ask_no, random_keys(decision, dice))
        journal.entries.append(step.entry)
    return run, journal


@pytest.mark.parametrize("seed", ["toy", "Über|зима ❄", ""])
def test_a_match_can_be_played_again_from_its_text(seed: str) -> None:
    run, journal = played(seed)
    read = Journal.from_text(journal.to_text())
    assert read == journal
    assert read.to_text() == journal.to_text()
    assert everything(replay(Tint(), read)) == everything(run)


def test_a_journal_cut_short_waits_at_its_next_question() -> None:
    _, journal = played()
    for count in range(len(journal.entries)):
        part = Journal("tint", 3, SETUP, "toy", journal.entries[:count])
        run = replay(Tint(), Journal.from_text(part.to_text()))
        assert run.seq == count
        assert run.waiting_for


def test_the_text_has_a_line_for_every_entry() -> None:
    _, journal = played()
    lines = journal.to_text().splitlines()
    assert len(lines) == len(journal.entries) + 2
    assert json.loads(lines[1].rstrip(",")) == ["w", 1, "", "offer_draw"]
    assert journal.to_text().endswith("\n")


KINDS = st.sampled_from(["answer", "timeout", "standing", "organiser", "word"])
ENTRIES = st.builds(
    Entry, KINDS, st.integers(0, 4).map(Seat), st.lists(st.text(max_size=9)).map(tuple), st.text(max_size=10)
)


@given(ENTRIES)
def test_every_entry_comes_back_as_it_was(entry: Entry) -> None:
    assert Entry.decode(json.loads(json.dumps(entry.encode()))) == entry


@given(st.text(max_size=30), st.lists(ENTRIES, max_size=5), st.dictionaries(st.text(), st.integers()))
def test_every_journal_comes_back_as_it_was(seed: str, entries: list[Entry], setup: dict[str, int]) -> None:
    journal = Journal("any", 1, setup, seed, entries)
    assert Journal.from_text(journal.to_text()) == journal


def document(**changes: Any) -> str:
    """A good journal as JSON, with some keys changed; `...` leaves one out."""
    whole: dict[str, Any] = json.loads(played()[1].to_text())
    whole.update(changes)
    return json.dumps({key: value for key, value in whole.items() if value is not ...})


def test_the_unchanged_document_is_read() -> None:
    assert Journal.from_text(document()) == played()[1]


UNREADABLE = {
    "empty": "",
    "no JSON": "moves: e4 e5",
    "cut off": document()[:-20],
    "a list": "[]",
    "a number": "17",
    "null": "null",
    "an empty object": "{}",
    "nested too deeply": "[" * 100_000,
    "another format": document(format="chess"),
    "no format": document(format=...),
    "no format version": document(format_version=...),
    "no number as format version": document(format_version="1"),
    "no game": document(game=...),
    "a game that is no text": document(game=3),
    "no version": document(version=...),
    "a version that is no number": document(version="3"),
    "no seed": document(seed=...),
    "a seed that is no text": document(seed=7),
    "a seed that is no Unicode": document(seed="\ud800"),
    "no settings": document(setup=...),
    "settings that are a list": document(setup=[]),
    "no entries": document(entries=...),
    "entries that are an object": document(entries={}),
    "an entry that is a text": document(entries=["a"]),
    "an entry that is empty": document(entries=[[]]),
    "an entry without a question": document(entries=[["a", 0]]),
    "an entry of an unknown kind": document(entries=[["z", 0, "", "amber"]]),
    "an entry with a seat that is a text": document(entries=[["a", "0", "", "amber"]]),
    "an entry with a seat that is a flag": document(entries=[["a", True, "", "amber"]]),
    "an entry with a key that is a number": document(entries=[["a", 0, "", 1]]),
    "an entry with a question that is a number": document(entries=[["a", 0, 5, "amber"]]),
}


@pytest.mark.parametrize("case", UNREADABLE)
def test_a_broken_text_is_a_journal_error(case: str) -> None:
    with pytest.raises(JournalError) as broken:
        Journal.from_text(UNREADABLE[case])
    assert str(broken.value)
    assert "\n" not in str(broken.value)


@pytest.mark.parametrize("version", [0, 2, 99])
def test_another_format_version_is_told_apart_from_damage(version: int) -> None:
    with pytest.raises(VersionConflict, match=str(version)):
        Journal.from_text(document(format_version=version))


def test_a_journal_of_another_game_is_refused() -> None:
    with pytest.raises(JournalError, match="'go'"):
        replay(Tint(), Journal.from_text(document(game="go")))


def test_a_journal_of_newer_rules_is_refused() -> None:
    with pytest.raises(VersionConflict, match="version 4"):
        replay(Tint(), Journal.from_text(document(version=4)))
    assert replay(Tint(), Journal.from_text(document(version=2))).is_over


@pytest.mark.parametrize("setup", [{}, {"seats": 0, "rounds": 4}, {"seats": "x", "rounds": 4}])
def test_settings_that_make_no_match_are_a_journal_error(setup: dict[str, Any]) -> None:
    with pytest.raises(JournalError, match="do not make a match"):
        replay(Tint(), Journal.from_text(document(setup=setup)))


def test_entries_after_the_end_do_not_fit() -> None:
    run, journal = played()
    journal.entries.append(journal.entries[-1])
    with pytest.raises(ReplayDiverged) as diverged:
        replay(Tint(), journal)
    assert diverged.value.index == run.seq


def test_another_seed_is_noticed_or_plays_the_same_questions() -> None:
    """A journal moved to another seed must not silently end elsewhere with the same entries left over."""
    _, journal = played()
    noticed = 0
    for number in range(20):
        moved = Journal("tint", 3, SETUP, f"other {number}", journal.entries)
        try:
            replay(Tint(), moved)
        except ReplayDiverged:
            noticed += 1
    assert noticed > 15


@given(st.text(max_size=60))
def test_no_text_at_all_gives_anything_but_a_table_error(text: str) -> None:
    with pytest.raises(TableError):
        Journal.from_text(text)
