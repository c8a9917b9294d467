"""Tarvo Quill and his ten battle cards, each in play."""

from __future__ import annotations

from tests.games.warseer.kit.table import A, B, Table


def tarvo(*, at: str = "A1", is_attacked: bool = False) -> Table:
    """Tarvo against Zenobia."""
    return Table("tarvo_quill", "queen_zenobia", at=(at, "I9"), turn=B if is_attacked else A)


# --- The hero ---------------------------------------------------------------------------------------------


def test_tarvo_quill_gains_by_the_death_of_the_sick() -> None:
    """An enemy character with a token, destroyed by you in your turn: gain 1 influence."""
    for tokens, influence in (("poison", 6), ("disease", 6), ("stun", 6), ("", 5)):
        table = tarvo()
        table.influence(5)
        hound = table.put("pit_hound", "E5")
        novice = table.put("novice_of_aria", "E6", B, wounds=3, tokens=tokens)
        table.luck("BY h-", "G -")
        table.attack(hound, novice)
        assert not table.there(novice)
        assert table.player(A).influence == influence


def test_tarvo_quill_gains_nothing_by_minions_or_in_the_enemys_turn() -> None:
    """Character; own turn."""
    table = tarvo()
    table.influence(5)
    hound = table.put("pit_hound", "E5")
    recruit = table.put("legion_recruit", "E6", B, wounds=1, tokens="poison")
    table.luck("BY hh", "G -")
    table.attack(hound, recruit)
    assert table.player(A).influence == 5
    other = tarvo(is_attacked=True)
    other.influence(5)
    duellist = other.put("dock_duellist", "E5")
    captain = other.put("banner_captain", "E6", B, wounds=5, tokens="poison")
    other.luck("B -", "BB --", "BY h-")
    other.do(f"activate>{captain}", "suffer", f"attack>{duellist}")
    other.windows()
    other.rest()
    assert not other.there(captain)
    assert other.player(A).influence == 5
    assert other.player(A).points == 0


def test_tarvo_quill_is_a_difficult_target_that_walks_through_friends() -> None:
    """W-197, W-184; running he goes 2 farther (W-216)."""
    table = tarvo(at="E5", is_attacked=True)
    goliath = table.put("goliath", "E6", B)
    table.luck("YYY h--")
    table.attack(goliath, table.hero(A))
    assert table.attack_dice() == "YYY"
    own = tarvo(at="A9")
    for where in ("A8", "B8"):
        own.put("dragon_whelp", where)
    own.do(f"activate>{own.hero(A)}")
    assert own.offers("go>A7")
    assert own.now(own.hero(A)).run == 2


def test_a_crit_of_tarvo_quill_poisons() -> None:
    """Poison (W-232)."""
    table = tarvo(at="E5")
    captain = table.put("banner_captain", "E6", B)
    table.luck("RBB c--")
    table.attack(table.hero(A), captain)
    assert table.has_token(captain, "poison")


# --- Spells -----------------------------------------------------------------------------------------------


def test_night_work_places_a_character() -> None:
    """Within 3, on a free hex; W-62: no movement, so a forest does not matter."""
    table = tarvo()
    hound = table.put("pit_hound", "E5")
    table.hand("night_work")
    table.play("night_work", "D6")
    assert table.where(hound) == "D6"
    assert table.offers(f"activate>{hound}")


def test_night_work_is_for_bronze_and_silver() -> None:
    table = tarvo()
    table.put("harbour_champion", "E5")
    table.put("dragon_whelp", "E6")
    table.hand("night_work")
    assert not table.offers("play>night_work")
    other = tarvo()
    other.put("chain_fisher", "E5")
    other.hand("night_work")
    other.do("play>night_work")
    assert "E8" in other.options
    assert "E9" not in other.options


