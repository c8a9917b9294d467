"""Chances of attacks by hand: the faces of the set, counted by what the rules say of each case."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import product

import pytest

from sfb_bot.games.warseer.rules.attack_sums import always_crits, reduced
from sfb_bot.games.warseer.rules.content import KindId
from sfb_bot.games.warseer.rules.odds import attack_prospect, blow_of, shot_prospect
from sfb_bot.games.warseer.rules.prospects import Odds
from sfb_bot.games.warseer.rules.work import Act
from tests.games.warseer.kit.table import B, Table

# As the set prints them: crit, hit, push, blank.
FACES = {"Y": "chhp--", "B": "chhhp-", "R": "cchhhp", "G": "hhp---", "P": "hhhp--"}
# Crits, hits and pushes of the attack dice, then of the extra dice: wounds, and whether it is pushed.
Counting = Callable[[int, int, int], tuple[int, bool]]


def odds_of(dice: str, counting: Counting, health: int) -> tuple[float, int, int, float, float]:
    """Destroyed, least, most, mean, pushed: over every row of faces, each as likely."""
    rows = list(product(*(FACES[die] for die in dice)))
    counted = [counting(row.count("c"), row.count("h"), row.count("p")) for row in rows]
    wounds = [found[0] for found in counted]
    one = Fraction(1, len(rows))
    return (
        float(sum(one for amount in wounds if amount >= health)),
        min(wounds),
        max(wounds),
        float(sum(wounds) * one),
        float(sum(one for found in counted if found[1])),
    )


def told(odds: Odds) -> tuple[float, int, int, float, float]:
    return odds.destroyed, odds.least, odds.most, odds.mean, odds.pushed


def plain(crits: int, hits: int, pushes: int) -> tuple[int, bool]:
    return crits + hits, pushes > 0


def firm(damage: int) -> int:
    return max(damage - 1, 1) if damage else 0


# Attacker, target, its hex (the attacker stands above it), its wounds; the dice; what the rules say.
CASES: dict[str, tuple[str, str, str, int, str, Counting]] = {
    "W-91": ("griffin_fledgling", "chain_fisher", "E2", 4, "BB", plain),
    "W-102": ("griffin_fledgling", "chain_fisher", "G3", 4, "BB", lambda c, h, p: (c + h + (p > 0), p > 0)),
    "W-197": ("griffin_fledgling", "roof_archer", "E2", 3, "YY", plain),
    "W-218": ("griffin_fledgling", "wall_bearer", "E2", 2, "BB", lambda c, h, p: (c + max(h - 1, 0), p > 0)),
    "W-218 magic": ("plague_doctor", "wall_bearer", "E2", 2, "BY", plain),
    "W-70, WQ15": (
        "griffin_fledgling",
        "wall_bearer",
        "C4",
        2,
        "BB",
        lambda c, h, p: (c + max(h - 2, 0), p > 0),
    ),
    "W-71, W-190": ("babu", "lance_of_the_wing", "A5", 2, "BBY", lambda c, h, p: (c + h, p > 2)),
    "W-190": ("babu", "lance_of_the_wing", "E2", 2, "BBY", lambda c, h, p: (c + h, p > 1)),
    "W-201, W-202": ("babu", "stone_sentinel", "E2", 3, "BBY", lambda c, h, _: (firm(c + h), False)),
    "W-209": ("harbour_champion", "cellar_horror", "E2", 5, "RBB", lambda c, h, _: (c + h, False)),
    "W-215": ("babu", "bone_cantor", "E2", 2, "BBY", lambda c, h, p: (c + h + p, False)),
    "W-225": ("hired_bulwark", "chain_fisher", "E2", 5, "BY", lambda c, h, p: (c + h, p + c > 0)),
    "W-228": (
        "stone_sentinel",
        "chain_fisher",
        "E2",
        3,
        "BB",
        lambda c, h, p: (c + h + 2 * p * (c > 0), p > 0),
    ),
    "W-228, W-190": (
        "moor_troll",
        "lance_of_the_wing",
        "E2",
        1,
        "RBB",
        lambda c, h, p: (c + h + 2 * max(p - 1, 0) * (c > 0), p > 1),
    ),
    "W-104": (
        "griffin_fledgling",
        "kerub_the_armoured_griffin",
        "E2",
        5,
        "BB",
        lambda c, h, p: (max(c + h - 2, 0), p > 0),
    ),
    "W-104 magic": ("novice_of_aria", "kerub_the_armoured_griffin", "E2", 5, "YY", plain),
}


@pytest.mark.parametrize("rule", CASES)
def test_an_attack_by_hand(rule: str) -> None:
    """W-90, W-91: what each rule adds and takes, over all faces."""
    attacker, target, where, wounds, dice, counting = CASES[rule]
    table = Table()
    above = where[0] + str(int(where[1]) - 1)
    one, two = table.put(attacker, above), table.put(target, where, B, wounds=wounds)
    prospect = attack_prospect(table.state, blow_of(table.state, Act(one), one, two))
    health = table.now(two).health - wounds
    assert told(prospect.odds[0]) == pytest.approx(odds_of(dice, counting, health), rel=1e-12)
    assert prospect.odds[0].before == health


def test_a_ford_adds_a_hit() -> None:
    """W-74: also to a roll of blanks."""
    table = Table(battle_map="two_bridges")
    one, two = table.put("griffin_fledgling", "E4"), table.put("chain_fisher", "E5", B, wounds=4)
    prospect = attack_prospect(table.state, blow_of(table.state, Act(one), one, two))
    wanted = odds_of("BB", lambda c, h, p: (c + h + 1, p > 0), 2)
    assert told(prospect.odds[0]) == pytest.approx(wanted, rel=1e-12)


@pytest.mark.parametrize(
    ("attacker", "target", "wounds", "dice", "is_always"),
    [
        ("pit_hound", "chain_fisher", 5, "BYG", True),
        ("pit_hound", "chain_fisher", 0, "BYG", False),
        ("archon_of_dawn", "gutter_knife", 3, "RBYG", True),
        ("archon_of_dawn", "harbour_champion", 6, "RBYG", False),
    ],
)
def test_dice_that_a_crit_adds(attacker: str, target: str, wounds: int, dice: str, is_always: bool) -> None:
    """W-224, W-212, W-220: the last die counts when a crit shows, or always."""
    table = Table()
    one, two = table.put(attacker, "E1"), table.put(target, "E2", B, wounds=wounds)
    amounts: list[int] = []
    for row in product(*(FACES[die] for die in dice)):
        first, more = row[:-1], row[-1:]
        shown = row if is_always or "c" in first else (*first, "-")
        assert len(more) == 1
        amounts.append(sum(face in "ch" for face in shown))
    prospect = attack_prospect(table.state, blow_of(table.state, Act(one), one, two)).odds[0]
    health = table.now(two).health - wounds
    assert prospect.mean == pytest.approx(float(Fraction(sum(amounts), len(amounts))), rel=1e-12)
    destroyed = Fraction(sum(amount >= health for amount in amounts), len(amounts))
    assert prospect.destroyed == pytest.approx(float(destroyed), rel=1e-12)


@pytest.mark.parametrize(
    ("target", "is_sure", "chance"),
    [("chain_fisher", False, 1 - Fraction(4 * 5 * 5, 6**3)), ("moor_troll", True, 1)],
)
def test_one_other_who_is_slashed(target: str, is_sure: bool, chance: Fraction) -> None:
    """W-233, W-89: with a crit on RBB, or always; nothing is left to choose where only one can be slashed."""
    table = Table()
    champion, two = table.put("harbour_champion", "E1"), table.put(target, "E2", B)
    hound = table.put("pit_hound", "D1", B, wounds=3)
    if is_sure:
        # Hunter: gold characters.
        table.creature(champion).relic = KindId("hunters_mark")
    prospect = attack_prospect(table.state, blow_of(table.state, Act(champion), champion, two))
    assert [odds.creature for odds in prospect.odds] == [two, hound]
    assert prospect.odds[1] == Odds(hound, float(chance), int(is_sure), 1, float(chance), 0.0, 1)
    assert not prospect.is_open


def test_a_long_shot_by_hand() -> None:
    """W-207, W-98: hits and crits of BY, in a forest one hit less; no crit effect, no push."""
    for where, forest in (("E5", 0), ("C4", 1)):
        table = Table()
        one, two = table.put("clockwork_bombard", "E1"), table.put("chain_fisher", where, B, wounds=5)
        wanted = odds_of("BY", lambda c, h, _, less=forest: (c + max(h - less, 0), False), 1)
        assert told(shot_prospect(table.state, one, two).odds[0]) == pytest.approx(wanted, rel=1e-12)


@pytest.mark.parametrize(
    ("attacker", "target", "is_always"),
    [
        ("gutter_knife", "dock_duellist", True),
        ("gutter_knife", "wall_bearer", False),
        ("gutter_knife", "pack_mule", False),
        ("archon_of_dawn", "gutter_knife", True),
        ("archon_of_dawn", "harbour_champion", False),
        ("archon_of_dawn", "dragon_whelp", False),
        ("archon_of_dawn", "tarvo_quill", False),
    ],
)
def test_who_always_crits_by_rank(attacker: str, target: str, is_always: bool) -> None:
    """W-187, W-220, WQ46: characters of higher or of lower rank, neither heroes nor minions."""
    table = Table("queen_zenobia", "tarvo_quill", at=("A1", "E2" if target == "tarvo_quill" else "I9"))
    one = table.put(attacker, "E1")
    two = table.hero(B) if target == "tarvo_quill" else table.put(target, "E2", B)
    now = blow_of(table.state, Act(one), one, two)
    assert always_crits(table.state, now, table.creature(one), table.creature(two)) is is_always


@pytest.mark.parametrize(
    ("target", "damage", "prevented", "left"),
    [
        ("stone_sentinel", 3, 0, 2),
        ("stone_sentinel", 3, 2, 1),
        ("stone_sentinel", 1, 1, 1),
        ("stone_sentinel", 0, 0, 0),
        ("wall_bearer", 3, 2, 1),
        ("wall_bearer", 1, 2, 0),
    ],
)
def test_with_fortitude_the_last_point_comes_through(
    target: str, damage: int, prevented: int, left: int
) -> None:
    """W-202, WQ18: whatever else prevents; damage that was 0 stays so."""
    table = Table()
    two = table.put(target, "E2", B)
    assert reduced(table.state, table.creature(two), damage, prevented) == left
