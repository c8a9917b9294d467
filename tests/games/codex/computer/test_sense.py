"""Computer players do what any sensible player would, and answer everything a match asks."""

from __future__ import annotations

import pytest

from sfb_bot.computer import LEVEL_NAMED, LEVELS, Thought, Witness, computer_steps, think
from sfb_bot.games.codex.computer import CodexMind
from sfb_bot.games.codex.rules.rules import Codex
from sfb_bot.kernel import Dice, Run
from tests.games.codex.kit.random_play import begun, played
from tests.games.codex.kit.table import A, B, Table, shared_content

RULES = Codex(shared_content())
MIND = CodexMind(RULES)
NORMAL = LEVEL_NAMED["normal"]
WEIGHTS = len(MIND.weights)


def thought(t: Table, level: str = "normal") -> Thought:
    """What a computer answers to the open question."""
    assert t.run.ask is not None
    seat = t.run.ask.decisions[0].seat
    return think(MIND, Witness(t.run, MIND.hidden, (seat,)).knowledge(seat), LEVEL_NAMED[level], "sense")


@pytest.mark.parametrize("number", range(4))
def test_features_are_antisymmetric_in_duels(number: int) -> None:
    """What one side is ahead the other is behind; no lead is worth as much as a match won."""
    run, dice = begun(f"mirror/{number}"), Dice(f"mirror/{number}")
    for each in played(run, f"mirror/{number}"):
        if each.at_boundary and dice.below(5) == 0:
            one, two = (MIND.features(each.state, seat) for seat in (A, B))
            assert len(one) == WEIGHTS
            assert one == pytest.approx([-value for value in two])
            assert (
                abs(sum(value * weight for value, weight in zip(one, MIND.weights.values(), strict=True)))
                < 20
            )


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_every_level_answers_every_question_legally(level: object) -> None:
    """A whole duel, at most 2,000 answers; the first 60 answers for the level that thinks longest."""
    named = next(each for each in LEVELS if each is level)
    run = begun(f"whole/{named.name}")
    most = 2000 if named.tries < 100 else 60
    answers = 0
    for _ in computer_steps(run, MIND, {A: named, B: LEVEL_NAMED["beginner"]}, "whole"):
        answers += 1
        if answers >= most:
            break
    assert answers == most or run.ask is None


@pytest.mark.parametrize(("mode", "picks"), [("teams", "draft"), ("melee3", "blind"), ("duel", "draft")])
def test_drafts_and_other_modes_are_played(mode: str, picks: str) -> None:
    run = begun(f"modes/{mode}", mode, "three", picks)
    level = LEVEL_NAMED["beginner"]
    steps = computer_steps(run, MIND, dict.fromkeys(RULES.seats(run.state), level), "modes")
    assert sum(1 for _, _ in zip(range(150), steps, strict=False)) > 100


def test_a_worker_is_hired_out_of_the_card_that_is_missed_least() -> None:
    """With few workers, besides playing a unit: a starter card is hired, not the one of tech II."""
    t = Table(gold=3, workers=5)
    t.hand("regular_sized_rhinoceros", "older_brother", "wither")
    for _ in computer_steps(t.run, MIND, {A: NORMAL, B: NORMAL}, "hire"):
        if t.state.turn_no > 9:
            break
    assert t.player(A).workers == 6
    assert t.player(A).hired == ["wither"]


def test_nobody_is_hired_beyond_ten_workers() -> None:
    t = Table(gold=1, workers=10)
    t.hand("wither", "bloom")
    assert thought(t).keys != ("hire",)


def test_the_match_is_won_where_it_can_be() -> None:
    t = Table()
    iron = t.put("iron_man", A)
    t.put("older_brother", A)
    t.put("tenderfoot", B)
    t.base(B).damage = 18
    witness = Witness(t.run, MIND.hidden, (A,))
    for key in (f"attack>{iron}", str(t.state.bases[1])):
        assert think(MIND, witness.knowledge(A), NORMAL, "sense").keys == (key,)
        witness.note(t.run.answer(A, t.run.ask_no, (key,)))
    assert t.state.outcome is not None
    assert t.state.outcome.winner == 0


def test_no_unit_is_thrown_away() -> None:
    """A Tenderfoot does not attack an Iron Man who would kill it and hardly feel it."""
    t = Table(gold=0)
    weak = t.put("tenderfoot", A)
    t.put("iron_man", B, slot=1)
    assert thought(t).keys != (f"attack>{weak}",)


def test_whoever_is_ready_patrols_the_sturdiest_in_front() -> None:
    t = Table(gold=0)
    t.put("tenderfoot", A)
    iron = t.put("iron_man", A)
    t.do("patrol")
    assert thought(t).keys == (str(iron),)


def test_picks_from_the_codex_fit_the_school() -> None:
    """Before Tech II only cards of the main hero's school are taken from its level."""
    run = begun("picks")
    kinds = shared_content().kinds
    for _ in computer_steps(run, MIND, {A: NORMAL, B: LEVEL_NAMED["beginner"]}, "picks"):
        if run.state.turn_no > 8:
            break
    player = run.state.players[0]
    main = player.spec or kinds[player.heroes[0].kind].spec
    taken = [*player.hand, *player.deck, *player.discard, *player.hired]
    assert all(kinds[card].spec == main for card in taken if kinds[card].tech >= 2)


@pytest.mark.parametrize("number", [0, 13])
def test_no_ability_is_used_for_ever(number: int) -> None:
    """In these matches a beginner could use an ability that costs nothing, again and again."""
    rules, most = Codex(shared_content()), 400
    setup = {"mode": "duel", "heroes": "three", "picks": "random", "first": 0}
    run = Run(rules, rules.begin(setup, f"ab{number}"))
    levels = {A: LEVEL_NAMED["easy"], B: LEVEL_NAMED["beginner"]}
    turns = [
        run.state.turn_no for _, _ in zip(range(most), computer_steps(run, MIND, levels, "x0"), strict=False)
    ]
    assert max(turns.count(turn) for turn in set(turns)) < 100


@pytest.mark.parametrize("level", ["beginner", "normal"])
def test_a_computer_says_what_becomes_of_the_dead(level: str) -> None:
    """C179, C207: also of the dead of its opponent."""
    knight = Table()
    brave = knight.put("brave_knight", B)
    knight.put("soul_stone", B, host=brave)
    knight.attack(knight.put("oversized_rhinoceros", A), brave)
    buried = Table()
    buried.put("graveyard", B)
    buried.put("reteller_of_truths", B)
    buried.attack(buried.put("oversized_rhinoceros", A), buried.put("spectral_hound", B))
    for table, prompt in ((knight, "instead"), (buried, "rescue")):
        assert table.asked == prompt
        table.do(thought(table, level).keys)
        assert table.asked == "main"
