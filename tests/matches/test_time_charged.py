"""A player is charged the time in which it was their turn and the bot was there, whatever else happens."""

from __future__ import annotations

import random
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from sfb_bot.kernel import Dice
from sfb_bot.matches.clocks import time_left, used_by
from sfb_bot.matches.looks import Look
from sfb_bot.matches.paces import PACES
from sfb_bot.matches.presence import SIGN_EVERY
from sfb_bot.matches.records import MatchId, Pace
from sfb_bot.matches.table_clock import MOMENT
from tests.matches.house import HandClock, House, house
from tests.thoroughness import examples

STEPS = 120
LONGEST = 3 * 86400


@dataclass
class Charged:
    """What everybody must have been charged, counted second by second."""

    pace: Pace
    turn: int = 0
    player: int | None = None
    ask_no: int = -1
    used: int = 0
    window: int = 0
    banks: dict[int, int] = field(default_factory=dict[int, int])
    # In the whole match, by seat.
    spent: Counter[int] = field(default_factory=Counter[int])

    def passes(self, look: Look, seconds: int) -> None:
        """The bot was there for so long, and the match stood like this."""
        on_clock = [seat for seat in look.waiting_for if seat not in look.off_turn]
        if on_clock:
            self.used += seconds
        self.spent.update(dict.fromkeys(on_clock, seconds))
        self.window += seconds

    def goes_on(self, look: Look) -> None:
        """Something may have been decided: another question, another turn."""
        record = look.record
        if record.clock.turn != self.turn:
            if self.player is not None:
                self.banks[self.player] -= min(self.banks[self.player], max(0, self.used - self.pace.turn))
            self.used = 0
        elif record.clock.turn == 0 and record.ask_no != self.ask_no:
            self.used = 0
        if record.ask_no != self.ask_no:
            self.window = 0
        self.turn, self.ask_no = record.clock.turn, record.ask_no


