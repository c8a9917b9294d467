"""What a press costs: locks of the match, reads and write transactions of the database, each counted."""

from __future__ import annotations

import random
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from sfb_bot.matches.match_cache import MatchCache
from sfb_bot.matches.records import MatchId, UserId
from sfb_bot.playground import VisibleMessage
from sfb_bot.storage.sqlite.database import SqliteDatabase
from tests.end_to_end.harness import Stage, begin, is_called, newest_post, stage
from tests.end_to_end.players import RandomUser, random_users
from tests.patience import until

# The two tasks that look for work do so whether somebody presses or not.
POLLS = frozenset({"due_deadlines", "next_due", "pending_outbox", "next_outbox"})
# What only the delivery of a post can write: what it tells, which message it became, and that it is done.
NOTES_OF_DELIVERY = frozenset({"plan_post", "grow_post", "note_post", "outbox_done"})
MOST_LOCKS, MOST_READS, MOST_WRITES = 2, 6, 1
# To open a panel; that its owner has seen everything is written down.
MOST_LOCKS_OF_A_LOOK, MOST_READS_OF_A_LOOK = 1, 4
# Somebody who waits for others is looked for once something has happened and its post is there.
LOOK_OF_WHO_WAITS, MOST_LOOKS_OF_WHO_WAITS = "look", 2
# Where several things are chosen before a match begins, the match before is looked for; here is none.
LAST_TIME = "seat_before"
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
        (SqliteDatabase, "reading", found.reads),
        (SqliteDatabase, "asking", found.reads),
        (SqliteDatabase, "writing", found.writes),
        (SqliteDatabase, "noting", found.writes),
    ):
        monkeypatch.setattr(owner, name, _counting(getattr(owner, name), counted))
    return found


def _counting(used: object, counted: Counter[str]) -> object:
    def count(*arguments: object) -> object:
        caller = sys._getframe(1).f_code.co_name
        # These are kinds of the others, and counted themselves.
        if caller not in (*POLLS, "asking", "noting"):
            counted[caller] += 1
        return used(*arguments)  # type: ignore[operator]

    return count


async def at_rest(here: Stage) -> None:
    """Until everything that was stored is shown."""

    async def is_so() -> bool:
        return await here.shell.app.store.next_outbox() is None

    await until(is_so, "everything to be shown")


async def nobody_waits(here: Stage, costs: Costs) -> None:
    """Count from now on, without the panels that go on by themselves when somebody else has answered."""
    await here.shell.waiting.close()
    costs.reset()


async def opened(player: RandomUser, here: Stage, costs: Costs) -> VisibleMessage | None:
    """The panel of somebody whom the newest post calls, with what opening it took counted, else None."""
    post = newest_post(player.user, player.place)
    assert post is not None
    if not is_called(post, player.user):
        return None
    await nobody_waits(here, costs)
    panel = await player.open_panel(post)
    await at_rest(here)
    assert panel is not None
    return panel


async def answered(player: RandomUser, panel: VisibleMessage, here: Stage, costs: Costs) -> bool:
    """Press any control of the open question, with everything that follows from it counted.

    False where the press was no answer yet.
    """
    control = player.choose(panel)
    assert control is not None
    before = len(player.given)
    await nobody_waits(here, costs)
    await player.use(panel, control)
    await at_rest(here)
    return len(player.given) > before


async def test_an_answer_and_its_post_take_two_locks_six_reads_and_one_write(
    tmp_path: Path, costs: Costs
) -> None:
    """Counted from the press to the delivered post; what the delivery notes of itself comes on top.

    The post still calls whoever has sealed an answer while others have yet to give theirs: then a press shows
    the panel, which takes as much as for anybody who looks.
    """
    async with stage(tmp_path, "costs", goal=5) as here:
        game = await begin(here)
        players = random_users(here, game, "costs")
        dice, answers, posted, sealed, looks_of_sealed = random.Random("costs"), 0, 0, 0, 0
        while answers < ANSWERS:
            await at_rest(here)
            player = dice.choice(players)
            panel = await opened(player, here, costs)
            if panel is None:
                continue
            assert costs.locks[LOOK_OF_WHO_WAITS] <= MOST_LOOKS_OF_WHO_WAITS, costs
            assert costs.locks.total() - costs.locks[LOOK_OF_WHO_WAITS] == MOST_LOCKS_OF_A_LOOK, costs
            assert costs.reads[LAST_TIME] <= 1, costs
            assert costs.reads.total() - costs.reads[LAST_TIME] <= MOST_READS_OF_A_LOOK, costs
            assert costs.writes.total() <= costs.writes["see"] <= MOST_WRITES, costs
            if player.choose(panel) is None:
                assert UserId(player.user.id) in await sealed_in(here, game.match)
                looks_of_sealed += 1
                continue
            if not await answered(player, panel, here, costs):
                continue
            answers += 1
            posted += costs.writes["note_post"]
            written = sum(count for name, count in costs.writes.items() if name not in NOTES_OF_DELIVERY)
            assert costs.locks[LOOK_OF_WHO_WAITS] <= MOST_LOOKS_OF_WHO_WAITS, costs
            assert costs.locks.total() - costs.locks[LOOK_OF_WHO_WAITS] <= MOST_LOCKS, costs
            assert costs.reads[LAST_TIME] <= 1, costs
            assert costs.reads.total() - costs.reads[LAST_TIME] <= MOST_READS, costs
            assert written == MOST_WRITES, costs
            sealed += bool(await sealed_in(here, game.match))
        assert posted > 5, "posts were counted, too"
        assert sealed, "and answers that wait for others"
        assert looks_of_sealed, "and those who gave them and look again"


async def sealed_in(here: Stage, match: int) -> list[UserId]:
    """Whose answers to the open question are in, while others have still to give theirs."""
    record = await here.record(match)
    async with here.shell.app.cache.hold(MatchId(match)) as live:
        return [record.seats[seat].user for seat in live.run.sealed_for]
