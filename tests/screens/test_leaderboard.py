"""The leaderboard: best first, equal ratings share a place, and everybody finds themselves."""

from __future__ import annotations

from sfb_bot.leagues.rules.ratings import PersonId, Rating, best_first
from sfb_bot.locale import Texts
from sfb_bot.screens.league.statistics import MOST_ON_LEADERBOARD, leaderboard_screen
from sfb_bot.screens.limits import MOST_TEXT, size

ENGLISH = Texts("en", strict=True)


def rated(person: int, skill: float, games: int = 9, won: int = 4) -> Rating:
    return Rating(PersonId(person), skill, 2.0, games, won, 0, games - won)


def lines(*ratings: Rating, reader: int = 0, least: int = 5, league: str = "") -> tuple[str, ...]:
    screen = leaderboard_screen(best_first(ratings), "duels", least, reader, ENGLISH, league)
    assert size("\n".join(screen.lines)) <= MOST_TEXT
    return screen.lines


def test_best_first_with_shared_places() -> None:
    head, *rest = lines(rated(1, 25), rated(2, 30), rated(3, 25), rated(4, 20, games=5, won=1))
    assert head == "**Leaderboard, duels.** At least 5 rated matches."
    assert rest == [
        "1. <@2>: **1960** (9 matches, 4 won)",
        "2. <@1>: **1760** (9 matches, 4 won)",
        "2. <@3>: **1760** (9 matches, 4 won)",
        "4. <@4>: **1560** (5 matches, 1 won)",
    ]


def test_who_has_played_too_little_is_told_how_much_is_missing() -> None:
    ratings = (rated(1, 25), rated(2, 40, games=3))
    assert lines(*ratings, reader=2)[1:] == (
        "1. <@1>: **1760** (9 matches, 4 won)",
        "You: 2360. Play 2 more matches to be listed.",
    )
    assert lines(*ratings, reader=1)[1:] == ("1. <@1>: **1760** (9 matches, 4 won)",)
    assert lines(*ratings, least=10)[1:] == (ENGLISH.say("leaderboard-nobody"),)


def test_who_is_far_below_finds_themselves() -> None:
    ratings = [rated(number, 60 - number) for number in range(1, 41)]
    shown = lines(*ratings, reader=33)
    assert len(shown) == 1 + MOST_ON_LEADERBOARD + 2
    assert shown[-2:] == ("…", "33. <@33>: **1840** (9 matches, 4 won)")


def test_a_league_is_named() -> None:
    assert "Leaderboard of Cup \\*7\\*" in lines(rated(1, 25), league="Cup *7*")[0]