class Trial:
    """A match, the bot that comes and goes, and what everybody must have been charged."""

    def __init__(self, path: Path, pace: Pace, seed: int) -> None:
        self.path = path
        self.clock = HandClock()
        self.luck = random.Random(seed)
        self.dice = Dice(f"charged {seed}")
        self.charged = Charged(pace)
        self._bot = AsyncExitStack()
        self.h: House
        self.match: MatchId

    async def starts(self) -> None:
        self.h = await self._bot.enter_async_context(house(self.path, self.clock))
        await self.h.app.presence.start()
        self.h.app.presence.find_gateway()
        await self.h.app.presence.look()

    async def begins(self, pace: Pace) -> None:
        await self.starts()
        self.match = await self.h.match(pace)
        self.charged.banks = {seat.seat: seat.bank for seat in (await self.look()).record.seats}
        await self.checks()

    async def ends(self) -> None:
        await self._bot.aclose()

    async def look(self) -> Look:
        return await self.h.look(self.match)

    # --- What happens ---

    async def is_there(self) -> None:
        """Time passes, and the bot is there."""
        seconds = self.luck.choice((1, 5, 20, 90, 400, 2000))
        before = await self.look()
        self.clock.passes(seconds)
        self.h.app.clock.note()
        if before.record.unshown_since is None:
            self.charged.passes(before, seconds)
        await self.h.app.presence.look()
        await self.h.app.deadlines.fire_due()

    async def plays(self) -> None:
        await self.h.answer_randomly(self.match, self.dice)

    async def is_down(self) -> None:
        """Stopped, or killed just after a sign of life; somebody may set the clock meanwhile."""
        if self.luck.random() < 0.5:
            await self.h.app.presence.stop()
        else:
            before = await self.look()
            self.clock.passes(SIGN_EVERY)
            self.h.app.clock.note()
            if before.record.unshown_since is None:
                self.charged.passes(before, SIGN_EVERY)
            await self.h.app.presence.look()
        await self.ends()
        self.clock.passes(self.luck.randint(1, LONGEST))
        if self.luck.random() < 0.3:
            self.is_set()
        self._bot = AsyncExitStack()
        await self.starts()

    def is_set(self) -> None:
        self.clock.is_set_to(
            self.clock.now() + self.luck.choice((-1, 1)) * self.luck.randint(MOMENT + 1, LONGEST)
        )

    async def is_suspended(self) -> None:
        self.clock.passes(self.luck.randint(MOMENT + 1, LONGEST))
        await self.is_noticed()

    async def jumps(self) -> None:
        self.is_set()
        await self.is_noticed()

    async def is_noticed(self) -> None:
        """By the watch, by a press, or by a deadline, whichever comes first."""
        if self.luck.random() < 0.3:
            await self.plays()
        if self.luck.random() < 0.3:
            await self.h.app.deadlines.fire_due()
        await self.h.app.presence.look()

    async def is_cut_off(self) -> None:
        presence = self.h.app.presence
        presence.heard()
        presence.lose_gateway()
        for _ in range(self.luck.randint(1, 3)):
            self.clock.passes(self.luck.randint(1, LONGEST))
            if self.luck.random() < 0.3:
                self.is_set()
            await self.h.app.deadlines.fire_due()
            await presence.look()
        presence.find_gateway()
        await self.is_noticed()

    async def loses_or_regains_its_place(self) -> None:
        store, now = self.h.store, self.h.app.clock.now()
        if (await self.look()).record.unshown_since is None:
            await store.lose_sight(self.match, now)
        else:
            await store.regain_sight(self.match, now, None)
        self.h.app.cache.forget(self.match)

    async def checks(self) -> None:
        look = await self.look()
        record, charged = look.record, self.charged
        charged.goes_on(look)
        on_clock = [seat for seat in look.waiting_for if seat not in look.off_turn]
        if record.clock.turn and on_clock:
            charged.player = on_clock[0]
        now = record.time(self.h.app.clock.now())
        assert used_by(record.clock, now) == charged.used
        assert {seat.seat: seat.bank for seat in record.seats} == charged.banks
        running = used_by(record.clock, now) - record.clock.used
        for seat in record.seats:
            used = (seat.used or 0) + (running if seat.seat in on_clock else 0)
            assert used == charged.spent[seat.seat]
        deadlines = await self.h.store.deadlines_of(self.match)
        for seat in on_clock:
            left = record.pace.turn + charged.banks[seat] - charged.used
            assert time_left(record, record.seats[seat], now) == left
            due = [d.due - now for d in deadlines if d.kind == "turn" and d.seat == seat]
            # Once it is due it fires, or has been told already.
            assert due == [left] if left > 0 else all(each <= 0 for each in due)
        for seat in look.off_turn:
            (due,) = [d.due for d in deadlines if d.kind == "answer" and d.seat == seat]
            assert due - now == record.pace.window - charged.window

    async def happens(self) -> None:
        """Something, and everything is charged as it must be."""
        ways = (
            *[self.plays] * 8,
            *[self.is_there] * 6,
            self.is_down,
            self.is_suspended,
            self.jumps,
            self.is_cut_off,
            self.loses_or_regains_its_place,
        )
        await self.luck.choice(ways)()


@pytest.mark.parametrize("pace", ["live", "daily"])
@pytest.mark.parametrize("seed", range(examples(3, 8)))
async def test_players_are_charged_the_time_the_bot_was_there(tmp_path: Path, pace: str, seed: int) -> None:
    trial = Trial(tmp_path / "sfb.sqlite3", PACES[pace], seed)
    await trial.begins(PACES[pace])
    try:
        for _ in range(STEPS):
            await trial.happens()
            if (await trial.look()).record.status == "over":
                break
            await trial.checks()
        assert trial.charged.turn > 0, "it came to turns"
    finally:
        await trial.ends()
