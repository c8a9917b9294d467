"""When the database cannot be written, nothing is shown over and over, and no deadline gets lost."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from sfb_bot.games.brawl.rules.rules import Brawl
from sfb_bot.kernel import Dice
from sfb_bot.matches.alarm import Alarm
from sfb_bot.matches.outbox import Outbox
from sfb_bot.matches.paces import PACES
from sfb_bot.matches.ports import StoreBroken
from sfb_bot.matches.records import MatchId, OutboxRow, UserId
from sfb_bot.matches.troubles import Troubles
from tests.matches.house import HandClock, house


class StillClock(HandClock):
    """Nobody who sleeps wakes up again."""

    async def sleep(self, seconds: float) -> None:
        del seconds
        await asyncio.Event().wait()


class Counting:
    """Notes what it is given to show."""

    def __init__(self) -> None:
        self.shown: list[int] = []

    async def deliver(self, row: OutboxRow) -> None:
        self.shown.append(row.id)

    async def concerned(self, row: OutboxRow) -> tuple[UserId, ...]:
        del row
        return ()


async def test_what_cannot_be_ticked_is_not_shown_again_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(ids: Sequence[int]) -> None:
        del ids
        raise StoreBroken("there is no space left")

    async with house(tmp_path / "sfb.sqlite3") as h:
        await h.match()
        monkeypatch.setattr(h.store, "outbox_done", full)
        messenger = Counting()
        clock = StillClock(h.clock.now())
        alarm = Alarm(clock)
        box = Outbox(h.store, messenger, clock, alarm, Troubles(h.store, clock, alarm), h.app.sight)
        working = asyncio.create_task(box.run())
        # Every look at the store takes a trip to its thread, so this is time for dozens of rounds.
        for _ in range(100):
            await h.store.next_outbox()
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)
        assert messenger.shown == sorted(set(messenger.shown))
        assert messenger.shown


async def test_a_match_stored_by_a_newer_program_stands_still_and_goes_on_with_its_whole_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, clock, window = tmp_path / "sfb.sqlite3", HandClock(), PACES["live"].window
    async with house(path, clock) as h:
        match: MatchId = await h.match()
        await h.play_until(match, "react", Dice("newer"))
        assert "answer" in [deadline.kind for deadline in await h.store.deadlines_of(match)]
        entries = await h.store.entries(match)
    clock.passes(window)
    with monkeypatch.context() as older:
        older.setattr(Brawl, "version", 0)
        async with house(path, clock) as h:
            await h.app.deadlines.fire_due()
            assert await h.store.entries(match) == entries, "nobody has lost on time"
    clock.passes(10 * window)
    async with house(path, clock) as h:
        await h.look(match)
        clock.passes(window - 1)
        await h.app.deadlines.fire_due()
        assert await h.store.entries(match) == entries
        clock.passes(1)
        await h.app.deadlines.fire_due()
        assert (await h.store.entries(match))[-1].entry.kind == "timeout"
