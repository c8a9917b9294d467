"""The champions of Dusk, each at work and at its limits; the Shapeshifter has a file of its own.

A Dispel in a hand that finds nothing to dispel keeps the main step from ending by itself.
"""

from __future__ import annotations

import pytest

from sfb_bot.games.rift.rules import events as ev
from tests.games.rift.kit.table import table

# --- Fire Elemental ---------------------------------------------------------------------------------------


def test_fire_elemental_blasts_enemies_next_to_it_in_its_lane() -> None:
    """Set 5: 3 damage to the enemy beside it; none to friends, two cells away or in the other lane."""
    t = table(
        "turn=b | a N2 zombie N3 fire_elemental | b N4 storm_giant N5 pikeman S4 imp S3 imp hand=dispel"
    )
    t.b.attacks("N3", "N4")
    t.expect(at={"N3": None, "N5": "pikeman", "S3": "imp", "S4": "imp"}, discard={"a": "fire_elemental"})
    t.expect(damage={"N2": 0, "N4": 3, "N5": 0, "S3": 0, "S4": 0})
    assert [(each.amount, each.cause) for each in t.of(ev.Damaged)] == [(3, "attack"), (3, "blast")]
    t.is_idle("b")


def test_fire_elemental_blast_kills_can_chain() -> None:
    """R-8: the blast destroys the Priestess, and without her the wounded Pikeman falls at the next look."""
    t = table("turn=b | a N3 fire_elemental | b N4 priestess N5 pikeman/2 hand=lightning,dispel")
    t.expect(life={"N5": 3})
    t.b.casts("lightning", "N3").attacks("N3", "N5")
    t.expect(at={"N3": None, "N4": None, "N5": None}, discard={"b": "priestess,pikeman"})


def test_fire_elemental_shot_from_afar_hurts_nobody() -> None:
    """Set 5: only those next to it."""
    t = table("turn=b | a N3 fire_elemental | b N5 archer N6 sharpshooter hand=dispel")
    t.b.attacks("N3")
    t.expect(at={"N3": None}, damage={"N5": 0, "N6": 0})


def test_fire_elemental_neutralised_does_not_blast() -> None:
    """R-8: neutralised in the lane, it has no destruction ability."""
    t = table("turn=b | a N3 fire_elemental-neutralise | b N4 mountain_giant hand=reflection")
    t.b.attacks("N3")
    t.expect(at={"N3": None}, damage={"N4": 0}, spell_discard={"b": "neutralise"})


def test_fire_elemental_banished_does_not_blast() -> None:
    """R-51: it was not destroyed."""
    t = table("turn=b | a N3 fire_elemental deck=- | b N4 goblin hand=banish,dispel")
    t.b.casts("banish", "N3")
    t.expect(at={"N3": None, "N4": "goblin"}, damage={"N4": 0}, deck={"a": "fire_elemental"})


def test_fire_elemental_as_the_last_warrior_can_make_a_draw() -> None:
    """RQ49: destruction is tested when the blast has come to rest, so both sides are gone."""
    t = table("turn=b | a N3 fire_elemental deck=- | b N4 mountain_giant deck=- hand=dispel")
    t.b.attacks("N3")
    t.is_over(None, "destruction")


# --- Earth Elemental --------------------------------------------------------------------------------------


def test_earth_elemental_is_no_target_of_enemy_spells() -> None:
    """R-36: neither alone nor as the enemy of a Challenge; of what hits anybody the own warrior is left."""
    hand = "curse,banish,lure,challenge,neutralise,lightning"
    t = table(f"turn=a | a N2 goblin hand={hand} | b N5 earth_elemental")
    assert t.options == ["lightning", "neutralise", "end"]
    for spell in ("lightning", "neutralise"):
        t.a.answers(spell)
        assert t.options == ["N2", "back"]
        t.a.answers("back")


