"""The bracket of a league on pages for a phone: every match once, all lines there, the sides apart."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from sfb_bot.drawing import bracket as drawing
from sfb_bot.drawing import league_table
from sfb_bot.drawing.bracket import WIDTH, match_tops
from sfb_bot.drawing.picture import LONGEST_ALT
from sfb_bot.drawing.themes import CONTRAST, DARK, Theme
from sfb_bot.leagues.rules.bracket import bracket
from sfb_bot.leagues.rules.progress import next_round
from sfb_bot.leagues.rules.values import EntrantId, NewRound, Playoff, Season, Settings
from sfb_bot.leagues.seasons.records import RoundRecord
from sfb_bot.locale import Texts
from sfb_bot.matches.records import Moment
from sfb_bot.screens.league.round_names import RoundNames
from sfb_bot.screens.league.sheets import (
    MOST_COLUMNS,
    MOST_MATCHES,
    BracketSheet,
    bracket_sheets,
    current_page,
    matches_on,
    own_page,
)
from sfb_bot.screens.league.table_lines import ROOM_A_PAGE, Table, TableSheet
from sfb_bot.screens.league.values import Side
from tests.drawing.league_samples import line
from tests.games.brawl.pictures.layout_checks import troubles, written
from tests.leagues.rules.sample_seasons import better_ranked, decided, opened, season_of

SAID = Texts("en", strict=True)
KINDS = pytest.mark.parametrize("playoff", ["single", "double"])


def after_rounds(count: int, playoff: Playoff, rounds: int, *, third: bool = False) -> Season:
    settings = Settings(
        format="swiss", swiss_rounds=1, playoff=playoff, qualifiers=count, third_place=third, seed="x"
    )
    season = season_of(count, settings)
    for _ in range(rounds + 1):
        new = next_round(season)
        assert isinstance(new, NewRound)
        season = decided(opened(season, new), new.pairings, better_ranked, Random(1))
    return season


def pages_of(season: Season, mine: EntrantId | None = None) -> tuple[BracketSheet, ...]:
    sides = {entrant.id: Side((entrant.id,), f"Player {entrant.id}") for entrant in season.entrants}
    return bracket_sheets("Autumn 3: play-offs", bracket(season), sides, SAID, mine)


# --- Pages ---


@KINDS
@pytest.mark.parametrize("count", [2, 3, 4, 5, 7, 8, 9, 12, 16, 17, 24, 32, 33, 48, 64, 100, 128])
def test_pages_show_every_match_exactly_once_and_none_is_too_full(count: int, playoff: Playoff) -> None:
    season = after_rounds(count, playoff, 1)
    pages = pages_of(season)
    shown = Counter(id(match.slot) for page in pages for match in matches_on(page))
    assert max(shown.values()) == 1
    assert shown.total() == sum(len(column.slots) for column in bracket(season).columns)
    for page in pages:
        assert sum(part.room for part in page.parts) <= ROOM_A_PAGE
        for part in page.parts:
            assert 1 <= len(part.rounds) <= MOST_COLUMNS
            assert all(1 <= len(column.matches) <= MOST_MATCHES for column in part.rounds)
    people = {entrant for page in pages for match in matches_on(page) for entrant in (match.home, match.away)}
    assert {f"Player {one}" for one in season.qualified} <= people


@KINDS
@pytest.mark.parametrize("count", [4, 8, 16, 32, 64])
def test_every_match_has_its_line_to_the_next(count: int, playoff: Playoff) -> None:
    """Within a part a line leads from each match but the last column's; there it goes on, or all is over."""
    for page in pages_of(after_rounds(count, playoff, 1)):
        for part in page.parts:
            canvas = drawing.draw_part(part, DARK, "en")
            links = [mark for mark in canvas.marks if mark.kind == "link"]
            stubs = [mark for mark in canvas.marks if mark.kind == "stub"]
            is_final = part.rounds[-1].title in ("Final", "Grand final", "Grand final, second match")
            assert len(links) == sum(len(column.matches) for column in part.rounds[:-1])
            assert part.goes_on != is_final
            expected = (
                len(part.rounds[-1].matches) * part.goes_on + len(part.rounds[0].matches) * part.comes_on
            )
            assert len(stubs) == expected


