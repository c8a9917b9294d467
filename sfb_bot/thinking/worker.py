"""A worker process: reads what there is to think about, writes what it thinks, until its pipe is closed.

`python -m sfb_bot.thinking.worker`, started by the pool. The first value it reads is the function that loads
the games, the first it writes says that it has done so.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
import traceback
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, BinaryIO, Final

from sfb_bot.computer import Mind
from sfb_bot.computer.jobs import Job, carry_out
from sfb_bot.games.editions import Editions
from sfb_bot.games.pack import GamePack
from sfb_bot.thinking import frames

# Presses and posts come first, also on a machine with one core.
NICENESS: Final = 10
# So many things may be made before circles among them are looked for.
SELDOM: Final = 100_000

LoadGames = Callable[[], Mapping[str, GamePack]]


class NoMind(Exception):
    """A game without computer players."""


class Minds:
    """The minds of games, each edition made once."""

    def __init__(self, load: LoadGames) -> None:
        self._packs = load()
        self._made = cache(self._make)

    # Any: state and views belong to a game.
    def of(self, game: str, edition: str, content: str) -> Mind[Any, Any]:
        """The mind of a game over this content."""
        return self._made(game, edition, content)

    def _make(self, game: str, edition: str, content: str) -> Mind[Any, Any]:
        mind = Editions(self._packs, {(game, edition): content}).pack(game, edition).computer
        if mind is None:
            raise NoMind(f"there are no computer players for {game!r}")
        return mind


def collect_seldom() -> None:
    """Look for circles among things seldom, and never among what is loaded once.

    A search makes very many things and no circles of them, so to look for some takes time and finds nothing.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(SELDOM)


def main() -> None:
    """Work until the bot closes the pipe or is gone."""
    # The keyboard stops the bot, and the bot its workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    source = sys.stdin.buffer
    # Whatever a library may print goes to the log, not between the results.
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    try:
        minds = Minds(frames.read(source))
        collect_seldom()
        _write(sink, None)
        while True:
            job: Job = frames.read(source)
            _write(sink, _result(job, minds))
    except (EOFError, BrokenPipeError):
        return


def _write(sink: BinaryIO, value: object) -> None:
    sink.write(frames.framed(frames.pack(value)))
    sink.flush()


def _result(job: Job, minds: Minds) -> tuple[bool, object]:
    """Whether it went well, with the thought or what went wrong."""
    try:
        return True, carry_out(job, minds.of)
    except Exception:  # noqa: BLE001 - one thought that fails must not cost the others their worker
        return False, traceback.format_exc()


if __name__ == "__main__":
    main()
