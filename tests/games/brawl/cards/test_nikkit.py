"""Nikkit: the sheet, the six cards and the levelled side."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.ids import CardId
from sfb_bot.kernel import Seat
from tests.games.brawl.cards.printed import assert_printed
from tests.games.brawl.kit.table import table

SHEET = "Nikkit | - | - | - | 7/0 | 9/0"
CARDS = """
    NIK02 | Fearsome Spitfire  | - | R | attack   | 1 | dir 1-3 | 2 | -
    NIK03 | Cracklewind        | - | B | attack   | - | ind 1-3 | 2 | -
    NIK04 | Blackwater's Bite  | - | Y | attack   | 1 | ind 1-3 | 2 | -
    NIK05 | Shell of the Swamp | - | Y | reaction | - | -       | - | +1
    NIK06 | Burning Wrath      | - | R | skill    | 1 | ind 1-3 | - | -
    NIK07 | Recovery           | - | B | skill    | - | -       | - | -
"""


def test_printed_values() -> None:
    """Facts 1 and 2.3: Nikkit's sheet and cards; no title is known."""
    assert_printed("nikkit", SHEET, CARDS)


# --- NIK02 Fearsome Spitfire ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("discard", "damage"), [("", 3), ("NIK03,KIL06", 3), ("NIK06", 1), ("NIK03,KIL02", 1)]
)
def test_fearsome_spitfire_is_stronger_with_no_red_card_discarded(discard: str, damage: int) -> None:
    """NIK02: 2, and 2 more unless a red card of any own champion is discarded; Gold'arr's defence is 1."""
    t = table(f"| a nikkit@B1 kilgore@A1 hand=NIK02 discard={discard} | b goldarr@B3 deryn@I1 discard=GOL03")
    t.a.plays("NIK02").stays().attacks("goldarr")
    t.expect(damage={"goldarr": damage}, at={"goldarr": "B4"}, cores={"a": "rYB"})
    t.others_untouched("goldarr")
    t.is_idle("a")


@pytest.mark.parametrize(("deryn", "end", "damage"), [("D2", "D3", 4), ("D4", "D5", 4), ("D5", "D6", 0)])
def test_fearsome_spitfire_reaches_three_hexes_in_a_row(deryn: str, end: str, damage: int) -> None:
    """NIK02: direct 1-3."""
    t = table(f"| a nikkit@D1 kilgore@A1 hand=NIK02 | b deryn@{deryn} goldarr@I1")
    t.a.plays("NIK02").stays()
    if damage:
        t.a.attacks("deryn")
    t.expect(damage={"deryn": damage}, at={"deryn": end if damage else deryn})
    t.is_idle("a")


def test_fearsome_spitfire_pushes_into_a_wall() -> None:
    """NIK02, Q15: the step that cannot be made is 1 damage more; a knock-out by it levels Nikkit."""
    t = table("| a nikkit@B4 kilgore@A1 hand=NIK02 | b goldarr@B6/4 deryn@I1")
    t.a.plays("NIK02").stays().attacks("goldarr")
    t.expect(at={"goldarr": "gate"}, vp=(1, 0), levelled={"nikkit": True})
    t.is_idle("a")


# --- NIK03 Cracklewind ------------------------------------------------------------------------------------


def test_cracklewind_swoops_strikes_and_stuns() -> None:
    """NIK03: Swoop 2 over an enemy, 2 at distance 3 past everybody, Stun with no blue card discarded."""
    t = table(
        "| a nikkit@B1 kilgore@A1 hand=NIK03 discard=NIK06,KIL06"
        " | b goldarr@B2 deryn@B6 hand=DER02,GOL02 cores=ryb"
    )
    t.a.plays("NIK03")
    assert t.asked == ("a", "swoop")
    assert {"B3", "C1", "C2", "D1", "D3", "stop"} == set(t.options)
    t.a.goes("B3").attacks("deryn")
    assert (t.asked, t.options) == (("b", "stun"), ["DER02"])
    t.b.answers("DER02")
    t.expect(at={"nikkit": "B3", "goldarr": "B2"}, damage={"deryn": 2, "goldarr": 0}, cores={"a": "RYb"})
    t.expect(hand={"b": "GOL02"})
    t.others_untouched("nikkit", "deryn")
    t.is_idle("a")


def test_cracklewind_with_a_blue_card_discarded_does_not_stun() -> None:
    """NIK03: the blue card may be any own champion's; the Swoop may be of 0 hexes."""
    t = table("| a nikkit@B3 kilgore@A1 hand=NIK03 discard=KIL05 | b deryn@B6 hand=DER02 cores=ryb")
    t.a.plays("NIK03").stays().attacks("deryn")
    t.expect(damage={"deryn": 2}, hand={"b": "DER02"}, at={"nikkit": "B3"})
    t.is_idle("a")


def test_cracklewind_that_knocks_out_stuns_nobody() -> None:
    """NIK03, Q8: a champion on its Gate suffers nothing more."""
    t = table("| a nikkit@B3 kilgore@A1 hand=NIK03 | b deryn@B6/5 goldarr@I1 hand=DER02 cores=ryb")
    t.a.plays("NIK03").stays().attacks("deryn")
    t.expect(at={"deryn": "gate"}, vp=(1, 0), hand={"b": "DER02"}, levelled={"nikkit": True})
    t.is_idle("a")


