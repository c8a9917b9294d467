"""The puzzles: nobody can interfere, and one line alone does what is asked."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

from sfb_bot.computer import solution_of
from sfb_bot.computer.exhaustive import TurnSearch
from sfb_bot.computer.puzzles import puzzle_in
from sfb_bot.games.rift.computer.mind import RiftMind
from sfb_bot.games.rift.computer.puzzles import DirectRift, EnemyTurn, rift_puzzles, write_position
from sfb_bot.games.rift.practice import rift_practice
from sfb_bot.games.rift.rules.ids import WarriorId
from sfb_bot.games.rift.rules.model import SEATS, State, other
from sfb_bot.games.rift.rules.notation import parse_line
from sfb_bot.games.rift.rules.rules import RiftRun
from sfb_bot.games.rift.rules.stack import opens
from sfb_bot.games.rift.texts import rift_texts
from sfb_bot.kernel import Dice, Run, Seat, random_options
from sfb_bot.locale import Texts
from sfb_bot.practice.attempt import Attempt
from sfb_bot.practice.exercise_files import write_puzzle
from sfb_bot.practice.exercises import TOO_LATE, Exercise, Situation
from tests.games.rift.kit.table import content, rules
from tests.games.rift.practice.turn_lines import TurnLines
from tests.games.rift.redeal import redealt

PRACTICE = rift_practice(rules())
PUZZLES = PRACTICE.puzzles
TEXTS = rift_texts(Texts(strict=True))
DIRECT = DirectRift(content())
A = Seat(0)

# The Storm Giant has 5 life: 2 from the Militiaman, 2 from the Pikeman, 2 from Lightning.
GIANT = "t9 turn=a | a N3 militia N2 pikeman hand=lightning,reflection | b N4 storm_giant S6 zombie hand=-"
# The Skirmisher must clear S7 and step onto it; the Pikeman could destroy the Goblin instead.
GATE = "t9 turn=a | a N4 pikeman S6 skirmisher hand=reflection | b N5 goblin S7 archer deck=6 hand=-"
# Red's two Pikemen come to N4 and N5: 4 against the Paladin's 4. One card alone leaves 3 of 4 or 4 of 5.
DANGER = "t9 turn=a | a N2 paladin hand=blessing,reflection | b N3 pikeman N4 pikeman N6 imp deck=0 hand=-"


@cache
def mind() -> RiftMind:
    return RiftMind(rules())


def state(line: str) -> State:
    return parse_line(line, content())


def named(puzzle: Exercise) -> str:
    return f"{puzzle.name}-{puzzle.task or 'points'}"


every_puzzle = pytest.mark.parametrize("puzzle", PUZZLES, ids=named)


# --- the set ----------------------------------------------------------------------------------------------


def test_the_set_has_puzzles_of_every_kind() -> None:
    assert len(PUZZLES) >= 12
    assert len({puzzle.id for puzzle in PUZZLES}) == len(PUZZLES)
    tasks = Counter(puzzle.task for puzzle in PUZZLES)
    assert tasks.keys() == rift_puzzles(mind()).keys()
    assert min(tasks.values()) >= 3


@every_puzzle
def test_nobody_else_has_a_say(puzzle: Exercise) -> None:
    position = PRACTICE.read(puzzle.position)
    assert write_position(position) == puzzle.position, "nothing is lost by writing it down"
    assert position.turn == puzzle.seat
    rival = other(puzzle.seat)
    assert not position.players[rival].hand
    assert not opens(position, rival), "no window opens (R-39)"
    run = Run(rules(), position)
    for keys in puzzle.solution:
        assert run.waiting_for == (puzzle.seat,)
        run.answer(puzzle.seat, run.ask_no, keys)


@every_puzzle
def test_its_solution_solves_a_puzzle_and_nothing_less_does(puzzle: Exercise) -> None:
    attempt = Attempt(PRACTICE, puzzle)
    for keys in puzzle.solution:
        assert attempt.verdict == "open"
        attempt.answer(keys)
    assert attempt.verdict == "solved"
    idle = Attempt(PRACTICE, puzzle)
    assert idle.answer(("end",)) == "wrong", "with nothing to draw that ends the turn"
    assert idle.mistake == TOO_LATE


@every_puzzle
def test_every_way_to_play_the_turn_was_looked_at(puzzle: Exercise) -> None:
    """Twice: by the search that finds puzzles, and by a plain one over the whole rules."""
    position = PRACTICE.read(puzzle.position)
    aim = rift_puzzles(mind())[puzzle.task].aim
    found = solution_of(DIRECT, aim, position, puzzle.seat)
    assert found is not None
    before = aim.score(position, puzzle.seat)
    assert found.score - before == puzzle.gain
    assert found.second - before < puzzle.gain
    assert len(found.actions) >= 2, "one action alone is no puzzle"
    (only,) = TurnLines(puzzle, position).shortest()
    assert len(only) == len(found.actions)
    assert [each.split(">")[0] for each in only] == [each.split(">")[0] for each in found.actions]


@every_puzzle
def test_solutions_do_not_depend_on_what_the_solver_cannot_know(puzzle: Exercise) -> None:
    dice = Dice(puzzle.id)
    for _ in range(3):
        dealt = redealt(PRACTICE.read(puzzle.position), puzzle.seat, dice)
        attempt = Attempt(replace(PRACTICE, read=lambda _, dealt=dealt: dealt), puzzle)
        for keys in puzzle.solution:
            attempt.answer(keys)
        assert attempt.verdict == "solved"


@every_puzzle
def test_every_puzzle_says_what_to_do(puzzle: Exercise) -> None:
    key = f"puzzle-task-{puzzle.task}" if puzzle.task else "puzzle-task"
    assert 20 <= len(TEXTS.say(key, gain=puzzle.gain)) <= 220


# --- what puzzles promise, played on ----------------------------------------------------------------------


def after(puzzle: Exercise) -> RiftRun:
    run = Run(rules(), PRACTICE.read(puzzle.position))
    for keys in puzzle.solution:
        run.answer(puzzle.seat, run.ask_no, keys)
    return run


@pytest.mark.parametrize("puzzle", [each for each in PUZZLES if each.task == "win"], ids=named)
def test_a_turn_that_ends_after_the_solution_wins_the_match(puzzle: Exercise) -> None:
    run = after(puzzle)
    while not run.is_over and run.state.turn == puzzle.seat:
        decision = run.decision_for(puzzle.seat)
        assert decision is not None
        run.answer(puzzle.seat, run.ask_no, decision.default)
    assert run.state.outcome is not None
    assert run.state.outcome.winner == puzzle.seat


@pytest.mark.parametrize("puzzle", [each for each in PUZZLES if each.task == "save"], ids=named)
def test_every_champion_outlives_the_next_turn(puzzle: Exercise) -> None:
    """The other side attacks whatever it can, whoever strikes; without the solution a champion falls."""
    solved, idle = after(puzzle).state, PRACTICE.read(puzzle.position)
    own = {
        each.id
        for each in idle.warriors.values()
        if each.seat == puzzle.seat and each.kind.rank == "champion"
    }
    assert all(own <= left for left in ends_of_next_turn(solved, puzzle.seat))
    assert not all(own <= left for left in ends_of_next_turn(idle, puzzle.seat))


def ends_of_next_turn(position: State, seat: Seat) -> list[set[WarriorId]]:
    """Who stands at the end of the other side's turn, after every set of answers it can give in it."""
    ends: list[set[WarriorId]] = []
    waiting: list[tuple[tuple[Seat, tuple[str, ...]], ...]] = [()]
    while waiting:
        given = waiting.pop()
        run = Run(rules(), position.copy())
        for who, keys in given:
            run.answer(who, run.ask_no, keys)
        decision = run.decision_for(run.waiting_for[0]) if run.waiting_for else None
        if decision is None or run.state.turn_no > position.turn_no + 1:
            ends.append(set(run.state.warriors))
        elif decision.seat == seat:
            waiting.append((*given, (seat, decision.default)))
        else:
            keys = [option.key for option in decision.options if option.key != "back"]
            waiting.extend((*given, (decision.seat, (key,))) for key in keys)
    return ends


