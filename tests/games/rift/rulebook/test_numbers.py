"""Current life and damage (R-7, R-48, RQ25, RQ28) and abilities that change them (R-65)."""

from __future__ import annotations

import pytest

from sfb_bot.games.rift.rules import events as ev
from tests.games.rift.kit.table import table


@pytest.mark.parametrize(
    ("lane", "cell", "life"),
    [
        ("N3 zombie", "N3", 3),
        ("N3 zombie+blessing", "N3", 4),
        ("N3 zombie-curse", "N3", 2),
        # Equal ones add up (RQ28).
        ("N3 zombie-curse-curse", "N3", 1),
        ("N3 zombie+blessing+blessing", "N3", 5),
        # At least 1 (RQ25), worked out from the sum.
        ("N3 goblin-curse-curse", "N3", 1),
        ("N3 goblin-curse+blessing", "N3", 1),
        ("N3 goblin-curse-curse+blessing", "N3", 1),
        # Auras: own warriors next to it, numbers add, not itself, not in the other lane, not two cells away.
        ("N2 priestess N3 zombie", "N3", 4),
        ("N2 priestess N3 zombie N4 priestess", "N3", 5),
        ("N2 seraph N3 zombie N4 priestess", "N3", 5),
        ("N2 priestess N3 zombie", "N2", 2),
        ("S3 priestess N3 zombie", "N3", 3),
        ("N1 priestess N3 zombie", "N3", 3),
        ("N7 seraph S1 zombie", "S1", 3),
        ("N2 priestess-neutralise N3 zombie", "N3", 3),
        # A neutralised one still gets what others give.
        ("N2 priestess N3 zombie-neutralise", "N3", 4),
        # Militiaman: while an own warrior stands right behind it.
        ("N3 militia", "N3", 2),
        ("N2 goblin N3 militia", "N3", 3),
        ("N3 militia N4 goblin", "N3", 2),
        ("N1 goblin N3 militia", "N3", 2),
        ("N2 goblin N3 militia-neutralise", "N3", 2),
        ("N2 priestess N3 militia", "N3", 4),
    ],
)
def test_current_life(lane: str, cell: str, life: int) -> None:
    """R-7, R-65, RQ25, RQ28: printed, plus or minus enchantments and abilities, at least 1."""
    t = table(f"| a {lane} deck=0 hand=swap | b S7 zombie deck=0")
    t.expect(life={cell: life})
    assert t.public().warriors[[w.cell for w in t.public().warriors].index(t.warrior(cell).cell)].life == life


def test_right_behind_is_towards_the_own_portal() -> None:
    """R-7: for Red behind is up in number."""
    t = table("| a N1 zombie deck=0 hand=swap | b N5 militia N6 goblin S5 militia S4 goblin deck=0")
    t.expect(life={"N5": 3, "S5": 2})


def test_enemies_give_nothing() -> None:
    """R-65: own warriors next to it."""
    t = table("| a N3 zombie deck=0 hand=swap | b N4 priestess deck=0")
    t.expect(life={"N3": 3})


@pytest.mark.parametrize(
    ("kind", "strikes"),
    [
        ("pikeman", [2, 2, None, None]),
        ("pikeman+blessing", [3, 3, None, None]),
        ("pikeman-curse", [1, 1, None, None]),
        ("pikeman-curse-curse", [0, 0, None, None]),
        ("archer+blessing", [None, 3, 2, None]),
        ("archer-curse-curse", [None, 0, 0, None]),
        ("zombie-curse-curse", [0, None, None, None]),
        ("sharpshooter-curse", [None, 1, 1, 0]),
        # Neutralised it still strikes as printed.
        ("goblin-neutralise", [2, None, None, None]),
    ],
)
def test_current_damage(kind: str, strikes: list[int | None]) -> None:
    """R-7, R-48, RQ25: only printed values change, at least 0; Blessing teaches no archer to fence."""
    t = table(f"| a N3 {kind} deck=0 hand=swap | b S7 zombie deck=0")
    assert t.strikes("N3") == strikes


@pytest.mark.parametrize(("kind", "is_gone"), [("zombie/2", True), ("zombie/1", False), ("goblin", False)])
def test_a_curse_destroys_whom_it_brings_down_to_the_damage(kind: str, *, is_gone: bool) -> None:
    """R-8, R-48: current life falls to its damage or below; a Curse alone never kills (RQ25)."""
    t = table(f"| a N1 zombie deck=0 hand=curse,swap | b N4 {kind} N7 zombie deck=0")
    t.a.casts("curse", "N4")
    assert (t.at("N4") is None) is is_gone


def test_an_aura_that_goes_takes_its_life_with_it() -> None:
    """R-8, R-65: looked at whenever a current life falls; both at the end of one spell."""
    t = table("| a N1 zombie deck=0 hand=lightning,swap | b N4 zombie/3 N5 priestess S7 zombie deck=0")
    t.expect(life={"N4": 4})
    t.a.casts("lightning", "N5")
    t.expect(at={"N4": None, "N5": None})
    cells = t.state.content.cell_names
    assert [cells[event.cell] for event in t.of(ev.Destroyed)] == ["N5", "N4"]


def test_nobody_is_destroyed_without_damage() -> None:
    """R-8: damage is at least 1."""
    t = table("| a N1 zombie deck=0 hand=curse,curse,swap | b N4 goblin N7 zombie deck=0")
    t.a.casts("curse", "N4").casts("curse", "N4")
    t.expect(at={"N4": "goblin"}, life={"N4": 1})


def test_advancing_out_of_an_aura_can_destroy() -> None:
    """R-8, R-73: with lasting damage, whoever walks away from the Priestess is looked at."""
    t = table(
        "start turn=b exhausted quiet=7 | a N2 archer N3 zombie/3 N4 priestess deck=0 hand=swap"
        " | b N5 zombie S7 zombie deck=0"
    )
    # The Priestess is blocked, so are both others: nothing changes.
    t.expect(at={"N3": "zombie"})
    t = table(
        "start turn=b exhausted quiet=7 | a N3 zombie/3 N2 priestess N1 war_hound deck=0 hand=swap"
        " | b S7 zombie deck=0"
    )
    # The whole column moves on together and stays together.
    t.expect(at={"N4": "zombie", "N3": "priestess"})
    t = table(
        "start turn=b exhausted quiet=7 | a N2 unicorn_knight/3 N1 priestess deck=0 hand=swap"
        " | b S7 zombie deck=0"
    )
    t.expect(at={"N4": None, "N2": "priestess"})
