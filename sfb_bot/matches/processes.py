"""Other processes of the same bot, where several share the work; for most bots there are none."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from typing import NewType, Protocol

from sfb_bot.matches.territory import WHOLE, Territory

# Something that was sent, by its number.
Errand = NewType("Errand", int)
# What is to be done about something that another process has sent.
Receiver = Callable[[str], Awaitable[None]]


class Processes(Protocol):
    """What a process knows of the others, and the right to look after its territory.

    One process at a time has that right, its tenure. Another one that is started for the same territory asks
    for it when it is ready, and is given it.
    """

    territory: Territory
    # Somebody else looks after the territory now, or is about to: the work has to end.
    relieved: asyncio.Event

    @property
    def is_at_work(self) -> bool:
        """Whether this process looks after its territory."""
        ...

    async def take_if_vacant(self) -> bool:
        """Begin to look after the territory if nobody does."""
        ...

    async def take_over(self) -> frozenset[int]:
        """Ask whoever looks after the territory to stop, and begin; the interactions they have answered."""
        ...

    async def hand_over(self, answered: Collection[int]) -> None:
        """Look after the territory no more; `answered` are the interactions of the last moments."""
        ...

    async def send(self, territory: Territory, errand: str) -> Errand:
        """Have the process that looks after a territory do something."""
        ...

    async def is_waiting(self, errand: Errand) -> bool:
        """Whether nobody has taken something yet that was sent."""
        ...

    def receive(self, receiver: Receiver | None) -> None:
        """From now on, do this with what others send; None to leave it to whoever takes over."""
        ...

    def listen(self, wake: Callable[[], None]) -> None:
        """From now on, call this when others have stored something for this territory."""
        ...

    async def turn_to_identify(self, bucket: int) -> None:
        """Wait until a shard may begin a session: Discord lets one of a kind do so every five seconds."""
        ...


class Alone:
    """The only process there is."""

    def __init__(self) -> None:
        self.territory = WHOLE
        self.relieved = asyncio.Event()
        self.is_at_work = False

    async def take_if_vacant(self) -> bool:
        """Nobody else could."""
        self.is_at_work = True
        return True

    async def take_over(self) -> frozenset[int]:
        """The same."""
        self.is_at_work = True
        return frozenset()

    async def hand_over(self, answered: Collection[int]) -> None:
        """To nobody."""
        del answered
        self.is_at_work = False

    async def send(self, territory: Territory, errand: str) -> Errand:
        """There is nobody to send anything to."""
        raise AssertionError(f"nobody looks after {territory}: {errand}")

    async def is_waiting(self, errand: Errand) -> bool:
        """Nothing was sent."""
        raise AssertionError(f"nobody has sent {errand}")

    def receive(self, receiver: Receiver | None) -> None:
        """Nobody sends anything."""
        del receiver

    def listen(self, wake: Callable[[], None]) -> None:
        """Whatever is stored was stored here."""
        del wake

    async def turn_to_identify(self, bucket: int) -> None:
        """The library keeps to Discord's limits by itself."""
        del bucket
