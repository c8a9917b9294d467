"""Tournaments: linked matches (17.5)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.content import KindId
from sfb_bot.games.warseer.rules.model import Outcome, Phase, State
from sfb_bot.games.warseer.rules.modes import MODES
from sfb_bot.games.warseer.rules.resources import carried_of, ledger_of
from sfb_bot.games.warseer.rules.rules import WarseerRun
from sfb_bot.games.warseer.rules.sequels import results
from sfb_bot.games.warseer.rules.setup import Carried, Ledger
from sfb_bot.games.warseer.rules.setup_codec import encode_carried
from sfb_bot.games.warseer.rules.terms import leader_of
from sfb_bot.kernel import Dice, Run, SetupRefused, Word, random_keys
from tests.games.warseer.kit.table import A, B, shared_content, shared_rules

CONTENT = shared_content()
HEROES = (KindId("queen_zenobia"), KindId("tarvo_quill"))


def later(number: int, *ledgers: Ledger, last: int = -1, mode: str = "royal") -> dict[str, Any]:
    """The settings of a later match."""
    scenarios = tuple(CONTENT.scenarios)[number - 1 :]
    shops = ("A", "B")
    full = tuple(
        replace(ledger, shop=shop)
        for ledger, shop in zip(ledgers or (Ledger(), Ledger()), shops, strict=True)
    )
    return {"mode": mode, "carried": encode_carried(Carried(number, last, scenarios, HEROES, full))}


def begun(settings: dict[str, Any], seed: str = "tournament") -> WarseerRun:
    rules = shared_rules()
    return Run(rules, rules.begin(settings, seed))


def answered(run: WarseerRun, **answers: tuple[tuple[str, ...], tuple[str, ...]]) -> WarseerRun:
    """Answer prompts by name, A first, everything else by default, until heroes are placed."""
    while run.ask is not None and run.ask.decisions[0].prompt != "enter":
        decision = run.ask.decisions[0]
        given = answers.get(decision.prompt)
        run.answer(decision.seat, run.ask_no, given[decision.seat] if given else decision.default)
    return run


def ended(state: State, winner: int | None, reason: str = "goal") -> State:
    """The match as it is now, over."""
    state.outcome = Outcome(winner, reason)  # pyright: ignore[reportArgumentType]
    state.phase = Phase.OVER
    return state


# --- The whole --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "matches"), [("champion", 5), ("royal", 7)])
def test_a_tournament_has_so_many_matches(mode: str, matches: int) -> None:
    """W-170, W-172, WQ79: the hero stays; the last match decides on points over all."""
    rules = shared_rules()
    settings: Any = {"mode": mode}
    heroes: set[tuple[KindId, ...]] = set()
    scenarios: list[KindId | None] = []
    dice = Dice(f"{mode} matches")
    count = 0
    run = begun(settings)
    while settings is not None:
        run = begun(settings, f"{mode} {count}")
        while run.ask is not None:
            decision = run.ask.decisions[0]
            run.answer(decision.seat, run.ask_no, random_keys(decision, dice))
        count += 1
        heroes.add(tuple(player.hero for player in run.state.players if player.hero is not None))
        scenarios.append(run.state.terms.scenario)
        settings = rules.sequel(run.state)
    assert count == matches == MODES[mode].matches
    assert len(heroes) == 1
    played = [scenario for scenario in scenarios if scenario is not None]
    assert len(set(played)) == len(played), "W-171: a played scenario leaves the deck"
    summary, carried = rules.summary(run.state), results(run.state)
    assert summary is not None
    assert carried is not None
    assert summary.points == tuple(ledger.points for ledger in carried.ledgers)
    assert summary.winner == carried.leader


def test_who_wins_a_tournament() -> None:
    """W-170: most points, then most matches won, then a draw."""
    for one, other, winner in (
        (Ledger(points=5), Ledger(points=4, wins=3), 0),
        (Ledger(points=5, wins=1), Ledger(points=5, wins=2), 1),
        (Ledger(points=5, wins=2), Ledger(points=5, wins=2), None),
    ):
        assert Carried(6, -1, (), HEROES, (one, other)).leader == winner


def test_words_end_the_whole_tournament() -> None:
    """W-150: whoever concedes has lost it."""
    run = answered(begun(later(3)))
    run.say(A, Word.CONCEDE)
    assert shared_rules().sequel(run.state) is None
    summary = shared_rules().summary(run.state)
    assert summary is not None
    assert (summary.winner, summary.ending) == (1, "concession")


def test_settings_of_a_tournament_are_strict() -> None:
    """W-174: its matches say by themselves how they are played."""
    for wrong in (
        {"mode": "champion", "scenario": "crown_hill"},
        {"mode": "champion", "goal": 5},
        {"mode": "duel", "carried": later(2)["carried"]},
        later(6, mode="champion"),
        {"mode": "royal", "carried": {"number": 2}},
    ):
        with pytest.raises(SetupRefused):
            shared_rules().begin(wrong, "wrong")


# --- Resources --------------------------------------------------------------------------------------------


def test_shops_are_split_by_lot() -> None:
    """W-171: one player has the A cards, the other B."""
    found: set[str] = set()
    for number in range(12):
        state = begun({"mode": "champion"}, f"lot {number}").state
        shops = [ledger_of(state, seat).shop for seat in (A, B)]
        assert sorted(shops) == ["A", "B"]
        found.add(shops[0])
    assert found == {"A", "B"}


def test_coins_by_the_table_and_for_points_behind() -> None:
    """W-173: 3 coins per point of difference for who is behind; the rest is kept."""
    run = begun(later(3, Ledger(points=7, coins=11), Ledger(points=4, coins=2)))
    assert [ledger_of(run.state, seat).coins for seat in (A, B)] == [11 + 80, 2 + 80 + 9]


def test_points_become_coins() -> None:
    """W-173, WQ82: 1 to 3, any number, never below 0, after the difference was paid out."""
    run = begun(later(2, Ledger(points=4), Ledger()))
    assert run.ask is not None
    convert = run.ask.decisions[0]
    assert (convert.prompt, convert.seat) == ("convert", A)
    assert [option.key for option in convert.options] == ["0", "1", "2", "3", "4"]
    assert run.waiting_for == (A,), "who has no points is not asked"
    run = answered(run, convert=(("3",), ()))
    assert ledger_of(run.state, A).points == 1
    assert ledger_of(run.state, A).coins == 70 + 9
    assert ledger_of(run.state, B).coins == 70 + 12


def test_characters_are_bought_one_of_each_rank() -> None:
    """W-178: within leadership, for 4 coins per cost; a wish list is met as far as the coins reach."""
    wishes = ("wall_bearer", "novice_of_aria", "banner_captain", "archon_of_dawn", "pack_mule")
    run = answered(begun(later(1)), recruit=(wishes, ()))
    ledger = ledger_of(run.state, A)
    assert ledger.recruits == ("wall_bearer", "banner_captain", "archon_of_dawn", "pack_mule")
    assert ledger.coins == 60 - 8 - 16 - 28 - 4
    assert run.state.players[A].camp == list(ledger.recruits)
    poor = answered(
        begun(later(1)), recruit=(("archon_of_dawn", "field_inquisitor", "griffin_fledgling"), ())
    )
    assert ledger_of(poor.state, A).coins == 60 - 28 - 20 - 12


def test_a_dismissed_character_frees_its_slot() -> None:
    """W-178: for nothing."""
    run = answered(
        begun(later(2, Ledger(recruits=(KindId("archon_of_dawn"),)), Ledger())),
        dismiss=(("archon_of_dawn",), ()),
        recruit=(("kerub_the_armoured_griffin",), ()),
    )
    assert ledger_of(run.state, A).recruits == ("kerub_the_armoured_griffin",)
    assert ledger_of(run.state, A).coins == 70 - 28


def test_recovery_is_paid() -> None:
    """W-179, W-173: 2 coins per cost."""
    hurt = Ledger(
        recruits=(KindId("wall_bearer"), KindId("goliath")),
        injured=(KindId("wall_bearer"), KindId("goliath")),
    )
    run = answered(begun(later(2, hurt, Ledger())), recover=(("goliath",), ()))
    assert ledger_of(run.state, A).injured == ("wall_bearer",)
    assert run.state.players[A].injured == ["wall_bearer"]
    assert ledger_of(run.state, A).coins == 70 - 10


def test_the_shop_has_so_many_copies() -> None:
    """W-180, W-171: of the own set alone; what is owned is not there."""
    run = begun(later(2, Ledger(upgrades=(KindId("balm"), KindId("treasury"))), Ledger()))
    while run.ask is not None and run.ask.decisions[0].prompt != "shop":
        run.answer(run.waiting_for[0], run.ask_no, run.ask.decisions[0].default)
    assert run.ask is not None
    assert run.waiting_for == (A, B)
    keys = [option.key for option in run.ask.decisions[0].options]
    assert "balm" in keys
    assert "balm.1" not in keys
    assert "treasury" not in keys
    assert {"omens", "omens.1"} <= set(keys)
    assert not any(CONTENT.upgrades[KindId(key.split(".")[0])].set == "B" for key in keys)
    before = run.answer(A, run.ask_no, ("keen_blade", "omens", "omens.1"))
    assert before.events == ()
    step = run.answer(B, run.ask_no, ())
    bought = [event for event in step.events if isinstance(event, ev.Provisioned)]
    assert bought[0].bought == ("keen_blade", "omens", "omens")
    assert ledger_of(run.state, A).coins == 70 - 30 - 12 - 12


def test_purchases_are_sealed_and_all_are_asked_the_same() -> None:
    """W-173, D22: who is asked what follows from the open ledgers; nothing is shown before both are done."""
    prompts: list[list[str]] = []
    for wishes in ((), ("wall_bearer", "banner_captain")):
        run = begun(later(1))
        asked: list[str] = []
        while run.ask is not None and run.state.phase is Phase.RESOURCES:
            assert run.state.players[A].ledger == ledger_of(run.state, A)
            assert ledger_of(run.state, A).recruits == ()
            decision = run.ask.decisions[0]
            asked.append(decision.prompt)
            keys = wishes if decision.prompt == "recruit" and decision.seat == A else decision.default
            run.answer(decision.seat, run.ask_no, keys)
        prompts.append(asked)
    assert prompts[0] == prompts[1]


# --- Terms ------------------------------------------------------------------------------------------------


def test_the_table_of_matches() -> None:
    """W-174, WQ78, WQ80: feat decks, coins, goals; no scenario and no points from income in the seventh."""
    rows = CONTENT.tournament.matches
    assert [row.feats for row in rows] == [20, 20, 24, 30, 30, 30, 30]
    assert [row.coins for row in rows] == [60, 70, 80, 90, 90, 100, 120]
    assert [row.goal for row in rows] == [10, 8, 10, 12, 12, 12, 12]
    run = answered(begun(later(7, Ledger(points=3), Ledger())))
    assert run.state.terms.scenario is None
    assert not run.state.terms.has_income_points
    assert MODES["royal"].hero_points == 6
    second = answered(begun(later(2)))
    assert (second.state.terms.goal, len(second.state.feat_deck)) == (8, 20)


def test_the_leader_picks_the_map_and_the_trailing_player_the_rest() -> None:
    """W-174: scenario, first player and zone."""
    run = begun(later(2, Ledger(points=1), Ledger(points=5)))
    order: list[tuple[str, int]] = []
    while run.ask is not None and run.ask.decisions[0].prompt != "landmark":
        decision = run.ask.decisions[0]
        if run.state.phase is Phase.TERMS:
            order.append((decision.prompt, decision.seat))
        picked = {"map": "two_bridges", "scenario": "relic_hunt", "first": "seat1", "zone": "1"}
        keys = (picked[decision.prompt],) if decision.prompt in picked else decision.default
        run.answer(decision.seat, run.ask_no, keys)
    assert order == [("map", B), ("scenario", A), ("first", A), ("zone", A)]
    state = run.state
    assert (state.map.id, state.terms.scenario, state.order) == ("two_bridges", "relic_hunt", (B, A))
    assert state.zones[A] == state.map.zones[0], "A has taken zone 1 though B begins"


def test_the_seventh_map_is_the_trailing_players() -> None:
    """W-174."""
    run = begun(later(7, Ledger(points=1), Ledger(points=5)))
    while run.ask is not None and run.state.phase is not Phase.TERMS:
        run.answer(run.waiting_for[0], run.ask_no, run.ask.decisions[0].default)
    assert run.ask is not None
    assert (run.ask.decisions[0].prompt, run.ask.decisions[0].seat) == ("map", A)


def test_level_on_points() -> None:
    """WQ81: the winner of the last match leads; before that chance."""
    assert leader_of(begun(later(3, last=1)).state) == B
    assert leader_of(begun(later(3, last=0)).state) == A
    assert {leader_of(begun(later(2), f"level {number}").state) for number in range(12)} == {A, B}


def test_the_first_match_is_left_to_chance() -> None:
    """W-174: map, scenario and first player."""
    found: set[tuple[object, ...]] = set()
    for number in range(30):
        run = begun({"mode": "champion"}, f"chance {number}")
        prompts: set[str] = set()
        while run.ask is not None and run.state.phase in (Phase.HEROES, Phase.RESOURCES, Phase.TERMS):
            prompts.add(run.ask.decisions[0].prompt)
            run.answer(run.waiting_for[0], run.ask_no, run.ask.decisions[0].default)
        assert prompts == {"hero", "recruit", "shop"}
        found.add((run.state.map.id, run.state.terms.scenario, run.state.order[0]))
    assert len(found) > 10


# --- Results ----------------------------------------------------------------------------------------------


def test_points_wins_and_injuries_are_carried_over() -> None:
    """W-177, W-179: the card in neither camp nor City is injured; else it is well again."""
    recruits = tuple(map(KindId, ("wall_bearer", "goliath", "novice_of_aria")))
    before = Ledger(points=3, wins=1, recruits=recruits, injured=(KindId("novice_of_aria"),))
    run = answered(begun(later(2, before, Ledger())))
    state = run.state
    player = state.players[A]
    player.points = 6
    player.camp, player.city, player.history = [recruits[2]], [recruits[0]], [recruits[1]]
    carried = results(ended(state, 0))
    assert carried is not None
    ledger = carried.ledgers[A]
    assert (ledger.points, ledger.wins) == (9, 2)
    assert ledger.injured == ("goliath",)
    assert ledger.recruits == recruits
    assert (carried.number, carried.last) == (3, 0)
    assert state.terms.scenario not in carried.scenarios
    assert len(carried.scenarios) == len(carried_of(state).scenarios) - 1


def test_what_was_used_goes_back_to_the_shop() -> None:
    """W-180: buildings and relics stay, incantations and tactics are used up."""
    owned = tuple(map(KindId, ("treasury", "keen_blade", "balm", "balm", "sudden_shield")))
    run = answered(begun(later(2, Ledger(upgrades=owned), Ledger())))
    state = run.state
    for spent in ("balm", "sudden_shield", "keen_blade"):
        shared_rules().evolve(state, ev.UpgradeSpent(A, KindId(spent)))
    carried = results(ended(state, None))
    assert carried is not None
    assert carried.ledgers[A].upgrades == ("treasury", "keen_blade", "balm")


@pytest.mark.parametrize(
    ("fact", "line"),
    [
        ("first_blood", "first_blood"),
        ("destroyed3", "gold_slain"),
        ("hero_slain", "hero_slays_hero"),
    ],
)
def test_the_achievement_sheet(fact: str, line: str) -> None:
    """W-181: a tick and its coins each time; all boxes ticked pay the last reward once, then no more."""
    sheet = CONTENT.tournament.sheet
    place = next(number for number, each in enumerate(sheet) if each.id == line)
    printed = sheet[place]
    for ticked in (0, printed.boxes - 1, printed.boxes):
        ticks = tuple(ticked if number == place else each.boxes for number, each in enumerate(sheet))
        run = answered(begun(later(2, Ledger(ticks=ticks), Ledger(ticks=ticks))))
        state = run.state
        coins = ledger_of(state, A).coins
        state.players[A].facts_of_match[fact] = 1
        carried = results(ended(state, None))
        assert carried is not None
        ledger = carried.ledgers[A]
        is_new, is_last = ticked < printed.boxes, ticked == printed.boxes - 1
        assert ledger.ticks[place] == min(ticked + 1, printed.boxes)
        assert ledger.coins - coins == printed.coins * is_new + printed.last_coins * is_last
        assert ledger.points == printed.last_points * is_last


def test_a_free_incantation() -> None:
    """W-181: the last reward of a line, taken before the next match."""
    run = answered(begun(later(2, Ledger(gifts=1), Ledger())), gift=(("omens",), ()))
    assert ledger_of(run.state, A).upgrades == ("omens",)
    assert (ledger_of(run.state, A).coins, ledger_of(run.state, A).gifts) == (70, 0)
