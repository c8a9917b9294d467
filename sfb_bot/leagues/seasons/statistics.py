"""Looking over finished matches: people, what they chose, and how strong they are.

Matches that were forfeited, awarded or called off say nothing about play and are left out.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from sfb_bot.leagues.rules.ranking import Placement, Ranked, RankedEvent, pairings_played, ranking
from sfb_bot.leagues.rules.ratings import PersonId, RatedGame, Rating, ratings
from sfb_bot.leagues.seasons.figures import ChoiceStats, HeadToHead, LeagueStats, PlayerStats, Record
from sfb_bot.leagues.seasons.records import FinishedMatch, LeagueId, LeagueRecord, SeasonRecord
from sfb_bot.leagues.seasons.season_context import SeasonContext
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.matches.records import GuildId, MatchId, SeasonId, UserId

# Ratings grow less certain with every quarter of a year without a game.
RATING_SEASON: Final = 91 * 24 * 60 * 60


class Statistics:
    """The use cases of `/stats`."""

    def __init__(self, context: SeasonContext) -> None:
        self._context = context

    async def matches(self, guild: GuildId, game: str, season: SeasonId | None = None) -> list[FinishedMatch]:
        """Finished matches that count, in the order they ended; of one season if one is named."""
        return await counted(self._context, guild, game, season)

    async def ratings(self, guild: GuildId, game: str, mode: str) -> tuple[Rating, ...]:
        """Everybody's rating in a mode of a game, the best first; `Rating.person` is the user."""
        return await asyncio.to_thread(ratings, self._rated(await self.matches(guild, game)), mode)

    def _rated(self, matches: Sequence[FinishedMatch]) -> list[RatedGame]:
        return rated_games(self._context, matches)

    async def choices(
        self, guild: GuildId, game: str, season: SeasonId | None = None
    ) -> tuple[ChoiceStats, ...]:
        """Pick, ban and win rates of everything that was chosen, the most picked first."""
        return choice_stats(await self.matches(guild, game, season))

    async def player(self, guild: GuildId, game: str, user: UserId) -> PlayerStats:
        """What a player has done; all zero for one who has not played."""
        matches = await self.matches(guild, game)
        own = [match for match in matches if user in match.users]
        record, made, given = Record(), 0, 0
        for match in own:
            side = side_in(match, user)
            record = record.after(match.summary.winner, side)
            made += match.summary.points[side]
            given += sum(match.summary.points) - match.summary.points[side]
        seasons, titles = await self._seasons(guild, user)
        return PlayerStats(
            user=user,
            record=record,
            points_made=made,
            points_given=given,
            choices=choice_stats(own, user),
            ratings=await self._ratings(matches, game, user),
            seasons=seasons,
            titles=titles,
        )

    async def head_to_head(self, guild: GuildId, game: str, one: UserId, two: UserId) -> HeadToHead:
        """How two players did against each other; matches as partners do not count."""
        record, found = Record(), list[MatchId]()
        for match in await self.matches(guild, game):
            if one in match.users and two in match.users and side_in(match, one) != side_in(match, two):
                record = record.after(match.summary.winner, side_in(match, one))
                found.append(match.match)
        return HeadToHead(one, two, record, tuple(found))

    async def ranking(self, league: LeagueId) -> tuple[Ranked, ...]:
        """The ranking of a league over its last seasons, all of them major events; `person` is the user."""
        events: list[RankedEvent] = []
        for record in await self._context.store.seasons_in(league):
            if record.status == "finished" and record.started_at is not None:
                view = await self._context.view(record.id)
                events.append(RankedEvent(record.id, "major", record.number, placements(view)))
        return ranking(events)

    async def league(self, league: LeagueRecord) -> LeagueStats:
        """A league over its seasons, in the game of the newest one; ratings are of its mode."""
        seasons = await self._context.store.seasons_in(league.id)
        newest = seasons[-1]
        matches = await self.matches(league.guild, newest.game)
        own = {one.id for one in seasons}
        played = [one for one in matches if one.season in own]
        users = {user for one in played for user in one.users}
        mode = self._context.mode_of(newest.game, newest.setup)
        rated = await asyncio.to_thread(ratings, self._rated(matches), mode)
        return LeagueStats(
            league.name,
            newest.game,
            len(played),
            await self.ranking(league.id),
            tuple(one for one in rated if one.person in users),
            choice_stats(played),
        )

    async def _ratings(
        self, matches: Sequence[FinishedMatch], game: str, user: UserId
    ) -> tuple[tuple[str, Rating], ...]:
        """A user's rating in every mode that was played, in the order of the modes."""
        found: list[tuple[str, Rating]] = []
        games = self._rated(matches)
        for mode in self._context.modes(game):
            rated = await asyncio.to_thread(ratings, games, mode)
            found += [(mode, rating) for rating in rated if rating.person == user]
        return tuple(found)

    async def _seasons(
        self, guild: GuildId, user: UserId
    ) -> tuple[tuple[SeasonRecord, ...], tuple[SeasonRecord, ...]]:
        """Seasons played in, newest first, and those that were won."""
        seasons: list[SeasonRecord] = []
        titles: list[SeasonRecord] = []
        for season in await self._context.store.seasons_with(user):
            view = await self._context.view(season)
            entrant = view.entrant_of(user)
            if view.record.guild != guild or view.record.started_at is None:
                continue
            seasons.append(view.record)
            if entrant is not None and entrant.id == view.champion:
                titles.append(view.record)
        return tuple(seasons), tuple(titles)


