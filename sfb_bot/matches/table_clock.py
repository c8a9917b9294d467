"""The time that clocks and deadlines go by: it stands still while nobody knows whether anybody was there."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from sfb_bot.matches.ports import Clock
from sfb_bot.matches.records import Moment, SilenceKind

# Longer than this without a sign of life, or as much more than has passed, is a silence.
MOMENT: Final = 15


class TableClock:
    """A clock that is watched: between two looks at it about as much time must pass as really did.

    A process that was suspended, an event loop that was stuck and a machine whose clock was moved are all
    noticed by whoever asks for the time first: from then on it stands still until `go_on` says that the
    silence was added to everything. Not watched, it is the clock of the machine.

    `ticks` is a clock that nobody can set.
    """

    def __init__(self, machine: Clock, ticks: Callable[[], float] = time.monotonic) -> None:
        self.machine = machine
        self._ticks = ticks
        self._seen: tuple[Moment, float] | None = None
        self._silent: tuple[SilenceKind, Moment] | None = None

    def now(self) -> Moment:
        """Whole seconds since 1970, UTC."""
        self._watch()
        return self.machine.now() if self._silent is None else self._silent[1]

    async def sleep(self, seconds: float) -> None:
        """Wait; this goes on while the time stands still."""
        await self.machine.sleep(seconds)

    @property
    def silent(self) -> tuple[SilenceKind, Moment] | None:
        """Why and since when the time stands still; None while it runs."""
        self._watch()
        return self._silent

    def stand_still(self, kind: SilenceKind, since: Moment) -> None:
        """Nobody could be reached since a moment; the earliest of several counts.

        After the clock was moved no earlier moment can be told from it.
        """
        self._watch()
        if self._silent is None:
            self._silent = kind, since
        elif since < self._silent[1] and self._silent[0] != "clock":
            self._silent = self._silent[0], since

    def note(self) -> None:
        """The bot is there now; a silence before has been noticed, if there was one."""
        if self._seen is not None and self._silent is None:
            self._seen = self.machine.now(), self._ticks()

    def go_on(self) -> None:
        """Run, watched, from now on."""
        self._silent = None
        self._seen = self.machine.now(), self._ticks()

    def stop_watching(self) -> None:
        """Nothing depends on the time any more."""
        self._seen = self._silent = None

    def _watch(self) -> None:
        """Notice that the bot was not there, or that the clock of the machine was moved."""
        if self._seen is None or self._silent is not None:
            return
        then, ticks = self._seen
        passed = self._ticks() - ticks
        moved = self.machine.now() - then - passed
        if abs(moved) <= MOMENT and passed <= MOMENT:
            return
        kind: SilenceKind = "stuck" if abs(moved) <= MOMENT else "clock"
        # Of a clock that was moved under a bot at work, the seconds in between are known.
        since = then if passed > MOMENT else Moment(then + int(passed))
        self._silent = kind, since
