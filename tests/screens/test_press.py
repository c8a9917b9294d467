"""The custom-id codec: what we write we read, and nothing else."""

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sfb_bot.screens.limits import ScreenLimit
from sfb_bot.screens.press import (
    LobbyPress,
    LobbyVerb,
    MatchPress,
    MatchVerb,
    PlainPress,
    PlainVerb,
    Press,
    SeasonPress,
    SeasonVerb,
    parse,
)

NUMBERS = st.integers(0, 10**18 - 1)
ARGS = st.text(max_size=40).filter(str.isprintable)
PRESSES = st.one_of(
    st.builds(MatchPress, st.sampled_from(get_args(MatchVerb)), NUMBERS, NUMBERS, ARGS),
    st.builds(LobbyPress, st.sampled_from(get_args(LobbyVerb)), NUMBERS),
    st.builds(PlainPress, st.sampled_from(get_args(PlainVerb)), ARGS),
    st.builds(SeasonPress, st.sampled_from(get_args(SeasonVerb)), NUMBERS, ARGS),
)


@given(PRESSES)
def test_every_press_reads_back_as_itself(press: Press) -> None:
    try:
        written = press.custom_id
    except ScreenLimit:
        assert len(press.arg if not isinstance(press, LobbyPress) else "") > 10
        return
    assert len(written) <= 100
    assert parse(written) == press


@given(st.text(max_size=120))
def test_any_text_is_a_press_in_its_one_form_or_nothing(text: str) -> None:
    for candidate in (
        text,
        f"sfb:{text}",
        f"sfb:pick:{text}",
        f"sfb:accept:{text}",
        f"sfb:look:{text}",
        f"sfb:enter:{text}",
    ):
        press = parse(candidate)
        assert press is None or press.custom_id == candidate


@pytest.mark.parametrize(
    ("written", "press"),
    [
        ("sfb:play:12:0:", MatchPress("play", 12)),
        ("sfb:pick:12:34:KIL03>a.kilgore", MatchPress("pick", 12, 34, "KIL03>a.kilgore")),
        ("sfb:menu:12:34:1", MatchPress("menu", 12, 34, "1")),
        ("sfb:pick:1:2:a:b:c", MatchPress("pick", 1, 2, "a:b:c")),
        ("sfb:accept:7", LobbyPress("accept", 7)),
        ("sfb:look:card.DER02", PlainPress("look", "card.DER02")),
        ("sfb:enter:7:", SeasonPress("enter", 7)),
        ("sfb:carryout:7:0123456789abcdef", SeasonPress("carryout", 7, "0123456789abcdef")),
    ],
)
def test_the_form_is_fixed(written: str, press: Press) -> None:
    """Buttons of older versions stay in channels for years: this form may never change."""
    assert press.custom_id == written
    assert parse(written) == press


@pytest.mark.parametrize(
    "foreign",
    [
        "",
        "sfb",
        "sfb:",
        "sfb:play",
        "sfb:play:12",
        "sfb:play:12:0",
        "sfb:dance:12:0:",
        "sfb:play:-1:0:",
        "sfb:play:012:0:",
        "sfb:play:1 2:0:",
        "sfb:play:１:0:",
        "sfb:PLAY:12:0:",
        "xfb:play:12:0:",
        "sfb:play:12:0:a\nb",
        f"sfb:play:{2**63}:0:",
        "sfb:accept:",
        "sfb:accept:7:0:",
        "sfb:accept:7x",
        f"sfb:pick:1:1:{'x' * 100}",
        " sfb:play:12:0:",
    ],
)
def test_foreign_ids_are_nothing(foreign: str) -> None:
    assert parse(foreign) is None


def test_what_does_not_fit_is_refused_when_written() -> None:
    with pytest.raises(ScreenLimit):
        _ = MatchPress("pick", 1, 1, "x" * 100).custom_id
    with pytest.raises(ScreenLimit):
        _ = MatchPress("pick", -1, 1, "x").custom_id
    with pytest.raises(ScreenLimit):
        _ = PlainPress("look", "two\nlines").custom_id
