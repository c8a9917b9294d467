"""The end of a match (section 13)."""

from __future__ import annotations

import pytest

from sfb_bot.games.rift.rules import events as ev
from sfb_bot.kernel import Decree, Seat, Word
from tests.games.rift.kit.table import Table, rules, table

A, B = Seat(0), Seat(1)


# --- the portal -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("turn", "cell"), [("a", "N7"), ("a", "S7"), ("b", "N1"), ("b", "S1")])
def test_a_warrior_on_a_goal_cell_wins_at_the_end_of_the_own_turn(turn: str, cell: str) -> None:
    """R-69, R-21: after the draw."""
    other, far = "ab".replace(turn, ""), {"a": "S5", "b": "S4"}
    lane = "S" if cell[0] == "N" else "N"
    t = table(
        f"turn={turn} | {turn} {cell} zombie deck=0 hand=swap | {other} {lane}{far[other][1]} imp deck=0"
    )
    t.by(turn).ends()
    assert not t.run.is_over
    t.by(turn).draws()
    t.is_over(turn, "portal")
    assert len(t.state.players["ab".index(turn)].hand) == 2


def test_standing_there_at_the_end_of_the_others_turn_wins_nothing() -> None:
    """R-69, RQ37."""
    t = table("turn=b | a N7 zombie deck=0 hand=swap | b S7 imp deck=0 hand=swap")
    t.b.ends_turn()
    t.asked("a", "main")


def test_the_portal_is_looked_at_before_everything_else() -> None:
    """R-69, R-74: the match is counted unless the portal has just decided it."""
    t = table("t120 turn=a | a N7 zombie deck=0 hand=swap | b S6 imp S7 imp deck=5 hand=swap")
    t.a.ends_turn()
    t.is_over("a", "portal")


def test_luring_an_enemy_onto_its_goal_cell_is_no_win_in_the_own_turn() -> None:
    """R-69, R-58: it wins at the end of its player's turn, if it still stands there."""
    t = table("| a S1 zombie deck=0 hand=lure,swap | b N2 goblin deck=0 hand=swap")
    t.a.casts("lure", "N2", "+1")
    t.b.passes()
    t.expect(at={"N1": "goblin"})
    t.a.ends_turn()
    t.b.ends_turn()
    t.is_over("b", "portal")


# --- words ------------------------------------------------------------------------------------------------


def test_giving_up() -> None:
    """R-71: said unasked."""
    t = table("| a N3 zombie deck=0 hand=swap | b N7 zombie deck=0")
    t.run.say(B, Word.CONCEDE)
    t.is_over("a", "concession")


def test_an_agreed_draw() -> None:
    """R-71: offered by one, agreed by the other; it may be declined or taken back."""
    t = table("| a N3 zombie deck=0 hand=swap | b N7 zombie deck=0")
    t.run.say(B, Word.OFFER_DRAW)
    assert t.public().draw_offers == (B,)
    t.run.say(A, Word.DECLINE_DRAW)
    assert t.public().draw_offers == ()
    t.run.say(A, Word.OFFER_DRAW)
    t.run.say(A, Word.WITHDRAW_DRAW)
    t.run.say(A, Word.OFFER_DRAW)
    t.run.say(B, Word.OFFER_DRAW)
    t.is_over(None, "agreement")


@pytest.mark.parametrize(
    ("decree", "winner", "reason"),
    [
        (Decree.LOST_ON_TIME, "b", "time"),
        (Decree.AWARDED, "a", "organiser"),
        (Decree.CALLED_OFF, None, "organiser"),
    ],
)
def test_what_the_authority_decides(decree: Decree, winner: str | None, reason: str) -> None:
    """Section 16: forfeits are the application's, as in the other game."""
    t = table("| a N3 zombie deck=0 hand=swap | b N7 zombie deck=0")
    t.run.decree(A, decree)
    t.is_over(winner, reason)


# --- quiet turns ------------------------------------------------------------------------------------------


def test_a_quiet_turn_is_one_without_summon_or_destruction() -> None:
    """R-72: the number in a row is public."""
    t = table("quiet=2 | a N3 zombie deck=0 hand=swap | b N7 zombie deck=0 hand=swap")
    t.a.ends_turn()
    assert t.public().quiet == 3
    assert t.last(ev.QuietTurnCounted).quiet == 3


def test_a_summon_breaks_the_quiet() -> None:
    """R-72."""
    t = table("quiet=2 turn=b start | a N3 zombie deck=imp hand=swap | b N7 zombie deck=0 hand=swap")
    t.a.summons("S").ends_turn()
    t.expect(quiet=0)


def test_a_destruction_breaks_the_quiet() -> None:
    """R-72: of either army."""
    t = table("quiet=2 | a N3 goblin S3 zombie deck=0 hand=lightning,swap | b N7 zombie deck=0 hand=swap")
    t.a.casts("lightning", "N3")
    t.b.passes()
    t.a.ends_turn()
    t.expect(quiet=0)


