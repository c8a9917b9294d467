"""The relics and buildings of the Holy Grypharim Empire, each in play."""

from __future__ import annotations

from tests.games.warseer.kit.table import A, B, Table

# --- Relics -----------------------------------------------------------------------------------------------


def test_legion_plate_takes_three_damage_for_the_hero() -> None:
    """Armour 3 (W-105): first the relic, then wounds; empty it is destroyed (W-106)."""
    table = Table(at=("E5", "I9"), turn=B)
    table.wear("legion_plate")
    champion = table.put("harbour_champion", "E6", B)
    table.luck("RBB hhh")
    table.attack(champion, table.hero(A))
    assert table.wounds(table.hero(A)) == 0
    assert table.player(A).relics == []
    assert table.player(A).history == ["legion_plate"]


def test_legion_plate_does_not_stop_magic() -> None:
    """W-104."""
    table = Table(at=("E5", "I9"), turn=B)
    table.wear("legion_plate")
    doctor = table.put("plague_doctor", "E6", B)
    table.luck("BY hh")
    table.attack(doctor, table.hero(A))
    assert table.wounds(table.hero(A)) == 2
    assert table.player(A).relics[0].armour == 3


def test_a_second_legion_plate_takes_the_place_of_the_first() -> None:
    """W-116, WQ93: never two alike; the old one's income counts at once."""
    table = Table()
    table.wear("legion_plate")
    table.hand("legion_plate")
    table.play("legion_plate")
    assert [relic.card for relic in table.player(A).relics] == ["legion_plate"]
    assert table.player(A).history == ["legion_plate"]


def test_gem_of_life_heals_three_times() -> None:
    """Multiple use 3 (W-132): with the last marker it goes to History."""
    table = Table(at=("E5", "I9"))
    captain = table.put("banner_captain", "E6", wounds=4)
    table.wear("gem_of_life")
    for left in (2, 1):
        table.use("gem_of_life", captain)
        assert table.player(A).relics[0].uses == left
    table.use("gem_of_life", captain)
    assert table.wounds(captain) == 1
    assert table.player(A).relics == []
    assert table.player(A).history == ["gem_of_life"]


def test_gem_of_life_reaches_the_hero_and_its_neighbours() -> None:
    table = Table(at=("E5", "I9"))
    near, far = table.put("banner_captain", "E6"), table.put("wall_bearer", "E7")
    table.wear("gem_of_life")
    table.do("use>gem_of_life.0")
    assert table.options == [str(table.hero(A)), str(near)]
    assert str(far) not in table.options


def test_banner_of_dornell_gives_bronze_neighbours_a_green_die() -> None:
    """Aura 1 (W-188): bronze, own, within 1 of the hero."""
    for kind, where, extra in (("wall_bearer", "E5", "G"), ("goliath", "E5", ""), ("wall_bearer", "D5", "")):
        table = Table(at=("E4" if where == "E5" else "E3", "I9"))
        table.wear("banner_of_dornell")
        attacker = table.put(kind, where)
        knife = table.put("gutter_knife", "E6", B)
        dice = table.creature(attacker).kind.dice
        table.luck(f"{dice} {'h' * len(dice)}")
        table.attack(attacker, knife)
        assert table.extra_dice() == extra


def test_banner_of_dornell_is_paid_and_worn() -> None:
    table = Table()
    table.hand("banner_of_dornell")
    table.play("banner_of_dornell")
    assert [relic.card for relic in table.player(A).relics] == ["banner_of_dornell"]
    assert table.player(A).influence == 7


def test_griffin_horn_calls_a_minion_beside_the_hero() -> None:
    """Activate, pay 2: the relic turns, the hero does not (W-130)."""
    table = Table(at=("E5", "I9"))
    table.wear("griffin_horn")
    table.use("griffin_horn", "E6")
    (recruit,) = table.found("legion_recruit")
    assert table.where(recruit) == "E6"
    assert table.player(A).influence == 8
    assert not table.offers("use>griffin_horn.0")
    assert table.offers(f"activate>{table.hero(A)}")


