"""Questions: what they accept, what they refuse, and what makes one the same as another."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sfb_bot.kernel import Decision, IllegalAnswer, Option, Seat, fingerprint

FRUIT = tuple(Option(name, number) for number, name in enumerate(("apple", "pear", "plum", "quince")))


def asked(fewest: int = 1, most: int = 1) -> Decision:
    return Decision(Seat(0), "fruit", FRUIT, (fewest, most), ("apple",), about="lunch")


def test_one_of_many_gives_that_very_option() -> None:
    assert asked().chosen(("plum",)) == (FRUIT[2],)


def test_several_come_back_in_the_order_given() -> None:
    assert asked(0, 4).chosen(("quince", "apple")) == (FRUIT[3], FRUIT[0])


@pytest.mark.parametrize("fewest", [0, 1, 2])
def test_the_number_of_options_is_held_to_on_both_sides(fewest: int) -> None:
    decision = asked(fewest, 3)
    names = [option.key for option in FRUIT]
    for count in range(5):
        if fewest <= count <= 3:
            assert len(decision.chosen(tuple(names[:count]))) == count
        else:
            with pytest.raises(IllegalAnswer, match=f"not {count}") as refused:
                decision.chosen(tuple(names[:count]))
            assert refused.value.rule == "fruit"
            assert refused.value.facts == {"count": count}
            assert refused.value.key == "refused-illegal"


@pytest.mark.parametrize("keys", [("fig",), ("apple", "fig"), ("fig", "apple", "plum"), ("",), ("APPLE",)])
def test_what_is_not_offered_is_refused_by_name(keys: tuple[str, ...]) -> None:
    with pytest.raises(IllegalAnswer, match="not among the options") as refused:
        asked(1, 3).chosen(keys)
    assert refused.value.facts["option"] not in {option.key for option in FRUIT}


def test_the_same_option_twice_is_refused() -> None:
    with pytest.raises(IllegalAnswer, match="twice"):
        asked(1, 3).chosen(("pear", "pear"))


def test_a_question_that_may_be_answered_with_nothing() -> None:
    assert asked(0, 2).chosen(()) == ()


def test_the_wanted_number_is_named() -> None:
    with pytest.raises(IllegalAnswer, match="choose 2, not 1"):
        asked(2, 2).chosen(("pear",))
    with pytest.raises(IllegalAnswer, match="choose 2 to 3, not 0"):
        asked(2, 3).chosen(())


DIFFERENT = [
    replace(asked(), seat=Seat(1)),
    replace(asked(), prompt="fruits"),
    replace(asked(), pick=(0, 1)),
    replace(asked(), pick=(1, 2)),
    replace(asked(), options=FRUIT[:3]),
    replace(asked(), options=FRUIT[::-1]),
    replace(asked(), options=(*FRUIT[:3], Option("fig", 3))),
]


@pytest.mark.parametrize("other", DIFFERENT)
def test_another_question_has_another_fingerprint(other: Decision) -> None:
    assert fingerprint(other) != fingerprint(asked())


def test_what_only_screens_see_does_not_change_the_fingerprint() -> None:
    """A better default or a longer label must not invalidate stored answers."""
    same = replace(asked(), default=("pear",), about="supper")
    relabelled = replace(asked(), options=tuple(Option(option.key, "label") for option in FRUIT))
    assert fingerprint(same) == fingerprint(relabelled) == fingerprint(asked())


@given(st.lists(st.text(min_size=1, max_size=6), unique=True, max_size=6))
def test_a_fingerprint_is_short_plain_and_repeatable(keys: list[str]) -> None:
    decision = Decision(Seat(0), "any", tuple(Option(key) for key in keys))
    again = Decision(Seat(0), "any", tuple(Option(key) for key in keys))
    assert fingerprint(decision) == fingerprint(again)
    assert len(fingerprint(decision)) == 10
    assert set(fingerprint(decision)) <= set("0123456789abcdef")
