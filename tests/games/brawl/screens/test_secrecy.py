"""Nothing public depends on what only a seat may know."""

import dataclasses

import pytest

from sfb_bot.games.brawl.rules.events import CardsDrawn
from sfb_bot.games.brawl.rules.model import State
from sfb_bot.games.brawl.rules.reactions import reaction_options
from sfb_bot.kernel import Ask, Decision, Dice, DiceRolled, Event, Seat
from sfb_bot.screens.actions import Respond
from sfb_bot.screens.ledger import board_screen, ledger_post
from sfb_bot.screens.panel import panel
from sfb_bot.screens.values import Button, Buttons, PrivateScreen, controls
from tests.games.brawl.screens.stage import MATCH, PEOPLE, Moment, game, moments, rules, texts


def dealt_anew(state: State, seat: Seat, dice: Dice) -> State:
    """The same match with other cards in one seat's hand and deck, other traps and challenges to come."""
    other = state.copy()
    player = other.players[seat]
    unseen = [card for card in player.hand if card not in player.shown]
    pool = dice.shuffled([*unseen, *player.deck])
    kept = [card for card in player.hand if card in player.shown]
    player.hand = [*kept, *pool[: len(unseen)]]
    player.deck = pool[len(unseen) :]
    cells = sorted(other.tokens)
    faces = dice.shuffled([*(other.tokens[cell] for cell in cells), *other.supply])
    other.tokens = dict(zip(cells, faces, strict=False))
    other.supply = faces[len(cells) :]
    other.challenge_deck = dice.shuffled(other.challenge_deck)
    return other


def asked_anew(state: State, decision: Decision) -> Ask:
    """The reaction question as the other hand would have it."""
    about = decision.about
    side = decision.seat % 2
    defended = [target for target in getattr(about, "targets", ()) if state.figures[target].side == side]
    options = tuple(reaction_options(state, decision.seat, defended))
    return Ask((dataclasses.replace(decision, options=options),))


def shape(screen: PrivateScreen) -> list[list[str]]:
    """Rows and the kinds of things in them, without what is written on them."""
    return [
        ["button" for item in row.items if isinstance(item, Button)] if isinstance(row, Buttons) else ["menu"]
        for row in screen.rows
    ]


@pytest.mark.parametrize("seed", ["secret/1", "secret/2", "secret/3", "secret/7"])
def test_reaction_windows_look_the_same_for_every_hand(seed: str) -> None:
    dice = Dice(seed)
    windows = hands_that_could = hands_that_could_not = 0
    pending: list[Event] = []
    for moment in moments(seed):
        pending.extend(moment.fresh)
        for decision in moment.decisions:
            if decision.prompt != "react":
                continue
            windows += 1
            post = ledger_post(game(), moment.public, pending, moment.post, texts())
            own = panel(game(), moment.seat_view(decision.seat), decision, moment.desk, texts())
            assert Respond(MATCH) in [control.action for control in controls(post)]
            for _ in range(6):
                state = dealt_anew(moment.run.state, decision.seat, dice)
                ask = asked_anew(state, decision)
                hands_that_could += len(ask.decisions[0].options) > 1
                hands_that_could_not += len(ask.decisions[0].options) == 1
                view = rules().public_view(state, ask)
                assert ledger_post(game(), view, pending, moment.post, texts()) == post
                other = panel(
                    game(),
                    rules().seat_view(state, ask, decision.seat),
                    ask.decisions[0],
                    moment.desk,
                    texts(),
                )
                assert shape(other) == shape(own)
                assert other.lines == own.lines
        if moment.run.at_boundary:
            pending.clear()
    assert windows
    assert hands_that_could
    assert hands_that_could_not


@pytest.mark.parametrize("seed", ["secret/5", "secret/6"])
def test_all_public_screens_are_blind_to_hidden_cards(seed: str) -> None:
    dice = Dice(seed)
    for number, moment in enumerate(moments(seed)):
        if number % 5 or moment.run.is_over:
            continue
        post = ledger_post(game(), moment.public, moment.fresh, moment.post, texts())
        board = board_screen(game(), moment.public, MATCH, PEOPLE, texts(), in_words=True)
        for seat in (Seat(0), Seat(1)):
            state = dealt_anew(moment.run.state, seat, dice)
            view = rules().public_view(state, moment.run.ask)
            assert ledger_post(game(), view, moment.fresh, moment.post, texts()) == post
            assert board_screen(game(), view, MATCH, PEOPLE, texts(), in_words=True) == board


def test_secret_events_reach_no_public_post() -> None:
    """Even if a post is given events as they happened, not in their public form."""
    drawn = 0
    for moment in moments("secret/1"):
        post = ledger_post(game(), moment.public, moment.fresh, moment.post, texts())
        assert post.picture is not None
        assert not any(isinstance(event, DiceRolled) for event in post.picture.events)
        for event in post.picture.events:
            if isinstance(event, CardsDrawn):
                drawn += event.count
                assert event.cards == ()
    assert drawn > 10


def test_the_words_for_no_reaction_are_always_the_same() -> None:
    """Declined, ordered or timed out: the event is the same, and nothing else is told."""
    moment = first_window()
    seat = moment.run.waiting_for[0]
    answers = [
        moment.run.answer(seat, moment.run.ask_no, ("pass",)).events,
        (time_out := first_window()).run.time_out(seat, time_out.run.ask_no).events,
        (ordered := first_window()).run.answer(seat, ordered.run.ask_no, ("pass",), "standing").events,
    ]
    told = [game().tell(moment.public, events, PEOPLE, texts()) for events in answers]
    assert told[0] == told[1] == told[2]
    assert told[0][0].startswith("No reaction.")


def first_window() -> Moment:
    return next(
        moment for moment in moments("secret/1") if dict(moment.public.waiting).get(Seat(1)) == "react"
    )
