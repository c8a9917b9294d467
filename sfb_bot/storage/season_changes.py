"""One change of one season, whole or not at all, and the report of a match that ended."""

from __future__ import annotations

from sfb_bot.leagues.seasons.finished import GameResult
from sfb_bot.leagues.seasons.records import (
    ActionRecord,
    LeagueId,
    LeagueOrganisers,
    SeasonChange,
    SeasonRecord,
)
from sfb_bot.matches.ports import VersionConflict
from sfb_bot.matches.records import MatchId, Moment, NewDeadline, SeasonId
from sfb_bot.storage import rows, season_rows
from sfb_bot.storage.forgetting import owe_match, settle_season
from sfb_bot.storage.matches import insert_match
from sfb_bot.storage.results import keep_result, owe_recount, rate_again
from sfb_bot.storage.session import Session
from sfb_bot.storage.shared_writes import add_deadlines, note_press, queue


async def write_season(session: Session, change: SeasonChange, now: Moment) -> None:
    """Write a change of a season in the transaction under way."""
    await note_press(session, change.interaction, now)
    season = change.season.id
    if change.fired is not None:
        await settle(session, season, change.fired)
    await _update_season(session, change.season)
    session.put("DELETE FROM season_finish WHERE season = ?", season)
    _take_away(session, change)
    _write_people(session, change)
    _write_rounds(session, change)
    _write_pairings(session, change)
    _write_games(session, change)
    for game in change.games:
        if game.match is not None and game.reason is not None:
            await rate_again(session, season, game)
    for new in change.matches:
        match = await insert_match(session, new.match.record, new.match.checkpoint, new.match.opening_events)
        owe_match(session, match, "season", season)
        add_deadlines(session, new.match.deadlines, match, None)
        queue(session, new.outbox, match, None, now)
        session.put(
            "INSERT INTO pairing_game (season, pairing, number, match, home_score, away_score, paused)"
            " VALUES (?, ?, ?, ?, 0, 0, 0)",
            season,
            new.pairing,
            new.number,
            match,
        )
    add_deadlines(session, change.deadlines, None, None, season)
    queue(session, change.outbox, None, None, now, season)
    if change.undone is not None:
        session.put("UPDATE season_action SET undone = 1 WHERE id = ? AND season = ?", change.undone, season)
    if change.organisers is not None:
        _write_organisers(session, change.season.league, change.organisers)
    if change.action is not None:
        write_action(session, season, change.action)
    if change.is_deleted:
        await delete_season(session, change, now)
    else:
        await settle_season(session, season)


async def delete_season(session: Session, change: SeasonChange, now: Moment) -> None:
    """Take a season away with everything about it; its matches, which are over, are matches of no league."""
    season, record, action = change.season.id, change.season, change.action
    session.put(
        "INSERT INTO unpaired_match (match, season) SELECT match, season FROM pairing_game"
        " WHERE season = ? AND match IS NOT NULL",
        season,
    )
    for table in ("pairing_game", "pairing", "season_round", "entrant_player", "entrant", "season_post"):
        session.put(f"DELETE FROM {table} WHERE season = ?", season)
    for table in ("season_action", "season_finish", "deadline", "outbox"):
        session.put(f"DELETE FROM {table} WHERE season = ?", season)
    session.put("DELETE FROM deletion_owed WHERE what = 'season' AND id = ?", season)
    session.put("DELETE FROM season WHERE id = ?", season)
    session.put(
        "INSERT INTO deleted_season (season, guild, at, actor, name, reason) VALUES (?, ?, ?, ?, ?, ?)",
        season,
        record.guild,
        now,
        action.actor if action is not None else 0,
        record.name,
        action.reason if action is not None else "",
    )
    # What was counted for the season counts for no league now.
    owe_recount(session, record.guild, record.game)


async def settle(session: Session, season: SeasonId, deadline: int) -> None:
    """Take away a deadline that fired; VersionConflict when it is gone already."""
    if not await session.run(
        "DELETE FROM deadline WHERE id = ? AND season = ? RETURNING id", deadline, season
    ):
        raise VersionConflict(f"deadline {deadline} of season {season} is settled already")


