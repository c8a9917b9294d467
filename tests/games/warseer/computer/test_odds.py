"""The chances that are told are those of the engine: every way the dice can fall is played and weighed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product, takewhile
from math import prod

import pytest

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.attack_sums import Tally
from sfb_bot.games.warseer.rules.content import KindId
from sfb_bot.games.warseer.rules.ids import CreatureId
from sfb_bot.games.warseer.rules.odds import (
    attack_prospect,
    blow_of,
    healing_prospect,
    shot_prospect,
    tallies,
)
from sfb_bot.games.warseer.rules.prospects import Odds, Prospect
from sfb_bot.games.warseer.rules.work import Act
from sfb_bot.kernel import Event
from tests.games.warseer.kit.table import B, Table, shared_content

Scene = Callable[[], tuple[Table, CreatureId, CreatureId]]
Others = tuple[tuple[str, str], ...]


def ways(dice: str) -> Iterator[tuple[str, Fraction]]:
    """Every row of faces some dice can show, with its chance."""
    printed = [shared_content().dice[die].faces for die in dice]
    for faces in product(*(sorted(set(each)) for each in printed)):
        counts = [each.count(face) for each, face in zip(printed, faces, strict=True)]
        yield "".join(faces), Fraction(prod(counts), 6 ** len(dice))


def faced(
    attacker: str,
    target: str,
    *,
    at: tuple[str, str] = ("E1", "E2"),
    wounds: tuple[int, int] = (0, 0),
    foes: Others = (),
    friends: Others = (),
    battle_map: str = "",
) -> Scene:
    """Somebody of A's who attacks somebody of B's; other foes have one health left."""

    def scene() -> tuple[Table, CreatureId, CreatureId]:
        table = Table(battle_map=battle_map)
        # Nobody is asked about a Contract that cannot be paid.
        table.influence(0)
        one = table.put(attacker, at[0], wounds=wounds[0])
        two = table.put(target, at[1], B, wounds=wounds[1])
        for kind, where in foes:
            table.put(kind, where, B, wounds=shared_content().creatures[KindId(kind)].health - 1)
        for kind, where in friends:
            table.put(kind, where)
        return table, one, two

    return scene


def armoured_hero() -> tuple[Table, CreatureId, CreatureId]:
    """A hero who wears two relics, of which one is hit."""
    table = Table("queen_zenobia", "brissa_de_molforn", at=("A1", "E2"))
    table.wear("brigandine", "legion_plate", seat=B)
    return table, table.put("moor_troll", "E1"), table.hero(B)


def equipped(hero: str, target: str, relic: str) -> Scene:
    """A hero of A's with a relic beside somebody of B's."""

    def scene() -> tuple[Table, CreatureId, CreatureId]:
        table = Table(hero, at=("E1",))
        table.wear(relic)
        return table, table.hero(), table.put(target, "E2", B)

    return scene


# The scene, the attack dice as they are rolled, and the extra dice it can come to.
ATTACKS = {
    "plain": (faced("griffin_fledgling", "chain_fisher", wounds=(0, 4)), "BB", ""),
    "a push onto rough ground": (faced("griffin_fledgling", "chain_fisher", at=("E5", "E6")), "BB", ""),
    "no room for a push": (
        faced(
            "dragon_whelp",
            "chain_fisher",
            at=("I2", "I1"),
            wounds=(0, 4),
            foes=(("pit_hound", "H1"),),
        ),
        "YG",
        "",
    ),
    "predator in a forest, against a shield": (
        faced("pit_hound", "wall_bearer", at=("C5", "C4"), wounds=(0, 2)),
        "BY",
        "G",
    ),
    "in a ford": (
        faced("griffin_fledgling", "chain_fisher", at=("E4", "E5"), battle_map="two_bridges"),
        "BB",
        "",
    ),
    "hunter of the resurgent": (faced("field_inquisitor", "bone_cantor"), "BBY", ""),
    "magic against a shield": (faced("plague_doctor", "wall_bearer", wounds=(0, 2)), "BY", ""),
    "hammerblow": (faced("stone_sentinel", "gutter_knife"), "BB", ""),
    "fortitude and forged": (faced("gutter_knife", "stone_sentinel", wounds=(0, 4)), "BY", ""),
    "assassin": (faced("gutter_knife", "dock_duellist"), "BY", ""),
    "resurgent": (faced("wall_bearer", "grave_runner", wounds=(0, 2)), "BY", ""),
    "brave on a hill": (faced("wall_bearer", "lance_of_the_wing", at=("A4", "A5")), "BY", ""),
    "monster": (faced("wall_bearer", "cellar_horror", wounds=(0, 6)), "BY", ""),
    "armour": (faced("griffin_fledgling", "kerub_the_armoured_griffin", wounds=(0, 5)), "BB", ""),
    "magic passes armour": (faced("novice_of_aria", "kerub_the_armoured_griffin", wounds=(0, 5)), "YY", ""),
    "armour of relics": (armoured_hero, "RBB", ""),
    "difficult target": (faced("griffin_fledgling", "roof_archer", wounds=(0, 2)), "YY", ""),
    "slash": (faced("harbour_champion", "chain_fisher", foes=(("pit_hound", "D1"),)), "RBB", ""),
    "slash against armour": (
        faced("harbour_champion", "chain_fisher", foes=(("kerub_the_armoured_griffin", "D1"),)),
        "RBB",
        "",
    ),
    "ambush and added dice": (faced("legion_crossbow", "chain_fisher", wounds=(0, 3)), "BY", "GG"),
    "led": (faced("griffin_fledgling", "chain_fisher", friends=(("banner_captain", "D1"),)), "BB", "P"),
    "flank": (faced("dock_duellist", "chain_fisher", friends=(("wall_bearer", "F2"),)), "BBY", "G"),
    "berserk": (faced("cellar_horror", "chain_fisher", wounds=(1, 3)), "RBB", "P"),
    "a relic's die, and its prey": (
        equipped("tarvo_quill", "kerub_the_armoured_griffin", "envenomed_stiletto"),
        "RBB",
        "G",
    ),
    "a relic's die": (equipped("emperor_demian", "chain_fisher", "sword_of_amadeus"), "RBB", "P"),
    "superior": (faced("archon_of_dawn", "gutter_knife", wounds=(0, 1)), "RBY", "G"),
    "hunter": (faced("field_inquisitor", "caravan_scout"), "BBY", ""),
    "vampirism": (faced("blood_broker", "chain_fisher", wounds=(2, 0)), "BBY", ""),
    "vampirism on the lifeless": (faced("blood_broker", "stone_sentinel", wounds=(2, 0)), "BBY", ""),
}


class Weighed:
    """What befell whom, over all ways the dice fell."""

    def __init__(self) -> None:
        self.total = Fraction(0)
        self.wounds: dict[CreatureId, list[tuple[int, Fraction]]] = {}
        self.destroyed: dict[CreatureId, Fraction] = {}
        self.pushed: dict[CreatureId, Fraction] = {}
        self.healed: dict[CreatureId, Fraction] = {}

    def add(self, table: Table, creatures: list[CreatureId], events: list[Event], chance: Fraction) -> None:
        """Weigh what happened once."""
        self.total += chance
        for number in creatures:
            hurt = sum(each.wounds for each in table.heard(ev.Damaged, events) if each.creature == number)
            self.wounds.setdefault(number, []).append((hurt, chance))
            for found, kind in ((self.destroyed, ev.Destroyed), (self.pushed, ev.Placed)):
                is_so = any(each.creature == number for each in table.heard(kind, events))
                found[number] = found.get(number, Fraction(0)) + is_so * chance
            healed = sum(each.amount for each in table.heard(ev.Healed, events) if each.creature == number)
            self.healed[number] = self.healed.get(number, Fraction(0)) + healed * chance

    def odds(self, number: CreatureId, before: int) -> Odds:
        """The same as a forecast tells it."""
        amounts = [amount for amount, _ in self.wounds[number]]
        mean = sum((amount * chance for amount, chance in self.wounds[number]), Fraction(0))
        destroyed, pushed = float(self.destroyed[number]), float(self.pushed[number])
        return Odds(number, destroyed, min(amounts), max(amounts), float(mean), pushed, before)


def left(table: Table, number: CreatureId) -> int:
    """How many wounds somebody stands."""
    return table.now(number).health - table.wounds(number)


def of_the_attack(events: list[Event]) -> list[Event]:
    """What happened up to another attack that follows, in return or by a crit effect."""
    first = next(index for index, event in enumerate(events) if isinstance(event, ev.AttackRolled))
    return list(takewhile(lambda event: not isinstance(event, ev.AttackDeclared), events[first:]))


def agrees(prospect: Prospect, scene: Scene, weighed: Weighed) -> None:
    """A prospect tells exactly what was weighed, and leaves nobody out."""
    table = scene()[0]
    assert weighed.total == 1
    for odds in prospect.odds:
        assert odds == weighed.odds(odds.creature, left(table, odds.creature))
    told = {odds.creature for odds in prospect.odds}
    for number, amounts in weighed.wounds.items():
        assert number in told or not any(amount for amount, _ in amounts)
    assert dict(prospect.healed) == {
        number: float(healed) for number, healed in weighed.healed.items() if healed
    }


@pytest.mark.parametrize("name", ATTACKS)
def test_an_attack_has_the_chances_of_the_engine(name: str) -> None:
    """All rows of faces are played out, with the defaults of everybody else."""
    scene, dice, extra = ATTACKS[name]
    table, one, two = scene()
    prospect = attack_prospect(table.state, blow_of(table.state, Act(one), one, two))
    weighed = Weighed()
    for faces, chance in ways(dice + extra):
        table, one, two = scene()
        creatures = [*table.state.creatures]
        extras = [f"{extra} {faces[len(dice) :]}"] if extra else []
        table.luck(f"{dice} {faces[: len(dice)]}", *extras)
        events = of_the_attack(table.attack(one, two))
        assert table.heard(ev.AttackRolled)[0].dice == dice
        weighed.add(table, creatures, events, chance)
    assert prospect.odds[0].creature == two
    agrees(prospect, scene, weighed)


def test_a_charge_counts_where_the_attacker_came_from() -> None:
    """The extra die is there after a move to somebody new, and not without one."""
    weighed = Weighed()
    scene = faced("griffin_fledgling", "chain_fisher", at=("E4", "E2"))
    for faces, chance in ways("BBG"):
        table, one, two = scene()
        creatures = [*table.state.creatures]
        table.luck(f"BB {faces[:2]}", f"G {faces[2]}")
        weighed.add(table, creatures, of_the_attack(table.act(one, "go>E3", f"attack>{two}")), chance)
    table, one, two = scene()
    table.do(f"activate>{one}", "go>E3")
    charging = blow_of(table.state, Act(one, steps=1), one, two)
    agrees(attack_prospect(table.state, charging), scene, weighed)
    standing = blow_of(table.state, Act(one, steps=1, touched=frozenset({two})), one, two)
    assert attack_prospect(table.state, standing).odds[0].most == 2, "two dice, no third"


@pytest.mark.parametrize(
    ("shooter", "target", "where", "dice"),
    [
        ("roof_archer", "chain_fisher", "E5", "Y"),
        ("clockwork_bombard", "chain_fisher", "C4", "BY"),
        ("clockwork_bombard", "kerub_the_armoured_griffin", "E5", "BY"),
    ],
)
def test_a_long_shot_has_the_chances_of_the_engine(shooter: str, target: str, where: str, dice: str) -> None:
    """In the open, in a forest, against armour."""
    scene = faced(shooter, target, at=("E1", where), wounds=(0, 5))
    weighed = Weighed()
    for faces, chance in ways(dice):
        table, one, two = scene()
        creatures = [*table.state.creatures]
        table.luck(f"{dice} {faces}")
        weighed.add(table, creatures, table.act(one, f"shoot>{two}"), chance)
    table, one, two = scene()
    agrees(shot_prospect(table.state, one, two), scene, weighed)


def ward(wounds: int) -> tuple[Table, CreatureId, CreatureId]:
    """A Healer beside somebody with wounds."""
    table = Table()
    return table, table.put("novice_of_aria", "E1"), table.put("griffin_fledgling", "E2", wounds=wounds)


@pytest.mark.parametrize("wounds", [1, 2, 3])
def test_healing_has_the_mean_of_the_engine(wounds: int) -> None:
    """No more is healed than there are wounds."""
    mean = Fraction(0)
    for faces, chance in ways("YY"):
        table, novice, patient = ward(wounds)
        table.luck(f"YY {faces}")
        table.act(novice, f"heal>{patient}")
        mean += chance * (wounds - table.wounds(patient))
    table, novice, patient = ward(wounds)
    assert healing_prospect(table.state, novice, patient) == Prospect(healed=((patient, float(mean)),))


def test_healing_that_does_nothing_is_said_to() -> None:
    """Somebody whole, and somebody who cannot be healed."""
    table = Table()
    novice, whole = table.put("novice_of_aria", "E1"), table.put("griffin_fledgling", "E2")
    stone = table.put("stone_sentinel", "D1", wounds=2)
    assert healing_prospect(table.state, novice, whole).idle == "no_wounds"
    assert healing_prospect(table.state, novice, stone).idle == "nothing"


def test_one_yellow_die_by_hand() -> None:
    """A crit, two hits, a push and two blanks on six faces; the mule's crit adds a push."""
    table, mule, fisher = faced("pack_mule", "chain_fisher", wounds=(0, 5))()
    prospect = attack_prospect(table.state, blow_of(table.state, Act(mule), mule, fisher))
    assert prospect.odds == (Odds(fisher, 1 / 2, 0, 1, 1 / 2, 1 / 3, 1),)


