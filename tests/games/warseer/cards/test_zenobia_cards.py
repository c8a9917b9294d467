"""Queen Zenobia and her ten battle cards, each in play."""

from __future__ import annotations

from sfb_bot.games.warseer.rules import events as ev
from tests.games.warseer.kit.table import A, B, Table

# --- The queen --------------------------------------------------------------------------------------------


def test_queen_zenobia_heals_another_for_one() -> None:
    """Once a turn, pay 1: another own creature within 2; it turns nothing."""
    table = Table(at=("E3", "I9"))
    captain = table.put("banner_captain", "E5", wounds=2)
    table.put("wall_bearer", "E6", wounds=2)
    table.use("queen_zenobia")
    assert table.wounds(captain) == 1
    assert table.player(A).influence == 9
    assert not table.offers("use>queen_zenobia.0")
    assert table.offers(f"activate>{table.hero(A)}")


def test_queen_zenobia_does_not_heal_herself_with_it() -> None:
    """Another creature; none within 2: not offered."""
    table = Table(at=("E3", "I9"))
    table.creature(table.hero(A)).wounds = 2
    table.put("wall_bearer", "E6", wounds=2)
    assert not table.offers("use>queen_zenobia.0")


def test_queen_zenobia_may_heal_again_next_turn() -> None:
    table = Table(at=("E3", "I9"))
    captain = table.put("banner_captain", "E5", wounds=3)
    table.use("queen_zenobia")
    table.history("legion_plate", "aerie")
    table.end_turn()
    table.end_turn()
    table.use("queen_zenobia")
    assert table.wounds(captain) == 1


def test_queen_zenobia_is_a_healer_too() -> None:
    """W-203: with her three dice, herself included."""
    table = Table(at=("E3", "I9"))
    table.creature(table.hero(A)).wounds = 4
    table.luck("BBY chh")
    table.act(table.hero(A), f"heal>{table.hero(A)}")
    assert table.wounds(table.hero(A)) == 1


# --- Spells -----------------------------------------------------------------------------------------------


def test_tears_of_aria_heal_three_creatures() -> None:
    table = Table()
    hurt = [table.put("banner_captain", where, wounds=2) for where in ("E5", "E6", "E7", "E8")]
    table.hand("tears_of_aria")
    table.play("tears_of_aria", tuple(str(each) for each in hurt[:3]))
    assert [table.wounds(each) for each in hurt] == [1, 1, 1, 2]


def test_tears_of_aria_may_be_for_fewer() -> None:
    """Up to three."""
    table = Table()
    one, other = (table.put("banner_captain", where, wounds=2) for where in ("E5", "E6"))
    table.hand("tears_of_aria")
    table.play("tears_of_aria", (str(one),))
    assert (table.wounds(one), table.wounds(other)) == (1, 2)
    assert table.player(A).influence == 8


def test_skyfall_burns_all_enemies_around_a_hex() -> None:
    """A roll of two blue dice for each; friends are spared."""
    table = Table(at=("E2", "I9"))
    knife = table.put("gutter_knife", "E6", B)
    fisher = table.put("chain_fisher", "D5", B)
    bearer = table.put("wall_bearer", "E5")
    table.hand("skyfall")
    table.luck("BB hh", "BB h-")
    table.play("skyfall", "E5")
    assert sorted((table.wounds(knife), table.wounds(fisher))) == [1, 2]
    assert table.wounds(bearer) == 0
    assert table.player(A).influence == 5


def test_skyfall_costs_income() -> None:
    """Income -1 (W-134): a sum below 0 counts as 0 and is remembered (WQ27)."""
    table = Table(at=("E2", "I9"))
    table.put("chain_fisher", "E6", B)
    table.hand("skyfall")
    table.luck("BB --")
    table.play("skyfall", "E6")
    assert (table.player(A).income, table.player(A).wealth) == (0, -1)


def test_skyfall_reaches_four_hexes_from_the_hero() -> None:
    table = Table(at=("E1", "I9"))
    table.put("chain_fisher", "E7", B)
    table.hand("skyfall")
    assert not table.offers("play>skyfall")
    near = Table(at=("E2", "I9"))
    near.put("chain_fisher", "E6", B)
    near.hand("skyfall")
    near.do("play>skyfall")
    assert near.options == ["D5", "E5", "E6", "F5"], "D6, E7 and F6 are five hexes away"


def test_brood_call_brings_a_minion() -> None:
    """Beside the hero; it counts as activated (WQ39)."""
    table = Table(at=("E5", "I9"))
    table.hand("brood_call")
    table.play("brood_call", "E6")
    (recruit,) = table.found("legion_recruit")
    assert table.where(recruit) == "E6"
    assert not table.offers(f"activate>{recruit}")


