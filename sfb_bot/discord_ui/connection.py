"""Runs the client until it is told to stop; at Discord, or at a local stand-in."""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass

import discord
from discord.gateway import DiscordWebSocket
from discord.http import Route

from sfb_bot.discord_ui.client import SfbClient
from sfb_bot.discord_ui.shell import Shell


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
) -> None:
    """Log in and work until `stop` is set; `ready` is set once the bot is connected.

    WorkStopped when the bot's own work ends by itself: better to be started again than to answer presses
    whose outcome nobody is shown.
    """
    with pointed_at(address):
        client = SfbClient(shell, ready)
        async with client:
            running = asyncio.create_task(client.start(token))
            stopping = asyncio.create_task(stop.wait())
            ending = asyncio.create_task(client.work_ended.wait())
            try:
                await asyncio.wait((running, stopping, ending), return_when=asyncio.FIRST_COMPLETED)
                if running.done():
                    _explain(running)
                if ending.done():
                    raise WorkStopped("the bot's own work stopped") from client.why_work_ended()
            finally:
                stopping.cancel()
                ending.cancel()
                await client.close()
                running.cancel()
                await asyncio.gather(running, stopping, ending, return_exceptions=True)


def _explain(running: asyncio.Task[None]) -> None:
    """Why the client ended by itself."""
    try:
        running.result()
    except discord.LoginFailure as error:
        raise TokenRefused(str(error)) from error
    except (OSError, discord.GatewayNotFound) as error:
        raise DiscordOutOfReach(str(error)) from error
