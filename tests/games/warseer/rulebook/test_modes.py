"""The modes besides the duel (section 17)."""

from __future__ import annotations

import pytest

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.board import limit_left
from sfb_bot.games.warseer.rules.content import KindId
from sfb_bot.games.warseer.rules.ids import CreatureId
from sfb_bot.games.warseer.rules.model import Phase
from sfb_bot.games.warseer.rules.modes import MODES
from sfb_bot.games.warseer.rules.rules import WarseerRun
from sfb_bot.games.warseer.rules.skirmish import destroyed, leader
from sfb_bot.kernel import Seat, Word
from tests.games.warseer.kit.random_play import begun
from tests.games.warseer.kit.table import A, B, C, D, Table, shared_content
from tests.games.warseer.rulebook.test_set_up import start, until


def fell(table: Table, victim: Seat = B, hunter: CreatureId | None = None) -> None:
    """A creature of A's, the hero if no other is named, destroys a hero that is nearly down."""
    hero = table.creature(table.hero(victim))
    hero.wounds = table.now(hero.id).health - 1
    # Zenobia's dice against Tarvo, who is a difficult target; the Fledgling has two blue ones.
    table.luck("YYY hhh" if hunter is None else "BB hh")
    table.attack(table.hero(A) if hunter is None else hunter, hero.id)


# --- Alliance Clash ---------------------------------------------------------------------------------------


def test_alliance_order_influence_and_limit() -> None:
    """W-153, WQ71: A1, B1, A2, B2; 2 influence for the first of each team; five creatures each."""
    run = begun("clash", {"mode": "alliance", "first": 1})
    assert run.state.order == (1, 2, 3, 0)
    sides = MODES["alliance"].side_of
    assert [sides[seat] for seat in run.state.order] == [1, 0, 1, 0]
    assert [run.state.players[seat].influence for seat in run.state.order] == [2, 2, 3, 3]
    table = Table(mode="alliance")
    assert limit_left(table.state, A) == 4


def test_alliance_zones() -> None:
    """W-153: one zone per team if the map has two, else one each; nobody summons from the partner's camp."""
    shared = begun("zones", {"mode": "alliance", "map": "long_wall", "first": 0}).state
    assert shared.zones[0] == shared.zones[2] != shared.zones[1] == shared.zones[3]
    own = begun("zones", {"mode": "alliance", "map": "four_gates", "first": 0}).state
    assert len(set(own.zones)) == 4
    single = begun("zones", {"mode": "melee4", "map": "long_wall", "first": 0}).state
    assert len(set(single.zones)) == 4
    table = Table(mode="alliance")
    table.camp("wall_bearer", seat=C)
    assert not table.offers("summon>wall_bearer")


def test_alliance_a_fallen_hero() -> None:
    """W-155, WQ66, WQ69: 5 points for the enemy team; figures leave, the turn is skipped."""
    table = Table(mode="alliance", at=("E5", "E6"))
    knife = table.put("gutter_knife", "F9", B)
    other = table.put("wall_bearer", "F8", D)
    table.rules.evolve(table.state, ev.Charmed(other, KindId("bounty"), B))
    fell(table)
    assert table.player(A).points == 5
    assert not table.there(knife)
    assert table.creature(other).charms == (("bounty", B),), "enchantments on others stay"
    assert table.state.outcome is None
    table.end_turn()
    assert table.asked_seat == C
    assert limit_left(table.state, D) == 5 - 2


def test_alliance_ends_with_both_heroes_of_a_team() -> None:
    """W-156: at once; the points of a team count together."""
    table = Table(mode="alliance", at=("E5", "E6", "K1", "E3"))
    griffin = table.put("griffin_fledgling", "E4")
    fell(table)
    assert table.state.outcome is None
    fell(table, D, griffin)
    assert table.state.outcome is not None
    assert (table.state.outcome.winner, table.state.outcome.reason) == (0, "hero")


def test_alliance_goal_counts_the_team() -> None:
    """W-156: 24 points together in the full game, 20 in the quick one."""
    assert MODES["alliance"].goals == (20, 24)
    table = Table(mode="alliance")
    table.player(A).points, table.player(C).points = 11, 12
    table.feats("heart_of_the_field")
    table.put("wall_bearer", "F5")
    table.do("feat>heart_of_the_field")
    assert table.state.outcome is not None
    assert (table.state.outcome.winner, table.state.outcome.reason) == (0, "goal")


