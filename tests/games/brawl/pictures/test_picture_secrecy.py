"""No picture and no alt text changes when only something hidden from its viewer changes."""

from __future__ import annotations

import pytest

from sfb_bot.drawing.film import FilmSettings
from sfb_bot.drawing.pictures import Frame
from sfb_bot.games.brawl.pictures.arena import ArenaRequest, arena_picture
from sfb_bot.games.brawl.pictures.choice import choice_picture
from sfb_bot.games.brawl.pictures.replay import replay_picture
from sfb_bot.games.brawl.rules.model import Phase, State
from sfb_bot.games.brawl.rules.views import public_view, seat_view
from sfb_bot.kernel import Ask, Decision, Dice, Seat
from tests.games.brawl.pictures.arena_samples import random_content
from tests.games.brawl.properties.matches import new_match, random_steps
from tests.games.brawl.redeal import redealt

SMALL = ArenaRequest(scale=0.5)
SET_UP = (Phase.AREA, Phase.DRAFT, Phase.FIRST_PLAYER)


def positions(number: int) -> list[tuple[State, Ask | None]]:
    """Positions between two actions of a random match, with the question open there."""
    run = new_match(number, f"curtain/{number}")
    found: list[tuple[State, Ask | None]] = []
    for step in random_steps(run, Dice(f"curtain/{number}/answers"), eager=True):
        if step.boundary and run.ask is not None and run.state.phase not in SET_UP:
            found.append((run.state.copy(), run.ask))
    return found[number :: max(1, len(found) // 6)]


@pytest.mark.parametrize("number", range(3))
def test_public_pictures_do_not_know_hidden_things(number: int) -> None:
    dice = Dice(f"curtain/{number}/deal")
    for state, ask in positions(number):
        other = redealt(state, None, dice)
        assert [player.hand for player in other.players] != [player.hand for player in state.players] or [
            player.deck for player in other.players
        ] != [player.deck for player in state.players]
        first, second = (
            arena_picture(public_view(one, ask), random_content(), SMALL) for one in (state, other)
        )
        assert first == second


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("seat", [Seat(0), Seat(1)])
def test_a_seat_sees_the_same_whatever_others_hold(number: int, seat: Seat) -> None:
    dice = Dice(f"curtain/{number}/{seat}/deal")
    for state, ask in positions(number):
        # The question of another seat names that seat's cards, so only the own one is looked at.
        own = Ask(tuple(decision for decision in ask.decisions if decision.seat == seat)) if ask else None
        other = redealt(state, seat, dice)
        first, second = (
            choice_picture(seat_view(one, own, seat), random_content(), SMALL) for one in (state, other)
        )
        assert first == second


def test_a_seat_sees_its_own_cards_and_tokens() -> None:
    """The comparison can fail: what the seat itself may know does change its picture or its words."""
    state, _ = positions(0)[-1]
    seat = Seat(0)
    cell = next(iter(state.tokens))
    question = Ask((Decision(seat, "use", ()),))
    hidden = choice_picture(seat_view(state, question, seat), random_content(), SMALL)
    looked = state.copy()
    looked.players[0].peeked.append(cell)
    shown = choice_picture(seat_view(looked, question, seat), random_content(), SMALL)
    assert shown.data != hidden.data
    assert shown.alt != hidden.alt
    swapped = state.copy()
    player = swapped.players[0]
    player.hand, player.deck = player.deck[-len(player.hand) :], [*player.deck, *player.hand]
    if sorted(player.hand) != sorted(state.players[0].hand):
        other = choice_picture(seat_view(swapped, question, seat), random_content(), SMALL)
        assert other.alt != hidden.alt


def test_replays_do_not_know_hidden_things() -> None:
    dice = Dice("curtain/replay")
    states = [state for state, _ in positions(1)][:3]
    settings = FilmSettings(scale=0.25)
    first, second = (
        replay_picture(
            [Frame(public_view(state, None)) for state in dealt], random_content(), settings=settings
        )
        for dealt in (states, [redealt(state, None, dice) for state in states])
    )
    assert first == second
