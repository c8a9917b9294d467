"""Section 10 and Q23, Q25 to Q29: setting off tokens, replacing them, moving them."""

from __future__ import annotations

from collections import Counter

import pytest

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.traps import refill_hexes
from tests.games.brawl.kit.table import Table, content, table

FAR_B = "b deryn@I1 goldarr@I2 tzu_xiao@I3"


def stepped(face: str, *, who: str = "dugrun", more: str = "", hand: str = "") -> Table:
    """The champion has walked from B3 onto the token on C4 with the Move action."""
    t = table(
        f"r1 turn=a | a {who}@B3 kilgore@A1 gwaien@A2 {hand} | {FAR_B} | tokens=C4:{face},F3,F6,G4 {more}"
    )
    t.a.takes("move", who, "creation").goes("C4")
    return t


@pytest.mark.parametrize(("face", "damage"), [("damage1", 1), ("damage2", 2), ("damage3", 3)])
def test_a_trap_does_its_damage_whatever_the_defence(face: str, damage: int) -> None:
    """Section 10: Dugrun's defence 2 does not help; others are untouched; the move may go on."""
    t = stepped(face)
    t.a.refills("D3")
    t.expect(damage={"dugrun": damage, "kilgore": 0, "gwaien": 0}, tokens="D3,F3,F6,G4")
    assert t.asked == ("a", "move")
    t.a.stays()
    t.is_idle("a")


def test_a_stun_trap_costs_a_card_of_that_champion() -> None:
    """Section 10 and 14: the controller discards a hand card of the champion on the trap, then refills."""
    t = stepped("stun", hand="hand=DUG02,DUG05,KIL02")
    assert (t.asked, t.options) == (("a", "stun"), ["DUG02", "DUG05"])
    t.a.answers("DUG05").refills("D3")
    t.expect(hand={"a": "DUG02,KIL02"}, damage={"dugrun": 0})
    t.expect(discard={"a": "DUG05"})
    t.a.stays()
    t.is_idle("a")


def test_a_root_trap_stops_the_champion() -> None:
    """Section 10: the movement goes on unless the trap stopped it."""
    t = stepped("root")
    t.a.refills("D3")
    t.is_idle("a")
    t.expect(at={"dugrun": "C4"}, damage={"dugrun": 0}, rooted={"dugrun": True})


def test_the_order_of_a_trap_is_effect_new_token_then_the_used_one_back() -> None:
    """Q25: turned up for all, applied, an unseen token placed, and only then the used one shuffled in."""
    supply = "supply=damage3,stun,root,damage1,damage2,damage2,stun,root"
    t = stepped("damage2", more=supply)
    face_up = t.of(ev.TrapSprung)[0]
    assert (face_up.face, face_up.for_public()) == ("damage2", face_up)
    assert t.state.limbo == ["damage2"]
    assert (t.asked, t.options) == (("a", "refill"), ["D3", "D6"])
    t.a.refills("D6")
    # The top of the supply went down; the used token is among the rest, so it could not be the new one.
    assert t.state.tokens[content().arena.grid.names.index("D6")] == "damage3"
    rest = Counter(["stun", "root", "damage1", "damage2", "damage2", "stun", "root", "damage2"])
    assert Counter(t.state.supply) == rest
    kinds = [type(e).__name__ for e in t.events if not isinstance(e, (ev.Moved, ev.StandardActionTaken))]
    assert kinds == ["TrapSprung", "Damaged", "TrapPlaced", "DiceRolled", "SupplyShuffled"]
    t.a.stays()
    t.is_idle("a")


def test_the_next_token_goes_on_another_empty_trap_hex() -> None:
    """Q25: no token, no champion, not the hex just sprung."""
    t = table(f"r1 turn=a | a dugrun@B3 kilgore@D6 gwaien@A2 | {FAR_B} | tokens=C4:damage1,F3,B6,A5")
    t.a.takes("move", "dugrun", "creation").goes("C4")
    # D6 has Kilgore on it, F3 a token, C4 was sprung.
    assert t.options == ["D3", "F6", "G4"]
    t.a.refills("G4")
    t.expect(tokens="A5,B6,F3,G4")
    t.a.stays()
    t.is_idle("a")


