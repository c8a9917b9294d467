"""Sirus Quince and his mirrors."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.fitting import subtypes_of
from sfb_bot.games.codex.rules.ids import LEADER, KindId, ObjId
from sfb_bot.games.codex.rules.model import Mod
from tests.games.codex.kit.table import A, B, Table

HERO = "sirus_quince"


def truth(*, level: int = 1, gold: int = 20) -> Table:
    """A table with Sirus Quince in play for the first seat."""
    table = Table(HERO, gold=gold)
    table.put(HERO, A, level=level)
    return table


def is_illusion(table: Table, number: ObjId) -> bool:
    """Whether something counts as an Illusion."""
    return "illusion" in subtypes_of(table.state, table.obj(number))


def mirrored(hero: ObjId, original: ObjId) -> Mod:
    """What a mirror keeps in mind."""
    return Mod("mirror", hero, source=original)


# --- Sirus Quince ---


def test_sirus_quince_arrives_with_a_mirror_and_buys_one_more() -> None:
    table = Table(HERO)
    table.do(f"summon>{HERO}")
    (hero,) = table.found(HERO)
    assert len(table.found("mirror_illusion", A)) == 1
    table.use(hero, 1)
    assert (len(table.found("mirror_illusion", A)), table.player().gold) == (2, 20 - 2 - 2)
    assert f"use>{hero}.1" not in table.options, "two are the most"


def test_sirus_quince_counts_copies_for_the_limit() -> None:
    table = truth()
    (hero,) = table.found(HERO)
    for _ in range(2):
        mirror = table.put("mirror_illusion", A)
        table.obj(mirror).shape = table.rules.content.kinds[KindId("iron_man")]
    assert f"use>{hero}.1" not in table.options


def test_sirus_quince_makes_a_copy_for_a_turn_at_level_3() -> None:
    table = truth(level=3)
    (hero,) = table.found(HERO)
    mirror = table.put("mirror_illusion", A)
    tiger = table.put("justice_juggernaut", B, runes={"plus": 1})
    table.use(hero, 2)
    assert table.player().gold == 18
    obj = table.obj(mirror)
    assert (obj.shape.id, obj.shape.tech, table.now(mirror).atk, table.now(mirror).hp) == (
        "justice_juggernaut",
        2,
        4,
        6,
    )
    assert is_illusion(table, mirror)
    assert table.there(tiger)
    assert f"use>{hero}.2" not in table.options, "a copy is no Mirror Illusion"
    happened = table.end_turn()
    assert not table.there(mirror)
    assert [each.to for each in table.heard(ev.Left, happened)] == ["gone"]


def test_sirus_quince_at_level_2_copies_nothing_and_tech_three_is_out_of_reach() -> None:
    table = truth(level=2)
    (hero,) = table.found(HERO)
    table.put("mirror_illusion", A)
    table.put("iron_man", B)
    assert f"use>{hero}.2" not in table.options
    other = truth(level=3)
    (quince,) = other.found(HERO)
    mirror = other.put("mirror_illusion", A)
    other.put("lawbringer_gryphon", B)
    other.use(quince, 2)
    assert other.obj(mirror).shape.id == "mirror_illusion"


def test_sirus_quince_keeps_the_fatigue_of_the_mirror() -> None:
    table = truth(level=3)
    (hero,) = table.found(HERO)
    mirror = table.put("mirror_illusion", A)
    table.put("iron_man", B, is_fresh=True)
    table.use(hero, 2)
    assert f"attack>{mirror}" in table.options


def test_sirus_quince_at_level_5_mirrors_what_arrives() -> None:
    table = truth(level=5)
    mirror = table.put("mirror_illusion", A)
    table.hand("older_brother")
    table.play("older_brother")
    assert table.options == [str(mirror), "none"]
    table.do(str(mirror))
    assert (table.obj(mirror).shape.id, is_illusion(table, mirror)) == ("older_brother", True)
    table.end_turn()
    assert table.obj(mirror).shape.id == "older_brother", "for good"


def test_sirus_quince_need_not_mirror_and_does_not_ask_without_a_mirror() -> None:
    table = truth(level=5)
    mirror = table.put("mirror_illusion", A)
    table.hand("older_brother", "tenderfoot")
    table.play("older_brother", "none")
    assert table.obj(mirror).shape.id == "mirror_illusion"
    other = truth(level=5)
    other.hand("older_brother")
    other.play("older_brother")
    assert other.asked == "main"


def test_sirus_quince_does_not_mirror_tokens_nor_units_of_others() -> None:
    table = truth(level=5)
    (hero,) = table.found(HERO)
    table.put("mirror_illusion", A)
    table.use(hero, 1)
    assert table.asked == "main"


def test_sirus_quince_mirrors_end_with_the_original() -> None:
    table = Table(HERO)
    table.put(HERO, A, level=5)
    mirror = table.put("mirror_illusion", A)
    table.hand("spectral_aven", "wither")
    table.play("spectral_aven", mirror)
    (aven,) = [each for each in table.found("spectral_aven") if each != mirror]
    table.play("wither", aven)
    assert not table.there(aven)
    assert not table.there(mirror)


def test_sirus_quince_takes_his_copies_along_but_not_unused_mirrors() -> None:
    table = Table(HERO, turn=B)
    hero = table.put(HERO, A, level=5, slot=LEADER, damage=4)
    original = table.put("older_brother", A)
    copy = table.put("mirror_illusion", A)
    unused = table.put("mirror_illusion", A)
    obj = table.obj(copy)
    obj.shape = table.obj(original).shape
    attacker = table.put("iron_man", B)
    table.state.objs[copy].mods.append(mirrored(hero, original))
    table.attack(attacker, hero)
    assert not table.there(hero)
    assert not table.there(copy)
    assert table.there(unused)
    assert table.there(original)


def test_sirus_quince_copy_dies_together_with_its_original() -> None:
    table = Table((HERO, "bigby_hayes", "general_onimaru"))
    table.put("bigby_hayes", A, level=5)
    hero = table.put(HERO, A, level=5)
    original = table.put("older_brother", A)
    copy = table.put("mirror_illusion", A)
    table.obj(copy).shape = table.obj(original).shape
    table.obj(copy).mods.append(mirrored(hero, original))
    table.hand("judgment_day")
    happened = table.play("judgment_day")
    causes = [each.cause for each in table.heard(ev.Left, happened)]
    assert causes == ["destroyed", "destroyed"]
