"""Questions, windows, standing orders and undo (section 20), and rulings about them."""

from __future__ import annotations

from typing import Any

import pytest

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.choices import About
from sfb_bot.games.warseer.rules.orders import ORDERS, is_wanted
from sfb_bot.games.warseer.rules.rules import Warseer
from sfb_bot.kernel import Decision, Dice, random_keys, undoable
from tests.games.warseer.kit.random_play import begun, named, ways
from tests.games.warseer.kit.table import A, B, C, D, Table, shared_content


def attacked(hand: tuple[str, ...], influence: int = 10, history: tuple[str, ...] = ()) -> Table:
    """Tarvo's knife is attacked; B has this hand."""
    table = Table("queen_zenobia", "tarvo_quill")
    griffin, knife = table.put("griffin_fledgling", "E5"), table.put("gutter_knife", "E6", B)
    table.hand(*hand, seat=B)
    table.influence(influence, seat=B)
    table.history(*history, seat=B)
    table.luck("BB hh")
    table.do(f"activate>{griffin}", f"attack>{knife}")
    return table


@pytest.mark.parametrize("way", ways(), ids=named)
def test_each_question_has_one_seat_options_and_a_default(way: dict[str, Any]) -> None:
    """W-237, WQ92: a default is a legal answer; keys are never the same."""
    run = begun("questions", way)
    dice = Dice("questions")
    while run.ask is not None:
        seats = [decision.seat for decision in run.ask.decisions]
        assert len(set(seats)) == len(seats)
        for decision in run.ask.decisions:
            keys = [option.key for option in decision.options]
            assert len(set(keys)) == len(keys)
            assert decision.allows(decision.default), decision.prompt
        decision = run.ask.decisions[0]
        run.answer(decision.seat, run.ask_no, random_keys(decision, dice))


@pytest.mark.parametrize("way", ways()[:7], ids=named)
def test_a_match_of_time_outs_ends(way: dict[str, Any]) -> None:
    """WQ92: defaults alone lead to an end."""
    run = begun("silence", way)
    while run.ask is not None:
        run.time_out(run.waiting_for[0], run.ask_no)
    assert run.state.outcome is not None


def test_a_window_opens_by_public_facts_alone() -> None:
    """W-240, W-241, W-242: the same for every hand; with nothing to play there is pass alone."""
    assert (attacked(("trapdoor",)).asked, attacked(("trapdoor",)).options) == (
        "tactic",
        ["trapdoor", "pass"],
    )
    assert (attacked(("alley_fire",)).asked, attacked(("alley_fire",)).options) == ("tactic", ["pass"])
    assert attacked(()).asked != "tactic", "no card in hand"
    assert attacked(("alley_fire",), influence=1).asked != "tactic", "Trapdoor costs 2"
    assert attacked(("alley_fire",), history=("trapdoor",)).asked != "tactic", "its only copy lies in History"


def test_who_keeps_no_influence_is_never_asked() -> None:
    """W-246, WQ33: tactics are paid with what is left of the own last turn's influence."""
    tactics = [card for card in shared_content().cards.values() if card.sort == "tactic"]
    assert min(card.cost for card in tactics) == 1
    table = attacked(("trapdoor",), influence=2)
    table.do("trapdoor", "none")
    assert table.player(B).influence == 0


def test_several_seats_answer_at_the_same_time() -> None:
    """W-244, WQ31, WQ32: sealed; a second tactic of the same name is taken back unpaid and asked again."""
    table = Table("queen_zenobia", "tarvo_quill", "tarvo_quill", "tarvo_quill", mode="melee4")
    table.camp("wall_bearer")
    for seat, where in ((B, "C2"), (C, "C3"), (D, "C4")):
        table.put("gutter_knife", where, seat)
        table.hand("knives_in_the_dark", seat=seat)
    table.luck("BB h-")
    table.do("summon>wall_bearer", table_zone(table))
    assert table.run.waiting_for == (B, C, D)
    assert table.run.answer(B, table.run.ask_no, ("knives_in_the_dark",)).events == ()
    table.run.answer(C, table.run.ask_no, ("knives_in_the_dark",))
    table.run.answer(D, table.run.ask_no, ("pass",))
    assert table.player(B).hand == []
    assert table.player(C).hand == ["knives_in_the_dark"]
    assert table.player(C).influence == 10


