"""No picture and no alt text changes when only something hidden from its viewer changes."""

from __future__ import annotations

import pytest

from sfb_bot.drawing.pictures import Audience
from sfb_bot.games.codex.pictures.kinds import KINDS, CodexPictures
from sfb_bot.kernel import Ask, Dice
from sfb_bot.screens.values import PrivatePicture, PublicPicture
from tests.games.codex.kit.table import shared_content
from tests.games.codex.pictures.samples import MATCHES, Shown, random_match, rules
from tests.games.codex.redeal import redealt

PICTURES = CodexPictures(shared_content(), random_match(3)[0].public)
# Where heroes are still being picked in secret there is nothing to deal again.
NUMBERS = range(2, len(MATCHES))


def positions(number: int) -> list[Shown]:
    """Positions in which somebody plays on."""
    found = [
        shown
        for shown in random_match(number)
        if shown.ask is not None and {each.prompt for each in shown.ask.decisions} <= {"main", "tech"}
    ]
    return found[number :: max(1, len(found) // 6)]


@pytest.mark.parametrize("number", NUMBERS)
def test_public_pictures_do_not_know_hidden_things(number: int) -> None:
    dice = Dice(f"codex curtain/{number}")
    for shown in positions(number):
        other = redealt(shown.state, None, dice)
        views = [rules().public_view(state, shown.ask) for state in (shown.state, other)]
        for kind in KINDS.public:
            first, second = (
                PICTURES.draw(PublicPicture(kind, view, shown.events), Audience()) for view in views
            )
            assert first == second, kind


@pytest.mark.parametrize("number", NUMBERS)
def test_a_seat_sees_the_same_whatever_the_others_hold(number: int) -> None:
    dice = Dice(f"codex curtain/{number}/seats")
    for shown in positions(number):
        assert shown.ask is not None
        seat = shown.ask.decisions[0].seat
        own = Ask(tuple(decision for decision in shown.ask.decisions if decision.seat == seat))
        other = redealt(shown.state, seat, dice)
        views = [rules().seat_view(state, own, seat) for state in (shown.state, other)]
        for kind in KINDS.private:
            first, second = (
                PICTURES.draw(PrivatePicture(kind, view, view.question), Audience()) for view in views
            )
            assert first == second, kind


def test_a_public_kind_asked_for_with_a_seats_view_shows_the_public_part() -> None:
    shown = random_match(3)[-1]
    for kind in KINDS.public:
        drawn = PICTURES.draw(PrivatePicture(kind, shown.seats[0]), Audience())
        assert drawn == PICTURES.draw(PublicPicture(kind, shown.public), Audience())
