"""What may be said at any time, asked or not: to give up, to offer a draw; and what an authority decrees."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.model import Phase, State
from sfb_bot.kernel import Event, Seat, side_of

CONCEDE: Final = "concede"
WITHDRAW_CONCESSION: Final = "withdraw_concession"
OFFER_DRAW: Final = "offer_draw"
WITHDRAW_DRAW: Final = "withdraw_draw"
DECLINE_DRAW: Final = "decline_draw"
LOST_ON_TIME: Final = "lost_on_time"
AWARDED: Final = "awarded"
CALLED_OFF: Final = "called_off"

DECREES: Final = (LOST_ON_TIME, AWARDED, CALLED_OFF)


def words(state: State, seat: Seat) -> tuple[str, ...]:
    """What this seat may say now."""
    if state.phase is Phase.OVER or seat not in state.seats:
        return ()
    concession = WITHDRAW_CONCESSION if seat in state.concessions else CONCEDE
    if seat in state.draw_offers:
        return (concession, WITHDRAW_DRAW)
    return (concession, OFFER_DRAW, DECLINE_DRAW) if state.draw_offers else (concession, OFFER_DRAW)


def speak(state: State, seat: Seat, word: str) -> tuple[Event, ...]:
    """What follows from a word of `words` or `DECREES`."""
    if word in DECREES:
        return (_decreed(seat, word),)
    if word in (CONCEDE, WITHDRAW_CONCESSION):
        return _about_giving_up(state, seat, word)
    return _about_a_draw(state, seat, word)


def _decreed(seat: Seat, word: str) -> Event:
    """A seat's time is its side's: when it runs out, the side has lost."""
    side = side_of(seat)
    ends = {
        LOST_ON_TIME: ev.MatchEnded(1 - side, "time"),
        AWARDED: ev.MatchEnded(side, "organiser"),
        CALLED_OFF: ev.MatchEnded(None, "organiser"),
    }
    return ends[word]


def _about_giving_up(state: State, seat: Seat, word: str) -> tuple[Event, ...]:
    """A side has given up when all its players have said so."""
    if word == WITHDRAW_CONCESSION:
        return (ev.ConcessionWithdrawn(seat),)
    side = side_of(seat)
    if {*state.concessions, seat} >= set(state.seats[side::2]):
        return (ev.Conceded(seat), ev.MatchEnded(1 - side, "concession"))
    return (ev.ConcessionProposed(seat),)


def _about_a_draw(state: State, seat: Seat, word: str) -> tuple[Event, ...]:
    """A draw is agreed when every player has offered it; one who declines takes all offers off the table."""
    if word == OFFER_DRAW:
        offered = ev.DrawOffered(seat)
        if {*state.draw_offers, seat} == set(state.seats):
            return (offered, ev.MatchEnded(None, "agreement"))
        return (offered,)
    if word == WITHDRAW_DRAW and len(state.draw_offers) > 1:
        return (ev.DrawOfferWithdrawn(seat),)
    return (ev.DrawOffersCleared(seat),)