def test_partners_concede_together() -> None:
    """W-150, WQ70: one of them alone only proposes it."""
    table = Table(mode="alliance")
    table.run.say(A, Word.CONCEDE)
    assert table.state.outcome is None
    table.run.say(C, Word.CONCEDE)
    assert table.state.outcome is not None
    assert table.state.outcome.winner == 1


# --- Free-for-all -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "limit"), [("melee3", 6), ("melee4", 5)])
def test_free_for_all_numbers(mode: str, limit: int) -> None:
    """W-157, WQ5: players 1 and 2 start with 2 influence, the others with 3; own zones."""
    run = begun("melee", {"mode": mode})
    assert [run.state.players[seat].influence for seat in run.state.order] == [2, 2, 3, 3][
        : len(run.state.order)
    ]
    assert len(set(run.state.zones)) == len(run.state.players)
    assert MODES[mode].limit == limit
    assert len(run.state.feat_deck) == 40


def test_free_for_all_a_fallen_hero() -> None:
    """W-158, WQ67, WQ68: loses 4, not below 0; 6 for the destroyer; points remain, the rest is out."""
    table = Table(mode="melee3", at=("F5", "F6"))
    table.player(B).points = 3
    table.hand("alley_fire", seat=B)
    table.feats("long_arm", seat=B)
    table.camp("gutter_knife", seat=B)
    fell(table)
    assert (table.player(A).points, table.player(B).points) == (6, 0)
    player = table.player(B)
    assert (player.hand, player.deck, player.camp, player.feats) == ([], [], [], [])
    assert "long_arm" in table.state.feat_discard
    table.end_turn()
    assert table.asked_seat == C
    table.end_turn()
    assert table.asked_seat == A, "no more turns for the fallen"


def test_free_for_all_ends_with_one_hero() -> None:
    """W-159: at once; the fallen can still win on points (WQ68)."""
    table = Table(mode="melee3", at=("F5", "F6", "F2"))
    griffin = table.put("griffin_fledgling", "F3")
    table.player(B).points = 11
    fell(table)
    assert table.state.outcome is None
    table.player(A).points = 0
    fell(table, C, griffin)
    assert table.state.outcome is not None
    assert table.state.outcome.reason == "hero"
    assert table.state.outcome.winner == 1, "7 points of a fallen player against 6"


def test_free_for_all_goal() -> None:
    """W-159: 12 in the full game."""
    table = Table(mode="melee3", at=("F5", "F6"))
    table.player(A).points = 6
    fell(table)
    assert table.state.outcome is not None
    assert (table.state.outcome.winner, table.state.outcome.reason) == (0, "goal")


def test_who_leaves_is_cleared_and_the_others_go_on() -> None:
    """W-150: a concession among three."""
    table = Table(mode="melee3")
    knife = table.put("gutter_knife", "F5", B)
    table.run.say(B, Word.CONCEDE)
    assert table.state.outcome is None
    assert table.run.rules.has_left(table.state, B)
    table.act(table.hero(A), "finish")
    assert not table.there(knife)
    table.end_turn()
    assert table.asked_seat == C


# --- Skirmish ---------------------------------------------------------------------------------------------


def skirmish(mode: str = "skirmish2", **more: str) -> WarseerRun:
    """A skirmish in its first round, everything by default but the number of characters."""
    run = begun("skirmish", {"mode": mode, "first": 0, **more})
    while run.state.phase is not Phase.ROUND:
        assert run.ask is not None
        decision = run.ask.decisions[0]
        keys = decision.default
        if decision.prompt == "deploy":
            keys = (decision.options[0].key,)
        run.answer(decision.seat, run.ask_no, keys)
    return run


