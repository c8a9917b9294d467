"""Laws for whole seasons of every format, with drops, draws, forfeits and byes."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sfb_bot.leagues.rules.bracket import bracket
from sfb_bot.leagues.rules.progress import finishes, main_rounds, next_round
from sfb_bot.leagues.rules.series import pairing_states
from sfb_bot.leagues.rules.table import standings
from sfb_bot.leagues.rules.values import (
    EntrantId,
    NewRound,
    NotYet,
    Playoff,
    Points,
    Season,
    SeasonFinished,
    Settings,
    Standing,
)
from tests.leagues.rules.sample_seasons import (
    better_ranked,
    by_chance,
    decided,
    dropped,
    opened,
    played_out,
    season_of,
    shuffled,
)

# A loss that is worth something shows points that went missing.
POINTS = Points(win=7, draw=4, loss=2, forfeit_win=5, forfeit_loss=1, double_forfeit=3, bye=6)


@st.composite
def seasons(draw: st.DrawFn, most: int = 14) -> Season:
    """A season of any format before its first round."""
    count = draw(st.integers(2, most))
    playoff: Playoff = draw(st.sampled_from(("none", "single", "double")))
    kind = draw(
        st.sampled_from(("round_robin", "swiss", "groups") if count > 3 else ("round_robin", "swiss"))
    )
    if draw(st.integers(0, 3)) == 0:
        return _pure_elimination(draw, count)
    groups = draw(st.integers(2, count // 2)) if kind == "groups" else 1
    return season_of(
        count,
        Settings(
            format=kind,
            legs=draw(st.sampled_from((1, 2))) if count < 8 else 1,
            swiss_rounds=draw(st.integers(0, 4)),
            groups=groups,
            playoff=playoff,
            qualifiers=draw(st.integers(1 if kind == "groups" else 2, count // groups)),
            grand_final_reset=draw(st.booleans()),
            third_place=playoff == "single" and draw(st.booleans()),
            best_of=draw(st.sampled_from((1, 3))),
            playoff_best_of=draw(st.sampled_from((0, 1, 5))),
            points=POINTS,
            seed=draw(st.sampled_from(("", "a", "b"))),
        ),
    )


def _pure_elimination(draw: st.DrawFn, count: int) -> Season:
    playoff: Playoff = draw(st.sampled_from(("single", "double")))
    return season_of(
        count,
        Settings(
            format="elimination",
            playoff=playoff,
            third_place=playoff == "single" and draw(st.booleans()),
            grand_final_reset=draw(st.booleans()),
            best_of=draw(st.sampled_from((1, 3))),
            points=POINTS,
            seed=draw(st.sampled_from(("", "a", "b"))),
        ),
    )


def assert_legal(season: Season, new: NewRound) -> None:
    """Everybody at most once, nobody who has left, nobody alone without a bye."""
    playing = {entrant.id for entrant in season.entrants if entrant.plays_in(new.number)}
    paired = [one for pairing in new.pairings for one in pairing.entrants]
    assert len(set(paired)) == len(paired)
    assert set(paired) <= playing
    for pairing in new.pairings:
        assert pairing.round == new.number
        assert (pairing.away is None) == (pairing.bye is not None) == (pairing.first_player is None)
        assert pairing.away is None or pairing.first_player in pairing.entrants
        assert (pairing.stage == "main") == (new.stage == "main") == (pairing.step == 0)
    if new.stage == "main" and season.settings.format != "groups":
        assert set(paired) == playing
    ids = [pairing.id for pairing in season.pairings]
    assert sorted(ids) == list(range(1, len(ids) + 1))


def without_marks(table: tuple[Standing, ...]) -> list[Standing]:
    return [replace(line, dropped=False) for line in table]


@settings(max_examples=60, deadline=None)
@given(season=seasons(), seed=st.integers(0, 2**32), leaving=st.sampled_from((0.0, 0.3, 0.9)))
def test_every_season_is_legal_ends_and_never_rewrites_its_past(
    season: Season, seed: int, leaving: float
) -> None:
    chance = Random(seed)
    tables: dict[int, list[Standing]] = {}

    def watch(now: Season, new: NewRound) -> Season:
        assert_legal(now, new)
        before = replace(now, pairings=tuple(one for one in now.pairings if one.round < new.number))
        tables[new.number - 1] = without_marks(standings(before))
        staying = [one.id for one in now.entrants if one.dropped_after_round is None]
        if staying and chance.random() < leaving:
            now = dropped(now, chance.choice(staying))
        for number, table in tables.items():
            assert without_marks(standings(now, through_round=number)) == table
        return now

    season, end = played_out(season, by_chance(chance), chance, watch)
    assert sorted(finish.entrant for finish in end.finishes) == [one.id for one in season.entrants]
    assert [finish.order for finish in end.finishes] == list(range(1, len(season.entrants) + 1))
    assert all(one.place <= two.place for one, two in zip(end.finishes, end.finishes[1:], strict=False))
    for number, table in tables.items():
        assert without_marks(standings(season, through_round=number)) == table


@settings(max_examples=40, deadline=None)
@given(season=seasons(most=10), seed=st.integers(0, 2**32), rounds=st.integers(0, 6))
def test_the_order_of_what_is_stored_means_nothing(season: Season, seed: int, rounds: int) -> None:
    chance = Random(seed)
    for _ in range(rounds):
        new = next_round(season)
        if isinstance(new, NewRound):
            season = decided(opened(season, new), new.pairings, by_chance(chance), chance)
    other = shuffled(season, chance)
    assert next_round(other) == next_round(season) == next_round(season)
    assert standings(other) == standings(season)
    assert finishes(other) == finishes(season)
    assert bracket(other) == bracket(season)


@settings(max_examples=40, deadline=None)
@given(season=seasons(most=10), seed=st.integers(0, 2**32))
def test_totals_are_conserved_and_the_order_is_total(season: Season, seed: int) -> None:
    chance = Random(seed)
    season, _ = played_out(season, by_chance(chance), chance)
    table = standings(season)
    assert [line.place for line in table] == list(range(1, len(season.entrants) + 1))
    assert sum(line.scored for line in table) == sum(line.conceded for line in table)
    assert all(line.played == line.won + line.drawn + line.lost for line in table)
    expected = played = 0
    for state in pairing_states(season).values():
        if state.pairing.stage != "main":
            continue
        if state.pairing.away is None:
            expected += {"rest": 0, "win": 6, "walkover": 5}[state.pairing.bye or "rest"]
            played += state.pairing.bye != "rest"
            continue
        played += 2
        last = state.games[-1]
        if last.reason == "double_forfeit":
            expected += 2 * 3
        elif last.reason in ("forfeit", "no_show"):
            expected += 5 + 1
        else:
            wins = Counter(game.winner for game in state.games if game.winner is not None)
            level = last.reason != "organiser" and wins[state.pairing.home] == wins[state.pairing.away]
            expected += 2 * 4 if level else 7 + 2
    assert sum(line.points for line in table) == expected
    assert sum(line.played for line in table) == played


@pytest.mark.parametrize("count", range(2, 41))
def test_every_number_of_entrants_plays_swiss_and_double_elimination_to_the_end(count: int) -> None:
    chance = Random(count)
    season = season_of(
        count,
        Settings(format="swiss", playoff="double", qualifiers=min(8, count), seed="any", swiss_rounds=3),
    )
    season, end = played_out(season, by_chance(chance), chance)
    assert sorted(finish.entrant for finish in end.finishes) == list(range(1, count + 1))
    assert len(season.qualified) == min(8, count)
    assert {finish.entrant for finish in end.finishes[: min(8, count)]} == set(season.qualified)


@pytest.mark.parametrize("count", range(4, 41, 3))
def test_every_number_of_entrants_plays_groups_and_single_elimination_to_the_end(count: int) -> None:
    chance = Random(count)
    groups = max(2, count // 5)
    season = season_of(
        count, Settings(format="groups", groups=groups, playoff="single", qualifiers=2, seed="any", best_of=3)
    )
    season, end = played_out(season, by_chance(chance), chance)
    assert sorted(finish.entrant for finish in end.finishes) == list(range(1, count + 1))
    assert len(season.qualified) == 2 * groups


def test_a_round_waits_for_its_last_pairing() -> None:
    season = season_of(4, Settings())
    new = next_round(season)
    assert isinstance(new, NewRound)
    season = opened(season, new)
    assert next_round(season) == NotYet((new.pairings[0].id, new.pairings[1].id))
    season = decided(season, new.pairings[:1], better_ranked, Random(1))
    assert next_round(season) == NotYet((new.pairings[1].id,))


def test_the_group_stage_is_one_game_and_the_finals_best_of_three() -> None:
    season = season_of(4, Settings(playoff="single", qualifiers=2, best_of=1, playoff_best_of=3))
    season, _ = played_out(season, better_ranked, Random(1))
    lengths = {state.pairing.stage: len(state.games) for state in pairing_states(season).values()}
    assert lengths == {"main": 1, "winners": 2}


def test_a_round_robin_ends_when_nobody_is_left_to_play() -> None:
    season = season_of(3, Settings(legs=2))
    new = next_round(season)
    assert isinstance(new, NewRound)
    season = decided(opened(season, new), new.pairings, better_ranked, Random(1))
    season = dropped(dropped(season, EntrantId(1)), EntrantId(2))
    assert season.round < main_rounds(season)
    assert isinstance(next_round(season), SeasonFinished)


def test_play_offs_nobody_is_left_for_are_won_by_who_stayed() -> None:
    season = season_of(3, Settings(playoff="single", qualifiers=2))
    for _ in range(3):
        new = next_round(season)
        assert isinstance(new, NewRound)
        season = decided(opened(season, new), new.pairings, better_ranked, Random(1))
    season = dropped(dropped(season, EntrantId(1)), EntrantId(2))
    end = next_round(season)
    assert isinstance(end, SeasonFinished)
    assert [finish.entrant for finish in end.finishes] == [3, 1, 2]


def test_a_correction_of_the_main_stage_does_not_change_who_qualified() -> None:
    season = season_of(4, Settings(playoff="single", qualifiers=2))
    for _ in range(3):
        new = next_round(season)
        assert isinstance(new, NewRound)
        season = decided(opened(season, new), new.pairings, better_ranked, Random(1))
    new = next_round(season)
    assert isinstance(new, NewRound)
    assert new.qualified == (1, 2)
    season = opened(season, new)
    turned = replace(
        season,
        games=tuple(replace(game, winner=EntrantId(4), reason="organiser") for game in season.games[:1]),
    )
    assert turned.qualified == (1, 2)
    assert [(slot.home, slot.away) for slot in bracket(turned).columns[0].slots] == [(1, 2)]
