"""Times as people type them: 90s, 30m, 12h, 2d, 2w, 1d 12h, a date, a time of the day, or both.

Units are read in every language, whoever types them; dates as `2026-05-01` or `01.05.2026`.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta, tzinfo
from typing import Final

_MINUTE, _HOUR, _DAY, _WEEK = 60, 3600, 86400, 7 * 86400
# English, Russian, Ukrainian: as people shorten them.
_UNITS: Final = {
    **dict.fromkeys(("s", "с", "сек"), 1),
    **dict.fromkeys(("m", "м", "мин", "хв"), _MINUTE),
    **dict.fromkeys(("h", "ч", "час", "год"), _HOUR),
    **dict.fromkeys(("d", "д", "дн"), _DAY),
    **dict.fromkeys(("w", "н", "нед", "т", "тиж"), _WEEK),
}
_UNIT: Final = "|".join(sorted(_UNITS, key=len, reverse=True))
_PART: Final = re.compile(rf"([0-9]{{1,6}})\s*({_UNIT})", re.IGNORECASE)
_SPAN: Final = re.compile(rf"\s*(?:[0-9]{{1,6}}\s*(?:{_UNIT})\s*)+", re.IGNORECASE)
_MOMENT: Final = re.compile(
    r"\s*(?:(?:(?P<date>[0-9]{4}-[0-9]{2}-[0-9]{2})|(?P<day>[0-9]{1,2})\.(?P<month>[0-9]{2})\.(?P<year>[0-9]{4}))"
    r"(?:[ T]+|\s*$))?(?P<time>[0-9]{1,2}:[0-9]{2})?\s*",
    re.ASCII,
)


def parse_span(text: str) -> int | None:
    """Seconds of a span such as `12h`, `2w` or `1d 12h`; None when it is none."""
    if not _SPAN.fullmatch(text):
        return None
    return sum(int(number) * _UNITS[unit.lower()] for number, unit in _PART.findall(text))


def parse_moment(text: str, now: int, zone: tzinfo = UTC) -> int | None:
    """A moment: a span from now, or what a calendar and a clock in that zone show; None when it is neither.

    `2026-05-01` is when that day begins, `18:30` the next time it is so late, `01.05.2026 18:30` both.
    """
    span = parse_span(text)
    if span is not None:
        return now + span
    found = _MOMENT.fullmatch(text)
    if found is None or not (found["date"] or found["day"] or found["time"]):
        return None
    date = found["date"] or (f"{found['year']}-{found['month']}-{found['day']}" if found["day"] else "")
    today = datetime.fromtimestamp(now, zone)
    try:
        time = datetime.strptime(found["time"] or "0:00", "%H:%M")  # noqa: DTZ007 - the zone comes below
        day = datetime.strptime(date, "%Y-%m-%d") if date else today  # noqa: DTZ007
        moment = day.replace(hour=time.hour, minute=time.minute, second=0, microsecond=0, tzinfo=zone, fold=0)
        if not date and moment.timestamp() <= now:
            moment += timedelta(days=1)
        return int(moment.timestamp())
    except (ValueError, OverflowError):
        return None
