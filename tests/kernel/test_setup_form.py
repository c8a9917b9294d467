"""What can be agreed before a match: defaults, choices by mode, and refusals that name the rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from sfb_bot.kernel import Mode, Preset, Seat, SetupForm, SetupOption, SetupRefused

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


def seated(setup: Mapping[str, Any], seat: Seat, preset: Preset) -> dict[str, Any]:
    return {**setup, "decks": {**setup.get("decks", {}), int(seat): preset.choices}}


READY = replace(
    FORM,
    presets=(Preset("fire", ("imp", "hound")), Preset("pair", ("owl",), modes=("pairs",))),
    seated=seated,
)


def test_presets_are_put_into_the_settings_of_seats() -> None:
    assert [preset.name for preset in READY.presets_for("duel")] == ["fire"]
    assert [preset.name for preset in READY.presets_for("pairs")] == ["fire", "pair"]
    plain = READY.setup("pairs")
    both = READY.with_presets(plain, {Seat(0): "fire", Seat(3): "pair"})
    assert both == {**plain, "decks": {0: ("imp", "hound"), 3: ("owl",)}}
    assert "decks" not in plain, "the settings it was made of are as they were"
    assert READY.with_presets(plain, {}) == plain


@pytest.mark.parametrize(
    ("mode", "chosen"), [("duel", {0: "pair"}), ("duel", {0: "ice"}), ("duel", {2: "fire"})]
)
def test_presets_that_do_not_fit_are_refused(mode: str, chosen: dict[int, str]) -> None:
    with pytest.raises(SetupRefused) as refused:
        READY.with_presets(READY.setup(mode), {Seat(seat): name for seat, name in chosen.items()})
    assert refused.value.rule == "preset"
    with pytest.raises(SetupRefused):
        FORM.with_presets(FORM.setup(), {Seat(0): "fire"})
