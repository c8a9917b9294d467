"""Akhet: her sheet and her skills; the attacks, the reaction and the level are in `test_akhet_attacks`."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from tests.games.brawl.cards.printed import assert_printed
from tests.games.brawl.kit.table import Table, table

SHEET = "Akhet | - | Light of Creation | - | 7/1 | 8/1"
CARDS = """
    AKH02 | Take Flight      | - | B | skill    | - | -       | - | -
    AKH03 | Wingstorm        | - | R | attack   | 1 | dir 1-2 | 1 | -
    AKH04 | From the Ashes   | - | R | reaction | - | -       | - | -
    AKH05 | Healing Tears    | - | Y | skill    | 2 | -       | - | -
    AKH06 | Inner Fire       | - | Y | skill    | 3 | -       | - | -
    AKH07 | Death From Above | - | B | attack   | - | arc3    | 2 | -
"""


def test_printed_values() -> None:
    """Facts 1 and 2.2."""
    assert_printed("akhet", SHEET, CARDS)


# --- AKH02 Take Flight ------------------------------------------------------------------------------------


def test_take_flight_carries_the_first_champion_below() -> None:
    """AKH02: Swoop 4 over two enemies; the nearer one is placed beside Akhet, the other stays."""
    t = table("| a akhet@B3 kilgore@A1 hand=AKH02 | b goldarr@C3 tzu_xiao@D3 gwaien@I1")
    t.a.plays("AKH02")
    assert t.asked == ("a", "swoop")
    assert {"E3", "F2", "F6", "B6", "A3"} <= t.hexes
    assert not {"C3", "D3", "G1", "G6", "B3"} & t.hexes
    assert t.options[-1] == "stop"
    t.a.goes("E3")
    assert t.asked == ("a", "place")
    assert sorted(t.options) == ["D2", "E4", "F2", "F3"]
    t.a.goes("F3")
    t.expect(at={"akhet": "E3", "goldarr": "F3", "tzu_xiao": "D3"}, damage={"goldarr": 0, "tzu_xiao": 0})
    t.expect(cores={"a": "RYb"}, hand={"a": ""})
    t.others_untouched("akhet", "goldarr")
    t.is_idle("a")


def test_take_flight_carries_an_ally_and_a_rooted_one_too() -> None:
    """AKH02, Q20: any champion counts, the first on the way; Place is no movement."""
    t = table("| a akhet@B3 kilgore@C3~ hand=AKH02 | b goldarr@D3 gwaien@I1")
    t.a.plays("AKH02").goes("E3").goes("E4")
    t.expect(at={"akhet": "E3", "kilgore": "E4", "goldarr": "D3"})
    t.others_untouched("akhet", "kilgore")
    t.is_idle("a")


def test_take_flight_past_a_neighbour_moves_it_to_another_hex() -> None:
    """AKH02, R10: beside Akhet already, the champion's own hex is not free, so it goes to another one."""
    t = table("| a akhet@B3 hand=AKH02 | b goldarr@C3 gwaien@I1")
    t.a.plays("AKH02").goes("D3")
    assert sorted(t.options) == ["C2", "D2", "D4", "E3", "E4"]
    t.a.goes("C2")
    t.expect(at={"akhet": "D3", "goldarr": "C2"})
    t.is_idle("a")


def test_take_flight_over_nobody() -> None:
    """AKH02: a champion beside the row is not passed; Swoop may be 0; Root forbids it."""
    t = table("| a akhet@B3 hand=AKH02 | b goldarr@C4 gwaien@I1")
    t.a.plays("AKH02").goes("E3")
    t.expect(at={"akhet": "E3", "goldarr": "C4"})
    t.is_idle("a")
    t = table("| a akhet@B3 hand=AKH02 | b goldarr@C3 gwaien@I1")
    t.a.plays("AKH02").stays()
    t.expect(at={"akhet": "B3", "goldarr": "C3"}, cores={"a": "RYb"})
    t.is_idle("a")
    t = table("| a akhet@B3~ hand=AKH02 | b goldarr@C3 gwaien@I1")
    t.a.plays("AKH02")
    t.expect(at={"akhet": "B3", "goldarr": "C3"})
    t.is_idle("a")


