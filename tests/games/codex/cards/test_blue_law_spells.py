"""The spells of the Law school."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.content import TECHS
from sfb_bot.games.codex.rules.costs import building, works
from sfb_bot.games.codex.rules.ids import LEADER, SCAVENGER
from tests.games.codex.kit.table import A, B, Table

HERO = "bigby_hayes"


def law(*, level: int = 1, gold: int = 20) -> Table:
    """A table with Bigby Hayes in play for the first seat."""
    table = Table(HERO, gold=gold)
    table.put(HERO, A, level=level)
    return table


# --- Injunction ---


def test_injunction_stops_a_building_for_a_turn_and_disables_its_level() -> None:
    table = law()
    table.tech(B, 2)
    first = table.put("overeager_cadet", B)
    second = table.put("spectral_tiger", B, slot=LEADER)
    own = table.put("spectral_tiger", A)
    building_two = building(table.state, B, TECHS[2])
    assert building_two is not None
    table.hand("injunction")
    table.play("injunction", building_two.id)
    assert (table.obj(second).slot, table.obj(second).skips_ready) == (0, True)
    assert not table.obj(first).is_exhausted
    assert not table.obj(own).is_exhausted
    table.end_turn()
    assert not works(building_two)
    assert "build>tech3" not in table.options, "the next level needs it"
    assert table.obj(second).is_exhausted, "it was not readied"
    table.end_turn()
    assert works(building_two)


def test_injunction_lets_a_higher_building_work() -> None:
    table = Table(HERO, HERO)
    table.put(HERO, A)
    table.tech(B, 2)
    table.hand("injunction")
    table.hand("scribe", "insurance_agent", seat=B)
    low = building(table.state, B, TECHS[1])
    assert low is not None
    table.play("injunction", low.id)
    table.end_turn()
    assert "play>scribe" not in table.options
    assert "play>insurance_agent" in table.options


def test_injunction_without_a_building_does_nothing() -> None:
    table = law()
    unit = table.put("overeager_cadet", B)
    table.hand("injunction")
    table.play("injunction")
    assert not table.obj(unit).is_exhausted
    assert table.player().discard == ["injunction"]


def test_injunction_on_the_own_building_begins_with_the_next_turn() -> None:
    table = law()
    table.tech(A, 1)
    table.hand("injunction", "scribe")
    table.play("injunction")
    assert "play>scribe" in table.options, "this turn it works"
    mine = building(table.state, A, TECHS[1])
    table.end_turn()
    table.end_turn()
    assert not works(mine)
    table.end_turn()
    assert works(mine)


# --- Community Service ---


def test_community_service_takes_a_unit_of_a_hand() -> None:
    table = law()
    table.hand("community_service")
    table.hand("scribe", "tenderfoot", "lawbringer_gryphon", seat=B)
    table.play("community_service", "hand")
    assert table.options == ["scribe", "none"], "tech I and II only"
    happened = table.do("scribe")
    (scribe,) = table.found("scribe", A)
    assert (table.obj(scribe).owner, table.player(B).hand) == (B, ["tenderfoot", "lawbringer_gryphon"])
    assert len(table.player(A).hand) == 1, "it arrives for its new player"
    assert table.player(A).gold == 15
    assert not table.state.players[A].spent.get("units_from_hand")
    assert table.heard(ev.CardMoved, happened)


def test_community_service_may_take_nothing_and_asks_even_where_nothing_is() -> None:
    table = law()
    table.hand("community_service")
    table.discard("tenderfoot", seat=B)
    happened = table.play("community_service", "discard")
    assert table.options == ["none"]
    table.do("none")
    (looked,) = table.heard(ev.Looked, happened)
    public = looked.for_public()
    assert isinstance(public, ev.Looked)
    assert public.cards == ()
    assert table.player(B).discard == ["tenderfoot"]


def test_community_service_takes_from_a_discard_pile() -> None:
    table = law()
    table.hand("community_service")
    table.discard("insurance_agent", "tenderfoot", seat=B)
    table.play("community_service", "discard", "insurance_agent")
    assert len(table.found("insurance_agent", A)) == 1
    assert table.player(B).discard == ["tenderfoot"]


# --- Jurisdiction ---


def test_jurisdiction_plays_a_spell_of_the_codex_without_its_hero() -> None:
    table = law()
    table.codex("generals_hammer", "generals_hammer", "the_art_of_war", "scribe")
    table.hand("jurisdiction")
    table.play("jurisdiction", "generals_hammer", table.base(B).id)
    assert (table.base(B).damage, table.player().gold) == (3, 20 - 2 - 3)
    assert sorted(table.player().discard) == ["generals_hammer", "jurisdiction"]
    assert table.player().codex == {"generals_hammer": 1, "the_art_of_war": 1, "scribe": 1}


def test_jurisdiction_offers_what_can_be_paid_and_is_not_ultimate() -> None:
    table = law(gold=5)
    table.codex("generals_hammer", "boot_camp", "judgment_day", "community_service")
    table.hand("jurisdiction")
    table.play("jurisdiction")
    assert table.options == ["boot_camp", "generals_hammer"]
    poor = law(gold=2)
    poor.codex("boot_camp")
    poor.hand("jurisdiction")
    poor.play("jurisdiction", "none")
    assert poor.asked == "main"
    assert poor.player().codex == {"boot_camp": 1}


def test_jurisdiction_loses_a_channeling_spell_without_its_hero_at_once() -> None:
    table = law()
    table.codex("dreamscape")
    table.hand("jurisdiction")
    table.play("jurisdiction", "dreamscape")
    assert table.found("dreamscape") == []
    assert sorted(table.player().discard) == ["dreamscape", "jurisdiction"]


# --- Judgment Day ---


def test_judgment_day_destroys_all_units_up_to_tech_two() -> None:
    table = law(level=5, gold=10)
    own = table.put("tenderfoot", A)
    token = table.put("soldier", B)
    second = table.put("spectral_tiger", B, slot=SCAVENGER)
    third = table.put("lawbringer_gryphon", B)
    hero = table.put("troq_bashar", B)
    table.hand("judgment_day")
    table.play("judgment_day")
    assert [table.there(each) for each in (own, token, second, third, hero)] == [
        False,
        False,
        False,
        True,
        True,
    ]
    assert table.player(B).gold == 10 + 1, "a death with the bonus of its place"


def test_judgment_day_needs_the_max_level_but_not_a_whole_turn_of_it() -> None:
    table = Table(HERO)
    hero = table.put(HERO, A, level=4)
    table.hand("judgment_day")
    assert "play>judgment_day" not in table.options
    table.do(f"level>{HERO}")
    assert not table.obj(hero).was_max_at_start
    assert "play>judgment_day" in table.options
