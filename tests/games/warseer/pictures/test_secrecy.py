"""No picture and no alt text changes when only something hidden from its viewer changes."""

from __future__ import annotations

import pytest

from sfb_bot.drawing.pictures import Audience
from sfb_bot.games.warseer.pictures.kinds import KINDS, WarseerPictures
from sfb_bot.kernel import Ask, Dice
from sfb_bot.screens.values import PrivatePicture, PublicPicture
from tests.games.warseer.kit.table import shared_content, shared_rules
from tests.games.warseer.pictures.samples import Shown, random_match
from tests.games.warseer.redeal import redealt

NUMBERS = (0, 1, 2, 3, 4, 7)


def pictures() -> WarseerPictures:
    """The pictures over the box of all tests."""
    return WarseerPictures(shared_content(), random_match(0)[0].public)


def positions(number: int) -> list[Shown]:
    """Positions between two actions."""
    found = [
        shown
        for shown in random_match(number)
        if shown.ask is not None and {each.prompt for each in shown.ask.decisions} == {"main"}
    ]
    return found[number :: max(1, len(found) // 6)]


@pytest.mark.parametrize("number", NUMBERS)
def test_public_pictures_do_not_know_hidden_things(number: int) -> None:
    dice, rules = Dice(f"warseer curtain/{number}"), shared_rules()
    for shown in positions(number):
        other = redealt(shown.state, None, dice)
        views = [rules.public_view(state, shown.ask) for state in (shown.state, other)]
        for kind in KINDS.public:
            # The commitment to the seed differs, and no picture shows it.
            first, second = (
                pictures().draw(PublicPicture(kind, view, shown.events), Audience()) for view in views
            )
            assert first == second, kind


@pytest.mark.parametrize("number", NUMBERS)
def test_a_seat_sees_the_same_whatever_the_others_hold(number: int) -> None:
    dice, rules = Dice(f"warseer curtain/{number}/seats"), shared_rules()
    for shown in positions(number):
        assert shown.ask is not None
        seat = shown.ask.decisions[0].seat
        own = Ask(tuple(decision for decision in shown.ask.decisions if decision.seat == seat))
        other = redealt(shown.state, seat, dice)
        views = [rules.seat_view(state, own, seat) for state in (shown.state, other)]
        for kind in KINDS.private:
            first, second = (
                pictures().draw(PrivatePicture(kind, view, view.question), Audience()) for view in views
            )
            assert first == second, kind
