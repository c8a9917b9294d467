"""After a crash: the last checkpoint and the answers since give the very same match again."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any, ClassVar

import pytest

from sfb_bot.kernel import (
    Checkpoint,
    Dice,
    Entry,
    JournalError,
    ReplayDiverged,
    Run,
    Seat,
    TableError,
    VersionConflict,
    Word,
)
from tests.kernel.test_run import everything, reach_reward
from tests.kernel.toy_game import COLOURS, Tint, TintRun, TintState, new_run, random_keys

A, B, C = Seat(0), Seat(1), Seat(2)


def through_storage(checkpoint: Checkpoint) -> Checkpoint:
    """What a database gives back."""
    return Checkpoint.decode(json.loads(json.dumps(checkpoint.encode())))


def entries_through_storage(entries: list[Entry]) -> list[Entry]:
    return [Entry.decode(json.loads(json.dumps(entry.encode()))) for entry in entries]


@pytest.mark.parametrize("seed", ["toy", "crash", "again"])
def test_a_crash_before_every_answer_loses_nothing(seed: str) -> None:
    """The run is thrown away before each answer, words and timeouts included."""
    run = new_run(seed)
    dice = Dice(f"{seed}/answers")
    checkpoint = through_storage(run.checkpoint())
    since: list[Entry] = []
    rebuilt_mid_action = 0
    while run.ask is not None:
        before = everything(run)
        run = Run.rebuild(Tint(), checkpoint, entries_through_storage(since))
        assert everything(run) == before
        rebuilt_mid_action += bool(since)
        seat = run.waiting_for[dice.below(len(run.waiting_for))]
        decision = run.decision_for(seat)
        assert decision is not None
        chance = dice.below(10)
        if chance == 0 and Word.OFFER_DRAW in run.rules.words(run.state, C):
            step = run.say(C, Word.OFFER_DRAW)
        elif chance == 1:
            step = run.time_out(seat, run.ask_no)
        else:
            step = run.answer(seat, run.ask_no, random_keys(decision, dice))
        since.append(step.entry)
        if step.boundary:
            checkpoint, since = through_storage(run.checkpoint()), []
    assert rebuilt_mid_action > 5
    assert everything(Run.rebuild(Tint(), checkpoint, since)) == everything(run)


def test_a_checkpoint_does_not_change_while_the_match_goes_on() -> None:
    run = new_run()
    checkpoint = run.checkpoint()
    stored = json.dumps(checkpoint.encode())
    before = everything(run)
    reach_reward(run)
    assert json.dumps(checkpoint.encode()) == stored
    assert everything(Run.rebuild(Tint(), checkpoint)) == before


def test_question_numbers_go_on_counting_after_a_rebuild() -> None:
    run = new_run()
    for seat in (A, B, C):
        run.answer(seat, 1, ("amber",))
    while not run.at_boundary:
        run.answer(run.waiting_for[0], run.ask_no, ("keep",))
    again: TintRun = Run.rebuild(Tint(), run.checkpoint())
    assert (again.seq, again.ask_no) == (run.seq, run.ask_no)
    assert run.ask_no > 1


class ColourfulTint(Tint):
    """An upgrade: a fourth colour from the second round on."""

    version: ClassVar[int] = 4

    def colours(self, state: TintState) -> tuple[str, ...]:
        return COLOURS if state.round == 0 else (*COLOURS, "dusk")


def played_round(run: TintRun) -> list[Entry]:
    """The entries of one whole round, first boundary to next."""
    entries = [run.answer(seat, run.ask_no, ("amber", "blue")).entry for seat in run.waiting_for]
    while not run.at_boundary:
        entries.append(run.answer(run.waiting_for[0], run.ask_no, ("keep",)).entry)
    return entries


def test_changed_rules_are_noticed_at_the_first_differing_question() -> None:
    run = new_run()
    start = through_storage(run.checkpoint())
    first, second = played_round(run), played_round(run)
    with pytest.raises(ReplayDiverged, match="name_colours") as diverged:
        Run.rebuild(ColourfulTint(), start, [*first, *second])
    assert diverged.value.index == len(first), "the first round fits, the second does not from its beginning"
    assert f"entry {len(first) + 1} " in str(diverged.value)


def test_the_last_good_checkpoint_is_kept_and_the_action_starts_again() -> None:
    run = new_run()
    played_round(run)
    checkpoint = run.checkpoint()
    kept = json.dumps(checkpoint.encode())
    before = [run.state.round, [*run.state.points], [*run.state.secrets]]
    second = played_round(run)
    with pytest.raises(ReplayDiverged):
        Run.rebuild(ColourfulTint(), checkpoint, second)
    assert json.dumps(checkpoint.encode()) == kept
    restarted = Run.rebuild(ColourfulTint(), checkpoint)
    assert [restarted.state.round, restarted.state.points, restarted.state.secrets] == before
    decision = restarted.decision_for(A)
    assert decision is not None
    assert [option.key for option in decision.options] == [*COLOURS, "dusk"]
    restarted.answer(A, restarted.ask_no, ("dusk",))


def test_nothing_after_the_differing_entry_is_applied() -> None:
    run = new_run()
    entries = played_round(run)
    fresh = new_run()
    bad = replace(entries[1], question="0000000000")
    with pytest.raises(ReplayDiverged) as diverged:
        fresh.apply_entries([entries[0], bad, *entries[2:]])
    assert diverged.value.index == 1
    assert (fresh.seq, fresh.waiting_for) == (1, (B, C))


FORGERIES: dict[str, Entry] = {
    "another question": Entry("answer", A, ("amber",), "0123456789"),
    "no such option": Entry("answer", A, ("pink",), "@"),
    "too many options": Entry("answer", A, COLOURS, "@"),
    "nobody asked": Entry("answer", Seat(8), ("amber",), "@"),
    "an answer without a question": Entry("answer", A, ("amber",), ""),
    "a decree disguised as an answer": Entry("answer", A, ("called_off",), ""),
    "no such decree": Entry("organiser", A, ("boo",)),
    "a decree without a word": Entry("organiser", A, ()),
    "a decree about a stranger": Entry("organiser", Seat(8), ("called_off",)),
    "a word that cannot be said": Entry("word", A, ("boo",)),
    "a word without a word": Entry("word", A, ()),
    "two words at once": Entry("word", A, ("offer_draw", "offer_draw")),
    "a word nobody knows": Entry("word", A, ("surrender",)),
    "a decree nobody knows": Entry("organiser", A, ("surrender",)),
    "a stranger's word": Entry("word", Seat(8), ("offer_draw",)),
}


@pytest.mark.parametrize("case", FORGERIES)
def test_an_entry_that_does_not_fit_is_not_applied(case: str) -> None:
    run = new_run()
    real = new_run().answer(A, 1, ("amber",)).entry
    forged = FORGERIES[case]
    if forged.question == "@":
        forged = replace(forged, question=real.question)
    before = everything(run)
    with pytest.raises(ReplayDiverged) as diverged:
        run.apply_entries([forged])
    assert diverged.value.index == 0
    assert everything(run) == before


class BrokenTint(Tint):
    """A game with a programming error in the middle of a round."""

    def reward(self, fx: Any, seat: Seat) -> Any:
        del fx, seat
        raise TypeError("a bug in the rules")


def test_a_bug_in_the_rules_is_not_taken_for_a_changed_journal() -> None:
    start = new_run().checkpoint()
    entries = [new_run().answer(seat, 1, ("amber", "blue")).entry for seat in (A, B, C)]
    with pytest.raises(TypeError, match="a bug in the rules"):
        # As many rounds as it takes for the colour to be among the two named.
        Run.rebuild(BrokenTint(), start, entries * 4)


def test_a_checkpoint_of_another_game_is_refused() -> None:
    checkpoint = replace(new_run().checkpoint(), rules="chess")
    with pytest.raises(JournalError, match="chess"):
        Run.rebuild(Tint(), checkpoint)


def test_a_checkpoint_of_newer_rules_is_refused_and_of_older_ones_tried() -> None:
    checkpoint = new_run(rules=ColourfulTint()).checkpoint()
    with pytest.raises(VersionConflict, match="version 4"):
        Run.rebuild(Tint(), checkpoint)
    older = replace(checkpoint, version=1)
    assert Run.rebuild(Tint(), older).state == new_run().state


@pytest.mark.parametrize(
    "state", [None, [], {}, "x", 7, {"dice": {}}, {"dice": {"seed": "x", "used": 0}, "secrets": 3}]
)
def test_a_damaged_state_is_a_journal_error(state: Any) -> None:
    with pytest.raises(JournalError, match="cannot be read"):
        Run.rebuild(Tint(), replace(new_run().checkpoint(), state=state))


@pytest.mark.parametrize(
    "stored",
    [
        None,
        3,
        "x",
        {},
        [],
        ["tint", 3, 0, 0],
        ["tint", 3, 0, 0, {}, 1],
        [3, 3, 0, 0, {}],
        ["tint", "3", 0, 0, {}],
    ],
)
def test_what_is_no_checkpoint_is_refused(stored: Any) -> None:
    with pytest.raises(JournalError, match="not a checkpoint"):
        Checkpoint.decode(stored)


def test_all_of_these_are_table_errors() -> None:
    assert issubclass(JournalError, TableError)
    assert issubclass(VersionConflict, TableError)
    assert issubclass(ReplayDiverged, TableError)
