"""Loralei: her sheet, her cards and her larger hand."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from tests.games.brawl.cards.printed import assert_printed
from tests.games.brawl.kit.table import table

SHEET = "Loralei | - | Fable of the Fey | - | 4/2 | 4/2"
CARDS = """
    LOR02 | Clairvoyance   | - | B | skill    | 3 | -       | - | -
    LOR03 | Grasping Vines | - | R | skill    | 1 | dir 1-2 | - | -
    LOR04 | Healing Rain   | - | Y | skill    | 3 | -       | - | -
    LOR05 | Intervention   | - | B | reaction | - | -       | - | +1
    LOR06 | Nature's Wrath | - | R | attack   | 1 | ind 3-4 | 3 | -
    LOR07 | Winding Paths  | - | Y | attack   | 2 | dir 1-2 | 2 | -
"""


def test_printed_values() -> None:
    """Facts 1 and 2.2: Loralei's sheet and cards."""
    assert_printed("loralei", SHEET, CARDS)


# --- LOR02 Clairvoyance -----------------------------------------------------------------------------------


def test_clairvoyance_draws_one_and_plans_five() -> None:
    """LOR02, Q50 and R18: five of six cards go on the deck, the last one topmost; B learns numbers only."""
    t = table(
        "| a loralei@B2 kilgore@A1 hand=LOR02,LOR03,LOR04,KIL02,KIL04,KIL05 deck=KIL06,KIL07 | b gwaien@I1"
    )
    t.a.plays("LOR02").stays()
    assert (t.asked, t.options) == (("a", "draw"), ["0", "1"])
    t.a.answers("1")
    assert t.options == ["KIL02", "KIL04", "KIL05", "KIL06", "LOR03", "LOR04", "stop"]
    for card in ("KIL06", "KIL02", "LOR03", "KIL05", "KIL04"):
        t.a.answers(card)
    t.expect(hand={"a": "LOR04"}, cores={"a": "RYb"})
    assert t.state.players[0].deck == ["KIL07", "KIL06", "KIL02", "LOR03", "KIL05", "KIL04"]
    planned = t.of(ev.CardsPlanned)[0]
    assert planned.for_public() == ev.CardsPlanned(planned.seat, (), 5)
    t.others_untouched()
    t.is_idle("a")


def test_clairvoyance_with_nothing_to_draw_or_plan() -> None:
    """LOR02, Q49: no deck, no discard, no hand: only the move of 3 is left."""
    t = table("| a loralei@B1 kilgore@A1 hand=LOR02 deck=- discard=- | b gwaien@I1")
    t.a.plays("LOR02").goes("B4")
    t.expect(at={"loralei": "B4"}, hand={"a": ""}, cores={"a": "RYb"})
    t.is_idle("a")
    t = table("| a loralei@B1 kilgore@A1 hand=LOR02,KIL02 | b gwaien@I1")
    t.a.plays("LOR02").stays().answers("0").stops()
    t.expect(hand={"a": "KIL02"})
    t.is_idle("a")


# --- LOR03 Grasping Vines ---------------------------------------------------------------------------------


def test_grasping_vines_takes_friend_or_foe() -> None:
    """LOR03: direct 1-2, also at allies, who block like anybody: Dugrun hides Gold'arr."""
    t = table("| a loralei@B2 kilgore@D2 dugrun@B3 hand=LOR03 | b gwaien@D4 goldarr@B4 deryn@I5")
    t.a.plays("LOR03").stays()
    # C2 and D2 are one row, C3 and D4 another.
    assert t.options == ["a.kilgore", "a.dugrun", "b.gwaien", "stop"]
    t.a.targets("gwaien")
    assert t.asked == ("a", "place")
    assert sorted(t.options) == ["A1", "A2", "B1", "C2", "C3"]
    t.a.goes("A1")
    t.expect(at={"gwaien": "A1", "kilgore": "D2", "dugrun": "B3"}, cores={"a": "rYB"}, damage={"gwaien": 0})
    t.others_untouched("gwaien")
    t.is_idle("a")


