"""The processes of `cluster.py`: real bots, a real PostgreSQL server, the crowd; none outlives it."""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final
from urllib.error import URLError

from benchmarks.bot_crowd import Pipe
from benchmarks.bot_stored import Place
from benchmarks.cluster_crowd import Load, Opened, Pressed, run_cluster_crowd
from tests.postgresql_server import Server, server_programs

ROOT: Final = Path(__file__).resolve().parents[1]
LONGEST_START: Final = 120.0
LONGEST_WAIT: Final = 300.0
LONGEST_STOP: Final = 20.0
# A line of the log that a host should read, or the one at the end of a traceback.
SERIOUS: Final = re.compile(r" (WARNING|ERROR|CRITICAL) |^[a-z_]+(\.\w+)+: ")
# As a host would have it: nothing that was acknowledged is lost when the machine is.
SETTINGS: Final = {
    "fsync": "on",
    "synchronous_commit": "on",
    "full_page_writes": "on",
    "autovacuum": "on",
    "shared_buffers": "256MB",
}


@contextmanager
def postgresql() -> Generator[Server]:
    """A server that keeps what it acknowledges."""
    programs = server_programs()
    if programs is None:
        raise SystemExit("there is no PostgreSQL server here")
    server = Server(programs, Path(tempfile.mkdtemp(prefix="sfb-pg-")), SETTINGS)
    try:
        server.set_up()
        server.start()
        yield server
    finally:
        server.stop(signal.SIGINT)
        shutil.rmtree(server.folder, ignore_errors=True)


def server_process(server: Server) -> int:
    """The number of its first process, which has started all others."""
    return int((server.folder / "data" / "postmaster.pid").read_text().split()[0])


class CrowdProcess:
    """A playground with people, in a process of its own."""

    def __init__(self, places: Sequence[Place]) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._pipe: Pipe
        self._pipe, there = spawn.Pipe()
        self._process: BaseProcess = spawn.Process(
            target=run_cluster_crowd, args=(there, list(places)), name="the crowd", daemon=True
        )

    def open(self) -> Opened:
        """Start it; where the bots knock."""
        self._process.start()
        opened = self._receive()
        assert isinstance(opened, Opened)
        return opened

    @property
    def pid(self) -> int:
        """Its number."""
        assert self._process.pid is not None
        return self._process.pid

    def until_posted(self) -> None:
        """Wait until every game has its post."""
        self._pipe.send(True)
        self._receive()

    def begin(self, load: Load) -> None:
        """Let people press; `pressed` waits for what comes of it."""
        self._pipe.send(load)

    def enough(self) -> None:
        """Let them stop before the time is over."""
        self._pipe.send(True)

    def pressed(self) -> Pressed:
        """What came of it."""
        pressed = self._receive()
        assert isinstance(pressed, Pressed)
        return pressed

    def close(self) -> None:
        """End it."""
        if self._process.is_alive():
            self._process.kill()
        if self._process.pid is not None:
            self._process.join()

    def _receive(self) -> object:
        end = time.monotonic() + LONGEST_WAIT
        while not self._pipe.poll(0.2):
            if not self._process.is_alive() or time.monotonic() > end:
                raise RuntimeError("the crowd did not answer")
        return self._pipe.recv()


@dataclass(slots=True)
class Bot:
    """One process of the bot."""

    process: subprocess.Popen[bytes]
    port: int
    log: Path

    @property
    def pid(self) -> int:
        return self.process.pid

    def is_ready(self) -> bool:
        """Whether players can reach it."""
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/ready", timeout=5) as answer:
                return answer.status == 200
        except (URLError, OSError):
            return False

    def until_ready(self) -> None:
        """Wait for that."""
        end = time.monotonic() + LONGEST_START
        while not self.is_ready():
            if self.process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"a bot did not start:\n{self.log.read_text()[-2000:]}")
            time.sleep(0.02)


class Bots:
    """All processes of one bot, on one database."""

    def __init__(self, folder: Path, opened: Opened, database: str) -> None:
        self._folder = folder
        self._opened = opened
        self._database = database
        self.all: list[Bot] = []
        self._stopped: list[Bot] = []

    def start(self, *words: str) -> Bot:
        """Start one more with these words behind `run`; it is not ready yet."""
        port = _free_port()
        log = self._folder / f"bot{len(self.all) + len(self._stopped)}.log"
        environment = {
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "DISCORD_TOKEN": self._opened.token,
            "SFB_DATABASE": self._database,
            "SFB_FILES": str(self._folder),
            "SFB_METRICS": str(port),
            "LOG_LEVEL": "INFO",
        }
        address = (self._opened.api, self._opened.gateway)
        with log.open("ab") as written:
            process = subprocess.Popen(
                [sys.executable, "-m", "benchmarks.cluster_bot", *address, *words],
                cwd=self._folder,
                env=environment,
                stdout=written,
                stderr=written,
                # Nothing else is done between the two, so no lock of another thread is waited for.
                preexec_fn=_die_with_parent,  # noqa: PLW1509 - one system call, before there are threads
            )
        self.all.append(Bot(process, port, log))
        return self.all[-1]

    def complaints(self) -> list[str]:
        """What the bots found worth a warning."""
        lines = [line for bot in (*self._stopped, *self.all) for line in bot.log.read_text().splitlines()]
        return [line for line in lines if SERIOUS.search(line)]

    def stop(self, bot: Bot) -> None:
        """Stop one of them."""
        self.all.remove(bot)
        self._stopped.append(bot)
        _end([bot])

    def close(self) -> None:
        """End them all."""
        _end(self.all)


def _end(bots: Sequence[Bot]) -> None:
    for bot in bots:
        if bot.process.poll() is None:
            bot.process.terminate()
    for bot in bots:
        try:
            bot.process.wait(LONGEST_STOP)
        except subprocess.TimeoutExpired:
            bot.process.kill()
            bot.process.wait()


def _free_port() -> int:
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        return int(tried.getsockname()[1])


def _die_with_parent() -> None:
    """A benchmark that is killed leaves no bot behind (Linux)."""
    if sys.platform == "linux":
        set_death_signal = 1
        ctypes.CDLL(None).prctl(set_death_signal, signal.SIGKILL)
