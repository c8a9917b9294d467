"""Sleeping until a moment or until something has changed, whichever comes first."""

from __future__ import annotations

import asyncio

from sfb_bot.matches.ports import Clock
from sfb_bot.matches.records import MatchId, MatchRecord


class Alarm:
    """Wakes one task that looks at the store again and again.

    Call `look_again` before looking: whatever rings from then on ends the next `sleep` at once, so that
    nothing stored meanwhile is overslept.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._rung = asyncio.Event()

    def ring(self) -> None:
        """There may be something to do."""
        self._rung.set()

    def look_again(self) -> None:
        """What rang before is about to be seen."""
        self._rung.clear()

    async def sleep(self, seconds: float) -> None:
        """Until so much time has passed or it rings."""
        sleeping = asyncio.ensure_future(self._clock.sleep(seconds))
        ringing = asyncio.ensure_future(self._rung.wait())
        try:
            await asyncio.wait((sleeping, ringing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            sleeping.cancel()
            ringing.cancel()


class Alarms:
    """Those of the tasks that work beside the use cases; whoever stores something for them rings."""

    def __init__(self, clock: Clock) -> None:
        self.deadlines = Alarm(clock)
        self.outbox = Alarm(clock)
        self.computers = Alarm(clock)
        # Matches in which a computer player may have something to do.
        self.changed: set[MatchId] = set()
        self.daily = Alarm(clock)
        self.live = Alarm(clock)
        self.queue = Alarm(clock)
        # Rung by itself alone: nothing that is stored concerns it.
        self.presence = Alarm(clock)

    def ring(self, changed: MatchRecord | None = None) -> None:
        """Something was stored: look at deadlines and outbox now instead of at the next round.

        `changed` is the match it was about, whose computer players may have something to do.
        """
        self.deadlines.ring()
        self.outbox.ring()
        if changed is not None and changed.computers:
            self.changed.add(changed.id)
            self.computers.ring()

    def ring_all(self) -> None:
        """The time was moved: whoever goes by it looks again."""
        self.ring()
        self.daily.ring()
        self.live.ring()
        self.queue.ring()
