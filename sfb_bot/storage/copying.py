"""Everything of one database into another of whichever kind, compared row by row afterwards.

A copy that was interrupted goes on where it was: rows are copied in the order of their keys, so those that
are there say how far it came. Until it is complete no bot opens it.
"""

from __future__ import annotations

import hashlib
from collections.abc import AsyncGenerator, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from sfb_bot.matches.ports import StoreBroken
from sfb_bot.storage.schema import LASTING, UNFINISHED, TableForm, table_forms
from sfb_bot.storage.session import Database, Row, Session, Value
from sfb_bot.storage.sqlite.backup import write_copy
from sfb_bot.storage.sqlite.database_file import BESIDE, beside
from sfb_bot.storage.sqlite.migration import own_migrations
from sfb_bot.storage.sqlite.open_file import open_database
from sfb_bot.storage.sqlite.single_bot import lock_path

# Rows of one trip and of one transaction.
AT_ONCE: Final = 500


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a copy has come in a table, for whoever watches."""

    table: str
    rows: int
    of: int


Watch: TypeAlias = Callable[[Progress], None]


def _unwatched(progress: Progress) -> None:
    del progress


async def copy_into_file(source: Database, target: Path) -> None:
    """A copy of a database in a file, of one moment, there whole or not at all."""
    part = beside(target, ".copying")
    leftovers = (part, lock_path(part), *(beside(part, ending) for ending in BESIDE))
    for leftover in leftovers:
        leftover.unlink(missing_ok=True)
    try:
        async with open_database(part, own_migrations()) as file:
            await copy_rows(source, file)
            async with file.whole() as connection:
                await write_copy(connection, part, target)
    finally:
        for leftover in leftovers:
            leftover.unlink(missing_ok=True)


async def copy_rows(source: Database, target: Database, watch: Watch = _unwatched) -> None:
    """Copy everything to an empty database, or go on with that, and compare; StoreBroken says why not."""
    if UNFINISHED in await source.columns():
        raise StoreBroken("the old database is itself a copy that is not complete; nothing was copied")
    async with source.reading() as session:
        await _begin(target)
        for form in table_forms():
            await _copy_table(session, target, form, watch)
        await _compare(session, target)
        numbers = await source.last_numbers(session, LASTING)
    async with target.writing() as session:
        await target.set_last_numbers(session, numbers)
        session.put(f"DROP TABLE {UNFINISHED}")


async def _begin(target: Database) -> None:
    if UNFINISHED in await target.columns():
        return
    async with target.writing() as session:
        for form in table_forms():
            if await session.run(f"SELECT 1 FROM {form.name} LIMIT 1"):
                raise StoreBroken("the new database is not empty; nothing was copied")
        session.put(f"CREATE TABLE {UNFINISHED} (since BIGINT)")


async def _copy_table(source: Session, target: Database, form: TableForm, watch: Watch) -> None:
    names, marks = ", ".join(form.columns), ", ".join("?" * len(form.columns))
    count = int(await source.value(f"SELECT count(*) FROM {form.name}"))
    async with target.reading() as session:
        done = int(await session.value(f"SELECT count(*) FROM {form.name}"))
        newest_first = ", ".join(f"{column} DESC" for column in form.key)
        last = await session.one(f"SELECT * FROM {form.name} ORDER BY {newest_first} LIMIT 1")
    watch(Progress(form.name, done, count))
    async for rows in _chunks(source, form, last):
        async with target.writing() as session:
            copies = [tuple(row) for row in rows]
            session.put_many(f"INSERT INTO {form.name} ({names}) VALUES ({marks})", copies)
        done += len(rows)
        watch(Progress(form.name, done, count))


async def _compare(source: Session, target: Database) -> None:
    for form in table_forms():
        async with target.reading() as session:
            is_same = await digest_of(source, form) == await digest_of(session, form)
        if not is_same:
            raise StoreBroken(
                f"the copy of the table {form.name} is not as it was; empty the new database and begin again"
            )


async def digest_of(session: Session, form: TableForm) -> str:
    """A fingerprint of all rows of a table, the same whichever database it lies in."""
    digest = hashlib.blake2b(digest_size=16)
    async for rows in _chunks(session, form):
        for row in rows:
            digest.update(repr(tuple(row)).encode())
    return digest.hexdigest()


async def _chunks(
    session: Session, form: TableForm, after: Row | None = None
) -> AsyncGenerator[Sequence[Row]]:
    """All rows behind one, in the order of their keys."""
    names, order = ", ".join(form.columns), ", ".join(form.key)
    while True:
        values: list[Value] = [] if after is None else [after[column] for column in form.key]
        which = "" if after is None else f" WHERE ({order}) > ({', '.join('?' * len(values))})"
        found = await session.run(
            f"SELECT {names} FROM {form.name}{which} ORDER BY {order} LIMIT {AT_ONCE}", *values
        )
        if not found:
            return
        yield found
        after = found[-1]
