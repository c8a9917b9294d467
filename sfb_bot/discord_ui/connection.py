"""Runs the client until it is told to stop; at Discord, or at a local stand-in."""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

import discord
from discord.gateway import DiscordWebSocket
from discord.http import Route

from sfb_bot.discord_ui.client import ALONE, SfbClient
from sfb_bot.discord_ui.shards import ShardPlan, StartsUsedUp, TurnToIdentify
from sfb_bot.discord_ui.shell import Shell

SHARDING_REQUIRED: Final = 4011


class TokenRefused(Exception):
    """Discord does not accept the token."""


class DiscordOutOfReach(Exception):
    """Discord could not be reached at all."""


class WorkStopped(Exception):
    """Deadlines fire no more and nothing is posted any more, because of an error nobody foresaw."""


@dataclass(frozen=True, slots=True)
class Address:
    """Where a stand-in for Discord answers."""

    api: str
    gateway: str


@contextmanager
def pointed_at(address: Address | None) -> Generator[None]:
    """Send the library to another address; it is used as released, only its base addresses change."""
    if address is None:
        yield
        return
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    # The library keeps the gateway as an object of its own URL type; make the new one of the same type.
    gateway = type(DiscordWebSocket.DEFAULT_GATEWAY)(address.gateway)
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = address.api, gateway
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before


async def serve(
    shell: Shell,
    token: str,
    stop: asyncio.Event,
    address: Address | None = None,
    ready: asyncio.Event | None = None,
    *,
    plan: ShardPlan = ALONE,
    turn_to_identify: TurnToIdentify | None = None,
) -> None:
    """Log in and work until `stop` is set, or until another process takes over.

    `ready` is set once the bot is connected with all its shards, and at work.

    Each of them waits for `turn_to_identify` before it begins a session; without it, only for each other.

    WorkStopped when the bot's own work ends by itself: better to be started again than to answer presses
    whose outcome nobody is shown.
    """
    with pointed_at(address):
        client = SfbClient(shell, ready, plan, turn_to_identify)
        async with client:
            running = asyncio.create_task(client.start(token))
            stopping = asyncio.create_task(stop.wait())
            ending = asyncio.create_task(client.work_ended.wait())
            relieved = asyncio.create_task(shell.app.processes.relieved.wait())
            reasons = (running, stopping, ending, relieved)
            try:
                await asyncio.wait(reasons, return_when=asyncio.FIRST_COMPLETED)
                if running.done():
                    _explain(running)
                if ending.done():
                    raise WorkStopped("the bot's own work stopped") from client.why_work_ended()
            finally:
                for each in (stopping, ending, relieved):
                    each.cancel()
                await client.close()
                running.cancel()
                await asyncio.gather(*reasons, return_exceptions=True)


def _explain(running: asyncio.Task[None]) -> None:
    """Why the client ended by itself."""
    try:
        running.result()
    except discord.LoginFailure as error:
        raise TokenRefused(str(error)) from error
    except (OSError, discord.GatewayNotFound, StartsUsedUp) as error:
        raise DiscordOutOfReach(str(error)) from error
    except discord.ConnectionClosed as error:
        if error.code == SHARDING_REQUIRED:
            why = "the bot is in more servers than so few shards may have, more are needed"
            raise DiscordOutOfReach(why) from error
        raise
