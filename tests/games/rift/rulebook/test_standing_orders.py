"""Standing orders for response windows, judged by public facts alone (section 17)."""

from __future__ import annotations

import pytest

from tests.games.rift.kit.table import Table, rules, table


def is_wanted(t: Table, letter: str, order: str, subject: str = "") -> bool:
    """Whether a seat that is asked in a window wants that with this order."""
    t.asked(letter, t.question().prompt)
    return rules().is_wanted(t.state, t.question(letter), order, subject)


def attacked(own: str, enemy: str, target: str = "N4", header: str = "") -> Table:
    t = table(f"{header} | a {own} deck=0 hand=swap | b {enemy} deck=0 hand=swap,blessing")
    t.a.attacks(target)
    return t


def cast(spell: str, own: str, enemy: str, *named: str) -> Table:
    t = table(f"| a {own} deck=0 hand={spell},swap | b {enemy} deck=0 hand=swap,blessing")
    t.a.casts(spell, *named)
    return t


def test_the_orders_there_are() -> None:
    """Section 17."""
    assert [kind.name for kind in rules().orders] == [
        "pass_until",
        "only_if_destroyed",
        "only_if_champion",
        "only_if_gate",
        "only_attacks",
        "only_spells",
        "only_for",
        "no_counter",
    ]


def test_other_questions_are_always_asked() -> None:
    """Section 17: an order is about windows."""
    t = table("| a N3 zombie deck=0 hand=swap | b N6 zombie deck=0")
    for kind in rules().orders:
        assert is_wanted(t, "a", kind.name, "99")


@pytest.mark.parametrize(("until", "is_asked"), [("3", True), ("5", False), ("9", False)])
def test_pass_until(until: str, *, is_asked: bool) -> None:
    """Section 17: never asked up to that turn; the one that is running counts."""
    t = attacked("N3 goblin", "N4 zombie", header="t5")
    assert is_wanted(t, "b", "pass_until", until) is is_asked


@pytest.mark.parametrize(
    ("own", "enemy", "is_asked"),
    [
        ("N3 goblin", "N4 militia S7 zombie", True),
        ("N3 goblin", "N4 zombie S7 zombie", False),
        ("N3 goblin", "N4 zombie/1 S7 zombie", True),
        # By what follows, too: the Dragon's breath.
        ("N3 dragon", "N4 earth_elemental N5 goblin S7 zombie", True),
    ],
)
def test_only_if_destroyed(own: str, enemy: str, *, is_asked: bool) -> None:
    """Section 17, R-8: acting now, the stack would destroy one of the seat's warriors."""
    assert is_wanted(attacked(own, enemy), "b", "only_if_destroyed") is is_asked


def test_counting_leaves_the_table_alone() -> None:
    """Section 17: let the stack close as it lies and look at the result; nothing happens by that."""
    t = attacked("N3 goblin", "N4 goblin S7 zombie")
    before = rules().encode_state(t.state)
    assert is_wanted(t, "b", "only_if_destroyed")
    assert rules().encode_state(t.state) == before


@pytest.mark.parametrize(
    ("own", "enemy", "is_asked"),
    [
        ("N3 griffin_rider", "N4 seraph S7 zombie", True),
        ("N3 goblin", "N4 militia S7 zombie", False),
        ("N3 griffin_rider", "N4 dragon+blessing S7 zombie", False),
    ],
)
def test_only_if_champion_for_attacks(own: str, enemy: str, *, is_asked: bool) -> None:
    """Section 17: the same for a warrior of champion rank."""
    assert is_wanted(attacked(own, enemy), "b", "only_if_champion") is is_asked


def test_only_if_champion_for_spells() -> None:
    """Section 17: or a champion is the target of any enemy spell."""
    assert is_wanted(cast("curse", "N3 zombie", "N6 dragon", "N6"), "b", "only_if_champion")
    assert not is_wanted(cast("curse", "N3 zombie", "N6 zombie S6 dragon", "N6"), "b", "only_if_champion")


@pytest.mark.parametrize(
    ("own", "enemy", "target", "is_asked"),
    [
        ("N6 goblin", "N7 zombie S5 zombie", "N7", True),
        ("N3 goblin", "N4 zombie S5 zombie", "N4", False),
        # An enemy stands on a home cell.
        ("N3 goblin S7 zombie", "N4 zombie", "N4", True),
        # The own home cells, not those of the other.
        ("N1 goblin", "N2 zombie", "N2", False),
    ],
)
def test_only_if_gate(own: str, enemy: str, target: str, *, is_asked: bool) -> None:
    """Section 17, R-2: a target of the stack on one of the seat's home cells, or an enemy on one."""
    assert is_wanted(attacked(own, enemy, target), "b", "only_if_gate") is is_asked


def test_only_attacks_and_only_spells() -> None:
    """Section 17: the item answered is of that kind."""
    attack = attacked("N3 goblin", "N4 zombie")
    spell = cast("curse", "N3 goblin", "N4 zombie", "N4")
    assert is_wanted(attack, "b", "only_attacks")
    assert not is_wanted(attack, "b", "only_spells")
    assert not is_wanted(spell, "b", "only_attacks")
    assert is_wanted(spell, "b", "only_spells")


def test_only_for_a_warrior() -> None:
    """Section 17: that warrior is a target or takes part."""
    t = attacked("N3 goblin N2 archer", "N4 zombie S7 zombie")
    for cell, is_asked in (("N4", True), ("N3", True), ("N2", True), ("S7", False)):
        assert is_wanted(t, "b", "only_for", str(t.warrior(cell).id)) is is_asked


def test_no_counter() -> None:
    """Section 17: in the own turn, passes windows that open because the opponent answered."""
    t = table("| a N3 goblin deck=0 hand=swap,curse | b N4 zombie deck=0 hand=blessing,swap")
    t.a.attacks("N4")
    assert is_wanted(t, "b", "no_counter")
    t.b.responds("blessing", "N4").done()
    assert not is_wanted(t, "a", "no_counter")
    for kind in rules().orders[:-1]:
        assert is_wanted(t, "a", kind.name, "1"), kind.name


def test_pass_turn() -> None:
    """Section 17: never asked in this opponent's turn, but in one's own."""
    t = table("| a N3 goblin deck=0 hand=swap,curse | b N4 zombie deck=0 hand=blessing,swap")
    t.a.attacks("N4")
    assert not is_wanted(t, "b", "pass_turn")
    t.b.responds("blessing", "N4").done()
    assert is_wanted(t, "a", "pass_turn")
