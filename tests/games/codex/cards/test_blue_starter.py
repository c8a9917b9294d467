"""The blue starter deck."""

from __future__ import annotations

from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.content import TECHS
from sfb_bot.games.codex.rules.ids import ELITE, LEADER
from tests.games.codex.kit.table import A, B, Table

HERO = "bigby_hayes"


# --- Building Inspector ---


def test_building_inspector_makes_the_first_building_of_a_turn_dearer() -> None:
    table = Table(turn=B)
    table.put("building_inspector", A)
    table.do("build>tech1")
    assert table.player(B).gold == 20 - 1 - 1
    table.do("build>tower")
    assert table.player(B).gold == 18 - 3, "only the first one"


def test_building_inspector_counts_building_cards_and_add_ons() -> None:
    table = Table(turn=B)
    table.put("building_inspector", A)
    table.hand("jail", seat=B)
    table.play("jail")
    assert table.player(B).gold == 20 - 3 - 1
    table.do("build>tech1")
    assert table.player(B).gold == 16 - 1


def test_building_inspector_charges_for_a_free_rebuild() -> None:
    table = Table(turn=B, gold=1)
    table.put("building_inspector", A)
    table.state.players[B].built.append(TECHS[1])
    table.do("build>tech1")
    assert table.player(B).gold == 0


def test_building_inspector_leaves_its_own_player_alone_and_two_add_up() -> None:
    table = Table(turn=A)
    table.put("building_inspector", A)
    table.do("build>tech1")
    assert table.player(A).gold == 19
    table = Table(turn=B)
    table.put("building_inspector", A)
    table.put("building_inspector", A)
    table.do("build>tech1")
    assert table.player(B).gold == 17


# --- Spectral Aven ---


def test_spectral_aven_dies_when_it_is_targeted() -> None:
    table = Table(HERO)
    table.put(HERO, A)
    aven = table.put("spectral_aven", B)
    magistrate = table.put("porkhand_magistrate", A)
    table.use(magistrate, 0, aven)
    assert not table.there(aven)
    assert table.player(B).discard == ["spectral_aven"]


def test_spectral_aven_flies_and_does_not_die_from_an_attack_as_such() -> None:
    table = Table()
    aven = table.put("spectral_aven", A)
    table.put("older_brother", B, slot=LEADER)
    table.attack(aven, table.base().id)
    assert (table.base().damage, table.there(aven)) == (2, True)


# --- Bluecoat Musketeer ---


def test_bluecoat_musketeer_has_long_range_with_exactly_one_atk() -> None:
    table = Table()
    musketeer = table.put("bluecoat_musketeer", A)
    defender = table.put("older_brother", B, slot=LEADER)
    table.attack(musketeer, defender)
    assert table.obj(musketeer).damage == 0, "nobody hits back"


def test_bluecoat_musketeer_is_hit_back_with_a_rune() -> None:
    table = Table()
    musketeer = table.put("bluecoat_musketeer", A, runes={"plus": 1})
    assert not table.now(musketeer).flags & key.LONG_RANGE
    defender = table.put("older_brother", B, slot=LEADER)
    table.attack(musketeer, defender)
    assert table.obj(musketeer).damage == 2


def test_bluecoat_musketeer_counts_its_final_atk() -> None:
    table = Table(turn=B)
    elite = table.put("bluecoat_musketeer", A, slot=ELITE)
    weak = table.put("bluecoat_musketeer", A, slot=ELITE, runes={"minus": 1})
    assert (table.now(elite).atk, table.now(elite).flags & key.LONG_RANGE) == (2, 0)
    assert table.now(weak).atk == 1
    assert table.now(weak).flags & key.LONG_RANGE


# --- Traffic Director ---


def test_traffic_director_passes_patrollers_on_the_way_to_a_building() -> None:
    table = Table()
    director = table.put("traffic_director", A)
    leader = table.put("older_brother", B, slot=LEADER)
    idle = table.put("tenderfoot", B)
    table.do(f"attack>{director}")
    assert str(table.base().id) in table.options
    assert str(leader) in table.options
    assert str(idle) not in table.options, "only buildings"
    table.do(str(table.base().id))
    assert table.base().damage == 1


