"""Section 13 and Q15 to Q22: Push, Pull, Force and Fear, and what Root and immunity do to them."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from tests.games.brawl.kit.table import Table, table

# Kilgore above his victim in column D; Maul Thrash: strength 2, then Push 2.
PUSHER = "a kilgore@D4 dugrun@A1 gwaien@A2 hand=KIL05"


def maul(victim: str, others: str = "goldarr@I2 tzu_xiao@I3", a: str = PUSHER, more: str = "") -> Table:
    """Kilgore has attacked the victim, which stands below him, with Maul Thrash."""
    t = table(f"r1 turn=a | {a} | b {victim} {others}{more}")
    t.a.plays("KIL05").stays().attacks(f"b.{victim.partition('@')[0]}")
    return t


# --- Push -------------------------------------------------------------------------------------------------


def test_push_goes_straight_away_as_far_as_possible() -> None:
    """Section 14, Q15: the full distance in the row, no damage for steps that were made."""
    t = maul("deryn@D5")
    t.expect(damage={"deryn": 2}, at={"deryn": "D7", "kilgore": "D4"})
    t.others_untouched("deryn")
    t.is_idle("a")


@pytest.mark.parametrize(
    ("a", "victim", "others", "end", "damage"),
    [
        # One step made, one blocked by an ally of the victim or of the pusher.
        (PUSHER, "deryn@D5", "goldarr@D7 tzu_xiao@I3", "D6", 3),
        (PUSHER.replace("A1", "D7"), "deryn@D5", "goldarr@I2 tzu_xiao@I3", "D6", 3),
        # No step made.
        (PUSHER, "deryn@D5", "goldarr@D6 tzu_xiao@I3", "D5", 4),
        # The edge after one step and at once.
        (PUSHER.replace("D4", "D6"), "deryn@D7", "goldarr@I2 tzu_xiao@I3", "D8", 3),
        (PUSHER.replace("D4", "D7"), "deryn@D8", "goldarr@I2 tzu_xiao@I3", "D8", 4),
        # A statue at once.
        (PUSHER.replace("D4", "E3"), "deryn@E4", "goldarr@I2 tzu_xiao@I3", "E4", 4),
    ],
)
def test_one_damage_for_every_step_that_could_not_be_made(
    a: str, victim: str, others: str, end: str, damage: int
) -> None:
    """Q15: blocked by any champion, a statue or the edge; 1 damage each, on top of 2 from the attack."""
    t = maul(victim, others, a)
    t.expect(damage={"deryn": damage, "goldarr": 0, "dugrun": 0}, at={"deryn": end})
    assert [e.amount for e in t.of(ev.Damaged) if e.cause == "push"] == [damage - 2]
    t.is_idle("a")


def test_damage_of_a_push_ignores_defence() -> None:
    """Q15: Dugrun's defence 2 stops the attack but not the damage of the two blocked steps."""
    t = maul("dugrun@D5", "goldarr@D6 tzu_xiao@I3", "a kilgore@D4 deryn@A1 gwaien@A2 hand=KIL05")
    t.expect(damage={"dugrun": 2, "goldarr": 0}, at={"dugrun": "D5"})
    t.is_idle("a")


def test_a_push_out_of_the_row_is_ignored() -> None:
    """Q15: not in one row at resolution, no push and no damage, even though D6 is blocked."""
    t = table(f"r1 turn=a | {PUSHER} | b deryn@D5 goldarr@D6 tzu_xiao@I3 hand=GOL05")
    t.a.plays("KIL05").stays().attacks("deryn")
    t.b.reacts("GOL05", "deryn")
    t.a.goes("B2")
    # 2 strength against 0 + 1; from B2 there is no row to D5.
    t.expect(damage={"deryn": 1, "goldarr": 0}, at={"deryn": "D5", "kilgore": "B2"})
    assert [(e.effect, e.why) for e in t.of(ev.Resisted)] == [("push", "no_row")]
    t.is_idle("a")


