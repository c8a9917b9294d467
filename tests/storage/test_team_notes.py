"""Notes of partners, and tables of two from before there were tables of four."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from sfb_bot.matches.lobby_records import LobbySeat
from sfb_bot.matches.people import TeamNote
from sfb_bot.matches.ports import DuplicateInteraction
from sfb_bot.matches.records import LobbyId, MatchId, Moment
from sfb_bot.storage import SqliteStore
from sfb_bot.storage.sqlite.migration import own_migrations
from sfb_bot.storage.tables import Tables
from tests.storage.samples import ANN, BEN, STRANGER, begin


async def test_the_newest_note_of_a_side_is_kept(store: Tables) -> None:
    match = (await begin(store)).id
    assert await store.team_note(match, 0) is None
    await store.save_team_note(TeamNote(match, 0, "left", ANN, Moment(5)), "one")
    await store.save_team_note(TeamNote(match, 1, "их план", BEN, Moment(6)), "two")
    newer = TeamNote(match, 0, "right", STRANGER, Moment(7))
    await store.save_team_note(newer, "three")
    assert await store.team_note(match, 0) == newer
    with pytest.raises(DuplicateInteraction):
        await store.save_team_note(TeamNote(match, 0, "again", ANN, Moment(8)), "three")
    assert await store.team_note(match, 0) == newer
    await store.save_team_note(TeamNote(match, 0, "", ANN, Moment(9)), "four")
    assert await store.team_note(match, 0) is None
    other = await store.team_note(match, 1)
    assert other is not None
    assert other.text == "их план"


# Host, invited, status and match of invitations as the first version stored them.
OLD = [
    (1, ANN, BEN, "waiting", None),
    (2, ANN, None, "waiting", None),
    (3, BEN, ANN, "declined", None),
    (4, ANN, None, "started", 1),
]


def old_file(path: Path) -> None:
    first, *_ = own_migrations()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.executescript(f"{first.script};PRAGMA user_version = 1;")
        connection.execute(
            "INSERT INTO match VALUES (1, 'toy', 1, 10, 'live', '{}', 's', '[\"live\",1,1,1,0]',"
            " 0, 1, 1, 1, '[0,0,null]', NULL, NULL, 0, '', 4, '[]')"
        )
        connection.executemany("INSERT INTO seat VALUES (1, ?, ?, 0, 0)", [(0, int(ANN)), (1, int(STRANGER))])
        for lobby, host, invited, status, match in OLD:
            kind = "open" if invited is None else "challenge"
            connection.execute(
                "INSERT INTO lobby VALUES (?, ?, ?, 1, 10, ?, ?, 'toy', '{}', '[\"live\",1,1,1,0]',"
                " 'random', 'here', 1, 2, NULL, ?)",
                (lobby, kind, status, host, invited, match),
            )


async def test_older_invitations_keep_their_people(path: Path) -> None:
    old_file(path)
    async with SqliteStore.open(path) as store:
        found = [await store.lobby(LobbyId(number)) for number, *_ in OLD]
        assert [record.seats for record in found if record is not None] == [
            (LobbySeat(0, ANN, is_in=True), LobbySeat(1, BEN)),
            (LobbySeat(0, ANN, is_in=True), LobbySeat(1)),
            (LobbySeat(0, BEN, is_in=True), LobbySeat(1, ANN)),
            # Who joined an open table is known by the match.
            (LobbySeat(0, ANN, is_in=True), LobbySeat(1, STRANGER, is_in=True)),
        ]
        record = await store.match_record(MatchId(1))
        assert record is not None
        assert record.lobby == 4
