"""Sulka: her sheet, her skills, her reaction and her level; the attacks are in `test_sulka_attacks`."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.choices import About
from tests.games.brawl.cards.printed import assert_printed
from tests.games.brawl.kit.table import table

SHEET = "Sulka | - | The Poisoned Mind | - | 7/0 | 8/0"
CARDS = """
    SUL02 | Darting Strikes | - | R | attack   | - | ind 1-3 | 2 | -
    SUL03 | Life Drain      | - | B | attack   | 2 | dir 1-3 | 2 | -
    SUL04 | Effigy          | - | B | skill    | 2 | dir 1-2 | - | -
    SUL05 | Spirit Slither  | - | Y | skill    | 3 | -       | - | -
    SUL06 | Mind Control    | - | R | skill    | 2 | -       | - | -
    SUL07 | Curse           | - | Y | reaction | - | -       | - | +2
"""


def test_printed_values() -> None:
    """Facts 1 and 2.2."""
    assert_printed("sulka", SHEET, CARDS)


# --- SUL04 Effigy -----------------------------------------------------------------------------------------


def test_effigy_forces_and_stuns() -> None:
    """SUL04: the player of the card leads the target one hex, then its controller discards."""
    t = table("| a sulka@B2 kilgore@A1 hand=SUL04 | b goldarr@B4 tzu_xiao@I1 hand=GOL02,GOL03,TZU03")
    t.a.plays("SUL04").stays()
    assert t.options == ["b.goldarr", "stop"]
    t.a.targets("goldarr")
    assert t.asked == ("a", "force")
    assert sorted(t.options) == ["A3", "A4", "B3", "B5", "C4", "C5", "stop"]
    t.a.goes("B5")
    assert t.asked == ("b", "stun")
    t.b.answers("GOL03")
    t.expect(at={"goldarr": "B5", "sulka": "B2"}, damage={"goldarr": 0}, cores={"a": "RYb"})
    t.expect(hand={"a": "", "b": "GOL02,TZU03"})
    t.others_untouched("goldarr")
    t.is_idle("a")


def test_effigy_stuns_whom_it_does_not_move() -> None:
    """SUL04: Force may be 0, and does nothing to the rooted (Q20); the Stun comes all the same."""
    for goldarr in ("goldarr@B4", "goldarr@B4~"):
        t = table(f"| a sulka@B2 hand=SUL04 | b {goldarr} tzu_xiao@I1 hand=TZU03")
        t.a.plays("SUL04").stays().targets("goldarr")
        if not goldarr.endswith("~"):
            t.a.stays()
        t.b.answers("show")
        t.expect(at={"goldarr": "B4"}, damage={"goldarr": 0}, hand={"b": "TZU03"})
        t.is_idle("a")


def test_effigy_leads_into_a_trap() -> None:
    """SUL04, Q27: out by the trap she led it into, it is not stunned, and she levels."""
    t = table(
        "| a sulka@B2 hand=SUL04 | b goldarr@B4/6 tzu_xiao@I1 hand=GOL02"
        " | tokens=C4:damage2,D6:stun,F3:stun,G4:root"
    )
    t.a.plays("SUL04").stays().targets("goldarr").goes("C4")
    t.b.refills("D3")
    t.expect(at={"goldarr": "gate"}, vp=(1, 0), hand={"b": "GOL02"}, levelled={"sulka": True})
    t.others_untouched("goldarr", "sulka")
    t.is_idle("a")


@pytest.mark.parametrize(("goldarr", "offered"), [("B2", True), ("B3", True), ("B4", False), ("C3", False)])
def test_effigy_has_a_range(goldarr: str, *, offered: bool) -> None:
    """SUL04: direct 1-2, enemies only."""
    t = table(f"| a sulka@B1 kilgore@C2 hand=SUL04 | b goldarr@{goldarr} tzu_xiao@I1")
    t.a.plays("SUL04").stays()
    if offered:
        assert t.options == ["b.goldarr", "stop"]
        t.a.stops()
    t.expect(at={"goldarr": goldarr}, cores={"a": "RYb"})
    t.is_idle("a")


# --- SUL05 Spirit Slither ---------------------------------------------------------------------------------


def test_spirit_slither_goes_through_an_enemy_and_weakens_it() -> None:
    """SUL05: who is passed has 2 less defence, for everybody's attacks, until end of turn."""
    t = table("| a sulka@D4 kilgore@C2 hand=SUL05,KIL05,KIL06 | b dugrun@C3 goldarr@B1")
    t.a.plays("SUL05")
    dugrun = t.figure("dugrun").id
    assert {"B2", f"B2~{dugrun}"} <= set(t.options)
    assert not {"C3", "E5", "C2", f"C3~{dugrun}"} & set(t.options)
    t.a.goes_through("B2", "dugrun").stays()
    t.expect(at={"sulka": "B2"}, damage={"dugrun": 0}, cores={"a": "RyB"})
    t.a.plays("KIL05").stays().attacks("dugrun")
    assert [(s.strength, s.defence) for s in t.of(ev.Struck)] == [(2, 0)]
    t.expect(damage={"dugrun": 2}, at={"dugrun": "C5"})
    t.is_idle("a")
    t.a.ends_turn()
    assert t.state.lasting == []
    t.is_idle("b")