def test_a_push_still_works_from_farther_away_in_the_row() -> None:
    """Section 14: straight away from the champion applying it, however far it stands."""
    t = table(f"r1 turn=a | {PUSHER} | b deryn@D5 goldarr@I2 tzu_xiao@I3 hand=GOL05")
    t.a.plays("KIL05").stays().attacks("deryn")
    t.b.reacts("GOL05", "deryn")
    t.a.goes("D2")
    t.expect(damage={"deryn": 1}, at={"deryn": "D7", "kilgore": "D2"})
    t.is_idle("a")


def test_the_player_orders_several_pushes() -> None:
    """Q17: Shield Slam pushes every adjacent enemy, in the order the player chooses."""
    t = table("r1 turn=a | a dugrun@D4 kilgore@A1 gwaien@A2 hand=DUG05 | b deryn@D5 goldarr@C3 tzu_xiao@E4")
    t.a.plays("DUG05").stays()
    t.a.uses().stays()
    assert (t.asked, t.options) == (("a", "push_next"), ["b.deryn", "b.goldarr", "b.tzu_xiao"])
    t.a.answers("b.tzu_xiao")
    assert (t.asked, t.options) == (("a", "push_next"), ["b.deryn", "b.goldarr"])
    t.a.answers("b.goldarr")
    assert [t.state.figures[e.figure].champion.id for e in t.of(ev.Moved)] == ["tzu_xiao", "goldarr", "deryn"]
    t.expect(
        at={"deryn": "D6", "goldarr": "B2", "tzu_xiao": "F3"},
        damage={"deryn": 0, "goldarr": 0, "tzu_xiao": 0},
    )
    t.is_idle("a")


# --- Push and tokens --------------------------------------------------------------------------------------


def test_a_push_goes_over_a_token_and_triggers_it() -> None:
    """Section 14: over trap tokens, triggering them; the victim's controller places the next one (Q25)."""
    t = maul("deryn@D5", more=" | tokens=D6:damage2,C4,F3,G4")
    assert (t.asked, t.options) == (("b", "refill"), ["D3", "F6"])
    t.expect(at={"deryn": "D6"}, damage={"deryn": 4})
    t.b.refills("F6")
    t.expect(at={"deryn": "D7"}, damage={"deryn": 4}, tokens="C4,F3,F6,G4")
    t.is_idle("a")


def test_a_push_into_a_rooting_trap_hurts_for_the_steps_left() -> None:
    """Q22: rooted on the way it stops; the remaining step could not be made: 1 damage."""
    t = maul("deryn@D5", more=" | tokens=D6:root,C4,F3,G4")
    t.b.refills("F6")
    t.expect(at={"deryn": "D6"}, damage={"deryn": 3})
    t.is_idle("a")


def test_a_push_that_ends_on_a_rooting_trap_does_no_damage() -> None:
    """Q22: no step is left, so none is missing."""
    t = maul("deryn@D5", more=" | tokens=D7:root,C4,F3,G4")
    t.b.refills("F6")
    t.expect(at={"deryn": "D7"}, damage={"deryn": 2})
    t.is_idle("a")


def test_a_champion_knocked_out_on_the_way_is_pushed_no_further() -> None:
    """Q22: knocked out on the way, it stops; the refill is still its controller's."""
    t = maul("deryn@D5/3", "goldarr@D7 tzu_xiao@I3", more=" | tokens=D6:damage2,C4,F3,G4")
    t.expect(at={"deryn": "GATE"}, vp=(1, 0))
    t.b.refills("F6")
    t.expect(at={"deryn": "GATE", "goldarr": "D7"}, damage={"deryn": 0}, levelled={"kilgore": True})
    t.is_idle("a")


# --- Pull -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "end", "damage"),
    [
        # Harpoon Strike: strength 1, Pull 2. Three hexes away: two steps.
        ("D7", "D5", 1),
        # Two hexes away: one step, and the puller is in the way of the other.
        ("D6", "D5", 2),
    ],
)
def test_pull_stops_before_the_puller(start: str, end: str, damage: int) -> None:
    """Q16: the puller itself blocks; 1 damage for the step that is missing."""
    t = table(f"r1 turn=a | a goldarr@D4 dugrun@A1 gwaien@A2 hand=GOL03 | b deryn@{start} kilgore tzu_xiao")
    t.a.plays("GOL03").stays().attacks("deryn")
    t.expect(at={"deryn": end, "goldarr": "D4"}, damage={"deryn": damage})
    t.others_untouched("deryn")
    t.is_idle("a")


