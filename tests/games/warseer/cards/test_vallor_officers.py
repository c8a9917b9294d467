"""The silver and gold characters of the Free City of Vallor, each in play."""

from __future__ import annotations

from sfb_bot.games.warseer.rules import events as ev
from tests.games.warseer.kit.table import A, B, Table

VALLOR = ("tarvo_quill", "queen_zenobia")


def vallor() -> Table:
    """Vallor at turn against the Empire."""
    return Table(*VALLOR)


# --- Chain Fisher -----------------------------------------------------------------------------------------


def test_chain_fisher_hooks_an_enemy_and_attacks_it() -> None:
    """Hook 3 (W-204, WQ50)."""
    table = vallor()
    fisher = table.put("chain_fisher", "E4")
    novice = table.put("novice_of_aria", "E7", B)
    table.luck("BB h-")
    table.do(f"activate>{fisher}", f"hook>{novice}")
    assert table.where(novice) == "E5"
    assert not any(key.startswith("go>") for key in table.options)
    table.do(f"attack>{novice}")
    assert table.wounds(novice) == 1


def test_chain_fisher_hooks_nobody_too_far_or_out_of_sight() -> None:
    """W-204: within 3 and in sight; C4 is a forest."""
    table = vallor()
    fisher = table.put("chain_fisher", "C3")
    hidden, far = table.put("novice_of_aria", "C6", B), table.put("wall_bearer", "E6", B)
    table.do(f"activate>{fisher}")
    assert not table.offers(f"hook>{hidden}")
    assert not table.offers(f"hook>{far}")


def test_enemies_beside_chain_fisher_cannot_walk() -> None:
    """Clinch (W-193, WQ53): fliers neither; they may still attack."""
    for kind in ("novice_of_aria", "griffin_fledgling"):
        table = Table("queen_zenobia", "tarvo_quill")
        held = table.put(kind, "E5")
        fisher = table.put("chain_fisher", "E6", B)
        table.do(f"activate>{held}")
        assert not any(key.startswith("go>") for key in table.options)
        assert not table.offers("run")
        assert table.offers(f"attack>{fisher}")


def test_a_card_moves_who_is_held_by_chain_fisher() -> None:
    """WQ53: every move a card gives."""
    table = Table("queen_zenobia", "tarvo_quill")
    novice = table.put("novice_of_aria", "E5")
    table.put("chain_fisher", "E6", B)
    table.hand("forced_march")
    table.play("forced_march", novice, "E3")
    assert table.where(novice) == "E3"


def test_a_crit_of_chain_fisher_may_change_places() -> None:
    """Swap (W-235)."""
    table = vallor()
    fisher = table.put("chain_fisher", "E5")
    novice = table.put("novice_of_aria", "E6", B)
    table.luck("BB c-")
    table.attack(fisher, novice, "yes")
    assert (table.where(fisher), table.where(novice)) == ("E6", "E5")


# --- Dock Duellist ----------------------------------------------------------------------------------------


def test_dock_duellist_strikes_back() -> None:
    """Counterblow BY (W-195), with these dice and no others."""
    table = Table("queen_zenobia", "tarvo_quill")
    captain = table.put("banner_captain", "E5")
    duellist = table.put("dock_duellist", "E6", B)
    table.luck("BB h-", "BY hh")
    table.attack(captain, duellist, "yes")
    assert table.attack_dice() == "BY"
    assert (table.wounds(captain), table.wounds(duellist)) == (2, 1)


def test_dock_duellist_does_not_answer_magic_nor_when_she_falls() -> None:
    """W-195: attacked in melee, and still alive."""
    for attacker, wounds in (("novice_of_aria", 0), ("banner_captain", 4)):
        table = Table("queen_zenobia", "tarvo_quill")
        figure = table.put(attacker, "E5")
        duellist = table.put("dock_duellist", "E6", B, wounds=wounds)
        table.luck("BB h-") if wounds else table.luck("YY h-")
        table.attack(figure, duellist)
        assert len(table.heard(ev.AttackDeclared)) == 1


