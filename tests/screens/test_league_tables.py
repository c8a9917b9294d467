"""Tables of a season: tie-breaks as columns, one's own place, who goes on, pages with everybody on them."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from sfb_bot.leagues.rules.table import standings
from sfb_bot.leagues.rules.values import TIE_BREAKS, EntrantId, Settings, Standing
from sfb_bot.matches.records import ChannelId
from sfb_bot.screens.league.actions import ShowResults, ShowSchedule, ShowTable
from sfb_bot.screens.league.rounds import (
    own_pairing_screen,
    pairing_line,
    pairing_lines,
    result_post,
    results_screen,
    round_posts,
    schedule_screen,
    thread_greeting,
    thread_head,
    thread_name,
)
from sfb_bot.screens.league.season import pinned_post
from sfb_bot.screens.league.table_lines import (
    ROOM_A_PAGE,
    ROWS_A_PAGE,
    OwnPlace,
    Table,
    TableLine,
    own_place_line,
    table_notes,
    table_pages,
    table_sheets,
    tie_columns,
    tie_figures,
)
from sfb_bot.screens.league.tables import WordsLook, table_in_words, table_screen
from sfb_bot.screens.league.values import Side
from sfb_bot.screens.limits import MOST_TEXT, size
from sfb_bot.screens.values import Button, controls
from tests.leagues.rules.sample_seasons import result, season_of, with_results
from tests.screens.league_samples import (
    HERE,
    ONE,
    PAIRING,
    PLAYED,
    SAID,
    THERE,
    TWO,
    WON,
    game,
    pairing,
    season,
)

SEASON = PLAYED.record.id


def standing(place: int, entrant: int, *, dropped: bool = False) -> Standing:
    return Standing(place, EntrantId(entrant), 3, 2, 1, 0, 1, 0, 5, 3, (2, 5, 0, 9), dropped)


def table(count: int, title: str = "Table", mine: int = 0) -> Table:
    lines = (
        TableLine(standing(place, place), f"{title} {place}", figures=("+2", "5", "–"), is_mine=place == mine)
        for place in range(1, count + 1)
    )
    return Table(title, tuple(lines))


def pressed(screen: object) -> list[tuple[object, bool]]:
    found = controls(screen)  # pyright: ignore[reportArgumentType] - any screen
    return [(one.action, one.disabled) for one in found if isinstance(one, Button)]


# --- Pages ---


@pytest.mark.parametrize("seed", range(40))
def test_pages_have_everybody_exactly_once_in_order_and_none_is_too_long(seed: int) -> None:
    dice = random.Random(seed)
    tables = [table(dice.randint(1, 70), f"G{number}") for number in range(dice.randint(1, 12))]
    pages = table_pages(tables)
    shown = [line for page in pages for part in page for line in part.lines]
    assert shown == [line for each in tables for line in each.lines]
    for page in pages:
        assert all(0 < len(part.lines) <= ROWS_A_PAGE for part in page)
        assert sum(len(part.lines) + 2 for part in page) <= ROOM_A_PAGE


@pytest.mark.parametrize("count", [1, 15, 16, 17, 33, 128])
def test_a_long_table_says_which_places_a_page_shows(count: int) -> None:
    sheets = table_sheets([table(count)], Settings(), ("below",), SAID)
    assert len(sheets) == -(-count // ROWS_A_PAGE)
    assert all(sheet.notes[-1] == "below" for sheet in sheets)
    said = [sheet.notes[0] for sheet in sheets]
    if len(sheets) == 1:
        assert said == ["below"]
    else:
        first, last = (sheet.tables[0].lines for sheet in (sheets[0], sheets[-1]))
        assert said[0] == f"Places 1 to {len(first)} of {count}."
        assert said[-1] == f"Places {count - len(last) + 1} to {count} of {count}."


def test_a_private_look_opens_on_ones_own_page_and_leads_to_all_others() -> None:
    sheets = table_sheets([table(40, mine=30)], Settings(), (), SAID)
    screen = table_screen(PLAYED, sheets, None, OwnPlace(30, 40), SAID)
    assert screen.lines[1:] == ("You're 30th of 40.", "Page 3 of 3.")
    assert pressed(screen) == [
        (ShowTable(SEASON, False, 1), False),
        (ShowTable(SEASON, False, 3), True),
        (ShowTable(SEASON, True), False),
    ]
    first = table_screen(PLAYED, sheets, 0, None, SAID)
    assert [is_grey for _, is_grey in pressed(first)] == [True, False, False]
    assert first.lines[1:] == ("Page 1 of 3.",)
    beyond = table_screen(PLAYED, sheets, 99, None, SAID)
    assert beyond.lines[1:] == ("Page 3 of 3.",)


def test_the_pinned_post_shows_the_first_page_and_says_so() -> None:
    sheets = table_sheets([table(40)], Settings(), (), SAID)
    post = pinned_post(PLAYED, sheets, SAID)
    assert post.lines[2] == "Page 1 of 3. Press Table to see the rest."
    assert post.picture is not None
    assert post.picture.view == sheets[0]
    assert ShowTable(SEASON) in [action for action, _ in pressed(post)]
    assert len(pinned_post(PLAYED, table_sheets([table(16)], Settings(), (), SAID), SAID).lines) == 2


# --- Tie-breaks (finding 14) ---


@pytest.mark.parametrize("name", ["round_robin", "swiss"])
def test_every_tie_break_in_force_is_a_column_and_is_explained(name: str) -> None:
    settings = Settings(name)  # pyright: ignore[reportArgumentType] - a format
    columns = tie_columns(settings)
    assert set(columns) == set(settings.order_of_ties) - {"lot"}
    (said,) = table_notes(settings, SAID, has_results=True, is_settled=False)
    assert [said.find(SAID.say(f"tie-{tie}")) for tie in settings.order_of_ties] == sorted(
        said.find(SAID.say(f"tie-{tie}")) for tie in settings.order_of_ties
    )
    assert all(SAID.say(f"tie-{tie}") in said for tie in settings.order_of_ties)
    every = replace(settings, tie_breaks=TIE_BREAKS)
    told = table_notes(every, SAID, has_results=True, is_settled=False)[0]
    assert "wins (W)" in told


def test_the_columns_show_what_the_order_was_made_of() -> None:
    played = with_results(
        season_of(4, Settings()),
        [
            result(1, 1, 1, 2, (3, 5)),
            result(2, 2, 1, 3, (5, 3)),
            result(3, 2, 2, 4, (3, 5)),
            result(4, 3, 3, 4, (0, 0), "double_forfeit"),
        ],
    )
    lines = standings(played)
    # 1 and 2 are level with 3 points and 8-8, and 2 has won their match; nobody else is asked for that.
    assert {line.entrant: tie_figures(line, lines, Settings()) for line in lines} == {
        1: ("0", "8", "0"),
        2: ("0", "8", "3"),
        3: ("−2", "3", "–"),
        4: ("+2", "5", "–"),
    }


def test_before_the_first_result_the_note_says_that_it_is_the_seeding() -> None:
    cup = Settings(playoff="single", qualifiers=2)
    assert table_notes(cup, SAID, has_results=False, is_settled=False) == (
        "No results yet, so this is the seeding.",
    )
    assert (
        table_notes(cup, SAID, has_results=True, is_settled=True)[1] == "Gold edge: plays in the play-offs."
    )
    assert table_notes(cup, SAID, has_results=True, is_settled=False, in_words=True)[1].startswith("Q would")


# --- In words ---


def test_a_table_in_words_stands_in_columns_and_has_every_line() -> None:
    lines = (
        TableLine(standing(1, 2), "Ben", qualifies=True, figures=("+12", "5", "–")),
        TableLine(standing(10, 1, dropped=True), "A `name` of many letters", figures=("0", "15", "3")),
        TableLine(standing(0, 3), "Computer", figures=("−2", "5", "–"), is_mine=True),
    )
    look = WordsLook([Table("Table", lines)], {}, own=OwnPlace(1, 2), notes=("below",))
    screen = table_in_words(PLAYED, look, None, SAID)
    assert screen.lines[1:] == (
        "You're 1st of 2.",
        "**Table**",
        "```",
        "  # Player         Pts W-D-L +/− PF H2H",
        "  1 Ben              3 1-0-1 +12  5   – Q",
        " 10 A 'name' of m…   3 1-0-1   0 15   3 dropped out",
        "> – Computer         3 1-0-1  −2  5   – fills in",
        "```",
        "below",
    )
    assert [action for action, _ in pressed(screen)] == [ShowTable(SEASON)]


@pytest.mark.parametrize("count", [1, 39, 41, 256])
def test_pages_of_words_have_every_line_once(count: int) -> None:
    look = WordsLook([table(count, "T"), table(5, "U")], {}, notes=("below",))
    found: list[str] = []
    page, pages = 0, 1
    while page < pages:
        screen = table_in_words(PLAYED, look, page, SAID)
        assert size("\n".join(screen.lines)) <= MOST_TEXT
        assert SAID.say("text-cut") not in screen.lines
        assert screen.lines.count("```") % 2 == 0
        found += [line.split("  ")[0].strip() for line in screen.lines if "1-0-1" in line]
        if screen.lines[-1].startswith("Page "):
            pages = int(screen.lines[-1].rstrip(".").rpartition(" ")[2])
        page += 1
    assert len(found) == count + 5


def test_words_open_on_ones_own_page() -> None:
    look = WordsLook([table(100, mine=90)], {})
    assert any(line.startswith(">") for line in table_in_words(PLAYED, look, None, SAID).lines)


@pytest.mark.parametrize(
    ("own", "words"),
    [
        (OwnPlace(1, 12), "You're 1st of 12."),
        (OwnPlace(2, 12), "You're 2nd of 12."),
        (OwnPlace(3, 12), "You're 3rd of 12."),
        (OwnPlace(5, 12), "You're 5th of 12."),
        (OwnPlace(11, 12), "You're 11th of 12."),
        (OwnPlace(12, 12), "You're 12th of 12."),
        (OwnPlace(13, 40), "You're 13th of 40."),
        (OwnPlace(21, 40), "You're 21st of 40."),
        (OwnPlace(112, 128), "You're 112th of 128."),
        (OwnPlace(2, 5, group="Group A"), "You're 2nd of 5 in Group A."),
        (OwnPlace(1, 12, "in"), "You're still in the play-offs."),
        (
            OwnPlace(5, 12, "out", is_shared=True),
            "You're out of the play-offs: 5th of 12. Others share that place.",
        ),
        (OwnPlace(1, 12, "over"), "You finished 1st of 12."),
    ],
)
def test_ones_own_place_in_words(own: OwnPlace, words: str) -> None:
    assert own_place_line(own, SAID) == words


def test_a_season_that_is_over_still_has_its_table() -> None:
    over = season(PLAYED, status="finished")
    assert table_screen(over, table_sheets([table(3)], Settings(), (), SAID), None, None, SAID).picture


# --- The names of rounds, everywhere the same ---


def test_a_round_of_the_play_offs_has_one_name_everywhere() -> None:
    named = replace(WON, round_title="Quarter-final")
    posted = result_post(PLAYED, named, 1, SAID)
    assert posted is not None
    assert posted.lines[0].startswith("**Autumn \\*Cup\\***, season 2, Quarter-final: ")
    assert thread_name(PLAYED, named, 1, SAID) == "Quarter-final Ann – Ben"
    assert ", Quarter-final: " in thread_greeting(PLAYED, named, 1, SAID).lines[0]
    assert ", Quarter-final, game 1: " in thread_head(PLAYED, named, 1, SAID).lines[0]
    assert results_screen(PLAYED, (named,), None, SAID).lines[1] == "**Quarter-final**"
    assert own_pairing_screen([(PLAYED, named)], 1, SAID).lines[0].endswith(", Quarter-final:")
    assert PLAYED.round is not None
    facts = replace(PLAYED, round=replace(PLAYED.round, title="Quarter-final"))
    (post,) = round_posts(facts, (named,), SAID)
    assert "· **Quarter-final** ends" in post.lines[0]
    assert "side" not in " ".join(post.lines)
    assert pinned_post(facts, (), SAID).lines[1].startswith("Quarter-final: ")


def test_the_rounds_of_two_sides_stand_under_their_names() -> None:
    name = "Winners' side, round 2"
    both = replace(WON, round_title=name, heading=name)
    assert pairing_lines((both, both), SAID)[0] == f"**{name}**"
    assert len(pairing_lines((both, both), SAID)) == 3
    assert results_screen(PLAYED, (both,), None, SAID).lines[1:-1] == (f"**{name}**",)


# --- How a game ended ---


def test_a_result_says_that_a_game_was_given_up_or_agreed_on() -> None:
    given_up = pairing(game(1, ONE, 0, 0))
    assert "wins 0 : 0" in pairing_line(given_up, SAID)
    told = replace(given_up, endings={HERE: "concession"})
    assert "<@1> wins by concession, 0 : 0" in pairing_line(told, SAID)
    posted = result_post(PLAYED, told, 1, SAID)
    assert posted is not None
    assert "wins by concession, 0 : 0" in posted.lines[0]
    agreed = replace(pairing(game(1, None, 1, 1)), endings={HERE: "agreement"})
    posted = result_post(PLAYED, agreed, 1, SAID)
    assert posted is not None
    assert "a draw by agreement, 1 : 1" in posted.lines[0]
    late = replace(pairing(game(1, TWO, 0, 0, "timeout")), endings={HERE: "time"})
    assert "<@2> wins on time, 0 : 0" in pairing_line(late, SAID)


# --- Many pairings ---


@pytest.mark.parametrize("count", [0, 1, 24, 25, 64])
def test_the_schedule_has_every_pairing_on_one_of_its_pages(count: int) -> None:
    many = [replace(PAIRING, home=Side((1000 + number,)), heading="") for number in range(count)]
    found: list[str] = []
    page = 0
    while True:
        screen = schedule_screen(PLAYED, many, SAID, page)
        assert SAID.say("text-cut") not in screen.lines
        found += [line for line in screen.lines if line.startswith("<@10")]
        after = [action for action, is_grey in pressed(screen) if not is_grey]
        if ShowSchedule(SEASON, page + 1) not in after:
            break
        page += 1
    assert len(found) == len(set(found)) == count
    assert page == max(0, -(-count // 24) - 1)


def test_lines_of_pairs_and_series_however_long_fit_their_pages_and_posts() -> None:
    series = replace(
        PLAYED.record, settings=Settings(best_of=5), terms=replace(PLAYED.record.terms, team_size=2)
    )
    facts = replace(PLAYED, record=series)
    long_id = 10**18
    sides = [Side((long_id + n, long_id + n + 1)) for n in (1, 3)]
    games = [game(number, ONE if number % 2 else TWO, 5, 3) for number in (1, 2, 3, 4, 5)]
    far = {HERE: ChannelId(long_id), THERE: ChannelId(long_id)}
    won = replace(pairing(*games, settings=series.settings, home=sides[0], away=sides[1]), channels=far)
    assert won.line.state.decided
    many = [won] * 128
    assert sum(len(post.lines) - 1 for post in round_posts(facts, many, SAID)) == 128
    pages = [results_screen(facts, many, page, SAID) for page in range(11)]
    assert all(SAID.say("text-cut") not in page.lines for page in pages)
    assert sum(line.startswith("<@1") for page in pages for line in page.lines) == 128


def test_pages_of_the_results_of_one_round_stay_in_it() -> None:
    many = [WON] * 60
    screen = results_screen(PLAYED, many, None, SAID, 2)
    assert [action for action, _ in pressed(screen)] == [ShowResults(SEASON, 1, 2), ShowResults(SEASON, 3, 2)]