def table_zone(table: Table) -> str:
    """A free hex of A's zone on Four Gates near the knives."""
    assert table.state.map.id == "four_gates"
    return "B1"


def test_a_hidden_moment_is_left_to_the_table() -> None:
    """W-243: who has windows has them answered no earlier than a hidden moment."""
    assert Warseer.has_windows
    table = attacked(("trapdoor",))
    assert table.run.ask is not None
    assert not table.run.ask.decisions[0].follows


def test_public_means_are_asked_only_of_those_who_have_them() -> None:
    """W-247: no Protector, no Counterblow, one armour relic: no question."""
    table = Table(turn=B, at=("E5", "I9"))
    hound = table.put("pit_hound", "E6", B)
    table.wear("legion_plate")
    table.luck("BY hh")
    table.do(f"activate>{hound}", f"attack>{table.hero()}")
    assert table.asked == "main"
    assert table.player().relics[0].armour == 1
    two = Table(turn=B, at=("E5", "I9"))
    second = two.put("pit_hound", "E6", B)
    two.wear("legion_plate", "sunsteel_cuirass")
    two.luck("BY hh")
    two.do(f"activate>{second}", f"attack>{two.hero()}")
    assert (two.asked, two.asked_seat) == ("armour", A)
    assert two.run.ask is not None
    assert two.run.ask.decisions[0].default == ("legion_plate",), "W-250: the smallest that takes all"


# --- Standing orders --------------------------------------------------------------------------------------


def window(about: About) -> Decision:
    return Decision(B, "tactic", (), about=about)


@pytest.mark.parametrize(
    ("order", "subject", "wanted"),
    [
        ("ask", "", (True, True)),
        ("pass_turn", "", (False, False)),
        ("for_hero", "", (True, False)),
        ("if_damage", "2", (True, False)),
        ("if_fatal", "", (True, False)),
        ("for_kind", "gutter_knife", (False, True)),
        ("for_rank", "bronze", (False, True)),
        ("for_rank", "silver", (False, False)),
        ("for_class", "harmed", (True, False)),
        ("keep", "9", (True, True)),
        ("keep", "10", (False, False)),
        ("for_kind", "unicorn", (True, True)),
    ],
)
def test_standing_orders(order: str, subject: str, wanted: tuple[bool, bool]) -> None:
    """W-248, W-249: judged by public facts; a subject that means nothing wants to be asked."""
    table = Table()
    knife = table.put("gutter_knife", "E5", B)
    hero = window(About(creature=table.hero(B), window="harmed", amount=2, is_fatal=True))
    plain = window(About(creature=knife, window="attacked", amount=1))
    assert (
        is_wanted(table.state, hero, order, subject),
        is_wanted(table.state, plain, order, subject),
    ) == wanted
    begins = Decision(A, "main", ())
    assert is_wanted(table.state, begins, order, subject), "an action of one's own is always asked"


def test_in_the_own_turn_everything_is_asked() -> None:
    """W-248: orders are for the turns of others."""
    table = Table(turn=B)
    own = Decision(B, "dice", (), about=About(creature=table.hero(A), window="rolled"))
    assert all(
        is_wanted(table.state, own, order, "") for order in ("pass_turn", *(each.name for each in ORDERS))
    )


def test_reflexes_follow_their_defaults_under_any_order() -> None:
    """W-250: Counterblow always, a Protector if it saves the ally and survives."""
    table = Table()
    for order in ORDERS:
        assert not is_wanted(table.state, Decision(B, "counterblow", ()), order.name, "")
    assert is_wanted(table.state, Decision(B, "counterblow", ()), "ask", "")
    for wounds, damage, default in ((3, "h-", "bulwark"), (0, "h-", "none")):
        game = Table(turn=B)
        bulwark = game.put("hired_bulwark", "D4")
        novice = game.put("novice_of_aria", "E5", wounds=wounds)
        hound = game.put("pit_hound", "E6", B)
        game.luck(f"BY {damage}")
        game.do(f"activate>{hound}", f"attack>{novice}")
        assert game.asked == "protect"
        assert game.run.ask is not None
        assert game.run.ask.decisions[0].default == (str(bulwark) if default == "bulwark" else "none",)


