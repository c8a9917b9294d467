"""The twenty military feats: when each may be played, and when not (W-138)."""

from __future__ import annotations

from sfb_bot.games.warseer.rules.ids import CreatureId
from tests.games.warseer.kit.table import A, B, Table


def field(*feats: str, at: tuple[str, str] = ("A1", "I9")) -> Table:
    """Tarvo with these feats against Zenobia."""
    table = Table("tarvo_quill", "queen_zenobia", at=at)
    table.feats(*feats)
    return table


def offered(table: Table, attacker: CreatureId, victim: CreatureId, *rolls: str) -> list[str]:
    """The feats that are offered right after a kill."""
    table.luck(*rolls)
    table.do(f"activate>{attacker}", f"attack>{victim}")
    while table.asked not in ("feat", "main"):
        assert table.run.ask is not None
        table.do(table.run.ask.decisions[0].default)
    assert not table.there(victim)
    assert table.asked == "feat"
    return [key for key in table.options if key != "none"]


def by_hound(
    *feats: str,
    attacker_at: str = "E5",
    victim: str = "novice_of_aria",
    victim_at: str = "E6",
    tokens: str = "",
) -> list[str]:
    """What a Pit Hound's kill of a character with one health left allows."""
    table = field(*feats)
    hound = table.put("pit_hound", attacker_at)
    prey = table.put(victim, victim_at, B, tokens=tokens)
    table.creature(prey).wounds = table.creature(prey).kind.health - 1
    return offered(table, hound, prey, "BY hh", "G -")


def test_leaves_and_blood_in_a_forest() -> None:
    """F01; two hits, since the forest ignores one."""
    assert by_hound("leaves_and_blood", attacker_at="D5", victim_at="D6") == ["leaves_and_blood"]


def test_leaves_and_blood_not_in_the_open() -> None:
    assert by_hound("leaves_and_blood") == []


def test_from_above_on_a_hill() -> None:
    """F02: its destroyer stood on a hill."""
    assert by_hound("from_above", attacker_at="I5", victim_at="I6") == ["from_above"]


def test_from_above_not_when_the_victim_stood_there() -> None:
    assert by_hound("from_above", attacker_at="I6", victim_at="I5") == []


def test_giant_killer_for_a_lower_rank() -> None:
    """F03: bronze destroys silver."""
    assert by_hound("giant_killer", victim="banner_captain") == ["giant_killer"]


def test_giant_killer_for_a_minion_and_not_for_the_same_rank() -> None:
    table = field("giant_killer")
    whelp, novice = table.put("dragon_whelp", "E5"), table.put("novice_of_aria", "E6", B, wounds=3)
    assert offered(table, whelp, novice, "YG h-") == ["giant_killer"]
    assert by_hound("giant_killer") == []


def test_giant_killer_not_for_a_card() -> None:
    """A card has no destroyer: feats that ask for one fail."""
    table = field("giant_killer", "finishing_blow")
    table.put("pit_hound", "E4")
    table.put("banner_captain", "E6", B, wounds=5)
    table.hand("alley_fire")
    table.luck("BB h-")
    table.do("play>alley_fire")
    assert table.options == ["finishing_blow", "none"]


def test_finishing_blow_for_who_had_wounds() -> None:
    """F04."""
    assert by_hound("finishing_blow", "one_stroke") == ["finishing_blow"]


def test_one_stroke_for_who_had_none() -> None:
    """F05 and not F04: a Pack Mule has two health."""
    table = field("finishing_blow", "one_stroke")
    hound, mule = table.put("pit_hound", "E5"), table.put("pack_mule", "E6", B)
    assert offered(table, hound, mule, "BY hh") == ["one_stroke"]


def test_finishing_blow_and_one_stroke_look_at_the_moment_of_declaring() -> None:
    """Wounds of the same attack do not count; those of the first attack of a Frenzy do."""
    table = field("finishing_blow", "one_stroke")
    duellist, captain = table.put("dock_duellist", "E5"), table.put("novice_of_aria", "E6", B, wounds=0)
    table.luck("BBY chh", "BBY hh-")
    table.do(f"activate>{duellist}", f"attack>{captain}", "yes")
    assert table.options == ["finishing_blow", "none"]


def test_long_arm_from_two_hexes() -> None:
    """F06."""
    table = field("long_arm")
    doctor, novice = table.put("plague_doctor", "E4"), table.put("novice_of_aria", "E6", B, wounds=3)
    assert offered(table, doctor, novice, "BY h-") == ["long_arm"]


