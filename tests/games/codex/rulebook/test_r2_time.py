"""Time runes: fading and forecast (C241 to C247)."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from tests.games.codex.kit.table import A, B, Table


def round_of(table: Table) -> None:
    """Both players' turns go by."""
    table.end_turn()
    table.end_turn()


def test_c241_fading_counts_down_in_the_own_upkeep() -> None:
    table = Table()
    table.hand("fading_argonaut")
    table.play("fading_argonaut")
    (argonaut,) = table.found("fading_argonaut")
    assert table.obj(argonaut).runes == {"time": 3}
    table.end_turn()
    assert table.obj(argonaut).runes == {"time": 3}, "not in the other one's upkeep"
    table.end_turn()
    assert table.obj(argonaut).runes == {"time": 2}
    round_of(table)
    round_of(table)
    assert not table.there(argonaut)
    assert "fading_argonaut" in [*table.player().discard, *table.player().hand, *table.player().deck]


def test_c241_the_last_rune_may_be_taken_by_anything() -> None:
    table = Table()
    argonaut = table.put("fading_argonaut", B, runes={"time": 1})
    tinkerer = table.put("tinkerer", A)
    happened = table.use(tinkerer, 0, "remove")
    assert not table.there(argonaut)
    assert [event.cause for event in happened if isinstance(event, ev.Left)] == ["sacrificed"]


def test_c241_without_runes_nothing_is_removed() -> None:
    table = Table()
    copy = table.put("tenderfoot", A)
    table.obj(copy).shape = table.obj(table.put("fading_argonaut", B)).kind
    table.obj(copy).shape_until = ""
    round_of(table)
    assert table.there(copy)


def test_c242_only_the_upkeep_is_a_death_from_fading() -> None:
    """C242: Pasternaak's ability minds the upkeep alone."""
    for by_upkeep in (True, False):
        table = Table("prynn_pasternaak")
        pasternaak = table.put("prynn_pasternaak", A, level=4, runes={"time": 1})
        tinkerer = table.put("tinkerer", A)
        if by_upkeep:
            round_of(table)
        else:
            table.use(tinkerer, 0, "remove")
        assert not table.there(pasternaak)
        assert any(edict.seat == B for edict in table.state.edicts) is by_upkeep


def test_c243_a_forecasted_card_waits_and_arrives_without_requirements() -> None:
    table = Table("vir_garbarean")
    table.tech(A, 1)
    table.hand("knight_of_the_conclave")
    table.play("knight_of_the_conclave")
    (knight,) = table.found("knight_of_the_conclave")
    assert (table.obj(knight).is_future, table.obj(knight).runes) == (True, {"time": 3})
    for left in (2, 1):
        round_of(table)
        assert table.obj(knight).runes == {"time": left}
    for tech in table.found("tech1", A):
        table.obj(tech).is_building_site = True
    round_of(table)
    assert (table.obj(knight).is_future, table.obj(knight).seat, table.obj(knight).fresh) == (False, A, True)


def test_c243_a_forecasted_spell_resolves() -> None:
    table = Table("vir_garbarean")
    table.put("double_time", A, is_future=True, runes={"time": 1})
    round_of(table)
    assert table.state.extra == [A]
    assert table.player().trash == ["double_time"]


def test_c244_forecast_replaces_every_coming_into_play() -> None:
    """C244: put from the codex it waits as well, and tokens too."""
    table = Table("max_geiger")
    disciple = table.put("warp_gate_disciple", A)
    table.codex("knight_of_the_conclave")
    table.use(disciple)
    if table.asked != "main":
        table.do("knight_of_the_conclave")
    (knight,) = table.found("knight_of_the_conclave")
    assert table.obj(knight).is_future

    table = Table("vir_garbarean")
    table.put("vir_garbarean", A, level=6)
    table.do("level>vir_garbarean")
    (mech,) = table.found("mech")
    assert (table.obj(mech).is_future, table.obj(mech).runes) == (True, {"time": 2})


def test_c245_no_jail_and_not_from_hand() -> None:
    table = Table("drakk_ramhorn")
    table.put("drakk_ramhorn", A, level=6)
    jail = table.put("jail", B)
    table.hand("plasmodium")
    table.play("plasmodium")
    (unit,) = table.found("plasmodium")
    assert (table.obj(unit).is_future, table.obj(jail).held) == (True, ())
    assert not table.player().spent.get("units_from_hand")


def test_c246_forecasted_cards_are_not_in_play() -> None:
    table = Table()
    table.put("troq_bashar", A)
    attacker = table.put("iron_man", A)
    future = table.put("plasmodium", B, is_future=True, runes={"time": 2})
    table.hand("wither")
    table.do(f"attack>{attacker}")
    assert str(future) not in table.options
    table.do("back", "play>wither")
    assert str(future) not in table.options


def test_c246_time_effects_may_name_them_and_mox_minds() -> None:
    table = Table()
    future = table.put("reaver", A, is_future=True, runes={"time": 2})
    mox = table.put("hardened_mox", A)
    tinkerer = table.put("tinkerer", A)
    table.use(tinkerer, 0, "add")
    assert table.obj(future).runes == {"time": 3}
    assert not table.there(mox), "a tech II unit, forecasted"

    table = Table("max_geiger")
    table.put("max_geiger", A)
    table.put("plasmodium", A, is_future=True, runes={"time": 3})
    table.hand("temporal_research")
    table.play("temporal_research")
    assert len(table.player().hand) == 2


def test_c247_runes_of_an_attached_spell_are_its_controllers() -> None:
    table = Table("prynn_pasternaak")
    man = table.put("iron_man", B)
    emblem = table.put("vortoss_emblem", A, host=man, runes={"time": 3})
    table.end_turn()
    assert table.obj(emblem).runes == {"time": 3}
    table.end_turn()
    assert table.obj(emblem).runes == {"time": 2}
