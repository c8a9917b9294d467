"""The newest post of every match's ledger: written down before it is sent, noted when it is there."""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.matches.records import (
    ChannelId,
    LedgerPost,
    MatchId,
    MatchRecord,
    MessageId,
    NewOutbox,
    OutboxRow,
)
from sfb_bot.storage import rows
from sfb_bot.storage.matches import read_record
from sfb_bot.storage.shared_writes import TableGroup, queue


class LedgerPostTables(TableGroup):
    """What the channel was told, and is about to be told."""

    async def ledger(self, match: MatchId) -> tuple[MatchRecord, LedgerPost | None] | None:
        """A match with the newest post of its ledger; None for a match that is not stored.

        Earlier versions have left no row for their newest post: then what it told is not known.
        """
        async with self._database.reading() as session:
            record = await read_record(session, "WHERE id = ?", match)
            row = await session.one("SELECT * FROM ledger_post WHERE match = ?", match)
        return None if record is None else (record, rows.ledger_post(row) if row else None)

    async def next_in_ledger(
        self, match: MatchId
    ) -> tuple[MatchRecord, LedgerPost | None, list[OutboxRow]] | None:
        """The same with all rows that wait to be told by its next post."""
        async with self._database.reading() as session:
            record = await read_record(session, "WHERE id = ?", match)
            row = await session.one("SELECT * FROM ledger_post WHERE match = ?", match)
            waiting = await session.run(
                "SELECT * FROM outbox WHERE match = ? AND kind = 'ledger' ORDER BY id", match
            )
        if record is None:
            return None
        return record, rows.ledger_post(row) if row else None, [rows.outbox_row(each) for each in waiting]

    async def plan_post(self, post: LedgerPost) -> None:
        """Write down what is about to be posted, in place of the post before; it has told nothing yet."""
        async with self._database.writing() as session:
            session.put(
                "INSERT INTO ledger_post"
                " (match, number, channel, since, told, ask_no, is_opening, notice, message)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL)"
                " ON CONFLICT DO UPDATE SET number = excluded.number, channel = excluded.channel,"
                " since = excluded.since, told = excluded.told, ask_no = excluded.ask_no,"
                " is_opening = excluded.is_opening, notice = excluded.notice, message = NULL",
                post.match,
                post.number,
                post.channel,
                post.since,
                post.told,
                post.ask_no,
                post.is_opening,
                rows.to_text(post.notice),
            )

    async def note_post(self, match: MatchId, message: MessageId, done: Sequence[int] = ()) -> None:
        """What was planned is there: so much has been told, less what was taken back meanwhile.

        `done` are the rows it was made for: they are forgotten.
        """
        async with self._database.writing() as session:
            session.put("UPDATE ledger_post SET message = ? WHERE match = ?", message, match)
            session.put(
                "UPDATE match SET ledger = ?1,"
                " shown_seq = (SELECT told FROM ledger_post WHERE match = ?2) WHERE id = ?2",
                message,
                match,
            )
            session.put_many("DELETE FROM outbox WHERE id = ?", ((row,) for row in done))

    async def lose_place(self, match: MatchId, home: ChannelId, outbox: Sequence[NewOutbox]) -> None:
        """The place of a match is gone and it needs another one, below `home`; what was told stays told."""
        now = self._now()
        async with self._database.writing() as session:
            session.put("DELETE FROM ledger_post WHERE match = ?", match)
            session.put("UPDATE match SET ledger = NULL, channel = 0 WHERE id = ?", match)
            session.put(
                "INSERT INTO match_home (match, channel, number) VALUES (?, ?, 1)"
                " ON CONFLICT DO UPDATE SET channel = excluded.channel, number = number + 1",
                match,
                home,
            )
            queue(session, outbox, match, None, now)
            session.put("UPDATE outbox SET next_try = 0 WHERE match = ?", match)

    async def home_of(self, match: MatchId) -> tuple[ChannelId, int] | None:
        """Where a match goes on that has lost its place, and the how manieth time; None for all others."""
        async with self._database.reading() as session:
            row = await session.one("SELECT channel, number FROM match_home WHERE match = ?", match)
        return None if row is None else (ChannelId(row["channel"]), row["number"])

    async def matches_below(self, channel: ChannelId) -> list[MatchId]:
        """Matches that are not over and are played in a channel or in threads of it."""
        async with self._database.reading() as session:
            found = await session.run(
                "SELECT id FROM match WHERE status <> 'over' AND (channel = ?1"
                " OR lobby IN (SELECT id FROM lobby WHERE channel = ?1)"
                " OR id IN (SELECT match FROM match_home WHERE channel = ?1)"
                " OR id IN (SELECT match FROM pairing_game JOIN season ON season.id = pairing_game.season"
                " WHERE season.channel = ?1)) ORDER BY id",
                channel,
            )
        return [MatchId(row["id"]) for row in found]
