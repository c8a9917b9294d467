"""The table: points and tie-breaks, worked out by hand from the rules."""

from dataclasses import replace

import pytest

from sfb_bot.leagues.rules.table import standings
from sfb_bot.leagues.rules.values import Bye, EntrantId, Pairing, PairingId, Points, Season, Settings
from tests.leagues.rules.sample_seasons import dropped, result, season_of, with_results


def order(season: Season) -> list[int]:
    return [line.entrant for line in standings(season)]


def test_points_by_default() -> None:
    season = with_results(
        season_of(8, Settings()),
        [
            result(1, 1, 1, 2, (5, 3)),
            result(2, 1, 3, 4, (1, 0), "forfeit"),
            result(3, 1, 5, 6, (0, 0), "double_forfeit"),
            result(4, 1, 7, 8, (4, 4)),
            result(5, 2, 1, 3, (0, 1), "no_show"),
            result(6, 2, 2, 4, (5, 2), "timeout"),
            result(7, 2, 5, 7, (1, 0), "organiser"),
        ],
    )
    lines = {line.entrant: line for line in standings(season)}
    points = {entrant: line.points for entrant, line in lines.items()}
    assert points == {1: 3, 2: 3, 3: 4, 4: 0, 5: 4, 6: 1, 7: 1, 8: 1}
    figures = {one: (line.played, line.won, line.drawn, line.lost) for one, line in lines.items()}
    assert figures[EntrantId(1)] == (2, 1, 0, 1)
    assert figures[EntrantId(6)] == (1, 0, 0, 1)
    assert figures[EntrantId(8)] == (1, 0, 1, 0)
    assert (lines[EntrantId(2)].scored, lines[EntrantId(2)].conceded) == (8, 7)
    assert lines[EntrantId(2)].difference == 1


def test_points_are_settings() -> None:
    points = Points(win=2, draw=1, loss=0, forfeit_win=1, double_forfeit=0, bye=1)
    season = with_results(
        season_of(6, Settings(points=points)),
        [
            result(1, 1, 1, 2, (5, 3)),
            result(2, 1, 3, 4, (1, 0), "forfeit"),
            result(3, 1, 5, 6, (0, 0), "double_forfeit"),
        ],
    )
    assert [(line.entrant, line.points) for line in standings(season)][:2] == [(1, 2), (3, 1)]
    assert sum(line.points for line in standings(season)) == 3


@pytest.mark.parametrize(("bye", "points", "won"), [("win", 3, 1), ("walkover", 2, 1), ("rest", 0, 0)])
def test_what_a_bye_is_worth(bye: Bye, points: int, won: int) -> None:
    pairing = Pairing(PairingId(1), 1, EntrantId(1), None, None, bye=bye)
    season = replace(season_of(2, Settings()), pairings=(pairing,))
    (line,) = [line for line in standings(season) if line.entrant == 1]
    assert (line.points, line.won, line.byes) == (points, won, int(bye == "win"))


def test_difference_comes_before_points_scored() -> None:
    season = with_results(
        season_of(3, Settings()),
        [result(1, 1, 1, 2, (5, 3)), result(2, 2, 2, 3, (5, 4)), result(3, 3, 3, 1, (5, 4))],
    )
    # 1: 9-8 = +1; 2: 8-9 = -1, 8 scored; 3: 9-9 = 0.
    assert order(season) == [1, 3, 2]


def test_points_scored_come_before_head_to_head() -> None:
    # 1 and 2 have 3 points and difference 0 each; 2 has scored more, though 1 has won their match.
    season = with_results(
        season_of(4, Settings()),
        [
            result(1, 1, 1, 2, (5, 4)),
            result(2, 2, 1, 3, (3, 4)),
            result(3, 2, 2, 4, (5, 4)),
            result(4, 3, 3, 4, (3, 5)),
        ],
    )
    # 1: 3 points, 8-8; 2: 3 points, 9-9; 3: 3 points, 7-8; 4: 3 points, 9-8.
    assert order(season) == [4, 2, 1, 3]


