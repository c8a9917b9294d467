"""What processes use and what they wait for, as the system and the PostgreSQL server tell it (Linux)."""

from __future__ import annotations

import os
import threading
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import psycopg

TICKS: Final = os.sysconf("SC_CLK_TCK")
NANOSECONDS: Final = 1e9
SAMPLE_EVERY: Final = 0.05
# What is read of a process's line, counted behind its name: its parent, its time, that of ended children.
_PARENT, _OWN, _CHILDREN = 1, slice(11, 13), slice(13, 15)
# What is read of the machine's line: idle time, with what waits for a disk; the last two are counted twice.
_IDLE, _COUNTED = slice(3, 5), slice(0, 8)
# The lock that somebody holds who writes beside nobody, as `sfb_bot/storage/postgresql/database.py` takes it.
_ALONE: Final = (
    "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted AND mode = 'ExclusiveLock'"
    " AND classid = x'53464200'::bigint::oid AND objid = 1"
)
# Connections for locks and for listening are named, and wait as long as they live.
_WAITS: Final = (
    "SELECT CASE WHEN state <> 'active' THEN state"
    " ELSE coalesce(wait_event_type || ' ' || wait_event, 'running') END, count(*)"
    " FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
    " AND state <> 'idle' AND application_name NOT LIKE 'sfb-bot %' GROUP BY 1"
)


@dataclass(frozen=True, slots=True)
class Used:
    """Processor seconds so far: of the bots, how long they waited for a core, of the others."""

    bots: tuple[float, ...]
    waited: float
    server: float
    crowd: float
    machine: float
    idle: float

    def since(self, before: Used) -> Used:
        """What was used meanwhile."""
        return Used(
            tuple(now - then for now, then in zip(self.bots, before.bots, strict=True)),
            self.waited - before.waited,
            self.server - before.server,
            self.crowd - before.crowd,
            self.machine - before.machine,
            self.idle - before.idle,
        )

    @property
    def others(self) -> float:
        """What programs used that have nothing to do with the measurement."""
        return max(0.0, self.machine - sum(self.bots) - self.server - self.crowd)


def look(bots: Sequence[int], server: int | None, crowd: int) -> Used:
    """What processes have used so far, by their numbers; a server with everything it has started."""
    busy, idle = _machine()
    return Used(
        tuple(sum(_times(bot)) for bot in bots),
        sum(_waited(bot) for bot in bots),
        0.0 if server is None else _family(server),
        sum(_times(crowd)),
        busy,
        idle,
    )


def memory(process: int) -> float:
    """Megabytes a process holds."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    held = next(line for line in lines if line.startswith("VmRSS:"))
    return int(held.split()[1]) / 1024


def _stat(process: int) -> list[str]:
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()


def _times(process: int) -> tuple[float, float]:
    """Seconds of a process itself, and of the children it has seen end."""
    found = _stat(process)
    return sum(map(int, found[_OWN])) / TICKS, sum(map(int, found[_CHILDREN])) / TICKS


def _family(process: int) -> float:
    seconds = sum(_times(process))
    for folder in Path("/proc").glob("[0-9]*"):
        # One that ends at this moment is counted by its parent.
        with suppress(OSError):
            if int(_stat(int(folder.name))[_PARENT]) == process:
                seconds += sum(_times(int(folder.name)))
    return seconds


def _waited(process: int) -> float:
    """Seconds in which threads could have run and had no core."""
    waited = 0
    for thread in Path(f"/proc/{process}/task").iterdir():
        with suppress(OSError):
            waited += int((thread / "schedstat").read_text().split()[1])
    return waited / NANOSECONDS


def _machine() -> tuple[float, float]:
    with Path("/proc/stat").open() as lines:
        times = [int(each) / TICKS for each in lines.readline().split()[1:]][_COUNTED]
    idle = sum(times[_IDLE])
    return sum(times) - idle, idle


@dataclass(slots=True)
class Waits:
    """What connections of the bots were at, looked at again and again; and how often somebody wrote alone."""

    samples: int = 0
    alone: int = 0
    found: Counter[str] = field(default_factory=Counter[str])

    def share(self, what: str) -> float:
        """How many connections were at something, on average."""
        return self.found[what] / self.samples if self.samples else 0.0

    def __str__(self) -> str:
        said = [f"{what} {count / max(1, self.samples):.2f}" for what, count in self.found.most_common(6)]
        return ", ".join(said) or "none"


class Watch:
    """Looks at a server from a thread of its own, while the block runs."""

    def __init__(self, url: str | None) -> None:
        self._url = url
        self._ends = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self.waits = Waits()

    def __enter__(self) -> Waits:
        if self._url is not None:
            self._thread.start()
        return self.waits

    def __exit__(self, *_: object) -> None:
        self._ends.set()
        if self._url is not None:
            self._thread.join()

    def _run(self) -> None:
        assert self._url is not None
        with psycopg.connect(self._url, autocommit=True) as server:
            while not self._ends.wait(SAMPLE_EVERY):
                self.waits.samples += 1
                for what, count in server.execute(_WAITS.encode()):
                    self.waits.found[str(what)] += int(count)
                alone = server.execute(_ALONE.encode()).fetchone()
                self.waits.alone += bool(alone and alone[0])