def test_earth_elemental_is_reached_by_its_own_players_spells() -> None:
    """R-36: enemy spells alone are turned away."""
    t = table("turn=a | a N2 earth_elemental hand=blessing,dash | b N7 imp")
    t.a.casts("blessing", "N2").casts("dash", "N2", "+2")
    t.expect(at={"N4": "earth_elemental"}, life={"N4": 6}, enchanted={"N4": "+blessing"})


def test_earth_elemental_is_hurt_by_a_fireball_and_loses_enchantments_to_dispel() -> None:
    """R-36: a Fireball names a cell, Dispel names the enchantment."""
    t = table("turn=a | a N2 goblin hand=fireball,dispel,reflection | b N5 earth_elemental+blessing")
    t.a.casts("fireball", "N5").casts("dispel", "N5.blessing")
    t.expect(damage={"N5": 2}, life={"N5": 5}, spell_discard={"a": "fireball,dispel", "b": "blessing"})


def test_earth_elemental_is_no_new_target_of_a_reflected_spell() -> None:
    """R-46, R-36: the Curse would be Red's then, an enemy spell."""
    t = table("turn=a | a N2 earth_elemental N3 goblin hand=curse | b N5 zombie hand=reflection")
    t.a.casts("curse", "N5")
    assert t.options == ["reflection>#1>N3", "pass"]


def test_earth_elemental_neutralised_is_a_target() -> None:
    """R-50: its own player's Neutralise, and the ability does not count any more."""
    t = table("turn=a | a N2 goblin hand=lightning,reflection | b N5 earth_elemental+neutralise")
    t.a.casts("lightning", "N5")
    t.expect(damage={"N5": 2})


# --- Night Dragon -----------------------------------------------------------------------------------------


def test_dragon_breathes_on_the_enemy_right_behind_the_target() -> None:
    """Set 5: 3 on the target, 1 on the one behind it, none on the next."""
    t = table("turn=a | a N3 dragon hand=dispel | b N4 storm_giant N5 zombie N6 zombie")
    t.a.attacks("N4")
    assert [(each.amount, each.cause) for each in t.of(ev.Damaged)] == [(3, "attack"), (1, "breath")]
    t.expect(damage={"N4": 3, "N5": 1, "N6": 0})
    t.is_idle("a")


def test_dragon_breathes_across_no_gap_and_on_no_friend() -> None:
    """Set 5: right behind; behind is towards the target's portal."""
    t = table("turn=a | a N2 goblin N3 dragon hand=dispel | b N4 storm_giant N6 zombie")
    t.a.attacks("N4")
    t.expect(damage={"N2": 0, "N4": 3, "N6": 0})


def test_dragon_breath_comes_together_with_the_attack() -> None:
    """R-27, R-8: the wounded Priestess falls to the breath, and with her the Zombie's fourth life."""
    t = table("turn=a | a N3 dragon hand=dispel | b N4 zombie N5 priestess/1")
    t.a.attacks("N4")
    t.expect(at={"N4": None, "N5": None}, discard={"b": "priestess,zombie"})


def test_dragon_breath_reaches_fliers_and_the_spellproof() -> None:
    """R-9 is about striking, R-36 about spells; breath is neither."""
    for behind, left in (("imp", None), ("stone_golem", "stone_golem")):
        t = table(f"turn=a | a N3 dragon hand=dispel | b N4 storm_giant N5 {behind}")
        t.a.attacks("N4")
        t.expect(at={"N5": left})


def test_dragon_that_takes_no_part_does_not_breathe() -> None:
    """R-27: the participants' abilities."""
    t = table("turn=a | a N2 pikeman N3 dragon hand=dispel | b N4 storm_giant N5 imp")
    t.a.attacks("N4", "N2")
    t.expect(damage={"N4": 2, "N5": 0})


def test_dragon_neutralised_in_response_strikes_without_breath() -> None:
    """R-65, R-26: the attack goes on, a Dragon on foot hits ground warriors too."""
    t = table("turn=a | a N3 dragon hand=dispel | b N4 storm_giant N5 imp hand=neutralise")
    t.a.attacks("N4")
    t.b.responds("neutralise", "N3")
    t.a.passes()
    t.expect(at={"N5": "imp"}, damage={"N4": 3, "N5": 0})


