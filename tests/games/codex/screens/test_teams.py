"""Teams that are chosen already: what they are, how they are told, and what becomes of a match with them."""

from __future__ import annotations

from typing import Any

import pytest

from sfb_bot.games.codex.pack import codex_pack, setup_form
from sfb_bot.games.codex.rules.ids import KindId
from sfb_bot.games.codex.screens.teams import teams_of
from sfb_bot.kernel import FIRST_SEAT, Decision, Run, Seat, SetupRefused
from sfb_bot.locale import Texts, languages
from sfb_bot.screens.limits import LONGEST_CHOICE
from tests.games.codex.kit.table import shared_content
from tests.games.codex.screens.stage import game, rules, texts

FORM = setup_form(shared_content())
COLOURS = ("red", "green", "blue", "black", "white", "purple")


# Any: settings are JSON values.
def begun(chosen: dict[int, str], mode: str = "duel", **options: str) -> tuple[dict[str, Any], Decision]:
    """The settings of a match in which seats have teams, and the first thing that is asked."""
    setup = {**FORM.setup(mode, options), FIRST_SEAT: 0}
    setup = FORM.with_presets(setup, {Seat(seat): team for seat, team in chosen.items()})
    run = Run(rules(), rules().begin(setup, "teams"))
    assert run.ask is not None
    return setup, run.ask.decisions[0]


def test_every_colour_is_a_team_of_its_three_heroes() -> None:
    """A colour has three specs, each with a hero; the two neutral heroes are no team of three (C25, C26)."""
    teams = teams_of(shared_content())
    assert teams["red"] == ("captain_zane", "drakk_ramhorn", "jaina_stormborne")
    assert teams["bashing"] == ("troq_bashar",)
    assert teams["finesse"] == ("river_montoya",)
    assert set(teams) == {*COLOURS, "bashing", "finesse"}
    for colour in COLOURS:
        assert [shared_content().kinds[hero].colour for hero in teams[colour]] == [colour] * 3


def test_both_have_teams_and_nobody_is_asked_for_heroes() -> None:
    setup, asked = begun({0: "red", 1: "white"})
    assert setup["heroes"] == "three"
    assert asked.prompt == "main"


def test_with_a_team_of_one_the_match_is_for_one_hero_each() -> None:
    """The other side brings the first hero of its three, whoever was named first."""
    for chosen in ({0: "bashing", 1: "red"}, {1: "red", 0: "bashing"}):
        setup, _ = begun(chosen)
        assert setup["heroes"] == "one"
        assert setup["chosen"] == [["troq_bashar"], ["captain_zane"]]


def test_a_team_fits_a_match_of_one_hero_and_a_melee() -> None:
    setup, asked = begun({0: "black"}, heroes="one", picks="random")
    assert setup["chosen"] == [["vandy_anadrose"], []]
    setup, asked = begun({2: "green"}, mode="melee3")
    assert [len(heroes) for heroes in setup["chosen"]] == [0, 0, 3]
    assert (asked.seat, asked.prompt) == (0, "heroes")


def test_nobody_brings_a_team_to_a_draft() -> None:
    with pytest.raises(SetupRefused) as refused:
        begun({0: "red"}, picks="draft")
    assert refused.value.rule == "drafted"
    for language in languages():
        assert game().own_texts(Texts(language, strict=True)).has(f"{refused.value.key}-drafted")


@pytest.mark.parametrize("language", languages())
def test_a_team_is_told_whole_in_a_list(language: str) -> None:
    words = Texts(language, strict=True)
    for team in teams_of(shared_content()):
        name, plays = game().preset_words(team, words)
        assert len(f"{name}: {plays}") <= LONGEST_CHOICE, "nothing is cut off"
        assert plays.endswith(".")


def test_all_heroes_of_a_colour_are_one_answer() -> None:
    run = Run(rules(), rules().begin({"picks": "blind"}, "ready"))
    assert run.ask is not None
    decision = run.ask.decisions[0]
    view = rules().seat_view(run.state, run.ask, decision.seat)
    ready = {each.name: each for each in game().ready_answers(view, decision, texts())}
    assert list(ready) == list(COLOURS)
    assert ready["red"].label == "Red: Captain Zane, Drakk Ramhorn, Jaina Stormborne"
    assert ready["red"].keys == ("captain_zane", "drakk_ramhorn", "jaina_stormborne")


def test_a_single_hero_needs_no_team() -> None:
    run = Run(rules(), rules().begin({"picks": "blind", "heroes": "one"}, "ready"))
    assert run.ask is not None
    decision = run.ask.decisions[0]
    view = rules().seat_view(run.state, run.ask, decision.seat)
    assert game().ready_answers(view, decision, texts()) == ()


def test_a_hero_that_is_no_more_is_chosen_again() -> None:
    """An invitation waits with heroes of an earlier edition."""
    gone = [KindId("somebody_of_before"), KindId("drakk_ramhorn"), KindId("jaina_stormborne")]
    kept = ["master_midori", "calamandra_moss", "argagarg_garg"]
    setup = {**FORM.setup(), FIRST_SEAT: None, "chosen": [gone, kept]}
    with pytest.raises(SetupRefused):
        rules().begin(setup, "old")
    renewed = rules().renewed(setup)
    assert renewed["chosen"] == [[], kept]
    assert rules().begin(renewed, "old").setup.chosen == ((), tuple(kept))
    plain = {**FORM.setup(), FIRST_SEAT: None}
    assert rules().renewed(plain) == plain


def test_the_pack_offers_the_teams() -> None:
    assert {preset.name for preset in codex_pack().setup.presets_for("duel")} == {*teams_of(shared_content())}
