"""Presets of every game: what a seat can have chosen beforehand, and answers that are taken as a whole."""

from __future__ import annotations

import pytest

from sfb_bot.kernel import FIRST_SEAT, Dice, Run, Seat
from sfb_bot.locale import Texts, languages
from sfb_bot.matches.live_match import AnyRun
from sfb_bot.matches.records import MatchId
from sfb_bot.screens.actions import AnswerReady
from sfb_bot.screens.commands import LONGEST_DESCRIPTION
from sfb_bot.screens.limits import LONGEST_CHOICE
from sfb_bot.screens.panel import Desk, panel
from sfb_bot.screens.values import Menu, controls
from tests.conformance.packs import NAMES, WAYS, Way, packs
from tests.conformance.playing import lively_steps

WITH_PRESETS = [(name, mode.name) for name in NAMES for mode in packs()[name].setup.modes]
MOST_STEPS = 300


def chosen_by(run: AnyRun, most: int = MOST_STEPS) -> set[tuple[Seat, str]]:
    """Who was asked for what at the beginning of a match."""
    asked: set[tuple[Seat, str]] = set()
    steps = lively_steps(run, Dice("presets"))
    for _ in range(most):
        if run.ask is None:
            break
        asked |= {(decision.seat, decision.prompt) for decision in run.ask.decisions}
        next(steps)
    return asked


@pytest.mark.parametrize(("game", "mode"), WITH_PRESETS)
def test_whoever_has_a_preset_is_asked_less(game: str, mode: str) -> None:
    """A match with presets for some or all seats begins, is stored, and saves exactly them a question."""
    pack = packs()[game]
    plain = {**pack.setup.setup(mode), FIRST_SEAT: None}
    before = chosen_by(Run(pack.rules, pack.rules.begin(plain, "presets")))
    for preset in pack.setup.presets_for(mode):
        seats = range(pack.setup.mode(mode).seats)
        for taken in ([0], [seats[-1]], list(seats)):
            setup = pack.setup.with_presets(plain, {Seat(seat): preset.name for seat in taken})
            state = pack.rules.begin(setup, "presets")
            assert pack.rules.encode_setup(state) == setup
            saved = before - chosen_by(Run(pack.rules, state))
            assert {seat for seat, _ in saved} >= set(taken)


@pytest.mark.parametrize("game", NAMES)
def test_presets_have_words_that_fit(game: str) -> None:
    pack = packs()[game]
    for language in languages():
        texts = Texts(language)
        for preset in pack.setup.presets:
            name, words = pack.screens.preset_words(preset.name, texts)
            assert 0 < len(name) <= LONGEST_CHOICE
            assert 0 < len(words) <= LONGEST_DESCRIPTION
            assert len(f"{name}: {words}") <= LONGEST_CHOICE + LONGEST_DESCRIPTION


@pytest.mark.parametrize("game", NAMES)
def test_the_quick_way_is_a_way(game: str) -> None:
    """It begins, and its presets fit it, so that somebody can play at once."""
    pack = packs()[game]
    mode = pack.setup.modes[0]
    setup = {**pack.setup.setup(chosen=dict(pack.setup.quick)), FIRST_SEAT: None}
    ready = pack.setup.presets_for(mode.name)
    if ready:
        setup = pack.setup.with_presets(setup, {Seat(seat): ready[0].name for seat in range(mode.seats)})
    assert Run(pack.rules, pack.rules.begin(setup, "quick")).ask is not None


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_ready_answers_are_answers(way: Way) -> None:
    """Each stands in a menu of its own, and taking it is what choosing its parts one by one would be."""
    run = way.begin("ready")
    steps = lively_steps(run, Dice("ready"))
    for _ in range(MOST_STEPS):
        if run.ask is None:
            break
        for decision in run.ask.decisions:
            view = run.rules.seat_view(run.state, run.ask, decision.seat)
            found = way.pack.screens.ready_answers(view, decision, Texts())
            for ready in found:
                keys = {option.key for option in decision.options}
                assert keys.issuperset(ready.keys)
                assert decision.pick[0] <= len(set(ready.keys)) == len(ready.keys) <= decision.pick[1]
            screen = panel(way.pack.screens, view, decision, Desk(MatchId(1), run.ask_no), Texts())
            menus = [c for c in controls(screen) if isinstance(c, Menu) and isinstance(c.action, AnswerReady)]
            assert [choice.value for menu in menus for choice in menu.choices] == [
                each.name for each in found
            ]
        next(steps)
