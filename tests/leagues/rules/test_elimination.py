"""Seasons that are nothing but a bracket, and the match for the third place."""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from sfb_bot.leagues.rules.bracket import bracket
from sfb_bot.leagues.rules.progress import computers_missing, finishes, main_rounds, next_round
from sfb_bot.leagues.rules.series import pairing_states
from sfb_bot.leagues.rules.values import (
    EntrantId,
    Game,
    LeagueRefused,
    NewRound,
    NotYet,
    Playoff,
    Season,
    SeasonFinished,
    Settings,
)
from tests.leagues.rules.sample_seasons import (
    better_ranked,
    by_chance,
    by_coin,
    decided,
    dropped,
    opened,
    played_out,
    season_of,
    shuffled,
)

SIZES = range(2, 41)


def elimination(count: int, playoff: Playoff = "single", **more: Any) -> Season:
    return season_of(count, Settings(format="elimination", playoff=playoff, seed="x", **more))


def losses_of(season: Season) -> Counter[EntrantId]:
    return Counter(state.loser for state in pairing_states(season).values() if state.loser is not None)


def next_of(season: Season) -> NewRound:
    new = next_round(season)
    assert isinstance(new, NewRound)
    return new


def places(season: Season) -> list[tuple[int, int, bool]]:
    return [(one.entrant, one.place, one.tied) for one in finishes(season)]


def test_everybody_is_in_the_bracket_at_once_and_the_best_sit_out() -> None:
    season = elimination(6)
    first = next_of(season)
    assert (first.number, first.stage, first.qualified) == (1, "playoff", (1, 2, 3, 4, 5, 6))
    assert main_rounds(season) == 0
    assert computers_missing(season) == 0
    pairs = {(one.home, one.away) for one in first.pairings}
    assert pairs == {(1, None), (4, 5), (2, None), (3, 6)}
    assert isinstance(next_round(opened(season, first)), NotYet)


@pytest.mark.parametrize("count", SIZES)
@pytest.mark.parametrize("has_third", [False, True])
def test_single_elimination_of_any_size(count: int, has_third: bool) -> None:
    """One loss puts everybody out but the two who play for the third place."""
    chance = Random(count)
    season, end = played_out(elimination(count, third_place=has_third), by_coin(chance), chance)
    assert season.round == (count - 1).bit_length()
    losses, by_place = losses_of(season), Counter(one.place for one in end.finishes)
    assert bracket(season).champion == end.finishes[0].entrant
    assert losses[end.finishes[0].entrant] == 0
    assert [one.order for one in end.finishes] == list(range(1, count + 1))
    is_played = has_third and count > 3
    assert sum(losses.values()) == count - 1 + is_played
    assert by_place[1] == by_place[2] == 1
    if is_played:
        third, fourth = end.finishes[2:4]
        assert (third.place, third.tied, fourth.place, fourth.tied) == (3, False, 4, False)
        assert (losses[third.entrant], losses[fourth.entrant]) == (1, 2)
        last = [state for state in pairing_states(season).values() if state.pairing.stage == "third"]
        assert [(one.pairing.round, one.winner) for one in last] == [(season.round, third.entrant)]
    elif count > 3:
        assert by_place[3] == 2


@pytest.mark.parametrize("count", SIZES)
@pytest.mark.parametrize("has_reset", [False, True])
def test_double_elimination_of_any_size(count: int, has_reset: bool) -> None:
    """Two losses put everybody out, but for a grand final that is not played again."""
    chance = Random(count * 2 + has_reset)
    season, end = played_out(
        elimination(count, "double", grand_final_reset=has_reset), by_coin(chance), chance
    )
    losses = losses_of(season)
    assert losses[end.finishes[0].entrant] <= 1
    assert {losses[one.entrant] for one in end.finishes[2:]} <= {2}
    assert losses[end.finishes[1].entrant] == 2 or not has_reset
    assert {one.place for one in end.finishes[:3]} == set(range(1, min(count, 3) + 1))


@pytest.mark.parametrize("count", range(5, 41))
def test_who_has_just_met_does_not_meet_again_at_once(count: int) -> None:
    """In a double elimination a rematch before the last rounds can be avoided."""
    chance = Random(count)
    season, _ = played_out(elimination(count, "double"), by_coin(chance), chance)
    last = max(
        state.pairing.step for state in pairing_states(season).values() if state.pairing.stage == "losers"
    )
    met: dict[frozenset[EntrantId], int] = {}
    for state in pairing_states(season).values():
        pairing = state.pairing
        if pairing.away is not None:
            both = frozenset(pairing.entrants)
            is_early = pairing.stage != "final" and pairing.step < last - 1
            assert not is_early or pairing.round - met.get(both, -9) > 2, pairing
            met[both] = pairing.round


