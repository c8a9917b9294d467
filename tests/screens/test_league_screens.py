"""What is said about seasons: sign-up, the pinned post, rounds, results, previews, figures."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import get_args

import pytest

from sfb_bot.leagues.rules.values import (
    REASONS,
    TIE_BREAKS,
    Bracket,
    BracketColumn,
    Bye,
    EntrantId,
    Pairing,
    PairingId,
    Reason,
    Settings,
    Slot,
    Standing,
)
from sfb_bot.leagues.seasons.actions import NAMES
from sfb_bot.leagues.seasons.records import ActionRecord, Effect, GameRecord, PairingLine, PairingRecord
from sfb_bot.leagues.seasons.terms import Terms
from sfb_bot.locale import SHELL, ids_in
from sfb_bot.matches.records import ChannelId, MatchId, Moment, SeasonId, UserId
from sfb_bot.screens.league.actions import ShowResults
from sfb_bot.screens.league.effects import EffectNames, effect_lines
from sfb_bot.screens.league.organisers import (
    Shown,
    league_notice,
    log_screen,
    preview_screen,
)
from sfb_bot.screens.league.rounds import (
    own_pairing_screen,
    pairing_line,
    reminder_in_thread,
    result_post,
    results_screen,
    round_posts,
    schedule_screen,
    seasons_screen,
    thread_greeting,
    thread_head,
    thread_name,
)
from sfb_bot.screens.league.season import finished_post, format_words, pinned_post
from sfb_bot.screens.league.sheets import bracket_sheets
from sfb_bot.screens.league.table_lines import Table, TableLine, TableSheet
from sfb_bot.screens.league.tables import WordsLook, table_in_words
from sfb_bot.screens.league.values import PairingFacts, RoundFacts, Side
from sfb_bot.screens.values import Button, controls
from tests.screens.league_samples import (
    ANN,
    BEN,
    BEST_OF_3,
    CHANNELS,
    END,
    FINISHED,
    HERE,
    LEAGUES,
    ONE,
    PAIRING,
    PLAYED,
    ROUND,
    SAID,
    SEASON,
    THERE,
    TWO,
    WON,
    entrant,
    game,
    pairing,
    season,
)


def presses(screen: object) -> list[str]:
    return [control.custom_id for control in controls(screen)]  # pyright: ignore[reportArgumentType] - any screen


# --- the pinned post ---


def test_sign_up_of_a_game_without_windows_names_no_time_to_react() -> None:
    screen = pinned_post(replace(SEASON, has_windows=False), (), SAID)
    assert screen.lines[2] == "Pace: daily. 1 day per turn, 2 days in the bank."


def test_sign_up_shows_every_setting_and_who_is_in() -> None:
    screen = pinned_post(SEASON, (), SAID)
    assert screen.lines == (
        "**Autumn \\*Cup\\***, season 2 · everyone plays everyone",
        "Free choice of teams.",
        "Pace: daily. 1 day per turn, 12 hours to react, 2 days in the bank.",
        "Rounds last 7 days. Grace time per season: 1 day.",
        "In unfinished games whoever is to move then loses. If you never came, you can't win. "
        "You always have 1 day to answer, up to 3 days past the end of the round.",
        "The next round starts as soon as every game is decided.",
        "No reminders before a round ends.",
        "Points: win 3, draw 1, loss 0, win by forfeit 2, loss by forfeit 0, double forfeit 1. "
        "Ties: points difference, points scored, head-to-head, random.",
        "Seeding: by rating on this server.",
        f"Sign-up ends <t:{END}:R> (<t:{END}:f>).",
        "2 players:",
        "<@1>, <@2>",
    )
    assert presses(screen) == ["sfb2:join_season:7", "sfb2:leave_season:7"]
    assert screen.mentions == ()


def test_sign_up_of_very_many_still_fits() -> None:
    crowd = tuple(Side((10**17 + n, 10**17 + 1000 + n)) for n in range(256))
    full = season(SEASON, terms=Terms(round_length=604800, most=256, team_size=2))
    screen = pinned_post(replace(full, playing=crowd, waiting=crowd), (), SAID)
    assert screen.lines[-1] == SAID.say("text-cut")
    assert "256 of 256 places taken:" in screen.lines


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        (Settings(legs=2, best_of=3), "everyone plays everyone twice, best of 3"),
        (
            Settings("swiss", swiss_rounds=4, playoff="double", qualifiers=4, playoff_best_of=5),
            "Swiss, 4 rounds, then double elimination for the top 4, play-offs best of 5",
        ),
        (Settings("swiss"), "Swiss"),
        (
            Settings("groups", groups=4, playoff="single", qualifiers=2),
            "4 groups, then a knockout for the top 2 of each group",
        ),
        (Settings("groups", groups=2, legs=2), "2 groups, everyone plays twice"),
    ],
)
def test_every_format_has_words(settings: Settings, words: str) -> None:
    assert format_words(season(SEASON, settings=settings), SAID) == words


def standing(place: int, entrant: int, *, dropped: bool = False) -> Standing:
    return Standing(place, EntrantId(entrant), 3, 2, 1, 0, 1, 0, 5, 3, (), dropped)


def sheet() -> tuple[TableSheet]:
    lines = (TableLine(standing(1, 1), "Ann"), TableLine(standing(2, 2), "Ben"))
    return (TableSheet((Table("Autumn 2", lines),)),)


def test_the_pinned_post_says_how_far_the_season_is_and_pings_nobody() -> None:
    screen = pinned_post(PLAYED, sheet(), SAID)
    assert screen.lines[1] == f"Round 2 of 5: 1 of 6 games decided. Ends <t:{END}:R>."
    assert screen.picture is not None
    assert screen.picture.kind == "table"
    assert presses(screen) == [
        "sfb2:pairing:7",
        "sfb2:table:7",
        "sfb2:table:7:1",
        "sfb2:schedule:7",
        "sfb2:results:7",
    ]
    assert screen.mentions == ()
    paused = pinned_post(season(PLAYED, status="paused", paused_for="a *storm*"), sheet(), SAID)
    assert paused.lines[1] == "Paused. Reason: a \\*storm\\*"
    over = pinned_post(replace(FINISHED, places=((1, BEN), (2, ANN))), sheet(), SAID)
    assert over.lines[1] == "Finished. Champion: <@2>"


def test_only_the_champion_is_pinged_at_the_end() -> None:
    screen = finished_post(replace(FINISHED, places=((1, BEN), (2, ANN))), SAID)
    assert screen.lines == ("**Autumn \\*Cup\\***, season 2 is over.", "🏆 Champion: <@2>", "2. <@1>")
    assert screen.mentions == (2,)
    nobody = finished_post(replace(FINISHED, places=((1, Side((0,))),)), SAID)
    assert nobody.lines[1] == "🏆 Champion: a deleted player"
    assert nobody.mentions == ()


def test_who_shares_a_place_at_the_end_is_named_with_it() -> None:
    cleo, dora = Side((3,), "Cleo"), Side((4,), "Dora")
    places = ((1, BEN), (2, ANN), (3, cleo), (3, dora))
    screen = finished_post(replace(FINISHED, places=places), SAID)
    assert screen.lines[1:] == ("🏆 Champion: <@2>", "2. <@1>", "3. <@3> and <@4>")


def test_a_shared_first_place_makes_no_champion() -> None:
    shared = replace(FINISHED, places=((1, BEN), (1, ANN), (3, Side((3,)))))
    screen = finished_post(shared, SAID)
    assert screen.lines[1:] == ("1. <@2> and <@1>", "3. <@3>")
    assert screen.mentions == ()
    assert pinned_post(shared, sheet(), SAID).lines[1] == "Finished."


# --- rounds, pairings, results ---


def test_a_round_leads_to_its_games() -> None:
    (screen,) = round_posts(PLAYED, (PAIRING, WON), SAID)
    assert screen.lines == (
        f"**Autumn \\*Cup\\***, season 2 · **Round 2 of 5** ends <t:{END}:R> (<t:{END}:f>).",
        "<@1> – <@2>: <#77>",
        "<@1> – <@2>: <@1> wins 5 : 3 <#77>",
    )
    assert screen.mentions == ()


def test_what_was_undecided_when_its_season_ended_is_called_off() -> None:
    over = replace(FINISHED, round=RoundFacts(replace(ROUND, closed_at=Moment(END)), 5, 1, 6))
    called_off = replace(pairing(), is_called_off=True)
    behind = replace(pairing(game(1, TWO, 0, 5), settings=BEST_OF_3), is_called_off=True)
    (screen,) = round_posts(over, (called_off, behind), SAID)
    assert screen.lines == (
        "**Autumn \\*Cup\\***, season 2 · **Round 2 of 5** is over.",
        "<@1> – <@2>: cancelled",
        "<@1> – <@2>: cancelled 0 : 1",
    )
    assert schedule_screen(over, (called_off,), SAID).lines[1:] == ()
    assert own_pairing_screen([(over, called_off)], 1, SAID).lines[1:] == ("<@1> – <@2>: cancelled",)


def test_a_round_of_very_many_takes_several_posts() -> None:
    sides = [Side((10**17 + n, 10**17 + 500 + n)) for n in range(256)]
    far = {HERE: ChannelId(10**18 - 1)}
    many = [replace(PAIRING, home=sides[n], away=sides[n + 128], channels=far) for n in range(128)]
    screens = round_posts(PLAYED, many, SAID)
    assert sum(len(screen.lines) - 1 for screen in screens) == 128
    assert len(screens) == 6


@pytest.mark.parametrize("bye", get_args(Bye))
def test_every_bye_has_words(bye: Bye) -> None:
    alone = replace(Pairing(PairingId(3), 2, ONE, None, None), bye=bye)
    line = PairingLine(PairingRecord(alone, Moment(END)), WON.line.state, entrant(ONE), None, ())
    assert "<@1>" in pairing_line(PairingFacts(line, ANN, None), SAID)


RESULTS = [
    *((reason, winner) for reason in REASONS if reason != "double_forfeit" for winner in (ONE, TWO)),
    ("played", None),
    ("double_forfeit", None),
]


@pytest.mark.parametrize(("reason", "winner"), RESULTS)
def test_every_result_has_words_and_names_the_winner(reason: Reason, winner: EntrantId | None) -> None:
    decided = pairing(game(1, winner, 2, 1, reason))
    line = pairing_line(decided, SAID)
    assert "[" not in line
    assert (f"<@{winner or 1}> wins" in line) == (winner is not None)
    post = result_post(PLAYED, decided, 1, SAID)
    assert post is not None
    assert "<#77>" in post.lines[0]
    assert post.mentions == ()


def test_a_series_is_told_game_by_game() -> None:
    lost = game(1, TWO, 2, 5)
    first = pairing(lost, GameRecord(PairingId(3), 2, THERE), settings=BEST_OF_3)
    told = result_post(PLAYED, first, 1, SAID)
    assert told is not None
    assert told.lines == (
        "**Autumn \\*Cup\\***, season 2, round 2: <@1> – <@2>: <@2> wins 5 : 2 <#77>",
        "The series is at 0 : 1.",
    )
    assert pairing_line(first, SAID) == "<@1> – <@2>: <#78> 0 : 1"
    second = pairing(lost, game(2, TWO, 0, 5, "timeout"), settings=BEST_OF_3)
    told = result_post(PLAYED, second, 2, SAID)
    assert told is not None
    assert told.lines[0].endswith("<@2> wins on time, 5 : 0 <#78>")
    assert told.lines[1] == "That decides it: <@2> wins the series 2 : 0."
    assert result_post(PLAYED, second, 9, SAID) is None


def test_the_thread_of_a_game_calls_those_who_play_and_nobody_else() -> None:
    assert thread_head(PLAYED, PAIRING, 1, SAID).mentions == ()
    assert thread_name(PLAYED, PAIRING, 1, SAID) == "R2 Ann – Ben"
    long = replace(PAIRING, home=Side((1,), "x" * 99), away=Side((2,), "y" * 99))
    assert len(thread_name(season(PLAYED, settings=Settings(best_of=5)), long, 5, SAID)) <= 100
    greeting = thread_greeting(PLAYED, PAIRING, 1, SAID)
    assert greeting.mentions == (1, 2)
    assert f"Finish by <t:{END}:f>" in greeting.lines[0]
    reminder = reminder_in_thread(PLAYED, END, (1,), (2,), MatchId(9), SAID)
    assert reminder.mentions == (1,)
    assert reminder.lines[1] == "<@2>, it's your move."
    assert presses(reminder) == ["sfb2:play:9"]


def test_private_looks() -> None:
    assert schedule_screen(PLAYED, (PAIRING, WON), SAID).lines[1:] == ("<@1> – <@2>: <#77>",)
    assert schedule_screen(PLAYED, (WON,), SAID).lines[1] == "Every game in this round is decided."
    assert results_screen(PLAYED, (PAIRING,), None, SAID).lines == (
        "**Autumn \\*Cup\\***, season 2 has no results yet.",
    )
    many = [pairing(game(1, ONE, 5, 3), round=1 + n // 6) for n in range(60)]
    newest = results_screen(PLAYED, many, None, SAID)
    assert newest.lines[1] == "**Round 9**"
    older, newer = (control for control in controls(newest) if isinstance(control, Button))
    assert (older.action, older.disabled, newer.disabled) == (ShowResults(SeasonId(7), 1), False, True)
    assert results_screen(PLAYED, many, 0, SAID).lines[1] == "**Round 1**"
    assert own_pairing_screen([], 5, SAID).lines == ("<@5> has no game right now.",)
    assert own_pairing_screen([(PLAYED, PAIRING)], 1, SAID).lines[2].startswith("Finish by")
    assert len(seasons_screen([PLAYED, SEASON], SAID).lines) == 3
    assert "/league create" in seasons_screen([], SAID).lines[0]


# --- tables ---


def test_a_bracket_in_words_and_as_a_sheet() -> None:
    sides = {EntrantId(n): Side((n,), f"P{n}") for n in (1, 2, 3)}
    ended = Slot(EntrantId(2), EntrantId(3), 2, 1, 0, pairing=PairingId(4))
    first = BracketColumn("winners", 1, False, (Slot(EntrantId(1), bye=True, winner=0), ended))
    columns = (
        first,
        BracketColumn("winners", 2, True, (Slot(EntrantId(1), EntrantId(2)),)),
        BracketColumn("losers", 1, True, (Slot(void=True),)),
        BracketColumn("final", 1, True, (Slot(),)),
    )
    bracket = Bracket(columns, None)
    words = table_in_words(PLAYED, WordsLook([], sides, bracket), 0, SAID)
    assert words.lines[1:] == (
        "**Winners' side, round 1**",
        "<@1> goes through.",
        "<@2> – <@3> 2 : 1 · <@2> goes through",
        "**Winners' final**",
        "<@1> – <@2>",
        "**Grand final**",
        "open – open",
    )
    (made,) = bracket_sheets("Play-offs", bracket, sides, SAID)
    assert [part.title for part in made.parts] == [
        "Play-offs · Winners' side",
        "Losers' side",
        "Grand final",
    ]
    assert [column.title for part in made.parts for column in part.rounds] == [
        "Winners' side, round 1",
        "Winners' final",
        "Losers' final",
        "Grand final",
    ]
    (single,) = bracket_sheets("Play-offs", Bracket(columns[:2], None), sides, SAID)
    assert [column.title for column in single.parts[0].rounds] == ["Semi-final", "Final"]


# --- organisers ---


def test_a_preview_says_what_will_change_and_why() -> None:
    shown = Shown(
        SeasonId(7), "**Cup**, season 1", "drop", "moved *away*", "0123456789abcdef", EFFECTS[:1], ("note",)
    )
    screen = preview_screen(shown, SAID)
    assert screen.lines == (
        "**Drop out** in **Cup**, season 1. Here's what changes:",
        "• <@1> plays no more games after round 2. Results so far stay.",
        "note",
        "Reason (everyone sees it): moved \\*away\\*",
        "Go ahead?",
    )
    assert presses(screen) == ["sfb2:carry_out:7:0123456789abcdef", "sfb2:let_be:7:0123456789abcdef"]


EFFECTS = effect_lines(
    (
        Effect("drops", {"users": [1], "after_round": 2}),
        Effect("decides", {"pairing": 3, "winner": [1], "reason": "forfeit"}),
        Effect("decides", {"pairing": 3, "winner": [], "reason": "double_forfeit"}),
        Effect("ends_match", {"match": HERE}),
        Effect("ends_match", {"match": 9}),
    ),
    EffectNames({PairingId(3): PAIRING}, CHANNELS),
    SAID,
)


def test_effects_name_people_pairings_and_places() -> None:
    assert "<@1> – <@2>" in EFFECTS[1]
    assert "<@1> – <@2>" in EFFECTS[2]
    assert "<#77>" in EFFECTS[3]
    assert "9" in EFFECTS[4]
    assert "3" in effect_lines((Effect("plays_again", {"pairing": 3}),), EffectNames(), SAID)[0]


def test_every_action_and_every_tie_break_has_a_name() -> None:
    names = {*NAMES.values(), "create"}
    assert {name for name in names if not SAID.has(f"action-{name}")} == set()
    assert {name for name in TIE_BREAKS if not SAID.has(f"tie-{name}")} == set()


def test_everything_an_action_changes_has_a_sentence() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in LEAGUES.glob("*.py"))
    names = set(re.findall(r'Effect\(\s*"([a-z_]+)"', sources))
    assert names >= {"starts", "drops", "undoes", "season_opened", "decides"}
    said = {name.removesuffix("-both").removesuffix("-active") for name in ids_in(SHELL)}
    assert {name for name in names if f"effect-{name}" not in said} == set()


def deed(actor: int, action: str, reason: str, *, undone: bool = False) -> ActionRecord:
    return ActionRecord(1, SeasonId(7), UserId(actor), action, reason, Moment(END), [], undone=undone)


def test_the_log_tells_who_why_and_what_was_taken_back() -> None:
    deeds = (
        (deed(9, "drop", "gone", undone=True), EFFECTS),
        (deed(0, "start", ""), ()),
    )
    lines = log_screen(PLAYED, deeds, SAID).lines
    assert lines[1].startswith(f"~~<t:{END}:R> <@9>: Drop out. Reason: gone. <@1> plays no more")
    assert lines[1].endswith("~~")
    assert lines[2] == f"<t:{END}:R> Automatic: Start the season."


@pytest.mark.parametrize("name", ["grace", "paused", "resumed", "dropped", "substituted", "signup_closed"])
def test_notices_of_a_season_name_it_and_ping_nobody(name: str) -> None:
    told = {"player": "<@1>", "leaving": "<@2>", "when": "soon", "reason": "x", "ends": "Soon."}
    screen = league_notice(PLAYED, name, SAID, **told)
    assert screen.lines[0].startswith("**Autumn \\*Cup\\***, season 2: ")
    assert screen.mentions == ()