def test_take_flight_into_a_trap() -> None:
    """AKH02: the token under Akhet comes first; knocked out by it, she carries nobody (as R8)."""
    tokens = "tokens=D3:damage2,D6:stun,F3:stun,G4:root"
    t = table(f"| a akhet@B3/5 hand=AKH02 | b goldarr@C3 gwaien@I1 | {tokens}")
    t.a.plays("AKH02").goes("D3").refills("C4")
    t.expect(at={"akhet": "gate", "goldarr": "C3"}, vp=(0, 1), tokens="C4,D6,F3,G4")
    t.is_idle("a")
    t = table(f"| a akhet@B3/4 hand=AKH02 | b goldarr@C3 gwaien@I1 | {tokens}")
    t.a.plays("AKH02").goes("D3").refills("C4").goes("D4")
    t.expect(at={"akhet": "D3", "goldarr": "D4"}, damage={"akhet": 6})
    t.is_idle("a")


def test_take_flight_puts_an_enemy_into_a_trap() -> None:
    """AKH02, Q23, Q27: placed on a token by Akhet, so the knock-out is hers."""
    t = table(
        "| a akhet@B3 hand=AKH02 | b goldarr@C3/7 gwaien@I1 | tokens=F3:damage1,D6:stun,D3:stun,G4:root"
    )
    t.a.plays("AKH02").goes("E3").goes("F3")
    t.b.refills("C4")
    t.expect(at={"akhet": "E3", "goldarr": "gate"}, vp=(1, 0), levelled={"akhet": True})
    t.expect(tokens="C4,D3,D6,G4")
    t.is_idle("a")


# --- AKH05 Healing Tears ----------------------------------------------------------------------------------


def test_healing_tears_heal_akhet() -> None:
    """AKH05: up to 2 of her own damage, for no card."""
    t = table("| a akhet@B3/3 kilgore@A1/3 hand=AKH05,AKH02 | b goldarr@I1")
    t.a.plays("AKH05").stays()
    assert t.asked == ("a", "who_heals")
    assert t.options == ["a.akhet", "stop"]
    t.a.answers("a.akhet")
    assert t.options == ["0", "1", "2"]
    t.a.answers("2")
    t.expect(damage={"akhet": 1, "kilgore": 3}, hand={"a": "AKH02"}, cores={"a": "RyB"})
    t.others_untouched("akhet")
    t.is_idle("a")


def test_healing_tears_heal_an_ally_for_a_blue_card() -> None:
    """AKH05: a Manipulation card of any champion is discarded, and only an adjacent ally heals, not Akhet."""
    t = table("| a akhet@B3/3 kilgore@B4/4 dugrun@A1/2 hand=AKH05,AKH03,AKH07,KIL05 | b goldarr@C3/2")
    t.a.plays("AKH05").stays()
    assert t.options == ["a.akhet", "a.kilgore", "stop"]
    t.a.answers("a.kilgore")
    assert t.asked == ("a", "discard")
    assert t.options == ["AKH07", "KIL05"]
    t.a.answers("KIL05").answers("2")
    t.expect(damage={"akhet": 3, "kilgore": 2, "dugrun": 2, "goldarr": 2}, hand={"a": "AKH03,AKH07"})
    assert sorted(t.state.players[0].discard) == ["AKH05", "KIL05"]
    t.others_untouched("kilgore")
    t.is_idle("a")


def test_healing_tears_may_be_kept_back() -> None:
    """AKH05, digest 1: 0 of up to 2, or nobody at all; the undamaged are not offered."""
    t = table("| a akhet@B3/1 kilgore@B4 hand=AKH05,AKH02 | b goldarr@I1")
    t.a.plays("AKH05").stays()
    assert t.options == ["a.akhet", "stop"]
    t.a.answers("a.akhet")
    assert t.options == ["0", "1"]
    t.a.answers("0")
    t.expect(damage={"akhet": 1}, hand={"a": "AKH02"})
    t.is_idle("a")
    t = table("| a akhet@B3 kilgore@B4 hand=AKH05,AKH02 | b goldarr@I1")
    t.a.plays("AKH05").stays()
    t.expect(hand={"a": "AKH02"})
    t.is_idle("a")


def _tears(hand: str) -> Table:
    t = table(f"| a akhet@B3 kilgore@B4/4 hand=AKH05{hand} | b goldarr@I1")
    t.a.plays("AKH05").stays()
    return t


