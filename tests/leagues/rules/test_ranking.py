"""The ranking of major and minor events, against the published table."""

from random import Random

import pytest

from sfb_bot.leagues.rules.progress import finishes
from sfb_bot.leagues.rules.ranking import (
    EventKind,
    Placement,
    RankedEvent,
    earnings,
    pairings_played,
    place_points,
    ranking,
)
from sfb_bot.leagues.rules.ratings import PersonId
from sfb_bot.leagues.rules.values import Settings
from tests.leagues.rules.sample_seasons import better_ranked, played_out, result, season_of, with_results

# Place, major alone, major tied, minor alone, minor tied.
PUBLISHED = """
1 50 50 35 35
2 40 40 25 25
3 25 30 15 20
4 20 25 10 15
5 15 19 5 9
6 10 13 4 7
7 9 11 3 5
8 8 10 2 4
9 7 9 2 4
10 6 8 2 4
11 5 6 2 3
12 4 5 2 3
13 3 4 2 3
14 3 4 2 3
15 3 4 2 3
16 3 4 2 3
17 3 3 2 2
18 3 3 2 2
60 3 3 2 2
"""


def event(number: int, kind: EventKind, season: int, people: list[int], matches: int = 5) -> RankedEvent:
    """People in the order of their places."""
    placements = (Placement(PersonId(one), place, False, matches) for place, one in enumerate(people, 1))
    return RankedEvent(number, kind, season, tuple(placements))


@pytest.mark.parametrize("line", PUBLISHED.split("\n")[1:-1])
def test_points_for_places(line: str) -> None:
    place, *points = map(int, line.split())
    found = [place_points(kind, place, tied, 200) for kind in ("major", "minor") for tied in (False, True)]
    assert found == points


@pytest.mark.parametrize(("entrants", "last"), [(2, 1), (3, 1), (4, 2), (5, 2), (8, 4), (17, 8), (40, 20)])
def test_only_the_upper_half_gets_points_for_its_place(entrants: int, last: int) -> None:
    got = [place for place in range(1, entrants + 1) if place_points("major", place, False, entrants)]
    assert got == list(range(1, last + 1))


def test_taking_part_is_worth_something() -> None:
    major = earnings(event(1, "major", 1, [1, 2, 3, 4]))
    assert {person: part.points for person, part in major.items()} == {1: 65, 2: 55, 3: 15, 4: 15}
    minor = earnings(event(2, "minor", 1, [1, 2, 3, 4], matches=3))
    assert {person: part.points for person, part in minor.items()} == {1: 38, 2: 28, 3: 3, 4: 3}
    long = earnings(event(3, "minor", 1, [1, 2], matches=14))
    assert {person: part.points for person, part in long.items()} == {1: 45, 2: 10}


def test_the_last_two_seasons_and_the_best_two_minors_count() -> None:
    events = [
        event(1, "major", 1, [1, 2, 3, 4]),
        event(2, "major", 2, [2, 1, 3, 4]),
        event(3, "major", 3, [3, 1, 2, 4]),
        event(4, "minor", 1, [1, 2, 3, 4]),
        event(5, "minor", 2, [4, 3, 2, 1]),
        event(6, "minor", 2, [1, 4, 2, 3], matches=3),
        event(7, "minor", 3, [4, 1, 3, 2], matches=8),
    ]
    # Seasons 2 and 3. Person 1: 40+15, 40+15; minors 5, 35+3, 25+8: the best two are 38 and 33.
    # 2: 50+15, 15; minors 5, 3, 8 -> 13. 3: 15, 50+15; 25+5, 3, 8 -> 38. 4: 15, 15; 40, 28, 43 -> 83.
    found = ranking(events)
    assert [(line.place, line.person, line.points) for line in found] == [
        (1, 1, 55 + 55 + 38 + 33),
        (2, 3, 15 + 65 + 30 + 8),
        (3, 4, 15 + 15 + 43 + 40),
        (4, 2, 65 + 15 + 8 + 5),
    ]
    assert [part.event for part in found[0].counted] == [3, 2, 6, 7]
    # As it stood after the first season.
    assert [(line.person, line.points) for line in ranking(events, 1)] == [
        (1, 65 + 40),
        (2, 55 + 30),
        (3, 15 + 5),
        (4, 15 + 5),
    ]
    assert [line.place for line in ranking(events, 1)] == [1, 2, 3, 3]


def test_shared_places_in_an_event() -> None:
    # A single elimination of eight: two went out before the final, four in the first round.
    places = [(1, False), (2, False), (3, True), (3, True), (5, True), (5, True), (5, True), (5, True)]
    placements = tuple(
        Placement(PersonId(person), place, tied, 3) for person, (place, tied) in enumerate(places, 1)
    )
    major = {line.person: line.points for line in ranking([RankedEvent(1, "major", 1, placements)])}
    assert list(major.values()) == [50 + 15, 40 + 15, 30 + 15, 30 + 15, 15, 15, 15, 15]
    minor = {line.person: line.points for line in ranking([RankedEvent(1, "minor", 1, placements)])}
    assert list(minor.values()) == [35 + 3, 25 + 3, 20 + 3, 20 + 3, 3, 3, 3, 3]


def test_old_results_fade() -> None:
    events = [event(1, "major", 1, [1, 2]), event(2, "major", 3, [2, 3])]
    assert {line.person for line in ranking(events)} == {2, 3}


def test_no_events_no_ranking() -> None:
    assert ranking([]) == ()


def test_of_several_majors_in_a_season_the_best_counts() -> None:
    events = [event(1, "major", 1, [1, 2]), event(2, "major", 1, [2, 1])]
    assert {line.person: line.points for line in ranking(events)} == {1: 65, 2: 65}


def test_events_may_come_in_any_order() -> None:
    chance = Random(2)
    events = [
        event(number, chance.choice(("major", "minor")), chance.randint(1, 4), chance.sample(range(1, 9), 8))
        for number in range(20)
    ]
    assert ranking(chance.sample(events, 20)) == ranking(events)


def test_a_whole_season_becomes_an_event() -> None:
    season = season_of(8, Settings(format="swiss", playoff="single", qualifiers=4, seed="event"))
    season, _ = played_out(season, better_ranked, Random(1))
    matches = pairings_played(season)
    placements = tuple(
        Placement(PersonId(finish.entrant), finish.place, finish.tied, matches[finish.entrant])
        for finish in finishes(season)
    )
    found = {line.person: line.points for line in ranking([RankedEvent(1, "major", 1, placements)])}
    tied = [finish.entrant for finish in finishes(season) if finish.place == 3]
    assert len(tied) == 2
    assert found[PersonId(1)] == 50 + 15
    assert {found[PersonId(one)] for one in tied} == {30 + 15}
    # Three Swiss rounds; who came to the final played two more.
    assert matches[finishes(season)[0].entrant] == 5


def test_only_what_was_begun_counts_as_a_match() -> None:
    season = with_results(
        season_of(3, Settings()),
        [
            result(1, 1, 1, 2, (5, 0)),
            result(2, 2, 1, 3, (1, 0), "forfeit"),
            result(3, 3, 2, 3, (0, 5), "timeout"),
        ],
    )
    assert pairings_played(season) == {1: 1, 2: 2, 3: 1}
