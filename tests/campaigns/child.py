"""The bot as `python bot.py run` starts it, at a stand-in for Discord and with a clock that can be moved.

Without arguments it is a nursery: it has read the whole program once, and starts a bot for every line of JSON
on its standard input by splitting itself, which saves the second and a half that reading takes. With such a
line as its argument it becomes that bot itself.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
import sys
import time
from functools import cache, partial
from pathlib import Path
from typing import Any

import discord.gateway
import discord.http

import sfb_bot.cli.run
import sfb_bot.storage.postgresql.processes
from sfb_bot.application import Application
from sfb_bot.cli import main
from sfb_bot.games.pack import GamePack
from sfb_bot.locale import Texts, languages
from tests.campaigns.moved_clock import MovedClock
from tests.end_to_end.harness import short_games


def become_bot(wanted: dict[str, Any]) -> int:
    """Run the program in this process until somebody ends it."""
    log = os.open(wanted["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(log, 1)
    os.dup2(log, 2)
    os.environ.update(
        DISCORD_TOKEN=wanted["token"],
        SFB_DATABASE=wanted["database"],
        SFB_FILES=wanted["files"],
        LOG_LEVEL="INFO",
    )
    discord.http.Route.BASE = wanted["api"]
    gateway = discord.gateway.DiscordWebSocket
    gateway.DEFAULT_GATEWAY = type(gateway.DEFAULT_GATEWAY)(wanted["gateway"])
    shift = Shift(MovedClock(Path(wanted["clock"])))
    _move_clocks(shift)
    _look_when_told(shift)
    # Matches that end after one point, so that many come to their end.
    sfb_bot.cli.run.open_shell = partial(sfb_bot.cli.run.open_shell, packs=_games())
    # Nor does a process wait for its turn to identify for seconds after every kill.
    sfb_bot.storage.postgresql.processes.BETWEEN_IDENTIFIES = 0.1
    return main(["run", *wanted["arguments"]])


@cache
def _games() -> dict[str, GamePack]:
    return short_games(1)


class Shift:
    """How far the clocks of this process are ahead; moved between two steps of the program, not in one."""

    def __init__(self, moved: MovedClock) -> None:
        self._moved = moved
        self.take_over()

    def take_over(self) -> None:
        """From now on it is as late as whoever moves the clock says."""
        self.wall, self.steady = self._moved.wall, self._moved.steady


def _move_clocks(shift: Shift) -> None:
    """What the program takes for the time; the event loop keeps the machine's, or requests would time out."""
    wall, steady = time.time, time.monotonic
    time.time = lambda: wall() + shift.wall
    time.monotonic = lambda: steady() + shift.steady
    setattr(asyncio.BaseEventLoop, "time", lambda _: steady())  # noqa: B010 - its type names the argument


def _look_when_told(shift: Shift) -> None:
    """Move the clocks on a signal, and have the bot look: it would sleep on for up to a minute.

    After SIGUSR1 time has passed while the bot was there. After SIGUSR2 it has not noticed it: its clock
    was set, or it was stuck.
    """
    usual = Application.run

    async def run(self: Application, *args: Any, **named: Any) -> None:
        def time_passes() -> None:
            # Whatever the clock has not noticed before it must not take for this.
            is_there = self.clock.silent is None
            shift.take_over()
            if is_there:
                self.clock.note()
                # A sign of life now, as it would have left many meanwhile; else a kill makes it a silence.
                self._alarms.presence.ring()
            self.wake()

        def clock_jumps() -> None:
            shift.take_over()
            self.wake()

        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGUSR1, time_passes)
        loop.add_signal_handler(signal.SIGUSR2, clock_jumps)
        await usual(self, *args, **named)

    Application.run = run


def nurse() -> None:
    """Start a bot for every line, and say its number."""
    for pack in _games().values():
        for language in languages():
            pack.screens.own_texts(Texts(language)).read()
    # Nobody looks through all of it for garbage again.
    gc.freeze()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    print("ready", flush=True)
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.close(0)
            os.open(os.devnull, os.O_RDONLY)
            os._exit(become_bot(json.loads(line)))
        print(child, flush=True)


if __name__ == "__main__":
    assert sfb_bot.cli.run, "read before anything is split off"
    if len(sys.argv) > 1:
        raise SystemExit(become_bot(json.loads(sys.argv[1])))
    nurse()
