"""The public record of a match, made from its stored entries: what the next post tells.

Every post is written down before it is sent, under the lock of its match. So whoever takes something back
knows what the channel has been told or is about to be told, and after a crash a post on its way is looked for
in the channel before another one is made.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, cast

from sfb_bot.kernel import Entry, Event, Json, ReplayDiverged, Seat
from sfb_bot.matches.commit import Committer
from sfb_bot.matches.ledger_port import LedgerStand
from sfb_bot.matches.live_match import AnyRun, LiveMatch
from sfb_bot.matches.looks import Look, Looks, in_time
from sfb_bot.matches.match_cache import MatchCache
from sfb_bot.matches.notices import bodies_in, told_with
from sfb_bot.matches.ports import Clock, Store
from sfb_bot.matches.records import (
    ANEW,
    SOUGHT,
    ChannelId,
    LedgerPost,
    MatchId,
    MatchRecord,
    NewOutbox,
    OutboxRow,
    StoredEntry,
)
from sfb_bot.matches.refusals import NoSuchMatch

# A post to be made; the newest one with more to tell, as it stands, or as it must look before another one is
# made; or one on its way that has to be looked for first.
Stage = Literal["new", "grown", "there", "behind", "in doubt"]
# Whoever acted in their own turn less than so many seconds ago looks at the match and needs no ping.
STAYS: Final = 300


@dataclass(frozen=True, slots=True)
class Story:
    """What a post tells: how the match stands, and what has happened since the post before.

    `events` are public forms by the number of their entry, 0 for the opening; of a finished match all there
    are. `last` is the newest entry, None where nothing is new. `before` is what everybody could see where the
    picture begins, None where that is not known. `record` says where the match is shown, `rows` are all that
    wait for the post. Any: a view belongs to its game.
    """

    record: MatchRecord
    look: Look
    post: LedgerPost
    stage: Stage
    events: tuple[tuple[int, tuple[Event, ...]], ...]
    last: Entry | None
    before: Any
    rows: tuple[OutboxRow, ...] = ()

    @property
    def anew(self) -> bool:
        """Whether everybody is to be asked again."""
        return any(row.body == ANEW for row in self.rows)

    @property
    def is_sought(self) -> bool:
        """Whether the newest post is to be looked after, since it may be gone."""
        return any(row.body == SOUGHT for row in self.rows)

    @property
    def is_instead(self) -> bool:
        """Whether the post tells all that the one before told, which then goes."""
        return self.post.is_on_its_way and self.post.since < self.record.shown_seq

    @property
    def told_rows(self) -> tuple[int, ...]:
        """The rows whose words the post tells; each of its words is for one of them."""
        left, found = bodies_in(self.post.notice), list[int]()
        for row in self.rows:
            if row.body in left:
                left.remove(row.body)
                found.append(row.id)
        return tuple(found)

    @property
    def news(self) -> tuple[Event, ...]:
        """What the post tells as new; an opening tells everything."""
        return tuple(
            event
            for seq, each in self.events
            if seq > self.post.since or self.post.is_opening
            for event in each
        )

    @property
    def drawn(self) -> tuple[Event, ...]:
        """What its picture shows happening: the turn so far, not only what is new."""
        return tuple(event for seq, each in self.events if seq > self.post.drawn_since for event in each)

    @property
    def summed_up(self) -> tuple[Event, ...]:
        """The turn that ended with this post, where earlier posts have told the beginning of it."""
        post = self.post
        if not post.is_hand_over or post.act_since >= post.since:
            return ()
        ended = range(post.act_since + 1, post.turn_since + 1)
        return tuple(event for seq, each in self.events if seq in ended for event in each)

    @property
    def since_turn(self) -> tuple[Event, ...]:
        """What is new and happened after the turn that ended with this post."""
        first = max(self.post.since, self.post.turn_since)
        return tuple(event for seq, each in self.events if seq > first for event in each)


class _Journal:
    """The last entries of a match, read once however often they are needed."""

    def __init__(self, store: Store, match: MatchId, seq: int) -> None:
        self._store = store
        self._match = match
        self._seq = self._since = seq
        self._stored: list[StoredEntry] = []

    async def after(self, seq: int) -> list[StoredEntry]:
        """Those after the first `seq`."""
        if seq < self._since:
            self._stored = await self._store.entries(self._match, seq, self._seq)
            self._since = seq
        return [each for each in self._stored if each.seq > seq]


class Ledger(Looks):
    """Plans the posts of matches. Every public method holds the match's lock while it works."""

    def __init__(self, store: Store, cache: MatchCache, committer: Committer, clock: Clock) -> None:
        super().__init__(store, cache)
        self._committer = committer
        self._clock = clock

    async def next_post(
        self,
        match: MatchId,
        *,
        missing: int | None = None,
        is_lost: bool = False,
        is_full: bool = False,
    ) -> Story:
        """The post to be made or changed now, written down already; without news the newest one.

        It is made for all rows that wait. They are read under the lock, so that nothing is shown as taken
        back that is not said to be. Where they ask everybody anew or have something to say besides the moves,
        it is a new post in any case. `missing` is the number of a post on its way that is not in the channel.
        With `is_lost` the newest one was deleted: another one tells the same. With `is_full` it cannot grow
        any further.
        """
        async with self._cache.hold(match) as live:
            stand = await self._store.next_in_ledger(match)
            if stand is None:
                raise NoSuchMatch(f"there is no match {match}", rule="match", match=match)
            look = in_time(await self._look(live, None), stand.closes_at)
            record, row = stand.record, stand.newest
            journal = _Journal(self._store, match, look.seq)
            if row is not None and row.is_on_its_way and row.number != missing:
                return await self._story(live, stand, look, row, "in doubt", journal)
            newest = row or _unnoted(record)
            notices = [each.body for each in stand.waiting if told_with(each.body)]
            is_new = is_lost or bool(notices) or any(each.body == ANEW for each in stand.waiting)
            if record.ledger is not None and record.shown_seq >= look.seq and not is_new:
                return await self._story(live, stand, look, newest, "there", journal)
            is_same_turn = not (is_new or is_full) and self._is_same_turn(live, stand, look)
            may_grow = is_same_turn and await self._all_know(live, newest, look, journal)
            if not (is_lost or is_full) and _is_behind(stand, look, may_grow=may_grow):
                then = await self._seen_at(live, newest.told) or look.public
                return await self._story(live, stand, _past(look, newest, then), newest, "behind", journal)
            # A turn that is shared calls everybody once, not after each move of a partner.
            has_called = look.is_open or (is_same_turn and newest.has_called)
            more = replace(newest, told=look.seq, ask_no=look.record.ask_no, has_called=has_called)
            if may_grow:
                post = replace(more, grown=newest.grown + look.seq - newest.told)
                await self._store.grow_post(post)
                return await self._story(live, stand, look, post, "grown", journal)
            if is_same_turn:
                post = replace(more, grown=0, message=None)
            else:
                post = self._new_post(live, stand, look, notices, is_lost=is_lost)
            if row is None or post != replace(row, message=None) or not row.is_on_its_way:
                # Another post than the one before has another number, so that they can be told apart.
                post = replace(post, number=newest.number + 1)
                await self._store.plan_post(post)
            return await self._story(live, stand, look, post, "new", journal)

    def _turn(self, live: LiveMatch) -> tuple[Seat, int] | None:
        """Whose turn it is and its number, as far as everybody knows."""
        return live.rules.turn(live.known_to(None).state)

    def _new_post(
        self, live: LiveMatch, stand: LedgerStand, look: Look, notices: list[Json], *, is_lost: bool
    ) -> LedgerPost:
        """A post that goes on where the one before has ended, or tells the same as one that is lost."""
        record, newest = stand.record, stand.newest or _unnoted(stand.record)
        post = LedgerPost(
            record.id,
            newest.number,
            record.channel,
            min(newest.since if is_lost else record.shown_seq, look.seq),
            look.seq,
            look.record.ask_no,
            is_opening=newest.is_opening if is_lost else record.ledger is None,
            notice=[*(bodies_in(newest.notice) if is_lost else ()), *notices] or None,
            has_called=look.is_open,
        )
        return _in_turn(post, stand, self._turn(live))

    def _is_same_turn(self, live: LiveMatch, stand: LedgerStand, look: Look) -> bool:
        """Whether what is new belongs to the turn of the newest post: then that one tells it, too.

        When the turn is another player's, or the match is over, there is a new post in any case.
        """
        post, record, turn = stand.newest, stand.record, self._turn(live)
        if post is None or post.is_opening or look.record.status == "over" or stand.posts != "turn":
            return False
        is_newest = post.message == record.ledger or (post.is_on_its_way and post.since < record.shown_seq)
        return is_newest and post.channel == record.channel and post.turn == (turn[1] if turn else 0)

    async def _all_know(self, live: LiveMatch, post: LedgerPost, look: Look, journal: _Journal) -> bool:
        """Whether all who are asked know it, so that the post can be changed, which notifies nobody.

        Otherwise the same post is made anew, below everything else, and the one before goes.
        """
        if post.is_on_its_way:
            return False
        asked = [seat for seat in look.waiting_for if not look.record.seats[seat].is_computer]
        if not asked or post.ask_no == look.record.ask_no:
            return True
        if any(seat in look.off_turn and live.is_watched(seat) for seat in asked):
            return False
        at_turn = live.rules.turn_seats(live.known_to(None).state)
        if look.is_open and post.has_called and {*asked} <= {*at_turn}:
            return True
        stored = await journal.after(min(post.act_since, post.since, post.turn_since))
        waiting = {*look.off_turn, *at_turn}
        return all(self._is_here(seat, stored, may_wait=seat in waiting) for seat in asked)

    def _is_here(self, seat: Seat, stored: Sequence[StoredEntry], *, may_wait: bool) -> bool:
        """Whether a seat is looking: its own choice led here, or it acted a moment ago and waits.

        Whoever waits is at turn, where everybody knows when they acted, or plays against computers alone.
        """
        own = [each for each in stored if each.entry.seat == seat and each.entry.kind in ("answer", "word")]
        if not own:
            return False
        return own[-1] is stored[-1] or (may_wait and self._clock.now() - own[-1].at <= STAYS)

    async def _story(
        self,
        live: LiveMatch,
        stand: LedgerStand,
        look: Look,
        post: LedgerPost,
        stage: Stage,
        journal: _Journal,
    ) -> Story:
        record = stand.record
        since, drawn = min(post.since, look.seq), min(post.drawn_since, look.seq)
        is_whole = look.record.status == "over" or post.is_opening
        first = min(since, drawn, post.act_since if post.is_hand_over else since)
        after = 0 if is_whole else first
        stored = [each for each in await journal.after(after) if each.seq <= look.seq]
        told = [(each.seq, self._public(live, each.events)) for each in stored]
        if is_whole:
            told.insert(0, (0, self._public(live, await self._store.opening_events(record.id))))
        before = await self._seen_at(live, drawn) if drawn < look.seq else None
        last = stored[-1].entry if stored and since < look.seq else None
        return Story(record, look, post, stage, tuple(told), last, before, stand.waiting)

    def _public(self, live: LiveMatch, stored: Json) -> tuple[Event, ...]:
        # Any: events as JSON values, which the rules read.
        decoded = [live.rules.decode_event(event) for event in cast("list[Any]", stored or [])]
        return tuple(seen for event in decoded if (seen := event.for_public()) is not None)

    async def seen_at(self, match: MatchId, seq: int) -> Any:
        """What everybody could see after the first `seq` entries; None where that cannot be told any more."""
        async with self._cache.hold(match) as live:
            return await self._seen_at(live, seq)

    async def _seen_at(self, live: LiveMatch, seq: int) -> Any:
        for told in (live.told, live.told_before):
            if told is not None and told.seq == seq:
                return live.rules.public_view(told.state, told.ask)
        if live.turn_seen is not None and live.turn_seen[0] == seq:
            return live.turn_seen[1]
        live.turn_seen = (seq, await self._played_to(live, seq))
        return live.turn_seen[1]

    async def _played_to(self, live: LiveMatch, seq: int) -> Any:
        start = await self._store.checkpoint_before(live.record.id, seq)
        if start is None or seq > live.record.seq:
            return None
        stored = await self._store.entries(live.record.id, start.seq, seq)
        try:
            run = AnyRun.rebuild(live.rules, start, [each.entry for each in stored])
        except ReplayDiverged:
            return None
        return live.rules.public_view(run.state, run.ask)

    async def move(self, match: MatchId, home: ChannelId) -> None:
        """The place of a match is gone: it goes on below `home`, its posts and the way to it as well."""
        async with self._cache.hold(match) as live:
            rows = (NewOutbox("opening"), NewOutbox("invitation"), NewOutbox("ledger"))
            found = rows if live.record.lobby is not None else (rows[0], rows[2])
            await self._store.lose_place(match, home, found)
            self._cache.forget(match)
            self._committer.ring()

    async def show_again(self, match: MatchId) -> None:
        """Have the newest post looked after: its place may be gone."""
        async with self._cache.hold(match) as live:
            await self._committer.tell(live, NewOutbox("ledger", SOUGHT))