def test_head_to_head_decides_between_two() -> None:
    season = with_results(
        season_of(4, Settings()),
        [
            result(1, 1, 1, 2, (3, 5)),
            result(2, 2, 1, 3, (5, 3)),
            result(3, 2, 2, 4, (3, 5)),
            result(4, 3, 3, 4, (0, 0), "double_forfeit"),
        ],
    )
    # 1 and 2: 3 points, 8-8 each; 2 has won their match. 4: 4 points. 3: 1 point.
    assert order(season) == [4, 2, 1, 3]
    assert {line.entrant: line.breakers[2] for line in standings(season)} == {4: 0, 2: 3, 1: 0, 3: 0}


def test_a_circle_of_three_is_decided_by_lot_alone() -> None:
    told = [result(1, 1, 1, 2, (5, 3)), result(2, 2, 2, 3, (5, 3)), result(3, 3, 3, 1, (5, 3))]
    orders = {
        tuple(order(with_results(season_of(3, Settings(seed=f"lot {number}")), told))) for number in range(60)
    }
    assert len(orders) == 6
    same = [order(with_results(season_of(3, Settings(seed="once")), told)) for _ in range(2)]
    assert same[0] == same[1]


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_head_to_head_goes_on_among_those_it_leaves_tied(seed: str) -> None:
    season = with_results(
        season_of(6, Settings(tie_breaks=("head_to_head",), seed=seed)),
        [
            result(1, 1, 1, 2, (5, 0)),
            result(2, 1, 3, 4, (5, 0)),
            result(3, 2, 1, 3, (5, 0)),
            result(4, 2, 2, 4, (0, 5)),
            result(5, 3, 1, 4, (4, 4)),
            result(6, 3, 2, 3, (5, 0)),
            # Against the others they come level, with 7 points each.
            result(7, 4, 4, 5, (5, 0)),
            result(8, 4, 2, 6, (4, 4)),
            result(9, 5, 2, 5, (5, 0)),
            result(10, 5, 3, 6, (5, 0)),
            result(11, 6, 3, 5, (4, 4)),
        ],
    )
    # Among themselves: 1 has 7 points, 4 has 4, 2 and 3 have 3 each; and 2 has beaten 3.
    assert [(line.entrant, line.points) for line in standings(season)[:4]] == [(1, 7), (4, 7), (2, 7), (3, 7)]


def test_head_to_head_is_not_asked_where_some_have_never_met() -> None:
    # 1, 2 and 3 have 3 points; 1 has beaten 2, but 3 has met neither: scored decides before the lot.
    season = with_results(
        season_of(5, Settings(tie_breaks=("head_to_head", "scored"))),
        [
            result(1, 1, 1, 2, (2, 1)),
            result(2, 1, 3, 4, (4, 0)),
            result(3, 2, 2, 5, (4, 0)),
        ],
    )
    assert order(season)[:3] == [2, 3, 1]


def swiss_of_four() -> Season:
    return with_results(
        season_of(4, Settings(format="swiss")),
        [
            result(1, 1, 1, 3, (5, 0)),
            result(2, 1, 2, 4, (5, 4)),
            result(3, 2, 1, 2, (0, 5)),
            result(4, 2, 3, 4, (3, 5)),
            result(5, 3, 2, 3, (0, 5)),
            result(6, 3, 1, 4, (1, 5)),
        ],
    )


def test_swiss_ties_are_broken_by_median_buchholz_first() -> None:
    # Points: 1: 3, 2: 6, 3: 3, 4: 6. Opponents' points without the best and the worst:
    # 1 met 3, 2, 4 = 3, 6, 6 -> 6; 2 met 4, 1, 3 = 6, 3, 3 -> 3; 3 met 1, 4, 2 = 3, 6, 6 -> 6;
    # 4 met 2, 3, 1 = 6, 3, 3 -> 3. All are level; then differences:
    # 1: 6-10 = -4; 2: 10-9 = +1; 3: 8-10 = -2; 4: 14-9 = +5.
    season = swiss_of_four()
    assert order(season) == [4, 2, 3, 1]
    assert {line.entrant: line.breakers[0] for line in standings(season)} == {1: 6, 2: 3, 3: 6, 4: 3}


