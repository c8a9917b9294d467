"""Whatever game says that a question is coming: its panel fits, and every option is behind one control."""

from __future__ import annotations

from collections import Counter

import pytest

from sfb_bot.kernel import Dice, random_keys
from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchId
from sfb_bot.screens.actions import ChooseAhead
from sfb_bot.screens.ahead import ahead_desk, ahead_panel
from sfb_bot.screens.desk import Desk
from sfb_bot.screens.values import Menu, controls
from tests.conformance.packs import USUAL_WAYS, Way

STEPS = 120
MATCH = MatchId(10**17)


@pytest.mark.parametrize("way", USUAL_WAYS, ids=str)
def test_a_question_that_is_coming_can_be_shown_and_answered(way: Way) -> None:
    run = way.begin("coming")
    dice, texts = Dice("coming"), Texts()
    for _ in range(STEPS):
        if run.ask is None:
            break
        for seat in way.rules.seats(run.state):
            coming = way.rules.coming(run.state, seat)
            if coming is None:
                continue
            assert coming.seat == seat
            coming.chosen(coming.default)
            view = way.rules.seat_view(run.state, run.ask, seat)
            desk = ahead_desk(Desk(MATCH, run.ask_no), coming, coming.default)
            screen = ahead_panel(way.pack.screens, view, coming, desk, "<@1>", texts)
            found: Counter[str] = Counter()
            for control in controls(screen):
                if isinstance(control.action, ChooseAhead):
                    picks = [each.value for each in control.choices] if isinstance(control, Menu) else ()
                    found.update(picks or control.action.keys)
            assert found == Counter(option.key for option in coming.options)
        decision = run.ask.decisions[0]
        run.answer(decision.seat, run.ask_no, random_keys(decision, dice))