def test_blackmail_takes_a_bronze_enemy_for_a_turn() -> None:
    """You control it; it may be activated once, used or not; then it stays where it is (WQ35)."""
    table = tarvo()
    bearer = table.put("novice_of_aria", "E5", B)
    captain = table.put("banner_captain", "E6", B)
    table.hand("blackmail")
    table.play("blackmail")
    assert table.creature(bearer).seat == A
    table.luck("YY hh")
    table.attack(bearer, captain)
    assert table.wounds(captain) == 2
    assert not table.offers(f"activate>{bearer}")
    table.end_turn()
    assert (table.creature(bearer).seat, table.where(bearer)) == (B, "E5")


def test_blackmail_works_on_who_was_just_summoned() -> None:
    """W-124 speaks of the turn it was summoned in; in the next one it may attack for you."""
    table = tarvo(is_attacked=True)
    table.camp("novice_of_aria", seat=B)
    captain = table.put("banner_captain", "E8", B)
    table.hand("blackmail")
    table.history("black_market", "tavern", "grapnel")
    table.do("summon>novice_of_aria", "E9")
    table.rest()
    table.end_turn()
    (novice,) = table.found("novice_of_aria", B)
    table.play("blackmail")
    table.luck("YY h-")
    table.attack(novice, captain)
    assert table.wounds(captain) == 1


def test_blackmail_is_not_for_monsters_or_higher_ranks_and_keeps_to_the_limit() -> None:
    """WQ98: the controlled one counts as yours."""
    table = tarvo()
    table.put("banner_captain", "E6", B)
    table.hand("blackmail")
    assert not table.offers("play>blackmail")
    full = tarvo()
    full.put("novice_of_aria", "E6", B)
    for where in ("C1", "C2", "C3", "D1", "D2", "D3"):
        full.put("dragon_whelp", where)
    full.hand("blackmail")
    assert not full.offers("play>blackmail")


def test_bounty_pays_for_the_head() -> None:
    """Enchantment (W-115): 3 influence when you destroy it in your turn; then to its player's History."""
    table = tarvo()
    table.influence(3)
    hound, novice = table.put("pit_hound", "E5"), table.put("novice_of_aria", "E6", B, wounds=3)
    table.hand("bounty")
    table.play("bounty")
    assert table.player(A).influence == 2
    table.luck("BY h-", "G -")
    table.attack(hound, novice)
    assert table.player(A).influence == 5
    assert table.player(A).history == ["bounty"]


def test_bounty_pays_nothing_in_the_enemys_turn() -> None:
    table = tarvo()
    duellist, novice = table.put("dock_duellist", "E5"), table.put("wall_bearer", "E6", B, wounds=3)
    table.hand("bounty")
    table.play("bounty")
    table.influence(4)
    table.end_turn()
    table.luck("BY --", "BY hh")
    table.do(f"activate>{novice}", f"attack>{duellist}")
    table.windows()
    table.rest()
    assert not table.there(novice)
    assert table.player(A).influence == 4


# --- Relics -----------------------------------------------------------------------------------------------


def test_envenomed_stiletto_finds_gaps_in_armour() -> None:
    """Hunter: creatures with armour tokens of their own; a green die in melee."""
    for armour, is_poisoned in ((1, True), (0, False)):
        table = tarvo(at="E5")
        table.wear("envenomed_stiletto")
        captain = table.put("banner_captain", "E6", B, armour=armour)
        table.luck("RBB h--", "G -")
        table.attack(table.hero(A), captain)
        assert table.extra_dice() == "G"
        assert table.has_token(captain, "poison") is is_poisoned


def test_envenomed_stiletto_does_not_count_armour_on_a_relic() -> None:
    table = Table("tarvo_quill", "queen_zenobia", at=("E5", "E6"))
    table.wear("envenomed_stiletto")
    table.wear("legion_plate", seat=B)
    table.luck("RBB h--", "G -")
    table.attack(table.hero(A), table.hero(B))
    assert not table.has_token(table.hero(B), "poison")


