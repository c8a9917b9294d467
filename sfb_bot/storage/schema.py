"""The form of the tables: which there are, what tells their rows apart, whether a database has them all."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from graphlib import TopologicalSorter
from typing import Final

from sfb_bot.matches.ports import StoreBroken
from sfb_bot.storage.shared_writes import TableGroup
from sfb_bot.storage.sqlite.migration import own_migrations

# Rows of these are never deleted and their numbers never given twice, so a number that is missing is a loss.
LASTING: Final = ("match", "lobby", "league", "season")
# In a database that is being filled by a copy, and in no other.
UNFINISHED: Final = "unfinished_copy"


@dataclass(frozen=True, slots=True)
class TableForm:
    """A table: its columns, and those that tell its rows apart."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]


@cache
def table_forms() -> tuple[TableForm, ...]:
    """All tables of this version, those that others refer to first."""
    with closing(sqlite3.connect(":memory:")) as empty:
        for migration in own_migrations():
            empty.executescript(migration.script)
        found = empty.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
        )
        names = [str(row[0]) for row in found]
        parents = {
            name: {str(row[2]) for row in empty.execute(f"PRAGMA foreign_key_list({name})")} - {name}
            for name in names
        }
        return tuple(_form_of(empty, name) for name in TopologicalSorter(parents).static_order())


def _form_of(database: sqlite3.Connection, table: str) -> TableForm:
    columns = database.execute(f"PRAGMA table_info({table})").fetchall()
    key = sorted((place, name) for _, name, _, _, _, place in columns if place)
    return TableForm(table, tuple(column[1] for column in columns), tuple(name for _, name in key))


class SchemaTables(TableGroup):
    """The form of the database itself."""

    async def require_complete(self) -> None:
        """StoreBroken for a copy that was never finished."""
        if UNFINISHED in await self._database.columns():
            raise StoreBroken(
                "this database is a copy that is not complete; let `python bot.py copy-database` finish it"
            )

    async def missing_columns(self) -> list[str]:
        """Tables and columns that are missing, in a sentence each."""
        found = await self._database.columns()
        return [
            *(f"the table {form.name} is missing" for form in table_forms() if form.name not in found),
            *(
                f"the column {column} of the table {form.name} is missing"
                for form in table_forms()
                for column in form.columns
                if form.name in found and column not in found[form.name]
            ),
        ]
