"""Strength, defence and damage (Q9, Q14, Q40 to Q44, Q48) and compulsory effects (Q35, Q36)."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from tests.games.brawl.kit.table import Table, table


def attack(card: str, own: str, enemies: str, target: str, more: str = "") -> Table:
    """The first champion of a has attacked with a card, without moving; nobody reacts."""
    t = table(f"r1 turn=a | a {own} hand={card} | b {enemies}{more}")
    t.a.plays(card)
    while t.asked[1] in ("move", "dash", "jump"):
        t.a.stays()
    t.a.attacks(target)
    return t


# --- Strength against defence -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("target", "bonus", "damage"),
    [
        # Ignite: strength 2. Defences: Deryn 0, Gold'arr 1, Dugrun 2.
        ("deryn", 0, 2),
        ("goldarr", 0, 1),
        ("dugrun", 0, 0),
        ("dugrun", 1, 1),
        ("dugrun", -1, 0),
    ],
)
def test_damage_is_strength_minus_defence_and_never_below_zero(target: str, bonus: int, damage: int) -> None:
    """Section 6.6, Q40: negative results are 0 damage, they heal nobody."""
    enemies = f"{target}@D6/1 tzu_xiao@I1"
    more = f" | effects a.gwaien:strength:{bonus}" if bonus else ""
    t = attack("GWA05", "gwaien@D4 kilgore@A1", enemies, f"b.{target}", more)
    t.expect(damage={target: 1 + damage, "gwaien": 0, "kilgore": 0, "tzu_xiao": 0})
    t.is_idle("a")


@pytest.mark.parametrize(("target", "damage"), [("deryn", 2), ("goldarr", 2), ("dugrun", 1)])
def test_defence_below_zero_counts_as_zero(target: str, damage: int) -> None:
    """Q40: levelled Tzu Xiao takes 1 defence from adjacent enemies; Deryn's 0 stays 0."""
    t = attack("GWA05", "gwaien@D4 tzu_xiao@C6+", f"{target}@D6 kilgore@I1", f"b.{target}")
    t.expect(damage={target: damage})
    t.is_idle("a")


@pytest.mark.parametrize(("target", "damage"), [("kilgore", 1), ("deryn", 2)])
def test_modifiers_of_defence_are_added_up_before_it_is_cut_at_zero(target: str, damage: int) -> None:
    """R12: -1 beside Tzu Xiao and +1 from a reaction cancel out, also for a champion with 0."""
    t = table(
        "r1 turn=a | a gwaien@D4 tzu_xiao@C6+ dugrun@A1 hand=GWA05"
        f" | b {target}@D6 {'deryn@I1' if target == 'kilgore' else 'kilgore@I1'} goldarr hand=KIL03"
    )
    t.a.plays("GWA05").stays().attacks(target)
    t.b.reacts("KIL03", target)
    # Ignite, strength 2. Kilgore: 2 - (1 - 1 + 1). Deryn: 2 - (0 - 1 + 1).
    t.expect(damage={target: damage})
    t.is_idle("a")


def test_bonuses_of_strength_reach_attack_cards_only() -> None:
    """Q14: damage effects are not attacks: Fireball hits for 3 + 2, the fire beside it burns for 2."""
    t = attack(
        "GWA02",
        "gwaien@D4 kilgore@A1",
        "deryn@D6 tzu_xiao@D7",
        "deryn",
        " | effects a.gwaien:strength:2",
    )
    t.expect(damage={"deryn": 5, "tzu_xiao": 2})
    t.is_idle("a")


@pytest.mark.parametrize(
    ("level", "offered"), [("", ["D7", "D8"]), ("+", ["D6", "D7", "D8"])], ids=["basic", "levelled"]
)
def test_gwaiens_range_changes_printed_ranges(level: str, offered: list[str]) -> None:
    """Q14: Flamespear 3-5 becomes 2-6 on her levelled side; on D4 column D ends at four."""
    reached: list[str] = []
    for where in ("D5", "D6", "D7", "D8"):
        t = table(f"r1 turn=a | a gwaien@D4{level} kilgore@A1 hand=GWA03 | b deryn@{where} goldarr")
        t.a.plays("GWA03").stays()
        if t.asked == ("a", "attack"):
            reached.append(where)
            t.a.stops()
        t.is_idle("a")
    assert reached == offered


@pytest.mark.parametrize(("level", "offered"), [("", False), ("+", True)])
def test_gwaiens_range_at_its_far_end(level: str, offered: bool) -> None:
    """Q14: six hexes away only levelled; her Jump and Fireball's fire have no range to change."""
    t = table(f"r1 turn=a | a gwaien@D1{level} kilgore@A1 hand=GWA03,GWA07 | b deryn@D7 goldarr")
    t.a.plays("GWA03").stays()
    assert (t.asked == ("a", "attack")) is offered
    if offered:
        t.a.stops()
    t.a.plays("GWA07")
    assert "D5" in t.options
    assert "D6" not in t.options
    t.a.stays()
    t.is_idle("a")


