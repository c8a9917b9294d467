"""Section 14, the keywords no core champion has on a card, with champions made for these tests."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from sfb_bot.games.brawl.cards.card_files import load_content
from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.kernel import ContentError
from tests.games.brawl.kit.boxes import copied_box, names, table_with
from tests.games.brawl.kit.table import Table
from tests.games.brawl.rulebook.made_up import VIPER, menagerie

Lay = Callable[[str], Table]


@pytest.fixture(scope="module")
def lay(tmp_path_factory: pytest.TempPathFactory) -> Lay:
    """Sets up a position in the box with the made-up champions."""
    box = menagerie(tmp_path_factory.mktemp("menagerie"))
    return lambda line: table_with(box, line)


# --- Poison -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("target", "damage"), [("deryn", 4), ("goldarr", 3), ("dugrun", 0)])
def test_poison_adds_its_damage_if_the_attack_did_any(lay: Lay, target: str, damage: int) -> None:
    """Q41, Poison 2 with strength 2: 2 + 2 against defence 0, 1 + 2 against 1, nothing against 2."""
    t = lay(f"r1 turn=a | a viper@D4 kilgore@A1 gwaien@A2 hand=VIP02 | b {target}@D5 tzu_xiao@I1")
    t.a.plays("VIP02").attacks(target)
    t.expect(damage={target: damage, "tzu_xiao": 0, "viper": 0})
    t.is_idle("a")


@pytest.mark.parametrize(("before", "out"), [(2, False), (3, True)])
def test_poison_knocks_out_in_the_same_step(lay: Lay, before: int, out: bool) -> None:
    """Section 6.7: Poison happens in step 7; one knock-out, one point."""
    t = lay(f"r1 turn=a | a viper@D4 kilgore@A1 gwaien@A2 hand=VIP02 | b deryn@D5/{before} tzu_xiao@I1")
    t.a.plays("VIP02").attacks("deryn")
    t.expect(vp=(1, 0) if out else (0, 0), levelled={"viper": out}, damage={"deryn": 0 if out else 6})
    t.is_idle("a")


def test_double_lifesteal_and_poison_together(lay: Lay) -> None:
    """Q41: Double counts for Lifesteal, targets are summed, Poison is once per target and not healed."""
    t = lay("r1 turn=a | a viper@D4/7 kilgore@A1 gwaien@A2 hand=VIP03 | b deryn@D5 tzu_xiao@C3 dugrun@D3")
    t.a.plays("VIP03").aims("ring")
    # Strength 1 doubled: 2 each to Deryn and Tzu Xiao, and 1 poison each; Dugrun's defence stops all.
    t.expect(damage={"deryn": 3, "tzu_xiao": 3, "dugrun": 0, "viper": 3})
    assert [e.amount for e in t.of(ev.Healed)] == [4]
    t.is_idle("a")


def test_poison_is_damage_dealt(lay: Lay) -> None:
    """Q42: all damage put on the target in step 7: 2 and 1 poison draw up to 3."""
    t = lay("r1 turn=a | a viper@D4 kilgore@A1 gwaien@A2 hand=VIP04 | b deryn@D5 tzu_xiao@I1")
    t.a.plays("VIP04").attacks("deryn")
    assert (t.asked, t.options) == (("a", "draw"), ["0", "1", "2", "3"])
    t.a.answers("0")
    t.is_idle("a")


def test_revenge_does_not_give_poison_back(lay: Lay) -> None:
    """Q43: the attack damage without Poison."""
    t = lay("r1 turn=a | a viper@D4 kilgore@A1 gwaien@A2 hand=VIP02 | b deryn@D5 tzu_xiao@I1 hand=TZU06")
    t.a.plays("VIP02").attacks("deryn")
    t.b.reacts("TZU06", "deryn")
    t.expect(damage={"deryn": 4, "viper": 2})
    t.is_idle("a")


def test_poison_of_nothing_is_refused_in_a_card_file(tmp_path: Path) -> None:
    """Strict loading: 0 poison is no poison."""
    cards = copied_box(tmp_path)
    (cards / "champions" / "viper.toml").write_text(VIPER.replace("poison 2", "poison 0"), "utf-8")
    with pytest.raises(ContentError, match=r"viper.toml: VIP02: poison is 0; allowed are 1 to 9"):
        load_content(cards)


# --- Swoop ------------------------------------------------------------------------------------------------


def test_swoop_flies_over_everything_in_a_row_and_ends_on_a_free_hex(lay: Lay) -> None:
    """Section 14, Swoop; Q12: enemies, allies, statues and tokens on the way do not matter."""
    t = lay(
        "r1 turn=a | a falcon@D4 kilgore@D3 gwaien@A2 hand=FAL02 | b deryn@C3 tzu_xiao@D7 goldarr@E4"
        " | tokens=C4,F3,D6,G4"
    )
    t.a.plays("FAL02")
    # Rows of three: E4 F3 G2, E5 F5 G5, D5 D6 D7, C4 B4 A4, C3 B2 A1, D3 D2 D1.
    assert t.asked == ("a", "swoop")
    assert t.options == names("A1 A4 B2 B4 C4 D1 D2 D5 D6 F3 F5 G2 G5 stop")
    t.a.answers("G5")
    t.expect(at={"falcon": "G5", "deryn": "C3", "goldarr": "E4"}, tokens="C4,D6,F3,G4")
    assert not t.of(ev.TrapSprung)
    t.is_idle("a")


def test_a_token_on_the_end_hex_of_a_swoop_triggers(lay: Lay) -> None:
    """Section 10 and 14: Jump and Swoop trigger on their end hex only."""
    t = lay(
        "r1 turn=a | a falcon@D4 kilgore@A1 gwaien@A2 hand=FAL02 | b deryn tzu_xiao goldarr"
        " | tokens=C4,D6:damage2,F3,G4"
    )
    t.a.plays("FAL02").answers("D6").answers("F6")
    t.expect(at={"falcon": "D6"}, damage={"falcon": 2}, tokens="C4,F3,F6,G4")
    t.is_idle("a")


def test_swoop_is_up_to_its_number_gets_no_bonus_and_not_when_rooted(lay: Lay) -> None:
    """Section 14, Root; Q13: +1 movement counts for the move of Dive, not for its Swoop 2."""
    line = "r1 turn=a | a falcon@D4{} kilgore@A1 gwaien@A2 hand=FAL05 | b deryn@C1 tzu_xiao goldarr{}"
    t = lay(line.format("", " | effects a.falcon:movement:1"))
    t.a.plays("FAL05").goes("D2")
    assert t.asked == ("a", "swoop")
    # Two hexes in each row of D2: over Esme on E2 to F1; Deryn stands on C1.
    assert t.options == names("B2 C2 D1 D3 D4 E3 F1 F3 stop")
    t.a.answers("stop").attacks("deryn")
    t.expect(damage={"deryn": 2}, at={"falcon": "D2"})
    t.is_idle("a")
    t = lay(line.format("~", ""))
    t.a.plays("FAL05")
    t.is_idle("a")
    t.expect(at={"falcon": "D4"})


# --- Root, Force, Fear and Pull as effects of cards -------------------------------------------------------


def test_root_as_a_card_effect_lasts_until_end_of_turn(lay: Lay) -> None:
    """Section 14, Root; Q20: pushed it takes damage instead; at the end of the turn it is over."""
    t = lay("r1 turn=a | a viper@D4 kilgore@E6 gwaien@A2 hand=VIP05,KIL05 | b deryn@D6 tzu_xiao@I1 goldarr")
    t.a.plays("VIP05").targets("deryn")
    t.expect(rooted={"deryn": True})
    t.a.plays("KIL05").stays().attacks("deryn")
    t.expect(at={"deryn": "D6"}, damage={"deryn": 4})
    t.a.ends_turn()
    t.expect(rooted={"deryn": False})
    t.is_idle("b")


def test_force_leads_along_any_path_past_the_victims_allies(lay: Lay) -> None:
    """Q18: two hexes, in the order and along the path the applying player likes; 0 allowed."""
    t = lay("r1 turn=a | a falcon@D4 kilgore@D6 gwaien@A2 hand=FAL03 | b deryn@D5 tzu_xiao@C4 goldarr@C5")
    t.a.plays("FAL03").answers("use")
    assert (t.asked, t.options) == (("a", "force_next"), ["b.deryn", "b.tzu_xiao"])
    t.a.answers("b.deryn")
    # D5's way out: E6, or over her allies on C4 and C5 to B3, B4, C3, B5, C6; E6 leads on to E7, F5, F6.
    assert (t.asked, t.options) == (("a", "force"), names("B3 B4 B5 C3 C6 E6 E7 F5 F6 stop"))
    t.a.goes("E6")
    assert t.options == names("D5 E7 F5 F6 stop")
    t.a.goes("D5")
    t.expect(at={"deryn": "D5"}, damage={"deryn": 0})
    assert t.asked == ("a", "force")
    t.a.stays()
    t.expect(at={"tzu_xiao": "C4"})
    t.is_idle("a")


def test_the_controller_orders_several_frightened_champions(lay: Lay) -> None:
    """Q19: their controller picks the order; the second may then use the hex the first has left."""
    t = lay("r1 turn=a | a falcon@D4 kilgore@A1 gwaien@A2 hand=FAL04 | b deryn@D5 tzu_xiao@C3 goldarr@I1")
    t.a.plays("FAL04").answers("use")
    assert (t.asked, t.options) == (("b", "fear_next"), ["b.deryn", "b.tzu_xiao"])
    t.b.answers("b.tzu_xiao")
    # From C3 away from D4: up left B2, up C2, down left B3 (two from D4).
    assert (t.asked, t.options) == (("b", "fear"), ["B2", "B3", "C2"])
    t.b.answers("B3")
    assert (t.asked, t.options) == (("b", "fear"), ["C5", "D6", "E6"])
    t.b.answers("D6")
    t.expect(at={"tzu_xiao": "B3", "deryn": "D6", "goldarr": "I1"}, damage={"deryn": 0, "tzu_xiao": 0})
    t.is_idle("a")


def test_the_player_orders_several_pulls(lay: Lay) -> None:
    """R15, Q16: adjacent champions cannot come nearer: 1 damage each."""
    t = lay("r1 turn=a | a falcon@D4 kilgore@A1 gwaien@A2 hand=FAL06 | b deryn@D5 tzu_xiao@C3 goldarr@I1")
    t.a.plays("FAL06").answers("use")
    assert (t.asked, t.options) == (("a", "pull_next"), ["b.deryn", "b.tzu_xiao"])
    t.a.answers("b.tzu_xiao")
    t.expect(damage={"deryn": 1, "tzu_xiao": 1, "goldarr": 0}, at={"deryn": "D5", "tzu_xiao": "C3"})
    t.is_idle("a")


def test_a_reactions_pull_comes_from_the_defended_champion(lay: Lay) -> None:
    """Section 8: Push, Pull and damage of a reaction come from the defended champion."""
    t = lay(
        "r1 turn=a | a gwaien@D4 kilgore@A1 dugrun@A2 hand=GWA05 | b deryn@D6 viper@I1 goldarr hand=VIP07"
    )
    t.a.plays("GWA05").stays().attacks("deryn")
    t.b.reacts("VIP07", "deryn")
    t.expect(at={"gwaien": "D5", "viper": "I1"}, damage={"deryn": 2, "gwaien": 0})
    t.is_idle("a")


def test_plan_two_puts_the_last_card_topmost(lay: Lay) -> None:
    """Section 14, Plan; Q50, R18: up to X cards in any order, one after another."""
    t = lay(
        "r1 turn=a | a viper@D4 kilgore@A1 gwaien@A2 hand=VIP06,KIL02,KIL03,GWA02 deck=KIL07"
        " | b deryn@I1 goldarr"
    )
    t.a.plays("VIP06")
    assert (t.asked, t.options) == (("a", "plan"), ["GWA02", "KIL02", "KIL03", "stop"])
    t.a.answers("KIL03")
    assert t.options == ["GWA02", "KIL02", "stop"]
    t.a.answers("GWA02")
    t.expect(hand={"a": "KIL02"})
    assert t.state.players[0].deck[::-1] == ["GWA02", "KIL03", "KIL07"]
    assert t.view("a").known_top == ("GWA02", "KIL03")
    assert [e.for_public() for e in t.of(ev.CardsPlanned)] == [ev.CardsPlanned(t.a.seat, (), 2)]
    t.is_idle("a")
