"""Attacks (section 6) and the numbers they are made of (R-6, R-7)."""

from __future__ import annotations

import pytest

from sfb_bot.games.rift.rules import events as ev
from tests.games.rift.kit.table import Table, content, names, table


def attacked(own: str, enemy: str, target: str, party: str = "", more: str = "") -> Table:
    """Blue has attacked; Red has no cards, so nothing came between."""
    t = table(f"| a {own} deck=0 hand=reflection {more} | b {enemy} deck=0 discard=0 S7 zombie")
    t.a.attacks(target, party)
    return t


def sums(t: Table) -> tuple[int, int]:
    """The announced sum of the attack, and the one it acted with."""
    return t.of(ev.Announced)[0].total, t.last(ev.ItemActed).total


# --- who can hit whom -------------------------------------------------------------------------------------


def test_what_a_card_states() -> None:
    """R-6: rank, flying, life, damage by distance, at most one ability, copies."""
    air, archer, shooter = (content().kinds[name] for name in ("air_elemental", "archer", "sharpshooter"))
    assert (air.rank, air.flies, air.life, air.damage, air.ability, air.copies) == (
        "champion",
        True,
        3,
        (2, 2, None, None),
        None,
        1,
    )
    assert (archer.damage, archer.copies) == ((None, 2, 1, None), 3)
    assert (shooter.damage, shooter.copies) == ((None, 2, 2, 1), 2)


@pytest.mark.parametrize(
    ("kind", "distances"),
    [
        ("zombie", [1]),
        ("archer", [2, 3]),
        ("sharpshooter", [2, 3, 4]),
        ("pikeman", [1, 2]),
        ("archmage", [1, 2, 3]),
    ],
)
def test_a_value_at_the_distance_is_needed(kind: str, distances: list[int]) -> None:
    """R-6, R-24: no value at distance 1, no melee; distance is the difference of the cells (R-3)."""
    found: list[int] = []
    for far in range(1, 6):
        t = table(f"| a N1 {kind} deck=0 hand=reflection | b N{1 + far} zombie deck=0")
        if f"attack>N{1 + far}" in t.options:
            found.append(far)
    assert found == distances


def test_lanes_have_no_distance() -> None:
    """R-3: warriors of different lanes never reach each other."""
    t = table("| a N3 pikeman S1 archmage deck=0 hand=reflection | b S6 zombie N7 zombie deck=0")
    assert t.options == ["end"]


def test_others_in_between_do_not_block_a_shot() -> None:
    """R-24, RQ13: neither own nor enemy ones."""
    t = table("| a N1 sharpshooter N2 zombie deck=0 hand=reflection | b N3 zombie N4 goblin deck=0 S7 imp")
    t.a.attacks("N4", "")
    t.expect(at={"N4": None, "N3": "zombie"})


@pytest.mark.parametrize(
    ("own", "enemy", "targets"),
    [
        # Distance 2 or more across the Paladin, who stands between.
        ("N1 sharpshooter", "N3 paladin N4 archer N5 archer", ["N3"]),
        # Melee is not from afar, and the Paladin itself has no cover.
        ("N3 zombie", "N4 goblin N5 paladin", ["N4"]),
        # In front of the Paladin nobody is covered.
        ("N1 sharpshooter", "N3 goblin N4 paladin", ["N3", "N4"]),
        # Neutralised it covers nobody.
        ("N1 sharpshooter", "N3 paladin-neutralise N4 archer", ["N3", "N4"]),
        # A Paladin of the other army covers nothing of this one.
        ("N1 sharpshooter N2 paladin", "N4 archer", ["N4"]),
    ],
)
def test_the_paladin_covers_those_behind_it(own: str, enemy: str, targets: list[str]) -> None:
    """R-24: abilities may forbid a hit."""
    t = table(f"| a {own} deck=0 hand=reflection | b {enemy} deck=0")
    assert [key.removeprefix("attack>") for key in t.options if key.startswith("attack")] == targets


