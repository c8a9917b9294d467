"""Times as people type them: 90s, 30m, 12h, 2d, 2w, 1d 12h, a date, a time of the day, or both."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta, tzinfo
from typing import Final

_UNITS: Final = {"s": 1, "m": 60, "h": 3600, "d": 86400, "w": 7 * 86400}
_PART: Final = re.compile(r"([0-9]{1,6})\s*([smhdw])", re.IGNORECASE | re.ASCII)
_SPAN: Final = re.compile(r"\s*(?:[0-9]{1,6}\s*[smhdw]\s*)+", re.IGNORECASE | re.ASCII)
_MOMENT: Final = re.compile(
    r"\s*(?:(?P<date>[0-9]{4}-[0-9]{2}-[0-9]{2})(?:[ T]+|\s*$))?(?P<time>[0-9]{1,2}:[0-9]{2})?\s*", re.ASCII
)


def parse_span(text: str) -> int | None:
    """Seconds of a span such as `12h`, `2w` or `1d 12h`; None when it is none."""
    if not _SPAN.fullmatch(text):
        return None
    return sum(int(number) * _UNITS[unit.lower()] for number, unit in _PART.findall(text))


def parse_moment(text: str, now: int, zone: tzinfo = UTC) -> int | None:
    """A moment: a span from now, or what a calendar and a clock in that zone show; None when it is neither.

    `2026-05-01` is when that day begins, `18:30` the next time it is so late, `2026-05-01 18:30` both.
    """
    span = parse_span(text)
    if span is not None:
        return now + span
    found = _MOMENT.fullmatch(text)
    if found is None or not (found["date"] or found["time"]):
        return None
    today = datetime.fromtimestamp(now, zone)
    try:
        time = datetime.strptime(found["time"] or "0:00", "%H:%M")  # noqa: DTZ007 - the zone comes below
        day = datetime.strptime(found["date"], "%Y-%m-%d") if found["date"] else today  # noqa: DTZ007
        moment = day.replace(hour=time.hour, minute=time.minute, second=0, microsecond=0, tzinfo=zone, fold=0)
        if not found["date"] and moment.timestamp() <= now:
            moment += timedelta(days=1)
        return int(moment.timestamp())
    except (ValueError, OverflowError):
        return None
