"""What may be said at any time, asked or not: to give up, to offer a draw; and what an authority decrees."""

from __future__ import annotations

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.model import EndReason, Phase, State
from sfb_bot.kernel import Decree, Event, Seat, Word, possible_words


def words(state: State, seat: Seat) -> tuple[Word, ...]:
    """What this seat may say now."""
    if state.phase is Phase.OVER or seat >= len(state.players) or state.players[seat].is_out:
        return ()
    return possible_words(seat, state.draw_offers, state.concessions)


def speak(state: State, seat: Seat, word: Word) -> tuple[Event, ...]:
    """What follows from a word of `words`."""
    match word:
        case Word.CONCEDE:
            return _concede(state, seat)
        case Word.WITHDRAW_CONCESSION:
            return (ev.ConcessionWithdrawn(seat),)
        case Word.OFFER_DRAW:
            offered = ev.DrawOffered(seat)
            still = [player.seat for player in state.players if not player.is_out and player.seat != seat]
            if all(other in state.draw_offers for other in still):
                return (offered, ev.MatchEnded(-1, "agreement"))
            return (offered,)
        case Word.WITHDRAW_DRAW:
            return (ev.DrawOfferWithdrawn(seat),)
        case _:
            return (ev.DrawDeclined(seat),)


def _concede(state: State, seat: Seat) -> tuple[Event, ...]:
    """A side has given up when all its players have said so who are still in the match."""
    side = [each for each in state.mode.sides[state.mode.side_of[seat]] if not state.players[each].is_out]
    if not {*state.concessions, seat}.issuperset(side):
        return (ev.ConcessionProposed(seat),)
    return (ev.Conceded(seat), *_gone(state, seat, "concession"))


def _gone(state: State, seat: Seat, reason: EndReason) -> tuple[Event, ...]:
    """Somebody plays no more: the others go on where more than one side is left."""
    mode = state.mode
    left = [
        number
        for number, side in enumerate(mode.sides)
        if seat not in side and any(not state.players[each].is_out for each in side)
    ]
    if len(left) > 1:
        return (ev.SeatLeft(seat),)
    return (ev.MatchEnded(left[0] if left else -1, reason),)


def decreed(state: State, seat: Seat, decree: Decree) -> tuple[Event, ...]:
    """What a decree does."""
    match decree:
        case Decree.LOST_ON_TIME:
            return _gone(state, seat, "time")
        case Decree.AWARDED:
            return (ev.MatchEnded(state.mode.side_of[seat], "organiser"),)
        case _:
            return (ev.MatchEnded(-1, "organiser"),)
