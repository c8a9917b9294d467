"""`python bot.py health`, and the signs of life it looks for."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sfb_bot.cli.health import LONGEST_SILENCE
from sfb_bot.matches.presence import ALIVE, STATE, Doing, State
from sfb_bot.matches.records import Moment
from sfb_bot.storage import SqliteStore
from tests.cli.program import ROOT, bot, refused


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "sfb.sqlite3"
    monkeypatch.setenv("SFB_DATABASE", str(path))
    return path


def leave(database: Path, note: str, key: str = ALIVE) -> None:
    async def save() -> None:
        async with SqliteStore.open(database) as store:
            await store.save_note(key, note)

    asyncio.run(save())


def test_without_a_database_nobody_is_at_work(database: Path) -> None:
    assert refused("health") == f"sfb-bot: {database} does not exist"


def leave_state(database: Path, doing: Doing, ago: int, why: str = "", lasting: int = 0) -> None:
    at = int(time.time()) - ago
    leave(database, State(doing, Moment(at - lasting), Moment(at), why).encode(), STATE)


@pytest.mark.parametrize("note", ["", "yesterday"])
def test_without_a_sign_nobody_is_at_work(database: Path, note: str) -> None:
    leave(database, note)
    leave(database, note, STATE)
    assert refused("health", code=1) == f"sfb-bot: no bot has been at work on {database} yet"


def test_an_old_sign_is_no_sign_of_life(database: Path) -> None:
    leave_state(database, "working", LONGEST_SILENCE + 100)
    assert refused("health", code=1).startswith(f"sfb-bot: the last sign of life on {database} is ")


def test_a_sign_of_an_earlier_version_counts(database: Path) -> None:
    leave(database, str(int(time.time())))
    assert bot("health").returncode == 0
    leave(database, str(int(time.time()) - LONGEST_SILENCE - 100))
    assert refused("health", code=1).startswith(f"sfb-bot: the last sign of life on {database} is ")


def test_a_sign_from_the_future_is_noticed(database: Path) -> None:
    leave_state(database, "working", -LONGEST_SILENCE - 100)
    assert refused("health", code=1).endswith("seconds ahead of this clock")


@pytest.mark.parametrize(
    ("doing", "why", "said"),
    [
        ("connecting", "gateway", "is still connecting to Discord"),
        ("cut off", "gateway", "has not been connected to Discord"),
        ("cut off", "discord", "has got nothing through to Discord"),
        ("stopped", "", "was stopped"),
    ],
)
def test_a_bot_that_nobody_can_reach_is_not_at_work(
    database: Path, doing: Doing, why: str, said: str
) -> None:
    leave_state(database, doing, 0, why, lasting=40)
    line = refused("health", code=1)
    assert line.startswith(f"sfb-bot: the bot on {database} {said}")
    assert line.endswith(("seconds", "seconds now", "seconds ago"))


@pytest.mark.skipif(sys.platform == "win32", reason="there a process cannot be asked to stop by a signal")
def test_a_running_bot_is_at_work_and_stops_when_told(database: Path) -> None:
    command = [sys.executable, "bot.py", "playground", "--port", "0", "--no-browser"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, env=os.environ) as process:
        try:
            assert process.stdout is not None
            assert "playground" in process.stdout.readline()
            assert process.stdout.readline().startswith("Play here: http://127.0.0.1:")
            healthy = bot("health")
            assert healthy.returncode == 0, healthy.stderr
            assert healthy.stdout.startswith("at work, last sign of life ")
            process.send_signal(signal.SIGTERM)
            assert process.wait(timeout=60) == 0
            assert refused("health", code=1).startswith(f"sfb-bot: the bot on {database} was stopped ")
        finally:
            process.kill()


def test_each_of_several_processes_has_signs_of_its_own(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that was stopped says nothing about the other, nor does a bot that was alone before."""
    now = Moment(int(time.time()))
    leave(database, State("working", now, now).encode(), STATE)
    for process in ("1/2", "2/2"):
        assert refused("health", "--process", process, code=1).endswith(" yet")
    leave(database, State("working", now, now).encode(), f"{STATE} 1/2")
    leave(database, State("stopped", now, now).encode(), f"{STATE} 2/2")
    assert bot("health", "--process", "1/2").stdout.startswith("at work, last sign of life ")
    assert "was stopped" in refused("health", "--process", "2/2", code=1)
    # As a container says it to the command that looks after it.
    monkeypatch.setenv("SFB_PROCESS", "2/2")
    assert "was stopped" in refused("health", code=1)
    monkeypatch.setenv("SFB_PROCESS", "1/2")
    assert bot("health").returncode == 0
    assert "was stopped" in refused("health", "--process", "2/2", code=1)