def test_skirmish_set_up() -> None:
    """W-160, W-161, W-162, WQ72: gear in play, no hand, no feats; influence 5, six rounds."""
    run = skirmish()
    content = shared_content()
    for player in run.state.players:
        assert player.hero is not None
        assert (len(player.relics), len(player.buildings)) == (3, 3)
        assert {*(each.card for each in player.relics), *(each.card for each in player.buildings)} <= set(
            content.deck_of(player.hero)
        )
        for relic in player.relics:
            card = content.cards[relic.card]
            assert (relic.armour, relic.uses) == (card.armour, card.uses)
        assert (player.hand, player.deck, player.feats, player.influence) == ([], [], [], 5)
        characters = [
            each
            for each in run.state.creatures.values()
            if each.kind.is_character and each.seat == player.seat
        ]
        assert len(characters) == 6
    assert run.state.rounds == 6
    assert run.state.feat_deck == []


@pytest.mark.parametrize(("mode", "most"), [("skirmish3", 5), ("skirmish4", 4)])
def test_skirmish_limits(mode: str, most: int) -> None:
    """W-161: heroes do not count."""
    run = skirmish(mode)
    for player in run.state.players:
        mine = [each for each in run.state.creatures.values() if each.seat == player.seat]
        assert sum(each.kind.is_character for each in mine) == most
        assert sum(each.kind.is_hero for each in mine) == 1


def act_once(run: WarseerRun) -> int:
    """Activate the first creature that can be, doing nothing; who did."""
    assert run.ask is not None
    seat = run.waiting_for[0]
    decision = run.ask.decisions[0]
    key = next(option.key for option in decision.options if option.key.startswith("activate"))
    run.answer(seat, run.ask_no, (key,))
    while run.ask is not None and run.ask.decisions[0].prompt != "skirmish":
        inner = run.ask.decisions[0]
        run.answer(inner.seat, run.ask_no, inner.default)
    if run.ask is not None and run.waiting_for[0] == seat and run.state.players[seat].facts.get("acted"):
        run.answer(seat, run.ask_no, ("end",))
    return seat


def test_players_activate_by_turns() -> None:
    """W-163, W-239: one creature each; before and after it cards may be used."""
    run = skirmish()
    assert run.at_boundary
    seats = [act_once(run) for _ in range(4)]
    assert seats == [0, 1, 0, 1]


def test_passing_with_fewer_creatures() -> None:
    """W-164, WQ75: while some other player has more unmarked ones; W-165: building benefits come back."""
    run = skirmish("skirmish3")
    assert run.ask is not None
    assert "pass" not in [option.key for option in run.ask.decisions[0].options], "all have six"
    act_once(run)
    act_once(run)
    act_once(run)
    victim = next(
        each
        for each in run.state.creatures.values()
        if each.seat == A and each.kind.is_character and not each.is_turned
    )
    run.rules.evolve(run.state, ev.Removed(victim.id, is_to_camp=True))
    again: WarseerRun = type(run)(run.rules, run.state)
    assert again.waiting_for == (A,)
    assert again.ask is not None
    assert "pass" in [option.key for option in again.ask.decisions[0].options]
    for creature in again.state.creatures.values():
        creature.has_gained = True
    again.answer(A, again.ask_no, ("pass",))
    assert again.waiting_for == (B,)
    assert not any(creature.has_gained for creature in again.state.creatures.values())


def test_the_round_ends_when_all_are_marked() -> None:
    """W-167, WQ99: markers off, influence back to 5, counter minus 1; who activated last is last again."""
    run = skirmish()
    run.state.players[A].influence = 1
    last = -1
    while run.state.rounds == 6:
        assert run.ask is not None
        decision = run.ask.decisions[0]
        if decision.prompt == "skirmish":
            last = act_once(run)
        else:
            run.answer(decision.seat, run.ask_no, decision.default)
    assert run.state.rounds == 5
    until(run, "skirmish")
    assert [player.influence for player in run.state.players] == [5, 5]
    assert last == B
    assert run.waiting_for == (A,)
    assert not any(creature.is_turned for creature in run.state.creatures.values())


def test_what_a_deployment_gives_is_lost_when_the_round_begins() -> None:
    """W-167: characters are deployed first, then influence goes back to 5."""
    run = begun("brissa", {"mode": "skirmish2", "first": 0, "heroes": ["brissa_de_molforn", "tarvo_quill"]})
    heard: list[int] = []
    while run.state.phase is not Phase.ROUND:
        assert run.ask is not None
        decision = run.ask.decisions[0]
        keys = [option.key for option in decision.options]
        is_hiring = decision.prompt == "deploy" and "hired_bulwark" in keys
        run.answer(decision.seat, run.ask_no, ("hired_bulwark",) if is_hiring else decision.default)
        heard.append(run.state.players[A].influence)
    assert max(heard) == 6, "Brissa gains 1 for a mercenary"
    assert heard[-1] == 5