@pytest.mark.parametrize(("start", "end", "damage"), [("D5", "D5", 3), ("D6", "D5", 2)])
def test_pull_on_an_adjacent_champion_hurts(start: str, end: str, damage: int) -> None:
    """Q16: Challenge has strength 2 and Pull 1; adjacent, the puller blocks: 1 damage."""
    t = table(f"r1 turn=a | a tzu_xiao@D4 dugrun@A1 gwaien@A2 hand=TZU02 | b deryn@{start} kilgore goldarr")
    t.a.plays("TZU02").stays().attacks("deryn")
    t.expect(at={"deryn": end}, damage={"deryn": damage})
    t.is_idle("a")


def test_pull_triggers_tokens_on_the_way() -> None:
    """Section 14: Push and Pull go over tokens and trigger them."""
    t = table(
        "r1 turn=a | a goldarr@D4 dugrun@A1 gwaien@A2 hand=GOL03 | b deryn@D7 kilgore tzu_xiao"
        " | tokens=D6:damage1,C4,F3,G4"
    )
    t.a.plays("GOL03").stays().attacks("deryn")
    t.b.refills("F6")
    t.expect(at={"deryn": "D5"}, damage={"deryn": 2}, tokens="C4,F3,F6,G4")
    t.is_idle("a")


# --- Force ------------------------------------------------------------------------------------------------


def advance(victim: str, others: str = "goldarr@I2 tzu_xiao@I3", more: str = "") -> Table:
    """Kilgore on D3 has aimed Relentless Advance at the victim."""
    t = table(f"r1 turn=a | a kilgore@D3 dugrun@C4 gwaien@A2 hand=KIL02 | b {victim} {others}{more}")
    t.a.plays("KIL02").stays().targets("deryn")
    return t


def test_force_is_up_to_the_player_applying_it_within_the_victims_limits() -> None:
    """Q18: any path, 0 allowed; the victim's enemies and statues block, it ends on a free hex."""
    t = advance("deryn@D4", "goldarr@D5 tzu_xiao@I3")
    # Around D4: E4 and C3 are free; E5 a statue, D5 an ally, C4 and D3 enemies of hers.
    assert (t.asked, t.options) == (("a", "force"), ["C3", "E4", "stop"])
    t.a.goes("E4")
    t.expect(at={"deryn": "E4", "kilgore": "D4"}, damage={"deryn": 0})
    t.is_idle("a")


def test_force_onto_a_token_triggers_it_for_the_victims_controller() -> None:
    """Q18 and Q25: a forced champion sets off traps; its controller refills; Kilgore takes its hex."""
    t = advance("deryn@D4", more=" | tokens=E4:damage2,B2,F3,G4")
    t.a.goes("E4")
    assert (t.asked, t.options) == (("b", "refill"), ["D6", "F6"])
    t.b.refills("F6")
    t.expect(at={"deryn": "E4", "kilgore": "D4"}, damage={"deryn": 2, "kilgore": 0})
    t.is_idle("a")


@pytest.mark.parametrize("how", ["stays", "rooted", "blocked"])
def test_kilgore_is_not_placed_when_the_victim_did_not_move(how: str) -> None:
    """Q46: 0 chosen, rooted or blocked, Kilgore stays; no damage for missing steps (Q18, Q20)."""
    if how == "stays":
        t = advance("deryn@D4")
        t.a.stays()
    elif how == "rooted":
        t = advance("deryn@D4~")
        assert [(e.effect, e.why) for e in t.of(ev.Resisted)] == [("force", "rooted")]
    else:
        t = table(
            "r1 turn=a | a kilgore@B1 dugrun@B2 gwaien@G1 hand=KIL02 | b deryn@A1 goldarr@A2 tzu_xiao@I3"
        )
        t.a.plays("KIL02").stays().targets("deryn")
    t.expect(damage={"deryn": 0, "kilgore": 0}, at={"kilgore": "B1" if how == "blocked" else "D3"})
    t.others_untouched()
    t.is_idle("a")
