"""What may be taken back (section 16, "Undo")."""

from __future__ import annotations

from sfb_bot.kernel import Seat, undoable
from tests.games.rift.kit.table import started, table

A = Seat(0)


def test_inside_an_action_until_it_is_announced() -> None:
    """Section 16: D5 to D7 and D10 before the choice is confirmed; not an announced attack (R-25)."""
    t = table("| a N3 goblin N2 pikeman deck=0 hand=swap | b N4 zombie S7 zombie deck=0")
    t.a.answers("select").answers("N4")
    assert undoable(t.steps, A) == 2
    t.a.answers("N3")
    assert undoable(t.steps, A) == 0


def test_a_spell_until_it_is_announced() -> None:
    """Section 16, R-32: an announced spell is shown to all."""
    t = table("| a N3 goblin deck=0 hand=dash,swap | b S7 zombie deck=0")
    t.a.answers("dash").answers("N3")
    assert undoable(t.steps, A) == 2
    t.a.answers("+1")
    assert undoable(t.steps, A) == 0


def test_finished_steps_until_the_next_announced_item() -> None:
    """Section 16, R-58: steps of Shaman and Skirmisher."""
    t = table("| a N3 shaman S3 skirmisher deck=0 hand=curse,swap | b S7 zombie deck=0")
    t.a.steps("N3", "+1").steps("S3", "-1")
    assert undoable(t.steps, A) == 4
    t.a.casts("curse", "S7")
    assert undoable(t.steps, A) == 0


def test_not_a_change_of_form() -> None:
    """Section 16, R-61: it is shown."""
    t = table("| a N3 shapeshifter deck=0 hand=swap | b S7 zombie deck=0 | box=dragon,imp")
    t.a.answers("form>N3")
    assert undoable(t.steps, A) == 1
    t.a.answers("imp")
    assert undoable(t.steps, A) == 0


def test_not_a_summon_and_not_a_draw() -> None:
    """Section 16, R-18, R-20: a card was turned up, a card was drawn."""
    t = table("summon turned=imp | a N4 zombie deck=0 hand=swap | b S7 zombie deck=0")
    t.a.summons("N")
    assert undoable(t.steps, A) == 0
    t.a.ends()
    assert undoable(t.steps, A) == 1
    t.a.draws()
    assert undoable(t.steps, A) == 0


def test_not_a_sealed_pick() -> None:
    """R-12, RQ7: the other has still to answer, or has answered."""
    t = started(army="draft")
    t.a.picks(t.options[0])
    assert undoable(t.steps, A) == 0
