"""Leagues and seasons."""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.kernel import Ending
from sfb_bot.leagues.seasons.records import (
    ActionRecord,
    GamePlace,
    GameRecord,
    LeagueId,
    LeagueOrganisers,
    LeagueRecord,
    LoadedSeason,
    SeasonChange,
    SeasonPost,
    SeasonRecord,
)
from sfb_bot.matches.records import (
    ChannelId,
    Deadline,
    GuildId,
    MatchId,
    NewDeadline,
    NewOutbox,
    SeasonId,
    UserId,
)
from sfb_bot.storage import rows, season_rows
from sfb_bot.storage.season_changes import settle, write_action, write_season
from sfb_bot.storage.session import Session, Statement, upsert
from sfb_bot.storage.shared_writes import TableGroup, add_deadlines, note_press, queue
from sfb_bot.storage.territories import held

_SEASON = "SELECT season.*, league.guild, league.name FROM season JOIN league ON league.id = season.league"


class LeagueTables(TableGroup):
    """The LeagueStore port."""

    async def create_season(
        self,
        record: SeasonRecord,
        deadlines: Sequence[NewDeadline],
        outbox: Sequence[NewOutbox],
        action: ActionRecord,
        interaction: str,
    ) -> SeasonId:
        """Store a new season and, when the server has none of that name, its league."""
        now = self._now()
        async with self._database.writing() as session:
            await note_press(session, interaction, now)
            season = await _insert_season(session, record, await _league(session, record))
            add_deadlines(session, deadlines, None, None, season)
            queue(session, outbox, None, None, now, season)
            write_action(session, season, action)
        return season

    async def change_season(self, change: SeasonChange) -> None:
        """Write one change of one season, whole or not at all."""
        now = self._now()
        async with self._database.writing() as session:
            await write_season(session, change, now)

    async def settle_season_deadline(
        self,
        deadline: int,
        season: SeasonId,
        outbox: Sequence[NewOutbox],
        later: Sequence[NewDeadline] = (),
    ) -> None:
        """Take away a deadline that fired and show what it says; VersionConflict when it is settled."""
        now = self._now()
        async with self._database.writing() as session:
            await settle(session, season, deadline)
            add_deadlines(session, later, None, None, season)
            queue(session, outbox, None, None, now, season)

    async def add_season_deadline(self, season: SeasonId, deadline: NewDeadline) -> None:
        """Have something happen in a season at a moment."""
        async with self._database.writing() as session:
            add_deadlines(session, (deadline,), None, None, season)

    # --- Looking ---

    async def load_season(self, season: SeasonId) -> LoadedSeason | None:
        """Everything about a season but its log."""
        one = (season,)
        async with self._database.reading() as session:
            found, entrants, players, rounds, pairings, games = await session.run_all(
                Statement(f"{_SEASON} WHERE season.id = ?", one),
                Statement("SELECT * FROM entrant WHERE season = ? ORDER BY id", one),
                Statement("SELECT * FROM entrant_player WHERE season = ? ORDER BY entrant, place", one),
                Statement("SELECT * FROM season_round WHERE season = ? ORDER BY number", one),
                Statement("SELECT * FROM pairing WHERE season = ? ORDER BY id", one),
                Statement("SELECT * FROM pairing_game WHERE season = ? ORDER BY pairing, number", one),
            )
        if not found:
            return None
        return LoadedSeason(
            season_rows.season_record(found[0]),
            season_rows.entrants(entrants, players),
            tuple(map(season_rows.round_record, rounds)),
            tuple(map(season_rows.pairing_record, pairings)),
            tuple(map(season_rows.game_record, games)),
        )

    async def season_record(self, season: SeasonId) -> SeasonRecord | None:
        """The record alone."""
        async with self._database.reading() as session:
            row = await session.one(f"{_SEASON} WHERE season.id = ?", season)
        return None if row is None else season_rows.season_record(row)

    async def seasons_of(self, guild: GuildId) -> list[SeasonRecord]:
        """All seasons of a server, newest first."""
        async with self._database.asking() as session:
            found = await session.run(f"{_SEASON} WHERE league.guild = ? ORDER BY season.id DESC", guild)
        return [season_rows.season_record(row) for row in found]

    async def unfinished_seasons(self) -> list[SeasonRecord]:
        """All seasons of this process's servers that are not over, oldest first."""
        async with self._database.asking() as session:
            found = await session.run(
                f"{_SEASON} WHERE season.status <> 'finished' AND {held(self.territory, 'league.guild')}"
                " ORDER BY season.id"
            )
        return [season_rows.season_record(row) for row in found]

    async def open_seasons_with(self, guild: GuildId, user: UserId) -> list[SeasonId]:
        """Unfinished seasons of a server that a user plays in, newest first."""
        async with self._database.reading() as session:
            found = await session.run(
                "SELECT DISTINCT season.id FROM entrant_player"
                " JOIN season ON season.id = entrant_player.season JOIN league ON league.id = season.league"
                " WHERE user = ? AND guild = ? AND status <> 'finished' ORDER BY season.id DESC",
                user,
                guild,
            )
        return [SeasonId(row["id"]) for row in found]

    async def takes_part(self, season: SeasonId, user: UserId) -> bool:
        """Whether a user plays or played in a season."""
        async with self._database.reading() as session:
            row = await session.one(
                "SELECT 1 FROM entrant_player WHERE season = ? AND user = ? LIMIT 1", season, user
            )
        return row is not None

    async def leagues_of(self, guild: GuildId) -> list[LeagueRecord]:
        """The leagues of a server, by name."""
        async with self._database.reading() as session:
            found = await session.run("SELECT * FROM league WHERE guild = ? ORDER BY lower(name)", guild)
        return [season_rows.league_record(row) for row in found]

    async def league_organisers(self, league: LeagueId) -> LeagueOrganisers:
        """Who organises a league beside the organisers of the server."""
        async with self._database.reading() as session:
            role = await session.value("SELECT organiser_role FROM league WHERE id = ?", league)
            found = await session.run(
                "SELECT user FROM league_organiser WHERE league = ? ORDER BY user", league
            )
        return LeagueOrganisers(tuple(UserId(row["user"]) for row in found), role or 0)

    async def seasons_in(self, league: LeagueId) -> list[SeasonRecord]:
        """All seasons of a league, oldest first."""
        async with self._database.reading() as session:
            found = await session.run(f"{_SEASON} WHERE league.id = ? ORDER BY season.number", league)
        return [season_rows.season_record(row) for row in found]

    async def game_of(self, match: MatchId) -> GamePlace | None:
        """Which game of a league a match is; None for all others."""
        async with self._database.reading() as session:
            row = await session.one(
                "SELECT game.season, game.pairing, game.number, season.terms, pairing.due"
                " FROM pairing_game AS game JOIN season ON season.id = game.season"
                " JOIN pairing ON pairing.season = game.season AND pairing.id = game.pairing WHERE match = ?",
                match,
            )
        if row is None:
            return None
        terms = season_rows.terms(row["terms"])
        return GamePlace(row["season"], row["pairing"], row["number"], terms.loses_on_time, row["due"])

    async def game_record(self, match: MatchId) -> GameRecord | None:
        """The game of a pairing that a match is; None for all others."""
        async with self._database.reading() as session:
            row = await session.one("SELECT * FROM pairing_game WHERE match = ?", match)
        return None if row is None else season_rows.game_record(row)

    async def is_unpaired(self, match: MatchId) -> bool:
        """Whether a match was played for a pairing that was taken back, or a season that was deleted."""
        async with self._database.reading() as session:
            return await session.value("SELECT 1 FROM unpaired_match WHERE match = ?", match) is not None

    async def all_seasons(self) -> list[SeasonId]:
        """Every stored season."""
        async with self._database.reading() as session:
            found = await session.run("SELECT id FROM season ORDER BY id")
        return [SeasonId(row["id"]) for row in found]

    async def season_deadlines(self, season: SeasonId) -> list[Deadline]:
        """Open deadlines of a season, earliest first."""
        async with self._database.reading() as session:
            found = await session.run("SELECT * FROM deadline WHERE season = ? ORDER BY due, id", season)
        return [rows.deadline(row) for row in found]

    async def season_actions(self, season: SeasonId, limit: int = 20) -> list[ActionRecord]:
        """The newest organisers' actions in a season, newest first."""
        async with self._database.reading() as session:
            found = await session.run(
                "SELECT * FROM season_action WHERE season = ? ORDER BY id DESC LIMIT ?", season, limit
            )
        return [season_rows.action_record(row) for row in found]

    # --- Posts ---

    async def places_of(self, matches: Sequence[MatchId]) -> dict[MatchId, ChannelId]:
        """Where matches are or were played; 0 for one that has no thread yet."""
        async with self._database.reading() as session:
            found = await session.run(
                "SELECT id, channel FROM match WHERE id IN (SELECT value FROM json_each(?))",
                rows.to_text(list(matches)),
            )
        return {MatchId(row["id"]): ChannelId(row["channel"]) for row in found}

    async def endings_of(self, matches: Sequence[MatchId]) -> dict[MatchId, Ending]:
        """How matches ended, of those that are over."""
        async with self._database.reading() as session:
            found = await session.run(
                "SELECT match, ending FROM match_result WHERE match IN (SELECT value FROM json_each(?))",
                rows.to_text(list(matches)),
            )
        return {MatchId(row["match"]): row["ending"] for row in found}

    async def season_posts(self, season: SeasonId) -> list[SeasonPost]:
        """Posts that are kept current."""
        async with self._database.reading() as session:
            found = await session.run("SELECT * FROM season_post WHERE season = ? ORDER BY kind, key", season)
        return [SeasonPost(row["kind"], row["key"], row["channel"], row["message"]) for row in found]

    async def note_season_post(self, season: SeasonId, post: SeasonPost) -> None:
        """Remember a post, in place of the one of the same kind and key."""
        async with self._database.writing() as session:
            session.put(
                upsert("season_post", ("season", "kind", "key"), ("channel", "message")),
                season,
                post.kind,
                post.key,
                post.channel,
                post.message,
            )