def test_long_arm_not_from_one() -> None:
    assert by_hound("long_arm") == []


def test_by_my_own_hand_for_the_hero() -> None:
    """F07."""
    table = field("by_my_own_hand", at=("E5", "I9"))
    novice = table.put("novice_of_aria", "E6", B, wounds=3)
    assert offered(table, table.hero(A), novice, "RBB hhh") == ["by_my_own_hand"]


def test_by_my_own_hand_not_for_others() -> None:
    assert by_hound("by_my_own_hand") == []


def test_pack_hunt_with_two_in_contact() -> None:
    """F08: two or more of your creatures."""
    table = field("pack_hunt")
    hound, novice = table.put("pit_hound", "E5"), table.put("novice_of_aria", "E6", B, wounds=3)
    table.put("dragon_whelp", "E7")
    assert offered(table, hound, novice, "BY h-", "G -") == ["pack_hunt"]


def test_pack_hunt_not_alone() -> None:
    assert by_hound("pack_hunt") == []


def test_rank_and_file_for_bronze() -> None:
    """F09."""
    assert by_hound("rank_and_file", "officers_first") == ["rank_and_file"]


def test_officers_first_for_silver_and_gold() -> None:
    """F10 and not F09."""
    assert by_hound("rank_and_file", "officers_first", victim="banner_captain") == ["officers_first"]
    assert by_hound("rank_and_file", "officers_first", victim="archon_of_dawn") == ["officers_first"]


def test_rank_and_file_and_officers_first_not_without_a_star() -> None:
    assert by_hound("rank_and_file", "officers_first", victim="pack_mule") == []


def test_behind_their_lines_in_the_owners_zone() -> None:
    """F11: E9 is a hex of the second zone."""
    assert by_hound("behind_their_lines", attacker_at="E8", victim_at="E9") == ["behind_their_lines"]


def test_behind_their_lines_not_before_it_nor_in_your_own() -> None:
    assert by_hound("behind_their_lines", attacker_at="E7", victim_at="E8") == []
    assert by_hound("behind_their_lines", attacker_at="E2", victim_at="E1") == []


def test_twice_in_a_day_for_the_second_kill() -> None:
    """F12: not for the first."""
    table = field("twice_in_a_day")
    hound, other = table.put("pit_hound", "E5"), table.put("pit_hound", "C6")
    novice, bearer = table.put("novice_of_aria", "E6", B, wounds=3), table.put("goliath", "C7", B, wounds=4)
    assert offered(table, hound, novice, "BY h-", "G -") == []
    table.do("none")
    table.rest()
    assert offered(table, other, bearer, "BY h-", "G -") == ["twice_in_a_day"]


def test_twice_in_a_day_does_not_count_minions() -> None:
    table = field("twice_in_a_day")
    hound, other = table.put("pit_hound", "E5"), table.put("pit_hound", "C6")
    recruit, bearer = table.put("legion_recruit", "E6", B, wounds=1), table.put("goliath", "C7", B, wounds=4)
    table.luck("BY hh", "G -")
    table.attack(hound, recruit)
    assert not table.there(recruit)
    assert offered(table, other, bearer, "BY h-", "G -") == []


def test_payback_after_a_loss() -> None:
    """F13: a character of yours was destroyed since your last turn."""
    table = Table("tarvo_quill", "queen_zenobia", turn=B)
    table.feats("payback")
    hound, lost = table.put("pit_hound", "E5"), table.put("gutter_knife", "D5", wounds=3)
    captain = table.put("banner_captain", "E6", B, wounds=5)
    table.luck("BB h-")
    table.attack(captain, lost)
    assert not table.there(lost)
    table.end_turn()
    assert offered(table, hound, captain, "BY h-", "G -") == ["payback"]


def test_payback_not_without_one() -> None:
    assert by_hound("payback") == []


def test_payback_is_stale_a_turn_later() -> None:
    """Only what happened since the last own turn counts."""
    table = Table("tarvo_quill", "queen_zenobia", turn=B)
    table.feats("payback")
    hound, lost = table.put("pit_hound", "E5"), table.put("gutter_knife", "D5", wounds=3)
    captain = table.put("banner_captain", "E6", B, wounds=5)
    table.luck("BB h-")
    table.attack(captain, lost)
    table.end_turn()
    table.end_turn()
    table.end_turn()
    table.feats("payback")
    assert offered(table, hound, captain, "BY h-", "G -") == []


