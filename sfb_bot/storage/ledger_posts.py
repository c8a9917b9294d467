"""The newest post of every match's ledger: written down before it is sent, noted when it is there."""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.kernel import Seat
from sfb_bot.matches.ledger_port import LedgerStand
from sfb_bot.matches.people import GuildSettings
from sfb_bot.matches.records import ChannelId, LedgerPost, MatchId, MatchRecord, MessageId, NewOutbox
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

    async def next_in_ledger(self, match: MatchId) -> LedgerStand | None:
        """The same with all rows that wait to be told by its next post."""
        async with self._database.reading() as session:
            record = await read_record(session, "WHERE id = ?", match)
            row = await session.one("SELECT * FROM ledger_post WHERE match = ?", match)
            waiting = await session.run(
                "SELECT * FROM outbox WHERE match = ? AND kind = 'ledger' ORDER BY id", match
            )
            if record is None:
                return None
            began = await session.value(
                "SELECT max(seq) FROM checkpoint WHERE match = ? AND kept = 1 AND seq <= ?", match, record.seq
            )
            closes_at = await session.value(
                "SELECT due FROM pairing_game AS game JOIN pairing ON pairing.season = game.season"
                " AND pairing.id = game.pairing WHERE game.match = ?",
                match,
            )
            posts = await session.value("SELECT posts FROM guild_settings WHERE guild = ?", record.guild)
        return LedgerStand(
            record,
            rows.ledger_post(row) if row else None,
            tuple(rows.outbox_row(each) for each in waiting),
            began or 0,
            posts or GuildSettings(record.guild).posts,
            closes_at,
        )

    async def plan_post(self, post: LedgerPost) -> None:
        """Write down what is about to be posted, in place of the post before; it has told nothing yet."""
        async with self._database.writing(post.match) as session:
            session.put(
                "INSERT INTO ledger_post"
                " (match, number, channel, since, told, ask_no, is_opening, notice, grown, turn, turn_since,"
                " act_since, has_called, message) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)"
                " ON CONFLICT (match) DO UPDATE SET number = excluded.number, channel = excluded.channel,"
                " since = excluded.since, told = excluded.told, ask_no = excluded.ask_no,"
                " is_opening = excluded.is_opening, notice = excluded.notice, grown = excluded.grown,"
                " turn = excluded.turn, turn_since = excluded.turn_since, act_since = excluded.act_since,"
                " has_called = excluded.has_called, taken_back = 0, message = NULL",
                post.match,
                post.number,
                post.channel,
                post.since,
                post.told,
                post.ask_no,
                post.is_opening,
                rows.to_text(post.notice),
                post.grown,
                post.turn,
                post.turn_since,
                post.act_since,
                post.has_called,
            )

    async def grow_post(self, post: LedgerPost) -> None:
        """Write down how much the newest post is about to tell; it is there already and is only changed."""
        async with self._database.writing(post.match) as session:
            session.put(
                "UPDATE ledger_post SET told = ?, ask_no = ?, grown = ?, has_called = ?"
                " WHERE match = ? AND number = ?",
                post.told,
                post.ask_no,
                post.grown,
                post.has_called,
                post.match,
                post.number,
            )

    async def note_post(
        self, match: MatchId, message: MessageId, done: Sequence[int] = (), shown: LedgerPost | None = None
    ) -> bool:
        """What was planned is there: so much has been told, less what was taken back meanwhile.

        `done` are the rows it was made for: they are forgotten. `shown` is a post that was there and was
        changed: what was taken back while that went on it still tells. False, and nothing is noted, where the
        match has lost its place meanwhile, and its plan with it.
        """
        async with self._database.writing(match) as session:
            session.put(
                "UPDATE match SET ledger = ?1,"
                " shown_seq = (SELECT told FROM ledger_post WHERE match = ?2)"
                " WHERE id = ?2 AND EXISTS (SELECT 1 FROM ledger_post WHERE match = ?2)",
                message,
                match,
            )
            session.put_many(
                "DELETE FROM outbox WHERE id = ? AND EXISTS (SELECT 1 FROM ledger_post WHERE match = ?)",
                ((row, match) for row in done),
            )
            noted = await session.run(
                "UPDATE ledger_post SET message = ?1,"
                " taken_back = CASE WHEN told < ?3 AND told >= ?4 THEN 1 ELSE 0 END"
                " WHERE match = ?2 RETURNING match",
                message,
                match,
                0 if shown is None else shown.told,
                0 if shown is None else shown.told_at_first,
            )
        return bool(noted)

    async def seen(self, match: MatchId, seat: Seat) -> int:
        """How many entries a player has seen; -1 where nobody knows."""
        async with self._database.asking() as session:
            found = await session.value("SELECT seen FROM seat WHERE match = ? AND seat = ?", match, seat)
        return -1 if found is None else int(found)

    async def see(self, match: MatchId, seat: Seat, seq: int) -> None:
        """Note how many entries a player has seen."""
        async with self._database.writing(match) as session:
            session.put("UPDATE seat SET seen = ? WHERE match = ? AND seat = ?", seq, match, seat)

    async def lose_place(self, match: MatchId, home: ChannelId, outbox: Sequence[NewOutbox]) -> None:
        """The place of a match is gone and it needs another one, below `home`; what was told stays told."""
        now = self._now()
        async with self._database.writing() as session:
            session.put("DELETE FROM ledger_post WHERE match = ?", match)
            session.put("UPDATE match SET ledger = NULL, channel = 0 WHERE id = ?", match)
            session.put(
                "INSERT INTO match_home (match, channel, number) VALUES (?, ?, 1)"
                " ON CONFLICT (match)"
                " DO UPDATE SET channel = excluded.channel, number = match_home.number + 1",
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
