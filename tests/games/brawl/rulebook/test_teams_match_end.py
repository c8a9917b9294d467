"""How a team match ends besides by points: giving up together, a draw of all four, time."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.notation import parse_line, print_line
from sfb_bot.kernel import Decree, IllegalAnswer, Run, Seat, Step, Word
from tests.games.brawl.kit.table import Table, content, rules, table

LINE = (
    "r2 turn=a | a kilgore@A1 dugrun@A2 | b deryn@I1 goldarr@I2 | c gwaien@A4 tzu_xiao@A5 "
    "| d dugrun@I4 gwaien@I5 | track=-,-,-,-,- tokens=C4,D3,F3,G4"
)


def says(t: Table, letter: str, word: str) -> Step:
    return t.run.say(t.by(letter).seat, Word(word))


def words(t: Table, letter: str) -> tuple[str, ...]:
    return t.run.rules.words(t.state, t.by(letter).seat)


# --- Giving up --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("one", "two", "winner"), [("a", "c", "b"), ("c", "a", "b"), ("d", "b", "a")])
def test_a_side_gives_up_when_both_players_have_said_so(one: str, two: str, winner: str) -> None:
    """R25: the word of the first is told to all and ends nothing."""
    t = table(LINE)
    number, ask = t.run.ask_no, t.run.ask
    step = says(t, one, "concede")
    assert step.events == (ev.ConcessionProposed(t.by(one).seat),)
    assert step.events[0].for_public() == step.events[0]
    assert t.public().concessions == (t.by(one).seat,)
    assert (t.run.ask_no, t.run.ask) == (number, ask)
    t.is_idle("a")
    step = says(t, two, "concede")
    assert step.events == (
        ev.Conceded(t.by(two).seat),
        ev.MatchEnded(1 - t.by(one).seat % 2, "concession"),
    )
    t.is_over(winner, "concession")
    assert t.public().concessions == ()


def test_one_of_each_side_ends_nothing() -> None:
    """R25: two players of different sides are no side."""
    t = table(LINE)
    says(t, "a", "concede")
    says(t, "d", "concede")
    assert t.public().concessions == (0, 3)
    t.is_idle("a")
    says(t, "b", "concede")
    t.is_over("a", "concession")


def test_the_word_to_give_up_stands_over_turns_and_can_be_taken_back() -> None:
    """R25: until its speaker withdraws it; nobody says it twice."""
    t = table(LINE)
    assert words(t, "c") == ("concede", "offer_draw")
    says(t, "c", "concede")
    assert words(t, "c") == ("withdraw_concession", "offer_draw")
    assert words(t, "a") == ("concede", "offer_draw")
    with pytest.raises(IllegalAnswer):
        says(t, "c", "concede")
    with pytest.raises(IllegalAnswer):
        says(t, "a", "withdraw_concession")
    t.a.ends_turn()
    t.b.ends_turn()
    assert t.public().concessions == (2,)
    assert says(t, "c", "withdraw_concession").events == (ev.ConcessionWithdrawn(Seat(2)),)
    assert t.public().concessions == ()
    says(t, "a", "concede")
    t.is_idle("c")


# --- Draws ------------------------------------------------------------------------------------------------


def test_a_draw_needs_all_four() -> None:
    """R26: three offers are not enough."""
    t = table(LINE)
    for letter in "cab":
        says(t, letter, "offer_draw")
    assert t.public().draw_offers == (2, 0, 1)
    t.is_idle("a")
    assert words(t, "d") == ("concede", "offer_draw", "decline_draw")
    says(t, "d", "offer_draw")
    t.is_over(None, "agreement")


def test_a_withdrawn_offer_is_the_own_one_only() -> None:
    """R26: the others' offers stand; the last one withdrawn leaves none."""
    t = table(LINE)
    says(t, "a", "offer_draw")
    says(t, "b", "offer_draw")
    assert says(t, "a", "withdraw_draw").events == (ev.DrawOfferWithdrawn(Seat(0)),)
    assert t.public().draw_offers == (1,)
    assert says(t, "b", "withdraw_draw").events == (ev.DrawOffersCleared(Seat(1)),)
    assert t.public().draw_offers == ()
    t.is_idle("a")


def test_one_who_declines_takes_all_offers_off_the_table() -> None:
    """R26: a partner may decline, too."""
    t = table(LINE)
    for letter in "abd":
        says(t, letter, "offer_draw")
    assert says(t, "c", "decline_draw").events == (ev.DrawOffersCleared(Seat(2)),)
    assert t.public().draw_offers == ()
    t.is_idle("a")


# --- Time and organisers ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seat", "winner"), [(0, "b"), (1, "a"), (2, "b"), (3, "a")])
def test_a_side_loses_with_the_time_of_one_of_its_players(seat: int, winner: str) -> None:
    """R28: time is counted by seat, and the match is lost for the side."""
    t = table(LINE)
    t.run.decree(Seat(seat), Decree.LOST_ON_TIME)
    t.is_over(winner, "time")


@pytest.mark.parametrize(("seat", "winner"), [(0, "a"), (1, "b"), (2, "a"), (3, "b")])
def test_a_match_is_awarded_to_a_side(seat: int, winner: str) -> None:
    """R28: by naming any of its seats."""
    t = table(LINE)
    t.run.decree(Seat(seat), Decree.AWARDED)
    t.is_over(winner, "organiser")


# --- What is kept -----------------------------------------------------------------------------------------


def test_open_words_are_stored_and_written() -> None:
    """R25, R26: a restart loses neither; the line names both."""
    t = table(LINE)
    says(t, "c", "concede")
    says(t, "b", "offer_draw")
    assert Run.rebuild(rules(), t.run.checkpoint()).state == t.state
    line = print_line(t.state)
    assert "mode=teams" in line
    assert "concessions=c" in line
    assert "offers=b" in line
    assert parse_line(line, content()) == t.state
