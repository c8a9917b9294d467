"""The twenty battle cards of the Free City of Vallor, each in play."""

from __future__ import annotations

from sfb_bot.games.warseer.rules import events as ev
from tests.games.warseer.kit.table import A, B, Table


def vallor(*, at: str = "A1", is_attacked: bool = False) -> Table:
    """Brissa against Demian."""
    return Table("brissa_de_molforn", "emperor_demian", at=(at, "I9"), turn=B if is_attacked else A)


# --- Spells -----------------------------------------------------------------------------------------------


def test_tavern_rumour_draws_a_card() -> None:
    table = vallor()
    top = table.player(A).deck[-1]
    table.hand("tavern_rumour")
    table.play("tavern_rumour")
    assert table.player(A).hand == [top]
    assert table.player(A).influence == 9


def test_tavern_rumour_may_be_played_twice_and_counts_as_income() -> None:
    table = vallor()
    table.hand("tavern_rumour", "tavern_rumour")
    table.play("tavern_rumour")
    table.play("tavern_rumour")
    assert table.player(A).income == 2
    assert len(table.player(A).hand) == 2


def test_alley_fire_burns_who_is_seen_by_one_of_yours() -> None:
    """Within 3 of an own creature and in its sight; magic."""
    table = vallor()
    table.put("pit_hound", "E3")
    sentinel = table.put("goliath", "E6", B, armour=2)
    table.hand("alley_fire")
    table.luck("BB hh")
    table.play("alley_fire")
    assert (table.wounds(sentinel), table.creature(sentinel).armour) == (2, 2)


def test_alley_fire_needs_one_creature_that_is_near_and_sees() -> None:
    """C3 is near but does not see C6 behind the forest; E2 sees it and is too far away."""
    table = vallor()
    table.put("pit_hound", "C3")
    table.put("pit_hound", "E2")
    table.put("goliath", "C6", B)
    table.hand("alley_fire")
    assert not table.offers("play>alley_fire")


def test_venom_vial_poisons_within_two() -> None:
    table = vallor()
    table.put("pit_hound", "E4")
    goliath, far = table.put("goliath", "E6", B), table.put("wall_bearer", "E7", B)
    table.hand("venom_vial")
    table.play("venom_vial")
    assert table.has_token(goliath, "poison")
    assert not table.has_token(far, "poison")


def test_the_poison_of_venom_vial_is_rolled_for_or_skipped_away() -> None:
    """W-111: blue: hit 1 wound, crit the token goes; or the activation is skipped."""
    for choice, face, wounds, is_left in (
        *(("suffer", "h", 1, True), ("suffer", "c", 0, False), ("skip", "", 0, False)),
    ):
        table = vallor()
        table.put("pit_hound", "E4")
        goliath = table.put("goliath", "E6", B)
        table.hand("venom_vial")
        table.play("venom_vial")
        table.end_turn()
        if face:
            table.luck(f"B {face}")
        table.act(goliath, choice)
        assert table.wounds(goliath) == wounds
        assert table.has_token(goliath, "poison") is is_left


def test_change_places_swaps_two_neighbours_of_any_side() -> None:
    table = vallor()
    hound, bearer = table.put("pit_hound", "E5"), table.put("wall_bearer", "E6", B)
    table.hand("change_places")
    table.play("change_places")
    assert (table.where(hound), table.where(bearer)) == ("E6", "E5")


def test_change_places_needs_neighbours() -> None:
    """And a Monster is none of them (WQ97)."""
    table = vallor()
    table.put("pit_hound", "E4")
    table.put("wall_bearer", "E6", B)
    table.put("cellar_horror", "E7")
    table.hand("change_places")
    assert not table.offers("play>change_places")


def test_sabotage_destroys_a_building() -> None:
    """It goes to its owner's History (W-120)."""
    table = vallor()
    table.build("barracks", "aerie", seat=B)
    table.hand("sabotage")
    table.play("sabotage", "1.aerie")
    assert [building.card for building in table.player(B).buildings] == ["barracks"]
    assert table.player(B).history == ["aerie"]


def test_sabotage_destroys_no_relic_with_armour_tokens() -> None:
    table = vallor()
    table.wear("legion_plate", "griffin_horn", seat=B)
    table.hand("sabotage")
    table.play("sabotage")
    assert [relic.card for relic in table.player(B).relics] == ["legion_plate"]
    only = vallor()
    only.wear("legion_plate", seat=B)
    only.hand("sabotage")
    assert not only.offers("play>sabotage")


# --- Relics -----------------------------------------------------------------------------------------------


