"""An invitation is answered once."""

from __future__ import annotations

import pytest

from sfb_bot.matches.lobby_records import LobbySeat
from sfb_bot.matches.ports import DuplicateInteraction
from sfb_bot.matches.records import LobbyId, MessageId, Moment, NewOutbox
from sfb_bot.storage.tables import Tables
from tests.storage.samples import ANN, BEN, STRANGER, checkpoint, lobby_record, match_record


async def test_an_invitation_comes_back_as_it_was(store: Tables) -> None:
    seats = (
        LobbySeat(0, ANN, is_in=True),
        LobbySeat(1),
        LobbySeat(0, BEN),
        LobbySeat(2, STRANGER, is_in=True),
    )
    record = lobby_record(kind="open", seats=seats, first="guest", where="here", host=ANN)
    lobby = await store.create_lobby(record, [NewOutbox("invitation", {"x": 1})], "press")
    assert await store.lobby(lobby) == lobby_record(
        id=lobby, kind="open", seats=seats, first="guest", where="here", host=ANN
    )
    [row] = await store.pending_outbox(Moment(0))
    assert (row.kind, row.body, row.lobby, row.match) == ("invitation", {"x": 1}, lobby, None)
    await store.note_lobby_message(lobby, MessageId(44))
    stored = await store.lobby(lobby)
    assert stored is not None
    assert stored.message == 44
    assert await store.lobby(LobbyId(9)) is None


async def test_the_same_press_invites_once(store: Tables) -> None:
    await store.create_lobby(lobby_record(), [], "press")
    with pytest.raises(DuplicateInteraction):
        await store.create_lobby(lobby_record(), [NewOutbox("invitation")], "press")
    assert await store.lobby(LobbyId(2)) is None
    assert await store.next_outbox() is None
    assert len(await store.due_deadlines(Moment(9999))) == 1


@pytest.mark.parametrize("status", ["declined", "cancelled", "expired"])
async def test_closing_works_once(store: Tables, status: str) -> None:
    lobby = await store.create_lobby(lobby_record(), [], "press")
    assert await store.close_lobby(lobby, status, [NewOutbox("invitation", status)])
    stored = await store.lobby(lobby)
    assert stored is not None
    assert stored.status == status
    assert await store.next_due() is None
    assert not await store.close_lobby(lobby, "cancelled", [NewOutbox("invitation", "late")])
    assert await store.lobby(lobby) == stored
    assert [row.body for row in await store.pending_outbox(Moment(0))] == [status]


async def test_what_started_cannot_be_closed(store: Tables) -> None:
    lobby = await store.create_lobby(lobby_record(), [], "press")
    await store.create_match(match_record(lobby=lobby), checkpoint(0), [], [], [])
    assert not await store.close_lobby(lobby, "expired", [NewOutbox("invitation")])
    stored = await store.lobby(lobby)
    assert stored is not None
    assert (stored.status, stored.match) == ("started", 1)
    assert [seat.is_in for seat in stored.seats] == [True, True]
    assert await store.next_outbox() is None
    assert not await store.close_lobby(LobbyId(8), "expired", [])


async def test_people_are_seated_while_a_table_waits_and_once_a_press(store: Tables) -> None:
    lobby = await store.create_lobby(lobby_record(), [], "press")
    seats = (LobbySeat(0, ANN, is_in=True), LobbySeat(1, STRANGER, is_in=True))
    assert await store.seat_lobby(lobby, seats, [NewOutbox("invitation")], "sit")
    stored = await store.lobby(lobby)
    assert stored is not None
    assert stored.seats == seats
    assert len(await store.pending_outbox(Moment(0))) == 1
    with pytest.raises(DuplicateInteraction):
        await store.seat_lobby(lobby, (LobbySeat(0, ANN, is_in=True), LobbySeat(1)), [], "sit")
    assert await store.lobby(lobby) == stored
    await store.close_lobby(lobby, "cancelled", [])
    assert not await store.seat_lobby(lobby, (LobbySeat(0), LobbySeat(1)), [NewOutbox("invitation")], "late")
    closed = await store.lobby(lobby)
    assert closed is not None
    assert closed.seats == seats
    assert len(await store.pending_outbox(Moment(0))) == 1