def test_traffic_director_cannot_be_targeted() -> None:
    table = Table(turn=B)
    director = table.put("traffic_director", A)
    magistrate = table.put("porkhand_magistrate", B)
    other = table.put("tenderfoot", A)
    another = table.put("older_brother", A)
    table.use(magistrate)
    assert table.options == [str(other), str(another)]
    assert str(director) not in table.options


# --- Porkhand Magistrate ---


def test_porkhand_magistrate_disables_and_the_controller_draws() -> None:
    table = Table()
    magistrate = table.put("porkhand_magistrate", A)
    victim = table.put("older_brother", B, slot=LEADER)
    table.use(magistrate)
    assert (table.obj(victim).is_exhausted, table.obj(victim).skips_ready, table.obj(victim).slot) == (
        True,
        True,
        0,
    )
    assert (len(table.player(B).hand), table.player(A).gold) == (1, 19)
    assert table.obj(magistrate).is_exhausted


def test_porkhand_magistrate_may_name_own_and_exhausted_ones_but_not_itself() -> None:
    table = Table()
    magistrate = table.put("porkhand_magistrate", A)
    own = table.put("tenderfoot", A, is_exhausted=True)
    hero = table.put("troq_bashar", B)
    table.use(magistrate)
    assert table.options == [str(own), str(hero)]
    table.do(str(own))
    assert table.obj(own).skips_ready
    assert len(table.player(A).hand) == 1


def test_porkhand_magistrate_lets_the_player_of_a_dead_illusion_draw() -> None:
    table = Table()
    magistrate = table.put("porkhand_magistrate", A)
    hound = table.put("spectral_hound", B)
    table.use(magistrate)
    assert not table.there(hound)
    assert len(table.player(B).hand) == 1


def test_porkhand_magistrate_who_has_just_come_cannot() -> None:
    table = Table()
    magistrate = table.put("porkhand_magistrate", A, is_fresh=True)
    table.put("tenderfoot", B)
    assert f"use>{magistrate}.0" not in table.options


# --- Reputable Newsman ---


def test_reputable_newsman_forbids_spells_and_upgrades_of_a_cost() -> None:
    table = Table("troq_bashar", HERO)
    table.put(HERO, B)
    table.hand("reputable_newsman", seat=A)
    table.hand("arrest", "lawful_search", "spectral_aven", seat=B)
    table.play("reputable_newsman")
    assert (table.asked, table.options[0]) == ("number", "0")
    table.do("2")
    table.end_turn()
    assert "play>arrest" not in table.options, "cost 2"
    assert "play>lawful_search" in table.options, "cost 1"
    assert "play>spectral_aven" in table.options, "a unit"


def test_reputable_newsman_forbids_nothing_once_he_is_gone_or_to_his_own_player() -> None:
    table = Table(HERO)
    table.put(HERO, A)
    newsman = table.put("reputable_newsman", B)
    table.obj(newsman).number, table.obj(newsman).word = 2, "printed"
    table.hand("arrest", "lawful_search")
    assert "play>arrest" not in table.options
    mine = Table(HERO)
    mine.put(HERO, A)
    own = mine.put("reputable_newsman", A)
    mine.obj(own).number, mine.obj(own).word = 2, "printed"
    mine.hand("arrest")
    assert "play>arrest" in mine.options


def test_reputable_newsman_who_is_a_copy_has_named_nothing() -> None:
    table = Table("troq_bashar")
    table.put("troq_bashar", A)
    table.put("reputable_newsman", B)
    table.hand("wrecking_ball")
    assert "play>wrecking_ball" in table.options, "not even 0"
    named = Table("troq_bashar")
    named.put("troq_bashar", A)
    newsman = named.put("reputable_newsman", B)
    named.obj(newsman).word = "printed"
    named.hand("wrecking_ball")
    assert "play>wrecking_ball" not in named.options
