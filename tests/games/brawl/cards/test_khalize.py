"""Khalize: the sheet, the six cards and the levelled side."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules.choices import About
from sfb_bot.kernel import Seat
from tests.games.brawl.cards.printed import assert_printed
from tests.games.brawl.kit.table import table

SHEET = "Khalize | - | - | - | 7/0 | 7/0"
CARDS = """
    KHA02 | Heaven's Blessing   | - | Y | skill    | 2 | -       | - | -
    KHA03 | Salt the Wound      | - | R | attack   | 2 | melee   | 0 | -
    KHA04 | Glimpse of Divinity | - | R | reaction | - | -       | - | -
    KHA05 | Restoration         | - | Y | skill    | 2 | -       | - | -
    KHA06 | Ibis Strike         | - | B | attack   | 2 | ind 1-2 | 1 | -
    KHA07 | Radiant Rush        | - | B | skill    | - | -       | - | -
"""


def test_printed_values() -> None:
    """Facts 1 and 2.3, the main value where sources differ: Khalize's sheet and cards."""
    assert_printed("khalize", SHEET, CARDS)


# --- KHA02 Heaven's Blessing ------------------------------------------------------------------------------


def test_heavens_blessing_heals_and_quickens_one_ally() -> None:
    """KHA02: Heal 2 wherever the ally stands, then Maul Thrash moves 1 + 1 and strikes with 2 + 1."""
    t = table("| a khalize@A1/3 kilgore@G2/3 gwaien@A5/1 hand=KHA02,KIL05 | b deryn@G5 goldarr@I1")
    t.a.plays("KHA02").stays().uses()
    assert (t.asked, t.options) == (("a", "which_champion"), ["a.kilgore", "a.gwaien"])
    t.a.answers("a.kilgore")
    assert (t.asked, t.options) == (("a", "heal"), ["0", "1", "2"])
    t.a.answers("2")
    t.expect(damage={"kilgore": 1, "gwaien": 1, "khalize": 3}, cores={"a": "RyB"})
    t.a.plays("KIL05").goes("G4").attacks("deryn")
    t.expect(damage={"deryn": 3}, at={"deryn": "G7", "kilgore": "G4"})
    t.a.ends_turn()
    assert t.state.lasting == []
    t.is_idle("b")


def test_heavens_blessing_may_be_without_healing() -> None:
    """KHA02: "may" Heal; the better values come all the same, to the ally and not to Khalize (Q48)."""
    t = table("| a khalize@B3 kilgore@A1/2 hand=KHA02,KHA03 | b deryn@B5/2 goldarr@I1")
    t.a.plays("KHA02").stays().uses().answers("0")
    t.expect(damage={"kilgore": 2})
    assert sorted((n.kind, n.figure, n.amount) for n in t.state.lasting) == [
        ("movement", 1, 1),
        ("strength", 1, 1),
    ]
    t.a.plays("KHA03").goes("B4").stays().attacks("deryn")
    t.expect(damage={"deryn": 4})
    t.is_idle("a")


def test_heavens_blessing_of_nobody_or_left_out() -> None:
    """KHA02: allies on the Gate are reached by nothing; Q37: it may be played for its move."""
    t = table("| a khalize@B3 kilgore hand=KHA02 | b deryn@B5 goldarr@I1")
    t.a.plays("KHA02").stays().uses()
    assert t.state.lasting == []
    t.is_idle("a")
    t = table("| a khalize@B3 kilgore@A1/2 hand=KHA02 | b deryn@B5 goldarr@I1")
    t.a.plays("KHA02").goes("B1").stops()
    t.expect(at={"khalize": "B1"}, damage={"kilgore": 2}, cores={"a": "RyB"})
    assert t.state.lasting == []
    t.is_idle("a")


# --- KHA03 Salt the Wound ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("wound", "damage"), [(0, 0), (1, 1), (2, 3), (3, 5)])
def test_salt_the_wound_counts_damage_on_the_target(wound: int, damage: int) -> None:
    """KHA03: 0 and 1 for each damage it has, less Gold'arr's defence of 1."""
    t = table(f"| a khalize@B3 kilgore@A1 hand=KHA03 | b goldarr@B4/{wound} deryn@I1/5")
    t.a.plays("KHA03").stays().attacks("goldarr")
    t.expect(damage={"goldarr": damage}, cores={"a": "rYB"})
    t.is_idle("a")


