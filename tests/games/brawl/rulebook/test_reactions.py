"""Section 8 and Q30 to Q34, Q43, Q45: who may react, with what, and what it does."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from tests.games.brawl.kit.table import Table, table


def struck(
    b: str, *, card: str = "KIL05", a: str = "kilgore@D4 dugrun@A1 gwaien@A2", target: str = "deryn"
) -> Table:
    """The first champion of a has attacked a champion of b without moving."""
    t = table(f"r1 turn=a | a {a} hand={card} | b {b}")
    t.a.plays(card)
    if t.asked == ("a", "move"):
        t.a.stays()
    t.a.attacks(target)
    return t


# --- When the window opens --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "options"),
    [
        ("hand=DER02", ["pass"]),  # no reaction at all
        ("hand=DER05", ["DER05>b.deryn", "pass"]),
        ("hand=DER05 cores=RyB", ["pass"]),  # a reaction that cannot be paid
        ("hand=DER05 cores=rYb", ["DER05>b.deryn", "pass"]),
        ("hand=DER05,GOL05,TZU06", ["DER05>b.deryn", "GOL05>b.deryn", "TZU06>b.deryn", "pass"]),
    ],
)
def test_the_window_opens_whatever_the_hand_holds(cards: str, options: list[str]) -> None:
    """Section 8, R2: a card in hand and a ready core are enough to be asked."""
    t = struck(f"deryn@D5 goldarr@I1 tzu_xiao@I2 {cards}")
    assert (t.asked, t.options) == (("b", "react"), options)
    assert t.question().default == ("pass",)
    assert t.public().waiting == ((1, "react"),)
    t.b.passes()
    t.expect(damage={"deryn": 2}, at={"deryn": "D7"})
    assert len(t.of(ev.ReactionPassed)) == 1
    t.is_idle("a")


@pytest.mark.parametrize(
    ("cards", "why"),
    [("hand=-", "no_cards"), ("hand=DER05 cores=ryb", "no_cores"), ("hand=- cores=ryb", "no_cards")],
)
def test_the_window_stays_shut_when_public_facts_rule_a_reaction_out(cards: str, why: str) -> None:
    """R2: no card in hand or no ready core, which everybody can see."""
    t = struck(f"deryn@D5 goldarr@I1 tzu_xiao@I2 {cards}")
    t.expect(damage={"deryn": 2}, at={"deryn": "D7"})
    assert [e.why for e in t.of(ev.ReactionImpossible)] == [why]
    t.is_idle("a")


def test_nobody_reacts_to_skills_and_standard_actions() -> None:
    """Section 7: no reactions to skills or standard actions."""
    t = table(
        "r1 turn=a | a kilgore@D4 dugrun@A1 gwaien@A2 hand=KIL02"
        " | b deryn@D5 goldarr@I1 tzu_xiao@I2 hand=DER05,GOL05,TZU06"
    )
    t.a.takes("strike", "kilgore").stays().targets("deryn")
    t.expect(damage={"deryn": 1})
    t.is_idle("a")
    t = table(
        "r1 turn=a | a kilgore@D4 dugrun@A1 gwaien@A2 hand=KIL02"
        " | b deryn@D5 goldarr@I1 tzu_xiao@I2 hand=DER05,GOL05,TZU06"
    )
    t.a.plays("KIL02").stays().targets("deryn").goes("D6")
    t.expect(at={"deryn": "D6", "kilgore": "D5"}, hand={"b": "DER05,GOL05,TZU06"})
    t.is_idle("a")


# --- For whom and with what -------------------------------------------------------------------------------


def test_one_reaction_for_any_own_targeted_champion() -> None:
    """Section 8, Q31: one per attack card, for one of the targets, which need not own the card."""
    t = table(
        "r1 turn=a | a kilgore@D4 dugrun@C4 gwaien@A2 hand=KIL06"
        " | b deryn@D5 goldarr@C3 tzu_xiao@I2 hand=DER05,TZU06"
    )
    t.a.plays("KIL06").stays().aims("ring")
    # Tzu Xiao is no target; Dugrun is one, but not of b's side.
    assert t.options == ["DER05>b.deryn", "DER05>b.goldarr", "TZU06>b.deryn", "TZU06>b.goldarr", "pass"]
    t.b.reacts("TZU06", "goldarr")
    # Gold'arr took 2 - 1, so Kilgore gets 1 back and may heal it.
    t.expect(damage={"kilgore": 1, "deryn": 2, "goldarr": 1, "dugrun": 0})
    assert (t.asked, t.options) == (("a", "heal"), ["0", "1"]), "no second reaction"
    t.a.answers("0")
    t.expect(hand={"b": "DER05"}, cores={"b": "RYb"})
    t.is_idle("a")


def test_a_reaction_of_a_champion_on_the_gate_defends_another() -> None:
    """Q32: any of the player's cards, also of a champion on the Gate."""
    t = struck("deryn@D5 goldarr tzu_xiao hand=GOL05")
    t.b.reacts("GOL05", "deryn")
    t.expect(damage={"deryn": 1})
    t.a.goes("D2")
    t.is_idle("a")


