"""Keywords and crit effects in the corners that no single card shows (section 18)."""

from __future__ import annotations

from sfb_bot.games.warseer.rules import events as ev
from tests.games.warseer.kit.table import A, B, C, Table


def vallor() -> Table:
    """Tarvo against Zenobia."""
    return Table("tarvo_quill", "queen_zenobia")


def test_assassin_against_a_character_without_a_star() -> None:
    """W-187, W-9: a Pack Mule is lower than bronze, so nothing fires."""
    table = vallor()
    knife, mule = table.put("gutter_knife", "E5"), table.put("pack_mule", "E6", B)
    table.luck("BY h-")
    table.attack(knife, mule)
    assert table.heard(ev.CritFired) == []


def test_contract_lasts_for_all_attacks_of_the_turn() -> None:
    """W-194: until end of turn, and not longer."""
    table = vallor()
    broker, novice = table.put("blood_broker", "E4"), table.put("banner_captain", "E6", B)
    table.luck("BBY ---", "P -")
    table.act(broker, "yes", f"attack>{novice}")
    assert table.now(broker).extras
    table.end_turn()
    assert not table.now(broker).extras


def test_flank_counts_a_partners_creature() -> None:
    """W-199, W-154: allied, though not yours."""
    table = Table("tarvo_quill", "queen_zenobia", "brissa_de_molforn", "emperor_demian", mode="alliance")
    duellist = table.put("dock_duellist", "E5", A)
    table.put("dragon_whelp", "E7", C)
    novice = table.put("novice_of_aria", "E6", B)
    table.luck("BBY h--", "G -")
    table.attack(duellist, novice)
    assert table.extra_dice() == "G"


def test_persecution_does_not_enter_difficult_terrain() -> None:
    """W-211: D6 is a forest; F6 is open."""
    table = vallor()
    champion = table.put("harbour_champion", "E5")
    novice = table.put("novice_of_aria", "E6", B, wounds=3)
    table.put("banner_captain", "E7", B)
    table.luck("RBB hhh")
    table.do(f"activate>{champion}", f"attack>{novice}")
    while table.asked not in ("persecution", "main"):
        assert table.run.ask is not None
        table.do(table.run.ask.decisions[0].default)
    assert table.asked == "persecution"
    assert "D6" not in table.options
    assert "E6" in table.options


def test_predator_at_the_first_wound_of_a_frenzy() -> None:
    """W-212: only wounds that are there when the dice are counted; a fresh enemy gives nothing."""
    table = vallor()
    hound, captain = table.put("pit_hound", "E5"), table.put("banner_captain", "E6", B)
    table.luck("BY hh")
    table.attack(hound, captain)
    assert table.heard(ev.CritFired) == []


def test_protector_takes_damage_of_spells_too() -> None:
    """W-213: of an attack or an effect; WQ52: just before the damage."""
    table = Table("brissa_de_molforn", "emperor_demian", at=("A1", "I9"))
    table.put("pit_hound", "E4")
    novice = table.put("novice_of_aria", "E6", B)
    bulwark = table.put("hired_bulwark", "E7", B)
    table.hand("alley_fire")
    table.luck("BB hh")
    table.play("alley_fire", bulwark)
    assert (table.wounds(novice), table.wounds(bulwark)) == (0, 2)


def test_regeneration_is_not_rolled_without_wounds() -> None:
    """W-214: nothing could be healed."""
    table = Table()
    troll = table.put("moor_troll", "E5")
    table.act(troll, "finish")
    assert table.heard(ev.Rolled) == []


def test_infection_spreads_at_the_start_of_an_activation() -> None:
    """W-112: 1 wound, then every creature within 1 rolls green: hit or push (WQ42), friend and foe (WQ43)."""
    table = Table("queen_zenobia", "tarvo_quill")
    captain = table.put("banner_captain", "E5", tokens="disease")
    friend, foe = table.put("novice_of_aria", "D5"), table.put("gutter_knife", "E6", B)
    table.luck("G h", "G p")
    table.act(captain, "suffer", "finish")
    assert table.wounds(captain) == 1
    assert table.has_token(friend, "disease")
    assert table.has_token(foe, "disease")
    assert table.has_token(captain, "disease")


def test_parasite_needs_a_character() -> None:
    """W-231, WQ45: not for minions."""
    table = vallor()
    cantor, recruit = table.put("bone_cantor", "E5"), table.put("legion_recruit", "E6", B, wounds=1)
    table.luck("BBY chh")
    table.attack(cantor, recruit)
    assert not table.there(recruit)
    assert table.found("dragon_whelp") == []


def test_vampirism_heals_no_more_than_there_is() -> None:
    """W-236, W-107."""
    table = vallor()
    table.influence(0)
    broker, captain = table.put("blood_broker", "E4", wounds=1), table.put("banner_captain", "E6", B)
    table.luck("BBY ccc")
    table.attack(broker, captain)
    assert table.wounds(broker) == 0


def test_add_g_and_add_p_are_counted_but_fire_nothing_more() -> None:
    """W-224, WQ7: hits of the extra dice are damage, pushes push."""
    table = Table()
    goliath, knife = table.put("goliath", "E5"), table.put("gutter_knife", "E6", B)
    table.luck("BBY c--", "P p")
    table.attack(goliath, knife, "E7")
    assert (table.wounds(knife), table.where(knife)) == (1, "E7")
    assert len(table.heard(ev.CritFired)) == 1
