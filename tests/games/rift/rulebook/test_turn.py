"""The turn: advance, summon, main step, draw, end (section 5)."""

from __future__ import annotations

import pytest

from sfb_bot.games.rift.rules import events as ev
from sfb_bot.games.rift.rules.choices import About
from sfb_bot.kernel import Event
from tests.games.rift.kit.table import Table, table


def begun(line: str) -> Table:
    """Blue's turn has begun: the line is a moment before it."""
    return table(f"t4 start turn=b {line}")


# --- advance ----------------------------------------------------------------------------------------------


def test_strict_order_of_a_turn() -> None:
    """R-17 to R-21: advance, summon, main step, draw, end."""
    t = begun("| a N2 zombie deck=imp hand=swap | b N7 zombie deck=0 hand=2")
    t.asked("a", "summon_lane")
    t.a.summons("N")
    t.asked("a", "main")
    t.a.ends()
    t.asked("a", "draw")
    t.a.draws()
    kinds: list[type[Event]] = [
        ev.TurnBegan,
        ev.Advanced,
        ev.WarriorTurned,
        ev.Summoned,
        ev.SpellsDrawn,
        ev.TurnEnded,
        ev.TurnBegan,
    ]
    assert [type(event) for event in t.events if type(event) in kinds][: len(kinds)] == kinds


def test_everybody_goes_one_cell_from_the_front_backwards() -> None:
    """R-17: a column moves as one; whoever is blocked stays, and so do those behind."""
    t = begun(
        "| a N2 zombie N3 militia N4 goblin S2 imp S3 archer S5 zombie deck=0 hand=swap"
        " | b N6 goblin S6 imp deck=0"
    )
    t.expect(at={"N3": "zombie", "N4": "militia", "N5": "goblin", "N2": None})
    t.expect(at={"S5": "zombie", "S4": "archer", "S3": "imp", "S2": None})


def test_only_the_own_warriors_advance() -> None:
    """R-17: every own warrior, no enemy."""
    t = begun("| a N2 zombie deck=0 hand=swap | b N6 goblin S4 imp deck=0")
    t.expect(at={"N3": "zombie", "N6": "goblin", "S4": "imp"})


def test_nobody_goes_beyond_the_goal_cell() -> None:
    """R-17: no next cell, it stays."""
    t = begun("| a S6 zombie S7 imp deck=0 hand=swap | b N7 goblin deck=0")
    t.expect(at={"S7": "imp", "S6": "zombie"})


def test_advancing_asks_nobody() -> None:
    """R-17, R-44, RQ8: no choice, no question, no response; one cannot hold back."""
    t = begun("| a N2 shaman deck=0 hand=swap | b N7 goblin deck=0 hand=3")
    t.asked("a", "main")
    t.expect(at={"N3": "shaman"})


def test_flying_does_not_help_in_advancing() -> None:
    """RQ8, R-9: a flier is blocked like everybody, and blocks like everybody."""
    t = begun("| a N3 imp S2 zombie S3 imp deck=0 hand=swap | b N4 zombie S4 imp deck=0")
    t.expect(at={"N3": "imp", "S3": "imp", "S2": "zombie"})


@pytest.mark.parametrize(
    ("before", "enemy", "after"),
    [
        ("N2 war_hound", "N7 zombie", {"N4": "war_hound"}),
        ("N2 unicorn_knight", "N7 zombie", {"N4": "unicorn_knight"}),
        ("N2 war_hound", "N4 zombie", {"N3": "war_hound"}),
        ("N2 war_hound", "N3 zombie", {"N2": "war_hound"}),
        ("N2 war_hound N3 zombie", "N7 zombie", {"N3": "war_hound", "N4": "zombie"}),
        ("N2 zombie N3 war_hound", "N7 zombie", {"N3": "zombie", "N5": "war_hound"}),
        ("N2 war_hound N5 zombie", "N6 zombie", {"N4": "war_hound", "N5": "zombie"}),
        ("N2 war_hound-neutralise", "N7 zombie", {"N3": "war_hound"}),
    ],
)
def test_a_charging_warrior_makes_two_steps(before: str, enemy: str, after: dict[str, str]) -> None:
    """R-17, R-59: in its place in the order, as far as free; neutralised it makes one (R-50)."""
    t = begun(f"| a {before} deck=0 hand=swap | b {enemy} deck=0")
    t.expect(at=after)