def test_ambush_of_deryn_on_the_gate_gives_defence_only() -> None:
    """Q32: the part that names Deryn needs her in the arena."""
    t = struck("goldarr@D5 deryn tzu_xiao@I2 hand=DER05", target="goldarr")
    t.b.reacts("DER05", "goldarr")
    # 2 against 1 + 1, then pushed two hexes.
    t.expect(damage={"goldarr": 0}, at={"deryn": "GATE", "goldarr": "D7"}, cores={"b": "RyB"})
    t.is_idle("a")


def test_ambush_puts_deryn_on_another_hex_beside_the_attacker() -> None:
    """R10: compulsory, and her own hex is not free, so beside the attacker she changes the hex."""
    t = struck(
        "deryn@D5 goldarr@I1 tzu_xiao@I2 hand=DER05", card="KIL07", a="kilgore@D4 dugrun gwaien cores=rYb"
    )
    t.b.reacts("DER05", "deryn")
    assert (t.asked, t.options) == (("b", "place"), ["C3", "C4", "D3", "E4"])
    t.b.goes("C3")
    t.expect(at={"deryn": "C3"}, damage={"deryn": 0})
    t.is_idle("a")


def test_the_core_and_the_card_of_a_reaction_are_the_reacting_players() -> None:
    """Section 8, Q49: the player pays the card's core; the attacker's cores and cards are untouched by it."""
    t = struck("deryn@D5 goldarr@I1 tzu_xiao@I2 hand=DER05,DER02 cores=RYb")
    t.b.reacts("DER05", "deryn")
    assert t.state.players[1].in_play == ["DER05"]
    # The attack is not over while Deryn looks for a hex; neither card is in a discard pile yet (Q49).
    assert t.asked == ("b", "place")
    assert (t.state.players[0].discard, t.state.players[1].discard) == ([], [])
    t.b.goes("D3")
    t.expect(cores={"a": "RYb", "b": "Ryb"}, hand={"a": "", "b": "DER02"})
    assert (t.state.players[0].discard, t.state.players[1].discard) == (["KIL05"], ["DER05"])
    t.is_idle("a")


# --- Defence of reactions ---------------------------------------------------------------------------------


def test_a_reactions_defence_is_for_the_defended_champion_and_this_attack_only() -> None:
    """Q30: Fury against two champions, then another attack."""
    t = table(
        "r1 turn=a | a kilgore@D4 dugrun@A1 gwaien@D6 hand=KIL06,GWA05"
        " | b deryn@D5 tzu_xiao@C4 goldarr hand=DER05"
    )
    t.a.plays("KIL06").stays().aims("ring")
    t.b.reacts("DER05", "tzu_xiao").goes("C3")
    t.expect(damage={"deryn": 2, "tzu_xiao": 1}, at={"deryn": "C3"})
    t.a.plays("GWA05").stays().attacks("tzu_xiao")
    t.expect(damage={"tzu_xiao": 3})
    t.is_idle("a")


def test_darksteel_armour_gives_one_now_and_two_for_later_attacks() -> None:
    """Q30: +1 against this attack; afterwards +2 until end of turn, without that +1."""
    t = table(
        "r1 turn=a | a gwaien@D4 dugrun@C5 tzu_xiao@A1 hand=GWA05,DUG06"
        " | b deryn@D5 kilgore@I1 goldarr hand=KIL03,DER02"
    )
    t.a.plays("GWA05").stays().attacks("deryn")
    t.b.reacts("KIL03", "deryn")
    t.expect(damage={"deryn": 1})
    # Blizzard 2 + 2 (Ignite) against 0 + 2, then 1 to Kilgore in the arena.
    t.a.plays("DUG06").stays().attacks("deryn")
    t.b.passes()
    t.expect(damage={"deryn": 3, "kilgore": 1, "goldarr": 0})
    t.is_idle("a")


@pytest.mark.parametrize(("where", "defence", "damage"), [("D5", 1, 1), ("D7", 3, 0), ("D6", 3, 1)])
def test_arcane_shield_adds_two_more_against_an_attacker_that_is_not_adjacent(
    where: str, defence: int, damage: int
) -> None:
    """GWA06: +1 beside the attacker, +3 otherwise (R11)."""
    # Spring the Trap: strength 2, against a champion on a trap hex (D6) 4.
    t = struck(
        f"tzu_xiao@{where} gwaien@I1 goldarr hand=GWA06",
        card="DER06",
        a="deryn@D4 dugrun kilgore",
        target="tzu_xiao",
    )
    t.b.reacts("GWA06", "tzu_xiao")
    t.expect(damage={"tzu_xiao": damage})
    assert [e.defence for e in t.of(ev.Struck)] == [defence]
    t.is_idle("a")


# --- After the attack -------------------------------------------------------------------------------------


