"""The Shapeshifter: when it changes, what a form gives it, and the forms that matter most."""

from __future__ import annotations

import pytest

from sfb_bot.games.rift.rules import events as ev
from tests.games.rift.kit.table import table

# --- changing ---------------------------------------------------------------------------------------------


def test_shapeshifter_takes_everything_of_a_form_but_its_life() -> None:
    """R-62: rank, flying, damage and ability; its own life, the damage on it and its enchantments stay."""
    t = table("turn=a | a N3 shapeshifter/1+blessing hand=reflection | b N6 zombie | box=dragon,imp")
    t.a.forms("N3", "dragon")
    shown = t.public().warriors[0]
    assert (shown.kind, shown.form, shown.shape, shown.rank) == (
        "shapeshifter",
        "dragon",
        "dragon",
        "champion",
    )
    assert shown.flies
    assert t.strikes("N3") == [4, None, None, None]
    t.expect(life={"N3": 3}, damage={"N3": 1}, enchanted={"N3": "+blessing"}, form={"N3": "dragon"})


def test_shapeshifter_takes_the_rank_of_a_common_form() -> None:
    """R-62: of any rank (R-61); 2 lives, not the Zombie's 3."""
    t = table("turn=a | a N3 shapeshifter hand=dispel | b N6 imp | box=zombie")
    t.a.forms("N3", "zombie")
    assert (t.public().warriors[0].rank, t.life("N3"), t.strikes("N3")[0]) == ("common", 2, 1)


def test_shapeshifter_changes_once_in_every_turn_also_the_opponents() -> None:
    """R-60: in the own main step, then again in a window of the enemy's turn, and no third time there."""
    t = table(
        "turn=a | a N3 shapeshifter hand=reflection deck=- spells=- "
        "| b N5 archer N6 zombie hand=fireball,dispel deck=- spells=- | box=imp,goblin,zombie"
    )
    t.a.forms("N3", "imp")
    t.offers_no("form")
    t.a.ends()
    t.expect(at={"N3": "shapeshifter", "N4": "archer"})
    t.b.casts("fireball", "N3")
    t.offers("form>N3>goblin", "form>N3>zombie", "pass")
    t.offers_no("form>N3>imp")
    t.a.forms("N3", "zombie")
    t.asked("a", "respond_more")
    assert t.options == ["pass"]
    t.a.done()
    t.is_over("b", "destruction")


def test_shapeshifter_does_not_change_in_the_turn_it_was_summoned() -> None:
    """R-60, R-39: not offered in the main step, and no window opens for it."""
    t = table("turn=a | a N3 shapeshifter* hand=lightning | b N5 imp | box=goblin")
    t.offers_no("form")
    t = table("turn=b | a N3 shapeshifter* | b N5 archer hand=dispel | box=goblin")
    t.b.attacks("N3")
    t.expect(at={"N3": None})


def test_shapeshifter_opens_a_window_for_an_empty_hand() -> None:
    """R-39, R-42: asked for its sake; a change alone puts nothing on the stack, so that closes."""
    t = table("turn=b | a N3 shapeshifter | b N4 zombie hand=dispel | box=imp")
    t.b.attacks("N3")
    t.asked("a", "respond")
    assert t.options == ["form>N3>imp", "pass"]
    t.a.forms("N3", "imp")
    t.is_idle("b")


def test_shapeshifter_without_a_form_left_opens_no_window() -> None:
    """R-39: the box must still hold an unused form."""
    t = table("turn=b | a N3 shapeshifter | b N4 zombie hand=dispel | box=-")
    t.b.attacks("N3")
    t.expect(damage={"N3": 1})
    t.is_idle("b")


def test_shapeshifter_uses_each_card_of_the_box_once() -> None:
    """R-61: a used form never comes back, a second copy of the kind is another card."""
    t = table("turn=a | a N3 shapeshifter=goblin hand=dispel | b N6 zombie | box=goblin,imp")
    t.a.answers("form>N3")
    assert t.options == ["goblin", "imp", "back"]
    t.a.answers("goblin")
    assert t.state.box == ["imp"]
    assert t.public().used_forms == ("goblin", "goblin")


