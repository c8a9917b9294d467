"""The relics and tactics of the tournament's shop, each in play (W-180)."""

from __future__ import annotations

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.setup import Arms
from tests.games.warseer.kit.table import A, B, Table


def bought(*upgrades: str, at: tuple[str, str] = ("A1", "I9"), is_attacked: bool = False) -> Table:
    """In the activation phase, with upgrades for the first seat."""
    table = Table(at=at, arms=(Arms(), Arms()), turn=B if is_attacked else A)
    table.buy(*upgrades)
    return table


# --- Relics -----------------------------------------------------------------------------------------------


def bearer_of(relic: str, kind: str = "wall_bearer") -> tuple[Table, int]:
    """A character that was summoned with a relic, in the turn after."""
    table = bought(relic)
    table.camp(kind)
    table.history("gem_of_life", "banner_of_dornell", "griffin_horn", "aerie")
    table.do(f"summon>{kind}", "E1", relic)
    table.end_turn()
    table.end_turn()
    (number,) = table.found(kind)
    assert table.player(A).upgrades == []
    return table, number


def test_steel_gorget_brings_an_armour_token() -> None:
    """UA7."""
    table = bought("steel_gorget")
    table.camp("wall_bearer")
    table.do("summon>wall_bearer", "E1", "steel_gorget")
    assert table.creature(table.found("wall_bearer")[0]).armour == 1


def test_steel_gorget_is_lost_with_its_bearer_and_left_at_home_without() -> None:
    """W-180: lost for the match when the character is destroyed; taking it along is a choice."""
    table = bought("steel_gorget")
    table.camp("wall_bearer")
    table.do("summon>wall_bearer", "E1", "none")
    assert table.player(A).upgrades == ["steel_gorget"]
    other = bought("steel_gorget")
    other.camp("pack_mule")
    knife = other.put("gutter_knife", "E2", B)
    other.do("summon>pack_mule", "E1", "steel_gorget")
    other.end_turn()
    mule = other.found("pack_mule")[0]
    other.creature(mule).wounds = 1
    other.luck("BY hh")
    other.attack(knife, mule)
    assert not other.there(mule)
    assert other.player(A).upgrades == []


def test_brutes_take_no_steel_gorget() -> None:
    """W-180, W-191."""
    table = bought("steel_gorget")
    table.camp("babu")
    table.do("summon>babu", "E1")
    assert table.asked == "main"
    assert table.player(A).upgrades == ["steel_gorget"]


def test_keen_blade_adds_green_in_melee() -> None:
    """UA8."""
    table, number = bearer_of("keen_blade")
    bearer = table.creature(table.found("wall_bearer")[0]).id
    knife = table.put("gutter_knife", "E2", B)
    table.luck("BY h-", "G h")
    table.attack(bearer, knife)
    assert number == bearer
    assert table.extra_dice() == "G"


def test_keen_blade_is_no_help_to_a_shooter() -> None:
    table, _ = bearer_of("keen_blade", "caravan_scout")
    (scout,) = table.found("caravan_scout")
    knife = table.put("gutter_knife", "E3", B)
    table.luck("YY h-")
    table.attack(scout, knife)
    assert table.extra_dice() == ""


def test_road_boots_make_faster() -> None:
    """UA9: 1 more movement."""
    table, _ = bearer_of("road_boots")
    (bearer,) = table.found("wall_bearer")
    assert table.now(bearer).move == 3
    table.do(f"activate>{bearer}")
    assert table.offers("go>E4")


def test_road_boots_come_home_with_their_bearer() -> None:
    """WQ100: taken back to the camp alive, it brings its relic along."""
    table = Table("tarvo_quill", "queen_zenobia", arms=(Arms(), Arms()))
    table.buy("road_boots")
    table.camp("pit_hound")
    table.build("safe_house")
    table.do("summon>pit_hound", "E1", "road_boots")
    table.use("safe_house")
    assert table.player(A).upgrades == ["road_boots"]


