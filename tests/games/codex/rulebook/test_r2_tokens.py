"""Tokens, runes, attachments, copies (C228 to C240)."""

from __future__ import annotations

from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.model import Mod
from tests.games.codex.kit.table import A, B, Table


def test_c228_tokens_die_but_vanish() -> None:
    table = Table()
    kind = table.rules.content.kinds[table.obj(table.put("skeleton", B)).kind.id]
    assert (kind.tech, kind.cost, kind.is_unit) == (0, 0, True)
    burn = table.put("bloodburn", A)
    man = table.put("iron_man", A)
    table.attack(man, table.found("skeleton")[0])
    assert table.obj(burn).runes == {"blood": 1}, "it has died"
    assert table.player(B).discard == []


def test_c228_a_token_that_leaves_counts_as_returned() -> None:
    """C228: Temporal Distortion with a token that is a copy of a tech I unit."""
    table = Table("max_geiger")
    table.put("max_geiger", A)
    mirror = table.put("mirror_illusion", A)
    table.obj(mirror).shape = table.rules.content.kinds[table.obj(table.put("iron_man", B)).kind.id]
    table.codex("argonaut")
    table.hand("temporal_distortion")
    table.play("temporal_distortion", "argonaut")
    assert not table.there(mirror)
    assert len(table.found("argonaut", A)) == 1
    assert table.player().hand == []


def test_c229_a_limit_stops_all_ways_to_make_a_token() -> None:
    """C229: two Nests still mean two Birds."""
    table = Table("garus_rook")
    table.put("garus_rook", A)
    table.hand("birds_nest", "birds_nest")
    table.play("birds_nest")
    assert len(table.found("bird")) == 2
    table.play("birds_nest")
    assert len(table.found("bird")) == 2


def test_c229_a_copy_counts_as_the_kind_it_was() -> None:
    table = Table("sirus_quince")
    quince = table.put("sirus_quince", A)
    mirrors = [table.put("mirror_illusion", A) for _ in range(2)]
    table.obj(mirrors[0]).shape = table.obj(table.put("iron_man", B)).kind
    assert f"use>{quince}.1" not in table.options


def test_c230_tokens_come_tired_and_ready_to_the_player_named() -> None:
    table = Table("master_midori")
    table.put("master_midori", A, level=8)
    table.hand("final_showdown")
    table.play("final_showdown")
    hunters = [table.obj(number) for number in table.found("hunter")]
    assert [(obj.seat, obj.fresh, obj.is_exhausted, obj.slot) for obj in hunters] == [(B, True, False, 0)] * 2


def test_c231_plus_and_minus_runes_cancel_in_pairs() -> None:
    table = Table()
    table.put("troq_bashar", A)
    man = table.put("iron_man", A, runes={"minus": 2})
    other = table.put("tenderfoot", A, runes={"plus": 1})
    table.hand("bloom", "wither")
    table.play("bloom", man)
    assert (table.obj(man).runes, table.now(man).atk, table.now(man).hp) == ({"minus": 1}, 2, 3)
    table.play("wither", other)
    assert table.obj(other).runes == {}


def test_c231_runes_stay_through_control_and_change() -> None:
    table = Table("drakk_ramhorn")
    table.put("drakk_ramhorn", A)
    man = table.put("iron_man", B, runes={"plus": 2})
    table.hand("kidnapping")
    table.play("kidnapping")
    assert (table.obj(man).seat, table.obj(man).runes, table.now(man).atk) == (A, {"plus": 2}, 5)


def test_c232_other_runes_mean_only_what_a_card_says() -> None:
    table = Table()
    kinds = ("time", "blood", "feather", "insurance", "growth", "javelin", "focus", "sword", "corpse")
    man = table.put("iron_man", A, runes={**dict.fromkeys(kinds, 3), "crumbling": 1})
    now = table.now(man)
    assert (now.atk, now.hp, now.flags) == (3, 4, 0)
    table.end_turn()
    table.end_turn()
    assert table.obj(man).runes["time"] == 3


def test_c233_a_rune_is_paid_from_the_card_itself() -> None:
    table = Table(gold=5)
    shambler = table.put("spore_shambler", A)
    table.put("iron_man", A, runes={"plus": 3})
    assert not [option for option in table.options if option.startswith(f"use>{shambler}")]

    table = Table(gold=5)
    shambler = table.put("spore_shambler", A, runes={"plus": 2})
    full = table.put("iron_man", A, runes={"plus": 3})
    table.use(shambler, 1)
    assert (table.obj(shambler).runes, table.obj(full).runes) == ({"plus": 1}, {"plus": 4})


def test_c234_printed_limits_cap_runes_and_fading_does_not() -> None:
    table = Table()
    burn = table.put("bloodburn", A, runes={"blood": 4})
    man, foe = table.put("iron_man", A), table.put("tenderfoot", B)
    table.attack(man, foe)
    assert table.obj(burn).runes == {"blood": 4}

    table = Table()
    argonaut = table.put("fading_argonaut", A)
    tinkerer = table.put("tinkerer", A)
    assert table.obj(argonaut).runes == {"time": 3}
    table.use(tinkerer, 0, "add")
    assert table.obj(argonaut).runes == {"time": 4}


