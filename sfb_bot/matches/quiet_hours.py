"""Quiet hours: nobody is reminded in them, but when they are over."""

from __future__ import annotations

from datetime import timedelta

from sfb_bot.matches.people import Preferences
from sfb_bot.matches.records import Moment
from sfb_bot.matches.timezones import local_time


def is_quiet(wishes: Preferences, now: Moment) -> bool:
    """Whether it is in the user's quiet hours: of their time zone, the end not included; may pass midnight.

    Whoever has named no zone has hours of UTC.
    """
    start, end = wishes.quiet_from, wishes.quiet_to
    if start is None or end is None or start == end:
        return False
    hour = local_time(wishes.timezone, now).hour
    return start <= hour < end if start < end else hour >= start or hour < end


def quiet_until(wishes: Preferences, now: Moment) -> Moment | None:
    """When the user's quiet hours are over; None when it is not in them."""
    if not is_quiet(wishes, now):
        return None
    assert wishes.quiet_to is not None
    here = local_time(wishes.timezone, now)
    over = here.replace(hour=wishes.quiet_to, minute=0, second=0, microsecond=0)
    if over <= here:
        over += timedelta(days=1)
    # Where clocks are put forward that hour may not exist; then it is the next minute that is not quiet.
    moment = max(int(over.timestamp()), now + 1)
    while is_quiet(wishes, Moment(moment)):
        moment += 60
    return Moment(moment)
