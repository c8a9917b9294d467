"""What happens when time has passed: each deadline fires once, also when the bot was down when it was due."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Mapping
from typing import Final

from sfb_bot.kernel import Decree, TableError, VersionConflict
from sfb_bot.matches.alarm import Alarm
from sfb_bot.matches.check_in import waiting_for
from sfb_bot.matches.clocks import time_up_key
from sfb_bot.matches.commit import Committer
from sfb_bot.matches.live_match import LiveMatch
from sfb_bot.matches.lobby import Lobby
from sfb_bot.matches.match_cache import MatchCache
from sfb_bot.matches.notices import AnyReminder, Nudge, Reminder, TimeUp
from sfb_bot.matches.ports import Clock, Competition, Store, StoreBroken, TimeRuling
from sfb_bot.matches.quiet_hours import quiet_until
from sfb_bot.matches.records import Deadline, DeadlineKind, Moment, NewOutbox
from sfb_bot.matches.refusals import MatchBroken, NoSuchMatch
from sfb_bot.matches.sequels import Sequels
from sfb_bot.matches.told import encode

log = logging.getLogger(__name__)

# Looked at again at least this often, in case the clock of the machine was changed.
LONGEST_SLEEP: Final = 60.0
RETRY_AFTER: Final = 5.0
AT_ONCE: Final = 50

_REMINDERS: Final[Mapping[DeadlineKind, type[AnyReminder]]] = {
    "reminder": Reminder,
    "nudge": Nudge,
    "turn": TimeUp,
}


class Deadlines:
    """One task that sleeps until the earliest deadline."""

    def __init__(
        self,
        store: Store,
        cache: MatchCache,
        committer: Committer,
        lobby: Lobby,
        clock: Clock,
        *,
        competition: Competition,
        sequels: Sequels,
        alarm: Alarm,
    ) -> None:
        self._store = store
        self._cache = cache
        self._committer = committer
        self._lobby = lobby
        self._clock = clock
        self._competition = competition
        self._sequels = sequels
        self._stuck: set[int] = set()
        # How often in a row a deadline could not be fired.
        self._failures: Counter[int] = Counter()
        self._alarm = alarm

    async def run(self) -> None:
        """Fire whatever is due, for ever; a deadline that cannot be handled now is tried again."""
        while True:
            self._alarm.look_again()
            try:
                await self.fire_due()
                due = await self._store.next_due()
            except TableError:
                log.exception("deadlines could not be looked at")
                due = Moment(self._clock.now() + int(RETRY_AFTER))
            wait = LONGEST_SLEEP if due is None else min(LONGEST_SLEEP, max(0.0, due - self._clock.now()))
            if self._stuck:
                wait = max(wait, RETRY_AFTER)
            await self._alarm.sleep(wait)

    async def fire_due(self) -> int:
        """Fire everything due now; the number of deadlines handled.

        One that cannot be fired does not keep the others from it; it is tried again next time.
        """
        count = 0
        self._stuck.clear()
        while True:
            due = await self._store.due_deadlines(self._clock.now(), AT_ONCE + len(self._stuck))
            due = [deadline for deadline in due if deadline.id not in self._stuck]
            if not due:
                return count
            for deadline in due:
                try:
                    await self._fire(deadline)
                except VersionConflict as error:
                    # Somebody answered at the same instant: then the row is gone. Else it is tried again,
                    # since a match that a newer program has stored must not lose its deadlines.
                    self._stumble(deadline, error)
                except StoreBroken:
                    raise
                except Exception as error:  # noqa: BLE001 - one match's bug must not stop the others' clocks
                    self._stumble(deadline, error, trace=error)
                else:
                    self._failures.pop(deadline.id, None)
                    count += 1

    def _stumble(self, deadline: Deadline, error: Exception, trace: Exception | None = None) -> None:
        """Leave a deadline for later; the log says it at first, and then more and more rarely."""
        self._stuck.add(deadline.id)
        self._failures[deadline.id] += 1
        tries = self._failures[deadline.id]
        if tries.bit_count() == 1:
            what = "deadline %s of match %s could not be fired, try %s: %r"
            shown = trace if tries == 1 else None
            log.error(what, deadline.id, deadline.match, tries, error, exc_info=shown)

    async def _fire(self, deadline: Deadline) -> None:
        if deadline.kind == "invitation":
            if deadline.lobby is not None:
                await self._lobby.expire(deadline.lobby)
            await self._store.drop_deadline(deadline.id)
            return
        if deadline.season is not None:
            await self._competition.fire(deadline)
            return
        if deadline.kind == "sequel" and deadline.match is not None:
            await self._sequels.begin(deadline)
            return
        if deadline.match is None or deadline.seat is None:
            await self._store.drop_deadline(deadline.id)
            return
        try:
            async with self._cache.hold(deadline.match) as live:
                await self._fire_at(live, deadline)
        except (NoSuchMatch, MatchBroken):
            # A match that cannot be read has no clock; it gets new deadlines when it goes on.
            await self._store.drop_deadline(deadline.id)

    async def _fire_at(self, live: LiveMatch, deadline: Deadline) -> None:
        seat = deadline.seat
        assert seat is not None
        is_past = live.record.ask_no != deadline.ask_no or seat not in live.run.waiting_for
        if is_past or (live.record.waits and deadline.kind != "release"):
            # Where clocks wait for the players, another deadline of the same moment has made them wait.
            await self._drop(live, deadline)
        elif deadline.kind == "answer":
            step = live.run.time_out(seat, deadline.ask_no)
            await self._committer.commit(live, [step], fired=deadline.id)
        elif deadline.kind == "release":
            await self._release(live, deadline)
        elif deadline.kind == "turn" and (ruling := await self._time_ruling(live)) is not None:
            await self._rule(live, deadline, ruling)
        else:
            await self._tell(live, deadline)

    async def _time_ruling(self, live: LiveMatch) -> TimeRuling | None:
        """What follows without a claim.

        A match against computer players is lost then; one that is played for something has rules of its own.
        """
        asked = [live.seat_record(seat) for seat in live.run.waiting_for if not live.is_off_turn(seat)]
        late = frozenset(seat.side for seat in asked if not seat.is_computer)
        ruling = await self._competition.time_ruling(live.record.id, late)
        others = [seat for seat in live.record.seats if seat.side not in late]
        if ruling is None and len(late) == 1 and all(seat.is_computer for seat in others):
            return TimeRuling(Decree.LOST_ON_TIME, min(late))
        return ruling

    async def _rule(self, live: LiveMatch, deadline: Deadline, ruling: TimeRuling) -> None:
        if ruling.decree is None:
            record = waiting_for(live.record, ruling.absent)
            await self._committer.refresh(live, record, fired=deadline.id)
            return
        seats = [seat.seat for seat in live.record.seats if seat.side == ruling.side]
        late = [seat for seat in seats if seat == deadline.seat]
        step = live.run.decree((late or seats)[0], ruling.decree)
        await self._committer.commit(live, [step], fired=deadline.id, write=ruling.write)

    async def _release(self, live: LiveMatch, deadline: Deadline) -> None:
        """The hidden moment: what was answered or ordered before takes effect now."""
        seat = deadline.seat
        assert seat is not None
        held = live.held.get(seat)
        if held is not None:
            step = live.run.answer(seat, held.ask_no, held.keys)
            await self._committer.commit(live, [step], fired=deadline.id)
        elif live.is_ordered_away(seat):
            await self._committer.commit(
                live, [live.follow_order(seat, self._committer.luck)], fired=deadline.id
            )
        else:
            await self._drop(live, deadline)
            self._committer.ring(live.record)

    async def _tell(self, live: LiveMatch, deadline: Deadline) -> None:
        """A reminder, a nudge, or the news that time is up; reminders wait for quiet hours to end."""
        seat = deadline.seat
        assert seat is not None
        user = live.seat_record(seat).user
        wishes = await self._store.preferences(user)
        body = encode(_REMINDERS[deadline.kind](seat, deadline.ask_no, deadline.note))
        is_wanted = wishes.reminders != "off" or deadline.kind == "turn"
        if deadline.kind == "turn" and await self._is_told(live, deadline):
            is_wanted = False
        if deadline.kind == "reminder" and await self._is_overtaken(deadline):
            is_wanted = False
        quiet = quiet_until(wishes, self._clock.now()) if deadline.kind != "turn" else None
        if is_wanted and quiet is not None and not self._is_up_by(live, deadline, quiet):
            # Nothing is told then if the player has answered, or a later word is due as well.
            await self._store.put_off_deadline(deadline.id, quiet)
            live.put_off_deadline(deadline, quiet)
            return
        if is_wanted and quiet is None:
            await self._committer.tell(live, NewOutbox("reminder", body, user))
        if deadline.kind == "turn":
            await self._store.save_note(time_up_key(live.record.id, seat), str(deadline.ask_no))
        await self._drop(live, deadline)

    async def _is_told(self, live: LiveMatch, deadline: Deadline) -> bool:
        """Whether the channel was told when the time of a partner was up, who shares the question."""
        assert deadline.seat is not None
        sharing = [seat for seat in live.asked_with(deadline.seat) if seat != deadline.seat]
        notes = [await self._store.note(time_up_key(live.record.id, seat)) for seat in sharing]
        return str(deadline.ask_no) in notes

    def _is_up_by(self, live: LiveMatch, deadline: Deadline, moment: Moment) -> bool:
        """Whether the player's time is up by then, which is told anyway."""
        return any(d.kind == "turn" and d.seat == deadline.seat and d.due <= moment for d in live.deadlines)

    async def _drop(self, live: LiveMatch, deadline: Deadline) -> None:
        await self._store.drop_deadline(deadline.id)
        live.drop_deadline(deadline)

    async def _is_overtaken(self, reminder: Deadline) -> bool:
        """Whether a later word to the same player is due as well, as after a time without the bot."""
        assert reminder.match is not None
        now = self._clock.now()
        return any(
            later.kind in ("reminder", "turn")
            and later.seat == reminder.seat
            and reminder.due < later.due <= now
            for later in await self._store.deadlines_of(reminder.match)
        )
