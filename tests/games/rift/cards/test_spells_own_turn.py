"""The spells of the own turn: damage, moves and the way back into the deck.

A Dispel in a hand that finds nothing to dispel keeps the main step from ending by itself.
"""

from __future__ import annotations

import pytest

from sfb_bot.games.rift.rules import events as ev
from tests.games.rift.kit.table import table

OWN_TURN = ("challenge", "fireball", "swap", "banish", "dash", "lure", "lightning")


@pytest.mark.parametrize("spell", OWN_TURN)
def test_own_turn_spells_are_no_response_in_the_others_turn(spell: str) -> None:
    """R-30: in a window of the other's turn only Pass is left; the active player may use them (RQ18)."""
    t = table(f"turn=b | a N2 goblin N3 zombie hand={spell} | b N5 archer hand=dispel")
    t.b.attacks("N3")
    assert t.options == ["pass"]
    t = table(f"turn=a | a N2 archer N3 zombie hand={spell} | b N4 zombie N5 zombie hand=curse")
    t.a.attacks("N4")
    t.b.responds("curse", "N2")
    t.asked("a", "respond")
    t.offers(next(key for key in t.options if key.startswith(f"{spell}>")))


# --- Challenge --------------------------------------------------------------------------------------------


def test_challenge_ignores_flying_and_distance() -> None:
    """R-52: each deals its melee damage to the other; 3 against the Imp, 2 back."""
    t = table("turn=a | a N1 mountain_giant hand=challenge,dispel | b N7 imp")
    t.a.casts("challenge", "N1", "N7")
    t.expect(at={"N7": None}, damage={"N1": 2}, attacked=False, spell_discard={"a": "challenge"})
    assert {each.cause for each in t.of(ev.Damaged)} == {"spell"}


def test_challenge_counts_current_damage() -> None:
    """R-52, R-7: the Zombie's 1 with a Blessing is 2, the cursed Pikeman's 2 is 1."""
    t = table("turn=a | a N1 zombie+blessing hand=challenge,reflection | b N5 pikeman+blessing-curse-curse")
    t.a.casts("challenge", "N1", "N5")
    t.expect(at={"N5": None}, damage={"N1": 1})


def test_challenge_destroys_both_at_the_same_time() -> None:
    """R-52, RQ36: each other's last warrior, so it is a draw."""
    t = table("turn=a | a N1 goblin deck=- hand=challenge | b N7 goblin deck=-")
    t.a.casts("challenge", "N1", "N7")
    t.is_over(None, "destruction")


def test_challenge_knows_no_ability_of_an_attack() -> None:
    """R-52: neither Assassin nor Warlord adds anything; the Archer without melee deals 0."""
    t = table("turn=a | a N1 warlord N3 assassin hand=challenge,dispel | b N5 storm_giant")
    t.a.casts("challenge", "N3", "N5")
    t.expect(damage={"N3": 3, "N5": 3})
    t = table("turn=a | a N1 archer hand=challenge,dispel | b N5 zombie")
    t.a.casts("challenge", "N1", "N5")
    t.expect(at={"N1": None}, damage={"N5": 0})


def test_challenge_needs_two_in_one_lane_and_no_spellproof_enemy() -> None:
    """Set 4, R-36; an own spellproof warrior may be named."""
    t = table("turn=a | a N1 goblin hand=challenge | b S7 imp N6 stone_golem")
    t.offers_no("challenge")
    t = table("turn=a | a N1 stone_golem S1 goblin hand=challenge | b N6 imp N7 zombie")
    t.a.answers("challenge")
    assert t.options == ["N1", "back"]
    t.a.answers("N1")
    assert t.options == ["N6", "N7", "back"]


def test_challenge_fails_when_one_of_the_two_is_gone() -> None:
    """R-33: of two targets both are needed."""
    t = table("turn=a | a N1 goblin hand=challenge,dispel | b N6 zombie hand=intimidate")
    t.a.casts("challenge", "N1", "N6")
    t.b.responds("intimidate", "N1")
    t.a.passes()
    t.expect(at={"N1": None, "N6": "zombie"}, damage={"N6": 0}, spell_discard={"a": "challenge"})
    assert t.last(ev.ItemFailed).cause == "target"


# --- Fireball ---------------------------------------------------------------------------------------------


def test_fireball_burns_friend_and_foe() -> None:
    """R-53: 2 on the cell, 1 beside it, at the same time."""
    t = table("turn=a | a N2 zombie N3 zombie hand=fireball,dispel | b N4 storm_giant N5 zombie N6 goblin")
    t.a.casts("fireball", "N4")
    t.expect(damage={"N2": 0, "N3": 1, "N4": 2, "N5": 1, "N6": 0}, spell_discard={"a": "fireball"})


