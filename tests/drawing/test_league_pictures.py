"""League tables and brackets: any number of rows and rounds, any names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

import pytest

from sfb_bot.drawing import bracket
from sfb_bot.drawing.bracket import MATCH_HEIGHT, match_tops
from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.fonts import readable
from sfb_bot.drawing.league_table import WIDTH, draw_sheet, sheet_picture
from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.pictures import drawable_name
from sfb_bot.drawing.themes import CONTRAST, DARK, Theme
from sfb_bot.leagues.rules.values import TIE_BREAKS, Settings
from sfb_bot.locale import SHELL, Texts, facts_wanted, languages
from sfb_bot.screens.league.sheets import MOST_COLUMNS, BracketRound
from sfb_bot.screens.league.table_lines import (
    Table,
    TableLine,
    TableSheet,
    signed,
    table_notes,
    table_sheets,
    tie_columns,
)
from tests.drawing.league_samples import bye, duel, line, part
from tests.games.brawl.pictures.card_samples import BRACKET, LONG_NAME, TABLE
from tests.games.brawl.pictures.layout_checks import troubles, written

THEMES = pytest.mark.parametrize("theme", [DARK, CONTRAST], ids=lambda theme: theme.name)


def one_table(title: str, lines: Sequence[TableLine]) -> TableSheet:
    return TableSheet((Table(title, tuple(lines)),), ("difference",), ("A word below.",))


def drawn(title: str, lines: Sequence[TableLine], theme: Theme = DARK, language: str = "en") -> Canvas:
    return draw_sheet(one_table(title, lines), theme, language)


def rows(count: int, name: str = "Player") -> list[TableLine]:
    return [
        line(place, f"{name} {place}", (88, 77, 66), 55 - 10 * place, 999, place % 3 - 1)
        for place in range(1, count + 1)
    ]


def draw_bracket_of(title: str, rounds: Sequence[BracketRound], theme: Theme, language: str) -> Canvas:
    return bracket.draw_sheet(part(title, rounds), theme, language)


def bracket_picture_of(
    title: str, rounds: Sequence[BracketRound], theme: Theme = DARK, language: str = "en"
) -> Picture:
    return bracket.sheet_picture(part(title, rounds), theme, language)


# As long as Discord allows names to be.
LONGEST = ("Josephine the Unreasonably Named", "Сокрушительнейшая Александровна")


def knock_out(first_round: int, names: tuple[str, str] = LONGEST) -> list[BracketRound]:
    rounds: list[BracketRound] = []
    count = first_round
    while count:
        match = duel(*names, (10, 9) if count % 2 else (9, 10))
        rounds.append(BracketRound(f"Round of {2 * count}", (match,) * count))
        count //= 2
    return rounds[:MOST_COLUMNS]


@pytest.mark.parametrize("language", languages())
def test_every_word_can_be_written(language: str) -> None:
    words = facts_wanted(SHELL, language)["pictures.ftl"]
    assert len(words) > 10
    assert all(readable(Texts(language).say(key)) == Texts(language).say(key) for key in words)


@THEMES
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("count", [0, 1, 8, 32])
def test_tables_of_any_length(count: int, language: str, theme: Theme) -> None:
    canvas = drawn("Autumn League", rows(count), theme, language)
    assert troubles(canvas) == []
    assert all(f"Player {place}" in written(canvas) for place in range(1, count + 1))
    alt = sheet_picture(one_table("Autumn League", rows(count)), theme, language).alt
    assert len(alt) <= 1024
    assert all(f"{place}. Player {place}" in alt for place in range(1, count + 1))


@THEMES
@pytest.mark.parametrize("count", [1, 16, 17, 33, 64, 128])
def test_every_page_of_a_table_has_its_rows_inside_and_can_be_read_on_a_phone(
    count: int, theme: Theme
) -> None:
    settings = Settings("swiss", playoff="single", qualifiers=2, tie_breaks=TIE_BREAKS)
    ties = tie_columns(settings)
    lines = tuple(
        replace(one, figures=("9" * 3,) * len(ties), is_mine=one.standing.place == 5, qualifies=True)
        for one in rows(count)
    )
    notes = table_notes(settings, Texts("en"), has_results=True, is_settled=False)
    sheets = table_sheets([Table("Autumn League", lines)], settings, notes, Texts("en"))
    seen: list[str] = []
    for sheet in sheets:
        canvas = draw_sheet(sheet, theme, "en")
        assert troubles(canvas) == []
        assert canvas.frame.width == WIDTH
        # At the width of a phone a page is not much higher than wide.
        assert canvas.frame.height <= 2 * WIDTH
        shown = [mark.label for mark in canvas.marks if mark.kind == "through"]
        assert shown == [line.name for line in sheet.tables[0].lines]
        assert all(tie in written(canvas) for tie in ("mB", "Bu", "+/−", "PF", "H2H", "W-D-L"))
        assert "median Buchholz" in written(canvas)
        seen += shown
        alt = sheet_picture(sheet, theme).alt
        assert len(alt) <= 1024
        assert all(name in alt for name in shown)
    assert seen == [line.name for line in lines]


@pytest.mark.parametrize(
    ("groups", "members", "pages"), [(8, 4, 3), (8, 8, 4), (2, 8, 1), (12, 3, 3), (4, 20, 8)]
)
def test_many_groups_take_pages_instead_of_one_endless_picture(groups: int, members: int, pages: int) -> None:
    tables = [Table(f"Group {number}", tuple(rows(members, f"G{number}"))) for number in range(groups)]
    sheets = table_sheets(
        tables, Settings("groups", groups=groups, tie_breaks=("difference",)), (), Texts("en")
    )
    assert len(sheets) == pages
    for sheet in sheets:
        canvas = draw_sheet(sheet, DARK, "en")
        assert troubles(canvas) == []
        assert canvas.frame.height <= 2 * WIDTH


def test_the_readers_own_line_has_a_frame_and_is_said() -> None:
    lines = [replace(one, is_mine=one.standing.place == 2) for one in rows(4)]
    sheet = one_table("T", lines)
    canvas = draw_sheet(sheet, DARK, "en")
    (own,) = [mark for mark in canvas.marks if mark.kind == "own"]
    assert own.label == "Player 2"
    middle = (own.box.top + own.box.bottom) // 2
    assert canvas.image.getpixel((own.box.left + 1, middle)) == DARK.choice_edge
    (said,) = [line for line in sheet_picture(sheet).alt.splitlines() if "(you)" in line]
    assert said.startswith("2. Player 2 (you)")
    assert not any(mark.kind == "own" for mark in drawn("T", rows(4)).marks)


def test_a_table_shows_its_figures() -> None:
    told = written(drawn("Autumn League", TABLE))
    assert "1 Annika 15 5-0-0 +14" in told
    assert "5 Mallory 3 1-0-4 −9" in told


@pytest.mark.parametrize("name", [LONG_NAME, "W" * 60, "Ъ" * 32, "🎲", ""])
def test_any_name_fits_into_a_table(name: str) -> None:
    row = line(1, name, (1, 0, 0), 3, 3)
    assert troubles(drawn(name, [row], DARK, "ru"), may_shorten=len(name) > 55) == []
    assert len(sheet_picture(one_table(name or "?", [row] * 32), language="ru").alt) <= 1024


def test_rises_and_falls_are_signs_not_colours() -> None:
    marks = drawn("T", TABLE).marks
    assert [mark.label for mark in marks if mark.kind == "icon"] == ["risen", "fallen"]


def test_a_title_beyond_all_measure_is_shortened() -> None:
    title = "Лига " * 400
    for picture in (
        *(sheet_picture(one_table(title, rows(count))) for count in (0, 3)),
        *(bracket_picture_of(title, rounds) for rounds in ((), BRACKET)),
    ):
        assert len(picture.alt) <= 1024
    assert troubles(drawn(title, rows(3), DARK, "ru"), may_shorten=True) == []
    assert troubles(draw_bracket_of(title, BRACKET, DARK, "ru"), may_shorten=True) == []


@pytest.mark.parametrize(("number", "text"), [(3, "+3"), (0, "0"), (-3, "−3")])
def test_differences_have_a_sign(number: int, text: str) -> None:
    assert signed(number) == text


@THEMES
@pytest.mark.parametrize("first_round", [0, 1, 2, 4, 8, 16])
def test_brackets_of_any_size(first_round: int, theme: Theme) -> None:
    rounds = knock_out(first_round)
    canvas = draw_bracket_of("Play-offs", rounds, theme, "ru")
    assert troubles(canvas) == []
    links = [mark for mark in canvas.marks if mark.kind == "link"]
    assert len(links) == sum(len(entry.matches) for entry in rounds[:-1])
    assert len(bracket_picture_of("Play-offs", rounds, theme, "ru").alt) <= 1024
    beyond = knock_out(first_round, (LONG_NAME, "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww"))
    assert troubles(draw_bracket_of("Play-offs", beyond, theme, "ru"), may_shorten=True) == []


def test_a_match_stands_between_the_two_that_lead_to_it() -> None:
    tops = match_tops(knock_out(4))
    assert tops[1] == [(tops[0][0] + tops[0][1]) // 2, (tops[0][2] + tops[0][3]) // 2]
    assert tops[2] == [(tops[1][0] + tops[1][1]) // 2]
    for column in tops:
        assert all(abs(first - second) >= MATCH_HEIGHT for first, second in combinations(column, 2))


def test_a_round_that_does_not_halve_is_spread_without_links() -> None:
    match = duel("Ann", "Bob")
    rounds = [BracketRound("Play-in", (match,) * 3), BracketRound("Semi-finals", (match,) * 2)]
    canvas = draw_bracket_of("Cup", rounds, DARK, "en")
    assert troubles(canvas) == []
    assert not any(mark.kind == "link" for mark in canvas.marks)


def test_open_places_byes_and_winners_are_said() -> None:
    rounds = [
        BracketRound("Semi-finals", (duel("Ann", "Bob", (2, 1)),)),
        BracketRound(
            "Final",
            (duel("Ann"), bye("Eve")),
        ),
    ]
    picture = bracket_picture_of("Cup", rounds)
    assert picture.alt.splitlines() == [
        "Cup.",
        "Semi-finals:",
        "Ann – Bob 2 : 1, winner: Ann",
        "Final:",
        "Ann – to be decided",
        "Eve: bye",
    ]
    told = written(draw_bracket_of("Cup", rounds, DARK, "en"))
    assert "to be decided" in told
    assert "bye" in told


def test_the_winner_wears_a_crown() -> None:
    marks = draw_bracket_of("Cup", BRACKET, DARK, "en").marks
    assert sum(mark.label == "crown" for mark in marks) == 2


# Finding 7: names in any script. What no typeface here can write is drawn by the user name.
SCRIPTS = {
    "Σωκράτης": "Σωκράτης",
    "Nguyễn Thị Ánh": "Nguyễn Thị Ánh",
    "Ґалаґан": "Ґалаґан",
    "Zoë ❤": "Zoë",
    "𝓐𝓷𝓷𝓲𝓴𝓪": "Annika",
    "山田太郎": "user_name",
    "김철수": "user_name",
    "محمد": "user_name",
    "שרה": "user_name",
    "สมชาย": "user_name",
    "🎲🔥": "user_name",
    "ann 山田": "user_name",
}


@THEMES
@pytest.mark.parametrize(("name", "shown"), SCRIPTS.items())
def test_names_in_any_script_stand_in_table_and_bracket(name: str, shown: str, theme: Theme) -> None:
    called = drawable_name(name, "user_name")
    assert called == shown
    table = drawn("Cup", [line(1, called, (1, 0, 0), 3, 3)], theme)
    match = duel(called, "Bob", (1, 0))
    rounds = [BracketRound("Final", (match,))]
    tree = draw_bracket_of("Cup", rounds, theme, "en")
    for canvas in (table, tree):
        assert troubles(canvas) == []
        assert shown in written(canvas)
        assert "to be decided" not in written(canvas)
        assert "unknown" not in written(canvas)
    assert shown in bracket_picture_of("Cup", rounds, theme).alt
