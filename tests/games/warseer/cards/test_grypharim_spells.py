"""The spells and tactics of the Holy Grypharim Empire, each in play."""

from __future__ import annotations

from sfb_bot.games.warseer.rules import events as ev
from tests.games.warseer.kit.table import A, B, Table

# --- Spells -----------------------------------------------------------------------------------------------


def test_healing_light_heals_two() -> None:
    table = Table()
    captain = table.put("banner_captain", "E5", wounds=3)
    table.hand("healing_light")
    table.play("healing_light", captain)
    assert table.wounds(captain) == 1
    assert table.player(A).influence == 9
    assert table.player(A).history == ["healing_light"]
    assert table.player(A).income == 1


def test_healing_light_heals_no_more_than_there_is_and_no_enemy() -> None:
    """W-107; one without wounds may be chosen (WQ98)."""
    table = Table()
    captain = table.put("banner_captain", "E5", wounds=1)
    knife = table.put("gutter_knife", "E6", B, wounds=1)
    table.hand("healing_light")
    table.do("play>healing_light")
    assert table.options == [str(table.hero(A)), str(captain)]
    table.do(captain)
    assert (table.wounds(captain), table.wounds(knife)) == (0, 1)


def test_shield_of_faith_gives_two_armour_tokens() -> None:
    """W-104: they stop two damage and are gone."""
    table = Table()
    captain = table.put("banner_captain", "E5")
    hound = table.put("pit_hound", "E6", B)
    table.hand("shield_of_faith")
    table.play("shield_of_faith", captain)
    assert table.creature(captain).armour == 2
    table.end_turn()
    table.luck("BY hh")
    table.attack(hound, captain)
    assert (table.creature(captain).armour, table.wounds(captain)) == (0, 0)


def test_shield_of_faith_adds_to_armour_that_is_there() -> None:
    """W-104: no limit to their number."""
    table = Table()
    kerub = table.put("kerub_the_armoured_griffin", "E5")
    table.hand("shield_of_faith")
    table.play("shield_of_faith", kerub)
    assert table.creature(kerub).armour == 4


def test_judgement_burns_an_enemy_in_sight() -> None:
    """Three blue dice of magic damage: armour does not stop it (W-103, W-104)."""
    table = Table(at=("E2", "I9"))
    fisher = table.put("chain_fisher", "E6", B, armour=2)
    table.hand("judgement")
    table.luck("BBB hhc")
    table.play("judgement")
    assert (table.wounds(fisher), table.creature(fisher).armour) == (3, 2)
    assert table.player(A).influence == 7


def test_judgement_reaches_four_hexes_in_sight() -> None:
    """C4 is a forest: C6 is not seen from C3; five hexes are too far."""
    table = Table(at=("C3", "I9"))
    table.put("gutter_knife", "C6", B)
    table.put("pit_hound", "C8", B)
    table.hand("judgement")
    assert not table.offers("play>judgement")


def test_judgement_fires_no_crit_effect_and_lets_the_victim_step() -> None:
    """W-98: with a push the victim's owner may move it 1."""
    table = Table(at=("E2", "I9"))
    fisher = table.put("chain_fisher", "E6", B)
    table.hand("judgement")
    table.luck("BBB cp-")
    table.do("play>judgement")
    assert table.asked_seat == B
    table.do("E7")
    assert table.where(fisher) == "E7"
    assert table.wounds(fisher) == 1
    assert table.heard(ev.CritFired) == []


def test_forced_march_moves_two_even_after_an_activation() -> None:
    table = Table()
    captain = table.put("banner_captain", "E5")
    table.hand("forced_march")
    table.act(captain, "finish")
    table.play("forced_march", captain, "E7")
    assert table.where(captain) == "E7"
    assert not table.offers(f"activate>{captain}")


