"""How far and how much: cards at the edges of their numbers."""

from __future__ import annotations

import pytest

from tests.games.warseer.kit.table import A, B, Table


def empire(hero: str = "queen_zenobia", at: str = "A1") -> Table:
    """The Empire against Tarvo."""
    return Table(hero, "tarvo_quill", at=(at, "I9"))


def vallor(hero: str = "tarvo_quill", at: str = "A1") -> Table:
    """Vallor against Zenobia."""
    return Table(hero, "queen_zenobia", at=(at, "I9"))


# --- How far ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hero", "is_near"), [("E2", True), ("E1", False)])
def test_judgement_and_rain_of_arrows_reach_four(hero: str, *, is_near: bool) -> None:
    """GS3, BS1: within 4 of the hero."""
    table = empire(at=hero)
    table.put("gutter_knife", "E6", B)
    table.hand("judgement")
    assert table.offers("play>judgement") is is_near
    other = vallor("brissa_de_molforn", at=hero)
    other.put("novice_of_aria", "E6", B)
    other.hand("rain_of_arrows")
    assert other.offers("play>rain_of_arrows") is is_near


def test_rain_of_arrows_needs_sight_and_takes_three_at_most() -> None:
    """BS1: C4 hides C6 from C3."""
    table = vallor("brissa_de_molforn", at="C3")
    table.put("novice_of_aria", "C6", B)
    table.hand("rain_of_arrows")
    assert not table.offers("play>rain_of_arrows")
    other = vallor("brissa_de_molforn", at="E2")
    for where in ("E4", "E5", "E6", "D4"):
        other.put("novice_of_aria", where, B)
    other.hand("rain_of_arrows")
    other.do("play>rain_of_arrows")
    assert len(other.options) == 4
    assert other.pick == (1, 3)


@pytest.mark.parametrize(("own", "is_near"), [("E4", True), ("E3", False)])
def test_venom_vial_reaches_two(own: str, *, is_near: bool) -> None:
    """VS3."""
    table = vallor()
    table.put("pit_hound", own)
    table.put("novice_of_aria", "E6", B)
    table.hand("venom_vial")
    assert table.offers("play>venom_vial") is is_near


@pytest.mark.parametrize(("own", "is_near"), [("E3", True), ("E2", False)])
def test_alley_fire_reaches_three(own: str, *, is_near: bool) -> None:
    """VS2."""
    table = vallor()
    table.put("pit_hound", own)
    table.put("novice_of_aria", "E6", B)
    table.hand("alley_fire")
    assert table.offers("play>alley_fire") is is_near


@pytest.mark.parametrize(("second", "is_near"), [("D5", True), ("D3", False)])
def test_spear_volley_counts_those_within_two(second: str, *, is_near: bool) -> None:
    """DS2: two or more own creatures within 2."""
    table = empire("emperor_demian")
    table.put("wall_bearer", "E4")
    table.put("wall_bearer", second)
    table.put("gutter_knife", "E6", B)
    table.hand("spear_volley")
    assert table.offers("play>spear_volley") is is_near


def test_banner_of_dornell_shines_one_hex_far() -> None:
    """GR3: not two."""
    table = empire(at="D3")
    table.wear("banner_of_dornell")
    bearer, knife = table.put("wall_bearer", "E5"), table.put("gutter_knife", "E6", B)
    table.luck("BY h-")
    table.attack(bearer, knife)
    assert table.extra_dice() == ""


def test_grapnel_and_dukes_bow_reach_no_farther_than_they_say() -> None:
    """VR4: Hook 3; BR1: range 5."""
    table = vallor("brissa_de_molforn", at="E2")
    table.wear("grapnel", "dukes_bow")
    near, far = table.put("novice_of_aria", "E7", B), table.put("wall_bearer", "E8", B)
    table.do(f"activate>{table.hero(A)}")
    assert table.offers(f"attack>{near}")
    assert not table.offers(f"attack>{far}")
    assert not table.offers(f"hook>{near}")
    other = vallor("brissa_de_molforn", at="E2")
    other.wear("grapnel")
    four_away = other.put("novice_of_aria", "E6", B)
    other.do(f"activate>{other.hero(A)}")
    assert not other.offers(f"hook>{four_away}")


