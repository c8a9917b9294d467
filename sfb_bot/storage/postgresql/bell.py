"""What processes call to each other across the server: LISTEN and NOTIFY on a connection of its own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import psycopg

from sfb_bot.kernel import TableError
from sfb_bot.storage.postgresql.address import Address
from sfb_bot.storage.postgresql.bots import open_guard

log = logging.getLogger(__name__)

CHANNEL: Final = "sfb_bot"
# Seconds between two tries to reach a server again.
RETRY: Final = 1.0
# What is heard after the connection was broken: whatever was called meanwhile was missed.
ANYTHING: Final = ""
NOBODY: Final = 0


class Bell:
    """Hears what is called, and by which connection, for as long as it runs."""

    def __init__(self, address: Address, name: str, heard: Callable[[str, int], None]) -> None:
        self._address = address
        self._name = name
        self._heard = heard
        self.is_listening = asyncio.Event()

    async def run(self) -> None:
        """Listen, for ever; a connection that breaks is made anew."""
        while True:
            try:
                await self._listen()
            except (psycopg.Error, TableError) as error:
                self.is_listening.clear()
                log.info("other processes cannot be heard: %r", error)
            await asyncio.sleep(RETRY)

    async def _listen(self) -> None:
        ear = await open_guard(self._address, f"ear {self._name}")
        try:
            await ear.execute(f"LISTEN {CHANNEL}".encode())
            self.is_listening.set()
            self._heard(ANYTHING, NOBODY)
            async for call in ear.notifies():
                self._heard(call.payload, call.pid)
        finally:
            with suppress(psycopg.Error):
                await ear.close()
