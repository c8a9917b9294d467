"""From steps of a run to one stored change: clocks, deadlines, checkpoint and what is to be shown."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from sfb_bot.kernel import PASS_TURN, PREPARE, Seat, SetupForm, Step
from sfb_bot.matches.alarm import Alarms
from sfb_bot.matches.calls import is_news
from sfb_bot.matches.check_in import checked_in, seats_acting
from sfb_bot.matches.clocks import (
    clock_after,
    open_deadlines,
    releases,
    time_left_to,
    time_up_key,
    with_time_used,
)
from sfb_bot.matches.live_match import LiveMatch, Luck
from sfb_bot.matches.ports import Clock, Store
from sfb_bot.matches.records import (
    AdminAction,
    Change,
    HeldAnswer,
    MatchRecord,
    Moment,
    NewDeadline,
    NewOutbox,
    StoredEntry,
)

# Orders that a new turn ends.
_PASSING: Final = (PASS_TURN.name, PREPARE.name)

# Stores a change, as `Store.apply` does, and maybe more in the same transaction.
Write: TypeAlias = Callable[[Change], Awaitable[None]]


class Committer:
    """Stores what was done in a match, and wakes those who work on it further.

    When storing fails, the match in memory is not to be used again.
    """

    def __init__(
        self, store: Store, clock: Clock, luck: Luck, alarms: Alarms, forms: Mapping[str, SetupForm]
    ) -> None:
        self._store = store
        self._forms = forms
        self._clock = clock
        self.luck = luck
        self._alarms = alarms

    async def commit(
        self,
        live: LiveMatch,
        steps: Sequence[Step],
        *,
        interaction: str = "",
        fired: int | None = None,
        admin: AdminAction | None = None,
        rewound_to: int | None = None,
        outbox: Sequence[NewOutbox] = (),
        write: Write | None = None,
    ) -> None:
        """Write the steps, and those that standing orders add at once, in one transaction.

        `rewound_to` says that the run was rebuilt at an earlier point: everything after it is dropped but
        the steps, which then are nothing new and are not shown again.
        `write` is for one who has more to write in the same transaction.
        """
        before, now, ahead = live.record, self._clock.now(), dict(live.ahead)
        if rewound_to is not None:
            # It was chosen for a question after the one that is open once more.
            live.drop_past()
        done = [*steps, *_obey_orders(live, self.luck)]
        news = done if rewound_to is None else done[len(steps) :]
        live.untold = [*live.untold[: _kept(live, rewound_to)], *done]
        is_new = is_news(live, news, is_attended=fired is None) or live.told.seq > live.run.seq
        live.record = checked_in(before, seats_acting(done))
        begins = before.waits and not live.record.waits
        told_seq = live.run.seq if is_new else live.told.seq
        live.record = _record_after(live, now, told_seq, is_asked_now=begins)
        is_new_question = live.record.ask_no != before.ask_no
        time = live.record.time(now)
        kept = None if is_new_question else releases(live.deadlines)
        deadlines = open_deadlines(live, time, self.luck, kept) if is_new_question or begins else None
        held = _held_ahead(live, deadlines or ()) if is_new_question else {}
        live.drop_past(held if is_new_question else live.held)
        turn_began = live.record.clock.turn != before.clock.turn
        if turn_began:
            live.orders = {seat: o for seat, o in live.orders.items() if o.kind not in _PASSING}
        start = before.seq if rewound_to is None else rewound_to
        shown = await self._to_show(live, news, before.seq) if is_new and news else ()
        await (write or self._store.apply)(
            Change(
                live.record,
                before.seq,
                before.ask_no,
                entries=_stored(live, done, start, now, interaction if rewound_to is None else ""),
                drop_after=rewound_to,
                checkpoint=live.run.checkpoint() if live.run.at_boundary else None,
                is_turn_start=turn_began,
                deadlines=deadlines,
                held=tuple(held.values()) if is_new_question else None,
                orders=tuple(live.orders.values()) if turn_began else None,
                ahead=tuple(live.ahead.values()) if live.ahead != ahead else None,
                outbox=(*outbox, *shown, *_told_elsewhere(live.record)),
                interaction=interaction,
                fired=fired,
                admin=admin,
                result=live.rules.summary(live.run.state) if live.run.is_over else None,
                is_followed=live.run.is_over and live.rules.sequel(live.run.state) is not None,
                mode=self._forms[live.record.game].mode_name(live.record.setup),
                seen_by=_seen_by(done, interaction),
            )
        )
        if is_new_question:
            live.held = held
        if deadlines is not None:
            live.deadlines = deadlines
        if live.record.status == "over":
            live.deadlines = ()
        _remember(live, done, turn_began=turn_began, is_rewound=rewound_to is not None, is_told=is_new)
        self._alarms.ring(live.record)

    async def store(self, change: Change, write: Write | None = None) -> None:
        """Store the end of a match that is not in memory."""
        told = (*change.outbox, *_told_elsewhere(change.match))
        await (write or self._store.apply)(replace(change, outbox=told))
        self._alarms.ring()

    def ring(self, changed: MatchRecord | None = None) -> None:
        """Something was stored past the committer that is to be shown, or that computer players wait for."""
        self._alarms.ring(changed)

    async def tell(self, live: LiveMatch, *outbox: NewOutbox) -> None:
        """Store something to be told that changes nothing in the match."""
        await self._store.add_outbox(outbox, live.record.id, None)
        self._alarms.ring()

    async def refresh(
        self,
        live: LiveMatch,
        record: MatchRecord,
        *,
        outbox: Sequence[NewOutbox] = (),
        interaction: str = "",
        fired: int | None = None,
        admin: AdminAction | None = None,
        write: Write | None = None,
    ) -> None:
        """Store a record that changed without an answer (time granted, paused, away), and new deadlines.

        Hidden moments stay as they were drawn, unless the question counts as a new one.
        """
        before, now = live.record, live.record.time(self._clock.now())
        live.record = record
        clock, seats = clock_after(live, now)
        live.record = replace(record, clock=clock, seats=with_time_used(before, live.clocked, seats, now))
        live.note_turn()
        is_asked_anew = record.asked_at != before.asked_at
        kept = None if is_asked_anew else releases(live.deadlines)
        opened = open_deadlines(live, now, self.luck, kept)
        deadlines = tuple([each for each in opened if not await self._is_announced(live, each, now)])
        await (write or self._store.apply)(
            Change(
                live.record,
                before.seq,
                before.ask_no,
                deadlines=deadlines,
                outbox=tuple(outbox),
                interaction=interaction,
                fired=fired,
                admin=admin,
            )
        )
        live.deadlines = deadlines
        self._alarms.ring(live.record)

    async def _to_show(self, live: LiveMatch, steps: Sequence[Step], seq: int) -> tuple[NewOutbox, ...]:
        """A public post when an action is finished or somebody else has to decide.

        That a sealed answer is in needs none, once all who have still to answer have been pinged.
        """
        if all(step.is_sealed for step in steps) and not await self._is_unaware(live, steps, seq):
            return ()
        return (NewOutbox("ledger"),)

    async def _is_unaware(self, live: LiveMatch, sealed: Sequence[Step], seq: int) -> bool:
        """Whether somebody who has still to answer was not pinged for it.

        That is whose own choice led to the question: they had it before them, so no post pinged them.
        """
        if {*live.run.sealed_for} != {step.entry.seat for step in sealed}:
            return False
        entries = await self._store.entries(live.record.id, max(0, seq - 1), seq)
        return any(
            each.entry.kind == "answer" and each.entry.seat in live.run.waiting_for for each in entries
        )

    async def _is_announced(self, live: LiveMatch, deadline: NewDeadline, now: Moment) -> bool:
        """Whether the channel knows already that this time is up: the post with its buttons stands."""
        if deadline.kind != "turn" or deadline.seat is None:
            return False
        key = time_up_key(live.record.id, deadline.seat)
        told = await self._store.note(key)
        if told and time_left_to(live, deadline.seat, now) > 0:
            # More time was given: when that is up, it is news again.
            await self._store.save_note(key, "")
            return False
        return told == str(deadline.ask_no)


def _seen_by(steps: Sequence[Step], interaction: str) -> tuple[Seat, ...]:
    """Whose press it was: they are shown what came of it."""
    chosen = [step.entry.seat for step in steps if step.entry.kind in ("answer", "word")]
    return tuple(dict.fromkeys(chosen)) if interaction else ()


def _told_elsewhere(record: MatchRecord) -> tuple[NewOutbox, ...]:
    """What the end of a match changes besides: nothing is committed to it any more, so this comes once.

    The invitation becomes the result, the result gets its animation, and the server's channel a line.
    """
    if record.status != "over":
        return ()
    invitation = (NewOutbox("invitation"),) if record.lobby is not None else ()
    return (*invitation, NewOutbox("film"), NewOutbox("result", {"match": record.id}, guild=record.guild))


def _obey_orders(live: LiveMatch, luck: Luck) -> list[Step]:
    """Answer at once for seats that have chosen beforehand, or whose orders say so.

    With a hidden delay the release does it later.
    """
    steps: list[Step] = []
    while True:
        live.drop_broken_off()
        at_once = [s for s in live.run.waiting_for if not live.delay(s)]
        chosen = next((s for s in at_once if live.answered_ahead(s) is not None), None)
        ordered = next((s for s in at_once if live.is_ordered_away(s)), None)
        if chosen is not None:
            steps.append(live.give_ahead(chosen))
        elif ordered is not None:
            live.drop_asked(ordered)
            steps.append(live.follow_order(ordered, luck))
        else:
            return steps


def _held_ahead(live: LiveMatch, deadlines: Sequence[NewDeadline]) -> dict[Seat, HeldAnswer]:
    """What was chosen beforehand for questions whose answers count at a hidden moment only."""
    return {
        seat: HeldAnswer(live.record.id, seat, live.run.ask_no, live.take_ahead(seat), due)
        for seat, due in releases(deadlines).items()
        if live.answered_ahead(seat) is not None
    }


def _remember(
    live: LiveMatch, done: list[Step], *, turn_began: bool, is_rewound: bool, is_told: bool
) -> None:
    """What is kept in memory of steps that are stored now."""
    if is_rewound:
        live.recent = None
    elif live.recent is not None:
        # What came before a new turn revealed cards, so nobody can take it back alone.
        live.recent = done if turn_began else [*live.recent, *done]
    live.note_turn()
    if is_told:
        live.note_told()
    live.note_steps(done, is_rewound=is_rewound)
    if is_rewound:
        # What was told before may have been taken back.
        live.told_before = live.turn_seen = None


def _kept(live: LiveMatch, rewound_to: int | None) -> int | None:
    """How many of the untold steps stand; None for all."""
    return None if rewound_to is None else max(0, rewound_to - live.told.seq)


def _record_after(live: LiveMatch, now: Moment, told_seq: int, *, is_asked_now: bool) -> MatchRecord:
    record, run = live.record, live.run
    time = record.time(now)
    clock, seats = clock_after(live, time)
    # Who goes on answering in somebody else's turn does so in the time of the first question.
    is_begun = run.ask_no != record.ask_no and not live.goes_on
    return replace(
        record,
        seq=run.seq,
        ask_no=run.ask_no,
        seats=with_time_used(record, live.clocked, seats, time),
        clock=clock,
        asked_at=time if is_asked_now or is_begun else record.asked_at,
        told_seq=told_seq,
        status="over" if run.is_over else record.status,
        ended_at=now if run.is_over else None,
        paused_for="" if run.is_over else record.paused_for,
    )


def _stored(
    live: LiveMatch, steps: Sequence[Step], seq: int, now: Moment, interaction: str
) -> tuple[StoredEntry, ...]:
    encode = live.rules.encode_event
    return tuple(
        StoredEntry(
            seq + number,
            step.entry,
            [encode(event) for event in step.events],
            now,
            interaction if number == 1 else "",
        )
        for number, step in enumerate(steps, 1)
    )