def test_loaded_die_rerolls_one_die_of_any_of_yours() -> None:
    """Multiple use 3 (W-132)."""
    table = vallor()
    table.wear("loaded_die")
    hound, bearer = table.put("pit_hound", "E5"), table.put("goliath", "E6", B)
    table.luck("BY --", "B h")
    table.do(f"activate>{hound}", f"attack>{bearer}", "use>loaded_die.0", "die1")
    table.rest()
    assert table.wounds(bearer) == 1
    assert table.player(A).relics[0].uses == 2


def test_loaded_die_works_once_per_activation() -> None:
    """W-132: also if the creature attacks twice."""
    table = vallor()
    table.wear("loaded_die")
    duellist, kerub = table.put("dock_duellist", "E5"), table.put("goliath", "E6", B)
    table.luck("BBY c--", "B -", "BBY h--")
    table.do(f"activate>{duellist}", f"attack>{kerub}", "use>loaded_die.0", "die2")
    table.windows()
    while table.asked != "main":
        assert not table.offers("use>loaded_die.0")
        table.do("yes" if table.offers("yes") else "pass" if table.offers("pass") else table.options[0])
    assert table.player(A).relics[0].uses == 2


def test_loaded_die_leaves_crits_alone() -> None:
    """`reroll`: no crits."""
    table = vallor()
    table.wear("loaded_die")
    hound, goliath = table.put("pit_hound", "E5"), table.put("goliath", "E6", B)
    table.luck("BY cc", "G -")
    table.attack(hound, goliath)
    assert table.player(A).relics[0].uses == 3


def test_thiefs_gloves_pay_for_the_heros_kills() -> None:
    table = vallor(at="E4")
    table.influence(3)
    table.wear("thiefs_gloves")
    recruit = table.put("legion_recruit", "E6", B, wounds=1)
    table.luck("BBY hh-")
    table.attack(table.hero(A), recruit)
    assert not table.there(recruit)
    assert table.player(A).influence == 5


def test_thiefs_gloves_do_not_pay_for_others_kills() -> None:
    table = vallor()
    table.influence(3)
    table.wear("thiefs_gloves")
    hound, recruit = table.put("pit_hound", "E5"), table.put("legion_recruit", "E6", B, wounds=1)
    table.luck("BY hh", "G -")
    table.attack(hound, recruit)
    assert not table.there(recruit)
    assert table.player(A).influence == 3


def test_brigandine_takes_two_damage() -> None:
    """Armour 2 (W-105), then it is destroyed (W-106)."""
    table = vallor(at="E5", is_attacked=True)
    table.wear("brigandine")
    kerub = table.put("kerub_the_armoured_griffin", "E6", B)
    table.luck("RRB hhh")
    table.attack(kerub, table.hero(A))
    assert table.wounds(table.hero(A)) == 1
    assert table.player(A).history == ["brigandine"]


def test_brigandine_is_kept_while_it_has_tokens() -> None:
    table = vallor(at="E5", is_attacked=True)
    table.wear("brigandine")
    bearer = table.put("wall_bearer", "E6", B)
    table.luck("BY h-")
    table.attack(bearer, table.hero(A))
    assert [(relic.card, relic.armour) for relic in table.player(A).relics] == [("brigandine", 1)]


def test_grapnel_lets_the_hero_hook() -> None:
    """Hook 3 (W-204)."""
    table = vallor(at="E3")
    table.wear("grapnel")
    bearer = table.put("wall_bearer", "E6", B)
    table.do(f"activate>{table.hero(A)}", f"hook>{bearer}")
    assert table.where(bearer) == "E4"


def test_grapnel_gives_nothing_to_others() -> None:
    table = vallor(at="A1")
    table.wear("grapnel")
    hound, bearer = table.put("pit_hound", "E3"), table.put("wall_bearer", "E6", B)
    table.do(f"activate>{hound}")
    assert not table.offers(f"hook>{bearer}")


# --- Buildings --------------------------------------------------------------------------------------------


def test_black_market_turns_a_card_into_influence() -> None:
    """Discard a battle card to History: its income counts (W-134)."""
    table = vallor()
    table.influence(1)
    table.build("black_market")
    table.hand("grapnel", "tavern")
    table.use("black_market", "grapnel")
    assert table.player(A).influence == 3
    assert table.player(A).hand == ["tavern"]
    assert table.player(A).income == 2


def test_black_market_needs_a_card() -> None:
    table = vallor()
    table.build("black_market")
    assert not table.offers("use>black_market.0")


def test_tavern_makes_agile_and_faster() -> None:
    table = vallor()
    hound = table.put("pit_hound", "A9")
    for where in ("A8", "B8"):
        table.put("dragon_whelp", where)
    table.build("tavern")
    table.use("tavern", hound)
    assert table.now(hound).move == 5
    table.do(f"activate>{hound}")
    assert table.offers("go>B4")