def test_fireball_destroys_the_active_players_warriors_first() -> None:
    """R-8, R-67: all of one look leave together, in the order of their abilities."""
    t = table("turn=b | a N3 goblin | b N4 archer N5 imp hand=fireball,dispel")
    t.b.casts("fireball", "N4")
    assert [event.kind for event in t.of(ev.Destroyed)] == ["archer", "imp", "goblin"]


def test_fireball_on_an_empty_cell_burns_its_neighbours() -> None:
    """R-53: any cell, if at least one warrior would be hurt."""
    t = table("turn=a | a N2 zombie hand=fireball,dispel | b N7 goblin")
    t.a.answers("fireball")
    assert t.options == ["N1", "N2", "N3", "N6", "N7", "back"]
    t.a.answers("N6")
    t.expect(at={"N7": None}, damage={"N2": 0})


def test_fireball_stays_in_its_lane() -> None:
    """R-3: behind N7 there is no S1."""
    t = table("turn=a | a S1 goblin hand=fireball,dispel | b N7 zombie S7 goblin")
    t.a.casts("fireball", "N7")
    t.expect(at={"S1": "goblin", "S7": "goblin"}, damage={"N7": 2})


def test_fireball_hurts_the_spellproof() -> None:
    """R-36: it names a cell."""
    t = table("turn=a | a N1 goblin hand=fireball,dispel | b N5 stone_golem N6 earth_elemental")
    t.a.casts("fireball", "N5")
    t.expect(damage={"N5": 2, "N6": 1})


def test_fireball_keeps_its_cell_when_the_target_leaves() -> None:
    """R-53, R-33: the cell is named, not the warrior; it acts on whoever is there then."""
    t = table("turn=a | a N2 zombie hand=fireball,dash,dispel | b N4 goblin hand=curse")
    t.a.casts("fireball", "N4")
    t.b.responds("curse", "N2")
    t.a.responds("dash", "N2", "+1").done()
    t.expect(at={"N4": None, "N3": "zombie"}, damage={"N3": 1}, life={"N3": 2})


# --- Swap -------------------------------------------------------------------------------------------------


def test_swap_works_across_lanes_with_damage_and_enchantments() -> None:
    """R-54."""
    t = table("turn=a | a N5 zombie/1+blessing S2 goblin hand=swap,reflection | b N7 imp S7 imp")
    t.a.casts("swap", "S2", "N5")
    t.expect(at={"N5": "goblin", "S2": "zombie"}, damage={"S2": 1, "N5": 0})
    t.expect(enchanted={"S2": "+blessing", "N5": ""}, spell_discard={"a": "swap"})


def test_swap_needs_two_own_warriors() -> None:
    """Set 4: enemies are not named, oneself is no second."""
    table("turn=a | a N5 zombie hand=swap | b N7 imp").offers_no("swap")
    t = table("turn=a | a N5 zombie N3 goblin S1 imp hand=swap | b N7 imp")
    t.a.answers("swap")
    assert t.options == ["N3", "N5", "S1", "back"]
    t.a.answers("N5")
    assert t.options == ["N3", "S1", "back"]


def test_swap_fails_when_one_of_the_two_is_gone() -> None:
    """R-33: both are needed, the other stays where it is."""
    t = table("turn=a | a N5 zombie S2 goblin hand=swap,dispel | b N7 imp hand=intimidate")
    t.a.casts("swap", "N5", "S2")
    t.b.responds("intimidate", "S2")
    t.a.passes()
    t.expect(at={"N5": "zombie", "S2": None}, spell_discard={"a": "swap", "b": "intimidate"})


def test_swap_takes_a_warrior_out_of_a_priestesses_care() -> None:
    """R-8: looked at after every spell; beside her the Pikeman had 3 lives."""
    t = table("turn=a | a N2 priestess N3 pikeman/2 S2 goblin hand=swap,dispel | b N7 imp")
    t.a.casts("swap", "N3", "S2")
    t.expect(at={"S2": None, "N3": "goblin"}, life={"N3": 2}, discard={"a": "pikeman"})


# --- Banish -----------------------------------------------------------------------------------------------


def test_banish_shuffles_an_enemy_into_its_deck() -> None:
    """R-51, R-34: damage and enchantments are gone, each card to the discard of its owner."""
    t = table(
        "turn=a | a N2 goblin hand=banish,dispel "
        "| b N5 storm_giant/1+blessing-curse deck=imp,zombie discard=- | box=lich"
    )
    t.a.casts("banish", "N5")
    t.expect(at={"N5": None}, decks=(11, 3), discard={"b": ""})
    assert sorted(t.state.players[1].deck) == ["imp", "storm_giant", "zombie"]
    t.expect(spell_discard={"a": "banish,curse", "b": "blessing"})
    red = t.public().players[1]
    assert (red.tops, red.in_deck) == ((), ("storm_giant",))