def _is_behind(stand: LedgerStand, look: Look, *, may_grow: bool) -> bool:
    """Whether nobody knows what the newest post tells: it was being changed, or something was taken back.

    Where it is to be changed to the very same once more, nothing has to come before that.
    """
    post, record = stand.newest, stand.record
    if post is None or post.is_on_its_way or post.message != record.ledger:
        return False
    is_same = may_grow and post.told == look.seq
    return post.has_taken_back or (post.told > record.shown_seq and not is_same)


# Any: a view belongs to its game.
def _past(look: Look, post: LedgerPost, seen: Any) -> Look:
    """The match as a post tells it: nobody is asked any more, and that it is over another post tells."""
    is_past = post.told < look.seq
    record = replace(look.record, status="live") if is_past and look.record.status == "over" else look.record
    return replace(look, record=record, seq=post.told, public=seen, waiting_for=(), answer_by=None)


def _in_turn(post: LedgerPost, stand: LedgerStand, turn: tuple[Seat, int] | None) -> LedgerPost:
    """A new post with the turn it tells of, where its server wants posts to grow."""
    before, number = stand.newest, turn[1] if turn else 0
    if stand.posts != "turn":
        return post
    if before is not None and before.turn == number and number:
        began, acted = before.turn_since, before.act_since
    elif number:
        began = stand.turn_began if post.since < stand.turn_began <= post.told else post.told
        acted = before.turn_since if before is not None and before.turn > 0 else post.since
    else:
        began = acted = post.since
    return replace(post, turn=number, turn_since=min(began, post.told), act_since=min(acted, began))


def _unnoted(record: MatchRecord) -> LedgerPost:
    """The newest post of a match of which no more is stored than how far it has told the match."""
    return LedgerPost(
        record.id, 0, record.channel, record.shown_seq, record.shown_seq, record.ask_no, message=record.ledger
    )
