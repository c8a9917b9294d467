"""Section 5: movement, asked by destination; tokens, leftover points, the Gate, bonus movement."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.kernel import IllegalAnswer
from tests.games.brawl.kit.boxes import names
from tests.games.brawl.kit.table import Table, content, table

FAR_B = "b deryn@I1 goldarr@I2 tzu_xiao@I3"
FAR_TOKENS = "F3,F6,G4"


def paths(t: Table) -> list[list[str]]:
    """The hexes of every move so far."""
    return [[content().arena.grid.names[cell] for cell in event.path] for event in t.of(ev.Moved)]


# --- Destinations -----------------------------------------------------------------------------------------


def test_every_reachable_hex_is_one_option_and_stopping_another() -> None:
    """Section 5, R1: up to the printed number of hexes; each destination once, and 0 hexes by stopping."""
    t = table(f"r1 turn=a | a kilgore@A3 dugrun@G1 gwaien@G2 | {FAR_B}")
    t.a.takes("move", "kilgore", "creation")
    assert t.options == names("A1 A2 A4 A5 B2 B3 B4 B5 C3 C4 C5 stop")
    t.a.stays()
    t.expect(at={"kilgore": "A3"}, cores={"a": "RyB"})
    assert paths(t) == []
    t.is_idle("a")


def test_a_shorter_move_leaves_points_that_are_asked_about_again() -> None:
    """Section 5, R1: leftover points are asked again, stopping is always possible."""
    t = table(f"r1 turn=a | a kilgore@A3 dugrun@G1 gwaien@G2 | {FAR_B}")
    t.a.takes("move", "kilgore", "creation").goes("B3")
    assert t.asked == ("a", "move")
    assert t.options == names("A2 A3 B2 B4 C3 C4 stop")
    t.a.goes("A3")
    t.expect(at={"kilgore": "A3"})
    assert paths(t) == [["B3"], ["A3"]]
    t.is_idle("a")


def test_the_full_distance_leaves_nothing_to_ask() -> None:
    """Section 5: two hexes with Move 2."""
    t = table(f"r1 turn=a | a kilgore@A3 dugrun@G1 gwaien@G2 | {FAR_B}")
    t.a.takes("move", "kilgore", "creation").goes("C5")
    t.expect(at={"kilgore": "C5"})
    t.others_untouched("kilgore")
    t.is_idle("a")


def test_allies_are_passed_but_not_ended_on_and_enemies_block() -> None:
    """Section 5, Q12: allies may be passed, not ended on; an enemy blocks."""
    t = table("r1 turn=a | a kilgore@A1 dugrun@B2 gwaien@B1 | b deryn@A2 goldarr@I2 tzu_xiao@I3")
    t.a.takes("move", "kilgore", "creation")
    # Not A3: the way there leads over Deryn.
    assert t.options == names("B3 C1 C2 C3 stop")
    for closed in ("A2", "B1", "B2", "A3", "A1"):
        with pytest.raises(IllegalAnswer):
            t.a.answers(closed)
    t.a.goes("C3")
    t.expect(at={"kilgore": "C3", "dugrun": "B2", "gwaien": "B1", "deryn": "A2"})
    assert paths(t) == [["B2", "C3"]]
    t.is_idle("a")


def test_a_champion_that_cannot_go_anywhere_is_not_asked() -> None:
    """Section 5, R17: closed in with one point, there is nothing to choose and the action goes on."""
    t = table("r1 turn=a | a kilgore@A1 dugrun@B2 gwaien@B1 hand=GWA02 | b deryn@A2 goldarr@I2 tzu_xiao@I3")
    t.a.takes("plan", "kilgore")
    assert t.asked == ("a", "plan")
    t.a.stops()
    t.expect(at={"kilgore": "A1"}, hand={"a": "GWA02"})
    t.is_idle("a")


def test_statues_block() -> None:
    """Section 5, Q12: neither over nor onto a statue; E6 behind Garnet is out of reach."""
    t = table(f"r1 turn=a | a kilgore@E4 dugrun@A1 gwaien@A2 | {FAR_B}")
    t.a.takes("move", "kilgore", "creation")
    assert t.options == names("C2 C3 C4 D2 D3 D4 D5 E3 F2 F3 F4 F5 G2 G3 G4 stop")
    t.a.goes("D5")
    assert paths(t) == [["D4", "D5"]]
    t.is_idle("a")


# --- Tokens on the way ------------------------------------------------------------------------------------


def test_a_token_is_an_option_of_its_own_and_nothing_is_reached_through_it() -> None:
    """R1: hexes reachable without entering a token, and the tokens themselves."""
    t = table(f"r1 turn=a | a kilgore@B3 dugrun@G1 gwaien@G2 | {FAR_B} | tokens=C4:damage1,{FAR_TOKENS}")
    t.a.takes("move", "kilgore", "creation")
    # D5 is two hexes away, but only over the token.
    assert t.options == names("A1 A2 A3 A4 B1 B2 B4 B5 C2 C3 C4 C5 D3 D4 stop")
    t.a.goes("C4")
    t.expect(damage={"kilgore": 1}, at={"kilgore": "C4"})
    assert (t.asked, t.options) == (("a", "refill"), ["D3", "D6"])
    t.a.refills("D6")
    assert t.asked == ("a", "move")
    assert t.options == names("B3 B4 C3 C5 D4 D5 stop")
    t.a.goes("D5")
    t.expect(damage={"kilgore": 1}, at={"kilgore": "D5"}, tokens="D6,F3,F6,G4")
    t.is_idle("a")


def test_a_walk_goes_around_a_token_and_does_not_set_it_off() -> None:
    """R1: a destination that is no token never triggers one."""
    t = table(f"r1 turn=a | a kilgore@B4 dugrun@G1 gwaien@G2 | {FAR_B} | tokens=C4:damage1,{FAR_TOKENS}")
    t.a.takes("move", "kilgore", "creation").goes("D5")
    assert paths(t) == [["C5", "D5"]]
    assert not t.of(ev.TrapSprung)
    t.expect(damage={"kilgore": 0}, tokens="C4,F3,F6,G4")
    t.is_idle("a")


def test_a_token_behind_a_token_is_not_reached_in_one_go() -> None:
    """Section 5: a token entered triggers before the next step."""
    t = table(f"r1 turn=a | a kilgore@B3 dugrun@G1 gwaien@G2 | {FAR_B} | tokens=C4:damage1,D5:stun,F3,F6")
    t.a.takes("move", "kilgore", "creation")
    assert "C4" in t.options
    assert "D5" not in t.options
    t.a.goes("C4").refills("D3")
    assert "D5" in t.options
    t.a.goes("D5").refills("D6")
    assert [event.face for event in t.of(ev.TrapSprung)] == ["damage1", "stun"]
    t.expect(at={"kilgore": "D5"}, damage={"kilgore": 1}, tokens="D3,D6,F3,F6")
    t.is_idle("a")


@pytest.mark.parametrize(("start", "offered"), [("A3", True), ("A2", True), ("A1", False)])
def test_a_token_is_offered_up_to_the_full_distance(start: str, offered: bool) -> None:
    """Section 5: C4 is two hexes from A3 and A2, three from A1."""
    t = table(f"r1 turn=a | a kilgore@{start} dugrun@G1 gwaien@G2 | {FAR_B} | tokens=C4:damage1,{FAR_TOKENS}")
    t.a.takes("move", "kilgore", "creation")
    assert ("C4" in t.options) is offered
    t.a.stays()
    t.is_idle("a")


def test_a_trap_that_roots_ends_the_movement_but_not_the_card() -> None:
    """Section 14, Root: remaining movement is lost; the champion may still attack."""
    t = table(
        "r1 turn=a | a kilgore@B3 dugrun@G1 gwaien@G2 hand=KIL06 | b deryn@D4 goldarr@I2 tzu_xiao@I3"
        f" | tokens=C4:root,{FAR_TOKENS}"
    )
    t.a.plays("KIL06").goes("C4").refills("D6")
    assert t.asked == ("a", "attack")
    t.a.aims("ring")
    t.expect(damage={"deryn": 2, "kilgore": 0}, at={"kilgore": "C4"}, rooted={"kilgore": True})
    t.is_idle("a")


def test_a_rooted_champion_does_not_move_but_acts() -> None:
    """Section 13 and 14: no move; attacks and skills work."""
    t = table("r1 turn=a | a kilgore@D4~ dugrun@G1 gwaien@G2 hand=KIL05 | b deryn@D5 goldarr@I2 tzu_xiao@I3")
    t.a.plays("KIL05")
    assert t.asked == ("a", "attack")
    t.a.attacks("deryn")
    t.expect(damage={"deryn": 2}, at={"kilgore": "D4", "deryn": "D7"})
    t.is_idle("a")


# --- The Gate ---------------------------------------------------------------------------------------------


def test_a_champion_on_the_gate_must_first_enter_and_then_goes_on() -> None:
    """Section 5, Q11: the first point is compulsory, onto a free hex of the own area; the rest follows."""
    t = table("r1 turn=a | a kilgore dugrun@A2 gwaien@G2 hand=KIL04 | b deryn@A5 goldarr@I2 tzu_xiao@I3")
    t.a.plays("KIL04")
    assert (t.asked, t.options) == (("a", "enter"), names("A1 A3 A4"))
    t.a.goes("A3")
    assert (t.asked, t.options) == (("a", "move"), names("A4 B3 B4 stop"))
    t.a.goes("B3")
    # Throw then asks for an adjacent ally: Dugrun on A2.
    assert (t.asked, t.options) == (("a", "who_jumps"), ["a.dugrun", "stop"])
    t.a.stops()
    t.expect(at={"kilgore": "B3", "dugrun": "A2"}, cores={"a": "RYb"})
    t.others_untouched("kilgore")
    t.is_idle("a")


def test_a_move_of_one_is_used_up_by_entering() -> None:
    """Q11: with Move 1 the champion stands on the hex it entered, and the action goes on there."""
    t = table("r1 turn=b | a kilgore@H3 dugrun gwaien | b deryn goldarr@I5 tzu_xiao@A1")
    t.b.takes("strike", "deryn")
    assert (t.asked, t.options) == (("b", "enter"), names("I1 I2 I3 I4"))
    t.b.goes("I2")
    assert (t.asked, t.options) == (("b", "target"), ["a.kilgore", "stop"])
    t.b.targets("kilgore")
    t.expect(at={"deryn": "I2"}, damage={"kilgore": 1})
    t.is_idle("b")


def test_cards_without_a_move_cannot_be_played_from_the_gate() -> None:
    """Section 5, Q11: they need the champion in the arena; standard actions always have a move."""
    hand = "hand=KIL05,KIL07,GWA02,GWA07"
    t = table(f"r1 turn=a | a kilgore gwaien dugrun@C3 {hand} | {FAR_B}")
    assert t.options == ["GWA02", "KIL05", "plan", "heal", "strike", "move", "end"]
    t.a.answers("move")
    assert (t.asked, t.options) == (("a", "who_acts"), ["a.kilgore", "a.gwaien", "a.dugrun"])
    t.a.answers("a.gwaien").answers("creation").goes("A1").stays()
    assert t.options == ["GWA02", "GWA07", "KIL05", "plan", "strike", "end"]
    t.is_idle("a")


def test_with_no_free_hex_in_the_area_a_champion_on_the_gate_cannot_act() -> None:
    """Q11: no free hex, no activation; its cards are not offered, others act."""
    t = table(
        "r1 turn=a | a kilgore dugrun@A1 gwaien@A2 hand=KIL05,GWA02 | b deryn@A3 goldarr@A4 tzu_xiao@A5"
    )
    assert t.options == ["GWA02", "plan", "heal", "strike", "move", "end"]
    t.a.answers("heal")
    assert (t.asked, t.options) == (("a", "who_acts"), ["a.dugrun", "a.gwaien"])
    t.a.answers("a.dugrun").goes("B1")
    t.expect(at={"kilgore": "GATE", "dugrun": "B1"})
    # Dugrun has left A1, so Kilgore can come.
    assert "KIL05" in t.options
    t.a.plays("KIL05")
    t.expect(at={"kilgore": "A1"})
    t.is_idle("a")


def test_with_everybody_on_the_gate_the_standard_actions_remain() -> None:
    """Q11: standard actions have a move and so bring a champion in; Kilgore's card without one does not."""
    t = table(f"r1 turn=a | a kilgore dugrun gwaien hand=KIL07 | {FAR_B}")
    assert t.options == ["plan", "heal", "strike", "move", "end"]
    t.is_idle("a")


