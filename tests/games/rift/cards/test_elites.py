"""The elites, each at work and at its limits.

A Dispel in a hand that finds nothing to dispel keeps the main step from ending by itself.
"""

from __future__ import annotations

import pytest

from sfb_bot.games.rift.rules import events as ev
from tests.games.rift.kit.table import table

# --- Sharpshooter -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cell", "damage"), [("N4", 2), ("N5", 2), ("N6", 1)])
def test_sharpshooter_shoots_up_to_distance_four(cell: str, damage: int) -> None:
    """Set 1 and 3: 2 at distances 2 and 3, 1 at distance 4."""
    t = table(f"turn=a | a N2 sharpshooter hand=dispel | b {cell} zombie")
    t.a.attacks(cell)
    t.expect(damage={cell: damage})


def test_sharpshooter_has_no_melee_and_no_longer_reach() -> None:
    """R-6: no value at distance 1, and none beyond 4."""
    t = table("turn=a | a N2 sharpshooter hand=dispel | b N3 zombie N7 zombie")
    assert t.options == ["end"]


def test_sharpshooter_hits_fliers_past_everybody() -> None:
    """R-9, RQ13: others in between do not block a shot."""
    t = table("turn=a | a N2 sharpshooter N3 zombie hand=dispel | b N4 zombie N5 imp")
    t.a.attacks("N5")
    t.expect(at={"N5": None}, discard={"b": "imp"})


# --- Shaman -----------------------------------------------------------------------------------------------


def test_shaman_steps_forward_and_shoves_the_one_before_it() -> None:
    """R-57: from S3 to S4, the Goblin is shoved to S3; then it shoots at distance 2 from there."""
    t = table("turn=a | a S3 shaman S4 goblin hand=dispel | b S6 zombie")
    t.offers_no("attack")
    t.a.steps("S3", "+1")
    t.expect(at={"S3": "goblin", "S4": "shaman"})
    t.a.attacks("S6")
    t.expect(damage={"S6": 2})


def test_shaman_steps_once_in_its_players_turn() -> None:
    """R-58: once; after the turns of both players once more."""
    t = table("turn=a | a S3 shaman hand=dispel deck=- spells=- | b N7 zombie hand=dispel deck=- spells=-")
    t.a.steps("S3", "-1")
    t.expect(at={"S2": "shaman"})
    t.offers_no("step")
    t.a.ends()
    t.offers_no("step")
    t.b.ends()
    t.expect(at={"S3": "shaman"})
    t.offers("step>S3")


def test_shaman_may_step_after_its_attack() -> None:
    """R-19: in any order."""
    t = table("turn=a | a N3 shaman hand=dispel | b N4 zombie")
    t.a.attacks("N4").steps("N3", "-1")
    t.expect(at={"N2": "shaman"}, damage={"N4": 1})


def test_shaman_does_not_step_in_windows_nor_neutralised() -> None:
    """RQ31: main step, empty stack; R-50."""
    t = table("turn=a | a N3 shaman hand=lightning,swap | b N5 zombie hand=curse")
    t.a.casts("lightning", "N5")
    t.b.responds("curse", "N3")
    t.asked("a", "respond")
    t.offers_no("step")
    t = table("turn=a | a N3 shaman-neutralise hand=reflection | b N7 zombie")
    assert t.options == ["end"]


# --- Skirmisher -------------------------------------------------------------------------------------------


def test_skirmisher_cannot_shove_a_friend_off_the_lane() -> None:
    """R-57, RQ32: the Archer on N1 would leave it, so the only step is forward."""
    t = table("turn=a | a N1 archer N2 skirmisher hand=dispel | b S7 zombie")
    t.a.answers("step>N2")
    assert t.options == ["+1", "back"]


def test_skirmisher_does_not_step_into_an_enemy() -> None:
    """R-55: no enemy on the end cell; hemmed in on both sides it has no step at all."""
    t = table("turn=a | a N1 skirmisher hand=dispel | b N2 zombie")
    assert t.options == ["attack>N2", "end"]


