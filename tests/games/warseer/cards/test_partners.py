"""Whom cards are not for: partners, friends, minions."""

from __future__ import annotations

import pytest

from tests.games.warseer.kit.table import A, B, C, Table


def vallor(hero: str = "tarvo_quill", at: str = "A1") -> Table:
    """Vallor against Zenobia."""
    return Table(hero, "queen_zenobia", at=(at, "I9"))


# --- Whom cards are not for -------------------------------------------------------------------------------

FOR_ONES_OWN = (
    *("healing_light", "shield_of_faith", "forced_march", "iron_will", "tears_of_aria", "night_work"),
)
BUILDINGS_FOR_ONES_OWN = (
    *("barracks", "infirmary", "aerie", "war_council", "tavern", "fighting_pit", "watchtower", "safe_house"),
)


def _allied(partners: str) -> tuple[Table, str, str]:
    """Partners with a character each, far from everybody; the numbers of the own and the partner's."""
    table = Table("queen_zenobia", "tarvo_quill", "queen_zenobia", "brissa_de_molforn", mode="alliance")
    kinds = {"shooters": "caravan_scout", "others": "novice_of_aria"}
    own, other = table.put(kinds[partners], "F4", A), table.put(kinds[partners], "F6", C)
    table.put(kinds[partners], "F2", A)
    return table, str(own), str(other)


@pytest.mark.parametrize("card", FOR_ONES_OWN)
def test_a_partners_creatures_are_not_ones_own(card: str) -> None:
    """W-154: healing_light, shield_of_faith, forced_march, iron_will, tears_of_aria, night_work."""
    table, own, other = _allied("others")
    table.hand(card)
    table.do(f"play>{card}")
    assert own in table.options
    assert other not in table.options


@pytest.mark.parametrize("building", BUILDINGS_FOR_ONES_OWN)
def test_buildings_help_ones_own_and_cost_one(building: str) -> None:
    """W-154: barracks, infirmary, aerie, war_council, tavern, fighting_pit, watchtower, safe_house."""
    table, own, other = _allied("shooters")
    table.build(building)
    table.do(f"use>{building}.0")
    assert own in table.options
    assert other not in table.options
    table.do(own)
    assert table.player(A).influence == 9


def test_queen_zenobia_and_gem_of_life_do_not_heal_a_partners_creature() -> None:
    """W-154."""
    table = Table("queen_zenobia", "tarvo_quill", "queen_zenobia", "brissa_de_molforn", mode="alliance")
    novice = table.put("novice_of_aria", "A2", C, wounds=1)
    table.wear("gem_of_life")
    assert not table.offers("use>queen_zenobia.0")
    table.do("use>gem_of_life.0")
    assert table.asked == "main", "the hero was the only one to be named"
    assert table.wounds(novice) == 1


def test_banner_of_dornell_does_not_shine_on_a_partners_creature() -> None:
    """GR3: your bronze characters (W-154)."""
    table = Table("queen_zenobia", "tarvo_quill", "queen_zenobia", "tarvo_quill", mode="alliance", turn=C)
    table.wear("banner_of_dornell", seat=A)
    bearer, knife = table.put("wall_bearer", "A2", C), table.put("gutter_knife", "A3", B)
    table.luck("BY h-")
    table.attack(bearer, knife)
    assert table.extra_dice() == ""


def test_imperial_decree_and_encirclement_are_not_for_a_partners_creature() -> None:
    """W-154."""
    table = Table("emperor_demian", "tarvo_quill", "emperor_demian", "brissa_de_molforn", mode="alliance")
    table.creature(table.put("novice_of_aria", "F6", C)).is_turned = True
    table.hand("imperial_decree")
    assert not table.offers("play>imperial_decree")
    other = Table("emperor_demian", "tarvo_quill", "queen_zenobia", "tarvo_quill", mode="alliance", turn=B)
    partner = other.put("novice_of_aria", "F6", C)
    other.camp("pit_hound", seat=B)
    other.hand("encirclement")
    other.do("summon>pit_hound")
    other.do(other.options[0], "encirclement")
    assert str(partner) not in other.options


def test_the_last_word_of_plague_doctor_spares_its_friends() -> None:
    """V04: an enemy creature."""
    table = Table("queen_zenobia", "tarvo_quill")
    lance, novice = table.put("lance_of_the_wing", "E5"), table.put("novice_of_aria", "E4")
    hound = table.put("pit_hound", "E7", B)
    doctor = table.put("plague_doctor", "E6", B, wounds=3)
    table.luck("BBY h--")
    table.do(f"activate>{lance}", f"attack>{doctor}")
    assert {*table.options} == {str(lance), str(novice)}
    assert str(hound) not in table.options


def test_blackmail_and_bounty_are_for_enemy_characters() -> None:
    """TS2, TS3: not for ones own, for minions or heroes."""
    table = vallor()
    table.put("pit_hound", "E5")
    table.put("legion_recruit", "E6", B)
    table.hand("blackmail", "bounty")
    assert not table.offers("play>blackmail")
    assert not table.offers("play>bounty")


def test_bandages_count_what_a_side_has_healed() -> None:
    """A06, W-154: a wound healed on a partner's creature was healed by your side; not one in its own turn."""
    table = Table("queen_zenobia", "tarvo_quill", "queen_zenobia", "tarvo_quill", mode="alliance")
    novice, partner = table.put("novice_of_aria", "F4"), table.put("wall_bearer", "F5", C, wounds=2)
    table.feats("bandages")
    table.feats("bandages", seat=C)
    table.luck("YY hh")
    table.act(novice, f"heal>{partner}")
    assert table.wounds(partner) == 0
    assert table.offers("feat>bandages")
    table.end_turn()
    table.end_turn()
    assert table.asked_seat == C
    assert not table.offers("feat>bandages"), "that was another turn"
