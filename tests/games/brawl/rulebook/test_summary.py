"""What remains of a finished match: who won, how, by how many points, with which champions."""

from __future__ import annotations

import pytest

from sfb_bot.kernel import Decree, Seat, Summary, Word
from tests.games.brawl.kit.table import table

LINE = "r2 turn=a vp=3-1 | a kilgore@D4 dugrun@A1 gwaien@A2 | b deryn@D5 goldarr@I1 tzu_xiao@I2"
A, B = Seat(0), Seat(1)


def test_a_match_under_way_has_no_summary() -> None:
    t = table(LINE)
    assert t.run.rules.summary(t.state) is None


def test_a_concession_keeps_the_points_scored_until_then() -> None:
    t = table(LINE)
    t.run.say(A, Word.CONCEDE)
    found = t.run.rules.summary(t.state)
    assert found is not None
    assert (found.winner, found.ending, found.points, found.sides) == (1, "concession", (3, 1), ((A,), (B,)))


@pytest.mark.parametrize(
    ("word", "winner", "ending"),
    [("lost_on_time", 1, "time"), ("awarded", 0, "organiser"), ("called_off", None, "organiser")],
)
def test_a_decree_says_how_it_ended(word: str, winner: int | None, ending: str) -> None:
    t = table(LINE)
    t.run.decree(A, Decree(word))
    found = t.run.rules.summary(t.state)
    assert isinstance(found, Summary)
    assert (found.winner, found.ending) == (winner, ending)


def test_an_agreed_draw_has_no_winner() -> None:
    t = table(LINE)
    t.run.say(A, Word.OFFER_DRAW)
    t.run.say(B, Word.OFFER_DRAW)
    found = t.run.rules.summary(t.state)
    assert found is not None
    assert (found.winner, found.ending) == (None, "agreement")
