"""Whatever is wrong with machine, files or terminal is one sentence and an exit code, never a traceback."""

from __future__ import annotations

import codecs
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

import pytest

from sfb_bot.cli import COMMANDS, EXIT_INTERRUPTED, EXIT_REFUSED
from tests.cli.program import ROOT, refused
from tests.cli.test_render import POSITION

PLAYGROUND = ("playground", "--port", "0", "--no-browser")
on_posix = pytest.mark.skipif(sys.platform == "win32", reason="rights and signals work differently there")


@pytest.fixture
def database(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A path for the database, from a folder without a `.env` that everybody can get to."""
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        monkeypatch.setenv("SFB_DATABASE", str(folder / "sfb.sqlite3"))
        with monkeypatch.context() as away:
            away.chdir(folder)
            yield folder / "sfb.sqlite3"


@contextmanager
def without_rights() -> Iterator[None]:
    """As somebody to whom the rights of files apply."""
    if os.geteuid():
        yield
        return
    # Whoever has few rights may not even be able to read the program, and what Python once has not found
    # of itself it does not look for again.
    for command in COMMANDS:
        import_module(f"sfb_bot.cli.{command.replace('-', '_')}")
    for encoding in ("ascii", "latin-1", "idna", "utf-16", "utf-8-sig"):
        codecs.lookup(encoding)
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


# --- The database ---


@on_posix
@pytest.mark.parametrize("command", [PLAYGROUND, ("health",), ("verify",), ("backup", "copy")])
def test_a_folder_without_access(
    database: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    folder = database.parent / "closed"
    folder.mkdir()
    database.touch()
    monkeypatch.setenv("SFB_DATABASE", str(folder / "inside" / "sfb.sqlite3"))
    folder.chmod(0)
    try:
        with without_rights():
            assert "Permission denied" in refused(*command)
    finally:
        folder.chmod(0o700)


@on_posix
def test_a_folder_that_cannot_be_made(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SFB_DATABASE", str(database.parent / "new" / "data" / "sfb.sqlite3"))
    database.parent.chmod(0o555)
    try:
        with without_rights():
            assert "cannot be made: Permission denied" in refused(*PLAYGROUND)
    finally:
        database.parent.chmod(0o755)


@on_posix
@pytest.mark.parametrize("command", [PLAYGROUND, ("health",), ("verify",), ("backup", "copy")])
def test_a_database_nobody_may_open(
    database: Path, capfd: pytest.CaptureFixture[str], command: tuple[str, ...]
) -> None:
    database.touch()
    database.parent.chmod(0o777)
    database.chmod(0)
    with without_rights():
        assert "cannot be opened" in refused(*command)
    # A thread of its own may complain as well, past what was said.
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("command", [PLAYGROUND, ("health",), ("verify",), ("backup", "copy")])
@pytest.mark.parametrize("name", ["x" * 300, "/".join(["long"] * 2000)])
def test_a_path_that_is_too_long(
    database: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...], name: str
) -> None:
    monkeypatch.setenv("SFB_DATABASE", str(database.parent / name))
    assert "File name too long" in refused(*command)


def test_a_backup_with_a_name_that_is_too_long(database: Path) -> None:
    database.touch()
    assert "File name too long" in refused("backup", "x" * 300)


# --- `.env` ---


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("DISCORD_TOKEN=abc".encode("utf-16"), "not a text in UTF-8"),
        ("DISCORD_TOKEN=abc".encode("utf-16-le"), "not a text in UTF-8"),
        (b"DISCORD_TOKEN=a\0bc\n", "not a text in UTF-8"),
        (b"DISCORD_TOKEN=\xff\xfe\n", "not a text in UTF-8"),
        (b"LOG_LEVEL=INFO\n\n= x\n'\n==\n", "line 3 cannot be understood"),
    ],
)
@pytest.mark.usefixtures("database")
def test_an_env_file_that_cannot_be_understood(content: bytes, words: str) -> None:
    Path(".env").write_bytes(content)
    assert words in refused("health")


@pytest.mark.usefixtures("database")
def test_an_env_file_that_is_a_folder() -> None:
    Path(".env").mkdir()
    assert ".env cannot be read" in refused("health")


@on_posix
@pytest.mark.usefixtures("database")
def test_an_env_file_that_may_not_be_read() -> None:
    Path(".env").touch(mode=0)
    with without_rights():
        assert ".env cannot be read: Permission denied" in refused("health")


# --- The terminal ---


def test_letters_that_a_terminal_does_not_know(tmp_path: Path) -> None:
    picture = tmp_path / "picture.png"
    done = subprocess.run(
        [sys.executable, "bot.py", "render", POSITION, "--lang", "uk", "--out", str(picture)],
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert picture.stat().st_size > 0
    assert "\\u04" in done.stdout, "Cyrillic letters by their numbers"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no file that is always full")
@pytest.mark.parametrize("words", [("--help",), ("simulate", "--games", "1"), ("no-such-command",)])
def test_output_that_is_full(words: tuple[str, ...]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "bot.py", *words],
            cwd=ROOT,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
            timeout=240,
        )
    assert done.returncode == EXIT_REFUSED
    [line] = done.stderr.splitlines()
    assert line.startswith("sfb-bot: ")
    assert "No space left on device" in line or words[0] in line


# --- The keyboard ---

# bot.py, interrupted when it comes to a certain module.
AT_IMPORT = """
import os, runpy, signal, sys
class Interrupting:
    def find_spec(self, name, path=None, target=None):
        if name == {where!r}:
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Interrupting())
runpy.run_path("bot.py", run_name="__main__")
"""
AT_EXIT = """
import atexit, os, runpy, signal, sys
atexit.register(lambda: os.kill(os.getpid(), signal.SIGINT))
runpy.run_path("bot.py", run_name="__main__")
"""
AT_CALL = """
import os, runpy, signal, sys
import {module} as called
def interrupt(*_):
    os.kill(os.getpid(), signal.SIGINT)
    return usual(*_)
usual, called.{name} = called.{name}, interrupt
runpy.run_path("bot.py", run_name="__main__")
"""


def interrupted(program: str, *words: str) -> tuple[int, str]:
    """The exit code of a program that got an interrupt, and what it said."""
    done = subprocess.run(
        [sys.executable, "-c", program, *words],
        cwd=ROOT,
        env={**os.environ, "LOG_LEVEL": "WARNING"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        timeout=240,
    )
    return done.returncode, done.stderr


STOPPED = (EXIT_INTERRUPTED, "sfb-bot: stopped by the keyboard\n")


@on_posix
@pytest.mark.parametrize("module", ["sfb_bot.cli", "discord"])
@pytest.mark.usefixtures("database")
def test_an_interrupt_while_the_program_is_read(module: str) -> None:
    assert interrupted(AT_IMPORT.format(where=module), *PLAYGROUND) == STOPPED


@on_posix
@pytest.mark.usefixtures("database")
def test_an_interrupt_while_python_ends() -> None:
    assert interrupted(AT_EXIT, "--help") == STOPPED


@on_posix
@pytest.mark.usefixtures("database")
def test_an_interrupt_before_the_bot_listens_for_it() -> None:
    assert interrupted(AT_CALL.format(module="sfb_bot.cli.run", name="start_logging"), "run") == STOPPED


@on_posix
def test_an_interrupt_leaves_no_half_backup(database: Path) -> None:
    database.touch()
    program = AT_CALL.format(module="sfb_bot.storage.location", name="backup_file")
    assert interrupted(program, "backup", str(database.parent / "copy")) == STOPPED
    assert [each.name for each in database.parent.iterdir()] == [database.name]