def test_banish_into_an_empty_deck_makes_it_that_one_card() -> None:
    """RQ43: known to all."""
    t = table("turn=a | a N2 goblin hand=banish,dispel | b N5 storm_giant deck=-")
    t.a.casts("banish", "N5")
    t.expect(deck={"b": "storm_giant"})
    assert t.public().players[1].tops == ("storm_giant",)
    t.is_idle("a")


def test_banish_shuffles_what_was_known_to_lie_on_top() -> None:
    """R-68: public until the deck is shuffled."""
    t = table("turn=a | a N2 goblin hand=banish,dispel | b N5 lich deck=phoenix,imp,zombie tops=1")
    t.a.casts("banish", "N5")
    red = t.public().players[1]
    assert (red.tops, red.in_deck) == ((), ("lich", "phoenix"))


def test_banish_reaches_enemies_alone() -> None:
    """Set 4, R-36: of any rank, but no spellproof one."""
    t = table("turn=a | a N2 goblin hand=banish | b N5 lich N6 imp S5 earth_elemental")
    t.a.answers("banish")
    assert t.options == ["N5", "N6", "back"]


# --- Dash -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cells", "end"), [("+1", "N4"), ("+2", "N5"), ("-1", "N2"), ("-2", "N1")])
def test_dash_moves_one_or_two_cells_either_way(cells: str, end: str) -> None:
    """Set 4, R-55."""
    t = table("turn=a | a N3 goblin hand=dash,dispel | b N7 imp")
    t.a.casts("dash", "N3", cells)
    t.expect(at={"N3": None, end: "goblin"}, spell_discard={"a": "dash"})


@pytest.mark.parametrize(("cell", "ways"), [("N5", ["-2", "-1", "+1"]), ("N6", ["-2", "-1"])])
def test_dash_never_ends_on_the_goal_cell(cell: str, ways: list[str]) -> None:
    """R-58, RQ34."""
    t = table(f"turn=a | a {cell} goblin hand=dash | b S7 imp")
    t.a.answers("dash").answers(cell)
    assert t.options == [*ways, "back"]


def test_dash_may_leave_the_goal_cell() -> None:
    """RQ34: not onto it; back from it is a move like any other."""
    t = table("turn=b | a S1 imp | b N1 goblin hand=dash,dispel")
    t.b.answers("dash").answers("N1")
    assert t.options == ["-2", "-1", "back"]


@pytest.mark.parametrize(("cell", "ways"), [("S1", ["+1", "+2"]), ("S2", ["-1", "+1", "+2"])])
def test_dash_does_not_leave_the_lane(cell: str, ways: list[str]) -> None:
    """R-55: inside its lane; before the first cell of the southern one there is no N7."""
    t = table(f"turn=a | a {cell} goblin hand=dash | b S7 imp")
    t.a.answers("dash").answers(cell)
    assert t.options == [*ways, "back"]


def test_dash_passes_friends_and_no_enemy() -> None:
    """R-55: own warriors on the way are passed; an enemy on the way or at its end forbids it."""
    t = table("turn=a | a N3 goblin N4 zombie hand=dash,dispel | b N7 imp")
    t.a.casts("dash", "N3", "+2")
    t.expect(at={"N3": None, "N4": "zombie", "N5": "goblin"})
    t = table("turn=a | a N3 goblin hand=dash | b N4 imp")
    t.a.answers("dash").answers("N3")
    assert t.options == ["-2", "-1", "back"]


def test_dash_shoves_the_one_on_its_end_cell() -> None:
    """R-56: one cell back, and so on up to the first free cell; the cell just left counts as free."""
    t = table("turn=a | a N2 goblin N3 zombie N4 imp hand=dash,dispel | b N7 imp")
    t.a.casts("dash", "N2", "+2")
    t.expect(at={"N4": "goblin", "N3": "imp", "N2": "zombie"})


def test_dash_back_onto_a_full_rear_is_not_offered() -> None:
    """RQ32: nobody is shoved off the lane; back by one the chain would run over N1."""
    t = table("turn=a | a N1 archer N2 zombie N3 goblin hand=dash | b N7 imp")
    t.a.answers("dash").answers("N3")
    assert t.options == ["+1", "+2", "back"]


def test_dash_is_counted_from_where_the_warrior_stands_when_it_acts() -> None:
    """R-55: two Dashes in one window, the later acts first; N3 to N4, then two more to N6."""
    t = table("turn=a | a N2 archer N3 goblin hand=dash,dash,lightning | b N7 imp hand=curse")
    t.a.casts("lightning", "N7")
    t.b.responds("curse", "N2")
    t.a.responds("dash", "N3", "+2").responds("dash", "N3", "+1").done()
    t.expect(at={"N3": None, "N6": "goblin"})