def test_spiked_buckler_strikes_back() -> None:
    """UA10: Counterblow Y."""
    table, _ = bearer_of("spiked_buckler")
    (bearer,) = table.found("wall_bearer")
    knife = table.put("gutter_knife", "E2", B)
    table.end_turn()
    table.luck("BY hh", "Y h")
    table.do(f"activate>{knife}", f"attack>{bearer}")
    table.windows()
    table.do("yes")
    table.rest()
    assert table.attack_dice() == "Y"
    assert table.wounds(knife) == 1


def test_spiked_buckler_does_not_make_a_better_counterblow_worse() -> None:
    """A Road Knight keeps its BB."""
    table, _ = bearer_of("spiked_buckler", "road_knight")
    (knight,) = table.found("road_knight")
    assert table.now(knight).counterblow == "BB"


def test_quilted_jack_gives_health() -> None:
    """UB7."""
    table, _ = bearer_of("quilted_jack")
    assert table.now(table.found("wall_bearer")[0]).health == 5


def test_quilted_jack_helps_nobody_else() -> None:
    table = bought("quilted_jack")
    table.camp("wall_bearer")
    captain = table.put("banner_captain", "E5")
    table.do("summon>wall_bearer", "E1", "quilted_jack")
    assert table.now(captain).health == 6


def test_taut_string_adds_green_to_shots() -> None:
    """UB8: ranged and magic attacks."""
    table, _ = bearer_of("taut_string", "caravan_scout")
    (scout,) = table.found("caravan_scout")
    knife = table.put("gutter_knife", "E3", B)
    table.luck("YY h-", "G -")
    table.attack(scout, knife)
    assert table.extra_dice() == "G"


def test_taut_string_is_no_help_in_melee() -> None:
    table, _ = bearer_of("taut_string")
    (bearer,) = table.found("wall_bearer")
    knife = table.put("gutter_knife", "E2", B)
    table.luck("BY h-")
    table.attack(bearer, knife)
    assert table.extra_dice() == ""


def test_climbing_hooks_go_on_through_a_forest() -> None:
    """UB9: entering difficult terrain does not end the activation."""
    table, _ = bearer_of("climbing_hooks", "caravan_scout")
    (scout,) = table.found("caravan_scout")
    evading = table.put("gutter_knife", "F5", B)
    table.do(f"activate>{scout}", "go>F3")
    assert table.asked == "act"
    assert table.offers(f"attack>{evading}")


def test_without_climbing_hooks_a_forest_ends_the_activation() -> None:
    """W-61."""
    table = bought()
    scout = table.put("caravan_scout", "E1")
    table.put("gutter_knife", "F5", B)
    table.do(f"activate>{scout}", "go>F3")
    assert table.asked == "main"
    other = bought("climbing_hooks")
    assert other.player(A).upgrades == ["climbing_hooks"]


def test_hunters_mark_always_crits_gold() -> None:
    """UB10: Hunter: gold characters; the crit effect is heard without a crit."""
    table, _ = bearer_of("hunters_mark")
    (bearer,) = table.found("wall_bearer")
    champion = table.put("harbour_champion", "E2", B)
    table.luck("BY h-")
    table.attack(bearer, champion)
    assert table.heard(ev.CritFired) == [ev.CritFired(bearer, "add_push")]


def test_hunters_mark_is_nothing_against_silver() -> None:
    table, _ = bearer_of("hunters_mark")
    (bearer,) = table.found("wall_bearer")
    fisher = table.put("chain_fisher", "E2", B)
    table.luck("BY h-")
    table.attack(bearer, fisher)
    assert table.heard(ev.CritFired) == []


# --- Tactics ----------------------------------------------------------------------------------------------


