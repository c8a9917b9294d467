"""Things that go wrong, and a real discord.py client that lives through them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import discord
import pytest

from sfb_bot.playground import DidNotRespond, JumpClock, Playground, UserActionError
from tests.patience import PATIENCE, until
from tests.playground.conftest import Users
from tests.playground.demo_bot import DemoBot

Check = Callable[[], None]
MESSAGES = "/channels/{channel_id}/messages"
CALLBACK = "/interactions/{webhook_id}/{webhook_token}/callback"


@pytest.fixture
def arena(bot: DemoBot, playground: Playground) -> discord.TextChannel:
    channel = bot.get_channel(playground.channel("arena").id)
    assert isinstance(channel, discord.TextChannel)
    return channel


@pytest.fixture
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """discord.py's pauses between retries, noted instead of slept through."""
    slept: list[float] = []
    real_sleep = asyncio.sleep

    async def sleep(seconds: float, result: object = None) -> object:
        if seconds > 0:
            slept.append(seconds)
        await real_sleep(0)
        return result

    monkeypatch.setattr("discord.http.asyncio.sleep", sleep)
    return slept


@pytest.mark.parametrize("status", [500, 502])
async def test_server_errors_are_retried(
    arena: discord.TextChannel,
    playground: Playground,
    users: Users,
    no_waiting: list[float],
    status: int,
    blameless: Check,
) -> None:
    playground.faults.answer("POST", MESSAGES, status, times=2)
    await arena.send("finally")
    assert [m.content for m in users[0].visible_messages("arena")] == ["finally"]
    assert [r.status for r in playground.ledger.records if r.route == MESSAGES] == [status, status, 200]
    assert no_waiting == [1, 3]
    blameless()


@pytest.mark.usefixtures("no_waiting")
async def test_lost_answer_does_not_double_a_post(
    arena: discord.TextChannel, playground: Playground, users: Users, blameless: Check
) -> None:
    playground.faults.answer("POST", MESSAGES, 502, after=True)
    message = await arena.send("once")
    assert [m.id for m in users[0].visible_messages("arena")] == [message.id]
    assert playground.ledger.count("POST", MESSAGES) == 2
    blameless()


async def test_made_up_429_is_waited_for(
    arena: discord.TextChannel, playground: Playground, no_waiting: list[float], blameless: Check
) -> None:
    playground.faults.rate_limit("POST", MESSAGES, retry_after=7.5)
    await arena.send("patience")
    assert no_waiting == [7.5]
    playground.faults.rate_limit("*", "/channels/*", retry_after=2, is_global=True)
    await arena.send("patience")
    assert no_waiting == [7.5, 2]
    blameless()


async def test_newer_faults_go_first(
    arena: discord.TextChannel, playground: Playground, no_waiting: list[float]
) -> None:
    playground.faults.delay("*", "*", 0.001, times=1000)
    playground.faults.answer("POST", MESSAGES, 500)
    await arena.send("after one failure")
    assert [r.status for r in playground.ledger.records if r.route == MESSAGES] == [500, 200]
    assert no_waiting[0] == 1
    playground.faults.clear()
    assert playground.faults.take("POST", MESSAGES, "/channels/1/messages") is None


async def test_late_answer_is_refused(
    playground: Playground, bot: DemoBot, users: Users, clock: JumpClock
) -> None:
    playground.faults.delay("POST", CALLBACK, 0.3)
    interaction = users[0].start_slash("arena", "brawl do", card="Bear Hug")
    await bot.until(lambda: "INTERACTION_CREATE" in bot.heard)
    clock.jump(3.1)
    with pytest.raises(DidNotRespond):
        await users[0].outcome(interaction)
    await bot.until(lambda: bool(bot.failures))
    assert "10062" in str(bot.failures.pop())
    assert users[0].visible_messages("arena") == []


async def test_interaction_delivered_twice(playground: Playground, bot: DemoBot, users: Users) -> None:
    playground.faults.deliver_again()
    await users[0].slash("arena", "brawl do", card="Bear Hug")
    await bot.until(lambda: bool(bot.failures))
    assert "40060" in str(bot.failures.pop())
    assert [m.content for m in users[0].visible_messages("arena")] == ["Bear Hug with strength 1"]
    await users[0].slash("arena", "brawl do", card="Cold Snap")
    assert bot.heard.count("INTERACTION_CREATE") == 3


async def test_two_presses_at_the_same_instant(users: Users, blameless: Check) -> None:
    alice, bob, carol = users
    invitation = (await alice.slash("arena", "brawl challenge", opponent=bob)).message
    assert invitation is not None
    presses = [user.start_press(invitation, "Accept") for user in (bob, carol)]
    outcomes = await asyncio.gather(bob.outcome(presses[0]), carol.outcome(presses[1]))
    assert [o.interaction.answer for o in outcomes] == [7, 4]
    assert outcomes[1].message is not None
    assert outcomes[1].message.is_ephemeral
    blameless()


async def test_deleted_message_thread_and_channel(
    arena: discord.TextChannel, bot: DemoBot, playground: Playground, users: Users
) -> None:
    alice, _, _ = users
    message = await arena.send("here")
    thread = await message.create_thread(name="Duel")
    in_thread = await thread.send("turn 1")
    playground.faults.delete_message(thread.id, in_thread.id)
    with pytest.raises(discord.NotFound) as missing:
        await in_thread.edit(content="turn 2")
    assert missing.value.code == 10008
    playground.faults.delete_channel(thread.id)
    with pytest.raises(discord.NotFound) as missing:
        await thread.send("anybody?")
    assert missing.value.code == 10003
    with pytest.raises(UserActionError):
        alice.visible_messages(thread.id)
    playground.faults.delete_channel(arena.id)
    with pytest.raises(discord.NotFound) as missing:
        await arena.send("anybody?")
    assert missing.value.code == 10003

    async def is_known() -> bool:
        return bot.get_channel(arena.id) is None

    await until(is_known, "the bot to hear of it")


@pytest.mark.usefixtures("bot")
async def test_answer_to_a_deleted_message(playground: Playground, users: Users, clock: JumpClock) -> None:
    alice, bob, _ = users
    invitation = (await alice.slash("arena", "brawl challenge", opponent=bob)).message
    assert invitation is not None
    press = bob.start_press(invitation, "Accept")
    playground.faults.delete_message(invitation.channel_id, invitation.id)
    await playground.ledger.until(lambda ledger: bool(ledger.bot_errors()), "a refusal", PATIENCE)
    clock.jump(3.1)
    with pytest.raises(DidNotRespond):
        await bob.outcome(press)
    assert [r.code for r in playground.ledger.bot_errors()] == [10008]


async def test_member_who_left(bot: DemoBot, playground: Playground, users: Users) -> None:
    alice, bob, _ = users
    invitation = (await alice.slash("arena", "brawl challenge", opponent=bob)).message
    assert invitation is not None
    playground.faults.member_leaves(playground.guild.id, bob.id)
    with pytest.raises(UserActionError, match="cannot see it"):
        await bob.press(invitation, "Accept")
    guild = bot.get_guild(playground.guild.id)
    assert guild is not None
    with pytest.raises(discord.NotFound) as missing:
        await guild.fetch_member(bob.id)
    assert missing.value.code == 10007