def test_dragon_breathes_even_if_the_attack_acts_for_nothing() -> None:
    """RQ50: announced for the Warlord's 1 alone; neutralised, he gives none, and the breath still comes."""
    t = table(
        "turn=a | a N1 warlord N3 dragon-curse-curse+curse hand=reflection "
        "| b N4 storm_giant N5 imp hand=neutralise"
    )
    t.a.attacks("N4")
    assert t.last(ev.Announced).total == 1
    t.b.responds("neutralise", "N1")
    t.a.passes()
    assert t.last(ev.ItemActed).total == 0
    t.expect(at={"N5": None}, damage={"N4": 0}, discard={"b": "imp"})


# --- Vampire Lord -----------------------------------------------------------------------------------------


def test_vampire_lord_draws_once_for_a_destroyed_target() -> None:
    """Set 5: one spell for the target, none for the Pikeman who falls with his Priestess."""
    t = table("turn=a | a N3 vampire_lord spells=curse,dash | b N4 priestess N5 pikeman/2")
    t.a.attacks("N4")
    t.expect(at={"N4": None, "N5": None}, hand={"a": "curse"}, spells={"a": 1})
    assert [(each.cause, each.spells) for each in t.of(ev.SpellsDrawn)] == [("ability", ("curse",))]


def test_vampire_lord_draws_nothing_for_a_survivor() -> None:
    """Set 5: the target must be destroyed."""
    t = table("turn=a | a N3 vampire_lord hand=dispel spells=curse,dash | b N4 storm_giant")
    t.a.attacks("N4")
    t.expect(hand={"a": "dispel"}, damage={"N4": 4})


def test_vampire_lord_draws_nothing_without_taking_part() -> None:
    """Set 5: an attack it takes part in; its kill by a Challenge is no attack either."""
    t = table(
        "turn=a | a N2 pikeman N3 vampire_lord hand=challenge,dispel spells=curse | b N4 archer N5 zombie"
    )
    t.a.attacks("N4", "N2").casts("challenge", "N3", "N5")
    t.expect(at={"N4": None, "N5": None}, hand={"a": "dispel"})


@pytest.mark.parametrize(("wound", "hand"), [("", "dispel,curse"), ("/1", "dispel")])
def test_vampire_lord_draws_only_if_it_stands_itself(wound: str, hand: str) -> None:
    """Set 5, R-27: the blast of the Fire Elemental comes first; life 4 stands 3, but not with 1 before."""
    t = table(f"turn=a | a N3 vampire_lord{wound} hand=dispel spells=curse | b N4 fire_elemental")
    t.a.attacks("N4")
    t.expect(at={"N4": None, "N3": None if wound else "vampire_lord"}, hand={"a": hand})


def test_vampire_lord_neutralised_does_not_draw() -> None:
    """R-50."""
    t = table("turn=a | a N3 vampire_lord-neutralise hand=reflection spells=curse | b N4 goblin")
    t.a.attacks("N4")
    t.expect(at={"N4": None}, hand={"a": "reflection"})


def test_vampire_lord_feeds_on_a_phoenix_that_returns() -> None:
    """RQ44: it was destroyed all the same."""
    t = table(
        "turn=a | a N3 vampire_lord+flight hand=reflection spells=curse | b N4 phoenix deck=- discard=-"
    )
    t.a.attacks("N4")
    t.expect(hand={"a": "reflection,curse"}, deck={"b": "phoenix"}, discard={"b": ""})


# --- Necromancer ------------------------------------------------------------------------------------------


