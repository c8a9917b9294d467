"""The panel of a question that is still to come."""

from __future__ import annotations

import pytest

from sfb_bot.kernel import Decision, LineAhead, Option, Seat
from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchId
from sfb_bot.screens.action_codec import Action, unpack
from sfb_bot.screens.actions import (
    Answer,
    AnswerForMe,
    ChooseAhead,
    ChooseAheadForMe,
    ChooseReadyAhead,
    EndTurn,
    ForgetAhead,
    Play,
)
from sfb_bot.screens.ahead import ahead_panel
from sfb_bot.screens.desk import Desk
from sfb_bot.screens.limits import MOST_LINES_BESIDE_A_PICTURE
from sfb_bot.screens.panel import idle_panel, panel
from sfb_bot.screens.values import Button, Menu, PrivateScreen, controls
from tests.games.toy.rules.turns import stake_question, turn_question
from tests.games.toy.rules.views import SeatView
from tests.games.toy.screens.game import ToyScreens
from tests.games.toy.test_rules import answers, race
from tests.games.toy.texts import toy_texts
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


def shown(coming: LineAhead, texts: Texts = TEXTS) -> PrivateScreen:
    desk = Desk(MATCH, 5, missed="-# Since you last looked", has_partner=True, team_note="left")
    return ahead_panel(GAME, bs_view(), coming, desk, texts, waiting=[Seat(0)], people=PEOPLE)


def line(
    question: Decision | None, *chosen: tuple[Decision, tuple[str, ...]], unfit: bool = False
) -> LineAhead:
    first = question or chosen[0][0]
    return LineAhead(first.prompt, chosen, question, unfit)


def actions(screen: PrivateScreen) -> list[Action]:
    return [each.action for each in controls(screen)]


def test_it_has_the_words_and_controls_of_the_question_itself() -> None:
    coming = turn_question(B)
    screen, real = shown(line(coming)), panel(GAME, bs_view(), coming, Desk(MATCH, 5), TEXTS)
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
    assert ForgetAhead(MATCH) not in actions(screen)
    assert len(screen.lines) <= MOST_LINES_BESIDE_A_PICTURE


def test_choosing_for_me_is_ahead_as_well() -> None:
    found = actions(shown(line(stake_question(B))))
    assert ChooseAheadForMe(MATCH, "stake") in found
    assert not any(isinstance(each, AnswerForMe | Answer) for each in found)


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_after_a_choice_comes_the_next_question(language: str) -> None:
    first = stake_question(B), ("bold",)
    screen = shown(line(stake_question(B), first), Texts(language))
    found = actions(screen)
    assert [each for each in found if isinstance(each, ChooseAhead)] == [
        ChooseAhead(MATCH, "stake", (key,), 1) for key in ("safe", "bold")
    ]
    assert ChooseAheadForMe(MATCH, "stake", 1) in found
    assert found[-1] == ForgetAhead(MATCH)
    assert screen.lines[-1] == Texts(language).say(
        "panel-ahead-so-far", answer=toy_texts(Texts(language)).say("toy-option-bold")
    )
    assert len(screen.lines) <= MOST_LINES_BESIDE_A_PICTURE
    assert not any("-#" in each[1:] for each in screen.lines), "small print begins a line or is none"


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_when_all_is_chosen_nothing_is_asked(language: str) -> None:
    texts = Texts(language)
    chosen = (stake_question(B), ("bold",)), (stake_question(B), ("safe",))
    screen = shown(line(None, *chosen), texts)
    found = actions(screen)
    assert found[0] == ForgetAhead(MATCH)
    assert not any(isinstance(each, ChooseAhead | ChooseAheadForMe | ChooseReadyAhead) for each in found)
    (change,) = [each for each in controls(screen) if each.action == ForgetAhead(MATCH)]
    assert isinstance(change, Button)
    assert change.label == texts.say("button-change-ahead")
    words = [toy_texts(texts).say(f"toy-option-{key}") for key in ("bold", "safe")]
    assert screen.lines[-1] == texts.say("panel-ahead-chosen", answer=" → ".join(words))
    assert any("<@1>" in each for each in screen.lines), "whom everybody waits for"
    assert len(screen.lines) <= MOST_LINES_BESIDE_A_PICTURE


def test_the_place_in_the_line_is_behind_menus_as_well() -> None:
    options = tuple(map(Option, ("even", "odd", "none", "one", "two")))
    question = Decision(B, "call", options, (2, 3), ("even", "odd"))
    screen = shown(line(question, (question, ("odd", "two"))))
    (menu,) = [each for each in controls(screen) if isinstance(each, Menu)]
    assert not any(each.selected for each in menu.choices), "this one is still to be chosen"
    assert menu.action == ChooseAhead(MATCH, "call", given=1)
    assert unpack(menu.custom_id, ["even", "two"]) == ChooseAhead(MATCH, "call", ("even", "two"), 1)
    even_names = ", ".join(toy_texts(TEXTS).say(f"toy-option-{key}") for key in ("odd", "two"))
    assert screen.lines[-1] == TEXTS.say("panel-ahead-so-far", answer=even_names)


def test_what_does_not_fit_any_more_is_asked_for_again() -> None:
    screen = shown(line(turn_question(B), unfit=True))
    assert screen.lines[-1] == TEXTS.say("panel-ahead-unfit")
    assert ForgetAhead(MATCH) in actions(screen)
    screen = shown(line(stake_question(B), (stake_question(B), ("bold",)), unfit=True))
    said = TEXTS.say("panel-ahead-so-far", answer=toy_texts(TEXTS).say("toy-option-bold"))
    assert screen.lines[-1] == f"{said} {TEXTS.say('panel-ahead-unfit')}"


def test_nothing_can_be_what_is_chosen() -> None:
    question = Decision(B, "turn", (Option("one"), Option("two")), (0, 1))
    screen = shown(line(None, (question, ())))
    assert TEXTS.say("panel-ahead-chosen", answer=TEXTS.say("control-none")) in screen.lines


def test_buttons_of_earlier_versions_are_for_the_first_of_a_line() -> None:
    assert unpack("sfb2:ahead:9:turn:one") == ChooseAhead(MATCH, "turn", ("one",), 0)
    assert unpack("sfb2:ahead*0:9:turn", ["one"]) == ChooseAhead(MATCH, "turn", ("one",), 0)
    assert unpack("sfb2:ahead_for_me:9:turn") == ChooseAheadForMe(MATCH, "turn", 0)
    assert unpack("sfb2:ahead_ready*0:9:turn", ["last"]) == ChooseReadyAhead(MATCH, "turn", "last", 0)


@pytest.mark.parametrize("may_choose", [True, False])
def test_who_has_just_answered_finds_it_behind_a_button(may_choose: bool) -> None:
    screen = idle_panel(
        GAME, bs_view(), Desk(MATCH, 5), [Seat(0)], PEOPLE, TEXTS, answered=(), may_choose_ahead=may_choose
    )
    assert (Play(MATCH) in [each.action for each in controls(screen)]) == may_choose
    assert len(screen.lines) == 1