def test_shapeshifter_shows_the_forms_left_to_its_owner_alone() -> None:
    """R-64, RQ6: to everybody else the box is a number."""
    t = table("turn=a | a N3 shapeshifter hand=dispel | b N6 zombie | box=goblin,imp")
    assert t.view("a").forms == ("goblin", "imp")
    assert t.view("b").forms is None
    assert t.public().box_size == 2


def test_shapeshifter_neutralised_keeps_rank_and_numbers_and_cannot_change() -> None:
    """R-63: no ability, no flying, no change, no window for it."""
    t = table("turn=b | a N3 shapeshifter=dragon-neutralise | b N4 zombie hand=reflection | box=imp")
    shown = t.public().warriors[0]
    assert (shown.rank, shown.flies, t.strikes("N3")[0]) == ("champion", False, 3)
    t.b.attacks("N3")
    t.expect(damage={"N3": 1})
    t = table("turn=a | a N3 shapeshifter-neutralise hand=reflection | b N6 zombie | box=imp")
    assert t.options == ["end"]


@pytest.mark.parametrize(("spell", "discard"), [("banish", ""), ("lightning", "shapeshifter")])
def test_shapeshifter_loses_its_form_with_the_lane(spell: str, discard: str) -> None:
    """R-63, R-61: it is its own card again, and the form stays used."""
    t = table(
        f"turn=b | a N3 shapeshifter=imp! deck=- discard=- | b N5 zombie hand={spell},dispel | box=goblin"
    )
    t.b.casts(spell, "N3")
    if not discard:
        t.expect(deck={"a": "shapeshifter"})
    t.expect(discard={"a": discard})
    assert (t.state.box, t.state.used_forms) == (["goblin"], ["imp"])


# --- forms in the main step -------------------------------------------------------------------------------


def test_shapeshifter_that_leaves_the_priestess_form_takes_life_from_its_neighbours() -> None:
    """R-8, R-65: the Zombie stood 3 damage with her and falls at the look after the change."""
    t = table("turn=a | a N2 shapeshifter=priestess N3 zombie/3 hand=dispel | b N6 imp | box=goblin")
    t.expect(life={"N3": 4})
    t.a.forms("N2", "goblin")
    t.expect(at={"N3": None, "N2": "shapeshifter"}, discard={"a": "zombie"})


def test_shapeshifter_gives_life_in_the_priestess_form_but_has_no_more_itself() -> None:
    """R-62: the ability works while the form lasts."""
    t = table("turn=a | a N2 shapeshifter N3 zombie hand=dispel | b N6 imp | box=priestess")
    t.a.forms("N2", "priestess")
    t.expect(life={"N2": 2, "N3": 4})


def test_shapeshifter_in_militia_form_is_backed_with_its_own_life() -> None:
    """R-62, R-7: 2 and the Militiaman's 1."""
    t = table("turn=a | a N2 goblin N3 shapeshifter=militia hand=dispel | b N6 imp")
    t.expect(life={"N3": 3})


@pytest.mark.parametrize("form", ["archmage", "lich", "necromancer"])
def test_shapeshifter_does_nothing_that_happens_when_summoned(form: str) -> None:
    """R-62: summon abilities of a form do not happen."""
    t = table(f"turn=a | a N3 shapeshifter discard=goblin hand=dispel | b N6 imp hand=curse | box={form}")
    t.a.forms("N3", form)
    t.expect(hands=(1, 1), discard={"a": "goblin"})
    t.is_idle("a")


def test_shapeshifter_steps_once_a_turn_whatever_its_forms() -> None:
    """R-58: having stepped as a Skirmisher it does not step again as a Shaman."""
    t = table("turn=a | a N3 shapeshifter=skirmisher hand=dispel | b N7 imp | box=shaman")
    t.a.steps("N3", "+1")
    t.a.forms("N4", "shaman")
    t.offers_no("step")
    t = table("turn=a | a N3 shapeshifter hand=dispel | b N7 imp | box=shaman")
    t.offers_no("step")
    t.a.forms("N3", "shaman")
    t.offers("step>N3")


