"""Settings that are refused, and those that are not."""

from typing import Any

import pytest

from sfb_bot.leagues.rules.progress import settings_refusal
from sfb_bot.leagues.rules.values import Entrant, EntrantId, LeagueRefused, Points, Settings
from tests.leagues.rules.sample_seasons import season_of

E = EntrantId


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
