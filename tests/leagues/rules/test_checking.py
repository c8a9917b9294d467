"""What is refused, and what is not."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from sfb_bot.leagues.rules.checking import (
    correction_refusal,
    drop_refusal,
    game_refusal,
    open_pairings,
    pairing_refusal,
    settings_refusal,
)
from sfb_bot.leagues.rules.progress import next_round
from sfb_bot.leagues.rules.values import (
    Entrant,
    EntrantId,
    Game,
    LeagueRefused,
    NewRound,
    PairingId,
    Points,
    Reason,
    Season,
    Settings,
)
from tests.leagues.rules.playing import better_ranked, decided, dropped, opened, season_of

E, P = EntrantId, PairingId


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"format": "knockout"}, "unknown_format"),
        ({"playoff": "triple"}, "unknown_playoff"),
        ({"legs": 3}, "bad_legs"),
        ({"legs": 0}, "bad_legs"),
        ({"best_of": 2}, "bad_best_of"),
        ({"playoff_best_of": 7}, "bad_best_of"),
        ({"swiss_rounds": -1}, "bad_swiss_rounds"),
        ({"groups": 2}, "bad_groups"),
        ({"format": "groups"}, "bad_groups"),
        ({"playoff": "single"}, "bad_qualifiers"),
        ({"playoff": "double", "qualifiers": 1}, "bad_qualifiers"),
        ({"qualifiers": -1}, "bad_qualifiers"),
        ({"tie_breaks": ("beauty",)}, "bad_tie_breaks"),
        ({"tie_breaks": ("wins", "wins")}, "bad_tie_breaks"),
    ],
)
def test_settings_that_make_no_sense(changed: dict[str, Any], code: str) -> None:
    with pytest.raises(LeagueRefused) as refused:
        Settings(**changed)
    assert refused.value.code == code


@pytest.mark.parametrize(
    "changed",
    [{"win": 0}, {"draw": 4}, {"loss": -1}, {"bye": -1}, {"forfeit_win": 4}, {"double_forfeit": -2}],
)
def test_points_that_make_no_sense(changed: dict[str, int]) -> None:
    with pytest.raises(LeagueRefused) as refused:
        Points(**changed)
    assert refused.value.code == "bad_points"


def test_the_documented_defaults() -> None:
    points = Points()
    assert (points.win, points.loss, points.forfeit_win, points.double_forfeit, points.bye) == (3, 0, 2, 1, 3)
    assert Settings().order_of_ties == ("difference", "scored", "head_to_head", "lot")
    assert Settings(format="swiss").order_of_ties == (
        "median_buchholz",
        "difference",
        "scored",
        "head_to_head",
        "lot",
    )
    # The lot is always last, and nothing after it could matter.
    assert Settings(tie_breaks=("wins", "lot", "scored")).order_of_ties == ("wins", "lot")
    assert Settings(tie_breaks=("scored",)).order_of_ties == ("scored", "lot")


@pytest.mark.parametrize(
    ("settings", "count", "code"),
    [
        (Settings(), 1, "too_few_entrants"),
        (Settings(), 2, None),
        (Settings(format="groups", groups=3), 5, "too_many_groups"),
        (Settings(format="groups", groups=3), 6, None),
        (Settings(format="swiss", swiss_rounds=6), 6, "too_many_swiss_rounds"),
        (Settings(format="swiss", swiss_rounds=5), 6, None),
        (Settings(format="swiss", swiss_rounds=5), 5, None),
        (Settings(format="swiss", swiss_rounds=6), 5, "too_many_swiss_rounds"),
        (Settings(playoff="single", qualifiers=5), 4, "too_many_qualifiers"),
        (Settings(playoff="single", qualifiers=4), 4, None),
        (Settings(format="groups", groups=2, playoff="single", qualifiers=3), 5, "too_many_qualifiers"),
        (Settings(format="groups", groups=2, playoff="single", qualifiers=2), 5, None),
    ],
)
def test_settings_must_suit_the_number_of_entrants(settings: Settings, count: int, code: str | None) -> None:
    assert settings_refusal(settings, season_of(count, settings).entrants) == code


def test_entrants_and_ranks_are_different() -> None:
    assert settings_refusal(Settings(), [Entrant(E(1), 1), Entrant(E(1), 2)]) == "entrant_twice"
    assert settings_refusal(Settings(), [Entrant(E(1), 1), Entrant(E(2), 1)]) == "rank_twice"


def three_with_a_round(best_of: int = 3) -> Season:
    """Pairing 1 is played, pairing 2 is a rest."""
    season = season_of(3, Settings(best_of=best_of))
    new = next_round(season)
    assert isinstance(new, NewRound)
    return opened(season, new)


def test_results_that_cannot_be() -> None:
    season = three_with_a_round()
    home, away = season.pairings[0].entrants
    resting = season.pairings[1].home

    def refused(
        number: int = 1, winner: int | None = home, pairing: int = 1, reason: Reason = "played"
    ) -> str | None:
        return game_refusal(
            season, Game(P(pairing), number, None if winner is None else E(winner), reason=reason)
        )

    assert refused() is None
    assert refused(winner=None) is None
    assert refused(pairing=9) == "unknown_pairing"
    assert refused(pairing=2, winner=resting) == "is_bye"
    assert refused(winner=resting) == "unknown_winner"
    assert refused(number=2) == "wrong_game_number"
    assert refused(number=0) == "wrong_game_number"
    assert refused(winner=None, reason="forfeit") == "winner_missing"
    assert refused(winner=None, reason="no_show") == "winner_missing"
    assert refused(winner=None, reason="organiser") is None
    assert refused(reason="double_forfeit") == "winner_not_allowed"
    assert refused(winner=None, reason="double_forfeit") is None
    assert game_refusal(season, Game(P(1), 1, home, -1, 0)) == "bad_score"
    assert game_refusal(season, Game(P(1), 1, away, 0, 5)) is None


def test_a_result_is_told_once() -> None:
    season = three_with_a_round()
    home = season.pairings[0].home
    season = replace(season, games=(Game(P(1), 1, home),))
    assert game_refusal(season, Game(P(1), 1, home)) == "game_twice"
    assert game_refusal(season, Game(P(1), 2, home)) is None
    season = replace(season, games=(Game(P(1), 1, home), Game(P(1), 2, home)))
    assert game_refusal(season, Game(P(1), 2, home)) == "already_decided"
    assert game_refusal(season, Game(P(1), 3, home)) == "already_decided"


def test_an_organiser_cannot_call_a_play_off_a_draw() -> None:
    season = season_of(2, Settings(playoff="single", qualifiers=2))
    first = next_round(season)
    assert isinstance(first, NewRound)
    season = decided(opened(season, first), first.pairings, better_ranked, Random(1))
    final = next_round(season)
    assert isinstance(final, NewRound)
    season = opened(season, final)
    number = final.pairings[0].id
    assert game_refusal(season, Game(number, 1, None, reason="organiser")) == "winner_missing"
    assert game_refusal(season, Game(number, 1, None)) is None


def test_corrections_replace_what_was_told() -> None:
    season = three_with_a_round(best_of=1)
    home, away = season.pairings[0].entrants
    assert correction_refusal(season, Game(P(1), 1, away)) == "wrong_game_number"
    season = replace(season, games=(Game(P(1), 1, home),))
    assert correction_refusal(season, Game(P(1), 1, away, reason="organiser")) is None
    assert correction_refusal(season, Game(P(1), 1, E(77))) == "unknown_winner"
    assert correction_refusal(season, Game(P(2), 1, home)) == "is_bye"
    assert correction_refusal(season, Game(P(5), 1, home)) == "unknown_pairing"


def test_dropping_once_and_what_is_left_open() -> None:
    season = three_with_a_round()
    home, resting = season.pairings[0].home, season.pairings[1].home
    assert drop_refusal(season, E(9)) == "unknown_entrant"
    assert drop_refusal(season, home) is None
    assert drop_refusal(dropped(season, home), home) == "already_dropped"
    assert [state.pairing.id for state in open_pairings(season, home)] == [1]
    assert open_pairings(season, resting) == ()


def test_pairing_by_hand() -> None:
    season = three_with_a_round()
    home, away = season.pairings[0].entrants
    resting = season.pairings[1].home
    assert pairing_refusal(season, 1, home, resting) == "already_paired"
    assert pairing_refusal(season, 1, home, resting, [P(1), P(2)]) is None
    assert pairing_refusal(season, 1, home, resting, [P(1)]) == "already_paired"
    assert pairing_refusal(season, 1, home, home, [P(1)]) == "same_entrant"
    assert pairing_refusal(season, 1, home, E(8), [P(1)]) == "unknown_entrant"
    assert pairing_refusal(season, 1, home, resting, [P(6)]) == "unknown_pairing"
    assert pairing_refusal(dropped(season, away), 2, home, away) == "already_dropped"
    begun = replace(season, games=(Game(P(1), 1, home),))
    assert pairing_refusal(begun, 1, home, resting, [P(1), P(2)]) == "already_begun"
