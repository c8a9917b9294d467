"""Databases for `cluster.py`: a few games played to different points, and copies of them made by SQL.

Both databases get the same rows: the games are played in a file, copied to the server as `copy-database` does
it, and multiplied in both by the same statements.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import psycopg

from benchmarks.bot_stored import FEWEST_DECISIONS, FIRST_PRESS, MOST_DECISIONS, Place, Stage, stage
from sfb_bot.kernel import Dice
from sfb_bot.matches.records import LedgerPost, MatchId, MessageId, lane_of
from sfb_bot.storage.location import FileLocation, ServerLocation, copy_database
from sfb_bot.storage.schema import table_forms

# Everything that belongs to a match which is not over.
TABLES: Final = (
    *("match", "seat", "entry", "checkpoint", "held_answer", "standing_order", "deadline"),
    *("ledger_post", "outbox"),
)
# What tells a copy from the game it was copied from; the server's numbers of rows come by themselves.
COPIED: Final = (
    "CREATE TEMPORARY TABLE copied (id BIGINT, model BIGINT, guild BIGINT, channel BIGINT,"
    " host BIGINT, guest BIGINT, old_host BIGINT, lane TEXT)"
)
# A game that nobody plays here: long enough to be no exception, short enough to be copied often.
RESTING_DECISIONS: Final = 40


@dataclass(frozen=True, slots=True)
class Model:
    """A game that was played, to be copied."""

    match: MatchId
    place: Place


async def play_models(database: Path, places: Sequence[Place], resting: Place) -> list[Model]:
    """One game in every place, which waits for its post, and at last one that has been shown."""
    async with stage(database) as played:
        models: list[Model] = []
        for number, place in enumerate(places):
            dice = Dice(f"cluster/{number}")
            length = FEWEST_DECISIONS + dice.below(MOST_DECISIONS - FEWEST_DECISIONS)
            models.append(Model(await _begun(played, place, length, dice), place))
        await played.show_all_but([each.match for each in models])
        rest = await _begun(played, resting, RESTING_DECISIONS, Dice("cluster/resting"))
        await played.show_all_but([each.match for each in models])
        record = await played.store.match_record(rest)
        assert record is not None
        told = LedgerPost(rest, 1, record.channel, 0, record.seq, record.ask_no, is_opening=True)
        await played.store.plan_post(told)
        await played.store.note_post(rest, MessageId(FIRST_PRESS))
        return [*models, Model(rest, resting)]


async def _begun(played: Stage, place: Place, length: int, dice: Dice) -> MatchId:
    """A game that is still live after so many answers."""
    while True:
        match = await played.begin(place)
        if await played.advance(match, length, dice):
            return match


def copies_of(models: Sequence[Model], active: Sequence[Place], resting: Sequence[Place]) -> list[Any]:
    """The rows of the table `copied`: the played games by turns, the resting one for all that are left."""
    *played, rest = models
    first = 1 + max(model.match for model in models)
    wanted = [(played[number % len(played)], place) for number, place in enumerate(active)]
    wanted += [(rest, place) for place in resting]
    return [
        (
            first + number,
            model.match,
            place.guild,
            place.channel,
            *place.users,
            model.place.users[0],
            lane_of(MatchId(first + number)),
        )
        for number, (model, place) in enumerate(wanted)
    ]


def _statements(quoted: str) -> list[str]:
    """One for each table; `user` is a word of its own on the server and has to be quoted there."""
    said = {
        "match": "copied.id",
        "guild": "CASE WHEN old.guild IS NULL THEN NULL ELSE copied.guild END",
        "channel": "copied.channel",
        "lane": "copied.lane",
        "user": f"CASE old.{quoted} WHEN copied.old_host THEN copied.host ELSE copied.guest END",
    }
    columns = {form.name: form.columns for form in table_forms()}
    made: list[str] = []
    for table in TABLES:
        own = dict(said)
        if table == "outbox":
            own["user"] = f"old.{quoted}"
        if table == "match":
            own |= {"id": "copied.id", "lobby": "NULL"}
        names = [name for name in columns[table] if name != "id" or table == "match"]
        shown = ", ".join(quoted if name == "user" else name for name in names)
        values = ", ".join(own.get(name, f"old.{name}") for name in names)
        key = "id" if table == "match" else "match"
        made.append(
            f"INSERT INTO {table} ({shown}) SELECT {values} FROM {table} AS old"
            f" JOIN copied ON copied.model = old.{key}"
        )
    return made


def multiply_in_file(database: Path, copies: Sequence[Any]) -> None:
    """Copy games within a file."""
    with closing(sqlite3.connect(database)) as file, file:
        file.execute(COPIED)
        file.executemany(f"INSERT INTO copied VALUES ({', '.join('?' * 8)})", copies)
        for statement in _statements("user"):
            file.execute(statement)


def multiply_on_server(url: str, copies: Sequence[Any]) -> None:
    """Copy games within a database of a server, which knows afterwards how many rows there are of what."""
    with psycopg.connect(url) as server:
        server.execute(COPIED.encode())
        with server.cursor() as cursor, cursor.copy(b"COPY copied FROM STDIN") as rows:
            for copy in copies:
                rows.write_row(copy)
        for statement in _statements('"user"'):
            server.execute(statement.encode())
        server.execute(b"UPDATE last_number SET number = (SELECT max(id) FROM match) WHERE name = 'match'")
    with psycopg.connect(url, autocommit=True) as server:
        server.execute(b"VACUUM ANALYZE")
        server.execute(b"CHECKPOINT")


async def copy_to_server(file: Path, url: str, files: Path) -> None:
    """Everything that is in a file into an empty database of a server."""
    await copy_database(FileLocation(file), ServerLocation(url, files))