@pytest.mark.parametrize("theme", [DARK, CONTRAST], ids=lambda theme: theme.name)
@KINDS
@pytest.mark.parametrize("count", [4, 8, 16, 32])
def test_every_page_can_be_read_at_the_width_of_a_phone(count: int, playoff: Playoff, theme: Theme) -> None:
    for page in pages_of(after_rounds(count, playoff, 1)):
        canvas = drawing.draw_sheet(page, theme, "en")
        assert troubles(canvas) == []
        assert canvas.frame.width == WIDTH
        assert canvas.frame.height <= 2 * WIDTH
        names = {name for match in matches_on(page) for name in (match.home, match.away) if name}
        texts = written(canvas)
        assert all(name in texts for name in names)
        # Letters of names are at least 9 pixels high when 860 become 360.
        heights = [m.box.height for m in canvas.marks if m.kind == "text" and m.label.startswith("Player")]
        assert min(heights, default=20) * 360 / WIDTH >= 7
        alt = drawing.sheet_picture(page, theme).alt
        assert len(alt) <= LONGEST_ALT


def test_matches_stand_between_or_beside_those_that_lead_to_them() -> None:
    (page,) = pages_of(after_rounds(8, "single", 1))
    tops = match_tops(page.parts[0].rounds)
    assert tops[2][0] == (tops[1][0] + tops[1][1]) // 2
    losers = [
        part
        for page in pages_of(after_rounds(16, "double", 1))
        for part in page.parts
        if "Losers' side, round 1" in [column.title for column in part.rounds]
    ]
    (part,) = losers
    first, second, third = match_tops(part.rounds)
    assert first == second
    assert third == [(second[0] + second[1]) // 2, (second[2] + second[3]) // 2]


# --- Names of rounds ---


def titles(season: Season) -> list[str]:
    return [column.title for page in pages_of(season) for part in page.parts for column in part.rounds]


def test_a_single_elimination_knows_no_sides() -> None:
    found = titles(after_rounds(16, "single", 1))
    assert found == ["Round of 16", "Quarter-final", "Semi-final", "Final"]
    headings = [part.title for page in pages_of(after_rounds(32, "single", 1)) for part in page.parts]
    assert headings == [
        "Autumn 3: play-offs · part 1 of 2",
        "Autumn 3: play-offs · part 2 of 2",
        "Autumn 3: play-offs",
    ]


def test_the_sides_of_a_double_elimination_stand_apart() -> None:
    season = after_rounds(8, "double", 2)
    assert titles(season) == [
        "Winners' side, round 1",
        "Winners' side, round 2",
        "Winners' final",
        "Losers' side, round 1",
        "Losers' side, round 2",
        "Losers' side, round 3",
        "Losers' final",
        "Grand final",
    ]
    winners, losers = pages_of(season)
    assert [part.title for part in winners.parts] == ["Autumn 3: play-offs · Winners' side"]
    assert [part.title for part in losers.parts] == [
        "Autumn 3: play-offs · Losers' side",
        "Losers' side",
        "Grand final",
    ]
    (small,) = pages_of(after_rounds(4, "double", 1))
    assert [part.title for part in small.parts][1:] == ["Losers' side", "Grand final"]


def test_the_match_for_the_third_place_stands_below_the_final() -> None:
    (page,) = pages_of(after_rounds(8, "single", 2, third=True))
    assert page.parts[-1].title == "Third-place match"
    assert len(matches_on(BracketSheet(page.parts[1:]))) == 1


# --- One's own path ---


@KINDS
@pytest.mark.parametrize("count", [8, 16, 32])
def test_ones_own_path_is_marked_in_ones_own_look_alone(count: int, playoff: Playoff) -> None:
    season = after_rounds(count, playoff, 2)
    best = season.qualified[0]
    pages = pages_of(season, best)
    mine = [match for page in pages for match in matches_on(page) if match.mine is not None]
    assert len(mine) >= 2
    assert all(f"Player {best}" == (match.away if match.mine else match.home) for match in mine)
    page = pages[own_page(pages)]
    canvas = drawing.draw_sheet(page, DARK, "en")
    frames = [mark for mark in canvas.marks if mark.kind == "own"]
    assert len(frames) == sum(match.mine is not None for match in matches_on(page))
    assert f"Player {best} (you)" in drawing.sheet_picture(page).alt
    public = pages_of(season)
    assert not any(match.mine is not None for page in public for match in matches_on(page))
    assert not any("(you)" in drawing.sheet_picture(page).alt for page in public)


def test_the_lines_of_ones_own_path_stand_out() -> None:
    season = after_rounds(8, "single", 3)
    (page,) = pages_of(season, season.qualified[0])
    marks = drawing.draw_sheet(page, DARK, "en").marks
    assert [mark.label for mark in marks if mark.kind == "link"].count("own") == 2


def test_the_post_shows_the_page_that_is_played() -> None:
    for rounds, page in ((1, 0), (2, 2), (3, 2)):
        waiting = after_rounds(32, "single", rounds)
        new = next_round(waiting)
        assert isinstance(new, NewRound)
        assert current_page(pages_of(opened(waiting, new))) == page


# --- Words ---


def test_a_picture_names_who_plays_and_who_has_won() -> None:
    season = after_rounds(5, "single", 2)
    (page,) = pages_of(season)
    picture = drawing.sheet_picture(page)
    assert picture.data.startswith(b"\x89PNG")
    assert f"Player {season.qualified[0]}: bye" in picture.alt
    final = bracket(season).columns[-1].slots[0]
    assert f"Player {final.home} – Player {final.away}" in picture.alt


def test_tables_of_groups_stand_below_each_other_and_all_are_told() -> None:
    rows = tuple(line(place, f"A rather long name {place}", (2, 0, 1), 4, 6) for place in range(1, 9))
    tables = tuple(Table(f"Group {letter}", rows) for letter in "ABCD")
    picture = league_table.sheet_picture(TableSheet(tables, ("difference",)))
    assert len(picture.alt) <= LONGEST_ALT
    assert all(f"Group {letter}." in picture.alt for letter in "ABCD")
    assert picture.height > 4 * 8 * 58


@pytest.mark.parametrize(
    ("playoff", "third", "names"),
    [
        ("single", False, ["Round of 16", "Quarter-final", "Semi-final", "Final"]),
        ("single", True, ["Round of 16", "Quarter-final", "Semi-final", "Final"]),
        ("double", False, [f"Play-offs, round {number}" for number in range(1, 9)]),
    ],
)
def test_rounds_are_called_in_posts_as_they_are_in_the_picture(
    playoff: Playoff, third: bool, names: list[str]
) -> None:
    """What was round 4 of the season in posts and round 1 in the bracket has one name."""
    found: list[str] = []
    rounds = [RoundRecord(1, "main", Moment(0), Moment(1))]
    for number in range(1, 9 if playoff == "double" else 5):
        season = after_rounds(12, playoff, number, third=third)
        rounds.append(RoundRecord(number + 1, "playoff", Moment(0), Moment(1)))
        called = RoundNames(bracket(season), rounds, SAID, has_table=True)
        newest = [pairing for pairing in season.pairings if pairing.round == number + 1]
        found.append(called.round_title(rounds[-1], newest))
        shown = titles(season)
        assert all(called.title(pairing) in shown for pairing in newest)
        headings = {called.heading(pairing) for pairing in newest}
        expected = {called.title(one) for one in newest} if playoff == "double" else {""}
        assert headings == expected | ({"Third-place match"} if third and number == 4 else set())
        assert called.round_title(rounds[0], season.pairings) == ""
    assert found == names
