"""Ownership and control (C220 to C227)."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.ids import LEADER
from tests.games.codex.kit.table import A, B, Table


def test_c220_owners_get_their_cards_back() -> None:
    """C220: a token belongs to its first controller, a card to who began with it."""
    table = Table("drakk_ramhorn")
    table.put("drakk_ramhorn", A)
    man = table.put("iron_man", B)
    rhino = table.put("oversized_rhinoceros", B, slot=LEADER)
    table.hand("kidnapping")
    table.play("kidnapping", man)
    assert (table.obj(man).owner, table.obj(man).seat) == (B, A)
    table.attack(man, rhino)
    assert (table.player(A).discard, table.player(B).discard) == (["kidnapping"], ["iron_man"])

    table = Table()
    collector = table.put("bone_collector", A)
    table.attack(collector, table.base(B).id)
    token = table.obj(table.found("skeleton")[0])
    assert (token.owner, token.seat) == (A, A)


def test_c221_a_change_of_control_changes_nothing_else() -> None:
    table = Table("troq_bashar")
    table.put("troq_bashar", A, level=8)
    rhino = table.put("hired_stomper", B, slot=LEADER, damage=1, runes={"plus": 1}, is_exhausted=True)
    table.hand("final_smash")
    happened = table.play("final_smash")
    obj = table.obj(rhino)
    assert (obj.seat, obj.slot, obj.damage, obj.runes, obj.fresh) == (A, 0, 1, {"plus": 1}, True)
    assert obj.is_exhausted
    assert not table.heard(ev.Arrived, happened)
    assert table.asked == "main", "its arrival ability was silent"


def test_c222_no_card_takes_a_hero() -> None:
    """C222, CQ58: what takes control names units, and cards that are neither."""
    table = Table("sirus_quince")
    table.put("sirus_quince", A, level=5)
    hero = table.put("troq_bashar", B)
    unit = table.put("iron_man", B)
    table.put("tenderfoot", B)
    table.hand("mind_control")
    table.do("play>mind_control")
    assert str(unit) in table.options
    assert str(hero) not in table.options


def test_c223_mind_control_beats_one_time_changes() -> None:
    table = Table("sirus_quince", "drakk_ramhorn")
    table.put("sirus_quince", A, level=5)
    table.put("drakk_ramhorn", B)
    unit = table.put("iron_man", B)
    table.hand("mind_control")
    table.hand("kidnapping", seat=B)
    table.play("mind_control")
    assert table.obj(unit).seat == A
    table.end_turn()
    table.hand("kidnapping", seat=B)
    table.play("kidnapping")
    if table.asked != "main":
        table.do(str(unit))
    assert table.obj(unit).seat == A


def test_c224_when_control_ends_it_goes_back() -> None:
    """C224: to whom it was taken from, who need not be the owner."""
    table = Table("drakk_ramhorn", mode="melee3")
    table.put("drakk_ramhorn", A)
    man = table.put("iron_man", B, owner=A)
    table.hand("kidnapping")
    table.play("kidnapping")
    assert table.obj(man).seat == A
    table.end_turn()
    assert table.obj(man).seat == B


def test_c224_when_mind_control_goes_the_unit_goes_back() -> None:
    table = Table(["sirus_quince", "master_midori", "argagarg_garg"])
    table.put("sirus_quince", A, level=5)
    table.put("master_midori", A)
    unit = table.put("iron_man", B)
    table.hand("mind_control", "nature_reclaims")
    table.play("mind_control")
    assert table.obj(unit).seat == A
    table.play("nature_reclaims")
    assert table.found("mind_control") == []
    assert table.obj(unit).seat == B


def test_c225_what_returns_to_play_is_new_and_comes_to_its_last_controller() -> None:
    table = Table("prynn_pasternaak", "troq_bashar")
    table.put("prynn_pasternaak", A)
    table.put("second_chances", B)
    old = table.put("iron_man", B, owner=A, damage=3, is_exhausted=True, runes={"plus": 1})
    table.hand("undo")
    table.play("undo")
    (new,) = table.found("iron_man")
    obj = table.obj(new)
    assert new != old
    assert (obj.seat, obj.owner, obj.damage, obj.runes) == (B, A, 0, {})
    assert (obj.is_exhausted, obj.fresh) == (False, True)


def test_c226_stolen_tokens_may_exceed_a_limit() -> None:
    """C226: three Birds are no fault, but no more are made."""
    table = Table("garus_rook")
    table.put("garus_rook", A)
    for _ in range(3):
        table.put("bird", A)
    table.hand("birds_nest")
    table.play("birds_nest")
    assert len(table.found("bird", A)) == 3


def test_c227_a_second_legend_is_discarded_without_arriving_or_dying() -> None:
    table = Table("garus_rook")
    table.put("ardras_boulder", A)
    theirs = table.put("ardras_boulder", B)
    burn = table.put("bloodburn", B)
    ogre = table.put("ogre_recruiter", A)
    happened = table.attack(ogre, table.base(B).id, theirs)
    assert not table.there(theirs)
    assert not table.heard(ev.ControlChanged, happened), "it never came under the other control"
    assert table.player(B).discard == ["ardras_boulder"]
    assert table.obj(burn).runes == {}


def test_c227_each_player_may_have_one() -> None:
    table = Table("garus_rook")
    table.put("ardras_boulder", B)
    table.tech(A, 1)
    table.hand("ardras_boulder")
    table.play("ardras_boulder")
    assert len(table.found("ardras_boulder")) == 2
