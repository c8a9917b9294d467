"""Boards of running matches, and who waits for an opponent."""

from __future__ import annotations

import hashlib

from sfb_bot.matches.community_records import LiveBoard, Waiting
from sfb_bot.matches.records import GuildId, MatchId, MatchRecord, NewOutbox, UserId, lane_of
from sfb_bot.storage import rows
from sfb_bot.storage.session import Row, Statement, upsert
from sfb_bot.storage.shared_writes import TableGroup, note_press, queue
from sfb_bot.storage.territories import held


class CommunityTables(TableGroup):
    """What a server sees of what is played in it."""

    # --- Boards of running matches ---

    async def running_in(self, guild: GuildId) -> list[MatchRecord]:
        """The matches of a server that are not over, the newest first."""
        which = "SELECT id FROM match WHERE guild = ? AND status <> 'over'"
        async with self._database.reading() as session:
            found, seats = await session.run_all(
                Statement(f"SELECT * FROM match WHERE id IN ({which}) ORDER BY id DESC", (guild,)),
                Statement(f"SELECT * FROM seat WHERE match IN ({which}) ORDER BY match, seat", (guild,)),
            )
        by_match: dict[int, list[Row]] = {}
        for seat in seats:
            by_match.setdefault(seat["match"], []).append(seat)
        return [rows.match_record(row, by_match.get(row["id"], ())) for row in found]

    async def live_boards(self) -> list[GuildId]:
        """Servers that want a board, or still have one they do not want any more."""
        own = held(self.territory, "guild")
        async with self._database.reading() as session:
            found = await session.run(
                f"SELECT guild FROM guild_settings WHERE live_channel <> 0 AND {own}"
                f" UNION SELECT guild FROM live_board WHERE {own} ORDER BY guild"
            )
        return [GuildId(row["guild"]) for row in found]

    async def live_board(self, guild: GuildId) -> LiveBoard | None:
        """The post of a server's board; None where there is none yet."""
        async with self._database.reading() as session:
            row = await session.one("SELECT * FROM live_board WHERE guild = ?", guild)
        return None if row is None else LiveBoard(row["guild"], row["channel"], row["message"], row["shown"])

    async def note_live_board(self, board: LiveBoard) -> None:
        """Remember the post of a board and what it told."""
        async with self._database.writing() as session:
            session.put(
                upsert("live_board", ("guild",), ("channel", "message", "shown")),
                board.guild,
                board.channel,
                board.message,
                board.shown,
            )

    async def drop_live_board(self, guild: GuildId) -> None:
        """There is no board any more."""
        async with self._database.writing() as session:
            session.put("DELETE FROM live_board WHERE guild = ?", guild)

    async def live_stand(self, guild: GuildId) -> str:
        """A fingerprint of what a board would tell.

        Of a match only how far everybody was told of it: what somebody is choosing must not move the board.
        """
        async with self._database.reading() as session:
            found = await session.run_all(
                Statement("SELECT live_channel, language FROM guild_settings WHERE guild = ?", (guild,)),
                Statement(
                    "SELECT id, status, told_seq, channel, broken = '' AS is_read, seat.user"
                    " FROM match JOIN seat ON seat.match = id WHERE guild = ? AND status <> 'over'"
                    " ORDER BY id, seat.seat",
                    (guild,),
                ),
                Statement("SELECT count(*) FROM waiting WHERE guild = ?", (guild,)),
            )
        stand = [[tuple(row) for row in part] for part in found]
        return hashlib.blake2b(repr(stand).encode(), digest_size=12).hexdigest()

    async def refresh_live_board(self, guild: GuildId) -> bool:
        """Have a board shown, unless it waits for that already; whether it has to be."""
        now = self._now()
        async with self._database.writing() as session:
            lane = lane_of(guild=guild, kind="live")
            if await session.run("SELECT 1 FROM outbox WHERE lane = ? LIMIT 1", lane):
                return False
            queue(session, [NewOutbox("live", guild=guild)], None, None, now)
        return True

    # --- Queues ---

    async def enter_queue(self, waiting: Waiting, interaction: str) -> None:
        """Let somebody wait, in place of what they waited for in that server."""
        now = self._now()
        async with self._database.writing() as session:
            await note_press(session, interaction, now)
            session.put(
                upsert(
                    "waiting",
                    ("guild", "user"),
                    ("game", "pace", "channel", "since", "until", "is_offered"),
                ),
                waiting.guild,
                waiting.user,
                waiting.game,
                waiting.pace,
                waiting.channel,
                waiting.since,
                waiting.until,
                waiting.is_offered,
            )

    async def leave_queue(self, guild: GuildId, user: UserId) -> bool:
        """Let somebody wait no more; False for somebody who did not."""
        async with self._database.writing() as session:
            found = await session.run(
                "DELETE FROM waiting WHERE guild = ? AND user = ? RETURNING user", guild, user
            )
        return bool(found)

    async def waiting_in(self, guild: GuildId) -> list[Waiting]:
        """Who waits in a server, the one who came first at the beginning."""
        async with self._database.reading() as session:
            found = await session.run("SELECT * FROM waiting WHERE guild = ? ORDER BY since, user", guild)
        return [_waiting(row) for row in found]

    async def everybody_waiting(self) -> list[Waiting]:
        """The same for all servers."""
        async with self._database.reading() as session:
            found = await session.run(
                f"SELECT * FROM waiting WHERE {held(self.territory, 'guild')} ORDER BY guild, since, user"
            )
        return [_waiting(row) for row in found]

    async def offer_meanwhile(self, waiting: Waiting, word: NewOutbox) -> bool:
        """Tell somebody what they could do meanwhile, once; False when it was told or they left."""
        now = self._now()
        async with self._database.writing() as session:
            found = await session.run(
                "UPDATE waiting SET is_offered = 1 WHERE guild = ? AND user = ? AND since = ?"
                " AND is_offered = 0 RETURNING user",
                waiting.guild,
                waiting.user,
                waiting.since,
            )
            queue(session, [word] if found else [], None, None, now)
        return bool(found)

    async def end_waiting(self, waiting: Waiting, word: NewOutbox) -> bool:
        """Somebody has waited long enough and is told so; False when they left."""
        now = self._now()
        async with self._database.writing() as session:
            found = await session.run(
                "DELETE FROM waiting WHERE guild = ? AND user = ? AND since = ? RETURNING user",
                waiting.guild,
                waiting.user,
                waiting.since,
            )
            queue(session, [word] if found else [], None, None, now)
        return bool(found)

    async def opponents_of(self, user: UserId) -> list[MatchId]:
        """Matches under way in which somebody sits with another person."""
        async with self._database.reading() as session:
            found = await session.run(
                "SELECT DISTINCT own.match FROM seat AS own JOIN match ON match.id = own.match"
                " AND status <> 'over' JOIN seat AS other ON other.match = own.match AND other.user > 0"
                " AND other.user <> own.user WHERE own.user = ? ORDER BY own.match",
                user,
            )
        return [MatchId(row["match"]) for row in found]


def _waiting(row: Row) -> Waiting:
    return Waiting(
        row["guild"],
        row["user"],
        row["game"],
        row["pace"],
        row["channel"],
        row["since"],
        row["until"],
        bool(row["is_offered"]),
    )
