"""The attack and its nine steps (section 9)."""

from __future__ import annotations

import pytest

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.ids import CreatureId
from tests.games.warseer.kit.table import A, B, C, D, Table


def faced(
    attacker: str = "griffin_fledgling", target: str = "chain_fisher"
) -> tuple[Table, CreatureId, CreatureId]:
    """Somebody of A's beside somebody of B's in the open."""
    table = Table()
    one = table.put(attacker, "E5")
    return table, one, table.put(target, "E6", B)


def test_only_enemies_are_attacked() -> None:
    """W-86: an enemy within range and in sight."""
    table = Table(mode="alliance")
    hound = table.put("pit_hound", "E5")
    partner, enemy = table.put("wall_bearer", "E6", C), table.put("wall_bearer", "E4", B)
    table.do(f"activate>{hound}")
    assert table.offers(f"attack>{enemy}")
    assert not table.offers(f"attack>{partner}")


def test_the_attack_dice_are_those_of_the_block() -> None:
    """W-87, W-98: replaced where a keyword says so."""
    table, one, two = faced()
    table.attack(one, two)
    assert table.attack_dice() == "BB"
    worse = Table()
    attacker, target = worse.put("kerub_the_armoured_griffin", "E5"), worse.put("roof_archer", "E6", B)
    worse.attack(attacker, target)
    assert worse.attack_dice() == "YYY", "Difficult target turns red and blue into yellow"


def test_sides_change_dice_by_turns_attacker_first() -> None:
    """W-88, W-245: two passes in a row close it; a side that has changed dice asks the other again."""
    table = Table("brissa_de_molforn", "brissa_de_molforn")
    hero = table.hero()
    target = table.put("gutter_knife", "A4", B)
    table.hand("ace_up_the_sleeve")
    table.hand("ace_up_the_sleeve", seat=B)
    table.luck("BBY hh-")
    table.do(f"activate>{hero}", f"attack>{target}")
    assert (table.asked, table.asked_seat) == ("tactic", B), "Trapdoor"
    table.do("pass")
    assert (table.asked, table.asked_seat) == ("dice", A)
    assert set(table.options) == {"master", "ace_up_the_sleeve", "pass"}
    table.do("pass")
    assert (table.asked, table.asked_seat) == ("dice", B)
    table.do("ace_up_the_sleeve", ("die1",))
    assert (table.asked, table.asked_seat) == ("dice", A), (
        "B has changed dice, has nothing more, so A is asked again"
    )
    assert set(table.options) == {"master", "pass"}, "WQ32: one name answers an event once, whoever plays it"


def test_who_has_changed_dice_and_passed_is_not_asked_again_after_a_pass() -> None:
    """W-88: the attacker's pass after a change and the defender's are two in a row."""
    table = Table("brissa_de_molforn", "brissa_de_molforn")
    target = table.put("gutter_knife", "A4", B)
    table.hand("ace_up_the_sleeve")
    table.hand("alley_fire", seat=B)
    table.luck("BBY hh-", "Y -")
    table.do(f"activate>{table.hero()}", f"attack>{target}", "pass", "master", ("die3",))
    assert (table.asked, table.asked_seat) == ("dice", A)
    assert table.options == ["ace_up_the_sleeve", "pass"]
    table.do("pass")
    assert (table.asked, table.asked_seat) == ("dice", B)
    table.do("pass")
    assert table.asked != "dice"
    assert table.wounds(target) == 2


def test_neither_side_has_means() -> None:
    """W-245: the step is skipped."""
    table, one, two = faced()
    table.luck("BB h-")
    table.do(f"activate>{one}", f"attack>{two}")
    assert table.asked == "main"


def test_the_crit_effect_fires_once() -> None:
    """W-89, W-128, W-224: with any number of crits."""
    table, one, two = faced("archon_of_dawn")
    table.luck("RBY ccc", "G h")
    table.attack(one, two)
    assert len(table.heard(ev.CritFired)) == 1
    assert table.extra_dice() == "G"
    assert table.wounds(two) == 3 + 1


def test_extra_dice_fire_nothing_and_additions_come_first() -> None:
    """W-90, WQ7, WQ14, WQ15: extra crits would be damage alone; hits are ignored, crits are not."""
    table = Table(turn=B)
    bearer = table.put("wall_bearer", "C4")
    hound = table.put("pit_hound", "C5", B)
    table.luck("BY ch", "G h")
    table.attack(hound, bearer)
    assert table.wounds(bearer) == 1 + 0, "crit 1; of two hits Shield and forest take one each"


