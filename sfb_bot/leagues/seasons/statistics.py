"""Looking over finished matches: people, what they chose, and how strong they are.

Everything was counted when the matches ended (`tally`); here it is read.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from sfb_bot.leagues.rules.ranking import Ranked, RankedEvent, ranking
from sfb_bot.leagues.rules.ratings import Rating, best_first
from sfb_bot.leagues.seasons.figures import ChoiceStats, HeadToHead, LeagueStats, PlayerStats
from sfb_bot.leagues.seasons.records import LeagueId, LeagueRecord, SeasonRecord
from sfb_bot.leagues.seasons.recount import count_what_is_owed, place_everybody
from sfb_bot.leagues.seasons.season_context import SeasonContext
from sfb_bot.matches.records import GuildId, SeasonId, UserId

# Of two players' matches against each other only the newest are named.
MOST_MEETINGS: Final = 5


class Statistics:
    """The use cases of `/stats`."""

    def __init__(self, context: SeasonContext) -> None:
        self._context = context
        self._store = context.store

    async def ratings(self, guild: GuildId, game: str, mode: str) -> tuple[Rating, ...]:
        """Everybody's rating in a mode of a game, the best first; `Rating.person` is the user."""
        await count_what_is_owed(self._context, guild, game)
        return best_first(await self._store.ratings_in(guild, game, mode))

    async def leaderboard(
        self, guild: GuildId, game: str, mode: str, league: LeagueRecord | None = None
    ) -> tuple[Rating, ...]:
        """Everybody's rating, the best first; of those who play in the newest season of a league if named."""
        await count_what_is_owed(self._context, guild, game)
        seasons = (await self._store.seasons_in(league.id))[-1:] if league is not None else None
        own = [one.id for one in seasons] if seasons is not None else None
        return best_first(await self._store.ratings_in(guild, game, mode, own))

    async def choices(
        self, guild: GuildId, game: str, season: SeasonId | None = None
    ) -> tuple[ChoiceStats, ...]:
        """Pick, ban and win rates of everything that was chosen, the most picked first."""
        await count_what_is_owed(self._context, guild, game)
        seasons = None if season is None else [season]
        return (await self._store.choice_figures(guild, game, seasons))[1]

    async def player(self, guild: GuildId, game: str, user: UserId) -> PlayerStats:
        """What a player has done; all zero for one who has not played. Ratings in the order of the modes."""
        await count_what_is_owed(self._context, guild, game)
        await place_everybody(self._context, guild)
        found = await self._store.player_figures(guild, game, user)
        seasons, titles = await self._store.seasons_played(guild, user)
        known = dict(found.ratings)
        return replace(
            found,
            ratings=tuple((mode, known[mode]) for mode in self._context.modes(game) if mode in known),
            seasons=tuple(seasons),
            titles=tuple(titles),
        )

    async def head_to_head(self, guild: GuildId, game: str, one: UserId, two: UserId) -> HeadToHead:
        """How two players did against each other; matches as partners do not count."""
        await count_what_is_owed(self._context, guild, game)
        return await self._store.meeting(guild, game, one, two, MOST_MEETINGS)

    async def league(self, league: LeagueRecord) -> LeagueStats:
        """A league over its seasons, in the game of the newest one; ratings are of its mode."""
        seasons = await self._store.seasons_in(league.id)
        newest = seasons[-1]
        await count_what_is_owed(self._context, league.guild, newest.game)
        own = [one.id for one in seasons]
        mode = self._context.mode_of(newest.game, newest.setup)
        matches, choices = await self._store.choice_figures(league.guild, newest.game, own)
        rated = await self._store.ratings_in(league.guild, newest.game, mode, own)
        return LeagueStats(
            league.name, newest.game, matches, await self.ranking(league), best_first(rated), choices
        )

    async def ranking(self, league: LeagueRecord) -> tuple[Ranked, ...]:
        """The ranking of a league over its last seasons; `person` is the user."""
        return await ranking_of(self._context, league.guild, league.id)


async def ranking_of(context: SeasonContext, guild: GuildId, league: LeagueId) -> tuple[Ranked, ...]:
    """The ranking of a league; a minor belongs to the major season before it."""
    await place_everybody(context, guild)
    placed = await context.store.placements_in(league)
    events: list[RankedEvent] = []
    majors = 0
    for season in await context.store.seasons_in(league):
        if season.number in placed:
            majors += season.terms.weight == "major"
            who = tuple(placed[season.number])
            events.append(RankedEvent(season.number, season.terms.weight, majors, who))
    return ranking(events)


async def ratings_for(
    context: SeasonContext, season: SeasonRecord, users: Iterable[UserId]
) -> dict[UserId, Rating]:
    """The rating of everybody of these who has one: in the season's mode, else in another one of the game."""
    await count_what_is_owed(context, season.guild, season.game)
    own = context.mode_of(season.game, season.setup)
    modes = (own, *(mode for mode in context.modes(season.game) if mode != own))
    found = await context.store.ratings_of(season.guild, season.game, list(users))
    return {
        user: next(rated[mode] for mode in modes if mode in rated)
        for user, rated in found.items()
        if any(mode in rated for mode in modes)
    }
