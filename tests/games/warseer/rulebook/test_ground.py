"""Terrain, range and sight (sections 7 and 8)."""

from __future__ import annotations

import pytest

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.board import sight
from sfb_bot.games.warseer.rules.setup import Setup
from tests.games.warseer.kit.table import A, B, Table


def sees(table: Table, one: str, other: str) -> bool:
    return bool(table.state.ground.sight(table.cell(one)) >> table.cell(other) & 1)


def test_forest_ignores_a_hit_and_hill_a_push() -> None:
    """W-70, W-71, W-65, W-67: of each attack of another creature."""
    table = Table()
    fledgling, knife = table.put("griffin_fledgling", "C3"), table.put("gutter_knife", "C4", B)
    table.luck("BB hh")
    table.attack(fledgling, knife)
    assert table.wounds(knife) == 1
    hill = Table()
    attacker, target = hill.put("griffin_fledgling", "A4"), hill.put("gutter_knife", "A5", B)
    hill.luck("BB hp")
    hill.attack(attacker, target)
    assert (hill.where(target), hill.wounds(target)) == ("A5", 1), "the push was ignored"


def test_a_pushed_creature_takes_1_in_difficult_terrain() -> None:
    """W-65, W-102, WQ8: moved, and 1 more damage that joins the attack's."""
    table = Table()
    fledgling, knife = table.put("griffin_fledgling", "C6"), table.put("gutter_knife", "C5", B)
    table.luck("BB p-")
    table.attack(fledgling, knife, "C4")
    assert (table.where(knife), table.wounds(knife)) == ("C4", 1)


def test_rivers_bridges_and_fords() -> None:
    """W-66, W-72, W-73, W-74: fliers cross a river, nobody stands in it; a ford adds a hit."""
    table = Table(battle_map="two_bridges")
    bearer, griffin = table.put("wall_bearer", "B3"), table.put("griffin_fledgling", "D3")
    table.do(f"activate>{bearer}")
    assert "go>B4" not in table.options
    assert "go>B5" not in table.options, "the way round is too far"
    table.do("finish", f"activate>{griffin}")
    assert "go>D4" not in table.options
    assert "go>D5" in table.options, "Flight"
    assert "go>C5" in table.options, "a bridge is ground like any other"
    ford = Table(battle_map="two_bridges")
    attacker, target = ford.put("griffin_fledgling", "E4"), ford.put("gutter_knife", "E5", B)
    ford.luck("BB --")
    ford.attack(attacker, target)
    assert ford.wounds(target) == 1


def test_the_altar_heals() -> None:
    """W-75, W-69, WQ3: green beside it, purple on it; a hit heals 1."""
    for where, roll in (("B4", "G h"), ("B5", "P h"), ("B4", "G p")):
        table = Table()
        table.piece("altar", "B5")
        bearer = table.put("wall_bearer", where, wounds=2)
        table.luck(roll)
        table.act(bearer, "finish")
        assert table.wounds(bearer) == (1 if roll.endswith("h") else 2)
        assert [event.dice for event in table.heard(ev.Rolled)] == [roll[0]]


def test_the_spire_stuns_and_wounds() -> None:
    """W-76, W-66, W-142: impassable, blocks sight; what it destroys is nobody's kill."""
    table = Table()
    table.piece("spire", "B5")
    assert not sees(table, "B4", "B6")
    knife = table.put("gutter_knife", "B4", B)
    table.state.turn = B
    table.luck("K c")
    table.act(knife, "finish")
    assert table.has_token(knife, "stun")
    deadly = Table(turn=B)
    deadly.piece("spire", "B5")
    victim = deadly.put("gutter_knife", "B4", B, wounds=3)
    deadly.luck("K h")
    deadly.act(victim, "finish")
    assert not deadly.there(victim)
    assert deadly.player(A).points == 0


@pytest.mark.parametrize(("face", "place"), [("h", "A5"), ("c", "A5"), ("p", "E1"), ("-", "B5")])
def test_the_catacombs_lead_elsewhere(face: str, place: str) -> None:
    """W-77, WQ3: onto any free terrain, or into the own zone; being placed starts no further roll."""
    table = Table()
    table.piece("catacombs", "B5")
    bearer = table.put("wall_bearer", "B5")
    table.luck(f"K {face}")
    table.act(bearer, "finish", *([place] if place != "B5" else []))
    assert table.where(bearer) == place
    assert len(table.heard(ev.Rolled)) == 1


def test_the_ruins_give_cards() -> None:
    """W-78: hit a battle card, crit a feat, push the own zone."""
    for face, cards, feats in (("h", 1, 0), ("c", 0, 1), ("p", 0, 0)):
        table = Table()
        table.piece("ancient_ruins", "B5")
        bearer = table.put("wall_bearer", "B5")
        table.luck(f"K {face}")
        table.act(bearer, "finish", *(["C1"] if face == "p" else []))
        assert (len(table.player().hand), len(table.player().feats)) == (cards, feats)
        assert (table.where(bearer) == "C1") is (face == "p")


