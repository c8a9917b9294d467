"""The bronze characters and the minion of the Free City of Vallor, each in play."""

from __future__ import annotations

from sfb_bot.games.warseer.rules import events as ev
from tests.games.warseer.kit.table import A, B, Table

VALLOR = ("tarvo_quill", "queen_zenobia")


def vallor() -> Table:
    """Vallor at turn against the Empire."""
    return Table(*VALLOR)


# --- Gutter Knife -----------------------------------------------------------------------------------------


def test_gutter_knife_walks_through_friends() -> None:
    """Agile (W-184): not through enemies, and it does not stop on them."""
    table = vallor()
    knife = table.put("gutter_knife", "A9")
    for where in ("A8", "B8"):
        table.put("dragon_whelp", where)
    table.do(f"activate>{knife}")
    assert table.offers("go>A7")
    assert not table.offers("go>A8")


def test_only_the_agile_walk_through_friends() -> None:
    """W-60: a Pit Hound is shut in; enemies shut a Gutter Knife in."""
    for kind, seat in (("pit_hound", A), ("gutter_knife", B)):
        table = vallor()
        walker = table.put(kind, "A9")
        for where in ("A8", "B8"):
            table.put("dragon_whelp", where, seat)
        table.do(f"activate>{walker}")
        assert [key for key in table.options if key.startswith("go>")] == []


def test_gutter_knife_always_poisons_higher_ranks() -> None:
    """Assassin (W-187): not its own rank, not heroes (WQ46)."""
    for kind, is_poisoned in (("banner_captain", True), ("novice_of_aria", False), ("queen_zenobia", False)):
        table = Table(*VALLOR, at=("A1", "E6"))
        knife = table.put("gutter_knife", "E5")
        target = table.hero(B) if kind == "queen_zenobia" else table.put(kind, "D5", B)
        table.luck("BY h-")
        table.attack(knife, target)
        assert table.has_token(target, "poison") is is_poisoned


def test_a_crit_of_gutter_knife_poisons() -> None:
    """Poison (W-232), after damage."""
    table = vallor()
    knife = table.put("gutter_knife", "E5")
    novice = table.put("novice_of_aria", "E6", B)
    table.luck("BY c-")
    table.attack(knife, novice)
    assert table.wounds(novice) == 1
    assert table.has_token(novice, "poison")


# --- Pit Hound --------------------------------------------------------------------------------------------


def test_pit_hound_always_adds_green_against_the_wounded() -> None:
    """Predator (W-212)."""
    for wounds, extra in ((1, "G"), (0, "")):
        table = vallor()
        hound = table.put("pit_hound", "E5")
        novice = table.put("novice_of_aria", "E6", B, wounds=wounds)
        table.luck("BY h-", "G -") if extra else table.luck("BY h-")
        table.attack(hound, novice)
        assert table.extra_dice() == extra


def test_pit_hound_runs_two_hexes_farther() -> None:
    """Run 2 (W-216): movement 4, running 6, and then nothing else (W-58)."""
    table = vallor()
    hound = table.put("pit_hound", "E1")
    table.do(f"activate>{hound}")
    assert table.offers("go>E5")
    assert not table.offers("go>E6")
    table.do("run")
    assert table.offers("go>E7")
    assert not table.offers("go>E8")
    table.do("go>E7")
    assert table.asked == "main"


# --- Roof Archer ------------------------------------------------------------------------------------------


def test_roof_archer_shoots_five_hexes_far() -> None:
    """Long shot 5: Y (W-207): a ranged damage roll instead of the attack."""
    table = vallor()
    archer = table.put("roof_archer", "E2")
    near, far = table.put("novice_of_aria", "E7", B), table.put("wall_bearer", "E8", B)
    table.luck("Y h")
    table.do(f"activate>{archer}")
    assert not table.offers(f"shoot>{far}")
    table.do(f"shoot>{near}")
    assert table.wounds(near) == 1
    assert table.heard(ev.AttackDeclared) == []


def test_a_long_shot_of_roof_archer_needs_sight_and_no_shield_stops_it() -> None:
    """WQ59: C4 is a forest; a Shield speaks of attacks."""
    table = vallor()
    archer = table.put("roof_archer", "C3")
    hidden = table.put("novice_of_aria", "C6", B)
    bearer = table.put("wall_bearer", "E5", B)
    table.luck("Y h")
    table.do(f"activate>{archer}")
    assert not table.offers(f"shoot>{hidden}")
    table.do(f"shoot>{bearer}")
    assert table.wounds(bearer) == 1


def test_a_forest_covers_from_the_long_shot_of_roof_archer() -> None:
    """WQ59: forest and hill speak of damage rolls of other creatures."""
    table = vallor()
    archer = table.put("roof_archer", "E4")
    novice = table.put("novice_of_aria", "D6", B)
    table.luck("Y h")
    table.act(archer, f"shoot>{novice}")
    assert table.wounds(novice) == 0


def test_roof_archer_is_a_difficult_target() -> None:
    """W-197: red and blue become yellow; green and purple stay."""
    table = Table("queen_zenobia", "tarvo_quill")
    kerub = table.put("kerub_the_armoured_griffin", "E5")
    archer = table.put("roof_archer", "E6", B)
    table.luck("YYY hhh")
    table.attack(kerub, archer)
    assert table.attack_dice() == "YYY"


