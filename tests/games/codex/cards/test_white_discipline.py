"""The spells and first units of Discipline."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, SCAVENGER, KindId, ObjId
from tests.games.codex.kit.table import A, B, C, Table

GRAVE = "grave_stormborne"


def with_grave(level: int = 1) -> tuple[Table, ObjId]:
    """A table where Grave is in play for the first seat."""
    table = Table(GRAVE)
    return table, table.put(GRAVE, A, level=level)


# --- Martial Mastery --------------------------------------------------------------------------------------


def test_martial_mastery_discards_draws_and_looks() -> None:
    table, _ = with_grave()
    table.hand("martial_mastery", "smoker", "fox_viper")
    table.hand("iron_man", "spark", seat=B)
    happened = table.play("martial_mastery", "smoker")
    assert table.player().hand == ["fox_viper", "tenderfoot", "tenderfoot"]
    assert table.player().discard == ["smoker", "martial_mastery"]
    (look,) = table.heard(ev.Looked, happened)
    assert look == ev.Looked(A, B, "hand", (KindId("spark"), KindId("iron_man")))


def test_martial_mastery_shows_nothing_to_others() -> None:
    table, _ = with_grave()
    table.hand("martial_mastery", "smoker")
    table.hand("iron_man", seat=B)
    happened = table.play("martial_mastery", "smoker")
    for kind in (ev.Looked, ev.Discarded, ev.Drawn):
        (event,) = table.heard(kind, happened)
        public = event.for_public()
        assert isinstance(public, kind)
        assert public.cards == ()
        assert event.for_seat(B) == public
        assert event.for_seat(A) == event


def test_martial_mastery_is_not_drawn_by_itself() -> None:
    table, _ = with_grave()
    table.hand("martial_mastery", "smoker")
    table.deck()
    table.play("martial_mastery", "smoker")
    assert table.player().hand == ["smoker"], "the reshuffle found the discarded card alone"


# --- Versatile Style --------------------------------------------------------------------------------------


def test_versatile_style_destroys_an_upgrade() -> None:
    table, _ = with_grave()
    upgrade = table.put("safe_attacking", B)
    table.hand("versatile_style")
    table.play("versatile_style", "mode0")
    assert not table.there(upgrade)
    assert table.player(B).discard == ["safe_attacking"]


def test_versatile_style_disables_a_flier_and_nothing_else() -> None:
    table, _ = with_grave()
    flier = table.put("cloud_sprite", B, slot=LEADER)
    walker = table.put("iron_man", B, slot=ELITE)
    table.hand("versatile_style")
    table.play("versatile_style", "mode1")
    found = table.obj(flier)
    assert (found.is_exhausted, found.slot, found.skips_ready) == (True, 0, True)
    assert table.obj(walker).slot == ELITE


def test_versatile_style_repairs_two() -> None:
    table, _ = with_grave()
    table.base(A).damage = 5
    table.hand("versatile_style")
    table.play("versatile_style", "mode2", table.base(A).id)
    assert table.base(A).damage == 3


def test_versatile_style_makes_grave_a_detector_without_targeting() -> None:
    table, grave = with_grave()
    hidden = table.put("backstabber", B)
    walker = table.put("iron_man", A)
    table.hand("versatile_style")
    happened = table.play("versatile_style", "mode3")
    assert table.now(grave).flags & key.DETECTOR
    assert not table.heard(ev.Targeted, happened)
    table.do(f"attack>{walker}")
    assert str(hidden) in table.options
    table.do("back")
    table.end_turn()
    assert not table.now(grave).flags & key.DETECTOR


# --- Reversal ---------------------------------------------------------------------------------------------


def test_reversal_hits_and_disables_a_patroller() -> None:
    table, _ = with_grave()
    target = table.put("iron_man", B, slot=ELITE)
    table.hand("reversal")
    table.play("reversal")
    found = table.obj(target)
    assert (found.damage, found.is_exhausted, found.slot, found.skips_ready) == (3, True, 0, True)
    table.end_turn()
    assert table.obj(target).is_exhausted, "it is not readied in its next turn"


def test_reversal_that_kills_disables_nobody() -> None:
    table, _ = with_grave()
    target = table.put("older_brother", B, slot=LEADER)
    idle = table.put("tenderfoot", B)
    table.hand("reversal")
    happened = table.play("reversal")
    assert not table.there(target)
    assert table.there(idle)
    assert not table.heard(ev.Disabled, happened)


# --- True Power of Storms ---------------------------------------------------------------------------------


def test_true_power_of_storms_discards_two_cards_of_cost_three_for_ten_damage() -> None:
    table, _ = with_grave(level=7)
    table.hand("true_power_of_storms", "fox_primus", "reversal", "smoker")
    happened = table.play("true_power_of_storms", "fox_primus", "reversal", table.base(B).id)
    assert table.base(B).damage == 10
    assert table.player().hand == ["smoker"]
    assert sorted(table.player().discard) == ["fox_primus", "reversal", "true_power_of_storms"]
    moved = table.heard(ev.CardMoved, happened)
    assert [event.kind for event in moved] == ["fox_primus", "reversal"]
    assert [event.for_public() for event in moved] == moved


def test_true_power_of_storms_targets_nothing_when_the_cards_are_kept() -> None:
    table, _ = with_grave(level=7)
    table.hand("true_power_of_storms", "fox_primus", "fox_primus")
    happened = table.play("true_power_of_storms", "none")
    assert not table.heard(ev.Targeted, happened)
    assert table.player().hand == ["fox_primus", "fox_primus"]
    assert table.base(B).damage == 0


def test_true_power_of_storms_does_not_count_itself_nor_take_one_card() -> None:
    table, _ = with_grave(level=7)
    table.hand("true_power_of_storms", "fox_primus", "smoker")
    table.play("true_power_of_storms", "none")
    assert table.asked == "main"
    assert table.player().hand == ["fox_primus", "smoker"]


def test_true_power_of_storms_needs_grave_at_his_highest_level() -> None:
    table, _ = with_grave(level=6)
    table.hand("true_power_of_storms")
    assert "play>true_power_of_storms" not in table.options


# --- Rambasa Twin -----------------------------------------------------------------------------------------


def test_rambasa_twin_brings_its_twin_from_the_codex() -> None:
    table = Table(GRAVE)
    table.tech(level=1)
    table.hand("rambasa_twin")
    table.codex("rambasa_twin", "reversal")
    table.play("rambasa_twin", "rambasa_twin")
    twins = table.found("rambasa_twin", A)
    assert len(twins) == 2
    assert table.player().codex == {"reversal": 1}
    assert table.player().gold == 16
    assert all(table.obj(each).fresh for each in twins)


def test_rambasa_twin_may_come_alone() -> None:
    table = Table(GRAVE)
    table.tech(level=1)
    table.hand("rambasa_twin")
    table.codex("rambasa_twin")
    table.play("rambasa_twin", "none")
    assert len(table.found("rambasa_twin")) == 1
    assert table.player().codex == {"rambasa_twin": 1}


def test_rambasa_twin_without_a_twin_in_the_codex_brings_none_and_nobody_can_tell() -> None:
    table = Table(GRAVE)
    table.tech(level=1)
    table.hand("rambasa_twin")
    table.play("rambasa_twin")
    assert table.options == ["none"]
    table.do("none")
    assert (table.asked, len(table.found("rambasa_twin"))) == ("main", 1)


def test_the_first_rambasa_twin_to_die_in_a_turn_returns_to_the_codex() -> None:
    table = Table()
    one, two = table.put("rambasa_twin", B), table.put("rambasa_twin", B)
    first, second = table.put("regular_sized_rhinoceros", A), table.put("regular_sized_rhinoceros", A)
    table.attack(first, one)
    assert (table.player(B).codex, table.player(B).discard) == ({"rambasa_twin": 1}, [])
    table.attack(second, two)
    assert (table.player(B).codex, table.player(B).discard) == ({"rambasa_twin": 1}, ["rambasa_twin"])


def test_of_two_rambasa_twins_that_die_together_one_returns() -> None:
    table = Table("setsuki_hiruki")
    table.put("setsuki_hiruki", A)
    table.put("rambasa_twin", B, slot=ELITE, damage=1)
    table.put("rambasa_twin", B, slot=SCAVENGER, damage=1)
    table.hand("shuriken_hail")
    table.play("shuriken_hail")
    assert (table.player(B).codex, table.player(B).discard) == ({"rambasa_twin": 1}, ["rambasa_twin"])


def test_of_rambasa_twins_of_two_owners_the_active_player_picks_one() -> None:
    table = Table("setsuki_hiruki", mode="melee3")
    table.put("setsuki_hiruki", A)
    one = table.put("rambasa_twin", B, slot=ELITE, damage=1)
    other = table.put("rambasa_twin", C, slot=ELITE, damage=1)
    table.hand("shuriken_hail")
    table.play("shuriken_hail")
    assert (table.asked, table.options) == ("choose", [str(one), str(other)])
    table.do(str(other))
    assert (table.player(C).codex, table.player(C).discard) == ({"rambasa_twin": 1}, [])
    assert (table.player(B).codex, table.player(B).discard) == ({}, ["rambasa_twin"])


def test_rambasa_twins_count_anew_in_the_next_turn() -> None:
    table = Table()
    one, two = table.put("rambasa_twin", B), table.put("rambasa_twin", B)
    rhino = table.put("regular_sized_rhinoceros", A)
    table.attack(rhino, one)
    table.end_turn()
    table.attack(two, rhino)
    assert (table.player(B).codex, table.player(B).discard) == ({"rambasa_twin": 2}, [])


def test_a_rambasa_twin_returns_to_the_codex_of_its_owner() -> None:
    table = Table()
    twin = table.put("rambasa_twin", B, owner=A)
    table.attack(table.put("regular_sized_rhinoceros", A), twin)
    assert (table.player(A).codex, table.player(B).codex) == ({"rambasa_twin": 1}, {})


# --- Sparring Partner -------------------------------------------------------------------------------------


def test_sparring_partner_gives_a_rune_to_who_has_none() -> None:
    table = Table()
    partner = table.put("sparring_partner", A)
    blessed = table.put("iron_man", A, runes={"plus": 1})
    pupil = table.put("tenderfoot", A)
    table.do(f"use>{partner}.0")
    assert str(blessed) not in table.options
    table.do(str(pupil))
    assert (table.now(pupil).atk, table.now(pupil).hp) == (2, 3)


def test_sparring_partner_is_readied_for_two_gold_and_cannot_attack_then() -> None:
    table = Table()
    partner = table.put("sparring_partner", A)
    one, two = table.put("tenderfoot", A), table.put("iron_man", A)
    table.use(partner, 0, one)
    table.use(partner, 1)
    assert (table.obj(partner).is_exhausted, table.player().gold) == (False, 18)
    assert f"attack>{partner}" not in table.options
    table.use(partner, 0, two)
    assert table.now(two).atk == 4
    table.end_turn()
    table.end_turn()
    assert f"attack>{partner}" in table.options


# --- Young Lightning Dragon -------------------------------------------------------------------------------


def test_young_lightning_dragon_grows_three_times_a_turn() -> None:
    table = Table()
    dragon = table.put("young_lightning_dragon", A, is_fresh=True)
    for _ in range(3):
        table.use(dragon, 0)
    assert (table.now(dragon).atk, table.player().gold) == (6, 17)
    assert f"use>{dragon}.0" not in table.options
    table.end_turn()
    assert table.now(dragon).atk == 3


def test_young_lightning_dragon_needs_gold_and_flies() -> None:
    table = Table(gold=0)
    dragon = table.put("young_lightning_dragon", A)
    table.put("iron_man", B, slot=LEADER)
    assert f"use>{dragon}.0" not in table.options
    table.attack(dragon, table.base(B).id)
    assert table.base(B).damage == 3
