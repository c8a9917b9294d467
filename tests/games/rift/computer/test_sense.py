"""Computer players see what anybody would: a portal, a blow that kills, a champion that can be saved."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sfb_bot.computer import LEVEL_NAMED, Thought, Witness, accepts_draw, computer_steps, reasons, think
from sfb_bot.games.rift.computer import RiftMind
from sfb_bot.games.rift.computer.strengths import STRENGTHS
from sfb_bot.games.rift.rules.model import SEATS
from sfb_bot.kernel import Dice, Seat
from tests.games.rift.kit.table import Table, content, rules, table
from tests.games.rift.properties.matches import new_match

MIND = RiftMind(rules())
LEVELS = ["normal", "hard"]


def play_turn(t: Table, level: str, seed: str = "sense") -> None:
    """Let computers of a level play until it is another seat's turn."""
    turn = t.state.turn
    levels = dict.fromkeys(SEATS, LEVEL_NAMED[level])
    for _ in computer_steps(t.run, MIND, levels, seed):
        if t.state.turn != turn or t.run.is_over:
            return


def thought(line: str, level: str, *answers: tuple[str, str], seed: str = "sense") -> Thought:
    """What a computer answers to the question after these answers, each of a seat by its letter."""
    t = table(line)
    witness = Witness(t.run, MIND.hidden, SEATS)
    for letter, key in answers:
        witness.note(t.run.answer(t.by(letter).seat, t.run.ask_no, (key,)))
    return think(MIND, witness.knowledge(t.run.waiting_for[0]), LEVEL_NAMED[level], seed)


@pytest.mark.parametrize("level", LEVELS)
def test_a_step_onto_the_goal_cell_is_taken(level: str) -> None:
    """The Skirmisher walks the last cell itself; the blow at the Lich would only have been a blow."""
    line = "t9 turn=a | a N6 skirmisher S3 berserker hand=lightning,curse | b S4 lich S6 zombie hand=3"
    found = thought(line, level)
    assert found.keys == ("step>N6",)
    assert reasons(found, MIND.weights) == ("victory",)
    t = table(line)
    play_turn(t, level)
    t.is_over("a", "portal")


@pytest.mark.parametrize("level", LEVELS)
def test_who_stands_on_the_goal_cell_gives_nobody_a_window(level: str) -> None:
    """The match is won at the end of the turn; an attack would let the other side answer (R-44)."""
    line = "t9 turn=a | a N7 goblin S3 berserker hand=lightning | b S4 lich S6 zombie hand=3"
    assert thought(line, level).keys == ("end",)


@pytest.mark.parametrize("level", LEVELS)
def test_a_blocker_on_the_goal_cell_is_struck_down_for_the_step_behind_it(level: str) -> None:
    t = table("t9 turn=a | a N6 skirmisher N5 berserker hand=curse | b N7 archer S4 dragon hand=0")
    play_turn(t, level)
    t.is_over("a", "portal")


@pytest.mark.parametrize("level", LEVELS)
def test_a_runner_is_stopped_before_anything_else(level: str) -> None:
    """The Imp will stand on N1; a Lightning destroys it, though the Lich is worth more."""
    t = table("t9 turn=a | a S2 zombie hand=lightning deck=0 | b N2 imp S6 lich hand=0 deck=2")
    play_turn(t, level)
    assert "N2" not in t.lanes
    assert "N1" not in t.lanes


@pytest.mark.parametrize("level", LEVELS)
def test_the_next_warrior_is_summoned_into_the_way_of_a_runner(level: str) -> None:
    line = "t9 turn=a summon turned=zombie | a {} hand=swap,flight | b {} hand=2"
    assert thought(line.format("S3 pikeman", "N2 goblin S6 medusa"), level).keys == ("N",)
    assert thought(line.format("N3 pikeman", "S2 goblin N6 medusa"), level).keys == ("S",)


@pytest.mark.parametrize("level", LEVELS)
def test_a_champion_is_destroyed_when_it_can_be(level: str) -> None:
    """With Goblins for 3 each, two of them: the Paladin of life 4 rather than the Militiaman."""
    t = table("t9 turn=a | a N3 goblin N2 archer S3 zombie hand=swap | b N4 lich S4 militia hand=0")
    play_turn(t, level)
    t.expect(discard={"b": "lich"})


@pytest.mark.parametrize("level", LEVELS)
def test_attack_and_spell_are_put_together(level: str) -> None:
    """Neither 2 nor 2 destroys a Paladin of life 4, both together do."""
    t = table("t9 turn=a | a N3 pikeman hand=lightning | b N4 paladin S6 imp hand=0 deck=4")
    play_turn(t, level)
    assert t.state.players[1].discard[-1] == "paladin"


ATTACK = "t9 turn=a | a N3 {} S1 zombie hand=0 deck=4 | b N4 air_elemental N7 zombie S6 imp hand={} deck=4"


@pytest.mark.parametrize("level", LEVELS)
def test_a_champion_is_saved_with_a_blessing(level: str) -> None:
    """A Griffin Rider strikes for 3 at an Air Elemental of life 3."""
    line = ATTACK.format("griffin_rider", "blessing,swap")
    assert thought(line, level, ("a", "attack>N4")).keys == ("blessing>N4",)


@pytest.mark.parametrize("level", LEVELS)
def test_a_blessing_that_saves_nobody_is_kept(level: str) -> None:
    """A Dragon with a Warlord behind it strikes for 4: too much for life 3 and 1 more."""
    line = ATTACK.format("dragon N2 warlord", "blessing,swap")
    assert thought(line, level, ("a", "attack>N4")).keys == ("pass",)


