"""Izabella: her sheet, her six cards and the plan her level makes before every activation."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.choices import About
from tests.games.brawl.cards.printed import assert_printed
from tests.games.brawl.kit.table import table

SHEET = "Izabella | - | - | - | 8/0 | 8/0"
CARDS = """
    IZA02 | Fully Prepared          | - | Y | reaction | - | -       | - | +2
    IZA03 | Burden of Destiny       | - | R | skill    | 1 | ind 1-3 | - | -
    IZA04 | Right Place, Right Time | - | Y | skill    | - | -       | - | -
    IZA05 | Foretell                | - | B | skill    | 2 | -       | - | -
    IZA06 | Prophecy of Doom        | - | B | attack   | 2 | dir 2-3 | 1 | -
    IZA07 | Déjà vu                 | - | R | attack   | 2 | melee   | 3 | -
"""


def test_printed_values() -> None:
    """Facts 1 and 2.3."""
    assert_printed("izabella", SHEET, CARDS)


# --- IZA02 Fully Prepared ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("defended", "damage"), [("izabella", 1), ("goldarr", 0)])
def test_fully_prepared_is_two_defence_for_anybody(defended: str, damage: int) -> None:
    """IZA02: +2 for this attack, whoever is defended (Q32), and nothing else."""
    other = "izabella" if defended == "goldarr" else "goldarr"
    t = table(
        f"| a kilgore@B3 dugrun@A1 hand=KIL07 cores=rYB | b {defended}@B4 {other}@I1 hand=IZA02 cores=rYb"
    )
    t.a.plays("KIL07").attacks(defended)
    t.b.reacts("IZA02", defended)
    assert [s.strength for s in t.of(ev.Struck)] == [3]
    t.expect(damage={defended: damage, "kilgore": 0, other: 0}, at={defended: "B4"}, cores={"b": "ryb"})
    t.others_untouched(defended)
    t.is_idle("a")


def test_fully_prepared_is_for_one_attack() -> None:
    """IZA02, Q30: the next attack meets the printed defence again."""
    t = table("| a kilgore@B3 deryn@B5 hand=KIL05,DER07 | b izabella@B4 goldarr@I1 hand=IZA02")
    t.a.plays("DER07").stays().attacks("izabella")
    t.b.reacts("IZA02", "izabella")
    t.a.stays()
    t.expect(damage={"izabella": 0})
    t.a.plays("KIL05").stays().attacks("izabella")
    t.expect(damage={"izabella": 4}, at={"izabella": "B4"}, hand={"b": ""})
    t.is_idle("a")


# --- IZA03 Burden of Destiny ------------------------------------------------------------------------------


def test_burden_of_destiny_on_a_foe() -> None:
    """IZA03: one less defence against every attack this turn; the strength is of no use to it now."""
    t = table("| a izabella@A1 kilgore@B3 hand=IZA03,KIL05 | b goldarr@B4 gwaien@I1")
    t.a.plays("IZA03").stays().targets("goldarr")
    t.expect(damage={"goldarr": 0}, at={"goldarr": "B4"}, cores={"a": "rYB"})
    assert [(n.kind, n.figure, n.amount) for n in t.state.lasting] == [("strength", 2, 1), ("defence", 2, -1)]
    t.a.plays("KIL05").stays().attacks("goldarr")
    t.expect(damage={"goldarr": 2}, at={"goldarr": "B6"})
    t.others_untouched("goldarr")
    t.is_idle("a")
    t.a.ends_turn()
    assert t.state.lasting == []
    t.is_idle("b")


def test_burden_of_destiny_on_a_friend() -> None:
    """IZA03: an ally hits harder, and has a defence less to show for it."""
    t = table("| a izabella@A1 kilgore@B3 hand=IZA03,KIL05 | b tzu_xiao@B4 gwaien@I1")
    t.a.plays("IZA03").stays()
    assert t.options == ["a.kilgore", "b.tzu_xiao", "stop"]
    t.a.targets("kilgore")
    t.a.plays("KIL05").stays().attacks("tzu_xiao")
    t.expect(damage={"tzu_xiao": 3, "kilgore": 0}, at={"tzu_xiao": "B6"})
    t.is_idle("a")
    t = table("| a izabella@C2 kilgore@D4 dugrun@E4 hand=IZA03,KIL06 | b gwaien@D5")
    t.a.plays("IZA03").stays().targets("dugrun")
    t.a.plays("KIL06").stays().aims("ring")
    t.expect(damage={"dugrun": 1, "gwaien": 2, "izabella": 0, "kilgore": 0})
    t.is_idle("a")


def test_burden_of_destiny_and_a_reaction() -> None:
    """IZA03, R12: -1 on a defence of 0 is made up for by a reaction's +1."""
    t = table("| a izabella@A1 gwaien@B3 hand=IZA03,GWA05 | b tzu_xiao@B4 kilgore@I1 hand=KIL03")
    t.a.plays("IZA03").stays().targets("tzu_xiao")
    t.a.plays("GWA05").stays().attacks("tzu_xiao")
    t.b.reacts("KIL03", "tzu_xiao")
    assert [(s.strength, s.defence) for s in t.of(ev.Struck)] == [(2, 0)]
    t.expect(damage={"tzu_xiao": 2})
    t.is_idle("a")


