"""Movement by spells and abilities, and shove chains (section 10)."""

from __future__ import annotations

import pytest

from sfb_bot.games.rift.rules import events as ev
from tests.games.rift.kit.table import Table, names, table


def ways(spell: str, cell: str, own: str, enemy: str) -> list[str]:
    """The moves a spell of Blue offers for the warrior on a cell; none if it is no target."""
    t = table(f"| a {own} deck=0 hand={spell},reflection | b {enemy} deck=0")
    if spell not in t.options:
        return []
    t.a.answers(spell)
    if cell not in t.options:
        return []
    t.a.answers(cell)
    t.asked("a", "spell_cells")
    return [key for key in t.options if key != "back"]


def dashed(own: str, cell: str, steps: str) -> Table:
    t = table(f"| a {own} deck=0 hand=dash,reflection | b S7 zombie deck=0")
    t.a.casts("dash", cell, steps)
    return t


@pytest.mark.parametrize(
    ("own", "enemy", "offered"),
    [
        ("N3 goblin", "S7 zombie", "-2 -1 +1 +2"),
        # Off the lane.
        ("N1 goblin", "S7 zombie", "+1 +2"),
        ("N2 goblin", "S7 zombie", "-1 +1 +2"),
        # No enemy on the way or at its end.
        ("N3 goblin", "N4 zombie", "-2 -1"),
        ("N3 goblin", "N5 zombie", "-2 -1 +1"),
        # Not onto the goal cell (R-58, RQ34).
        ("N5 goblin", "S7 zombie", "-2 -1 +1"),
        ("N6 goblin", "S7 zombie", "-2 -1"),
        # Own warriors on the way are passed; whoever stands at the end is shoved.
        ("N3 goblin N4 imp", "S7 zombie", "-2 -1 +1 +2"),
        ("N3 goblin N4 imp N5 archer", "S7 zombie", "-2 -1 +1 +2"),
        # A chain that would push somebody off the lane (RQ32).
        ("N2 goblin N1 imp", "S7 zombie", "+1 +2"),
        ("N3 goblin N1 imp N2 archer", "S7 zombie", "+1 +2"),
        ("N3 goblin N1 imp", "S7 zombie", "-1 +1 +2"),
        ("N3 goblin N2 imp", "S7 zombie", "-2 -1 +1 +2"),
    ],
)
def test_what_dash_offers(own: str, enemy: str, offered: str) -> None:
    """R-55, R-56, R-58, RQ32, RQ34: 1 or 2 cells forward or back."""
    cell = own.split(" ", maxsplit=1)[0]
    assert ways("dash", cell, own, enemy) == names(offered)


@pytest.mark.parametrize(
    ("enemy", "own", "offered"),
    [
        ("N6 goblin", "S1 zombie", "+1 +2"),
        # Forward for its own army: towards Blue, and no further than a Blue warrior.
        ("N6 goblin", "N4 zombie", "+1"),
        ("N6 goblin", "N5 zombie", ""),
        # Onto Red's goal cell, that is Blue's home, it may go.
        ("N2 goblin", "S1 zombie", "+1"),
        ("N3 goblin", "S1 zombie", "+1 +2"),
        ("N6 goblin N5 imp", "S1 zombie", "+1 +2"),
    ],
)
def test_what_lure_offers(enemy: str, own: str, offered: str) -> None:
    """R-55, R-58: 1 or 2 cells forward, as the enemy warrior sees it."""
    cell = enemy.split(" ", maxsplit=1)[0]
    assert ways("lure", cell, own, enemy) == names(offered)


def test_a_lured_warrior_shoves_its_own_army() -> None:
    """R-56: whoever stands on the end cell goes one cell back, towards its own portal."""
    t = table("| a S1 zombie deck=0 hand=lure,reflection | b N6 goblin N5 imp deck=0")
    t.a.casts("lure", "N6", "+1")
    t.expect(at={"N5": "goblin", "N6": "imp"})


@pytest.mark.parametrize(
    ("own", "cell", "steps", "after"),
    [
        # The cell just left counts as free.
        ("N3 shaman N4 goblin", "N3", "+1", {"N4": "shaman", "N3": "goblin"}),
        # Passing one: the shoved one stays in front of the passed.
        ("N3 shaman N4 goblin N5 imp", "N3", "+2", {"N5": "shaman", "N4": "imp", "N3": "goblin"}),
        # A chain up to the first free cell.
        ("N2 goblin N3 imp N5 shaman", "N5", "-2", {"N3": "shaman", "N2": "imp", "N1": "goblin", "N5": None}),
        ("N3 imp N5 shaman", "N5", "-2", {"N3": "shaman", "N2": "imp"}),
        # Nobody there, nobody shoved.
        ("N3 imp N5 shaman", "N5", "-1", {"N4": "shaman", "N3": "imp"}),
    ],
)
def test_shove_chains(own: str, cell: str, steps: str, after: dict[str, str | None]) -> None:
    """R-56: the moving warrior is lifted off first, then the chain goes back."""
    t = dashed(own, cell, steps)
    t.expect(at=after)
    assert t.last(ev.Moved).moves[0][0] == t.warrior(next(iter(after))).id


def test_the_examples_of_the_rules() -> None:
    """R-57: the Shaman steps to S4, the Goblin is shoved to S3; the Skirmisher cannot step back."""
    t = table("| a S3 shaman S4 goblin N1 archer N2 skirmisher deck=0 hand=swap | b N7 zombie deck=0")
    t.a.answers("step>N2")
    assert t.options == ["+1", "back"]
    t.a.answers("back")
    t.a.steps("S3", "+1")
    t.expect(at={"S4": "shaman", "S3": "goblin"})