@pytest.mark.parametrize(
    ("own", "enemy", "offered"),
    [
        ("N3 zombie", "N4 medusa", []),
        ("N3 zombie N2 pikeman", "N4 medusa", ["attack>N4"]),
        # Next to Medusa one takes part in no attack at all, whomever it is on.
        ("N3 pikeman", "N4 medusa N5 goblin", []),
        ("N3 zombie", "N4 medusa-neutralise", ["attack>N4"]),
    ],
)
def test_medusa_keeps_those_next_to_her_out_of_attacks(own: str, enemy: str, offered: list[str]) -> None:
    """R-24, R-65: Medusa's gaze, as long as she is not neutralised."""
    t = table(f"| a {own} deck=0 hand=reflection | b {enemy} deck=0")
    assert [key for key in t.options if key.startswith("attack")] == offered


def test_the_invisible_cannot_be_attacked() -> None:
    """R-24, R-49."""
    t = table("| a N3 zombie deck=0 hand=reflection | b N4 goblin+invisibility deck=0")
    assert t.options == ["end"]


# --- announcing -------------------------------------------------------------------------------------------


def test_any_party_of_those_who_can_hit() -> None:
    """R-24, section 16 D5: a target, then any set of those who can hit it, all of them first."""
    t = table("| a N1 sharpshooter N2 pikeman N3 goblin deck=0 hand=reflection | b N4 earth_elemental deck=0")
    assert t.options == names("attack>N4 select end")
    t.a.answers("select").answers("N4")
    t.asked("a", "attack_with")
    assert t.options == names("N1+N2+N3 N1+N2 N1+N3 N2+N3 N1 N2 N3 back")
    t.a.answers("N1+N3")
    announced = t.last(ev.Announced)
    assert [t.state.warriors[each].cell for each in announced.participants] == [0, 2]
    # Sharpshooter 2 at distance 3, Goblin 2 without another common.
    assert announced.total == 4
    t.expect(damage={"N4": 4})


def test_the_announced_attack_is_public() -> None:
    """R-25: target, participants and sum."""
    t = table("| a N3 goblin N2 pikeman deck=0 hand=reflection | b N4 zombie deck=0 hand=1")
    t.a.attacks("N4")
    (item,) = t.public().stack
    assert (item.is_attack, item.total) == (True, 4)
    assert item.target == t.warrior("N4").id
    assert set(item.participants) == {t.warrior("N2").id, t.warrior("N3").id}
    announced = t.last(ev.Announced)
    assert announced.for_public() == announced


def test_an_attack_for_nothing_is_not_allowed() -> None:
    """R-25, RQ12: the sum must be at least 1; a participant with 0 is allowed."""
    t = table("| a N3 zombie-curse deck=0 hand=reflection | b N4 goblin deck=0")
    assert t.options == ["end"]
    t = table("| a N3 zombie-curse N2 pikeman deck=0 hand=reflection | b N4 earth_elemental deck=0")
    t.a.attacks("N4")
    assert len(t.last(ev.Announced).participants) == 2
    t.expect(damage={"N4": 2})


def test_parties_for_nothing_are_not_offered() -> None:
    """R-25, section 16 D5: any set whose sum is at least 1."""
    t = table("| a N3 zombie-curse N2 pikeman deck=0 hand=reflection | b N4 earth_elemental deck=0")
    t.a.answers("select").answers("N4")
    assert t.options == names("N2+N3 N2 back")


def test_one_attack_a_turn_on_one_enemy() -> None:
    """R-23: spells are no attack, several enemies may be destroyed in a turn."""
    t = table(
        "| a N3 goblin S3 goblin deck=0 hand=lightning,lightning | b N4 goblin S4 imp S5 archer N7 imp deck=0"
    )
    t.a.casts("lightning", "S4")
    t.a.attacks("N4")
    t.offers_no("attack")
    t.a.casts("lightning", "S5")
    assert len(t.of(ev.Destroyed)) == 3


