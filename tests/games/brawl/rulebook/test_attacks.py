"""Section 6: the nine steps of an attack card, and whom it may be aimed at (Q35 to Q39, Q47)."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.kernel import IllegalAnswer
from tests.games.brawl.kit.table import Table, table


def aimed(own: str, enemies: str, card: str, allies: str = "dugrun@A1 kilgore@A2") -> Table:
    """A table at the attack question (or past it, if there was no target) after a declined move."""
    t = table(f"r1 turn=a | a {own} {allies} hand={card} | b {enemies}")
    t.a.plays(card)
    if t.asked == ("a", "move"):
        t.a.stays()
    return t


# --- The steps --------------------------------------------------------------------------------------------


def test_the_nine_steps_happen_in_order() -> None:
    """Section 6: pre-attack, targets, reaction, damage, the reaction's effects, then the attack's."""
    t = table(
        "r1 turn=a | a tzu_xiao@B3 dugrun@A1 kilgore@A2 hand=TZU07 | b goldarr@D5 deryn gwaien hand=GOL05"
    )
    t.a.plays("TZU07")
    assert t.asked == ("a", "jump")
    t.a.goes("D4")
    assert (t.asked, t.options) == (("a", "attack"), ["b.goldarr", "stop"])
    t.a.attacks("goldarr")
    assert t.asked == ("b", "react")
    t.b.reacts("GOL05", "goldarr")
    assert t.asked == ("a", "fear")
    t.a.goes("D2")
    kinds = [type(event).__name__ for event in t.events]
    assert kinds == [
        "CardPlayed",
        "Jumped",
        "TargetsChosen",
        "ReactionPlayed",
        "Struck",
        "Moved",  # Fear, from the reaction
        "Moved",  # Push, from the attack
        "CardResolved",
        "CardResolved",
    ]
    t.expect(at={"tzu_xiao": "D2", "goldarr": "D6"}, damage={"goldarr": 0}, cores={"a": "RyB", "b": "rYB"})
    assert (t.state.players[0].discard, t.state.players[1].discard) == (["TZU07"], ["GOL05"])
    t.is_idle("a")


def test_movement_comes_before_the_attack_and_may_be_all_a_card_is_played_for() -> None:
    """Section 6.1 and 6.3, Q37: move, then stop; the card is discarded and the core spent."""
    t = table(
        "r1 turn=a | a kilgore@C3 dugrun@A1 gwaien@A2 hand=KIL05 | b deryn@D5 goldarr tzu_xiao hand=DER05"
    )
    t.a.plays("KIL05").goes("D4")
    assert (t.asked, t.options) == (("a", "attack"), ["b.deryn", "stop"])
    t.a.stops()
    # No attack, so no reaction either.
    t.expect(damage={"deryn": 0}, at={"kilgore": "D4", "deryn": "D5"}, hand={"a": "", "b": "DER05"})
    t.expect(cores={"a": "RYb", "b": "RYB"})
    t.expect(discard={"a": "KIL05"})
    t.is_idle("a")


def test_the_attack_may_be_declined_after_its_pre_attack_effect() -> None:
    """Q37: Double Strike played for its Dash alone."""
    t = table("r1 turn=a | a tzu_xiao@C3 dugrun@A1 gwaien@A2 hand=TZU04 | b deryn@D5 goldarr kilgore")
    t.a.plays("TZU04").goes("D4").stops()
    t.expect(at={"tzu_xiao": "D4"}, damage={"deryn": 0})
    t.is_idle("a")


def test_without_a_legal_target_there_is_no_attack_and_no_reaction() -> None:
    """Section 6: no legal target, no attack; the other side is not asked."""
    t = table(
        "r1 turn=a | a kilgore@C3 dugrun@A1 gwaien@A2 hand=KIL05 | b deryn@D5 goldarr tzu_xiao hand=DER05"
    )
    t.a.plays("KIL05").stays()
    t.is_idle("a")
    t.expect(damage={"deryn": 0}, hand={"a": "", "b": "DER05"}, cores={"a": "RYb", "b": "RYB"})
    assert not t.of(ev.TargetsChosen)


def test_champions_on_the_gate_are_no_targets() -> None:
    """Section 1, Gate: cannot be targeted."""
    t = aimed("gwaien@D4", "deryn goldarr tzu_xiao", "GWA05")
    t.is_idle("a")
    assert not t.of(ev.TargetsChosen)


# --- Melee, indirect, direct ------------------------------------------------------------------------------


def test_melee_reaches_one_adjacent_enemy() -> None:
    """Section 6: adjacent enemies, one of them; neither allies nor the second ring."""
    t = aimed("kilgore@D4", "deryn@D5 goldarr@C3 tzu_xiao@D6", "KIL05", "dugrun@C4 gwaien@A2")
    assert t.options == ["b.deryn", "b.goldarr", "stop"]
    with pytest.raises(IllegalAnswer):
        t.a.answers("b.deryn", "b.goldarr")
    t.a.attacks("goldarr")
    t.expect(damage={"deryn": 0, "goldarr": 1, "tzu_xiao": 0, "dugrun": 0}, at={"goldarr": "A1"})
    t.is_idle("a")


@pytest.mark.parametrize(("distance", "where"), [(1, "D5"), (2, "D6"), (3, "D7"), (4, "D8")])
def test_indirect_is_a_matter_of_distance_alone(distance: int, where: str) -> None:
    """Section 6, Q39: Fireball 2-3; champions and statues between do not matter."""
    t = aimed("gwaien@D4", f"deryn@{where} goldarr@I1 tzu_xiao", "GWA02", "dugrun kilgore")
    assert (t.asked == ("a", "attack")) is (distance in (2, 3))
    if distance in (2, 3):
        assert t.options == ["b.deryn", "stop"]
        t.a.stops()
    t.is_idle("a")


def test_indirect_goes_over_statues_and_champions_and_needs_no_row() -> None:
    """Q39: over Garnet, over a champion, and off the row."""
    # E3 to E6 over the statue; F4 is two away off the row; Dugrun on E4 stands between.
    t = aimed("gwaien@E3", "deryn@E6 goldarr@F4 tzu_xiao@I5", "GWA02", "dugrun@E4 kilgore")
    assert t.options == ["b.deryn", "b.goldarr", "stop"]
    t.a.attacks("deryn")
    t.expect(damage={"deryn": 3, "goldarr": 0, "dugrun": 0})
    t.is_idle("a")


@pytest.mark.parametrize(
    ("where", "between", "offered"),
    [
        ("D5", "", False),  # nearer than 2
        ("D6", "", True),
        ("D7", "", True),
        ("D8", "", False),  # farther than 3
        ("E6", "", False),  # two away, but in no row with D4
        ("D7", "D5", False),  # an ally between
        ("D7", "D6", False),
        ("D7", "C5", True),  # an ally beside the row
    ],
)
def test_direct_needs_a_row_with_nobody_between(where: str, between: str, offered: bool) -> None:
    """Section 6, Q39: Chain Lightning 2-3."""
    ally = f"dugrun@{between}" if between else "dugrun"
    t = aimed("gwaien@D4", f"deryn@{where} goldarr tzu_xiao", "GWA04", f"{ally} kilgore")
    assert (t.asked == ("a", "attack")) is offered
    if offered:
        t.a.stops()
    t.is_idle("a")


def test_direct_is_stopped_by_statues_and_by_the_first_enemy() -> None:
    """Q39: Garnet hides E6 from E3; of two enemies in a row only the nearer can be shot."""
    t = aimed("gwaien@E3", "deryn@E6 goldarr tzu_xiao", "GWA04", "dugrun kilgore")
    t.is_idle("a")
    t = aimed("gwaien@D4", "deryn@D7 goldarr@D6 tzu_xiao", "GWA04", "dugrun kilgore")
    assert t.options == ["b.goldarr", "stop"]
    t.a.stops()
    t.is_idle("a")


def test_a_single_printed_minimum_of_one_reaches_adjacent_hexes() -> None:
    """TZU02: Challenge is direct 1-2."""
    t = aimed("tzu_xiao@D4", "deryn@D5 goldarr@D2 kilgore@D7", "TZU02", "dugrun gwaien")
    assert t.options == ["b.deryn", "b.goldarr", "stop"]
    t.a.stops()
    t.is_idle("a")


# --- Areas ------------------------------------------------------------------------------------------------


def test_an_area_hits_everybody_in_it_allies_too() -> None:
    """Section 6, Q38: Fury hits all six neighbours, allies included, Kilgore not."""
    t = aimed("kilgore@D4/2", "deryn@D5 goldarr@C3 tzu_xiao@D6", "KIL06", "gwaien@E4 dugrun@A1")
    assert t.options == ["ring", "stop"]
    t.a.aims("ring").answers("1")
    t.expect(damage={"deryn": 2, "goldarr": 1, "gwaien": 2, "tzu_xiao": 0, "dugrun": 0, "kilgore": 1})
    t.is_idle("a")


def test_an_area_must_contain_an_enemy() -> None:
    """Section 6, Q38: with allies alone around him Kilgore cannot attack."""
    t = aimed("kilgore@D4", "deryn@D6 goldarr tzu_xiao", "KIL06", "gwaien@E4 dugrun@D5")
    t.is_idle("a")
    t.expect(damage={"gwaien": 0, "dugrun": 0})


def test_the_player_turns_the_arc_and_hexes_outside_the_arena_do_not_count() -> None:
    """Q38, R13: at the edge the arcs that hit the same champions are one option."""
    # Around A1 are B1, B2 and A2 only.
    t = aimed("goldarr@A1", "deryn@B2 kilgore@A2 tzu_xiao@I1", "GOL06", "dugrun gwaien")
    assert t.options == ["arc1", "arc3", "arc6", "stop"]
    t.a.aims("arc6")
    t.expect(damage={"deryn": 1, "kilgore": 0}, at={"deryn": "C3", "kilgore": "A2"})
    t.is_idle("a")


def test_an_arc_hits_allies_inside_and_nobody_outside() -> None:
    """Q38: arc3 of D4 covers D5, C4 and C3."""
    t = aimed("goldarr@D4", "deryn@D5 kilgore@E4 tzu_xiao@I1", "GOL06", "gwaien@C3 dugrun@D3")
    t.a.aims("arc3").answers("a.gwaien")
    t.expect(damage={"deryn": 1, "gwaien": 1, "kilgore": 0, "dugrun": 0})
    t.expect(at={"deryn": "D6", "gwaien": "B2", "kilgore": "E4", "dugrun": "D3"})
    t.is_idle("a")


def test_an_area_skill_hits_allies_too_and_needs_an_enemy() -> None:
    """Q38: Flash of Jade like an area attack; nobody may react to a skill (section 7)."""
    t = table(
        "r1 turn=a | a tzu_xiao@D4 gwaien@C3/1 dugrun@D3 hand=TZU05"
        " | b deryn@D5 goldarr@I1 kilgore hand=DER05"
    )
    t.a.plays("TZU05").stays()
    t.a.aims("arc3")
    t.expect(damage={"deryn": 3, "gwaien": 3, "dugrun": 0, "goldarr": 0}, hand={"b": "DER05"})
    t.is_idle("a")
    t = aimed("tzu_xiao@D4", "deryn@I1 goldarr kilgore", "TZU05", "gwaien@C3 dugrun@D3")
    t.is_idle("a")
    t.expect(damage={"gwaien": 0, "dugrun": 0})


def test_what_needs_no_target_is_left_of_a_skill_without_one() -> None:
    """Section 7, R31: Snatch with nobody beside Lil'Y draws and dashes; Relentless Advance is lost."""
    t = table("| a lily@B3 kilgore@A1 hand=LIL06,KIL02 deck=KIL03 | b deryn@B5 goldarr@I1 hand=DER02")
    t.a.plays("LIL06").stays()
    assert (t.asked, t.options) == (("a", "draw"), ["0", "1"])
    t.a.answers("1").goes("B1")
    t.expect(at={"lily": "B1"}, hand={"a": "KIL02,KIL03", "b": "DER02"}, cores={"a": "RyB"})
    t.a.plays("KIL02").stays()
    t.expect(at={"kilgore": "A1", "deryn": "B5"}, cores={"a": "ryB"})
    t.is_idle("a")