def test_grasping_vines_is_no_displacement() -> None:
    """LOR03, Q20: rooted Gold'arr, levelled and immune to Push, is placed; adjacent, he changes his hex."""
    t = table("| a loralei@B2 kilgore@A5 hand=LOR03 | b goldarr@B3+~ deryn@I1 hand=GOL05")
    t.a.plays("LOR03").stays().targets("goldarr")
    assert sorted(t.options) == ["A1", "A2", "B1", "C2", "C3"]
    t.a.goes("C3")
    t.expect(at={"goldarr": "C3"}, damage={"goldarr": 0}, hand={"b": "GOL05"})
    t.is_idle("a")


@pytest.mark.parametrize(("side", "levelled", "vp"), [("b", True, (1, 0)), ("a", False, (0, 1))])
def test_grasping_vines_onto_a_trap(side: str, vp: tuple[int, int], *, levelled: bool) -> None:
    """LOR03, Q27: an enemy knocked out by the trap is her deed; an ally earns her nothing."""
    teams = {
        "a": "a loralei@C3 deryn@C1/5 hand=LOR03 | b gwaien@I1",
        "b": "a loralei@C3 hand=LOR03 | b deryn@C1/5",
    }
    t = table(f"| {teams[side]} | tokens=C4:damage2,F3,F6,G4")
    t.a.plays("LOR03").stays().targets("deryn").goes("C4")
    t.by(side).refills("D3")
    t.expect(at={"deryn": "gate"}, vp=vp, levelled={"loralei": levelled}, tokens="D3,F3,F6,G4")
    t.is_idle("a")


def test_grasping_vines_may_be_left_out_and_finds_nobody_far_away() -> None:
    """LOR03, Q37: played for its move; at distance 3 there is no target."""
    t = table("| a loralei@B1 kilgore@A5 hand=LOR03 | b gwaien@B4 goldarr@I1")
    t.a.plays("LOR03").stays()
    t.expect(at={"gwaien": "B4"}, cores={"a": "rYB"})
    t.is_idle("a")
    t = table("| a loralei@B1 kilgore@A5 hand=LOR03 | b gwaien@B4 goldarr@I1")
    t.a.plays("LOR03").goes("B2").stops()
    t.expect(at={"gwaien": "B4", "loralei": "B2"})
    t.is_idle("a")


# --- LOR04 Healing Rain -----------------------------------------------------------------------------------


def test_healing_rain_heals_by_the_cards_discarded() -> None:
    """LOR04, Q53: up to four cards; each champion may heal 1 for each of its own; on the Gate nobody."""
    t = table("| a loralei@B2/1 kilgore@A1/3 dugrun hand=LOR04,LOR02,KIL02,KIL04,KIL05,DUG03 | b gwaien@I1")
    t.a.plays("LOR04").stays()
    assert t.asked == ("a", "discard")
    assert t.options == ["DUG03", "KIL02", "KIL04", "KIL05", "LOR02", "stop"]
    for card in ("KIL02", "DUG03", "LOR02", "KIL05"):
        t.a.answers(card)
    assert (t.asked, t.options) == (("a", "heal"), ["0", "1", "2"])
    t.a.answers("2")
    assert (t.asked, t.options) == (("a", "heal"), ["0", "1"])
    t.a.answers("0")
    t.expect(damage={"kilgore": 1, "loralei": 1, "dugrun": 0}, hand={"a": "KIL04"}, cores={"a": "RyB"})
    assert set(t.state.players[0].discard) == {"KIL02", "DUG03", "LOR02", "KIL05", "LOR04"}
    t.others_untouched("kilgore")
    t.is_idle("a")


def test_healing_rain_heals_no_more_than_there_is() -> None:
    """LOR04: two cards of a champion with 1 damage; three undamaged; or no card at all."""
    line = "| a loralei@B2 kilgore@A1/1 hand=LOR04,LOR02,KIL02,KIL04 | b gwaien@I1 goldarr@I2"
    t = table(line)
    t.a.plays("LOR04").stays().answers("KIL02").answers("KIL04").answers("LOR02")
    assert (t.asked, t.options) == (("a", "heal"), ["0", "1"])
    t.a.answers("1")
    t.expect(damage={"kilgore": 0, "loralei": 0}, hand={"a": ""})
    t.is_idle("a")
    t = table(line)
    t.a.plays("LOR04").goes("B5").answers("stop")
    t.expect(damage={"kilgore": 1}, hand={"a": "LOR02,KIL02,KIL04"}, at={"loralei": "B5"})
    t.is_idle("a")


