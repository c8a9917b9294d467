"""The bracket of a league is what the picture of a bracket wants."""

from random import Random

import pytest

from sfb_bot.league.bracket import bracket
from sfb_bot.league.progress import next_round
from sfb_bot.league.values import BracketColumn, EntrantId, NewRound, Playoff, Season, Settings
from sfb_bot.render.bracket import BracketMatch, BracketRound, bracket_picture, match_tops
from sfb_bot.render.bracket import Entrant as Named
from tests.league.playing import better_ranked, decided, opened, season_of


def picture_round(column: BracketColumn) -> BracketRound:
    def named(entrant: EntrantId | None, wins: int | None) -> Named:
        return Named("" if entrant is None else f"Player {entrant}", wins)

    return BracketRound(
        f"{column.stage} {column.step}",
        tuple(
            BracketMatch(
                named(slot.home, slot.home_wins), named(slot.away, slot.away_wins), slot.winner, slot.bye
            )
            for slot in column.slots
        ),
    )


def after_rounds(count: int, playoff: Playoff, rounds: int) -> Season:
    season = season_of(count, Settings(format="swiss", swiss_rounds=1, playoff=playoff, qualifiers=count))
    for _ in range(rounds + 1):
        new = next_round(season)
        assert isinstance(new, NewRound)
        season = decided(opened(season, new), new.pairings, better_ranked, Random(1))
    return season


@pytest.mark.parametrize("count", [5, 8])
def test_a_single_elimination_halves_from_round_to_round(count: int) -> None:
    columns = bracket(after_rounds(count, "single", 1)).columns
    assert [len(column.slots) for column in columns] == [4, 2, 1]
    tops = match_tops([picture_round(column) for column in columns])
    assert tops[2][0] == (tops[1][0] + tops[1][1]) // 2


def test_the_sides_of_a_double_elimination() -> None:
    shown = bracket(after_rounds(8, "double", 2))
    assert [len(column.slots) for column in shown.side("winners")] == [4, 2, 1]
    assert [len(column.slots) for column in shown.side("losers")] == [2, 2, 1, 1]
    assert [len(column.slots) for column in shown.side("final")] == [1]


def test_a_picture_names_who_plays_and_who_has_won() -> None:
    season = after_rounds(5, "single", 2)
    picture = bracket_picture("Play-offs", [picture_round(column) for column in bracket(season).columns])
    assert picture.data.startswith(b"\x89PNG")
    first, second, third, *_ = season.qualified
    assert f"Player {first}: " in picture.alt
    assert "Player 1" in picture.alt
    final = bracket(season).columns[-1].slots[0]
    assert {final.home, final.away} <= {first, second, third, *season.qualified}
    assert f"Player {final.home} – Player {final.away}" in picture.alt
