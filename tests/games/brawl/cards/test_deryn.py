"""Deryn: her sheet, her skills and her reaction."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from tests.games.brawl.cards.printed import assert_printed
from tests.games.brawl.kit.table import table

SHEET = "Deryn | Дерин | Huntress of the Eastwood | - | 7/0 | 7/0"
CARDS = """
    DER02 | Heavy Shot      | Мощный выстрел | R | attack   | 2 | dir 2-3 | 2 | -
    DER03 | Hunter's Quarry | -              | R | skill    | 2 | dir 1-4 | - | -
    DER04 | Prowl           | -              | B | skill    | 2 | -       | - | -
    DER05 | Ambush          | -              | Y | reaction | - | -       | - | +1
    DER06 | Spring the Trap | -              | B | attack   | 2 | ind 1-4 | 2 | -
    DER07 | Hit and Run     | -              | Y | attack   | 3 | ind 1-2 | 2 | -
"""
TRAPS = "tokens=C4:damage2,D6:stun,F3:stun,G4:root"


def test_printed_values() -> None:
    """Facts 1 and 2.1: Deryn's sheet and cards."""
    assert_printed("deryn", SHEET, CARDS)


# --- DER03 Hunter's Quarry --------------------------------------------------------------------------------


def test_hunters_quarry_is_used_up_by_the_next_attack() -> None:
    """DER03, Q44: the next attack has +1 strength and ignores defence; the one after does not."""
    t = table("| a deryn@C4 gwaien@B2 kilgore@B3 hand=DER03,GWA05,KIL07 | b dugrun@B4 goldarr@I1 tzu_xiao@I2")
    t.a.plays("DER03").stays().targets("dugrun")
    t.expect(damage={"dugrun": 0}, cores={"a": "rYB"})
    t.a.plays("GWA05").stays().attacks("dugrun")
    t.expect(damage={"dugrun": 3})
    # Appetite with no core left: 1 + 2 by Ignite - 2.
    t.a.plays("KIL07").attacks("dugrun")
    t.expect(damage={"dugrun": 4}, cores={"a": "ryb"})
    assert [(s.strength, s.defence) for s in t.of(ev.Struck)] == [(3, 0), (3, 2)]
    t.is_idle("a")


def test_hunters_quarry_ignores_a_reaction_and_waits_for_its_target() -> None:
    """DER03, Q40 and Q44: an attack on somebody else does not use it up; a reaction's defence is ignored."""
    t = table(
        "| a deryn@A4 gwaien@B2 kilgore@C5 hand=DER03,GWA05,KIL07"
        " | b dugrun@B4 goldarr@C4 kilgore@I2 hand=KIL03"
    )
    t.a.plays("DER03").stays().targets("dugrun")
    t.a.plays("GWA05").stays().attacks("goldarr")
    t.b.passes()
    t.expect(damage={"goldarr": 1, "dugrun": 0})
    t.a.plays("KIL07").attacks("dugrun")
    t.b.reacts("KIL03", "dugrun")
    # 1 + 1, whatever the defence of 2 + 1.
    t.expect(damage={"dugrun": 2})
    t.is_idle("a")


def test_hunters_quarry_ends_with_the_turn() -> None:
    """DER03, Q57: not used up, it is gone in B's turn."""
    t = table("| a deryn@B1 gwaien@A1 kilgore@A5 hand=DER03 | b dugrun@B5 goldarr@I1 tzu_xiao@I2")
    t.a.plays("DER03").stays().targets("dugrun")
    assert [(n.kind, n.amount) for n in t.state.lasting] == [("quarry", 1)]
    t.a.ends_turn()
    assert t.state.lasting == []
    t.is_idle("b")


@pytest.mark.parametrize(
    ("enemies", "offered"), [("dugrun@B6", False), ("dugrun@B5", True), ("dugrun@C3", False)]
)
def test_hunters_quarry_reaches_four_in_a_row(enemies: str, *, offered: bool) -> None:
    """DER03: direct 1-4: distance 5 is too far, C3 is in no row with B1."""
    t = table(f"| a deryn@B1 hand=DER03 | b {enemies} goldarr@I1")
    t.a.plays("DER03").stays()
    if offered:
        assert t.options == ["b.dugrun", "stop"]
        t.a.stops()
    assert t.state.lasting == []
    t.expect(cores={"a": "rYB"})
    t.is_idle("a")


# --- DER04 Prowl ------------------------------------------------------------------------------------------


def test_prowl_draws_plans_and_moves_a_trap() -> None:
    """DER04, Q28 and Q52: only Deryn's player sees the token; it goes to a trap hex without one."""
    t = table(
        "| a deryn@B1 gwaien@A1 kilgore@D3 hand=DER04,KIL05 deck=GWA02,KIL02,GWA03"
        f" | b dugrun@F6 goldarr@I1 tzu_xiao@I2 | {TRAPS}"
    )
    t.a.plays("DER04").stays().uses()
    assert t.options == ["0", "1", "2"]
    t.a.answers("2")
    assert t.asked == ("a", "plan")
    assert t.options == ["GWA02", "KIL02", "KIL05", "stop"]
    t.a.answers("KIL05")
    assert t.asked == ("a", "look")
    assert t.options == ["C4", "D6", "F3", "G4", "stop"]
    t.a.answers("G4")
    looked = t.of(ev.TokenLooked)[0]
    assert (looked.face, looked.for_public()) == ("root", ev.TokenLooked(looked.seat, looked.cell))
    # D3 and F6 hold champions, so the token may only go back to where it lay: nothing to ask.
    t.expect(hand={"a": "GWA02,KIL02"}, tokens="C4,D6,F3,G4", cores={"a": "RYb"})
    assert t.state.players[0].deck == ["GWA03", "KIL05"]
    t.others_untouched()
    t.is_idle("a")


