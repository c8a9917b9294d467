"""Section 12 and Q31: either player of the attacked side may react, one reaction per attack in all."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.kernel import Seat
from tests.games.brawl.kit.table import Table, table

# KIL07 has strength 1 with no other core ready, and Deryn no defence.
LINE = (
    "r2 turn=a | a kilgore@D4 dugrun@A2 cores=rYb hand=KIL07 | b deryn@D5 gwaien@I2 hand=GWA06 "
    "| c goldarr@A4 tzu_xiao@A5 hand=TZU06 | d tzu_xiao@I4 goldarr@I5 hand=GOL05,TZU06 "
    "| track=-,-,-,-,- tokens=D3,F3,G4,F6"
)


def attacked(line: str = LINE) -> Table:
    t = table(line)
    t.a.plays("KIL07").attacks("b.deryn")
    return t


def test_the_controller_of_the_target_is_asked_first_then_the_partner() -> None:
    """Q31: the partner plays an own card with an own core for the other's champion."""
    t = attacked()
    assert (t.asked, t.options) == (("b", "react"), ["GWA06>b.deryn", "pass"])
    t.b.passes()
    assert (t.asked, t.options) == (("d", "react"), ["GOL05>b.deryn", "TZU06>b.deryn", "pass"])
    t.d.reacts("TZU06", "deryn")
    # Revenge gives the 1 damage back.
    t.expect(
        damage={"deryn": 1, "kilgore": 1, "d.tzu_xiao": 0}, hand={"b": "GWA06", "c": "TZU06", "d": "GOL05"}
    )
    t.expect(cores={"b": "RYB", "c": "RYB", "d": "RYb"})
    assert t.state.players[3].discard == ["TZU06"]
    assert t.of(ev.ReactionPassed) == [ev.ReactionPassed(Seat(1))]
    t.is_idle("a")


def test_one_reaction_for_the_whole_side() -> None:
    """Q31: once the controller has reacted, the partner is not asked."""
    t = attacked()
    t.b.reacts("GWA06", "b.deryn")
    # Adjacent, so +1 defence against strength 1.
    t.expect(damage={"deryn": 0}, hand={"b": "", "d": "GOL05,TZU06"}, cores={"b": "RyB", "d": "RYB"})
    assert len(t.of(ev.ReactionPlayed)) == 1
    t.is_idle("a")


def test_both_may_pass() -> None:
    """Q31: then the blow falls; the attacker's own side is never asked."""
    t = attacked()
    t.b.passes()
    t.d.passes()
    t.expect(damage={"b.deryn": 1}, hand={"c": "TZU06"})
    assert t.of(ev.ReactionPassed) == [ev.ReactionPassed(Seat(1)), ev.ReactionPassed(Seat(3))]
    t.is_idle("a")


@pytest.mark.parametrize(("held", "why"), [("hand=-", "no_cards"), ("cores=ryb hand=GWA06", "no_cores")])
def test_a_controller_who_cannot_react_leaves_it_to_the_partner(held: str, why: str) -> None:
    """Q31: by public facts, a card in hand and a ready core."""
    t = attacked(LINE.replace("gwaien@I2 hand=GWA06", f"gwaien@I2 {held}"))
    assert [(event.seat, event.why) for event in t.of(ev.ReactionImpossible)] == [(1, why)]
    assert t.asked == ("d", "react")
    t.d.passes()
    t.expect(damage={"deryn": 1})
    t.is_idle("a")


def test_a_side_without_cards_is_not_asked() -> None:
    """Q31: nobody could react."""
    t = attacked(LINE.replace("hand=GWA06 ", "hand=- ").replace("hand=GOL05,TZU06", "hand=-"))
    assert [(event.seat, event.why) for event in t.of(ev.ReactionImpossible)] == [
        (1, "no_cards"),
        (3, "no_cards"),
    ]
    t.expect(damage={"b.deryn": 1})
    t.is_idle("a")


