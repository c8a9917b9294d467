"""A deletion is remembered: it reaches restored files, copies beside the database and what ends later."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from sfb_bot.matches.lobby_records import LobbySeat
from sfb_bot.matches.people import Preferences, TeamNote
from sfb_bot.matches.records import AdminAction, LobbyId, MatchId, Moment, NewOutbox, SeatRecord, UserId
from sfb_bot.storage import SqliteStore
from sfb_bot.storage.deletion_list import list_beside, read_list
from sfb_bot.storage.forgetting import NAMED, OWNED, WORDS
from sfb_bot.storage.sqlite.copies import copies_of
from sfb_bot.storage.sqlite.migration import Migration, own_migrations
from tests.storage.people_search import places_with
from tests.storage.samples import (
    GUILD,
    A,
    B,
    StoppedClock,
    begin,
    lobby_record,
    reread,
    step,
)

ANN, BEN = UserId(310_000_000_000_000_501), UserId(310_000_000_000_000_502)
SEATS = (SeatRecord(A, 0, ANN, 100), SeatRecord(B, 1, BEN, 200))

# Numbers and texts that are about no person.
OTHER_NUMBERS = {
    *(
        "ask_no",
        "asked_at",
        "at",
        "away",
        "away_score",
        "away_until",
        "bank",
        "banned",
        "before",
        "changes",
        "channel",
    ),
    *(
        "closed_at",
        "confirmed_at",
        "created_at",
        "decided_at",
        "dm_refused",
        "drawn",
        "dropped_after_round",
        "due",
        "edition_since",
        "goal",
        "hints",
        "rates_computers",
    ),
    *("ended_at", "ends_at", "entrant", "expires_at", "finished_at", "first_player", "games", "given"),
    *("grace_from", "grace_left", "grace_of", "group_no", "guild", "home", "home_score", "id", "in_copies"),
    *(
        "is_cut",
        "is_in",
        "is_opening",
        "is_rated",
        "is_told",
        "joined_at",
        "kept",
        "key",
        "league",
        "ledger",
        "lobby",
    ),
    *("is_corrected", "is_held", "paused_until", "start_points"),
    *("begun_at", "day", "given_up_at", "mistakes", "puzzle_channel", "solved_at"),
    *("is_offered", "is_open", "live_channel", "queue_channel", "results_channel", "used"),
    *("lost", "made", "match", "matches", "message", "next_try", "number", "opened_at", "organiser_role"),
    *(
        "pairing",
        "parent",
        "paused",
        "paused_at",
        "picked",
        "place",
        "played",
        "position",
        "quiet_from",
        "quiet_to",
    ),
    *(
        "rank",
        "release_at",
        "round",
        "rules_version",
        "season",
        "seat",
        "seq",
        "shown_seq",
        "side",
        "signup_until",
        "since",
    ),
    *(
        "started_at",
        "step",
        "tied",
        "told",
        "told_seq",
        "tries",
        "turn",
        "turn_no",
        "undone",
        "unshown_since",
        "until",
    ),
    *("came", "extended", "match_time", "offered_by", "offered_time", "waits"),
    *("act_since", "grown", "has_called", "seen", "taken_back", "turn_since", "version", "winner", "won"),
}
OTHER_TEXTS = {
    *("broken", "edition", "shown", "timezone"),
    *("entries", "exercise", "in_pictures", "web"),
    *(
        "action",
        "bans",
        "body",
        "bye",
        "clock",
        "ending",
        "entry",
        "error",
        "events",
        "first",
        "game",
        "games",
    ),
    *(
        "hand_by",
        "id",
        "interaction",
        "keys",
        "kind",
        "lane",
        "language",
        "discord_language",
        "missing",
        "mode",
        "name",
        "note",
        "opening",
        "orientation",
    ),
    *(
        "pace",
        "picks",
        "place",
        "points",
        "posts",
        "qualified",
        "reminders",
        "seed",
        "settings",
        "setup",
        "sides",
    ),
    *("prompt", "stage", "status", "subject", "terms", "theme", "trouble", "what"),
    # Fingerprints; and notes of the bot to itself, whose previews are deleted by their keys.
    *("who", "key", "text"),
}


def columns_of(file: sqlite3.Connection) -> list[tuple[str, str, str]]:
    tables = [row[0] for row in file.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    return [(t, row[1], row[2]) for t in tables for row in file.execute(f"PRAGMA table_info({t})")]


async def test_every_column_is_known_to_be_about_people_or_not(path: Path) -> None:
    """Whoever adds a column says whether a deletion concerns it."""
    async with SqliteStore.open(path):
        pass
    with closing(sqlite3.connect(path)) as file:
        columns = [one for one in columns_of(file) if not one[0].startswith("sqlite_")]
    people = {*NAMED, *OWNED}
    undecided = [
        (table, column)
        for table, column, kind in columns
        if kind == "INTEGER" and ((table, column) in people) == (column in OTHER_NUMBERS)
    ]
    # How a league's game was decided is one of a few words.
    words = {("pairing_game", "reason"), *((one.table, one.column) for one in WORDS)}
    undecided += [
        (table, column)
        for table, column, kind in columns
        if kind == "TEXT" and (table, column) not in words and column not in OTHER_TEXTS
    ]
    assert undecided == []


async def furnish(store: SqliteStore) -> None:
    """Ann in a live match (1), a finished one (2), two tables that wait, and in words of others."""
    live = await begin(store, seats=SEATS)
    over = await begin(store, seats=SEATS, channel=71)
    await end(store, over.id)
    await store.create_lobby(lobby_record(host=ANN, seats=(LobbySeat(0, ANN), LobbySeat(1, BEN))), [], "")
    await store.create_lobby(lobby_record(host=BEN, seats=(LobbySeat(0, BEN), LobbySeat(1, ANN))), [], "")
    await store.save_team_note(TeamNote(live.id, 0, "left flank", ANN, Moment(5)), "")
    await store.save_team_note(TeamNote(over.id, 1, f"mind <@{ANN}>", BEN, Moment(5)), "")
    await store.save_preferences(Preferences(ANN, "dm"))
    await store.save_note(f"start/{BEN}", f'["press", {ANN}]')
    await store.add_outbox([NewOutbox("notice", {"what": "replaced", "leaving": ANN})], live.id, None)
    await store.add_outbox([NewOutbox("reminder", user=ANN)], live.id, None)
    paused = step(await reread(store, live.id), count=0)
    reason = f"waiting for <@{ANN}>"
    action = AdminAction(GUILD, live.id, BEN, "pause", reason, Moment(9))
    record = replace(paused.match, status="paused", paused_for=reason)
    await store.apply(replace(paused, match=record, admin=action))


async def end(store: SqliteStore, match: MatchId) -> None:
    change = step(await reread(store, match))
    await store.apply(replace(change, match=replace(change.match, status="over")))


async def end_everything(store: SqliteStore) -> None:
    await end(store, MatchId(1))
    for lobby in (LobbyId(1), LobbyId(2)):
        await store.close_lobby(lobby, "cancelled", [NewOutbox("invitation")])


async def test_what_goes_on_forgets_when_it_ends(path: Path, store: SqliteStore) -> None:
    await furnish(store)
    assert "seat.user" in places_with(path, ANN)
    await store.forget(ANN)
    needed = ["deletion_owed.user", "lobby.host", "lobby_seat.user", "match.paused_for"]
    assert places_with(path, ANN) == [*needed, "outbox.body", "outbox.user", "seat.user"]
    assert (await reread(store, MatchId(1))).seats[0].user == ANN, "a match under way needs its player"
    await end_everything(store)
    assert places_with(path, ANN) == []
    assert (await reread(store, MatchId(1))).seats[0].user == 0
    assert places_with(path, BEN) != []


async def test_a_match_in_memory_does_not_bring_somebody_back(store: SqliteStore) -> None:
    await furnish(store)
    before = step(await reread(store, MatchId(2)), count=0)
    await store.forget(ANN)
    await store.apply(before)
    assert (await reread(store, MatchId(2))).seats[0].user == 0


async def test_a_restored_backup_forgets_again(path: Path, tmp_path: Path) -> None:
    backup = tmp_path / "backup.sqlite3"
    async with SqliteStore.open(path, now=StoppedClock().now) as store:
        await furnish(store)
        await store.backup(backup)
        await store.forget(ANN)
    assert "preferences.user" in places_with(backup, ANN)
    shutil.copy(backup, path)
    for leftover in ("-wal", "-shm"):
        path.with_name(path.name + leftover).unlink(missing_ok=True)
    async with SqliteStore.open(path, now=StoppedClock().now) as store:
        assert "preferences.user" not in places_with(path, ANN)
        assert await store.tables_to_leave() == [(LobbyId(1), ANN), (LobbyId(2), ANN)]
        await end_everything(store)
    assert places_with(path, ANN) == []


async def test_who_comes_back_is_a_new_person(path: Path) -> None:
    async with SqliteStore.open(path, now=StoppedClock().now) as store:
        await furnish(store)
        await store.forget(ANN)
        await end_everything(store)
        await store.save_preferences(Preferences(ANN, "dm"))
        match = await begin(store, seats=SEATS, channel=72)
    async with SqliteStore.open(path, now=StoppedClock().now) as store:
        assert (await store.preferences(ANN)).hand_by == "dm"
        await end(store, match.id)
        assert (await reread(store, match.id)).seats[0].user == ANN
        assert (await store.traces(ANN)).finished == (match.id,)


async def test_the_list_beside_the_database_names_nobody_and_is_kept_complete(path: Path) -> None:
    async with SqliteStore.open(path, now=StoppedClock().now) as store:
        await furnish(store)
        await store.forget(ANN)
        await store.forget(ANN)
        await store.forget(BEN)
    listed = list_beside(path)
    assert listed.stat().st_mode & 0o077 == 0
    text = listed.read_text(encoding="utf-8")
    assert str(ANN) not in text
    assert str(BEN) not in text
    requests = read_list(listed)
    assert [sum(one.is_about(user) for one in requests) for user in (ANN, BEN)] == [1, 1]
    listed.unlink()
    async with SqliteStore.open(path, now=StoppedClock().now):
        assert read_list(listed) == requests


async def test_a_line_that_is_none_does_not_stop_the_bot(path: Path) -> None:
    async with SqliteStore.open(path) as store:
        await store.forget(ANN)
    listed = list_beside(path)
    (request,) = read_list(listed)
    listed.write_text(f"half a li\n{request.id} {request.who} {request.at}\n", encoding="utf-8")
    assert read_list(listed) == [request]
    async with SqliteStore.open(path):
        pass


async def test_copies_of_upgrades_forget_too(path: Path) -> None:
    known = own_migrations()
    colour = Migration(len(known) + 1, "colour", "ALTER TABLE match ADD COLUMN colour TEXT;")
    async with SqliteStore.open(path) as store:
        await furnish(store)
    async with SqliteStore.open(path, migrations=(*known, colour)) as store:
        (copy,) = copies_of(path)
        assert "seat.user" in places_with(copy, ANN)
        await store.forget(ANN)
        assert places_with(copy, ANN) == []
        assert str(ANN).encode() not in copy.read_bytes()
        assert places_with(copy, BEN) != []
    # An upgrade while somebody is still needed in a match copies them, and the copy forgets at once.
    smell = Migration(len(known) + 2, "smell", "ALTER TABLE match ADD COLUMN smell TEXT;")
    async with SqliteStore.open(path, migrations=(*known, colour, smell)) as store:
        assert len(copies_of(path)) == 2
        assert [places_with(copy, ANN) for copy in copies_of(path)] == [[], []]
        await end_everything(store)
    assert places_with(path, ANN) == []


async def test_a_copy_of_the_oldest_version_forgets_too(path: Path) -> None:
    copy = path.with_name(f"{path.name}.v1")
    with closing(sqlite3.connect(copy)) as file:
        file.executescript(own_migrations()[0].script)
        file.execute(
            "INSERT INTO lobby VALUES (1, 'challenge', 'waiting', 7, 70, ?, ?, 'toy', '{}', '[]', 'host',"
            " 'here', 1, 2, NULL, NULL)",
            (BEN, ANN),
        )
        file.execute("INSERT INTO note VALUES (?, '')", (f"start/{ANN}",))
        file.commit()
    async with SqliteStore.open(path) as store:
        await store.forget(ANN)
    assert places_with(copy, ANN) == []
    assert places_with(copy, BEN) == ["lobby.host"]


async def test_a_restored_backup_of_an_older_version_leaves_no_copy_with_names(
    path: Path, tmp_path: Path
) -> None:
    backup, known = tmp_path / "backup.sqlite3", own_migrations()
    async with SqliteStore.open(path) as store:
        await furnish(store)
        await store.backup(backup)
        await store.forget(ANN)
    shutil.copy(backup, path)
    colour = Migration(len(known) + 1, "colour", "ALTER TABLE match ADD COLUMN colour TEXT;")
    async with SqliteStore.open(path, migrations=(*known, colour)) as store:
        (copy,) = copies_of(path)
        assert places_with(copy, ANN) == []
        await end_everything(store)
    assert places_with(path, ANN) == []


async def test_a_copy_that_cannot_be_changed_is_tried_again(path: Path) -> None:
    copy = path.with_name(f"{path.name}.v3")
    async with SqliteStore.open(path) as store:
        await furnish(store)
        await store.backup(copy)
        with closing(sqlite3.connect(copy, isolation_level=None)) as busy:
            busy.execute("BEGIN EXCLUSIVE")
            await store.forget(ANN)
            busy.execute("ROLLBACK")
        assert "seat.user" in places_with(copy, ANN)
    async with SqliteStore.open(path):
        assert places_with(copy, ANN) == []


async def test_who_sits_down_while_being_forgotten_is_forgotten_after_the_match(
    path: Path, store: SqliteStore
) -> None:
    seats = (LobbySeat(0, BEN, is_in=True), LobbySeat(1, ANN, is_in=True))
    lobby = await store.create_lobby(lobby_record(host=BEN, seats=seats), [], "")
    await store.forget(ANN)
    match = await begin(store, seats=SEATS, lobby=lobby)
    await end(store, match.id)
    assert places_with(path, ANN) == []