# --- Plague Doctor ----------------------------------------------------------------------------------------


def test_a_destroyed_plague_doctor_makes_an_enemy_ill() -> None:
    """Last word (W-126): an enemy creature within 2 of where it stood."""
    table = Table("queen_zenobia", "tarvo_quill")
    lance = table.put("lance_of_the_wing", "E5")
    novice = table.put("novice_of_aria", "E4")
    far = table.put("wall_bearer", "E2")
    doctor = table.put("plague_doctor", "E6", B, wounds=3)
    table.luck("BBY h--")
    table.do(f"activate>{lance}", f"attack>{doctor}")
    assert table.asked_seat == B
    assert not table.offers(str(far))
    table.do(novice)
    assert table.has_token(novice, "disease")
    assert not table.has_token(lance, "disease")


def test_the_last_word_of_plague_doctor_needs_somebody_near() -> None:
    table = Table("queen_zenobia", "tarvo_quill")
    crossbow = table.put("legion_crossbow", "E3")
    doctor = table.put("plague_doctor", "E6", B, wounds=3)
    table.luck("BY h-", "G -")
    table.attack(crossbow, doctor)
    assert not table.there(doctor)
    assert table.heard(ev.TokenGiven) == []


def test_a_crit_of_plague_doctor_infects() -> None:
    """Infection (W-229); Forged ones get no disease (W-201)."""
    for kind, is_ill in (("novice_of_aria", True), ("stone_sentinel", False)):
        table = vallor()
        doctor = table.put("plague_doctor", "E4")
        target = table.put(kind, "E6", B)
        table.luck("BY c-")
        table.attack(doctor, target)
        assert table.has_token(target, "disease") is is_ill


# --- Grave Runner -----------------------------------------------------------------------------------------


def test_grave_runner_rises_from_the_history_and_its_income_is_gone() -> None:
    """Resurgent (W-215), W-134."""
    table = vallor()
    table.history("grave_runner", "bone_cantor")
    hound = table.put("pit_hound", "E5")
    novice = table.put("novice_of_aria", "E6", B, wounds=3)
    table.luck("BY h-", "G -")
    table.attack(hound, novice, "grave_runner")
    assert table.where(table.found("grave_runner")[0]) == "E6"
    assert table.player(A).history == ["bone_cantor"]
    assert table.player(A).wealth == 1


def test_the_card_beneath_grave_runner_goes_to_history_when_it_leaves() -> None:
    """WQ96: both cards, each to its owner's."""
    table = vallor()
    table.camp("grave_runner")
    hound = table.put("pit_hound", "E5")
    novice = table.put("novice_of_aria", "E6", B, wounds=3)
    captain = table.put("banner_captain", "E7", B)
    table.luck("BY h-", "G -")
    table.attack(hound, novice, "grave_runner")
    (runner,) = table.found("grave_runner")
    table.creature(runner).wounds = 3
    table.end_turn()
    table.luck("BB h-")
    table.attack(captain, runner)
    assert table.player(A).history == ["grave_runner"]
    assert table.player(B).history == ["novice_of_aria"]


def test_grave_runner_does_not_rise_from_machines() -> None:
    """W-215: not from the Resurgent, Forged, undead or mech."""
    table = vallor()
    table.camp("grave_runner")
    hound = table.put("pit_hound", "E5")
    sentinel = table.put("stone_sentinel", "E6", B, wounds=4)
    table.luck("BY hh", "G -")
    table.attack(hound, sentinel)
    assert not table.there(sentinel)
    assert table.found("grave_runner") == []


def test_grave_runner_runs_two_hexes_farther_and_is_never_healed() -> None:
    """Run 2 (W-216); Resurgent (W-215)."""
    table = vallor()
    runner = table.put("grave_runner", "E1", wounds=1)
    table.do(f"activate>{runner}", "run")
    assert table.offers("go>E6")
    assert not table.offers("go>E7")
    other = Table("queen_zenobia", "tarvo_quill")
    risen = other.put("grave_runner", "E5", wounds=1)
    other.hand("healing_light")
    other.play("healing_light", risen)
    assert other.wounds(risen) == 1


def test_a_crit_of_grave_runner_pushes() -> None:
    """Add push (W-225)."""
    table = vallor()
    runner = table.put("grave_runner", "E5")
    novice = table.put("novice_of_aria", "E6", B)
    table.luck("YY c-")
    table.attack(runner, novice, "E7")
    assert table.where(novice) == "E7"


# --- Dragon Whelp -----------------------------------------------------------------------------------------


def test_dragon_whelp_flies() -> None:
    """Flight (W-200): over a wall of enemies."""
    table = vallor()
    whelp = table.put("dragon_whelp", "A9")
    for where in ("A8", "B8"):
        table.put("legion_recruit", where, B)
    table.do(f"activate>{whelp}")
    assert table.offers("go>A6")


def test_a_crit_of_dragon_whelp_pushes() -> None:
    """Add push (W-225)."""
    table = vallor()
    whelp = table.put("dragon_whelp", "E5")
    novice = table.put("novice_of_aria", "E6", B)
    table.luck("YG c-")
    table.attack(whelp, novice, "F6")
    assert table.where(novice) == "F6"