def test_nothing_of_a_reaction_follows_when_the_defended_champion_is_out() -> None:
    """Q33: Revenge for Deryn, who is knocked out in step 7; Gold'arr's survival does not help."""
    t = table(
        "r1 turn=a | a kilgore@D4 dugrun@A1 gwaien@A2 hand=KIL06"
        " | b deryn@D5/5 goldarr@C3 tzu_xiao@I2 hand=TZU06"
    )
    t.a.plays("KIL06").stays().aims("ring")
    t.b.reacts("TZU06", "deryn")
    t.expect(
        damage={"kilgore": 0, "goldarr": 1, "deryn": 0},
        at={"deryn": "GATE"},
        vp=(1, 0),
        levelled={"kilgore": True},
        cores={"b": "RYb"},
    )
    t.expect(discard={"b": "TZU06"})
    t.is_idle("a")


def test_nothing_of_the_attack_follows_when_the_attacker_is_out() -> None:
    """Q34: Revenge knocks Kilgore out in step 8, so there is no Push in step 9."""
    t = struck(
        "tzu_xiao@D5 goldarr@I1 deryn hand=TZU06", a="kilgore@D4/5 dugrun@A1 gwaien@A2", target="tzu_xiao"
    )
    t.b.reacts("TZU06", "tzu_xiao")
    t.expect(
        at={"kilgore": "GATE", "tzu_xiao": "D5"},
        damage={"kilgore": 0, "tzu_xiao": 2},
        vp=(0, 1),
        levelled={"tzu_xiao": True, "kilgore": False},
    )
    t.is_idle("a")


def test_revenge_gives_back_the_attack_damage_and_ignores_defence() -> None:
    """Q43: with Double both blows, without the attacker's defence."""
    # Knock Down: 2 against 0, so 2 back to Dugrun although his defence is 2.
    t = struck("deryn@D5 tzu_xiao@I1 goldarr hand=TZU06", card="DUG03", a="dugrun@D4 kilgore@A1 gwaien@A2")
    t.b.reacts("TZU06", "deryn")
    t.expect(damage={"deryn": 2, "dugrun": 2})
    t.is_idle("a")
    # Double Strike against defence 1: 1 + 1, so 2 back.
    t = table(
        "r1 turn=a | a tzu_xiao@D4 kilgore@A1 gwaien@A2 hand=TZU04"
        " | b goldarr@D5 tzu_xiao@I1 deryn hand=TZU06"
    )
    t.a.plays("TZU04").stays().attacks("goldarr")
    t.b.reacts("TZU06", "goldarr")
    t.expect(damage={"goldarr": 2, "a.tzu_xiao": 2, "b.tzu_xiao": 0})
    t.is_idle("a")


def test_revenge_for_no_damage_is_no_damage() -> None:
    """Q43: Dugrun's defence stopped the blow; push damage in step 9 is no attack damage either."""
    t = struck(
        "dugrun@D5 tzu_xiao@I1 goldarr@D6 hand=TZU06", a="kilgore@D4 deryn@A1 gwaien@A2", target="b.dugrun"
    )
    t.b.reacts("TZU06", "b.dugrun")
    t.expect(damage={"kilgore": 0, "dugrun": 2, "goldarr": 0})
    t.is_idle("a")


def test_hold_ground_cancels_every_displacement_of_the_attack() -> None:
    """Q45, R15: for all targets, not only the defended one, and without the damage of blocked steps."""
    t = table(
        "r1 turn=a | a goldarr@D4 kilgore@A1 gwaien@A2 hand=GOL06"
        " | b deryn@D5 tzu_xiao@C4 dugrun@D6 hand=DUG02"
    )
    t.a.plays("GOL06").stays().aims("arc2")
    # Nobody will be moved, so no order is asked for.
    t.b.reacts("DUG02", "tzu_xiao")
    t.expect(
        at={"deryn": "D5", "tzu_xiao": "C4", "dugrun": "D6"},
        damage={"deryn": 1, "tzu_xiao": 1, "dugrun": 0},
    )
    assert [(e.effect, e.why) for e in t.of(ev.Resisted)] == [("push", "cancelled")] * 2
    t.is_idle("a")


def test_hold_ground_does_not_outlast_its_attack() -> None:
    """Q45: "this attack" only; the next push works."""
    t = table(
        "r1 turn=a | a kilgore@D4 tzu_xiao@C5 gwaien@A2 hand=KIL05,TZU07"
        " | b deryn@D5 dugrun@I1 goldarr hand=DUG02"
    )
    t.a.plays("KIL05").stays().attacks("deryn")
    t.b.reacts("DUG02", "deryn")
    t.expect(at={"deryn": "D5"}, damage={"deryn": 2})
    t.a.plays("TZU07").goes("C4").attacks("deryn")
    # Pounce 1, then Push 1 along the row C4, D5, E6.
    t.expect(at={"deryn": "E6"}, damage={"deryn": 3})
    t.is_idle("a")
