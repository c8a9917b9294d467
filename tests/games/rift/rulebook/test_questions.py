"""Which questions are asked, which answer themselves, and what the deadline does (section 16)."""

from __future__ import annotations

import pytest

from sfb_bot.games.rift.rules.choices import About
from sfb_bot.kernel import IllegalAnswer, NotYourQuestion, StaleAnswer
from tests.games.rift.kit.table import names, table


def test_a_main_step_with_cards_in_hand_is_always_asked() -> None:
    """Section 16, D4: ending by itself would tell that nothing in the hand can be played."""
    t = table("| a N1 zombie deck=0 hand=reflection | b N7 zombie deck=0")
    t.asked("a", "main")
    assert t.options == ["end"]


def test_a_main_step_without_cards_and_actions_ends_itself() -> None:
    """Section 16: a question with one option answers itself."""
    t = table("| a N1 zombie deck=0 | b N7 zombie deck=0 hand=reflection")
    t.asked("b", "main")


def test_a_main_step_without_cards_but_with_an_action_is_asked() -> None:
    """Section 16, D4: attack, steps, forms, end."""
    t = table("| a N3 shaman deck=0 | b N5 zombie deck=0")
    assert t.options == names("attack>N5 step>N3 end")


def test_the_options_of_a_main_step() -> None:
    """Section 16, D4, R-19: attacks, spells, steps, forms, end, in this order."""
    t = table(
        "| a N3 shapeshifter N4 shaman S2 skirmisher deck=0 hand=curse,blessing,reflection"
        " | b N5 zombie S6 zombie deck=0 | box=imp"
    )
    assert t.options == names("attack>N5 blessing curse form>N3 step>N4 step>S2 end")


@pytest.mark.parametrize(
    ("enemies", "lane"),
    [
        ("N4 zombie S6 zombie", "N"),
        ("N6 zombie S4 zombie", "S"),
        ("N5 zombie S5 zombie", "N"),
        ("S7 zombie", "S"),
        ("", "N"),
    ],
)
def test_the_lane_after_the_deadline(enemies: str, lane: str) -> None:
    """Section 16, D3, R-18: where an enemy stands nearest to the own portal; equal: N."""
    t = table(f"summon turned=imp | a deck=0 hand=swap | b {enemies} deck=5")
    assert t.question().default == (lane,)
    t.a.times_out()
    t.expect(at={f"{lane}1": "imp"})


def test_a_main_step_ends_at_the_deadline() -> None:
    """Section 16, D4: end the step."""
    t = table("| a N3 goblin deck=0 hand=curse | b N4 zombie deck=0")
    t.a.times_out()
    t.asked("a", "draw")


def test_an_action_under_way_is_dropped_at_the_deadline() -> None:
    """Section 16, D5 to D7, D10: the default is the way back, and nothing has happened."""
    t = table(
        "| a N2 shapeshifter N4 shaman N3 pikeman S1 imp deck=0 hand=dash,swap,challenge"
        " | b N5 zombie S6 imp deck=0 | box=imp"
    )
    for first in ("select", "dash", "swap", "challenge", "step>N4", "form>N2"):
        t.a.answers(first)
        assert t.question().default == ("back",)
        t.a.times_out()
        t.asked("a", "main")
    for first, second in (("select", "N5"), ("dash", "N3"), ("swap", "N3"), ("challenge", "N3")):
        t.a.answers(first).answers(second)
        assert t.question().default == ("back",)
        t.a.times_out()
        t.asked("a", "main")
    t.expect(hand={"a": "dash,swap,challenge"}, attacked=False)


def test_windows_are_passed_at_the_deadline() -> None:
    """Section 16, D8 and D9, R-42: pass; done."""
    t = table("| a N3 goblin deck=0 hand=swap | b N4 zombie S7 zombie deck=0 hand=blessing,curse,swap")
    t.a.attacks("N4")
    assert t.question().default == ("pass",)
    t.b.responds("blessing", "N4")
    t.asked("b", "respond_more")
    assert t.question().default == ("pass",)
    t.b.times_out()
    t.a.times_out()
    t.expect(damage={"N4": 2})


def test_one_spell_is_drawn_at_the_deadline() -> None:
    """Section 16, D11, R-20."""
    t = table("| a N1 zombie deck=0 hand=swap spells=dash,lure | b N7 zombie deck=0")
    t.a.ends().times_out()
    t.expect(hand={"a": "swap,dash"})


def test_what_a_question_is_about() -> None:
    """Section 16, D6: the spell that is played and what is named so far."""
    t = table("| a N3 zombie S3 imp deck=0 hand=swap,dash | b N6 zombie deck=0")
    t.a.answers("swap")
    assert t.question().about == About(t.state.players[0].hand[0])
    t.a.answers("N3")
    t.asked("a", "spell_second")
    assert t.question().about == About(t.state.players[0].hand[0], t.warrior("N3").id)
    assert t.options == ["S3", "back"]
    t.a.answers("back").answers("dash").answers("N3")
    t.asked("a", "spell_cells")


def test_what_is_not_offered_is_refused() -> None:
    """R-32, section 16: an answer must be among the options of the seat that is asked."""
    t = table("| a N3 zombie deck=0 hand=swap | b N6 zombie deck=0 hand=swap")
    before = t.line
    with pytest.raises(IllegalAnswer):
        t.a.answers("attack>N6")
    with pytest.raises(NotYourQuestion):
        t.b.answers("end")
    with pytest.raises(StaleAnswer):
        t.run.answer(t.a.seat, t.run.ask_no - 1, ("end",))
    assert t.line == before
