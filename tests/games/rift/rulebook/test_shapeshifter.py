"""The Shapeshifter (section 11, RQ6, RQ29, RQ30, RQ42)."""

from __future__ import annotations

import pytest

from sfb_bot.games.rift.rules import events as ev
from sfb_bot.kernel import Seat
from tests.games.rift.kit.table import Table, content, table


def shifted(form: str, own: str = "", enemy: str = "S7 zombie") -> Table:
    """A Shapeshifter on N3 that has taken a form just now."""
    t = table(f"| a N3 shapeshifter {own} deck=0 hand=swap | b {enemy} deck=0 | box={form},goblin,goblin")
    t.a.forms("N3", form)
    return t


def test_ranks_of_the_named_ones() -> None:
    """RQ42: champion, elite, elite, elite, common; one Shapeshifter."""
    kinds = content().kinds
    named = ["shapeshifter", "shaman", "skirmisher", "sharpshooter", "goblin"]
    assert [kinds[name].rank for name in named] == ["champion", "elite", "elite", "elite", "common"]
    assert kinds["shapeshifter"].copies == 1


def test_once_in_every_turn() -> None:
    """R-60: its owner's turn and the opponent's."""
    t = shifted("dragon", enemy="S7 zombie N7 imp")
    t.offers_no("form")
    t.a.ends_turn()
    # Red has no hand and cannot act; its turn passed, Blue's came again.
    t.asked("a", "main")
    t.offers("form>N4")


def test_in_a_window_of_the_opponents_turn_as_well() -> None:
    """R-60: in the main step with an empty stack, or in a window of the owner."""
    t = table(
        "| a N3 shapeshifter deck=0 hand=swap | b N5 pikeman S7 zombie deck=0 hand=swap"
        " | box=dragon,goblin,archer"
    )
    t.a.forms("N3", "archer").ends_turn()
    t.b.attacks("N3")
    t.asked("a", "respond")
    t.offers("form>N3>dragon", "form>N3>goblin")
    t.a.forms("N3", "goblin")
    t.offers_no("form")


def test_not_in_the_turn_in_which_it_was_summoned() -> None:
    """R-60, RQ29."""
    t = table("summon turned=shapeshifter | a S3 zombie deck=0 hand=swap | b S7 zombie deck=0 | box=dragon")
    t.a.summons("N")
    t.offers_no("form")
    t.a.ends_turn()
    t.asked("a", "main")
    t.offers("form>N2")


def test_a_change_happens_at_once_and_cannot_be_answered() -> None:
    """R-60, RQ30."""
    t = table("| a N3 shapeshifter deck=0 hand=swap | b S7 zombie deck=0 hand=3 | box=dragon")
    t.a.forms("N3", "dragon")
    t.is_idle("a")
    t.expect(form={"N3": "dragon"})


def test_any_warrior_of_the_box_that_was_no_form_yet() -> None:
    """R-61: of any rank; a used form never comes back, a second copy is another card."""
    t = table(
        "| a N3 shapeshifter deck=0 hand=swap | b S7 zombie deck=0 spells=0 | box=dragon,goblin,goblin,shaman"
    )
    t.a.answers("form>N3")
    assert t.options == ["dragon", "goblin", "shaman", "back"]
    t.a.answers("goblin")
    t.a.ends_turn()
    t.a.answers("form>N4")
    assert t.options == ["dragon", "goblin", "shaman", "back"]
    t.a.answers("goblin")
    t.a.ends_turn()
    t.a.answers("form>N5")
    assert t.options == ["dragon", "shaman", "back"]
    assert list(t.state.used_forms) == ["goblin", "goblin"]
    assert t.public().used_forms == ("goblin", "goblin")


def test_with_the_box_used_up_nothing_is_offered() -> None:
    """R-39, R-61: the box still holds an unused form."""
    t = table("| a N3 shapeshifter deck=0 hand=swap | b S7 zombie deck=0 | box=-")
    t.offers_no("form")


def test_what_a_form_gives() -> None:
    """R-62, RQ29: rank, flying, damage and ability; its own life, damage and enchantments stay."""
    t = table(
        "| a N3 shapeshifter/1+blessing-curse N2 zombie deck=0 hand=swap | b S7 zombie deck=0"
        " | box=stone_golem"
    )
    t.a.forms("N3", "stone_golem")
    (seen,) = [each for each in t.public().warriors if each.kind == "shapeshifter"]
    assert (seen.form, seen.shape, seen.rank) == ("stone_golem", "stone_golem", "elite")
    assert (seen.life, seen.damage) == (2, 1)
    assert seen.strikes == (2, None, None, None)
    t.expect(enchanted={"N3": "+blessing-curse"})


@pytest.mark.parametrize(
    ("form", "enemy", "offered"),
    [
        ("imp", "N4 imp", True),
        ("mountain_giant", "N4 imp", True),
        ("archer", "N4 imp", False),
        ("archer", "N6 imp", True),
    ],
)
def test_a_form_strikes_as_its_card(form: str, enemy: str, *, offered: bool) -> None:
    """R-62."""
    t = shifted(form, enemy=f"{enemy} S7 zombie")
    assert (f"attack>{enemy[:2]}" in t.options) is offered


