"""The blue starter deck: Jail and the spells."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.ids import LEADER, SCAVENGER, KindId
from tests.games.codex.kit.table import A, B, Table

HERO = "bigby_hayes"


# --- Jail ---


def test_jail_takes_a_unit_and_frees_the_one_before() -> None:
    table = Table(turn=B)
    jail = table.put("jail", A)
    table.hand("tenderfoot", "older_brother", seat=B)
    table.play("tenderfoot")
    assert (table.obj(jail).held, table.found("tenderfoot")) == (("tenderfoot",), [])
    table.play("older_brother")
    assert table.obj(jail).held == ("older_brother",)
    freed = table.found("tenderfoot", B)
    assert len(freed) == 1
    assert table.obj(freed[0]).fresh


def test_jail_lets_arrival_abilities_work_on_release_only() -> None:
    table = Table("bigby_hayes", "bigby_hayes", turn=B)
    table.put("jail", A)
    table.tech(B, 1)
    table.hand("scribe", "tenderfoot", seat=B)
    table.play("scribe")
    assert len(table.player(B).hand) == 1, "nothing was drawn"
    table.play("tenderfoot")
    assert len(table.found("scribe", B)) == 1
    assert len(table.player(B).hand) == 1, "the scribe has drawn a card"


def test_jail_is_not_for_its_own_player_nor_for_what_is_put_into_play() -> None:
    table = Table(turn=A)
    jail = table.put("jail", A)
    table.hand("tenderfoot", seat=A)
    table.play("tenderfoot")
    assert len(table.found("tenderfoot", A)) == 1
    assert table.obj(jail).held == ()


def test_jail_does_not_hold_forecasted_units() -> None:
    table = Table("vir_garbarean", "vir_garbarean", turn=B)
    jail = table.put("jail", A)
    table.tech(B, 3)
    forecasted = next(
        kind
        for kind in table.rules.content.kinds.values()
        if kind.numbers.get("forecast") and kind.is_unit and not kind.is_token and kind.spec == "future"
    )
    table.hand(forecasted.id, seat=B)
    table.play(forecasted.id)
    assert table.obj(jail).held == ()
    assert [table.obj(each).is_future for each in table.found(forecasted.id)] == [True]


def test_jail_gives_its_inmate_to_the_discard_when_it_falls() -> None:
    table = Table("general_onimaru", turn=A)
    hero = table.put("general_onimaru", A)
    jail = table.put("jail", B, damage=1)
    table.obj(jail).held, table.obj(jail).number = (KindId("tenderfoot"),), A
    table.hand("generals_hammer")
    table.play("generals_hammer", jail)
    assert not table.there(jail)
    assert sorted(table.player(A).discard) == ["generals_hammer", "tenderfoot"]
    assert table.player(B).discard == ["jail"]
    assert table.there(hero)


def test_jail_counts_as_playing_for_flagstone_garrison() -> None:
    table = Table(turn=B)
    table.put("jail", A)
    table.put("flagstone_garrison", B)
    table.hand("tenderfoot", seat=B)
    table.play("tenderfoot")
    assert len(table.player(B).hand) == 1


# --- Lawful Search ---


def test_lawful_search_draws_and_shows_the_hand_to_nobody_else() -> None:
    table = Table(HERO)
    table.put(HERO, A)
    table.hand("lawful_search")
    table.hand("tenderfoot", "iron_man", seat=B)
    happened = table.play("lawful_search", "hand")
    (looked,) = table.heard(ev.Looked, happened)
    assert (looked.seat, looked.whose, looked.zone, len(looked.cards)) == (A, B, "hand", 2)
    public, other = looked.for_public(), looked.for_seat(B)
    assert isinstance(public, ev.Looked)
    assert isinstance(other, ev.Looked)
    assert (public.cards, other.cards) == ((), ())
    assert len(table.player(A).hand) == 1


def test_lawful_search_may_look_at_the_discard_pile() -> None:
    table = Table(HERO)
    table.put(HERO, A)
    table.hand("lawful_search")
    table.discard("iron_man", seat=B)
    happened = table.play("lawful_search", "discard")
    (looked,) = table.heard(ev.Looked, happened)
    assert (looked.zone, looked.cards) == ("discard", ("iron_man",))


# --- Arrest ---


def test_arrest_disables_a_patroller_without_targeting_it() -> None:
    table = Table(HERO)
    table.put(HERO, A)
    hound = table.put("spectral_hound", B, slot=SCAVENGER)
    idle = table.put("tenderfoot", B)
    table.hand("arrest")
    table.play("arrest")
    assert table.there(hound), "an Illusion does not die from what is no targeting"
    assert (table.obj(hound).slot, table.obj(hound).skips_ready) == (0, True)
    assert not table.obj(idle).is_exhausted


def test_arrest_without_a_patroller_does_nothing() -> None:
    table = Table(HERO)
    table.put(HERO, A)
    idle = table.put("tenderfoot", B)
    hero = table.put("troq_bashar", B, slot=LEADER)
    table.hand("arrest")
    table.play("arrest")
    assert not table.obj(idle).is_exhausted
    assert table.obj(hero).slot == LEADER, "heroes are no units"
    assert table.player(A).discard == ["arrest"]


# --- Manufactured Truth ---


def test_manufactured_truth_makes_a_copy_until_the_end_of_the_turn() -> None:
    table = Table(HERO)
    table.put(HERO, A)
    own = table.put("tenderfoot", A, damage=1)
    original = table.put("spectral_hound", B, runes={"plus": 2})
    table.hand("manufactured_truth")
    table.play("manufactured_truth")
    assert table.obj(own).shape.id == "spectral_hound"
    assert (table.now(own).atk, table.now(own).hp, table.obj(own).damage) == (3, 3, 1), "without the runes"
    assert table.there(original), "it does not target"
    table.end_turn()
    assert table.obj(own).shape.id == "tenderfoot"


def test_manufactured_truth_needs_low_tech_and_another_unit() -> None:
    table = Table(HERO)
    table.put(HERO, A)
    own = table.put("tenderfoot", A)
    table.put("spectral_tiger", B)
    table.hand("manufactured_truth")
    table.play("manufactured_truth")
    assert table.obj(own).shape.id == "tenderfoot"
    assert table.player(A).discard == ["manufactured_truth"]


def test_manufactured_truth_is_no_arrival_and_changes_no_fatigue() -> None:
    table = Table(HERO)
    table.put(HERO, A)
    own = table.put("tenderfoot", A)
    table.put("scribe", B)
    table.hand("manufactured_truth")
    table.play("manufactured_truth")
    assert (table.obj(own).shape.id, table.obj(own).fresh) == ("scribe", False)
    assert table.player(A).hand == []


def test_manufactured_truth_gives_the_old_form_of_a_transformed_unit_back() -> None:
    table = Table(HERO)
    table.put(HERO, A)
    own = table.put("tax_collector", A)
    squirrel = table.rules.content.form(KindId("squirrel"), 1, 2)
    table.obj(own).shape = squirrel
    table.put("spectral_hound", B)
    table.hand("manufactured_truth")
    table.play("manufactured_truth")
    assert table.obj(own).shape.id == "spectral_hound"
    table.end_turn()
    assert table.obj(own).shape is squirrel
    assert table.obj(own).mods == []


def test_manufactured_truth_copies_what_a_transformation_made_of_the_original() -> None:
    table = Table(HERO)
    table.put(HERO, A)
    own = table.put("iron_man", A)
    first = table.put("tenderfoot", A)
    other = table.put("tax_collector", B)
    table.obj(other).shape = table.rules.content.form(KindId("squirrel"), 1, 2)
    table.hand("manufactured_truth")
    table.play("manufactured_truth", first, other)
    assert (table.now(first).atk, table.obj(first).shape.tech, table.obj(first).shape.cost) == (1, 1, 2)
    assert table.obj(own).shape.id == "iron_man"


def test_manufactured_truth_of_the_own_legend_loses_the_copy() -> None:
    table = Table(HERO)
    table.put(HERO, A)
    original = table.put("jandra_the_negator", A)
    own = table.put("tenderfoot", A)
    table.hand("manufactured_truth")
    table.play("manufactured_truth", own)
    assert not table.there(own)
    assert table.there(original)
    assert "tenderfoot" in table.player(A).discard