async def counted(
    context: SeasonContext, guild: GuildId, game: str, season: SeasonId | None = None
) -> list[FinishedMatch]:
    """Finished matches that were played; of older versions of the bot, too."""
    await _catch_up(context, guild)
    found = await context.store.finished_matches(guild, game)
    return [one for one in found if one.is_rated and season in (None, one.season)]


async def _catch_up(context: SeasonContext, guild: GuildId) -> None:
    """Sum up matches that ended before results were kept."""
    for match in await context.store.unsummed_matches(guild):
        async with context.cache.hold(match) as live:
            summary = live.rules.summary(live.run.state) if live.run.is_over else None
        context.cache.forget(match)
        if summary is not None:
            await context.store.save_result(match, summary)


async def ratings_for(context: SeasonContext, season: SeasonRecord) -> dict[UserId, Rating]:
    """The rating of everybody who has one: in the season's mode, else in another one of the game."""
    games = rated_games(context, await counted(context, season.guild, season.game))
    own = context.mode_of(season.game, season.setup)
    others = [mode for mode in context.modes(season.game) if mode != own]
    found: dict[UserId, Rating] = {}
    for mode in (*reversed(others), own):
        for rating in await asyncio.to_thread(ratings, games, mode):
            found[UserId(rating.person)] = rating
    return found


def placements(view: SeasonView) -> tuple[Placement, ...]:
    """Where everybody ended, person by person; without those who were forgotten."""
    played = pairings_played(view.season)
    return tuple(
        Placement(PersonId(user), one.place, one.tied, played[one.entrant])
        for one in view.finishes
        for user in view.entrant(one.entrant).users
        if user
    )


def side_in(match: FinishedMatch, user: UserId) -> int:
    """The side a user played on."""
    seat = match.users.index(user)
    return next(side for side, seats in enumerate(match.summary.sides) if seat in seats)


def rated_games(context: SeasonContext, matches: Sequence[FinishedMatch]) -> list[RatedGame]:
    """Matches as the ratings take them; without those of somebody who was forgotten."""
    found: list[RatedGame] = []
    for order, match in enumerate(matches):
        sides = tuple(
            tuple(PersonId(match.users[seat]) for seat in side) for side in match.summary.sides if side
        )
        people = [person for side in sides for person in side]
        if len(sides) < 2 or 0 in people or len(set(people)) < len(people):
            continue
        mode = context.mode_of(match.game, match.setup)
        season = match.ended_at // RATING_SEASON
        found.append(RatedGame(order, season, mode, sides, match.summary.winner))
    return found


def choice_stats(matches: Sequence[FinishedMatch], user: UserId | None = None) -> tuple[ChoiceStats, ...]:
    """How what was chosen did, the most picked first; only a user's own choices if one is named."""
    picked: dict[str, set[MatchId]] = {}
    banned: dict[str, set[MatchId]] = {}
    records: dict[str, Record] = {}
    for match in matches:
        summary = match.summary
        for side, seats in enumerate(summary.sides):
            for seat in seats:
                if user is not None and match.users[seat] != user:
                    continue
                for name in summary.picks[seat] if seat < len(summary.picks) else ():
                    picked.setdefault(name, set()).add(match.match)
                    records[name] = records.get(name, Record()).after(summary.winner, side)
                for name in summary.bans[seat] if seat < len(summary.bans) else ():
                    banned.setdefault(name, set()).add(match.match)
    found = [
        ChoiceStats(
            name,
            len(matches),
            len(picked.get(name, ())),
            len(banned.get(name, ())),
            records.get(name, Record()),
        )
        for name in {*picked, *banned}
    ]
    return tuple(sorted(found, key=lambda one: (-one.picked, -one.banned, one.name)))
