"""Ratings of people, worked out by hand from the formulas of the model (Weng and Lin, algorithm 4)."""

from math import exp, sqrt
from random import Random

import pytest

from sfb_bot.leagues.rules.ratings import PersonId, RatedGame, Rating, ratings
from sfb_bot.leagues.rules.values import LeagueRefused, Reason

ANN, BOB, CYD, DAN = (PersonId(number) for number in (1, 2, 3, 4))

SKILL, DOUBT, BETA, TAU = 25.0, 25.0 / 3, 25.0 / 6, 25.0 / 300


def game(
    order: int,
    one: PersonId,
    two: PersonId,
    winner: int | None = 0,
    season: int = 1,
    reason: Reason = "played",
) -> RatedGame:
    return RatedGame(order, season, "duel", ((one,), (two,)), winner, reason)


def by_person(
    games: list[RatedGame], mode: str = "duel", season: int | None = None
) -> dict[PersonId, Rating]:
    return {rating.person: rating for rating in ratings(games, mode, season)}


def test_a_first_duel_by_hand() -> None:
    rated = by_person([game(1, ANN, BOB)])
    variance = DOUBT**2 + TAU**2
    c = sqrt(2 * variance + 2 * BETA**2)
    # Equals win half of the time: the winner has done better than expected by one half.
    gain = variance / c * 0.5
    shrink = sqrt(1 - sqrt(variance) / c * variance / c**2 * 0.25)
    assert rated[ANN].skill == pytest.approx(SKILL + gain)
    assert rated[BOB].skill == pytest.approx(SKILL - gain)
    assert rated[ANN].doubt == pytest.approx(sqrt(variance) * shrink)
    assert rated[BOB].doubt == pytest.approx(sqrt(variance) * shrink)
    assert rated[ANN].shown == round(1000 + 40 * (rated[ANN].skill - 3 * rated[ANN].doubt))


def test_teams_by_hand_and_apart_from_duels() -> None:
    teams = RatedGame(1, 1, "teams", ((ANN, BOB), (CYD, DAN)), 1)
    rated = by_person([teams, game(2, ANN, CYD)], "teams")
    variance = DOUBT**2 + TAU**2
    gain = variance / sqrt(4 * variance + 2 * BETA**2) * 0.5
    assert rated[CYD].skill == rated[DAN].skill == pytest.approx(SKILL + gain)
    assert rated[ANN].skill == rated[BOB].skill == pytest.approx(SKILL - gain)
    assert {rating.games for rating in rated.values()} == {1}
    assert set(by_person([teams, game(2, ANN, CYD)])) == {ANN, CYD}


def test_everybody_against_everybody_by_hand() -> None:
    """Three sides of one: who wins gains what the two equals behind lose together."""
    rated = by_person([RatedGame(1, 1, "melee", ((ANN,), (BOB,), (CYD,)), 1)], "melee")
    variance = DOUBT**2 + TAU**2
    c = sqrt(3 * variance + 3 * BETA**2)
    # The winner was expected to win one time in three; the others were equals among themselves.
    assert rated[BOB].skill == pytest.approx(SKILL + variance / c * (1 - 1 / 3))
    assert rated[ANN].skill == rated[CYD].skill < SKILL
    assert [(one.won, one.lost) for one in (rated[ANN], rated[BOB], rated[CYD])] == [(0, 1), (1, 0), (0, 1)]


def test_who_has_not_played_is_shown_as_a_thousand() -> None:
    assert Rating(ANN).shown == 1000


def test_a_draw_of_equals_changes_nobodys_place() -> None:
    rated = by_person([game(1, ANN, BOB, None)])
    assert rated[ANN].skill == pytest.approx(rated[BOB].skill)
    assert (rated[ANN].games, rated[ANN].won, rated[ANN].drawn, rated[ANN].lost) == (1, 0, 1, 0)


@pytest.mark.parametrize("reason", ["forfeit", "no_show", "organiser", "double_forfeit"])
def test_what_was_not_played_is_not_rated(reason: Reason) -> None:
    played = [game(1, ANN, BOB), game(3, BOB, ANN)]
    assert ratings([*played, game(2, ANN, BOB, reason=reason)], "duel") == ratings(played, "duel")
    assert ratings([game(1, ANN, BOB, reason=reason)], "duel") == ()


def test_a_game_lost_on_time_is_rated() -> None:
    assert by_person([game(1, ANN, BOB, reason="timeout")]) == by_person([game(1, ANN, BOB)])


def test_games_may_come_in_any_order() -> None:
    people = [ANN, BOB, CYD, DAN]
    chance = Random(5)
    games = [
        game(number, *chance.sample(people, 2), winner=chance.choice((0, 1, None)), season=1 + number // 20)
        for number in range(60)
    ]
    assert ratings(chance.sample(games, len(games)), "duel") == ratings(games, "duel")


def test_winning_more_is_rated_higher_and_the_best_comes_first() -> None:
    games = [game(number, ANN, BOB) for number in range(5)] + [
        game(number, BOB, CYD) for number in range(5, 10)
    ]
    assert [rating.person for rating in ratings(games, "duel")] == [ANN, BOB, CYD]
    best, middle, last = ratings(games, "duel")
    assert best.skill > middle.skill > last.skill


def test_a_season_alone_starts_afresh() -> None:
    games = [game(1, ANN, BOB, season=1), game(2, BOB, ANN, season=2)]
    assert by_person(games, season=2) == by_person([game(2, BOB, ANN, season=2)])
    assert by_person(games, season=3) == {}


def test_a_new_season_brings_back_some_doubt_but_not_more_than_at_the_start() -> None:
    first = [game(number, ANN, BOB, 1 if number % 2 else 0) for number in range(30)]
    before = by_person(first)[ANN]
    again = by_person([*first, game(30, ANN, BOB, season=1)])[ANN]
    later = by_person([*first, game(30, ANN, BOB, season=2)])[ANN]
    assert later.doubt > again.doubt
    # What the model is given: the doubt before, a third of the first doubt for the season, and its own tau.
    widened = sqrt(before.doubt**2 + (DOUBT / 3) ** 2)
    other = sqrt(by_person(first)[BOB].doubt ** 2 + (DOUBT / 3) ** 2)
    c = sqrt(widened**2 + other**2 + 2 * TAU**2 + 2 * BETA**2)
    bobs = by_person(first)[BOB].skill
    chance = exp(before.skill / c) / (exp(before.skill / c) + exp(bobs / c))
    assert later.skill == pytest.approx(before.skill + (widened**2 + TAU**2) / c * (1 - chance))
    long_away = by_person([*first, game(30, ANN, BOB, season=100)])[ANN]
    assert long_away.doubt < DOUBT


@pytest.mark.parametrize("sides", [((ANN,), (ANN,)), ((), (BOB,)), ((ANN, ANN), (BOB, CYD))])
def test_sides_that_cannot_be_are_refused(sides: tuple[tuple[PersonId, ...], tuple[PersonId, ...]]) -> None:
    with pytest.raises(LeagueRefused) as refused:
        RatedGame(1, 1, "duel", sides, 0)
    assert refused.value.code == "bad_sides"
