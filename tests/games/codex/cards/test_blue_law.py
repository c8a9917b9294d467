"""The Law school, and Bigby Hayes."""

from __future__ import annotations

from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import LEADER, LOOKOUT, SCAVENGER, TECHNICIAN, KindId, ObjId
from tests.games.codex.kit.table import A, B, Table

HERO = "bigby_hayes"


def law(*, level: int = 1, gold: int = 20) -> Table:
    """A table with Bigby Hayes in play for the first seat."""
    table = Table(HERO, gold=gold)
    table.put(HERO, A, level=level)
    return table


# --- Bigby Hayes ---


def test_bigby_hayes_keeps_one_card_of_two_and_draws_three() -> None:
    table = law()
    table.hand("scribe", "arrest")
    table.do("patrol", "lock")
    assert table.asked == "stash"
    table.do("scribe")
    assert (table.player().hand.count(KindId("scribe")), len(table.player().hand)) == (1, 4)
    assert table.player().discard == ["arrest"]


def test_bigby_hayes_sidelines_a_weak_patroller_from_level_3() -> None:
    table = Table(HERO)
    hero = table.put(HERO, A, level=3)
    patroller = table.put("tax_collector", B, slot=LEADER)
    strong = table.put("spectral_tiger", B, slot=SCAVENGER)
    table.use(hero, 0)
    assert (table.obj(patroller).slot, table.obj(patroller).is_exhausted) == (0, False)
    assert table.obj(strong).slot == SCAVENGER
    low = Table(HERO)
    novice = low.put(HERO, A, level=2)
    low.put("tax_collector", B, slot=LEADER)
    assert f"use>{novice}.0" not in low.options


def test_bigby_hayes_draws_a_card_at_level_5() -> None:
    table = Table(HERO)
    hero = table.put(HERO, A, level=5)
    table.use(hero, 1)
    assert len(table.player().hand) == 1
    assert f"use>{hero}.1" not in table.options, "he is exhausted"
    low = Table(HERO)
    novice = low.put(HERO, A, level=4)
    assert f"use>{novice}.1" not in low.options


# --- Tax Collector, Scribe ---


def test_tax_collector_steals_a_gold() -> None:
    table = law(gold=5)
    table.tech(A, 1)
    table.hand("tax_collector")
    table.play("tax_collector")
    assert (table.player(A).gold, table.player(B).gold) == (5 - 2 + 1, 4)


def test_tax_collector_finds_nothing_in_an_empty_purse() -> None:
    table = law(gold=5)
    table.tech(A, 1)
    table.state.players[B].gold = 0
    table.hand("tax_collector")
    table.play("tax_collector")
    assert (table.player(A).gold, table.player(B).gold) == (3, 0)


def test_scribe_draws_a_card() -> None:
    table = law()
    table.tech(A, 1)
    table.hand("scribe")
    table.play("scribe")
    assert table.player().hand == ["tenderfoot"]


def test_scribe_needs_tech_one() -> None:
    table = law()
    table.hand("scribe")
    assert "play>scribe" not in table.options


# --- Guardian of the Gates ---


def test_guardian_of_the_gates_disables_whom_it_hits() -> None:
    table = Table()
    attacker = table.put("spectral_tiger", A)
    guardian = table.put("guardian_of_the_gates", B, slot=LEADER)
    table.attack(attacker, guardian)
    assert (table.obj(attacker).damage, table.obj(attacker).skips_ready) == (1, True)
    assert not table.obj(guardian).skips_ready


def test_guardian_of_the_gates_cannot_attack_and_leaves_heroes_alone() -> None:
    table = Table()
    guardian = table.put("guardian_of_the_gates", A)
    assert f"attack>{guardian}" not in table.options
    other = Table("troq_bashar")
    hero = other.put("troq_bashar", A)
    wall = other.put("guardian_of_the_gates", B, slot=LEADER)
    other.attack(hero, wall)
    assert (other.obj(hero).damage, other.obj(hero).skips_ready) == (1, False)


