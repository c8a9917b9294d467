"""Brissa de Molforn and her ten battle cards, each in play."""

from __future__ import annotations

from tests.games.warseer.kit.table import A, B, Table


def brissa(*, at: str = "A1", is_attacked: bool = False) -> Table:
    """Brissa against Zenobia."""
    return Table("brissa_de_molforn", "queen_zenobia", at=(at, "I9"), turn=B if is_attacked else A)


# --- The duchess ------------------------------------------------------------------------------------------


def test_brissa_de_molforn_gains_by_hiring() -> None:
    """When you summon a mercenary: gain 1 influence."""
    table = brissa()
    table.influence(5)
    table.camp("hired_bulwark")
    table.do("summon>hired_bulwark", "E1")
    assert table.player(A).influence == 3


def test_brissa_de_molforn_gains_nothing_by_her_own_people() -> None:
    table = brissa()
    table.influence(5)
    table.camp("pit_hound")
    table.do("summon>pit_hound", "E1")
    assert table.player(A).influence == 3


def test_brissa_de_molforn_rerolls_a_die_and_steps_aside() -> None:
    """Master of attack 1 (W-208), Nimble (W-230)."""
    table = brissa(at="E3")
    bearer = table.put("novice_of_aria", "E6", B)
    table.luck("BBY c--", "B h")
    table.do(f"activate>{table.hero(A)}", f"attack>{bearer}", "master", "die2", "E2")
    table.rest()
    assert table.wounds(bearer) == 2
    assert table.where(table.hero(A)) == "E2"


def test_brissa_de_molforn_rerolls_no_crit() -> None:
    """W-208."""
    table = brissa(at="E3")
    bearer = table.put("novice_of_aria", "E6", B)
    table.luck("BBY cc-", "Y -")
    table.do(f"activate>{table.hero(A)}", f"attack>{bearer}", "master")
    assert "die1" not in table.options


# --- Spells -----------------------------------------------------------------------------------------------


def test_rain_of_arrows_falls_on_three() -> None:
    """One blue die each, of ranged damage; W-108: at once."""
    table = brissa(at="E2")
    targets = [table.put("novice_of_aria", where, B) for where in ("E5", "E6", "D4", "F4")]
    table.hand("rain_of_arrows")
    table.luck("B h", "B h", "B h")
    table.play("rain_of_arrows", tuple(str(each) for each in targets[:3]))
    assert [table.wounds(each) for each in targets] == [1, 1, 1, 0]
    assert table.player(A).influence == 6


def test_rain_of_arrows_is_stopped_by_armour_and_distance() -> None:
    """Ranged damage is not magic (W-104); within 4 of the hero."""
    table = brissa(at="E2")
    kerub = table.put("kerub_the_armoured_griffin", "E6", B)
    table.put("novice_of_aria", "E7", B)
    table.hand("rain_of_arrows")
    table.luck("B h")
    table.play("rain_of_arrows")
    assert (table.wounds(kerub), table.creature(kerub).armour) == (0, 1)


def test_quick_shot_comes_from_a_ranged_creature() -> None:
    """Within its range and sight: blue and yellow."""
    table = brissa(at="A1")
    table.put("roof_archer", "E3")
    novice = table.put("novice_of_aria", "E6", B)
    far = table.put("goliath", "E8", B)
    table.hand("quick_shot")
    table.luck("BY hh")
    table.play("quick_shot")
    assert (table.wounds(novice), table.wounds(far)) == (2, 0)


def test_quick_shot_needs_somebody_who_shoots() -> None:
    """Hounds do not; Brissa herself does."""
    table = brissa(at="A1")
    table.put("pit_hound", "E5")
    table.put("novice_of_aria", "E6", B)
    table.hand("quick_shot")
    assert not table.offers("play>quick_shot")
    near = brissa(at="E2")
    near.put("novice_of_aria", "E6", B)
    near.hand("quick_shot")
    assert near.offers("play>quick_shot")


def test_odd_company_makes_the_next_mercenary_cheaper() -> None:
    table = brissa()
    table.hand("odd_company")
    table.camp("babu", "pit_hound")
    table.play("odd_company")
    assert table.player(A).influence == 10
    table.do("summon>babu", "E1")
    # 5 less 1, and 1 gained by Brissa.
    assert table.player(A).influence == 7


