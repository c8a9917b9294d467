"""How a match ends: by points, by concession, by agreement; what may be said at any time."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.kernel import IllegalAnswer, MatchOver, Seat, Step, Word, commitment
from tests.games.brawl.kit.boxes import started
from tests.games.brawl.kit.table import Table, table

LINE = (
    "r2 turn=a | a kilgore@B3 dugrun@A1 gwaien@A2 hand=KIL06 | b deryn@D5 goldarr@I1 tzu_xiao@I2 hand=DER05"
)
A, B = Seat(0), Seat(1)


def says(t: Table, seat: Seat, word: str) -> Step:
    step = t.run.say(seat, Word(word))
    t.events.extend(step.events)
    return step


def words(t: Table, seat: Seat) -> tuple[str, ...]:
    return t.run.rules.words(t.state, seat)


# --- Points -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("goal", "over"), [(5, True), (6, False)])
def test_the_match_ends_the_moment_the_goal_is_reached(goal: int, over: bool) -> None:
    """Section 3: first to 5 points wins at once; nobody is asked anything any more."""
    t = table(
        f"r2 turn=a vp=4-0 goal={goal} | a kilgore@D4 dugrun@A1 gwaien@A2"
        " | b deryn@D5/6 goldarr@I1 tzu_xiao@I2"
    )
    t.a.takes("strike", "kilgore").stays().targets("deryn")
    t.expect(vp=(5, 0))
    if not over:
        t.is_idle("a")
        return
    t.is_over("a")
    assert t.run.waiting_for == ()
    assert t.public().waiting == ()
    with pytest.raises(MatchOver):
        t.run.answer(A, t.run.ask_no, ("end",))
    with pytest.raises(MatchOver):
        t.run.say(B, Word.CONCEDE)


# --- Concession -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seat", "winner"), [(A, "b"), (B, "a")])
def test_either_seat_may_concede_at_any_time(seat: Seat, winner: str) -> None:
    """R5: at the own turn, in the other's, and in the middle of an action."""
    t = table(LINE)
    says(t, seat, "concede")
    t.is_over(winner, "concession")
    t = table(LINE)
    t.a.plays("KIL06")
    assert t.asked == ("a", "move")
    step = says(t, seat, "concede")
    t.is_over(winner, "concession")
    assert step.events == (ev.Conceded(seat), ev.MatchEnded(1 - seat, "concession"))
    t.expect(vp=(0, 0))


def test_a_seat_may_concede_while_the_other_is_asked_to_react() -> None:
    """R5: the open question is gone with the match."""
    t = table(LINE.replace("kilgore@B3", "kilgore@D4"))
    t.a.plays("KIL06").stays().aims("ring")
    assert t.asked == ("b", "react")
    says(t, A, "concede")
    t.is_over("b", "concession")
    with pytest.raises(MatchOver):
        t.run.answer(B, t.run.ask_no, ("pass",))


def test_conceding_during_the_sealed_choice_ends_the_match() -> None:
    """R5: also in the set-up, with one answer already in."""
    t = started()
    t.a.answers("west").answers("deryn", "gwaien", "kilgore")
    says(t, B, "concede")
    t.is_over("a", "concession")
    assert t.public().draft.line_ups == ((), ()), "the sealed choice stays sealed"


# --- Draws ------------------------------------------------------------------------------------------------


def test_a_draw_is_agreed_when_the_other_side_offers_it_too() -> None:
    """R6: offer and acceptance; the score does not matter."""
    t = table(LINE.replace("turn=a", "turn=a vp=4-1"))
    assert words(t, A) == words(t, B) == ("concede", "offer_draw")
    says(t, A, "offer_draw")
    assert t.public().draw_offers == (A,)
    assert not t.run.is_over
    assert words(t, A) == ("concede", "withdraw_draw")
    assert words(t, B) == ("concede", "offer_draw", "decline_draw")
    says(t, B, "offer_draw")
    t.is_over(None, "agreement")
    t.expect(vp=(4, 1))


def test_a_draw_offer_can_be_declined_and_made_again() -> None:
    """R6: declined, it is off the table."""
    t = table(LINE)
    says(t, B, "offer_draw")
    says(t, A, "decline_draw")
    assert t.public().draw_offers == ()
    assert words(t, A) == words(t, B) == ("concede", "offer_draw")
    says(t, A, "offer_draw")
    assert not t.run.is_over, "the declined offer no longer counts"
    says(t, B, "offer_draw")
    t.is_over(None, "agreement")


def test_a_draw_offer_can_be_withdrawn() -> None:
    """R6: withdrawn by whoever made it, by nobody else."""
    t = table(LINE)
    says(t, A, "offer_draw")
    with pytest.raises(IllegalAnswer):
        says(t, B, "withdraw_draw")
    says(t, A, "withdraw_draw")
    assert t.public().draw_offers == ()
    says(t, B, "offer_draw")
    assert not t.run.is_over
    t.is_idle("a")


def test_a_draw_offer_stands_until_it_is_withdrawn_or_declined() -> None:
    """R6: play goes on and the offer stays; it changes neither the question nor its number."""
    t = table(LINE)
    number, ask = t.run.ask_no, t.run.ask
    says(t, B, "offer_draw")
    assert (t.run.ask_no, t.run.ask) == (number, ask)
    t.a.ends_turn()
    t.b.ends_turn()
    t.a.ends_turn()
    assert t.public().draw_offers == (B,)
    says(t, A, "offer_draw")
    t.is_over(None, "agreement")


@pytest.mark.parametrize("word", ["offer_draw", "decline_draw"])
def test_nobody_accepts_or_declines_an_own_offer(word: str) -> None:
    """R6: an offer is answered by the other side."""
    t = table(LINE)
    says(t, A, "offer_draw")
    with pytest.raises(IllegalAnswer) as refusal:
        says(t, A, word)
    assert refusal.value.rule == "word"
    assert t.public().draw_offers == (A,)
    t.is_idle("a")


@pytest.mark.parametrize("word", ["decline_draw", "withdraw_draw"])
def test_words_without_meaning_are_refused(word: str) -> None:
    """R6: nothing to decline or withdraw."""
    t = table(LINE)
    seq = t.run.seq
    with pytest.raises(IllegalAnswer):
        says(t, A, word)
    with pytest.raises(IllegalAnswer):
        says(t, Seat(2), "concede")
    assert t.run.seq == seq
    t.is_idle("a")


# --- The seed ---------------------------------------------------------------------------------------------


def test_the_seed_is_revealed_at_the_end_and_matches_its_commitment() -> None:
    """Section 15, R7: anybody can check every shuffle afterwards."""
    t = started(seed="a seed nobody knew")
    promised = t.public().commitment
    assert t.public().seed is None
    says(t, A, "concede")
    assert t.public().seed == "a seed nobody knew"
    assert commitment("a seed nobody knew") == promised == t.public().commitment