def test_guardian_of_the_gates_disables_through_armor_too() -> None:
    table = Table("general_onimaru")
    table.put("general_onimaru", A)
    attacker = table.put("iron_man", A)
    guardian = table.put("guardian_of_the_gates", B, slot=LOOKOUT)
    table.hand("elite_training")
    table.play("elite_training", attacker, "done")
    table.attack(attacker, guardian)
    assert (table.obj(attacker).damage, table.obj(attacker).skips_ready) == (0, True)


# --- Insurance Agent ---


def insured(kind: str = "spectral_tiger") -> tuple[Table, ObjId, ObjId]:
    """An agent of A that has insured a unit of A."""
    table = Table(HERO, "troq_bashar", gold=10)
    table.put(HERO, A, level=5)
    table.tech(A, 2)
    unit = table.put(kind, A)
    table.hand("insurance_agent", "judgment_day", "tenderfoot")
    table.play("insurance_agent", unit)
    (agent,) = table.found("insurance_agent", A)
    return table, unit, agent


def test_insurance_agent_pays_the_cost_and_a_card_when_the_unit_dies() -> None:
    table, unit, agent = insured("justice_juggernaut")
    assert table.obj(unit).runes == {"insurance": 1}
    assert table.obj(agent).links == (unit,)
    table.obj(unit).runes["crumbling"] = 1
    table.play("judgment_day")
    assert table.player().gold == 10 - 1 - 4 + 6, "the agent died with it and saw it"
    assert len(table.player().hand) == 2


def test_insurance_agent_who_is_gone_pays_nothing() -> None:
    table = Table(HERO, turn=B, gold=10)
    unit = table.put("iron_man", A, slot=LEADER, runes={"insurance": 1})
    late = table.put("insurance_agent", A)
    attacker = table.put("spectral_tiger", B)
    table.attack(attacker, unit)
    assert not table.there(unit)
    assert table.obj(late).links == ()
    assert (table.player(A).gold, table.player(A).hand) == (10, [])


def test_insurance_agent_kills_an_illusion_instead_of_insuring_it() -> None:
    table, unit, agent = insured("spectral_tiger")
    assert not table.there(unit)
    assert table.obj(agent).links == ()
    assert table.player().gold == 9


def test_insurance_agent_does_not_pay_for_what_leaves_without_dying() -> None:
    table = Table(gold=10)
    knight = table.put("brave_knight", A, runes={"insurance": 1})
    agent = table.put("insurance_agent", A)
    table.obj(agent).links = (knight,)
    leader = table.put("spectral_tiger", B, slot=LEADER)
    table.attack(knight, leader)
    assert table.player().hand == ["brave_knight"]
    assert table.player().gold == 10


def test_insurance_agent_twice_pays_twice_and_a_copy_pays_the_copied_cost() -> None:
    table = Table(HERO, gold=5)
    table.put(HERO, A, level=5)
    token = table.put("mirror_illusion", A)
    table.obj(token).shape = table.rules.content.kinds[KindId("iron_man")]
    agents = [table.put("insurance_agent", A) for _ in range(2)]
    for agent in agents:
        table.obj(agent).links = (token,)
    table.hand("judgment_day")
    table.play("judgment_day")
    cost = table.rules.content.kinds[KindId("iron_man")].cost
    assert cost == 3
    assert table.player().gold == 5 - 4 + 2 * cost
    assert len(table.player().hand) == 2


# --- Justice Juggernaut, Arresting Constable ---


def test_justice_juggernaut_has_two_lives() -> None:
    table = law(level=5)
    juggernaut = table.put("justice_juggernaut", B, damage=3, slot=TECHNICIAN)
    table.hand("judgment_day")
    table.play("judgment_day")
    assert (table.there(juggernaut), table.obj(juggernaut).damage) == (True, 0)
    assert table.player(B).hand == [], "the first time is no death"


