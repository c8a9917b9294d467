"""Response windows and the stack (section 8, R-31, R-37 to R-45)."""

from __future__ import annotations

import pytest

from sfb_bot.games.rift.rules import events as ev
from sfb_bot.games.rift.rules.choices import About
from tests.games.rift.kit.table import Table, table


def acted(t: Table) -> list[int]:
    """The numbers of the items that acted, failed or were cancelled, in that order."""
    kinds = (ev.ItemActed, ev.ItemFailed, ev.ItemCancelled)
    return [event.number for event in t.events if isinstance(event, kinds)]


def test_the_last_one_acts_first() -> None:
    """R-37: a stack of attacks and spells."""
    t = table("| a N3 goblin deck=0 hand=swap | b N4 goblin S7 zombie deck=0 hand=blessing,curse")
    t.a.attacks("N4")
    t.b.responds("blessing", "N4").responds("curse", "N3").done()
    assert [item.number for item in t.public().stack] == [1, 2, 3]
    t.a.passes()
    assert acted(t) == [3, 2, 1]
    # Blessed in time: 1 damage of the cursed Goblin against life 2.
    t.expect(at={"N4": "goblin"}, damage={"N4": 1})


@pytest.mark.parametrize("action", ["attack", "curse"])
def test_the_other_player_gets_a_window(action: str) -> None:
    """R-38: after an attack as after a spell; it is about the item that was put on the stack."""
    t = table("| a N3 goblin deck=0 hand=curse,swap | b N4 zombie S7 zombie deck=0 hand=swap")
    if action == "attack":
        t.a.attacks("N4")
    else:
        t.a.casts("curse", "N4")
    t.asked("b", "respond")
    assert t.question().about == About(item=1)


# --- when a window opens ----------------------------------------------------------------------------------


def test_without_cards_and_shapeshifter_no_window_opens() -> None:
    """R-39: the item goes on as after a pass, and everybody can see why."""
    t = table("| a N3 goblin deck=0 hand=swap | b N4 zombie S7 zombie deck=0")
    t.a.attacks("N4")
    t.is_idle("a")
    assert t.last(ev.WindowSkipped).seat == 1
    t.expect(damage={"N4": 2})


@pytest.mark.parametrize("hand", ["dash", "lightning", "reflection", "swap,fireball"])
def test_without_a_usable_card_one_is_asked_all_the_same(hand: str) -> None:
    """R-39, RQ45: offered only Pass, and the question does not answer itself."""
    t = table(f"| a N3 goblin deck=0 hand=swap | b N4 zombie S7 zombie deck=0 hand={hand}")
    t.a.attacks("N4")
    t.asked("b", "respond")
    assert t.options == ["pass"]
    t.b.passes()
    t.expect(damage={"N4": 2})
    assert t.last(ev.WindowPassed).seat == 1


@pytest.mark.parametrize(
    ("shapeshifter", "box", "opens"),
    [
        ("shapeshifter", "dragon", True),
        ("shapeshifter=goblin", "dragon", True),
        # Neutralised, summoned this turn, has changed this turn, no form left.
        ("shapeshifter-neutralise", "dragon", False),
        ("shapeshifter*", "dragon", False),
        ("shapeshifter!", "dragon", False),
        ("shapeshifter", "-", False),
    ],
)
def test_a_shapeshifter_opens_a_window(shapeshifter: str, box: str, *, opens: bool) -> None:
    """R-39: by public facts alone, without a card in hand."""
    t = table(
        f"| a N3 goblin deck=0 hand=swap | b N4 zombie S7 {shapeshifter} deck=0 | box={box}"
        f"{' forms=goblin' if '=' in shapeshifter else ''}"
    )
    t.a.attacks("N4")
    if opens:
        t.asked("b", "respond")
        assert t.options == ["form>S7>dragon", "pass"]
    else:
        t.is_idle("a")


