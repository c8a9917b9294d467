"""Moving from one database to another of whichever kind: nothing gets lost, also when it is interrupted."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from sfb_bot.cli import main
from sfb_bot.matches.ports import StoreBroken
from sfb_bot.storage import copying
from sfb_bot.storage.copying import Progress
from sfb_bot.storage.location import FileLocation, copy_database, read_location
from tests.storage.places import KINDS, Place, everything_at, new_place
from tests.storage.samples import DEEDS, StoppedClock, furnish
from tests.storage.season_samples import furnish_season


@pytest.fixture(params=KINDS)
def other(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    folder = tmp_path / "other"
    folder.mkdir()
    return new_place(request.param, folder)


async def fill(place: Place) -> dict[str, list[tuple[Any, ...]]]:
    async with place.open(StoppedClock().now) as store:
        await furnish(store)
        await furnish_season(store)
        await DEEDS["rich change"](store)
        await DEEDS["forget"](store)
    return rows_of(await everything_at(place))


def rows_of(found: dict[str, list[tuple[Any, ...]]]) -> dict[str, list[tuple[Any, ...]]]:
    """What both kinds of databases hold; how they count is their own."""
    return {name: rows for name, rows in found.items() if name not in ("sqlite_sequence", "last_number")}


async def test_everything_is_there_and_goes_on(place: Place, other: Place) -> None:
    before = await fill(place)
    assert sum(map(len, before.values())) > 30
    seen: list[Progress] = []
    await copy_database(place.location, other.location, seen.append)
    assert rows_of(await everything_at(other)) == before
    assert {one.table for one in seen if one.rows == one.of} == set(before)
    async with place.open(StoppedClock().now) as old, other.open(StoppedClock().now) as new:
        for store in (old, new):
            # Rows that come now have the same numbers in both, and none twice.
            await DEEDS["invite"](store)
            await DEEDS["start from lobby"](store)
            assert await store.misplaced_rows() == []
    assert rows_of(await everything_at(other)) == rows_of(await everything_at(place))


@pytest.mark.parametrize("after", [1, 4, 9])
async def test_a_copy_that_was_interrupted_goes_on(
    place: Place, other: Place, after: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "AT_ONCE", 1)
    before = await fill(place)
    left = after

    def stop_after(progress: Progress) -> None:
        nonlocal left
        left -= progress.rows > 0
        if left < 0:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        await copy_database(place.location, other.location, stop_after)
    with pytest.raises(StoreBroken, match="not complete"):
        async with other.open():
            pytest.fail("a half copy is no database")
    with pytest.raises(StoreBroken, match="itself a copy"):
        await copy_database(other.location, place.location)
    seen: list[Progress] = []
    await copy_database(place.location, other.location, seen.append)
    first = {}
    for one in seen:
        first.setdefault(one.table, one.rows)
    assert sum(first.values()) >= after, "what was there is not copied again"
    assert rows_of(await everything_at(other)) == before
    async with other.open():
        pass


async def test_a_copy_that_differs_is_found_out(place: Place, other: Place) -> None:
    await fill(place)

    def spoil(progress: Progress) -> None:
        if (progress.table, progress.rows) == ("season", 1):
            other.change("UPDATE match SET seed = %s WHERE id = 1", "another")

    with pytest.raises(StoreBroken, match="table match is not as it was"):
        await copy_database(place.location, other.location, spoil)


async def test_a_database_with_something_in_it_is_left_alone(place: Place, other: Place) -> None:
    before = await fill(place)
    async with other.open(StoppedClock().now) as store:
        await furnish(store)
    there = await everything_at(other)
    with pytest.raises(StoreBroken, match="not empty"):
        await copy_database(place.location, other.location)
    assert await everything_at(other) == there
    assert rows_of(await everything_at(place)) == before
    with pytest.raises(StoreBroken, match="the same"):
        await copy_database(place.location, place.location)
    with pytest.raises(StoreBroken, match="does not exist"):
        await copy_database(FileLocation(place.path.parent / "none"), place.location)


async def test_a_backup_of_either_kind_is_a_file_that_can_be_gone_on_with(
    place: Place, tmp_path: Path
) -> None:
    before = await fill(place)
    async with place.open():
        await place.location.back_up(tmp_path / "copy.sqlite3")
    left = await asyncio.to_thread(lambda: sorted(each.name for each in tmp_path.glob("copy*")))
    assert left == ["copy.sqlite3"]
    restored = FileLocation(tmp_path / "copy.sqlite3")
    async with restored.open(StoppedClock().now) as store:
        await DEEDS["invite"](store)
    async with place.open(StoppedClock().now) as store:
        await DEEDS["invite"](store)
    after = rows_of(await everything_at(place))
    assert after != before
    empty = new_place("sqlite", tmp_path / "empty")
    await copy_database(restored, empty.location)
    assert rows_of(await everything_at(empty)) == after


async def test_the_command_says_what_it_did(
    place: Place, other: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    before = await fill(place)
    said = await asyncio.to_thread(main, ["copy-database", place.text, other.text])
    assert said == 0
    out, err = capsys.readouterr()
    assert f"{sum(map(len, before.values()))} rows copied" in out
    assert "match: 2 of 2" in err
    assert await asyncio.to_thread(main, ["copy-database", place.text, other.text]) == 2
    assert "not empty" in capsys.readouterr().err


def test_a_password_is_never_shown(tmp_path: Path) -> None:
    location = read_location("postgresql://ann:secret@example.org/games", tmp_path)
    assert "secret" not in f"{location} {location!r}"
    assert "'games' at example.org" in str(location)
    with pytest.raises(StoreBroken) as caught:
        read_location("postgresql://ann:sec ret@exa mple", tmp_path)
    assert "ret" not in str(caught.value)
