"""The units and the building of Strength."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, ObjId
from tests.games.codex.kit.table import A, B, C, D, Table

ROOK = "garus_rook"


def with_rook(level: int = 1) -> tuple[Table, ObjId]:
    """A table where Rook is in play for the first seat."""
    table = Table(ROOK)
    return table, table.put(ROOK, A, level=level)


# --- Ardra's Boulder --------------------------------------------------------------------------------------


def test_ardras_boulder_stands_six_damage_and_deals_none() -> None:
    table = Table()
    boulder = table.put("ardras_boulder", B, slot=ELITE, damage=1)
    attacker = table.put("beast", A)
    table.attack(attacker, boulder)
    assert (table.obj(boulder).damage, table.obj(attacker).damage) == (5, 1), "elite: +1 ATK"


def test_ardras_boulder_is_legendary() -> None:
    table = Table(ROOK)
    table.tech(level=1)
    table.put("ardras_boulder", A)
    table.hand("ardras_boulder")
    assert "play>ardras_boulder" not in table.options


# --- Doubling Barbarbarian --------------------------------------------------------------------------------


def test_doubling_barbarbarian_doubles_runes_and_grants() -> None:
    table = Table()
    sensei = table.put("aged_sensei", A)
    warrior = table.put("doubling_barbarbarian", A, runes={"plus": 1})
    assert (table.now(warrior).atk, table.now(warrior).hp) == (5, 7)
    table.use(sensei, 0, warrior)
    assert (table.now(warrior).atk, table.now(warrior).armor) == (7, 2)
    table.end_turn()
    assert (table.now(warrior).atk, table.now(warrior).armor) == (5, 0)


def test_doubling_barbarbarian_doubles_its_place_in_the_zone() -> None:
    table = Table()
    leader = table.put("doubling_barbarbarian", B, slot=LEADER)
    elite = table.put("doubling_barbarbarian", B, slot=ELITE)
    assert table.now(leader).armor == 2
    assert table.now(elite).atk == 5
    table.attack(table.put("beast", A), leader)
    assert (table.obj(leader).damage, table.obj(leader).armor_used) == (2, 2)
    table.end_turn()
    assert (table.now(leader).armor, table.obj(leader).armor_used) == (0, 0)


def test_doubling_barbarbarian_does_not_double_losses_or_healing() -> None:
    table = Table(turn=B)
    warrior = table.put("doubling_barbarbarian", A, runes={"minus": 1}, damage=3)
    table.put("savior_monk", A)
    assert (table.now(warrior).atk, table.now(warrior).hp) == (2, 4)
    table.end_turn()
    assert table.obj(warrior).damage == 2


def test_the_extra_of_doubling_barbarbarian_ends_with_its_source() -> None:
    table = Table()
    sensei = table.put("aged_sensei", A)
    warrior = table.put("doubling_barbarbarian", A)
    table.use(sensei, 0, warrior)
    table.attack(warrior, table.put("regular_sized_rhinoceros", B))
    assert (table.obj(warrior).damage, table.obj(warrior).armor_used) == (3, 2)
    table.end_turn()
    assert table.obj(warrior).armor_used == 0, "nothing of it is missing from later armor"


# --- Whitestar Grappler -----------------------------------------------------------------------------------


def test_whitestar_grappler_is_hit_back_by_what_survives() -> None:
    table = Table()
    grappler = table.put("whitestar_grappler", A)
    target = table.put("regular_sized_rhinoceros", B, slot=ELITE)
    foe_zone = table.put("tenderfoot", B, slot=LEADER)
    happened = table.use(grappler, 0, target)
    assert table.obj(target).damage == 4
    assert not table.there(grappler), "5 ATK and 1 of the elite"
    assert (table.obj(target).slot, table.obj(foe_zone).slot) == (0, LEADER)
    assert {event.cause for event in table.heard(ev.Damaged, happened)} == {"ability"}


def test_whitestar_grappler_is_not_hit_by_what_it_kills() -> None:
    table = Table()
    grappler = table.put("whitestar_grappler", A)
    target = table.put("iron_man", B)
    table.use(grappler, 0, target)
    assert not table.there(target)
    assert (table.obj(grappler).damage, table.obj(grappler).is_exhausted) == (0, True)


def test_whitestar_grappler_is_not_hit_by_a_smoker_that_is_gone() -> None:
    table = Table()
    grappler = table.put("whitestar_grappler", A)
    smoker = table.put("smoker", B, slot=LEADER)
    table.use(grappler, 0, smoker)
    assert table.obj(grappler).damage == 0
    assert table.player(B).hand == ["smoker"]


# --- Colossus ---------------------------------------------------------------------------------------------


def test_colossus_walks_past_patrollers_to_a_base() -> None:
    table = Table()
    colossus = table.put("colossus", A)
    table.put("iron_man", B, slot=LEADER)
    table.attack(colossus, table.base(B).id)
    assert (table.base(B).damage, table.obj(colossus).damage) == (6, 0)


def test_colossus_does_not_pass_patrollers_to_anything_else() -> None:
    table = Table()
    colossus = table.put("colossus", A)
    leader = table.put("iron_man", B, slot=LEADER)
    idle = table.put("tenderfoot", B)
    table.tech(B, 1)
    table.do(f"attack>{colossus}")
    assert table.options == [str(table.base(B).id), str(leader), "back"]
    assert table.there(idle)


# --- Jefferson DeGrey -------------------------------------------------------------------------------------


def test_jefferson_degrey_destroys_all_tokens() -> None:
    table = Table(ROOK)
    table.tech()
    tokens = [table.put("bird", A), table.put("beast", B), table.put("ninja", B)]
    card = table.put("iron_man", B)
    table.hand("jefferson_degrey_ghostly_diplomat")
    table.play("jefferson_degrey_ghostly_diplomat")
    assert not any(table.there(each) for each in tokens)
    assert table.there(card)


def test_jefferson_degrey_leaves_daigo_standing() -> None:
    table = Table(ROOK)
    table.tech()
    daigo = table.put("daigo_stormborne", B)
    table.hand("jefferson_degrey_ghostly_diplomat")
    table.play("jefferson_degrey_ghostly_diplomat")
    assert table.there(daigo)
    assert table.obj(daigo).is_exhausted


# --- Morningstar Pass -------------------------------------------------------------------------------------


def test_morningstar_pass_prevents_damage_to_other_buildings() -> None:
    table = Table()
    pass_ = table.put("morningstar_pass", B)
    happened = table.attack(table.put("iron_man", A), table.base(B).id)
    assert table.base(B).damage == 0
    assert table.heard(ev.DamagePrevented, happened) == [ev.DamagePrevented(table.base(B).id, 3, pass_)]
    assert table.player().gold == 20


def test_an_attack_on_morningstar_pass_costs_a_gold() -> None:
    table = Table()
    pass_ = table.put("morningstar_pass", B)
    table.attack(table.put("iron_man", A), pass_)
    assert (table.obj(pass_).damage, table.player().gold) == (3, 19)


def test_morningstar_pass_cannot_be_attacked_without_gold() -> None:
    table = Table(gold=0)
    pass_ = table.put("morningstar_pass", B)
    attacker = table.put("iron_man", A)
    table.do(f"attack>{attacker}")
    assert str(pass_) not in table.options


def test_morningstar_pass_protects_neither_units_nor_foes() -> None:
    table = Table()
    table.put("morningstar_pass", A)
    target = table.put("tenderfoot", B)
    one, two = table.put("iron_man", A), table.put("iron_man", A)
    table.attack(one, target)
    table.attack(two, table.base(B).id)
    assert not table.there(target)
    assert table.base(B).damage == 3


def test_morningstar_pass_protects_a_shared_base_but_not_the_partners_buildings() -> None:
    table = Table(mode="teams")
    table.put("morningstar_pass", B)
    table.put("tech1", D)
    (tech,) = table.found("tech1")
    one, two = table.put("iron_man", A), table.put("iron_man", A)
    table.attack(one, table.base(B).id)
    table.attack(two, tech)
    assert (table.base(B).damage, table.obj(tech).damage) == (0, 3)


# --- Oathkeeper of Kor Mountain ---------------------------------------------------------------------------


def sworn(mode: str) -> Table:
    """A table where Oathkeeper has arrived with an oath, and Daigo stands against it."""
    table = Table(ROOK)
    table.put(ROOK, A)
    table.put("daigo_stormborne", B)
    table.tech()
    table.hand("oathkeeper_of_kor_mountain", "smoker", "smoker")
    table.play("oathkeeper_of_kor_mountain", mode)
    return table


def test_oathkeeper_may_forbid_cards_from_the_hand() -> None:
    table = sworn("mode0")
    assert "play>smoker" not in table.options
    assert "hire" in table.options
    table.end_turn()
    assert len(table.player().hand) == 4, "the draw phase is as ever"


def test_oathkeeper_may_skip_the_draw_phase() -> None:
    table = sworn("mode1")
    assert "play>smoker" in table.options
    table.end_turn()
    assert table.player().hand == ["smoker", "smoker"]


def test_the_oath_of_oathkeeper_ends_with_it() -> None:
    table = sworn("mode0")
    (keeper,) = table.found("oathkeeper_of_kor_mountain")
    (foe,) = table.found("daigo_stormborne")
    table.end_turn()
    table.attack(foe, keeper)
    assert table.obj(foe).damage == 7, "swift, but not enough"
    assert not table.there(keeper)
    table.hand("smoker")
    table.end_turn()
    assert "play>smoker" in table.options


def test_the_oath_of_oathkeeper_does_not_bind_opponents() -> None:
    table = sworn("mode0")
    table.hand("smoker", seat=B)
    table.end_turn()
    assert "play>smoker" in table.options


def test_oathkeeper_sidelines_every_patrolling_unit_but_no_hero() -> None:
    table = Table(mode="melee3")
    keeper = table.put("oathkeeper_of_kor_mountain", A, is_fresh=True)
    units = [table.put("iron_man", B, slot=LEADER), table.put("tenderfoot", C, slot=ELITE)]
    hero = table.put("troq_bashar", B, slot=ELITE)
    happened = table.use(keeper, 2)
    assert [table.obj(each).slot for each in units] == [0, 0]
    assert table.obj(hero).slot == ELITE
    assert not table.heard(ev.Targeted, happened)
    table.use(keeper, 2)
    assert table.player().gold == 16, "it can be repeated"