def test_necromancer_may_return_a_common_or_elite() -> None:
    """Set 5, R-68: no champion, onto the top of the deck, publicly."""
    t = table("turn=b start | a deck=necromancer,imp discard=goblin,pikeman,paladin | b S5 zombie")
    t.a.summons("N")
    t.asked("a", "necromancer_return")
    assert t.options == ["goblin", "pikeman", "none"]
    t.a.returns("pikeman")
    t.expect(at={"N1": "necromancer"}, deck={"a": "pikeman,imp"}, discard={"a": "goblin,paladin"})
    assert t.public().players[0].tops == ("pikeman",)


def test_necromancer_may_be_declined() -> None:
    """R-66: "may" can be declined."""
    t = table("turn=b start | a deck=necromancer,imp discard=goblin hand=dispel | b S5 zombie")
    t.a.summons("N").returns("none")
    t.expect(deck={"a": "imp"}, discard={"a": "goblin"})
    assert t.public().players[0].tops == ()
    t.is_idle("a")


def test_necromancer_asks_nothing_without_somebody_to_return() -> None:
    """D13: an own common or elite in the discard; a fallen champion or the enemy's dead are none."""
    t = table("turn=b start | a deck=necromancer discard=paladin hand=dispel | b S5 zombie discard=goblin")
    t.a.summons("N")
    t.is_idle("a")
    t.expect(discard={"a": "paladin", "b": "goblin"})


def test_necromancer_returns_a_warrior_that_is_summoned_next() -> None:
    """R-18: thirteen warriors instead of twelve."""
    t = table(
        "turn=b start | a deck=necromancer discard=militia spells=- | b S5 zombie deck=- hand=dispel spells=-"
    )
    t.a.summons("N").returns("militia")
    t.b.ends()
    t.a.summons("N")
    t.expect(at={"N2": "necromancer", "N1": "militia"}, deck={"a": ""})


# --- Assassin ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("target", "total"), [("storm_giant", 5), ("mountain_giant", 3), ("zombie", 3)])
def test_assassin_deals_two_more_to_champions(target: str, total: int) -> None:
    """Set 5: the rank of the target decides, elites and commons get 3."""
    t = table(f"turn=a | a N3 assassin hand=dispel | b N4 {target}")
    t.a.attacks("N4")
    assert t.last(ev.Announced).total == total
    t.expect(at={"N4": None})


def test_assassin_takes_the_shapeshifter_for_a_champion() -> None:
    """RQ42: the card itself is of champion rank; what its forms are is tested with it."""
    t = table("turn=a | a N3 assassin hand=dispel | b N4 shapeshifter!")
    t.a.attacks("N4")
    assert t.last(ev.Announced).total == 5


def test_assassin_neutralised_deals_what_is_printed() -> None:
    """R-50."""
    t = table("turn=a | a N3 assassin-neutralise hand=reflection | b N4 storm_giant")
    t.a.attacks("N4")
    t.expect(damage={"N4": 3})


# --- Medusa -----------------------------------------------------------------------------------------------


def test_medusa_keeps_enemies_next_to_her_out_of_attacks() -> None:
    """Set 5: the Paladin before her does not strike, the Pikeman behind him does."""
    t = table("turn=a | a N2 pikeman N3 paladin hand=dispel | b N4 medusa")
    assert t.options == ["attack>N4", "end"]
    t.a.attacks("N4")
    t.expect(damage={"N4": 2})


def test_medusa_keeps_them_from_attacking_others_too() -> None:
    """Set 5: from any attack, so the one behind her is safe from the Pikeman; the Archer shoots past."""
    t = table("turn=a | a N3 pikeman hand=dispel | b N4 medusa N5 imp")
    assert t.options == ["end"]
    t = table("turn=a | a N2 archer N3 pikeman hand=dispel | b N4 medusa N5 imp")
    assert t.options == ["attack>N4", "attack>N5", "end"]


