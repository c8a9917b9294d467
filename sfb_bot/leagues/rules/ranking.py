"""The ranking over seasons, as in tennis: points for places in major and minor events.

A major is a season, a minor a one-off event. Points for a place go to the upper half of the table only;
taking part is worth something by itself. The last two seasons count, and the best two minors in that time.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from typing import Final, Literal

from sfb_bot.leagues.rules.ratings import PersonId
from sfb_bot.leagues.rules.series import pairing_states
from sfb_bot.leagues.rules.values import PLAYED_REASONS, EntrantId, Season

EventKind = Literal["major", "minor"]

SEASONS_COUNTED: Final = 2
MINORS_COUNTED: Final = 2
MAJOR_PARTICIPATION: Final = 15
MOST_MINOR_PARTICIPATION: Final = 10

# Points by place: alone on it, or sharing it. From place 17 on the last line.
_MAJOR: Final = (
    *((50, 50), (40, 40), (25, 30), (20, 25), (15, 19), (10, 13), (9, 11), (8, 10), (7, 9), (6, 8)),
    *((5, 6), (4, 5), (3, 4), (3, 4), (3, 4), (3, 4), (3, 3)),
)
_MINOR: Final = (
    *((35, 35), (25, 25), (15, 20), (10, 15), (5, 9), (4, 7), (3, 5), (2, 4), (2, 4), (2, 4)),
    *((2, 3), (2, 3), (2, 3), (2, 3), (2, 3), (2, 3), (2, 2)),
)


@dataclass(frozen=True, slots=True)
class Placement:
    """Where somebody ended in an event, whether shared, and how many matches that took."""

    person: PersonId
    place: int
    tied: bool
    matches: int


@dataclass(frozen=True, slots=True)
class RankedEvent:
    """A finished event. A minor belongs to the season during which it took place."""

    id: int
    kind: EventKind
    season: int
    placements: tuple[Placement, ...]


@dataclass(frozen=True, slots=True)
class Earned:
    """What an event brought somebody."""

    event: int
    kind: EventKind
    season: int
    for_place: int
    for_taking_part: int

    @property
    def points(self) -> int:
        """Both together."""
        return self.for_place + self.for_taking_part


@dataclass(frozen=True, slots=True)
class Ranked:
    """A line of the ranking. Who has equally many points shares the place."""

    place: int
    person: PersonId
    points: int
    counted: tuple[Earned, ...]


def place_points(kind: EventKind, place: int, tied: bool, entrants: int) -> int:
    """Points for a place in a table of this size; none below its middle."""
    if place > entrants // 2:
        return 0
    table = _MAJOR if kind == "major" else _MINOR
    return table[min(place, len(table)) - 1][tied]


def earnings(event: RankedEvent) -> dict[PersonId, Earned]:
    """What an event brought everybody who took part."""
    count = len(event.placements)
    return {
        one.person: Earned(
            event=event.id,
            kind=event.kind,
            season=event.season,
            for_place=place_points(event.kind, one.place, one.tied, count),
            for_taking_part=MAJOR_PARTICIPATION
            if event.kind == "major"
            else min(one.matches, MOST_MINOR_PARTICIPATION),
        )
        for one in event.placements
    }


def ranking(events: Iterable[RankedEvent], season: int | None = None) -> tuple[Ranked, ...]:
    """The ranking after `season` (or the newest of the events), everybody with something that counts.

    Should a season have had several majors, everybody's best one counts.
    """
    told = list(events)
    newest = max((event.season for event in told), default=0) if season is None else season
    earned: dict[PersonId, list[Earned]] = {}
    for event in told:
        if newest - SEASONS_COUNTED < event.season <= newest:
            for person, part in earnings(event).items():
                earned.setdefault(person, []).append(part)
    counted = {person: _counted(parts) for person, parts in earned.items()}
    totals = {person: sum(part.points for part in parts) for person, parts in counted.items()}
    ordered = sorted(totals, key=lambda person: (-totals[person], person))
    found: list[Ranked] = []
    for points, people in groupby(ordered, key=lambda person: totals[person]):
        place = len(found) + 1
        found += [Ranked(place, person, points, counted[person]) for person in people]
    return tuple(found)


def pairings_played(season: Season) -> dict[EntrantId, int]:
    """How many pairings everybody has really played: at least one game was begun."""
    played = {entrant.id: 0 for entrant in season.entrants}
    for state in pairing_states(season).values():
        if any(game.reason in PLAYED_REASONS for game in state.games):
            for entrant in state.pairing.entrants:
                played[entrant] += 1
    return played


def _counted(parts: list[Earned]) -> tuple[Earned, ...]:
    """The best major of every season and the best two minors; of equally good ones the newest."""
    best_first = sorted(parts, key=lambda part: (-part.points, -part.season, -part.event))
    majors: dict[int, Earned] = {}
    for part in best_first:
        if part.kind == "major":
            majors.setdefault(part.season, part)
    minors = [part for part in best_first if part.kind == "minor"][:MINORS_COUNTED]
    return (*sorted(majors.values(), key=lambda part: -part.season), *minors)
