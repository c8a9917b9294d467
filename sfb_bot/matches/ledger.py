"""The public record of a match, made from its stored entries: what the next post tells.

Every post is written down before it is sent, under the lock of its match. So whoever takes something back
knows what the channel has been told or is about to be told, and after a crash a post on its way is looked for
in the channel before another one is made.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, cast

from sfb_bot.kernel import Entry, Event, Json, ReplayDiverged
from sfb_bot.matches.commit import Committer
from sfb_bot.matches.live_match import AnyRun, LiveMatch
from sfb_bot.matches.looks import Look, Looks
from sfb_bot.matches.match_cache import MatchCache
from sfb_bot.matches.notices import bodies_in, told_with
from sfb_bot.matches.ports import Store
from sfb_bot.matches.records import (
    ANEW,
    SOUGHT,
    ChannelId,
    LedgerPost,
    MatchId,
    MatchRecord,
    NewOutbox,
    OutboxRow,
)
from sfb_bot.matches.refusals import NoSuchMatch

# A post to be made, the newest one as it stands, or one on its way that has to be looked for first.
Stage = Literal["new", "there", "in doubt"]


@dataclass(frozen=True, slots=True)
class Story:
    """What a post tells: how the match stands, and what has happened since the post before.

    `events` are public forms by the number of their entry, 0 for the opening; of a finished match all there
    are. `last` is the newest entry, None where nothing is new. `before` is what everybody could see at the
    post before, None where that is not known. `record` says where the match is shown, `rows` are all that
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


class Ledger(Looks):
    """Plans the posts of matches. Every public method holds the match's lock while it works."""

    def __init__(self, store: Store, cache: MatchCache, committer: Committer) -> None:
        super().__init__(store, cache)
        self._committer = committer

    async def next_post(self, match: MatchId, *, missing: int | None = None, is_lost: bool = False) -> Story:
        """The post to be made now, written down already; without news the newest one as it should look.

        It is made for all rows that wait. They are read under the lock, so that nothing is shown as taken
        back that is not said to be. Where they ask everybody anew or have something to say besides the moves,
        it is a new post in any case. `missing` is the number of a post on its way that is not in the channel.
        With `is_lost` the newest one was deleted: another one tells the same.
        """
        async with self._cache.hold(match) as live:
            found = await self._store.next_in_ledger(match)
            if found is None:
                raise NoSuchMatch(f"there is no match {match}", rule="match", match=match)
            look, (record, row, waiting) = await self._look(live, None), found
            if row is not None and row.is_on_its_way and row.number != missing:
                return await self._story(live, record, look, row, "in doubt", waiting)
            newest = row or _unnoted(record)
            notices = [each.body for each in waiting if told_with(each.body)]
            is_new = is_lost or bool(notices) or any(each.body == ANEW for each in waiting)
            if record.ledger is not None and record.shown_seq >= look.seq and not is_new:
                return await self._story(live, record, look, newest, "there", waiting)
            since = newest.since if is_lost else record.shown_seq
            post = LedgerPost(
                match,
                newest.number,
                record.channel,
                min(since, look.seq),
                look.seq,
                look.record.ask_no,
                is_opening=newest.is_opening if is_lost else record.ledger is None,
                notice=[*(bodies_in(newest.notice) if is_lost else ()), *notices] or None,
            )
            if row is None or post != replace(row, message=None) or not row.is_on_its_way:
                # Another post than the one before has another number, so that they can be told apart.
                post = replace(post, number=newest.number + 1)
                await self._store.plan_post(post)
            return await self._story(live, record, look, post, "new", waiting)

    async def _story(
        self,
        live: LiveMatch,
        record: MatchRecord,
        look: Look,
        post: LedgerPost,
        stage: Stage,
        waiting: Sequence[OutboxRow],
    ) -> Story:
        match, since = record.id, min(post.since, look.seq)
        is_whole = look.record.status == "over" or post.is_opening
        after = 0 if is_whole else since
        stored = await self._store.entries(match, after, look.seq) if after < look.seq else []
        told = [(each.seq, self._public(live, each.events)) for each in stored]
        if is_whole:
            told.insert(0, (0, self._public(live, await self._store.opening_events(match))))
        before = await self._seen_at(live, since) if since < look.seq else None
        last = stored[-1].entry if stored and since < look.seq else None
        return Story(record, look, post, stage, tuple(told), last, before, tuple(waiting))

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


def _unnoted(record: MatchRecord) -> LedgerPost:
    """The newest post of a match of which no more is stored than how far it has told the match."""
    return LedgerPost(
        record.id, 0, record.channel, record.shown_seq, record.shown_seq, record.ask_no, message=record.ledger
    )
