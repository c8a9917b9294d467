"""`copy-database`: everything from one database to another: how a bot moves to PostgreSQL, or back."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Sequence

from sfb_bot.cli.environment import files_folder
from sfb_bot.storage.copying import Progress
from sfb_bot.storage.location import copy_database, read_location


def add_arguments(parser: argparse.ArgumentParser, words: Sequence[str]) -> None:
    """From where to where."""
    del words
    what = "a file, or postgresql://user:password@host/name"
    parser.add_argument("source", metavar="FROM", help=f"{what}; no bot may be using it")
    parser.add_argument("target", metavar="TO", help="an empty database, or one that a copy was begun in")


def run(chosen: argparse.Namespace) -> None:
    """Copy, compare, and say so."""
    files = files_folder(os.environ)
    source, target = read_location(chosen.source, files), read_location(chosen.target, files)
    shown = _Counter()
    asyncio.run(copy_database(source, target, shown.show))
    shown.end()
    print(f"{shown.rows} rows copied from {source} to {target}; all of them are as they were.")


class _Counter:
    """Counts rows, on one line of a terminal and on a line a table elsewhere."""

    def __init__(self) -> None:
        self.rows = 0
        self._seen: dict[str, int] = {}

    def show(self, progress: Progress) -> None:
        self._seen[progress.table] = progress.rows
        self.rows = sum(self._seen.values())
        said = f"{progress.table}: {progress.rows} of {progress.of}"
        if sys.stderr.isatty():
            print(f"\r\033[K{said}", end="", file=sys.stderr, flush=True)
        elif progress.rows == progress.of:
            print(said, file=sys.stderr, flush=True)

    def end(self) -> None:
        if sys.stderr.isatty():
            print(file=sys.stderr)