def test_shapeshifter_in_a_charging_form_advances_two_cells() -> None:
    """R-17, R-62: while the form lasts."""
    t = table("turn=b start | a N2 shapeshifter=war_hound hand=dispel deck=0 | b S7 imp")
    t.expect(at={"N4": "shapeshifter"})


def test_shapeshifter_in_assassin_form_slays_champions() -> None:
    """Set 5: 3 and 2 more."""
    t = table("turn=a | a N3 shapeshifter hand=dispel | b N4 storm_giant | box=assassin")
    t.a.forms("N3", "assassin").attacks("N4")
    assert t.last(ev.Announced).total == 5


@pytest.mark.parametrize(("form", "total"), [("archer", 5), ("pikeman", 4), ("lich", 5)])
def test_shapeshifter_is_a_goblins_company_as_a_common(form: str, total: int) -> None:
    """Set 5: the Goblin's 2 grow by 1 beside an archer by form, beside no Pikeman (2) and no Lich (3)."""
    t = table(f"turn=a | a N2 shapeshifter={form} N3 goblin hand=dispel | b N4 storm_giant")
    t.a.attacks("N4")
    assert t.last(ev.Announced).total == total


def test_shapeshifter_in_goblin_form_needs_another_common() -> None:
    """Set 5: not_self; 2 beside a Pikeman's 2, 3 beside an Archer's 2."""
    for company, total in (("pikeman", 4), ("archer", 5)):
        t = table(f"turn=a | a N2 {company} N3 shapeshifter=goblin hand=dispel | b N4 storm_giant")
        t.a.attacks("N4")
        assert t.last(ev.Announced).total == total


def test_shapeshifter_in_warlord_form_leads() -> None:
    """Set 5, R-62."""
    t = table("turn=a | a N1 shapeshifter=warlord N3 mountain_giant hand=dispel | b N4 storm_giant")
    t.a.attacks("N4")
    t.expect(damage={"N4": 4})


def test_shapeshifter_has_what_follows_an_attack_of_its_form() -> None:
    """R-62, R-27: it pushes as a Water Elemental (3) and draws as a Vampire Lord (4)."""
    t = table("turn=a | a N3 shapeshifter=water_elemental hand=dispel | b N4 storm_giant")
    t.a.attacks("N4")
    t.expect(at={"N4": None, "N5": "storm_giant"}, damage={"N5": 3})
    t = table("turn=a | a N3 shapeshifter=vampire_lord spells=curse | b N4 mountain_giant")
    t.a.attacks("N4")
    t.expect(at={"N4": None}, hand={"a": "curse"})


def test_shapeshifter_in_a_giants_form_strikes_fliers() -> None:
    """R-9, R-62: on the ground as itself it cannot."""
    t = table("turn=a | a N3 shapeshifter hand=dispel | b N4 imp | box=mountain_giant")
    t.offers_no("attack")
    t.a.forms("N3", "mountain_giant").attacks("N4")
    t.expect(at={"N4": None})


# --- forms in a window ------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", ["imp", "griffin_rider", "medusa"])
def test_shapeshifter_escapes_a_sword(form: str) -> None:
    """R-26, R-9: in the air, or gazing, it cannot be hit by the one beside it; the attack is spent."""
    t = table(f"turn=b | a N3 shapeshifter | b N4 berserker hand=dispel | box={form}")
    t.b.attacks("N3")
    t.a.forms("N3", form)
    assert t.last(ev.ItemFailed).cause == "nobody"
    t.expect(at={"N3": "shapeshifter"}, damage={"N3": 0}, attacked=True)


