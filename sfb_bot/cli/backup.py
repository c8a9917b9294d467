"""`backup`: a copy of the database, safe while the bot is running."""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Sequence
from pathlib import Path

from sfb_bot.cli.environment import read_settings
from sfb_bot.cli.refusal import Refusal
from sfb_bot.storage.backup import backup_file


def add_arguments(parser: argparse.ArgumentParser, words: Sequence[str]) -> None:
    """Where to."""
    del words
    parser.add_argument("file", type=Path, metavar="FILE", help="the copy; must not exist yet")


def run(chosen: argparse.Namespace) -> None:
    """Write the copy."""
    database = read_settings(os.environ).database
    if not database.exists():
        raise Refusal(f"{database} does not exist")
    if chosen.file.exists():
        raise Refusal(f"{chosen.file} exists already")
    asyncio.run(backup_file(database, chosen.file))
    print(f"{chosen.file}: {chosen.file.stat().st_size // 1024} KB")
