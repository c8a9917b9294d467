"""Random sequences of changes: the store and an obvious model of it always say the same."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from sfb_bot.kernel import AnswerAhead
from sfb_bot.matches.lobby_records import LobbySeat
from sfb_bot.matches.ports import DuplicateInteraction, PlaceTaken, VersionConflict
from sfb_bot.matches.records import (
    AdminAction,
    Change,
    ChannelId,
    HeldAnswer,
    LedgerPost,
    LobbyId,
    MatchId,
    MessageId,
    Moment,
    NewDeadline,
    NewOutbox,
    StandingOrder,
    UserId,
)
from sfb_bot.storage import SqliteStore
from tests.storage.model import Model
from tests.storage.samples import (
    ANN,
    BEN,
    GUILD,
    STRANGER,
    A,
    B,
    checkpoint,
    entry,
    lobby_record,
    match_record,
)

T = TypeVar("T")
REFUSALS = (DuplicateInteraction, PlaceTaken, VersionConflict)

seats = st.sampled_from([A, B])
moments = st.integers(0, 300).map(Moment)
channels = st.integers(0, 3).map(ChannelId)
# Few of them, so that the same one comes again.
presses = st.one_of(st.just(""), st.integers(0, 12).map(lambda number: f"press {number}"))
users = st.sampled_from([ANN, BEN])
posts = st.lists(
    st.builds(
        NewOutbox,
        st.sampled_from(["ledger", "notice", "reminder"]),
        st.one_of(st.none(), st.integers(), st.text(st.characters(codec="utf-8"), max_size=5)),
        st.one_of(st.none(), users),
    ),
    max_size=2,
).map(tuple)
reminders = st.lists(
    st.builds(NewDeadline, st.sampled_from(["turn", "answer"]), moments, seats, st.integers(0, 9)), max_size=2
).map(tuple)


@st.composite
def waiting(draw: st.DrawFn, match: MatchId) -> dict[str, Any]:
    """Deadlines, held answers and orders of a change: each left, emptied or replaced."""
    asked = draw(st.lists(seats, unique=True))
    held = tuple(HeldAnswer(match, seat, 3, ("x", "y"), draw(moments)) for seat in asked)
    orders = tuple(
        StandingOrder(match, seat, "only_for", "жук", 2) for seat in draw(st.lists(seats, max_size=3))
    )
    lines = st.lists(st.sampled_from([(), ("ß",), ("x", "ß")]), min_size=1, max_size=3).map(tuple)
    ahead = tuple(
        AnswerAhead(seat, "tech", draw(lines), draw(st.booleans()))
        for seat in draw(st.lists(seats, unique=True))
    )
    return {
        "deadlines": draw(st.one_of(st.none(), reminders)),
        "held": draw(st.sampled_from([None, held])),
        "orders": draw(st.sampled_from([None, orders])),
        "ahead": draw(st.sampled_from([None, ahead])),
    }


class StoreMachine(RuleBasedStateMachine):
    """Everything is done to both; refusals must be the same, and what can be read afterwards too."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.model = Model()
        self.path = Path(self.folder.name) / "sfb.sqlite3"
        self.opened: AbstractAsyncContextManager[SqliteStore] | None = None
        self.open()

    def open(self) -> None:
        self.opened = SqliteStore.open(self.path, now=lambda: Moment(self.model.now))
        self.store = self.wait(self.opened.__aenter__())

    def close(self) -> None:
        if self.opened is not None:
            self.wait(self.opened.__aexit__(None, None, None))
            self.opened = None

    def teardown(self) -> None:
        self.close()
        self.loop.close()
        self.folder.cleanup()

    def wait(self, work: Awaitable[T]) -> T:
        async def waited() -> T:
            return await work

        return self.loop.run_until_complete(waited())

    def both(self, real: Coroutine[Any, Any, T], modelled: Callable[[], T]) -> None:
        """Do it to both and compare what comes out, refusals included."""
        results: list[object] = []
        for attempt in (modelled, lambda: self.wait(real)):
            try:
                results.append(attempt())
            except REFUSALS as refusal:
                results.append((type(refusal), getattr(refusal, "match", None)))
        assert results[0] == results[1]

    # --- What can be done ---

    @initialize(channel=channels)
    def first_match(self, channel: ChannelId) -> None:
        self.create_match(channel, None, (), (), "")

    @rule(
        channel=channels,
        lobby=st.one_of(st.none(), st.integers(1, 3).map(LobbyId)),
        reminders=reminders,
        posts=posts,
        press=presses,
    )
    def create_match(
        self,
        channel: ChannelId,
        lobby: LobbyId | None,
        reminders: tuple[NewDeadline, ...],
        posts: tuple[NewOutbox, ...],
        press: str,
    ) -> None:
        record = match_record(channel=channel, lobby=lobby)
        self.both(
            self.store.create_match(record, checkpoint(0), [], reminders, posts, press),
            lambda: self.model.create_match(record, checkpoint(0), reminders, posts, press),
        )

    @rule(data=st.data(), press=presses, posts=posts)
    def change(self, data: st.DataObject, press: str, posts: tuple[NewOutbox, ...]) -> None:
        record = data.draw(st.sampled_from([each.record for each in self.model.content.matches.values()]))
        dropping = data.draw(st.one_of(st.none(), st.integers(0, record.seq)))
        before = record.seq if dropping is None else dropping
        count = data.draw(st.integers(0, 3))
        after = replace(
            record,
            seq=before + count,
            ask_no=record.ask_no + data.draw(st.integers(0, 2)),
            status=data.draw(st.sampled_from(["live", "live", "live", "paused", "over"])),
            ledger=MessageId(666),
            channel=ChannelId(666),
        )
        # The newest checkpoint may only be missing where an older one is left, as in play.
        at = data.draw(st.one_of(st.none(), st.integers(before, after.seq)))
        action = AdminAction(GUILD, record.id, STRANGER, "pause", "чай", Moment(3))
        change = Change(
            after,
            record.seq,
            record.ask_no,
            entries=tuple(entry(before + number, data.draw(seats)) for number in range(1, count + 1)),
            drop_after=dropping,
            checkpoint=None if at is None else checkpoint(at, note=data.draw(st.sampled_from("abc"))),
            is_turn_start=data.draw(st.booleans()),
            outbox=posts,
            interaction=press,
            fired=data.draw(st.one_of(st.none(), st.none(), st.integers(1, 12))),
            admin=data.draw(st.sampled_from([None, action])),
            **data.draw(waiting(record.id)),
        )
        self.both(self.store.apply(change), lambda: self.model.apply(change))

    @rule(data=st.data(), by=st.sampled_from([(1, 0), (0, 1), (-1, 0), (0, -1)]), press=presses)
    def change_too_late(self, data: st.DataObject, by: tuple[int, int], press: str) -> None:
        record = data.draw(st.sampled_from([each.record for each in self.model.content.matches.values()]))
        seq, ask_no = max(0, record.seq + by[0]), record.ask_no + by[1]
        new = replace(record, seq=seq + 1, ask_no=ask_no)
        change = Change(new, seq, ask_no, entries=(entry(seq + 1),), interaction=press, deadlines=())
        self.both(self.store.apply(change), lambda: self.model.apply(change))

    @rule(host=users, invited=st.one_of(st.none(), users), expires=moments, posts=posts, press=presses)
    def invite(
        self,
        host: UserId,
        invited: UserId | None,
        expires: Moment,
        posts: tuple[NewOutbox, ...],
        press: str,
    ) -> None:
        seats = (LobbySeat(0, host, is_in=True), LobbySeat(1, invited))
        record = lobby_record(host=host, seats=seats, expires_at=expires)
        self.both(
            self.store.create_lobby(record, posts, press),
            lambda: self.model.create_lobby(record, posts, press),
        )

    @rule(
        lobby=st.integers(1, 3).map(LobbyId),
        guest=st.one_of(st.none(), users),
        is_in=st.booleans(),
        posts=posts,
        press=presses,
    )
    def sit(
        self, lobby: LobbyId, guest: UserId | None, is_in: bool, posts: tuple[NewOutbox, ...], press: str
    ) -> None:
        seats = (LobbySeat(0, ANN, is_in=True), LobbySeat(1, guest, is_in))
        self.both(
            self.store.seat_lobby(lobby, seats, posts, press),
            lambda: self.model.seat_lobby(lobby, seats, posts, press),
        )

    @rule(lobby=st.integers(1, 3).map(LobbyId), posts=posts)
    def cancel(self, lobby: LobbyId, posts: tuple[NewOutbox, ...]) -> None:
        self.both(
            self.store.close_lobby(lobby, "cancelled", posts), lambda: self.model.close_lobby(lobby, posts)
        )

    @rule(data=st.data(), channel=channels)
    def move(self, data: st.DataObject, channel: ChannelId) -> None:
        match = MatchId(data.draw(st.sampled_from(sorted(self.model.content.matches))))
        self.both(self.store.move_match(match, channel), lambda: self.model.move_match(match, channel))

    @rule(data=st.data(), since=st.integers(0, 9), told=st.integers(0, 9))
    def plan(self, data: st.DataObject, since: int, told: int) -> None:
        match = MatchId(data.draw(st.sampled_from(sorted(self.model.content.matches))))
        post = LedgerPost(match, 1, ChannelId(3), since, told, 2)
        self.both(self.store.plan_post(post), lambda: self.model.plan_post(post))

    @rule(data=st.data())
    def show(self, data: st.DataObject) -> None:
        match = MatchId(data.draw(st.sampled_from(sorted(self.model.content.matches))))
        message = MessageId(5)
        self.both(self.store.note_post(match, message), lambda: self.model.note_post(match, message))

    @precondition(lambda self: self.model.content.outbox)
    @rule(data=st.data(), next_try=st.one_of(st.none(), moments))
    def deliver(self, data: st.DataObject, next_try: Moment | None) -> None:
        row = data.draw(st.sampled_from([each.id for each in self.model.content.outbox]))
        if next_try is None:
            self.both(self.store.outbox_done([row]), lambda: self.model.outbox_done(row))
        else:
            self.both(
                self.store.outbox_failed(row, next_try, "502"),
                lambda: self.model.outbox_failed(row, next_try),
            )

    @rule(user=users)
    def forget(self, user: UserId) -> None:
        async def finished() -> int:
            return len((await self.store.forget(user)).finished)

        self.both(finished(), lambda: self.model.forget(user))

    @rule(seconds=st.sampled_from([1, 3600, 86400, 86401]))
    def wait_for(self, seconds: int) -> None:
        self.model.now += seconds

    @rule()
    def restart(self) -> None:
        self.close()
        self.open()

    # --- What can be read ---

    @invariant()
    def matches_are_the_same(self) -> None:
        content, store = self.model.content, self.store
        assert self.wait(store.all_matches()) == sorted(content.matches)
        for number, match in content.matches.items():
            assert self.wait(store.load_match(MatchId(number))) == self.model.load(number)
            assert self.wait(store.entries(MatchId(number))) == match.entries
            assert self.wait(store.turn_checkpoints(MatchId(number))) == self.model.turn_checkpoints(number)
        for user in (ANN, BEN):
            mine = [m.record for m in content.matches.values() if user in [s.user for s in m.record.seats]]
            assert self.wait(store.matches_of(user, live_only=False)) == mine[::-1]

    @invariant()
    def the_rest_is_the_same(self) -> None:
        content, store = self.model.content, self.store
        for number, record in content.lobbies.items():
            assert self.wait(store.lobby(LobbyId(number))) == record
        for now in (0, 100, 300):
            assert self.wait(store.due_deadlines(Moment(now), 1000)) == self.model.due(now)
            assert self.wait(store.pending_outbox(Moment(now), 1000)) == self.model.pending(now)
        assert self.wait(store.next_due()) == min((each.due for each in content.deadlines), default=None)
        assert self.wait(store.next_outbox()) == self.model.next_outbox()
        assert self.wait(store.admin_log(GUILD, 1000)) == content.admin[::-1]
        for number in range(13):
            press = f"press {number}"
            assert self.wait(store.seen_interaction(press)) == (press in content.presses)


def test_the_store_does_what_the_model_does() -> None:
    run_state_machine_as_test(
        StoreMachine,
        settings=settings(
            max_examples=25,
            stateful_step_count=25,
            deadline=None,
            suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
        ),
    )
