"""Whether a file has all the tables and columns that this program reads."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sfb_bot.storage.shared_writes import TableGroup
from sfb_bot.storage.sqlite.connection import connected
from sfb_bot.storage.sqlite.database import columns_of
from sfb_bot.storage.sqlite.migration import migrate, own_migrations

_known: Final[dict[str, list[str]]] = {}


class SchemaTables(TableGroup):
    """The form of the file itself."""

    async def missing_columns(self) -> list[str]:
        """Tables and columns that are missing, in a sentence each."""
        wanted = await _wanted()
        found = await self._database.columns()
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
            _known.update(await columns_of(empty))
    return _known