def test_nothing_goes_below_0() -> None:
    """W-90."""
    table = Table(turn=B)
    bearer = table.put("wall_bearer", "C4")
    hound = table.put("pit_hound", "C5", B)
    table.luck("BY --")
    table.attack(hound, bearer)
    assert table.heard(ev.AttackCounted)[-1].damage == 0


def test_damage_is_hits_and_crits_and_one_push() -> None:
    """W-91, W-99, WQ9: whatever the number of push symbols."""
    table, one, two = faced("lance_of_the_wing", "dock_duellist")
    table.luck("BBY hpp")
    table.attack(one, two, "E7")
    assert table.wounds(two) == 1
    assert table.where(two) == "E7"
    assert len([event for event in table.heard(ev.Placed) if event.manner == "push"]) == 1


def test_reductions_then_protector() -> None:
    """W-92, WQ13, WQ18: cards and Fortitude together leave at least 1 with Fortitude."""
    table = Table(turn=B)
    stone = table.put("stone_sentinel", "E5")
    champion = table.put("harbour_champion", "E6", B)
    table.hand("shield_wall")
    table.luck("RBB hhh")
    table.do(f"activate>{champion}", f"attack>{stone}")
    table.answer("shield_wall")
    assert table.wounds(stone) == 1, "3, less 2, less 1, but not below 1"


def test_would_be_destroyed_is_asked_once_armour_is_counted() -> None:
    """W-93, W-240: the window of cards that say *would*."""
    for armour, opens in ((0, True), (1, False)):
        table = Table(turn=B)
        novice = table.put("novice_of_aria", "E5", wounds=3, armour=armour)
        knife = table.put("gutter_knife", "E6", B)
        table.hand("mercy_of_aria")
        table.luck("BY h-")
        table.do(f"activate>{knife}", f"attack>{novice}")
        offered = table.windows()
        assert ("mercy_of_aria" in offered) is opens


def test_what_comes_after_in_order() -> None:
    """W-94: tokens, kills, Counterblow, then moves."""
    table = Table(turn=B)
    duellist = table.put("dock_duellist", "E5")
    griffin = table.put("griffin_fledgling", "E6", B)
    table.luck("BB c-", "BY h-")
    table.do(f"activate>{griffin}", f"attack>{duellist}")
    assert (table.asked, table.asked_seat) == ("counterblow", A)
    table.do("yes")
    assert (table.asked, table.asked_seat) == ("nimble", B)


def test_the_example_of_the_rulebook() -> None:
    """W-97."""
    table = Table("emperor_demian", "tarvo_quill")
    fledgling = table.put("griffin_fledgling", "C1")
    knife = table.put("gutter_knife", "C4", B)
    table.influence(2, seat=B)
    table.hand("alley_fire", seat=B)
    table.do(f"activate>{fledgling}", "go>C3")
    table.luck("BB cp", "G h")
    table.do(f"attack>{knife}")
    assert (table.asked, table.asked_seat, table.options) == ("tactic", B, ["pass"]), (
        "Trapdoor may be in the hand"
    )
    table.do("pass")
    assert table.extra_dice() == "G", "Charge"
    assert table.asked == "push", "nobody has means to change dice"
    table.do("B4")
    assert (table.where(knife), table.wounds(knife)) == ("B4", 1)
    assert table.asked == "nimble"


def test_a_damage_roll_outside_attacks() -> None:
    """W-98, W-127, WQ11: no modification, no crit effect; with a push the owner may move it 1."""
    table = Table(at=("E4", "I9"))
    fisher = table.put("chain_fisher", "E6", B, armour=2)
    table.hand("judgement")
    table.luck("BBB chp")
    table.do("play>judgement")
    assert (table.asked, table.asked_seat) == ("step", B)
    table.do("E7")
    assert (table.wounds(fisher), table.creature(fisher).armour) == (2, 2), "magic passes armour by"
    assert table.where(fisher) == "E7"
    assert not table.heard(ev.CritFired)


@pytest.mark.parametrize(("faces", "healed"), [("ch-", 2), ("ppp", 0)])
def test_a_special_is_no_attack(faces: str, healed: int) -> None:
    """W-127, W-203, WQ58: Healer rolls the printed dice, without bonus or crit effect."""
    table = Table(at=("E5", "I9"))
    bearer = table.put("wall_bearer", "E6", wounds=3)
    table.luck(f"BBY {faces}")
    table.act(table.hero(), f"heal>{bearer}")
    assert table.wounds(bearer) == 3 - healed
    assert not table.heard(ev.AttackDeclared)
    assert not table.heard(ev.CritFired)


# --- Push, damage, armour (section 10) --------------------------------------------------------------------