def test_shapeshifter_in_paladin_form_covers_the_one_behind_it() -> None:
    """Set 5, RQ14: the shot at the Archer was announced, now it cannot be made."""
    t = table("turn=b | a N2 archer N3 shapeshifter | b N4 pikeman hand=dispel | box=paladin")
    t.b.attacks("N2")
    t.a.forms("N3", "paladin")
    assert t.last(ev.ItemFailed).cause == "nobody"
    t.expect(at={"N2": "archer"}, attacked=True)


def test_shapeshifter_in_earth_form_turns_a_curse_away() -> None:
    """R-33, R-36: looked at again, it is no legal target; the card goes to its owner's discard."""
    t = table("turn=b | a N3 shapeshifter | b N6 zombie hand=curse,dispel | box=earth_elemental")
    t.b.casts("curse", "N3")
    t.a.forms("N3", "earth_elemental")
    t.expect(enchanted={"N3": ""}, spell_discard={"b": "curse"})


def test_shapeshifter_destroyed_in_phoenix_form_goes_on_top_as_itself() -> None:
    """Set 5, R-62: and has no mark, for it is its own card."""
    t = table("turn=b | a N3 shapeshifter deck=goblin discard=- | b N5 archer hand=dispel | box=phoenix,imp")
    t.b.attacks("N3")
    t.a.forms("N3", "phoenix")
    t.expect(at={"N3": None}, deck={"a": "shapeshifter,goblin"}, discard={"a": ""})
    blue = t.public().players[0]
    assert (blue.tops, blue.spent) == (("shapeshifter",), ())
    assert (t.state.box, t.state.used_forms) == (["imp"], ["phoenix"])


def test_shapeshifter_destroyed_in_fire_form_blasts() -> None:
    """R-62: a destruction ability when it is destroyed in that form."""
    t = table("turn=b | a N3 shapeshifter | b N4 pikeman hand=dispel | box=fire_elemental")
    t.b.attacks("N3")
    t.a.forms("N3", "fire_elemental")
    t.expect(at={"N3": None, "N4": None}, discard={"a": "shapeshifter", "b": "pikeman"})


def test_shapeshifter_is_slain_as_what_it_is_when_the_attack_acts() -> None:
    """R-26, Set 5: the Assassin announces 5 and deals 3 to a Zombie form, or 3 and 5 the other way round."""
    life = "+blessing+blessing"
    t = table(f"turn=b | a N3 shapeshifter{life} | b N4 assassin hand=reflection | box=zombie")
    t.b.attacks("N3")
    assert t.last(ev.Announced).total == 5
    t.a.forms("N3", "zombie")
    t.expect(damage={"N3": 3}, life={"N3": 4})
    t = table(f"turn=b | a N3 shapeshifter=zombie{life} | b N4 assassin hand=reflection | box=warlord")
    t.b.attacks("N3")
    assert t.last(ev.Announced).total == 3
    t.a.forms("N3", "warlord")
    assert t.last(ev.ItemActed).total == 5
    t.expect(at={"N3": None})


def test_shapeshifter_leaving_a_seraph_form_in_a_window_costs_its_neighbour_at_once() -> None:
    """R-60, R-8: a change happens at once, before anything on the stack acts."""
    t = table("turn=b | a N2 goblin/1 N3 shapeshifter=seraph | b N5 archer hand=dispel | box=imp")
    t.b.attacks("N3")
    t.a.forms("N3", "imp")
    kinds = [event.kind for event in t.of(ev.Destroyed)]
    assert kinds == ["goblin", "shapeshifter"]


def test_shapeshifter_may_change_and_cast_in_one_window() -> None:
    """R-40: after a change the same player is asked for more; the Blessing opens a window for the other."""
    t = table("turn=b | a N3 shapeshifter hand=blessing | b N5 archer hand=dispel | box=seraph")
    t.b.attacks("N3")
    t.a.forms("N3", "seraph").responds("blessing", "N3")
    t.asked("b", "respond")
    t.b.passes()
    t.expect(life={"N3": 3}, damage={"N3": 2}, form={"N3": "seraph"}, enchanted={"N3": "+blessing"})