@pytest.mark.parametrize(("goldarr", "offered"), [("B4", True), ("D6", True), ("E7", False)])
def test_burden_of_destiny_has_a_range(goldarr: str, *, offered: bool) -> None:
    """IZA03, Q39: indirect 1-3, never Izabella herself, and it may be left out."""
    t = table(f"| a izabella@B3 kilgore@C4 hand=IZA03 | b goldarr@{goldarr} gwaien@I1")
    t.a.plays("IZA03").stays()
    assert ("b.goldarr" in t.options) is offered
    assert "a.izabella" not in t.options
    t.a.stops()
    assert t.state.lasting == []
    t.is_idle("a")


# --- IZA04 Right Place, Right Time ------------------------------------------------------------------------


def test_right_place_right_time_is_anywhere() -> None:
    """IZA04: any free hex, the other side's area too; no champion's, no statue's, not her own."""
    t = table("| a izabella@B3 kilgore@A1 hand=IZA04 | b goldarr@I1 gwaien@I2")
    t.a.plays("IZA04").uses()
    assert t.asked == ("a", "place")
    assert len(t.options) == 61 - 3 - 4
    assert {"I5", "E9", "C4"} <= set(t.options)
    assert not {"B3", "A1", "I1", "I2", "E2", "E5", "E8"} & set(t.options)
    t.a.goes("I5")
    t.expect(at={"izabella": "I5"}, cores={"a": "RyB"}, damage={"izabella": 0})
    t.others_untouched("izabella")
    t.is_idle("a")


def test_right_place_right_time_rooted_left_out_or_from_the_gate() -> None:
    """IZA04, Q20, Q11: Root does not matter; it may be left out; it has no move to come in by."""
    t = table("| a izabella@B3~ hand=IZA04 | b goldarr@I1")
    t.a.plays("IZA04").uses().goes("D5")
    t.expect(at={"izabella": "D5"})
    t.is_idle("a")
    t = table("| a izabella@B3 hand=IZA04 | b goldarr@I1")
    t.a.plays("IZA04").stops()
    t.expect(at={"izabella": "B3"}, cores={"a": "RyB"})
    t.is_idle("a")
    t = table("| a izabella kilgore@A1 hand=IZA04 | b goldarr@I1")
    assert "IZA04" not in t.options
    t.is_idle("a")


def test_right_place_right_time_on_a_token() -> None:
    """IZA04, Q23: the token triggers; out by it, nobody levels and the other side scores."""
    t = table("| a izabella@B3/5 hand=IZA04 | b goldarr@I1 | tokens=C4:damage3,D6:stun,F3:stun,G4:root")
    t.a.plays("IZA04").uses().goes("C4").refills("D3")
    t.expect(at={"izabella": "gate"}, vp=(0, 1), tokens="D3,D6,F3,G4", levelled={"goldarr": False})
    t.is_idle("a")


# --- IZA05 Foretell ---------------------------------------------------------------------------------------


