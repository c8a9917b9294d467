"""Which processes may work for each other: those of one bot that run the same program with the same games."""

from __future__ import annotations

import asyncio
import hashlib
import json
import sys
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Final

import sfb_bot
from sfb_bot.games.pack import GamePack
from sfb_bot.matches.lending import Lender

if TYPE_CHECKING:
    from sfb_bot.storage.postgresql.processes import PostgresProcesses

PROGRAM: Final = Path(sfb_bot.__file__).parent
# Pictures may look a little different with another one.
DRAWING_LIBRARY: Final = "pillow"


@asynccontextmanager
async def lending(
    processes: PostgresProcesses | None, packs: Mapping[str, GamePack], secret: str
) -> AsyncGenerator[Lender | None]:
    """The way to other processes, None where there are none, or no secret to know them by."""
    if processes is None or processes.territory.is_whole or not secret:
        yield None
        return
    digest = await asyncio.to_thread(digest_of, packs)
    async with processes.lending(digest, secret) as lender:
        yield lender


def digest_of(packs: Mapping[str, GamePack], program: Path = PROGRAM) -> str:
    """The same for the same program with the same games, and for no other."""
    digest = hashlib.sha256()
    for path in sorted(program.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            digest.update(f"{path.relative_to(program).as_posix()}\n".encode())
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    editions = {name: [pack.rules.version, pack.rules.edition] for name, pack in packs.items()}
    digest.update(json.dumps([sys.version, version(DRAWING_LIBRARY), editions], sort_keys=True).encode())
    return digest.hexdigest()