def test_dash_fails_when_its_end_would_be_the_goal_cell() -> None:
    """R-56, RQ34: legal when played, no more when it acts."""
    t = table("turn=a | a N2 archer N4 goblin hand=dash,dash,lightning | b S6 imp hand=curse")
    t.a.casts("lightning", "S6")
    t.b.responds("curse", "N2")
    t.a.responds("dash", "N4", "+2").responds("dash", "N4", "+1").done()
    t.expect(at={"N5": "goblin", "N7": None}, spell_discard={"a": "dash,dash,lightning"})
    assert t.of(ev.ItemFailed)[0].cause == "target"


# --- Lure -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cells", "end"), [("+1", "N4"), ("+2", "N3")])
def test_lure_draws_an_enemy_forward(cells: str, end: str) -> None:
    """Set 4: 1 or 2 cells forward as the enemy sees it."""
    t = table("turn=a | a N2 goblin hand=lure,dispel | b N5 zombie S7 imp")
    t.a.answers("lure").answers("N5")
    assert t.options == ["+1", "+2", "back"]
    t.a.answers(cells)
    t.expect(at={"N5": None, end: "zombie"}, spell_discard={"a": "lure"})


def test_lure_stops_before_the_own_warriors() -> None:
    """R-55: no enemy of the moving warrior on the way or at its end."""
    t = table("turn=a | a N3 goblin S6 imp hand=lure | b N5 zombie S7 imp")
    t.a.answers("lure")
    assert t.options == ["N5", "back"]
    t.a.answers("N5")
    assert t.options == ["+1", "back"]


def test_lure_may_end_on_the_goal_cell_which_wins_nothing_yet() -> None:
    """R-58, RQ37: not at the end of the other's turn, but at that of its own player's."""
    t = table("turn=a | a S2 goblin hand=lure,dispel deck=- | b N3 zombie hand=dispel deck=-")
    t.a.casts("lure", "N3", "+2")
    t.b.passes()
    t.expect(at={"N1": "zombie"})
    t.a.ends_turn()
    t.asked("b", "main")
    t.b.ends_turn()
    t.is_over("b", "portal")


def test_lure_shoves_the_enemies_friends() -> None:
    """R-56, R-57: one cell back, towards their own portal."""
    t = table("turn=a | a N1 goblin hand=lure,dispel | b N4 imp N6 zombie")
    t.a.casts("lure", "N6", "+2")
    t.expect(at={"N4": "zombie", "N5": "imp", "N6": None})


def test_lure_reaches_no_friend_and_nobody_spellproof() -> None:
    """Set 4, R-36."""
    t = table("turn=a | a N1 goblin hand=lure | b N5 earth_elemental")
    t.offers_no("lure")


# --- Lightning --------------------------------------------------------------------------------------------


def test_lightning_deals_two_and_an_attack_finishes() -> None:
    """Set 4, R-28: damage stays until end of turn."""
    t = table("turn=a | a N3 zombie hand=lightning,dispel | b N4 mountain_giant")
    t.a.casts("lightning", "N4")
    t.expect(at={"N4": "mountain_giant"}, damage={"N4": 2})
    t.a.attacks("N4")
    t.expect(at={"N4": None}, spell_discard={"a": "lightning"})


def test_lightning_goes_away_at_the_end_of_the_turn() -> None:
    """R-21."""
    t = table("turn=a | a N3 zombie hand=lightning,swap deck=- | b N4 mountain_giant hand=dispel deck=-")
    t.a.casts("lightning", "N4")
    t.b.passes()
    t.expect(damage={"N4": 2})
    t.a.ends_turn()
    t.expect(damage={"N4": 0})


def test_lightning_may_strike_anybody_not_spellproof() -> None:
    """Set 4: any one, own and invisible ones too."""
    t = table("turn=a | a N1 goblin hand=lightning | b N5 earth_elemental N6 imp+invisibility")
    t.a.answers("lightning")
    assert t.options == ["N1", "N6", "back"]


def test_lightning_fails_when_its_target_is_gone() -> None:
    """R-33: never aimed anew; the second Lightning acts first and leaves the other nobody."""
    t = table("turn=a | a N1 goblin hand=lightning,lightning,dispel | b N5 imp hand=curse")
    t.a.casts("lightning", "N5")
    t.b.responds("curse", "N1")
    t.a.responds("lightning", "N5").done()
    assert len(t.of(ev.Damaged)) == 1
    assert t.last(ev.ItemFailed).cause == "target"
    t.expect(at={"N5": None}, spell_discard={"a": "lightning,lightning"}, enchanted={"N1": "-curse"})