def test_the_attacker_picks_any_free_hex_beside_the_target() -> None:
    """W-99, WQ8: before damage."""
    table, one, two = faced()
    table.luck("BB p-")
    table.do(f"activate>{one}", f"attack>{two}")
    assert table.asked == "push"
    assert set(table.options) == {"E7", "D5", "D6", "F5", "F6"}
    assert table.run.ask is not None
    assert table.run.ask.decisions[0].default == ("D6",), "D12: difficult terrain first"


def test_who_cannot_be_pushed_takes_1_more() -> None:
    """W-100, W-101: of the attack's kind, so armour stops it."""
    for armour, wounds in ((0, 1), (1, 0)):
        table = Table()
        cornered = table.put("gutter_knife", "I1", B, armour=armour)
        table.put("wall_bearer", "H1")
        griffin = table.put("griffin_fledgling", "I2")
        table.luck("BB p-")
        table.attack(griffin, cornered)
        assert table.wounds(cornered) == wounds
        assert table.where(cornered) == "I1"


def test_a_destroyed_characters_card_goes_to_history() -> None:
    """W-109, W-17, W-26: a minion's goes nowhere and gives no points."""
    table = Table()
    griffin = table.put("griffin_fledgling", "E5")
    knife = table.put("gutter_knife", "E6", B, wounds=3)
    table.luck("BB h-")
    table.attack(griffin, knife)
    assert table.player(B).history == ["gutter_knife"]
    assert table.player(B).city == []
    assert table.rules.public_view(table.state, None).gone == ((knife, "gutter_knife", B),)
    other = Table()
    hunter = other.put("griffin_fledgling", "E5")
    whelp = other.put("dragon_whelp", "E6", B, wounds=1)
    other.luck("BB h-")
    other.attack(hunter, whelp)
    assert not other.there(whelp)
    assert other.player(B).history == []
    assert other.player(A).points == 0


# --- Tokens (section 11) ----------------------------------------------------------------------------------


@pytest.mark.parametrize("choice", ["skip", "suffer"])
def test_disease_wounds_first_then_is_skipped_or_spreads(choice: str) -> None:
    """W-112, WQ42, WQ43: hit or push gives the token to every creature within 1, friend or foe."""
    table = Table()
    ill = table.put("wall_bearer", "E5", tokens="disease")
    friend, foe = table.put("novice_of_aria", "E4"), table.put("gutter_knife", "E6", B)
    immune = table.put("stone_sentinel", "D4")
    table.luck("G h", "G p")
    table.do(f"activate>{ill}", choice)
    assert table.wounds(ill) == 1
    is_spread = choice == "suffer"
    assert table.has_token(ill, "disease") is is_spread
    assert table.has_token(friend, "disease") is is_spread
    assert table.has_token(foe, "disease") is is_spread
    assert not table.has_token(immune, "disease")
    assert (table.asked == "act") is is_spread, "skipping is the activation"


def test_both_tokens_wound_then_one_choice() -> None:
    """W-113, WQ41: one skip removes both; what a token destroys is nobody's kill."""
    table = Table()
    ill = table.put("wall_bearer", "E5", tokens="disease poison")
    table.do(f"activate>{ill}", "skip")
    assert (table.wounds(ill), table.creature(ill).tokens) == (1, 0)
    dying = Table(turn=B)
    weak = dying.put("gutter_knife", "E5", B, wounds=3, tokens="disease")
    dying.do(f"activate>{weak}")
    assert not dying.there(weak)
    assert dying.player(A).points == 0
    assert dying.player(B).history == ["gutter_knife"], "WQ22: it is still lost"


def test_poison_rolls_blue() -> None:
    """W-111: a hit wounds, a crit removes the token."""
    for face, wounds, has in (("h", 1, True), ("c", 0, False), ("p", 0, True)):
        table = Table()
        ill = table.put("wall_bearer", "E5", tokens="poison")
        table.luck(f"B {face}")
        table.do(f"activate>{ill}", "suffer")
        assert (table.wounds(ill), table.has_token(ill, "poison")) == (wounds, has)
        assert table.asked == "act"


def test_the_players_of_attacker_and_target_change_dice() -> None:
    """W-88: with more than two seats no others are asked; partners have no card that says *allied*."""
    table = Table(
        "brissa_de_molforn", "tarvo_quill", "brissa_de_molforn", "brissa_de_molforn", mode="alliance"
    )
    target = table.put("gutter_knife", "A3", B)
    for seat in (B, C, D):
        table.hand("ace_up_the_sleeve", seat=seat)
    table.do(f"activate>{table.hero(A)}", f"attack>{target}")
    asked: set[int] = set()
    while table.asked in ("dice", "tactic"):
        asked.add(table.asked_seat)
        table.do("pass")
    assert asked == {A, B}
