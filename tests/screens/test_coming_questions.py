"""Whatever game says that a question is coming: its panel fits, and every option is behind one control."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from sfb_bot.kernel import Decision, Dice, LineAhead, Seat, random_keys
from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchId
from sfb_bot.screens.actions import ChooseAhead
from sfb_bot.screens.ahead import ahead_panel
from sfb_bot.screens.desk import Desk
from sfb_bot.screens.game import People
from sfb_bot.screens.values import Menu, PrivateScreen, controls
from tests.conformance.packs import USUAL_WAYS, Way

STEPS = 120
MATCH = MatchId(10**17)
# No game asks for so many in a row.
LONGEST = 10
PEOPLE = People((1, 2, 3, 4, 5), (0, 1, 2, 3, 4))


@pytest.mark.parametrize("way", USUAL_WAYS, ids=str)
def test_a_question_that_is_coming_can_be_shown_and_answered(way: Way) -> None:
    run = way.begin("coming")
    dice, texts = Dice("coming"), Texts()
    for _ in range(STEPS):
        if run.ask is None:
            break
        for seat in way.rules.seats(run.state):
            view = way.rules.seat_view(run.state, run.ask, seat)
            for coming in lines(way, run.state, seat, dice):
                screen = ahead_panel(
                    way.pack.screens,
                    view,
                    coming,
                    Desk(MATCH, run.ask_no),
                    texts,
                    waiting=run.waiting_for,
                    people=PEOPLE,
                )
                assert found_in(screen, len(coming.chosen)) == Counter(
                    option.key for option in (coming.question.options if coming.question else ())
                )
        decision = run.ask.decisions[0]
        run.answer(decision.seat, run.ask_no, random_keys(decision, dice))


def lines(way: Way, state: Any, seat: Seat, dice: Dice) -> Iterator[LineAhead]:
    """What a seat can choose ahead, as it grows in one of many ways. It changes nothing of the state."""
    before = way.rules.encode_state(state)
    chosen: list[tuple[Decision, tuple[str, ...]]] = []
    while (question := way.rules.coming(state, seat, tuple(keys for _, keys in chosen))) is not None:
        assert question.seat == seat
        assert all(question.prompt == each.prompt for each, _ in chosen), "a line is of one prompt"
        assert question.allows(question.default)
        assert len(chosen) < LONGEST
        yield LineAhead(question.prompt, tuple(chosen), question)
        chosen.append((question, random_keys(question, dice)))
    if chosen:
        yield LineAhead(chosen[0][0].prompt, tuple(chosen), None)
    assert way.rules.encode_state(state) == before


def found_in(screen: PrivateScreen, given: int) -> Counter[str]:
    """Every option that can be chosen on a panel, as often as it can be."""
    found: Counter[str] = Counter()
    for control in controls(screen):
        if isinstance(control.action, ChooseAhead):
            assert control.action.given == given
            picks = [each.value for each in control.choices] if isinstance(control, Menu) else ()
            found.update(picks or control.action.keys)
    return found