def test_allies_never_include_the_champion_of_the_card() -> None:
    """Q48: Knock Down strengthens Dugrun's allies against that target, neither him nor against others."""
    t = table(
        "r1 turn=a | a dugrun@D4 kilgore@C5 gwaien@A1 hand=DUG03,DUG04,KIL05 | b deryn@D5 goldarr@B4 tzu_xiao"
    )
    t.a.plays("DUG03").stays().attacks("deryn")
    t.expect(damage={"deryn": 2})
    kinds = {(e.kind, e.figure, e.amount, e.against) for e in t.of(ev.EffectBegan)}
    deryn = t.figure("deryn").id
    assert kinds == {
        ("strength", t.figure("kilgore").id, 2, deryn),
        ("strength", t.figure("gwaien").id, 2, deryn),
    }
    t.a.plays("KIL05").stays().attacks("deryn")
    # 2 + 2 against 0 on top of 2; the statue on E5 blocks both steps of the push: 8 of 7 health.
    t.expect(damage={"deryn": 0}, at={"deryn": "GATE"}, vp=(1, 0), levelled={"kilgore": True})
    t.is_idle("a")


def test_the_bonus_against_one_target_does_not_count_against_another() -> None:
    """Q48, Knock Down: Kilgore hits Gold'arr with the printed strength."""
    t = table(
        "r1 turn=a | a dugrun@D4 kilgore@C5 gwaien@A1 hand=DUG03,KIL05 | b deryn@D5 goldarr@B4 tzu_xiao"
    )
    t.a.plays("DUG03").stays().attacks("deryn")
    t.a.plays("KIL05").stays().attacks("goldarr")
    # 2 against 1, and one step of the push missing at the edge behind A3.
    t.expect(damage={"goldarr": 2, "deryn": 2}, at={"goldarr": "A3"})
    t.is_idle("a")


def test_your_champions_include_the_champion_of_the_card() -> None:
    """Q48: Focus reaches Tzu Xiao too, but nobody on the Gate (Q8)."""
    t = table("r1 turn=a | a tzu_xiao@D4 kilgore@C5 gwaien hand=TZU03 | b deryn@I1 goldarr dugrun")
    t.a.plays("TZU03").stays().uses()
    reached = {(t.state.figures[e.figure].champion.id, e.kind, e.amount) for e in t.of(ev.EffectBegan)}
    assert reached == {
        ("tzu_xiao", "strength", 1), ("tzu_xiao", "movement", 1),
        ("kilgore", "strength", 1), ("kilgore", "movement", 1),
    }  # fmt: skip
    t.is_idle("a")


# --- Double, Lifesteal, overkill --------------------------------------------------------------------------


@pytest.mark.parametrize(("target", "damage"), [("deryn", 4), ("goldarr", 2), ("dugrun", 0)])
def test_double_gives_the_damage_once_more(target: str, damage: int) -> None:
    """Q41: the same amount again after defence: (2 - 0) * 2, (2 - 1) * 2, (2 - 2) * 2."""
    t = attack("TZU04", "tzu_xiao@D4 kilgore@A1", f"{target}@D5 gwaien", f"b.{target}")
    t.expect(damage={target: damage})
    t.is_idle("a")


def test_lifesteal_counts_the_whole_damage_overkill_included() -> None:
    """Q9, Q41: 5 damage on a champion with 2 health left heals 5."""
    t = attack("KIL07", "kilgore@D4/6 gwaien@A1", "deryn@D5/5 goldarr", "deryn")
    t.expect(damage={"kilgore": 1, "deryn": 0}, at={"deryn": "GATE"}, vp=(1, 0), levelled={"kilgore": True})
    t.is_idle("a")


def test_lifesteal_heals_no_more_than_there_is_and_nothing_for_nothing() -> None:
    """Q41, Q53: an undamaged attacker heals nothing; no damage dealt, nothing healed."""
    t = attack("KIL07", "kilgore@D4/1 gwaien@A1", "deryn@D5 goldarr", "deryn")
    t.expect(damage={"kilgore": 0, "deryn": 5})
    t = attack("KIL07", "kilgore@D4/3 gwaien@A1 cores=rYb", "dugrun@D5 goldarr", "dugrun")
    t.expect(damage={"kilgore": 3, "dugrun": 0})
    assert not t.of(ev.Healed)
    t.is_idle("a")


def test_damage_dealt_counts_overkill() -> None:
    """Q42: Plundarr does 2 damage to Deryn with 1 health left: up to 2 cards."""
    t = attack("GOL04", "goldarr@D4 kilgore@A1 deck=KIL02,KIL03,KIL04", "deryn@D5/6 gwaien", "deryn")
    assert (t.asked, t.options) == (("a", "draw"), ["0", "1", "2"])
    t.a.answers("2")
    t.expect(at={"deryn": "GATE"}, hand={"a": "KIL02,KIL03"}, vp=(1, 0), levelled={"goldarr": True})
    t.is_idle("a")


