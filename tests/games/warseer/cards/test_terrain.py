"""The twelve terrains, each in play (section 7)."""

from __future__ import annotations

from sfb_bot.games.warseer.rules import events as ev
from tests.games.warseer.kit.table import A, B, Table

# --- Basic terrain ----------------------------------------------------------------------------------------


def test_who_stands_in_a_forest_ignores_a_hit() -> None:
    """W-70: forest; of each attack, crits stay."""
    for where, wounds in (("D6", 1), ("D7", 2)):
        table = Table()
        bearer = table.put("wall_bearer", "E7")
        knife = table.put("gutter_knife", where, B)
        table.luck("BY hh")
        table.attack(bearer, knife)
        assert table.wounds(knife) == wounds


def test_entering_a_forest_ends_the_activation() -> None:
    """W-61: also in the middle of a move, so nobody walks through."""
    table = Table()
    novice = table.put("novice_of_aria", "E6")
    table.put("gutter_knife", "D7", B)
    table.do(f"activate>{novice}")
    assert table.offers("go>D6")
    table.do("go>D6")
    assert table.asked == "main"


def test_a_forest_blocks_sight() -> None:
    """W-67, W-83: D1 C4 lies between C3 and C6."""
    table = Table()
    crossbow = table.put("legion_crossbow", "C3")
    knife = table.put("gutter_knife", "C6", B)
    table.do(f"activate>{crossbow}")
    assert not table.offers(f"attack>{knife}")


def test_who_stands_on_a_hill_ignores_a_push() -> None:
    """W-71: hill I5."""
    for faces, where in (("p-", "I5"), ("pp", "I4")):
        table = Table(at=("A1", "A9"))
        bearer = table.put("wall_bearer", "I6")
        knife = table.put("gutter_knife", "I5", B)
        table.luck(f"BY {faces}")
        table.attack(bearer, knife, *(["I4"] if faces == "pp" else []))
        assert table.where(knife) == where


def test_being_pushed_onto_a_hill_hurts() -> None:
    """W-102: difficult terrain, 1 more damage."""
    table = Table(at=("A1", "A9"))
    bearer = table.put("wall_bearer", "I7")
    knife = table.put("gutter_knife", "I6", B)
    table.luck("BY p-")
    table.attack(bearer, knife, "I5")
    assert (table.where(knife), table.wounds(knife)) == ("I5", 1)


def test_a_river_stops_walkers_and_no_fliers() -> None:
    """W-72: D2 B4 is a river between B3 and B5."""
    table = Table(battle_map="two_bridges", at=("A1", "I9"))
    bearer, goliath = table.put("wall_bearer", "B3"), table.put("goliath", "B2")
    table.do(f"activate>{bearer}")
    assert not table.offers("go>B4")
    assert not table.offers("go>B5"), "two steps away, and the bridge is a step longer"
    table.do("finish", f"activate>{goliath}")
    assert not table.offers("go>B4")
    assert table.offers("go>B5")


def test_nobody_is_pushed_into_a_river() -> None:
    """W-66: nobody stands there or is put there."""
    table = Table(battle_map="two_bridges", at=("A1", "I9"))
    bearer = table.put("wall_bearer", "B2")
    knife = table.put("gutter_knife", "B3", B)
    table.luck("BY p-")
    table.do(f"activate>{bearer}", f"attack>{knife}")
    assert "B4" not in table.options


def test_a_bridge_crosses_the_river() -> None:
    """W-73: C5; it is no difficult terrain."""
    table = Table(battle_map="two_bridges", at=("A1", "I9"))
    novice = table.put("novice_of_aria", "C4")
    knife = table.put("gutter_knife", "C8", B)
    table.do(f"activate>{novice}", "go>C6")
    assert table.offers(f"attack>{knife}")


def test_a_bridge_gives_attackers_nothing() -> None:
    table = Table(battle_map="two_bridges", at=("A1", "I9"))
    bearer, knife = table.put("wall_bearer", "C4"), table.put("gutter_knife", "C5", B)
    table.luck("BY --")
    table.attack(bearer, knife)
    assert table.wounds(knife) == 0


def test_attacks_against_who_stands_in_a_ford_add_a_hit() -> None:
    """W-74: E5 of Two Bridges."""
    table = Table(battle_map="two_bridges", at=("A1", "I9"))
    bearer, knife = table.put("wall_bearer", "E4"), table.put("gutter_knife", "E5", B)
    table.luck("BY --")
    table.attack(bearer, knife)
    assert table.wounds(knife) == 1


def test_the_hit_of_a_ford_may_be_ignored() -> None:
    """W-90: additions come before subtractions."""
    table = Table("tarvo_quill", "queen_zenobia", battle_map="two_bridges", at=("A1", "I9"))
    hound, bearer = table.put("pit_hound", "E4"), table.put("wall_bearer", "E5", B)
    table.luck("BY --")
    table.attack(hound, bearer)
    assert table.wounds(bearer) == 0


# --- Unique terrain ---------------------------------------------------------------------------------------


def test_an_altar_heals() -> None:
    """W-75: purple on it, green beside it."""
    for where, die in (("G3", "P"), ("G4", "G")):
        table = Table()
        table.piece("altar", "G3")
        bearer = table.put("wall_bearer", where, wounds=2)
        table.luck(f"{die} h")
        table.act(bearer, "finish")
        assert table.wounds(bearer) == 1


def test_an_altar_does_nothing_from_two_hexes_or_without_a_hit() -> None:
    table = Table()
    table.piece("altar", "G3")
    far, near = table.put("wall_bearer", "G5", wounds=2), table.put("wall_bearer", "G4", wounds=2)
    table.act(far, "finish")
    assert table.heard(ev.Rolled) == []
    table.luck("G p")
    table.act(near, "finish")
    assert (table.wounds(far), table.wounds(near)) == (2, 2)


