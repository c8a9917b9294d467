"""Activation and movement (section 6)."""

from __future__ import annotations

from sfb_bot.games.warseer.rules import events as ev
from tests.games.warseer.kit.table import A, B, Table


def ways(table: Table) -> set[str]:
    """The hexes that can be gone to."""
    return {key.removeprefix("go>") for key in table.options if key.startswith("go>")}


def test_move_then_attack_or_special() -> None:
    """W-55, W-57: the move comes first; there is none after the attack."""
    table = Table()
    fledgling, knife = table.put("griffin_fledgling", "E5"), table.put("gutter_knife", "E8", B)
    table.do(f"activate>{fledgling}", "go>E7")
    assert not ways(table)
    assert set(table.options) == {f"attack>{knife}", "finish"}
    table.luck("BB --", "G -")
    table.do(f"attack>{knife}")
    assert table.asked == "main", "nothing comes after the attack"


def test_either_part_may_be_left_out() -> None:
    """W-55, W-59: doing nothing is an activation."""
    table = Table()
    bearer = table.put("wall_bearer", "E5")
    table.act(bearer, "finish")
    assert table.creature(bearer).is_turned
    assert table.where(bearer) == "E5"


def test_a_move_reaches_the_movement_value() -> None:
    """W-55, W-60: step by step over free hexes."""
    table = Table()
    bearer = table.put("wall_bearer", "E5")
    table.do(f"activate>{bearer}")
    ground = table.state.ground
    wanted = {
        name
        for cell, name in enumerate(table.state.map.grid.names)
        if 0 < ground.distance(table.cell("E5"), cell) <= 2
    }
    assert ways(table) == wanted
    table.do("go>E7")
    moved = table.heard(ev.Moved)[-1]
    assert [table.state.map.grid.names[cell] for cell in moved.path] == ["E6", "E7"]


def test_nobody_walks_through_creatures() -> None:
    """W-60: friend or foe; there is no zone of control."""
    table = Table()
    bearer = table.put("wall_bearer", "A9")
    table.put("novice_of_aria", "A8")
    table.put("gutter_knife", "B8", B)
    table.do(f"activate>{bearer}")
    assert ways(table) == set()
    other = Table()
    walker = other.put("wall_bearer", "E5")
    other.put("gutter_knife", "E6", B)
    other.do(f"activate>{walker}")
    assert "F6" in ways(other), "past an enemy one may go"


def test_running_is_one_farther_and_nothing_else() -> None:
    """W-58: said before moving; the activation ends after it."""
    table = Table()
    novice = table.put("novice_of_aria", "E5")
    table.put("gutter_knife", "E9", B)
    table.do(f"activate>{novice}")
    assert "E9" not in ways(table)
    assert "A5" not in ways(table)
    table.do("run", "go>F8")
    assert table.asked == "main"
    assert table.heard(ev.Moved)[-1].manner == "run"
    assert table.state.ground.distance(table.cell("E5"), table.cell("F8")) == 3 + 1


def test_difficult_terrain_ends_the_activation() -> None:
    """W-61, W-65: it can be entered but not crossed, and who enters it attacks nobody."""
    table = Table()
    hound, bearer = table.put("pit_hound", "C3"), table.put("gutter_knife", "C5", B)
    table.do(f"activate>{hound}")
    assert "C4" in ways(table)
    table.do("go>C4")
    assert table.asked == "main"
    assert table.there(bearer)
    assert not table.heard(ev.AttackDeclared)
    corner = Table()
    walker = corner.put("wall_bearer", "C3")
    for where in ("C2", "B2", "B3", "D2", "D3"):
        corner.put("gutter_knife", where, B)
    corner.do(f"activate>{walker}")
    assert ways(corner) == {"C4"}, "the forest beside it stops it"


def test_running_into_difficult_terrain_stops_there() -> None:
    """W-61."""
    table = Table()
    hound = table.put("pit_hound", "C3")
    for where in ("C2", "B2", "B3", "D2", "D3"):
        table.put("gutter_knife", where, B)
    table.do(f"activate>{hound}", "run")
    assert ways(table) == {"C4"}


def test_placing_and_swapping_are_no_movement() -> None:
    """W-62: into difficult terrain without any effect."""
    table = Table("tarvo_quill", "queen_zenobia")
    knife = table.put("gutter_knife", "E4")
    table.hand("night_work")
    table.play("night_work", "C4")
    assert table.where(knife) == "C4"
    table.do(f"activate>{knife}")
    assert ways(table), "its activation is untouched"


def test_moves_of_cards_stop_in_difficult_terrain() -> None:
    """W-63, WQ65: and do not touch the activation."""
    table = Table()
    bearer = table.put("wall_bearer", "C3")
    for where in ("C2", "B2", "B3", "D2", "D3"):
        table.put("gutter_knife", where, B)
    table.hand("forced_march")
    table.do("play>forced_march", bearer)
    assert set(table.options) == {"C4", "none"}
    table.do("C4")
    assert not table.creature(bearer).is_turned


def test_a_summoned_creature_counts_as_activated() -> None:
    """W-64, W-124: its passive abilities work at once."""
    table = Table()
    table.camp("wall_bearer")
    table.do("summon>wall_bearer", "E1")
    bearer = table.found("wall_bearer")[0]
    assert not table.offers(f"activate>{bearer}")
    assert table.now(bearer).flags
    table.end_turn()
    table.end_turn()
    assert table.offers(f"activate>{bearer}")


def test_attacks_only_or_one_special() -> None:
    """W-96: a creature that has attacked uses no special, and the other way round."""
    for first in ("attack", "shoot"):
        table = Table("brissa_de_molforn", "tarvo_quill")
        archer, knife = table.put("roof_archer", "E5"), table.put("gutter_knife", "E7", B)
        table.do(f"activate>{archer}")
        assert {f"attack>{knife}", f"shoot>{knife}"} <= set(table.options)
        table.luck("BY --")
        table.do(f"{first}>{knife}")
        table.rest()
        assert len(table.heard(ev.AttackDeclared)) == int(first == "attack")
        assert table.creature(archer).is_turned


def test_a_lost_attack_counts_as_made() -> None:
    """W-95, WQ51: the target moved out of range before the roll."""
    table = Table("brissa_de_molforn", "tarvo_quill")
    archer, knife = table.put("roof_archer", "E4"), table.put("gutter_knife", "E7", B)
    table.hand("trapdoor", seat=B)
    table.do(f"activate>{archer}", f"attack>{knife}")
    assert table.asked_seat == B
    table.do("trapdoor", "E8")
    assert table.heard(ev.AttackLost)
    assert not table.heard(ev.AttackRolled)
    assert table.asked == "main"
    assert table.asked_seat == A
