"""Rate limits as Discord announces and enforces them."""

from __future__ import annotations

import asyncio

import discord
import pytest

from sfb_bot.playground import JumpClock, Playground, PlaygroundSettings
from sfb_bot.playground.settings import FIRST_CHANNEL_ID
from sfb_bot.playground.world.permissions import Permission
from tests.playground.conftest import Raw
from tests.playground.demo_bot import DemoBot

MESSAGES = f"/channels/{FIRST_CHANNEL_ID}/messages"
OTHER = f"/channels/{FIRST_CHANNEL_ID + 1}/messages"


@pytest.fixture
def settings(clock: JumpClock) -> PlaygroundSettings:
    permissions = PlaygroundSettings().bot_permissions | Permission.MANAGE_CHANNELS
    return PlaygroundSettings(port=0, clock=clock, bot_permissions=permissions)


async def test_five_messages_in_five_seconds(raw: Raw, clock: JumpClock) -> None:
    for left in (4, 3, 2, 1, 0):
        reply = await raw("POST", MESSAGES, {"content": "x"})
        assert reply.status == 200
        assert (reply.headers["X-RateLimit-Limit"], reply.headers["X-RateLimit-Remaining"]) == (
            "5",
            str(left),
        )
    refused = await raw("POST", MESSAGES, {"content": "x"})
    assert refused.status == 429
    assert refused.body["message"] == "You are being rate limited."
    assert 4 < refused.body["retry_after"] <= 5
    assert refused.body["global"] is False
    assert refused.headers["X-RateLimit-Scope"] == "user"
    assert refused.headers["Retry-After"] == "5"
    assert refused.headers["Via"]
    assert refused.headers["X-RateLimit-Bucket"] == reply.headers["X-RateLimit-Bucket"]
    elsewhere = await raw("POST", OTHER, {"content": "x"})
    assert elsewhere.status == 200
    clock.jump(5)
    assert (await raw("POST", MESSAGES, {"content": "x"})).status == 200


async def test_global_limit_spares_interactions(raw: Raw, playground: Playground, clock: JumpClock) -> None:
    statuses: list[int] = []
    for number in range(51):
        statuses.append((await raw("GET", f"/channels/{number}")).status)
    assert 429 in statuses
    globally = await raw("GET", "/users/@me")
    assert (globally.status, globally.body["global"]) == (429, True)
    assert globally.headers["X-RateLimit-Global"] == "true"
    hook = f"/webhooks/{playground.world.application.id}/unknown"
    assert (await raw("POST", hook, {"content": "x"})).status == 401
    clock.jump(1)
    assert (await raw("GET", "/users/@me")).status == 200


async def test_renaming_twice_in_ten_minutes_unannounced(raw: Raw, clock: JumpClock) -> None:
    path = f"/channels/{FIRST_CHANNEL_ID}"
    for name in ("one", "two"):
        assert (await raw("PATCH", path, {"name": name})).status == 200
    refused = await raw("PATCH", path, {"topic": "three"})
    assert refused.status == 429
    assert 590 < refused.body["retry_after"] <= 600
    assert int(refused.headers["X-RateLimit-Remaining"]) > 0
    clock.jump(600)
    assert (await raw("PATCH", path, {"name": "three"})).status == 200


async def test_old_messages_are_edited_slowly(raw: Raw, clock: JumpClock) -> None:
    posted = await raw("POST", MESSAGES, {"content": "x"})
    path = f"{MESSAGES}/{posted.body['id']}"
    clock.jump(3601)
    for number in range(3):
        assert (await raw("PATCH", path, {"content": str(number)})).status == 200
    refused = await raw("PATCH", path, {"content": "4"})
    assert (refused.status, refused.code) == (429, 30046)


async def test_discord_py_keeps_within_the_limits(
    playground: Playground, bot: DemoBot, monkeypatch: pytest.MonkeyPatch, clock: JumpClock
) -> None:
    """Its sleeps are made to move the playground's clock, so the test takes no five seconds."""
    real_sleep = asyncio.sleep
    slept: list[float] = []

    async def sleep(seconds: float, result: object = None) -> object:
        slept.append(seconds)
        clock.jump(seconds)
        await real_sleep(0)
        return result

    monkeypatch.setattr("discord.http.asyncio.sleep", sleep)
    arena = bot.get_channel(FIRST_CHANNEL_ID)
    assert isinstance(arena, discord.TextChannel)
    for number in range(11):
        await arena.send(str(number))
    assert len([seconds for seconds in slept if seconds > 4]) == 2
    assert playground.ledger.bot_errors() == []


class TestSwitchedOff:
    @pytest.fixture
    def settings(self) -> PlaygroundSettings:
        return PlaygroundSettings(port=0, rate_limits=False)

    async def test_nothing_is_limited(self, raw: Raw) -> None:
        for _ in range(60):
            reply = await raw("POST", MESSAGES, {"content": "x"})
            assert reply.status == 200
            assert "X-RateLimit-Limit" not in reply.headers
