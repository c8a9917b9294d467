"""How far a player may take back what was chosen."""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.kernel.decisions import Seat
from sfb_bot.kernel.run import Step


def undoable(steps: Sequence[Step], seat: Seat) -> int:
    """How many of the last steps this seat may take back on its own.

    Only its own answers, and only while none of them made anything known or asked somebody else.
    """
    count = 0
    for step in reversed(steps):
        own = step.entry.seat == seat and step.entry.kind == "answer"
        quiet = not any(event.reveals for event in step.events)
        unheard = all(asked == seat for asked in step.asked)
        if not (own and quiet and unheard):
            break
        count += 1
    return count
