"""Who is seeded where when a season starts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from sfb_bot.leagues.seasons.records import EntrantRecord, SeasonRecord
from sfb_bot.leagues.seasons.season_context import SeasonContext
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.leagues.seasons.statistics import ranking_of, ratings_for
from sfb_bot.matches.records import UserId


async def ranked(context: SeasonContext, view: SeasonView) -> tuple[EntrantRecord, ...]:
    """Those who will play, with their ranks from 1: the best first by what the season is seeded by.

    Who has no rating, or no points in the ranking, comes after those who have, in the order of joining. The
    number in `rank` until then is that order, also for an imported list.
    """
    playing = sorted((one for one in view.entrants if one.status == "active"), key=lambda one: one.rank)
    strengths = await _strengths(context, view.record, [user for one in playing for user in one.users])

    def strength(one: EntrantRecord) -> float:
        known = [strengths[user] for user in one.users if user in strengths]
        return -sum(known) / len(known) if len(known) == len(one.users) else float("inf")

    playing.sort(key=strength)
    return tuple(replace(one, rank=rank) for rank, one in enumerate(playing, 1))


async def _strengths(
    context: SeasonContext, season: SeasonRecord, users: Sequence[UserId]
) -> Mapping[UserId, float]:
    """How strong people are by what a season is seeded by, of those of whom it is known."""
    match season.terms.seeding:
        case "rating":
            rated = await ratings_for(context, season, users)
            return {user: one.shown for user, one in rated.items()}
        case "ranking":
            ranked_people = await ranking_of(context, season.guild, season.league)
            return {UserId(one.person): one.points for one in ranked_people}
        case "joined" | "manual":
            return {}
