"""The bracket of a league is what the picture of a bracket wants."""

from random import Random

import pytest

from sfb_bot.drawing.bracket import (
    bracket_picture,
    brackets_picture,
    draw_bracket,
    match_tops,
)
from sfb_bot.drawing.league_table import sheet_picture
from sfb_bot.drawing.picture import LONGEST_ALT
from sfb_bot.drawing.themes import DARK
from sfb_bot.leagues.rules.bracket import bracket
from sfb_bot.leagues.rules.progress import next_round
from sfb_bot.leagues.rules.values import BracketColumn, EntrantId, NewRound, Playoff, Season, Settings
from sfb_bot.screens.league.sheets import BracketRound, NamedSlot
from sfb_bot.screens.league.table_lines import Table, TableSheet
from tests.drawing.league_samples import line
from tests.leagues.rules.sample_seasons import better_ranked, decided, opened, season_of


def picture_round(column: BracketColumn) -> BracketRound:
    def name(entrant: EntrantId | None) -> str:
        return "" if entrant is None else f"Player {entrant}"

    return BracketRound(
        f"{column.stage} {column.step}",
        tuple(NamedSlot(slot, name(slot.home), name(slot.away)) for slot in column.slots),
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


def test_the_sides_of_a_double_elimination_stand_below_each_other() -> None:
    shown = bracket(after_rounds(16, "double", 3))
    winners = (*shown.side("winners"), *shown.side("final"))
    parts = [
        (name, [picture_round(column) for column in columns])
        for name, columns in (("Winners", winners), ("Losers", shown.side("losers")))
    ]
    alone = [draw_bracket(name, rounds, DARK, "en").image for name, rounds in parts]
    picture = brackets_picture(parts)
    assert picture.width == max(image.width for image in alone)
    assert picture.height == sum(image.height for image in alone)
    assert len(picture.alt) <= LONGEST_ALT
    assert picture.alt.startswith("Winners.")
    assert "\nLosers.\n" in picture.alt


def test_tables_of_groups_stand_below_each_other_and_all_are_told() -> None:
    rows = tuple(line(place, f"A rather long name {place}", (2, 0, 1), 4, 6) for place in range(1, 9))
    tables = tuple(Table(f"Group {letter}", rows) for letter in "ABCD")
    picture = sheet_picture(TableSheet(tables, ("difference",)))
    assert len(picture.alt) <= LONGEST_ALT
    assert all(f"Group {letter}." in picture.alt for letter in "ABCD")
    assert picture.height > 4 * 8 * 58
