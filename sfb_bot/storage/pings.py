"""Who was asked for something by whom lately, and whose invitations somebody does not want."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from sfb_bot.matches.lobby_records import LobbyRecord, Ping
from sfb_bot.matches.records import GuildId, LobbyId, MatchId, Moment, UserId
from sfb_bot.storage import rows
from sfb_bot.storage.deletion_list import is_sealed
from sfb_bot.storage.session import Row, Session, Statement
from sfb_bot.storage.shared_writes import TableGroup

# No limit looks back further.
REMEMBER_PINGS: Final = 24 * 3600


class PingTables(TableGroup):
    """Pings of the last day, and blocks."""

    async def invitations_around(
        self, guild: GuildId, host: UserId, targets: Collection[UserId]
    ) -> list[LobbyRecord]:
        """Tables that wait: of a server, of a host, or with one of these people at them."""
        which = (
            "SELECT id FROM lobby WHERE status = 'waiting' AND (guild = ?1 OR host = ?2 OR id IN"
            " (SELECT lobby FROM lobby_seat WHERE user IN (SELECT value FROM json_each(?3))))"
        )
        values = (guild, host, rows.to_text(list(targets)))
        async with self._database.reading() as session:
            found, seats = await session.run_all(
                Statement(f"SELECT * FROM lobby WHERE id IN ({which}) ORDER BY id", values),
                Statement(f"SELECT * FROM lobby_seat WHERE lobby IN ({which}) ORDER BY lobby, seat", values),
            )
        places: dict[int, list[Row]] = {}
        for seat in seats:
            places.setdefault(seat["lobby"], []).append(seat)
        return [rows.lobby_record(row, places.get(row["id"], ())) for row in found]

    async def pings_around(
        self, guild: GuildId, asker: UserId, targets: Collection[UserId], since: Moment
    ) -> list[Ping]:
        """What was asked since a moment: in a server, by somebody, or of one of these people."""
        async with self._database.reading() as session:
            found = await session.run(
                "SELECT * FROM ping WHERE at > ?4 AND (guild = ?1 OR asker = ?2"
                " OR target IN (SELECT value FROM json_each(?3))) ORDER BY id",
                guild,
                asker,
                rows.to_text(list(targets)),
                since,
            )
        return [_ping(row) for row in found]

    async def requests_of(self, match: MatchId, asker: UserId) -> list[Ping]:
        """What somebody has asked the others of a match for lately, and was not given."""
        async with self._database.reading() as session:
            found = await session.run(
                "SELECT * FROM ping WHERE match = ? AND asker = ? ORDER BY id", match, asker
            )
        return [_ping(row) for row in found]

    async def add_pings(self, pings: Sequence[Ping]) -> None:
        """Remember who is asked for something."""
        async with self._database.writing() as session:
            write_pings(session, pings, None, self._now())

    async def agreed(self, match: MatchId, what: str) -> None:
        """What was asked for in a match was given: it counts for nothing any more."""
        async with self._database.writing() as session:
            session.put("DELETE FROM ping WHERE match = ? AND what = ?", match, what)

    # --- Blocks ---

    async def block(self, user: UserId, other: UserId) -> None:
        """Let somebody invite this user no more."""
        async with self._database.writing() as session:
            session.put(
                "INSERT INTO block (user, blocked, who) VALUES (?, ?, '') ON CONFLICT DO NOTHING", user, other
            )

    async def unblock(self, user: UserId, other: UserId) -> None:
        """Let somebody invite this user again."""
        async with self._database.writing() as session:
            session.put("DELETE FROM block WHERE user = ? AND blocked = ?", user, other)
            for row in await session.run("SELECT who FROM block WHERE user = ? AND blocked = 0", user):
                if is_sealed(other, row["who"]):
                    session.put("DELETE FROM block WHERE user = ? AND who = ?", user, row["who"])

    async def blocked_by(self, user: UserId) -> list[UserId]:
        """Whose invitations a user does not want; 0 for somebody who was forgotten since."""
        async with self._database.reading() as session:
            found = await session.run("SELECT blocked FROM block WHERE user = ? ORDER BY blocked", user)
        return [UserId(row["blocked"]) for row in found]

    async def who_blocks(self, other: UserId, users: Collection[UserId]) -> list[UserId]:
        """Who of these does not want to be invited by somebody."""
        async with self._database.reading() as session:
            found = await session.run(
                "SELECT * FROM block WHERE user IN (SELECT value FROM json_each(?))",
                rows.to_text(list(users)),
            )
        return [
            UserId(row["user"])
            for row in found
            if row["blocked"] == other or (row["who"] and is_sealed(other, row["who"]))
        ]


def write_pings(session: Session, pings: Iterable[Ping], lobby: LobbyId | None, now: Moment) -> None:
    """Remember pings in the transaction under way, those of an invitation with its number."""
    session.put_many(
        "INSERT INTO ping (at, what, guild, asker, target, lobby, match, turn)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            (one.at, one.what, one.guild, one.asker, one.target, lobby or one.lobby, one.match, one.turn)
            for one in pings
        ),
    )
    session.put("DELETE FROM ping WHERE at < ?", now - REMEMBER_PINGS)


def _ping(row: Row) -> Ping:
    return Ping(
        row["at"],
        row["what"],
        row["guild"],
        row["asker"],
        row["target"],
        row["lobby"],
        row["match"],
        row["turn"],
    )