def test_a_return_to_the_deck_is_no_destruction() -> None:
    """R-72: only summoned and destroyed count."""
    t = table("quiet=2 | a N3 goblin deck=0 hand=banish,swap | b N7 zombie S7 imp deck=0")
    t.a.casts("banish", "N7").ends_turn()
    assert t.of(ev.QuietTurnCounted)[0].quiet == 3


# --- exhaustion -------------------------------------------------------------------------------------------


def test_exhaustion_begins_after_six_quiet_turns() -> None:
    """R-73, RQ38: at the end of the sixth, damage no longer goes away."""
    t = table("quiet=4 | a N3 zombie/1 deck=0 hand=swap | b N7 zombie/2 deck=0 hand=swap")
    t.a.ends_turn()
    assert not t.public().is_exhausted
    t.expect(damage={"N3": 0, "N6": 0}, quiet=5)
    t = table("quiet=5 | a N3 zombie/1 deck=0 hand=swap | b N7 zombie/2 deck=0 hand=swap")
    t.a.ends_turn()
    assert t.public().is_exhausted
    assert t.of(ev.ExhaustionBegan)
    t.expect(damage={"N3": 1, "N6": 2}, quiet=6)


def test_exhaustion_lasts_to_the_end_of_the_match() -> None:
    """R-73: also after a turn that is not quiet."""
    t = table(
        "exhausted | a N3 goblin S1 zombie/1 deck=0 hand=swap | b N4 goblin N7 zombie/2 deck=0 hand=swap"
    )
    t.a.attacks("N4")
    t.b.passes()
    t.a.ends_turn()
    t.expect(damage={"S1": 1, "N6": 2}, quiet=0)
    assert t.public().is_exhausted


def test_the_warning_comes_after_the_fourth() -> None:
    """R-73: it is announced after the fourth; the figure stands in the content."""
    board = rules().content.board
    assert (board.warning_after, board.exhaustion_after, board.tally_after, board.last_turn) == (
        4,
        6,
        16,
        120,
    )
    t = table("quiet=3 | a N3 zombie deck=0 hand=swap | b N7 zombie deck=0 hand=swap")
    t.a.ends_turn()
    assert t.last(ev.QuietTurnCounted).quiet == board.warning_after


# --- the tally --------------------------------------------------------------------------------------------


def tallied(own: str, enemy: str, header: str = "quiet=15 exhausted") -> Table:
    """Blue ends the turn after which the match is counted."""
    t = table(f"{header} | a {own} hand=swap | b {enemy} hand=swap")
    t.a.ends_turn()
    return t


@pytest.mark.parametrize(
    ("own", "enemy", "winner"),
    [
        # More warriors alive, in lanes and deck.
        ("N3 zombie S3 imp deck=0 spells=0", "N5 zombie deck=0 spells=0", "a"),
        ("N3 zombie S1 goblin N2 imp deck=0 spells=0", "N5 zombie S5 imp deck=goblin,imp spells=0", "b"),
        # Then the greater sum of cells walked: home cell 1, goal cell 7. N3 is 3, N5 is 3 for Red.
        ("N3 zombie deck=0 spells=0", "N6 zombie deck=0 spells=0", "a"),
        ("N3 zombie deck=0 spells=0", "N4 zombie deck=0 spells=0", "b"),
        # Then more spells in hand and deck.
        ("N3 zombie deck=0 spells=5", "N5 zombie deck=0 spells=3", "a"),
        ("N3 zombie deck=0 spells=3", "N5 zombie deck=0 spells=5", "b"),
        # Else a draw.
        ("N3 zombie deck=0 spells=4", "N5 zombie deck=0 spells=4", None),
    ],
)
def test_the_tally(own: str, enemy: str, winner: str | None) -> None:
    """R-74, RQ39: at the end of the sixteenth quiet turn in a row."""
    t = tallied(own, enemy)
    t.is_over(winner, "tally")


def test_not_before_the_sixteenth_quiet_turn() -> None:
    """R-74."""
    t = tallied("N3 zombie S3 imp deck=0", "N5 zombie deck=0", "quiet=14 exhausted")
    assert not t.run.is_over


def test_after_turn_120() -> None:
    """R-74: turns of both players together, whether quiet or not."""
    t = tallied("N3 zombie S3 imp deck=0", "N5 zombie deck=0", "t120 eventful")
    t.is_over("a", "tally")
    t = tallied("N3 zombie S3 imp deck=0", "N5 zombie deck=0", "t119 eventful")
    assert not t.run.is_over


def test_what_is_left_for_tables() -> None:
    """R-70, section 16: who won, and how many enemies each destroyed."""
    t = table("| a N3 goblin deck=0 discard=imp hand=swap | b N4 goblin deck=0 discard=-")
    t.a.attacks("N4")
    found = rules().summary(t.state)
    assert found is not None
    assert (found.winner, found.ending, found.points) == (0, "played", (1, 1))