def test_spirit_slither_chooses_whom_it_passes() -> None:
    """SUL05, Q29: the same hex can be reached around the enemy, who then keeps its defence."""
    t = table("| a sulka@D4 kilgore@C2 hand=SUL05,KIL05 | b dugrun@C3 goldarr@B1")
    t.a.plays("SUL05").goes("B2")
    t.expect(at={"sulka": "B2"})
    t.a.plays("KIL05").stays().attacks("dugrun")
    assert [s.defence for s in t.of(ev.Struck)] == [2]
    t.expect(damage={"dugrun": 0})
    t.is_idle("a")


def test_spirit_slither_goes_through_statues_and_over_traps() -> None:
    """SUL05: a statue is passed, not ended on; a token on the way stays asleep."""
    t = table("| a sulka@D5 hand=SUL05 | b goldarr@I1 | tokens=C4:damage3,D6:damage3,F3:stun,G4:root")
    t.a.plays("SUL05")
    assert "F4" in t.options
    assert "E5" not in t.options
    t.a.goes("F4").stays()
    t.expect(at={"sulka": "F4"}, tokens="C4,D6,F3,G4")
    t.is_idle("a")
    t = table("| a sulka@D5 hand=SUL05 | b goldarr@I1 | tokens=C4:damage3,D6:damage3,F3:stun,G4:root")
    t.a.plays("SUL05").goes("B3").stays()
    t.expect(at={"sulka": "B3"}, damage={"sulka": 0}, tokens="C4,D6,F3,G4")
    assert t.of(ev.TrapSprung) == []
    t.is_idle("a")


def test_spirit_slither_ends_on_a_trap() -> None:
    """SUL05, Q29: the token under its last hex triggers and ends the move; who was passed is weaker still."""
    t = table(
        "| a sulka@D5 hand=SUL05 | b dugrun@D4 goldarr@I1 | tokens=C4:damage2,D3:damage3,F3:stun,G4:root"
    )
    t.a.plays("SUL05").goes_through("D3", "dugrun").refills("D6")
    t.expect(at={"sulka": "D3"}, damage={"sulka": 3, "dugrun": 0}, tokens="C4,D6,F3,G4")
    assert [(n.kind, n.figure, n.amount) for n in t.state.lasting] == [("defence", 1, -2)]
    t.is_idle("a")


def test_spirit_slither_of_a_champion_that_does_not_arrive() -> None:
    """SUL05, Q5: out by the token she ends on, she weakens nobody."""
    t = table(
        "| a sulka@D5/4 hand=SUL05 | b dugrun@D4 goldarr@I1 | tokens=C4:damage2,D3:damage3,F3:stun,G4:root"
    )
    t.a.plays("SUL05").goes_through("D3", "dugrun").refills("D6")
    t.expect(at={"sulka": "gate"}, vp=(0, 1))
    assert t.state.lasting == []
    t.is_idle("a")


def test_spirit_slither_weakens_once_and_several() -> None:
    """SUL05: there and back through Dugrun is -2 once; with Focus the move has 4 points (Q13)."""
    t = table(
        "| a sulka@D4 tzu_xiao@B3 hand=SUL05,TZU03,SUL02 cores=RYB"
        " | b dugrun@C3 kilgore@D5 goldarr@I1 hand=KIL03"
        " | effects a.sulka:movement:1"
    )
    t.a.plays("SUL05").goes_through("B2", "dugrun").goes_through("D4", "dugrun")
    t.expect(at={"sulka": "D4"})
    weak = [(n.figure, n.amount) for n in t.state.lasting if n.kind == "defence"]
    assert weak == [(2, -2)]
    t.a.plays("SUL02").attacks("dugrun")
    t.b.reacts("KIL03", "dugrun")
    assert [(s.strength, s.defence) for s in t.of(ev.Struck)] == [(2, 1)]
    t.expect(damage={"dugrun": 2, "kilgore": 0})
    t.is_idle("a")
    t = table("| a sulka@D4 hand=SUL05 | b dugrun@D5 kilgore@D6 goldarr@I1")
    t.a.plays("SUL05").goes_through("D7", "dugrun", "kilgore")
    assert sorted((n.figure, n.amount) for n in t.state.lasting) == [(1, -2), (2, -2)]
    t.expect(at={"sulka": "D7"}, damage={"dugrun": 0, "kilgore": 0})
    t.is_idle("a")


