"""The pack and its form: every mode can be begun, every choice has words, heroes can be brought along."""

from functools import cache

import pytest

from sfb_bot.games.pack import GamePack
from sfb_bot.games.warseer.pack import warseer_pack
from sfb_bot.kernel import Run, Seat
from sfb_bot.screens.commands import LONGEST_DESCRIPTION, game_choice_words, game_option_words, option_name
from tests.games.warseer.screens.stage import texts

LANGUAGES = ("en", "ru", "uk")


@cache
def pack() -> GamePack:
    return warseer_pack()


MODES = [mode.name for mode in pack().setup.modes]


def test_the_modes_are_those_of_the_rulebook() -> None:
    assert MODES[:4] == ["duel", "alliance", "melee3", "melee4"]
    assert {"skirmish2", "skirmish3", "skirmish4", "champion", "royal"} <= set(MODES)


@pytest.mark.parametrize("mode", MODES)
def test_every_choice_of_a_mode_begins_a_match(mode: str) -> None:
    form, rules = pack().setup, pack().rules
    for option in form.options_for(mode):
        for choice in option.choices:
            setup = form.setup(mode, {option.name: choice})
            assert Run(rules, rules.begin(setup, "setup")).ask is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_choice_has_words(language: str) -> None:
    screens, said = pack().screens, texts(language)
    for option in pack().setup.options:
        assert 0 < len(game_option_words(screens, option.name, said)) <= LONGEST_DESCRIPTION
        assert option_name(option.name, screens.own_texts(said))
        for choice in option.choices:
            assert 0 < len(game_choice_words(screens, option.name, choice, said)) <= LONGEST_DESCRIPTION
    for mode in MODES:
        assert 0 < len(game_choice_words(screens, "mode", mode, said)) <= LONGEST_DESCRIPTION


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_settings_are_told_in_a_line(mode: str, language: str) -> None:
    words = pack().screens.setup_words(pack().setup.setup(mode), texts(language))
    assert words.endswith(".")
    assert "\n" not in words


def test_what_is_not_as_usual_is_told() -> None:
    chosen = {"map": "two_bridges", "terrain": "unique", "length": "full", "camps": "suggested"}
    words = pack().screens.setup_words(pack().setup.setup("duel", chosen), texts())
    assert words == "Duel, full, Two Bridges, suggested camps, unique terrain."


def test_a_tournament_names_no_length_and_no_map() -> None:
    """W-174: its goals and maps are settled match by match."""
    words = pack().screens.setup_words(pack().setup.setup("royal"), texts())
    assert words == "Royal tournament, 7 matches."


def test_a_quick_match_asks_for_the_heroes_places_first() -> None:
    """Heroes are drawn and camps suggested, so nobody chooses before the battlefield is seen."""
    form, rules = pack().setup, pack().rules
    run = Run(rules, rules.begin(form.setup("", dict(form.quick)), "quick"))
    assert run.ask is not None
    assert [each.prompt for each in run.ask.decisions] == ["enter"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_heroes_can_be_brought_along_and_are_described(language: str) -> None:
    form, rules, screens = pack().setup, pack().rules, pack().screens
    setup = form.with_presets(form.setup("duel"), {Seat(1): "tarvo_quill"})
    assert setup["heroes"] == ["", "tarvo_quill"]
    assert screens.agreed_picks(setup) == ((), ("tarvo_quill",))
    run = Run(rules, rules.begin(setup, "preset"))
    assert run.ask is not None
    assert [each.seat for each in run.ask.decisions] == [Seat(0)], "who has a hero is not asked"
    for preset in form.presets:
        name, detail = screens.preset_words(preset.name, texts(language))
        assert name != preset.name
        assert detail


def test_a_camp_left_to_chance_is_not_an_empty_one() -> None:
    """Nobody is asked to fight alone for having pressed `Set up the rest for me`."""
    rules = pack().rules
    run = Run(rules, rules.begin(pack().setup.setup("skirmish2"), "camps"))
    usual: dict[str, int] = {}
    while run.ask is not None and "camp_bronze" not in usual:
        seat = run.waiting_for[0]
        decision = run.decision_for(seat)
        assert decision is not None
        usual[decision.prompt] = decision.usual_count
        run.answer(seat, run.ask_no, decision.default)
    assert min(count for prompt, count in usual.items() if prompt.startswith("camp_")) > 0


def test_the_suggested_camp_stands_first_and_nobody_last() -> None:
    rules, screens = pack().rules, pack().screens
    run = Run(rules, rules.begin(pack().setup.setup("skirmish2"), "camps"))
    seat = run.waiting_for[0]
    while (decision := run.decision_for(seat)) is not None and decision.prompt != "camp_gold":
        run.answer(seat, run.ask_no, decision.default)
        seat = run.waiting_for[0]
    assert decision is not None
    view = rules.seat_view(run.state, run.ask, seat)
    entries = screens.shown_options(view, decision, texts())
    assert (entries[0].key,) == decision.default
    assert entries[-1].label == "None of them"
    assert {entry.key for entry in entries} == {option.key for option in decision.options}