async def _league(session: Session, record: SeasonRecord) -> LeagueId:
    known = await session.value(
        "SELECT id FROM league WHERE guild = ? AND lower(name) = lower(?)", record.guild, record.name
    )
    if known is not None:
        return LeagueId(known)
    made = await session.value(
        "INSERT INTO league (guild, name, created_at, created_by) VALUES (?, ?, ?, ?) RETURNING id",
        record.guild,
        record.name,
        record.created_at,
        record.created_by,
    )
    return LeagueId(made)


async def _insert_season(session: Session, record: SeasonRecord, league: LeagueId) -> SeasonId:
    number = await session.value("SELECT coalesce(max(number), 0) + 1 FROM season WHERE league = ?", league)
    inserted = await session.value(
        "INSERT INTO season (league, number, status, version, channel, game, setup, pace, settings, terms,"
        " created_at, created_by, signup_until, started_at, finished_at, paused_at, paused_for, qualified)"
        " VALUES (?, ?, ?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
        league,
        number,
        record.status,
        record.channel,
        record.game,
        rows.to_text(record.setup),
        rows.pace_text(record.pace),
        season_rows.settings_text(record.settings),
        season_rows.terms_text(record.terms),
        record.created_at,
        record.created_by,
        record.signup_until,
        record.started_at,
        record.finished_at,
        record.paused_at,
        record.paused_for,
        rows.to_text(record.qualified),
    )
    return SeasonId(inserted)
