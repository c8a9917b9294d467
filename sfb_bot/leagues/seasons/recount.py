"""Counting figures again: where that is owed, and to see whether what is kept is right."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TypeVar

from sfb_bot.kernel import Json, SetupForm
from sfb_bot.leagues.rules.ranking import pairings_played
from sfb_bot.leagues.seasons.ports import LeagueStore
from sfb_bot.leagues.seasons.records import FinishRecord
from sfb_bot.leagues.seasons.season_context import SeasonContext
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.leagues.seasons.tally import Figures, counted
from sfb_bot.matches.records import GuildId
from sfb_bot.matches.refusals import MatchBroken

KeyT = TypeVar("KeyT")


async def count_what_is_owed(context: SeasonContext, guild: GuildId, game: str) -> None:
    """Count a game of a server again if that is owed, as after an upgrade or a deletion."""
    store = context.store
    if await store.owed_recount(guild, game) is None:
        return
    async with context.counting:
        await _sum_up(context, guild)
        while (owed := await store.owed_recount(guild, game)) is not None:
            matches = await store.finished_matches(guild, game)
            figures = await asyncio.to_thread(counted, matches, context.mode_of)
            await store.save_recount(guild, game, figures, owed)


async def _sum_up(context: SeasonContext, guild: GuildId) -> None:
    """Keep the results of matches that ended before results were kept."""
    for match in await context.store.unsummed_matches(guild):
        try:
            async with context.cache.hold(match) as live:
                record = live.record
                summary = live.rules.summary(live.run.state) if live.run.is_over else None
        except MatchBroken:
            # Nobody can tell how it ended.
            continue
        context.cache.forget(match)
        if summary is not None:
            mode = context.mode_of(record.game, record.setup)
            await context.store.save_result(match, summary, mode)


async def place_everybody(context: SeasonContext, guild: GuildId) -> None:
    """Keep the final places of seasons that have finished since the last look."""
    for season in await context.store.unplaced_seasons(guild):
        view = await context.view(season)
        await context.store.save_finishes(view.record, await asyncio.to_thread(final_places, view))


def final_places(view: SeasonView) -> tuple[FinishRecord, ...]:
    """Where every entrant of a season ended; nobody anywhere in one without a result."""
    if not view.has_results:
        return ()
    played = pairings_played(view.season)
    return tuple(FinishRecord(one.entrant, one.place, one.tied, played[one.entrant]) for one in view.finishes)


async def wrong_figures(store: LeagueStore, forms: Mapping[str, SetupForm]) -> list[str]:
    """Where what is kept differs from what the matches add up to, in a sentence each.

    Nothing is said about games that are to be counted again anyway, nor about those this bot does not play.
    """

    def mode_of(game: str, setup: Json) -> str:
        return forms[game].mode_name(setup)

    found: list[str] = []
    for guild, game in await store.counted_games():
        if game in forms:
            kept = await store.figures(guild, game)
            matches = await store.finished_matches(guild, game)
            counted_now = await asyncio.to_thread(counted, matches, mode_of)
            found += [f"server {guild}, {game}: {words}" for words in differences(kept, counted_now)]
    return found


def differences(kept: Figures, counted_now: Figures) -> list[str]:
    """What differs, in a sentence for each kind of figures."""
    wrong = [(sheet.name, _unequal(kept.sums[sheet], counted_now.sums[sheet])) for sheet in counted_now.sums]
    wrong.append(("ratings", _unequal(kept.ratings, counted_now.ratings)))
    return [f"{count} figures of {name} are not what the matches add up to" for name, count in wrong if count]


def _unequal(kept: Mapping[KeyT, object], counted_now: Mapping[KeyT, object]) -> int:
    return sum(kept.get(key) != counted_now.get(key) for key in {*kept, *counted_now})