def test_griffin_horn_is_silent_at_the_limit_and_without_influence() -> None:
    """W-123: seven creatures in a duel."""
    table = Table(at=("E5", "I9"))
    table.wear("griffin_horn")
    for where in ("C1", "C2", "C3", "D1", "D2", "D3"):
        table.put("legion_recruit", where)
    assert not table.offers("use>griffin_horn.0")
    poor = Table(at=("E5", "I9"))
    poor.wear("griffin_horn")
    poor.influence(1)
    assert not poor.offers("use>griffin_horn.0")


# --- Buildings --------------------------------------------------------------------------------------------


def test_barracks_add_purple_to_the_next_attack() -> None:
    """Once: to the next attack of this turn alone."""
    table = Table()
    captain = table.put("banner_captain", "E5")
    knife = table.put("gutter_knife", "E6", B)
    table.build("barracks")
    table.use("barracks", captain)
    table.luck("BB h-", "P h")
    table.attack(captain, knife)
    assert table.extra_dice() == "P"
    assert table.wounds(knife) == 2
    assert table.player(A).influence == 9


def test_barracks_help_nobody_after_the_turn() -> None:
    table = Table()
    captain = table.put("banner_captain", "E5")
    knife = table.put("gutter_knife", "E6", B)
    table.build("barracks")
    table.use("barracks", captain)
    table.end_turn()
    table.end_turn()
    table.luck("BB h-")
    table.attack(captain, knife)
    assert table.extra_dice() == ""


def test_a_creature_gains_from_one_of_barracks_and_infirmary_a_turn() -> None:
    """W-119, WQ60."""
    table = Table()
    captain = table.put("banner_captain", "E5", wounds=2)
    table.build("barracks", "infirmary")
    table.use("barracks", captain)
    table.do("use>infirmary.0")
    assert table.asked == "main", "only the hero was left to be named"
    assert table.wounds(captain) == 2


def test_infirmary_heals_and_cleans() -> None:
    table = Table()
    captain = table.put("banner_captain", "E5", wounds=2, tokens="poison disease stun")
    table.build("infirmary")
    table.use("infirmary", captain)
    assert table.wounds(captain) == 1
    assert not table.has_token(captain, "poison")
    assert not table.has_token(captain, "disease")
    assert table.has_token(captain, "stun")


def test_infirmary_is_used_once_a_turn() -> None:
    """W-6: the card is turned until the next start."""
    table = Table()
    captain = table.put("banner_captain", "E5", wounds=2)
    table.build("infirmary")
    table.use("infirmary", captain)
    assert not table.offers("use>infirmary.0")
    table.end_turn()
    table.end_turn()
    table.influence(5)
    assert table.player(A).buildings[0].is_turned is False


def test_aerie_lends_wings() -> None:
    """Flight and 1 more movement, this turn."""
    table = Table()
    captain = table.put("banner_captain", "A9")
    for where in ("A8", "B8"):
        table.put("legion_recruit", where, B)
    table.build("aerie")
    table.use("aerie", captain)
    assert table.now(captain).move == 4
    table.do(f"activate>{captain}")
    assert table.offers("go>A6")


def test_wings_of_aerie_are_gone_with_the_turn() -> None:
    table = Table()
    captain = table.put("banner_captain", "A9")
    for where in ("A8", "B8"):
        table.put("legion_recruit", where, B)
    table.build("aerie")
    table.use("aerie", captain)
    table.end_turn()
    table.end_turn()
    assert table.now(captain).move == 3
    table.do(f"activate>{captain}")
    assert not any(key.startswith("go>") for key in table.options)


def test_temple_of_aria_draws_a_card_for_two() -> None:
    table = Table()
    table.build("temple_of_aria")
    top = table.player(A).deck[-1]
    table.use("temple_of_aria")
    assert table.player(A).hand == [top]
    assert table.player(A).influence == 8
    assert not table.offers("use>temple_of_aria.0")


def test_temple_of_aria_may_be_used_in_the_turn_it_is_built() -> None:
    """W-119: usable at once."""
    table = Table()
    table.hand("temple_of_aria")
    table.play("temple_of_aria")
    assert table.player(A).influence == 6
    table.use("temple_of_aria")
    assert table.player(A).influence == 4
    assert len(table.player(A).hand) == 1