# --- LOR05 Intervention -----------------------------------------------------------------------------------


def test_intervention_heals_the_unhurt() -> None:
    """LOR05: 2 against 1 + 1 does no damage, so Gold'arr may heal 3; then he is pushed."""
    t = table("| a kilgore@B3 dugrun@A1 hand=KIL05 | b goldarr@B4/4 loralei@I1/1 hand=LOR05")
    t.a.plays("KIL05").stays().attacks("goldarr")
    t.b.reacts("LOR05", "goldarr")
    assert (t.asked, t.options) == (("b", "heal"), ["0", "1", "2", "3"])
    t.b.answers("3")
    t.expect(damage={"goldarr": 1, "loralei": 1}, at={"goldarr": "B6"}, cores={"b": "RYb"})
    t.is_idle("a")


def test_intervention_heals_nobody_that_was_hurt() -> None:
    """LOR05: 2 against 0 + 1 leaves 1 damage, so nothing is healed."""
    t = table("| a kilgore@B3 dugrun@A1 hand=KIL05 | b gwaien@B4/2 loralei@I1 hand=LOR05")
    t.a.plays("KIL05").stays().attacks("gwaien")
    t.b.reacts("LOR05", "gwaien")
    t.expect(damage={"gwaien": 3}, at={"gwaien": "B6"})
    assert t.of(ev.Healed) == []
    t.is_idle("a")


def test_intervention_looks_at_the_defended_champion_alone() -> None:
    """LOR05: another target of the same attack is hurt; Loralei is not, so she may heal."""
    t = table("| a goldarr@B3 dugrun@A1 hand=GOL06 | b loralei@B4/3 gwaien@C4 hand=LOR05")
    t.a.plays("GOL06").stays().aims("arc1")
    t.b.reacts("LOR05", "loralei").answers("2")
    t.expect(damage={"loralei": 1, "gwaien": 1})
    t.a.answers("b.loralei")
    t.expect(at={"loralei": "B5", "gwaien": "D5"}, damage={"loralei": 1, "gwaien": 1})
    t.is_idle("a")


# --- LOR06 Nature's Wrath ---------------------------------------------------------------------------------


def test_natures_wrath_ignores_defence_and_reactions() -> None:
    """LOR06, Q40: 3 damage to Dugrun whatever his 2 and Darksteel Armour's 1."""
    t = table("| a loralei@B1 goldarr@A5 hand=LOR06 | b dugrun@B5 kilgore@I1 hand=KIL03")
    t.a.plays("LOR06").stays().attacks("dugrun")
    t.b.reacts("KIL03", "dugrun")
    t.expect(damage={"dugrun": 3}, at={"dugrun": "B5"}, cores={"a": "rYB", "b": "rYB"})
    t.others_untouched("dugrun")
    t.is_idle("a")


def test_natures_wrath_reaches_three_and_four_hexes() -> None:
    """LOR06: indirect 3-4: not 2 (B3), not 5 (B6), over champions to 3 (B4) and 4 (B5)."""
    t = table("| a loralei@B1 hand=LOR06 | b dugrun@B3 kilgore@B4 gwaien@B5")
    t.a.plays("LOR06").stays()
    assert t.options == ["b.kilgore", "b.gwaien", "stop"]
    t.a.stops()
    t.is_idle("a")
    t = table("| a loralei@B1 hand=LOR06 | b dugrun@B6 kilgore@B3")
    t.a.plays("LOR06").stays()
    t.others_untouched()
    t.is_idle("a")


# --- LOR07 Winding Paths ----------------------------------------------------------------------------------