def test_trapdoor_and_encirclement_move_as_far_as_they_say() -> None:
    """VT2: 1; DT2: 2."""
    table = Table("brissa_de_molforn", "queen_zenobia", turn=B)
    table.hand("trapdoor")
    hound, captain = table.put("pit_hound", "E5"), table.put("banner_captain", "E6", B)
    table.do(f"activate>{captain}", f"attack>{hound}", "trapdoor")
    assert "E4" in table.options
    assert "E3" not in table.options
    other = Table("emperor_demian", "tarvo_quill", turn=B)
    bearer = other.put("wall_bearer", "E4")
    other.camp("pit_hound", seat=B)
    other.hand("encirclement")
    other.do("summon>pit_hound", "E9", "encirclement", bearer)
    assert "E6" in other.options
    assert "E7" not in other.options


def test_harbour_champion_and_caravan_scout_go_as_far_as_they_say() -> None:
    """Persecution 2 (W-211), Run 2 (W-216)."""
    table = vallor()
    champion = table.put("harbour_champion", "E3")
    novice = table.put("novice_of_aria", "E4", B, wounds=3)
    table.put("banner_captain", "E7", B)
    table.luck("RBB hhh")
    table.do(f"activate>{champion}", f"attack>{novice}")
    assert table.asked == "main", "three steps to the next enemy are too many"
    other = empire()
    scout = other.put("caravan_scout", "E1")
    other.do(f"activate>{scout}", "run")
    assert other.offers("go>E7")
    assert not other.offers("go>E8")


# --- How much ---------------------------------------------------------------------------------------------


def test_tears_of_aria_are_for_three_at_most() -> None:
    """ZS1."""
    table = empire()
    for where in ("E5", "E6", "E7", "E8"):
        table.put("novice_of_aria", where, wounds=1)
    table.hand("tears_of_aria")
    table.do("play>tears_of_aria")
    assert table.pick == (1, 3)


def test_rerolls_are_for_as_many_dice_as_they_say() -> None:
    """Staff of Dawn 2, Loaded Die 1, Brissa's mastery 1, Hold the Line 1."""
    staff = empire(at="E4")
    staff.wear("staff_of_dawn")
    knife = staff.put("gutter_knife", "E6", B)
    staff.luck("BBY ---")
    staff.do(f"activate>{staff.hero(A)}", f"attack>{knife}", "use>staff_of_dawn.0")
    assert staff.pick[1] == 2
    loaded = vallor("brissa_de_molforn", at="E4")
    loaded.wear("loaded_die")
    novice = loaded.put("novice_of_aria", "E6", B)
    loaded.luck("BBY ---")
    loaded.do(f"activate>{loaded.hero(A)}", f"attack>{novice}", "use>loaded_die.0")
    assert loaded.pick[1] == 1
    master = vallor("brissa_de_molforn", at="E4")
    target = master.put("novice_of_aria", "E6", B)
    master.luck("BBY ---")
    master.do(f"activate>{master.hero(A)}", f"attack>{target}", "master")
    assert master.pick[1] == 1
    line = Table("queen_zenobia", "tarvo_quill", turn=B)
    captain, champion = line.put("banner_captain", "E5"), line.put("harbour_champion", "E6", B)
    line.hand("hold_the_line")
    line.luck("RBB hhp")
    line.do(f"activate>{champion}", f"attack>{captain}", "hold_the_line")
    assert (line.asked, line.pick) == ("reroll", (1, 1))


def test_second_wind_is_for_two_dice() -> None:
    """UA12."""
    table = empire(at="E4")
    table.buy("second_wind")
    knife = table.put("gutter_knife", "E6", B)
    table.luck("BBY ---")
    table.do(f"activate>{table.hero(A)}", f"attack>{knife}", "second_wind")
    assert table.pick[1] == 2


def test_hatchery_and_conscription_bring_one_minion_each() -> None:
    """ZB1, DS3."""
    table = empire(at="E5")
    table.build("hatchery")
    table.use("hatchery", "C1")
    assert len(table.found("legion_recruit")) == 1
    other = empire("emperor_demian", at="E5")
    other.hand("conscription")
    other.play("conscription", "C1")
    assert len(other.found("legion_recruit")) == 1


def test_barracks_help_one_attack_alone() -> None:
    """GB1: the attack of a Frenzy is another one."""
    table = empire()
    babu, champion = table.put("dock_duellist", "E5"), table.put("harbour_champion", "E6", B)
    table.build("barracks")
    table.use("barracks", babu)
    table.luck("BBY c--", "P -", "BBY ---")
    table.attack(babu, champion, "yes")
    assert table.extra_dice() == "P"