def test_salt_the_wound_has_a_printed_strength() -> None:
    """KHA03, Q14: a printed 0 can be raised: Focus makes it 1 + 4, enough for Gold'arr."""
    t = table("| a khalize@B3 tzu_xiao@A1 hand=KHA03,TZU03 | b goldarr@B4/4 deryn@I1")
    t.a.plays("TZU03").stays().uses()
    t.a.plays("KHA03").stays().attacks("goldarr")
    t.expect(at={"goldarr": "gate"}, vp=(1, 0), levelled={"khalize": True})
    t.is_idle("a")


# --- KHA04 Glimpse of Divinity ----------------------------------------------------------------------------


def test_glimpse_of_divinity_cancels_what_comes_after_the_attack() -> None:
    """KHA04: no defence, 2 - 0 damage, but no Push; the card says nothing of other attacks."""
    t = table("| a kilgore@B3 goldarr@B6 hand=KIL05,GOL03 | b deryn@B4 khalize@I1 hand=KHA04")
    t.a.plays("KIL05").stays().attacks("deryn")
    t.b.reacts("KHA04", "deryn")
    t.expect(damage={"deryn": 2}, at={"deryn": "B4"}, cores={"a": "RYb", "b": "rYB"}, hand={"b": ""})
    t.a.plays("GOL03").stays().attacks("deryn")
    t.expect(damage={"deryn": 4}, at={"deryn": "B5"})
    t.is_idle("a")


def test_glimpse_of_divinity_leaves_the_attack_and_its_keywords() -> None:
    """KHA04: Lifesteal is no effect after the attack; a Dash before it has happened already."""
    t = table("| a kilgore@B3/4 tzu_xiao@A1 hand=KIL07 | b deryn@B4 khalize@I1 hand=KHA04")
    t.a.plays("KIL07").attacks("deryn")
    t.b.reacts("KHA04", "deryn")
    t.expect(damage={"deryn": 5, "kilgore": 0})
    t.is_idle("a")


def test_glimpse_of_divinity_against_a_burst_and_a_second_play() -> None:
    """KHA04: Fireball burns nobody else; Twin Blades are not played again."""
    t = table("| a gwaien@B2 lily@A1 hand=GWA02 | b deryn@B4 khalize@B5 hand=KHA04")
    t.a.plays("GWA02").stays().attacks("deryn")
    t.b.reacts("KHA04", "deryn")
    t.expect(damage={"deryn": 3, "khalize": 0})
    t.is_idle("a")
    t = table("| a lily@B2 gwaien@A1 hand=LIL03 | b deryn@B4 khalize@I1 hand=KHA04")
    t.a.plays("LIL03").stays().attacks("deryn")
    t.b.reacts("KHA04", "deryn")
    t.expect(damage={"deryn": 2}, cores={"a": "rYB"})
    t.is_idle("a")


# --- KHA05 Restoration ------------------------------------------------------------------------------------


def test_restoration_heals_a_neighbour_and_returns_its_card() -> None:
    """KHA05: Heal 3 and one card of that champion, face up, from its player's discard pile."""
    t = table(
        "| a khalize@B3 kilgore@B4/4 gwaien@A5/2 hand=KHA05 discard=KIL05,KIL02,GWA02,KHA03 | b deryn@I1"
    )
    t.a.plays("KHA05").stays().uses()
    assert (t.asked, t.options) == (("a", "heal"), ["0", "1", "2", "3"])
    t.a.answers("3")
    assert (t.asked, t.options) == (("a", "take_back"), ["KIL02", "KIL05"])
    t.a.answers("KIL05")
    t.expect(damage={"kilgore": 1, "gwaien": 2}, hand={"a": "KIL05"}, cores={"a": "RyB"})
    player = t.state.players[0]
    assert (player.discard, player.shown) == (["KIL02", "GWA02", "KHA03", "KHA05"], ["KIL05"])
    t.a.plays("KIL05").stays()
    t.is_idle("a")