def test_odd_company_is_no_help_for_others_and_ends_with_the_turn() -> None:
    table = brissa()
    table.hand("odd_company")
    table.camp("pit_hound")
    table.play("odd_company")
    table.do("summon>pit_hound", "E1")
    assert table.player(A).influence == 8
    later = brissa()
    later.hand("odd_company")
    later.camp("babu")
    later.history("black_market", "tavern")
    later.play("odd_company")
    later.end_turn()
    later.end_turn()
    assert later.player(A).influence == 5
    later.do("summon>babu", "E1")
    assert later.player(A).influence == 1, "5 paid, 1 gained by Brissa"


# --- Relics -----------------------------------------------------------------------------------------------


def test_dukes_bow_shoots_farther_and_harder() -> None:
    """1 more range and a green die."""
    table = brissa(at="E2")
    table.wear("dukes_bow")
    novice = table.put("novice_of_aria", "E7", B)
    table.luck("BBY h--", "G h")
    table.do(f"activate>{table.hero(A)}", f"attack>{novice}")
    table.windows()
    table.rest()
    assert table.extra_dice() == "G"
    assert table.wounds(novice) == 2


def test_without_dukes_bow_five_hexes_are_too_far() -> None:
    table = brissa(at="E2")
    novice = table.put("novice_of_aria", "E7", B)
    table.do(f"activate>{table.hero(A)}")
    assert not table.offers(f"attack>{novice}")


def test_street_cloak_makes_the_hero_a_difficult_target() -> None:
    """W-197."""
    table = brissa(at="E5", is_attacked=True)
    table.wear("street_cloak")
    kerub = table.put("kerub_the_armoured_griffin", "E6", B)
    table.luck("YYY h--")
    table.attack(kerub, table.hero(A))
    assert table.attack_dice() == "YYY"


def test_street_cloak_hides_nobody_else() -> None:
    table = brissa(at="A1", is_attacked=True)
    table.wear("street_cloak")
    hound = table.put("pit_hound", "E5")
    kerub = table.put("kerub_the_armoured_griffin", "E6", B)
    table.luck("RRB hhh")
    table.attack(kerub, hound)
    assert table.attack_dice() == "RRB"


# --- Building and tactic ----------------------------------------------------------------------------------


def test_watchtower_sees_over_forests() -> None:
    """1 more range, no sight needed, this turn."""
    table = brissa(at="A1")
    archer = table.put("roof_archer", "C2")
    novice = table.put("novice_of_aria", "C6", B)
    table.build("watchtower")
    table.use("watchtower", archer)
    assert table.now(archer).range == 4
    table.do(f"activate>{archer}")
    assert table.offers(f"attack>{novice}")


def test_watchtower_is_for_those_who_shoot() -> None:
    table = brissa(at="A1")
    archer, hound = table.put("roof_archer", "C2"), table.put("pit_hound", "C3")
    table.build("watchtower")
    table.do("use>watchtower.0")
    assert str(archer) in table.options
    assert str(hound) not in table.options
    blind = brissa(at="A1")
    shooter, target = blind.put("roof_archer", "C3"), blind.put("novice_of_aria", "C6", B)
    blind.do(f"activate>{shooter}")
    assert not blind.offers(f"attack>{target}"), "the forest C4 hides it without the tower"


def test_ace_up_the_sleeve_rerolls_even_an_enemys_crit() -> None:
    """Rolled: in an attack by or on an own creature."""
    table = brissa(at="A1", is_attacked=True)
    table.hand("ace_up_the_sleeve")
    hound, goliath = table.put("pit_hound", "E5"), table.put("goliath", "E6", B)
    table.luck("BBY c--", "B -")
    table.do(f"activate>{goliath}", f"attack>{hound}")
    table.answer("ace_up_the_sleeve", "die1")
    assert table.wounds(hound) == 0
    assert table.player(A).influence == 9


def test_ace_up_the_sleeve_helps_own_attacks_too() -> None:
    table = brissa(at="A1")
    table.hand("ace_up_the_sleeve")
    hound, goliath = table.put("pit_hound", "E5"), table.put("goliath", "E6", B)
    table.luck("BY --", "B h")
    table.do(f"activate>{hound}", f"attack>{goliath}")
    table.answer("ace_up_the_sleeve", "die1")
    assert table.wounds(goliath) == 1
