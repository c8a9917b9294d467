"""All tables of the store behind one door, whatever database they lie in."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from sfb_bot.matches.records import Moment
from sfb_bot.storage.archive import ArchiveTables
from sfb_bot.storage.changes import ChangeTables
from sfb_bot.storage.community import CommunityTables
from sfb_bot.storage.deadlines_and_outbox import WaitingTables
from sfb_bot.storage.deletions import DeletionTables
from sfb_bot.storage.editions import EditionTables
from sfb_bot.storage.leagues import LeagueTables
from sfb_bot.storage.ledger_posts import LedgerPostTables
from sfb_bot.storage.lobbies import LobbyTables
from sfb_bot.storage.matches import MatchTables
from sfb_bot.storage.people import PeopleTables
from sfb_bot.storage.pings import PingTables
from sfb_bot.storage.practice import PracticeTables
from sfb_bot.storage.schema import SchemaTables
from sfb_bot.storage.silences import SilenceTables
from sfb_bot.storage.statistics import StatisticsTables
from sfb_bot.storage.team_notes import TeamNoteTables
from sfb_bot.storage.web import WebTables

if TYPE_CHECKING:
    from sfb_bot.leagues.seasons.ports import LeagueStore
    from sfb_bot.practice.ports import PracticeStore
    from sfb_bot.web.ports import WebStore


def system_time() -> Moment:
    """Whole seconds since 1970."""
    return Moment(int(time.time()))


class Tables(
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
    """The store of matches and of leagues."""


if TYPE_CHECKING:
    # Here the type checker compares the class with the ports; the league's builds on the match's.
    IMPLEMENTED: type[LeagueStore] = Tables
    PRACTISED: type[PracticeStore] = Tables
    SHOWN: type[WebStore] = Tables