def test_the_number_of_cells_is_counted_when_the_move_acts() -> None:
    """R-55: direction and number are named, not the end cell."""
    t = table("| a N1 zombie N3 goblin deck=0 hand=dash,dash,swap | b S7 zombie deck=0 hand=curse,swap")
    t.a.casts("dash", "N3", "+1")
    t.b.responds("curse", "N1").done()
    t.a.responds("dash", "N3", "-1").done()
    t.b.passes()
    # Back to N2, and from there one forward.
    t.expect(at={"N3": "goblin"})
    assert [event.moves[0][1:] for event in t.of(ev.Moved)] == [(2, 1), (1, 2)]


def test_a_move_that_has_become_illegal_fails() -> None:
    """R-56, R-33, RQ32: at acting time the spell fails."""
    t = table("| a N2 goblin deck=0 hand=dash,dash,swap | b S7 zombie deck=0 hand=curse,swap")
    t.a.casts("dash", "N2", "-1")
    t.b.responds("curse", "N2").done()
    t.a.responds("dash", "N2", "-1").done()
    t.b.passes()
    # The second Dash took it to the end of the lane: the first would push it off.
    t.expect(at={"N1": "goblin"})
    assert [event.number for event in t.of(ev.ItemFailed)] == [1]


def test_the_spellproof_are_shoved() -> None:
    """R-36, R-56, RQ33: being shoved is neither a target nor an own move."""
    t = table("| a S1 zombie deck=0 hand=lure,reflection | b N6 goblin N5 stone_golem deck=0")
    t.a.casts("lure", "N6", "+1")
    t.expect(at={"N5": "goblin", "N6": "stone_golem"})


def test_a_shoved_shaman_may_still_step() -> None:
    """R-56, RQ33: it is no own move of the shoved warrior."""
    t = table("| a N3 skirmisher N4 shaman deck=0 hand=swap | b N7 zombie deck=0")
    t.a.steps("N3", "+1")
    t.expect(at={"N4": "skirmisher", "N3": "shaman"})
    t.offers("step>N3")
    t.offers_no("step>N4")


@pytest.mark.parametrize("kind", ["shaman", "skirmisher"])
def test_step(kind: str) -> None:
    """R-58, RQ31: once per own turn and warrior, one cell forward or back."""
    t = table(f"| a N3 {kind} S3 {kind} deck=0 hand=swap | b S7 zombie deck=0")
    t.a.answers("step>N3")
    assert t.options == ["+1", "-1", "back"]
    t.a.answers("-1")
    t.expect(at={"N2": kind})
    t.offers("step>S3")
    t.offers_no("step>N2")
    t.is_idle("a")


def test_no_step_on_the_stack_or_in_the_other_turn() -> None:
    """R-58, RQ31: in the main step with an empty stack."""
    t = table("| a N3 shaman deck=0 hand=curse,swap | b N6 shaman deck=0 hand=flight,swap")
    t.a.casts("curse", "N6")
    t.offers_no("step")
    t.b.responds("flight", "N6").done()
    t.asked("a", "respond")
    t.offers_no("step")


def test_a_step_onto_the_goal_cell_wins() -> None:
    """R-58, RQ34: the step may end there, so may Lure."""
    t = table("| a N6 skirmisher deck=0 hand=swap | b S7 zombie deck=0")
    t.a.steps("N6", "+1").ends_turn()
    t.is_over("a", "portal")


def test_a_stepped_shapeshifter_does_not_step_again_in_another_form() -> None:
    """R-58: that turn."""
    line = (
        "| a N3 shapeshifter=shaman{mark} deck=0 hand=swap | b S7 zombie deck=0 | box=skirmisher forms=shaman"
    )
    t = table(line.format(mark=""))
    t.a.steps("N3", "+1").forms("N4", "skirmisher")
    t.offers_no("step")
    t = table(line.format(mark=""))
    t.a.forms("N3", "skirmisher").steps("N3", "+1")
    t.expect(at={"N4": "shapeshifter"})


def test_pushes_and_charges_shove_nobody() -> None:
    """R-59: they only enter free cells."""
    t = table("| a N3 water_elemental deck=0 hand=swap | b N4 earth_elemental N5 imp S7 zombie deck=0")
    t.a.attacks("N4")
    t.expect(at={"N4": "earth_elemental", "N5": "imp"})
    t = table("start turn=b | a N2 war_hound N4 zombie deck=0 hand=swap | b N5 zombie S7 imp deck=0")
    t.expect(at={"N3": "war_hound", "N4": "zombie"})


def test_moves_keep_the_armies_apart() -> None:
    """R-5: every Blue warrior on a lower cell than every Red one, so a chain never meets an enemy."""
    t = table("| a N4 goblin N3 imp deck=0 hand=dash,lure,swap | b N6 archer N7 zombie deck=0")
    t.a.answers("dash").answers("N3")
    # +2 would end on N5, before the Archer; nothing leads past it.
    assert t.options == names("-2 -1 +1 +2 back")
    t.a.answers("+2")
    t.expect(at={"N5": "imp", "N4": "goblin", "N6": "archer"})
    t.a.answers("lure")
    assert t.options == ["N7", "back"]