async def _update_season(session: Session, record: SeasonRecord) -> None:
    """Write what a change may change; the rest belongs to the proposal."""
    found = await session.run(
        "UPDATE season SET status = ?, version = version + 1, channel = ?, pace = ?, settings = ?, terms = ?,"
        " signup_until = ?, started_at = ?, finished_at = ?, paused_at = ?, paused_for = ?, paused_until = ?,"
        " qualified = ? WHERE id = ? AND version = ? RETURNING id",
        record.status,
        record.channel,
        rows.pace_text(record.pace),
        season_rows.settings_text(record.settings),
        season_rows.terms_text(record.terms),
        record.signup_until,
        record.started_at,
        record.finished_at,
        record.paused_at,
        record.paused_for,
        record.paused_until,
        rows.to_text(record.qualified),
        record.id,
        record.version,
    )
    if not found:
        raise VersionConflict(f"season {record.id} is not at version {record.version}")


def _write_organisers(session: Session, league: LeagueId, organisers: LeagueOrganisers) -> None:
    session.put("UPDATE league SET organiser_role = ? WHERE id = ?", organisers.role, league)
    session.put("DELETE FROM league_organiser WHERE league = ?", league)
    session.put_many(
        "INSERT INTO league_organiser (league, user) VALUES (?, ?)",
        ((league, user) for user in organisers.users),
    )


def _take_away(session: Session, change: SeasonChange) -> None:
    """Pairings that are to be no more, with their games, and rounds."""
    season = change.season.id
    gone = [(season, one) for one in change.gone_pairings]
    session.put_many(
        "INSERT INTO unpaired_match (match, season) SELECT match, season FROM pairing_game"
        " WHERE season = ? AND pairing = ? AND match IS NOT NULL",
        gone,
    )
    session.put_many("DELETE FROM pairing_game WHERE season = ? AND pairing = ?", gone)
    session.put_many("DELETE FROM pairing WHERE season = ? AND id = ?", gone)
    session.put_many(
        "DELETE FROM season_round WHERE season = ? AND number = ?",
        ((season, number) for number in change.gone_rounds),
    )


def _write_people(session: Session, change: SeasonChange) -> None:
    season = change.season.id
    replaced = [*change.gone_entrants, *(one.id for one in change.entrants)]
    session.put_many(
        "DELETE FROM entrant_player WHERE season = ? AND entrant = ?", ((season, one) for one in replaced)
    )
    session.put_many(
        "DELETE FROM entrant WHERE season = ? AND id = ?", ((season, one) for one in change.gone_entrants)
    )
    session.put_many(
        "INSERT INTO entrant (season, id, status, rank, joined_at, dropped_after_round, grace_left,"
        " start_points, confirmed_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (season, id)"
        " DO UPDATE SET"
        " status = excluded.status, rank = excluded.rank, dropped_after_round = excluded.dropped_after_round,"
        " grace_left = excluded.grace_left, start_points = excluded.start_points,"
        " confirmed_at = excluded.confirmed_at",
        (
            (
                season,
                one.id,
                one.status,
                one.rank,
                one.joined_at,
                one.dropped_after_round,
                one.grace_left,
                one.start_points,
                one.confirmed_at,
            )
            for one in change.entrants
        ),
    )
    session.put_many(
        "INSERT INTO entrant_player (season, entrant, place, user, since, until) VALUES (?, ?, ?, ?, ?, ?)",
        (
            (season, one.id, place, player.user, player.since, player.until)
            for one in change.entrants
            for place, player in enumerate(one.players)
        ),
    )


def _write_rounds(session: Session, change: SeasonChange) -> None:
    season = change.season.id
    session.put_many(
        "INSERT INTO season_round (season, number, stage, opened_at, ends_at, closed_at, is_cut, is_held)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (season, number)"
        " DO UPDATE SET ends_at = excluded.ends_at,"
        " closed_at = excluded.closed_at, is_cut = excluded.is_cut, is_held = excluded.is_held",
        (
            (
                season,
                each.number,
                each.stage,
                each.opened_at,
                each.ends_at,
                each.closed_at,
                each.is_cut,
                each.is_held,
            )
            for each in change.rounds
        ),
    )