def test_prowl_puts_the_token_on_a_free_trap_hex() -> None:
    """DER04: G4's root lies on D3 afterwards, face down, known to A and not to B."""
    t = table(f"| a deryn@B1 gwaien@A1 hand=DER04 deck=GWA02 | b dugrun@I3 goldarr@I1 | {TRAPS}")
    t.a.plays("DER04").stays().uses().answers("0").answers("G4")
    assert t.asked == ("a", "put_token")
    assert t.options == ["D3", "F6", "G4"]
    t.a.answers("D3")
    t.expect(tokens="C4,D3,D6,F3", hand={"a": ""})
    names = [t.run.state.content.arena.grid.names[cell] for cell in t.state.players[0].peeked]
    assert names == ["D3"]
    assert t.state.players[1].peeked == []
    t.is_idle("a")


def test_prowl_every_part_may_be_left_out() -> None:
    """DER04, Q50: Draw 0, Plan 0, no look."""
    t = table(f"| a deryn@B1 gwaien@A1 hand=DER04,KIL05 kilgore@A2 deck=GWA02 | b dugrun@I3 | {TRAPS}")
    t.a.plays("DER04").stays().uses().answers("0").stops().stops()
    t.expect(hand={"a": "KIL05"}, tokens="C4,D6,F3,G4", cores={"a": "RYb"})
    assert t.of(ev.TokenLooked) == []
    t.is_idle("a")


def test_prowl_is_not_used_after_a_deadly_step() -> None:
    """DER04, Q5: knocked out by a trap on the move, nothing of the card is left."""
    t = table(f"| a deryn@B3/5 gwaien@A1 hand=DER04 deck=GWA02 | b dugrun@I3 goldarr@I1 | {TRAPS}")
    t.a.plays("DER04").goes("C4").refills("D3")
    t.expect(at={"deryn": "gate"}, hand={"a": ""}, vp=(0, 1), tokens="D3,D6,F3,G4")
    t.is_idle("a")


# --- DER05 Ambush -----------------------------------------------------------------------------------------


def test_ambush_places_deryn_beside_the_attacker() -> None:
    """DER05: +1 for the defended champion, and Deryn, not she who is defended, comes to the attacker."""
    t = table("| a kilgore@B3 gwaien@A1 dugrun@B2 hand=KIL05 | b tzu_xiao@B4 deryn@I1 goldarr@I2 hand=DER05")
    t.a.plays("KIL05").stays().attacks("tzu_xiao")
    t.b.reacts("DER05", "tzu_xiao")
    assert t.asked == ("b", "place")
    assert sorted(t.options) == ["A2", "A3", "C3", "C4"]
    t.b.goes("C3")
    t.expect(at={"deryn": "C3", "tzu_xiao": "B6"}, damage={"tzu_xiao": 1, "deryn": 0}, cores={"b": "RyB"})
    t.others_untouched("deryn", "tzu_xiao")
    t.is_idle("a")


def test_ambush_onto_a_trap() -> None:
    """DER05, Q23: placed on a token she triggers it; her own placing earns nobody a level."""
    t = table(
        "| a kilgore@B3 gwaien@A1 dugrun@B2 hand=KIL05"
        f" | b tzu_xiao@B4 deryn@I1/5 goldarr@I2 hand=DER05 | {TRAPS}"
    )
    t.a.plays("KIL05").stays().attacks("tzu_xiao")
    t.b.reacts("DER05", "tzu_xiao").goes("C4").refills("D3")
    t.expect(at={"deryn": "gate", "tzu_xiao": "B6"}, vp=(1, 0), levelled={"kilgore": False})
    t.is_idle("a")


def test_ambush_without_deryn_in_the_arena() -> None:
    """DER05, Q32: from the Gate the card gives its defence and nothing more."""
    t = table("| a kilgore@B3 gwaien@A1 dugrun@B2 hand=KIL05 | b tzu_xiao@B4 deryn goldarr@I2 hand=DER05")
    t.a.plays("KIL05").stays().attacks("tzu_xiao")
    t.b.reacts("DER05", "tzu_xiao")
    t.expect(at={"deryn": "gate", "tzu_xiao": "B6"}, damage={"tzu_xiao": 1})
    t.is_idle("a")


def test_ambush_for_a_champion_that_goes_out() -> None:
    """DER05, Q33: the defended champion is out, so Deryn stays where she is."""
    t = table(
        "| a kilgore@B3 gwaien@A1 dugrun@B2 hand=KIL05 | b tzu_xiao@B4/8 deryn@I1 goldarr@I2 hand=DER05"
    )
    t.a.plays("KIL05").stays().attacks("tzu_xiao")
    t.b.reacts("DER05", "tzu_xiao")
    t.expect(at={"deryn": "I1", "tzu_xiao": "gate"}, vp=(1, 0), levelled={"kilgore": True})
    t.is_idle("a")