def test_ledger_of_debts_turns_a_feat_into_a_card_and_influence() -> None:
    """The feat goes to the shared discard."""
    table = tarvo()
    table.influence(3)
    table.wear("ledger_of_debts")
    table.feats("payback", "long_arm")
    top = table.player(A).deck[-1]
    table.use("ledger_of_debts", "payback")
    assert table.player(A).feats == ["long_arm"]
    assert table.state.feat_discard == ["payback"]
    assert table.player(A).hand == [top]
    assert table.player(A).influence == 4
    assert not table.offers("use>ledger_of_debts.0")


def test_ledger_of_debts_needs_a_feat() -> None:
    table = tarvo()
    table.wear("ledger_of_debts")
    assert not table.offers("use>ledger_of_debts.0")


# --- Building and tactics ---------------------------------------------------------------------------------


def test_safe_house_takes_a_character_home_clean() -> None:
    """Back to the War Camp without wounds or tokens; it may be summoned again."""
    table = tarvo()
    hound = table.put("pit_hound", "E5", wounds=3, tokens="poison")
    table.build("safe_house")
    table.use("safe_house")
    assert not table.there(hound)
    assert table.player(A).camp == ["pit_hound"]
    assert table.player(A).history == []
    table.do("summon>pit_hound", "E1")
    (again,) = table.found("pit_hound")
    assert (table.wounds(again), table.has_token(again, "poison")) == (0, False)


def test_safe_house_takes_neither_heroes_nor_minions_nor_monsters() -> None:
    """Character; W-209."""
    table = tarvo()
    table.put("dragon_whelp", "E5")
    table.put("cellar_horror", "E6")
    table.build("safe_house")
    assert not table.offers("use>safe_house.0")


def test_knives_in_the_dark_greet_a_newcomer() -> None:
    """Summoned: two blue dice of plain damage if an own creature is within 4."""
    table = tarvo(is_attacked=True)
    table.put("pit_hound", "E6")
    table.camp("banner_captain", seat=B)
    table.hand("knives_in_the_dark")
    table.do("summon>banner_captain", "E9")
    table.luck("BB hh")
    table.answer("knives_in_the_dark")
    (captain,) = table.found("banner_captain", B)
    assert table.wounds(captain) == 2
    assert table.player(A).influence == 8


def test_knives_in_the_dark_must_be_near() -> None:
    table = tarvo(is_attacked=True)
    table.put("pit_hound", "E4")
    table.camp("banner_captain", seat=B)
    table.hand("knives_in_the_dark")
    table.do("summon>banner_captain", "E9")
    assert table.windows() == []


def test_grudge_stuns_the_destroyer() -> None:
    """Fallen: draw 1 battle card; the creature that destroyed it gets a stun token."""
    table = tarvo(is_attacked=True)
    hound = table.put("pit_hound", "E5", wounds=3)
    captain = table.put("banner_captain", "E6", B)
    table.hand("grudge")
    top = table.player(A).deck[-1]
    table.luck("BB h-")
    table.do(f"activate>{captain}", f"attack>{hound}")
    table.answer("grudge")
    assert not table.there(hound)
    assert table.has_token(captain, "stun")
    assert table.player(A).hand == [top]


def test_grudge_is_not_for_minions_and_costs_one() -> None:
    """W-240: an own character; W-241: influence."""
    table = tarvo(is_attacked=True)
    whelp = table.put("dragon_whelp", "E5", wounds=1)
    captain = table.put("banner_captain", "E6", B)
    table.hand("grudge")
    table.luck("BB h-")
    table.do(f"activate>{captain}", f"attack>{whelp}")
    assert "grudge" not in table.windows()
    poor = tarvo(is_attacked=True)
    hound, killer = poor.put("pit_hound", "E5", wounds=3), poor.put("banner_captain", "E6", B)
    poor.hand("grudge")
    poor.influence(0)
    poor.luck("BB h-")
    poor.do(f"activate>{killer}", f"attack>{hound}")
    assert poor.windows() == []
