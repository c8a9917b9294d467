"""Nothing public depends on what only a seat may know."""

import pytest

from sfb_bot.kernel import Dice
from sfb_bot.screens.ledger import board_screen, ledger_post
from tests.games.codex.redeal import redealt
from tests.games.codex.screens.stage import MATCH, game, moments, public_events, rules, texts


@pytest.mark.parametrize("mode", ["duel", "teams", "melee3"])
def test_posts_and_boards_are_the_same_for_every_hand(mode: str) -> None:
    dice = Dice(f"secrets/{mode}")
    compared = 0
    for number, moment in enumerate(moments(f"secret/{mode}", mode)):
        if moment.run.is_over or not moment.run.at_boundary or number % 5:
            continue
        people = moment.people
        post = ledger_post(game(), moment.public, moment.fresh, moment.post, texts())
        board = board_screen(game(), moment.public, MATCH, people, texts(), in_words=True)
        again = redealt(moment.run.state, None, dice)
        again.dice = moment.run.state.dice.copy()
        view = rules().public_view(again, moment.run.ask)
        assert ledger_post(game(), view, moment.fresh, moment.post, texts()) == post
        assert board_screen(game(), view, MATCH, people, texts(), in_words=True) == board
        for seat in moment.seats:
            assert game().call(view, seat, texts()) == game().call(moment.public, seat, texts())
        compared += 1
    assert compared > 20


@pytest.mark.parametrize("mode", ["duel", "teams"])
def test_what_a_seat_knows_alone_is_told_to_no_other(mode: str) -> None:
    """Own lines do not change with what is dealt again to the other side."""
    dice = Dice("own")
    for number, moment in enumerate(moments(f"secret/own/{mode}", mode)):
        if moment.run.is_over or not moment.run.at_boundary or number % 10:
            continue
        for seat in moment.seats:
            again = redealt(moment.run.state, seat, dice)
            view, other = moment.seat_view(seat), rules().seat_view(again, moment.run.ask, seat)
            assert game().secrets_in_words(view, texts()) == game().secrets_in_words(other, texts())
            for page in game().pages:
                assert game().page_lines(page, view, texts()) == game().page_lines(page, other, texts())
            assert game().memory_lines(view, texts()) == game().memory_lines(other, texts())


@pytest.mark.parametrize("mode", ["duel", "melee3"])
def test_the_log_says_the_same_of_an_event_and_of_its_public_form(mode: str) -> None:
    for moment in moments(f"forms/{mode}", mode):
        shared = public_events(moment.fresh)
        said = game().tell(moment.public, shared, moment.people, texts())
        assert said == game().tell(moment.public, public_events(shared), moment.people, texts())
        for seat in moment.seats:
            own = [each for event in moment.fresh if (each := event.for_seat(seat)) is not None]
            names = {
                card for event in own for card in getattr(event, "cards", ()) if event.for_public() != event
            }
            hidden = {game().choice_name(card, texts()) for card in names}
            hidden -= {game().choice_name(obj.shape, texts()) for obj in moment.public.objs}
            hidden -= {game().choice_name(kind, texts()) for _, kind, _ in moment.public.gone}
            played = {game().choice_name(getattr(event, "kind", ""), texts()) for event in shared}
            assert not [name for name in hidden - played if any(name in line for line in said)]
