"""Statistics: results of finished matches, what they add up to, and how seasons ended."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence

from sfb_bot.kernel import Summary
from sfb_bot.leagues.rules.ranking import Placement
from sfb_bot.leagues.rules.ratings import PersonId, Rating
from sfb_bot.leagues.seasons.figures import ChoiceStats, HeadToHead, PlayerStats, Record
from sfb_bot.leagues.seasons.finished import FinishedMatch, FinishRecord, GameResult
from sfb_bot.leagues.seasons.records import LeagueId, SeasonRecord
from sfb_bot.leagues.seasons.tally import SHEETS, Amounts, Figures, Key, Sheet
from sfb_bot.matches.records import GuildId, MatchId, SeasonId, UserId
from sfb_bot.storage import rows, season_rows
from sfb_bot.storage.results import finished_matches, insertions, keep_result, rating
from sfb_bot.storage.session import Row, Statement, Value
from sfb_bot.storage.shared_writes import TableGroup

_TABLES = (*(f"stats_{sheet.name}" for sheet in SHEETS), "rating")


class StatisticsTables(TableGroup):
    """Results and figures of the LeagueStore port."""

    # --- Results ---

    async def finished_matches(self, guild: GuildId, game: str) -> list[FinishedMatch]:
        """What remains of the finished matches of a server, in the order they ended."""
        async with self._database.reading() as session:
            return await finished_matches(session, "match.guild = ? AND match.game = ?", guild, game)

    async def finished_match(self, match: MatchId) -> FinishedMatch | None:
        """What remains of one match; None when nothing was kept of it."""
        async with self._database.reading() as session:
            found = await finished_matches(session, "match.id = ?", match)
        return found[0] if found else None

    async def unsummed_matches(self, guild: GuildId) -> list[MatchId]:
        """Finished matches of which nothing was kept for statistics, as those of an older version."""
        async with self._database.reading() as session:
            found = await session.run(
                "SELECT id FROM match WHERE guild = ? AND status = 'over'"
                " AND id NOT IN (SELECT match FROM match_result) ORDER BY ended_at, id",
                guild,
            )
        return [MatchId(row["id"]) for row in found]

    async def save_result(self, match: MatchId, summary: Summary, mode: str) -> None:
        """Keep what statistics need of a match that was finished before."""
        async with self._database.writing() as session:
            await keep_result(session, match, GameResult.of(summary), mode)

    # --- Figures ---

    async def player_figures(self, guild: GuildId, game: str, user: UserId) -> PlayerStats:
        """What a player has done, apart from seasons; ratings by the names of their modes."""
        where = (user, guild, game)
        async with self._database.reading() as session:
            (sums,), choices, ratings = await session.run_all(
                Statement(
                    "SELECT coalesce(sum(won), 0) AS won, coalesce(sum(drawn), 0) AS drawn,"
                    " coalesce(sum(lost), 0) AS lost, coalesce(sum(made), 0) AS made,"
                    " coalesce(sum(given), 0) AS given FROM stats_players"
                    " WHERE user = ? AND guild = ? AND game = ?",
                    where,
                ),
                Statement("SELECT * FROM stats_own_choices WHERE user = ? AND guild = ? AND game = ?", where),
                Statement("SELECT * FROM rating WHERE user = ? AND guild = ? AND game = ?", where),
            )
        record = _record(sums)
        return PlayerStats(
            user,
            record,
            sums["made"],
            sums["given"],
            _choices(choices, record.played),
            tuple((row["mode"], rating(row)) for row in ratings),
        )

    async def choice_figures(
        self, guild: GuildId, game: str, seasons: Sequence[SeasonId] | None = None
    ) -> tuple[int, tuple[ChoiceStats, ...]]:
        """The number of matches, and how what was chosen in them did; of some seasons if they are named."""
        where, values = _within(guild, game, seasons)
        async with self._database.reading() as session:
            (matches,), found = await session.run_all(
                Statement(f"SELECT coalesce(sum(matches), 0) AS matches FROM stats_matches {where}", values),
                Statement(
                    "SELECT name, sum(picked) AS picked, sum(banned) AS banned, sum(won) AS won,"
                    f" sum(drawn) AS drawn, sum(lost) AS lost FROM stats_choices {where} GROUP BY name",
                    values,
                ),
            )
        return matches["matches"], _choices(found, matches["matches"])

    async def meeting(self, guild: GuildId, game: str, one: UserId, two: UserId, most: int) -> HeadToHead:
        """How two players did against each other, with at most so many of their newest matches."""
        first, second = sorted((one, two))
        async with self._database.reading() as session:
            found = await session.one(
                "SELECT * FROM stats_meetings WHERE one = ? AND two = ? AND guild = ? AND game = ?",
                first,
                second,
                guild,
                game,
            )
            if found is None:
                return HeadToHead(one, two, Record(), ())
            record = _record(found)
            newest = await session.run(
                "SELECT own.match FROM seat AS own JOIN seat AS other ON other.match = own.match"
                " AND other.user = ? AND other.side <> own.side"
                " JOIN match_result ON match_result.match = own.match AND is_rated = 1"
                " JOIN match ON match.id = own.match AND guild = ? AND game = ?"
                " WHERE own.user = ? ORDER BY own.match DESC LIMIT ?",
                two,
                guild,
                game,
                one,
                min(most, record.played),
            )
        mine = record if one == first else Record(record.lost, record.drawn, record.won)
        return HeadToHead(one, two, mine, tuple(MatchId(row["match"]) for row in reversed(newest)))

    async def ratings_in(
        self, guild: GuildId, game: str, mode: str, seasons: Sequence[SeasonId] | None = None
    ) -> list[Rating]:
        """Everybody's rating in a mode; of those who played in some seasons if they are named."""
        played, values = _within(guild, game, seasons)
        who = "" if seasons is None else f" AND user IN (SELECT user FROM stats_players {played})"
        async with self._database.reading() as session:
            found = await session.run(
                f"SELECT * FROM rating WHERE guild = ? AND game = ? AND mode = ? AND user > 0{who}",
                guild,
                game,
                mode,
                *(values if seasons is not None else ()),
            )
        return [rating(row) for row in found]

    async def ratings_of(
        self, guild: GuildId, game: str, users: Sequence[UserId]
    ) -> dict[UserId, dict[str, Rating]]:
        """The ratings of some people, by mode."""
        async with self._database.reading() as session:
            found = await session.run(
                "SELECT * FROM rating WHERE user IN (SELECT value FROM json_each(?))"
                " AND guild = ? AND game = ?",
                rows.to_text(list(users)),
                guild,
                game,
            )
        ratings: dict[UserId, dict[str, Rating]] = {}
        for row in found:
            ratings.setdefault(UserId(row["user"]), {})[row["mode"]] = rating(row)
        return ratings

    # --- Counting again ---

    async def owed_recount(self, guild: GuildId, game: str) -> int | None:
        """Whether everything is to be counted again: a number for `save_recount`, or None."""
        async with self._database.reading() as session:
            return await session.value(
                "SELECT changes FROM recount WHERE guild = ? AND game = ?", guild, game
            )

    async def save_recount(self, guild: GuildId, game: str, figures: Figures, owed: int) -> bool:
        """Keep figures that were counted again; False when something has changed since it was owed."""
        added = await asyncio.to_thread(insertions, guild, game, figures)
        async with self._database.writing() as session:
            if not await session.run(
                "DELETE FROM recount WHERE guild = ? AND game = ? AND changes = ? RETURNING changes",
                guild,
                game,
                owed,
            ):
                return False
            for table in _TABLES:
                session.put(f"DELETE FROM {table} WHERE guild = ? AND game = ?", guild, game)
            for sql, values in added:
                session.put_many(sql, values)
        return True

    async def counted_games(self) -> list[tuple[GuildId, str]]:
        """Every game of a server that has finished matches, without those that are to be counted again."""
        async with self._database.reading() as session:
            found = await session.run(
                "SELECT DISTINCT guild, game FROM match WHERE status = 'over'"
                " EXCEPT SELECT guild, game FROM recount ORDER BY 1, 2"
            )
        return [(GuildId(row["guild"]), row["game"]) for row in found]

    async def figures(self, guild: GuildId, game: str) -> Figures:
        """Everything that is kept, to be compared with what is counted again."""
        async with self._database.reading() as session:
            *sheets, ratings = await session.run_all(
                *(
                    Statement(f"SELECT * FROM {table} WHERE guild = ? AND game = ?", (guild, game))
                    for table in _TABLES
                )
            )
        return await asyncio.to_thread(_figures, sheets, ratings)

    # --- Seasons ---

    async def seasons_played(
        self, guild: GuildId, user: UserId
    ) -> tuple[list[SeasonRecord], list[SeasonRecord]]:
        """Seasons of a server that somebody played in, newest first, and those of them that they won."""
        async with self._database.reading() as session:
            found = await session.run(
                "SELECT season.*, league.guild, league.name, EXISTS (SELECT 1 FROM season_finish"
                " JOIN entrant_player USING (season, entrant) WHERE season_finish.season = season.id"
                " AND season_finish.place = 1 AND tied = 0 AND user = ?1 AND until IS NULL) AS is_won"
                " FROM season JOIN league ON league.id = season.league WHERE league.guild = ?2"
                " AND started_at IS NOT NULL"
                " AND season.id IN (SELECT season FROM entrant_player WHERE user = ?1)"
                " ORDER BY season.id DESC",
                user,
                guild,
            )
        seasons = [season_rows.season_record(row) for row in found]
        return seasons, [one for one, row in zip(seasons, found, strict=True) if row["is_won"]]

    async def unplaced_seasons(self, guild: GuildId) -> list[SeasonId]:
        """Seasons of a server that are over and whose final places are not kept yet.

        Those in which nothing was decided have none.
        """
        async with self._database.reading() as session:
            found = await session.run(
                "SELECT season.id FROM season JOIN league ON league.id = season.league"
                " WHERE league.guild = ? AND status = 'finished' AND season.id IN"
                " (SELECT season FROM pairing_game WHERE reason IS NOT NULL AND reason <> 'void')"
                " AND season.id NOT IN (SELECT season FROM season_finish) ORDER BY season.id",
                guild,
            )
        return [SeasonId(row["id"]) for row in found]

    async def save_finishes(self, season: SeasonRecord, finishes: Sequence[FinishRecord]) -> None:
        """Keep the final places of a season, unless it has changed since."""
        async with self._database.writing() as session:
            version = await session.value("SELECT version FROM season WHERE id = ?", season.id)
            if version != season.version:
                return
            session.put("DELETE FROM season_finish WHERE season = ?", season.id)
            session.put_many(
                "INSERT INTO season_finish (season, entrant, place, tied, played) VALUES (?, ?, ?, ?, ?)",
                ((season.id, one.entrant, one.place, one.tied, one.played) for one in finishes),
            )

    async def finishes_of(self, season: SeasonId) -> list[FinishRecord]:
        """The final places that are kept of a season."""
        async with self._database.reading() as session:
            found = await session.run("SELECT * FROM season_finish WHERE season = ?", season)
        return [FinishRecord(row["entrant"], row["place"], bool(row["tied"]), row["played"]) for row in found]

    async def placements_in(self, league: LeagueId) -> dict[int, list[Placement]]:
        """Where everybody ended in the finished seasons of a league, by the season's number.

        Without those who were forgotten.
        """
        async with self._database.reading() as session:
            found = await session.run(
                "SELECT number, user, season_finish.place, tied, played FROM season"
                " JOIN season_finish ON season_finish.season = season.id"
                " JOIN entrant_player ON entrant_player.season = season.id"
                " AND entrant_player.entrant = season_finish.entrant AND until IS NULL AND user <> 0"
                " WHERE league = ? AND status = 'finished'"
                " ORDER BY number, season_finish.place, season_finish.entrant, entrant_player.place",
                league,
            )
        placements: dict[int, list[Placement]] = {}
        for row in found:
            place = Placement(PersonId(row["user"]), row["place"], bool(row["tied"]), row["played"])
            placements.setdefault(row["number"], []).append(place)
        return placements


