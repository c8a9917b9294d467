"""Sulka's attacks: Darting Strikes, and a Life Drain that may feed an ally."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from tests.games.brawl.kit.table import table

# --- SUL02 Darting Strikes --------------------------------------------------------------------------------


@pytest.mark.parametrize(("target", "damage"), [("tzu_xiao", 4), ("goldarr", 2), ("dugrun", 0)])
def test_darting_strikes_hit_twice(target: str, damage: int) -> None:
    """SUL02: strength 2 less defence, Double; the defence is taken off once for both (Q41)."""
    t = table(f"| a sulka@B3 hand=SUL02 | b {target}@D4 gwaien@I1")
    t.a.plays("SUL02").attacks(target)
    t.expect(damage={target: damage}, at={"sulka": "B3", target: "D4"}, cores={"a": "rYB"})
    t.others_untouched(target)
    t.is_idle("a")


@pytest.mark.parametrize(("tzu_xiao", "offered"), [("B4", True), ("D6", True), ("E7", False)])
def test_darting_strikes_have_a_range_and_no_move(tzu_xiao: str, *, offered: bool) -> None:
    """SUL02: indirect 1-3 past anybody, and no move before."""
    t = table(f"| a sulka@B3 hand=SUL02 | b tzu_xiao@{tzu_xiao} goldarr@C4")
    t.a.plays("SUL02")
    assert ("b.tzu_xiao" in t.options) is offered
    t.a.stops()
    t.expect(at={"sulka": "B3"}, damage={"tzu_xiao": 0})
    t.is_idle("a")
    t = table("| a sulka kilgore@A1 hand=SUL02 | b tzu_xiao@B3")
    assert "SUL02" not in t.options
    t.is_idle("a")


def test_darting_strikes_are_avenged_twice() -> None:
    """SUL02 against Revenge, Q43: both hits come back."""
    t = table("| a sulka@B3 hand=SUL02 | b tzu_xiao@C3 goldarr@I1 hand=TZU06")
    t.a.plays("SUL02").attacks("tzu_xiao")
    t.b.reacts("TZU06", "tzu_xiao")
    t.expect(damage={"sulka": 4, "tzu_xiao": 4})
    t.is_idle("a")


# --- SUL03 Life Drain -------------------------------------------------------------------------------------


def test_life_drain_feeds_sulka_or_an_ally() -> None:
    """SUL03: what the attack did is healed, on her or on one damaged ally of the player's choice."""
    for fed, left in (("sulka", {"sulka": 1, "kilgore": 4}), ("kilgore", {"sulka": 3, "kilgore": 2})):
        t = table("| a sulka@B2/3 kilgore@A1/4 deryn@A2 hand=SUL03 | b tzu_xiao@B5 goldarr@I1")
        t.a.plays("SUL03").stays().attacks("tzu_xiao")
        assert t.asked == ("a", "lifesteal")
        assert t.options == ["a.sulka", "a.kilgore"]
        t.a.answers(f"a.{fed}")
        t.expect(damage={**left, "tzu_xiao": 2, "deryn": 0}, at={"tzu_xiao": "B5"}, cores={"a": "RYb"})
        t.others_untouched("tzu_xiao", fed)
        t.is_idle("a")


def test_life_drain_may_feed_nobody() -> None:
    """SUL03: the healing *may* go to an ally; undamaged herself, Sulka can keep it from a damaged one."""
    t = table("| a sulka@B2 mariusz@A1/3 hand=SUL03 | b tzu_xiao@B5 goldarr@I1")
    t.a.plays("SUL03").stays().attacks("tzu_xiao")
    assert t.asked == ("a", "lifesteal")
    assert t.options == ["a.sulka", "a.mariusz"]
    t.a.answers("a.sulka")
    t.expect(damage={"sulka": 0, "mariusz": 3, "tzu_xiao": 2})
    t.is_idle("a")


def test_life_drain_asks_only_where_there_is_a_choice() -> None:
    """SUL03: with no damaged ally in the arena it is plain Lifesteal, overkill counted (Q9)."""
    t = table("| a sulka@B2/5 kilgore@A1 deryn hand=SUL03 | b tzu_xiao@B5/8 goldarr@I1")
    t.a.plays("SUL03").stays().attacks("tzu_xiao")
    t.expect(at={"tzu_xiao": "gate"}, damage={"sulka": 3, "kilgore": 0}, vp=(1, 0), levelled={"sulka": True})
    t.is_idle("a")


def test_life_drain_that_does_no_damage_heals_nobody() -> None:
    """SUL03: stopped by Dugrun's 2."""
    t = table("| a sulka@B2/3 kilgore@A1/4 hand=SUL03 | b dugrun@B5 goldarr@I1")
    t.a.plays("SUL03").stays().attacks("dugrun")
    t.expect(damage={"sulka": 3, "kilgore": 4, "dugrun": 0})
    assert t.of(ev.Healed) == []
    t.is_idle("a")


def test_life_drain_that_wins_asks_nothing_more() -> None:
    """SUL03, R19: the fifth point ends the match on the spot."""
    t = table("vp=4-0 | a sulka@B2/3 kilgore@A1/4 hand=SUL03 | b tzu_xiao@B5/7 goldarr@I1")
    t.a.plays("SUL03").stays().attacks("tzu_xiao")
    t.expect(vp=(5, 0), at={"tzu_xiao": "gate"})
    t.is_over("a")


@pytest.mark.parametrize(("tzu_xiao", "offered"), [("B2", True), ("B4", True), ("B5", False), ("C3", False)])
def test_life_drain_needs_a_clear_row(tzu_xiao: str, *, offered: bool) -> None:
    """SUL03, Q39: direct 1-3."""
    t = table(f"| a sulka@B1 hand=SUL03 | b tzu_xiao@{tzu_xiao} goldarr@C2")
    t.a.plays("SUL03").stays()
    assert ("b.tzu_xiao" in t.options) is offered
    t.a.stops()
    t.expect(damage={"tzu_xiao": 0})
    t.is_idle("a")


def test_the_level_won_by_a_life_drain_comes_too_late_for_a_thought() -> None:
    """SUL01, Q1: she levels when the card is finished, so it is not followed by Draw 1 and Plan 1."""
    t = table("| a sulka@B2 hand=SUL03,SUL05 deck=SUL02 | b tzu_xiao@B5/7 goldarr@I1")
    t.a.plays("SUL03").stays().attacks("tzu_xiao")
    t.expect(at={"tzu_xiao": "gate"}, levelled={"sulka": True}, hand={"a": "SUL05"}, vp=(1, 0))
    t.is_idle("a")
