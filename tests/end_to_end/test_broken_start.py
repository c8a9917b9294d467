"""A database that fails for a moment while the bot starts: the bot waits for it and works."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from sfb_bot.discord_ui.shell import Shell
from sfb_bot.matches.ports import StoreBroken
from sfb_bot.storage.session import Session
from tests.end_to_end.harness import NAMES, Stage, begin, stage

# More than the longest time after which the bot tries something again by itself.
LATER = 120
Transaction = Callable[..., AbstractAsyncContextManager[Session]]


class Failing:
    """One transaction fails, the one of that number since the bot has connected to Discord."""

    def __init__(self, here: Stage, at: int) -> None:
        self._here = here
        self._before = here.playground.gateway.identified
        self._at = at
        self._count = 0

    @property
    def has_failed(self) -> bool:
        return self._count >= self._at

    def put_into(self, shell: Shell) -> Shell:
        # Any: the tables keep their database to themselves.
        database: Any = getattr(shell.app.store, "_database")  # noqa: B009 - as said above
        # Of a file the other kinds of transactions are made of these two.
        kinds = (
            ("reading", "writing")
            if self._here.server is None
            else ("reading", "writing", "asking", "noting")
        )
        for kind in kinds:
            setattr(database, kind, self._failing(getattr(database, kind)))
        return shell

    def _failing(self, usual: Transaction) -> Transaction:
        @asynccontextmanager
        async def transaction(*args: Any) -> AsyncGenerator[Session]:
            if self._here.playground.gateway.identified > self._before:
                self._count += 1
                if self._count == self._at:
                    raise StoreBroken("the connection is broken")
            async with usual(*args) as session:
                yield session

        return transaction


@pytest.mark.parametrize("on_server", [False, True], ids=["file", "server"])
async def test_whichever_look_at_the_database_fails_at_a_start_the_bot_works(
    tmp_path: Path, on_server: bool
) -> None:
    """One that was connected and did nothing would look as if all were well."""
    async with stage(tmp_path, on_server=on_server) as here:
        number = 0
        while number < 60:
            number += 1
            await here.stop()
            failing = Failing(here, number)
            await here.start(failing.put_into)
            here.jump(LATER)
            if not failing.has_failed:
                break
            # Deadlines, computers and posts are looked after: whoever asks gets a match with its first post.
            pair = number % (len(NAMES) // 2)
            await begin(here, NAMES[2 * pair], NAMES[2 * pair + 1])
        assert number > 5