def test_brood_call_finds_room_in_the_zone() -> None:
    """W-125: none free beside the hero, then in the deployment zone."""
    table = Table(at=("A9", "I9"))
    for where in ("A8", "B8"):
        table.put("wall_bearer", where, B)
    table.hand("brood_call")
    table.play("brood_call", "E1")
    assert table.where(table.found("legion_recruit")[0]) == "E1"


# --- Relics -----------------------------------------------------------------------------------------------


def test_feather_crown_lets_the_hero_fly() -> None:
    table = Table(at=("A9", "I1"))
    for where in ("A8", "B8"):
        table.put("legion_recruit", where, B)
    table.hand("feather_crown")
    table.play("feather_crown")
    assert table.now(table.hero(A)).move == 4
    table.do(f"activate>{table.hero(A)}")
    assert table.offers("go>A6")


def test_feather_crown_is_lost_when_replaced() -> None:
    """W-116: a new relic may take its place."""
    table = Table()
    table.wear("feather_crown")
    table.hand("staff_of_dawn")
    table.play("staff_of_dawn", "feather_crown")
    assert table.now(table.hero(A)).move == 3
    assert table.player(A).history == ["feather_crown"]


def test_staff_of_dawn_rerolls_two_dice() -> None:
    """Rolled, your hero attacks; a marker for each use (W-132)."""
    table = Table(at=("E4", "I9"))
    table.wear("staff_of_dawn")
    knife = table.put("gutter_knife", "E6", B)
    table.luck("BBY ---", "BB hh")
    table.do(f"activate>{table.hero(A)}", f"attack>{knife}")
    table.do("use>staff_of_dawn.0", ("die1", "die2"))
    table.rest()
    assert table.wounds(knife) == 2
    assert table.player(A).relics[0].uses == 2


def test_staff_of_dawn_does_not_touch_crits_nor_others_dice() -> None:
    """WQ16; it is the hero's."""
    table = Table(at=("E4", "I9"))
    table.wear("staff_of_dawn")
    knife = table.put("gutter_knife", "E6", B)
    table.luck("BBY c--", "B h")
    table.do(f"activate>{table.hero(A)}", f"attack>{knife}", "use>staff_of_dawn.0")
    assert "die1" not in table.options
    other = Table(at=("E4", "I9"))
    other.wear("staff_of_dawn")
    captain, target = other.put("banner_captain", "E5"), other.put("gutter_knife", "E6", B)
    other.luck("BB --")
    other.attack(captain, target)
    assert other.player(A).relics[0].uses == 3


# --- Building and tactic ----------------------------------------------------------------------------------


def test_hatchery_puts_a_minion_into_the_zone() -> None:
    table = Table(at=("E5", "I9"))
    table.build("hatchery")
    table.use("hatchery", "C1")
    assert table.where(table.found("legion_recruit")[0]) == "C1"
    assert table.player(A).influence == 8


def test_hatchery_needs_room_in_the_zone() -> None:
    """W-114: nothing of it can happen, so it is not offered."""
    table = Table(at=("E5", "I9"))
    table.build("hatchery")
    for letter in "ABCDEFGHI":
        table.put("legion_recruit", f"{letter}1", B)
    assert not table.offers("use>hatchery.0")


def test_mercy_of_aria_keeps_a_character_alive() -> None:
    """Fallen (would): it keeps 1 health, and the attack goes on."""
    table = Table(turn=B)
    captain = table.put("banner_captain", "E5", wounds=4)
    champion = table.put("harbour_champion", "E6", B)
    table.hand("mercy_of_aria")
    table.influence(3)
    table.luck("RBB hhh")
    table.do(f"activate>{champion}", f"attack>{captain}")
    table.answer("mercy_of_aria")
    assert table.wounds(captain) == 5
    assert table.player(A).influence == 0
    assert table.heard(ev.Destroyed) == []


def test_mercy_of_aria_does_not_save_heroes_or_from_spells() -> None:
    """An own character, an enemy attack."""
    table = Table("brissa_de_molforn", "queen_zenobia", at=("A1", "I9"))
    table.put("roof_archer", "E5")
    novice = table.put("novice_of_aria", "E6", B, wounds=3)
    table.hand("mercy_of_aria", seat=B)
    table.hand("alley_fire")
    table.luck("BB hh")
    table.do("play>alley_fire")
    assert not table.there(novice)
    assert table.player(B).hand == ["mercy_of_aria"]