def test_foretell_makes_a_new_hand() -> None:
    """IZA05: the hand goes, five come, two go on the deck."""
    t = table(
        "| a izabella@B3 kilgore@A1 hand=IZA05,IZA02,KIL02 "
        "deck=IZA03,IZA04,IZA06,IZA07,KIL03,KIL04,KIL05 | b goldarr@I1"
    )
    t.a.plays("IZA05").goes("B4").stays().uses()
    t.expect(discard={"a": "IZA02,KIL02"})
    assert t.asked == ("a", "draw")
    t.a.answers("5")
    t.expect(hand={"a": "IZA03,IZA04,IZA06,IZA07,KIL03"})
    t.a.answers("IZA04").answers("KIL03")
    t.expect(hand={"a": "IZA03,IZA06,IZA07"}, at={"izabella": "B4"}, cores={"a": "RYb"})
    assert t.state.players[0].deck == ["KIL05", "KIL04", "IZA04", "KIL03"]
    t.expect(discard={"a": "IZA02,KIL02,IZA05"})
    t.others_untouched("izabella")
    t.is_idle("a")


def test_foretell_finds_the_hand_again_in_a_short_deck() -> None:
    """IZA05, Q49: the discarded hand is shuffled in when the deck runs out; Foretell itself is not."""
    t = table("| a izabella@B3 hand=IZA05,IZA02,IZA03 deck=IZA04 discard=- | b goldarr@I1")
    t.a.plays("IZA05").stays().uses()
    assert t.options == ["0", "1", "2", "3"], "three cards are all there are"
    t.a.answers("3").stops()
    t.expect(hand={"a": "IZA02,IZA03,IZA04"})
    assert (t.state.players[0].deck, t.state.players[0].discard) == ([], ["IZA05"])
    t.is_idle("a")


def test_foretell_left_out_keeps_the_hand() -> None:
    """IZA05: a mere move; used, the hand goes even if nothing is drawn (Draw is up to 5)."""
    t = table("| a izabella@B3 hand=IZA05,IZA02 deck=IZA04 | b goldarr@I1")
    t.a.plays("IZA05").stays().stops()
    t.expect(hand={"a": "IZA02"})
    t.is_idle("a")
    t = table("| a izabella@B3 hand=IZA05,IZA02 deck=IZA04 | b goldarr@I1")
    t.a.plays("IZA05").stays().uses().answers("0")
    t.expect(hand={"a": ""})
    assert t.state.players[0].deck == ["IZA04"]
    t.is_idle("a")


# --- IZA06 Prophecy of Doom -------------------------------------------------------------------------------


def test_prophecy_of_doom_stuns_with_and_without_damage() -> None:
    """IZA06: strength 1, and the Stun has no condition."""
    for target, damage in (("tzu_xiao", 1), ("goldarr", 0)):
        t = table(f"| a izabella@B2 hand=IZA06 | b {target}@B4 gwaien@I1 hand=GWA02")
        t.a.plays("IZA06").stays().attacks(target)
        t.b.passes()
        assert t.asked == ("b", "stun")
        t.b.answers("show")
        t.expect(damage={target: damage}, at={target: "B4"}, hand={"b": "GWA02"}, cores={"a": "RYb"})
        t.others_untouched(target)
        t.is_idle("a")


@pytest.mark.parametrize(("tzu_xiao", "offered"), [("B2", False), ("B3", True), ("B4", True), ("B5", False)])
def test_prophecy_of_doom_has_a_range(tzu_xiao: str, *, offered: bool) -> None:
    """IZA06: direct 2-3; a neighbour is too near."""
    t = table(f"| a izabella@B1 hand=IZA06 | b tzu_xiao@{tzu_xiao} goldarr@I1")
    t.a.plays("IZA06").stays()
    if offered:
        assert t.options == ["b.tzu_xiao", "stop"]
        t.a.stops()
    t.expect(damage={"tzu_xiao": 0})
    t.is_idle("a")


def test_prophecy_of_doom_on_the_fallen() -> None:
    """IZA06: out by the damage, the target is not stunned."""
    t = table("| a izabella@B2 hand=IZA06 | b tzu_xiao@B4/8 gwaien@I1 hand=TZU03")
    t.a.plays("IZA06").stays().attacks("tzu_xiao")
    t.b.passes()
    t.expect(at={"tzu_xiao": "gate"}, vp=(1, 0), hand={"b": "TZU03"}, levelled={"izabella": True})
    t.is_idle("a")


