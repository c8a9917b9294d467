"""Hundreds of random matches in both modes, thousands by hand: no invariant broken, every match ends."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sfb_bot.games.brawl.rules.model import Phase
from sfb_bot.games.brawl.rules.rules import BrawlRun
from sfb_bot.kernel import Dice
from tests.games.brawl.kit.table import content
from tests.games.brawl.properties.invariants import Ledger
from tests.games.brawl.properties.matches import PLAYS, new_match, play_of, question, random_steps
from tests.thoroughness import examples

GAMES = examples(400, 2000)
BATCHES = 40


def finish(run: BrawlRun, dice: Dice, *, eager: bool) -> int:
    """Play to the end with the books kept; how many answers it took."""
    ledger = Ledger(run)
    count = 0
    for step in random_steps(run, dice, eager=eager):
        ledger.watch(run, step)
        count += 1
    return count


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_matches_keep_the_rules(batch: int) -> None:
    each = GAMES // BATCHES
    for number in range(batch * each, (batch + 1) * each):
        run = new_match(number)
        answers = finish(run, Dice(f"property/{number}/answers"), eager=number % 2 == 0)
        outcome = run.state.outcome
        assert outcome is not None, number
        assert outcome.reason == "points"
        assert outcome.winner is not None
        assert run.state.vp[outcome.winner] >= run.state.setup.goal
        assert run.seq == answers


BEFORE_THE_TEAMS_STAND = (Phase.FIRST_PLAYER, Phase.TEAM_ORDER, Phase.AREA, Phase.DRAFT)


@pytest.mark.parametrize("number", range(3 * len(PLAYS)))
def test_all_modes_and_drafts_are_among_them(number: int) -> None:
    """A free choice leaves line-ups and no bans, a tournament draft both, all others neither."""
    mode, kind = play_of(number)
    run = new_match(number)
    dice = Dice(f"draft/{number}")
    while run.state.phase in BEFORE_THE_TEAMS_STAND:
        next(random_steps(run, dice))
    draft = run.state.draft
    left = {
        "free": (True, False),
        "casual": (False, False),
        "tournament": (True, True),
        "double": (True, True),
        "quick": (False, False),
    }
    assert (any(draft.line_ups), any(draft.bans)) == left[kind]
    assert any(draft.offers) == (kind == "double")
    assert not any(draft.sealed)
    each, seats = (3, 2) if mode == "duel" else (2, 4)
    assert [len(picks) for picks in draft.picks] == [each] * seats
    for side in (0, 1):
        team = [name for picks in draft.picks[side::2] for name in picks]
        assert len(set(team)) == len(team) == 3 if mode == "duel" else 4, "never twice in a team"
    if (mode, kind) == ("duel", "casual"):
        assert len({name for picks in draft.picks for name in picks}) == 6


def test_every_champion_is_among_them() -> None:
    fielded: set[str] = set()
    for number in range(6 * len(PLAYS)):
        run = new_match(number)
        dice = Dice(f"draft/{number}")
        while run.state.phase in BEFORE_THE_TEAMS_STAND:
            next(random_steps(run, dice))
        fielded.update(name for picks in run.state.draft.picks for name in picks)
    assert fielded == set(content().champions)


def finish_talking(number: int) -> str:
    """A match with draw offers, timeouts and perhaps a concession in between; how it ended."""
    run = new_match(number, f"words/{number}")
    ledger = Ledger(run)
    dice = Dice(f"words/{number}/answers")
    while run.ask is not None:
        chance = dice.below(60)
        if chance == 0:
            step = run.time_out(question(run, dice).seat, run.ask_no)
        elif chance == 1 or (chance == 2 and dice.below(40) == 0):
            seats = run.rules.seats(run.state)
            seat = seats[dice.below(len(seats))]
            words = [word for word in run.rules.words(run.state, seat) if chance == 2 or word != "concede"]
            step = run.say(seat, words[dice.below(len(words))])
        else:
            step = next(random_steps(run, dice))
        ledger.watch(run, step)
    assert run.state.outcome is not None
    assert (run.state.outcome.winner is None) == (run.state.outcome.reason == "agreement")
    return run.state.outcome.reason


def test_words_and_timeouts_in_between_break_nothing() -> None:
    ends = {finish_talking(number) for number in range(60)}
    assert ends == {"points", "concession", "agreement"}


@settings(max_examples=60, deadline=None)
@given(
    st.text(max_size=8),
    st.integers(0, 4 * len(PLAYS)),
    st.lists(st.integers(0, 255), min_size=50, max_size=250),
)
def test_whatever_is_chosen_the_rules_hold(seed: str, number: int, choices: list[int]) -> None:
    """Hypothesis steers: each number picks one option of one question, shrinking to the first ones."""
    run = new_match(number, seed or "-")
    ledger = Ledger(run)
    for choice in choices:
        if run.ask is None:
            break
        decision = question(run)
        keys = [option.key for option in decision.options]
        start = choice % len(keys)
        wanted = max(1, decision.pick[0]) if decision.pick[1] else 0
        step = run.answer(decision.seat, run.ask_no, tuple((keys + keys)[start : start + wanted]))
        ledger.watch(run, step)
