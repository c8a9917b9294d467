"""How values are computed, and abilities lost (C215 to C218)."""

from __future__ import annotations

from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import ELITE, LEADER
from sfb_bot.games.codex.rules.model import Mod
from tests.games.codex.kit.table import A, B, Table


def test_c215_base_values_then_runes_then_the_place() -> None:
    """C215: a set base value comes before runes and stat changes, the place after them."""
    table = Table("captain_zane", turn=B)
    unit = table.put("iron_man", A, slot=ELITE, runes={"plus": 2})
    table.obj(unit).mods.extend([Mod("atk", 1), Mod("base_atk", 7)])
    assert table.now(unit).atk == 7 + 2 + 1 + 1


def test_c215_chaos_mirror_swaps_printed_atk_alone() -> None:
    table = Table("captain_zane")
    table.put("captain_zane", A)
    one, other = table.put("oversized_rhinoceros", A, runes={"plus": 1}), table.put("tenderfoot", B)
    table.hand("chaos_mirror")
    table.do("play>chaos_mirror")
    table.do(str(one), str(other))
    assert (table.now(one).atk, table.now(other).atk) == (1 + 1, 7)
    table.end_turn()
    assert (table.now(one).atk, table.now(other).atk) == (8, 1)


def test_c215_polymorph_takes_printed_abilities_and_earlier_grants() -> None:
    table = Table("argagarg_garg")
    table.put("argagarg_garg", A)
    bear = table.put("barkcoat_bear", B, runes={"plus": 1})
    table.obj(bear).mods.append(Mod("key", key.FLYING))
    table.put("spirit_of_the_panda", B, host=bear)
    table.hand("polymorph_squirrel")
    table.play("polymorph_squirrel")
    now = table.now(bear)
    assert (now.atk, now.hp, now.flags, now.resist) == (1 + 1 + 2, 1 + 1 + 2, 0, 0)


def test_c215_doubling_doubles_gains_and_the_place() -> None:
    table = Table(turn=B)
    leader = table.put("doubling_barbarbarian", A, slot=LEADER, runes={"plus": 1})
    elite = table.put("doubling_barbarbarian", A, slot=ELITE)
    assert (table.now(leader).atk, table.now(leader).hp, table.now(leader).armor) == (3 + 2, 5 + 2, 2)
    assert table.now(elite).atk == 3 + 2


def test_c215_caps_and_the_floor_come_last() -> None:
    table = Table()
    haunt = table.put("pestering_haunt", A, runes={"plus": 3})
    weak = table.put("iron_man", A)
    table.obj(weak).mods.append(Mod("atk", -9))
    assert (table.now(haunt).atk, table.now(haunt).hp, table.now(weak).atk) == (1, 4, 0)


def test_c216_the_newest_of_can_and_cannot_wins() -> None:
    """C216: a Gargoyle that was woken may attack; vines laid on it later forbid it again."""
    table = Table("garus_rook")
    gargoyle = table.put("gargoyle", A)
    assert f"attack>{gargoyle}" not in table.options
    table.use(gargoyle)
    assert f"attack>{gargoyle}" in table.options

    table = Table(turn=B)
    gargoyle = table.put("gargoyle", B)
    table.put("entangling_vines", A, host=gargoyle)
    table.use(gargoyle)
    assert f"attack>{gargoyle}" in table.options, "the permission is newer than the vines"


def test_c217_midori_and_the_ferns_each_keep_what_was_true_first() -> None:
    """C217: a unit of 3 ATK that arrives when both are there has the bonus and no stealth."""
    table = Table(["master_midori", "calamandra_moss", "argagarg_garg"])
    table.put("master_midori", A, level=5)
    table.put("calamandra_moss", A)
    table.put("behind_the_ferns", A)
    man = table.put("iron_man", A)
    now = table.now(man)
    assert (now.atk, bool(now.flags & key.STEALTH)) == (3 + 1, False)


def test_c218_what_counts_as_an_ability() -> None:
    """C218: keywords do; runes, stat changes, the Illusion subtype and places do not."""
    table = Table("master_midori", turn=B)
    table.put("master_midori", A, level=5)
    plain = table.put("iron_man", A, slot=LEADER, runes={"plus": 1})
    illusion = table.put("spectral_tiger", A)
    keyword = table.put("centaur", A)
    resisting = table.put("iron_man", A)
    table.obj(resisting).mods.append(Mod("resist", 1))
    assert table.now(plain).atk == 3 + 1 + 1
    assert table.now(illusion).atk == 5 + 1
    assert table.now(keyword).atk == 3
    assert table.now(resisting).atk == 3