@pytest.mark.parametrize("playoff", ["single", "double"])
@pytest.mark.parametrize("count", SIZES)
def test_the_order_of_the_seeds_if_the_better_seed_always_wins(count: int, playoff: Playoff) -> None:
    settings: dict[str, Any] = {"third_place": True} if playoff == "single" else {}
    season, end = played_out(elimination(count, playoff, **settings), better_ranked, Random(1))
    assert [one.entrant for one in end.finishes][:4] == [1, 2, 3, 4][:count]
    by_rank = [one.place for one in sorted(end.finishes, key=lambda one: one.entrant)]
    assert by_rank == sorted(by_rank)
    assert bracket(season).champion == 1


@pytest.mark.parametrize("seed", range(60))
def test_every_elimination_ends_whatever_happens(seed: int) -> None:
    """Drops, draws, forfeits of one and of both; told in another order it is the same season."""
    chance = Random(seed)
    playoff: Playoff = chance.choice(("single", "double"))
    third = playoff == "single" and chance.random() < 0.7
    season = elimination(chance.randint(2, 20), playoff, third_place=third)

    def leave(now: Season, _: NewRound) -> Season:
        return dropped(now, chance.choice(now.entrants).id) if chance.random() < 0.3 else now

    season, end = played_out(season, by_chance(chance), chance, leave)
    assert sorted(one.entrant for one in end.finishes) == sorted(one.id for one in season.entrants)
    told_otherwise = shuffled(season, chance)
    assert finishes(told_otherwise) == end.finishes
    assert bracket(told_otherwise) == bracket(season)
    best = bracket(season).champion
    assert best is None or (end.finishes[0].entrant, end.finishes[0].tied) == (best, False)


def after_semifinals() -> Season:
    season = elimination(4, third_place=True)
    new = next_of(season)
    return decided(opened(season, new), new.pairings, better_ranked, Random(1))


def test_the_match_for_the_third_place_is_played_beside_the_final() -> None:
    season = after_semifinals()
    # Before it is played, those who lost before the final share the third place.
    assert places(season)[2:] == [(3, 3, True), (4, 3, True)]
    new = next_of(season)
    assert [(one.stage, one.home, one.away) for one in new.pairings] == [("winners", 1, 2), ("third", 4, 3)]
    shown = [(column.stage, column.last, len(column.slots)) for column in bracket(season).columns]
    assert shown == [("winners", False, 2), ("winners", True, 1), ("third", True, 1)]
    season = opened(season, new)
    final, third = new.pairings
    # The final alone does not end the season.
    half = replace(season, games=(*season.games, Game(final.id, 1, EntrantId(2))))
    assert isinstance(next_round(half), NotYet)
    whole = replace(half, games=(*half.games, Game(third.id, 1, EntrantId(4))))
    assert isinstance(next_round(whole), SeasonFinished)
    assert places(whole) == [(2, 1, False), (1, 2, False), (4, 3, False), (3, 4, False)]


def test_who_is_alone_has_the_third_place_without_a_match() -> None:
    season = dropped(after_semifinals(), EntrantId(3))
    new = next_of(season)
    assert [one.stage for one in new.pairings] == ["winners"]
    season = decided(opened(season, new), new.pairings, better_ranked, Random(1))
    assert isinstance(next_round(season), SeasonFinished)
    assert places(season) == [(1, 1, False), (2, 2, False), (4, 3, False), (3, 4, False)]


def test_both_share_the_third_place_if_both_stay_away() -> None:
    season = after_semifinals()
    new = next_of(season)
    final, third = new.pairings
    games = (Game(final.id, 1, EntrantId(1)), Game(third.id, 1, None, reason="double_forfeit"))
    season = replace(opened(season, new), games=(*season.games, *games))
    assert places(season) == [(1, 1, False), (2, 2, False), (3, 3, True), (4, 3, True)]


def test_play_offs_have_a_match_for_the_third_place_too() -> None:
    settings = Settings(
        format="swiss", swiss_rounds=2, playoff="single", qualifiers=4, third_place=True, seed="x"
    )
    season, end = played_out(season_of(9, settings), better_ranked, Random(3))
    assert [one.place for one in end.finishes[:5]] == [1, 2, 3, 4, 5]
    assert not any(one.tied for one in end.finishes)
    assert len(bracket(season).side("third")) == 1


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"playoff": "none"}, "bad_elimination"),
        ({"qualifiers": 8}, "bad_elimination"),
        ({"legs": 2}, "bad_elimination"),
        ({"swiss_rounds": 3}, "bad_elimination"),
        ({"groups": 2}, "bad_elimination"),
        ({"playoff": "double", "third_place": True}, "bad_third_place"),
    ],
)
def test_what_makes_no_bracket_is_refused(changed: dict[str, Any], code: str) -> None:
    with pytest.raises(LeagueRefused) as refused:
        replace(Settings(format="elimination", playoff="single"), **changed)
    assert refused.value.code == code
