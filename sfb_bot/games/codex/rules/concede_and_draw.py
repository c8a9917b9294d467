"""What may be said at any time, asked or not: to give up, to offer a draw; and what an authority decrees."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.model import MELEES, EndReason, Phase, State
from sfb_bot.kernel import Decree, Event, Seat, Word, possible_words


def words(state: State, seat: Seat) -> tuple[Word, ...]:
    """What this seat may say now."""
    if state.phase is Phase.OVER or seat >= len(state.players) or state.players[seat].has_left:
        return ()
    return possible_words(seat, state.draw_offers, state.concessions)


def speak(state: State, seat: Seat, word: Word) -> tuple[Event, ...]:
    """What follows from a word of `words`."""
    if word in (Word.CONCEDE, Word.WITHDRAW_CONCESSION):
        return _about_giving_up(state, seat, word)
    match word:
        case Word.OFFER_DRAW:
            offered = ev.DrawOffered(seat)
            still = [player.seat for player in state.players if not player.has_left and player.seat != seat]
            if all(other in state.draw_offers for other in still):
                return (offered, ev.MatchEnded(-1, "agreement"))
            return (offered,)
        case Word.WITHDRAW_DRAW:
            return (ev.DrawOfferWithdrawn(seat),)
        case _:
            return (ev.DrawDeclined(seat),)


def _about_giving_up(state: State, seat: Seat, word: Word) -> tuple[Event, ...]:
    """A side has given up when all its players have said so."""
    if word is Word.WITHDRAW_CONCESSION:
        return (ev.ConcessionWithdrawn(seat),)
    if not {*state.concessions, seat}.issuperset(state.sides[state.side_of[seat]]):
        return (ev.ConcessionProposed(seat),)
    return (ev.Conceded(seat), *_gone(state, seat, "concession"))


def _gone(state: State, seat: Seat, reason: EndReason) -> tuple[Event, ...]:
    """Somebody plays no more: the others go on where more than one side is left, whose base stands."""
    left = [
        number
        for number, side in enumerate(state.sides)
        if seat not in side and not all(state.players[each].has_left or each in state.fallen for each in side)
    ]
    if state.setup.mode in MELEES and len(left) > 1:
        if state.tied == (seat,):
            # The last one who had a turn to take for the tie: those who are left compare anew (C278).
            return (ev.SeatLeft(seat), ev.TieBegan(tuple(state.sides[number][0] for number in left)))
        return (ev.SeatLeft(seat),)
    return (ev.MatchEnded(left[0] if len(left) == 1 else -1, reason),)


def decreed(state: State, seat: Seat, decree: Decree) -> tuple[Event, ...]:
    """What a decree does."""
    match decree:
        case Decree.LOST_ON_TIME:
            return _gone(state, seat, "time")
        case Decree.AWARDED:
            return (ev.MatchEnded(state.side_of[seat], "organiser"),)
        case _:
            return (ev.MatchEnded(-1, "organiser"),)