def test_small_but_fierce_for_minions_and_the_starless() -> None:
    """F14."""
    for kind, dice in (("dragon_whelp", "YG h-"), ("pack_mule", "Y h")):
        table = field("small_but_fierce")
        small, novice = table.put(kind, "E5"), table.put("novice_of_aria", "E6", B, wounds=3)
        assert offered(table, small, novice, dice) == ["small_but_fierce"]


def test_small_but_fierce_not_for_bronze() -> None:
    assert by_hound("small_but_fierce") == []


def test_sick_prey_with_any_token() -> None:
    """F15."""
    for token in ("poison", "disease", "stun"):
        assert by_hound("sick_prey", tokens=token) == ["sick_prey"]


def test_sick_prey_not_for_the_healthy() -> None:
    assert by_hound("sick_prey") == []


def test_witchfire_by_magic() -> None:
    """F16: an attack or a spell."""
    table = field("witchfire")
    doctor, novice = table.put("plague_doctor", "E4"), table.put("novice_of_aria", "E6", B, wounds=3)
    assert offered(table, doctor, novice, "BY h-") == ["witchfire"]
    spell = field("witchfire")
    spell.put("pit_hound", "E4")
    spell.put("novice_of_aria", "E6", B, wounds=3)
    spell.hand("alley_fire")
    spell.luck("BB h-")
    spell.do("play>alley_fire")
    assert spell.options == ["witchfire", "none"]


def test_witchfire_not_by_teeth() -> None:
    assert by_hound("witchfire") == []


def test_off_the_edge_when_pushed() -> None:
    """F17: it was pushed in the attack that destroyed it."""
    table = field("off_the_edge")
    hound, novice = table.put("pit_hound", "E5"), table.put("novice_of_aria", "E6", B, wounds=3)
    assert offered(table, hound, novice, "BY ph", "G -") == ["off_the_edge"]


def test_off_the_edge_not_when_it_could_not_move() -> None:
    """One that could not move was not pushed; the push still did 1 damage (W-100)."""
    table = field("off_the_edge")
    hound, novice = table.put("pit_hound", "A8"), table.put("novice_of_aria", "A9", B, wounds=3)
    table.put("dragon_whelp", "B8")
    assert offered(table, hound, novice, "BY p-", "G -") == []


def test_home_soil_in_your_own_zone() -> None:
    """F18: E1 is a hex of the first zone."""
    assert by_hound("home_soil", attacker_at="E2", victim_at="E1") == ["home_soil"]


def test_home_soil_not_elsewhere() -> None:
    assert by_hound("home_soil") == []


def test_crack_the_shell_when_armour_was_lost() -> None:
    """F19: in this turn, also in the attack itself."""
    table = field("crack_the_shell")
    hound = table.put("pit_hound", "E5")
    kerub = table.put("kerub_the_armoured_griffin", "E6", B, wounds=5, armour=1)
    assert offered(table, hound, kerub, "BY hh", "G -") == ["crack_the_shell"]


def test_crack_the_shell_not_without_armour() -> None:
    assert by_hound("crack_the_shell") == []


def test_sellswords_end_for_mercenaries() -> None:
    """F20."""
    assert by_hound("sellswords_end", victim="caravan_scout") == ["sellswords_end"]


def test_sellswords_end_not_for_citizens() -> None:
    assert by_hound("sellswords_end") == []


# --- How they are played ----------------------------------------------------------------------------------


def test_one_military_feat_for_a_kill_beside_the_feat_from_the_deck() -> None:
    """W-138, W-139: Rank and File is worth 1, the feat from the deck 1."""
    table = field("rank_and_file", "finishing_blow")
    hound, novice = table.put("pit_hound", "E5"), table.put("novice_of_aria", "E6", B, wounds=3)
    assert offered(table, hound, novice, "BY h-", "G -") == ["rank_and_file", "finishing_blow"]
    table.do("rank_and_file")
    table.rest()
    assert table.player(A).points == 2
    assert table.player(A).shown == ["rank_and_file"]
    assert table.player(A).feats == ["finishing_blow"]
    assert len(table.player(A).hidden) == 1


def test_no_military_feat_for_minions_and_heroes_points() -> None:
    """W-138: an enemy character."""
    table = field("finishing_blow")
    hound, recruit = table.put("pit_hound", "E5"), table.put("legion_recruit", "E6", B, wounds=1)
    table.luck("BY hh", "G -")
    table.attack(hound, recruit)
    assert table.asked == "main"
    assert table.player(A).feats == ["finishing_blow"]