def test_restoration_asks_which_neighbour() -> None:
    """KHA05: one adjacent ally; without a card of it discarded, healing is all there is."""
    t = table("| a khalize@B3 kilgore@B4 gwaien@A3/1 hand=KHA05 discard=KIL02 | b deryn@B2 goldarr@I1")
    t.a.plays("KHA05").stays().uses()
    assert (t.asked, t.options) == (("a", "which_champion"), ["a.kilgore", "a.gwaien"])
    t.a.answers("a.gwaien").answers("1")
    t.expect(damage={"gwaien": 0}, hand={"a": ""})
    t.expect(discard={"a": "KIL02,KHA05"})
    t.is_idle("a")


def test_restoration_with_no_neighbour() -> None:
    """KHA05: an ally two hexes off is neither healed nor given a card."""
    t = table("| a khalize@B3 kilgore@B5/3 hand=KHA05 discard=KIL02 | b deryn@I1")
    t.a.plays("KHA05").stays().uses()
    t.expect(damage={"kilgore": 3}, hand={"a": ""}, cores={"a": "RyB"})
    t.expect(discard={"a": "KIL02,KHA05"})
    t.is_idle("a")


# --- KHA06 Ibis Strike ------------------------------------------------------------------------------------


def test_ibis_strike_pulls_one() -> None:
    """KHA06: 1 at distance 2, then Pull 1."""
    t = table("| a khalize@B2 kilgore@A1 hand=KHA06 | b deryn@B4 goldarr@I1")
    t.a.plays("KHA06").stays().attacks("deryn")
    t.expect(damage={"deryn": 1}, at={"deryn": "B3", "khalize": "B2"}, cores={"a": "RYb"})
    t.others_untouched("deryn")
    t.is_idle("a")


@pytest.mark.parametrize(("deryn", "damage"), [("B3", 2), ("C4", 1)])
def test_ibis_strike_beside_her_or_out_of_the_row(deryn: str, damage: int) -> None:
    """KHA06, Q16: a neighbour cannot come nearer and is hurt; Q15: out of the row, Pull is ignored."""
    t = table(f"| a khalize@B2 kilgore@A1 hand=KHA06 | b deryn@{deryn} goldarr@I1")
    t.a.plays("KHA06").stays().attacks("deryn")
    t.expect(damage={"deryn": damage}, at={"deryn": deryn})
    t.is_idle("a")


def test_ibis_strike_is_indirect_and_short() -> None:
    """KHA06, the main value of two: nobody between shields a target; three hexes are too far."""
    t = table("| a khalize@B1 kilgore@B2 hand=KHA06 | b deryn@B3 goldarr@B4")
    t.a.plays("KHA06").stays()
    assert t.options == ["b.deryn", "stop"]
    t.a.attacks("deryn")
    t.expect(damage={"deryn": 2, "kilgore": 0}, at={"deryn": "B3"})
    t.is_idle("a")


# --- KHA07 Radiant Rush -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("end", "most"), [("B3", 1), ("B4", 2), ("B5", 3)])
def test_radiant_rush_heals_for_every_hex(end: str, most: int) -> None:
    """KHA07: Swoop 3, Heal 1 per hex moved, up to that."""
    t = table("| a khalize@B2/5 kilgore@A1 hand=KHA07 | b deryn@I1")
    t.a.plays("KHA07")
    assert t.asked == ("a", "swoop")
    t.a.goes(end)
    assert (t.asked, t.options) == (("a", "heal"), [str(number) for number in range(most + 1)])
    t.a.answers(str(most))
    t.expect(at={"khalize": end}, damage={"khalize": 5 - most}, cores={"a": "RYb"})
    t.others_untouched("khalize")
    t.is_idle("a")


def test_radiant_rush_flies_over_statue_and_enemy() -> None:
    """KHA07, digest 14: over Garnet and an enemy; the end must be free; unhurt there is nothing to heal."""
    t = table("| a khalize@E3 kilgore@A1 hand=KHA07 | b deryn@E4 goldarr@I1")
    t.a.plays("KHA07")
    assert not {"E4", "E5", "E7"} & set(t.options)
    t.a.goes("E6")
    t.expect(at={"khalize": "E6"}, damage={"khalize": 0, "deryn": 0})
    t.is_idle("a")


