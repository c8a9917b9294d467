"""Keywords, each in a small position (C255 to C257)."""

from __future__ import annotations

from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import LEADER, LOOKOUT
from sfb_bot.games.codex.rules.model import Mod
from tests.games.codex.kit.table import A, B, Table


def test_c255_flagbearer_stash_limit_attach_and_weakest_are_played() -> None:
    """C255: keywords without an entry in the glossary have the rules of C198, C49, C229, C235, C130."""
    kinds = Table().rules.content.kinds
    assert {kind.id for kind in kinds.values() if kind.flags & key.FLAGBEARER} == {
        "granfalloon_flagbearer",
        "morningstar_flagbearer",
        "spectral_flagbearer",
    }
    assert {kind.id for kind in kinds.values() if kind.is_hero and kind.bands[0].flags & key.STASH} == {
        "bigby_hayes"
    }
    assert {kind.id: kind.limit for kind in kinds.values() if kind.is_token and kind.limit} == {
        "dancer": 3,
        "mirror_illusion": 2,
        "bird": 2,
        "daigo_stormborne": 1,
        "stinger": 5,
    }
    table = Table()
    duck, cub = table.put("makeshift_rambaster", A), table.put("tiger_cub", A)
    table.do("patrol")
    assert str(cub) in table.options
    assert str(duck) not in table.options, "cannot patrol"


def test_c255_thrice_per_turn() -> None:
    """C255, C69: the limit is the card's, and new in every turn."""
    table = Table()
    dragon = table.put("young_lightning_dragon", A)
    for _ in range(3):
        table.use(dragon)
    assert table.now(dragon).atk == 3 + 3
    assert f"use>{dragon}.0" not in table.options
    table.end_turn()
    table.end_turn()
    assert f"use>{dragon}.0" in table.options


def test_c256_a_channeled_spell_goes_with_the_hero() -> None:
    table = Table("troq_bashar", "river_montoya")
    giant = table.put("oversized_rhinoceros", A)
    river = table.put("river_montoya", B)
    harmony = table.put("harmony", B)
    table.attack(giant, river)
    assert not table.there(harmony)
    assert table.player(B).discard == ["harmony"]


def test_c256_only_a_hero_of_that_school_under_the_same_control_keeps_it() -> None:
    table = Table("troq_bashar", "river_montoya")
    table.put("troq_bashar", A)
    table.put("river_montoya", B)
    harmony = table.put("harmony", A)
    table.put("tenderfoot", B, slot=LEADER)
    table.hand("spark")
    table.play("spark")
    assert not table.there(harmony)


def test_c257_frenzy_resist_sparkshot_and_armor_add_up() -> None:
    table = Table()
    ninja = table.put("fruit_ninja", A)
    table.obj(ninja).mods.extend(
        [Mod("frenzy", 1), Mod("resist", 2), Mod("resist", 1), Mod("sparkshot", 1), Mod("sparkshot", 1)]
    )
    table.obj(ninja).mods.extend([Mod("armor", 1), Mod("armor", 2)])
    now = table.now(ninja)
    assert (now.atk, now.frenzy, now.resist, now.sparkshot, now.armor) == (2 + 2, 2, 3, 2, 3)


def test_c257_each_source_heals_on_its_own() -> None:
    table = Table(turn=B)
    table.put("helpful_turtle", A)
    table.put("fuzz_cuddles", A)
    rhino = table.put("oversized_rhinoceros", A, damage=5)
    hero = table.put("troq_bashar", A, damage=1)
    theirs = table.put("oversized_rhinoceros", B, damage=5)
    table.end_turn()
    assert [table.obj(each).damage for each in (rhino, hero, theirs)] == [5 - 1 - 2, 0, 5]


def test_c257_yes_or_no_keywords_do_not_add_up() -> None:
    table = Table()
    attacker = table.put("porcupine", A)
    table.obj(attacker).mods.extend([Mod("key", key.DEATHTOUCH), Mod("key", key.ANTI_AIR)])
    table.obj(attacker).mods.append(Mod("key", key.ANTI_AIR))
    assert table.now(attacker).flags == key.DEATHTOUCH | key.ANTI_AIR


def test_haste_has_no_arrival_fatigue_for_costs_either() -> None:
    """C12: the table of section 19 says it of haste."""
    table = Table()
    fresh, hasty = table.put("firebat", A, is_fresh=True), table.put("lobber", A, is_fresh=True)
    assert f"use>{fresh}.0" not in table.options
    assert f"use>{hasty}.0" in table.options


def test_long_range_and_swift_strike() -> None:
    """C152, C150: as the table of section 19 says."""
    table = Table()
    archer = table.put("necromancer", A)
    foe = table.put("oversized_rhinoceros", B)
    table.attack(archer, foe)
    assert (table.obj(archer).damage, table.obj(foe).damage) == (0, 3)


def test_ephemeral_dies_at_the_end_of_any_turn() -> None:
    """C51: also in the turn of somebody else."""
    for seat in (A, B):
        table = Table()
        glider = table.put("shoddy_glider", seat)
        table.end_turn()
        assert not table.there(glider)


def test_disable_exhausts_sidelines_and_skips_a_ready_phase() -> None:
    """C39: whether it was exhausted or not."""
    table = Table()
    constable = table.put("arresting_constable", A)
    foe = table.put("iron_man", B, slot=LEADER)
    table.use(constable, 0, foe)
    assert (table.obj(foe).is_exhausted, table.obj(foe).slot) == (True, 0)
    table.end_turn()
    assert table.obj(foe).is_exhausted
    table.end_turn()
    table.end_turn()
    assert not table.obj(foe).is_exhausted


def test_untargetable_may_be_attacked_and_unattackable_may_be_targeted() -> None:
    """C192, C141: one does not mean the other."""
    table = Table()
    table.put("troq_bashar", A)
    man = table.put("iron_man", A)
    director, safe = table.put("traffic_director", B), table.put("iron_man", B)
    table.obj(safe).mods.append(Mod("key", key.UNATTACKABLE))
    table.hand("wither")
    table.do(f"attack>{man}")
    assert str(director) in table.options
    assert str(safe) not in table.options
    table.do("back", "play>wither")
    assert str(safe) in table.options
    assert str(director) not in table.options


def test_readiness_may_still_exhaust_for_costs() -> None:
    """C139: an attack with readiness leaves the card ready."""
    table = Table("grave_stormborne")
    grave = table.put("grave_stormborne", A, level=7, runes={"sword": 1})
    table.attack(grave, table.base(B).id)
    assert not table.obj(grave).is_exhausted


def test_two_lives_once() -> None:
    """C179: with the crumbling rune it dies."""
    table = Table()
    one, two = table.put("oversized_rhinoceros", A), table.put("oversized_rhinoceros", A)
    juggernaut = table.put("justice_juggernaut", B)
    table.attack(one, juggernaut)
    assert (table.there(juggernaut), table.obj(juggernaut).damage) == (True, 0)
    table.attack(two, juggernaut)
    assert not table.there(juggernaut)


def test_a_lookout_has_resist_in_the_turns_of_others() -> None:
    """C132, C194: one gold more."""
    table = Table(gold=3)
    table.put("troq_bashar", A)
    table.put("tenderfoot", B, slot=LOOKOUT)
    table.hand("spark")
    table.play("spark")
    assert table.player().gold == 3 - 1 - 1
