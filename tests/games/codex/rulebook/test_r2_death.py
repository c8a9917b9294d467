"""Deaths, what replaces them, and the state check (C177 to C189)."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, SCAVENGER, TECHNICIAN
from sfb_bot.games.codex.rules.model import Mod
from tests.games.codex.kit.table import A, B, Table


def test_c177_what_kills() -> None:
    """C177: damage up to HP, 0 HP, deathtouch, destruction, sacrifice."""
    table = Table()
    table.put("troq_bashar", A)
    man, foe = table.put("iron_man", A), table.put("iron_man", B, damage=1)
    weak, doomed = table.put("timely_messenger", B), table.put("iron_man", B)
    bombaster = table.put("bombaster", A)
    table.put("tenderfoot", B, slot=ELITE)
    table.hand("wither", "the_boot")
    table.play("wither", weak)
    assert not table.there(weak), "0 HP"
    table.play("the_boot", doomed)
    assert not table.there(doomed), "destroyed"
    table.use(bombaster)
    assert not table.there(bombaster), "sacrificed"
    table.attack(man, foe)
    assert not table.there(foe), "damage equal to its HP"


def test_c178_a_destroyed_unit_dies_and_a_returned_one_does_not() -> None:
    for spell, hero, gold in (("the_boot", "troq_bashar", 1), ("undo", "prynn_pasternaak", 0)):
        table = Table(hero, gold=10)
        table.put(hero, A)
        table.put("tenderfoot", B, slot=SCAVENGER)
        table.hand(spell)
        table.play(spell)
        assert table.player(B).gold == 10 + gold


def test_c178_a_sacrifice_targets_nothing() -> None:
    table = Table("garth_torken")
    table.put("garth_torken", A)
    illusion = table.put("spectral_hound", A)
    table.hand("sacrifice_the_weak")
    happened = table.play("sacrifice_the_weak")
    assert not table.there(illusion)
    assert not table.heard(ev.Targeted, happened)


def test_c178_trash_is_no_death() -> None:
    table = Table("argagarg_garg")
    table.put("argagarg_garg", A)
    table.put("bloodburn", A)
    mox = table.put("hardened_mox", A)
    table.tech(A, 2)
    table.hand("oversized_rhinoceros")
    happened = table.play("oversized_rhinoceros")
    assert not table.there(mox)
    assert [event.cause for event in table.heard(ev.Left, happened) if isinstance(event, ev.Left)] == [
        "trashed"
    ]
    assert table.player().trash == ["hardened_mox"]


def test_c179_two_lives_come_before_a_soul_stone() -> None:
    table = Table()
    table.put("troq_bashar", A)
    juggernaut = table.put("justice_juggernaut", B, damage=6)
    stone = table.put("soul_stone", B, host=juggernaut)
    rhino = table.put("oversized_rhinoceros", A)
    happened = table.attack(rhino, juggernaut)
    assert table.there(juggernaut)
    assert table.there(stone)
    assert (table.obj(juggernaut).runes, table.obj(juggernaut).damage) == ({"crumbling": 1}, 0)
    assert not table.heard(ev.Left, happened)
    second = Table()
    juggernaut = second.put("justice_juggernaut", B, damage=6, runes={"crumbling": 1})
    stone = second.put("soul_stone", B, host=juggernaut)
    rhino = second.put("oversized_rhinoceros", A)
    second.attack(rhino, juggernaut)
    assert second.there(juggernaut)
    assert not second.there(stone)


def test_c179_a_replaced_death_is_none() -> None:
    """C179: no dies-trigger and no bonus of the place."""
    table = Table(gold=10)
    gorgon = table.put("gorgon", B, slot=SCAVENGER)
    table.put("soul_stone", B, host=gorgon)
    rhino = table.put("oversized_rhinoceros", A)
    table.attack(rhino, gorgon)
    assert table.there(gorgon)
    assert (table.player(B).gold, table.player(B).hand) == (10, [])


def test_c180_indestructible_is_exhausted_and_cleared() -> None:
    table = Table()
    immortal = table.put("immortal", B, slot=LEADER, runes={"plus": 1})
    vines = table.put("spirit_of_the_panda", B, host=immortal)
    rhino, second = table.put("guargum_eternal_sentinel", A), table.put("oversized_rhinoceros", A)
    table.attack(rhino, immortal)
    obj = table.obj(immortal)
    assert (obj.is_exhausted, obj.damage, obj.slot, obj.runes) == (True, 0, 0, {"plus": 1})
    assert not table.there(vines)
    table.attack(second, immortal)
    assert table.obj(immortal).damage == 0, "7 damage on 6 HP, and whole again"


def test_c180_at_0_hp_it_stays_exhausted_for_good() -> None:
    table = Table()
    mox = table.put("hardened_mox", B, runes={"minus": 1})
    rhino = table.put("iron_man", A)
    table.attack(rhino, mox)
    assert (table.obj(mox).damage, table.obj(mox).is_exhausted) == (0, True)
    table.end_turn()
    assert table.obj(mox).is_exhausted, "readied, and exhausted again at once"


def test_c181_gilded_glaxx_leaves_only_by_combat_damage() -> None:
    table = Table()
    table.put("troq_bashar", A)
    glaxx = table.put("gilded_glaxx", B, damage=3)
    man = table.put("tenderfoot", A)
    table.hand("the_boot", "wither")
    table.play("the_boot", glaxx)
    table.play("wither", glaxx)
    assert table.there(glaxx)
    table.attack(man, glaxx)
    assert not table.there(glaxx)


def test_c181_without_gold_it_dies_like_any_other() -> None:
    table = Table()
    table.put("troq_bashar", A)
    glaxx = table.put("gilded_glaxx", B)
    table.player(B).gold = 0
    table.hand("the_boot")
    table.play("the_boot")
    assert not table.there(glaxx)


def test_c182_a_replaced_sacrifice_was_carried_out() -> None:
    table = Table("garth_torken")
    table.put("garth_torken", A)
    mine = table.put("tenderfoot", A)
    table.put("soul_stone", A, host=mine)
    foe = table.put("iron_man", B)
    table.hand("doom_grasp")
    table.play("doom_grasp", foe)
    assert table.there(mine)
    assert not table.there(foe)


def test_c182_who_cannot_leave_is_no_sacrifice() -> None:
    table = Table("garth_torken")
    table.put("garth_torken", A)
    table.put("gilded_glaxx", A)
    foe = table.put("iron_man", B)
    table.hand("doom_grasp")
    table.play("doom_grasp")
    assert (table.there(foe), table.asked) == (True, "main")


def test_c183_where_everything_goes() -> None:
    table = Table()
    rhinos = [table.put("oversized_rhinoceros", A) for _ in range(4)]
    unit, token = table.put("tenderfoot", B, owner=A), table.put("skeleton", B)
    hero, card = table.put("troq_bashar", B), table.put("jail", B)
    for rhino, foe in zip(rhinos, (unit, token, hero, card), strict=True):
        table.attack(rhino, foe)
    assert (table.player(A).discard, table.player(B).discard) == (["tenderfoot"], ["jail"])
    assert table.player(B).heroes[0].obj == 0
    assert table.state.players[B].trash == []


def test_c184_who_dies_together_sees_each_other_die() -> None:
    """C184: two Bugblatters see both deaths each."""
    table = Table("captain_zane")
    table.put("captain_zane", A, level=6)
    table.put("captured_bugblatter", A)
    table.put("captured_bugblatter", A)
    table.hand("maximum_anarchy")
    table.play("maximum_anarchy")
    assert table.base(B).damage == 2 * 2


def test_c185_the_bonuses_of_places() -> None:
    table = Table(gold=5)
    one, two = table.put("iron_man", A), table.put("iron_man", A)
    scavenger = table.put("tenderfoot", B, slot=SCAVENGER)
    technician = table.put("tenderfoot", B, slot=TECHNICIAN)
    table.attack(one, scavenger)
    assert (table.player(B).gold, table.player(B).hand) == (6, [])
    table.attack(two, technician)
    assert (table.player(B).gold, table.player(B).hand) == (6, ["tenderfoot"])


def test_c186_a_building_card_without_hp_goes_to_its_owners_discard() -> None:
    table = Table()
    man = table.put("iron_man", A)
    jail = table.put("jail", B)
    table.attack(man, jail)
    assert table.player(B).discard == ["jail"]
    assert table.base(B).damage == 0, "a card costs the base nothing"


def test_c187_lowest_and_weakest() -> None:
    """C187: tech level first, ATK second, ties for the active player; ineligible ones are skipped."""
    table = Table("garth_torken")
    table.put("garth_torken", A)
    haunt = table.put("pestering_haunt", B)
    weak, strong = table.put("tenderfoot", B), table.put("tiger_cub", B)
    higher = table.put("ardras_boulder", B)
    one, other = table.put("neo_plexus", A), table.put("older_brother", A)
    table.hand("sacrifice_the_weak")
    table.play("sacrifice_the_weak")
    assert set(table.options) == {str(one), str(other)}
    table.do(str(other))
    assert [table.there(each) for each in (haunt, weak, strong, higher, one)] == [
        True,
        False,
        True,
        True,
        True,
    ]


def test_c188_the_state_check_goes_on_until_nothing_follows() -> None:
    """C188: a lost tech building costs 2, which ends the match; a lost hero ends what he channels."""
    table = Table()
    man = table.put("oversized_rhinoceros", A)
    table.tech(B, 1)
    table.base(B).damage = 18
    table.attack(man, table.found("tech1", B)[0])
    assert table.state.outcome is not None
    assert table.state.outcome.winner == 0

    table = Table("troq_bashar", "river_montoya")
    man = table.put("oversized_rhinoceros", A)
    river = table.put("river_montoya", B)
    one, other = table.put("tenderfoot", B), table.put("tenderfoot", B)
    step = table.put("two_step", B)
    table.obj(step).links = (one, other)
    table.obj(one).damage = 2
    table.attack(man, river)
    assert [table.there(each) for each in (river, step, one, other)] == [False, False, False, True]


def test_c188_an_attachment_goes_with_its_host_and_runes_cancel() -> None:
    table = Table()
    man = table.put("oversized_rhinoceros", A)
    foe = table.put("tenderfoot", B, runes={"plus": 1})
    panda = table.put("soul_stone", A, host=foe)
    table.put("troq_bashar", A)
    table.hand("wither")
    table.play("wither", foe)
    assert table.obj(foe).runes == {}
    assert table.there(man)
    assert table.there(panda)


def test_c189_it_runs_between_the_parts_and_triggers_wait() -> None:
    """C189: what Lich's Bargain does to the own base comes before its tokens."""
    table = Table("garth_torken")
    table.put("garth_torken", A)
    table.base(A).damage = 16
    table.hand("lichs_bargain")
    table.play("lichs_bargain")
    assert table.state.outcome is not None
    assert table.state.outcome.winner == 1
    assert table.found("skeleton") == []


def test_c189_a_trigger_waits_for_the_end_of_the_effect() -> None:
    table = Table("setsuki_hiruki")
    table.put("setsuki_hiruki", A)
    table.put("gorgon", B, slot=LEADER, damage=3)
    table.obj(table.found("gorgon")[0]).mods.append(Mod("lose", key.DEATHTOUCH))
    table.put("tenderfoot", B, slot=ELITE, damage=1)
    table.obj(table.found("gorgon")[0]).armor_used = 1
    table.hand("shuriken_hail")
    happened = table.play("shuriken_hail")
    kinds = [type(event) for event in happened]
    assert kinds.index(ev.Drawn) > max(place for place, kind in enumerate(kinds) if kind is ev.Left)
    assert kinds.index(ev.Drawn) > kinds.index(ev.SpellDone)
