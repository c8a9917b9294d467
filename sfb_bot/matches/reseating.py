"""Somebody else takes a seat of a match under way: a person, or a computer player."""

from __future__ import annotations

from dataclasses import replace

from sfb_bot.kernel import Seat
from sfb_bot.matches.computer_players import one_more
from sfb_bot.matches.live_match import LiveMatch
from sfb_bot.matches.match_cache import MatchCache
from sfb_bot.matches.records import Moment, SeatRecord, UserId
from sfb_bot.matches.refusals import NoSuchLevel


def with_person(live: LiveMatch, seat: Seat, user: UserId) -> tuple[SeatRecord, ...]:
    """The seats when somebody takes one of them, with its clock as it is."""
    return tuple(replace(each, user=user) if each.seat == seat else each for each in live.record.seats)


def with_computer(cache: MatchCache, live: LiveMatch, seat: Seat, level: str) -> tuple[SeatRecord, ...]:
    """The seats when a computer player takes one of them; NoSuchLevel where there are none."""
    if not cache.has_mind(live.record):
        raise NoSuchLevel("computers cannot play that game", rule="game")
    user = one_more(level, [each.user for each in live.record.seats]).user
    return tuple(
        replace(each, user=user, away_until=Moment(0)) if each.seat == seat else each
        for each in live.record.seats
    )
