"""Which interactions a process answers: each once, and all of them while one takes over from another."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

import discord

from sfb_bot.discord_ui.actions.dispatch import acknowledge_early
from sfb_bot.discord_ui.deliveries import Deliveries
from sfb_bot.discord_ui.delivery.replies import LOST
from sfb_bot.discord_ui.errands import Errands
from sfb_bot.matches.processes import Processes

# Seconds after which a process that waits to take over acknowledges what people do. Discord allows three,
# and one that hands over may need longer for what is under way, while it takes nothing more.
LONGEST_SILENCE: Final = 1.0


class Intake:
    """Takes what comes in while this process is at work, and knows what is under way."""

    def __init__(self, processes: Processes, errands: Errands) -> None:
        self._processes = processes
        self._errands = errands
        # Set while this process looks after its territory; what comes in before waits for it.
        self.is_at_work = asyncio.Event()
        # Set when it begins to take over: the one before, if it is there at all, soon takes nothing more.
        self.is_next = asyncio.Event()
        # A client told to stop while it connects may still hear that it is ready.
        self.is_stopping = False
        self.deliveries = Deliveries()
        self._answering: set[asyncio.Task[Any]] = set()

    def begin(self) -> None:
        """This process looks after its territory from now on."""
        self.is_next.set()
        self.is_at_work.set()

    async def takes(self, interaction: discord.Interaction) -> bool:
        """Whether this process answers an interaction, in this task; while it takes over it waits to know.

        One that stops takes nothing more: where another one takes over, that one has it, too, or gets it.
        """
        if not self.is_at_work.is_set() and not self.is_stopping:
            await self._until_at_work(interaction)
        if self.is_stopping:
            await self._leave(interaction)
            return False
        if not self.deliveries.is_first(interaction):
            return False
        if (task := asyncio.current_task()) is not None:
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)
        return True

    async def _leave(self, interaction: discord.Interaction) -> None:
        """Leave something to whoever takes over: what another process has sent, nobody else has got."""
        if self._errands.has_got(interaction):
            await _acknowledge(interaction)
            await self._errands.send_back(self._processes, interaction)

    async def _until_at_work(self, interaction: discord.Interaction) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_SILENCE):
                await self.is_at_work.wait()
                return
        # While this one is connecting the other one takes everything, unless it is too slow for that.
        await self.is_next.wait()
        if not self.is_at_work.is_set():
            await _acknowledge(interaction)
        await self.is_at_work.wait()

    async def finish(self, seconds: float) -> None:
        """Wait for the answers under way, not longer than this."""
        if self._answering:
            await asyncio.wait(self._answering, timeout=seconds)

    def give_up(self) -> None:
        """End the answers that are still under way."""
        for task in self._answering:
            task.cancel()


async def _acknowledge(interaction: discord.Interaction) -> None:
    with suppress(discord.DiscordException, *LOST):
        await acknowledge_early(interaction)
