"""Which shards a process takes, and whose turn it is to identify."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sfb_bot.discord_ui.shards import BETWEEN_TURNS, OwnTurns, ShardPlan, Shards

PROCESSES = st.integers(1, 16)
GUILDS = st.integers(1, 2**63 - 1)


@given(PROCESSES, st.integers(1, 8), GUILDS)
def test_a_server_belongs_to_one_process_whatever_the_number_of_shards(
    processes: int, times: int, guild: int
) -> None:
    """This is what the processes of a bot share its servers out by."""
    count = processes * times
    for process in range(processes):
        shards = ShardPlan(count, process, processes).shards()
        is_ours = (guild >> 22) % processes == process
        assert shards.count == count
        assert ((guild >> 22) % count in shards.numbers) == is_ours


@given(PROCESSES, st.integers(1, 200))
def test_every_shard_is_taken_once_and_no_fewer_than_advised(processes: int, advised: int) -> None:
    plans = [ShardPlan(None, process, processes) for process in range(processes)]
    taken = [number for plan in plans for number in plan.shards(advised).numbers]
    assert sorted(taken) == list(range(len(taken)))
    assert advised <= len(taken) < advised + processes
    assert all(plan.shards(advised).numbers for plan in plans)


def test_advice_is_not_asked_for_where_there_is_one_shard() -> None:
    assert ShardPlan().shards() == Shards(1, (0,), 1)
    assert not ShardPlan().asks
    assert ShardPlan(None).asks
    assert ShardPlan(4).asks


def test_a_number_that_was_asked_for_is_kept_whatever_is_advised() -> None:
    assert ShardPlan(4, 1, 2).shards(advised=9, at_once=16) == Shards(4, (1, 3), 16)


@pytest.mark.parametrize(("count", "process", "processes"), [(3, 0, 2), (0, 0, 1), (None, 2, 2), (2, -1, 2)])
def test_what_cannot_be_shared_out_is_refused(count: int | None, process: int, processes: int) -> None:
    with pytest.raises(ValueError, match="process"):
        ShardPlan(count, process, processes)


def test_neighbours_share_a_bucket_only_if_one_at_a_time_may_identify() -> None:
    assert [Shards(4, (0, 1, 2, 3)).bucket_of(each) for each in range(4)] == [0, 0, 0, 0]
    assert [Shards(4, (0, 1, 2, 3), at_once=2).bucket_of(each) for each in range(4)] == [0, 1, 0, 1]


class Time:
    """A clock that is as late as the latest sleeper wakes; who sleeps is noted."""

    def __init__(self) -> None:
        self.now = 100.0
        self.slept: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)


async def test_shards_of_a_bucket_have_their_turns_one_after_the_other() -> None:
    time = Time()
    turns = OwnTurns(lambda: time.now, time.sleep)
    await asyncio.gather(*(turns(bucket) for bucket in (0, 0, 1, 0)))
    assert time.slept == [BETWEEN_TURNS, 2 * BETWEEN_TURNS]
    time.now += 2 * BETWEEN_TURNS + 1
    await turns(1)
    await turns(0)
    assert time.slept[2:] == [BETWEEN_TURNS - 1]
