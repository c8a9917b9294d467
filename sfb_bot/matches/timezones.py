"""Local time: zones by their IANA names, as the machine's time zone database knows them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from sfb_bot.matches.records import Moment

HOURS: Final = 24
# Kept for old programs alone; none of them is what somebody calls the place they live in.
_OTHER_NAMES: Final = ("Etc/", "SystemV/", "posix/", "right/")


@lru_cache(maxsize=1)
def zone_names() -> tuple[str, ...]:
    """Every zone that is named after a place, in order; none where the machine has no database of zones."""
    return tuple(
        sorted(name for name in available_timezones() if "/" in name and not name.startswith(_OTHER_NAMES))
    )


@lru_cache(maxsize=1)
def _by_folded_name() -> dict[str, str]:
    return {name.casefold(): name for name in zone_names()}


def zone_called(typed: str) -> str | None:
    """The name of the zone somebody has typed, with blanks and in any case; None where there is none."""
    return _by_folded_name().get(typed.strip().replace(" ", "_").casefold())


def zones_like(typed: str, most: int) -> tuple[str, ...]:
    """Zones whose name has the typed words in it, those of a city that begins with them first."""
    wanted = typed.strip().replace(" ", "_").casefold()
    found = [name for name in zone_names() if wanted in name.casefold()]
    found.sort(key=lambda name: not name.casefold().rpartition("/")[2].startswith(wanted))
    return tuple(found[:most])


def zone_of(name: str) -> tzinfo:
    """A zone by its name; UTC for nobody's, and for one that the database has lost."""
    try:
        return ZoneInfo(name) if name else UTC
    except (KeyError, ValueError, OSError):
        return UTC


def local_time(name: str, now: Moment) -> datetime:
    """The time on somebody's wall."""
    return datetime.fromtimestamp(now, zone_of(name))


def same_hour(hour: int, before: str, after: str, now: Moment) -> int:
    """An hour of the day in one zone as the nearest one in another, going by today."""
    shift = _ahead_of_utc(after, now) - _ahead_of_utc(before, now)
    return (hour + round(shift / 3600)) % HOURS


def _ahead_of_utc(name: str, now: Moment) -> float:
    return (local_time(name, now).utcoffset() or timedelta()).total_seconds()