@pytest.mark.parametrize("dice", ["", "Y", "BBY", "RRBGPK", "YYYYBBBB"])
def test_chances_of_dice_add_up_to_one(dice: str) -> None:
    """And so does their number of symbols, at most one for each die."""
    found = tallies(Table().state, dice)
    assert sum(found.values()) == 1
    assert all(sum(shown) <= len(dice) for shown in found)
    assert (Tally() in found) == ("R" not in dice)


def test_several_to_slash_and_dice_to_roll_again_are_left_open() -> None:
    """Which one is slashed is the attacker's choice to come, and so is what a master rolls again."""
    foes = (("pit_hound", "D1"), ("pit_hound", "F1"))
    table, one, two = faced("harbour_champion", "chain_fisher", foes=foes)()
    prospect = attack_prospect(table.state, blow_of(table.state, Act(one), one, two))
    assert prospect.is_open
    assert [odds.creature for odds in prospect.odds] == [two]
    table = Table("brissa_de_molforn", at=("E1",))
    target = table.put("chain_fisher", "E3", B)
    assert attack_prospect(table.state, blow_of(table.state, Act(table.hero()), table.hero(), target)).is_open
    plain, one, two = faced("griffin_fledgling", "chain_fisher")()
    assert not attack_prospect(plain.state, blow_of(plain.state, Act(one), one, two)).is_open


def test_nothing_hidden_changes_a_forecast() -> None:
    """Another hand and another seed: the same chances."""
    found: list[Prospect] = []
    for hand, seed in (((), "one"), (("brigandine", "legion_plate"), "two")):
        table, one, two = faced("pit_hound", "wall_bearer", wounds=(0, 2))()
        table.hand(*hand, seat=B)
        table.state.dice.seed = seed
        found.append(attack_prospect(table.state, blow_of(table.state, Act(one), one, two)))
    assert found[0] == found[1]
    assert found[0].odds[0].destroyed > 0
