"""Computer players see what anybody would: a knock-out, a challenge, a blow that must be parried."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sfb_bot.computer import LEVEL_NAMED, Witness, accepts_draw, computer_steps, think
from sfb_bot.games.brawl.computer import BrawlMind
from sfb_bot.games.brawl.computer.strengths import STRENGTHS
from sfb_bot.kernel import Seat
from tests.games.brawl.kit.table import Table, content, rules, table

MIND = BrawlMind(rules())
KNOCK_OUT = (
    "r2 turn=a | a kilgore@D4 dugrun@A1 gwaien@A2 hand=KIL05,DUG02 | "
    "b deryn@D6/4 goldarr@I1 tzu_xiao@I2 hand= | tokens=C4,D3,F3,G4"
)


def play_turn(t: Table, level: str, seed: str = "sense") -> None:
    """Let computers of a level play until it is another seat's turn."""
    turn = t.state.turn
    levels = dict.fromkeys(t.state.seats, LEVEL_NAMED[level])
    for _ in computer_steps(t.run, MIND, levels, seed):
        if t.state.turn != turn or t.run.is_over:
            return


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_knock_out_within_reach_is_taken(level: str) -> None:
    t = table(KNOCK_OUT)
    health = t.figure("deryn").sheet.health
    t.figure("deryn").damage = health - 1
    play_turn(t, level)
    assert t.state.vp[0] == 1


def test_a_blow_that_would_win_the_match_is_found_and_told_why() -> None:
    t = table(KNOCK_OUT)
    t.figure("deryn").damage = t.figure("deryn").sheet.health - 1
    witness = Witness(t.run, MIND.hidden, (Seat(0),))
    thought = think(MIND, witness.knowledge(Seat(0)), LEVEL_NAMED["normal"], "why")
    assert thought.how == "search"
    assert thought.after["points"] - thought.before["points"] == 1
    assert set(thought.before) == set(MIND.weights)


def test_a_beginner_forgets_to_react_now_and_then() -> None:
    """The others never do."""
    t = table(
        "r2 turn=a | a kilgore@D4 dugrun@A1 gwaien@A2 hand=KIL05 | "
        "b deryn@D5/2 goldarr@I1 tzu_xiao@I2 hand=TZU06,DER05 | tokens=C4,D3,F3,G4"
    )
    witness = Witness(t.run, MIND.hidden, (Seat(1),))
    for keys in (("KIL05",), ("stop",), ("b.deryn",)):
        if t.run.waiting_for == (0,) and keys[0] in t.options:
            witness.note(t.run.answer(Seat(0), t.run.ask_no, keys))
    assert t.asked == ("b", "react")
    known = witness.knowledge(Seat(1))
    ways = [think(MIND, known, LEVEL_NAMED["beginner"], str(seed)).how for seed in range(20)]
    assert 0 < ways.count("forgotten") < 20
    thoughts = [think(MIND, known, LEVEL_NAMED["normal"], str(seed)) for seed in range(5)]
    assert {thought.how for thought in thoughts} == {"search"}
    assert all(thought.before and thought.after for thought in thoughts)


EVEN = (
    "r3 turn=a vp=2-2 | a kilgore@C3 dugrun@B2 gwaien@B3 hand=KIL05,DUG02 | "
    "b deryn@G5 goldarr@H4 tzu_xiao@H5 hand=DER05,TZU06 | tokens=C4,D3,F3,G4"
)
AHEAD_IN_POINTS = EVEN.replace("vp=2-2", "vp=4-1")
BEHIND_IN_POINTS = EVEN.replace("vp=2-2", "vp=1-4")
# The points are even: three levelled champions without a scratch against one that is left, and bleeding.
AHEAD_OTHERWISE = (
    "r3 turn=a vp=2-2 | a kilgore@C3+ dugrun@B2+ gwaien@B3+ hand=KIL05,DUG02 | "
    "b deryn@G5/4 goldarr tzu_xiao hand=DER05,TZU06 | tokens=C4,D3,F3,G4"
)
BEHIND_OTHERWISE = (
    "r3 turn=a vp=2-2 | a kilgore@C3/4 dugrun gwaien hand=KIL05,DUG02 | "
    "b deryn@G5+ goldarr@H4+ tzu_xiao@H5+ hand=DER05,TZU06 | tokens=C4,D3,F3,G4"
)


@pytest.mark.parametrize("level", sorted(LEVEL_NAMED))
@pytest.mark.parametrize(
    ("line", "agree"),
    [
        # Nobody gives an even match away.
        (EVEN, (False, False)),
        (AHEAD_IN_POINTS, (False, True)),
        (BEHIND_IN_POINTS, (True, False)),
        (AHEAD_OTHERWISE, (False, True)),
        (BEHIND_OTHERWISE, (True, False)),
    ],
)
def test_a_draw_is_agreed_to_by_who_stands_worse(line: str, agree: tuple[bool, bool], level: str) -> None:
    """By all that counts, not by points alone; and the same at every level."""
    t = table(line)
    for seat, expected in enumerate(agree):
        view = rules().seat_view(t.state, t.run.ask, Seat(seat))
        for seed in range(5):
            assert accepts_draw(MIND, view, Seat(seat), LEVEL_NAMED[level], str(seed)) is expected


def test_every_champion_has_a_strength() -> None:
    assert set(STRENGTHS) == set(content().champions)
    assert all(0 < strength < 1 for strength in STRENGTHS.values())


def test_a_question_no_world_fits_is_answered_by_its_default() -> None:
    """A memory that contradicts itself, as after a mistake elsewhere: no crash, the default."""
    t = table(KNOCK_OUT)
    witness = Witness(t.run, MIND.hidden, (Seat(0),))
    witness.note(t.run.answer(Seat(0), t.run.ask_no, ("KIL05",)))
    known = witness.knowledge(Seat(0))
    wrong = replace(known, since=tuple(replace(each, events=()) for each in known.since))
    thought = think(MIND, wrong, LEVEL_NAMED["easy"], "odd")
    assert thought.how == "default"
    assert thought.keys == known.question.default
