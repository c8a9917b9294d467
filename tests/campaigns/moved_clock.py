"""A clock that another process moves: what is added to the machine's time lies in a small shared file."""

from __future__ import annotations

import mmap
import struct
import time
from pathlib import Path
from typing import Final

_FORM: Final = struct.Struct("<dd")


class MovedClock:
    """Seconds added to the wall clock, and to the clock that nobody can set.

    Time that passes moves both. A clock that somebody sets moves the wall clock alone.
    """

    def __init__(self, path: Path) -> None:
        if not path.exists():
            path.write_bytes(bytes(_FORM.size))
        with path.open("r+b") as file:
            self._shared = mmap.mmap(file.fileno(), _FORM.size)

    @property
    def wall(self) -> float:
        """Seconds the wall clock is ahead of the machine's."""
        return _FORM.unpack(self._shared[:])[0]

    @property
    def steady(self) -> float:
        """Seconds the steady clock is ahead of the machine's."""
        return _FORM.unpack(self._shared[:])[1]

    def passes(self, seconds: float) -> None:
        """Let time pass."""
        self._shared[:] = _FORM.pack(self.wall + seconds, self.steady + seconds)

    def is_set(self, seconds: float) -> None:
        """Set the wall clock forward, or back."""
        self._shared[:] = _FORM.pack(self.wall + seconds, self.steady)

    def now(self) -> int:
        """The bot's time."""
        return int(time.time() + self.wall)