# --- abilities in the sum ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "enemy", "total"),
    [
        # Goblin: +1 if another own common takes part.
        ("N3 goblin", "N4 earth_elemental", 2),
        ("N3 goblin N2 archer", "N4 earth_elemental", 5),
        ("N3 goblin N2 pikeman", "N4 earth_elemental", 4),
        # Berserker: +1 when it attacks alone.
        ("N3 berserker", "N4 earth_elemental", 5),
        ("N3 berserker N2 archer", "N4 earth_elemental", 6),
        # Assassin: +2 against champions.
        ("N3 assassin", "N4 earth_elemental", 5),
        ("N3 assassin", "N4 stone_golem", 3),
        # Warlord: +1 for others in its lane, also if it does not take part; not for itself.
        ("N3 goblin N1 warlord", "N4 earth_elemental", 3),
        ("N3 warlord", "N4 earth_elemental", 3),
        ("N3 warlord N2 pikeman", "N4 earth_elemental", 6),
        # Its bonus goes to one whose current value is 0, too.
        ("N3 zombie-curse N1 warlord", "N4 earth_elemental", 1),
        # In another lane it counts nothing; neutralised neither.
        ("N3 goblin S3 warlord", "N4 earth_elemental", 2),
        ("N3 goblin N1 warlord-neutralise", "N4 earth_elemental", 2),
        ("N3 goblin-neutralise N2 archer", "N4 earth_elemental", 4),
        # Enchantments: +1 and -1 to each printed value.
        ("N3 goblin+blessing", "N4 earth_elemental", 3),
        ("N3 goblin-curse", "N4 earth_elemental", 1),
    ],
)
def test_the_sum_with_abilities(own: str, enemy: str, total: int) -> None:
    """R-25: the participants' current damage with all their abilities."""
    t = attacked(own, enemy, "N4")
    assert sums(t) == (total, total)


# --- acting -----------------------------------------------------------------------------------------------


def test_too_little_damage_stays_until_the_end_of_the_turn() -> None:
    """R-28: so that spells may finish it."""
    t = table("| a N3 zombie deck=0 hand=lightning,reflection | b N4 zombie S7 zombie deck=0")
    t.a.attacks("N4")
    t.expect(damage={"N4": 1})
    t.a.casts("lightning", "N4")
    t.expect(at={"N4": None})


def test_the_attacked_does_not_strike_back() -> None:
    """R-29."""
    t = attacked("N3 goblin", "N4 earth_elemental", "N4")
    t.expect(damage={"N3": 0, "N4": 2}, at={"N3": "goblin"})


def test_responses_change_the_sum() -> None:
    """R-26, RQ14: looked at again when it acts."""
    t = table(
        "| a N3 goblin N2 archer deck=0 hand=reflection"
        " | b N4 earth_elemental S7 zombie deck=0 hand=curse,intimidate"
    )
    t.a.attacks("N4")
    assert t.last(ev.Announced).total == 5
    # Without the Archer no other common takes part: the Goblin alone deals 2, cursed 1.
    t.b.responds("intimidate", "N2").responds("curse", "N3").done()
    t.a.passes()
    assert t.last(ev.ItemActed).total == 1
    t.expect(damage={"N4": 1})


def test_a_target_that_is_gone_makes_the_attack_fail() -> None:
    """R-26, RQ16: it is spent, no other target may be named."""
    t = table(
        "| a N3 goblin deck=0 hand=reflection,lightning"
        " | b N4 zombie N7 zombie S4 imp deck=0 hand=invisibility"
    )
    t.a.attacks("N4")
    t.b.responds("invisibility", "N4")
    t.a.responds("lightning", "N4").done()
    # Lightning 2 against life 3, then the target is invisible: nobody can hit it.
    assert t.last(ev.ItemFailed).cause == "nobody"
    t.is_idle("a")
    t.offers_no("attack")
    t.expect(attacked=True, damage={"N4": 2})


def test_a_destroyed_target_makes_the_attack_fail() -> None:
    """R-26: target gone."""
    t = table(
        "| a N3 goblin deck=0 hand=reflection,lightning | b N4 goblin N7 zombie deck=0 hand=blessing,curse"
    )
    t.a.attacks("N4")
    t.b.responds("curse", "N3").done()
    t.a.responds("lightning", "N4").done()
    t.b.passes()
    assert t.last(ev.ItemFailed).cause == "target"
    t.expect(at={"N4": None}, attacked=True)


def test_participants_that_cannot_hit_any_more_are_left_out() -> None:
    """R-26: the sum is worked out anew with the others."""
    t = table("| a N3 goblin N2 pikeman deck=0 hand=reflection | b N4 zombie S7 zombie deck=0 hand=flight")
    t.a.attacks("N4")
    t.b.responds("flight", "N4")
    t.a.passes()
    acted = t.last(ev.ItemActed)
    # Against a flier only the Pikeman at distance 2 is left.
    assert acted.participants == (t.warrior("N2").id,)
    assert acted.total == 2
    t.expect(damage={"N4": 2})


