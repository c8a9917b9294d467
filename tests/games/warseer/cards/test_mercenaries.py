"""The mercenaries, each in play."""

from __future__ import annotations

from sfb_bot.games.warseer.rules import events as ev
from tests.games.warseer.kit.table import A, B, Table

# --- Babu -------------------------------------------------------------------------------------------------


def test_a_wounded_babu_may_always_attack_again() -> None:
    """Berserk (W-189), Frenzy (W-227)."""
    for wounds, attacks in ((1, 2), (0, 1)):
        table = Table()
        babu = table.put("babu", "E5", wounds=wounds)
        champion = table.put("harbour_champion", "E6", B)
        table.luck("BBY h--", "BBY h--")
        table.attack(babu, champion, *(["yes"] if wounds else []))
        assert len(table.heard(ev.AttackDeclared)) == attacks
        assert table.wounds(champion) == attacks


def test_no_building_and_no_warlord_helps_babu() -> None:
    """Brute (W-191): Demian leads silver characters, but not this one."""
    table = Table("emperor_demian", "tarvo_quill", at=("E4", "I9"))
    babu = table.put("babu", "E5")
    knife = table.put("gutter_knife", "E6", B)
    table.build("barracks")
    table.do("use>barracks.0")
    assert table.asked == "main", "only the hero could be named"
    table.luck("BBY h--")
    table.attack(babu, knife)
    assert table.extra_dice() == ""


# --- Hired Bulwark ----------------------------------------------------------------------------------------


def test_hired_bulwark_takes_the_damage_of_a_neighbour() -> None:
    """Protector (W-213)."""
    table = Table(turn=B)
    bulwark = table.put("hired_bulwark", "D4")
    novice = table.put("novice_of_aria", "E5")
    hound = table.put("pit_hound", "E6", B)
    table.luck("BY hh")
    table.attack(hound, novice, bulwark)
    assert (table.wounds(novice), table.wounds(bulwark)) == (0, 2)


def test_hired_bulwark_takes_no_more_than_its_health_and_may_refuse() -> None:
    """W-213: the rest stays with the first; WQ52: all or nothing."""
    for choice, wounds in (("bulwark", 1), ("none", 2)):
        table = Table(turn=B)
        bulwark = table.put("hired_bulwark", "D4", wounds=4)
        novice = table.put("novice_of_aria", "E5")
        hound = table.put("pit_hound", "E6", B)
        table.luck("BY hh")
        table.attack(hound, novice, bulwark if choice == "bulwark" else choice)
        assert table.wounds(novice) == wounds
        assert table.there(bulwark) is (choice == "none")


def test_hired_bulwark_must_be_attacked_first() -> None:
    """Defender (W-196)."""
    table = Table(turn=B)
    bulwark = table.put("hired_bulwark", "E5")
    novice = table.put("novice_of_aria", "D5")
    hound = table.put("pit_hound", "E6", B)
    table.do(f"activate>{hound}")
    assert table.offers(f"attack>{bulwark}")
    assert not table.offers(f"attack>{novice}")


def test_a_crit_of_hired_bulwark_pushes() -> None:
    """Add push (W-225)."""
    table = Table()
    bulwark = table.put("hired_bulwark", "E5")
    knife = table.put("gutter_knife", "E6", B)
    table.luck("BY c-")
    table.attack(bulwark, knife, "F6")
    assert table.where(knife) == "F6"


# --- Moor Troll -------------------------------------------------------------------------------------------


def test_moor_troll_regenerates_at_the_start_of_its_activation() -> None:
    """Regeneration (W-214, WQ48): a hit heals 1, a crit 2."""
    for face, wounds in (("h", 3), ("c", 2), ("p", 4)):
        table = Table()
        troll = table.put("moor_troll", "E5", wounds=4)
        table.luck(f"R {face}")
        table.act(troll, "finish")
        assert table.wounds(troll) == wounds


def test_a_stunned_moor_troll_does_not_regenerate() -> None:
    """WQ40: stun replaces the whole activation."""
    table = Table()
    troll = table.put("moor_troll", "E5", wounds=4, tokens="stun")
    table.act(troll)
    assert table.wounds(troll) == 4
    assert not table.has_token(troll, "stun")


def test_moor_troll_neither_runs_nor_uses_buildings() -> None:
    """Slow (W-219), Brute (W-191)."""
    table = Table()
    troll = table.put("moor_troll", "E5")
    table.build("infirmary")
    table.do("use>infirmary.0")
    assert table.asked == "main", "only the hero could be named"
    table.do(f"activate>{troll}")
    assert not table.offers("run")