def test_what_tavern_gives_ends_with_the_turn() -> None:
    table = vallor()
    hound = table.put("pit_hound", "E5")
    table.build("tavern")
    table.use("tavern", hound)
    table.end_turn()
    assert table.now(hound).move == 4


def test_fighting_pit_adds_purple_once() -> None:
    table = vallor()
    duellist, kerub = table.put("dock_duellist", "E5"), table.put("kerub_the_armoured_griffin", "E6", B)
    table.build("fighting_pit")
    table.use("fighting_pit", duellist)
    table.luck("BBY c--", "P h", "BBY h--")
    table.attack(duellist, kerub, "yes")
    assert table.extra_dice() == "P", "the attack of the Frenzy is another one"


def test_fighting_pit_costs_one() -> None:
    table = vallor()
    table.build("fighting_pit")
    table.influence(0)
    assert not table.offers("use>fighting_pit.0")
    rich = vallor()
    rich.build("fighting_pit")
    rich.use("fighting_pit")
    assert rich.player(A).influence == 9


def test_smugglers_dock_lands_a_minion_beside_the_hero() -> None:
    table = vallor(at="E5")
    table.build("smugglers_dock")
    table.use("smugglers_dock", "D5")
    assert table.where(table.found("dragon_whelp")[0]) == "D5"
    assert table.player(A).influence == 8


def test_two_smugglers_docks_are_used_one_after_the_other() -> None:
    """Each turns by itself."""
    table = vallor(at="E5")
    table.build("smugglers_dock", "smugglers_dock")
    table.use("smugglers_dock", "D5")
    table.use("smugglers_dock", "E6")
    assert len(table.found("dragon_whelp")) == 2
    assert not table.offers("use>smugglers_dock.0")


# --- Tactics ----------------------------------------------------------------------------------------------


def test_dirty_trick_turns_a_blank_to_a_hit() -> None:
    """Rolled, an own creature attacks."""
    table = vallor()
    table.hand("dirty_trick")
    hound, bearer = table.put("pit_hound", "E5"), table.put("goliath", "E6", B)
    table.luck("BY h-")
    table.do(f"activate>{hound}", f"attack>{bearer}")
    table.answer("dirty_trick")
    assert table.wounds(bearer) == 2
    assert table.player(A).history == ["dirty_trick"]


def test_dirty_trick_needs_a_blank_and_an_attack_of_ones_own() -> None:
    """It is no help against attacks (W-97)."""
    table = vallor()
    table.hand("dirty_trick")
    hound, bearer = table.put("pit_hound", "E5"), table.put("goliath", "E6", B)
    table.luck("BY hh")
    table.do(f"activate>{hound}", f"attack>{bearer}")
    assert "dirty_trick" not in table.windows()
    attacked = vallor(is_attacked=True)
    attacked.hand("dirty_trick")
    victim, goliath = attacked.put("pit_hound", "E5"), attacked.put("goliath", "E6", B)
    attacked.luck("BBY h--")
    attacked.do(f"activate>{goliath}", f"attack>{victim}")
    assert "dirty_trick" not in attacked.windows()


def test_two_dirty_tricks_never_answer_the_same_roll() -> None:
    """W-118, WQ32."""
    table = vallor()
    table.hand("dirty_trick", "dirty_trick")
    hound, bearer = table.put("pit_hound", "E5"), table.put("goliath", "E6", B)
    table.luck("BY --")
    table.do(f"activate>{hound}", f"attack>{bearer}")
    table.answer("dirty_trick")
    assert table.wounds(bearer) == 1
    assert table.player(A).hand == ["dirty_trick"]


def test_trapdoor_takes_the_target_away() -> None:
    """Attacked: it moves 1; out of range the attack is lost (W-95)."""
    table = vallor(is_attacked=True)
    table.hand("trapdoor")
    hound, goliath = table.put("pit_hound", "E5"), table.put("goliath", "E6", B)
    table.do(f"activate>{goliath}", f"attack>{hound}", "trapdoor", "E4")
    table.rest()
    assert table.where(hound) == "E4"
    assert table.wounds(hound) == 0
    assert len(table.heard(ev.AttackLost)) == 1
    assert table.creature(goliath).is_turned


def test_trapdoor_works_in_a_clinch_and_the_attack_goes_on_in_reach() -> None:
    """Clinch or not; still in contact it is hit."""
    table = Table("brissa_de_molforn", "tarvo_quill", turn=B)
    table.hand("trapdoor")
    hound, fisher = table.put("pit_hound", "E5"), table.put("chain_fisher", "E6", B)
    table.luck("BB h-")
    table.do(f"activate>{fisher}", f"attack>{hound}", "trapdoor", "D5")
    table.rest()
    assert table.where(hound) == "D5"
    assert table.wounds(hound) == 1
