"""A change is written whole or not at all, and only on top of what it was made for."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from sfb_bot.kernel import BugError
from sfb_bot.matches.ports import DuplicateInteraction, VersionConflict
from sfb_bot.matches.records import (
    AdminAction,
    Change,
    HeldAnswer,
    MatchId,
    Moment,
    NewDeadline,
    NewOutbox,
    Pace,
    SeatRecord,
    StandingOrder,
    TurnClock,
)
from sfb_bot.storage.tables import Tables
from tests.storage.places import Place, everything_at
from tests.storage.samples import (
    ANN,
    GUILD,
    HERE,
    STRANGER,
    THERE,
    A,
    B,
    StoppedClock,
    begin,
    checkpoint,
    entry,
    go_on,
    lobby_record,
    match_record,
    reread,
    show,
    step,
)


async def test_everything_a_change_carries_is_there_afterwards(store: Tables) -> None:
    record = await begin(store)
    after = replace(
        record,
        status="paused",
        pace=Pace("custom", 1, 2, 3, 4),
        seats=(SeatRecord(A, 0, STRANGER, 5, Moment(6)), SeatRecord(B, 1, ANN, 0)),
        seq=2,
        ask_no=7,
        asked_at=Moment(11),
        clock=TurnClock(2, 30, Moment(12)),
        paused_for="чай",
    )
    held = (HeldAnswer(record.id, B, 7, ("x", "y"), Moment(90)),)
    orders = (
        StandingOrder(record.id, B, "only_for", "someone", 0),
        StandingOrder(record.id, A, "pass_turn", "", 4),
    )
    action = AdminAction(GUILD, record.id, STRANGER, "replace", "left", Moment(13))
    entries = (entry(1, A, "press"), entry(2, B))
    await store.apply(
        Change(
            after,
            0,
            1,
            entries=entries,
            deadlines=(NewDeadline("answer", Moment(20), B, 7, "n"),),
            held=held,
            orders=orders,
            outbox=(NewOutbox("ledger"), NewOutbox("reminder", {"x": 1}, ANN)),
            interaction="press",
            admin=action,
        )
    )
    loaded = await store.load_match(record.id)
    assert loaded is not None
    assert loaded.record == after
    assert loaded.checkpoint == checkpoint(0)
    assert (loaded.entries, loaded.held, loaded.orders) == (entries, held, orders)
    [deadline] = await store.deadlines_of(record.id)
    assert (deadline.kind, deadline.due, deadline.seat, deadline.ask_no, deadline.note) == (
        "answer",
        20,
        B,
        7,
        "n",
    )
    assert [(r.kind, r.body, r.user) for r in await store.pending_outbox(Moment(0))] == [
        ("ledger", None, None),
        ("reminder", {"x": 1}, ANN),
    ]
    assert await store.seen_interaction("press")
    assert await store.admin_log(GUILD) == [action]


async def test_none_leaves_and_empty_takes_away(store: Tables) -> None:
    record = await begin(store)
    held = (HeldAnswer(record.id, A, 2, ("x",), Moment(90)),)
    orders = (StandingOrder(record.id, A, "ask"),)
    deadlines = (NewDeadline("turn", Moment(20)),)
    record = await go_on(store, record, held=held, orders=orders, deadlines=deadlines)
    record = await go_on(store, record)
    loaded = await store.load_match(record.id)
    assert loaded is not None
    assert (loaded.held, loaded.orders) == (held, orders)
    assert len(await store.deadlines_of(record.id)) == 1

    record = await go_on(store, record, held=(), orders=(), deadlines=())
    loaded = await store.load_match(record.id)
    assert loaded is not None
    assert (loaded.held, loaded.orders) == ((), ())
    assert await store.deadlines_of(record.id) == []


async def test_a_change_leaves_other_matches_alone(store: Tables) -> None:
    other = await begin(store, channel=THERE)
    held = (HeldAnswer(other.id, A, 2, ("x",), Moment(90)),)
    orders = (StandingOrder(other.id, A, "ask"),)
    other = await go_on(store, other, held=held, orders=orders, deadlines=(NewDeadline("turn", Moment(9)),))
    before = (await store.load_match(other.id), await store.deadlines_of(other.id))
    record = await go_on(
        store, await begin(store), held=(), orders=(), deadlines=(), checkpoint=checkpoint(1)
    )
    back = replace(record, seq=0, ask_no=9)
    await store.apply(Change(back, 1, 2, drop_after=0))
    await store.apply(Change(replace(back, status="over"), 0, 9))
    assert (await store.load_match(other.id), await store.deadlines_of(other.id)) == before


@pytest.mark.parametrize(("seq", "ask_no"), [(0, 2), (1, 1), (2, 2), (1, 3)])
async def test_a_change_made_for_another_moment_is_refused(
    store: Tables, place: Place, seq: int, ask_no: int
) -> None:
    record = await go_on(store, await begin(store))
    assert (record.seq, record.ask_no) == (1, 2)
    before = await everything_at(place)
    change = step(replace(record, seq=seq, ask_no=ask_no), outbox=(NewOutbox("ledger"),), interaction="press")
    with pytest.raises(VersionConflict):
        await store.apply(change)
    assert (await everything_at(place)) == before


async def test_a_change_of_no_match_is_refused(store: Tables) -> None:
    with pytest.raises(VersionConflict):
        await store.apply(step(match_record(id=MatchId(9))))
    assert await store.all_matches() == []


async def test_the_same_press_counts_once(store: Tables, place: Place) -> None:
    record = await go_on(store, await begin(store), interaction="press")
    before = await everything_at(place)
    with pytest.raises(DuplicateInteraction):
        await store.apply(step(record, interaction="press", outbox=(NewOutbox("ledger"),)))
    assert (await everything_at(place)) == before


async def test_an_undo_does_not_make_an_old_press_valid_again(store: Tables) -> None:
    record = await go_on(store, await begin(store), interaction="press")
    back = replace(record, seq=0, ask_no=3)
    await store.apply(Change(back, 1, 2, drop_after=0, interaction="undo"))
    assert await store.entries(record.id) == []
    assert await store.seen_interaction("press")
    with pytest.raises(DuplicateInteraction):
        await store.apply(step(back, interaction="press"))


async def test_changes_without_a_press_are_not_told_apart_by_it(store: Tables) -> None:
    record = await go_on(store, await go_on(store, await begin(store)))
    assert record.seq == 2
    assert not await store.seen_interaction("")


async def test_presses_are_forgotten_after_a_day(store: Tables, clock: StoppedClock) -> None:
    """When somebody writes alone, as for a new table: two who forget at once might wait for each other."""
    record = await go_on(store, await begin(store), interaction="old")
    clock.time += 24 * 3600
    await store.create_lobby(lobby_record(), [], "table")
    await go_on(store, record, interaction="new")
    assert await store.seen_interaction("old")
    clock.time += 1
    await store.create_lobby(lobby_record(), [], "another table")
    assert not await store.seen_interaction("old")
    assert await store.seen_interaction("new")


async def test_a_checkpoint_replaces_the_newest_unless_a_turn_began_there(store: Tables) -> None:
    record = await begin(store)
    record = await go_on(store, record, checkpoint=checkpoint(1))
    record = await go_on(store, record, checkpoint=checkpoint(2), is_turn_start=True)
    assert await store.turn_checkpoints(record.id) == [checkpoint(0)]
    assert await store.checkpoint_before(record.id, 1) == checkpoint(0)
    record = await go_on(store, record, checkpoint=checkpoint(3))
    record = await go_on(store, record, checkpoint=checkpoint(4))
    assert await store.turn_checkpoints(record.id) == [checkpoint(0), checkpoint(2)]
    assert await store.checkpoint_before(record.id, 3) == checkpoint(2)
    assert await store.checkpoint_before(record.id, 99) == checkpoint(4)
    assert await store.checkpoint_before(record.id, 99, kept=True) == checkpoint(2)
    assert await store.checkpoint_before(record.id, 1, kept=True) == checkpoint(0)
    record = await go_on(store, record, count=2)
    loaded = await store.load_match(record.id)
    assert loaded is not None
    assert loaded.checkpoint == checkpoint(4)
    assert [each.seq for each in loaded.entries] == [5, 6]


async def test_a_checkpoint_at_the_same_place_stays_kept(store: Tables) -> None:
    record = await begin(store)
    record = await go_on(store, record, count=0, checkpoint=checkpoint(0, note="again"))
    record = await go_on(store, record, checkpoint=checkpoint(1))
    assert await store.turn_checkpoints(record.id) == [checkpoint(0, note="again")]


async def test_dropping_takes_entries_and_checkpoints_and_what_was_shown(store: Tables) -> None:
    record = await begin(store)
    record = await go_on(store, record, count=2, checkpoint=checkpoint(2), is_turn_start=True)
    record = await go_on(store, record, count=2, checkpoint=checkpoint(4), is_turn_start=True)
    record = await go_on(store, record, checkpoint=checkpoint(5))
    await show(store, record.id, 1, 5)
    back = replace(record, seq=4, ask_no=record.ask_no + 1)
    replacing = replace(entry(4), events=["other"])
    await store.apply(Change(back, 5, record.ask_no, entries=(replacing,), drop_after=3))
    assert await store.entries(record.id) == [entry(1), entry(2), entry(3), replacing]
    loaded = await store.load_match(record.id)
    assert loaded is not None
    assert loaded.checkpoint == checkpoint(2)
    assert loaded.entries == (entry(3), replacing)
    assert (loaded.record.seq, loaded.record.shown_seq, loaded.record.ledger) == (4, 3, 1)


async def test_dropping_what_was_not_shown_yet_leaves_what_was(store: Tables) -> None:
    record = await go_on(store, await begin(store), count=4)
    await show(store, record.id, 1, 2)
    await store.apply(Change(replace(record, seq=3, ask_no=9), 4, record.ask_no, drop_after=3))
    assert (await reread(store, record.id)).shown_seq == 2


async def test_where_a_match_is_shown_is_not_overwritten_by_an_older_record(store: Tables) -> None:
    """A post may be delivered between reading a match and changing it."""
    record = await go_on(store, await begin(store))
    await show(store, record.id, 8, 1)
    await store.move_match(record.id, THERE)
    assert record.channel == HERE
    await store.apply(step(record))
    now = await reread(store, record.id)
    assert (now.channel, now.ledger, now.shown_seq, now.seq) == (THERE, 8, 1, 2)


async def test_a_finished_match_keeps_only_what_tells_it(store: Tables) -> None:
    record = await begin(store)
    for seq in (1, 2, 3):
        record = await go_on(store, record, checkpoint=checkpoint(seq), is_turn_start=True)
    held = (HeldAnswer(record.id, A, 4, ("x",), Moment(90)),)
    orders = (StandingOrder(record.id, A, "ask"),)
    deadlines = (NewDeadline("turn", Moment(9)),)
    record = await go_on(store, record, held=held, orders=orders, deadlines=deadlines)
    last = step(record, checkpoint=checkpoint(5), deadlines=deadlines, outbox=(NewOutbox("ledger"),))
    await store.apply(replace(last, match=replace(last.match, status="over", ended_at=Moment(77))))
    loaded = await store.load_match(record.id)
    assert loaded is not None
    assert (loaded.record.status, loaded.record.ended_at) == ("over", 77)
    assert (loaded.checkpoint, loaded.entries, loaded.held, loaded.orders) == (checkpoint(5), (), (), ())
    assert await store.turn_checkpoints(record.id) == [checkpoint(0)]
    assert await store.deadlines_of(record.id) == []
    assert len(await store.entries(record.id)) == 5
    assert [row.kind for row in await store.pending_outbox(Moment(0))] == ["ledger"]


async def test_a_deadline_fires_once(store: Tables, place: Place) -> None:
    record = await begin(store)
    record = await go_on(
        store, record, deadlines=(NewDeadline("answer", Moment(5)), NewDeadline("turn", Moment(6)))
    )
    first, second = await store.due_deadlines(Moment(10))
    record = await go_on(store, record, fired=first.id)
    assert await store.due_deadlines(Moment(10)) == [second]
    before = await everything_at(place)
    with pytest.raises(VersionConflict):
        await store.apply(step(record, fired=first.id, interaction="press", outbox=(NewOutbox("ledger"),)))
    assert (await everything_at(place)) == before
    await store.apply(step(record, fired=second.id, deadlines=(NewDeadline("turn", Moment(8)),)))
    [third] = await store.due_deadlines(Moment(10))
    assert third.id not in (first.id, second.id)


async def test_a_deadline_of_another_match_cannot_be_fired(store: Tables, place: Place) -> None:
    other = await begin(store, channel=THERE)
    await store.apply(step(other, deadlines=(NewDeadline("turn", Moment(5)),)))
    [theirs] = await store.due_deadlines(Moment(10))
    record = await begin(store)
    before = await everything_at(place)
    with pytest.raises(VersionConflict):
        await store.apply(step(record, fired=theirs.id))
    assert (await everything_at(place)) == before


async def test_ids_of_deadlines_are_not_given_twice(store: Tables) -> None:
    record = await go_on(store, await begin(store), deadlines=(NewDeadline("turn", Moment(5)),))
    [old] = await store.deadlines_of(record.id)
    record = await go_on(store, record, deadlines=())
    record = await go_on(store, record, deadlines=(NewDeadline("turn", Moment(5)),))
    [new] = await store.deadlines_of(record.id)
    assert new.id > old.id


@pytest.mark.parametrize(
    "nonsense",
    [
        {"entries": (entry(3),)},
        {"entries": (entry(2), entry(4))},
        {"entries": ()},
        {"drop_after": 2},
        {"drop_after": -1},
        {"checkpoint": checkpoint(5)},
    ],
    ids=["gap", "hole", "missing", "drop more", "drop all", "future"],
)
async def test_a_change_with_wrong_numbers_is_a_bug(
    store: Tables, place: Place, nonsense: dict[str, Any]
) -> None:
    record = await go_on(store, await begin(store))
    before = await everything_at(place)
    with pytest.raises(BugError):
        await store.apply(step(record, **nonsense))
    assert (await everything_at(place)) == before


async def test_question_numbers_never_go_back(store: Tables) -> None:
    record = await go_on(store, await begin(store))
    with pytest.raises(BugError):
        await store.apply(Change(replace(record, ask_no=1), 1, 2))


async def test_a_match_never_loses_its_last_checkpoint(store: Tables, place: Place) -> None:
    match = await store.create_match(match_record(seq=3), checkpoint(3), [], [], [])
    record = await reread(store, match)
    before = await everything_at(place)
    with pytest.raises(BugError):
        await store.apply(Change(replace(record, seq=1, ask_no=2), 3, 1, drop_after=1))
    assert (await everything_at(place)) == before


async def test_two_answers_for_one_seat_cannot_be_held(store: Tables, place: Place) -> None:
    record = await begin(store)
    held = HeldAnswer(record.id, A, 2, ("x",), Moment(90))
    before = await everything_at(place)
    with pytest.raises(BugError):
        await store.apply(step(record, held=(held, held), interaction="press"))
    assert (await everything_at(place)) == before
