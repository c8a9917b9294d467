"""How far a player may take back what was chosen."""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.kernel.decisions import Seat
from sfb_bot.kernel.run import Step


def undoable(steps: Sequence[Step], seat: Seat) -> int:
    """How many of its last answers this seat may take back on its own.

    Only while none of them made anything known or asked somebody else. What others said meanwhile tells
    nothing of the game: it is passed over, and stands.
    """
    count = 0
    for step in reversed(steps):
        own = step.entry.seat == seat and step.entry.kind == "answer"
        quiet = not any(event.reveals for event in step.events)
        if quiet and is_word_of_another(step, seat):
            continue
        unheard = all(asked == seat for asked in step.asked)
        if not (own and quiet and unheard):
            break
        count += 1
    return count


def is_word_of_another(step: Step, seat: Seat) -> bool:
    """Whether somebody else said something without being asked."""
    return step.entry.kind == "word" and step.entry.seat != seat