def test_the_opponents_shapeshifter_opens_nothing() -> None:
    """R-39: one of theirs."""
    t = table("| a N3 goblin S1 shapeshifter deck=0 hand=swap | b N4 zombie S7 imp deck=0 | box=dragon")
    t.a.attacks("N4")
    t.is_idle("a")


# --- what may be done in one ------------------------------------------------------------------------------


def test_several_responses_in_one_window() -> None:
    """R-40, RQ17: the same player is asked for more before the other is."""
    t = table("| a N3 goblin deck=0 hand=swap | b N4 goblin S7 zombie deck=0 hand=blessing,curse,flight")
    t.a.attacks("N4")
    t.b.responds("blessing", "N4")
    t.asked("b", "respond_more")
    assert t.question().about == About(item=1)
    t.b.responds("curse", "N3")
    t.asked("b", "respond_more")
    t.b.answers("pass")
    t.asked("a", "respond")
    # It answers all of them; the last is the one on top.
    assert t.question().about == About(item=3)


def test_anything_more_follows_the_test_of_a_window() -> None:
    """R-40, R-39: with the last card played nobody asks for more."""
    t = table("| a N3 goblin deck=0 hand=swap | b N4 goblin S7 zombie deck=0 hand=blessing")
    t.a.attacks("N4")
    t.b.responds("blessing", "N4")
    t.asked("a", "respond")


def test_a_change_of_form_happens_at_once_and_closes_the_stack() -> None:
    """R-40, R-42, R-60: it uses no stack place; a window with only a form puts no spell."""
    t = table(
        "| a N3 goblin deck=0 hand=swap,curse | b N4 shapeshifter S7 zombie deck=0 hand=swap | box=imp,zombie"
    )
    t.a.attacks("N4")
    t.b.forms("N4", "imp")
    t.expect(form={"N4": "imp"})
    t.asked("b", "respond_more")
    assert t.options == ["pass"]
    t.b.answers("pass")
    # As a flier it cannot be hit by the Goblin; Blue was not asked again.
    t.is_idle("a")
    assert t.last(ev.ItemFailed).cause == "nobody"


def test_after_a_form_a_spell_may_follow() -> None:
    """R-40, R-41: and then the other player gets a window."""
    t = table(
        "| a N3 goblin deck=0 hand=swap | b N4 shapeshifter S7 zombie deck=0 hand=blessing"
        " | box=zombie,archer"
    )
    t.a.attacks("N4")
    t.b.forms("N4", "archer").responds("blessing", "N4")
    t.asked("a", "respond")
    t.a.passes()
    # Its own life 2 and the Blessing: 2 damage does not destroy it.
    t.expect(damage={"N4": 2}, life={"N4": 3})


def test_windows_in_turn_until_one_brings_no_spell() -> None:
    """R-41, R-42, R-43: active, opponent, active, opponent; never both at once."""
    t = table(
        "| a N3 goblin deck=0 hand=curse,dispel,swap | b N4 goblin S7 zombie deck=0 hand=blessing,dispel,swap"
    )
    t.a.attacks("N4")
    t.b.responds("blessing", "N4").done()
    t.a.responds("dispel", "#2").done()
    t.b.responds("dispel", "#3").done()
    t.asked("a", "respond")
    t.a.responds("curse", "N4").done()
    t.asked("b", "respond")
    t.b.passes()
    assert acted(t) == [5, 4, 3, 2, 1]
    # Curse and Blessing: life 1, the Goblin deals 2.
    t.expect(at={"N4": None})
    t.is_idle("a")


def pikeman_example(blue: str) -> Table:
    """The example of R-43 with these cards in Blue's hand; Red is active."""
    t = table(
        f"turn=b | a N3 militia S1 zombie deck=0 hand={blue}"
        " | b N4 pikeman deck=0 hand=dispel,swap,lure S7 zombie"
    )
    t.b.attacks("N3")
    t.a.responds("blessing", "N3").done()
    t.b.responds("dispel", "#2").done()
    return t


