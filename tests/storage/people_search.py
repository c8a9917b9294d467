"""Looks for somebody in every table and column of a file, in words and in packed texts."""

from __future__ import annotations

import re
import sqlite3
import zlib
from contextlib import closing
from pathlib import Path


def places_with(path: Path, user: int) -> list[str]:
    """Every `table.column` in which a user's id is found."""
    name = re.compile(rf"(?<!\d){user}(?!\d)")
    found: set[str] = set()
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as file:
        tables = [row[0] for row in file.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        for table in tables:
            rows = file.execute(f"SELECT * FROM {table}")
            columns = [about[0] for about in rows.description]
            for row in rows:
                values = zip(columns, row, strict=True)
                found |= {f"{table}.{column}" for column, value in values if name.search(_text(value))}
    return sorted(found)


def _text(value: object) -> str:
    return zlib.decompress(value).decode() if isinstance(value, bytes) else str(value)
