"""Backups by themselves: one a day, the newest few kept, and a drill that what they hold goes on."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

from sfb_bot.cli import main
from sfb_bot.cli.daily_backups import DailyBackups
from sfb_bot.cli.environment import read_settings
from sfb_bot.cli.refusal import Refusal
from sfb_bot.matches.ports import StoreBroken
from sfb_bot.matches.records import MatchId
from sfb_bot.storage.location import FileLocation, copy_database
from tests.storage.people_search import places_with
from tests.storage.places import KINDS, Place, new_place
from tests.storage.samples import ANN, BEN, StoppedClock, furnish, go_on, reread

DAY = 24 * 3600


@pytest.fixture(params=KINDS)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    return new_place(request.param, tmp_path)


class Calendar:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.time = 1_794_960_000.0

    def __call__(self) -> float:
        return self.time


def names(backups: DailyBackups) -> list[str]:
    return [one.name.rpartition("backup-")[2] for one in backups.kept()]


async def test_one_a_day_and_the_newest_are_kept(place: Place) -> None:
    calendar = Calendar()
    backups = DailyBackups(place.location, 2, calendar)
    base = place.location.base
    strangers = [base.with_name(f"{base.name}.backup-mine"), base.with_name("backup-2020-01-01")]
    for one in strangers:
        await asyncio.to_thread(one.write_text, "mine")
    async with place.open(StoppedClock().now) as store:
        await furnish(store)
        assert await backups.back_up_if_due()
        assert not await backups.back_up_if_due()
        assert names(backups) == ["2026-11-18"]
        for _ in range(3):
            calendar.time += DAY
            assert await backups.back_up_if_due()
    assert names(backups) == ["2026-11-20", "2026-11-21"]
    assert all(one.read_text() == "mine" for one in strangers), "others are left alone"


async def test_a_backup_that_fails_leaves_nothing_half_done(tmp_path: Path) -> None:
    backups = DailyBackups(FileLocation(tmp_path / "none.sqlite3"), 3, Calendar())
    with pytest.raises(StoreBroken):
        await backups.back_up_if_due()
    assert backups.kept() == []
    assert await asyncio.to_thread(lambda: list(tmp_path.iterdir())) == []


async def test_the_drill_a_lost_database_goes_on_from_its_backup(place: Place, tmp_path: Path) -> None:
    """What was acknowledged until the backup is there, who asked to be forgotten stays forgotten."""
    backups = DailyBackups(place.location, 3, Calendar())
    async with place.open(StoppedClock().now) as store:
        await furnish(store)
        record = await reread(store, MatchId(1))
        assert await backups.back_up_if_due()
        await go_on(store, record)
        await store.forget(ANN)
    (backup,) = backups.kept()
    # Ann is still needed in her match; in the copy nobody is.
    assert places_with(backup, ANN) == []
    assert places_with(backup, BEN) != []
    folder = tmp_path / "after the fire"
    folder.mkdir()
    restored = new_place("sqlite" if isinstance(place.location, FileLocation) else "postgresql", folder)
    if isinstance(restored.location, FileLocation):
        shutil.copyfile(backup, restored.path)
    else:
        await copy_database(FileLocation(backup), restored.location)
    async with restored.open(StoppedClock().now) as store:
        again = await reread(store, MatchId(1))
        assert again.seq == record.seq
        assert (await go_on(store, again)).seq == record.seq + 1
        assert await store.misplaced_rows() == []


def test_how_many_is_a_number(tmp_path: Path) -> None:
    nothing = tmp_path / ".env"
    assert read_settings({"SFB_BACKUPS": ""}, nothing).backups == 0
    assert read_settings({"SFB_BACKUPS": "7"}, nothing).backups == 7
    for wrong in ("-1", "x", "1000", "٣"):
        with pytest.raises(Refusal, match="SFB_BACKUPS"):
            read_settings({"SFB_BACKUPS": wrong}, nothing)


async def test_the_command_backs_up_either_kind(
    place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SFB_DATABASE", place.text)
    monkeypatch.setenv("SFB_FILES", str(tmp_path))
    async with place.open(StoppedClock().now) as store:
        await furnish(store)
        assert await asyncio.to_thread(main, ["backup", "copy.sqlite3"]) == 0
        assert "copy.sqlite3:" in capsys.readouterr().out
        assert await asyncio.to_thread(main, ["verify"]) == 1, "the sample is no match of a game"
        assert "1 matches" in capsys.readouterr().out
    async with FileLocation(tmp_path / "copy.sqlite3").open() as copy:
        assert (await reread(copy, MatchId(1))).seq == 4
