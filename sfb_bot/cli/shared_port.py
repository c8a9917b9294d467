"""The port of a page: whoever takes over from another process answers there once that one has left it."""

from __future__ import annotations

import asyncio
import errno
import logging
from collections.abc import AsyncGenerator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from typing import Final

from sfb_bot.monitoring.endpoint import AddressTaken as WatchAddressTaken
from sfb_bot.web.server import AddressTaken

log = logging.getLogger(__name__)

# Seconds between two looks whether a port is free.
RETRY: Final = 0.5

# Answers at a port until the block ends, and gives the address.
Opening = Callable[[], AbstractAsyncContextManager[str]]


@asynccontextmanager
async def answered(opening: Opening, about: str, *, is_patient: bool) -> AsyncGenerator[None]:
    """Answer until the block ends, and print where: `about` has a place for the address.

    A port that another program has is a reason not to start. One of several processes (`is_patient`) goes on
    all the same: the one that it takes over from may still be there, and answers until then.
    """
    async with AsyncExitStack() as closing:
        try:
            address = await closing.enter_async_context(opening())
        except (AddressTaken, WatchAddressTaken) as error:
            if not (is_patient and _is_in_use(error)):
                raise
            log.warning("%s; tried again until it is free", error)
            waiting = asyncio.create_task(_answer_once_free(opening, about))
            closing.push_async_callback(_end, waiting)
        else:
            print(about.format(address), flush=True)
        yield


async def _answer_once_free(opening: Opening, about: str) -> None:
    while True:
        await asyncio.sleep(RETRY)
        try:
            async with opening() as address:
                print(about.format(address), flush=True)
                await asyncio.Event().wait()
        except (AddressTaken, WatchAddressTaken) as error:
            log.debug("%s", error)


async def _end(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def _is_in_use(error: Exception) -> bool:
    return isinstance(error.__cause__, OSError) and error.__cause__.errno == errno.EADDRINUSE