def test_a_target_moved_inside_its_lane_is_still_the_target() -> None:
    """R-26, RQ15: whoever can hit it at the new distance strikes."""
    t = table(
        "| a N2 goblin N1 sharpshooter deck=0 hand=lure,reflection | b N4 zombie S7 zombie deck=0 hand=curse"
    )
    t.a.attacks("N4")
    assert t.last(ev.Announced).total == 2
    t.b.responds("curse", "N2").done()
    t.a.responds("lure", "N4", "+1").done()
    acted = t.last(ev.ItemActed)
    # On N3 the Sharpshooter still has 2 at distance 2; the Goblin was not named and does not join.
    assert acted.total == 2
    t.expect(damage={"N3": 2})


def test_an_attack_brought_to_nothing_acts_for_nothing() -> None:
    """RQ50: a Goblin of 2, cursed twice in response, acts for 0 and does not fail."""
    t = table("| a N3 goblin deck=0 hand=reflection | b N4 zombie S7 zombie deck=0 hand=curse,curse")
    t.a.attacks("N4")
    t.b.responds("curse", "N3").responds("curse", "N3").done()
    t.a.passes()
    assert t.last(ev.ItemActed).total == 0
    assert not t.of(ev.ItemFailed)
    t.expect(damage={"N4": 0}, attacked=True)


def test_the_breath_of_an_attack_for_nothing() -> None:
    """R-26, R-27, RQ50: a new sum of 0 is no failure, the abilities of the moment act."""
    t = table(
        "| a N3 dragon-curse+curse deck=0 hand=reflection | b N4 zombie N5 goblin S7 zombie deck=0 hand=curse"
    )
    t.a.attacks("N4")
    t.b.responds("curse", "N3")
    t.a.passes()
    # 3 less 2 was announced, 3 less 3 is left; the Goblin right behind still gets its 1.
    assert sums(t) == (1, 0)
    t.expect(at={"N5": None, "N4": "zombie"}, damage={"N4": 0})


def test_the_dragon_hurts_the_enemy_right_behind() -> None:
    """R-27: together with the attack's damage; only right behind the target."""
    t = attacked("N3 dragon", "N4 goblin N5 goblin N6 goblin", "N4")
    t.expect(at={"N4": None, "N5": None, "N6": "goblin"})
    t = attacked("N3 dragon", "N4 goblin N6 goblin", "N4")
    t.expect(at={"N4": None, "N6": "goblin"}, damage={"N6": 0})


def test_the_water_elemental_pushes_a_surviving_target() -> None:
    """R-27, R-59: 1 cell back if that cell is free."""
    t = attacked("N3 water_elemental", "N4 earth_elemental", "N4")
    t.expect(at={"N4": None, "N5": "earth_elemental"}, damage={"N5": 3})
    t = attacked("N3 water_elemental", "N4 earth_elemental N5 goblin", "N4")
    t.expect(at={"N4": "earth_elemental", "N5": "goblin"})
    t = attacked("N6 water_elemental", "N7 earth_elemental", "N7")
    t.expect(at={"N7": "earth_elemental"})


def test_the_vampire_lord_draws_for_a_kill() -> None:
    """R-27: when an attack it takes part in destroys the target, and only then."""
    t = attacked("N3 vampire_lord", "N4 zombie", "N4", more="spells=dash,curse")
    t.expect(hand={"a": "reflection,dash"})
    t = attacked("N3 vampire_lord", "N4 earth_elemental", "N4", more="spells=dash,curse")
    t.expect(hand={"a": "reflection"})


def test_only_participants_still_in_a_lane_follow_up() -> None:
    """R-27, R-65: a Vampire Lord destroyed by the blast of its victim draws nothing."""
    t = table(
        "| a N3 vampire_lord-curse-curse S1 zombie N2 pikeman deck=0 hand=reflection spells=dash,curse"
        " | b N4 fire_elemental S7 zombie deck=0"
    )
    # 2 and 2 against life 3; the blast deals 3 to the Vampire Lord with life 2.
    t.a.attacks("N4")
    t.expect(at={"N4": None, "N3": None, "N2": "pikeman"}, hand={"a": "reflection"})


def test_a_kill_by_the_party_counts_for_the_vampire_lord() -> None:
    """R-27: an attack it takes part in, whoever adds the damage."""
    t = attacked("N3 vampire_lord-curse N2 pikeman", "N4 storm_giant", "N4", more="spells=dash,curse")
    t.expect(at={"N4": None}, hand={"a": "reflection,dash"})
