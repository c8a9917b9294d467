"""A PostgreSQL server as the database of a campaign, with a wire of its own for every process of the bot."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import psycopg
from psycopg import pq

from sfb_bot.storage.postgresql.dialect import translated
from tests.campaigns.history import server_script
from tests.campaigns.stores import Found, StoreAway
from tests.campaigns.wire import LOOPBACK, Wire
from tests.postgresql_server import Server, server_programs

DATABASE: Final = "sfb"
# How the campaign calls itself, so that its blows fall on others.
OWN_NAME: Final = "campaign"
# What was acknowledged is there after a server has died: that is what is tried.
_SETTINGS: Final = {"synchronous_commit": "on", "autovacuum": "on"}
# A look sees one state of things behind BEGIN, and finds the history by the name it has in a file.
# Where writes are refused for a while, the campaign is no bot.
_OPTIONS: Final = (
    "-c search_path=public,campaign -c default_transaction_isolation=repeatable\\ read"
    " -c default_transaction_read_only=off"
)
_BOTS: Final = (
    "FROM pg_stat_activity WHERE backend_type = 'client backend' AND datname = current_database()"
    f" AND application_name <> '{OWN_NAME}'"
)


class _ServerLook:
    """A look over a connection that is used again by the next one."""

    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        self._connection = connection

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Found:
        """Rows of a statement that is written as for SQLite."""
        asked, used = translated(sql, tuple(value is None for value in values))
        try:
            cursor = psycopg.RawCursor(self._connection)
            cursor.execute(asked.encode(), [values[number] for number in used])
            return _Rows(cursor.fetchall() if cursor.description else [])
        except (psycopg.OperationalError, psycopg.InterfaceError) as error:
            self._connection.close()
            raise StoreAway(f"the campaign cannot look: {error}") from error

    def close(self) -> None:
        if not self._connection.closed and self._connection.info.transaction_status != (
            pq.TransactionStatus.IDLE
        ):
            self._connection.execute("ROLLBACK")


class _Rows:
    def __init__(self, rows: list[Any]) -> None:
        self._rows = rows

    def fetchone(self) -> Any:
        return self._rows[0] if self._rows else None

    def fetchall(self) -> list[Any]:
        return self._rows

    def __iter__(self) -> Iterator[Any]:
        return iter(self._rows)


class ServerStore:
    """A server in the campaign's folder."""

    def __init__(self, folder: Path, processes: int) -> None:
        programs = server_programs()
        if programs is None:
            raise RuntimeError("there is no PostgreSQL server here")
        self._folder = folder
        self._server = Server(programs, folder / "server", _SETTINGS)
        self.wires = [Wire(self._server.folder / ".s.PGSQL.5432") for _ in range(processes)]
        self._connection: psycopg.Connection[Any] | None = None
        # The server dies with the thread that has started it, so that is one that stays.
        self._thread = ThreadPoolExecutor(1)
        self.is_up = False

    async def open(self) -> None:
        """Make the server and start it."""
        self._server.folder.mkdir()
        if os.geteuid() == 0:
            # The server is run by somebody else, who has to get there.
            self._folder.chmod(self._folder.stat().st_mode | 0o111)
        await self._in_thread(self._server.set_up)
        await self.start()
        self._server.ask(f"CREATE DATABASE {DATABASE} TEMPLATE template0")
        for wire in self.wires:
            await wire.open()

    async def close(self) -> None:
        """Stop it; its files stay."""
        for wire in self.wires:
            await wire.close()
        self._forget()
        if self.is_up:
            await self.stop(signal.SIGINT)
        self._thread.shutdown()

    async def start(self) -> None:
        """Start the server and wait until it answers."""
        await self._in_thread(self._server.start)
        self.is_up = True

    async def stop(self, how: signal.Signals) -> None:
        """Stop the server by a signal."""
        self.is_up = False
        await self._in_thread(self._server.stop, how)

    async def _in_thread(self, do: Any, *args: Any) -> None:
        assert threading.current_thread() is threading.main_thread()
        await asyncio.get_running_loop().run_in_executor(self._thread, do, *args)

    # --- Addresses ---

    def address_of(self, process: int) -> str:
        """By a wire of its own."""
        return f"postgresql://sfb@{LOOPBACK}:{self.wires[process - 1].port}/{DATABASE}"

    @property
    def own_address(self) -> str:
        """Straight to the server."""
        return self._server.url(DATABASE)

    # --- Looking ---

    def watch(self) -> None:
        """Have everything written down that is stored from now on."""
        with psycopg.connect(self.own_address, application_name=OWN_NAME) as connection:
            connection.execute(server_script().encode())

    def look(self) -> _ServerLook:
        """A look while bots go on writing; StoreAway when the server is not there."""
        if self._connection is None or self._connection.closed:
            self._connection = self._connected()
        return _ServerLook(self._connection)

    def _connected(self) -> psycopg.Connection[Any]:
        if not self.is_up:
            raise StoreAway("the server is not there")
        try:
            return psycopg.connect(
                self.own_address, autocommit=True, application_name=OWN_NAME, options=_OPTIONS
            )
        except psycopg.OperationalError as error:
            raise StoreAway(f"the campaign cannot connect: {error}") from error

    def _forget(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def copy_to(self, file: Path) -> None:
        """A copy of everything, with its history, in a file of SQLite's."""
        look = self.look()
        file.unlink(missing_ok=True)
        with closing(look), closing(sqlite3.connect(file)) as copy, copy:
            look.execute("BEGIN")
            tables = look.execute(
                "SELECT table_schema, table_name, string_agg(quote_ident(column_name), ', '"
                " ORDER BY ordinal_position), count(*) FROM information_schema.columns"
                " WHERE table_schema IN ('public', 'campaign') GROUP BY table_schema, table_name"
            ).fetchall()
            for schema, table, columns, width in tables:
                copy.execute(f'CREATE TABLE "{table}" ({columns})')
                rows = [
                    [str(value) if hasattr(value, "isoformat") else value for value in row]
                    for row in look.execute(f'SELECT * FROM {schema}."{table}"')
                ]
                marks = ", ".join("?" * width)
                copy.executemany(f'INSERT INTO "{table}" VALUES ({marks})', rows)

    def tenure_of(self, territory: str) -> int:
        """How often somebody has begun to look after a territory; it grows with every take-over."""
        asked = "SELECT epoch FROM process_tenure WHERE territory = ?"
        found = self.look().execute(asked, (territory,)).fetchone()
        return 0 if found is None else int(found[0])

    # --- What blows need ---

    def tell(self, sql: str) -> None:
        """Carry out a statement for everybody."""
        self.look().execute(sql)

    def backends(self, *, in_transaction: bool = False) -> list[int]:
        """The numbers of the server's processes that serve bots."""
        wanted = " AND xact_start IS NOT NULL AND state LIKE 'idle in transaction%'" if in_transaction else ""
        return [number for (number,) in self.look().execute(f"SELECT pid {_BOTS}{wanted} ORDER BY pid")]

    def end_backends(self, numbers: Sequence[int]) -> None:
        """Cut what they serve."""
        for number in numbers:
            self.look().execute("SELECT pg_terminate_backend(?)", (number,))
