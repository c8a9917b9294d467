"""Nothing public depends on what only a seat may know."""

from __future__ import annotations

import pytest

from sfb_bot.games.rift.rules import events as ev
from sfb_bot.kernel import Dice, DiceRolled, Seat
from sfb_bot.screens.ledger import board_screen, ledger_post
from tests.games.rift.kit.table import content, rules, table
from tests.games.rift.redeal import redealt
from tests.games.rift.screens.stage import MATCH, PEOPLE, SEATS, game, moments, public_events, texts


@pytest.mark.parametrize("army", ["basic", "draft"])
def test_posts_and_boards_are_the_same_for_every_hand(army: str) -> None:
    dice = Dice(f"secrets/{army}")
    compared = 0
    for moment in moments(f"secret/{army}", army):
        if moment.run.is_over or not moment.run.at_boundary:
            continue
        post = ledger_post(game(), moment.public, moment.fresh, moment.post, texts())
        board = board_screen(game(), moment.public, MATCH, PEOPLE, texts(), in_words=True)
        again = redealt(moment.run.state, None, dice)
        again.dice = moment.run.state.dice.copy()
        view = rules().public_view(again, moment.run.ask)
        assert ledger_post(game(), view, moment.fresh, moment.post, texts()) == post
        assert board_screen(game(), view, MATCH, PEOPLE, texts(), in_words=True) == board
        for seat in SEATS:
            assert game().call(view, seat, texts()) == game().call(moment.public, seat, texts())
        compared += 1
    assert compared > 20


def test_secret_events_reach_no_public_post() -> None:
    """Even if a post is given events as they happened, not in their public form."""
    drawn = 0
    for moment in moments("secret/events"):
        post = ledger_post(game(), moment.public, moment.fresh, moment.post, texts())
        assert post.picture is not None
        assert not any(isinstance(event, DiceRolled) for event in post.picture.events)
        for event in post.picture.events:
            if isinstance(event, ev.SpellsDrawn):
                drawn += event.count
                assert event.spells == ()
    assert drawn > 10


@pytest.mark.parametrize("army", ["basic", "draft"])
def test_the_words_for_armies_being_built_name_no_warrior(army: str) -> None:
    """R-15: to the channel these are numbers."""
    names = [kind.name.texts["en"] for kind in content().kinds.values()]
    for moment in moments(f"building/{army}", army):
        if moment.public.turn_no:
            break
        said = game().tell(moment.public, public_events(moment.fresh), PEOPLE, texts())
        board = game().board_in_words(moment.public, PEOPLE, texts())
        assert not [name for name in names if any(name in line for line in (*said, *board))]


@pytest.mark.parametrize("hand", ["blessing", "lure", "dash", "reflection"])
def test_a_window_that_is_passed_leaves_the_same_transcript_for_every_hand(hand: str) -> None:
    """RQ45: being asked, and not responding, says nothing."""
    t = table(
        f"t9 turn=a main | a N3 pikeman hand=curse deck=3 spells=5 | b N4 zombie hand={hand} deck=3 spells=5"
    )
    t.a.attacks("N4")
    call = game().call(t.public(), Seat(1), texts())
    t.b.passes()
    said = game().tell(t.public(), public_events(t.events), PEOPLE, texts())
    assert call == "do you respond?"
    assert "doesn't respond. Zombie N4 takes 2 and survives." in said[0]


def test_what_a_seat_knows_alone_is_told_to_no_other() -> None:
    """Own lines do not change with what is dealt again to the other side."""
    dice = Dice("own")
    for moment in moments("secret/own", "draft"):
        if moment.run.is_over or not moment.run.at_boundary:
            continue
        for seat in SEATS:
            again = redealt(moment.run.state, seat, dice)
            view, other = moment.seat_view(seat), rules().seat_view(again, moment.run.ask, seat)
            assert game().secrets_in_words(view, texts()) == game().secrets_in_words(other, texts())
            for page in game().pages:
                assert game().page_lines(page, view, texts()) == game().page_lines(page, other, texts())
            assert game().memory_lines(view, texts()) == game().memory_lines(other, texts())
            subjects = game().order_subjects("only_for", view, texts())
            assert subjects == game().order_subjects("only_for", other, texts())
