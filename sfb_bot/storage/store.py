"""The store: all its tables behind one door."""

from __future__ import annotations

import time
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from sfb_bot.matches.records import Moment
from sfb_bot.storage.archive import ArchiveTables
from sfb_bot.storage.backup import write_copy
from sfb_bot.storage.changes import ChangeTables
from sfb_bot.storage.community import CommunityTables
from sfb_bot.storage.deadlines_and_outbox import WaitingTables
from sfb_bot.storage.deletions import DeletionTables
from sfb_bot.storage.editions import EditionTables
from sfb_bot.storage.leagues import LeagueTables
from sfb_bot.storage.ledger_posts import LedgerPostTables
from sfb_bot.storage.lobbies import LobbyTables
from sfb_bot.storage.matches import MatchTables
from sfb_bot.storage.migration import Migration, own_migrations
from sfb_bot.storage.open_file import look_into_database, open_database
from sfb_bot.storage.people import PeopleTables
from sfb_bot.storage.pings import PingTables
from sfb_bot.storage.practice import PracticeTables
from sfb_bot.storage.schema import SchemaTables
from sfb_bot.storage.shared_writes import Now
from sfb_bot.storage.silences import SilenceTables
from sfb_bot.storage.statistics import StatisticsTables
from sfb_bot.storage.team_notes import TeamNoteTables
from sfb_bot.storage.web import WebTables

if TYPE_CHECKING:
    from sfb_bot.leagues.seasons.ports import LeagueStore
    from sfb_bot.practice.ports import PracticeStore
    from sfb_bot.web.ports import WebStore


def _system_time() -> Moment:
    return Moment(int(time.time()))


class SqliteStore(
    MatchTables,
    ArchiveTables,
    EditionTables,
    ChangeTables,
    LedgerPostTables,
    WaitingTables,
    SilenceTables,
    LobbyTables,
    PingTables,
    TeamNoteTables,
    CommunityTables,
    PeopleTables,
    PracticeTables,
    DeletionTables,
    LeagueTables,
    StatisticsTables,
    WebTables,
    SchemaTables,
):
    """The store of matches and of leagues over one SQLite file."""

    @classmethod
    @asynccontextmanager
    async def open(
        cls, path: Path, *, now: Now = _system_time, migrations: Sequence[Migration] | None = None
    ) -> AsyncGenerator[SqliteStore]:
        """The store of the one bot that may use the file; StoreBroken says in a sentence why not.

        Makes the file if it is missing and brings an older one up to date, keeping a copy of it. Whoever
        asked to be forgotten since the file was written is forgotten in it first.
        """
        async with open_database(path, own_migrations() if migrations is None else migrations) as database:
            store = cls(database, now)
            await store.honour_deletions()
            yield store

    @classmethod
    @asynccontextmanager
    async def open_read_only(
        cls, path: Path, *, now: Now = _system_time, migrations: Sequence[Migration] | None = None
    ) -> AsyncGenerator[SqliteStore]:
        """The store to look at, also while a bot is using the file; writing is refused."""
        known = own_migrations() if migrations is None else migrations
        async with look_into_database(path, known) as database:
            yield cls(database, now)

    async def backup(self, target: Path) -> None:
        """Write a copy of everything to `target`, there whole or not at all; others wait meanwhile."""
        async with self._database.whole() as connection:
            await write_copy(connection, self._database.path, target)


if TYPE_CHECKING:
    # Here the type checker compares the class with the ports; the league's builds on the match's.
    IMPLEMENTED: type[LeagueStore] = SqliteStore
    PRACTISED: type[PracticeStore] = SqliteStore
    SHOWN: type[WebStore] = SqliteStore
