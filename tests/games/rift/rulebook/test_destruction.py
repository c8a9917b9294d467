"""Destruction, its order, and the end by it (R-8, R-67, R-70, RQ35, RQ36, RQ44, RQ49)."""

from __future__ import annotations

from sfb_bot.games.rift.rules import events as ev
from tests.games.rift.kit.table import Table, table


def order(t: Table) -> list[str]:
    """The cells of those destroyed, in that order."""
    return [t.state.content.cell_names[event.cell] for event in t.of(ev.Destroyed)]


def test_a_destroyed_warrior_goes_face_up_to_its_owners_discard() -> None:
    """R-8: its enchantments go to their owners' discards."""
    t = table("| a N3 imp deck=0 hand=swap | b N4 goblin-curse+flight N7 zombie deck=0 discard=imp")
    t.a.attacks("N4")
    t.expect(at={"N4": None}, discard={"b": "imp,goblin"}, spell_discard={"a": "curse", "b": "flight"})


def test_damage_that_equals_or_exceeds_life_destroys() -> None:
    """R-8."""
    for kind, is_gone in (("militia", True), ("goblin", True), ("zombie", False)):
        t = table(f"| a N3 goblin deck=0 hand=swap | b N4 {kind} S7 zombie deck=0")
        t.a.attacks("N4")
        assert (t.at("N4") is None) is is_gone


def test_all_of_one_look_leave_together_before_their_abilities() -> None:
    """R-8, RQ49: a Fire Elemental's blast finds nobody who left in the same look."""
    t = table(
        "| a N3 zombie/2 S1 zombie deck=0 hand=fireball,swap"
        " | b N4 fire_elemental/1 N5 goblin N6 imp S7 zombie deck=0"
    )
    # 2 on N4, 1 on N3 and N5: all three reach their life at once.
    t.a.casts("fireball", "N4")
    assert order(t) == ["N3", "N4", "N5"]
    assert not [event for event in t.of(ev.Damaged) if event.cause == "blast"]
    t.expect(at={"N6": "imp"})


def test_a_blast_hurts_each_enemy_next_to_it() -> None:
    """R-8, R-62: 3 damage to whoever still stands, own warriors not; then it is looked at again."""
    t = table(
        "| a N3 zombie N2 shaman S1 imp deck=0 hand=lightning,swap"
        " | b N4 fire_elemental/1 N5 goblin S7 zombie deck=0"
    )
    t.a.casts("lightning", "N4")
    assert order(t) == ["N4", "N3"]
    t.expect(at={"N2": "shaman", "N5": "goblin"}, damage={"N2": 0, "N5": 0})


def test_a_neutralised_fire_elemental_does_not_blast() -> None:
    """R-8: judged by how the warrior last lay in the lane."""
    t = table(
        "| a N3 zombie S1 imp deck=0 hand=lightning,swap | b N4 fire_elemental/1-neutralise S7 zombie deck=0"
    )
    t.a.casts("lightning", "N4")
    t.expect(at={"N4": None, "N3": "zombie"}, damage={"N3": 0})


def test_the_active_player_first_then_lanes_from_the_front() -> None:
    """R-67, RQ35: the active player's first, from the front of lane N to its back, then lane S."""
    t = table(
        "start turn=b exhausted quiet=7"
        " | a N2 unicorn_knight/3 N1 priestess S2 war_hound/1 S1 priestess deck=0 hand=swap"
        " | b S7 zombie deck=0"
    )
    # Both charge away from the Priestess who kept them alive.
    assert order(t) == ["N4", "S4"]
    t = table("turn=b | a N3 goblin N2 imp deck=5 hand=swap | b N4 goblin N5 imp deck=5 hand=fireball,swap")
    t.b.casts("fireball", "N4")
    t.a.passes()
    # Red is active: its front N4, then N5; then Blue's N3. N2 is out of the blast.
    assert order(t) == ["N4", "N5", "N3"]


# --- the Phoenix ------------------------------------------------------------------------------------------


