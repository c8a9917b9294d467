"""No picture and no alt text changes when only something hidden from its viewer changes."""

from __future__ import annotations

import pytest

from sfb_bot.drawing.pictures import Audience
from sfb_bot.games.rift.pictures.kinds import KINDS, RiftPictures
from sfb_bot.kernel import Ask, Dice, Seat
from sfb_bot.screens.values import PrivatePicture, PublicPicture
from tests.games.rift.kit.table import content, rules
from tests.games.rift.pictures.samples import Shown, random_match
from tests.games.rift.redeal import redealt

PICTURES = RiftPictures(content(), random_match(0)[0].public)


def positions(number: int) -> list[Shown]:
    """Positions between two actions of a random match."""
    found = [shown for shown in random_match(number) if shown.is_boundary and shown.ask is not None]
    return found[number :: max(1, len(found) // 6)]


@pytest.mark.parametrize("number", range(3))
def test_public_pictures_do_not_know_hidden_things(number: int) -> None:
    dice = Dice(f"rift curtain/{number}")
    for shown in positions(number):
        other = redealt(shown.state, None, dice)
        views = [rules().public_view(state, shown.ask) for state in (shown.state, other)]
        for kind in KINDS.public:
            first, second = (
                PICTURES.draw(PublicPicture(kind, view, shown.events), Audience()) for view in views
            )
            assert first == second, kind


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("seat", [Seat(0), Seat(1)])
def test_a_seat_sees_the_same_whatever_the_other_holds(number: int, seat: Seat) -> None:
    dice = Dice(f"rift curtain/{number}/{seat}")
    for shown in positions(number):
        assert shown.ask is not None
        own = Ask(tuple(decision for decision in shown.ask.decisions if decision.seat == seat))
        other = redealt(shown.state, seat, dice)
        views = [rules().seat_view(state, own, seat) for state in (shown.state, other)]
        for kind in ("choice", "hand", "army"):
            first, second = (
                PICTURES.draw(PrivatePicture(kind, view, view.question), Audience()) for view in views
            )
            assert first == second, kind


def test_a_public_kind_asked_for_with_a_seats_view_shows_the_public_part() -> None:
    shown = next(each for each in random_match(0) if each.public.turn_no and each.seats[0].hand)
    for kind in ("table", "result"):
        pictures = [PICTURES.draw(PrivatePicture(kind, view), Audience()) for view in shown.seats]
        assert pictures[0] == pictures[1] == PICTURES.draw(PublicPicture(kind, shown.public), Audience())
