"""Matches that cannot be shown any more: their clocks stop, and they are seen again when they can be."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sfb_bot.matches.paces import PACES
from sfb_bot.matches.ports import CannotShow, StoreBroken, Undeliverable
from sfb_bot.matches.records import MatchId, Moment, NewOutbox, OutboxRow, UserId
from tests.matches.house import CHANNEL, GUILD, house
from tests.matches.silent_bot import comes, passes
from tests.patience import PATIENCE, until

DAILY, LIVE = PACES["daily"], PACES["live"]


class Losing:
    """Shows everything but words in passing, which it calls undeliverable."""

    def __init__(self, *, has_place: bool) -> None:
        self.has_place = has_place
        self.tried: list[str] = []

    async def deliver(self, row: OutboxRow) -> None:
        self.tried.append(row.kind)
        if row.kind == "notice" or not self.has_place:
            raise Undeliverable("not any more")

    async def concerned(self, row: OutboxRow) -> tuple[UserId, ...]:
        del row
        return ()


@pytest.mark.parametrize("has_place", [True, False])
async def test_a_word_that_can_never_be_said_stops_the_clocks_only_where_nothing_can(
    tmp_path: Path, has_place: bool
) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        await comes(h)
        match = await h.match(LIVE)
        await h.store.outbox_done([row.id for row in await h.outbox()])
        await h.store.add_outbox((NewOutbox("notice", {"what": "resumed"}),), match, None)
        messenger = Losing(has_place=has_place)
        working = asyncio.create_task(h.app.run(messenger))

        async def is_done() -> bool:
            return not await h.outbox() and messenger.tried == ["notice", "ledger"]

        await until(is_done, "everything to be tried")
        record = await h.store.match_record(match)
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)
        assert record is not None
        assert (record.unshown_since is None) == has_place


class Refusing:
    """Refuses the first posts of a ledger, and takes all others."""

    def __init__(self, refusals: int = 0) -> None:
        self.left = refusals
        self.shown = 0

    async def deliver(self, row: OutboxRow) -> None:
        if self.left and row.kind == "ledger":
            self.left -= 1
            raise CannotShow("refused", GUILD, CHANNEL)
        self.shown += 1

    async def concerned(self, row: OutboxRow) -> tuple[UserId, ...]:
        del row
        return ()


async def test_a_match_is_seen_again_though_the_store_never_said_that_it_was_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database had done it when its answer got lost; the next post that gets through gives time back."""
    async with house(tmp_path / "sfb.sqlite3") as h:
        await comes(h)
        match, lose, was_lost = await h.match(LIVE), h.store.lose_sight, asyncio.Event()

        async def lose_unheard(lost: MatchId, at: Moment) -> None:
            await lose(lost, at)
            was_lost.set()
            raise StoreBroken("the connection is broken")

        monkeypatch.setattr(h.store, "lose_sight", lose_unheard)
        messenger = Refusing(1)
        working = asyncio.create_task(h.app.run(messenger))

        async def is_shown() -> bool:
            passes(h, 60)
            h.app.wake()
            return not await h.outbox()

        await asyncio.wait_for(was_lost.wait(), PATIENCE)
        await until(is_shown, "everything to be shown")
        record = await h.store.match_record(match)
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)
        assert record is not None
        assert record.unshown_since is None


async def test_a_start_looks_for_a_match_that_cannot_be_shown_though_nothing_waits(tmp_path: Path) -> None:
    file = tmp_path / "sfb.sqlite3"
    async with house(file) as h:
        await comes(h)
        match = await h.match(LIVE)
        await h.store.outbox_done([row.id for row in await h.outbox()])
        await h.store.lose_sight(match, h.clock.now())
    async with house(file) as h:
        await comes(h)
        messenger = Refusing()
        working = asyncio.create_task(h.app.run(messenger))

        async def is_seen() -> bool:
            record = await h.store.match_record(match)
            return record is not None and record.unshown_since is None

        await until(is_seen, "a match that is seen again")
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)
        assert messenger.shown


async def test_a_start_adds_nothing_where_something_waits_to_be_shown(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match(LIVE)
        await h.store.lose_sight(match, h.clock.now())
        before = [row.id for row in await h.outbox()]
        assert before
        await h.store.seek_unshown((NewOutbox("ledger"),))
        assert [row.id for row in await h.outbox()] == before
