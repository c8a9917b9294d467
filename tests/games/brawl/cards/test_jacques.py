"""Jacques le Beau: his sheet, his six cards and his levelled side."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.choices import About
from sfb_bot.games.brawl.rules.ids import FigureId
from tests.games.brawl.cards.printed import assert_printed
from tests.games.brawl.kit.table import table

SHEET = "Jacques le Beau | - | - | - | 6/1 | 7/1"
CARDS = """
    JAQ02 | Parrying Blow          | - | R | reaction | - | -     | - | +1
    JAQ03 | Riposte                | - | B | reaction | - | -     | - | +1
    JAQ04 | En-Garde               | - | Y | attack   | 2 | arc3  | 1 | -
    JAQ05 | A Pirate's Life For Me | - | Y | skill    | 2 | -     | - | -
    JAQ06 | Swift Sword Cut        | - | B | skill    | 2 | -     | - | -
    JAQ07 | Coup de Grâce          | - | R | attack   | 2 | melee | 2 | -
"""


def test_printed_values() -> None:
    """Facts 1 and 2.3: Jacques' sheet and cards; no title is known."""
    assert_printed("jacques", SHEET, CARDS)


# --- JAQ02 Parrying Blow ----------------------------------------------------------------------------------


def test_parrying_blow_is_worth_more_for_blue_cards() -> None:
    """JAQ02: 5 - (1 + 1 + 2 blue); the third card is yellow and only gone; no fourth may go."""
    t = table(
        "| a kilgore@B3 tzu_xiao@A1 hand=KIL07"
        " | b jacques@B4 goldarr@I1 deryn@I2 hand=JAQ02,JAQ03,GOL02,GOL07,DER02 discard=DER03"
    )
    t.a.plays("KIL07").attacks("jacques")
    t.b.reacts("JAQ02", "jacques")
    assert (t.asked, t.options) == (("b", "discard"), ["DER02", "GOL02", "GOL07", "JAQ03", "stop"])
    t.b.answers("GOL07").answers("JAQ03").answers("GOL02")
    t.expect(damage={"jacques": 1, "kilgore": 0}, hand={"b": "DER02"}, cores={"a": "RyB", "b": "rYB"})
    t.expect(discard={"b": "DER03,GOL07,JAQ03,GOL02,JAQ02"})
    assert [(s.strength, s.defence) for s in t.of(ev.Struck)] == [(5, 4)]
    t.others_untouched("jacques")
    t.is_idle("a")


def test_parrying_blow_without_discards_gives_one() -> None:
    """JAQ02: up to 3 cards, so none is fine; played for another champion it defends that one."""
    t = table(
        "| a kilgore@B3 tzu_xiao@A1 hand=KIL07 | b deryn@B4 goldarr@I1 jacques@I2 hand=JAQ02,JAQ03,GOL07"
    )
    t.a.plays("KIL07").attacks("deryn")
    t.b.reacts("JAQ02", "deryn").stops()
    t.expect(damage={"deryn": 4}, hand={"b": "GOL07,JAQ03"}, cores={"b": "rYB"})
    t.others_untouched("deryn")
    t.is_idle("a")


def test_parrying_blow_as_the_last_card_asks_for_nothing() -> None:
    """JAQ02: there is nothing left to discard; Q30: the defence is for this attack alone."""
    t = table("| a kilgore@B3 tzu_xiao@B6 hand=KIL07,TZU02 | b jacques@B4 goldarr@I1 hand=JAQ02")
    t.a.plays("KIL07").attacks("jacques")
    t.b.reacts("JAQ02", "jacques")
    t.expect(damage={"jacques": 3}, hand={"b": ""})
    t.a.plays("TZU02").stays().attacks("jacques")
    t.expect(damage={"jacques": 4}, at={"jacques": "B5"})
    t.is_idle("a")


# --- JAQ03 Riposte ----------------------------------------------------------------------------------------


def test_riposte_hurts_the_attacker_for_red_cards() -> None:
    """JAQ03: 2 - (1 + 1) does nothing; two red of three cards are 2 damage past defence; then the Push."""
    t = table(
        "| a kilgore@B3 tzu_xiao@A1 hand=KIL05"
        " | b jacques@B4 goldarr@I1 deryn@I2 hand=JAQ03,JAQ02,GOL03,GOL02,DER02"
    )
    t.a.plays("KIL05").stays().attacks("jacques")
    t.b.reacts("JAQ03", "jacques")
    assert (t.asked, t.options) == (("b", "discard"), ["DER02", "GOL02", "GOL03", "JAQ02", "stop"])
    t.expect(damage={"jacques": 0, "kilgore": 0}, at={"jacques": "B4"})
    t.b.answers("JAQ02").answers("GOL02").answers("GOL03")
    t.expect(damage={"jacques": 0, "kilgore": 2}, at={"jacques": "B6"}, hand={"b": "DER02"})
    t.expect(cores={"a": "RYb", "b": "RYb"}, vp=(0, 0))
    t.others_untouched("jacques", "kilgore")
    t.is_idle("a")


