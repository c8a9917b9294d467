"""Processes on one real database that lend each other work, all in the process of the test."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import psycopg

from sfb_bot.games.pack import GamePack
from sfb_bot.matches.lending import Lender, Places
from sfb_bot.matches.territory import Territory
from sfb_bot.storage.location import ServerLocation
from sfb_bot.storage.postgresql.lending import PostgresLender
from tests.games.toy.pack import toy_pack
from tests.patience import until
from tests.postgresql_server import laid_out_url

COUNT = 3
VERSION = "one"
SECRET = "a token that only the bot has"
KIND = "letters"


def toy_games() -> dict[str, GamePack]:
    """What the workers of tests load; they find it by its name."""
    return {"toy": toy_pack()}


class Workshop:
    """Writes letters large; each piece takes until the door is opened, and says who has made it."""

    def __init__(self, name: str, lender: Lender | None, size: int = 1) -> None:
        self.name = name
        self.places = Places(size, KIND, lender)
        self.began: list[str] = []
        self.door = asyncio.Event()
        if lender is not None:
            lender.help_with(KIND, self)

    def is_ready(self) -> bool:
        return self.places.has_room

    async def help(self, work: bytes) -> bytes | None:
        return await self.places.done_for_others(lambda: self._make(work))

    def make(self, letters: str) -> asyncio.Task[str]:
        """A piece of its own, wherever it is made."""

        async def done() -> str:
            work = letters.encode()
            return (await self.places.done(lambda: self._make(work), lambda: work, bytes)).decode()

        return asyncio.create_task(done())

    async def _make(self, work: bytes) -> bytes:
        self.began.append(work.decode())
        await self.door.wait()
        return f"{work.decode().upper()} by {self.name}".encode()

    async def until_begun(self, letters: str) -> None:
        async def is_begun() -> bool:
            return letters in self.began

        await until(is_begun, f"{letters} at {self.name}")


class House:
    """Where processes are started, on one database."""

    def __init__(self, location: ServerLocation) -> None:
        self.location = location
        self.closing: dict[PostgresLender, AsyncExitStack] = {}

    async def lender(self, version: str = VERSION, secret: str = SECRET) -> PostgresLender:
        """One more process, with nothing but its way to the others."""
        closing = AsyncExitStack()
        territory = Territory(len(self.closing) % COUNT, COUNT)
        joined = await closing.enter_async_context(self.location.join(territory))
        await closing.enter_async_context(self.location.open(processes=joined))
        made = await closing.enter_async_context(joined.lending(version, secret))
        self.closing[made] = closing
        return made

    async def workshop(self, name: str, size: int = 1, version: str = VERSION) -> Workshop:
        return Workshop(name, await self.lender(version), size)

    async def end(self, lender: PostgresLender) -> None:
        await self.closing.pop(lender).aclose()

    # Any: rows are of whatever is asked for.
    async def ask(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """What somebody can do who has the database and nothing else."""
        connection = await psycopg.AsyncConnection.connect(self.location.url, autocommit=True)
        async with connection:
            cursor = await connection.execute(sql.encode(), values)
            return await cursor.fetchall() if cursor.description else []

    async def until_there(self, condition: str) -> None:
        """Until there is a row of which this is true."""

        async def is_there() -> bool:
            return bool(await self.ask(f"SELECT 1 FROM process_job WHERE {condition}"))

        await until(is_there, condition)

    async def until_lent(self, home: Workshop) -> None:
        """Until all that waited there is taken by others, and it knows so."""
        await self.until_there("taker IS NOT NULL")

        async def is_lent() -> bool:
            return not home.places.is_wanted

        await until(is_lent, f"somebody who works for {home.name}")

    async def until_empty(self) -> None:
        async def is_empty() -> bool:
            return not await self.ask("SELECT 1 FROM process_job")

        await until(is_empty, "the end of all loans")


@asynccontextmanager
async def opened_house(folder: Path) -> AsyncGenerator[House]:
    """Without anybody in it."""
    made = House(ServerLocation(laid_out_url(), folder))
    try:
        yield made
    finally:
        for lender in list(made.closing):
            await made.end(lender)
