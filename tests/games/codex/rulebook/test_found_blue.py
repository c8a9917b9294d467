"""Faults of the rules that came to light with the blue cards."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.costs import is_off
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, SCAVENGER, KindId
from sfb_bot.games.codex.rules.model import Mod
from sfb_bot.games.codex.rules.views import public_view, seat_view
from sfb_bot.kernel import Fx
from tests.games.codex.kit.table import A, B, C, Table


def test_c184_who_dies_together_sees_each_other_die() -> None:
    """The Reteller is the first to go, and still tells of the others."""
    table = Table("bigby_hayes")
    table.put("bigby_hayes", A, level=5)
    table.put("reteller_of_truths", B)
    table.put("spectral_hound", B)
    table.hand("judgment_day")
    table.play("judgment_day")
    assert table.player(B).hand == ["reteller_of_truths", "spectral_hound"]


def test_c184_what_goes_with_another_one_may_die_with_it() -> None:
    """A copy that is trashed with its original has died already where both die at once."""
    table = Table("bigby_hayes")
    hero = table.put("bigby_hayes", A, level=5)
    original = table.put("iron_man", A)
    copy = table.put("mirror_illusion", A)
    table.obj(copy).mods.append(Mod("mirror", hero, source=original))
    table.hand("judgment_day")
    happened = table.play("judgment_day")
    assert [each.cause for each in happened if isinstance(each, ev.Left)] == ["destroyed", "destroyed"]


def test_c236_a_copy_for_a_turn_ends_in_what_it_was_before() -> None:
    table = Table("bigby_hayes")
    table.put("bigby_hayes", A)
    own = table.put("tenderfoot", A)
    table.obj(own).shape = table.rules.content.kinds[KindId("overeager_cadet")]
    table.put("spectral_hound", B)
    table.hand("manufactured_truth")
    table.play("manufactured_truth")
    assert table.obj(own).shape.id == "spectral_hound"
    table.end_turn()
    assert table.obj(own).shape.id == "overeager_cadet"


def test_c212_the_next_turn_is_not_the_one_under_way() -> None:
    table = Table("bigby_hayes")
    table.put("bigby_hayes", A)
    table.tech(A, 1)
    (building,) = table.found("tech1")
    table.hand("injunction")
    table.play("injunction")
    found: list[bool] = []
    for _ in range(4):
        found.append(is_off(table.obj(building)))
        table.end_turn()
    assert found == [False, True, True, False], "from the end of the own turn to the end of the next"


def test_c183_what_was_lent_to_one_who_leaves_becomes_no_card() -> None:
    table = Table(mode="melee3")
    hero = table.put("troq_bashar", B, owner=A)
    table.put("soldier", B, owner=A)
    table.put("iron_man", B, owner=C)
    jail = table.put("jail", B)
    table.obj(jail).held, table.obj(jail).word = (KindId("tenderfoot"),), str(A)
    Fx(table.state, table.rules.evolve).emit(ev.SeatCleared(B))
    assert (table.player(A).discard, table.player(C).discard) == (["tenderfoot"], ["iron_man"])
    assert not table.there(hero)


def test_c20_what_is_chosen_in_a_pile_that_was_looked_at_is_asked_of_one_seat_alone() -> None:
    table = Table("bigby_hayes")
    table.put("bigby_hayes", A)
    table.hand("community_service")
    table.hand("scribe", seat=B)
    table.play("community_service", "hand")
    ask = table.run.ask
    assert public_view(table.state, ask).waiting == ((A, "choose"),)
    assert public_view(table.state, ask).players[B].hand is None
    assert seat_view(table.state, ask, B).question is None


def test_c11_a_magistrate_exhausts_like_any_other_effect() -> None:
    """The elephant is readied by its first exhaustion of the turn, and will not be readied next time."""
    table = Table()
    magistrate = table.put("porkhand_magistrate", A)
    elephant = table.put("rampaging_elephant", B, slot=LEADER)
    table.use(magistrate)
    found = table.obj(elephant)
    assert (found.is_exhausted, found.skips_ready, found.slot) == (False, True, 0)


def test_c11_an_injunction_exhausts_like_any_other_effect() -> None:
    table = Table("bigby_hayes")
    table.put("bigby_hayes", A)
    table.tech(B, 2)
    elephant, eggship = table.put("rampaging_elephant", B), table.put("eggship", B)
    table.hand("injunction")
    table.play("injunction", table.found("tech2", B)[0])
    assert [table.obj(each).is_exhausted for each in (elephant, eggship)] == [False, True]
    assert table.obj(elephant).skips_ready


def test_c118_a_hero_without_abilities_has_none_of_an_attached_spell_either() -> None:
    table = Table("sirus_quince", "master_midori")
    table.put("sirus_quince", A)
    midori = table.put("master_midori", B, level=8)
    table.put("final_showdown", B, host=midori)
    table.hand("free_speech")
    table.play("free_speech")
    table.end_turn()
    before = len(table.player(B).hand)
    table.attack(midori, table.base(A).id)
    assert len(table.player(B).hand) == before
    assert table.base(A).damage == 7, "numbers of the spell count"


def test_c153_a_flier_that_has_to_choose_again_flies_another_way() -> None:
    """The patroller is obliterated, the Gryphon flies on to the base, past a Huntress who shoots."""
    table = Table("bigby_hayes")
    gryphon = table.put("lawbringer_gryphon", A)
    first = [table.put("tenderfoot", B), table.put("tenderfoot", B), table.put("tenderfoot", B)]
    patroller = table.put("tenderfoot", B, slot=ELITE)
    table.put("huntress", B, slot=SCAVENGER)
    table.attack(gryphon, patroller, *first)
    table.do(str(table.base(B).id))
    assert (table.base(B).damage, table.obj(gryphon).damage) == (7, 3)


def test_c146_who_is_saved_from_obliterate_is_not_destroyed_again() -> None:
    table = Table()
    duck = table.put("trojan_duck", A)
    juggernaut = table.put("justice_juggernaut", B)
    table.attack(duck, table.base(B).id, table.base(B).id)
    assert table.obj(juggernaut).runes == {"crumbling": 1}


def test_cq71_of_two_jails_whoever_plays_a_unit_chooses_one() -> None:
    table = Table(mode="melee3", turn=B)
    first, second = table.put("jail", A), table.put("jail", C)
    table.hand("tenderfoot", seat=B)
    table.do("play>tenderfoot")
    assert table.options == [str(first), str(second)]
    table.do(str(second))
    assert (table.obj(first).held, table.obj(second).held) == ((), ("tenderfoot",))
    assert table.found("tenderfoot") == []
