"""What is computed once and kept is what would be computed now: values, rules at work, questions."""

from __future__ import annotations

import pytest

from sfb_bot.games.codex.rules.at_work import AtWork, at_work
from sfb_bot.games.codex.rules.attackable import attackers, defenders
from sfb_bot.games.codex.rules.choices import About
from sfb_bot.games.codex.rules.costs import cost_of, may_play, playable
from sfb_bot.games.codex.rules.holdings import Holdings
from sfb_bot.games.codex.rules.main_phase import main_options
from sfb_bot.games.codex.rules.model import Obj, State
from sfb_bot.games.codex.rules.naming import cards_of
from sfb_bot.games.codex.rules.rules import CodexRun
from sfb_bot.games.codex.rules.settling import is_lost
from sfb_bot.games.codex.rules.touch import touch_all
from sfb_bot.games.codex.rules.turns import tech_question
from sfb_bot.games.codex.rules.value_rules import Values
from sfb_bot.games.codex.rules.values import in_play, values
from tests.games.codex.kit.random_play import begun, played

MATCHES = (
    *[("duel", "three", f"kept/{number}") for number in range(6)],
    ("duel", "one", "kept/one"),
    ("teams", "three", "kept/teams"),
    ("melee3", "three", "kept/melee3"),
    ("melee5", "three", "kept/melee5"),
)


def forgetful(run: CodexRun) -> State:
    """The same state, with nothing kept."""
    state = run.rules.copy(run.state)
    was_unsettled = state.unsettled
    touch_all(state)
    state.unsettled = was_unsettled
    return state


def all_values(found: Values) -> dict[str, object]:
    """Every number and keyword by its name."""
    return {name: getattr(found, name) for name in Values.__slots__}


def numbers(objs: list[Obj]) -> list[int]:
    """Which things these are, in their order."""
    return [obj.id for obj in objs]


def rules_by_card(working: AtWork) -> dict[str, list[int]]:
    """The cards whose rules are at work, by the names of the rules."""
    return {name: [source.id for source in sources] for name, sources in working.by_name.items()}


@pytest.mark.parametrize(("mode", "heroes", "seed"), MATCHES)
def test_what_is_kept_is_what_would_be_computed(mode: str, heroes: str, seed: str) -> None:
    for run in played(begun(seed, mode, heroes), seed):
        state, fresh = run.state, forgetful(run)
        for obj in state.objs.values():
            if obj.seen is not None:
                assert all_values(obj.seen) == all_values(values(fresh, fresh.objs[obj.id])), obj.kind.id
        if state.at_work is not None:
            assert rules_by_card(at_work(state)) == rules_by_card(at_work(fresh))
            assert numbers(at_work(state).givers) == numbers(at_work(fresh).givers)
        for decision in run.ask.decisions if run.ask is not None else ():
            if decision.prompt == "main":
                assert list(decision.options) == main_options(fresh, decision.seat)
            elif decision.prompt == "tech":
                assert isinstance(decision.about, About)
                taken = (decision.about.kind,) if decision.about.kind else ()
                assert decision == tech_question(fresh, fresh.players[decision.seat], taken)


@pytest.mark.parametrize(("mode", "heroes", "seed"), MATCHES)
def test_the_lists_of_seats_are_those_of_the_table(mode: str, heroes: str, seed: str) -> None:
    for run in played(begun(seed, mode, heroes), seed):
        state = run.state
        kept: Holdings | None = state.holdings
        if kept is None:
            continue
        fresh = Holdings(state)
        for player in state.players:
            seat = player.seat
            assert numbers(kept.own[seat]) == [obj.id for obj in state.objs.values() if obj.seat == seat]
            assert numbers(kept.fighters(seat)) == numbers(fresh.fighters(seat))
            assert numbers(kept.users(seat)) == numbers(fresh.users(seat))
            assert numbers(kept.heroes(state, seat)) == numbers(fresh.heroes(state, seat))
        for side in range(len(state.sides)):
            assert numbers(kept.standing(state, side)) == numbers(fresh.standing(state, side))
        for when in ("arrival", "end", "every_end", "host_attacks", "spell_played", "unit_dies"):
            assert numbers(kept.able(state, when)) == numbers(fresh.able(state, when))


@pytest.mark.parametrize(("mode", "heroes", "seed"), MATCHES)
def test_what_is_seen_at_a_glance_is_what_a_closer_look_finds(mode: str, heroes: str, seed: str) -> None:
    for run in played(begun(seed, mode, heroes), seed):
        state = run.state
        for decision in run.ask.decisions if run.ask is not None else ():
            if decision.prompt != "main":
                continue
            seat, kinds = decision.seat, state.content.kinds
            player = state.players[seat]
            hand = [kinds[card] for card in cards_of(player.hand, state.content.order)]
            can_pay = [kind for kind in hand if cost_of(state, seat, kind) <= player.gold]
            assert playable(state, seat) == [kind.play for kind in can_pay if may_play(state, seat, kind)]
            for obj in attackers(state, seat):
                assert defenders(state, obj), obj.kind.id


@pytest.mark.parametrize(("mode", "heroes", "seed"), MATCHES[:2] + MATCHES[-3:])
def test_what_has_settled_needs_no_other_look(mode: str, heroes: str, seed: str) -> None:
    """C188: whoever stays in play unlooked at would live if it was looked at."""
    for run in played(begun(seed, mode, heroes), seed):
        objs, loose, altered = run.state.objs, run.state.loose, run.state.altered
        assert all(objs[number] is obj for number, obj in (*loose.items(), *altered.items()))
        for obj in objs.values():
            assert obj.id in altered or not (obj.mods or obj.shape_until)
            if obj.id not in loose and (obj.shape.is_fighter or obj.shape.is_building):
                assert not obj.is_doomed
                assert values(run.state, obj).hp > obj.damage
            elif obj.id not in loose and obj.shape.type == "spell" and in_play(obj):
                assert not is_lost(run.state, obj)
        legends = [obj for obj in objs.values() if obj.shape.is_legendary and in_play(obj)]
        names = {(obj.seat, obj.shape.id) for obj in legends}
        assert len(names) == len(legends) or any(obj.id in loose for obj in legends)


@pytest.mark.parametrize(("mode", "heroes", "seed"), MATCHES[:3] + MATCHES[-2:])
def test_a_stored_match_has_the_same_lists(mode: str, heroes: str, seed: str) -> None:
    rules = begun(seed, mode, heroes).rules
    for number, run in enumerate(played(begun(seed, mode, heroes), seed)):
        if number % 20 == 0 and run.at_boundary:
            read = rules.decode_state(rules.encode_state(run.state))
            assert [source.id for source in read.sources] == [source.id for source in run.state.sources]
            assert [player.lots for player in read.players] == [player.lots for player in run.state.players]
            assert rules_by_card(at_work(read)) == rules_by_card(AtWork(run.state))
