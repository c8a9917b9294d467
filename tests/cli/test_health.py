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

from sfb_bot.cli.health import LONGEST_SILENCE, NOTE
from sfb_bot.storage.store import SqliteStore
from tests.cli.program import ROOT, bot, refused


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "sfb.sqlite3"
    monkeypatch.setenv("SFB_DATABASE", str(path))
    return path


def leave(database: Path, note: str) -> None:
    async def save() -> None:
        async with SqliteStore.open(database) as store:
            await store.save_note(NOTE, note)

    asyncio.run(save())


def test_without_a_database_nobody_is_at_work(database: Path) -> None:
    assert refused("health") == f"sfb-bot: {database} does not exist"


@pytest.mark.parametrize("note", ["", "yesterday"])
def test_without_a_sign_nobody_is_at_work(database: Path, note: str) -> None:
    leave(database, note)
    assert refused("health") == f"sfb-bot: no bot has been at work on {database} yet"


def test_an_old_sign_is_no_sign_of_life(database: Path) -> None:
    leave(database, str(int(time.time()) - LONGEST_SILENCE - 100))
    assert refused("health").startswith(f"sfb-bot: the last sign of life on {database} is ")


@pytest.mark.skipif(sys.platform == "win32", reason="there a process cannot be asked to stop by a signal")
@pytest.mark.usefixtures("database")
def test_a_running_bot_is_at_work_and_stops_when_told() -> None:
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
        finally:
            process.kill()