def test_cracklewind_into_a_trap_and_from_the_gate() -> None:
    """NIK03, Q5: out on the token the Swoop ends on, no attack; Q11: no move, so not from the Gate."""
    t = table(
        "| a nikkit@B3/5 kilgore@A1 hand=NIK03 | b deryn@C6 goldarr@I1"
        " | tokens=C4:damage2,D3:damage3,F3:stun,G4:root"
    )
    t.a.plays("NIK03").goes("C4").refills("D6")
    t.expect(at={"nikkit": "gate"}, damage={"deryn": 0}, vp=(0, 1), tokens="D3,D6,F3,G4")
    t.is_idle("a")
    t = table("| a nikkit kilgore@A1 hand=NIK03 | b deryn@C6")
    assert "NIK03" not in t.options


# --- NIK04 Blackwater's Bite ------------------------------------------------------------------------------


@pytest.mark.parametrize(("discard", "hit", "left"), [("NIK02,KIL05", 2, 1), ("KIL06", 1, 3)])
def test_blackwaters_bite_drinks_with_no_yellow_card_discarded(discard: str, hit: int, left: int) -> None:
    """NIK04: 3 - 1 and Lifesteal, or 2 - 1 and none."""
    t = table(f"| a nikkit@B2/3 kilgore@A1 hand=NIK04 discard={discard} | b goldarr@B5 deryn@B4")
    t.a.plays("NIK04").stays().attacks("goldarr")
    t.expect(damage={"goldarr": hit, "nikkit": left, "deryn": 0}, cores={"a": "RyB"})
    t.others_untouched("goldarr", "nikkit")
    t.is_idle("a")


def test_blackwaters_bite_stopped_by_a_reaction_heals_nothing() -> None:
    """NIK04: 3 - (1 + 3) is nothing to drink."""
    t = table("| a nikkit@B2/3 kilgore@A1 hand=NIK04 | b goldarr@B5 gwaien@I1 hand=GWA06")
    t.a.plays("NIK04").stays().attacks("goldarr")
    t.b.reacts("GWA06", "goldarr")
    t.expect(damage={"goldarr": 0, "nikkit": 3})
    t.is_idle("a")


# --- NIK05 Shell of the Swamp -----------------------------------------------------------------------------


@pytest.mark.parametrize(("attacker", "defence"), [("B3", 3), ("B2", 1)])
def test_shell_of_the_swamp_is_thicker_against_a_neighbour(attacker: str, defence: int) -> None:
    """NIK05: +1, and +2 more if the attacker is adjacent."""
    t = table(f"| a gwaien@{attacker} kilgore@A1 hand=GWA05 | b nikkit@B4 goldarr@I1 hand=NIK05")
    t.a.plays("GWA05").stays().attacks("nikkit")
    t.b.reacts("NIK05", "nikkit")
    assert [(s.strength, s.defence) for s in t.of(ev.Struck)] == [(2, defence)]
    t.expect(damage={"nikkit": max(0, 2 - defence)}, cores={"b": "RyB"}, hand={"b": ""})
    t.is_idle("a")


def test_shell_of_the_swamp_measures_from_the_defended_champion() -> None:
    """NIK05: Nikkit beside the attacker does not help Deryn two hexes off."""
    t = table("| a gwaien@B2 kilgore@A1 hand=GWA05 | b deryn@B4 nikkit@B1 hand=NIK05")
    t.a.plays("GWA05").stays().attacks("deryn")
    t.b.reacts("NIK05", "deryn")
    t.expect(damage={"deryn": 1, "nikkit": 0})
    t.is_idle("a")


# --- NIK06 Burning Wrath ----------------------------------------------------------------------------------


def test_burning_wrath_hurts_an_ally_and_makes_it_stronger() -> None:
    """NIK06: anybody within 3 but Nikkit; 1 damage past defence, then Maul Thrash strikes with 2 + 2."""
    t = table("| a nikkit@B2 kilgore@B3 hand=NIK06,KIL05 | b deryn@B4 goldarr@C6")
    t.a.plays("NIK06").stays()
    assert t.options == ["a.kilgore", "b.deryn", "stop"]
    t.a.targets("kilgore")
    t.expect(damage={"kilgore": 1, "nikkit": 0}, cores={"a": "rYB"})
    t.a.plays("KIL05").stays().attacks("deryn")
    t.expect(damage={"deryn": 4}, at={"deryn": "B6"})
    t.a.ends_turn()
    assert t.state.lasting == []
    t.is_idle("b")


def test_burning_wrath_on_an_enemy() -> None:
    """NIK06, Q2: the 1 damage may knock out, which levels; nothing lasts on the Gate."""
    t = table("| a nikkit@B2 kilgore@A1 hand=NIK06 | b goldarr@B5/7 deryn@I1")
    t.a.plays("NIK06").stays().targets("goldarr")
    t.expect(at={"goldarr": "gate"}, vp=(1, 0), levelled={"nikkit": True})
    assert t.state.lasting == []
    t.is_idle("a")


