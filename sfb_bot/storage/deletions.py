"""Deletions that are remembered: carried out now, when things end, in restored files and in copies."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from sfb_bot.matches.people import Traces
from sfb_bot.matches.records import GuildId, LobbyId, SeasonId, UserId
from sfb_bot.matches.territory import STAMP
from sfb_bot.storage.deletion_list import Request, list_beside, read_list, write_list
from sfb_bot.storage.forgetting import (
    forget_what_is_over,
    people_in,
    settle_everything,
    traces_of,
)
from sfb_bot.storage.session import Row, Session, Statement
from sfb_bot.storage.shared_writes import TableGroup
from sfb_bot.storage.sqlite.copies import copies_of, forget_in_copies
from sfb_bot.storage.territories import held_lobby, held_season


class DeletionTables(TableGroup):
    """Who asked to be forgotten, and what is still to be done about it."""

    async def traces(self, user: UserId) -> Traces:
        """Where somebody is found: what a deletion would take out at once, and what it has to wait for."""
        async with self._database.reading() as session:
            return await traces_of(session, user)

    async def forget(self, user: UserId) -> Traces:
        """Forget somebody in all that is over, and remember to do so in the rest; where they were found.

        The request is there for good, in the database and beside it, when this comes back.
        """
        request = Request.of(user, self._now())
        has_copies = bool(await asyncio.to_thread(copies_of, self._database.path))
        async with self._database.writing() as session:
            found = await traces_of(session, user)
            # A request covers everything before it, so one of the same person is enough.
            before = [one for one in await _known(session) if one.is_about(user)]
            session.put_many("DELETE FROM deletion WHERE id = ?", ((one.id,) for one in before))
            _remember(session, request, in_copies=not has_copies)
            await forget_what_is_over(session, user)
            await settle_everything(session)
            beside = await _known_beside(session, [user])
            for number in range(self.territory.count):
                # Whoever looks after a table that waits has to let them leave it.
                session.call(GuildId(number << STAMP))
        await self._tell(beside)
        return found

    async def tables_to_leave(self) -> list[tuple[LobbyId, UserId]]:
        """Tables that still wait with somebody at them who is to be forgotten."""
        async with self._database.reading() as session:
            found = await session.run(
                "SELECT id, user FROM deletion_owed WHERE what = 'lobby'"
                f" AND {held_lobby(self.territory, 'deletion_owed.id')} ORDER BY id"
            )
        return [(LobbyId(row["id"]), UserId(row["user"])) for row in found]

    async def sign_ups_to_leave(self) -> list[tuple[SeasonId, UserId]]:
        """Seasons that have not begun with somebody in them who is to be forgotten."""
        async with self._database.reading() as session:
            found = await session.run(
                "SELECT id, user FROM deletion_owed WHERE what = 'season'"
                " AND id IN (SELECT id FROM season WHERE status = 'signup')"
                f" AND {held_season(self.territory, 'deletion_owed.id')} ORDER BY id"
            )
        return [(SeasonId(row["id"]), UserId(row["user"])) for row in found]

    async def honour_deletions(self) -> None:
        """Carry out every request that this file does not know of yet, as one that was restored.

        What the file holds is then older than the request, whatever it is.
        """
        columns = await self._database.columns()
        if "deletion" not in columns:
            return
        async with self._database.reading() as session:
            beside = await _known_beside(session, ())
        listed = await asyncio.to_thread(read_list, list_beside(self._database.path))
        known = {one.id for one in beside.requests}
        news = [one for one in listed if one.id not in known]
        if news or beside.people:
            async with self._database.writing() as session:
                people = await _meant(session, columns, news)
                for user in people:
                    await forget_what_is_over(session, user)
                for request in news:
                    _remember(session, request, in_copies=False)
                await settle_everything(session)
                beside = await _known_beside(session, (*beside.people, *people))
        if (
            beside.people
            or beside.unclean
            or {one.id for one in listed} != {one.id for one in beside.requests}
        ):
            await self._tell(beside)

    async def _tell(self, beside: _Beside) -> None:
        """Complete the list beside the database, and clean the copies there."""
        path = self._database.path
        await asyncio.to_thread(write_list, list_beside(path), beside.requests)
        # An upgrade has copied those, too, who are still needed somewhere.
        is_done = await asyncio.to_thread(forget_in_copies, path, beside.is_gone)
        if beside.unclean and is_done:
            async with self._database.writing() as session:
                session.put_many(
                    "UPDATE deletion SET in_copies = 1 WHERE id = ?", ((one.id,) for one in beside.unclean)
                )


@dataclass(frozen=True, slots=True)
class _Beside:
    """What the files beside a database have to know: all requests, and whom the copies must not name.

    Those are `people`, as far as their ids are known, and whoever the `unclean` requests are about.
    """

    requests: tuple[Request, ...]
    unclean: tuple[Request, ...]
    people: frozenset[int]

    def is_gone(self, user: int) -> bool:
        return user in self.people or any(one.is_about(user) for one in self.unclean)


async def _known_beside(session: Session, people: Iterable[int]) -> _Beside:
    found, owed = await session.run_all(
        Statement("SELECT * FROM deletion ORDER BY at, id"),
        Statement("SELECT DISTINCT user FROM deletion_owed"),
    )
    return _Beside(
        tuple(map(_request, found)),
        tuple(_request(row) for row in found if not row["in_copies"]),
        frozenset((*people, *(row["user"] for row in owed))),
    )


def _request(row: Row) -> Request:
    return Request(row["id"], row["who"], row["at"])


async def _known(session: Session) -> list[Request]:
    found = await session.run("SELECT id, who, at FROM deletion ORDER BY at, id")
    return list(map(_request, found))


def _remember(session: Session, request: Request, *, in_copies: bool) -> None:
    session.put(
        "INSERT INTO deletion (id, who, at, in_copies) VALUES (?, ?, ?, ?)",
        request.id,
        request.who,
        request.at,
        in_copies,
    )


async def _meant(
    session: Session, columns: Mapping[str, Iterable[str]], requests: Sequence[Request]
) -> list[UserId]:
    """The people in the file whom some requests are about."""
    if not requests:
        return []
    return [
        UserId(user)
        for user in sorted(await people_in(session, columns))
        if any(request.is_about(user) for request in requests)
    ]
