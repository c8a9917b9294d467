"""Who is asked, since when, and whether they know of it: said in one place, for every kind of step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sfb_bot.kernel import PASS_TURN, Seat, Step
from sfb_bot.matches.live_match import LiveMatch, is_told
from sfb_bot.matches.records import Moment


@dataclass(frozen=True, slots=True)
class Call:
    """A seat is asked, since a moment; it knows when the channel is told, or when it chose the way there."""

    seat: Seat
    since: Moment
    is_known: bool


def calls(live: LiveMatch) -> tuple[Call, ...]:
    """Everybody who is asked now."""
    return tuple(Call(seat, live.record.asked_at, _knows(live, seat)) for seat in live.run.waiting_for)


def _knows(live: LiveMatch, seat: Seat) -> bool:
    """Whether all that led from what was told to the open question are answers the seat gave itself.

    A sealed answer of somebody else leads nowhere: the question stays the one that was told.
    """
    led = [step.entry for step in live.untold if not step.is_sealed and step.entry.kind != "word"]
    return all(entry.kind == "answer" and entry.seat == seat for entry in led)


def is_news(live: LiveMatch, steps: Sequence[Step], *, is_attended: bool) -> bool:
    """Whether everybody is to know how the match stands after these steps, the newest ones of `live.untold`.

    So it is when an action is finished or somebody has to decide who does not know it. What is not attended
    comes from a deadline, be it an answer given earlier: nobody is looking at what follows.
    """
    is_over = live.run.is_over
    if any(is_told(step, is_over=is_over) for step in steps) or (steps and not is_attended):
        return True
    return _is_pass(live, steps) or not all(call.is_known for call in calls(live))


def _is_pass(live: LiveMatch, steps: Sequence[Step]) -> bool:
    """A window that everybody knows of was left to pass, and the same seat is asked again, off turn.

    A standing order or the clock would have passed it just so. Were the own answer told in another way, it
    would show who has such an order.
    """
    told = live.told
    if len(steps) != 1 or len(live.untold) != 1 or told.ask is None:
        return False
    entry = steps[0].entry
    if entry.seat not in live.run.waiting_for or not live.is_off_turn(entry.seat):
        return False
    window = next((each for each in told.ask.decisions if each.seat == entry.seat), None)
    if window is None or entry.keys != window.default:
        return False
    return not live.rules.is_wanted(told.state, window, PASS_TURN.name, "")
