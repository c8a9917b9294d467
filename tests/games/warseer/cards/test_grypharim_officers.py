"""The silver and gold characters of the Holy Grypharim Empire, each in play."""

from __future__ import annotations

from sfb_bot.games.warseer.rules import events as ev
from tests.games.warseer.kit.table import A, B, C, Table

# --- Banner Captain ---------------------------------------------------------------------------------------


def test_banner_captain_leads_bronze_characters_beside_him() -> None:
    """Warlord bronze (W-221): a purple die for them, none for silver ones."""
    for kind, extra in (("wall_bearer", "P"), ("field_inquisitor", "")):
        table = Table()
        table.put("banner_captain", "E4")
        attacker = table.put(kind, "E5")
        target = table.put("gutter_knife", "E6", B)
        table.luck(f"{table.creature(attacker).kind.dice} {'-' * len(table.creature(attacker).kind.dice)}")
        table.attack(attacker, target)
        assert table.extra_dice() == extra


def test_two_banner_captains_lead_no_better_than_one() -> None:
    """W-221: never twice; WQ47: the die is purple."""
    table = Table(mode="alliance", turn=A)
    table.put("banner_captain", "E4", A)
    table.put("banner_captain", "D5", C)
    bearer = table.put("wall_bearer", "E5", A)
    knife = table.put("gutter_knife", "E6", B)
    table.luck("BY --")
    table.attack(bearer, knife)
    assert table.extra_dice() == "P"


def test_an_enemy_beside_banner_captain_must_attack_him() -> None:
    """Defender (W-196), in melee alone."""
    table = Table(turn=B)
    captain = table.put("banner_captain", "E5")
    bearer = table.put("wall_bearer", "D5")
    hound = table.put("pit_hound", "E6", B)
    doctor = table.put("plague_doctor", "D6", B)
    table.do(f"activate>{hound}")
    assert table.offers(f"attack>{captain}")
    assert not table.offers(f"attack>{bearer}")
    table.do("finish", f"activate>{doctor}")
    assert table.offers(f"attack>{bearer}")


def test_a_crit_of_banner_captain_lets_him_follow() -> None:
    """Advance (W-226): into the hex the pushed target left."""
    table = Table()
    captain = table.put("banner_captain", "E5")
    knife = table.put("gutter_knife", "E6", B)
    table.luck("BB cp")
    table.attack(captain, knife, "E7", "E6")
    assert (table.where(captain), table.where(knife)) == ("E6", "E7")


def test_banner_captain_follows_nobody_who_stays() -> None:
    """Advance asks for nothing where the target was neither pushed nor destroyed."""
    table = Table()
    captain = table.put("banner_captain", "E5")
    knife = table.put("gutter_knife", "E6", B)
    table.luck("BB c-")
    table.attack(captain, knife)
    assert table.where(captain) == "E5"
    assert table.heard(ev.CritFired) == [ev.CritFired(captain, "advance")]


# --- Lance of the Wing ------------------------------------------------------------------------------------


def test_lance_of_the_wing_adds_purple_when_it_charges() -> None:
    """Charge: add P (W-192); standing still it adds nothing."""
    for way, extra in ((("go>E5",), "P"), ((), "")):
        table = Table()
        lance = table.put("lance_of_the_wing", "E3" if way else "E5")
        knife = table.put("gutter_knife", "E6", B)
        table.luck("BBY ---", "P h") if way else table.luck("BBY ---")
        table.act(lance, *way, f"attack>{knife}")
        assert table.extra_dice() == extra
        assert table.wounds(knife) == len(extra)


def test_lance_of_the_wing_ignores_one_push() -> None:
    """Brave (W-190): one push symbol is not enough, two are."""
    for faces, where in (("ph", "E5"), ("pp", "E4")):
        table = Table(turn=B)
        lance = table.put("lance_of_the_wing", "E5")
        hound = table.put("pit_hound", "E6", B)
        table.luck(f"BY {faces}")
        table.attack(hound, lance, *(["E4"] if faces == "pp" else []))
        assert table.where(lance) == where