@pytest.mark.parametrize("puzzle", [each for each in PUZZLES if each.task == "save"], ids=named)
def test_counting_and_playing_the_next_turn_come_to_the_same(puzzle: Exercise) -> None:
    """The condition counts what the other side can do, the search plays it: after any turn both agree."""
    position, dice = PRACTICE.read(puzzle.position), Dice(puzzle.id)
    enemy_turn = EnemyTurn(rules())
    before = enemy_turn.safe_champions(position, puzzle.seat)
    for _ in range(40):
        run = Run(rules(), position.copy())
        while run.state.turn_no == position.turn_no and not run.is_over:
            if run.at_boundary and run.state.phase.value == "main":
                gained = enemy_turn.safe_champions(run.state, puzzle.seat) - before
                said = Situation(position, run.state, puzzle.seat, (), (), "", "main")
                assert PRACTICE.holds(f"save {gained}", said)
                assert not PRACTICE.holds(f"save {gained + 1}", said)
            decision = run.decision_for(run.waiting_for[0])
            assert decision is not None
            run.accept(decision, random_options(decision, dice))


# --- making them ------------------------------------------------------------------------------------------


def test_one_line_is_found() -> None:
    found = solution_of(DIRECT, rift_puzzles(mind())[""].aim, state(GIANT), A)
    assert found is not None
    assert found.actions == ("attack>N4", "lightning>N4")
    assert (found.score, found.second) == (1, 0)