def test_sudden_shield_prevents_one_damage() -> None:
    """UA11: harmed; it costs no influence (WQ100) and goes back to the shop."""
    table = bought("sudden_shield", is_attacked=True)
    table.influence(0)
    captain, knife = table.put("banner_captain", "E5"), table.put("gutter_knife", "E6", B)
    table.luck("BY hh")
    table.do(f"activate>{knife}", f"attack>{captain}")
    table.answer("sudden_shield")
    assert table.wounds(captain) == 1
    assert table.player(A).upgrades == []
    assert table.player(A).history == []


def test_sudden_shield_may_be_kept() -> None:
    table = bought("sudden_shield", is_attacked=True)
    captain, knife = table.put("banner_captain", "E5"), table.put("gutter_knife", "E6", B)
    table.luck("BY hh")
    table.do(f"activate>{knife}", f"attack>{captain}")
    assert table.windows() == ["sudden_shield"]
    assert table.player(A).upgrades == ["sudden_shield"]


def test_second_wind_rerolls_two_dice() -> None:
    """UA12: an own creature attacks."""
    table = bought("second_wind")
    captain, knife = table.put("banner_captain", "E5"), table.put("gutter_knife", "E6", B)
    table.luck("BB --", "BB hh")
    table.do(f"activate>{captain}", f"attack>{knife}")
    table.answer("second_wind", ("die1", "die2"))
    assert table.wounds(knife) == 2
    assert table.player(A).upgrades == []


def test_second_wind_is_not_for_the_attacked() -> None:
    table = bought("second_wind", is_attacked=True)
    captain, knife = table.put("banner_captain", "E5"), table.put("gutter_knife", "E6", B)
    table.luck("BY --")
    table.do(f"activate>{knife}", f"attack>{captain}")
    assert table.windows() == []


def test_smoke_pot_takes_a_die_away() -> None:
    """UB11: the attacker rolls one die fewer, of the attacker's choice."""
    table = bought("smoke_pot", is_attacked=True)
    captain, knife = table.put("banner_captain", "E5"), table.put("gutter_knife", "E6", B)
    table.luck("Y h")
    table.do(f"activate>{knife}", f"attack>{captain}", "smoke_pot")
    assert table.asked_seat == B
    table.do("die1")
    table.rest()
    assert table.attack_dice() == "Y"


def test_smoke_pot_is_asked_for_before_the_roll() -> None:
    """W-240: attacked, no die rolled."""
    table = bought("smoke_pot", is_attacked=True)
    captain, knife = table.put("banner_captain", "E5"), table.put("gutter_knife", "E6", B)
    table.do(f"activate>{knife}", f"attack>{captain}")
    assert table.offers("smoke_pot")
    assert table.heard(ev.AttackRolled) == []


def test_blood_price_pays_for_a_loss() -> None:
    """UB12: fallen: gain 2 influence."""
    table = bought("blood_price", is_attacked=True)
    table.influence(1)
    captain, knife = table.put("banner_captain", "E5", wounds=5), table.put("gutter_knife", "E6", B)
    table.luck("BY h-")
    table.do(f"activate>{knife}", f"attack>{captain}")
    table.answer("blood_price")
    assert not table.there(captain)
    assert table.player(A).influence == 3


def test_blood_price_pays_nothing_for_minions() -> None:
    table = bought("blood_price", is_attacked=True)
    recruit, knife = table.put("legion_recruit", "E5", wounds=1), table.put("gutter_knife", "E6", B)
    table.luck("BY hh")
    table.do(f"activate>{knife}", f"attack>{recruit}")
    assert "blood_price" not in table.windows()
    assert not table.there(recruit)


def test_more_health_does_not_spare_an_injured_character() -> None:
    """W-179: it enters with wounds that leave 1 health, whatever a building or a relic has added."""
    table = bought("quilted_jack")
    table.camp("wall_bearer")
    table.player(A).injured = [*table.player(A).camp]
    table.player(A).facts_of_match["health:wall_bearer"] = 1
    table.do("summon>wall_bearer", "E1", "quilted_jack")
    (bearer,) = table.found("wall_bearer")
    assert (table.now(bearer).health, table.wounds(bearer)) == (4 + 1 + 1, 5)