def test_lance_of_the_wing_advances_after_a_kill() -> None:
    """Advance (W-226) into the hex of the destroyed target."""
    table = Table()
    lance = table.put("lance_of_the_wing", "E5")
    knife = table.put("gutter_knife", "E6", B, wounds=3)
    table.luck("BBY c--")
    table.attack(lance, knife, "E6")
    assert not table.there(knife)
    assert table.where(lance) == "E6"


# --- Field Inquisitor -------------------------------------------------------------------------------------


def test_field_inquisitor_always_stuns_mercenaries() -> None:
    """Hunter: mercenary (W-205): the crit effect fires without a crit; Stun (W-234)."""
    table = Table()
    inquisitor = table.put("field_inquisitor", "E4")
    scout = table.put("caravan_scout", "E6", B)
    table.luck("BBY h--")
    table.attack(inquisitor, scout)
    assert table.has_token(scout, "stun")


def test_field_inquisitor_always_stuns_the_resurgent_and_others_by_a_crit_alone() -> None:
    """Hunter: Resurgent (W-205)."""
    for kind, faces, is_stunned in (
        *(("grave_runner", "h--", True), ("gutter_knife", "h--", False), ("gutter_knife", "c--", True)),
    ):
        table = Table()
        inquisitor = table.put("field_inquisitor", "E4")
        target = table.put(kind, "E6", B)
        table.luck(f"BBY {faces}")
        table.attack(inquisitor, target)
        assert table.has_token(target, "stun") is is_stunned


# --- Stone Sentinel ---------------------------------------------------------------------------------------


def test_stone_sentinel_takes_one_damage_less_but_never_none() -> None:
    """Fortitude (W-202, WQ18)."""
    for faces, wounds in (("hh", 1), ("h-", 1), ("--", 0)):
        table = Table(turn=B)
        sentinel = table.put("stone_sentinel", "E5")
        hound = table.put("pit_hound", "E6", B)
        table.luck(f"BY {faces}")
        table.attack(hound, sentinel)
        assert table.wounds(sentinel) == wounds


def test_stone_sentinel_is_not_pushed() -> None:
    """Forged (W-201) ignores all pushes, and takes no push damage either (WQ10)."""
    table = Table(turn=B)
    sentinel = table.put("stone_sentinel", "E5")
    hound = table.put("pit_hound", "E6", B)
    table.luck("BY pp")
    table.attack(hound, sentinel)
    assert table.where(sentinel) == "E5"
    assert table.wounds(sentinel) == 0


def test_stone_sentinel_is_neither_healed_nor_poisoned() -> None:
    """Forged (W-201)."""
    table = Table()
    sentinel = table.put("stone_sentinel", "E5", wounds=2)
    table.hand("healing_light")
    table.play("healing_light", sentinel)
    assert table.wounds(sentinel) == 2
    other = Table("tarvo_quill", "queen_zenobia")
    stone = other.put("stone_sentinel", "E5", B)
    other.put("gutter_knife", "E6")
    other.hand("venom_vial")
    other.play("venom_vial")
    assert not other.has_token(stone, "poison")


def test_each_push_of_stone_sentinels_crit_does_two_damage() -> None:
    """Hammerblow (W-228, WQ44): the push still happens."""
    table = Table()
    sentinel = table.put("stone_sentinel", "E5")
    champion = table.put("dock_duellist", "E6", B)
    table.luck("BB cp")
    table.attack(sentinel, champion, "E7")
    assert table.wounds(champion) == 3
    assert table.where(champion) == "E7"


# --- Goliath ----------------------------------------------------------------------------------------------


def test_goliath_may_act_in_the_turn_it_is_summoned_but_not_attack() -> None:
    """Rush (W-217)."""
    table = Table()
    table.camp("goliath")
    knife = table.put("gutter_knife", "E2", B)
    table.do("summon>goliath", "E1")
    (goliath,) = table.found("goliath")
    table.do(f"activate>{goliath}")
    assert not table.offers(f"attack>{knife}")
    table.do("go>E4")
    table.rest()
    assert table.where(goliath) == "E4"


def test_goliath_flies_into_a_forest_and_stops() -> None:
    """WQ54: where a flier lands counts; its activation ends in difficult terrain."""
    table = Table()
    goliath = table.put("goliath", "E5")
    knife = table.put("gutter_knife", "D7", B)
    table.do(f"activate>{goliath}", "go>D6")
    assert table.asked == "main"
    assert table.heard(ev.AttackDeclared) == []
    assert table.there(knife)