def test_creatures_that_enter_in_a_round_are_marked() -> None:
    """W-166, W-169, WQ73, WQ39: a bought minion beside the hero, for 2 influence."""
    run = skirmish(minions="bought")
    state = run.state
    for creature in [each for each in state.creatures.values() if each.kind.is_character and each.seat == A][
        :2
    ]:
        run.rules.evolve(state, ev.Removed(creature.id, is_to_camp=True))
    again: WarseerRun = type(run)(run.rules, state)
    assert again.ask is not None
    assert "minion" in [option.key for option in again.ask.decisions[0].options]
    again.answer(A, again.ask_no, ("minion",))
    if again.ask.decisions[0].prompt == "enter":
        again.answer(A, again.ask_no, (again.ask.decisions[0].options[0].key,))
    minion = next(each for each in state.creatures.values() if each.kind.is_minion)
    assert minion.is_turned
    assert state.players[A].influence == 5 - 2


def test_the_winner_on_rounds() -> None:
    """W-168, WQ74: two count the other's History, more only their own kills; then by rank."""
    run = skirmish()
    for kind in ("gutter_knife", "pit_hound"):
        run.state.players[B].history.append(KindId(kind))
    run.state.players[A].history.extend(map(KindId, ("wall_bearer", "healing_light")))
    assert destroyed(run.state, A) == (2, 0, 0, 2)
    assert destroyed(run.state, B) == (1, 0, 0, 1)
    assert leader(run.state) == 0
    run.state.players[A].history.append(KindId("goliath"))
    assert leader(run.state) == 1, "as many, and a silver one among them"
    three = skirmish("skirmish3")
    three.state.players[B].history.append(KindId("gutter_knife"))
    assert leader(three.state) == -1
    three.state.players[C].facts_of_match["destroyed"] = 1
    assert leader(three.state) == 2


def test_the_result_of_a_skirmish_tells_what_decided_it() -> None:
    """W-168, WQ74: the characters in the other's History, also those that nobody destroyed."""
    run = skirmish()
    run.state.players[B].history.extend(map(KindId, ("gutter_knife", "pit_hound")))
    run.rules.evolve(run.state, ev.MatchEnded(leader(run.state), "rounds"))
    found = run.rules.summary(run.state)
    assert found is not None
    assert (found.winner, found.points) == (0, (2, 0))


def test_the_last_hero_wins_a_skirmish() -> None:
    """W-168: a dead hero's figures leave; WQ76, WQ77: nobody has a hand, so no hidden window opens."""
    table = Table(mode="skirmish2", at=("E5", "E6"))
    table.state.phase = Phase.ROUND
    knife = table.put("gutter_knife", "E8", B)
    hero = table.creature(table.hero(B))
    hero.wounds = table.now(hero.id).health - 1
    table.luck("YYY hhh")
    table.do(f"activate>{table.hero(A)}", f"attack>{hero.id}")
    assert table.state.outcome is not None
    assert (table.state.outcome.winner, table.state.outcome.reason) == (0, "hero")
    assert not table.there(knife)
    assert table.player(B).history == []


def test_drawing_does_nothing_in_a_skirmish() -> None:
    """WQ76, WQ86: Temple of Aria may be used for nothing; income stays 5 whatever the History holds."""
    table = Table(mode="skirmish2")
    table.state.phase = Phase.ROUND
    table.player(A).deck = []
    table.influence(5)
    table.build("temple_of_aria")
    table.do("use>temple_of_aria.0")
    assert table.player(A).hand == []
    assert table.player(A).influence == 3


def test_duels_have_seven_creatures() -> None:
    """W-151, W-123."""
    assert (MODES["duel"].limit, MODES["duel"].goals, MODES["duel"].feats) == (7, (10, 12), (24, 30))
    assert start().state.turn_no == 1
