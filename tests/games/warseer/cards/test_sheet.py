"""The ten lines of the achievement sheet, each met in play and just missed (W-181)."""

from __future__ import annotations

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.evolve import evolve
from sfb_bot.games.warseer.rules.ids import CreatureId
from sfb_bot.games.warseer.rules.model import Outcome
from sfb_bot.games.warseer.rules.sequels import is_ticked
from sfb_bot.games.warseer.rules.setup import Ledger
from sfb_bot.kernel import Seat
from tests.games.warseer.kit.table import A, B, Table


def match(
    *, at: tuple[str, str] = ("A1", "I9"), points: tuple[int, int] = (0, 0), scenario: str = ""
) -> Table:
    """A match of a tournament between Tarvo and Zenobia, with tournament points so far."""
    table = Table("tarvo_quill", "queen_zenobia", mode="champion", at=at)
    for player, before in zip(table.state.players, points, strict=True):
        player.ledger = Ledger(points=before)
    found = table.rules.content.id_of(scenario) if scenario else None
    evolve(table.state, ev.TermsSet(12, 20, found, True, False))
    return table


def ticked(table: Table, line: str, seat: Seat = A) -> bool:
    """Whether a line is met by what happened so far."""
    printed = next(each for each in table.rules.content.tournament.sheet if each.id == line)
    return is_ticked(table.state, table.player(seat), printed)


Duel = tuple[CreatureId, CreatureId]


def duels(table: Table, *victims: str) -> list[Duel]:
    """Pit Hounds beside characters with one health left."""
    found: list[Duel] = []
    for column, victim in zip("ECH", victims, strict=False):
        hound, prey = table.put("pit_hound", f"{column}5"), table.put(victim, f"{column}6", B)
        table.creature(prey).wounds = table.creature(prey).kind.health - 1
        found.append((hound, prey))
    return found


def strike(table: Table, duel: Duel) -> None:
    """Let a hound destroy its prey."""
    hound, prey = duel
    table.luck("BY hh", "G -")
    table.attack(hound, prey)
    assert not table.there(prey)


def test_first_blood_is_for_the_first_character_of_the_match() -> None:
    table = match()
    (duel,) = duels(table, "novice_of_aria")
    assert not ticked(table, "first_blood")
    strike(table, duel)
    assert ticked(table, "first_blood")
    assert not ticked(table, "first_blood", B)


def test_first_blood_is_not_for_the_second_nor_for_minions() -> None:
    table = match()
    table.player(B).facts_of_match["destroyed"] = 1
    strike(table, *duels(table, "novice_of_aria"))
    assert not ticked(table, "first_blood")
    other = match()
    strike(other, *duels(other, "legion_recruit"))
    assert not ticked(other, "first_blood")


def test_a_gold_character_must_be_gold() -> None:
    table = match()
    silver, gold = duels(table, "banner_captain", "archon_of_dawn")
    strike(table, silver)
    assert not ticked(table, "gold_slain")
    strike(table, gold)
    assert ticked(table, "gold_slain")


def test_three_characters_in_a_match() -> None:
    table = match()
    one, two, three = duels(table, "novice_of_aria", "banner_captain", "goliath")
    strike(table, one)
    strike(table, two)
    assert not ticked(table, "three_slain")
    strike(table, three)
    assert ticked(table, "three_slain")


def test_nobody_lost_counts_characters_alone() -> None:
    table = match()
    minion, character = duels(table, "legion_recruit", "novice_of_aria")
    assert ticked(table, "none_lost", B)
    strike(table, minion)
    assert ticked(table, "none_lost", B)
    strike(table, character)
    assert not ticked(table, "none_lost", B)
    assert ticked(table, "none_lost", A)


def test_three_feats_from_hand() -> None:
    table = match()
    table.build("black_market", "tavern", "fighting_pit")
    table.wear("loaded_die", "grapnel")
    table.feats("founding_the_city", "well_equipped", "great_city")
    table.do("feat>founding_the_city", "feat>well_equipped")
    assert not ticked(table, "three_feats")
    table.do("feat>great_city")
    assert ticked(table, "three_feats")


def test_feats_from_the_deck_are_not_played_from_hand() -> None:
    table = match()
    for duel in duels(table, "novice_of_aria", "banner_captain", "goliath"):
        strike(table, duel)
    assert len(table.player(A).hidden) == 3
    assert not ticked(table, "three_feats")


def test_two_buildings_at_the_end() -> None:
    table = match()
    table.build("tavern")
    assert not ticked(table, "two_buildings")
    table.build("black_market")
    assert ticked(table, "two_buildings")


def test_income_ten_is_kept_once_reached() -> None:
    """Reach it in the match; that it falls again changes nothing."""
    table = match()
    table.hand("grapnel")
    table.history("black_market", "tavern", "thiefs_gloves", "smugglers_dock")
    assert table.player(A).income == 8
    assert not ticked(table, "income_ten")
    table.do("discard>grapnel")
    assert table.player(A).income == 10
    assert ticked(table, "income_ten")


def test_a_scenario_is_met_by_two_points_of_its_rule() -> None:
    """S2: each landmark of the Relic Hunt gives one."""
    table = match(scenario="S2")
    hunters = [table.put("chain_fisher", where) for where in ("E5", "C5")]
    for hunter in hunters:
        table.landmark(table.where(hunter), B)
    for hunter in hunters:
        assert not ticked(table, "scenario_met")
        table.act(hunter, "finish")
    assert ticked(table, "scenario_met")


def test_a_scenario_is_met_by_its_aim() -> None:
    """S10: both banners held at the end of the turn, whatever the points."""
    table = match(scenario="S10")
    table.landmark("E3", A)
    table.landmark("E7", B)
    table.put("chain_fisher", "E3")
    table.put("chain_fisher", "E7")
    table.do("end")
    assert table.state.outcome == Outcome(0, "aim")
    assert ticked(table, "scenario_met")
    assert not ticked(table, "scenario_met", B)


def test_a_match_won_from_behind() -> None:
    """Begun behind on tournament points, and won."""
    for points, is_met in (((3, 5), True), ((5, 3), False), ((4, 4), False)):
        table = match(points=points)
        table.state.outcome = Outcome(0, "goal")
        assert ticked(table, "won_from_behind") is is_met
        assert not ticked(table, "won_from_behind", B)


def test_a_hero_that_destroys_the_enemy_hero() -> None:
    table = match(at=("E5", "E6"))
    table.creature(table.hero(B)).wounds = 8
    table.luck("RBB hhh")
    table.attack(table.hero(A), table.hero(B))
    assert table.state.outcome is not None
    assert ticked(table, "hero_slays_hero")


def test_a_hero_destroyed_by_others_is_not_meant() -> None:
    table = match(at=("A1", "E6"))
    hound = table.put("pit_hound", "E5")
    table.creature(table.hero(B)).wounds = 8
    table.luck("BY hh", "G -")
    table.attack(hound, table.hero(B))
    assert table.state.outcome is not None
    assert not ticked(table, "hero_slays_hero")