@pytest.mark.parametrize("level", LEVELS)
def test_a_spell_is_not_answered_for_nothing(level: str) -> None:
    """A Zombie that is hurt and lives needs no help."""
    line = "t9 turn=a | a N3 pikeman hand=lightning | b N4 zombie N6 imp hand=blessing,flight deck=4"
    assert thought(line, level, ("a", "attack>N4")).keys == ("pass",)


def test_the_opponents_way_back_is_barred_by_a_dispel() -> None:
    """Red blessed the Lich that Blue strikes for 2; Blue takes the Blessing off."""
    line = "t9 turn=a | a N3 pikeman hand=dispel,swap deck=4 | b N4 lich S6 imp hand=blessing,swap deck=4"
    found = thought(line, "hard", ("a", "attack>N4"), ("b", "blessing>N4"), ("b", "pass"))
    assert found.keys == ("dispel>#2",)


def test_a_shapeshifter_in_danger_takes_a_form_that_saves_it() -> None:
    """The Pikeman next to it cannot hit a flier."""
    line = "t9 turn=a | a N3 pikeman hand=1 deck=4 | b N4 shapeshifter S6 imp hand=0 deck=4 | box={}"
    found = thought(line.format("imp,zombie,archer"), "hard", ("a", "attack>N4"))
    assert found.keys == ("form>N4>imp",)


def test_nothing_is_cast_into_empty_lanes() -> None:
    """The first turn of a match: nobody can be reached, and no card is thrown away."""
    t = table("t1 turn=a | a N1 zombie hand=blessing,curse,flight,dash,invisibility deck=9 | b deck=12")
    play_turn(t, "normal")
    assert len(t.state.players[0].hand) >= 5


def test_a_beginner_forgets_to_answer_now_and_then() -> None:
    """The others never do."""
    line = ATTACK.format("griffin_rider", "blessing,swap")
    ways = [thought(line, "beginner", ("a", "attack>N4"), seed=str(n)).how for n in range(20)]
    assert 0 < ways.count("forgotten") < 20
    better = [thought(line, "normal", ("a", "attack>N4"), seed=str(n)) for n in range(5)]
    assert {each.how for each in better} == {"search"}
    assert all(set(each.before) == set(each.after) == set(MIND.weights) for each in better)


AHEAD = "t9 turn=a | a N4 paladin N3 lich S5 dragon hand=3 deck=6 | b S7 goblin hand=1 deck=2"
BEHIND = "t9 turn=a | a N1 goblin hand=1 deck=2 | b N5 paladin N6 lich S3 dragon hand=3 deck=6"


@pytest.mark.parametrize("level", sorted(LEVEL_NAMED))
@pytest.mark.parametrize(("line", "agree"), [(AHEAD, (False, True)), (BEHIND, (True, False))])
def test_a_draw_is_agreed_to_by_who_stands_worse(line: str, agree: tuple[bool, bool], level: str) -> None:
    t = table(line)
    for seat, expected in enumerate(agree):
        view = rules().seat_view(t.state, t.run.ask, Seat(seat))
        assert accepts_draw(MIND, view, Seat(seat), LEVEL_NAMED[level], "draw") is expected


@pytest.mark.parametrize("number", [0, 1])
def test_the_better_warriors_are_kept_and_not_always_the_same(number: int) -> None:
    """By what they are worth, with some luck: of two packets a Goblin is hardly ever taken first."""
    run = new_match(number, "reflex")
    witness = Witness(run, MIND.hidden, SEATS)
    known = witness.knowledge(Seat(0))
    answers = {think(MIND, known, LEVEL_NAMED["hard"], str(seed)).keys for seed in range(30)}
    assert len(answers) > 1
    for keys in answers:
        known.question.chosen(keys)
        assert len(keys) == known.question.pick[1]
    assert all(think(MIND, known, LEVEL_NAMED["hard"], str(seed)).how == "reflex" for seed in range(3))


def test_strengths_are_those_of_warriors_in_the_box() -> None:
    assert set(STRENGTHS) <= set(content().kinds)


def test_a_question_no_world_fits_is_answered_by_its_default() -> None:
    """A memory that contradicts itself, as after a mistake elsewhere: no crash, the default."""
    t = table(ATTACK.format("griffin_rider", "blessing,swap"))
    witness = Witness(t.run, MIND.hidden, SEATS)
    witness.note(t.run.answer(Seat(0), t.run.ask_no, ("attack>N4",)))
    known = witness.knowledge(Seat(1))
    wrong = replace(known, since=tuple(replace(each, events=()) for each in known.since))
    assert think(MIND, wrong, LEVEL_NAMED["easy"], "odd").how == "default"


def test_ideas_are_few_and_never_lead_back() -> None:
    """Along a random match; at least one for every question that does not end a turn."""
    for number in range(4):
        run, dice = new_match(number, "ideas"), Dice(f"ideas/{number}")
        while run.ask is not None:
            decision = run.ask.decisions[0]
            ideas = MIND.ideas(run.state, decision, dice)
            keys = [tuple(option.key for option in chosen) for chosen, _ in ideas]
            assert ("back",) not in keys
            assert len(set(keys)) == len(keys) <= 40
            assert all(weight > 0 for _, weight in ideas)
            assert ideas or MIND.closing(decision)
            options = decision.options
            run.answer(decision.seat, run.ask_no, tuple(option.key for option in options[: decision.pick[0]]))
