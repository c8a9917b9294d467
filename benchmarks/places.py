"""A local Discord with the bot, and where in it a match is played. Part of `posts.py` and `newcomer.py`."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from sfb_bot.cli.run import open_shell
from sfb_bot.cli.start_page import start_pages
from sfb_bot.discord_ui.connection import Address, serve
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.matches.records import MatchId
from sfb_bot.playground import Playground, PlaygroundSettings, UserDriver, UserSeed, VisibleMessage
from sfb_bot.screens.actions import ShowBoard
from sfb_bot.screens.custom_ids import read_action

PATIENCE: Final = 120.0


def match_of(message: VisibleMessage) -> MatchId | None:
    """The match a public post belongs to."""
    if message.is_ephemeral:
        return None
    found = [read_action(button.custom_id or "") for button in message.buttons]
    return next((action.match for action in found if isinstance(action, ShowBoard)), None)


async def place_of_match(host: UserDriver, before: set[int]) -> tuple[MatchId, int]:
    """The match that has just begun, and its thread."""
    await host.until(lambda: bool(set(host.world.channels) - before), "a thread", PATIENCE)
    (place,) = set(host.world.channels) - before
    found = match_of(await host.wait_for_message(place, lambda m: match_of(m) is not None))
    assert found is not None
    return found, place


@asynccontextmanager
async def at_a_playground() -> AsyncGenerator[tuple[Playground, Shell]]:
    """A place of its own with a bot of its own, and Alice and Bob in it."""
    users = tuple(UserSeed(each) for each in ("alice", "bob"))
    with tempfile.TemporaryDirectory(prefix="sfb-watched-") as folder:
        async with open_shell(Path(folder) / "sfb.sqlite3") as shell:
            start = await start_pages(shell)
            chosen = PlaygroundSettings(port=0, users=users, rate_limits=False, start=start)
            async with Playground(chosen) as playground:
                stop, ready = asyncio.Event(), asyncio.Event()
                address = Address(playground.api_base, playground.gateway_url)
                serving = asyncio.create_task(serve(shell, playground.token, stop, address, ready))
                await ready.wait()
                try:
                    yield playground, shell
                finally:
                    stop.set()
                    await serving
