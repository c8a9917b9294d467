"""How a bot in a process of its own ends when something is wrong with it: soon, in words, not with zero."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from sfb_bot.cli.run import EXIT_STUCK
from tests.cli.program import ROOT

# The real program after a line or two that break it.
PROGRAM = "import asyncio, sys\n{}\nfrom sfb_bot.cli import main\nsys.exit(main(sys.argv[1:]))\n"
DEADLINES_DIE = """
from sfb_bot.matches.deadlines import Deadlines
async def run(self):
    raise ZeroDivisionError("a bug nobody foresaw")
Deadlines.run = run
"""
STOP_IS_IGNORED = """
from sfb_bot.cli import run as running
async def serve(shell, token, stop, address, ready):
    ready.set()
    await asyncio.Event().wait()
running.serve, running.LONGEST_STOP = serve, 1
"""


def started(tmp_path: Path, broken_by: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", PROGRAM.format(broken_by), "playground", "--port", "0", "--no-browser"]
    return subprocess.Popen(
        command,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "SFB_DATABASE": str(tmp_path / "sfb.sqlite3")},
    )


def test_a_bot_whose_own_work_died_does_not_go_on(tmp_path: Path) -> None:
    with started(tmp_path, DEADLINES_DIE) as process:
        try:
            _, said = process.communicate(timeout=120)
        finally:
            process.kill()
    assert process.returncode == 2
    assert "a bug nobody foresaw" in said
    assert said.splitlines()[-1].startswith("sfb-bot: the bot's own work stopped, see the log for why")


@pytest.mark.skipif(not hasattr(signal, "pthread_kill"), reason="needs POSIX signals")
def test_a_stop_that_sticks_is_cut_short_and_says_where(tmp_path: Path) -> None:
    with started(tmp_path, STOP_IS_IGNORED) as process:
        try:
            assert process.stdout is not None
            assert "playground" in process.stdout.readline()
            assert "Play here" in process.stdout.readline()
            process.send_signal(signal.SIGTERM)
            _, said = process.communicate(timeout=120)
        finally:
            process.kill()
    assert process.returncode == EXIT_STUCK
    assert "not stopped within 1 seconds" in said
    assert "Current thread" in said
