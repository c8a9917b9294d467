"""The bot as a process of its own, so that a test can end it the hard way; prints `ready` when it is."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from sfb_bot.cli.run import open_shell
from sfb_bot.discord_ui.connection import Address, serve
from tests.end_to_end.harness import seeded_chance, short_games


async def run(database: Path, seed: str, token: str, address: Address) -> None:
    async with open_shell(database, None, seeded_chance(seed), short_games(1)) as shell:
        ready = asyncio.Event()
        serving = asyncio.create_task(serve(shell, token, asyncio.Event(), address, ready))
        waiting = asyncio.create_task(ready.wait())
        await asyncio.wait((serving, waiting), return_when=asyncio.FIRST_COMPLETED)
        print("ready", flush=True)
        await serving


if __name__ == "__main__":
    path, seed, token, api, gateway = sys.argv[1:]
    asyncio.run(run(Path(path), seed, token, Address(api, gateway)))
