"""A lock on a database of a server: two bots would answer every press twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

from psycopg import AsyncConnection

from sfb_bot.matches.ports import StoreBroken
from sfb_bot.storage.postgresql.address import Address
from sfb_bot.storage.postgresql.explanations import in_plain_words

# A bot that was killed and started again may be quicker than the server is to notice.
TRIES: Final = 20
PAUSE: Final = 0.25
_BOT: Final = 0x5346_4200_0000_0002
# Seconds until a server that does not answer is given up.
LONGEST_CONNECT: Final = 10


@asynccontextmanager
async def only_bot(address: Address) -> AsyncGenerator[None]:
    """Be the only bot on this database; StoreBroken when another one is.

    The server takes the lock away with the connection, and so with the process, however it ends.
    """
    with in_plain_words(address.name):
        guard = await AsyncConnection.connect(
            address.url, autocommit=True, connect_timeout=LONGEST_CONNECT, application_name="sfb-bot guard"
        )
    try:
        with in_plain_words(address.name):
            for _ in range(TRIES):
                cursor = await guard.execute("SELECT pg_try_advisory_lock(%s)", (_BOT,))
                row = await cursor.fetchone()
                if row is not None and row[0]:
                    break
                await asyncio.sleep(PAUSE)
            else:
                raise StoreBroken(f"another bot is using {address.name}; stop it first")
        yield
    finally:
        await guard.close()
