"""Work that another process of the same bot may do, where all places here are taken and one there is free.

What is lent can only ever help: it keeps its place in the queue at home until somebody has taken it, and has
it again when nothing comes back.
"""

from __future__ import annotations

import asyncio
from bisect import insort
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Final, Protocol, TypeVar

# Seconds that work waits for a place at home before it is offered: what is shorter is not worth the trip.
SOON: Final = 0.1
# Seconds until work is done at home after all, however alive whoever has taken it seems.
LONGEST_LOAN: Final = 20.0

Made = TypeVar("Made")


class Loan:
    """A piece of work that others may take; whoever lends it writes here what becomes of it."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self.taken: asyncio.Future[None] = loop.create_future()
        # None when nothing will come back.
        self.result: asyncio.Future[bytes | None] = loop.create_future()

    def take(self) -> None:
        """Somebody works on it."""
        if not self.taken.done():
            self.taken.set_result(None)

    def end(self, result: bytes | None) -> None:
        """Somebody has done it, or nobody will."""
        if not self.result.done():
            self.result.set_result(result)


class Helper(Protocol):
    """Does work of one kind for others."""

    def is_ready(self) -> bool:
        """Whether there is nothing of one's own to do; asked when there is something to be done for others.

        Where something has to be got ready for it first, that is begun, and the lender told to look again.
        """
        ...

    async def help(self, work: bytes) -> bytes | None:
        """What comes of it; None when it had better be done at home."""
        ...


class Lender(Protocol):
    """The way to the other processes, and theirs to this one."""

    def lend(self, kind: str, work: bytes) -> Loan:
        """Offer work of some kind to the others."""
        ...

    def withdraw(self, loan: Loan) -> None:
        """It is done here, or nobody needs it any more."""
        ...

    def help_with(self, kind: str, helper: Helper) -> None:
        """From now on, do work of this kind for others when there is room."""
        ...

    def look(self) -> None:
        """Some helper may be ready again."""
        ...


class Places:
    """Places for work of one kind, given out in the order in which it came.

    What has to wait is lent, where there is a lender: a process that is alone has none.
    """

    def __init__(self, size: int, kind: str = "", lender: Lender | None = None) -> None:
        self._free = size
        # Where there are several places, one is kept for work of one's own that may come.
        self._spare = 1 if size > 1 else 0
        self._kind = kind
        self._lender = lender
        self._numbers = count()
        self._waiting: list[tuple[int, asyncio.Future[None]]] = []

    @property
    def has_room(self) -> bool:
        """Whether work of others may have a place."""
        return self._free > self._spare

    @property
    def is_wanted(self) -> bool:
        """Whether something waits for a place."""
        return bool(self._waiting)

    async def done(
        self,
        at_home: Callable[[], Awaitable[Made]],
        pack: Callable[[], bytes],
        unpack: Callable[[bytes], Made],
    ) -> Made:
        """What comes of a piece of work, here or at another process, which gets it packed."""
        result = await self._place_or_result(pack)
        if result is not None:
            return unpack(result)
        try:
            return await at_home()
        finally:
            self._give_back()

    async def done_for_others(self, work: Callable[[], Awaitable[Made]]) -> Made | None:
        """What comes of a piece of work of another process; None where there is no room for it."""
        if not self.has_room:
            return None
        self._free -= 1
        try:
            return await work()
        finally:
            self._give_back()

    async def _place_or_result(self, pack: Callable[[], bytes]) -> bytes | None:
        """Wait for a place, which is taken then, or for what another process has made of it."""
        number = next(self._numbers)
        turn, loan = self._queue(number), None
        try:
            if self._lender is not None:
                await asyncio.wait((turn,), timeout=SOON)
                if not turn.done():
                    loan = self._lender.lend(self._kind, await asyncio.to_thread(pack))
                    await asyncio.wait((turn, loan.taken), return_when=asyncio.FIRST_COMPLETED)
                if loan is not None and not turn.done():
                    self._leave(number, turn)
                    await asyncio.wait((loan.result,), timeout=LONGEST_LOAN)
                    if loan.result.done() and (result := loan.result.result()) is not None:
                        return result
                    # Whatever came later lets it pass.
                    turn = self._queue(number)
            await turn
        except BaseException:
            self._leave(number, turn)
            raise
        finally:
            if loan is not None and self._lender is not None:
                self._lender.withdraw(loan)
        return None

    def _queue(self, number: int) -> asyncio.Future[None]:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._free:
            self._free -= 1
            turn.set_result(None)
        else:
            insort(self._waiting, (number, turn), key=lambda each: each[0])
        return turn

    def _leave(self, number: int, turn: asyncio.Future[None]) -> None:
        """Wait no longer for a place, and keep none."""
        if (number, turn) in self._waiting:
            self._waiting.remove((number, turn))
            turn.cancel()
        elif not turn.cancelled():
            # Its turn came in this very moment: the next one's then.
            self._give_back()

    def _give_back(self) -> None:
        while self._waiting:
            _, turn = self._waiting.pop(0)
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
        if self._lender is not None:
            self._lender.look()
