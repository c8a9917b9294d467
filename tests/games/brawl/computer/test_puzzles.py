"""Puzzles: the search of a turn against a plain one, and the set that comes with the game."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from sfb_bot.computer import solution_of
from sfb_bot.computer.exhaustive import Keys, TooLarge, TurnSearch, answers
from sfb_bot.computer.puzzles import puzzle_in
from sfb_bot.games.brawl.computer import BrawlMind, brawl_puzzles
from sfb_bot.games.brawl.computer.puzzles import write_position
from sfb_bot.games.brawl.rules.model import State
from sfb_bot.games.brawl.rules.notation import parse_line
from sfb_bot.kernel import Dice, Run, Seat
from sfb_bot.practice.attempt import Attempt
from sfb_bot.practice.exercise_files import write_puzzle
from tests.conformance.packs import packs
from tests.games.brawl.kit.table import content, rules
from tests.games.brawl.redeal import redealt

MAKING = brawl_puzzles(BrawlMind(rules()))
AIM = MAKING[""].aim
A = Seat(0)
TEAMS = "| b goldarr@D5/4 gwaien@H2 tzu_xiao@I3 cores=ryb | tokens=-"
TWO_CARDS = f"r5 turn=a vp=2-2 | a kilgore@C4 dugrun@D4 deryn@A3 cores=rYB hand=DUG03,KIL05 {TEAMS}"


def state(line: str) -> State:
    return parse_line(line, content())


def test_one_line_is_found_whatever_the_order_of_the_search() -> None:
    found = solution_of(rules(), AIM, state(TWO_CARDS), A)
    assert found is not None
    assert found.actions == ("DUG03>b.goldarr", "KIL05>b.goldarr")
    assert (found.score, found.second) == (3, 2)
    run = Run(rules(), state(TWO_CARDS))
    for keys in found.way:
        run.answer(A, run.ask_no, keys)
    assert run.state.vp == [3, 2]


def test_two_ways_to_the_same_points_are_no_solution() -> None:
    line = TWO_CARDS.replace("goldarr@D5/4", "goldarr@D5/7")
    assert solution_of(rules(), AIM, state(line), A) is None, "each card alone knocks him out"


def test_nothing_to_score_is_no_solution_with_actions() -> None:
    found = solution_of(rules(), AIM, state(TWO_CARDS.replace("goldarr@D5/4", "goldarr@G2")), A)
    assert found is None or found.actions == ()


def test_too_many_ways_are_left_alone() -> None:
    with pytest.raises(TooLarge):
        TurnSearch(rules(), A, AIM, 50).table(state(TWO_CARDS))


def best_by_plain_search(position: State, seat: Seat) -> int:
    """The most points, by answering every question in every way from the beginning."""
    best, waiting = position.vp[seat], list[tuple[tuple[str, ...], ...]]([()])
    turn = rules().turn(position)
    while waiting:
        given = waiting.pop()
        run = Run(rules(), rules().copy(position))
        for keys in given:
            assert run.ask is not None
            run.answer(run.ask.decisions[0].seat, run.ask_no, keys)
        best = max(best, run.state.vp[seat])
        if run.ask is not None and rules().turn(run.state) == turn:
            ways = answers(run.ask.decisions[0])
            waiting.extend((*given, tuple(option.key for option in way)) for way in ways)
    return best


@pytest.mark.parametrize(
    "line",
    [
        f"r3 turn=a | a kilgore@C4 dugrun@A1 deryn@A3 cores=ryB hand=KIL05 used=move {TEAMS}",
        f"r3 turn=a | a kilgore@C4 dugrun@A1 deryn@A3 cores=ryB hand=KIL05 {TEAMS}".replace("D5/4", "D5/7"),
        f"r3 turn=a | a kilgore@B3 dugrun@C4 deryn@A3 cores=Ryb hand=- {TEAMS}".replace("D5/4", "D5/7"),
    ],
)
def test_the_search_finds_as_much_as_a_plain_one(line: str) -> None:
    line = line.replace(" used=move", "").replace("turn=a |", "turn=a used=move |")
    position = state(line)
    table = TurnSearch(rules(), A, AIM, 10**6).table(position)
    assert max(worth.most for worth in table.values()) == best_by_plain_search(position, A)


def test_the_set_holds_a_hundred_positions_without_secrets_that_matter() -> None:
    practice = packs()["brawl"].practice
    assert practice is not None
    assert len(practice.puzzles) >= 100
    for puzzle in practice.puzzles:
        position = practice.read(puzzle.position)
        assert write_position(position) == puzzle.position, "nothing is lost by writing it down"
        assert position.turn == puzzle.seat
        for player in position.players:
            if player.seat != puzzle.seat:
                assert not player.ready, "nobody could react"
        assert sorted(position.players[puzzle.seat].peeked) == sorted(position.tokens), "all traps are known"


def test_solutions_do_not_depend_on_what_the_solver_cannot_know() -> None:
    practice, dice = packs()["brawl"].practice, Dice("again")
    assert practice is not None
    for puzzle in practice.puzzles:
        for _ in range(3):
            dealt = redealt(practice.read(puzzle.position), puzzle.seat, dice)
            attempt = Attempt(replace(practice, read=lambda _, dealt=dealt: dealt), puzzle)
            for keys in puzzle.solution:
                attempt.answer(keys)
            assert attempt.verdict == "solved", puzzle.id


def test_a_position_becomes_a_puzzle_only_where_it_has_one_solution() -> None:
    mind = BrawlMind(rules())
    making, dice = brawl_puzzles(mind)[""], Dice("deals")
    found = puzzle_in(rules(), mind, making, state(TWO_CARDS), A, dice)
    assert found is not None
    assert (found.gain, found.second, found.actions) == (1, 0, 2)
    written = write_puzzle(found.position, found.seat, found.gain, found.way)
    assert state(written.partition(" : ")[2]).figures[3].damage == 4
    both = state(TWO_CARDS.replace("goldarr@D5/4", "goldarr@D5/7"))
    assert puzzle_in(rules(), mind, making, both, A, dice) is None


@pytest.mark.parametrize("number", [0, 49, 99, 107, 110, 114])
def test_puzzles_of_the_set_have_one_solution(number: int) -> None:
    practice = packs()["brawl"].practice
    assert practice is not None
    puzzle = practice.puzzles[number]
    position = practice.read(puzzle.position)
    aim = MAKING[puzzle.task].aim
    found = solution_of(rules(), aim, position, puzzle.seat)
    assert found is not None
    assert found.score - aim.score(position, puzzle.seat) == puzzle.gain
    assert found.second < found.score
    assert len(found.actions) >= 2


def test_the_set_has_puzzles_about_challenges() -> None:
    practice = packs()["brawl"].practice
    assert practice is not None
    tasks = Counter(puzzle.task for puzzle in practice.puzzles)
    assert tasks["stop"] + tasks["hold"] >= 30
    assert min(tasks["stop"], tasks["hold"]) >= 5
    assert any(puzzle.gain == 2 for puzzle in practice.puzzles)


def scored_next(position: State, seat: Seat, way: Keys, scorer: Seat) -> int:
    """What a seat has scored when it is at turn next, if this is played and then everybody only passes."""
    run = Run(rules(), rules().copy(position))
    for keys in way:
        run.answer(seat, run.ask_no, keys)
    before, turn = run.state.vp[scorer], rules().turn(run.state)
    assert turn is not None
    while (now := rules().turn(run.state)) is None or now == turn or now[0] != scorer:
        if run.ask is None:
            break
        decision = run.ask.decisions[0]
        run.answer(decision.seat, run.ask_no, decision.default)
    return run.state.vp[scorer] - before


@pytest.mark.parametrize("task", ["stop", "hold"])
def test_what_a_puzzle_promises_is_what_is_scored(task: str) -> None:
    """Played on with the real rules, with and without the solution."""
    practice = packs()["brawl"].practice
    assert practice is not None
    for puzzle in [each for each in practice.puzzles if each.task == task]:
        position = practice.read(puzzle.position)
        scorer = puzzle.seat if task == "hold" else Seat(1 - puzzle.seat)
        idle, solved = (scored_next(position, puzzle.seat, way, scorer) for way in ((), puzzle.solution))
        assert abs(solved - idle) == puzzle.gain, puzzle.id
        assert (solved > idle) == (task == "hold"), puzzle.id
