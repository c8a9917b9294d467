"""A playground and a running demo bot for every test; both must end without a stain."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, TypeAlias

import aiohttp
import discord
import pytest
import pytest_asyncio

from sfb_bot.playground import JumpClock, Playground, PlaygroundSettings, UserDriver
from tests.playground.client_address import pointed_at
from tests.playground.demo_bot import DemoBot


@asynccontextmanager
async def running(playground: Playground, bot: DemoBot) -> AsyncIterator[DemoBot]:
    """The bot, connected to the playground; stopped afterwards."""
    with pointed_at(playground):
        async with bot:
            await bot.login(playground.token)
            connection = asyncio.create_task(bot.connect())
            ready = asyncio.create_task(bot.wait_until_ready())
            await asyncio.wait([connection, ready], return_when=asyncio.FIRST_COMPLETED, timeout=60)
            assert ready.done() or connection.done(), "the demo bot is not ready after 60 seconds"
            ready.cancel()
            if connection.done():
                await connection
            yield bot
        await asyncio.wait([connection], timeout=60)
        assert connection.done(), "the demo bot has not left 60 seconds after it was closed"
        if not connection.cancelled():
            # Whatever the library says about a connection that was closed on purpose.
            connection.exception()


@pytest.fixture
def clock() -> JumpClock:
    """Stands still unless a test moves it, so that a busy machine never misses a deadline."""
    return JumpClock(frozen_at=time.time())


@pytest.fixture
def settings(clock: JumpClock) -> PlaygroundSettings:
    return PlaygroundSettings(port=0, rate_limits=False, clock=clock)


@pytest_asyncio.fixture
async def playground(settings: PlaygroundSettings) -> AsyncIterator[Playground]:
    async with Playground(settings) as running_playground:
        yield running_playground
        assert running_playground.ledger.server_errors() == []


@pytest.fixture
def intents() -> discord.Intents:
    """What the bot asks for; tests of other intents override this."""
    return discord.Intents(guilds=True)


@pytest_asyncio.fixture
async def bot(playground: Playground, intents: discord.Intents) -> AsyncIterator[DemoBot]:
    async with running(playground, DemoBot(intents)) as demo:
        yield demo
        assert demo.failures == []


@pytest.fixture
def blameless(playground: Playground, bot: DemoBot) -> Callable[[], None]:
    """Call at the end of a test in which the bot must not have caused a single 4xx."""

    def check() -> None:
        assert bot.is_ready()
        assert [str(record) for record in playground.ledger.bot_errors()] == []

    return check


@dataclass(frozen=True)
class Reply:
    status: int
    body: Any
    headers: Mapping[str, str]

    @property
    def code(self) -> int | None:
        return self.body.get("code") if isinstance(self.body, dict) else None


class Raw:
    """Requests past discord.py, which would refuse to send most wrong things."""

    def __init__(self, playground: Playground, session: aiohttp.ClientSession) -> None:
        self._playground = playground
        self._session = session

    async def __call__(self, method: str, path: str, json: Any = None, **options: Any) -> Reply:
        headers = {"Authorization": f"Bot {self._playground.token}"} | options.pop("headers", {})
        if json is not None:
            options["json"] = json
        url = f"{self._playground.api_base}{path}"
        async with self._session.request(method, url, headers=headers, **options) as response:
            is_json = response.content_type == "application/json"
            body = await response.json() if is_json else await response.text()
            return Reply(response.status, body, response.headers)


@pytest_asyncio.fixture
async def raw(playground: Playground) -> AsyncIterator[Raw]:
    async with aiohttp.ClientSession() as session:
        yield Raw(playground, session)


Users: TypeAlias = tuple[UserDriver, UserDriver, UserDriver]


@pytest.fixture
def users(playground: Playground) -> Users:
    return playground.user("alice"), playground.user("bob"), playground.user("carol")