@pytest.mark.parametrize(("relic", "is_fatal"), [("", True), ("legion_plate", False)])
def test_what_would_destroy_counts_the_armour_of_relics(relic: str, is_fatal: bool) -> None:
    """W-249, W-105: two damage on a hero with 1 health left; and a Protector is not needed (W-250)."""
    table = Table("queen_zenobia", "tarvo_quill", turn=B, at=("E5", "I9"))
    table.creature(table.hero()).wounds = 8
    table.wear(*(relic,) * bool(relic))
    bulwark = table.put("hired_bulwark", "D4")
    table.hand("gem_of_life")
    horror = table.put("cellar_horror", "E6", B)
    table.luck("RBB hh-")
    table.do(f"activate>{horror}", f"attack>{table.hero()}")
    while table.asked == "dice":
        table.do("pass")
    assert table.run.ask is not None
    about = table.run.ask.decisions[0].about
    assert isinstance(about, About)
    assert (table.asked, about.window, about.is_fatal) == ("tactic", "harmed", is_fatal)
    table.do("pass")
    assert table.asked == "protect"
    assert table.run.ask.decisions[0].default == (str(bulwark) if is_fatal else "none",)


# --- Undo -------------------------------------------------------------------------------------------------


def test_steps_can_be_taken_back_until_dice_are_rolled() -> None:
    """W-252, W-238."""
    table = Table()
    griffin, fisher = table.put("griffin_fledgling", "E4"), table.put("chain_fisher", "E6", B)
    steps = []
    for key in (f"activate>{griffin}", "go>E5"):
        steps.append(table.run.answer(A, table.run.ask_no, (key,)))
    assert undoable(steps, A) == 2
    steps.append(table.run.answer(A, table.run.ask_no, (f"attack>{fisher}",)))
    assert undoable(steps, A) == 0


def test_a_drawn_card_and_an_opened_window_end_the_right_to_undo() -> None:
    """W-252."""
    table = Table("tarvo_quill", "queen_zenobia")
    table.hand("tavern_rumour")
    steps = [table.run.answer(A, table.run.ask_no, ("play>tavern_rumour",))]
    assert undoable(steps, A) == 0
    other = Table("queen_zenobia", "tarvo_quill")
    griffin, knife = other.put("griffin_fledgling", "E5"), other.put("gutter_knife", "E6", B)
    other.hand("trapdoor", seat=B)
    taken = [
        other.run.answer(A, other.run.ask_no, (key,)) for key in (f"activate>{griffin}", f"attack>{knife}")
    ]
    assert taken[-1].asked == (B,)
    assert undoable(taken, A) == 0


# --- Rulings ----------------------------------------------------------------------------------------------


def test_crit_always_without_a_crit_face() -> None:
    """WQ17: the effect fires; Vampirism heals by crit faces alone."""
    table = Table()
    broker = table.put("blood_broker", "E5", wounds=2)
    prey = table.put("chain_fisher", "E6", B)
    table.rules.evolve(table.state, ev.ModAdded(broker, "grant", "berserk", 0, "", "", "turn"))
    table.luck("BBY h--")
    table.do(f"activate>{broker}")
    table.do("no", f"attack>{prey}")
    table.rest()
    assert [event.crit for event in table.heard(ev.CritFired)] == ["vampirism"]
    assert table.wounds(broker) == 2


def test_minions_are_creatures_never_characters() -> None:
    """WQ38, W-26."""
    table = Table("emperor_demian", "tarvo_quill")
    recruit = table.put("legion_recruit", "E5")
    table.put("wall_bearer", "E6")
    table.hand("healing_light", "iron_will")
    table.do("play>healing_light")
    assert str(recruit) in table.options
    other = Table("emperor_demian", "tarvo_quill")
    minion = other.put("legion_recruit", "E5")
    other.hand("iron_will")
    assert not other.offers("play>iron_will"), "no character is there"
    assert other.there(minion)