def test_the_sprung_hex_is_not_refilled_even_when_its_champion_is_gone() -> None:
    """Q25: knocked out by the trap, the champion leaves C4 empty; it is still no choice."""
    t = table(f"r1 turn=a | a dugrun@B3/5 kilgore@A1 gwaien@A2 | {FAR_B} | tokens=C4:damage1,F3,F6,G4")
    t.a.takes("move", "dugrun", "creation").goes("C4")
    assert (t.asked, t.options) == (("a", "refill"), ["D3", "D6"])
    t.a.refills("D3")
    t.expect(at={"dugrun": "GATE"}, tokens="D3,F3,F6,G4", vp=(0, 1))
    t.is_idle("a")


def test_with_all_trap_hexes_taken_the_token_goes_beside_another_token() -> None:
    """Q26: hexes adjacent to a token without champion, statue or token; the sprung one is no neighbour."""
    # Printed: D3 and D6 have champions, F3, F6 and G4 tokens, C4 is sprung.
    t = table(
        "r1 turn=a | a dugrun@B3 kilgore@D3 gwaien@D6 | b deryn@E3 goldarr@I2 tzu_xiao@I3"
        " | tokens=C4:damage1,F3,F6,G4"
    )
    t.a.takes("move", "dugrun", "creation").goes("C4")
    # Around F3: F2 F4 G2 G3 E4 (E3 is Deryn's); F6: F5 F7 G5 G6 E6 E7; G4: G3 G5 H3 H4 F4 F5.
    beside = "E4 E6 E7 F2 F4 F5 F7 G2 G3 G5 G6 H3 H4"
    assert (t.asked, t.options) == (("a", "refill"), beside.split())
    t.a.refills("H3")
    t.expect(tokens="F3,F6,G4,H3")
    t.a.stays()
    t.is_idle("a")


def test_with_no_token_to_be_beside_any_free_hex_will_do() -> None:
    """Q26, last resort: five champions on the other trap hexes and no other token in play."""
    t = table("r1 turn=a | a dugrun@C4 kilgore@D3 gwaien@D6 | b deryn@F3 goldarr@F6 tzu_xiao@G4 | tokens=-")
    grid = content().arena.grid
    found = refill_hexes(t.state, grid.names.index("C4"))
    # 61 hexes less three statues and six champions.
    assert found.bit_count() == 52
    assert not found >> grid.names.index("C4") & 1
    t.is_idle("a")


# --- Credit (Q27) -----------------------------------------------------------------------------------------


def test_an_ally_thrown_into_a_trap_scores_for_the_other_side_and_levels_nobody() -> None:
    """Q27: Throw makes Gwaien jump onto a token, which knocks her out."""
    t = table(
        f"r1 turn=a | a kilgore@B3 gwaien@B4/5 dugrun@A1 hand=KIL04 | {FAR_B} | tokens=C4:damage1,F3,F6,G4"
    )
    t.a.plays("KIL04").stays().answers("a.gwaien").goes("C4").refills("D3")
    t.expect(vp=(0, 1), at={"gwaien": "GATE"}, levelled={"kilgore": False})
    assert not t.of(ev.LevelledUp)
    t.is_idle("a")


def test_a_trap_entered_of_ones_own_accord_is_nobodys_credit() -> None:
    """Q27: own voluntary move: the opponent scores for the knock-out, nobody levels."""
    t = table(f"r1 turn=a | a dugrun@B3/5 kilgore@A1 gwaien@A2 | {FAR_B} | tokens=C4:damage1,F3,F6,G4")
    t.a.takes("move", "dugrun", "creation").goes("C4").refills("D3")
    t.expect(vp=(0, 1), at={"dugrun": "GATE"})
    assert not t.of(ev.LevelEarned)
    t.is_idle("a")


# --- Jump, Place, Set Sail --------------------------------------------------------------------------------