def test_spirit_slither_from_the_gate_and_rooted() -> None:
    """SUL05, Q11, Q20: the first point brings her in; Root leaves no move and nobody to weaken."""
    t = table("| a sulka hand=SUL05 | b dugrun@B3 goldarr@I1")
    t.a.plays("SUL05").goes("A2").goes_through("C4", "dugrun")
    t.expect(at={"sulka": "C4"})
    assert [(n.figure, n.amount) for n in t.state.lasting] == [(1, -2)]
    t.is_idle("a")
    t = table("| a sulka@A2~ hand=SUL05 | b dugrun@B3 goldarr@I1")
    t.a.plays("SUL05")
    t.expect(at={"sulka": "A2"})
    assert [n.kind for n in t.state.lasting] == ["rooted"]
    t.is_idle("a")


# --- SUL06 Mind Control -----------------------------------------------------------------------------------


def test_mind_control_leads_the_owner_of_the_top_card() -> None:
    """SUL06: the top card is discarded for all to see, and its champion led two hexes."""
    t = table("| a sulka@A1 hand=SUL06 | b goldarr@G5 tzu_xiao@I1 deck=GOL03,TZU03 hand=GOL02")
    t.a.plays("SUL06").stays().uses()
    assert t.asked == ("a", "force")
    t.a.goes("F4")
    t.expect(at={"goldarr": "F4", "tzu_xiao": "I1"}, damage={"goldarr": 0}, cores={"a": "rYB"})
    t.expect(hand={"b": "GOL02"})
    assert (t.state.players[1].deck, t.state.players[1].discard) == (["TZU03"], ["GOL03"])
    assert any(event.reveals for event in t.steps[-2].events), "no way back once the card is seen"
    t.others_untouched("goldarr")
    t.is_idle("a")


def test_mind_control_may_be_left_out_or_lead_nowhere() -> None:
    """SUL06: stop before the card is turned; its champion on the Gate or rooted is not led."""
    t = table("| a sulka@A1 hand=SUL06 | b goldarr@G5 deck=GOL03")
    t.a.plays("SUL06").stays().stops()
    assert (t.state.players[1].deck, t.state.players[1].discard) == (["GOL03"], [])
    t.is_idle("a")
    for goldarr in ("goldarr", "goldarr@G5~"):
        t = table(f"| a sulka@A1 hand=SUL06 | b {goldarr} tzu_xiao@I1 deck=GOL03,TZU03")
        t.a.plays("SUL06").stays().uses()
        assert (t.state.players[1].deck, t.state.players[1].discard) == (["TZU03"], ["GOL03"])
        t.others_untouched()
        t.is_idle("a")


def test_mind_control_on_an_empty_deck() -> None:
    """SUL06, Q49: the discard pile becomes the deck first; with both empty nothing happens."""
    t = table("| a sulka@A1 hand=SUL06 | b goldarr@G5 deck=- discard=GOL03,GOL04")
    t.a.plays("SUL06").stays().uses().goes("G4").stays()
    assert sorted([*t.state.players[1].deck, *t.state.players[1].discard]) == ["GOL03", "GOL04"]
    assert len(t.state.players[1].deck) == 1
    t.expect(at={"goldarr": "G4"})
    t.is_idle("a")
    t = table("| a sulka@A1 hand=SUL06 | b goldarr@G5 deck=- hand=GOL03")
    t.a.plays("SUL06").stays().uses()
    t.expect(at={"goldarr": "G5"}, hand={"b": "GOL03"})
    t.is_idle("a")


def test_mind_control_leads_into_a_trap() -> None:
    """SUL06, Q27: the knock-out is hers; the victim's controller puts the next token down."""
    t = table(
        "| a sulka@A1 hand=SUL06 | b goldarr@G5/7 tzu_xiao@I1 deck=GOL03,TZU03"
        " | tokens=G4:damage1,D6:stun,F3:stun,D3:root"
    )
    t.a.plays("SUL06").stays().uses().goes("G4")
    t.b.refills("C4")
    t.expect(at={"goldarr": "gate"}, vp=(1, 0), levelled={"sulka": True}, tokens="C4,D3,D6,F3")
    t.is_idle("a")