def test_the_example_of_the_rules() -> None:
    """R-43: Blue is asked with a Dash, passes; Dispel acts, then 2 against life 2 destroys."""
    t = pikeman_example("blessing,dash")
    t.asked("a", "respond")
    assert t.options == ["pass"]
    t.a.passes()
    assert acted(t) == [3, 2, 1]
    t.expect(at={"N3": None}, spell_discard={"a": "blessing", "b": "dispel"})


def test_the_example_with_only_the_blessing() -> None:
    """R-43: no window follows Dispel, and everybody can see why."""
    t = pikeman_example("blessing")
    t.expect(at={"N3": None})
    skipped = t.last(ev.WindowSkipped)
    assert (skipped.seat, skipped.item) == (0, 3)


def test_the_active_player_uses_both_kinds_on_the_stack() -> None:
    """R-31, RQ18: also spells of the own turn, whenever asked."""
    t = table(
        "| a N3 goblin deck=0 hand=lightning,dash,curse | b N4 zombie S7 zombie deck=0 hand=flight,swap"
    )
    t.a.attacks("N4")
    t.b.responds("flight", "N4").done()
    t.asked("a", "respond")
    t.offers("lightning>N4", "dash>N3-1", "curse>N4")
    t.a.responds("lightning", "N4").done()
    t.b.passes()
    t.expect(damage={"N4": 2})


def test_nothing_is_added_to_the_own_item_before_the_other_is_asked() -> None:
    """RQ19: the opponent is asked first."""
    t = table("| a N3 goblin deck=0 hand=lightning,curse | b N4 zombie S7 zombie deck=0 hand=swap")
    t.a.attacks("N4")
    t.asked("b", "respond")
    t.b.passes()
    t.is_idle("a")
    t.expect(hands=(2, 1))


def test_after_the_stack_the_main_step_goes_on() -> None:
    """R-42: then the active player's main step goes on."""
    t = table("| a N3 goblin deck=0 hand=curse,swap | b N4 zombie S7 zombie deck=0 hand=swap")
    t.a.casts("curse", "N4")
    t.b.passes()
    t.is_idle("a")
    t.offers("attack>N4", "end")


@pytest.mark.parametrize("what", ["step", "form", "draw"])
def test_abilities_and_the_like_open_no_window(what: str) -> None:
    """R-44, RQ30: only attacks and spells can be answered."""
    t = table(
        "| a N3 shaman S3 shapeshifter deck=0 hand=swap | b S7 zombie deck=0 hand=3 | box=dragon,goblin"
    )
    if what == "step":
        t.a.steps("N3", "+1")
    elif what == "form":
        t.a.forms("S3", "dragon")
    else:
        t.a.ends().draws()
        t.asked("b", "main")
        return
    t.is_idle("a")


def test_walking_onto_the_goal_cell_wins_silently() -> None:
    """R-44, RQ46: no window at end of turn, unless the active player gives one."""
    t = table("start turn=b t4 | a N6 zombie deck=0 hand=swap | b S7 zombie deck=0 hand=3 S6 imp")
    t.a.ends_turn()
    t.is_over("a", "portal")
    t = table("start turn=b t4 | a N6 zombie deck=0 hand=curse | b S7 zombie deck=0 hand=intimidate S6 imp")
    t.a.casts("curse", "S6")
    t.b.responds("intimidate", "N7")
    t.expect(at={"N7": None})
    assert not t.run.is_over


def test_destruction_ends_the_match_in_the_middle_of_a_stack() -> None:
    """R-45, R-70: nothing else acts."""
    t = table("| a N3 goblin deck=0 hand=lightning,swap | b N4 goblin deck=0 hand=blessing")
    t.a.attacks("N4")
    t.b.responds("blessing", "N4")
    t.a.responds("lightning", "N4").done()
    t.is_over("a", "destruction")
    assert acted(t) == [3]
    assert len(t.state.stack) == 2
