"""Whether a file has all the tables and columns that this program reads."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import aiosqlite

from sfb_bot.storage.connection import connected
from sfb_bot.storage.migration import migrate, own_migrations
from sfb_bot.storage.shared_writes import TableGroup

_known: Final[dict[str, list[str]]] = {}


class SchemaTables(TableGroup):
    """The form of the file itself."""

    async def missing_columns(self) -> list[str]:
        """Tables and columns that are missing, in a sentence each."""
        wanted = await _wanted()
        async with self._database.whole() as connection:
            found = await _columns(connection)
        return [
            *(f"the table {table} is missing" for table in wanted if table not in found),
            *(
                f"the column {column} of the table {table} is missing"
                for table, columns in wanted.items()
                for column in columns
                if table in found and column not in found[table]
            ),
        ]


async def _wanted() -> dict[str, list[str]]:
    """Worked out once: it does not change while the program runs."""
    if not _known:
        path = Path(":memory:")
        async with connected(str(path), path) as empty:
            await migrate(empty, own_migrations(), path, None)
            _known.update(await _columns(empty))
    return _known


async def _columns(connection: aiosqlite.Connection) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for row in await connection.execute_fetchall(
        "SELECT m.name AS table_name, c.name FROM sqlite_schema AS m, pragma_table_info(m.name) AS c"
        " WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'"
    ):
        found.setdefault(row[0], []).append(row[1])
    return found
