"""The bronze characters and the minion of the Holy Grypharim Empire, each in play."""

from __future__ import annotations

from sfb_bot.games.warseer.rules import events as ev
from tests.games.warseer.kit.table import A, B, Table

# --- Wall Bearer ------------------------------------------------------------------------------------------


def test_wall_bearer_ignores_a_hit_of_a_melee_attack_but_not_of_magic() -> None:
    """Shield (W-218)."""
    for attacker, wounds in (("pit_hound", 1), ("plague_doctor", 2)):
        table = Table(turn=B)
        bearer = table.put("wall_bearer", "E5")
        enemy = table.put(attacker, "E6", B)
        table.luck("BY hh")
        table.attack(enemy, bearer)
        assert table.wounds(bearer) == wounds


def test_wall_bearer_takes_crits_in_full() -> None:
    """WQ14: ignoring a hit never takes a crit away."""
    table = Table(turn=B)
    bearer = table.put("wall_bearer", "E5")
    hound = table.put("pit_hound", "E6", B)
    table.luck("BY cc", "G -")
    table.attack(hound, bearer)
    assert table.wounds(bearer) == 2


def test_wall_bearer_cannot_run() -> None:
    """Slow (W-219); a Legion Crossbow can."""
    table = Table()
    bearer = table.put("wall_bearer", "E5")
    crossbow = table.put("legion_crossbow", "C6")
    table.do(f"activate>{bearer}")
    assert not table.offers("run")
    table.do("finish", f"activate>{crossbow}")
    assert table.offers("run")


def test_a_crit_of_wall_bearer_pushes() -> None:
    """Add push (W-225): without a push on the dice the target is pushed all the same."""
    table = Table()
    bearer = table.put("wall_bearer", "E5")
    knife = table.put("gutter_knife", "E6", B)
    table.luck("BY ch")
    table.attack(bearer, knife, "E7")
    assert table.where(knife) == "E7"
    assert table.wounds(knife) == 2


# --- Legion Crossbow --------------------------------------------------------------------------------------


def test_legion_crossbow_adds_green_when_it_has_not_moved() -> None:
    """Ambush (W-185)."""
    table = Table()
    crossbow = table.put("legion_crossbow", "E3")
    knife = table.put("gutter_knife", "E6", B)
    table.luck("BY h-", "G h")
    table.attack(crossbow, knife)
    assert table.extra_dice() == "G"
    assert table.wounds(knife) == 2


def test_legion_crossbow_adds_nothing_after_a_move() -> None:
    """Ambush (W-185) is lost by moving."""
    table = Table()
    crossbow = table.put("legion_crossbow", "E2")
    knife = table.put("gutter_knife", "E6", B)
    table.luck("BY h-")
    table.act(crossbow, "go>E3", f"attack>{knife}")
    assert table.extra_dice() == ""
    assert table.wounds(knife) == 1


def test_a_crit_of_legion_crossbow_adds_another_green() -> None:
    """Add G (W-224), beside the die of the ambush."""
    table = Table()
    crossbow = table.put("legion_crossbow", "E3")
    knife = table.put("gutter_knife", "E6", B)
    table.luck("BY c-", "GG h-")
    table.attack(crossbow, knife)
    assert table.extra_dice() == "GG"
    assert table.wounds(knife) == 2


def test_legion_crossbow_reaches_three_hexes_and_no_farther() -> None:
    """Range 3 (W-86)."""
    table = Table()
    crossbow = table.put("legion_crossbow", "E3")
    near, far = table.put("gutter_knife", "E6", B), table.put("pit_hound", "E7", B)
    table.do(f"activate>{crossbow}")
    assert table.offers(f"attack>{near}")
    assert not table.offers(f"attack>{far}")


# --- Novice of Aria ---------------------------------------------------------------------------------------


def test_novice_of_aria_heals_instead_of_attacking() -> None:
    """Healer (W-203): a wound for each hit or crit."""
    table = Table()
    novice = table.put("novice_of_aria", "E4")
    captain = table.put("banner_captain", "E5", wounds=3)
    table.luck("YY ch")
    table.act(novice, f"heal>{captain}")
    assert table.wounds(captain) == 1
    assert table.heard(ev.AttackDeclared) == []