def test_skirmisher_may_step_onto_the_goal_cell_and_win() -> None:
    """R-58, R-69."""
    t = table("turn=a | a N6 skirmisher hand=dispel | b S7 zombie")
    t.a.steps("N6", "+1")
    t.expect(at={"N7": "skirmisher"})
    t.a.ends_turn()
    t.is_over("a", "portal")


def test_skirmisher_steps_back_and_strikes_from_there() -> None:
    """Set 3: 2 at distance 1, 1 at distance 2."""
    t = table("turn=a | a N3 skirmisher hand=dispel | b N4 zombie")
    t.a.steps("N3", "-1").attacks("N4")
    t.expect(at={"N2": "skirmisher"}, damage={"N4": 1})


def test_skirmisher_of_red_steps_forward_down_the_lane() -> None:
    """R-2: forward is down in number for Red."""
    t = table("turn=b | a N1 zombie | b N5 skirmisher hand=dispel")
    t.b.steps("N5", "+1")
    t.expect(at={"N4": "skirmisher"})


# --- Mountain Giant ---------------------------------------------------------------------------------------


def test_mountain_giant_strikes_fliers_in_melee() -> None:
    """R-9."""
    t = table("turn=a | a N3 mountain_giant hand=dispel | b N4 air_elemental")
    t.a.attacks("N4")
    t.expect(at={"N4": None}, discard={"b": "air_elemental"})


def test_mountain_giant_neutralised_in_response_misses_the_flier() -> None:
    """R-26, R-50: it can no longer hit the target, so the attack fails."""
    t = table("turn=a | a N3 mountain_giant hand=dispel | b N4 air_elemental hand=neutralise")
    t.a.attacks("N4")
    t.b.responds("neutralise", "N3")
    t.a.passes()
    assert t.last(ev.ItemFailed).cause == "nobody"
    t.expect(damage={"N4": 0}, attacked=True)


# --- Griffin Rider ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("target", ["griffin_rider", "zombie"])
def test_griffin_rider_strikes_fliers_and_ground_warriors(target: str) -> None:
    """R-9: melee of fliers hits both; 3 against life 2 and 3."""
    t = table(f"turn=a | a N3 griffin_rider hand=dispel | b N4 {target}")
    t.a.attacks("N4")
    t.expect(at={"N4": None}, discard={"b": target})


def test_griffin_rider_is_safe_from_swords() -> None:
    """R-9: the Berserker finds nobody to strike."""
    t = table("turn=b | a N3 griffin_rider | b N4 berserker hand=dispel")
    assert t.options == ["end"]


def test_griffin_rider_flies_over_nobody_when_it_advances() -> None:
    """RQ8: flying changes nothing in movement; it blocks and is blocked."""
    t = table("turn=b start | a N3 griffin_rider hand=dispel deck=0 | b N4 zombie")
    t.expect(at={"N3": "griffin_rider"})


# --- Pikeman ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cell", ["N4", "N5"])
def test_pikeman_deals_two_from_the_first_and_the_second_rank(cell: str) -> None:
    """Set 3: 2/2."""
    t = table(f"turn=a | a N3 pikeman hand=dispel | b {cell} zombie")
    t.a.attacks(cell)
    t.expect(damage={cell: 2})


def test_pikeman_reaches_neither_three_cells_nor_the_other_lane() -> None:
    """R-6, R-3."""
    t = table("turn=a | a N3 pikeman hand=dispel | b N6 zombie S4 zombie S5 imp")
    assert t.options == ["end"]


# --- Berserker --------------------------------------------------------------------------------------------


def test_berserker_deals_one_more_alone() -> None:
    """Set 5: 4 and 1; with a Pikeman it is 4 and 2."""
    line = "turn=a | a N2 pikeman N3 berserker hand=dispel | b N4 storm_giant+blessing"
    t = table(line)
    t.a.attacks("N4", "N3")
    t.expect(damage={"N4": 5})
    t = table(line)
    t.a.attacks("N4")
    assert t.last(ev.Announced).total == 6