def test_winding_paths_swaps_two_enemies() -> None:
    """LOR07: 2 damage, then Gwaien and Dugrun change places; Gold'arr stays, nobody may decline."""
    t = table("| a loralei@B2 kilgore@A5 hand=LOR07 | b gwaien@B4 dugrun@H2~ goldarr@I4")
    t.a.plays("LOR07").stays().attacks("gwaien")
    assert (t.asked, t.options) == (("a", "swap_with"), ["b.dugrun", "b.goldarr"])
    t.a.answers("b.dugrun")
    t.expect(at={"gwaien": "H2", "dugrun": "B4", "goldarr": "I4"}, damage={"gwaien": 2, "dugrun": 0})
    t.expect(cores={"a": "RyB"})
    t.others_untouched("gwaien", "dugrun")
    t.is_idle("a")


def test_winding_paths_is_no_displacement() -> None:
    """LOR07, Q45: Hold Ground stops Push, Pull, Force and Fear, not a change of places."""
    t = table("| a loralei@B2 kilgore@A5 hand=LOR07 | b gwaien@B4 dugrun@H2 hand=DUG02")
    t.a.plays("LOR07").stays().attacks("gwaien")
    t.b.reacts("DUG02", "gwaien")
    t.expect(at={"gwaien": "H2", "dugrun": "B4"}, damage={"gwaien": 2})
    t.is_idle("a")


def test_winding_paths_wakes_the_trap_under_levelled_deryn() -> None:
    """LOR07, Q28: Gwaien comes onto the token that slept under Deryn; the knock-out levels Loralei."""
    t = table("| a loralei@B2 kilgore@A5 hand=LOR07 | b gwaien@B4/1 deryn@F3+ | tokens=C4,F3:damage3,F6,G4")
    t.a.plays("LOR07").stays().attacks("gwaien")
    t.b.refills("D3")
    t.expect(at={"gwaien": "gate", "deryn": "B4"}, vp=(1, 0), levelled={"loralei": True, "deryn": True})
    t.expect(tokens="C4,D3,F6,G4", damage={"deryn": 0})
    t.is_idle("a")


def test_winding_paths_with_nobody_to_swap() -> None:
    """LOR07, Q36: the target out, or the other enemies on their Gate: nothing changes places."""
    t = table("| a loralei@B2 kilgore@A5 hand=LOR07 | b gwaien@B4 dugrun goldarr")
    t.a.plays("LOR07").stays().attacks("gwaien")
    t.expect(at={"gwaien": "B4", "dugrun": "gate"}, damage={"gwaien": 2})
    t.is_idle("a")
    t = table("| a loralei@B2 kilgore@A5 hand=LOR07 | b gwaien@B4/4 dugrun@H2 goldarr@I4")
    t.a.plays("LOR07").stays().attacks("gwaien")
    t.expect(at={"gwaien": "gate", "dugrun": "H2", "goldarr": "I4"}, vp=(1, 0), levelled={"loralei": True})
    t.is_idle("a")


# --- The levelled side ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mark", "cards"), [("", 5), ("+", 7)])
def test_she_draws_two_more_in_her_upkeep(mark: str, cards: int) -> None:
    """LOR01: seven cards instead of five, for her player alone."""
    t = table(f"| a loralei@B2{mark} kilgore@A5 dugrun@A1 | b gwaien@I1 goldarr@I2 deryn@I3")
    t.a.ends_turn()
    assert len(t.state.players[0].hand) == cards
    t.b.ends_turn()
    assert (len(t.state.players[0].hand), len(t.state.players[1].hand)) == (cards, 5)
    t.is_idle("a")


def test_she_draws_on_through_an_empty_deck() -> None:
    """LOR01, Q49: six cards left and six discarded: the deck is refilled for the seventh."""
    t = table(
        "| a loralei@B2+ kilgore@A5 hand=- deck=LOR02,LOR03,LOR04,LOR05,LOR06,LOR07"
        " discard=KIL02,KIL03,KIL04,KIL05,KIL06,KIL07 | b gwaien@I1"
    )
    t.a.ends_turn()
    hand = t.state.players[0].hand
    assert (len(hand), len(t.state.players[0].deck), t.state.players[0].discard) == (7, 5, [])
    assert {"LOR02", "LOR03", "LOR04", "LOR05", "LOR06", "LOR07"} <= set(hand)
    t.is_idle("b")
