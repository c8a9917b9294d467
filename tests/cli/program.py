"""Runs the program as its users do, in a process of its own."""

from __future__ import annotations

import contextlib
import io
import os
import subprocess
import sys
from pathlib import Path

from sfb_bot.cli import main

ROOT = Path(__file__).resolve().parents[2]


def bot(*arguments: str | bytes, hash_seed: str = "0") -> subprocess.CompletedProcess[str]:
    """`python bot.py ...` with what it printed."""
    return subprocess.run(
        [sys.executable, "bot.py", *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
        # No measurement: a command that waits forever must fail and not hang the tests.
        timeout=300,
    )


def refused_by_process(*arguments: str | bytes) -> str:
    """The one line on stderr of a command that must fail with exit code 2 and print nothing else."""
    done = bot(*arguments)
    return _one_line(done.returncode, done.stdout, done.stderr)


def refused(*arguments: str, code: int = 2) -> str:
    """The same without the time a process of its own takes: whatever is raised here is a traceback there."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        ended = main(arguments)
    return _one_line(ended, out.getvalue(), err.getvalue(), code)


def _one_line(code: int, out: str, err: str, wanted: int = 2) -> str:
    assert code == wanted, f"exit code {code}: {out}{err}"
    assert out == ""
    lines = err.splitlines()
    assert len(lines) == 1, err
    assert lines[0].startswith("sfb-bot: ")
    assert "Traceback" not in lines[0]
    return lines[0]
