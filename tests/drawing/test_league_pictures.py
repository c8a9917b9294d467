"""League tables and brackets: any number of rows and rounds, any names."""

from __future__ import annotations

from itertools import combinations

import pytest

from sfb_bot.drawing.bracket import (
    MATCH_HEIGHT,
    bracket_picture,
    draw_bracket,
    match_tops,
)
from sfb_bot.drawing.fonts import readable
from sfb_bot.drawing.league_table import draw_table, signed, table_picture
from sfb_bot.drawing.themes import CONTRAST, DARK, Theme
from sfb_bot.locale import SHELL, Texts, facts_wanted, languages
from sfb_bot.screens.league.sheets import BracketRound, TableLine
from tests.drawing.league_samples import bye, duel, line
from tests.games.brawl.pictures.card_samples import BRACKET, LONG_NAME, TABLE
from tests.games.brawl.pictures.layout_checks import troubles, written

THEMES = pytest.mark.parametrize("theme", [DARK, CONTRAST], ids=lambda theme: theme.name)


def rows(count: int, name: str = "Player") -> list[TableLine]:
    return [
        line(place, f"{name} {place}", (88, 77, 66), 55 - 10 * place, 999, place % 3 - 1)
        for place in range(1, count + 1)
    ]


def knock_out(first_round: int) -> list[BracketRound]:
    rounds: list[BracketRound] = []
    count = first_round
    while count:
        match = duel(LONG_NAME, "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww", (10, 9) if count % 2 else (9, 10))
        rounds.append(BracketRound(f"Round of {2 * count}", (match,) * count))
        count //= 2
    return rounds


@pytest.mark.parametrize("language", languages())
def test_every_word_can_be_written(language: str) -> None:
    words = facts_wanted(SHELL, language)["pictures.ftl"]
    assert len(words) > 10
    assert all(readable(Texts(language).say(key)) == Texts(language).say(key) for key in words)


@THEMES
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("count", [0, 1, 8, 32])
def test_tables_of_any_length(count: int, language: str, theme: Theme) -> None:
    canvas = draw_table("Autumn League", rows(count), theme, language)
    assert troubles(canvas) == []
    assert all(f"Player {place}" in written(canvas) for place in range(1, count + 1))
    alt = table_picture("Autumn League", rows(count), theme, language).alt
    assert len(alt) <= 1024
    assert all(f"{place}. Player {place}" in alt for place in range(1, count + 1))


def test_a_table_shows_its_figures() -> None:
    told = written(draw_table("Autumn League", TABLE, DARK, "en"))
    assert "1 Annika 5 5 0 0 +14 15" in told
    assert "5 Mallory 5 1 0 4 −9 3" in told


@pytest.mark.parametrize("name", [LONG_NAME, "W" * 60, "Ъ" * 32, "🎲", ""])
def test_any_name_fits_into_a_table(name: str) -> None:
    row = line(1, name, (1, 0, 0), 3, 3)
    assert troubles(draw_table(name, [row], DARK, "ru"), may_shorten=len(name) > 55) == []
    assert len(table_picture(name or "?", [row] * 32, language="ru").alt) <= 1024


def test_rises_and_falls_are_signs_not_colours() -> None:
    marks = draw_table("T", TABLE, DARK, "en").marks
    assert [mark.label for mark in marks if mark.kind == "icon"] == ["risen", "fallen"]


def test_a_title_beyond_all_measure_is_shortened() -> None:
    title = "Лига " * 400
    for picture in (
        *(table_picture(title, rows(count)) for count in (0, 3)),
        *(bracket_picture(title, rounds) for rounds in ((), BRACKET)),
    ):
        assert len(picture.alt) <= 1024
    assert troubles(draw_table(title, rows(3), DARK, "ru"), may_shorten=True) == []
    assert troubles(draw_bracket(title, BRACKET, DARK, "ru"), may_shorten=True) == []


@pytest.mark.parametrize(("number", "text"), [(3, "+3"), (0, "0"), (-3, "−3")])
def test_differences_have_a_sign(number: int, text: str) -> None:
    assert signed(number) == text


@THEMES
@pytest.mark.parametrize("first_round", [0, 1, 2, 4, 8, 16])
def test_brackets_of_any_size(first_round: int, theme: Theme) -> None:
    rounds = knock_out(first_round)
    canvas = draw_bracket("Play-offs", rounds, theme, "ru")
    assert troubles(canvas) == []
    links = [mark for mark in canvas.marks if mark.kind == "link"]
    assert len(links) == max(0, first_round - 1)
    assert len(bracket_picture("Play-offs", rounds, theme, "ru").alt) <= 1024


def test_a_match_stands_between_the_two_that_lead_to_it() -> None:
    tops = match_tops(knock_out(4))
    assert tops[1] == [(tops[0][0] + tops[0][1]) // 2, (tops[0][2] + tops[0][3]) // 2]
    assert tops[2] == [(tops[1][0] + tops[1][1]) // 2]
    for column in tops:
        assert all(abs(first - second) >= MATCH_HEIGHT for first, second in combinations(column, 2))


def test_a_round_that_does_not_halve_is_spread_without_links() -> None:
    match = duel("Ann", "Bob")
    rounds = [BracketRound("Play-in", (match,) * 3), BracketRound("Semi-finals", (match,) * 2)]
    canvas = draw_bracket("Cup", rounds, DARK, "en")
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
    picture = bracket_picture("Cup", rounds)
    assert picture.alt.splitlines() == [
        "Cup.",
        "Semi-finals:",
        "Ann – Bob 2 : 1, winner: Ann",
        "Final:",
        "Ann – to be decided",
        "Eve: bye",
    ]
    told = written(draw_bracket("Cup", rounds, DARK, "en"))
    assert "to be decided" in told
    assert "bye" in told


def test_the_winner_wears_a_crown() -> None:
    marks = draw_bracket("Cup", BRACKET, DARK, "en").marks
    assert sum(mark.label == "crown" for mark in marks) == 2
