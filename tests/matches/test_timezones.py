"""Local time: quiet hours of the wall, and moments as people type them, whenever the clocks are changed."""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from sfb_bot.discord_ui.times import parse_moment
from sfb_bot.matches.people import Preferences
from sfb_bot.matches.quiet_hours import is_quiet, quiet_until
from sfb_bot.matches.records import Moment, UserId
from sfb_bot.matches.timezones import same_hour, zone_called, zone_names, zone_of, zones_like

ANNA = UserId(1)
PLACES = ("", "Europe/Kyiv", "America/New_York", "Asia/Kolkata", "Asia/Kathmandu", "Australia/Lord_Howe")


def at(text: str, zone: str = "") -> Moment:
    return Moment(int(datetime.fromisoformat(text).replace(tzinfo=zone_of(zone)).timestamp()))


def test_zones_are_found_as_people_type_them() -> None:
    assert zone_called("europe/kyiv") == "Europe/Kyiv"
    assert zone_called("America/New York") == "America/New_York"
    assert zone_called("Kyiv") is None
    assert zone_called("../etc/passwd") is None
    assert zone_called("") is None
    assert zones_like("new y", 24)[0] == "America/New_York"
    assert zones_like("kyiv", 24)[0] == "Europe/Kyiv"
    assert len(zones_like("", 24)) == 24
    assert all(zone_called(name) == name and zone_of(name) == ZoneInfo(name) for name in zone_names())


def test_a_zone_that_the_machine_does_not_know_any_more_is_utc() -> None:
    for name in ("Europe/Atlantis", "", "/etc/passwd", "..", "Europe/"):
        assert zone_of(name) == UTC
    assert not is_quiet(Preferences(ANNA, quiet_from=8, quiet_to=9, timezone="Europe/Atlantis"), Moment(0))


@pytest.mark.parametrize("zone", PLACES)
def test_quiet_hours_are_those_of_the_wall(zone: str) -> None:
    """Compared hour by hour with the calendar, over a year with its changes of the clocks."""
    dice = random.Random(zone)
    begin = at("2026-01-01T00:00")
    for _ in range(3000):
        now = Moment(begin + dice.randrange(365 * 24 * 3600))
        start, end = dice.randrange(24), dice.randrange(24)
        likes = Preferences(ANNA, quiet_from=start, quiet_to=end, timezone=zone)
        ahead = datetime.fromtimestamp(now, zone_of(zone)).utcoffset() or timedelta()
        wall = datetime.fromtimestamp(now, UTC) + ahead
        quiet = {(start + hour) % 24 for hour in range((end - start) % 24)}
        assert is_quiet(likes, now) == (wall.hour in quiet)
        over = quiet_until(likes, now)
        if over is None:
            assert wall.hour not in quiet
        else:
            # The first moment that is not quiet, at most a day and the change of a clock away.
            assert now < over <= now + 25 * 3600
            assert not is_quiet(likes, over)
            assert is_quiet(likes, Moment(over - 1))


def test_hours_become_the_same_hours_of_another_wall() -> None:
    winter, summer = at("2026-01-15T12:00"), at("2026-07-15T12:00")
    assert same_hour(20, "", "Europe/Kyiv", winter) == 22
    assert same_hour(20, "", "Europe/Kyiv", summer) == 23
    assert same_hour(23, "Europe/Kyiv", "", summer) == 20
    assert same_hour(1, "", "America/New_York", winter) == 20
    assert same_hour(0, "", "Asia/Kolkata", winter) in (5, 6)


TYPED = (
    ("2026-05-01", "", "2026-05-01T00:00"),
    ("2026-05-01 18:30", "", "2026-05-01T18:30"),
    ("2026-05-01T18:30", "Europe/Kyiv", "2026-05-01T18:30"),
    (" 2026-05-01  7:05 ", "America/New_York", "2026-05-01T07:05"),
    ("2026-05-01", "Asia/Kathmandu", "2026-05-01T00:00"),
    # Now it is noon, so half past six is still to come and eleven is tomorrow's.
    ("18:30", "", "2026-04-01T18:30"),
    ("11:00", "", "2026-04-02T11:00"),
    ("12:00", "", "2026-04-02T12:00"),
    # In New York it is eight in the morning.
    ("11:00", "America/New_York", "2026-04-01T11:00"),
    ("7:59", "America/New_York", "2026-04-02T07:59"),
)


@pytest.mark.parametrize(("typed", "zone", "meant"), TYPED)
def test_what_is_typed_is_meant_where_one_lives(typed: str, zone: str, meant: str) -> None:
    assert parse_moment(typed, at("2026-04-01T12:00"), zone_of(zone)) == at(meant, zone)


def test_an_hour_that_the_clocks_skip_or_have_twice_is_a_moment_all_the_same() -> None:
    kyiv = zone_of("Europe/Kyiv")
    for typed in ("2026-03-29 03:30", "2026-10-25 03:30"):
        moment = parse_moment(typed, 0, kyiv)
        assert moment is not None
        assert abs(moment - at(typed.replace(" ", "T")) + 2.5 * 3600) <= 1800
    # A day with an hour less: the next time it is half past two is 23 hours away.
    now = at("2026-03-28T02:30", "Europe/Kyiv")
    assert parse_moment("2:30", now, kyiv) == at("2026-03-29T02:30", "Europe/Kyiv")


NO_MOMENTS = (
    *("", " ", "24:00", "12:60", "2026-02-30", "2026-05-01 25:00"),
    *("tomorrow", "5/1/2026", "1:2", "0000-01-01 00:00", "2026-05-0118:30"),
)


@pytest.mark.parametrize("typed", NO_MOMENTS)
def test_what_is_no_moment_is_none(typed: str) -> None:
    assert parse_moment(typed, 0, zone_of("America/New_York")) is None
