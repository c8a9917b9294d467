"""Places for work, with neighbours who take it, drop it, end it or never answer, all at random."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from sfb_bot.kernel import Dice
from sfb_bot.matches import lending
from sfb_bot.matches.lending import Helper, Loan, Places


class Whims:
    """Neighbours who do as they like with what is lent to them."""

    def __init__(self, dice: Dice) -> None:
        self.loans: dict[Loan, bytes] = {}
        self._dice = dice

    def lend(self, kind: str, work: bytes) -> Loan:
        assert kind == "number"
        loan = Loan()
        self.loans[loan] = work
        return loan

    def withdraw(self, loan: Loan) -> None:
        self.loans.pop(loan, None)

    def help_with(self, kind: str, helper: Helper) -> None:
        raise AssertionError(f"{helper} helps with {kind}")

    def look(self) -> None:
        """There is nothing for others to do here."""

    def act(self) -> None:
        """Something becomes of one of the loans, or nothing."""
        if not self.loans or self._dice.below(3) == 0:
            return
        loan, work = list(self.loans.items())[self._dice.below(len(self.loans))]
        if not loan.taken.done():
            loan.take()
        else:
            del self.loans[loan]
            loan.end(f"{work.decode()} lent".encode() if self._dice.below(2) else None)


class Day:
    """Pieces of work that come, wait, are made here or there, or are given up."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(f"places {seed}")
        self.size = 1 + self.dice.below(3)
        self.whims = Whims(self.dice)
        self.places = Places(self.size, "number", self.whims)
        self.doors = [asyncio.Event() for _ in range(40)]
        self.tasks: list[asyncio.Task[str]] = []
        self.given_up: set[int] = set()
        self.waiting: set[int] = set()
        self.at_home: set[int] = set()
        self.made_at_home: list[int] = []

    async def act(self) -> None:
        what = self.dice.below(4)
        if what == 0 and len(self.tasks) < len(self.doors):
            self.tasks.append(asyncio.create_task(self.make(len(self.tasks))))
        elif what == 1 and self.at_home:
            self.doors[sorted(self.at_home)[self.dice.below(len(self.at_home))]].set()
        elif what == 2 and self.tasks and self.dice.below(8) == 0:
            number = self.dice.below(len(self.tasks))
            if self.tasks[number].cancel():
                self.given_up.add(number)
        else:
            self.whims.act()
        for _ in range(self.dice.below(4)):
            await asyncio.sleep(0)
        # What is packed in a thread comes back when it comes.
        await asyncio.to_thread(int)

    async def make(self, number: int) -> str:
        self.waiting.add(number)
        try:
            return await self.places.done(
                lambda: self.make_at_home(number), lambda: str(number).encode(), bytes.decode
            )
        finally:
            self.waiting.discard(number)

    async def make_at_home(self, number: int) -> str:
        self.waiting.discard(number)
        self.made_at_home.append(number)
        self.at_home.add(number)
        assert len(self.at_home) <= self.size
        try:
            await self.doors[number].wait()
        finally:
            self.at_home.discard(number)
        return f"{number} home"

    @property
    def is_over(self) -> bool:
        return len(self.tasks) == len(self.doors) and all(task.done() for task in self.tasks)


@pytest.mark.parametrize("seed", range(100))
async def test_everything_is_done_once_and_every_place_is_free_again(
    monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    monkeypatch.setattr(lending, "SOON", 0.0)
    day = Day(seed)
    while not day.is_over:
        await day.act()
    for number, task in enumerate(day.tasks):
        if number in day.given_up:
            assert task.cancelled()
        else:
            assert task.result() in (f"{number} home", f"{number} lent")
            assert (number in day.made_at_home) == (task.result() == f"{number} home")
    assert len(day.made_at_home) == len(set(day.made_at_home))
    assert not day.whims.loans
    assert not day.places.is_wanted
    guests: list[asyncio.Task[object]] = []
    while day.places.has_room:
        guests.append(asyncio.create_task(day.places.done_for_others(asyncio.Event().wait)))
        await asyncio.sleep(0)
    # With several, one is kept.
    assert len(guests) == max(1, day.size - 1)
    for guest in guests:
        guest.cancel()
    await asyncio.gather(*guests, return_exceptions=True)


@pytest.mark.parametrize("seed", range(40))
async def test_what_came_first_begins_first(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """Also what was lent and comes back undone: it begins before all that came later."""
    monkeypatch.setattr(lending, "SOON", 0.0)
    dice = Dice(f"order {seed}")
    whims = Whims(dice)
    places = Places(1, "number", whims)
    door, began = asyncio.Event(), list[int]()

    async def make(number: int) -> None:
        began.append(number)
        await door.wait()

    tasks: list[asyncio.Task[None]] = []
    for number in range(12):
        done = places.done(partial(make, number), lambda: b"", lambda _: None)
        tasks.append(asyncio.create_task(done))
    while len(whims.loans) < 11:
        await asyncio.to_thread(int)
    lost = [loan for loan in whims.loans if dice.below(2)]
    for loan in lost:
        loan.take()
    await asyncio.sleep(0)
    for loan in dice.shuffled(lost):
        loan.end(None)
        await asyncio.sleep(0)
    await asyncio.to_thread(int)
    door.set()
    await asyncio.gather(*tasks)
    assert began == list(range(12))
