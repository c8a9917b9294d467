"""Emperor Demian and his ten battle cards, each in play."""

from __future__ import annotations

from sfb_bot.games.warseer.rules import events as ev
from tests.games.warseer.kit.table import A, B, Table


def empire(*, turn: int = 0, at: str = "A1") -> Table:
    """Demian against Tarvo."""
    return Table("emperor_demian", "tarvo_quill", at=(at, "I9"), turn=B if turn else A)


# --- The emperor ------------------------------------------------------------------------------------------


def test_emperor_demian_casts_his_first_spell_cheaper_beside_bronze() -> None:
    """The first spell of each own turn costs 1 less."""
    table = empire(at="E4")
    bearer = table.put("wall_bearer", "E5", wounds=3)
    table.hand("shield_of_faith", "shield_of_faith")
    table.play("shield_of_faith", bearer)
    assert table.player(A).influence == 9
    table.play("shield_of_faith", bearer)
    assert table.player(A).influence == 7


def test_emperor_demian_pays_in_full_without_bronze_beside_him() -> None:
    """Bronze, own, within 1; never below 0."""
    for kind, where, paid in (("goliath", "E5", 2), ("wall_bearer", "E6", 2), ("wall_bearer", "E5", 1)):
        table = empire(at="E4")
        figure = table.put(kind, where)
        table.hand("shield_of_faith")
        table.play("shield_of_faith", figure)
        assert table.player(A).influence == 10 - paid


def test_emperor_demian_leads_silver_and_stands_fast() -> None:
    """Warlord silver (W-221), Brave (W-190)."""
    table = empire(at="E4")
    goliath = table.put("goliath", "E5")
    knife = table.put("gutter_knife", "E6", B)
    table.luck("BBY h--", "P h")
    table.attack(goliath, knife)
    assert table.extra_dice() == "P"
    struck = empire(turn=1, at="E5")
    hound = struck.put("pit_hound", "E6", B)
    struck.luck("BY ph")
    struck.attack(hound, struck.hero(A))
    assert struck.where(struck.hero(A)) == "E5"


def test_emperor_demian_advances_by_a_crit() -> None:
    """Advance (W-226)."""
    table = empire(at="E5")
    knife = table.put("gutter_knife", "E6", B)
    table.luck("RBB cp-")
    table.attack(table.hero(A), knife, "E7", "E6")
    assert table.where(table.hero(A)) == "E6"


# --- Spells -----------------------------------------------------------------------------------------------


def test_imperial_decree_lets_a_character_act_again() -> None:
    table = empire()
    captain = table.put("banner_captain", "E5")
    champion = table.put("harbour_champion", "E6", B)
    table.hand("imperial_decree")
    table.luck("BB h-", "BB h-")
    table.attack(captain, champion)
    table.play("imperial_decree")
    table.attack(captain, champion)
    assert table.wounds(champion) == 2
    assert not table.offers(f"activate>{captain}")


def test_imperial_decree_is_for_those_who_acted_and_were_not_summoned() -> None:
    """Bronze or silver, activated, not summoned this turn."""
    table = empire()
    table.put("banner_captain", "E5")
    kerub = table.put("kerub_the_armoured_griffin", "E6")
    table.camp("wall_bearer")
    table.hand("imperial_decree")
    table.act(kerub, "finish")
    table.do("summon>wall_bearer", "C1")
    assert not table.offers("play>imperial_decree")


def test_spear_volley_needs_two_of_yours_near() -> None:
    """Two blue dice of plain damage, which armour stops (W-103)."""
    table = empire()
    fisher = table.put("chain_fisher", "E6", B, armour=1)
    table.put("wall_bearer", "E4")
    table.hand("spear_volley")
    assert not table.offers("play>spear_volley")
    other = empire()
    struck = other.put("chain_fisher", "E6", B, armour=1)
    other.put("wall_bearer", "E4")
    other.put("wall_bearer", "D5")
    other.hand("spear_volley")
    other.luck("BB hh")
    other.play("spear_volley")
    assert (other.wounds(struck), other.creature(struck).armour) == (1, 0)
    assert table.there(fisher)


def test_spear_volley_kills_for_its_player() -> None:
    """W-142: destroyed by your card; it has no destroyer, so By My Own Hand fails."""
    table = empire()
    table.put("wall_bearer", "E4")
    table.put("wall_bearer", "D5")
    knife = table.put("gutter_knife", "E6", B, wounds=3)
    table.hand("spear_volley")
    table.feats("by_my_own_hand", "finishing_blow")
    table.luck("BB h-")
    table.do("play>spear_volley")
    assert table.options == ["finishing_blow", "none"]
    table.do("finishing_blow")
    assert not table.there(knife)
    assert table.player(A).points == 2


def test_conscription_puts_a_minion_into_the_zone() -> None:
    table = empire(at="E5")
    table.hand("conscription")
    table.play("conscription", "G1")
    assert table.where(table.found("legion_recruit")[0]) == "G1"


def test_conscription_keeps_to_the_limit() -> None:
    """W-123: seven creatures."""
    table = empire(at="E5")
    for where in ("C2", "C3", "D2", "D3", "D4", "C5"):
        table.put("legion_recruit", where)
    table.hand("conscription")
    assert not table.offers("play>conscription")