def test_justice_juggernaut_dies_the_second_time_and_passes_patrollers() -> None:
    table = law(level=5)
    juggernaut = table.put("justice_juggernaut", A, runes={"crumbling": 1})
    table.put("iron_man", B, slot=LEADER)
    table.hand("judgment_day")
    table.attack(juggernaut, table.base(B).id)
    assert table.base(B).damage == 4
    table.play("judgment_day")
    assert not table.there(juggernaut)


def test_arresting_constable_disables_a_unit() -> None:
    table = Table()
    constable = table.put("arresting_constable", A)
    victim = table.put("iron_man", B, slot=LEADER)
    table.use(constable, 0, victim)
    assert (table.obj(victim).slot, table.obj(victim).skips_ready) == (0, True)
    assert table.obj(constable).is_exhausted


def test_arresting_constable_reaches_no_tech_three_and_no_hero() -> None:
    table = Table()
    constable = table.put("arresting_constable", A)
    table.put("lawbringer_gryphon", B)
    table.put("troq_bashar", B)
    table.put("guardian_of_the_gates", B)
    table.use(constable, 0)
    assert table.options == [str(constable), str(table.found("guardian_of_the_gates")[0])]


# --- Censorship Council ---


def test_censorship_council_allows_one_card_of_the_hand() -> None:
    table = Table(turn=B)
    table.put("censorship_council", A)
    table.hand("tenderfoot", "older_brother", "timely_messenger", seat=B)
    table.play("tenderfoot")
    assert not [each for each in table.options if each.startswith("play>")]
    assert "hire" in table.options, "hiring is not playing"


def test_censorship_council_does_not_bind_its_own_player_nor_what_is_put() -> None:
    table = Table(turn=A)
    table.put("censorship_council", A)
    table.hand("tenderfoot", "older_brother", seat=A)
    table.play("tenderfoot")
    assert "play>older_brother" in table.options
    other = Table("troq_bashar", HERO, turn=B)
    other.put("censorship_council", A)
    other.put(HERO, B)
    other.codex("boot_camp", seat=B)
    other.put("iron_man", B)
    other.hand("jurisdiction", seat=B)
    other.play("jurisdiction", "boot_camp")
    other.do(other.options[0])
    assert "boot_camp" in other.player(B).discard, "the second card came from the codex"


# --- Lawbringer Gryphon ---


def test_lawbringer_gryphon_makes_the_base_fly() -> None:
    table = Table(turn=B)
    gryphon = table.put("lawbringer_gryphon", A)
    ground = table.put("iron_man", B)
    flier = table.put("spectral_roc", B)
    assert table.now(table.base(A).id).flags & key.FLYING
    assert not table.now(table.base(B).id).flags & key.FLYING
    assert f"attack>{ground}" not in table.options, "nothing else is there that it could reach"
    table.do(f"attack>{flier}")
    assert table.options == [str(table.base(A).id), str(gryphon), "back"]


def test_lawbringer_gryphon_takes_the_flying_along() -> None:
    table = Table(turn=B)
    gryphon = table.put("lawbringer_gryphon", A, damage=2)
    ground = table.put("iron_man", B)
    flier = table.put("spectral_roc", B)
    table.attack(flier, gryphon)
    assert not table.there(gryphon)
    assert f"attack>{ground}" in table.options


def test_lawbringer_gryphon_obliterates_four() -> None:
    table = Table()
    gryphon = table.put("lawbringer_gryphon", A)
    units = [table.put("tenderfoot", B) for _ in range(3)]
    strong = table.put("iron_man", B)
    tiger = table.put("spectral_tiger", B)
    happened = table.attack(gryphon, table.base(B).id)
    while table.asked == "lowest":
        happened += table.do(table.options[0])
    assert [table.there(each) for each in (*units, strong, tiger)] == [False, False, False, False, True]
    assert table.base(B).damage == 7
