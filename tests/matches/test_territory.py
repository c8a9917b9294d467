"""Territories: every server is in one, and the shards of a process are just those of its territory."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sfb_bot.matches.territory import WHOLE, Territory, number_of, read_territory

COUNTS = st.integers(1, 16)
GUILDS = st.integers(0, 1 << 62)


def discord_shard(guild: int, shards: int) -> int:
    """As Discord's documentation has it."""
    return (guild >> 22) % shards


@given(GUILDS, COUNTS)
def test_every_server_is_in_one_territory(guild: int, count: int) -> None:
    holders = [number for number in range(count) if Territory(number, count).holds(guild)]
    assert holders == [number_of(guild, count)]


@given(GUILDS, COUNTS, st.integers(1, 8))
def test_a_process_with_its_share_of_shards_hears_of_just_its_servers(
    guild: int, count: int, each: int
) -> None:
    shards = count * each
    for number in range(count):
        own = {shard for shard in range(shards) if shard % count == number}
        assert (discord_shard(guild, shards) in own) == Territory(number, count).holds(guild)


def test_what_has_no_server_is_in_the_first() -> None:
    assert Territory(0, 3).holds(None)
    assert Territory(0, 3).holds(0)
    assert not Territory(1, 3).holds(None)
    assert WHOLE.holds(1 << 50)


@given(COUNTS, COUNTS, st.data())
def test_territories_overlap_if_some_server_is_in_both(one: int, two: int, data: st.DataObject) -> None:
    first = Territory(data.draw(st.integers(0, one - 1)), one)
    second = Territory(data.draw(st.integers(0, two - 1)), two)
    stamps = range(one * two)
    both = any(first.holds(stamp << 22) and second.holds(stamp << 22) for stamp in stamps)
    assert first.overlaps(second) == second.overlaps(first) == both


@pytest.mark.parametrize(
    ("text", "wanted"),
    [("1/1", WHOLE), ("1/2", Territory(0, 2)), (" 2/2 ", Territory(1, 2)), ("256/256", Territory(255, 256))],
)
def test_it_is_written_as_people_count(text: str, wanted: Territory) -> None:
    assert read_territory(text) == wanted
    assert str(wanted) == text.strip()


@pytest.mark.parametrize("text", ["", "0/2", "3/2", "1/0", "1/257", "a/b", "1", "1/2/3", "-1/2", "1.0/2"])
def test_anything_else_is_none(text: str) -> None:
    assert read_territory(text) is None