def test_a_counterblow_of_dock_duellist_is_not_answered() -> None:
    """W-195: never in answer to a Counterblow."""
    table = Table("tarvo_quill", "brissa_de_molforn")
    one, other = table.put("dock_duellist", "E5"), table.put("dock_duellist", "E6", B)
    table.luck("BBY h--", "BY h-")
    table.attack(one, other, "yes")
    assert [event.is_counterblow for event in table.heard(ev.AttackDeclared)] == [False, True]


def test_dock_duellist_adds_green_beside_a_friend_of_hers() -> None:
    """Flank: add G (W-199): another allied creature touches the target."""
    for friend, extra in (("E7", "G"), ("E4", "")):
        table = vallor()
        duellist = table.put("dock_duellist", "E5")
        table.put("dragon_whelp", friend)
        novice = table.put("novice_of_aria", "E6", B)
        table.luck("BBY h--", "G -") if extra else table.luck("BBY h--")
        table.attack(duellist, novice)
        assert table.extra_dice() == extra


def test_a_crit_of_dock_duellist_lets_her_attack_once_more() -> None:
    """Frenzy (W-227): once per activation, also if the second attack has a crit."""
    table = vallor()
    duellist = table.put("dock_duellist", "E5")
    captain = table.put("banner_captain", "E6", B)
    table.luck("BBY c--", "BBY c--")
    table.attack(duellist, captain, "yes")
    assert table.wounds(captain) == 2
    assert len(table.heard(ev.AttackDeclared)) == 2


# --- Bone Cantor ------------------------------------------------------------------------------------------


def test_bone_cantor_is_hurt_by_pushes_and_not_moved() -> None:
    """Resurgent (W-215): each push does 1 damage."""
    table = Table("queen_zenobia", "tarvo_quill")
    captain = table.put("banner_captain", "E5")
    cantor = table.put("bone_cantor", "E6", B)
    table.luck("BB pp")
    table.attack(captain, cantor)
    assert table.wounds(cantor) == 2
    assert table.where(cantor) == "E6"


def test_bone_cantor_rises_where_a_silver_enemy_fell() -> None:
    """Resurgent (W-215): free, from the camp, on that hex; the victim's card lies under it (WQ96)."""
    table = vallor()
    table.camp("bone_cantor")
    hound = table.put("pit_hound", "E5")
    captain = table.put("banner_captain", "E6", B, wounds=5)
    table.luck("BY h-", "G -")
    table.attack(hound, captain, "bone_cantor")
    (cantor,) = table.found("bone_cantor")
    assert table.where(cantor) == "E6"
    assert table.player(A).influence == 10
    assert table.player(A).camp == []
    assert table.player(B).history == []
    assert table.creature(cantor).is_turned


def test_bone_cantor_does_not_rise_from_bronze() -> None:
    """W-215: of that rank or lower."""
    table = vallor()
    table.camp("bone_cantor")
    hound = table.put("pit_hound", "E5")
    novice = table.put("novice_of_aria", "E6", B, wounds=3)
    table.luck("BY h-", "G -")
    table.attack(hound, novice)
    assert table.found("bone_cantor") == []
    assert table.player(B).history == ["novice_of_aria"]


def test_a_crit_of_bone_cantor_puts_a_minion_where_a_character_fell() -> None:
    """Parasite (W-231, WQ45)."""
    table = vallor()
    cantor = table.put("bone_cantor", "E5")
    novice = table.put("novice_of_aria", "E6", B, wounds=3)
    table.luck("BBY c--")
    table.attack(cantor, novice, "yes")
    (whelp,) = table.found("dragon_whelp")
    assert table.where(whelp) == "E6"


# --- Blood Broker -----------------------------------------------------------------------------------------


def test_blood_broker_pays_for_a_purple_die() -> None:
    """Contract 1 (W-194): asked at the start of the activation, before moving (WQ61)."""
    table = vallor()
    broker = table.put("blood_broker", "E4")
    novice = table.put("novice_of_aria", "E6", B)
    table.luck("BBY ---", "P h")
    table.do(f"activate>{broker}")
    assert table.asked == "contract"
    table.do("yes", f"attack>{novice}")
    assert table.player(A).influence == 9
    assert (table.extra_dice(), table.wounds(novice)) == ("P", 1)