def test_forced_march_ends_in_difficult_terrain() -> None:
    """W-63, WQ65: the move stops in the forest D6; the activation is not touched."""
    table = Table()
    captain = table.put("banner_captain", "E6")
    table.hand("forced_march")
    table.do("play>forced_march", captain)
    assert table.offers("D6")
    assert not table.offers("C7"), "only through the forest"
    table.do("D6")
    assert table.offers(f"activate>{captain}")


def test_iron_will_stays_with_a_character() -> None:
    """Enchantment (W-115): Fortitude until it leaves."""
    table = Table()
    captain = table.put("banner_captain", "E5")
    hound = table.put("pit_hound", "E6", B)
    table.hand("iron_will")
    table.play("iron_will")
    assert table.creature(captain).charms == (("iron_will", A),)
    assert table.player(A).history == []
    table.end_turn()
    table.luck("BY hh")
    table.attack(hound, captain)
    assert table.wounds(captain) == 1


def test_iron_will_goes_to_history_with_its_character() -> None:
    """W-115, W-134: its income counts then."""
    table = Table()
    captain = table.put("banner_captain", "E5", wounds=5)
    hound = table.put("pit_hound", "E6", B)
    table.hand("iron_will")
    table.play("iron_will")
    table.end_turn()
    table.luck("BY h-", "G -")
    table.attack(hound, captain)
    assert not table.there(captain)
    assert sorted(table.player(A).history) == ["banner_captain", "iron_will"]


def test_iron_will_is_for_characters_alone() -> None:
    """Neither for the hero nor for minions: without a character it is not offered."""
    table = Table()
    table.put("legion_recruit", "E5")
    table.hand("iron_will")
    assert not table.offers("play>iron_will")


# --- Tactics ----------------------------------------------------------------------------------------------


def test_shield_wall_prevents_two_damage() -> None:
    """Harmed by a melee or ranged attack."""
    table = Table(turn=B)
    captain = table.put("banner_captain", "E5")
    champion = table.put("harbour_champion", "E6", B)
    table.hand("shield_wall")
    table.luck("RBB hhh")
    table.do(f"activate>{champion}", f"attack>{captain}")
    table.answer("shield_wall")
    assert table.wounds(captain) == 1
    assert table.player(A).influence == 9
    assert table.player(A).history == ["shield_wall"]


def test_shield_wall_does_not_answer_magic() -> None:
    """No window opens for it (W-241)."""
    table = Table(turn=B)
    captain = table.put("banner_captain", "E5")
    doctor = table.put("plague_doctor", "E6", B)
    table.hand("shield_wall")
    table.luck("BY hh")
    table.do(f"activate>{doctor}", f"attack>{captain}")
    assert table.windows() == []
    assert table.wounds(captain) == 2


def test_hold_the_line_takes_pushes_away_and_rerolls_a_hit() -> None:
    """Rolled, own creature attacked: pushes become blanks, then a hit is rerolled."""
    table = Table(turn=B)
    captain = table.put("banner_captain", "E5")
    champion = table.put("harbour_champion", "E6", B)
    table.hand("hold_the_line")
    table.luck("RBB php", "B -")
    table.do(f"activate>{champion}", f"attack>{captain}", "hold_the_line")
    table.rest()
    assert table.where(captain) == "E5"
    assert table.wounds(captain) == 0
    assert table.heard(ev.DiceChanged)[-1].faces == "---"


def test_hold_the_line_needs_an_own_target_and_influence() -> None:
    """W-241: with no influence nobody is asked; with some, whatever the hand holds."""
    for influence, card, is_asked in (
        (0, "hold_the_line", False),
        (1, "hold_the_line", True),
        (1, "aerie", True),
    ):
        table = Table(turn=B)
        captain = table.put("banner_captain", "E5")
        hound = table.put("pit_hound", "E6", B)
        table.hand(card)
        table.influence(influence)
        table.luck("BY p-")
        table.do(f"activate>{hound}", f"attack>{captain}")
        assert (table.asked == "dice") is is_asked