def test_pushes_of_moor_trolls_crit_hurt() -> None:
    """Hammerblow (W-228): two pushes are 4 damage beside the crit."""
    table = Table()
    troll = table.put("moor_troll", "E5")
    champion = table.put("harbour_champion", "E6", B)
    table.luck("RBB cpp")
    table.attack(troll, champion, "E7")
    # Brave ignores one of the two (WQ44: ignored symbols are gone for it too).
    assert table.wounds(champion) == 3


# --- Clockwork Bombard ------------------------------------------------------------------------------------


def test_clockwork_bombard_shoots_six_hexes_far() -> None:
    """Long shot 6: BY (W-207)."""
    table = Table()
    bombard = table.put("clockwork_bombard", "E2")
    near, far = table.put("gutter_knife", "E8", B), table.put("pit_hound", "E9", B)
    table.luck("BY hh")
    table.do(f"activate>{bombard}")
    assert not table.offers(f"shoot>{far}")
    table.do(f"shoot>{near}")
    assert table.wounds(near) == 2


def test_clockwork_bombard_is_forged_and_slow() -> None:
    """W-201, W-219: not pushed, not healed, no running."""
    table = Table(turn=B)
    bombard = table.put("clockwork_bombard", "E5", wounds=1)
    hound = table.put("pit_hound", "E6", B)
    table.luck("BY pp", "G -")
    table.attack(hound, bombard)
    assert (table.where(bombard), table.wounds(bombard)) == ("E5", 1)
    table.end_turn()
    table.do(f"activate>{bombard}")
    assert not table.offers("run")


def test_a_crit_of_clockwork_bombard_pushes_from_afar() -> None:
    """Add push (W-225), WQ9: ranged attacks push like any other."""
    table = Table()
    bombard = table.put("clockwork_bombard", "E2")
    knife = table.put("gutter_knife", "E6", B)
    table.luck("BB c-")
    table.attack(bombard, knife, "E7")
    assert table.where(knife) == "E7"


# --- Snake Oracle -----------------------------------------------------------------------------------------


def test_snake_oracle_brings_a_card() -> None:
    """First word (W-198): draw 1 battle card."""
    table = Table()
    table.camp("snake_oracle")
    top = table.player(A).deck[-1]
    table.do("summon>snake_oracle", "E1")
    assert table.player(A).hand == [top]
    assert table.player(A).influence == 6


def test_the_first_word_of_snake_oracle_finds_an_empty_deck() -> None:
    """W-44: no card, nothing else."""
    table = Table()
    table.camp("snake_oracle")
    table.player(A).deck = []
    table.do("summon>snake_oracle", "E1")
    assert table.player(A).hand == []


def test_snake_oracle_leads_gold_characters() -> None:
    """Warlord gold (W-221)."""
    for kind, extra in (("road_knight", "P"), ("goliath", "")):
        table = Table()
        table.put("snake_oracle", "E4")
        attacker = table.put(kind, "E5")
        knife = table.put("gutter_knife", "E6", B)
        dice = table.creature(attacker).kind.dice
        table.luck(f"{dice} {'h' * len(dice)}")
        table.attack(attacker, knife)
        assert table.extra_dice() == extra


def test_a_crit_of_snake_oracle_stuns() -> None:
    """Stun (W-234): the token replaces the next activation (W-110)."""
    table = Table()
    oracle = table.put("snake_oracle", "E4")
    knife = table.put("gutter_knife", "E6", B)
    table.luck("BB c-")
    table.attack(oracle, knife)
    assert table.has_token(knife, "stun")
    table.end_turn()
    table.act(knife)
    assert not table.has_token(knife, "stun")
    assert not table.offers(f"activate>{knife}")


# --- Caravan Scout ----------------------------------------------------------------------------------------


def test_caravan_scout_runs_at_once() -> None:
    """Rush (W-217), Run 2 (W-216)."""
    table = Table()
    table.camp("caravan_scout")
    table.do("summon>caravan_scout", "E1")
    (scout,) = table.found("caravan_scout")
    table.do(f"activate>{scout}", "run", "go>E7")
    assert table.where(scout) == "E7"


def test_others_wait_a_turn_where_caravan_scout_does_not() -> None:
    """W-124: a summoned creature counts as activated."""
    table = Table()
    table.camp("hired_bulwark")
    table.do("summon>hired_bulwark", "E1")
    (bulwark,) = table.found("hired_bulwark")
    assert not table.offers(f"activate>{bulwark}")


def test_a_crit_of_caravan_scout_lets_it_step_aside() -> None:
    """Nimble (W-230)."""
    table = Table()
    scout = table.put("caravan_scout", "E4")
    knife = table.put("gutter_knife", "E6", B)
    table.luck("YY c-")
    table.attack(scout, knife, "E3")
    assert table.where(scout) == "E3"