def _write_pairings(session: Session, change: SeasonChange) -> None:
    season = change.season.id
    session.put_many(
        "INSERT INTO pairing (season, id, round, home, away, first_player, bye, stage, group_no, step,"
        " position, due, grace_of, grace_from, decided_at, match_time, offered_time, offered_by, extended)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (season, id)"
        " DO UPDATE SET"
        " due = excluded.due, grace_of = excluded.grace_of, grace_from = excluded.grace_from,"
        " decided_at = excluded.decided_at, match_time = excluded.match_time,"
        " offered_time = excluded.offered_time, offered_by = excluded.offered_by,"
        " extended = excluded.extended",
        (
            (
                season,
                each.pairing.id,
                each.pairing.round,
                each.pairing.home,
                each.pairing.away,
                each.pairing.first_player,
                each.pairing.bye,
                each.pairing.stage,
                each.pairing.group,
                each.pairing.step,
                each.pairing.position,
                each.due,
                each.grace_of,
                each.grace_from,
                each.decided_at,
                each.match_time,
                each.offered_time,
                each.offered_by,
                each.extended,
            )
            for each in change.pairings
        ),
    )


def _write_games(session: Session, change: SeasonChange) -> None:
    season = change.season.id
    session.put_many(
        "INSERT INTO pairing_game (season, pairing, number, match, winner, home_score, away_score, reason,"
        " ended_at, paused, is_corrected) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (season, pairing, number) DO UPDATE SET"
        " winner = excluded.winner, home_score = excluded.home_score, away_score = excluded.away_score,"
        " reason = excluded.reason, ended_at = excluded.ended_at, paused = excluded.paused,"
        " is_corrected = excluded.is_corrected",
        (
            (
                season,
                each.pairing,
                each.number,
                each.match,
                each.winner,
                each.home_score,
                each.away_score,
                each.reason,
                each.ended_at,
                each.paused,
                each.is_corrected,
            )
            for each in change.games
        ),
    )


def write_action(session: Session, season: SeasonId, action: ActionRecord) -> None:
    """Write an organiser's action to the log."""
    session.put(
        "INSERT INTO season_action (season, actor, action, reason, at, effects, undo, undone)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, 0)",
        season,
        action.actor,
        action.action,
        action.reason,
        action.at,
        rows.to_text(action.effects),
        rows.to_text(action.undo),
    )


async def report(
    session: Session, match: MatchId, result: GameResult, mode: str, now: Moment, *, is_followed: bool = False
) -> None:
    """The end of a match is its report: the game of the league has its result with it.

    The season is looked at afterwards, by a deadline that is due at once. A game whose match is followed by
    another one goes on with that.
    """
    await keep_result(session, match, result, mode)
    if is_followed:
        return
    settings = await session.value(
        "SELECT season.settings FROM pairing_game JOIN season ON season.id = pairing_game.season"
        " WHERE match = ?",
        match,
    )
    # Settings of earlier versions have no such entry.
    is_full = settings is not None and bool(rows.from_text(settings).get("full_score"))
    home, away = (*result.scores(is_full=is_full), 0, 0)[:2]
    found = await session.run(
        "UPDATE pairing_game SET reason = ?1, home_score = ?2, away_score = ?3, ended_at = ?4, paused = 0,"
        " winner = (SELECT CASE WHEN ?5 = 0 THEN home WHEN ?5 = 1 THEN away END FROM pairing"
        " WHERE pairing.season = pairing_game.season AND pairing.id = pairing_game.pairing)"
        " WHERE match = ?6 AND reason IS NULL RETURNING season",
        result.reason,
        home,
        away,
        now,
        None if result.reason == "void" else result.summary.winner,
        match,
    )
    if found:
        add_deadlines(session, [NewDeadline("season", now, note="step")], None, None, found[0]["season"])
