"""What may be said at any time, asked or not: to give up, to offer a draw; and what an authority decrees."""

from __future__ import annotations

from sfb_bot.games.rift.rules import events as ev
from sfb_bot.games.rift.rules.destruction import ended
from sfb_bot.games.rift.rules.model import SEATS, Phase, State, other
from sfb_bot.kernel import Decree, Event, Seat, Word, possible_words


def words(state: State, seat: Seat) -> tuple[Word, ...]:
    """What this seat may say now."""
    if state.phase is Phase.OVER or seat not in SEATS:
        return ()
    return possible_words(seat, state.draw_offers)


def speak(state: State, seat: Seat, word: Word) -> tuple[Event, ...]:
    """What follows from a word of `words`."""
    match word:
        case Word.CONCEDE:
            return (ev.Conceded(seat), ended(state, other(seat), "concession"))
        case Word.OFFER_DRAW:
            offered = ev.DrawOffered(seat)
            return (offered, ended(state, None, "agreement")) if state.draw_offers else (offered,)
        case Word.WITHDRAW_DRAW:
            return (ev.DrawOfferWithdrawn(seat),)
        case _:
            return (ev.DrawDeclined(seat),)


def decreed(state: State, seat: Seat, decree: Decree) -> Event:
    """What a decree does."""
    ends = {
        Decree.LOST_ON_TIME: ended(state, other(seat), "time"),
        Decree.AWARDED: ended(state, seat, "organiser"),
        Decree.CALLED_OFF: ended(state, None, "organiser"),
    }
    return ends[decree]
