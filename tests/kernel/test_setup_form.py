"""What can be agreed before a match: defaults, choices by mode, and refusals that name the rule."""

from __future__ import annotations

import pytest

from sfb_bot.kernel import Mode, Seat, SetupForm, SetupOption, SetupRefused

DUEL = Mode("duel", ((Seat(0),), (Seat(1),)))
PAIRS = Mode("pairs", ((Seat(0), Seat(2)), (Seat(1), Seat(3))))
ALL = Mode("all", ((Seat(0),), (Seat(1),), (Seat(2),)))
FORM = SetupForm(
    (DUEL, PAIRS, ALL),
    (SetupOption("deck", ("small", "large")), SetupOption("signals", ("no", "yes"), modes=("pairs",))),
)


def test_a_mode_says_who_plays_with_whom() -> None:
    assert [mode.seats for mode in FORM.modes] == [2, 4, 3]
    assert [mode.has_partners for mode in FORM.modes] == [False, True, False]
    assert [mode.is_paired for mode in FORM.modes] == [True, True, False]


def test_what_is_not_chosen_has_its_default() -> None:
    assert FORM.setup() == {"mode": "duel", "deck": "small"}
    assert FORM.setup("pairs", {"deck": "large"}) == {"mode": "pairs", "deck": "large", "signals": "no"}


@pytest.mark.parametrize(
    ("mode", "chosen", "rule"),
    [
        ("solo", {}, "mode"),
        ("duel", {"deck": "huge"}, "option"),
        ("duel", {"signals": "yes"}, "option"),
        ("duel", {"colour": "red"}, "option"),
    ],
)
def test_what_cannot_be_chosen_is_refused(mode: str, chosen: dict[str, str], rule: str) -> None:
    with pytest.raises(SetupRefused) as refused:
        FORM.setup(mode, chosen)
    assert refused.value.rule == rule


def test_the_mode_of_an_agreement_is_found_again() -> None:
    assert FORM.mode_of(FORM.setup("all")) == ALL
    assert FORM.mode_of({"deck": "small"}) == DUEL, "a match from before there were modes"