def test_the_phoenix_returns_once() -> None:
    """RQ44, R-68: on top of the deck instead of the discard, the first time; then it is known to all."""
    line = "| a N3 imp deck=0 hand=swap | b N4 phoenix-curse S7 zombie deck=goblin,imp discard=archer"
    t = table(line)
    t.a.attacks("N4")
    t.expect(at={"N4": None}, deck={"b": "phoenix,goblin,imp"}, discard={"b": "archer"})
    assert t.public().players[1].tops == ("phoenix",)
    assert t.public().players[1].spent == ("phoenix",)
    t = table(f"{line} spent=phoenix")
    t.a.attacks("N4")
    t.expect(discard={"b": "archer,phoenix"}, deck={"b": "goblin,imp"})


def test_the_mark_is_kept_through_a_banish() -> None:
    """RQ44, section 5 of the set: a Phoenix keeps its mark for the match, shown on the card."""
    t = table("| a N3 imp deck=0 hand=banish,swap | b N4 phoenix S7 zombie deck=0 spent=phoenix")
    (seen,) = [each for each in t.public().warriors if each.kind == "phoenix"]
    assert seen.has_returned
    t.a.casts("banish", "N4")
    t.expect(deck={"b": "phoenix"})
    assert t.public().players[1].spent == ("phoenix",)


def test_a_neutralised_phoenix_does_not_return() -> None:
    """R-8, R-50."""
    t = table("| a N3 imp deck=0 hand=swap | b N4 phoenix-neutralise S7 zombie deck=goblin discard=archer")
    t.a.attacks("N4")
    t.expect(discard={"b": "archer,phoenix"}, deck={"b": "goblin"})


def test_a_returning_phoenix_was_destroyed_all_the_same() -> None:
    """RQ44, R-72: the Vampire Lord draws, the turn is not quiet, and it counts as alive for R-70."""
    t = table(
        "quiet=3 | a N3 vampire_lord+flight deck=0 hand=swap spells=dash,curse"
        " | b N4 phoenix deck=0 discard=0 hand=swap"
    )
    t.a.attacks("N4")
    t.b.passes()
    t.expect(hand={"a": "swap,dash"}, deck={"b": "phoenix"})
    assert not t.run.is_over
    assert t.state.players[1].destroyed == 1
    t.a.ends_turn()
    t.expect(quiet=0)


# --- the end by destruction -------------------------------------------------------------------------------


def test_without_warriors_in_lane_and_deck_one_has_lost_at_once() -> None:
    """R-70, RQ36: at once, not at the end of the turn."""
    t = table("| a N3 goblin deck=0 hand=swap | b N4 goblin deck=0 hand=0")
    t.a.attacks("N4")
    t.is_over("a", "destruction")
    assert t.public().seed is not None


def test_a_warrior_in_the_deck_goes_on() -> None:
    """R-70: none in the warrior deck either."""
    t = table("| a N3 goblin deck=0 hand=swap | b N4 goblin deck=imp")
    t.a.attacks("N4")
    t.is_idle("a")


def test_both_at_the_same_moment_is_a_draw() -> None:
    """R-70, RQ36."""
    t = table("| a N3 goblin deck=0 hand=challenge | b N4 goblin deck=0")
    t.a.casts("challenge", "N3", "N4")
    t.is_over(None, "destruction")


def test_the_last_blast_can_make_a_draw() -> None:
    """RQ49, R-70: destruction abilities are included before it is looked at."""
    t = table("| a N3 berserker deck=0 hand=swap | b N4 fire_elemental deck=0")
    t.a.attacks("N4")
    t.is_over(None, "destruction")


def test_nothing_else_acts_after_the_end() -> None:
    """R-45, R-70: before anything else acts; the Vampire Lord draws no more."""
    t = table("| a N3 vampire_lord deck=0 hand=swap spells=dash | b N4 goblin deck=0")
    t.a.attacks("N4")
    t.is_over("a", "destruction")
    t.expect(hand={"a": "swap"})


def test_the_active_player_can_lose_in_the_own_turn() -> None:
    """R-70: whoever has nobody left."""
    t = table("| a N3 goblin deck=0 hand=challenge | b N4 zombie deck=0")
    t.a.casts("challenge", "N3", "N4")
    t.is_over("b", "destruction")