def test_a_token_in_the_deployment_area_triggers_on_entering() -> None:
    """Section 10: a champion brought onto a token by whatever way triggers it."""
    t = table(f"r1 turn=a | a kilgore dugrun gwaien hand=KIL04 | {FAR_B} | tokens=A3:damage2,{FAR_TOKENS}")
    t.a.plays("KIL04").goes("A3").refills("C4")
    t.expect(damage={"kilgore": 2}, at={"kilgore": "A3"}, tokens="C4,F3,F6,G4")
    t.a.stays()
    t.is_idle("a")


# --- Bonus movement ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bonus", "farthest"), [("", "C4"), (" | effects a.kilgore:movement:1", "D5")])
def test_bonus_movement_counts_for_cards_and_standard_actions_with_a_move(bonus: str, farthest: str) -> None:
    """Section 5, Q13: +1 for every card and standard action with a printed move."""
    grid = content().arena.grid
    start, reach = grid.names.index("B3"), grid.names.index(farthest)
    for action in ("KIL05", "plan", "heal", "strike"):
        t = table(f"r1 turn=a | a kilgore@B3 dugrun@G1 gwaien@G2 hand=KIL05 | {FAR_B}{bonus}")
        if action == "KIL05":
            t.a.plays(action)
        else:
            t.a.takes(action, "kilgore")
        distances = [grid.distance[start][grid.names.index(key)] for key in t.options if key != "stop"]
        assert max(distances) == grid.distance[start][reach]
        t.a.goes(farthest)
        t.expect(at={"kilgore": farthest})
        if t.asked == ("a", "plan"):
            t.a.stops()
        t.is_idle("a")


def test_bonus_movement_does_nothing_for_cards_without_a_move_nor_for_dash_and_jump() -> None:
    """Q13: never cards without a move value, never Dash or Jump."""
    t = table(
        "r1 turn=a | a tzu_xiao@B3 dugrun@G1 gwaien@G2 hand=TZU04,TZU07 | b deryn goldarr kilgore"
        " | effects a.tzu_xiao:movement:1"
    )
    t.a.plays("TZU04")
    assert t.asked == ("a", "dash")
    assert t.options == names("A2 A3 B1 B2 B4 B5 C3 C4 D3 D5 stop")
    t.a.stays()
    t.is_idle("a")
    t.a.plays("TZU07")
    assert t.asked == ("a", "jump")
    # Three hexes from B3 are E3 to E6 (E5 is a statue); column F would be the fourth.
    assert not [key for key in t.options if key[0] in "FGHI"]
    assert {"E3", "E4", "E6"} <= set(t.options)
    assert not {"E5", "B3"} & set(t.options)
    t.a.stays()
    t.is_idle("a")