def test_radiant_rush_into_a_trap() -> None:
    """KHA07: the token comes first; its damage can be healed, unless it was too much."""
    tokens = "tokens=C4:damage2,D3:damage3,F3:stun,G4:root"
    t = table(f"| a khalize@B4 kilgore@A1 hand=KHA07 | b deryn@I1 | {tokens}")
    t.a.plays("KHA07").goes("C4").refills("D6").answers("1")
    t.expect(at={"khalize": "C4"}, damage={"khalize": 1}, tokens="D3,D6,F3,G4")
    t.is_idle("a")
    t = table(f"| a khalize@B4/5 kilgore@A1 hand=KHA07 | b deryn@I1 | {tokens}")
    t.a.plays("KHA07").goes("C4").refills("D6")
    t.expect(at={"khalize": "gate"}, vp=(0, 1))
    t.is_idle("a")


def test_radiant_rush_of_a_rooted_champion() -> None:
    """KHA07, digest 14: rooted, no Swoop, so nothing to heal for."""
    t = table("| a khalize@B4/2~ kilgore@A1 hand=KHA07 | b deryn@I1")
    t.a.plays("KHA07")
    t.expect(at={"khalize": "B4"}, damage={"khalize": 2}, cores={"a": "RYb"})
    t.is_idle("a")


# --- Levelled: any core for Creation ----------------------------------------------------------------------


def test_levelled_khalize_pays_creation_with_any_core() -> None:
    """KHA01: for cards of any own champion and for the standard action; other colours stay as they are."""
    t = table("| a khalize@B3+ gwaien@B4/2 hand=GWA04,KHA02,GWA02 | b deryn@B6 goldarr@I1")
    t.a.plays("GWA04")
    assert (t.asked, t.options) == (("a", "which_core"), ["destruction", "creation", "manipulation"])
    t.a.answers("destruction").stays().stops()
    t.expect(cores={"a": "rYB"})
    # Red is spent, so the red card cannot be paid; yellow ones can, twice.
    assert {"KHA02", "heal", "plan", "move"} <= set(t.options)
    assert not {"GWA02", "strike"} & set(t.options)
    t.a.takes("heal", "gwaien", "manipulation").stays().answers("1")
    t.expect(damage={"gwaien": 1}, cores={"a": "rYb"})
    t.a.plays("KHA02").stays().stops()
    t.expect(cores={"a": "ryb"})
    t.is_idle("a")


def test_who_does_not_say_pays_with_the_colour_of_the_card() -> None:
    """KHA01: what a timeout or a typed command takes, other colours only once that core is spent."""
    for cores, expected in (("RYB", "creation"), ("RyB", "destruction")):
        for answers in (("KHA02",), ("heal", "a.khalize")):
            t = table(f"| a khalize@B3/1+ kilgore@A1 hand=KHA02 cores={cores} | b deryn@B6")
            for key in answers:
                t.a.answers(key)
            question = t.run.decision_for(Seat(0))
            assert question is not None
            assert (question.prompt, question.default) == ("which_core", (expected,))


def test_levelled_khalize_pays_for_a_reaction() -> None:
    """KHA01: spending is spending, also in the other side's turn."""
    t = table("| a gwaien@B2 kilgore@A1 hand=GWA05 | b khalize@B4+ deryn@I1 hand=DER05 cores=RyB")
    t.a.plays("GWA05").stays().attacks("khalize")
    t.b.reacts("DER05", "khalize")
    assert (t.asked, t.options) == (("b", "which_core"), ["destruction", "manipulation"])
    question = t.run.decision_for(Seat(1))
    assert question is not None
    assert question.about == About("DER05", t.figure("khalize").id), "asked for the reaction, not the attack"
    t.b.answers("manipulation").goes("B1")
    t.expect(cores={"b": "Ryb"}, damage={"khalize": 1}, at={"deryn": "B1"})
    t.is_idle("a")


def test_basic_khalize_pays_as_everybody() -> None:
    """KHA01: without the level, and for the other side, a yellow card needs the yellow core."""
    t = table("| a khalize@B3 gwaien@B4 cores=RyB hand=GWA04,KHA02 | b khalize@I1+")
    assert not {"GWA04", "KHA02", "heal"} & set(t.options)
    t.a.takes("move", "gwaien", "destruction").stays()
    t.expect(cores={"a": "ryB"})
    t.is_idle("a")