def test_blood_broker_need_not_pay_and_cannot_without_influence() -> None:
    for influence in (10, 0):
        table = vallor()
        table.influence(influence)
        broker = table.put("blood_broker", "E4")
        novice = table.put("novice_of_aria", "E6", B)
        table.luck("BBY ---")
        table.act(broker, *(["no"] if influence else []), f"attack>{novice}")
        assert table.player(A).influence == influence
        assert table.extra_dice() == ""


def test_crits_of_blood_broker_heal_it() -> None:
    """Vampirism (W-236): 1 for each crit on the attack dice; nothing from the Forged (W-201)."""
    for kind, wounds in (("novice_of_aria", 1), ("stone_sentinel", 3)):
        table = vallor()
        table.influence(0)
        broker = table.put("blood_broker", "E4", wounds=3)
        target = table.put(kind, "E6", B)
        table.luck("BBY cc-")
        table.attack(broker, target)
        assert table.wounds(broker) == wounds


# --- Cellar Horror ----------------------------------------------------------------------------------------


def test_no_support_card_touches_cellar_horror() -> None:
    """Monster (W-209, WQ97): nobody chooses it, friend or foe."""
    table = Table("queen_zenobia", "tarvo_quill", at=("E3", "I9"))
    table.put("cellar_horror", "E5", B)
    table.hand("judgement")
    assert not table.offers("play>judgement")
    own = vallor()
    own.put("cellar_horror", "E5", wounds=2)
    own.build("fighting_pit")
    own.do("use>fighting_pit.0")
    assert own.asked == "main", "only the hero could be named"


def test_cellar_horror_is_not_pushed() -> None:
    """W-209."""
    table = Table("queen_zenobia", "tarvo_quill")
    captain = table.put("banner_captain", "E5")
    horror = table.put("cellar_horror", "E6", B)
    table.luck("BB pp")
    table.attack(captain, horror)
    assert (table.where(horror), table.wounds(horror)) == ("E6", 0)


def test_a_wounded_cellar_horror_always_adds_purple() -> None:
    """Berserk (W-189), Add P."""
    for wounds, extra in ((1, "P"), (0, "")):
        table = vallor()
        horror = table.put("cellar_horror", "E5", wounds=wounds)
        captain = table.put("banner_captain", "E6", B)
        table.luck("RBB hh-", "P -") if extra else table.luck("RBB hh-")
        table.attack(horror, captain)
        assert table.extra_dice() == extra


# --- Harbour Champion -------------------------------------------------------------------------------------


def test_harbour_champion_goes_on_to_the_next_enemy_after_a_kill() -> None:
    """Persecution 2 (W-211): up to two steps into contact, then another attack."""
    table = vallor()
    champion = table.put("harbour_champion", "E4")
    novice = table.put("novice_of_aria", "E5", B, wounds=3)
    captain = table.put("banner_captain", "E7", B)
    table.luck("RBB h--", "RBB hh-")
    table.attack(champion, novice, "E6")
    assert table.where(champion) == "E6"
    assert table.wounds(captain) == 2


def test_harbour_champion_persecutes_once_a_turn() -> None:
    """WQ19."""
    table = vallor()
    champion = table.put("harbour_champion", "E4")
    novice = table.put("novice_of_aria", "E5", B, wounds=3)
    bearer = table.put("griffin_fledgling", "E6", B, wounds=3)
    captain = table.put("banner_captain", "E7", B)
    table.luck("RBB h--", "RBB h--")
    table.attack(champion, novice, "E5")
    assert not table.there(bearer)
    assert table.there(captain)
    assert len(table.heard(ev.AttackDeclared)) == 2


def test_harbour_champion_ignores_one_push() -> None:
    """Brave (W-190)."""
    table = Table("queen_zenobia", "tarvo_quill")
    captain = table.put("banner_captain", "E5")
    champion = table.put("harbour_champion", "E6", B)
    table.luck("BB ph")
    table.attack(captain, champion)
    assert (table.where(champion), table.wounds(champion)) == ("E6", 1)


def test_a_crit_of_harbour_champion_hurts_another() -> None:
    """Slash (W-233)."""
    table = vallor()
    champion = table.put("harbour_champion", "E5")
    captain = table.put("banner_captain", "E6", B)
    novice = table.put("novice_of_aria", "D5", B)
    table.luck("RBB c--")
    table.attack(champion, captain)
    assert (table.wounds(captain), table.wounds(novice)) == (1, 1)
