"""Small matches, changes and invitations to fill a store with, and a look at everything in its file."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from sfb_bot.kernel import AnswerAhead, Checkpoint, Entry, Seat
from sfb_bot.matches.lobby_records import LobbyRecord, LobbySeat
from sfb_bot.matches.people import Preferences
from sfb_bot.matches.records import (
    AdminAction,
    Change,
    ChannelId,
    GuildId,
    HeldAnswer,
    LedgerPost,
    LobbyId,
    MatchId,
    MatchRecord,
    MessageId,
    Moment,
    NewDeadline,
    NewOutbox,
    Pace,
    SeatRecord,
    StandingOrder,
    StoredEntry,
    TurnClock,
    UserId,
)
from sfb_bot.storage import SqliteStore
from sfb_bot.storage.tables import Tables

A, B = Seat(0), Seat(1)
ANN, BEN, STRANGER = UserId(501), UserId(502), UserId(999)
GUILD, HERE, THERE = GuildId(7), ChannelId(70), ChannelId(71)
DAILY = Pace("daily", 86400, 43200, 28800, 600)


@dataclass
class StoppedClock:
    """The time, until a test moves it."""

    time: int = 1_000_000

    def now(self) -> Moment:
        return Moment(self.time)


def match_record(**different: Any) -> MatchRecord:
    record = MatchRecord(
        id=MatchId(0),
        game="toy",
        guild=GUILD,
        channel=HERE,
        status="live",
        setup={"roster": ["ж", "b"], "goal": 5},
        seed="secret seed",
        pace=DAILY,
        seats=(SeatRecord(A, 0, ANN, 100), SeatRecord(B, 1, BEN, 200, Moment(77))),
        seq=0,
        ask_no=1,
        created_at=Moment(1000),
        asked_at=Moment(1001),
        clock=TurnClock(),
    )
    return replace(record, **different)


def checkpoint(seq: int, ask_no: int = 0, note: str = "") -> Checkpoint:
    return Checkpoint("toy", 1, seq, ask_no, {"seq": seq, "note": note, "list": [1, None, "é"]})


def entry(seq: int, seat: Seat = A, interaction: str = "") -> StoredEntry:
    given = Entry("answer", seat, (f"key{seq}", "more"), f"{seq:010x}")
    return StoredEntry(seq, given, [["Moved", seq, seat]], Moment(2000 + seq), interaction)


def step(record: MatchRecord, count: int = 1, **different: Any) -> Change:
    """A change that adds entries and asks the next question."""
    entries = tuple(entry(record.seq + number, different.get("seat", A)) for number in range(1, count + 1))
    different.pop("seat", None)
    after = replace(record, seq=record.seq + count, ask_no=record.ask_no + 1, asked_at=Moment(3000))
    return replace(Change(after, record.seq, record.ask_no, entries=entries), **different)


def lobby_record(**different: Any) -> LobbyRecord:
    record = LobbyRecord(
        id=LobbyId(0),
        kind="challenge",
        status="waiting",
        guild=GUILD,
        channel=HERE,
        host=ANN,
        seats=(LobbySeat(0, ANN, is_in=True), LobbySeat(1, BEN)),
        game="toy",
        setup={"goal": 5},
        pace=DAILY,
        first="random",
        where="thread",
        created_at=Moment(900),
        expires_at=Moment(5000),
    )
    return replace(record, **different)


async def begin(store: Tables, **different: Any) -> MatchRecord:
    """A stored match without deadlines and posts."""
    match = await store.create_match(match_record(**different), checkpoint(0), [["Dealt"]], [], [])
    return await reread(store, match)


async def reread(store: Tables, match: MatchId) -> MatchRecord:
    record = await store.match_record(match)
    assert record is not None
    return record


async def go_on(store: Tables, record: MatchRecord, **different: Any) -> MatchRecord:
    await store.apply(step(record, **different))
    return await reread(store, record.id)


def everything_in(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of all tables, read past the store; of deletions not what is drawn at random."""
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        tables = [row[0] for row in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return {
            table: sorted(
                connection.execute(
                    f"SELECT {'at, in_copies' if table == 'deletion' else '*'} FROM {table}"
                ).fetchall(),
                key=repr,
            )
            for table in sorted(tables)
        }


# --- A full store, and one thing of every kind that can be done to it ---


async def furnish(store: Tables) -> None:
    """Match 1 in the middle of play (seq 4, question 3), invitation 1 waiting, all tables in use."""
    deadlines = [NewDeadline("turn", Moment(9000), A, 1), NewDeadline("reminder", Moment(8000), A, 1, "half")]
    posts = [NewOutbox("opening", {"n": 1}), NewOutbox("reminder", {"n": 2}, BEN)]
    await store.create_match(match_record(), checkpoint(0), [["Dealt"]], deadlines, posts, "press-0")
    record = await go_on(store, await reread(store, MatchId(1)), count=2, checkpoint=checkpoint(2))
    await store.apply(
        step(
            record,
            count=2,
            interaction="press-1",
            checkpoint=checkpoint(3),
            is_turn_start=True,
            held=(HeldAnswer(record.id, B, 3, ("x", "y"), Moment(4444)),),
            orders=(StandingOrder(record.id, B, "only_for", "someone"), StandingOrder(record.id, A, "ask")),
            ahead=(AnswerAhead(B, "tech", (("x",), ("ы", "y"))),),
            admin=AdminAction(GUILD, record.id, STRANGER, "pause", "tea", Moment(3000)),
        )
    )
    await store.create_lobby(lobby_record(channel=THERE), [NewOutbox("invitation")], "press-2")
    await store.save_preferences(Preferences(ANN, "dm", "off", 22, 7, "uk", True))


async def _rich_change(store: Tables) -> None:
    record = await reread(store, MatchId(1))
    await store.apply(
        step(
            record,
            count=3,
            interaction="press-3",
            checkpoint=checkpoint(7),
            deadlines=(NewDeadline("answer", Moment(9999), B, 4), NewDeadline("nudge", Moment(9998), A, 4)),
            held=(HeldAnswer(record.id, A, 4, ("z",), Moment(5555)),),
            orders=(StandingOrder(record.id, A, "pass_turn", "", 3),),
            outbox=(NewOutbox("ledger"), NewOutbox("notice", {"what": "x"})),
            fired=1,
            admin=AdminAction(GUILD, record.id, STRANGER, "pass", "late", Moment(3001)),
        )
    )


async def _undo(store: Tables) -> None:
    record = await reread(store, MatchId(1))
    back = replace(record, seq=2, ask_no=record.ask_no + 1)
    await store.apply(
        Change(back, record.seq, record.ask_no, drop_after=2, checkpoint=checkpoint(2), interaction="press-4")
    )


async def _end(store: Tables) -> None:
    record = await reread(store, MatchId(1))
    over = step(record, checkpoint=checkpoint(5), outbox=(NewOutbox("ledger"),), interaction="press-5")
    await store.apply(replace(over, match=replace(over.match, status="over", ended_at=Moment(4000))))


async def _start_from_lobby(store: Tables) -> None:
    record = match_record(channel=THERE, lobby=LobbyId(1))
    posts = [NewOutbox("opening")]
    await store.create_match(record, checkpoint(0), [], [NewDeadline("turn", Moment(1))], posts, "press-6")


async def _invite(store: Tables) -> None:
    await store.create_lobby(lobby_record(), [NewOutbox("invitation")], "press-7")


async def _decline(store: Tables) -> None:
    assert await store.close_lobby(LobbyId(1), "declined", [NewOutbox("invitation")])


async def _forget(store: Tables) -> None:
    await store.forget(ANN)


DEEDS: dict[str, Callable[[Tables], Awaitable[None]]] = {
    "rich change": _rich_change,
    "undo": _undo,
    "end": _end,
    "start from lobby": _start_from_lobby,
    "invite": _invite,
    "decline": _decline,
    "forget": _forget,
}


@asynccontextmanager
async def furnished(path: Path) -> AsyncIterator[SqliteStore]:
    async with SqliteStore.open(path, now=StoppedClock().now) as store:
        await furnish(store)
        yield store


async def show(store: Tables, match: MatchId, message: int, told: int) -> None:
    """A post of the ledger, planned and made, that tells the first `told` entries."""
    await store.plan_post(LedgerPost(match, 1, HERE, 0, told, 1))
    await store.note_post(match, MessageId(message))
