"""The bot as it is put together: with one secret its processes think for each other, else they do not."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from sfb_bot.cli.run import open_shell
from sfb_bot.matches import lending
from sfb_bot.matches.territory import Territory
from sfb_bot.storage.location import ServerLocation
from sfb_bot.thinking import pool as pool_module
from sfb_bot.thinking.pool import WorkerPool
from tests.conformance.packs import ways_of
from tests.lending.test_thoughts import expected, jobs
from tests.lending.workshops import toy_games
from tests.patience import until
from tests.postgresql_server import laid_out_url, server_programs

pytestmark = pytest.mark.skipif(server_programs() is None, reason="there is no PostgreSQL server here")


@asynccontextmanager
async def two_pools(folder: Path, *secrets: str) -> AsyncGenerator[list[WorkerPool]]:
    """Those of two processes of a bot, each with what it has for a secret."""
    location = ServerLocation(laid_out_url(), folder)
    async with AsyncExitStack() as closing:
        pools: list[WorkerPool] = []
        for number, secret in enumerate(secrets):
            joined = await closing.enter_async_context(location.join(Territory(number, len(secrets))))
            opened = open_shell(location, load=toy_games, processes=joined, secret=secret)
            shell = await closing.enter_async_context(opened)
            thinkers = shell.app.thinkers
            assert isinstance(thinkers, WorkerPool)
            pools.append(thinkers)
        yield pools


@pytest.mark.parametrize("is_same", [True, False])
async def test_processes_with_the_same_secret_help_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_same: bool
) -> None:
    monkeypatch.setattr(lending, "SOON", 0.0)
    monkeypatch.setattr(pool_module, "usual_size", lambda: 1)
    way = ways_of("toy")[0]
    wanted = jobs(way, "normal", 40)
    helped: list[bytes | None] = []
    thought = WorkerPool.help

    async def noted(self: WorkerPool, work: bytes) -> bytes | None:
        result = await thought(self, work)
        helped.append(result)
        return result

    monkeypatch.setattr(WorkerPool, "help", noted)
    async with two_pools(tmp_path, "token", "token" if is_same else "another token") as (home, other):
        rounds = 0

        async def is_enough() -> bool:
            nonlocal rounds
            rounds += 1
            thoughts = await asyncio.gather(*map(home.answer, wanted))
            assert [tuple(each.keys) for each in thoughts] == [expected(way, job) for job in wanted]
            # The other one is prepared to help in any case; it is another bot that it does not listen to.
            return bool(helped) if is_same else rounds > 3 and bool(other.pids)

        await until(is_enough, "help")
        assert all(helped)
        assert bool(helped) == is_same
