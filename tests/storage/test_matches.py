"""Matches are stored as they are, found where they are, and bound to one channel."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sfb_bot.kernel import AnswerAhead
from sfb_bot.matches.lobby_records import LobbySeat
from sfb_bot.matches.ports import DuplicateInteraction, PlaceTaken, VersionConflict
from sfb_bot.matches.records import (
    NEVER,
    Change,
    ChannelId,
    LedgerPost,
    LobbyId,
    MatchId,
    MessageId,
    Moment,
    NewDeadline,
    NewOutbox,
    SeatRecord,
    TurnClock,
)
from sfb_bot.storage.tables import Tables
from tests.storage.places import Place
from tests.storage.samples import (
    ANN,
    BEN,
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
    step,
)


async def end(store: Tables, match: MatchId) -> None:
    change = step(await reread(store, match))
    await store.apply(replace(change, match=replace(change.match, status="over", ended_at=Moment(1))))


async def test_a_new_match_comes_back_as_it_was(store: Tables, clock: StoppedClock) -> None:
    record = match_record(
        clock=TurnClock(3, 60, Moment(5)), ask_no=2, paused_for="чай", status="paused", shown_seq=0
    )
    deadlines = [NewDeadline("turn", Moment(50), A, 2, "note"), NewDeadline("reminder", Moment(40))]
    posts = [NewOutbox("opening", {"a": [1]}, BEN)]
    match = await store.create_match(record, checkpoint(0), [["Dealt", "é"]], deadlines, posts, "press")

    loaded = await store.load_match(match)
    assert loaded is not None
    assert loaded.record == replace(record, id=match)
    assert loaded.record == await store.match_record(match)
    assert loaded.checkpoint == checkpoint(0)
    assert (loaded.entries, loaded.held, loaded.orders) == ((), (), ())
    assert await store.opening_events(match) == [["Dealt", "é"]]
    assert [(d.kind, d.due, d.seat, d.ask_no, d.note, d.match) for d in await store.deadlines_of(match)] == [
        ("reminder", 40, None, 0, "", match),
        ("turn", 50, A, 2, "note", match),
    ]
    [post] = await store.pending_outbox(Moment(0))
    assert (post.kind, post.body, post.user, post.match, post.created_at) == (
        "opening",
        {"a": [1]},
        BEN,
        match,
        clock.time,
    )
    assert await store.seen_interaction("press")


async def test_what_is_not_there(store: Tables) -> None:
    nothing = MatchId(12)
    assert await store.load_match(nothing) is None
    assert await store.match_record(nothing) is None
    assert await store.entries(nothing) == []
    assert await store.opening_events(nothing) is None
    assert await store.turn_checkpoints(nothing) == []
    assert await store.checkpoint_before(nothing, 5) is None
    assert await store.match_in(HERE) is None
    assert await store.matches_of(ANN, live_only=False) == []
    assert await store.all_matches() == []
    assert await store.live_matches() == []
    assert not await store.seen_interaction("press")
    assert await store.next_due() is None
    assert await store.next_outbox() is None


async def test_a_second_press_starts_no_second_match(store: Tables) -> None:
    await store.create_match(match_record(), checkpoint(0), [], [], [], "press")
    with pytest.raises(DuplicateInteraction):
        await store.create_match(match_record(channel=THERE), checkpoint(0), [], [], [], "press")
    assert await store.all_matches() == [1]


async def test_a_channel_has_one_live_match(store: Tables) -> None:
    first = await begin(store)
    with pytest.raises(PlaceTaken) as taken:
        await begin(store)
    assert taken.value.match == first.id

    change = step(first)
    await store.apply(replace(change, match=replace(change.match, status="paused")))
    with pytest.raises(PlaceTaken):
        await begin(store)

    await end(store, first.id)
    second = await begin(store)
    assert await store.match_in(HERE) == second
    assert await store.live_matches() == [second.id]
    assert await store.all_matches() == [first.id, second.id]
    await end(store, second.id)
    found = await store.match_in(HERE)
    assert found is not None
    assert found.id == second.id


async def test_a_match_that_was_over_lives_again_only_where_there_is_place(store: Tables) -> None:
    first = await begin(store)
    await end(store, first.id)
    second = await begin(store)
    over = await reread(store, first.id)
    again = step(over)
    again = replace(again, match=replace(again.match, status="live", ended_at=None))
    with pytest.raises(PlaceTaken) as taken:
        await store.apply(again)
    assert taken.value.match == second.id
    assert await reread(store, first.id) == over
    await end(store, second.id)
    await store.apply(again)
    assert await store.live_matches() == [first.id]


async def test_matches_without_a_place_do_not_get_in_each_others_way(store: Tables) -> None:
    nowhere = ChannelId(0)
    first = await begin(store, channel=nowhere)
    second = await begin(store, channel=nowhere)
    assert await store.match_in(nowhere) is None
    await store.move_match(first.id, HERE)
    with pytest.raises(PlaceTaken) as taken:
        await store.move_match(second.id, HERE)
    assert taken.value.match == first.id
    assert (await reread(store, second.id)).channel == nowhere
    await store.move_match(first.id, HERE)
    await store.move_match(first.id, THERE)
    await store.move_match(second.id, HERE)
    assert (await reread(store, first.id)).channel == THERE


async def test_a_finished_match_may_share_a_channel(store: Tables) -> None:
    first = await begin(store)
    second = await begin(store, channel=THERE)
    await end(store, second.id)
    await store.move_match(second.id, HERE)
    found = await store.match_in(HERE)
    assert found == first


async def test_matches_of_a_user_newest_first(store: Tables) -> None:
    first = await begin(store)
    second = await begin(store, channel=THERE, seats=(SeatRecord(A, 0, ANN, 1), SeatRecord(B, 1, ANN, 2)))
    third = await begin(store, channel=ChannelId(72), seats=(SeatRecord(A, 0, BEN, 1),))
    await end(store, first.id)
    over = await reread(store, first.id)
    assert await store.matches_of(ANN, live_only=False) == [second, over]
    assert await store.matches_of(ANN, live_only=True) == [second]
    assert await store.matches_of(BEN, live_only=True) == [third]
    assert await store.matches_of(STRANGER, live_only=False) == []


async def test_entries_between(store: Tables) -> None:
    record = await go_on(store, await begin(store), count=4)
    assert await store.entries(record.id) == [entry(1), entry(2), entry(3), entry(4)]
    assert await store.entries(record.id, 1, 3) == [entry(2), entry(3)]
    assert await store.entries(record.id, after=3) == [entry(4)]
    assert await store.entries(record.id, after=4) == []
    assert await store.entries(record.id, up_to=0) == []


async def test_starting_from_an_invitation_uses_it_up(store: Tables) -> None:
    lobby = await store.create_lobby(lobby_record(), [], "invite")
    assert await store.next_due() == 5000
    match = await store.create_match(match_record(lobby=lobby), checkpoint(0), [], [], [], "accept")
    stored = await store.lobby(lobby)
    # Whoever was invited is in now.
    seats = tuple(LobbySeat(side, user, is_in=True) for side, user in enumerate((ANN, BEN)))
    assert stored == lobby_record(id=lobby, status="started", match=match, seats=seats)
    assert await store.next_due() is None
    with pytest.raises(VersionConflict):
        await store.create_match(match_record(lobby=lobby, channel=THERE), checkpoint(0), [], [], [], "again")
    assert not await store.seen_interaction("again")
    with pytest.raises(VersionConflict):
        await store.create_match(match_record(lobby=LobbyId(55), channel=THERE), checkpoint(0), [], [], [])
    assert await store.all_matches() == [match]


async def test_a_post_counts_as_shown_when_it_is_noted_not_when_it_is_planned(store: Tables) -> None:
    record = await go_on(store, await begin(store), count=3)
    planned = LedgerPost(record.id, 4, HERE, 1, 2, 7, is_opening=True, notice={"what": "undo", "seat": 1})
    await store.plan_post(planned)
    assert await store.ledger(record.id) == (record, planned)
    assert planned.is_on_its_way
    assert await store.note_post(record.id, MessageId(2**62))
    shown = replace(record, ledger=MessageId(2**62), shown_seq=2)
    assert await store.ledger(record.id) == (shown, replace(planned, message=MessageId(2**62)))
    following = replace(planned, number=5, since=2, told=3, is_opening=False, notice=None)
    await store.plan_post(following)
    assert await store.ledger(record.id) == (shown, following), "the one before stands until then"
    assert await store.home_of(record.id) is None
    await store.lose_place(record.id, THERE, [])
    assert await store.ledger(record.id) == (replace(shown, ledger=None, channel=ChannelId(0)), None)
    assert await store.home_of(record.id) == (THERE, 1)
    await store.lose_place(record.id, HERE, [])
    assert await store.home_of(record.id) == (HERE, 2)
    assert await store.ledger(MatchId(99)) is None


async def test_a_post_that_went_with_its_place_is_not_noted(store: Tables) -> None:
    record = await go_on(store, await begin(store), count=3)
    await store.plan_post(LedgerPost(record.id, 1, HERE, 0, 3, 7))
    await store.lose_place(record.id, THERE, [NewOutbox("ledger")])
    (row,) = [each for each in await store.pending_outbox(NEVER, 99) if each.kind == "ledger"]
    before = await store.ledger(record.id)
    assert not await store.note_post(record.id, MessageId(9), [row.id])
    assert await store.ledger(record.id) == before
    assert row in await store.pending_outbox(NEVER, 99), "it is still to be told"


async def test_what_is_taken_back_is_not_told_by_a_post_on_its_way(store: Tables) -> None:
    record = await go_on(store, await begin(store), count=4)
    planned = LedgerPost(record.id, 1, HERE, 2, 4, 5)
    await store.plan_post(planned)
    back = replace(record, seq=1, ask_no=record.ask_no + 1)
    await store.apply(Change(back, 4, record.ask_no, drop_after=1))
    assert await store.ledger(record.id) == (back, replace(planned, since=1, told=1))
    again = await go_on(store, back, count=3)
    await store.note_post(record.id, MessageId(9))
    assert await reread(store, record.id) == replace(again, ledger=MessageId(9), shown_seq=1)


# --- Answers to questions that are still to come ---


async def lines(store: Tables, match: MatchId) -> tuple[AnswerAhead, ...]:
    loaded = await store.load_match(match)
    assert loaded is not None
    return loaded.ahead


@pytest.mark.parametrize(
    "answers", [(("x",),), ((),), (("x", "y"), ("ы",)), ((), ("x",)), (("x",), ()), (("[",), ("null",))]
)
@pytest.mark.parametrize("is_begun", [True, False])
async def test_a_line_of_answers_comes_back_as_it_was(
    store: Tables, answers: tuple[tuple[str, ...], ...], is_begun: bool
) -> None:
    record = await begin(store)
    line = AnswerAhead(B, "tech", answers, is_begun)
    await store.apply(Change(record, record.seq, record.ask_no, ahead=(line,)))
    assert await lines(store, record.id) == (line,)


@pytest.mark.parametrize(
    ("stored", "answer"), [('["x"]', ("x",)), ('["x", "y"]', ("x", "y")), ("[]", ()), ('["null"]', ("null",))]
)
async def test_one_answer_as_earlier_versions_wrote_it(
    store: Tables, place: Place, stored: str, answer: tuple[str, ...]
) -> None:
    match = (await begin(store)).id
    place.change("INSERT INTO answer_ahead VALUES (%s, 1, 'tech', %s)", match, stored)
    assert await lines(store, match) == (AnswerAhead(B, "tech", (answer,)),)
    archive = await store.archive(match)
    assert archive is not None
    assert archive.ahead == await lines(store, match)
    (told,) = (await store.everything_about(BEN))["matches"]
    assert told["answers_ahead"] == [{"prompt": "tech", "answers": [[*answer]]}]
