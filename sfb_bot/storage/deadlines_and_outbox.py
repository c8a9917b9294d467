"""What waits: deadlines to fire and rows to be shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sfb_bot.matches.records import (
    NEVER,
    Deadline,
    Lane,
    LobbyId,
    MatchId,
    Moment,
    NewOutbox,
    OutboxRow,
    SeasonId,
    Trouble,
)
from sfb_bot.storage import rows
from sfb_bot.storage.session import upsert
from sfb_bot.storage.shared_writes import TableGroup, queue
from sfb_bot.storage.territories import held_row

# A match that nobody can be shown stands still.
_SHOWN: Final = (
    "NOT EXISTS (SELECT 1 FROM match WHERE match.id = deadline.match AND match.unshown_since IS NOT NULL)"
)


class WaitingTables(TableGroup):
    """Deadlines and the outbox."""

    def _is_own(self, table: str) -> str:
        return held_row(self.territory, table, has_guild=table != "deadline")

    async def due_deadlines(self, now: Moment, limit: int = 50) -> list[Deadline]:
        """Open deadlines that are due, earliest first; none of a match that cannot be shown."""
        async with self._database.asking() as session:
            found = await session.run(
                f"SELECT * FROM deadline WHERE due <= ? AND {_SHOWN} AND {self._is_own('deadline')}"
                " ORDER BY due, id LIMIT ?",
                now,
                limit,
            )
        return [rows.deadline(row) for row in found]

    async def deadlines_of(self, match: MatchId) -> list[Deadline]:
        """Open deadlines of a match, earliest first."""
        async with self._database.asking() as session:
            found = await session.run("SELECT * FROM deadline WHERE match = ? ORDER BY due, id", match)
        return [rows.deadline(row) for row in found]

    async def next_due(self) -> Moment | None:
        """When the earliest open deadline is due, without those of matches that cannot be shown."""
        async with self._database.asking() as session:
            return await session.value(
                f"SELECT due FROM deadline WHERE {_SHOWN} AND {self._is_own('deadline')}"
                " ORDER BY due, id LIMIT 1"
            )

    async def drop_deadline(self, deadline: int) -> None:
        """Forget a deadline that no longer means anything."""
        async with self._database.noting() as session:
            session.put("DELETE FROM deadline WHERE id = ?", deadline)

    async def put_off_deadline(self, deadline: int, due: Moment) -> None:
        """Let a deadline wait until another moment."""
        async with self._database.noting() as session:
            session.put("UPDATE deadline SET due = ? WHERE id = ?", due, deadline)

    async def add_outbox(
        self,
        rows: Sequence[NewOutbox],
        match: MatchId | None,
        lobby: LobbyId | None,
        season: SeasonId | None = None,
    ) -> None:
        """Queue something to be shown that no change of a match or season caused."""
        now = self._now()
        async with self._database.noting() as session:
            queue(session, rows, match, lobby, now, season)

    async def pending_outbox(self, now: Moment, limit: int = 50) -> list[OutboxRow]:
        """Rows to deliver now, oldest first; a match with an earlier row waiting for a retry gives none."""
        async with self._database.asking() as session:
            found = await session.run(
                "SELECT * FROM outbox AS waiting WHERE next_try <= ?1"
                " AND NOT EXISTS (SELECT 1 FROM outbox AS earlier WHERE earlier.lane = waiting.lane"
                " AND earlier.id < waiting.id AND earlier.next_try > ?1)"
                f" AND {self._is_own('waiting')} ORDER BY waiting.id LIMIT ?2",
                now,
                limit,
            )
        return [rows.outbox_row(row) for row in found]

    async def waiting_rows(self) -> frozenset[int]:
        """The numbers of all rows that wait for this process."""
        async with self._database.asking() as session:
            found = await session.run(f"SELECT id FROM outbox WHERE {self._is_own('outbox')}")
        return frozenset(row["id"] for row in found)

    async def next_outbox(self) -> Moment | None:
        """When the next row may be tried, None when there is none.

        Rows behind one that waits do not count, else the caller would try in vain again and again.
        """
        async with self._database.asking() as session:
            return await session.value(
                "SELECT min(next_try) FROM outbox AS waiting"
                " WHERE NOT EXISTS (SELECT 1 FROM outbox AS earlier"
                " WHERE earlier.lane = waiting.lane AND earlier.id < waiting.id)"
                f" AND {self._is_own('waiting')}"
            )

    async def outbox_done(self, ids: Sequence[int]) -> None:
        """Tick delivered rows: they are forgotten."""
        async with self._database.noting() as session:
            session.put_many("DELETE FROM outbox WHERE id = ?", ((row,) for row in ids))

    async def outbox_failed(self, row: int, next_try: Moment, reason: str) -> None:
        """Note a failed try."""
        async with self._database.noting() as session:
            session.put(
                "UPDATE outbox SET tries = tries + 1, next_try = ?, trouble = ? WHERE id = ?",
                next_try,
                reason,
                row,
            )

    # --- Troubles ---

    async def troubles(self) -> list[Trouble]:
        """Every lane that cannot be shown now; one with nothing left to show has none any more."""
        async with self._database.writing() as session:
            session.put("DELETE FROM trouble WHERE lane NOT IN (SELECT lane FROM outbox)")
            own = f"SELECT lane FROM outbox WHERE {self._is_own('outbox')}"
            found = await session.run(f"SELECT * FROM trouble WHERE lane IN ({own}) ORDER BY since, lane")
        return [rows.trouble(row) for row in found]

    async def note_trouble(
        self, row: int, next_try: Moment, trouble: Trouble, words: Sequence[NewOutbox] = ()
    ) -> None:
        """Note a failed try and why; `words` are messages to those concerned."""
        now = self._now()
        async with self._database.writing() as session:
            session.put(
                "UPDATE outbox SET tries = tries + 1, next_try = ?, trouble = ? WHERE id = ?",
                next_try,
                trouble.error,
                row,
            )
            session.put(
                upsert(
                    "trouble",
                    ("lane",),
                    ("kind", "guild", "channel", "missing", "error", "since", "is_told"),
                ),
                trouble.lane,
                trouble.kind,
                trouble.guild,
                trouble.channel,
                rows.to_text(trouble.missing),
                trouble.error,
                trouble.since,
                trouble.is_told,
            )
            queue(session, words, None, None, now)

    async def end_trouble(self, lane: Lane) -> None:
        """The lane can be shown again."""
        async with self._database.writing() as session:
            session.put("DELETE FROM trouble WHERE lane = ?", lane)

    async def wake_outbox(self, lanes: Sequence[Lane]) -> None:
        """Have the rows of some lanes tried now instead of later."""
        async with self._database.noting() as session:
            session.put_many("UPDATE outbox SET next_try = 0 WHERE lane = ?", ((lane,) for lane in lanes))

    async def wake_unmade(self) -> None:
        """Have animations tried now that were put off until they are drawn, but for those at rest."""
        async with self._database.noting() as session:
            session.put(
                "UPDATE outbox SET next_try = 0 WHERE kind = 'film' AND next_try < ?"
                f" AND {self._is_own('outbox')}",
                NEVER,
            )