def test_median_buchholz_outweighs_the_difference() -> None:
    # 1 and 2 have won all their matches. 1 met 3 (3 points), 4 (0) and 5 (3): the middle is 3.
    # 2 met 6, 7 and 8 with 0, 0 and 3: the middle is 0. But 2 has won by far more.
    season = with_results(
        season_of(8, Settings(format="swiss")),
        [
            result(1, 1, 1, 3, (5, 4)),
            result(2, 2, 1, 4, (5, 4)),
            result(3, 3, 1, 5, (5, 4)),
            result(4, 1, 2, 6, (5, 0)),
            result(5, 2, 2, 7, (5, 0)),
            result(6, 3, 2, 8, (5, 0)),
            result(7, 1, 5, 4, (5, 0)),
            result(8, 2, 3, 6, (5, 0)),
            result(9, 1, 8, 7, (5, 0)),
        ],
    )
    assert order(season)[:2] == [1, 2]
    first, second = standings(season)[:2]
    assert (first.breakers[0], second.breakers[0]) == (3, 0)
    assert first.difference < second.difference


def test_a_bye_is_an_opponent_without_points() -> None:
    bye = Pairing(PairingId(9), 3, EntrantId(1), None, None, bye="win")
    season = with_results(
        season_of(4, Settings(format="swiss", tie_breaks=("median_buchholz", "buchholz"))),
        [result(1, 1, 1, 2, (5, 0)), result(2, 2, 1, 3, (0, 5)), result(3, 3, 2, 3, (0, 5))],
    )
    season = replace(season, pairings=(*season.pairings, bye))
    (line,) = [line for line in standings(season) if line.entrant == 1]
    # 1 met 2 (0 points), 3 (6 points) and the bye (0): the middle is 0, the sum 6.
    assert line.breakers[:2] == (0, 6)


def test_open_pairings_and_play_offs_are_not_in_the_table() -> None:
    season = season_of(4, Settings(best_of=3))
    paired, game = result(1, 1, 1, 2, (5, 0))
    final, other = result(2, 2, 3, 4, (5, 0))
    season = with_results(season, [(paired, game), (replace(final, stage="winners"), other)])
    assert all((line.points, line.played, line.scored) == (0, 0, 0) for line in standings(season))


def test_the_table_after_an_earlier_round() -> None:
    season = swiss_of_four()
    after_one = standings(season, through_round=1)
    assert [(line.entrant, line.points) for line in after_one] == [(1, 3), (2, 3), (4, 0), (3, 0)]


def test_who_has_left_keeps_its_results_and_is_marked() -> None:
    season = swiss_of_four()
    before = standings(season)
    after = standings(dropped(season, EntrantId(4)))
    assert [line.dropped for line in after] == [True, False, False, False]
    assert [replace(line, dropped=False) for line in after] == list(before)


def test_the_table_of_all_groups_has_the_winners_first() -> None:
    season = season_of(5, Settings(format="groups", groups=2))
    # Group 1: 1, 4, 5; group 2: 2, 3.
    told = [
        result(1, 1, 1, 4, (5, 0)),
        result(2, 2, 1, 5, (5, 0)),
        result(3, 3, 4, 5, (5, 4)),
        result(4, 1, 2, 3, (5, 4)),
    ]
    season = with_results(
        season, [(replace(pairing, group=1 if pairing.id < 4 else 2), game) for pairing, game in told]
    )
    assert [line.entrant for line in standings(season, 1)] == [1, 4, 5]
    assert [line.entrant for line in standings(season, 2)] == [2, 3]
    # Seconds: 4 has 3 points in two matches, 3 has none in one.
    assert [(line.entrant, line.place, line.group) for line in standings(season)] == [
        (1, 1, 1),
        (2, 2, 2),
        (4, 3, 1),
        (3, 4, 2),
        (5, 5, 1),
    ]


@pytest.mark.parametrize("seed", ["a", "b", "c"])
@pytest.mark.parametrize(
    "settings", [Settings(), Settings(format="swiss"), Settings(format="groups", groups=2)]
)
def test_before_the_first_result_the_order_is_the_seeding(settings: Settings, seed: str) -> None:
    season = season_of(8, replace(settings, seed=seed))
    rank = {entrant.id: entrant.rank for entrant in season.entrants}
    for table in (standings(season), standings(season, 1)):
        shown = [rank[line.entrant] for line in table]
        assert shown == sorted(shown)


def test_while_others_play_those_without_a_result_stay_in_the_order_of_the_seeding() -> None:
    for number in range(12):
        season = season_of(8, Settings(seed=f"lot {number}"))
        season = with_results(season, [result(1, 1, 7, 8, (5, 3))])
        assert order(season) == [7, 1, 2, 3, 4, 5, 6, 8]