def _within(guild: GuildId, game: str, seasons: Sequence[SeasonId] | None) -> tuple[str, tuple[Value, ...]]:
    if seasons is None:
        return "WHERE guild = ? AND game = ?", (guild, game)
    return "WHERE guild = ? AND game = ? AND season IN (SELECT value FROM json_each(?))", (
        guild,
        game,
        rows.to_text(list(seasons)),
    )


def _record(row: Row) -> Record:
    return Record(row["won"], row["drawn"], row["lost"])


def _choices(found: Iterable[Row], matches: int) -> tuple[ChoiceStats, ...]:
    """The most picked first."""
    stats = (ChoiceStats(row["name"], matches, row["picked"], row["banned"], _record(row)) for row in found)
    return tuple(sorted(stats, key=lambda one: (-one.picked, -one.banned, one.name)))


def _figures(sheets: Sequence[Sequence[Row]], ratings: Sequence[Row]) -> Figures:
    sums: dict[Sheet, dict[Key, Amounts]] = {}
    for sheet, found in zip(SHEETS, sheets, strict=True):
        sums[sheet] = {
            tuple(row[key] for key in sheet.keys): tuple(row[amount] for amount in sheet.amounts)
            for row in found
        }
    return Figures(sums, {(row["mode"], PersonId(row["user"])): rating(row) for row in ratings})