def test_novice_of_aria_may_heal_herself_but_nobody_out_of_range() -> None:
    """WQ58: allied creatures within range 2, herself too."""
    table = Table()
    novice = table.put("novice_of_aria", "E4", wounds=1)
    far = table.put("banner_captain", "E7", wounds=1)
    table.do(f"activate>{novice}")
    assert table.offers(f"heal>{novice}")
    assert not table.offers(f"heal>{far}")


def test_a_crit_of_novice_of_aria_may_change_places() -> None:
    """Swap (W-235), also with a target two hexes away."""
    table = Table()
    novice = table.put("novice_of_aria", "E4")
    knife = table.put("gutter_knife", "E6", B)
    table.luck("YY c-")
    table.attack(novice, knife, "yes")
    assert (table.where(novice), table.where(knife)) == ("E6", "E4")


def test_novice_of_aria_need_not_change_places() -> None:
    table = Table()
    novice = table.put("novice_of_aria", "E4")
    knife = table.put("gutter_knife", "E6", B)
    table.luck("YY c-")
    table.attack(novice, knife, "no")
    assert (table.where(novice), table.where(knife)) == ("E4", "E6")


# --- Griffin Fledgling ------------------------------------------------------------------------------------


def test_griffin_fledgling_flies_over_creatures_and_adds_green_when_it_charges() -> None:
    """Flight (W-200), Charge (W-192)."""
    table = Table()
    fledgling = table.put("griffin_fledgling", "E2")
    for where in ("E3", "D2", "D1", "F2", "F1"):
        table.put("legion_recruit", where)
    knife = table.put("gutter_knife", "E6", B)
    table.luck("BB h-", "G h")
    table.act(fledgling, "go>E5", f"attack>{knife}")
    assert table.extra_dice() == "G"
    assert table.wounds(knife) == 2


def test_griffin_fledgling_adds_nothing_when_it_began_in_contact() -> None:
    """WQ55: no contact with the target before the first step."""
    table = Table()
    fledgling = table.put("griffin_fledgling", "E5")
    knife = table.put("gutter_knife", "E6", B)
    table.luck("BB h-")
    table.act(fledgling, "go>D5", f"attack>{knife}")
    assert table.extra_dice() == ""


def test_griffin_fledgling_of_the_rulebook() -> None:
    """The example of W-97: crit and push, a hit on green, which the forest ignores; then it moves 1."""
    table = Table()
    fledgling = table.put("griffin_fledgling", "E3")
    knife = table.put("gutter_knife", "D6", B)
    table.luck("BB cp", "G h")
    events = table.act(fledgling, "go>D5", f"attack>{knife}", "E7", "D4")
    assert table.heard(ev.AttackCounted, events) == [ev.AttackCounted(fledgling, knife, 1, 1)]
    assert table.wounds(knife) == 1
    assert (table.where(knife), table.where(fledgling)) == ("E7", "D4")


# --- Legion Recruit ---------------------------------------------------------------------------------------


def test_legion_recruit_ignores_a_hit() -> None:
    """Shield (W-218)."""
    table = Table(turn=B)
    recruit = table.put("legion_recruit", "E5")
    hound = table.put("pit_hound", "E6", B)
    table.luck("BY hh")
    table.attack(hound, recruit)
    assert table.wounds(recruit) == 1


def test_legion_recruit_rolls_its_printed_green_as_an_attack_die() -> None:
    """WQ7: only what is added is an extra die; a crit adds another green."""
    table = Table()
    recruit = table.put("legion_recruit", "E5")
    knife = table.put("gutter_knife", "E6", B)
    table.luck("YG ch", "G h")
    table.attack(recruit, knife)
    assert (table.attack_dice(), table.extra_dice()) == ("YG", "G")
    assert table.wounds(knife) == 3


def test_a_destroyed_legion_recruit_leaves_nothing() -> None:
    """W-26: no card in History, no points."""
    table = Table("tarvo_quill", "queen_zenobia")
    hound = table.put("pit_hound", "E5")
    recruit = table.put("legion_recruit", "E6", B, wounds=1)
    table.luck("BY hh")
    table.attack(hound, recruit)
    assert not table.there(recruit)
    assert table.player(B).history == []
    assert table.player(A).points == 0
