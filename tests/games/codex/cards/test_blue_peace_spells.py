"""The spells of the Peace school."""

from __future__ import annotations

from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import LEADER
from tests.games.codex.kit.table import A, B, Table

HERO = "general_onimaru"


def peace(*, level: int = 1, gold: int = 20) -> Table:
    """A table with General Onimaru in play for the first seat."""
    table = Table(HERO, gold=gold)
    table.put(HERO, A, level=level)
    return table


# --- Boot Camp ---


def test_boot_camp_exhausts_a_patroller_and_gives_a_rune_and_a_card() -> None:
    table = peace()
    patroller = table.put("iron_man", B, slot=LEADER)
    table.hand("boot_camp")
    table.play("boot_camp")
    obj = table.obj(patroller)
    assert (obj.is_exhausted, obj.slot, obj.skips_ready, obj.runes) == (True, 0, False, {"plus": 1})
    assert len(table.player().hand) == 1


def test_boot_camp_is_not_for_heroes_of_peace() -> None:
    table = peace()
    unit = table.put("iron_man", A, is_exhausted=True)
    hero = table.put("troq_bashar", B)
    table.hand("boot_camp")
    table.play("boot_camp")
    assert table.options == [str(unit), str(hero)]
    table.do(str(unit))
    assert table.obj(unit).runes == {"plus": 1}, "an exhausted one will do"


def test_boot_camp_kills_an_illusion_and_still_draws() -> None:
    table = peace()
    hound = table.put("spectral_hound", B)
    table.hand("boot_camp")
    table.play("boot_camp")
    assert not table.there(hound)
    assert len(table.player().hand) == 1


# --- Elite Training ---


def test_elite_training_lasts_until_the_next_own_upkeep() -> None:
    table = peace()
    (hero,) = table.found(HERO)
    unit = table.put("iron_man", A)
    table.hand("elite_training")
    table.play("elite_training", hero, unit)
    now = table.now(unit)
    assert (now.atk, now.armor, now.sparkshot, bool(now.flags & key.ANTI_AIR)) == (4, 1, 1, True)
    table.end_turn()
    assert table.now(hero).atk == 2 + 1
    table.end_turn()
    now = table.now(unit)
    assert (now.atk, now.armor, now.sparkshot, now.flags & key.ANTI_AIR) == (3, 0, 0, 0)


def test_elite_training_may_train_nobody() -> None:
    table = peace()
    table.put("iron_man", B)
    table.hand("elite_training")
    table.play("elite_training")
    assert table.options[-1] == "none"
    assert len(table.options) == 2, "only own ones"
    table.do("none")
    assert table.player().discard == ["elite_training"]


# --- General's Hammer ---


def test_generals_hammer_hits_a_building() -> None:
    table = peace()
    table.hand("generals_hammer")
    table.play("generals_hammer", table.base(B).id)
    assert table.base(B).damage == 3


def test_generals_hammer_hits_no_unit() -> None:
    table = peace()
    unit = table.put("iron_man", B)
    table.tech(B, 1)
    table.hand("generals_hammer")
    table.play("generals_hammer")
    assert str(unit) not in table.options
    assert len(table.options) == 3, "two bases and a tech building"


# --- The Art of War ---


def test_the_art_of_war_arms_the_hero_of_peace() -> None:
    table = peace(level=8)
    (hero,) = table.found(HERO)
    table.put("iron_man", B, slot=LEADER)
    table.hand("the_art_of_war")
    table.play("the_art_of_war")
    now = table.now(hero)
    assert (now.atk, now.armor) == (4 + 1 + 2, 2)
    assert now.flags & key.SWIFT_STRIKE
    table.attack(hero, table.base(B).id)
    assert table.base(B).damage == 7, "unstoppable"


def test_the_art_of_war_waits_for_a_hero_who_began_the_turn_at_the_top() -> None:
    table = peace(level=7)
    table.hand("the_art_of_war")
    table.do(f"level>{HERO}")
    assert "play>the_art_of_war" not in table.options