# --- Dugrun's guard (Q47) ---------------------------------------------------------------------------------


def test_next_to_levelled_dugrun_only_attacks_on_him_are_possible() -> None:
    """Q47: adjacent to him, the attack must have him among its targets."""
    t = aimed("kilgore@D4", "dugrun@D5+ deryn@C3 goldarr", "KIL05", "gwaien tzu_xiao")
    assert t.options == ["b.dugrun", "stop"]
    t.a.stops()
    t.is_idle("a")
    # Gwaien beside him cannot shoot at anybody: her Flamespear reaches from 3 on.
    t = aimed("gwaien@D4", "dugrun@D5+ deryn@D1 goldarr", "GWA03", "kilgore tzu_xiao")
    t.is_idle("a")
    assert not t.of(ev.TargetsChosen)


def test_dugruns_guard_ends_with_adjacency_and_needs_the_levelled_side() -> None:
    """Q47: two hexes away, or on the basic side, he holds nobody."""
    t = aimed("gwaien@D4", "dugrun@D6+ deryn@D1 goldarr", "GWA03", "kilgore tzu_xiao")
    assert t.options == ["b.deryn", "stop"]
    t.a.stops()
    t = aimed("kilgore@D4", "dugrun@D5 deryn@C3 goldarr", "KIL05", "gwaien tzu_xiao")
    assert t.options == ["b.dugrun", "b.deryn", "stop"]
    t.a.stops()
    t.is_idle("a")


def test_an_area_with_dugrun_in_it_and_skills_are_free() -> None:
    """Q47: an arc that includes him is allowed, one that does not is not; the Strike action is no attack."""
    t = aimed("goldarr@D4", "dugrun@D5+ deryn@C3 kilgore@D3", "GOL06", "gwaien tzu_xiao")
    # arc1 to arc3 cover D5; arc4 (C4 C3 D3), arc5 and arc6 do not.
    assert t.options == ["arc1", "arc3", "stop"]
    t.a.stops()
    t.a.takes("strike", "goldarr").stays().targets("deryn")
    t.expect(damage={"deryn": 1, "b.dugrun": 0})
    t.is_idle("a")
