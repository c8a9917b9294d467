"""Locks on a database of a server: which bots may use it at a time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, Final, TypeAlias

from psycopg import AsyncConnection

from sfb_bot.matches.ports import StoreBroken
from sfb_bot.matches.territory import Territory
from sfb_bot.storage.postgresql.address import Address
from sfb_bot.storage.postgresql.explanations import in_plain_words

# A bot that was killed and started again may be quicker than the server is to notice.
TRIES: Final = 20
PAUSE: Final = 0.25
# Held by a bot that is alone, and shared by all processes of one that is not.
_BOT: Final = 0x5346_4200_0000_0002
# Held for a moment by whoever joins.
_JOINING: Final = 0x5346_4200_0000_0003
# Shared by all processes, one number for each number of them.
_COUNTS: Final = 0x5346_4202_0000_0000
# Seconds until a server that does not answer is given up.
LONGEST_CONNECT: Final = 10

Guard: TypeAlias = AsyncConnection[tuple[Any, ...]]


async def open_guard(address: Address, name: str) -> Guard:
    """A connection for locks, or for listening; whoever looks at the server sees its name."""
    with in_plain_words(address.name):
        return await AsyncConnection.connect(
            address.url,
            autocommit=True,
            connect_timeout=LONGEST_CONNECT,
            application_name=f"sfb-bot {name}",
            # One that says nothing for days is noticed to be broken all the same.
            keepalives_idle=10,
            keepalives_interval=5,
            keepalives_count=3,
        )


async def is_true(guard: Guard, sql: bytes, *values: object) -> bool:
    """What a statement says."""
    row = await (await guard.execute(sql, values)).fetchone()
    return row is not None and bool(row[0])


@asynccontextmanager
async def only_bot(address: Address) -> AsyncGenerator[None]:
    """Be the only bot on this database; StoreBroken when another one is.

    The server takes the lock away with the connection, and so with the process, however it ends.
    """
    guard = await open_guard(address, "guard")
    try:
        with in_plain_words(address.name):
            for _ in range(TRIES):
                if await is_true(guard, b"SELECT pg_try_advisory_lock(%s)", _BOT):
                    break
                await asyncio.sleep(PAUSE)
            else:
                raise StoreBroken(f"another bot is using {address.name}; stop it first")
        yield
    finally:
        await guard.close()


async def join(guard: Guard, address: Address, territory: Territory) -> None:
    """Be one of several processes; StoreBroken when a bot of one process, or of another number, is there."""
    for _ in range(TRIES):
        if await is_true(guard, b"SELECT pg_try_advisory_lock_shared(%s)", _BOT):
            break
        await asyncio.sleep(PAUSE)
    else:
        raise StoreBroken(f"a bot of one process is using {address.name}; stop it first")
    others = 0
    for _ in range(TRIES):
        others = await _join(guard, territory.count)
        if not others:
            return
        await asyncio.sleep(PAUSE)
    raise StoreBroken(
        f"{address.name} is used by a bot of {others} processes;"
        f" stop them all to go on with {territory.count}"
    )


async def _join(guard: Guard, count: int) -> int:
    """Join those of the same number; 0, or the number of those that are there instead."""
    await guard.execute(b"SELECT pg_advisory_lock(%s)", (_JOINING,))
    try:
        cursor = await guard.execute(
            b"SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND classid = %s"
            b" AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
            b" AND objid <> %s LIMIT 1",
            (_COUNTS >> 32, count),
        )
        row = await cursor.fetchone()
        if row is not None:
            return int(row[0])
        await guard.execute(b"SELECT pg_advisory_lock_shared(%s)", (_COUNTS + count,))
        return 0
    finally:
        await guard.execute(b"SELECT pg_advisory_unlock(%s)", (_JOINING,))