def test_a_spire_stuns_or_wounds_who_is_near() -> None:
    """W-76: black: crit stun token, hit 1 wound."""
    for face, wounds, is_stunned in (("h", 1, False), ("c", 0, True), ("p", 0, False)):
        table = Table()
        table.piece("spire", "G3")
        bearer = table.put("wall_bearer", "G4")
        table.luck(f"K {face}")
        table.act(bearer, "finish")
        assert (table.wounds(bearer), table.has_token(bearer, "stun")) == (wounds, is_stunned)


def test_a_spire_blocks_ways_and_sight() -> None:
    """W-76: impassable."""
    table = Table()
    table.piece("spire", "G3")
    crossbow, knife = table.put("legion_crossbow", "G2"), table.put("gutter_knife", "G5", B)
    table.do(f"activate>{crossbow}")
    assert not table.offers("go>G3")
    assert not table.offers(f"attack>{knife}")


def test_catacombs_lead_somewhere_else() -> None:
    """W-77: hit or crit: any free terrain hex; push: the own zone."""
    table = Table()
    table.piece("catacombs", "G3")
    bearer = table.put("wall_bearer", "G3")
    table.luck("K h")
    table.do(f"activate>{bearer}", "finish")
    assert {*table.options} == {"A5", "C4", "D6", "F3", "G6", "I5"}
    table.do("C4")
    assert table.where(bearer) == "C4"
    other = Table()
    other.piece("catacombs", "G3")
    lost = other.put("wall_bearer", "G3")
    other.luck("K p")
    other.do(f"activate>{lost}", "finish", "E1")
    assert other.where(lost) == "E1"


def test_catacombs_are_difficult_and_roll_only_on_them() -> None:
    """W-77, W-61."""
    table = Table()
    table.piece("catacombs", "G3")
    novice, beside = table.put("novice_of_aria", "G5"), table.put("wall_bearer", "H3")
    table.act(beside, "finish")
    assert table.heard(ev.Rolled) == []
    table.luck("K -")
    table.act(novice, "go>G3")
    assert len(table.heard(ev.Rolled)) == 1


def test_ancient_ruins_hold_cards_and_feats() -> None:
    """W-78: hit a battle card, crit a feat, push into the own zone."""
    for face in "hcp":
        table = Table()
        table.piece("ancient_ruins", "G3")
        bearer = table.put("wall_bearer", "G3")
        table.luck(f"K {face}")
        table.act(bearer, "finish")
        assert len(table.player(A).hand) == (face == "h")
        assert len(table.player(A).feats) == (face == "c")
        assert (table.where(bearer)[1:] == "1") is (face == "p")


def test_ancient_ruins_are_silent_on_a_blank() -> None:
    table = Table()
    table.piece("ancient_ruins", "G3")
    bearer = table.put("wall_bearer", "G3")
    table.luck("K -")
    table.act(bearer, "finish")
    assert (table.player(A).hand, table.player(A).feats, table.where(bearer)) == ([], [], "G3")


def test_an_ancient_teleport_carries_to_another() -> None:
    """W-79: hit or crit; being placed so starts no further roll (WQ3)."""
    table = Table()
    table.piece("ancient_teleport", "G3", "C7")
    bearer = table.put("wall_bearer", "G3")
    table.luck("K h", "K h")
    table.act(bearer, "finish")
    assert table.where(bearer) == "C7"
    assert len(table.heard(ev.Rolled)) == 1


def test_an_ancient_teleport_leads_nowhere_when_the_other_is_taken() -> None:
    """W-79: another free teleport."""
    table = Table()
    table.piece("ancient_teleport", "G3", "C7")
    bearer = table.put("wall_bearer", "G3")
    table.put("gutter_knife", "C7", B)
    table.luck("K h")
    table.act(bearer, "finish")
    assert table.where(bearer) == "G3"


def test_sphere_portals_are_neighbours() -> None:
    """W-80: A5 and I5 of Portal Stones, for steps and melee."""
    table = Table(battle_map="portal_stones", at=("A1", "I9"))
    bearer, knife = table.put("wall_bearer", "A5"), table.put("gutter_knife", "I5", B)
    table.luck("BY h-")
    table.attack(bearer, knife)
    assert table.wounds(knife) == 1
    walker = Table(battle_map="portal_stones", at=("A1", "I9"))
    novice = walker.put("novice_of_aria", "A5")
    walker.do(f"activate>{novice}")
    assert walker.offers("go>I5")
    assert walker.offers("go>I4")


def test_sphere_portals_are_no_neighbours_for_longer_ranges() -> None:
    """WQ57: longer ranges and sight use the plain map."""
    table = Table(battle_map="portal_stones", at=("A1", "I9"))
    novice, knife = table.put("novice_of_aria", "A5"), table.put("gutter_knife", "I6", B)
    table.do(f"activate>{novice}")
    assert not table.offers(f"attack>{knife}")


def test_a_forward_camp_lets_its_owner_summon() -> None:
    """W-81."""
    table = Table()
    table.piece("forward_camp", "G3")
    table.camp("wall_bearer")
    table.do("summon>wall_bearer", "G3")
    assert table.where(table.found("wall_bearer")[0]) == "G3"


def test_a_forward_camp_is_not_for_the_enemy() -> None:
    table = Table(turn=B)
    table.piece("forward_camp", "G3", seat=A)
    table.camp("pit_hound", seat=B)
    table.do("summon>pit_hound")
    assert "G3" not in table.options
