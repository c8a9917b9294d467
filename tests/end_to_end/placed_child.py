"""The bot as a process of its own that plays a game from a position; prints `ready` when it is."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Mapping
from pathlib import Path

from sfb_bot.cli.run import open_shell
from sfb_bot.discord_ui.connection import Address, serve
from sfb_bot.games.pack import GamePack
from tests.end_to_end import codex_table, rift_table
from tests.end_to_end.harness import seeded_chance

PLACED = {"codex": codex_table.placed, "rift": rift_table.placed}


async def run(database: Path, packs: Mapping[str, GamePack], token: str, address: Address) -> None:
    async with open_shell(database, None, seeded_chance("killed"), packs) as shell:
        ready = asyncio.Event()
        serving = asyncio.create_task(serve(shell, token, asyncio.Event(), address, ready))
        waiting = asyncio.create_task(ready.wait())
        await asyncio.wait((serving, waiting), return_when=asyncio.FIRST_COMPLETED)
        print("ready", flush=True)
        await serving


if __name__ == "__main__":
    path, game, position, token, api, gateway = sys.argv[1:]
    asyncio.run(run(Path(path), PLACED[game](position), token, Address(api, gateway)))
