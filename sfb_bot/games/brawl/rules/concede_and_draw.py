"""What may be said at any time, asked or not: to give up, to offer a draw; and what an authority decrees."""

from __future__ import annotations

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.model import Phase, State
from sfb_bot.games.brawl.rules.sides import side_of
from sfb_bot.kernel import Decree, Event, Seat, Word, possible_words


def words(state: State, seat: Seat) -> tuple[Word, ...]:
    """What this seat may say now."""
    if state.phase is Phase.OVER or seat not in state.seats:
        return ()
    return possible_words(seat, state.draw_offers, state.concessions)


def speak(state: State, seat: Seat, word: Word) -> tuple[Event, ...]:
    """What follows from a word of `words`."""
    if word in (Word.CONCEDE, Word.WITHDRAW_CONCESSION):
        return _about_giving_up(state, seat, word)
    return _about_a_draw(state, seat, word)


def decreed(seat: Seat, decree: Decree) -> Event:
    """What a decree does. A seat's time is its side's: when it runs out, the side has lost."""
    side = side_of(seat)
    ends = {
        Decree.LOST_ON_TIME: ev.MatchEnded(1 - side, "time"),
        Decree.AWARDED: ev.MatchEnded(side, "organiser"),
        Decree.CALLED_OFF: ev.MatchEnded(None, "organiser"),
    }
    return ends[decree]


def _about_giving_up(state: State, seat: Seat, word: Word) -> tuple[Event, ...]:
    """A side has given up when all its players have said so."""
    if word is Word.WITHDRAW_CONCESSION:
        return (ev.ConcessionWithdrawn(seat),)
    side = side_of(seat)
    if {*state.concessions, seat} >= set(state.seats[side::2]):
        return (ev.Conceded(seat), ev.MatchEnded(1 - side, "concession"))
    return (ev.ConcessionProposed(seat),)


def _about_a_draw(state: State, seat: Seat, word: Word) -> tuple[Event, ...]:
    """A draw is agreed when every player has offered it; one who declines takes all offers off the table."""
    if word is Word.OFFER_DRAW:
        offered = ev.DrawOffered(seat)
        if {*state.draw_offers, seat} == set(state.seats):
            return (offered, ev.MatchEnded(None, "agreement"))
        return (offered,)
    if word is Word.WITHDRAW_DRAW and len(state.draw_offers) > 1:
        return (ev.DrawOfferWithdrawn(seat),)
    return (ev.DrawOffersCleared(seat),)