def test_riposte_that_knocks_the_attacker_out() -> None:
    """JAQ03, digest 8 and Q34: the defended champion levels, its side scores, the Push does not happen."""
    t = table(
        "| a kilgore@B3/6 tzu_xiao@A1 hand=KIL05 | b deryn@B4 goldarr@I1 jacques@I2 hand=JAQ03,JAQ02,GOL02"
    )
    t.a.plays("KIL05").stays().attacks("deryn")
    t.b.reacts("JAQ03", "deryn").answers("JAQ02").stops()
    t.expect(at={"kilgore": "gate", "deryn": "B4"}, damage={"deryn": 1}, vp=(0, 1), hand={"b": "GOL02"})
    t.expect(levelled={"deryn": True, "jacques": False})
    t.is_idle("a")


def test_riposte_of_nobody_left_standing() -> None:
    """JAQ03, Q33: the defended champion is out, so no cards are asked for."""
    t = table("| a kilgore@B3 tzu_xiao@A1 hand=KIL07 | b jacques@B4/5 goldarr@I1 hand=JAQ03,JAQ02")
    t.a.plays("KIL07").attacks("jacques")
    t.b.reacts("JAQ03", "jacques")
    t.expect(at={"jacques": "gate"}, damage={"kilgore": 0}, vp=(1, 0), hand={"b": "JAQ02"})
    t.expect(levelled={"kilgore": True})
    t.is_idle("a")


# --- JAQ04 En-Garde ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arc", "damage"),
    [
        ("arc1", {"deryn": 4, "goldarr": 3, "kilgore": 3}),
        ("arc2", {"deryn": 0, "goldarr": 2, "kilgore": 2}),
        ("arc3", {"deryn": 0, "goldarr": 1, "kilgore": 0}),
        ("arc5", {"deryn": 2, "goldarr": 0, "kilgore": 0}),
    ],
)
def test_en_garde_is_stronger_for_every_target(arc: str, damage: dict[str, int]) -> None:
    """JAQ04: 1 and 1 more for each champion in the arc, an ally among them; defence is 0, 1 and 1."""
    t = table("| a jacques@B3 kilgore@C4 dugrun@A1 hand=JAQ04 | b deryn@C3 goldarr@B4 tzu_xiao@I1")
    t.a.plays("JAQ04").stays()
    assert t.options == ["arc1", "arc2", "arc3", "arc5", "arc6", "stop"]
    t.a.aims(arc)
    t.expect(damage={**damage, "jacques": 0}, cores={"a": "RyB"}, vp=(0, 0))
    t.others_untouched("deryn", "goldarr", "kilgore")
    t.is_idle("a")


def test_en_garde_counts_a_defended_target_too() -> None:
    """JAQ04: two targets make 3; the reaction helps only the one it was played for."""
    t = table("| a jacques@B3 kilgore@A1 hand=JAQ04 | b deryn@C3 goldarr@B4 tzu_xiao@I1 hand=DER05")
    t.a.plays("JAQ04").stays().aims("arc1")
    t.b.reacts("DER05", "goldarr")
    t.b.goes("A3")
    t.expect(damage={"deryn": 3, "goldarr": 1}, at={"deryn": "A3", "goldarr": "B4", "jacques": "B3"})
    t.is_idle("a")


# --- JAQ05 A Pirate's Life For Me -------------------------------------------------------------------------


def test_a_pirates_life_draws_heals_and_plans() -> None:
    """JAQ05: Draw 1, Heal 1, then the blue core for Plan 2; the last planned is on top."""
    t = table("| a jacques@B3/2 kilgore@A1 hand=JAQ05,KIL02 deck=KIL03,KIL04 | b deryn@I1")
    t.a.plays("JAQ05").goes("B5")
    assert (t.asked, t.options) == (("a", "draw"), ["0", "1"])
    t.a.answers("1")
    assert (t.asked, t.options) == (("a", "heal"), ["0", "1"])
    t.a.answers("1")
    assert (t.asked, t.options) == (("a", "exhaust_core"), ["manipulation", "stop"])
    t.a.answers("manipulation")
    assert (t.asked, t.options) == (("a", "plan"), ["KIL02", "KIL03", "stop"])
    t.a.answers("KIL02").answers("KIL03")
    t.expect(at={"jacques": "B5"}, damage={"jacques": 1}, hand={"a": ""}, cores={"a": "Ryb"})
    assert t.state.players[0].deck == ["KIL04", "KIL02", "KIL03"]
    t.others_untouched("jacques")
    t.is_idle("a")


