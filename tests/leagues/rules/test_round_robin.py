"""Everybody against everybody."""

from collections import Counter
from itertools import pairwise

import pytest

from sfb_bot.leagues.rules.groups import groups_of
from sfb_bot.leagues.rules.progress import main_round, main_rounds, next_round
from sfb_bot.leagues.rules.round_robin import schedule
from sfb_bot.leagues.rules.values import EntrantId, NewRound, Settings
from tests.leagues.rules.sample_seasons import dropped, opened, season_of


@pytest.mark.parametrize("legs", [1, 2])
@pytest.mark.parametrize("count", range(2, 41))
def test_everybody_meets_everybody_once_a_leg_and_plays_once_a_round(count: int, legs: int) -> None:
    rounds = schedule(count, legs)
    assert len(rounds) == legs * (count - 1 if count % 2 == 0 else count)
    meetings: Counter[frozenset[int]] = Counter()
    balance: Counter[int] = Counter()
    rests: Counter[int] = Counter()
    for pairs in rounds:
        assert sorted(one for pair in pairs for one in pair if one is not None) == list(range(count))
        for home, away in pairs:
            if away is None:
                rests[home] += 1
            else:
                meetings[frozenset((home, away))] += 1
                balance.update({home: 1})
                balance.subtract({away: 1})
    assert len(meetings) == count * (count - 1) // 2
    assert set(meetings.values()) == {legs}
    assert rests == Counter(dict.fromkeys(range(count), legs) if count % 2 else {})
    # An even number of games can be split evenly, an odd number cannot.
    out_of_balance = 0 if legs == 2 or count % 2 else 1
    assert {abs(balance[player]) for player in range(count)} == {out_of_balance}


@pytest.mark.parametrize("count", range(3, 20))
def test_home_and_away_change_nearly_every_round(count: int) -> None:
    rounds = schedule(count)
    for player in range(count - 1):
        at_home = [
            pair[0] == player for pairs in rounds for pair in pairs if player in pair and None not in pair
        ]
        streaks = sum(one == two for one, two in pairwise(at_home))
        assert streaks <= 2


def test_the_second_leg_is_the_first_turned_round() -> None:
    rounds = schedule(5, 2)
    for pairs, again in zip(rounds[:5], rounds[5:], strict=True):
        assert {(away, home) for home, away in pairs if away is not None} == {
            pair for pair in again if pair[1] is not None
        }


def test_nobody_to_play_against_means_no_rounds() -> None:
    assert schedule(1) == ()
    assert schedule(0) == ()


def test_groups_are_dealt_like_a_snake() -> None:
    season = season_of(10, Settings(format="groups", groups=3))
    # 1 2 3 / 6 5 4 / 7 8 9 / . . 10
    assert groups_of(season) == {1: (1, 6, 7), 2: (2, 5, 8), 3: (3, 4, 9, 10)}


def test_groups_of_different_sizes_play_side_by_side() -> None:
    season = season_of(9, Settings(format="groups", groups=2))
    assert groups_of(season) == {1: (1, 4, 5, 8, 9), 2: (2, 3, 6, 7)}
    assert main_rounds(season) == 5
    assert {pairing.group for pairing in main_round(season, 3)} == {1, 2}
    assert {pairing.group for pairing in main_round(season, 4)} == {1}
    assert main_round(season, 6) == []


def test_a_rest_and_a_walkover_are_told_apart() -> None:
    season = season_of(5, Settings())
    first = next_round(season)
    assert isinstance(first, NewRound)
    assert [pairing.bye for pairing in first.pairings] == [None, None, "rest"]
    season = dropped(opened(season, first), EntrantId(5))
    later = [pairing for number in range(2, 6) for pairing in main_round(season, number)]
    assert all(5 not in pairing.entrants for pairing in later)
    walkovers = [pairing.home for pairing in later if pairing.bye == "walkover"]
    met = [pairing.entrants for pairing in first.pairings if EntrantId(5) in pairing.entrants]
    missed = {1, 2, 3, 4} - {one for pair in met for one in pair}
    assert sorted(walkovers) == sorted(missed)


def test_the_first_player_of_a_round_robin_is_at_home() -> None:
    season = season_of(6, Settings(legs=2))
    for number in range(1, 11):
        assert all(pairing.first_player == pairing.home for pairing in main_round(season, number))