# --- summon -----------------------------------------------------------------------------------------------


def test_the_top_warrior_is_turned_up_before_the_lane_is_chosen() -> None:
    """R-18, RQ9: everybody sees who it is, then the player chooses."""
    t = begun("| a deck=imp,zombie hand=swap | b N7 zombie deck=0")
    t.asked("a", "summon_lane")
    assert t.options == ["N", "S"]
    assert t.public().turned == "imp"
    assert t.question().about == About(kind=t.last(ev.WarriorTurned).kind)
    t.a.summons("S")
    t.expect(at={"S1": "imp"}, deck={"a": "zombie"})


@pytest.mark.parametrize(("own", "home"), [("N1 zombie N2 goblin", "S1"), ("S1 zombie S2 goblin", "N1")])
def test_with_one_home_cell_free_nothing_is_asked(own: str, home: str) -> None:
    """R-18: it must be summoned, and there is only one place."""
    lane = own[0]
    t = begun(f"| a {own} deck=imp,zombie hand=swap | b {lane}3 zombie deck=0")
    t.asked("a", "main")
    t.expect(at={home: "imp"})


def test_no_home_cell_free_means_nobody_is_summoned() -> None:
    """R-18: also an enemy on the home cell keeps it from being free."""
    t = begun("| a N1 zombie deck=imp hand=swap | b N2 goblin S1 zombie deck=0")
    t.asked("a", "main")
    t.expect(decks=(1, 0))
    assert not t.of(ev.Summoned)
    assert not t.of(ev.WarriorTurned)


def test_an_empty_deck_summons_nobody() -> None:
    """R-18: warrior deck not empty."""
    t = begun("| a N4 zombie deck=0 hand=swap | b N7 zombie deck=0")
    t.is_idle("a")
    assert not t.of(ev.Summoned)


def test_a_warrior_may_attack_in_the_turn_it_was_summoned() -> None:
    """R-18: it may take part in an attack this turn."""
    t = begun("| a deck=archer hand=swap | b N3 goblin deck=0 S7 zombie")
    t.a.summons("N")
    t.a.attacks("N3")
    t.expect(at={"N3": None}, discard={"b": _discarded(t)})
    t.is_idle("a")


def _discarded(t: Table) -> str:
    """The discard of b, whose last is the one just destroyed."""
    pile = t.state.players[1].discard
    assert pile[-1] == "goblin"
    return ",".join(pile)


def test_summoning_opens_no_window() -> None:
    """R-18, R-44: no response to a summon."""
    t = begun("| a deck=imp hand=swap | b S7 zombie deck=0 hand=3")
    t.a.summons("N")
    t.is_idle("a")


# --- main step --------------------------------------------------------------------------------------------


def test_actions_in_any_order_and_number_but_one_attack() -> None:
    """R-19, R-23: spells before and after the attack, one attack, and the player ends the step."""
    t = table(
        "| a N3 goblin S3 goblin S2 shaman deck=0 hand=curse,blessing,reflection"
        " | b N4 zombie S4 zombie deck=0"
    )
    t.a.casts("curse", "N4")
    t.a.steps("S2", "-1")
    t.a.attacks("N4")
    t.expect(at={"N4": None}, attacked=True)
    t.is_idle("a")
    t.offers("blessing", "end")
    t.offers_no("attack", "select")
    t.a.casts("blessing", "S3")
    t.is_idle("a")
    t.a.ends()
    t.asked("a", "draw")


# --- draw -------------------------------------------------------------------------------------------------


