"""A database as a bot leaves it: duels that are over and under way, and a season played to its end."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sfb_bot.kernel import Dice, Word
from sfb_bot.leagues.rules.values import Settings
from sfb_bot.leagues.seasons.actions import Start
from sfb_bot.matches.paces import PACES
from sfb_bot.matches.records import ChannelId
from tests.leagues.seasons.season_house import SeasonHouse, players
from tests.matches.house import ANNA, BORIS, GUILD, HandClock, house

# Match 1 is a duel with many entries, 2 a short one, 3 is under way; the others are games of the season.
LONG, SHORT, LIVE, GAME = 1, 2, 3, 4


async def _write(path: Path) -> None:
    clock = HandClock()
    async with house(path, clock) as opened:
        for number, most in ((LONG, 80), (SHORT, 8), (LIVE, 40)):
            match = await opened.match(PACES["live"], channel=ChannelId(number))
            assert match == number
            for _ in range(most):
                await opened.answer_randomly(match, Dice(f"world/{number}"))
                clock.passes(1)
            if number != LIVE:
                await opened.app.matches.say(match, (ANNA, BORIS)[number % 2], Word.CONCEDE, opened.press())
        seasons = SeasonHouse(opened)
        season = await seasons.create(Settings(seed="lots"))
        await seasons.join(season, *players(4))
        await seasons.act(season, Start())
        while (await seasons.view(season)).record.status == "running":
            await seasons.play_round(season)
            await seasons.passes(8 * 24 * 60 * 60)
        await opened.app.leagues.statistics.player(GUILD, "brawl", ANNA)
        await seasons.clear()


def write_world(folder: Path) -> Path:
    """The database, written once and closed."""
    path = folder / "world.sqlite3"
    asyncio.run(_write(path))
    return path


def copy_of(world: Path, folder: Path) -> Path:
    """A copy of a closed database for one test."""
    folder.mkdir(exist_ok=True)
    target = folder / f"{os.urandom(4).hex()}.sqlite3"
    for ending in ("", "-wal"):
        if (source := Path(f"{world}{ending}")).exists():
            shutil.copy(source, f"{target}{ending}")
    return target


@contextmanager
def changing(path: Path) -> Iterator[sqlite3.Connection]:
    """The file past everything that keeps it consistent, as a bad disk or a careless hand reaches it."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.row_factory = sqlite3.Row
        yield connection