def test_healing_tears_ask_the_same_whatever_the_hand_holds() -> None:
    """AKH05: a hurt neighbour and a hand are public; whether a blue card is among it shows nowhere."""
    views: list[object] = []
    for hand, options in (
        (",AKH02,AKH07", ["a.kilgore", "stop"]),
        (",AKH02,AKH03", ["a.kilgore", "stop"]),
        (",AKH03,AKH06", ["stop"]),
    ):
        t = _tears(hand)
        assert (t.asked, t.options) == (("a", "who_heals"), options)
        views.append((t.public(), t.view("b")))
        if "a.kilgore" in options:
            t.a.answers("a.kilgore")
            assert t.asked == ("a", "discard"), "also for a single blue card"
            t.a.answers("AKH02").answers("2")
            t.expect(damage={"kilgore": 2})
        else:
            t.a.stops()
            t.expect(damage={"kilgore": 4})
        t.is_idle("a")
    assert views[0] == views[1] == views[2]


def test_healing_tears_without_a_hand_leave_the_ally_alone() -> None:
    """AKH05: nothing to discard, nothing to ask."""
    t = _tears("")
    t.expect(damage={"kilgore": 4})
    t.is_idle("a")


# --- AKH06 Inner Fire -------------------------------------------------------------------------------------


def test_inner_fire_takes_back_a_red_card_and_strengthens() -> None:
    """AKH06: one Destruction card of its player's pile, any champion's; +1 strength for Akhet this turn."""
    t = table("| a akhet@B3 kilgore@A1 hand=AKH06,KIL05 discard=AKH03,AKH07,KIL02 | b tzu_xiao@B5 gwaien@A2")
    t.a.plays("AKH06").stays().uses()
    assert t.asked == ("a", "take_back")
    assert t.options == ["AKH03", "KIL02"]
    t.a.answers("AKH03")
    t.expect(hand={"a": "AKH03,KIL05"}, cores={"a": "RyB"})
    t.expect(discard={"a": "AKH07,KIL02,AKH06"})
    assert t.public().players[0].shown == ("AKH03",)
    t.a.plays("AKH03").stays().attacks("tzu_xiao")
    assert [s.strength for s in t.of(ev.Struck)] == [2]
    t.expect(damage={"tzu_xiao": 3}, at={"tzu_xiao": "B6"})
    t.a.plays("KIL05").stays().attacks("gwaien")
    assert [s.strength for s in t.of(ev.Struck)] == [2, 2], "allies gain nothing"
    t.is_idle("a")
    t.a.ends_turn()
    assert t.state.lasting == []
    t.is_idle("b")


def test_inner_fire_without_a_red_card_still_burns() -> None:
    """AKH06, digest 1: as much of a card as possible; a single red card is taken without asking."""
    t = table("| a akhet@B3 hand=AKH06,AKH03 discard=AKH07 | b tzu_xiao@B5 gwaien@I1")
    t.a.plays("AKH06").stays().uses()
    t.expect(hand={"a": "AKH03"})
    assert [(n.kind, n.figure, n.amount) for n in t.state.lasting] == [("strength", 0, 1)]
    t.is_idle("a")
    t = table("| a akhet@B3 hand=AKH06 discard=AKH03 | b tzu_xiao@B5 gwaien@I1")
    t.a.plays("AKH06").stays().uses()
    t.expect(hand={"a": "AKH03"})
    t.is_idle("a")


def test_inner_fire_can_be_a_mere_move() -> None:
    """AKH06: three hexes in from the Gate, then stop: no card, no strength."""
    t = table("| a akhet kilgore@A1 hand=AKH06 discard=AKH03 | b gwaien@I1")
    t.a.plays("AKH06").goes("A3").goes("C4").stops()
    t.expect(at={"akhet": "C4"}, hand={"a": ""})
    assert t.state.lasting == []
    t.is_idle("a")


@pytest.mark.parametrize("pile", ["AKH07", "-"])
def test_inner_fire_does_not_find_itself(pile: str) -> None:
    """AKH06, Q49: the card under way is not on the pile yet, and no other pile is looked at."""
    t = table(f"| a akhet@B3 hand=AKH06 discard={pile} | b kilgore@B6 discard=KIL02")
    t.a.plays("AKH06").stays().uses()
    t.expect(hand={"a": ""})
    t.expect(discard={"b": "KIL02"})
    t.is_idle("a")
