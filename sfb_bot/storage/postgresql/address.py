"""The address of a PostgreSQL database, and what it is called in words: never with its password."""

from __future__ import annotations

from dataclasses import dataclass

import psycopg
from psycopg.conninfo import conninfo_to_dict

from sfb_bot.matches.ports import StoreBroken


@dataclass(frozen=True, slots=True)
class Address:
    """Where a database is: `url` may hold a password, `name` does not."""

    url: str
    name: str
    database: str

    def __repr__(self) -> str:
        return f"Address({self.name})"


def read_address(text: str) -> Address:
    """StoreBroken when it cannot be read."""
    try:
        parts = conninfo_to_dict(text)
    except psycopg.ProgrammingError as error:
        # The library's sentence may quote the password.
        raise StoreBroken(
            "the address of the database cannot be read; it looks like postgresql://user:password@host/name"
        ) from error
    database = str(parts.get("dbname") or parts.get("user") or "")
    host = str(parts.get("host") or "localhost")
    return Address(text, f"the PostgreSQL database {database!r} at {host}", database)