def test_berserker_left_alone_by_a_response_deals_one_more() -> None:
    """R-26: the sum is worked out anew with those who are left; 6 announced, 5 dealt."""
    t = table(
        "turn=a | a N2 pikeman N3 berserker hand=dispel deck=- | b N4 storm_giant+blessing hand=intimidate"
    )
    t.a.attacks("N4")
    t.b.responds("intimidate", "N2")
    t.a.passes()
    t.expect(damage={"N4": 5}, deck={"a": "pikeman"})


def test_berserker_neutralised_deals_what_is_printed() -> None:
    """R-50: 4 at distance 1, nothing beyond."""
    t = table("turn=a | a N3 berserker-neutralise hand=reflection | b N4 storm_giant N5 imp")
    assert t.options == ["attack>N4", "end"]
    t.a.attacks("N4")
    t.expect(damage={"N4": 4})


# --- Priestess --------------------------------------------------------------------------------------------


def test_priestess_saves_the_fighter_before_her() -> None:
    """Set 5: 2 damage on life 3."""
    t = table("turn=b | a N2 priestess N3 pikeman | b N5 archer hand=dispel")
    t.expect(life={"N2": 2, "N3": 3})
    t.b.attacks("N3")
    t.expect(at={"N3": "pikeman"}, damage={"N3": 2})


def test_priestess_and_another_beside_one_warrior_add_up() -> None:
    """Set 5: two of them give 2; not across a gap, not to enemies, not in the other lane."""
    t = table("turn=a | a N1 priestess N2 goblin N3 priestess S1 goblin hand=dispel | b N4 goblin S3 imp")
    t.expect(life={"N1": 2, "N2": 3, "N3": 2, "S1": 1, "N4": 1})


def test_priestess_who_leaves_takes_the_life_along() -> None:
    """R-8: looked at whenever a life falls; shot with Lightning, she takes the wounded Pikeman with her."""
    t = table("turn=b | a N2 priestess N3 pikeman/2 | b N6 zombie hand=lightning,dispel")
    t.b.casts("lightning", "N2")
    t.expect(at={"N2": None, "N3": None}, discard={"a": "priestess,pikeman"})


def test_priestess_cares_for_a_neutralised_neighbour() -> None:
    """R-50: abilities of others still work on it; neutralised herself she gives nothing."""
    t = table("turn=a | a N2 priestess N3 zombie-neutralise hand=reflection | b N7 imp")
    t.expect(life={"N3": 4})
    t = table("turn=a | a N2 priestess-neutralise N3 zombie hand=reflection | b N7 imp")
    t.expect(life={"N3": 3})


# --- Stone Golem ------------------------------------------------------------------------------------------


def test_stone_golem_is_no_target_of_enemy_spells() -> None:
    """R-36: nor of Intimidate, though it is an elite, nor of a Challenge."""
    t = table("turn=a | a N2 goblin hand=curse,banish,lure,challenge,intimidate | b N5 stone_golem")
    assert t.options == ["end"]


def test_stone_golem_is_hurt_by_a_fireball() -> None:
    """R-36: it names a cell; 2 on the Golem's, then 1 from the next one."""
    t = table("turn=a | a N2 goblin hand=fireball,dispel | b N5 stone_golem")
    t.a.casts("fireball", "N5")
    t.expect(damage={"N5": 2})
    t = table("turn=a | a N2 goblin hand=fireball,dispel | b N5 stone_golem")
    t.a.casts("fireball", "N6")
    t.expect(damage={"N5": 1})


def test_stone_golem_is_shoved_like_anybody() -> None:
    """RQ33: being shoved is no target; the lured Zombie takes its cell."""
    t = table("turn=a | a N2 goblin hand=lure,dispel | b N5 stone_golem N6 zombie")
    t.a.answers("lure")
    assert t.options == ["N6", "back"]
    t.a.answers("N6").answers("+1")
    t.expect(at={"N5": "zombie", "N6": "stone_golem"})