def test_two_names_in_ukrainian() -> None:
    """WQ49: Agile and Nimble are told apart."""
    terms = shared_content().terms
    agile, nimble = terms["keyword"]["agile"].name["uk"], terms["crit"]["nimble"].name["uk"]
    assert agile != nimble


def test_a_hook_is_no_move_of_ones_own() -> None:
    """WQ56: Ambush counts after it."""
    table = Table()
    crossbow = table.put("legion_crossbow", "E4")
    table.rules.evolve(table.state, ev.ModAdded(crossbow, "grant", "hook", 3, "", "", "turn"))
    prey = table.put("chain_fisher", "E7", B)
    table.luck("BY h-")
    table.do(f"activate>{crossbow}", f"hook>{prey}", f"attack>{prey}")
    assert table.extra_dice() == "G"
    walked = Table()
    shooter, target = walked.put("legion_crossbow", "E3"), walked.put("chain_fisher", "E7", B)
    walked.luck("BY --")
    walked.act(shooter, "go>E4", f"attack>{target}")
    assert walked.extra_dice() == ""


def test_forest_and_hill_do_nothing_against_cards() -> None:
    """WQ94, WQ59: they speak of other creatures; a Long shot is one's."""
    table = Table("queen_zenobia", "tarvo_quill", at=("C2", "I9"))
    knife = table.put("gutter_knife", "C4", B)
    table.hand("judgement")
    table.luck("BBB h--")
    table.play("judgement")
    assert table.wounds(knife) == 1
    shot = Table("brissa_de_molforn", "queen_zenobia", at=("A1", "I9"))
    archer, target = shot.put("roof_archer", "C2"), shot.put("wall_bearer", "C4", B)
    shot.luck("Y h")
    shot.act(archer, f"shoot>{target}")
    assert shot.wounds(target) == 0


def test_a_fixed_target_is_not_turned_aside_by_a_defender() -> None:
    """WQ95, W-196: Counterblow strikes the attacker, whoever stands beside it."""
    table = Table(turn=B)
    duellist = table.put("dock_duellist", "E5")
    hound = table.put("pit_hound", "E6", B)
    table.put("hired_bulwark", "F5", B)
    assert table.state.ground.distance(table.cell("F5"), table.cell("E5")) == 1
    table.luck("BY --", "BY h-")
    table.attack(hound, duellist, "yes")
    declared = table.heard(ev.AttackDeclared)
    assert (declared[-1].attacker, declared[-1].target) == (duellist, hound)


def test_tags_have_no_rules_of_their_own() -> None:
    """W-222: undead and mech change no value; they only keep a Resurgent from rising."""
    tagged = [kind for kind in shared_content().creatures.values() if kind.tags]
    assert {tag for kind in tagged for tag in kind.tags} == {"undead", "mech"}
    table = Table()
    cantor = table.put("bone_cantor", "E5")
    assert table.now(cantor).health == shared_content().creatures[table.creature(cantor).kind.id].health


def test_a_token_kill_is_nobodys() -> None:
    """WQ22, W-142: poison given by the enemy scores nothing."""
    table = Table(turn=B)
    victim = table.put("gutter_knife", "E5", B, wounds=3, tokens="poison")
    table.luck("B h")
    table.do(f"activate>{victim}", "suffer")
    assert not table.there(victim)
    assert table.heard(ev.Destroyed)[-1].by == -1
    assert table.player(A).points == 0


def test_an_injured_character_enters_with_1_health() -> None:
    """WQ84, W-179: by whatever effect it comes."""
    table = Table()
    table.player().injured = [table.creature(table.put("wall_bearer", "E5")).kind.id]
    table.state.players[A].camp = [table.player().injured[0]]
    table.do("summon>wall_bearer", "E1")
    entered = max(table.found("wall_bearer"))
    assert table.now(entered).health - table.wounds(entered) == 1
