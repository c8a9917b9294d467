"""What people type: numbers that are none, letters that nobody sees, and words that look like markup."""

from __future__ import annotations

import unicodedata

import pytest

from sfb_bot.discord_ui.times import parse_moment, parse_span
from sfb_bot.locale import Texts
from sfb_bot.matches.people import TeamNote
from sfb_bot.matches.records import MatchId, Moment, UserId
from sfb_bot.screens.custom_ids import read_action
from sfb_bot.screens.limits import plain, tidy
from sfb_bot.screens.numbers import LARGEST_NUMBER, whole_number
from sfb_bot.screens.team_note import team_note_screen

SAID = Texts("en", strict=True)
NO_NUMBERS = ("", "²", "-1", "+1", "1.5", "1e3", "٣", "१२", "0x10", " 7", "7 ", "1_000", "9" * 30, str(2**63))


@pytest.mark.parametrize("text", NO_NUMBERS)
def test_only_plain_digits_that_can_be_stored_are_a_number(text: str) -> None:
    assert whole_number(text) is None


def test_numbers_up_to_the_largest() -> None:
    assert [whole_number(text) for text in ("0", "23", "007", str(LARGEST_NUMBER))] == [0, 23, 7, 2**63 - 1]
    assert whole_number("24", 23) is None


@pytest.mark.parametrize("text", ["²h", "-2h", "٣h", "9" * 30 + "d", "1.5h", "2", "h", "१२h", "२०२६-०५-०१"])
def test_what_is_no_time_is_none(text: str) -> None:
    assert parse_span(text) is None
    assert parse_moment(text, 0) is None


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("2d", 2 * 86400),
        ("2д", 2 * 86400),
        ("1 д 12 ч", 36 * 3600),
        ("12год", 12 * 3600),
        ("90 хв", 5400),
        ("30МИН", 1800),
        ("2т", 14 * 86400),
        ("1нед", 7 * 86400),
        ("90с", 90),
    ],
)
def test_lengths_of_time_are_read_in_every_language(text: str, seconds: int) -> None:
    assert parse_span(text) == seconds


def test_a_date_is_read_as_calendars_of_both_kinds_write_it() -> None:
    moment = parse_moment("2026-05-01 18:30", 0)
    assert moment is not None
    assert parse_moment("01.05.2026 18:30", 0) == parse_moment("1.05.2026 18:30", 0) == moment
    assert parse_moment("01.05.2026", 0) == parse_moment("2026-05-01", 0) == moment - (18 * 60 + 30) * 60
    for wrong in ("31.02.2026", "01.13.2026", "1.5.26", "01.05", "01/05/2026"):
        assert parse_moment(wrong, 0) is None


def test_a_form_of_the_earlier_version_with_users_that_cannot_be_is_unknown() -> None:
    form = "sfb-pace:0:0:0:0"
    assert read_action(f"{form}:{2**63 - 1}", ("24h", "12h", "3d")) is not None
    assert read_action(f"{form}:{'9' * 20}", ("24h", "12h", "3d")) is None
    assert read_action(f"{form}:{2**63}", ("24h", "12h", "3d")) is None


TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c"
WIDTHLESS = "\u200b\u200c\u200d\u2060\ufeff\u00ad\u034f\u180e\u115f\u1160\u3164\uffa0\u2800\U000e0041"


@pytest.mark.parametrize("letter", TURNING + WIDTHLESS)
def test_letters_that_nobody_sees_are_gone(letter: str) -> None:
    assert tidy(f"a{letter}b") == "ab"
    assert plain(f"{letter}a{letter}b{letter}") == "ab"


def test_letters_people_write_with_stay() -> None:
    for text in ("Ärger über Öl", "Привіт", "שלום", "日本語", "é", "🐉 42 %", "n̈"):
        assert tidy(text) == text
    assert tidy("one\ntwo\u2028three\tfour \u3000 five") == "one two three four five"
    assert tidy("half \ud800 of a letter") == "half of a letter"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("**fat** _thin_ ~~gone~~", r"\*\*fat\*\* \_thin\_ \~\~gone\~\~"),
        ("https://evil.example/x", r"https\://evil.example/x"),
        ("HTTP://a and discord://b", r"HTTP\://a and discord\://b"),
        ("[here](https://evil.example)", r"\[here\](https\://evil.example)"),
        ("@everyone <@1> <#2> <t:0:R>", r"\@everyone \<\@1\> \<\#2\> \<t:0:R\>"),
        ("- one", r"\- one"),
        ("-# small", r"\-\# small"),
        ("1. first", r"1\. first"),
        ("# loud", r"\# loud"),
        ("> said", r"\> said"),
        ("at 12:30, 3.5 points - fine", "at 12:30, 3.5 points - fine"),
    ],
)
def test_typed_words_have_no_effect(typed: str, shown: str) -> None:
    assert plain(typed) == shown


def test_a_team_note_shows_its_lines_as_they_were_typed() -> None:
    text = "# plan\n\n**left**, see https://evil.example <@7>\n\u202egnirts\n\u200b"
    note = TeamNote(MatchId(1), 0, text, UserId(5), Moment(60))
    lines = team_note_screen(MatchId(1), note, "<@6>", SAID).lines
    assert lines[1:-1] == (r"\# plan", r"\*\*left\*\*, see https\://evil.example \<\@7\>", "gnirts")


def test_the_longest_note_of_nothing_but_markup_fits() -> None:
    note = TeamNote(MatchId(1), 0, "*" * 1000, UserId(5), Moment(60))
    assert team_note_screen(MatchId(1), note, "<@6>", SAID).lines[1] == r"\*" * 1000
    assert all(unicodedata.category(letter) != "Cf" for letter in "".join(plain(TURNING)))