# --- IZA07 Déjà vu ----------------------------------------------------------------------------------------


def test_deja_vu_allows_no_reaction() -> None:
    """IZA07: strength 3, and a hand full of reactions is not even asked."""
    t = table("| a izabella@B2 hand=IZA07 | b goldarr@B4 tzu_xiao@I1 hand=GOL05,TZU06")
    t.a.plays("IZA07").goes("B3").stays().attacks("goldarr")
    assert t.of(ev.ReactionImpossible) == [ev.ReactionImpossible(t.b.seat, "forbidden")]
    t.expect(damage={"goldarr": 2, "izabella": 0}, at={"izabella": "B3"}, cores={"a": "rYB", "b": "RYB"})
    t.expect(hand={"b": "GOL05,TZU06"})
    t.others_untouched("izabella", "goldarr")
    t.is_idle("a")


def test_deja_vu_is_melee_and_others_may_be_answered() -> None:
    """IZA07: adjacent only; her other attack opens the window as ever."""
    t = table("| a izabella@B1 hand=IZA07,IZA06 | b goldarr@B4 tzu_xiao@I1 hand=GOL05")
    t.a.plays("IZA07").stays()
    t.expect(damage={"goldarr": 0})
    t.a.plays("IZA06").stays().attacks("goldarr")
    assert t.asked == ("b", "react")
    t.b.passes()
    t.b.answers("GOL05")
    t.expect(hand={"b": ""})
    t.is_idle("a")


# --- Levelled: Plan 1 before the activation phase ---------------------------------------------------------


def test_levelled_izabella_plans_before_she_acts() -> None:
    """IZA01: at the start of her activation phase, after scoring, one hand card on the deck."""
    t = table("r2 turn=b | a izabella@B3+ hand=IZA02,IZA03 deck=IZA04 | b goldarr@I1")
    t.b.ends_turn()
    assert t.asked == ("a", "plan")
    assert t.options == ["IZA02", "IZA03", "stop"]
    assert t.question().about == About(figure=t.figure("izabella").id), "asked by her, by no card"
    t.a.answers("IZA02")
    t.expect(hand={"a": "IZA03"}, cores={"a": "RYB"})
    assert t.state.players[0].deck == ["IZA04", "IZA02"]
    t.is_idle("a")
    t.a.ends_turn()
    t.is_idle("b")


@pytest.mark.parametrize(
    "izabella", ["izabella@B3 hand=IZA02", "izabella@B3+ hand=-", "kilgore@B3+ izabella@A1 hand=IZA02"]
)
def test_no_plan_without_level_or_hand(izabella: str) -> None:
    """IZA01: on the basic side, or with no card to plan, the phase begins at once."""
    t = table(f"r2 turn=b | a {izabella} | b goldarr@I1")
    t.b.ends_turn()
    t.is_idle("a")


def test_the_plan_may_be_left_out_and_is_only_for_her_side() -> None:
    """IZA01: own activation phase; with Izabella on both sides each has her own."""
    t = table("r2 | a izabella@B3+ hand=IZA02 | b izabella@I1+ deck=IZA03,IZA04,IZA05,IZA06,IZA07 hand=IZA02")
    t.a.ends_turn()
    assert t.asked == ("b", "plan")
    t.b.stops()
    t.is_idle("b")
    t.expect(hand={"b": "IZA02"})


def test_two_abilities_at_the_start_come_one_after_the_other() -> None:
    """IZA01: Jacques readies a core and Izabella plans, in the order of the team."""
    t = table("r2 turn=b | a jacques@A1+ izabella@B3+ hand=IZA02,IZA03 cores=rYB | b goldarr@I1")
    t.b.ends_turn()
    assert t.asked == ("a", "ready_core")
    t.a.answers("destruction")
    assert t.asked == ("a", "plan")
    t.a.answers("IZA03")
    t.expect(hand={"a": "IZA02"}, cores={"a": "RYB"})
    t.is_idle("a")