def test_a_knock_out_through_a_partners_reaction_levels_the_defended_champion() -> None:
    """Q2 and Q34 across seats: Revenge of d for b's Deryn; Deryn levels, the push of the attack is off."""
    line = LINE.replace("kilgore@D4", "kilgore@D4/6").replace("cores=rYb hand=KIL07", "hand=KIL05")
    t = table(line)
    t.a.plays("KIL05").stays().attacks("b.deryn")
    t.b.passes()
    t.d.reacts("TZU06", "b.deryn")
    t.expect(
        at={"kilgore": "gate", "b.deryn": "D5"},
        damage={"b.deryn": 2, "d.tzu_xiao": 0},
        levelled={"b.deryn": True, "d.tzu_xiao": False},
        vp=(0, 1),
    )
    t.is_idle("a")


def test_a_side_does_not_react_to_its_own_blow() -> None:
    """Q31: in a team-mate's turn never, also not for an own champion hit by friendly fire."""
    t = table(
        "r2 turn=c | a gwaien@C4 dugrun@A2 hand=GWA06 | b deryn@D5 gwaien@I2 hand=GWA06 "
        "| c kilgore@D4 tzu_xiao@A5 hand=KIL06,TZU06 | d goldarr@I4 dugrun@I5 hand=- "
        "| track=-,-,-,-,- tokens=D3,F3,G4,F6"
    )
    t.c.plays("KIL06").stays().aims("ring")
    assert (t.asked, t.options) == (("b", "react"), ["GWA06>b.deryn", "pass"])
    t.b.passes()
    t.expect(damage={"a.gwaien": 2, "b.deryn": 2}, hand={"a": "GWA06", "c": "TZU06"})
    t.is_idle("c")


@pytest.mark.parametrize(
    ("turn", "order", "asked"), [("a", "abcd", "bd"), ("a", "adcb", "db"), ("c", "abcd", "db")]
)
def test_targets_of_both_players_next_in_turn_order_first(turn: str, order: str, asked: str) -> None:
    """Q31: both are controllers; each may play an own card for either target."""
    attacker, other = ("kilgore@D4 dugrun@A2 hand=KIL06", "goldarr@A4 tzu_xiao@A5")
    first, third = (attacker, other) if turn == "a" else (other, attacker)
    t = table(
        f"r2 turn={turn} order={order} | a {first} | b deryn@D5 kilgore@I2 hand=KIL03 "
        f"| c {third} | d gwaien@E4 goldarr@I4 hand=GWA06 | track=-,-,-,-,- tokens=D3,F3,G4,F6"
    )
    t.by(turn).plays("KIL06").stays().aims("ring")
    for letter in asked:
        card = {"b": "KIL03", "d": "GWA06"}[letter]
        assert (t.asked, t.options) == ((letter, "react"), [f"{card}>b.deryn", f"{card}>d.gwaien", "pass"])
        if letter == asked[0]:
            t.by(letter).passes()
        else:
            t.by(letter).reacts(card, "deryn" if letter == "d" else "gwaien")
    # Strength 2, both reactions give +1: 1 on the defended one, the partner's, and 2 on the other.
    hurt = {"b.deryn": 1, "d.gwaien": 2} if asked[1] == "d" else {"b.deryn": 2, "d.gwaien": 1}
    t.expect(damage=hurt)
    t.is_idle(turn)


def test_each_pays_with_an_own_core() -> None:
    """Q31: d has one ready core that fits none of the cards; b's do not help."""
    t = attacked(LINE.replace("d tzu_xiao@I4", "d cores=rYb tzu_xiao@I4"))
    t.b.passes()
    assert (t.asked, t.options) == (("d", "react"), ["pass"])
    t.d.passes()
    t.expect(damage={"b.deryn": 1}, cores={"b": "RYB", "d": "rYb"})
    t.is_idle("a")