def test_draw_one_or_discard_one_and_draw_two() -> None:
    """R-20, RQ10: one of the two must be done; a discarded spell is face up."""
    line = "| a N1 zombie deck=0 hand=curse,curse,dash spells=lure,swap,banish | b N7 zombie deck=0"
    t = table(line)
    t.a.ends()
    assert t.options == ["draw", "curse", "dash"]
    t.a.draws()
    t.expect(hand={"a": "curse,curse,dash,lure"}, spells={"a": 2})
    t = table(line)
    t.a.ends().draws("curse")
    t.expect(hand={"a": "curse,dash,lure,swap"}, spells={"a": 1})
    assert t.state.players[0].spell_discard[-1] == "curse"
    discarded = t.last(ev.SpellDiscarded)
    assert discarded.for_public() == discarded


def test_with_an_empty_hand_one_is_drawn() -> None:
    """R-20: nothing to discard, so nothing is asked."""
    t = table("| a N1 zombie deck=0 spells=lure,swap | b N7 zombie deck=0 hand=1")
    t.expect(hand={"a": "lure"})
    assert t.state.turn == 1


def test_an_empty_spell_deck_gives_nothing() -> None:
    """R-20: nothing happens, nothing is reshuffled, nothing is asked."""
    t = table("| a N1 zombie deck=0 hand=curse spells=0 | b N7 zombie deck=0 hand=1")
    t.a.ends()
    t.expect(hand={"a": "curse"}, spells={"a": 0})
    assert len(t.state.players[0].spell_discard) == 19
    assert t.state.turn == 1


def test_with_one_card_left_two_are_one() -> None:
    """R-20: the second way draws that one."""
    t = table("| a N1 zombie deck=0 hand=curse spells=swap | b N7 zombie deck=0")
    t.a.ends().draws("curse")
    t.expect(hand={"a": "swap"}, spells={"a": 0})


# --- end and start ----------------------------------------------------------------------------------------


def test_damage_goes_away_and_once_a_turn_is_ready_again() -> None:
    """R-21: damage on all warriors of both armies, and the counters of once a turn."""
    t = table("| a N3 zombie/2 S4 shaman! deck=0 hand=swap | b N7 zombie/1 deck=0 hand=swap")
    t.a.ends_turn()
    t.expect(damage={"N3": 0, "N6": 0})
    t.asked("b", "main")
    t.b.ends_turn()
    t.asked("a", "main")
    t.offers("step>S5")


def test_the_other_turn_begins() -> None:
    """R-21: turns are taken by turns, and are counted for both together."""
    t = table("t5 turn=a | a N3 zombie deck=0 hand=swap | b N7 zombie deck=0 hand=swap")
    t.a.ends_turn()
    assert (t.state.turn, t.state.turn_no) == (1, 6)
    t.b.ends_turn()
    assert (t.state.turn, t.state.turn_no) == (0, 7)


def test_invisibility_ends_when_its_player_begins_a_turn() -> None:
    """R-22, RQ26: until the start of that player's next turn, before the advance."""
    t = table("| a N3 zombie+invisibility deck=0 hand=swap | b N5 zombie+invisibility deck=0 hand=swap")
    t.a.ends_turn()
    t.expect(enchanted={"N3": "+invisibility", "N4": ""})
    assert t.state.players[1].spell_discard == ["invisibility"]
    place = [type(event) for event in t.events]
    assert place.index(ev.EnchantmentEnded) < place.index(ev.Advanced)
    t.b.ends_turn()
    t.expect(enchanted={"N3": ""})


def test_the_first_turn_of_the_second_player_is_nothing_special() -> None:
    """RQ40: it summons and draws like every turn; nobody can be reached."""
    t = table("start turn=a t1 | a N1 zombie deck=0 hand=swap | b deck=imp hand=swap")
    t.b.summons("N")
    t.is_idle("b")
    assert t.options == ["end"]
    t.b.ends_turn()
    t.expect(hands=(1, 2))