def test_caravan_scout_held_by_clinch_cannot_step_aside() -> None:
    """W-193 names Nimble."""
    table = Table()
    scout = table.put("caravan_scout", "E5")
    fisher = table.put("chain_fisher", "E6", B)
    table.luck("YY c-")
    table.attack(scout, fisher)
    assert table.where(scout) == "E5"


# --- Paraxis the Scarlet Dragon ---------------------------------------------------------------------------


def test_paraxis_the_scarlet_dragon_always_adds_purple_against_lower_ranks() -> None:
    """Superior (W-220), Add P; gold is no lower rank (WQ46: the elite counts by its colour)."""
    for kind, extra in (("dock_duellist", "P"), ("harbour_champion", "")):
        table = Table("emperor_demian", "tarvo_quill")
        paraxis = table.put("paraxis_the_scarlet_dragon", "E4")
        target = table.put(kind, "E6", B)
        table.luck("RRB hh-", "P -") if extra else table.luck("RRB hh-")
        table.attack(paraxis, target)
        assert table.extra_dice() == extra


def test_a_destroyed_paraxis_the_scarlet_dragon_is_worth_two() -> None:
    """W-139, W-223: a feat for each star."""
    table = Table("tarvo_quill", "emperor_demian")
    hound = table.put("pit_hound", "E5")
    paraxis = table.put("paraxis_the_scarlet_dragon", "E6", B, wounds=8)
    table.luck("BY h-", "G -")
    table.attack(hound, paraxis)
    assert not table.there(paraxis)
    assert table.player(A).points == 2
    assert len(table.player(A).hidden) == 2


def test_nobody_heals_paraxis_the_scarlet_dragon() -> None:
    """Monster (W-209): not even a Healer."""
    table = Table("emperor_demian", "tarvo_quill")
    novice = table.put("novice_of_aria", "E5")
    paraxis = table.put("paraxis_the_scarlet_dragon", "E6", wounds=3)
    table.luck("YY hh")
    table.act(novice, f"heal>{paraxis}")
    assert table.heard(ev.Rolled) != []
    assert table.wounds(paraxis) == 3


# --- Pack Mule --------------------------------------------------------------------------------------------


def test_pack_mule_leaves_a_card_behind() -> None:
    """Last word (W-206): draw 1 battle card, for its owner."""
    table = Table(turn=B)
    mule = table.put("pack_mule", "E5", wounds=1)
    hound = table.put("pit_hound", "E6", B)
    top = table.player(A).deck[-1]
    table.luck("BY h-", "G -")
    table.attack(hound, mule)
    assert table.player(A).hand == [top]
    assert table.player(A).history == ["pack_mule"]


def test_pack_mule_gives_no_points() -> None:
    """W-139: no star, nothing from the deck."""
    table = Table("tarvo_quill", "queen_zenobia")
    hound = table.put("pit_hound", "E5")
    mule = table.put("pack_mule", "E6", B, wounds=1)
    table.luck("BY h-", "G -")
    table.attack(hound, mule)
    assert not table.there(mule)
    assert table.player(A).points == 0


def test_pack_mule_is_slow_and_pushes_by_a_crit() -> None:
    """W-219, W-225."""
    table = Table()
    mule = table.put("pack_mule", "E5")
    knife = table.put("gutter_knife", "E6", B)
    table.luck("Y c")
    table.do(f"activate>{mule}")
    assert not table.offers("run")
    table.do(f"attack>{knife}", "E7")
    assert table.where(knife) == "E7"


# --- Road Knight ------------------------------------------------------------------------------------------


def test_road_knight_ignores_a_hit_and_strikes_back() -> None:
    """Shield (W-218), Counterblow BB (W-195)."""
    table = Table(turn=B)
    knight = table.put("road_knight", "E5")
    champion = table.put("harbour_champion", "E6", B)
    table.luck("RBB hh-", "BB hh")
    table.attack(champion, knight, "yes")
    assert (table.wounds(knight), table.wounds(champion)) == (1, 2)


def test_road_knight_may_hold_back() -> None:
    """W-195: may."""
    table = Table(turn=B)
    knight = table.put("road_knight", "E5")
    champion = table.put("harbour_champion", "E6", B)
    table.luck("RBB hh-")
    table.attack(champion, knight, "no")
    assert table.wounds(champion) == 0


def test_a_crit_of_road_knight_lets_it_advance() -> None:
    """Advance (W-226)."""
    table = Table()
    knight = table.put("road_knight", "E5")
    knife = table.put("gutter_knife", "E6", B, wounds=3)
    table.luck("RRB chh")
    table.attack(knight, knife, "E6")
    assert table.where(knight) == "E6"
    assert table.asked_seat == A
