"""The end of a match: what remains of it is kept, and counted into the figures in the same transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from sfb_bot.leagues.rules.ratings import PersonId, RatedGame, Rating, rated
from sfb_bot.leagues.rules.values import PLAYED_REASONS
from sfb_bot.leagues.seasons.finished import FinishedMatch, GameResult
from sfb_bot.leagues.seasons.records import GameRecord
from sfb_bot.leagues.seasons.tally import Figures, Sheet, lines_of, rated_game
from sfb_bot.matches.records import GuildId, MatchId, SeasonId, UserId
from sfb_bot.storage import rows, season_rows
from sfb_bot.storage.session import Row, Session, Statement, Value, upsert

_RESULTS: Final = (
    "FROM match_result JOIN match ON match.id = match_result.match"
    " LEFT JOIN pairing_game ON pairing_game.match = match.id"
    # What was followed by another match was played for the same game of a season.
    " LEFT JOIN linked_match ON linked_match.before = match.id"
)
_RATED: Final = ("skill", "doubt", "games", "won", "drawn", "lost", "season")

Insertion: TypeAlias = tuple[str, Sequence[Sequence[Value]]]


async def keep_result(session: Session, match: MatchId, result: GameResult, mode: str) -> None:
    """Keep what statistics need of a finished match, and count it.

    One with hints says nothing about how people play, nor does one with computer players unless the server
    rates it.
    """
    summary = result.summary
    can_be_rated = await _can_be_rated(session, match)
    is_corrected = await session.value("SELECT 1 FROM match_result WHERE match = ?", match) is not None
    session.put(
        "INSERT INTO match_result (match, winner, ending, points, sides, picks, bans, goal, is_rated, number)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, (SELECT coalesce(max(number), 0) + 1 FROM match_result))"
        " ON CONFLICT (match) DO UPDATE SET winner = excluded.winner, ending = excluded.ending,"
        " points = excluded.points, sides = excluded.sides, picks = excluded.picks, bans = excluded.bans,"
        " goal = excluded.goal, is_rated = excluded.is_rated",
        match,
        summary.winner,
        summary.ending,
        rows.to_text(summary.points),
        rows.to_text(summary.sides),
        rows.to_text(summary.picks),
        rows.to_text(summary.bans),
        summary.goal,
        result.is_rated and can_be_rated,
    )
    (finished,) = await finished_matches(session, "match.id = ?", match)
    if is_corrected:
        owe_recount(session, finished.guild, finished.game)
    else:
        await _count(session, finished, mode)


async def _can_be_rated(session: Session, match: MatchId) -> bool:
    found = await session.value(
        "SELECT 1 FROM match WHERE id = ? AND (hints = 1 OR id IN (SELECT match FROM seat WHERE user < 0)"
        " AND guild NOT IN (SELECT guild FROM guild_settings WHERE rates_computers = 1))",
        match,
    )
    return found is None


async def rate_again(session: Session, season: SeasonId, game: GameRecord) -> None:
    """A game that was put right counts for the figures as long as it says what its match says."""
    assert game.match is not None, "a game of a match"
    kept = await session.one(
        "SELECT match_result.winner, is_rated, guild, game, home, away FROM match_result"
        " JOIN match ON match.id = match_result.match JOIN pairing ON pairing.season = ? AND pairing.id = ?"
        " WHERE match_result.match = ?",
        season,
        game.pairing,
        game.match,
    )
    if kept is None:
        return
    winner = None if kept["winner"] is None else kept["away"] if kept["winner"] else kept["home"]
    is_rated = game.reason in PLAYED_REASONS and game.winner == winner
    is_rated = is_rated and await _can_be_rated(session, game.match)
    if is_rated != bool(kept["is_rated"]):
        session.put("UPDATE match_result SET is_rated = ? WHERE match = ?", is_rated, game.match)
        owe_recount(session, GuildId(kept["guild"]), kept["game"])


async def finished_matches(session: Session, which: str, *values: Value) -> list[FinishedMatch]:
    """What remains of some finished matches, in the order they ended."""
    found, seats = await session.run_all(
        Statement(
            "SELECT match_result.*, match.guild, match.game, match.setup, match.ended_at,"
            " coalesce(pairing_game.season, linked_match.season) AS season,"
            f" coalesce(pairing_game.pairing, linked_match.pairing) AS pairing {_RESULTS} WHERE {which}"
            " ORDER BY match_result.number",
            values,
        ),
        Statement(
            f"SELECT seat.match, seat.user {_RESULTS} JOIN seat ON seat.match = match.id WHERE {which}"
            " ORDER BY seat.match, seat.seat",
            values,
        ),
    )
    # There may be thousands, and others shall not wait for them.
    return await asyncio.to_thread(_finished, found, seats)


def _finished(found: Iterable[Row], seats: Iterable[Row]) -> list[FinishedMatch]:
    users: dict[int, list[UserId]] = {}
    for seat in seats:
        users.setdefault(seat["match"], []).append(UserId(seat["user"]))
    return [season_rows.finished_match(row, users.get(row["match"], ())) for row in found]


def owe_recount(session: Session, guild: GuildId, game: str) -> None:
    """Have a game of a server counted again before the next look at its figures."""
    session.put(
        "INSERT INTO recount (guild, game, changes) VALUES (?, ?, 1)"
        " ON CONFLICT (guild, game) DO UPDATE SET changes = recount.changes + 1",
        guild,
        game,
    )


async def _count(session: Session, match: FinishedMatch, mode: str) -> None:
    if not match.is_rated:
        return
    where = (match.guild, match.game)
    # Where everything is to be counted again, this match is as well, but whoever is at it must begin anew.
    if await session.run(
        "UPDATE recount SET changes = changes + 1 WHERE guild = ? AND game = ? RETURNING changes", *where
    ):
        return
    for sheet, key, amounts in lines_of(match):
        added = ", ".join(f"{one} = stats_{sheet.name}.{one} + excluded.{one}" for one in sheet.amounts)
        keys = ", ".join(("guild", "game", *sheet.keys))
        session.put(
            f"{_insert_sum(sheet)} ON CONFLICT ({keys}) DO UPDATE SET {added}",
            *where,
            *key,
            *amounts,
        )
    game = rated_game(match, mode)
    if game is not None:
        await _rate(session, match, game)


async def _rate(session: Session, match: FinishedMatch, game: RatedGame) -> None:
    found = await session.run(
        "SELECT * FROM rating WHERE guild = ? AND game = ? AND mode = ?"
        " AND user IN (SELECT value FROM json_each(?))",
        match.guild,
        match.game,
        game.mode,
        rows.to_text([person for side in game.sides for person in side]),
    )
    before = {PersonId(row["user"]): rating(row) for row in found}
    # The library behind it takes a while to load, the first time.
    after = await asyncio.to_thread(rated, before, game)
    session.put_many(
        upsert("rating", ("guild", "game", "mode", "user"), _RATED),
        [_rating_row(match.guild, match.game, game.mode, one) for one in after],
    )


def _insert_sum(sheet: Sheet) -> str:
    columns = ("guild", "game", *sheet.keys, *sheet.amounts)
    return f"INSERT INTO stats_{sheet.name} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"


_INSERT_RATING: Final = (
    f"INSERT INTO rating (guild, game, mode, user, {', '.join(_RATED)})"
    f" VALUES ({', '.join('?' * (4 + len(_RATED)))})"
)


def rating(row: Row) -> Rating:
    """A stored rating."""
    return Rating(PersonId(row["user"]), *(row[name] for name in _RATED))


def _rating_row(guild: GuildId, game: str, mode: str, one: Rating) -> tuple[Value, ...]:
    return (guild, game, mode, one.person, *(getattr(one, name) for name in _RATED))


def insertions(guild: GuildId, game: str, figures: Figures) -> list[Insertion]:
    """Figures as rows to be inserted."""
    sums: list[Insertion] = [
        (_insert_sum(sheet), [(guild, game, *key, *amounts) for key, amounts in lines.items()])
        for sheet, lines in figures.sums.items()
    ]
    ratings = [_rating_row(guild, game, mode, one) for (mode, _), one in figures.ratings.items()]
    return [*sums, (_INSERT_RATING, ratings)]


# --- Whoever is forgotten ---


async def forget_in_figures(session: Session, user: UserId) -> None:
    """Take somebody out of the figures; the ratings of those they played with are owed a recount."""
    found = await session.run("SELECT DISTINCT guild, game FROM rating WHERE user = ?", user)
    for row in found:
        owe_recount(session, GuildId(row["guild"]), row["game"])
    # Whoever is counting again just now has read the matches with them.
    session.put("UPDATE recount SET changes = changes + 1")
    session.put("DELETE FROM stats_players WHERE user = ?", user)
    session.put("DELETE FROM stats_own_choices WHERE user = ?", user)
    session.put("DELETE FROM stats_meetings WHERE one = ?1 OR two = ?1", user)
    session.put("DELETE FROM rating WHERE user = ?", user)