def test_medusa_stops_those_whose_attack_is_on_the_stack() -> None:
    """R-26: freed from Neutralise in response, her gaze leaves the Goblin out; 5 announced, 2 dealt."""
    t = table("turn=a | a N2 archer N3 goblin hand=reflection | b N4 medusa-neutralise hand=dispel")
    t.a.attacks("N4")
    assert t.last(ev.Announced).total == 5
    t.b.responds("dispel", "N4.neutralise")
    t.a.passes()
    acted = t.last(ev.ItemActed)
    assert (acted.participants, acted.total) == ((t.warrior("N2").id,), 2)
    t.expect(damage={"N4": 2}, attacked=True)


def test_medusa_makes_an_attack_fail_when_nobody_else_strikes() -> None:
    """R-26, RQ16: nobody left who can hit it, and the attack of the turn is spent."""
    t = table("turn=a | a N3 berserker hand=reflection | b N4 medusa-neutralise hand=dispel")
    t.a.attacks("N4")
    t.b.responds("dispel", "N4.neutralise")
    t.a.passes()
    assert t.last(ev.ItemFailed).cause == "nobody"
    t.expect(damage={"N4": 0}, attacked=True)
    t.offers_no("attack")


def test_medusa_stops_neither_the_other_lane_nor_spells() -> None:
    """Set 5: adjacent in the lane, and attacks alone."""
    t = table("turn=a | a N3 pikeman S4 berserker hand=challenge | b N4 medusa S5 zombie")
    t.offers("attack>S5")
    t.a.casts("challenge", "N3", "N4")
    t.expect(at={"N3": None}, damage={"N4": 2})


def test_medusa_neutralised_stops_nobody() -> None:
    """R-50, R-65."""
    t = table("turn=a | a N3 paladin hand=neutralise | b N4 medusa")
    t.offers_no("attack")
    t.a.casts("neutralise", "N4").attacks("N4")
    t.expect(at={"N4": None})


# --- Lich -------------------------------------------------------------------------------------------------


def test_lich_makes_the_opponent_discard_a_spell_of_their_choice() -> None:
    """RQ48: its holder chooses; it lies face up in the holder's discard."""
    t = table("turn=b start | a deck=lich hand=dispel | b S5 zombie hand=curse,dash,swap")
    t.a.summons("N")
    t.asked("b", "lich_discard")
    assert t.options == ["curse", "dash", "swap"]
    t.b.discards("dash")
    t.expect(hand={"b": "curse,swap", "a": "dispel"}, spell_discard={"b": "dash"})
    t.is_idle("a")


def test_lich_takes_the_only_card_without_a_question() -> None:
    """D12: a hand of 1."""
    t = table("turn=b start | a deck=lich hand=dispel | b S5 zombie hand=curse")
    t.a.summons("N")
    t.expect(hands=(1, 0), spell_discard={"b": "curse"})
    t.is_idle("a")


def test_lich_finds_nothing_in_an_empty_hand() -> None:
    """D12: nobody is asked, nothing is drawn for it."""
    t = table("turn=b start | a deck=lich hand=dispel | b S5 zombie")
    t.a.summons("N")
    t.expect(hands=(1, 0), spell_discard={"a": "", "b": ""})
    t.is_idle("a")


def test_lich_asks_even_if_all_cards_are_alike() -> None:
    """D12: not being asked would tell that."""
    t = table("turn=b start | a deck=lich hand=dispel | b S5 zombie hand=dash,dash")
    t.a.summons("N")
    t.asked("b", "lich_discard")
    assert t.options == ["dash"]
    t.b.discards("dash")
    t.expect(hand={"b": "dash"}, spell_discard={"b": "dash"})


@pytest.mark.parametrize(("cell", "damage"), [("N4", 1), ("N5", 3), ("N6", 2)])
def test_lich_strikes_hardest_at_distance_two(cell: str, damage: int) -> None:
    """Set 3: 1/3/2, nothing at distance 4."""
    t = table(f"turn=a | a N3 lich hand=dispel | b {cell} storm_giant N7 zombie")
    t.offers_no("attack>N7")
    t.a.attacks(cell)
    t.expect(damage={cell: damage})
