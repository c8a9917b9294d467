"""How an unmodified discord.py client is sent to the playground: two class attributes, nothing else.

`Route.BASE` is where requests go. A client without shards takes its first gateway address not from
the API but from `DiscordWebSocket.DEFAULT_GATEWAY`, so that one has to point here as well.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from discord.gateway import DiscordWebSocket
from discord.http import Route

from sfb_bot.playground import Playground


@contextmanager
def pointed_at(playground: Playground) -> Iterator[None]:
    """Send every discord.py client of this process to the playground, and back afterwards."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    Route.BASE = playground.api_base
    DiscordWebSocket.DEFAULT_GATEWAY = type(DiscordWebSocket.DEFAULT_GATEWAY)(playground.gateway_url)
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before