def test_watchtower_stands_for_a_turn() -> None:
    """BB1."""
    table = vallor("brissa_de_molforn")
    archer = table.put("roof_archer", "E5")
    table.build("watchtower")
    table.use("watchtower", archer)
    assert table.now(archer).range == 4
    table.end_turn()
    assert table.now(archer).range == 3


def test_open_gates_let_two_home_a_turn() -> None:
    """S8."""
    table = Table("queen_zenobia", "tarvo_quill", scenario="open_gates")
    for letter in "ACE":
        table.put("wall_bearer", f"{letter}9")
    table.do("end")
    assert table.pick == (0, 2)


# --- What characters have besides -------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["goliath", "kerub_the_armoured_griffin", "paraxis_the_scarlet_dragon"])
def test_who_has_wings_flies(kind: str) -> None:
    """Flight (W-200): goliath, kerub_the_armoured_griffin, paraxis_the_scarlet_dragon."""
    table = empire()
    flier = table.put(kind, "A9")
    for where in ("A8", "B8"):
        table.put("gutter_knife", where, B)
    table.do(f"activate>{flier}")
    assert table.offers("go>A6")


def test_stone_sentinel_cannot_run() -> None:
    """Slow (W-219)."""
    table = empire()
    sentinel = table.put("stone_sentinel", "E5")
    table.do(f"activate>{sentinel}")
    assert not table.offers("run")


def test_crits_of_queen_zenobia_and_roof_archer_add_green() -> None:
    """Add G (W-224)."""
    table = empire(at="E4")
    knife = table.put("gutter_knife", "E6", B)
    table.luck("BBY c--", "G -")
    table.attack(table.hero(A), knife)
    assert table.extra_dice() == "G"
    other = vallor()
    archer, novice = other.put("roof_archer", "E4"), other.put("novice_of_aria", "E6", B)
    other.luck("BY c-", "G -")
    other.attack(archer, novice)
    assert other.extra_dice() == "G"


@pytest.mark.parametrize("kind", ["lance_of_the_wing", "road_knight", "emperor_demian"])
def test_who_advances_goes_nowhere_else(kind: str) -> None:
    """Advance (W-226): lance_of_the_wing, road_knight, emperor_demian; into the hex that was left."""
    table = empire("emperor_demian", at="E5" if kind == "emperor_demian" else "A1")
    attacker = table.hero(A) if kind == "emperor_demian" else table.put(kind, "E5")
    knife = table.put("gutter_knife", "E6", B, wounds=3)
    dice = table.creature(attacker).kind.dice
    table.luck(f"{dice} c{'h' * (len(dice) - 1)}")
    table.do(f"activate>{attacker}", f"attack>{knife}")
    assert table.options == ["E6", "none"]


# --- Terrain ----------------------------------------------------------------------------------------------


def test_a_hill_blocks_sight() -> None:
    """W-71, W-83: D1 A3 to A6 is blocked by A5."""
    table = empire(at="I1")
    crossbow, knife = table.put("legion_crossbow", "A3"), table.put("gutter_knife", "A6", B)
    table.do(f"activate>{crossbow}")
    assert not table.offers(f"attack>{knife}")


@pytest.mark.parametrize("piece", ["catacombs", "ancient_ruins"])
def test_who_enters_catacombs_or_ancient_ruins_stops(piece: str) -> None:
    """W-77, W-78: difficult, so no attack follows."""
    table = empire()
    table.piece(piece, "G3")
    novice, knife = table.put("novice_of_aria", "G5"), table.put("gutter_knife", "G1", B)
    table.luck("K -")
    table.do(f"activate>{novice}", "go>G3")
    assert table.asked == "main"
    assert table.there(knife)


def test_a_crit_of_catacombs_and_ancient_teleport_carries_too() -> None:
    """W-77, W-79: hit or crit."""
    table = empire()
    table.piece("catacombs", "G3")
    bearer = table.put("wall_bearer", "G3")
    table.luck("K c")
    table.do(f"activate>{bearer}", "finish", "C4")
    assert table.where(bearer) == "C4"
    other = empire()
    other.piece("ancient_teleport", "G3", "C7")
    walker = other.put("wall_bearer", "G3")
    other.luck("K c")
    other.act(walker, "finish")
    assert other.where(walker) == "C7"
