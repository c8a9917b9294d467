"""Matches: made, read and bound to channels. How they change is in `changes`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, replace

from sfb_bot.kernel import Checkpoint, JournalError, Json, Seat
from sfb_bot.matches.lobby_records import LobbyRecord, LobbySeat
from sfb_bot.matches.ports import LoadedMatch, VersionConflict
from sfb_bot.matches.records import (
    ChannelId,
    MatchId,
    MatchRecord,
    MatchStatus,
    Moment,
    NewDeadline,
    NewMatch,
    NewOutbox,
    StoredEntry,
    UserId,
)
from sfb_bot.storage import rows
from sfb_bot.storage.forgetting import owe_match
from sfb_bot.storage.session import Row, Session, Statement
from sfb_bot.storage.shared_writes import (
    TableGroup,
    add_deadlines,
    insert_lobby,
    note_press,
    put_seats,
    queue,
    require_place,
)
from sfb_bot.storage.territories import held

# Whatever a match is asked for by, its seats come with it in the same order.
_SEATS = "SELECT * FROM seat WHERE match IN ({}) ORDER BY match, seat"


class MatchTables(TableGroup):
    """Matches, seats, journals and checkpoints."""

    async def create_match(
        self,
        record: MatchRecord,
        checkpoint: Checkpoint,
        opening_events: Json,
        deadlines: Sequence[NewDeadline],
        outbox: Sequence[NewOutbox],
        interaction: str = "",
        *,
        table: LobbyRecord | None = None,
        is_queued: bool = False,
    ) -> MatchId:
        """Store a new match (its id in `record` is ignored) and mark `record.lobby` as started."""
        now = self._now()
        async with self._database.writing() as session:
            await note_press(session, interaction, now)
            if is_queued:
                await _take_from_queue(session, record)
            if table is not None:
                record = replace(record, lobby=await insert_lobby(session, table))
            await _require_waiting(session, record)
            await require_place(session, record.channel)
            match = await insert_match(session, record, checkpoint, opening_events)
            if record.lobby is not None:
                session.put(
                    "UPDATE lobby SET status = 'started', match = ? WHERE id = ?", match, record.lobby
                )
                taken = [LobbySeat(seat.side, seat.user, is_in=True) for seat in record.seats]
                put_seats(session, record.lobby, taken)
                session.put("DELETE FROM deadline WHERE lobby = ?", record.lobby)
                owe_match(session, match, "lobby", record.lobby)
                # Whoever accepts was glad to be asked.
                session.put("DELETE FROM ping WHERE lobby = ?", record.lobby)
            add_deadlines(session, deadlines, match, None)
            queue(session, outbox, match, None, now)
        return match

    async def create_sequel(self, new: NewMatch, before: MatchId, outbox: Sequence[NewOutbox]) -> MatchId:
        """Store the match that follows another one, and takes its place in a league."""
        now, record = self._now(), new.record
        async with self._database.writing() as session:
            if not await session.run(
                "DELETE FROM deadline WHERE match = ? AND kind = 'sequel' RETURNING id", before
            ):
                raise VersionConflict(f"match {before} is followed already")
            await require_place(session, record.channel)
            match = await insert_match(session, record, new.checkpoint, new.opening_events)
            session.put(
                "INSERT INTO linked_match (match, before, season, pairing) SELECT ?1, ?2,"
                " (SELECT season FROM pairing_game WHERE match = ?2),"
                " (SELECT pairing FROM pairing_game WHERE match = ?2)",
                match,
                before,
            )
            session.put("UPDATE pairing_game SET match = ? WHERE match = ? AND reason IS NULL", match, before)
            add_deadlines(session, new.deadlines, match, None)
            queue(session, outbox, match, None, now)
        return match

    async def load_match(self, match: MatchId) -> LoadedMatch | None:
        """What the match is rebuilt from."""
        async with self._database.reading() as session:
            found, seats, bodies, entries, held, orders, ahead = await session.run_all(
                Statement("SELECT * FROM match WHERE id = ?", (match,)),
                Statement("SELECT * FROM seat WHERE match = ? ORDER BY seat", (match,)),
                Statement("SELECT body FROM checkpoint WHERE match = ? ORDER BY seq DESC LIMIT 1", (match,)),
                Statement(
                    "SELECT * FROM entry WHERE match = ?1 AND seq >"
                    " (SELECT max(seq) FROM checkpoint WHERE match = ?1) ORDER BY seq",
                    (match,),
                ),
                Statement("SELECT * FROM held_answer WHERE match = ? ORDER BY seat", (match,)),
                Statement("SELECT * FROM standing_order WHERE match = ? ORDER BY place", (match,)),
                Statement("SELECT * FROM answer_ahead WHERE match = ? ORDER BY seat", (match,)),
            )
        if not found:
            return None
        if not bodies:
            raise JournalError(f"match {match} has no checkpoint")
        return LoadedMatch(
            rows.match_record(found[0], seats),
            rows.unpack(bodies[0]["body"]),
            tuple(map(rows.stored_entry, entries)),
            tuple(map(rows.held_answer, held)),
            tuple(map(rows.standing_order, orders)),
            tuple(map(rows.answer_ahead, ahead)),
        )

    async def match_record(self, match: MatchId) -> MatchRecord | None:
        """The record alone."""
        async with self._database.reading() as session:
            return await read_record(session, "WHERE id = ?", match)

    async def entries(self, match: MatchId, after: int = 0, up_to: int | None = None) -> list[StoredEntry]:
        """Entries with `after` < seq <= `up_to`, in order."""
        async with self._database.asking() as session:
            found = await session.run(
                "SELECT * FROM entry WHERE match = ? AND seq > ? AND seq <= coalesce(?, seq) ORDER BY seq",
                match,
                after,
                up_to,
            )
        return [rows.stored_entry(row) for row in found]

    async def opening_events(self, match: MatchId) -> Json:
        """What happened before the first question; None for a match that does not exist."""
        async with self._database.asking() as session:
            text = await session.value("SELECT opening FROM match WHERE id = ?", match)
        return None if text is None else rows.from_text(text)

    async def turn_checkpoints(self, match: MatchId) -> list[Checkpoint]:
        """Checkpoints kept from the opening and starts of turns, oldest first, without the newest of all."""
        async with self._database.asking() as session:
            found = await session.run(
                "SELECT body FROM checkpoint WHERE match = ?1 AND kept = 1 AND seq <"
                " (SELECT max(seq) FROM checkpoint WHERE match = ?1) ORDER BY seq",
                match,
            )
        return [rows.unpack(row["body"]) for row in found]

    async def checkpoint_before(self, match: MatchId, seq: int, *, kept: bool = False) -> Checkpoint | None:
        """The newest stored checkpoint with at most that many entries.

        With `kept` only one from the opening or the start of a turn.
        """
        async with self._database.asking() as session:
            body = await session.value(
                "SELECT body FROM checkpoint WHERE match = ? AND seq <= ? AND kept >= ?"
                " ORDER BY seq DESC LIMIT 1",
                match,
                seq,
                kept,
            )
        return None if body is None else rows.unpack(body)

    async def matches_of(self, user: UserId, *, live_only: bool) -> list[MatchRecord]:
        """Matches a user sits in, newest first."""
        async with self._database.reading() as session:
            wanted = (
                "SELECT DISTINCT match.id FROM seat JOIN match ON match.id = seat.match"
                " WHERE seat.user = ?1 AND (match.status <> 'over' OR ?2 = 0)"
            )
            found, seats = await session.run_all(
                Statement(f"SELECT * FROM match WHERE id IN ({wanted}) ORDER BY id DESC", (user, live_only)),
                Statement(_SEATS.format(wanted), (user, live_only)),
            )
        by_match: dict[int, list[Row]] = {}
        for seat in seats:
            by_match.setdefault(seat["match"], []).append(seat)
        return [rows.match_record(row, by_match.get(row["id"], ())) for row in found]

    async def seat_before(self, user: UserId, game: str, match: MatchId) -> tuple[MatchId, Seat] | None:
        """Where a user sat in their newest match of a game before this one."""
        async with self._database.reading() as session:
            found = await session.run(
                "SELECT seat.match, seat.seat FROM seat JOIN match ON match.id = seat.match"
                " WHERE seat.user = ? AND match.game = ? AND match.id < ? ORDER BY match.id DESC LIMIT 1",
                user,
                game,
                match,
            )
        return (MatchId(found[0]["match"]), Seat(found[0]["seat"])) if found else None

    async def live_matches(self) -> list[MatchId]:
        """All matches that are not over."""
        async with self._database.asking() as session:
            found = await session.run(
                f"SELECT id FROM match WHERE status <> 'over' AND {held(self.territory, 'guild')} ORDER BY id"
            )
        return [MatchId(row["id"]) for row in found]

    async def matches_with_computers(self) -> list[MatchId]:
        """Those of them in which a computer player sits."""
        async with self._database.asking() as session:
            found = await session.run(
                "SELECT id FROM match WHERE status <> 'over'"
                f" AND id IN (SELECT match FROM seat WHERE user < 0) AND {held(self.territory, 'guild')}"
                " ORDER BY id"
            )
        return [MatchId(row["id"]) for row in found]

    async def solo_matches_of(self, user: UserId, since: Moment) -> list[tuple[Moment, MatchStatus]]:
        """When matches of a user against computer players alone began, and how they stand."""
        async with self._database.reading() as session:
            found = await session.run(
                "SELECT created_at, status FROM match"
                " WHERE id IN (SELECT match FROM seat WHERE user = ?1)"
                " AND id NOT IN (SELECT match FROM seat WHERE user >= 0 AND user <> ?1)"
                " AND (status <> 'over' OR created_at > ?2) ORDER BY id",
                user,
                since,
            )
        return [(Moment(row["created_at"]), row["status"]) for row in found]

    async def all_matches(self) -> list[MatchId]:
        """Every stored match."""
        async with self._database.reading() as session:
            found = await session.run("SELECT id FROM match ORDER BY id")
        return [MatchId(row["id"]) for row in found]

    async def match_in(self, channel: ChannelId) -> MatchRecord | None:
        """The live match bound to a channel, else the newest finished one there."""
        async with self._database.reading() as session:
            return await read_record(
                session,
                "WHERE channel = ? AND channel <> 0 ORDER BY status = 'over', id DESC LIMIT 1",
                channel,
            )

    async def move_match(self, match: MatchId, channel: ChannelId) -> None:
        """Bind a match to another channel; PlaceTaken when that is taken."""
        async with self._database.writing() as session:
            status = await session.value("SELECT status FROM match WHERE id = ?", match)
            if status != "over":
                await require_place(session, channel, besides=match)
            session.put("UPDATE match SET channel = ? WHERE id = ?", channel, match)

    async def seen_interaction(self, interaction: str) -> bool:
        """Whether this press was carried out already."""
        async with self._database.reading() as session:
            return await session.value("SELECT 1 FROM interaction WHERE id = ?", interaction) is not None


async def read_record(session: Session, which: str, value: int) -> MatchRecord | None:
    """A match with its seats, in the transaction under way."""
    found, seats = await session.run_all(
        Statement(f"SELECT * FROM match {which}", (value,)),
        Statement(_SEATS.format(f"SELECT id FROM match {which}"), (value,)),
    )
    return rows.match_record(found[0], seats) if found else None


async def _take_from_queue(session: Session, record: MatchRecord) -> None:
    """Those who play wait no more; VersionConflict when one of them did not, or for another pace by now."""
    users = [seat.user for seat in record.seats]
    found = await session.run(
        "DELETE FROM waiting WHERE guild = ? AND game = ? AND pace = ?"
        " AND user IN (SELECT value FROM json_each(?)) RETURNING user",
        record.guild,
        record.game,
        record.pace.name,
        rows.to_text(users),
    )
    if len(found) < len(users):
        raise VersionConflict("somebody does not wait any more")


async def _require_waiting(session: Session, record: MatchRecord) -> None:
    if record.lobby is None:
        return
    if await session.value("SELECT status FROM lobby WHERE id = ?", record.lobby) != "waiting":
        raise VersionConflict(f"invitation {record.lobby} is not waiting any more")


async def insert_match(
    session: Session, record: MatchRecord, checkpoint: Checkpoint, opening_events: Json
) -> MatchId:
    """A new match with its seats and its first checkpoint, in the transaction under way."""
    inserted = await session.value(
        "INSERT INTO match (game, guild, channel, status, setup, seed, pace, seq, ask_no, created_at,"
        " asked_at, clock, ended_at, ledger, shown_seq, told_seq, paused_for, lobby, edition, rules_version,"
        " edition_since, broken, hints, waits, opening)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
        record.game,
        record.guild,
        record.channel,
        record.status,
        rows.to_text(record.setup),
        record.seed,
        rows.pace_text(record.pace),
        record.seq,
        record.ask_no,
        record.created_at,
        record.asked_at,
        rows.clock_text(record.clock),
        record.ended_at,
        record.ledger,
        record.shown_seq,
        record.told_seq,
        record.paused_for,
        record.lobby,
        record.edition,
        record.rules_version,
        record.edition_since,
        record.broken,
        record.hints,
        record.waits,
        rows.to_text(opening_events),
    )
    match = MatchId(inserted)
    session.put_many(
        "INSERT INTO seat (match, seat, side, user, bank, away_until, used, came)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        ((match, *astuple(seat)) for seat in record.seats),
    )
    session.put(
        "INSERT INTO checkpoint (match, seq, kept, body) VALUES (?, ?, 1, ?)",
        match,
        checkpoint.seq,
        rows.pack(checkpoint),
    )
    return match