def test_two_ways_to_do_it_are_no_solution() -> None:
    line = GIANT.replace("storm_giant", "goblin")
    assert solution_of(DIRECT, rift_puzzles(mind())[""].aim, state(line), A) is None
    assert solution_of(DIRECT, rift_puzzles(mind())["champion"].aim, state(GIANT), A) is not None


def test_a_step_onto_the_goal_cell_wins() -> None:
    found = solution_of(DIRECT, rift_puzzles(mind())["win"].aim, state(GATE), A)
    assert found is not None
    assert found.actions == ("attack>S7", "step>S6>+1")


def test_what_is_safe_is_found_by_playing_the_other_sides_turn() -> None:
    enemy_turn = EnemyTurn(rules())
    assert enemy_turn.safe_champions(state(DANGER), A) == 0
    weaker = state(DANGER.replace("N4 pikeman", "N4 zombie"))
    assert enemy_turn.safe_champions(weaker, A) == 1, "2 against 4"


@pytest.mark.parametrize("line", [GIANT, GATE, DANGER])
def test_the_direct_rules_lose_no_state_that_can_be_reached(line: str) -> None:
    """Whatever the whole rules reach in one action, going back and forth, the direct ones reach, too."""
    position = state(line)
    aim = rift_puzzles(mind())[""].aim
    table = TurnSearch(DIRECT, A, aim, 10**5).table(position)
    run = Run(rules(), position.copy())
    assert run.ask is not None
    offered = {option.key for option in run.ask.decisions[0].options} - {"end", "select"}
    begun = {actions[0] for actions in table if len(actions) == 1}
    assert {key.split(">")[0] for key in offered} == {action.split(">")[0] for action in begun}


def test_a_position_becomes_a_puzzle_where_it_has_one_solution() -> None:
    making, dice = rift_puzzles(mind())[""], Dice("deals")
    found = puzzle_in(DIRECT, mind(), making, state(GIANT), A, dice)
    assert found is not None
    assert (found.gain, found.second, found.actions) == (1, 0, 2)
    written = write_puzzle(found.position, found.seat, found.gain, found.way)
    assert write_position(state(written.partition(" : ")[2])) == found.position
    assert puzzle_in(DIRECT, mind(), making, state(GIANT.replace("storm_giant", "goblin")), A, dice) is None


def test_positions_are_made_simpler_and_nothing_is_lost() -> None:
    line = (
        "t15 turn=a | a N3 storm_giant N2 pikeman S3 shaman S5 skirmisher hand=3 deck=5"
        " | b N4 dragon N5 zombie S6 goblin hand=4 deck=5"
    )
    position = state(line)
    for making in rift_puzzles(mind()).values():
        for made in making.variants(position.copy(), A, Dice("simpler")):
            assert not made.players[1].hand
            assert len(made.players[0].hand) <= 3
            for seat in SEATS:
                for cards in (spells_of, warriors_of):
                    assert cards(made, seat) == cards(position, seat)


def spells_of(position: State, seat: Seat) -> Counter[str]:
    player = position.players[seat]
    return Counter[str]([*player.hand, *player.spell_deck, *player.spell_discard])


def warriors_of(position: State, seat: Seat) -> Counter[str]:
    player = position.players[seat]
    lanes = [each.kind.id for each in position.warriors.values() if each.seat == seat]
    return Counter[str]([*player.deck, *player.discard, *lanes])
