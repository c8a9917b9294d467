"""One change of one match, whole or not at all: the heart of the store."""

from __future__ import annotations

from collections.abc import Iterable

from sfb_bot.kernel import BugError
from sfb_bot.leagues.seasons.finished import GameResult
from sfb_bot.leagues.seasons.records import GameReason, SeasonChange
from sfb_bot.matches.ports import VersionConflict
from sfb_bot.matches.records import Change, MatchId, Moment, NewDeadline, StoredEntry
from sfb_bot.storage import rows
from sfb_bot.storage.forgetting import settle_match
from sfb_bot.storage.season_changes import report, write_season
from sfb_bot.storage.session import Clash, Session
from sfb_bot.storage.shared_writes import TableGroup, add_deadlines, note_press, queue, require_place


class ChangeTables(TableGroup):
    """Writes changes."""

    async def apply(self, change: Change) -> None:
        """Write one change of one match, whole or not at all.

        DuplicateInteraction for a second press; VersionConflict when the match has gone on or the
        deadline in `fired` is settled already; PlaceTaken when a match that was over would live again
        in a channel that has another one.
        """
        await self.apply_in_season(change)

    async def apply_in_season(
        self, change: Change, reason: GameReason | None = None, season: SeasonChange | None = None
    ) -> None:
        """Write one change of one match, whole or not at all, and with it what it changes in a season."""
        _require_sense(change)
        now = self._now()
        try:
            # The end of a match concerns more than the match: figures, seasons, whoever is to be forgotten.
            # So does what takes an end back.
            is_over = change.match.status == "over" or change.result is not None
            is_more = is_over or change.drop_after is not None or season is not None
            async with self._database.writing(None if is_more else change.match.id) as session:
                await _write(session, change, now, is_alone=is_more)
                if change.result is not None:
                    result = GameResult.of(change.result, reason)
                    ended = change.match.id
                    await report(session, ended, result, change.mode, now, is_followed=change.is_followed)
                if season is not None:
                    await write_season(session, season, now)
        except Clash:
            # A match that lives again may find another one in its channel.
            async with self._database.reading() as session:
                channel = await session.value("SELECT channel FROM match WHERE id = ?", change.match.id)
                await require_place(session, channel, besides=change.match.id)
            raise


async def _write(session: Session, change: Change, now: Moment, *, is_alone: bool) -> None:
    match = change.match.id
    await note_press(session, change.interaction, now, is_alone=is_alone)
    if change.fired is not None:
        await _settle_deadline(session, match, change.fired)
    await _update_match(session, change)
    if change.drop_after is not None:
        _drop_after(session, match, change.drop_after)
    _add_entries(session, match, change.entries)
    _see(session, change)
    await _add_checkpoint(session, change)
    if change.match.status == "over":
        _clear_away(session, match)
        if change.is_followed:
            add_deadlines(session, [NewDeadline("sequel", now)], match, None)
    else:
        _replace_waiting(session, change)
    queue(session, change.outbox, match, None, now)
    _note_admin(session, change)
    if change.match.status == "over":
        await settle_match(session, match)


def _require_sense(change: Change) -> None:
    """The numbers of a change must fit together; a journal with a hole could never be read again."""
    before = change.expected_seq if change.drop_after is None else change.drop_after
    numbers = [entry.seq for entry in change.entries]
    if not 0 <= before <= change.expected_seq:
        raise BugError(f"a change would drop entries after {before} of {change.expected_seq}")
    if numbers != list(range(before + 1, before + 1 + len(numbers))):
        raise BugError(f"a change would add entries {numbers} after entry {before}")
    if change.match.seq != before + len(numbers):
        raise BugError(f"a change would leave {change.match.seq} entries, not {before + len(numbers)}")
    if change.match.ask_no < change.expected_ask_no:
        raise BugError(f"question {change.expected_ask_no} would become {change.match.ask_no} again")
    if change.checkpoint is not None and change.checkpoint.seq > change.match.seq:
        raise BugError(f"a checkpoint after entry {change.checkpoint.seq} of {change.match.seq}")


async def _settle_deadline(session: Session, match: MatchId, deadline: int) -> None:
    if not await session.run("DELETE FROM deadline WHERE id = ? AND match = ? RETURNING id", deadline, match):
        raise VersionConflict(f"deadline {deadline} of match {match} is settled already")


async def _update_match(session: Session, change: Change) -> None:
    """Write what a change may change; where a match is shown belongs to move_match and note_post."""
    record = change.match
    found = await session.run(
        "UPDATE match SET status = ?, pace = ?, seq = ?, ask_no = ?, asked_at = ?, clock = ?,"
        " ended_at = ?, paused_for = ?, told_seq = ?, edition = ?, edition_since = ?, broken = ?,"
        " waits = ?,"
        " shown_seq = min(shown_seq, coalesce(?, shown_seq))"
        " WHERE id = ? AND seq = ? AND ask_no = ? RETURNING id",
        record.status,
        rows.pace_text(record.pace),
        record.seq,
        record.ask_no,
        record.asked_at,
        rows.clock_text(record.clock),
        record.ended_at,
        record.paused_for,
        record.told_seq,
        record.edition,
        record.edition_since,
        record.broken,
        record.waits,
        change.drop_after,
        record.id,
        change.expected_seq,
        change.expected_ask_no,
    )
    if not found:
        raise VersionConflict(
            f"match {record.id} is not at entry {change.expected_seq} and question {change.expected_ask_no}"
        )
    session.put_many(
        "INSERT INTO seat (match, seat, side, user, bank, away_until, used, came)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
        # Whoever was forgotten stays forgotten, also where a match in memory still knows them.
        " ON CONFLICT (match, seat) DO UPDATE SET"
        " user = CASE WHEN seat.user = 0 THEN 0 ELSE excluded.user END, bank = excluded.bank,"
        " away_until = excluded.away_until, used = excluded.used, came = excluded.came,"
        " seen = CASE WHEN seat.user = excluded.user THEN seat.seen ELSE -1 END",
        (
            (record.id, seat.seat, seat.side, seat.user, seat.bank, seat.away_until, seat.used, seat.came)
            for seat in record.seats
        ),
    )