@pytest.mark.parametrize(("target", "others"), [("deryn", 1), ("dugrun", 0)])
def test_effects_if_damage_was_dealt_need_at_least_one(target: str, others: int) -> None:
    """Q42: Blizzard (strength 2) against defence 0 and 2; the Gate is out of its reach."""
    t = attack("DUG06", "dugrun@D4 kilgore@A1", f"{target}@D5 tzu_xiao@I1 goldarr", f"b.{target}")
    t.expect(damage={f"b.{target}": 2 if others else 0, "tzu_xiao": others, "goldarr": 0, "kilgore": 0})
    t.is_idle("a")


# --- Compulsory effects -----------------------------------------------------------------------------------


def test_post_attack_effects_must_hit_own_champions_and_oneself() -> None:
    """Q35: Fireball at distance 1 (levelled Gwaien) burns Gwaien and her ally beside the target."""
    t = attack("GWA02", "gwaien@D4+ kilgore@C5 dugrun@A1", "deryn@D5 goldarr@D7 tzu_xiao", "deryn")
    t.expect(damage={"deryn": 3, "gwaien": 2, "kilgore": 2, "goldarr": 0, "dugrun": 0})
    t.is_idle("a")


def test_chain_lightning_must_strike_even_its_caster() -> None:
    """Q35: only Gwaien herself is within two hexes of the target, so she is hit."""
    t = attack("GWA04", "gwaien@D4 kilgore@A1", "deryn@D6 goldarr@I1", "deryn")
    t.expect(damage={"deryn": 3, "gwaien": 2, "kilgore": 0, "goldarr": 0})
    t.is_idle("a")


def test_chain_lightning_strikes_one_of_several_at_the_players_choice() -> None:
    """Q35: exactly one other champion, of any side, within two hexes of the target."""
    t = attack("GWA04", "gwaien@D4 kilgore@C6", "deryn@D6 goldarr@D8 tzu_xiao@I1", "deryn")
    assert (t.asked, t.options) == (("a", "victim"), ["a.gwaien", "a.kilgore", "b.goldarr"])
    t.a.answers("b.goldarr")
    t.expect(damage={"deryn": 3, "gwaien": 0, "kilgore": 0, "goldarr": 2, "tzu_xiao": 0})
    t.is_idle("a")


@pytest.mark.parametrize("card", ["GWA02", "GWA04"])
def test_effects_around_a_target_that_is_out_do_nothing(card: str) -> None:
    """Q36: the target was knocked out, so nobody is adjacent to it or within two hexes of it."""
    t = attack(card, "gwaien@D4 kilgore@C6", "deryn@D6/4 goldarr@D7 tzu_xiao@I1", "deryn")
    t.expect(damage={"gwaien": 0, "kilgore": 0, "goldarr": 0}, at={"deryn": "GATE"}, vp=(1, 0))
    t.is_idle("a")


# --- Hunter's Quarry --------------------------------------------------------------------------------------


def test_hunters_quarry_is_used_up_by_the_next_attack_on_the_marked_champion() -> None:
    """Q44: ignores defence and reactions, +1 strength, for that champion only, once."""
    t = table(
        "r1 turn=a | a deryn@D4 kilgore@C5/2 gwaien@C4 hand=DER03,KIL06,GWA05"
        " | b dugrun@B5 goldarr@D5 tzu_xiao@I1 hand=GOL05"
    )
    t.a.plays("DER03").stays().targets("goldarr")
    t.a.plays("KIL06").stays().aims("ring")
    t.b.reacts("GOL05", "goldarr")
    # Fury, strength 2: Gold'arr 2 + 1 whatever his defence, Dugrun 2 - 2, Gwaien (an ally) 2 - 0.
    t.expect(damage={"goldarr": 3, "dugrun": 0, "gwaien": 2})
    t.a.answers(t.options[0])
    t.a.answers("0")
    assert not [n for n in t.state.lasting if n.kind == "quarry"]
    t.a.plays("GWA05").stays().attacks("goldarr")
    t.expect(damage={"goldarr": 4, "dugrun": 0})
    t.is_idle("a")


def test_hunters_quarry_waits_for_an_attack_that_has_the_marked_champion_among_its_targets() -> None:
    """Q44: an attack on somebody else does not use it up."""
    t = table(
        "r1 turn=a | a deryn@D4 kilgore@C5 gwaien@A1 hand=DER03,KIL05,KIL06"
        " | b dugrun@B5 goldarr@D5 tzu_xiao@I1"
    )
    t.a.plays("DER03").stays().targets("goldarr")
    t.a.plays("KIL05").stays().attacks("dugrun")
    # Defence 2 stops the blow; the push makes one step to A5 and misses the other.
    t.expect(damage={"dugrun": 1, "goldarr": 0}, at={"dugrun": "A5"})
    assert [n.kind for n in t.state.lasting] == ["quarry"]
    t.a.plays("KIL06").stays().aims("ring")
    t.expect(damage={"goldarr": 3})
    assert t.state.lasting == []
    t.is_idle("a")
