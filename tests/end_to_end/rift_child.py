"""The bot as a process of its own that plays the Rift from a position; prints `ready` when it is."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from sfb_bot.cli.run import open_shell
from sfb_bot.discord_ui.connection import Address, serve
from tests.end_to_end.harness import seeded_chance
from tests.end_to_end.rift_table import placed


async def run(database: Path, line: str, token: str, address: Address) -> None:
    async with open_shell(database, None, seeded_chance("killed"), placed(line)) as shell:
        ready = asyncio.Event()
        serving = asyncio.create_task(serve(shell, token, asyncio.Event(), address, ready))
        waiting = asyncio.create_task(ready.wait())
        await asyncio.wait((serving, waiting), return_when=asyncio.FIRST_COMPLETED)
        print("ready", flush=True)
        await serving


if __name__ == "__main__":
    path, position, token, api, gateway = sys.argv[1:]
    asyncio.run(run(Path(path), position, token, Address(api, gateway)))