def test_a_jump_sets_off_only_the_token_it_lands_on() -> None:
    """Section 10 and 14: Teleport over D3 to a token, not through any."""
    t = table(
        f"r1 turn=a | a gwaien@C3 kilgore@A1 dugrun@A2 hand=GWA07 | {FAR_B} | tokens=D3,F3:damage2,C4,G4"
    )
    t.a.plays("GWA07").goes("F3").refills("F6")
    t.expect(damage={"gwaien": 2}, at={"gwaien": "F3"}, tokens="C4,D3,F6,G4")
    assert len(t.of(ev.TrapSprung)) == 1
    t.is_idle("a")


def test_placing_a_champion_on_a_token_sets_it_off() -> None:
    """Q23: Ambush puts Deryn onto a token beside the attacker; her controller refills."""
    t = table(
        "r1 turn=a | a kilgore@D4 dugrun@A1 gwaien@A2 hand=KIL07 cores=rYb"
        " | b goldarr@D5 deryn@I1 tzu_xiao@I2 hand=DER05 | tokens=C4:damage2,F3,F6,G4"
    )
    t.a.plays("KIL07").attacks("goldarr")
    t.b.reacts("DER05", "goldarr").goes("C4")
    assert (t.asked, t.options) == (("b", "refill"), ["D3", "D6"])
    t.b.refills("D3")
    t.expect(at={"deryn": "C4"}, damage={"deryn": 2, "goldarr": 0, "kilgore": 0})
    t.is_idle("a")


def test_set_sail_ignores_tokens_on_the_way_but_not_at_its_end() -> None:
    """Q29, Q58: over the token on D6 to the one on D7, which triggers before the passed enemies are hurt."""
    t = table(
        "r1 turn=a | a goldarr@D4 kilgore@A1 gwaien@A2 hand=GOL07 | b deryn@D5 dugrun@I1 tzu_xiao@I2"
        " | tokens=D6,D7:damage2,F3,G4"
    )
    t.a.plays("GOL07").stays().goes("D7")
    t.expect(damage={"goldarr": 2, "deryn": 0})
    assert (t.asked, t.options) == (("a", "refill"), ["C4", "D3", "F6"])
    t.a.refills("C4")
    t.expect(damage={"goldarr": 2, "deryn": 1}, at={"goldarr": "D7"}, tokens="C4,D6,F3,G4")
    t.is_idle("a")


def test_a_sailor_knocked_out_by_the_trap_at_the_end_hurts_nobody() -> None:
    """R8: the trap comes before the damage of Set Sail, so a sailor who is out passes it on no more."""
    t = table(
        "r1 turn=a | a goldarr@D4/6 kilgore@A1 gwaien@A2 hand=GOL07 | b deryn@D5 dugrun@I1 tzu_xiao@I2"
        " | tokens=D6,D7:damage2,F3,G4"
    )
    t.a.plays("GOL07").stays().goes("D7").refills("C4")
    t.expect(damage={"deryn": 0}, at={"goldarr": "GATE"}, vp=(0, 1))
    t.is_idle("a")


# --- Deryn (Q28) ------------------------------------------------------------------------------------------


def test_levelled_deryn_walks_over_tokens_and_leaves_them_asleep() -> None:
    """Q28: a token in her hex does not trigger and stays face down."""
    t = table(
        "r1 turn=a | a deryn@B3+ kilgore@A1 gwaien@A2 | b dugrun@I1 goldarr@I2 tzu_xiao@I3"
        " | tokens=C4:damage3,F3,F6,G4"
    )
    t.a.takes("move", "deryn", "creation").goes("C4")
    assert not t.of(ev.TrapSprung)
    t.a.stays()
    t.expect(damage={"deryn": 0}, at={"deryn": "C4"}, tokens="C4,F3,F6,G4")
    assert t.public().figures[0].defence == 2
    t.is_idle("a")


