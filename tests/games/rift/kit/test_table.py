"""The kit itself: its words do what they say, and a test that is wrong is told in what."""

from __future__ import annotations

import pytest

from tests.games.rift.kit.table import table


def test_the_example_of_the_kit() -> None:
    t = table("turn=a | a N3 goblin N2 archer hand=curse,swap | b N4 zombie hand=blessing")
    t.a.casts("curse", "N4")
    t.b.passes()
    t.a.attacks("N4")
    t.b.responds("blessing", "N4").done()
    t.a.passes()
    t.expect(at={"N4": None, "N3": "goblin"}, discard={"b": "zombie"})
    t.is_idle("a")


def test_what_is_expected_and_is_not_so_is_told() -> None:
    t = table("| a N3 goblin hand=swap | b N4 zombie/1-curse hand=dash")
    t.expect(at={"N3": "goblin"}, damage={"N4": 1}, enchanted={"N4": "-curse"}, hands=(1, 1))
    with pytest.raises(AssertionError, match="the lanes"):
        t.expect(at={"N3": None})
    with pytest.raises(AssertionError, match="N4 has 1 damage"):
        t.expect(damage={"N4": 2})
    with pytest.raises(AssertionError, match="N4 has 2 life"):
        t.expect(life={"N4": 3})
    with pytest.raises(AssertionError, match="N4 is enchanted"):
        t.expect(enchanted={"N4": "+curse"})
    with pytest.raises(AssertionError, match="nobody on S1"):
        t.expect(damage={"S1": 1})


def test_a_seat_answers_its_own_questions_alone() -> None:
    t = table("| a N3 goblin hand=swap | b N4 zombie hand=dash")
    with pytest.raises(AssertionError, match="b is not asked"):
        t.b.passes()
    with pytest.raises(AssertionError, match="asked 'main', not respond"):
        t.a.passes()
    with pytest.raises(AssertionError, match="asked: "):
        t.asked("b", "main")


def test_done_is_nothing_where_nothing_is_asked() -> None:
    t = table("| a N3 goblin hand=swap | b N4 zombie hand=blessing")
    t.a.attacks("N4")
    t.b.responds("blessing", "N4").done()
    t.asked("a", "respond")