def test_burning_wrath_that_costs_an_ally() -> None:
    """NIK06, Q4: the other side scores and nobody levels."""
    t = table("| a nikkit@B2 kilgore@B3/6 hand=NIK06 | b goldarr@I2 deryn@I1")
    t.a.plays("NIK06").stays().targets("kilgore")
    t.expect(at={"kilgore": "gate"}, vp=(0, 1), levelled={"nikkit": False})
    t.is_idle("a")


# --- NIK07 Recovery ---------------------------------------------------------------------------------------


def test_recovery_shuffles_the_discard_pile_back_and_heals() -> None:
    """NIK07, Q49: all that lay there; its own card only lands there afterwards."""
    t = table(
        "| a nikkit@B2/3 kilgore@A1/2 hand=NIK07,KIL02 discard=NIK02,KIL03,KIL04 deck=KIL05 | b deryn@I1"
    )
    t.a.plays("NIK07").uses()
    assert (t.asked, t.options) == (("a", "heal"), ["0", "1", "2"])
    t.a.answers("2")
    player = t.state.players[0]
    assert (sorted(player.deck), player.discard) == (["KIL03", "KIL04", "KIL05", "NIK02"], ["NIK07"])
    t.expect(damage={"nikkit": 1, "kilgore": 2}, hand={"a": "KIL02"}, cores={"a": "RYb"})
    t.others_untouched("nikkit")
    t.is_idle("a")


def test_recovery_of_nothing() -> None:
    """NIK07: an empty pile leaves the deck as it is; Q53: nothing to heal; Q37: or not used at all."""
    t = table("| a nikkit@B2 kilgore@A1 hand=NIK07 deck=KIL05,KIL02,KIL03 | b deryn@I1")
    t.a.plays("NIK07").uses()
    assert t.state.players[0].deck == ["KIL03", "KIL02", "KIL05"]
    assert t.of(ev.DeckShuffled) == []
    t.is_idle("a")
    t = table("| a nikkit@B2/1 kilgore@A1 hand=NIK07 discard=KIL02 | b deryn@I1")
    t.a.plays("NIK07").stops()
    t.expect(damage={"nikkit": 1})
    t.expect(discard={"a": "KIL02,NIK07"})
    t.is_idle("a")


# --- Levelled: planning from the discard pile -------------------------------------------------------------


def test_levelled_nikkit_plans_a_discarded_card() -> None:
    """NIK01: with the blue standard action of any own champion; everybody sees which card goes."""
    t = table(
        "| a nikkit@B2+ kilgore@A1 hand=KIL02 discard=NIK04,KIL06 deck=KIL03 | b deryn@I1 discard=DER02"
    )
    t.a.takes("plan", "kilgore").stays()
    assert (t.asked, t.options) == (("a", "plan"), ["KIL02", "KIL06", "NIK04", "stop"])
    t.a.answers("NIK04")
    player = t.state.players[0]
    assert (player.deck, player.discard, player.known_top) == (["KIL03", "NIK04"], ["KIL06"], 1)
    t.expect(hand={"a": "KIL02"})
    assert [event.for_public() for event in t.of(ev.DiscardPlanned)] == [
        ev.DiscardPlanned(Seat(0), CardId("NIK04"))
    ]
    t.is_idle("a")


def test_levelled_nikkit_mixes_hand_and_discard_pile() -> None:
    """NIK01, R18: each planned card from either place, the last on top; the hand card stays secret."""
    t = table("| a nikkit@B2+ jacques@A1 hand=JAQ05,JAQ04,JAQ02 discard=NIK04 deck=JAQ03 | b deryn@I1")
    t.a.plays("JAQ05").stays().answers("0").answers("manipulation")
    t.a.answers("JAQ02").answers("NIK04")
    player = t.state.players[0]
    assert (player.deck, player.discard, player.known_top) == (["JAQ03", "JAQ02", "NIK04"], ["JAQ05"], 2)
    t.expect(hand={"a": "JAQ04"})
    told = [
        event.for_public() for event in t.events if isinstance(event, (ev.CardsPlanned, ev.DiscardPlanned))
    ]
    assert told == [ev.CardsPlanned(Seat(0), (), 1), ev.DiscardPlanned(Seat(0), CardId("NIK04"))]
    t.is_idle("a")


@pytest.mark.parametrize("line", ["a nikkit@B2 kilgore@A1 {} | b deryn@I1", "a kilgore@A1 {} | b nikkit@I1+"])
def test_without_levelled_nikkit_planning_is_from_the_hand(line: str) -> None:
    """NIK01: not on the basic side, and not for the other side's Nikkit."""
    t = table("| " + line.format("hand=KIL02 discard=KIL06 deck=KIL03"))
    t.a.takes("plan", "kilgore").stays()
    assert (t.asked, t.options) == (("a", "plan"), ["KIL02", "stop"])
    t.a.stops()
    assert t.state.players[0].deck == ["KIL03"]
    t.is_idle("a")