# --- Relics -----------------------------------------------------------------------------------------------


def test_sword_of_amadeus_adds_purple_to_the_heros_blows() -> None:
    table = empire(at="E5")
    table.wear("sword_of_amadeus")
    knife = table.put("gutter_knife", "E6", B)
    table.luck("RBB hp-", "P h")
    table.attack(table.hero(A), knife, "E7")
    assert table.extra_dice() == "P"
    assert table.wounds(knife) == 2


def test_sword_of_amadeus_is_no_help_to_others() -> None:
    """W-116: its text means the hero."""
    table = empire(at="A1")
    table.wear("sword_of_amadeus")
    captain, knife = table.put("wall_bearer", "E5"), table.put("gutter_knife", "E6", B)
    table.luck("BY h-")
    table.attack(captain, knife)
    assert table.extra_dice() == ""


def test_sunsteel_cuirass_takes_four_damage() -> None:
    """Armour 4 (W-105)."""
    table = empire(turn=1, at="E5")
    table.wear("sunsteel_cuirass")
    champion = table.put("harbour_champion", "E6", B)
    table.luck("RBB hhh")
    table.attack(champion, table.hero(A))
    assert table.wounds(table.hero(A)) == 0
    assert table.player(A).relics[0].armour == 1


def test_damage_beyond_sunsteel_cuirass_goes_to_the_hero_and_not_to_another_relic() -> None:
    """W-105: one relic of the owner's choice, never split; WQ12."""
    table = empire(turn=1, at="E5")
    table.wear("sunsteel_cuirass", "legion_plate")
    table.player(A).relics[1] = type(table.player(A).relics[1])(table.player(A).relics[1].card, 2)
    champion = table.put("harbour_champion", "E6", B)
    table.luck("RBB hhh")
    table.attack(champion, table.hero(A), "legion_plate")
    assert table.wounds(table.hero(A)) == 1
    assert [(relic.card, relic.armour) for relic in table.player(A).relics] == [("sunsteel_cuirass", 4)]


# --- Building ---------------------------------------------------------------------------------------------


def test_war_council_teaches_to_reroll_two_dice() -> None:
    """Master of attack 2 (W-208) this turn."""
    table = empire()
    captain = table.put("banner_captain", "E5")
    knife = table.put("gutter_knife", "E6", B)
    table.build("war_council")
    table.use("war_council")
    table.luck("BB --", "BB hh")
    table.do(f"activate>{captain}", f"attack>{knife}", "master", ("die1", "die2"))
    table.rest()
    assert table.wounds(knife) == 2


def test_war_council_is_for_characters_and_this_turn() -> None:
    table = empire()
    table.build("war_council")
    assert not table.offers("use>war_council.0"), "the hero is no character"
    other = empire()
    captain = other.put("banner_captain", "E5")
    other.build("war_council")
    other.use("war_council")
    assert other.now(captain).master == 2
    other.end_turn()
    assert other.now(captain).master == 0


# --- Tactics ----------------------------------------------------------------------------------------------


def test_riposte_strikes_back() -> None:
    """Attacked in melee: Counterblow BB in this attack."""
    table = empire(turn=1)
    captain = table.put("banner_captain", "E5")
    hound = table.put("pit_hound", "E6", B)
    table.hand("riposte")
    table.luck("BY h-", "BB hh")
    table.do(f"activate>{hound}", f"attack>{captain}", "riposte")
    table.windows()
    table.do("yes")
    table.rest()
    assert (table.wounds(captain), table.wounds(hound)) == (1, 2)
    assert table.now(captain).counterblow == ""


def test_riposte_is_for_targets_without_a_counterblow_in_melee() -> None:
    """W-241: no window opens for it otherwise."""
    for target, attacker in (("road_knight", "pit_hound"), ("banner_captain", "plague_doctor")):
        table = empire(turn=1)
        defender = table.put(target, "E5")
        enemy = table.put(attacker, "E6", B)
        table.hand("riposte")
        table.luck("BY h-")
        table.do(f"activate>{enemy}", f"attack>{defender}")
        assert "riposte" not in table.windows()


def test_encirclement_answers_a_summons_with_a_move() -> None:
    """Summoned: an own creature moves 2."""
    table = empire(turn=1)
    captain = table.put("banner_captain", "E5")
    table.camp("pit_hound", seat=B)
    table.hand("encirclement")
    table.do("summon>pit_hound", "E9")
    assert (table.asked, table.asked_seat) == ("tactic", A)
    table.do("encirclement", captain, "E7")
    assert table.where(captain) == "E7"
    assert table.player(A).influence == 9


def test_encirclement_does_not_answer_minions() -> None:
    """W-240: an enemy character has entered the field."""
    table = Table("emperor_demian", "tarvo_quill", turn=B)
    table.put("banner_captain", "E5")
    table.hand("encirclement")
    table.build("smugglers_dock", seat=B)
    table.do("use>smugglers_dock.0")
    table.rest()
    assert len(table.found("dragon_whelp", B)) == 1
    assert table.player(A).hand == ["encirclement"]
    assert table.heard(ev.CardPlayed) == []