def test_a_pirates_life_without_the_blue_core() -> None:
    """JAQ05: exhausted already, there is nothing to offer; nobody damaged, nothing to heal."""
    t = table("| a jacques@B3 kilgore@A1/3 cores=RYb hand=JAQ05,KIL02 | b deryn@I1")
    t.a.plays("JAQ05").stays().answers("0")
    t.expect(damage={"jacques": 0, "kilgore": 3}, hand={"a": "KIL02"}, cores={"a": "Ryb"})
    t.others_untouched()
    t.is_idle("a")


def test_a_pirates_life_may_keep_the_core() -> None:
    """JAQ05: to exhaust it is a choice; from the Gate the first point brings him in."""
    t = table("| a jacques kilgore@A1 hand=JAQ05,KIL02 | b deryn@I1")
    t.a.plays("JAQ05").goes("A3").stays().answers("0").stops()
    t.expect(at={"jacques": "A3"}, hand={"a": "KIL02"}, cores={"a": "RyB"})
    t.is_idle("a")


# --- JAQ06 Swift Sword Cut --------------------------------------------------------------------------------


def test_swift_sword_cut_passes_everybody_and_hurts_enemies() -> None:
    """JAQ06, Q29: three hexes in a row through friend and foe, past the token on the way."""
    t = table(
        "| a jacques@B3 kilgore@D5 dugrun@A1 hand=JAQ06 | b goldarr@C4 deryn@I1"
        " | tokens=D5:damage3,D3:damage3,F3:stun,G4:root"
    )
    t.a.plays("JAQ06").stays()
    assert t.asked == ("a", "dash")
    assert {"B4", "B6", "C3", "D3", "E3", "E6", "A2", "stop"} <= set(t.options)
    assert not {"C4", "D5", "F6", "F2"} & set(t.options)
    t.a.goes("E6").stops()
    t.expect(at={"jacques": "E6"}, damage={"goldarr": 1, "kilgore": 0, "jacques": 0}, cores={"a": "RYb"})
    t.expect(tokens="D5,D3,F3,G4")
    t.others_untouched("jacques", "goldarr")
    t.is_idle("a")


def test_swift_sword_cut_again_for_the_red_core() -> None:
    """JAQ06: again from its move on, through the same enemy; without a red core there is no third time."""
    t = table("| a jacques@B3 kilgore@A1 hand=JAQ06 | b goldarr@C4 deryn@I1")
    t.a.plays("JAQ06").stays().goes("D5")
    assert (t.asked, t.options) == (("a", "exhaust_core"), ["destruction", "stop"])
    t.a.answers("destruction")
    t.expect(damage={"goldarr": 1}, cores={"a": "rYb"})
    assert t.asked == ("a", "move")
    t.a.goes("D4").stays()
    assert t.asked == ("a", "dash")
    t.a.goes("B4")
    t.expect(at={"jacques": "B4"}, damage={"goldarr": 2}, cores={"a": "rYb"}, hand={"a": ""})
    t.expect(discard={"a": "JAQ06"})
    t.others_untouched("jacques", "goldarr")
    t.is_idle("a")


def test_swift_sword_cut_stops_at_statues() -> None:
    """JAQ06: a Dash, so Garnet on E5 blocks that row; going nowhere hurts nobody."""
    t = table("| a jacques@D4 kilgore@A1 hand=JAQ06 cores=rYB | b goldarr@D5 deryn@I1")
    t.a.plays("JAQ06").stays()
    assert {"D6", "D7", "E4", "F3", "G2"} <= set(t.options)
    assert not {"E5", "F5", "G5", "D5", "H1"} & set(t.options)
    t.a.stays()
    t.expect(at={"jacques": "D4"}, damage={"goldarr": 0}, cores={"a": "rYb"})
    t.is_idle("a")


def test_swift_sword_cut_into_a_trap_that_ends_it() -> None:
    """JAQ06, R8: the token at the end comes first; out, he hurts nobody and plays nothing again."""
    t = table(
        "| a jacques@B3/4 kilgore@A1 hand=JAQ06 | b goldarr@C4 deryn@I1"
        " | tokens=D5:damage2,D3:damage3,F3:stun,G4:root"
    )
    t.a.plays("JAQ06").stays().goes("D5").refills("D6")
    t.expect(at={"jacques": "gate"}, damage={"goldarr": 0}, vp=(0, 1), cores={"a": "RYb"})
    t.is_idle("a")