def test_the_teleport_leads_to_another_one() -> None:
    """W-79."""
    table = Table()
    table.piece("ancient_teleport", "B5", "H4")
    bearer = table.put("wall_bearer", "B5")
    table.luck("K h")
    table.act(bearer, "finish")
    assert table.where(bearer) == "H4"
    full = Table()
    full.piece("ancient_teleport", "B5", "H4")
    waiting = full.put("wall_bearer", "B5")
    full.put("novice_of_aria", "H4")
    full.luck("K h")
    full.act(waiting, "finish")
    assert full.where(waiting) == "B5", "no other teleport is free"


def test_portals_are_adjacent() -> None:
    """W-80, WQ57: for steps, contact and melee; longer ranges and sight use the plain map."""
    table = Table(battle_map="portal_stones")
    ground = table.state.ground
    assert ground.distance(table.cell("A5"), table.cell("I5")) == 1
    hound, knife = table.put("pit_hound", "A5"), table.put("gutter_knife", "I5", B)
    table.do(f"activate>{hound}")
    assert table.offers(f"attack>{knife}")
    table.do("finish")
    other = Table(battle_map="portal_stones")
    walker = other.put("wall_bearer", "A5")
    other.do(f"activate>{walker}")
    assert other.offers("go>I5")
    assert other.offers("go>I4"), "through the portal and one more"
    shooter = Table("queen_zenobia", "tarvo_quill", battle_map="portal_stones")
    crossbow, target = shooter.put("legion_crossbow", "A5"), shooter.put("gutter_knife", "I5", B)
    shooter.do(f"activate>{crossbow}")
    assert not shooter.offers(f"attack>{target}"), "a shot goes over the plain map"


def test_its_owner_may_summon_onto_the_forward_camp() -> None:
    """W-81, W-122."""
    table = Table()
    table.piece("forward_camp", "B5", seat=A)
    for seat in (A, B):
        table.camp("wall_bearer" if seat == A else "gutter_knife", seat=seat)
    table.do("summon>wall_bearer")
    assert "B5" in table.options
    table.do("B1")
    table.influence(10, seat=B)
    table.history(*["gem_of_life"] * 3, seat=B)
    table.end_turn()
    table.do("summon>gutter_knife")
    assert "B5" not in table.options


def test_an_aura_reaches_the_source_hex_and_around() -> None:
    """W-68, W-188: the Archon's aura gives Brave to allied characters within 1."""
    table = Table(turn=B)
    table.put("archon_of_dawn", "E6")
    near = table.put("wall_bearer", "E5")
    hound = table.put("pit_hound", "E4", B)
    table.luck("BY p-")
    table.attack(hound, near)
    assert table.where(near) == "E5", "Brave"


# --- Sight ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("battle_map", "one", "other", "clear"),
    [
        ("broken_meadow", "A3", "A6", False),
        ("broken_meadow", "A3", "E5", False),
        ("broken_meadow", "A4", "B5", True),
        ("portal_stones", "C5", "D6", False),
        ("broken_meadow", "E4", "E7", True),
        ("broken_meadow", "A4", "A5", True),
        ("broken_meadow", "A4", "A6", False),
    ],
)
def test_lines_of_sight(battle_map: str, one: str, other: str, *, clear: bool) -> None:
    """W-82, W-83, WQ6: an edge blocks only if both its hexes do; the two end hexes never block."""
    table = Table(battle_map=battle_map)
    assert sees(table, one, other) is clear
    assert sees(table, other, one) is clear


@pytest.mark.parametrize("battle_map", ["broken_meadow", "two_bridges", "portal_stones"])
def test_sight_is_mutual_and_neighbours_always_see_each_other(battle_map: str) -> None:
    """W-82, W-85."""
    table = Table(battle_map=battle_map)
    ground = table.state.ground
    for cell in range(ground.grid.size):
        seen = ground.sight(cell)
        assert seen & ground.adjacent[cell] == ground.adjacent[cell]
        for other in range(ground.grid.size):
            assert (seen >> other & 1) == (ground.sight(other) >> cell & 1)


def test_creatures_do_not_block_unless_it_was_agreed() -> None:
    """W-84, WQ6: the option figures_block."""
    table = Table()
    archer = table.put("roof_archer", "E4")
    table.put("wall_bearer", "E5")
    assert sight(table.state, table.creature(archer)) >> table.cell("E7") & 1
    table.state.setup = Setup("duel", "full", table.state.map.id, A, figures_block=True)
    assert not sight(table.state, table.creature(archer)) >> table.cell("E7") & 1


def test_range_counts_in_distance() -> None:
    """W-82, W-86: within range and in sight."""
    table = Table()
    crossbow = table.put("legion_crossbow", "E3")
    near, far, hidden = (table.put("gutter_knife", where, B) for where in ("E6", "E7", "C5"))
    table.do(f"activate>{crossbow}")
    assert table.offers(f"attack>{near}")
    assert not table.offers(f"attack>{far}")
    assert table.state.ground.distance(table.cell("E3"), table.cell("C5")) == 3
    assert table.offers(f"attack>{hidden}") is sees(table, "E3", "C5")