def _see(session: Session, change: Change) -> None:
    """Whoever has just chosen something was shown what came of it."""
    session.put_many(
        "UPDATE seat SET seen = ? WHERE match = ? AND seat = ?",
        ((change.match.seq, change.match.id, seat) for seat in change.seen_by),
    )


def _drop_after(session: Session, match: MatchId, seq: int) -> None:
    session.put("DELETE FROM entry WHERE match = ? AND seq > ?", match, seq)
    session.put("DELETE FROM checkpoint WHERE match = ? AND seq > ?", match, seq)
    session.put(
        "UPDATE ledger_post SET since = min(since, ?1), told = min(told, ?1),"
        " grown = max(0, grown - max(0, told - ?1)), turn_since = min(turn_since, ?1),"
        " act_since = min(act_since, ?1),"
        " taken_back = CASE WHEN told > ?1 AND told - grown <= ?1 THEN 1 ELSE taken_back END"
        " WHERE match = ?2",
        seq,
        match,
    )
    session.put("UPDATE seat SET seen = min(seen, ?) WHERE match = ?", seq, match)


def _add_entries(session: Session, match: MatchId, entries: Iterable[StoredEntry]) -> None:
    session.put_many(
        "INSERT INTO entry (match, seq, entry, events, at, interaction) VALUES (?, ?, ?, ?, ?, ?)",
        (
            (
                match,
                each.seq,
                rows.to_text(each.entry.encode()),
                rows.to_text(each.events),
                each.at,
                each.interaction,
            )
            for each in entries
        ),
    )


async def _add_checkpoint(session: Session, change: Change) -> None:
    match, checkpoint = change.match.id, change.checkpoint
    if checkpoint is not None:
        session.put("DELETE FROM checkpoint WHERE match = ? AND kept = 0", match)
        session.put(
            "INSERT INTO checkpoint (match, seq, kept, body) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (match, seq) DO UPDATE SET body = excluded.body,"
            " kept = max(checkpoint.kept, excluded.kept)",
            match,
            checkpoint.seq,
            change.is_turn_start,
            rows.pack(checkpoint),
        )
    elif change.drop_after is not None and not await session.run(
        "SELECT 1 FROM checkpoint WHERE match = ? LIMIT 1", match
    ):
        raise BugError(f"match {match} would have no checkpoint left")


def _clear_away(session: Session, match: MatchId) -> None:
    """Nothing waits for a match that is over; of its checkpoints the first and the last are enough."""
    for table in ("deadline", "held_answer", "standing_order", "answer_ahead"):
        session.put(f"DELETE FROM {table} WHERE match = ?", match)
    session.put(
        "DELETE FROM checkpoint WHERE match = ?1"
        " AND seq > (SELECT min(seq) FROM checkpoint WHERE match = ?1)"
        " AND seq < (SELECT max(seq) FROM checkpoint WHERE match = ?1)",
        match,
    )


def _replace_waiting(session: Session, change: Change) -> None:
    match, held, orders = change.match.id, change.held, change.orders
    if change.deadlines is not None:
        session.put("DELETE FROM deadline WHERE match = ?", match)
        add_deadlines(session, change.deadlines, match, None)
    if held is not None:
        session.put("DELETE FROM held_answer WHERE match = ?", match)
        session.put_many(
            "INSERT INTO held_answer (match, seat, ask_no, keys, release_at) VALUES (?, ?, ?, ?, ?)",
            ((match, each.seat, each.ask_no, rows.to_text(each.keys), each.release_at) for each in held),
        )
    if orders is not None:
        session.put("DELETE FROM standing_order WHERE match = ?", match)
        session.put_many(
            "INSERT INTO standing_order (match, place, seat, kind, subject, turn_no)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            (
                (match, place, each.seat, each.kind, each.subject, each.turn_no)
                for place, each in enumerate(orders)
            ),
        )
    if change.ahead is not None:
        session.put("DELETE FROM answer_ahead WHERE match = ?", match)
        session.put_many(
            "INSERT INTO answer_ahead (match, seat, prompt, keys) VALUES (?, ?, ?, ?)",
            ((match, each.seat, each.prompt, rows.answers_text(each)) for each in change.ahead),
        )


def _note_admin(session: Session, change: Change) -> None:
    action = change.admin
    if action is not None:
        session.put(
            "INSERT INTO admin_action (guild, match, actor, action, reason, at) VALUES (?, ?, ?, ?, ?, ?)",
            action.guild,
            action.match,
            action.actor,
            action.action,
            action.reason,
            action.at,
        )
