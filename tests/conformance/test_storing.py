"""What is stored of any game says everything: events, states, settings, journals, and rebuilt matches."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sfb_bot.kernel import Checkpoint, Dice, Entry, Event, Journal, Run, Step, apply, replay, undoable
from sfb_bot.matches.live_match import AnyRun
from tests.conformance.packs import NAMES, USUAL_WAYS, WAYS, Way
from tests.conformance.playing import lively_steps, quiet_steps

Play = Callable[[AnyRun, Dice], Iterator[Step]]
ROOT = Path(__file__).resolve().parents[2]


def through_json(way: Way, event: Event) -> Event:
    """The event as a database gives it back."""
    return way.rules.decode_event(json.loads(json.dumps(way.rules.encode_event(event))))


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_folding_stored_events_gives_the_state_of_the_flow(way: Way) -> None:
    """From the beginning to the end, words included, and through the stored form of every checkpoint."""
    rules = way.rules
    run = way.begin("fold")
    folded = rules.begin(way.setup(), "fold")
    for event in run.opening_events:
        apply(rules, folded, _stored_kernel_event(way, event))
    assert folded == run.state
    for step in lively_steps(run, Dice(f"fold/{way}")):
        for event in step.events:
            apply(rules, folded, _stored_kernel_event(way, event))
        assert folded == run.state
        if step.boundary:
            text = json.dumps(rules.encode_state(folded))
            folded = rules.decode_state(json.loads(text))
            assert folded == run.state
            assert json.dumps(rules.encode_state(folded)) == text


def _stored_kernel_event(way: Way, event: Event) -> Event:
    stored = through_json(way, event)
    assert stored == event
    assert type(stored) is type(event)
    return stored


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_settings_come_back_from_a_state(way: Way) -> None:
    rules = way.rules
    state = rules.begin(way.setup(), "settings")
    stored = json.loads(json.dumps(rules.encode_setup(state)))
    assert rules.begin(stored, "settings") == state


@pytest.mark.parametrize("way", USUAL_WAYS, ids=str)
def test_copies_and_checkpoints_are_values_and_not_windows(way: Way) -> None:
    run = way.begin("window")
    copies: list[tuple[object, Checkpoint, str]] = []
    for number, step in enumerate(quiet_steps(run, Dice(f"window/{way}"))):
        if step.boundary and number % 3 == 0:
            copies.append(
                (run.rules.copy(run.state), run.checkpoint(), json.dumps(run.checkpoint().encode()))
            )
    assert len(copies) > 3
    for copy, checkpoint, text in copies:
        assert json.dumps(checkpoint.encode()) == text
        assert json.loads(json.dumps(run.rules.encode_state(copy))) == json.loads(text)[-1]


def position(run: AnyRun) -> object:
    """Everything there is to a run, of which the views follow."""
    state = run.rules.copy(run.state)
    return state, run.ask, run.ask_no, run.seq, run.waiting_for, run.at_boundary


def look(run: AnyRun) -> object:
    """Everything there is to a run, and what everybody sees of it."""
    views = [run.rules.seat_view(run.state, run.ask, seat) for seat in run.rules.seats(run.state)]
    public = run.rules.public_view(run.state, run.ask)
    return position(run), public, views


@pytest.mark.parametrize("play", [quiet_steps, lively_steps])
@pytest.mark.parametrize("way", USUAL_WAYS, ids=str)
def test_a_crash_before_every_step_changes_nothing(way: Way, play: Play) -> None:
    # A lively match may end soon: two of them have enough moments in the middle of an action.
    in_an_action = sum(crashes_survived(way, play, number) for number in range(2))
    assert in_an_action > 3


# So many steps of a match are all tried; the rest of a long one now and then.
THOROUGH = 250
THEN_EVERY = 6


def crashes_survived(way: Way, play: Play, number: int) -> int:
    """Play a match that is rebuilt before its steps; how often that was in the middle of an action."""
    rules = way.rules
    run = way.begin(f"crash/{number}")
    dice = Dice(f"crash/{way}/{number}")
    checkpoint = json.dumps(run.checkpoint().encode())
    since: list[str] = []
    in_an_action = steps = 0
    while run.ask is not None:
        steps += 1
        if steps <= THOROUGH or steps % THEN_EVERY == 0:
            entries = [Entry.decode(json.loads(entry)) for entry in since]
            rebuilt = Run.rebuild(rules, Checkpoint.decode(json.loads(checkpoint)), entries)
            assert look(rebuilt) == look(run)
            in_an_action += bool(since)
            # The rebuilt run is the one that goes on.
            run = rebuilt
        step = next(play(run, dice))
        since.append(json.dumps(step.entry.encode()))
        if step.boundary:
            checkpoint, since = json.dumps(run.checkpoint().encode()), []
    return in_an_action


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_a_whole_match_comes_back_from_its_journal(way: Way) -> None:
    run = way.begin("journal")
    entries = [step.entry for step in lively_steps(run, Dice(f"journal/{way}"))]
    journal = Journal(way.game, way.rules.version, way.setup(), "journal", entries)
    again = replay(way.rules, Journal.from_text(journal.to_text()))
    assert look(again) == look(run)


@pytest.mark.parametrize("way", USUAL_WAYS, ids=str)
def test_what_can_be_taken_back_told_nobody_anything(way: Way) -> None:
    """And taken back, the match is as it was before, rebuilt from the last moment between two actions."""
    run = way.begin("undo")
    boundaries = {0: run.checkpoint()}
    steps: list[Step] = []
    seen = [position(run)]
    taken_back = 0
    for step in quiet_steps(run, Dice(f"undo/{way}")):
        steps.append(step)
        seen.append(position(run))
        if step.boundary and run.ask is not None:
            boundaries[len(steps)] = run.checkpoint()
        for seat in way.rules.seats(run.state):
            count = undoable(steps, seat)
            tail = steps[len(steps) - count :]
            assert all(each.entry.seat == seat and set(each.asked) <= {seat} for each in tail)
            assert not any(event.reveals for each in tail for event in each.events)
            if count and len(steps) % 7 == 0:
                taken_back += 1
                start = max(number for number in boundaries if number <= len(steps) - count)
                kept = [each.entry for each in steps[start:-count]]
                assert position(Run.rebuild(way.rules, boundaries[start], kept)) == seen[-1 - count]
    assert taken_back, "something could be taken back"


@pytest.mark.slow
@pytest.mark.parametrize("game", NAMES)
def test_matches_are_the_same_under_every_hash_seed(game: str) -> None:
    """Options, events and positions of a random match in every way, printed by a process of its own."""
    texts = set[str]()
    for seed in ("0", "1", "4242"):
        done = subprocess.run(
            [sys.executable, "-m", "tests.conformance.printed_matches", game],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONUTF8": "1"},
            capture_output=True,
            encoding="utf-8",
            check=True,
            # No measurement: a process that waits forever must fail and not hang the tests.
            timeout=300,
        )
        texts.add(done.stdout)
    (text,) = texts
    assert len(text.splitlines()) > 10
