"""How far a player may take back what was chosen."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sfb_bot.kernel.decisions import Seat
from sfb_bot.kernel.run import Step


def undoable(steps: Sequence[Step], seat: Seat, partners: Collection[Seat] = ()) -> int:
    """How many of its last answers this seat may take back on its own.

    Only while none of them made anything known or asked somebody else. Partners who are asked together with
    the seat, in a turn they share, have heard nothing by that. What others said meanwhile tells nothing of
    the game: it is passed over, and stands.
    """
    count = 0
    for step in reversed(steps):
        own = step.entry.seat == seat and step.entry.kind == "answer"
        quiet = not any(event.reveals for event in step.events)
        if quiet and is_word_of_another(step, seat):
            continue
        others = [asked for asked in step.asked if asked != seat]
        unheard = not others or (seat in step.asked and all(other in partners for other in others))
        if not (own and quiet and unheard):
            break
        count += 1
    return count


def is_word_of_another(step: Step, seat: Seat) -> bool:
    """Whether somebody else said something without being asked."""
    return step.entry.kind == "word" and step.entry.seat != seat
