"""Spells of Feral, and Calamandra Moss."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import LEADER, ObjId
from tests.games.codex.kit.table import A, B, Table


def _with_moss(level: int = 5, gold: int = 20) -> tuple[Table, ObjId]:
    table = Table("calamandra_moss", gold=gold)
    return table, table.put("calamandra_moss", level=level)


# --- Calamandra Moss --------------------------------------------------------------------------------------


def test_calamandra_discards_two_cards_for_stealth_until_the_end_of_turn() -> None:
    table, moss = _with_moss(level=1)
    table.put("iron_man", B, slot=LEADER)
    table.hand("tiger_cub", "young_treant", "rich_earth")
    happened = table.use(moss, 0, "tiger_cub", "rich_earth")
    assert table.player().hand == ["young_treant"]
    assert table.now(moss).flags & key.STEALTH
    for discarded in table.heard(ev.Discarded, happened):
        assert discarded.for_public() == ev.Discarded(A, (), 1, "cost"), "face down"
        assert discarded.for_seat(B) == discarded.for_public()
    table.attack(moss, table.base().id)
    assert table.base().damage == 2
    table.end_turn()
    assert not table.now(moss).flags & key.STEALTH


def test_calamandra_cannot_hide_with_one_card_in_hand() -> None:
    table, moss = _with_moss(level=1)
    table.hand("tiger_cub")
    assert f"use>{moss}.0" not in table.options


def test_calamandra_gives_own_units_resist_from_level_three_on() -> None:
    table, moss = _with_moss(level=3)
    cub, bear, foe = table.put("tiger_cub"), table.put("barkcoat_bear"), table.put("tiger_cub", B)
    assert [table.now(each).resist for each in (cub, bear, foe, moss)] == [1, 3, 0, 0]
    other, _ = _with_moss(level=2)
    cub = other.put("tiger_cub")
    assert other.now(cub).resist == 0


def test_calamandra_calls_a_tiger_from_the_codex_at_level_five() -> None:
    table, moss = _with_moss(level=5, gold=4)
    table.codex("stalking_tiger", "predator_tiger", "centaur", "spectral_tiger")
    table.do(f"use>{moss}.2")
    assert table.options == ["stalking_tiger", "predator_tiger", "spectral_tiger"]
    table.do("predator_tiger")
    [tiger] = table.found("predator_tiger")
    assert (table.obj(tiger).fresh, table.player().gold, table.obj(moss).is_exhausted) == (True, 0, True)
    assert "predator_tiger" not in table.player().codex


def test_calamandra_calls_no_tiger_below_level_five_or_without_four_gold() -> None:
    table, moss = _with_moss(level=4)
    table.codex("stalking_tiger")
    assert f"use>{moss}.2" not in table.options
    other, moss = _with_moss(level=5, gold=3)
    other.codex("stalking_tiger")
    assert f"use>{moss}.2" not in other.options


# --- Ferocity ---------------------------------------------------------------------------------------------


def test_ferocity_lasts_until_the_own_next_upkeep() -> None:
    table, moss = _with_moss(level=1)
    cub, foe = table.put("tiger_cub"), table.put("tiger_cub", B)
    table.hand("ferocity")
    table.play("ferocity")
    both = key.SWIFT_STRIKE | key.ARMOR_PIERCING
    assert table.now(cub).flags & both == both
    assert not table.now(foe).flags & both
    assert not table.now(moss).flags & both, "units alone"
    table.end_turn()
    assert table.now(cub).flags & both == both
    table.end_turn()
    assert not table.now(cub).flags & both


def test_ferocity_is_for_the_units_in_play_when_it_resolves() -> None:
    table, _ = _with_moss(level=1)
    table.hand("ferocity", "tiger_cub")
    table.play("ferocity")
    table.play("tiger_cub")
    assert not table.now(table.found("tiger_cub")[0]).flags


def test_ferocity_strikes_first_and_through_armor() -> None:
    table, _ = _with_moss(level=1)
    cub, foe = table.put("tiger_cub"), table.put("tiger_cub", B, slot=LEADER)
    table.hand("ferocity")
    table.play("ferocity")
    table.attack(cub, foe)
    assert not table.there(foe)
    assert table.obj(cub).damage == 0


# --- Behind the Ferns -------------------------------------------------------------------------------------


def test_behind_the_ferns_hides_units_with_three_attack_or_less() -> None:
    table, moss = _with_moss(level=1)
    table.hand("behind_the_ferns")
    centaur, bear, foe = table.put("centaur"), table.put("barkcoat_bear"), table.put("centaur", B)
    table.put("iron_man", B, slot=LEADER)
    table.play("behind_the_ferns")
    stealthy = [bool(table.now(each).flags & key.STEALTH) for each in (centaur, bear, foe, moss)]
    assert stealthy == [True, False, False, False]
    table.attack(centaur, table.base().id)
    assert table.base().damage == 3


def test_behind_the_ferns_counts_runes_and_stat_changes() -> None:
    table, _ = _with_moss(level=1)
    table.put("behind_the_ferns")
    grown = table.put("centaur", runes={"plus": 1})
    shrunk = table.put("stalking_tiger", runes={"minus": 1})
    assert not table.now(grown).flags & key.STEALTH
    assert table.now(shrunk).flags & key.STEALTH


def test_behind_the_ferns_goes_when_no_feral_hero_is_there() -> None:
    table, moss = _with_moss(level=1)
    ferns = table.put("behind_the_ferns")
    foe = table.put("oversized_rhinoceros", B)
    table.attack(moss, foe)
    assert not table.there(moss)
    assert not table.there(ferns)
    assert table.player().discard == ["behind_the_ferns"]


def _ferns_and_midori(midori: int) -> Table:
    table = Table(["calamandra_moss", "master_midori", "troq_bashar"])
    table.put("calamandra_moss")
    table.put("master_midori", level=midori)
    return table


def test_behind_the_ferns_hides_plain_units_with_two_attack_without_midoris_bonus() -> None:
    table = _ferns_and_midori(5)
    table.put("behind_the_ferns")
    cub = table.put("tiger_cub")
    assert (table.now(cub).atk, bool(table.now(cub).flags & key.STEALTH)) == (2, True)


def test_behind_the_ferns_came_first_so_three_attack_stay_hidden_when_midori_grows() -> None:
    table = _ferns_and_midori(4)
    cub = table.put("tiger_cub", runes={"plus": 1})
    table.hand("behind_the_ferns")
    table.play("behind_the_ferns")
    table.do("level>master_midori")
    assert (table.now(cub).atk, bool(table.now(cub).flags & key.STEALTH)) == (3, True)


def test_behind_the_ferns_came_last_so_midoris_bonus_stays() -> None:
    table = _ferns_and_midori(5)
    cub = table.put("tiger_cub", runes={"plus": 1})
    table.hand("behind_the_ferns")
    table.play("behind_the_ferns")
    assert (table.now(cub).atk, bool(table.now(cub).flags & key.STEALTH)) == (4, False)


def test_behind_the_ferns_and_midori_are_there_first_so_the_bonus_wins() -> None:
    table = _ferns_and_midori(5)
    table.put("behind_the_ferns")
    table.tech(A, 1)
    table.hand("iron_man")
    table.play("iron_man")  # 3/4
    [unit] = table.found("iron_man")
    assert (table.now(unit).atk, table.now(unit).hp, table.now(unit).flags) == (4, 5, 0)


# --- Murkwood Allies, Feral Strike ------------------------------------------------------------------------


def test_murkwood_allies_summons_a_beast_or_four_frogs() -> None:
    table, _ = _with_moss(level=1, gold=8)
    table.hand("murkwood_allies", "murkwood_allies")
    table.play("murkwood_allies", "mode0")
    assert (len(table.found("beast", A)), len(table.found("frog"))) == (1, 0)
    beast = table.found("beast")[0]
    assert (table.now(beast).atk, table.now(beast).hp, table.player().gold) == (4, 4, 3)
    other, _ = _with_moss(level=1, gold=5)
    other.hand("murkwood_allies")
    other.play("murkwood_allies", "mode1")
    assert (len(other.found("beast")), len(other.found("frog", A))) == (0, 4)


def test_murkwood_allies_boosted_summons_both() -> None:
    table, _ = _with_moss(level=1, gold=9)
    table.hand("murkwood_allies")
    table.play("murkwood_allies", "yes")
    assert (len(table.found("beast", A)), len(table.found("frog", A)), table.player().gold) == (1, 4, 0)


def test_feral_strike_takes_two_units_of_the_codex_for_all_to_see() -> None:
    table, _ = _with_moss(level=5)
    table.codex("centaur", "centaur", "ferocity", "gigadon")
    table.hand("feral_strike")
    table.do("play>feral_strike", "no", "mode0")
    assert table.options == ["centaur", "gigadon", "none"]
    happened = table.do("centaur", "gigadon")
    assert table.player().hand == ["centaur", "gigadon"]
    assert table.player().codex == {"centaur": 1, "ferocity": 1}
    moved = table.heard(ev.CardMoved, happened)
    assert [event.for_public() for event in moved] == [
        ev.CardMoved(A, each, "codex", "hand")
        for each in table.player().hand  # shown to everybody
    ]


def test_feral_strike_puts_units_of_the_hand_into_play_where_the_tech_is_there() -> None:
    table = Table(["calamandra_moss", "master_midori", "argagarg_garg"], gold=4)
    table.put("calamandra_moss", level=5)
    table.tech(A, 2, "growth")
    table.hand("feral_strike", "gigadon", "moss_ancient", "tiger_cub", "ferocity")
    table.do("play>feral_strike", "mode1")
    assert table.options == ["tiger_cub", "gigadon", "none"], "of any school, but no tech III"
    table.do("tiger_cub", "gigadon")
    assert len(table.found("gigadon")) == len(table.found("tiger_cub")) == 1
    assert (table.player().gold, sorted(table.player().hand)) == (0, ["ferocity", "moss_ancient"])
    assert table.obj(table.found("gigadon")[0]).fresh


def test_feral_strike_may_put_nothing_and_tells_nobody_the_hand() -> None:
    table, _ = _with_moss(level=5, gold=4)
    table.hand("feral_strike", "tiger_cub")
    happened = table.do("play>feral_strike", "mode1", "none")
    assert table.player().hand == ["tiger_cub"]
    assert "tiger_cub" not in str([event.for_public() for event in happened])


def test_feral_strike_boosted_fetches_then_puts() -> None:
    table, _ = _with_moss(level=5, gold=8)
    table.tech(A, 2)
    table.codex("gigadon", "barkcoat_bear")
    table.hand("feral_strike")
    table.do("play>feral_strike", "yes", "barkcoat_bear", "gigadon", "barkcoat_bear", "gigadon")
    assert len(table.found("gigadon")) == len(table.found("barkcoat_bear")) == 1
    assert (table.player().gold, table.player().codex) == (0, {})
