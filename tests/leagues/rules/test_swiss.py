"""Swiss rounds, compared with every possible pairing of small fields."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sfb_bot.leagues.rules.progress import next_round
from sfb_bot.leagues.rules.series import pairing_states
from sfb_bot.leagues.rules.swiss import MOST_OUT_OF_BALANCE, SMALL_FIELD, swiss_rounds
from sfb_bot.leagues.rules.table import standings
from sfb_bot.leagues.rules.values import EntrantId, NewRound, Season, Settings
from tests.leagues.rules.sample_seasons import (
    better_ranked,
    by_chance,
    decided,
    dropped,
    opened,
    played_out,
    result,
    season_of,
    with_results,
)

SWISS = Settings(format="swiss", seed="swiss")


def every_pairing(
    players: list[EntrantId | None],
) -> Iterator[list[tuple[EntrantId | None, EntrantId | None]]]:
    """All ways to put them into pairs; None is the bye."""
    if not players:
        yield []
        return
    first, *rest = players
    for index, other in enumerate(rest):
        for more in every_pairing(rest[:index] + rest[index + 1 :]):
            yield [(first, other), *more]


def badness(pairs: list[tuple[EntrantId | None, EntrantId | None]], season: Season) -> tuple[int, int]:
    """How often somebody has another bye, and how often two meet again (thrice is worse than twice)."""
    byes = Counter(pairing.home for pairing in season.pairings if pairing.away is None)
    met = Counter(frozenset(pairing.entrants) for pairing in season.pairings if pairing.away is not None)
    again = sum(byes[one or two or EntrantId(0)] ** 2 for one, two in pairs if one is None or two is None)
    meetings = sum(
        met[frozenset((one, two))] ** 2 for one, two in pairs if one is not None and two is not None
    )
    return again, meetings


@settings(max_examples=40, deadline=None)
@given(count=st.integers(2, 8), rounds=st.integers(1, 9), seed=st.integers(0, 2**32))
def test_no_second_bye_and_no_second_meeting_unless_unavoidable(count: int, rounds: int, seed: int) -> None:
    chance = Random(seed)
    season = season_of(count, replace(SWISS, swiss_rounds=rounds))
    for _ in range(rounds):
        new = next_round(season)
        assert isinstance(new, NewRound)
        players: list[EntrantId | None] = [entrant.id for entrant in season.entrants]
        best = min(badness(pairs, season) for pairs in every_pairing(players + ([None] if count % 2 else [])))
        assert badness([(pairing.home, pairing.away) for pairing in new.pairings], season) == best
        season = opened(season, new)
        season = decided(season, new.pairings, by_chance(chance), chance)


@pytest.mark.parametrize("count", [9, 16, 23, 32, 33, 64])
def test_usual_numbers_of_rounds_never_repeat_and_stay_in_balance(count: int) -> None:
    chance = Random(count)
    season, _ = played_out(season_of(count, SWISS), by_chance(chance), chance)
    met = Counter(frozenset(pairing.entrants) for pairing in season.pairings if pairing.away is not None)
    byes = Counter(pairing.home for pairing in season.pairings if pairing.bye == "win")
    assert max(met.values()) == 1
    assert max(byes.values(), default=0) <= 1
    starts: Counter[EntrantId] = Counter()
    for state in pairing_states(season).values():
        if any(game.reason in ("played", "timeout") for game in state.games):
            starts.update(
                {one: 1 if one == state.pairing.first_player else -1 for one in state.pairing.entrants}
            )
    assert max(abs(balance) for balance in starts.values()) <= MOST_OUT_OF_BALANCE


def test_the_first_round_sets_the_upper_half_of_the_ranking_against_the_lower() -> None:
    even = next_round(season_of(8, SWISS))
    assert isinstance(even, NewRound)
    assert [sorted(pairing.entrants) for pairing in even.pairings] == [[1, 5], [2, 6], [3, 7], [4, 8]]
    odd = next_round(season_of(7, SWISS))
    assert isinstance(odd, NewRound)
    assert odd.pairings[-1].entrants == (7,)
    assert odd.pairings[-1].bye == "win"


def test_who_has_started_meets_one_who_has_not() -> None:
    # The better-ranked have won. 1, 3, 6 and 8 have started.
    told = [
        result(1, 1, 1, 5, (5, 0)),
        result(2, 1, 6, 2, (0, 5)),
        result(3, 1, 3, 7, (5, 0)),
        result(4, 1, 8, 4, (0, 5)),
    ]
    second = next_round(with_results(season_of(8, SWISS), told))
    assert isinstance(second, NewRound)
    # Halves alone would set 1 against 3 and 2 against 4, who would all have to start or not start again.
    assert all(pairing.home in (2, 4, 5, 7) and pairing.away in (1, 3, 6, 8) for pairing in second.pairings)
    winners = [{one <= 4 for one in pairing.entrants} for pairing in second.pairings]
    assert all(len(kind) == 1 for kind in winners)


def test_equals_meet_and_the_bye_goes_to_the_last() -> None:
    season = season_of(9, SWISS)
    chance = Random(1)
    for _ in range(2):
        new = next_round(season)
        assert isinstance(new, NewRound)
        season = decided(opened(season, new), new.pairings, better_ranked, chance)
    points = {line.entrant: line.points for line in standings(season)}
    new = next_round(season)
    assert isinstance(new, NewRound)
    # Two rounds with a bye each: 2 or 3 with 6 points, and so on; floats go to the next points only.
    had_bye = {pairing.home for pairing in season.pairings if pairing.away is None}
    (bye,) = [pairing.home for pairing in new.pairings if pairing.away is None]
    assert points[bye] == min(points[one] for one in points if one not in had_bye)
    apart = [
        abs(points[pairing.home] - points[pairing.away])
        for pairing in new.pairings
        if pairing.away is not None
    ]
    assert max(apart) <= 3


def test_who_has_dropped_is_not_paired_and_the_others_all_are() -> None:
    season = season_of(7, SWISS)
    new = next_round(season)
    assert isinstance(new, NewRound)
    season = decided(opened(season, new), new.pairings, better_ranked, Random(1))
    season = dropped(season, EntrantId(1))
    new = next_round(season)
    assert isinstance(new, NewRound)
    assert sorted(one for pairing in new.pairings for one in pairing.entrants) == [2, 3, 4, 5, 6, 7]


def test_as_many_rounds_as_leave_one_unbeaten() -> None:
    rounds = [swiss_rounds(season_of(count, SWISS)) for count in (2, 3, 4, 5, 8, 9, 16, 17, 128, 129)]
    assert rounds == [1, 2, 2, 3, 3, 4, 4, 5, 7, 8]
    assert swiss_rounds(season_of(8, replace(SWISS, swiss_rounds=5))) == 5


def test_who_has_started_less_often_starts() -> None:
    season = season_of(2, replace(SWISS, swiss_rounds=4))
    first: list[EntrantId | None] = []
    for _ in range(4):
        new = next_round(season)
        assert isinstance(new, NewRound)
        (pairing,) = new.pairings
        assert pairing.home == pairing.first_player
        first.append(pairing.first_player)
        season = decided(opened(season, new), new.pairings, better_ranked, Random(1))
    assert first[0] != first[1]
    assert first[2] != first[3]
    assert sorted(one for one in first if one is not None) == [1, 1, 2, 2]


def test_the_first_start_is_drawn_by_lot() -> None:
    starts = set()
    for number in range(20):
        new = next_round(season_of(2, replace(SWISS, seed=f"lot {number}")))
        assert isinstance(new, NewRound)
        starts.add(new.pairings[0].first_player)
    assert starts == {1, 2}


def test_a_forfeited_start_is_not_counted() -> None:
    season = season_of(2, replace(SWISS, swiss_rounds=2))
    new = next_round(season)
    assert isinstance(new, NewRound)
    (pairing,) = new.pairings
    other = next(one for one in pairing.entrants if one != pairing.first_player)
    played = decided(opened(season, new), new.pairings, lambda *_: (pairing.home, "played"), Random(1))
    again = next_round(played)
    assert isinstance(again, NewRound)
    assert again.pairings[0].first_player == other
    forfeited = decided(opened(season, new), new.pairings, lambda *_: (pairing.home, "forfeit"), Random(1))
    drawn = next_round(forfeited)
    assert isinstance(drawn, NewRound)
    # Nobody has started yet, so it is by lot again: the same as if it were the first time.
    balance_free = next_round(
        decided(opened(season, new), new.pairings, lambda *_: (None, "double_forfeit"), Random(1))
    )
    assert isinstance(balance_free, NewRound)
    assert drawn.pairings[0].first_player == balance_free.pairings[0].first_player


def test_a_large_field_is_paired_as_well_as_with_all_pairs_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = Random(3)
    season = season_of(SMALL_FIELD + 12, SWISS)
    for _ in range(4):
        new = next_round(season)
        with monkeypatch.context() as patch:
            patch.setattr("sfb_bot.leagues.rules.swiss.SMALL_FIELD", 1000)
            full = next_round(season)
        assert isinstance(new, NewRound)
        assert isinstance(full, NewRound)
        points = {line.entrant: line.points for line in standings(season)}

        def apart(found: NewRound, points: dict[EntrantId, int] = points) -> int:
            return sum(
                (points[pairing.home] - points[pairing.away]) ** 2
                for pairing in found.pairings
                if pairing.away is not None
            )

        assert apart(new) == apart(full)
        season = decided(opened(season, new), new.pairings, by_chance(chance), chance)
