"""Who is seeded where when a season starts."""

from __future__ import annotations

from dataclasses import replace

from sfb_bot.leagues.seasons.records import EntrantRecord
from sfb_bot.leagues.seasons.season_context import SeasonContext
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.leagues.seasons.statistics import ratings_for


async def ranked(context: SeasonContext, view: SeasonView) -> tuple[EntrantRecord, ...]:
    """Those who will play, with their ranks from 1: the best rated first, or those who joined first.

    Who has no rating comes after those who have one, in the order of joining. The number in `rank` until
    then is that order, also for an imported list.
    """
    playing = sorted((one for one in view.entrants if one.status == "active"), key=lambda one: one.rank)
    if view.record.terms.seeding == "rating":
        users = [user for one in playing for user in one.users]
        rated = await ratings_for(context, view.record, users)

        def strength(one: EntrantRecord) -> float:
            known = [rated[user].shown for user in one.users if user in rated]
            return -sum(known) / len(known) if len(known) == len(one.users) else float("inf")

        playing.sort(key=strength)
    return tuple(replace(one, rank=rank) for rank, one in enumerate(playing, 1))
