"""The only writer of the toy game's state."""

from __future__ import annotations

from sfb_bot.kernel import Event
from tests.games.toy.rules import events as ev
from tests.games.toy.rules.model import Outcome, State


def evolve(state: State, event: Event) -> None:
    """Apply one event."""
    match event:
        case ev.OrderDrawn(order):
            state.order = list(order)
        case ev.StakesRevealed(stakes):
            state.round += 1
            state.stakes = list(stakes)
            state.to_play = state.playing
            state.turns += 1
        case ev.DiceTaken(_, count):
            state.taken = count
        case ev.DiceThrown(_, faces, _, worth):
            state.thrown, state.taken = list(faces), 0
            state.pot += worth
        case ev.Busted(seat, lost):
            state.pot = 0
            state.points[seat] -= lost
        case ev.Taxed(seat, _, amount):
            state.stamps.remove(seat)
            state.points[seat] += amount
            state.pot -= amount
        case ev.Appealed(_, taxer, _, amount):
            state.points[taxer] -= amount
            state.pot += amount
        case ev.Banked(seat, amount):
            state.points[seat] += amount
        case ev.TurnEnded():
            _end_turn(state)
        case _:
            _hear(state, event)


def _end_turn(state: State) -> None:
    state.pot, state.taken, state.thrown = 0, 0, []
    state.to_play = [seat for seat in state.to_play[1:] if seat not in state.gone]
    state.turns += bool(state.to_play)


def _hear(state: State, event: Event) -> None:
    """What was said or decreed."""
    match event:
        case ev.SeatLeft(seat):
            state.gone.append(seat)
            state.draw_offers = [other for other in state.draw_offers if other != seat]
            # Whoever is at turn ends it in the flow, which is in the middle of it.
            state.to_play = [other for n, other in enumerate(state.to_play) if n == 0 or other != seat]
        case ev.DrawOffered(seat):
            state.draw_offers.append(seat)
        case ev.DrawOfferWithdrawn(seat):
            state.draw_offers.remove(seat)
        case ev.DrawDeclined():
            state.draw_offers = []
        case ev.MatchEnded(winner, reason):
            state.outcome = Outcome(winner, reason)
        case _:
            pass