def test_c235_attachments_are_no_runes_and_leave_with_the_host() -> None:
    table = Table("vandy_anadrose")
    table.put("vandy_anadrose", A)
    table.put("troq_bashar", A)
    man = table.put("iron_man", A)
    table.hand("soul_stone")
    table.play("soul_stone")
    (stone,) = table.found("soul_stone")
    assert (table.obj(stone).host, table.obj(man).runes, table.now(man).atk) == (man, {}, 4)

    table = Table("prynn_pasternaak")
    table.put("prynn_pasternaak", A)
    man = table.put("iron_man", A)
    stone = table.put("soul_stone", B, host=man)
    table.hand("undo")
    table.play("undo")
    assert not table.there(stone)
    assert table.player(B).discard == ["soul_stone"]


def test_c236_a_copy_is_the_printed_card_and_does_not_arrive() -> None:
    table = Table("bigby_hayes")
    table.put("bigby_hayes", A)
    mine = table.put("tenderfoot", A, runes={"plus": 1}, damage=1)
    other = table.put("scribe", B, runes={"plus": 5})
    table.obj(other).mods.append(Mod("key", key.FLYING))
    table.hand("manufactured_truth")
    table.play("manufactured_truth")
    assert table.obj(mine).shape.id == "scribe"
    now = table.now(mine)
    assert (now.atk, now.hp, now.flags, table.obj(mine).damage) == (1 + 1, 3 + 1, 0, 1)
    assert table.player().hand == [], "no arrival, no card"
    table.end_turn()
    assert table.obj(mine).shape.id == "tenderfoot"


def test_c237_a_copy_of_quince_is_an_illusion_as_well() -> None:
    table = Table("sirus_quince")
    quince = table.put("sirus_quince", A, level=3)
    mirror = table.put("mirror_illusion", A)
    table.put("iron_man", B)
    table.use(quince, 2)
    now = table.now(mirror)
    assert (now.atk, now.hp, table.obj(mirror).shape.id) == (3, 4, "iron_man")
    assert "illusion" in now.subtypes
    assert "mirror_illusion" not in now.subtypes
    table.end_turn()
    assert not table.there(mirror), "trashed when the turn ends"


def test_c238_a_squirrel_keeps_level_and_cost_runes_and_damage() -> None:
    table = Table("argagarg_garg")
    table.put("argagarg_garg", A)
    rhino = table.put("oversized_rhinoceros", B, runes={"plus": 3}, damage=2)
    table.hand("polymorph_squirrel")
    table.play("polymorph_squirrel")
    obj, now = table.obj(rhino), table.now(rhino)
    assert (now.atk, now.hp, obj.damage, obj.runes) == (4, 4, 2, {"plus": 3})
    assert (obj.shape.tech, obj.shape.cost, obj.shape.colour) == (2, 5, "green")
    table.end_turn()
    table.end_turn()
    assert table.now(rhino).atk == 7 + 3, "until the next upkeep"


def test_c238_it_can_kill() -> None:
    table = Table("argagarg_garg")
    table.put("argagarg_garg", A)
    rhino = table.put("oversized_rhinoceros", B, damage=1)
    table.hand("polymorph_squirrel")
    table.play("polymorph_squirrel")
    assert not table.there(rhino)


def test_c239_dancers_flip_and_keep_everything() -> None:
    table = Table("river_montoya")
    table.put("river_montoya", A)
    harmony = table.put("harmony", A)
    dancer = table.put("dancer", A, runes={"plus": 1}, is_exhausted=True)
    table.use(harmony, 1)
    now = table.now(dancer)
    assert (now.atk, now.hp, table.obj(dancer).is_exhausted) == (2 + 1, 1 + 1, True)
    assert now.flags & key.UNSTOPPABLE


def test_c240_what_comes_back_is_a_new_object() -> None:
    table = Table("prynn_pasternaak")
    table.put("prynn_pasternaak", A)
    table.put("second_chances", A)
    old = table.put("vigor_adept", A, slot=0, damage=1, runes={"plus": 2})
    table.hand("undo")
    table.attack(old, table.base(B).id)
    table.play("undo")
    (new,) = table.found("vigor_adept")
    obj = table.obj(new)
    assert new != old
    assert (obj.damage, obj.runes, obj.attacks, obj.slot) == (0, {}, 0, 0)


def test_c240_links_are_lost() -> None:
    """C240: a new Terras Q is bound by the Warlocks of its own arrival alone."""
    table = Table("vandy_anadrose")
    warlocks = [table.put("warlock", B) for _ in range(4)]
    bound = table.put("terras_q_the_shackled", A)
    table.obj(bound).links = tuple(warlocks)
    assert f"attack>{bound}" not in table.options
    table = Table("vandy_anadrose")
    table.put("warlock", B)
    free = table.put("terras_q_the_shackled", A)
    assert f"attack>{free}" in table.options
