"""The invariants themselves: each of them notices what it is there to notice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.ids import ActionId, CardId, FigureId, TrapFace
from sfb_bot.games.brawl.rules.model import GATE, Lasting, State
from sfb_bot.games.brawl.rules.rules import BrawlRun
from sfb_bot.kernel import Decision, Dice, Event, IllegalAnswer, Option, Run, Seat
from tests.games.brawl.kit.table import rules
from tests.games.brawl.properties.invariants import Ledger, check, check_question
from tests.games.brawl.properties.matches import new_match, random_steps


@cache
def position() -> State:
    """A position in the middle of a match, between two actions."""
    run = new_match(0)
    dice = Dice("corrupt me")
    while run.state.round < 3 or not run.at_boundary:
        next(random_steps(run, dice))
    return run.state.copy()


def fresh() -> BrawlRun:
    return Run(rules(), position().copy())


def two_on_a_hex(state: State) -> None:
    state.figures[1].cell = state.figures[0].cell


def on_a_statue(state: State) -> None:
    state.figures[0].cell = next(iter(state.content.arena.statues.values())).cell


def stale_standing(state: State) -> None:
    state.standing[0] ^= 1


def stale_tokens(state: State) -> None:
    state.token_cells ^= state.token_cells & -state.token_cells


def a_token_too_few(state: State) -> None:
    cell, face = state.tokens.popitem()
    state.token_cells &= ~(1 << cell)
    state.supply.append(face)


def another_face(state: State) -> None:
    state.supply[0] = TrapFace("stun" if state.supply[0] != "stun" else "root")


def a_challenge_too_many(state: State) -> None:
    state.challenge_deck.append(state.challenge_deck[0])


def damage_at_health(state: State) -> None:
    state.figures[0].damage = state.figures[0].sheet.health


def negative_damage(state: State) -> None:
    state.figures[0].damage = -1


def damaged_on_the_gate(state: State) -> None:
    figure = state.figures[0]
    state.standing[0] &= ~(1 << figure.cell)
    figure.cell, figure.damage = GATE, 1


def an_effect_on_the_gate(state: State) -> None:
    damaged_on_the_gate(state)
    state.figures[0].damage = 0
    state.lasting.append(Lasting("strength", FigureId(0), 1))


def somebody_asleep_on_a_token(state: State) -> None:
    figure = next(each for each in state.figures if each.champion.id != "deryn")
    state.standing[figure.side] &= ~(1 << max(figure.cell, 0))
    figure.cell = next(iter(state.tokens))
    state.standing[figure.side] |= 1 << figure.cell


def something_in_limbo(state: State) -> None:
    state.limbo.append(state.supply.pop())


def a_card_left_in_play(state: State) -> None:
    state.players[0].in_play.append(state.players[0].hand.pop())


def a_goal_reached(state: State) -> None:
    state.vp[1] = state.setup.goal


def a_peek_at_nothing(state: State) -> None:
    state.players[0].peeked.append(next(cell for cell in range(61) if cell not in state.tokens))


def a_shown_card_that_is_gone(state: State) -> None:
    state.players[0].shown.append(state.players[0].deck[0])


CORRUPTIONS: list[Callable[[State], None]] = [
    two_on_a_hex,
    on_a_statue,
    stale_standing,
    stale_tokens,
    a_token_too_few,
    another_face,
    a_challenge_too_many,
    damage_at_health,
    negative_damage,
    damaged_on_the_gate,
    an_effect_on_the_gate,
    somebody_asleep_on_a_token,
    something_in_limbo,
    a_card_left_in_play,
    a_goal_reached,
    a_peek_at_nothing,
    a_shown_card_that_is_gone,
]


def test_the_position_itself_is_sound() -> None:
    check(fresh())


@pytest.mark.parametrize("corrupt", CORRUPTIONS)
def test_a_corrupted_state_is_noticed(corrupt: Callable[[State], None]) -> None:
    run = fresh()
    corrupt(run.state)
    with pytest.raises(AssertionError):
        check(run)


FALSE_BOOKS: list[tuple[Event, ...]] = [
    (ev.PointsScored(0, 1),),
    (ev.CardsDrawn(Seat(0), (CardId("KIL02"),)),),
    (ev.StandardActionTaken(Seat(0), ActionId("move"), FigureId(0), 0),),
    (
        ev.StandardActionTaken(Seat(0), ActionId("move"), FigureId(0), 0),
        ev.StandardActionTaken(Seat(0), ActionId("move"), FigureId(0), 1),
    ),
    (ev.StandardActionTaken(Seat(0), ActionId("heal"), FigureId(0), 0),),
    (ev.UpkeepDone(Seat(0), ()),),
]


@pytest.mark.parametrize("events", FALSE_BOOKS)
def test_events_that_did_not_happen_are_noticed(events: tuple[Event, ...]) -> None:
    run = new_match(0)
    ledger = Ledger(run)
    dice = Dice("false books")
    while run.state.round < 2:
        step = next(random_steps(run, dice))
        ledger.watch(run, step)
    step = next(random_steps(run, dice))
    with pytest.raises(AssertionError):
        ledger.watch(run, replace(step, events=(*step.events, *events)))


BAD_QUESTIONS = {
    "no options": Decision(Seat(0), "x", ()),
    "an option twice": Decision(Seat(0), "x", (Option("A1"), Option("A1")), default=("A1",)),
    "no default": Decision(Seat(0), "x", (Option("A1"), Option("A2"))),
    "an illegal default": Decision(Seat(0), "x", (Option("A1"), Option("A2")), default=("A3",)),
    "no meaning": Decision(Seat(0), "x", (Option("A1"), Option("A2")), default=("A1",)),
    "too many to pick": Decision(Seat(0), "x", (Option("A1"),), (1, 2), default=("A1",)),
    "a stranger": Decision(Seat(4), "x", (Option("A1"),), default=("A1",)),
}


@pytest.mark.parametrize("case", BAD_QUESTIONS)
def test_a_bad_question_is_noticed(case: str) -> None:
    with pytest.raises((AssertionError, IllegalAnswer)):
        check_question(position(), BAD_QUESTIONS[case])


def test_a_disordered_question_is_noticed() -> None:
    hexes = position().content.arena.hex_options
    good = Decision(Seat(0), "x", hexes[:3], default=(hexes[0].key,))
    check_question(position(), good)
    with pytest.raises(AssertionError):
        check_question(position(), Decision(Seat(0), "x", hexes[2::-1], default=(hexes[0].key,)))