def test_swift_sword_cut_levels_when_all_of_it_is_done() -> None:
    """JAQ06, Q1: the point at once, the level after the second time."""
    t = table("| a jacques@B3 kilgore@A1 hand=JAQ06 | b goldarr@C4/7 deryn@I1")
    t.a.plays("JAQ06").stays().goes("D5").answers("destruction")
    t.expect(at={"goldarr": "gate"}, vp=(1, 0), levelled={"jacques": False})
    t.a.stays_put()
    t.expect(levelled={"jacques": True}, at={"jacques": "D5"}, cores={"a": "rYb"})
    t.is_idle("a")


# --- JAQ07 Coup de Grâce ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("discard", "damage"), [("", 2), ("KIL05,KIL06", 2), ("KIL05,JAQ02,KIL03", 4)])
def test_coup_de_grace_counts_red_cards_in_the_discard_pile(discard: str, damage: int) -> None:
    """JAQ07: 2 and 1 for each red card there, of any champion; its own card is not there yet (Q49)."""
    t = table(f"| a jacques@B2 kilgore@A1 hand=JAQ07 discard={discard} | b deryn@C6 goldarr@I1 discard=GOL03")
    t.a.plays("JAQ07").goes("B4").goes("B5").attacks("deryn")
    t.expect(at={"jacques": "B5"}, damage={"deryn": damage}, cores={"a": "rYB"})
    t.others_untouched("jacques", "deryn")
    t.is_idle("a")


def test_coup_de_grace_may_end_with_its_dash() -> None:
    """JAQ07, Q37: the Dash comes before; with nobody beside him there is no attack to make."""
    t = table("| a jacques@B2 kilgore@A1 hand=JAQ07 discard=JAQ02 | b deryn@C6 goldarr@I1")
    t.a.plays("JAQ07").stays().goes("B4")
    t.expect(at={"jacques": "B4"}, damage={"deryn": 0}, cores={"a": "rYB"})
    t.is_idle("a")


def test_coup_de_grace_stopped_by_a_rooting_trap() -> None:
    """JAQ07, digest 14: rooted in the dash he goes no further, but attacks all the same."""
    t = table(
        "| a jacques@C2 kilgore@A1 hand=JAQ07 | b deryn@C5 goldarr@I1"
        " | tokens=C4:root,D3:damage3,F3:stun,G4:root"
    )
    t.a.plays("JAQ07").stays().goes("C4").refills("D6").attacks("deryn")
    t.expect(at={"jacques": "C4"}, damage={"deryn": 2, "jacques": 0}, tokens="D3,D6,F3,G4")
    t.is_idle("a")


# --- Levelled: a core at the start ------------------------------------------------------------------------


def test_levelled_jacques_readies_a_core_before_the_first_action() -> None:
    """JAQ01: one exhausted core at the start of his activation phase, if his player likes."""
    t = table("r2 turn=b order=ab | a jacques@B3+ kilgore@A1 cores=ryB hand=JAQ04 | b deryn@I1")
    t.b.ends_turn()
    assert (t.asked, t.options) == (("a", "ready_core"), ["destruction", "creation", "stop"])
    # The question is about the champion, not about one of his cards.
    assert t.question().about == About(figure=FigureId(0))
    t.a.answers("creation")
    t.expect(cores={"a": "rYB"})
    t.is_idle("a")
    t.a.plays("JAQ04").stays()
    t.expect(cores={"a": "ryB"})
    t.is_idle("a")


@pytest.mark.parametrize(("mark", "cores"), [("", "ryB"), ("+", "RYB")])
def test_nothing_is_readied_without_the_level_or_the_need(mark: str, cores: str) -> None:
    """JAQ01: the basic side does nothing; with all cores ready nothing is asked."""
    t = table(f"r2 turn=b order=ab | a jacques@B3{mark} kilgore@A1 cores={cores} | b deryn@I1")
    t.b.ends_turn()
    t.expect(cores={"a": cores})
    t.is_idle("a")


def test_readying_a_core_may_be_declined_and_is_for_the_own_phase() -> None:
    """JAQ01: "may"; the other side's Jacques does nothing in this turn."""
    t = table("r2 turn=b order=ab | a jacques@B3+ cores=ryB | b jacques@I1+ cores=Ryb")
    t.b.ends_turn()
    t.expect(cores={"b": "RYB"})
    t.a.stops()
    t.expect(cores={"a": "ryB"})
    t.is_idle("a")
    t.a.ends_turn()
    t.is_idle("b")
