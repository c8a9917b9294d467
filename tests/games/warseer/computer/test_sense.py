"""Computer players do what any sensible player would, and answer everything a match asks."""

from __future__ import annotations

from itertools import islice

import pytest

from sfb_bot.computer import LEVEL_NAMED, LEVELS, Level, Witness, computer_steps, think
from sfb_bot.games.warseer.computer import WarseerMind
from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.kernel import Dice, Event
from tests.games.warseer.kit.random_play import begun, played
from tests.games.warseer.kit.table import A, B, Table, shared_rules

RULES = shared_rules()
MIND = WarseerMind(RULES)
NORMAL = LEVEL_NAMED["normal"]


def turn_of(table: Table, level: Level = NORMAL) -> list[Event]:
    """What happens while a computer plays A's turn to its end; everybody else answers by default."""
    run, happened = table.run, list[Event]()
    witness, turn, plan = Witness(run, MIND.hidden, (A,)), table.state.turn_no, ()
    while run.ask is not None and table.state.turn_no == turn:
        decision = run.ask.decisions[0]
        keys = decision.default
        if decision.seat == A:
            thought = think(MIND, witness.knowledge(A), level, "sense", plan)
            keys, plan = thought.keys, thought.plan
        step = run.answer(decision.seat, run.ask_no, keys)
        witness.note(step)
        happened.extend(step.events)
    return happened


def heard(events: list[Event], kind: type[Event]) -> list[Event]:
    """The events of a class."""
    return [event for event in events if isinstance(event, kind)]


@pytest.mark.parametrize("number", range(3))
def test_features_are_antisymmetric_in_duels(number: int) -> None:
    """What one side is ahead the other is behind; no lead is worth as much as a match won.

    Feats in hand that can be played now are left out: each seat counts only its own.
    """
    run, dice, compared = begun(f"mirror/{number}", {"mode": "duel"}), Dice(f"mirror/{number}"), 0
    for each in played(run, f"mirror/{number}"):
        if each.at_boundary and dice.below(5) == 0:
            state = each.state.copy()
            for player in state.players:
                player.feats = []
            one, two = (MIND.features(state, seat) for seat in (A, B))
            assert len(one) == len(MIND.weights)
            assert one == pytest.approx([-value for value in two])
            assert abs(sum(one)) < 20
            compared += 1
    assert compared > 10


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_every_level_answers_every_question_legally(level: Level) -> None:
    """A whole duel; the first 40 answers for the level that thinks longest."""
    run = begun(f"whole/{level.name}", {"mode": "duel"})
    most = 2000 if level.tries < 40 else 40
    levels = {A: level, B: LEVEL_NAMED["beginner"]}
    answers = len(list(islice(computer_steps(run, MIND, levels, "whole"), most)))
    assert answers == most or run.ask is None


@pytest.mark.parametrize("mode", ["alliance", "melee3", "melee4", "champion", "skirmish2", "skirmish4"])
def test_every_mode_is_played(mode: str) -> None:
    run = begun(f"modes/{mode}", {"mode": mode})
    levels = dict.fromkeys(RULES.seats(run.state), LEVEL_NAMED["beginner"])
    answers = len(list(islice(computer_steps(run, MIND, levels, "modes"), 400)))
    assert answers == 400 or run.ask is None
    assert answers > 60


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_kill_that_lies_at_hand_is_tried(level: str) -> None:
    """Demian stands between a hound with one health left and a fresh one."""
    table = Table("emperor_demian", at=("E4",))
    weak = table.put("pit_hound", "E5", B, wounds=3)
    table.put("pit_hound", "D4", B)
    table.influence(0)
    table.luck("RBB hhh")
    events = turn_of(table, LEVEL_NAMED[level])
    assert ev.AttackDeclared(table.hero(), weak, "melee") in events
    assert not table.there(weak)


def test_whoever_must_come_nearer_does_and_strikes() -> None:
    """A griffin three hexes away flies to a wounded archer rather than anywhere else."""
    table = Table()
    griffin = table.put("griffin_fledgling", "E2")
    archer = table.put("roof_archer", "E6", B, wounds=3)
    events = turn_of(table)
    assert ev.AttackDeclared(griffin, archer, "melee") in events


def test_a_match_is_won_where_it_can_be() -> None:
    """Two points to go: Brood Call makes the five creatures of Full Ranks, or the centre has to be taken."""
    table = Table()
    table.player().points = 11
    table.feats("heart_of_the_field")
    table.put("legion_crossbow", "E3")
    table.put("wall_bearer", "C2")
    turn_of(table)
    assert table.state.outcome is not None
    assert table.state.outcome.winner == 0


def test_the_enemy_hero_is_finished_off() -> None:
    table = Table(at=("E1", "E6"))
    table.creature(table.hero(B)).wounds = 11
    hound = table.put("road_knight", "E5")
    table.luck("RRB hhh")
    turn_of(table)
    assert table.there(hound)
    assert table.state.outcome is not None
    assert table.state.outcome.winner == 0


def test_a_hero_near_death_gets_away() -> None:
    """Zenobia has one health left and somebody strong beside her, whom she cannot destroy."""
    table = Table(at=("E5", "I9"))
    table.creature(table.hero()).wounds = 8
    table.put("moor_troll", "E6", B)
    table.influence(0)
    turn_of(table)
    grid = table.state.map.grid
    assert grid.distance[table.creature(table.hero()).cell][table.cell("E6")] > 4, "it walks 3 and strikes"


def test_influence_is_not_left_unused() -> None:
    """It is lost at the next start: somebody is summoned, and one card is discarded for its income."""
    table = Table()
    table.camp("goliath", "wall_bearer")
    table.influence(5)
    table.hand("skyfall", "temple_of_aria", "judgement")
    events = turn_of(table)
    assert [event.kind for event in events if isinstance(event, ev.Arrived)] == ["goliath"]
    assert len(heard(events, ev.CardDiscarded)) == 1


def test_damage_that_would_destroy_is_prevented() -> None:
    """Shield Wall stops two: B's knife has hit a griffin that has two health left."""
    table = Table(turn=B)
    griffin = table.put("griffin_fledgling", "E4", wounds=2)
    knife = table.put("gutter_knife", "E5", B)
    table.hand("shield_wall")
    table.influence(1)
    table.influence(0, B)
    table.luck("BY hh")
    run = table.run
    witness = Witness(run, MIND.hidden, (A,))
    for key in (f"activate>{knife}", f"attack>{griffin}"):
        witness.note(run.answer(B, run.ask_no, (key,)))
    while "shield_wall" not in table.options:
        witness.note(run.answer(run.waiting_for[0], run.ask_no, ("pass",)))
    assert think(MIND, witness.knowledge(A), NORMAL, "sense").keys == ("shield_wall",)


def test_nothing_is_wasted() -> None:
    """Nobody has wounds and income cannot grow: Healing Light is neither played nor discarded."""
    table = Table()
    player = table.player()
    player.wealth, player.marks = 15, 3
    table.hand("healing_light", "tears_of_aria")
    table.put("griffin_fledgling", "D3")
    events = turn_of(table)
    assert not heard(events, ev.CardPlayed)
    assert not heard(events, ev.CardDiscarded)
