"""What a press costs: locks of the match, reads and write transactions of the database, each counted."""

from __future__ import annotations

import asyncio
import random
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from sfb_bot.matches.match_cache import MatchCache
from sfb_bot.storage.database import Database
from tests.end_to_end.harness import Stage, begin, is_called, newest_post, stage
from tests.end_to_end.players import RandomUser, random_users

# The two tasks that look for work do so whether somebody presses or not.
POLLS = frozenset({"due_deadlines", "next_due", "pending_outbox", "next_outbox"})
# What only the delivery of a post can write: what it tells, which message it became, and that it is done.
NOTES_OF_DELIVERY = frozenset({"plan_post", "grow_post", "note_post", "outbox_done"})
MOST_LOCKS, MOST_READS, MOST_WRITES = 2, 6, 1
ANSWERS = 25


@dataclass
class Costs:
    """What was used since the last reset, by the name of whoever used it."""

    locks: Counter[str] = field(default_factory=Counter[str])
    reads: Counter[str] = field(default_factory=Counter[str])
    writes: Counter[str] = field(default_factory=Counter[str])

    def reset(self) -> None:
        for counted in (self.locks, self.reads, self.writes):
            counted.clear()


@pytest.fixture
def costs(monkeypatch: pytest.MonkeyPatch) -> Costs:
    """Counts from now on, in every store and every cache."""
    found = Costs()
    for owner, name, counted in (
        (MatchCache, "hold", found.locks),
        (Database, "reading", found.reads),
        (Database, "writing", found.writes),
    ):
        monkeypatch.setattr(owner, name, _counting(getattr(owner, name), counted))
    return found


def _counting(used: object, counted: Counter[str]) -> object:
    def count(*arguments: object) -> object:
        caller = sys._getframe(1).f_code.co_name
        if caller not in POLLS:
            counted[caller] += 1
        return used(*arguments)  # type: ignore[operator]

    return count


async def at_rest(here: Stage) -> None:
    """Until everything that was stored is shown."""
    for _ in range(3000):
        if await here.shell.app.store.next_outbox() is None:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("something is never shown")


async def one_answer(player: RandomUser, here: Stage, costs: Costs) -> bool:
    """Answer once, with everything that follows from it counted; False for somebody who is not asked."""
    post = newest_post(player.user, player.place)
    assert post is not None
    if not is_called(post, player.user):
        return False
    panel = await player.open_panel(post)
    assert panel is not None
    control = player.choose(panel)
    if control is None:
        # The post still calls whoever has sealed an answer while others have yet to give theirs.
        return False
    await at_rest(here)
    costs.reset()
    await player.use(panel, control)
    await at_rest(here)
    return True


async def test_an_answer_and_its_post_take_two_locks_six_reads_and_one_write(
    tmp_path: Path, costs: Costs
) -> None:
    """Counted from the press to the delivered post; what the delivery notes of itself comes on top."""
    async with stage(tmp_path, "costs", goal=5) as here:
        game = await begin(here)
        players = random_users(here, game, "costs")
        dice, answered, posted = random.Random("costs"), 0, 0
        while answered < ANSWERS:
            await at_rest(here)
            player = dice.choice(players)
            before = len(player.given)
            if not await one_answer(player, here, costs) or len(player.given) == before:
                continue
            answered += 1
            posted += costs.writes["note_post"]
            written = sum(count for name, count in costs.writes.items() if name not in NOTES_OF_DELIVERY)
            assert costs.locks.total() <= MOST_LOCKS, costs
            assert costs.reads.total() <= MOST_READS, costs
            assert written == MOST_WRITES, costs
        assert posted > 5, "posts were counted, too"
