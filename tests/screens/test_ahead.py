"""The panel of a question that is still to come."""

from __future__ import annotations

import pytest

from sfb_bot.kernel import Decision, Option, Seat
from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchId
from sfb_bot.screens.actions import (
    Answer,
    AnswerForMe,
    ChooseAhead,
    ChooseAheadForMe,
    EndTurn,
    ForgetAhead,
    Play,
)
from sfb_bot.screens.ahead import ahead_desk, ahead_panel
from sfb_bot.screens.desk import Desk
from sfb_bot.screens.limits import MOST_LINES_BESIDE_A_PICTURE
from sfb_bot.screens.panel import idle_panel, panel
from sfb_bot.screens.values import Button, Menu, PrivateScreen, controls
from tests.games.toy.rules.turns import stake_question, turn_question
from tests.games.toy.rules.views import SeatView
from tests.games.toy.screens.game import ToyScreens
from tests.games.toy.test_rules import answers, race
from tests.screens.test_any_game import PEOPLE

MATCH = MatchId(9)
TEXTS = Texts(strict=True)
B = Seat(1)
GAME = ToyScreens()


def bs_view() -> SeatView:
    """What B sees in the turn of A, with something in the pot."""
    run = race("pot")
    answers(run, "safe", "safe", "safe", "one", "none")
    return run.rules.seat_view(run.state, run.ask, B)


def shown(coming: Decision, ahead: tuple[str, ...] | None = None, texts: Texts = TEXTS) -> PrivateScreen:
    desk = Desk(MATCH, 5, missed="-# Since you last looked", has_partner=True, team_note="left")
    return ahead_panel(GAME, bs_view(), coming, ahead_desk(desk, coming, ahead), "<@1>", texts)


def test_it_has_the_words_and_controls_of_the_question_itself() -> None:
    coming = turn_question(B)
    screen, real = shown(coming), panel(GAME, bs_view(), coming, Desk(MATCH, 5), TEXTS)
    kept = [each for each in controls(screen) if isinstance(each.action, ChooseAhead)]
    asked = [each for each in controls(real) if isinstance(each.action, Answer | EndTurn)]
    assert [each.label for each in kept if isinstance(each, Button)] == [
        each.label for each in asked if isinstance(each, Button)
    ]
    assert [each.action for each in kept] == [
        ChooseAhead(MATCH, "turn", (key,)) for key in ("one", "two", "bank")
    ]
    words = " ".join(screen.lines)
    assert "Throw one die or two, or pass?" in words, "the pot is another player's"
    assert "Not your move yet. Waiting for <@1>." in words
    assert not any(isinstance(each.action, ForgetAhead) for each in controls(screen))
    assert len(screen.lines) <= MOST_LINES_BESIDE_A_PICTURE


def test_choosing_for_me_is_ahead_as_well() -> None:
    actions = [each.action for each in controls(shown(stake_question(B)))]
    assert ChooseAheadForMe(MATCH, "stake") in actions
    assert not any(isinstance(each, AnswerForMe | Answer) for each in actions)


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_what_is_chosen_stands_out_and_can_be_forgotten(language: str) -> None:
    screen = shown(turn_question(B), ("two",), Texts(language))
    buttons = [each for each in controls(screen) if isinstance(each, Button)]
    assert [each.action for each in buttons if each.style == "success"] == [
        ChooseAhead(MATCH, "turn", ("two",))
    ]
    assert ForgetAhead(MATCH) in [each.action for each in buttons]
    assert "Two dice" in screen.lines[-1]
    assert len(screen.lines) <= MOST_LINES_BESIDE_A_PICTURE


def test_what_is_chosen_is_marked_in_a_menu() -> None:
    options = tuple(map(Option, ("even", "odd", "none", "one", "two")))
    screen = shown(Decision(B, "call", options, (2, 3), ("even", "odd")), ("odd", "two"))
    (menu,) = [each for each in controls(screen) if isinstance(each, Menu)]
    assert [each.value for each in menu.choices if each.selected] == ["odd", "two"]
    assert menu.action == ChooseAhead(MATCH, "call")


@pytest.mark.parametrize("ahead", [("three",), (), ("one", "two")])
def test_nothing_false_is_said_of_what_does_not_fit_any_more(ahead: tuple[str, ...]) -> None:
    screen = shown(turn_question(B), ahead)
    assert screen.lines[-1] == TEXTS.say("panel-ahead-unfit")


def test_nothing_can_be_what_is_chosen() -> None:
    screen = shown(Decision(B, "turn", (Option("one"), Option("two")), (0, 1)), ())
    assert TEXTS.say("panel-ahead-chosen", answer=TEXTS.say("control-none")) in screen.lines


@pytest.mark.parametrize("may_choose", [True, False])
def test_who_has_just_answered_finds_it_behind_a_button(may_choose: bool) -> None:
    screen = idle_panel(
        GAME, bs_view(), Desk(MATCH, 5), [Seat(0)], PEOPLE, TEXTS, answered=(), may_choose_ahead=may_choose
    )
    assert (Play(MATCH) in [each.action for each in controls(screen)]) == may_choose
    assert len(screen.lines) == 1
