"""What can be done in a main phase (section 5)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.at_work import Hooks
from sfb_bot.games.codex.rules.ids import KindId
from sfb_bot.games.codex.rules.main_phase import HIRE_PRICES
from sfb_bot.games.codex.rules.model import State
from sfb_bot.kernel import PlayerError, Seat
from tests.games.codex.kit.table import A, B, Table

THREE = ["garus_rook", "setsuki_hiruki", "grave_stormborne"]


def groups(table: Table) -> set[str]:
    """The sorts of actions that are offered now."""
    return {key.split(">")[0] for key in table.options}


def test_c59_the_actions() -> None:
    table = Table(THREE, mode="melee3")
    table.put("tower", A)
    table.put("garus_rook", A)
    table.put("merfolk_prospector", A)
    table.put("backstabber", B)
    table.base(A).damage = 1
    table.hand("tenderfoot")
    assert groups(table) == {
        "hire",
        "build",
        "drop",
        "level",
        "play",
        "use",
        "detect",
        "attack",
        "repair",
        "patrol",
    }
    assert groups(Table(THREE)) == {"build", "summon", "patrol"}


def test_c59_the_base_is_repaired_only_in_a_free_for_all() -> None:
    table = Table()
    table.base(A).damage = 5
    assert "repair" not in table.options
    melee = Table(mode="melee3")
    melee.base(A).damage = 5
    melee.do("repair")
    assert (melee.base(A).damage, melee.player().gold) == (4, 17)


def test_c60_an_action_is_finished_with_its_triggers_before_the_next() -> None:
    table = Table("troq_bashar")
    table.put("tech2", A)
    table.player().spec = table.rules.content.kinds[KindId("hired_stomper")].spec
    victim, other = table.put("iron_man", B), table.put("tenderfoot", B)
    table.hand("hired_stomper", "tenderfoot")
    table.play("hired_stomper")
    assert table.asked == "target", "nothing else can be done before this"
    assert "play>tenderfoot" not in table.options
    table.do(str(victim))
    assert (table.obj(victim).damage, table.obj(other).damage, table.asked) == (3, 0, "main")


def test_c61_hiring_is_done_once_and_is_not_playing() -> None:
    table = Table(gold=5, workers=6)
    table.hand("spark", "tenderfoot")
    table.do("hire", "spark")
    player = table.player()
    assert (player.gold, player.workers, player.hired, player.hand) == (4, 7, ["spark"], ["tenderfoot"])
    assert "hire" not in table.options
    assert (player.spent.get("played", 0), player.spent.get("spells", 0)) == (0, 0)
    table.end_turn()
    assert player.gold == 4
    table.end_turn()
    assert player.gold == 4 + 7, "it yields gold from the next upkeep on"
    assert "hire" in table.options


def test_c61_a_worker_needs_a_gold_and_a_card() -> None:
    poor = Table(gold=0)
    poor.hand("spark")
    assert "hire" not in poor.options
    assert "hire" not in Table().options


def test_c62_rich_earth_spares_the_gold_and_no_increase(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(gold=5)
    table.put("rich_earth", A)
    table.hand("spark")
    table.do("hire", "spark")
    assert table.player().gold == 5

    def dearer(state: State, seat: Seat, price: int) -> int:
        del state, seat
        return price + 2

    prices = Hooks[Callable[[State, Seat, int], int]]()
    for change in (dearer, *HIRE_PRICES.of(table.state)):
        prices.add(change)
    monkeypatch.setattr("sfb_bot.games.codex.rules.main_phase.HIRE_PRICES", prices)
    again = Table(gold=5)
    again.put("rich_earth", A)
    again.hand("spark")
    again.do("hire", "spark")
    assert again.player().gold == 3


def test_c63_lost_workers_leave_the_game_starting_ones_too() -> None:
    table = Table("garth_torken", workers=4)
    table.put("garth_torken", A)
    table.hand("lichs_bargain")
    table.play("lichs_bargain")
    player = table.player()
    assert (player.workers, player.hired, player.trash) == (3, [], [])
    last = Table("garth_torken", workers=1)
    last.put("garth_torken", A)
    last.player().hired.append(KindId("spark"))
    last.hand("lichs_bargain")
    last.play("lichs_bargain")
    assert (last.player().workers, last.player().hired, last.player().trash) == (0, [], ["spark"])
    assert "spark" not in last.player().discard


def test_c64_a_hero_is_summoned_for_2_ready_and_tired() -> None:
    table = Table(gold=2)
    table.do("summon>troq_bashar")
    (hero,) = table.found("troq_bashar")
    obj = table.obj(hero)
    assert (obj.level, obj.is_exhausted, obj.fresh, table.player().gold) == (1, False, True, 0)
    assert f"attack>{hero}" not in table.options
    assert "summon>troq_bashar" not in table.options
    assert "summon>troq_bashar" not in Table(gold=1).options
    cold = Table()
    cold.player().heroes[0].wait = 1
    assert "summon>troq_bashar" not in cold.options


def test_c65_a_level_costs_1_also_for_the_tired_and_the_exhausted() -> None:
    table = Table(gold=10)
    hero = table.put("troq_bashar", A, is_exhausted=True, is_fresh=True)
    for _ in range(7):
        table.do("level>troq_bashar")
    assert (table.obj(hero).level, table.player().gold) == (8, 3)
    assert "level>troq_bashar" not in table.options, "8 is the highest"
    assert "level>troq_bashar" not in Table(gold=0).options


def test_c66_a_card_is_played_for_its_cost_where_its_requirement_is_met() -> None:
    table = Table(gold=3)
    table.hand("tenderfoot", "iron_man", "spark", "trojan_duck")
    assert {key for key in table.options if key.startswith("play>")} == {"play>tenderfoot"}
    with_all = Table(gold=3)
    with_all.tech(A, 3)
    with_all.put("troq_bashar", A)
    with_all.hand("tenderfoot", "iron_man", "spark", "trojan_duck")
    assert {key for key in with_all.options if key.startswith("play>")} == {
        "play>tenderfoot",
        "play>iron_man",
        "play>spark",
    }
    with_all.play("iron_man")
    assert (with_all.player().gold, len(with_all.found("iron_man"))) == (0, 1)


def test_c67_the_whole_cost_is_paid_and_only_exhausting_needs_a_rested_card() -> None:
    table = Table(gold=1)
    table.put("bombaster", A, is_fresh=True, is_exhausted=True)
    target = table.put("tenderfoot", B, slot=1)
    (bomb,) = table.found("bombaster")
    table.use(bomb)
    assert (table.player().gold, table.there(bomb), table.there(target)) == (0, False, True)
    assert table.obj(target).damage == 1, "2, of which the squad leader's armor takes 1"
    poor = Table(gold=0)
    bomb = poor.put("bombaster", A)
    assert f"use>{bomb}.0" not in poor.options
    shambler = Table(gold=1)
    tired = shambler.put("spore_shambler", A, runes={"plus": 2}, is_fresh=True)
    shambler.put("tenderfoot", A)
    assert [key for key in shambler.options if key.startswith("use>")] == [f"use>{tired}.1"]


def test_c67_the_effect_is_done_as_far_as_possible() -> None:
    table = Table(gold=1)
    bomb = table.put("bombaster", A)
    table.use(bomb)
    assert (table.player().gold, table.there(bomb)) == (0, False), "paid for nothing: nobody patrols"


def test_c68_abilities_work_from_play_on_the_own_turn_only() -> None:
    table = Table(turn=B)
    mine, theirs = table.put("merfolk_prospector", A), table.put("merfolk_prospector", B)
    coming = table.put("reaver", B, is_future=True, runes={"time": 2})
    omegacron = table.put("omegacron", B, is_future=True, runes={"time": 4})
    table.put("tenderfoot", B)
    table.hand("spark", seat=B)
    uses = {key.split(".")[0] for key in table.options if key.startswith("use>")}
    assert uses == {f"use>{theirs}", f"use>{omegacron}"}
    assert f"use>{coming}" not in uses
    assert f"use>{mine}" not in uses


def test_c69_once_per_turn_belongs_to_the_object() -> None:
    table = Table(gold=10)
    dragon, other = table.put("young_lightning_dragon", A), table.put("young_lightning_dragon", A)
    for _ in range(3):
        table.use(dragon)
    assert table.now(dragon).atk == 6
    assert f"use>{dragon}.0" not in table.options, "three times a turn"
    assert f"use>{other}.0" in table.options
    table.end_turn()
    table.end_turn()
    assert f"use>{dragon}.0" in table.options


def test_c69_without_a_mark_an_ability_is_repeated_while_it_can_be_paid() -> None:
    table = Table(gold=2)
    crawler = table.put("crypt_crawler", A)
    table.put("eggship", B)
    table.use(crawler)
    assert f"use>{crawler}.0" in table.options
    table.use(crawler)
    assert f"use>{crawler}.0" not in table.options


def test_c70_any_number_of_attacks_one_attacker_each_and_none_is_a_duty() -> None:
    table = Table()
    attackers = [table.put("tenderfoot", A) for _ in range(3)]
    for each in attackers[:2]:
        table.attack(each, table.base(B).id)
        assert f"attack>{each}" not in table.options
    assert table.base(B).damage == 2
    assert {f"attack>{attackers[2]}", "patrol"} <= set(table.options)
    table.end_turn()
    assert table.state.active == (B,)


def test_c71_the_lock_ends_the_phase() -> None:
    table = Table()
    unit = table.put("tenderfoot", A)
    table.put("older_brother", A)
    table.hand("spark")
    table.do("patrol", str(unit), "lock")
    assert table.player().has_locked
    assert table.obj(unit).slot == 1
    assert table.asked != "main" or table.state.active == (B,)


def test_c72_what_cannot_be_paid_or_is_not_allowed_is_refused_and_nothing_happens() -> None:
    table = Table(gold=0)
    table.hand("tenderfoot")
    for key in ("play>tenderfoot", "hire", "summon>troq_bashar", "build>tech1", "level>troq_bashar"):
        before = table.rules.encode_state(table.state)
        with pytest.raises(PlayerError):
            table.run.answer(A, table.run.ask_no, (key,))
        assert table.rules.encode_state(table.state) == before
        assert table.asked == "main"


def test_c73_putting_into_play_costs_nothing_checks_nothing_and_is_not_playing() -> None:
    table = Table(gold=1)
    sanatorium = table.put("sanatorium", A)
    table.deck("spark")
    table.hand("marauder", "iron_man")
    happened = table.use(sanatorium, 0, "marauder", "iron_man")
    assert len(table.found("marauder")) == len(table.found("iron_man")) == 1
    assert table.player().gold == 0, "the 1 of the ability alone, and no boost"
    assert table.heard(ev.CardPlayed, happened) == []
    assert table.player().spent.get("played", 0) == 0


def test_c73_playing_pays_and_counts() -> None:
    table = Table(gold=3)
    table.put("drill_sergeant", A)
    table.hand("tenderfoot")
    table.play("tenderfoot")
    (sergeant,) = table.found("drill_sergeant")
    assert table.player().gold == 2
    assert table.obj(sergeant).runes == {"plus": 1}, "a unit was played from hand"
    assert table.player().spent["played"] == 1


def test_c74_playing_from_elsewhere_is_playing_but_not_from_hand() -> None:
    table = Table("vir_garbarean", gold=5)
    hero = table.put("vir_garbarean", A, level=5)
    sergeant = table.put("drill_sergeant", A)
    table.deck("tenderfoot")
    table.use(hero, 2)
    assert len(table.found("tenderfoot")) == 1
    spent = table.player().spent
    assert (table.player().gold, spent["played"], spent.get("played_from_hand", 0)) == (4, 1, 0)
    assert table.obj(sergeant).runes == {}, "it looks out for units played from hand"


def test_c69_a_card_that_left_and_came_back_is_new() -> None:
    table = Table(["prynn_pasternaak", "grave_stormborne", "troq_bashar"])
    table.put("prynn_pasternaak", A)
    table.tech(A, 2, "discipline")
    dragon = table.put("young_lightning_dragon", A)
    table.hand("undo")
    for _ in range(3):
        table.use(dragon)
    table.play("undo")
    assert table.player().hand == ["young_lightning_dragon"]
    table.play("young_lightning_dragon")
    (again,) = table.found("young_lightning_dragon")
    assert again != dragon
    assert f"use>{again}.0" in table.options


def test_c68_nothing_can_be_used_from_hand_discard_or_jail() -> None:
    table = Table("troq_bashar")
    table.hand("merfolk_prospector")
    table.discard("merfolk_prospector")
    jail = table.put("jail", B)
    table.obj(jail).held, table.obj(jail).word = (KindId("merfolk_prospector"),), str(A)
    assert not [key for key in table.options if key.startswith("use>")]


def test_c74_a_card_played_from_the_graveyard_is_paid_for() -> None:
    table = Table(gold=5)
    yard = table.put("graveyard", A)
    sergeant = table.put("drill_sergeant", A)
    table.obj(yard).held, table.obj(yard).word = (KindId("older_brother"),), str(A)
    table.use(yard, 1)
    assert len(table.found("older_brother")) == 1
    spent = table.player().spent
    assert (table.player().gold, spent["played"], spent.get("played_from_hand", 0)) == (3, 1, 0)
    assert table.obj(sergeant).runes == {}
