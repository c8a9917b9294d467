"""A process that takes work of others and never ends it: to be killed, or suspended."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from sfb_bot.storage.location import ServerLocation
from tests.lending.workshops import House, Workshop


async def run(url: str, folder: Path) -> None:
    house = House(ServerLocation(url, folder))
    Workshop("the child", await house.lender())
    print("ready", flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(run(sys.argv[1], Path(sys.argv[2])))
