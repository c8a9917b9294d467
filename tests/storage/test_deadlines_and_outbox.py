"""Deadlines come when they are due; the outbox gives rows in order and lets nobody overtake."""

from __future__ import annotations

import pytest

from sfb_bot.kernel import BugError
from sfb_bot.matches.records import LobbyId, MatchId, Moment, NewDeadline, NewOutbox
from sfb_bot.storage.tables import Tables
from tests.storage.samples import (
    ANN,
    BEN,
    THERE,
    StoppedClock,
    begin,
    checkpoint,
    lobby_record,
    match_record,
)

NOBODY = None


async def pending(store: Tables, now: int, limit: int = 50) -> list[int]:
    return [row.id for row in await store.pending_outbox(Moment(now), limit)]


async def test_due_deadlines_earliest_first(store: Tables) -> None:
    dues = [30, 10, 20, 10, 40]
    deadlines = [NewDeadline("turn", Moment(due), note=str(index)) for index, due in enumerate(dues)]
    await store.create_match(match_record(), checkpoint(0), [], deadlines, [])
    assert await store.next_due() == 10
    assert await store.due_deadlines(Moment(9)) == []
    assert [d.note for d in await store.due_deadlines(Moment(30))] == ["1", "3", "2", "0"]
    assert [d.note for d in await store.due_deadlines(Moment(30), limit=3)] == ["1", "3", "2"]
    assert [d.note for d in await store.deadlines_of(MatchId(1))] == ["1", "3", "2", "0", "4"]


async def test_a_dropped_deadline_is_gone(store: Tables) -> None:
    deadlines = [NewDeadline("turn", Moment(1)), NewDeadline("nudge", Moment(2))]
    await store.create_match(match_record(), checkpoint(0), [], deadlines, [])
    first, second = await store.due_deadlines(Moment(5))
    await store.drop_deadline(first.id)
    await store.drop_deadline(first.id)
    assert await store.due_deadlines(Moment(5)) == [second]
    assert await store.next_due() == 2


async def test_an_invitation_has_its_expiry(store: Tables) -> None:
    lobby = await store.create_lobby(lobby_record(), [], "press")
    [deadline] = await store.due_deadlines(Moment(5000))
    assert (deadline.kind, deadline.lobby, deadline.match, deadline.due) == ("invitation", lobby, None, 5000)
    assert await store.due_deadlines(Moment(4999)) == []


async def test_rows_come_oldest_first_until_they_are_ticked(store: Tables, clock: StoppedClock) -> None:
    first, second = await begin(store), await begin(store, channel=THERE)
    await store.add_outbox([NewOutbox("ledger", 1), NewOutbox("notice", 2)], first.id, None)
    clock.time += 5
    await store.add_outbox([NewOutbox("ledger", 3)], second.id, None)
    await store.add_outbox([NewOutbox("ledger", 4)], first.id, None)
    rows = await store.pending_outbox(Moment(0))
    assert [(row.body, row.match, row.tries) for row in rows] == [
        (1, first.id, 0),
        (2, first.id, 0),
        (3, second.id, 0),
        (4, first.id, 0),
    ]
    assert [row.created_at - clock.time for row in rows] == [-5, -5, 0, 0]
    assert await pending(store, 0, limit=2) == [rows[0].id, rows[1].id]
    await store.outbox_done([rows[0].id, rows[2].id])
    assert await pending(store, 0) == [rows[1].id, rows[3].id]
    await store.outbox_done([])
    await store.outbox_done([rows[0].id, rows[1].id, rows[3].id])
    assert await store.pending_outbox(Moment(0)) == []
    assert await store.next_outbox() is None


async def test_a_match_with_an_earlier_row_waiting_gives_none(store: Tables) -> None:
    first, second = await begin(store), await begin(store, channel=THERE)
    await store.add_outbox([NewOutbox("ledger"), NewOutbox("ledger"), NewOutbox("ledger")], first.id, None)
    await store.add_outbox([NewOutbox("ledger")], second.id, None)
    a, b, c, other = await pending(store, 100)
    await store.outbox_failed(a, Moment(150), "502")
    assert await pending(store, 149) == [other]
    assert await pending(store, 150) == [a, b, c, other]

    # A later row that waits holds back those behind it, not those before it.
    await store.outbox_failed(b, Moment(200), "429")
    assert await pending(store, 160) == [a, other]
    assert await pending(store, 200) == [a, b, c, other]


async def test_a_failed_row_remembers_its_tries(store: Tables) -> None:
    await store.add_outbox([NewOutbox("reminder", {"a": 1}, ANN)], None, None)
    [row] = await store.pending_outbox(Moment(0))
    await store.outbox_failed(row.id, Moment(10), "502")
    await store.outbox_failed(row.id, Moment(30), "503")
    assert await store.pending_outbox(Moment(29)) == []
    [again] = await store.pending_outbox(Moment(30))
    assert (again.id, again.tries, again.next_try, again.body, again.user) == (row.id, 2, 30, {"a": 1}, ANN)


async def test_the_next_try_does_not_count_rows_behind_a_waiting_one(store: Tables) -> None:
    """Else whoever sleeps until then would wake at once, for ever, and find nothing to deliver."""
    record = await begin(store)
    await store.add_outbox([NewOutbox("ledger"), NewOutbox("ledger")], record.id, None)
    first, _second = await pending(store, 0)
    assert await store.next_outbox() == 0
    await store.outbox_failed(first, Moment(500), "down")
    assert await store.next_outbox() == 500
    assert await pending(store, 499) == []
    await store.add_outbox([NewOutbox("reminder", user=BEN)], None, None)
    assert await store.next_outbox() == 0


async def test_invitations_and_users_wait_for_their_own_rows_only(store: Tables) -> None:
    lobby = await store.create_lobby(lobby_record(), [NewOutbox("invitation", "i1")], "press")
    await store.add_outbox([NewOutbox("invitation", "i2")], None, lobby)
    await store.add_outbox([NewOutbox("reminder", "ann", ANN), NewOutbox("reminder", "ben", BEN)], None, None)
    await store.add_outbox([NewOutbox("reminder", "ann again", ANN)], None, None)
    rows = await store.pending_outbox(Moment(0))
    assert [(row.body, row.lobby) for row in rows] == [
        ("i1", lobby),
        ("i2", lobby),
        ("ann", NOBODY),
        ("ben", NOBODY),
        ("ann again", NOBODY),
    ]
    await store.outbox_failed(rows[0].id, Moment(9), "x")
    await store.outbox_failed(rows[2].id, Moment(9), "x")
    assert [row.body for row in await store.pending_outbox(Moment(0))] == ["ben"]


async def test_ids_of_rows_are_not_given_twice(store: Tables) -> None:
    await store.add_outbox([NewOutbox("reminder", user=ANN)], None, None)
    [old] = await pending(store, 0)
    await store.outbox_done([old])
    await store.add_outbox([NewOutbox("reminder", user=ANN)], None, None)
    [new] = await pending(store, 0)
    assert new > old


@pytest.mark.parametrize(("match", "lobby"), [(MatchId(5), None), (None, LobbyId(5))])
async def test_rows_of_nothing_are_refused(
    store: Tables, match: MatchId | None, lobby: LobbyId | None
) -> None:
    """A row for a match that does not exist could never be delivered."""
    with pytest.raises(BugError):
        await store.add_outbox([NewOutbox("ledger")], match, lobby)
    assert await store.next_outbox() is None
