"""Why an answer is good, from the features before and after it."""

from __future__ import annotations

import pytest

from sfb_bot.computer import VICTORY, Thought, reasons
from sfb_bot.computer.tree import WIN

WEIGHTS = {"points": 1.0, "pot": 0.5, "cards": 0.1}


def thought(value: float = 0.0, **gains: float) -> Thought:
    before = {"points": 3.0, "pot": -2.0, "cards": 1.0}
    after = {name: before[name] + gains.get(name, 0.0) for name in before}
    return Thought(("a",), "search", (), value, before, after)


@pytest.mark.parametrize(
    ("gains", "expected"),
    [
        ({"points": 1.0}, ("points",)),
        # By their weight, not by their size.
        ({"points": 1.0, "pot": 1.5}, ("points", "pot")),
        ({"points": 1.0, "pot": 3.0}, ("pot", "points")),
        # What hardly counts beside the first is left out, as is what becomes worse.
        ({"points": 1.0, "cards": 3.0}, ("points",)),
        ({"points": 1.0, "pot": -4.0}, ("points",)),
        # Never more than two.
        ({"points": 1.0, "pot": 2.0, "cards": 9.0}, ("points", "pot")),
        ({"cards": 0.2}, ()),
        ({"points": -1.0, "pot": -1.0}, ()),
        ({}, ()),
    ],
)
def test_what_grows_most_by_its_weight_is_the_reason(
    gains: dict[str, float], expected: tuple[str, ...]
) -> None:
    assert reasons(thought(**gains), WEIGHTS) == expected


def test_to_win_is_reason_enough() -> None:
    assert reasons(thought(WIN, points=1.0), WEIGHTS) == (VICTORY,)
    assert reasons(thought(-WIN, points=1.0), WEIGHTS) == ("points",)


def test_without_features_there_is_no_reason() -> None:
    assert reasons(Thought(("a",), "reflex"), WEIGHTS) == ()