def test_a_crit_of_goliath_adds_purple() -> None:
    """Add P (W-224)."""
    table = Table()
    goliath = table.put("goliath", "E5")
    knife = table.put("gutter_knife", "E6", B)
    table.luck("BBY c--", "P h")
    table.attack(goliath, knife)
    assert table.extra_dice() == "P"
    assert table.wounds(knife) == 2


# --- Kerub the Armoured Griffin ---------------------------------------------------------------------------


def test_kerub_the_armoured_griffin_comes_with_two_armour_tokens() -> None:
    """Armour 2 (W-186): they stop damage that is not magic (W-104)."""
    table = Table()
    table.camp("kerub_the_armoured_griffin")
    table.do("summon>kerub_the_armoured_griffin", "E1")
    (kerub,) = table.found("kerub_the_armoured_griffin")
    assert table.creature(kerub).armour == 2


def test_armour_of_kerub_the_armoured_griffin_stops_blows_but_not_magic() -> None:
    """W-104."""
    for attacker, wounds, armour in (("pit_hound", 0, 0), ("plague_doctor", 2, 2)):
        table = Table(turn=B)
        kerub = table.put("kerub_the_armoured_griffin", "E5")
        enemy = table.put(attacker, "E6", B)
        table.luck("BY hh")
        table.attack(enemy, kerub)
        assert (table.wounds(kerub), table.creature(kerub).armour) == (wounds, armour)


def test_a_crit_of_kerub_the_armoured_griffin_hurts_another_enemy() -> None:
    """Slash (W-233): 1 damage to another enemy beside the attacker, no Shield against it (WQ20)."""
    table = Table()
    kerub = table.put("kerub_the_armoured_griffin", "E5")
    knife = table.put("gutter_knife", "E6", B)
    doctor = table.put("plague_doctor", "D5", B)
    hound = table.put("pit_hound", "F4", B)
    table.luck("RRB chh")
    table.attack(kerub, knife, doctor)
    assert [table.wounds(each) for each in (knife, doctor, hound)] == [3, 1, 0]


def test_kerub_the_armoured_griffin_slashes_nobody_who_is_not_there() -> None:
    table = Table()
    kerub = table.put("kerub_the_armoured_griffin", "E5")
    knife = table.put("gutter_knife", "E6", B)
    table.luck("RRB chh")
    table.attack(kerub, knife)
    assert table.wounds(knife) == 3


# --- Archon of Dawn ---------------------------------------------------------------------------------------


def test_archon_of_dawn_makes_characters_beside_her_brave() -> None:
    """Aura 1 (W-188): one push is ignored within 1 and not farther off."""
    for archon, where in (("D5", "E5"), ("D3", "E4")):
        table = Table(turn=B)
        table.put("archon_of_dawn", archon)
        novice = table.put("novice_of_aria", "E5")
        hound = table.put("pit_hound", "E6", B)
        table.luck("BY p-")
        table.attack(hound, novice, *(["E4"] if where == "E4" else []))
        assert table.where(novice) == where


def test_archon_of_dawn_is_not_brave_herself_and_helps_no_minion() -> None:
    """W-188: not by her own aura; the text says characters."""
    for target in ("archon_of_dawn", "legion_recruit"):
        table = Table(turn=B)
        where = {"archon_of_dawn": "D5", "legion_recruit": "D5"} | {target: "E5"}
        figures = {kind: table.put(kind, place) for kind, place in where.items()}
        hound = table.put("pit_hound", "E6", B)
        table.luck("BY p-")
        table.attack(hound, figures[target], "E4")
        assert table.where(figures[target]) == "E4"


def test_archon_of_dawn_always_adds_green_against_lower_ranks() -> None:
    """Superior (W-220, WQ46), Add G; a gold character or a hero is none."""
    for kind, extra in (("gutter_knife", "G"), ("harbour_champion", ""), ("pack_mule", "G")):
        table = Table()
        archon = table.put("archon_of_dawn", "E4")
        target = table.put(kind, "E6", B)
        table.luck("RBY h--", "G -") if extra else table.luck("RBY h--")
        table.attack(archon, target)
        assert table.extra_dice() == extra