def test_mind_control_chooses_between_two_opponents() -> None:
    """SUL06, section 12: any opponent's deck, never the partner's."""
    t = table("| a sulka@A1 hand=SUL06 | b goldarr@G5 deck=GOL03 | c kilgore@A2 | d deryn@G2 deck=DER02")
    t.a.plays("SUL06").stays().uses()
    assert t.asked == ("a", "which_opponent")
    assert t.options == ["seat1", "seat3"]
    t.a.answers("seat3").goes("G3").stays()
    t.expect(at={"deryn": "G3", "goldarr": "G5"})
    assert [player.discard for player in t.state.players] == [["SUL06"], [], [], ["DER02"]]
    t.is_idle("a")


# --- SUL07 Curse ------------------------------------------------------------------------------------------


def test_curse_roots_the_attacker_before_it_runs() -> None:
    """SUL07: 2 more defence; rooted in step 8, Deryn cannot dash in step 9 nor walk later this turn."""
    t = table("| a deryn@B4 kilgore@A1 hand=DER07 | b sulka@B6 goldarr@I1 hand=SUL07,SUL02")
    t.a.plays("DER07").stays().attacks("sulka")
    t.b.reacts("SUL07", "sulka")
    t.expect(at={"deryn": "B4"}, damage={"sulka": 0}, cores={"a": "RyB", "b": "RyB"}, hand={"b": "SUL02"})
    t.others_untouched()
    t.is_idle("a")
    t.a.takes("move", "deryn", "destruction")
    t.expect(at={"deryn": "B4"})
    t.is_idle("a")
    t.a.ends_turn()
    assert t.state.lasting == []
    t.is_idle("b")


def test_curse_for_an_ally_who_falls() -> None:
    """SUL07, Q33: 3 less 2 and her ally is out, so the attacker is not rooted."""
    t = table("| a deryn@D3/2 kilgore@A1 hand=DER02 | b gwaien@D5/5 sulka@I1 hand=SUL07")
    t.a.plays("DER02").stays().attacks("gwaien")
    t.b.reacts("SUL07", "gwaien")
    t.expect(at={"gwaien": "gate"}, vp=(1, 0), levelled={"deryn": True})
    assert t.state.lasting == []
    t.is_idle("a")


# --- Levelled: a thought after every Manipulation card ----------------------------------------------------


def test_levelled_sulka_draws_and_plans_after_a_blue_card() -> None:
    """SUL01: Draw 1, then Plan 1, when the card is finished."""
    t = table("| a sulka@B2+ hand=SUL04,SUL05 deck=SUL02,SUL06 | b goldarr@B4 hand=GOL02")
    t.a.plays("SUL04").stays().targets("goldarr").stays()
    t.b.answers("GOL02")
    assert t.asked == ("a", "draw")
    assert t.options == ["0", "1"]
    assert t.question().about == About(figure=t.figure("sulka").id), "asked by her, the card is done"
    t.a.answers("1")
    t.expect(hand={"a": "SUL02,SUL05"})
    assert t.asked == ("a", "plan")
    t.a.answers("SUL05")
    t.expect(hand={"a": "SUL02"})
    assert (t.state.players[0].deck, t.state.players[0].discard) == (["SUL06", "SUL05"], ["SUL04"])
    t.is_idle("a")


def test_levelled_sulka_thinks_also_when_she_only_walked() -> None:
    """SUL01: a card played for its move was played; both may be left out."""
    t = table("| a sulka@B2+ hand=SUL04,SUL05 deck=SUL02,SUL06 | b goldarr@I4")
    t.a.plays("SUL04").goes("B3").stays().answers("0").stops()
    t.expect(hand={"a": "SUL05"}, at={"sulka": "B3"})
    assert t.state.players[0].deck == ["SUL06", "SUL02"]
    t.is_idle("a")


@pytest.mark.parametrize(
    ("sulka", "card"), [("sulka@B2", "SUL04"), ("sulka@B2+", "SUL06"), ("sulka@B2+", "KIL04")]
)
def test_no_thought_without_level_colour_or_her_card(sulka: str, card: str) -> None:
    """SUL01: not on the basic side, not for a red card, not for another champion's blue one."""
    t = table(f"| a {sulka} kilgore@A1 hand={card},SUL05 | b goldarr@B4")
    t.a.plays(card).stays().stops()
    t.expect(hand={"a": "SUL05"})
    t.is_idle("a")
