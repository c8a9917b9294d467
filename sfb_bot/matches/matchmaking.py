"""Who of those who wait plays whom: the nearest in rating, more generous the longer somebody waits."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from sfb_bot.matches.community_records import Waiting
from sfb_bot.matches.records import Moment, UserId

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
# What somebody without a rating is taken for, the same as after their first match.
UNRATED: Final = 1000
# How far apart two may be at once, in points of the rating that people see.
FIRST_WINDOW: Final = 100


@dataclass(frozen=True, slots=True)
class Patience:
    """How long one waits at a pace, in seconds.

    Every `widens` the window grows by as much as it was in the beginning; after `anybody` everybody will do.
    A computer player is offered after `offers`, and after `lasts` one waits no more.
    """

    widens: int
    anybody: int
    offers: int
    lasts: int


PATIENCE: Final[Mapping[str, Patience]] = {
    "live": Patience(30, 5 * MINUTE, 3 * MINUTE, HOUR),
    "daily": Patience(30 * MINUTE, 6 * HOUR, 30 * MINUTE, 48 * HOUR),
    "slow": Patience(30 * MINUTE, 6 * HOUR, 30 * MINUTE, 48 * HOUR),
}


def window(one: Waiting, now: Moment) -> float:
    """How far away an opponent may be for somebody by now."""
    patience, waited = PATIENCE[one.pace], now - one.since
    if waited >= patience.anybody:
        return float("inf")
    return FIRST_WINDOW * (1 + max(0, waited) // patience.widens)


def matched(
    waiting: Sequence[Waiting],
    ratings: Mapping[UserId, int],
    unwilling: Collection[frozenset[UserId]],
    now: Moment,
) -> list[tuple[Waiting, Waiting]]:
    """Pairs who play the same game at the same pace, the nearest first; in each the one who came first.

    It is enough that one of the two has waited long enough for the other: newcomers like to play at once.
    `unwilling` are pairs who do not want each other.
    """
    found: list[tuple[int, Moment, Waiting, Waiting]] = []
    ordered = sorted(waiting, key=lambda one: (one.since, one.user))
    for one, two in combinations(ordered, 2):
        if (one.guild, one.game, one.pace) != (two.guild, two.game, two.pace) or one.user == two.user:
            continue
        if frozenset((one.user, two.user)) in unwilling:
            continue
        gap = abs(ratings.get(one.user, UNRATED) - ratings.get(two.user, UNRATED))
        if gap <= max(window(one, now), window(two, now)):
            found.append((gap, one.since, one, two))
    found.sort(key=lambda pair: (pair[0], pair[1], pair[2].user, pair[3].user))
    taken: set[tuple[int, UserId]] = set()
    pairs: list[tuple[Waiting, Waiting]] = []
    for _, _, one, two in found:
        seats = {(one.guild, one.user), (two.guild, two.user)}
        if not seats & taken:
            taken |= seats
            pairs.append((one, two))
    return pairs