def test_abilities_of_a_form_work_while_it_lasts() -> None:
    """R-62, R-65: an aura comes and goes with the form."""
    t = shifted("priestess", "N2 zombie")
    t.expect(life={"N2": 4, "N3": 2})
    t.a.ends_turn()
    t.a.forms("N4", "goblin")
    t.expect(life={"N3": 3})


def test_a_form_that_takes_an_aura_away_can_destroy() -> None:
    """R-8: looked at after every ability."""
    t = table(
        "| a N3 shapeshifter=priestess N2 zombie/3 deck=0 hand=swap | b S7 zombie deck=0"
        " | box=goblin forms=priestess"
    )
    t.a.forms("N3", "goblin")
    t.expect(at={"N2": None, "N3": "shapeshifter"})


@pytest.mark.parametrize("form", ["goblin", "shaman"])
def test_its_rank_counts_for_targets(form: str) -> None:
    """R-62: Intimidate reaches it in a lesser form, and it goes to the deck as its own card (R-63)."""
    t = table(
        "turn=b | a N3 shapeshifter S1 zombie deck=0 | b N7 zombie deck=0 hand=intimidate,swap | box=dragon"
    )
    t.b.answers("intimidate")
    assert t.options == ["S1", "back"]
    t = table(
        f"turn=b | a N3 shapeshifter={form}! S1 zombie deck=0 | b N7 zombie deck=0 hand=intimidate,swap"
        f" | box=dragon forms={form}"
    )
    t.b.casts("intimidate", "N3")
    t.expect(deck={"a": "shapeshifter"}, at={"N3": None})
    assert list(t.state.used_forms) == [form]


def test_a_goblin_form_is_another_own_common() -> None:
    """R-62: it takes the form's name for targeting, rank and ability."""
    t = shifted("archer", "S1 zombie N4 goblin", "N5 earth_elemental")
    t.a.attacks("N5")
    # Goblin 2 + 1 beside another common, Archer 2 at distance 2.
    assert t.last(ev.Announced).total == 5


def test_a_destruction_ability_acts_in_that_form() -> None:
    """R-62: destroyed as a Fire Elemental it blasts."""
    t = table(
        "turn=b | a N3 shapeshifter=fire_elemental! S1 zombie deck=0"
        " | b N4 mountain_giant S7 zombie deck=0 hand=swap | box=dragon forms=fire_elemental"
    )
    t.b.attacks("N3")
    t.expect(at={"N3": None, "N4": None}, discard={"a": ",".join(t.state.players[0].discard)})
    assert t.state.players[0].discard[-1] == "shapeshifter"


def test_destroyed_as_a_phoenix_it_goes_on_top_of_its_deck() -> None:
    """R-62, R-63, section 5 of the set: as its own card."""
    t = table(
        "turn=b | a N3 shapeshifter=phoenix! S1 zombie deck=goblin"
        " | b N4 imp S7 zombie deck=0 hand=swap | box=dragon forms=phoenix"
    )
    t.b.attacks("N3")
    t.expect(at={"N3": None}, deck={"a": "shapeshifter,goblin"})
    assert t.public().players[0].tops == ("shapeshifter",)
    t.b.ends_turn()
    t.a.summons("N")
    t.expect(form={"N1": None})


def test_neutralised_it_keeps_rank_and_numbers() -> None:
    """R-63, R-50: no ability, no flying, and it cannot change."""
    t = table(
        "| a N3 shapeshifter=imp-neutralise deck=0 hand=swap | b S7 zombie deck=0 | box=dragon forms=imp"
    )
    t.offers_no("form")
    (seen,) = [each for each in t.public().warriors if each.kind == "shapeshifter"]
    assert (seen.rank, seen.strikes[0], seen.flies) == ("common", 2, False)


def test_the_owner_alone_sees_the_forms_left() -> None:
    """R-64, RQ6: from the moment it is summoned, and nobody else; a chosen form is public."""
    t = table(
        "summon turned=shapeshifter | a S3 zombie deck=0 hand=swap | b S7 zombie deck=0 | box=dragon,imp"
    )
    assert t.view("a").forms is None
    t.a.summons("N")
    assert t.view("a").forms == ("dragon", "imp")
    assert t.view("b").forms is None
    assert t.public().box_size == 2
    summoned = t.last(ev.Summoned)
    assert summoned.forms == ("dragon", "imp")
    for form in (summoned.for_public(), summoned.for_seat(Seat(1))):
        assert isinstance(form, ev.Summoned)
        assert form.forms == ()
    assert summoned.for_seat(Seat(0)) == summoned
    t.a.ends_turn()
    t.a.forms("N2", "dragon")
    taken = t.last(ev.FormTaken)
    assert taken.for_public() == taken
    assert t.view("a").forms == ("imp",)
    assert t.view("b").forms is None


def test_forms_stay_known_to_a_seat_that_has_seen_them() -> None:
    """RQ6: what was seen is not unseen when the Shapeshifter goes."""
    t = table(
        "turn=b | a N3 shapeshifter S1 zombie deck=0 hand=swap | b N4 mountain_giant S7 imp deck=0"
        " | box=dragon"
    )
    t.b.attacks("N3")
    t.a.passes()
    t.expect(at={"N3": None})
    assert t.view("a").forms == ("dragon",)
