"""Times as people type them: 90s, 30m, 12h, 2d, or a date."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Final

_UNITS: Final = {"s": 1, "m": 60, "h": 3600, "d": 86400}
_SPAN: Final = re.compile(r"\s*([0-9]{1,6})\s*([smhd])\s*", re.IGNORECASE | re.ASCII)
_DATE: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def parse_span(text: str) -> int | None:
    """Seconds of a span such as `12h`; None when it is none."""
    found = _SPAN.fullmatch(text)
    return int(found[1]) * _UNITS[found[2].lower()] if found else None


def parse_moment(text: str, now: int) -> int | None:
    """A moment: a span from now, or a date such as 2026-05-01 (UTC); None when it is neither."""
    span = parse_span(text)
    if span is not None:
        return now + span
    if not _DATE.fullmatch(text.strip()):
        return None
    try:
        day = datetime.strptime(text.strip(), "%Y-%m-%d").replace(tzinfo=UTC)
    except ValueError:
        return None
    return int(day.timestamp())
