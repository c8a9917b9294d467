"""A bot that is not there for a while, by a clock that is set by hand."""

from __future__ import annotations

from sfb_bot.matches.records import OutboxRow
from sfb_bot.matches.table_clock import TableClock
from tests.matches.house import HandClock, House

HOUR = 3600


class AttendedClock(HandClock):
    """Time passes while the bot is there, as long as it is."""

    table: TableClock | None = None

    def passes(self, seconds: int) -> None:
        super().passes(seconds)
        if self.table is not None:
            self.table.note()


async def comes(h: House) -> None:
    """The bot starts and connects."""
    await h.app.presence.start()
    h.app.presence.find_gateway()
    await h.app.presence.look()


def passes(h: House, seconds: int) -> None:
    """Time passes, and the bot is there."""
    h.clock.passes(seconds)
    h.app.clock.note()


async def told(h: House) -> list[OutboxRow]:
    found = await h.outbox()
    return [row for row in found if isinstance(row.body, dict) and row.body.get("what") == "time_given_back"]
