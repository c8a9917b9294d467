"""The program's two ends at the terminal: what it prints, and the keyboard that interrupts it."""

from __future__ import annotations

import contextlib
import io
import os
import signal
import sys
import threading
from collections.abc import Generator

from sfb_bot.cli.refusal import why


class OutputBroken(Exception):
    """What was printed went nowhere: the disk behind it is full, or nobody reads any more.

    No OSError, so that it is not taken for trouble with the files a command works on.
    """

    def __init__(self, error: OSError) -> None:
        super().__init__(f"the output cannot be written: {why(error)}")
        self.is_unread = isinstance(error, BrokenPipeError)


class Output(io.TextIOWrapper):
    """Standard output for any terminal: a letter it does not know is written as its number."""

    def write(self, s: str, /) -> int:
        """Print a text; OutputBroken when that is impossible."""
        try:
            return super().write(s)
        except OSError as error:
            raise self._given_up(error) from error

    def flush(self) -> None:
        """Print what waits; OutputBroken when that is impossible."""
        try:
            super().flush()
        except OSError as error:
            raise self._given_up(error) from error

    def _given_up(self, error: OSError) -> OutputBroken:
        # What waits still is dropped, else Python would try again at the end and complain in its own words.
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, self.fileno())
        os.close(nowhere)
        return OutputBroken(error)


def suit_terminal() -> None:
    """Make standard output one that suits any terminal; another one, as tests have it, is left alone."""
    usual = sys.stdout
    if type(usual) is io.TextIOWrapper:
        lines, through, encoding = usual.line_buffering, usual.write_through, usual.encoding
        sys.stdout = Output(
            usual.detach(), encoding, "backslashreplace", line_buffering=lines, write_through=through
        )


def finish_output() -> None:
    """Print what waits still; OutputBroken when that is impossible."""
    if isinstance(sys.stdout, Output):
        sys.stdout.flush()


def say(sentence: str) -> None:
    """Tell the person at the keyboard what went wrong; where nobody can read it, there is nothing to do."""
    with contextlib.suppress(OSError):
        print(f"sfb-bot: {sentence}", file=sys.stderr, flush=True)


@contextlib.contextmanager
def interruptible() -> Generator[None]:
    """Let the keyboard interrupt the block so that it can clean up.

    Before and after, while modules are read and while Python ends, `bot.py` lets it end the process at once.
    """
    before = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread() or before is signal.default_int_handler:
        yield
        return
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