def test_others_pass_through_her_hex_unharmed_but_not_after_she_left() -> None:
    """Q28: Kilgore walks through Deryn on a token; once she is gone, the token is awake again."""
    # C4 is the only way from B3 to D5 in two steps.
    line = (
        "r1 turn=a | a deryn@{}+ kilgore@B3 gwaien@A2 | b dugrun@I1 goldarr@I2 tzu_xiao@I3"
        " | tokens=C4:damage3,F3,F6,G4"
    )
    t = table(line.format("C4"))
    t.a.takes("move", "kilgore", "creation")
    assert "D5" in t.options
    assert "C4" not in t.options
    t.a.goes("D5")
    t.expect(damage={"kilgore": 0}, at={"kilgore": "D5"}, tokens="C4,F3,F6,G4")
    t.is_idle("a")
    t = table(line.format("A1"))
    t.a.takes("move", "kilgore", "creation")
    assert "D5" not in t.options
    t.a.goes("C4").refills("D3").goes("D5")
    t.expect(damage={"kilgore": 3}, at={"kilgore": "D5"})
    t.is_idle("a")


def test_basic_deryn_sets_traps_off_like_everybody() -> None:
    """Q28: the ability is on her levelled side."""
    t = table(
        "r1 turn=a | a deryn@B3 kilgore@A1 gwaien@A2 | b dugrun@I1 goldarr@I2 tzu_xiao@I3"
        " | tokens=C4:damage3,F3,F6,G4"
    )
    t.a.takes("move", "deryn", "creation").goes("C4").refills("D3").stays()
    t.expect(damage={"deryn": 3})
    t.is_idle("a")


def test_prowl_moves_a_token_to_a_free_trap_hex_or_puts_it_back() -> None:
    """Q28: free of tokens and champions; the hex it was lifted from counts as free (R9)."""
    line = (
        "r1 turn=a | a deryn@B3 kilgore@D3 gwaien@A2 hand=DER04 deck=KIL02 | b dugrun@I1 goldarr tzu_xiao"
        " | tokens=C4:damage3,F3,F6,A5"
    )
    t = table(line)
    t.a.plays("DER04").stays().uses().answers("0")
    assert (t.asked, t.options) == (("a", "look"), ["A5", "C4", "F3", "F6", "stop"])
    t.a.answers("C4")
    assert (t.asked, t.options) == (("a", "put_token"), ["C4", "D6", "G4"])
    t.a.answers("G4")
    t.expect(tokens="A5,F3,F6,G4")
    t.is_idle("a")
    t = table(line)
    t.a.plays("DER04").stays().uses().answers("0").answers("C4").answers("C4")
    t.expect(tokens="A5,C4,F3,F6")
    assert not t.of(ev.TokenMoved)
    t.is_idle("a")
    t = table(line)
    t.a.plays("DER04").stays().uses().answers("0").stops()
    t.expect(tokens="A5,C4,F3,F6")
    assert t.view("a").known_tokens == ()
    t.is_idle("a")


def test_prowl_puts_a_token_back_where_no_trap_hex_is_printed() -> None:
    """R9, Q26: the hex of a token is a trap hex while it lies there, so it counts as free when lifted."""
    line = (
        "r1 turn=a | a deryn@B3 kilgore@D3 gwaien@A2 hand=DER04 deck=KIL02 | b dugrun@I1 goldarr tzu_xiao"
        " | tokens=C4,F3,F6,B5:damage3"
    )
    t = table(line)
    t.a.plays("DER04").stays().uses().answers("0").answers("B5")
    assert (t.asked, t.options) == (("a", "put_token"), ["B5", "D6", "G4"])
    t.a.answers("B5")
    t.expect(tokens="B5,C4,F3,F6")
    assert not t.of(ev.TokenMoved)
    # From a printed one it cannot go to where only another token had made one.
    t = table(line)
    t.a.plays("DER04").stays().uses().answers("0").answers("C4")
    assert t.options == ["C4", "D6", "G4"]


def test_prowl_never_leaves_a_token_under_a_champion() -> None:
    """R9, Q28: a token that sleeps under levelled Deryn goes elsewhere once it is lifted."""
    t = table("r1 turn=a | a deryn@C4+ gwaien@A2 hand=DER04 deck=GWA02 | b dugrun@I1 | tokens=C4,F3,F6,A5")
    t.a.plays("DER04").stays().uses().answers("0").answers("C4")
    assert (t.asked, t.options) == (("a", "put_token"), ["D3", "D6", "G4"])
