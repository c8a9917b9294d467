"""`backup`: a copy of the database, safe while the bot is running."""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Sequence
from pathlib import Path

from sfb_bot.cli.environment import existing_database
from sfb_bot.cli.refusal import Refusal, why


def add_arguments(parser: argparse.ArgumentParser, words: Sequence[str]) -> None:
    """Where to."""
    del words
    parser.add_argument("file", type=Path, metavar="FILE", help="the copy; must not exist yet")


def run(chosen: argparse.Namespace) -> None:
    """Write the copy."""
    database = existing_database(os.environ)
    try:
        is_there = chosen.file.exists()
    except OSError as error:
        raise Refusal(f"{chosen.file} cannot be written: {why(error)}") from error
    if is_there:
        raise Refusal(f"{chosen.file} exists already")
    asyncio.run(database.back_up(chosen.file))
    print(f"{chosen.file}: {chosen.file.stat().st_size // 1024} KB")
