"""Flying (R-9, RQ8, RQ27)."""

from __future__ import annotations

import pytest

from tests.games.rift.kit.table import table


@pytest.mark.parametrize(
    ("own", "enemy", "is_hit"),
    [
        # Melee of those who do not fly.
        ("N3 zombie", "N4 imp", False),
        # Ranged strikes hit.
        ("N2 pikeman", "N4 imp", True),
        # The same card in melee does not.
        ("N3 pikeman", "N4 imp", False),
        # Fliers hit fliers, giants too.
        ("N3 imp", "N4 imp", True),
        ("N3 storm_giant", "N4 imp", True),
        ("N3 mountain_giant", "N4 imp", True),
        # A flier strikes ground warriors in melee as usual.
        ("N3 imp", "N4 zombie", True),
        # Neutralised: no giant, no flier, neither as striker nor as target.
        ("N3 mountain_giant-neutralise", "N4 imp", False),
        ("N3 imp-neutralise", "N4 imp", False),
        ("N3 zombie", "N4 imp-neutralise", True),
        # Flight given by the enchantment counts, also on one that is neutralised (RQ27).
        ("N3 zombie", "N4 goblin+flight", False),
        ("N3 zombie+flight", "N4 imp", True),
        ("N3 zombie", "N4 imp-neutralise+flight", False),
        ("N3 zombie", "N4 imp+flight-neutralise", False),
    ],
)
def test_who_hits_fliers(own: str, enemy: str, *, is_hit: bool) -> None:
    """R-9, R-24, R-50, RQ27."""
    t = table(f"| a {own} deck=0 hand=swap | b {enemy} deck=0")
    assert ("attack>N4" in t.options) is is_hit


def test_spells_hit_fliers() -> None:
    """R-9: ranged strikes, fliers, giants and spells can."""
    t = table("| a N3 zombie deck=0 hand=lightning,reflection | b N4 imp N7 zombie deck=0")
    t.a.casts("lightning", "N4")
    t.expect(at={"N4": None})


def test_flying_changes_nothing_in_blocking() -> None:
    """R-9, RQ8: a flier keeps enemies and friends from its cell, and an enemy keeps it from theirs."""
    t = table("start turn=b | a N3 imp N2 zombie S3 imp deck=0 hand=swap | b N4 imp S4 zombie deck=0")
    t.expect(at={"N3": "imp", "N2": "zombie", "S3": "imp"})


def test_a_flier_on_the_home_cell_keeps_it_from_being_free() -> None:
    """R-9, R-18: flying changes nothing in summoning."""
    t = table("start turn=b | a N1 zombie N2 zombie deck=goblin hand=swap | b N3 zombie S1 imp deck=0")
    t.is_idle("a")
    t.expect(decks=(1, 0))
