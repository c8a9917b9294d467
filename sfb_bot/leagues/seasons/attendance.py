"""Who came to a pairing: the sides whose people have done anything in one of its games."""

from __future__ import annotations

from sfb_bot.leagues.seasons.records import PairingLine
from sfb_bot.leagues.seasons.season_context import SeasonContext
from sfb_bot.matches.check_in import OWN_DEEDS
from sfb_bot.matches.records import MatchId


async def sides_that_came(context: SeasonContext, line: PairingLine) -> set[int]:
    """The sides that came to any game of a pairing; computers are always there."""
    entrants = enumerate((line.home, line.away))
    found = {side for side, one in entrants if one is not None and one.is_computer}
    for game in line.games:
        if game.match is not None:
            found |= await _came_to(context, game.match)
    return found


async def _came_to(context: SeasonContext, match: MatchId) -> set[int]:
    record = await context.store.match_record(match)
    if record is None:
        return set()
    noted = {seat.side for seat in record.seats if seat.came}
    if len(noted) == len({seat.side for seat in record.seats}):
        return noted
    entries = await context.store.entries(match)
    return noted | {record.side(each.entry.seat) for each in entries if each.entry.kind in OWN_DEEDS}
