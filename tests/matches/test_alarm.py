"""Sleeping until it rings: nothing that rang since the last look is overslept."""

from __future__ import annotations

import asyncio

import pytest

from sfb_bot.matches.alarm import Alarm
from tests.matches.house import HandClock


class Endless(HandClock):
    """Time never passes; tells when somebody lies down and gets up."""

    def __init__(self) -> None:
        super().__init__()
        self.asleep = asyncio.Event()
        self.awake = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        del seconds
        self.awake.clear()
        self.asleep.set()
        try:
            await asyncio.Event().wait()
        finally:
            self.asleep.clear()
            self.awake.set()


async def test_a_ring_between_look_and_sleep_is_not_lost() -> None:
    alarm = Alarm(Endless())
    alarm.look_again()
    alarm.ring()
    async with asyncio.timeout(10):
        await alarm.sleep(60)


async def test_a_ring_wakes_and_what_was_seen_does_not_ring_again() -> None:
    clock = Endless()
    alarm = Alarm(clock)
    async with asyncio.timeout(10):
        for _ in range(3):
            alarm.look_again()
            sleeping = asyncio.create_task(alarm.sleep(60))
            await clock.asleep.wait()
            assert not sleeping.done()
            alarm.ring()
            await sleeping
            await clock.awake.wait()


async def test_time_ends_the_sleep() -> None:
    async with asyncio.timeout(10):
        await Alarm(HandClock()).sleep(60)


async def test_a_cancelled_sleep_leaves_nobody_behind() -> None:
    clock = Endless()
    async with asyncio.timeout(10):
        sleeping = asyncio.create_task(Alarm(clock).sleep(60))
        await clock.asleep.wait()
        sleeping.cancel()
        with pytest.raises(asyncio.CancelledError):
            await sleeping
        await clock.awake.wait()
