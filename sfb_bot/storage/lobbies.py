"""Invitations and open tables."""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.matches.lobby_records import LobbyRecord, LobbySeat, Ping
from sfb_bot.matches.records import LobbyId, MessageId, NewDeadline, NewOutbox
from sfb_bot.storage import rows
from sfb_bot.storage.forgetting import settle_lobby
from sfb_bot.storage.pings import write_pings
from sfb_bot.storage.shared_writes import (
    TableGroup,
    add_deadlines,
    insert_lobby,
    note_press,
    put_seats,
    queue,
)


class LobbyTables(TableGroup):
    """The lobby."""

    async def create_lobby(
        self,
        record: LobbyRecord,
        outbox: Sequence[NewOutbox],
        interaction: str,
        pings: Sequence[Ping] = (),
    ) -> LobbyId:
        """Store an invitation (its id in `record` is ignored) with the deadline of its expiry."""
        now = self._now()
        async with self._database.writing() as session:
            await note_press(session, interaction, now)
            lobby = await insert_lobby(session, record)
            add_deadlines(session, [NewDeadline("invitation", record.expires_at)], None, lobby)
            queue(session, outbox, None, lobby, now)
            write_pings(session, pings, lobby, now)
        return lobby

    async def lobby(self, lobby: LobbyId) -> LobbyRecord | None:
        """One invitation."""
        async with self._database.reading() as session:
            row = await session.one("SELECT * FROM lobby WHERE id = ?", lobby)
            seats = await session.run("SELECT * FROM lobby_seat WHERE lobby = ? ORDER BY seat", lobby)
        return None if row is None else rows.lobby_record(row, seats)

    async def seat_lobby(
        self, lobby: LobbyId, seats: Sequence[LobbySeat], outbox: Sequence[NewOutbox], interaction: str
    ) -> bool:
        """Change who sits in a lobby; False, and nothing written, when it is not waiting any more."""
        now = self._now()
        async with self._database.writing() as session:
            status = await session.value("SELECT status FROM lobby WHERE id = ?", lobby)
            if status != "waiting":
                return False
            await note_press(session, interaction, now)
            put_seats(session, lobby, seats)
            queue(session, outbox, None, lobby, now)
            await settle_lobby(session, lobby)
        return True

    async def close_lobby(self, lobby: LobbyId, status: str, outbox: Sequence[NewOutbox]) -> bool:
        """Decline, cancel or let expire a waiting invitation; False when it was not waiting any more."""
        now = self._now()
        async with self._database.writing() as session:
            closed = await session.run(
                "UPDATE lobby SET status = ? WHERE id = ? AND status = 'waiting' RETURNING id", status, lobby
            )
            # Also for one that is closed already: its deadline would fire in vain for ever.
            session.put("DELETE FROM deadline WHERE lobby = ?", lobby)
            if closed:
                # What could not be posted is looked at once more: now it need not be posted at all.
                session.put("UPDATE outbox SET next_try = 0 WHERE lobby = ?", lobby)
                queue(session, outbox, None, lobby, now)
            await settle_lobby(session, lobby)
        return bool(closed)

    async def note_lobby_message(self, lobby: LobbyId, message: MessageId) -> None:
        """Remember the post of an invitation."""
        async with self._database.writing() as session:
            session.put("UPDATE lobby SET message = ? WHERE id = ?", message, lobby)
