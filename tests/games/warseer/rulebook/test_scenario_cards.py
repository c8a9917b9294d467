"""Scenario cards: what players place or name before the match (W-182)."""

from __future__ import annotations

import pytest

from sfb_bot.games.warseer.rules.content import KindId
from sfb_bot.games.warseer.rules.model import Phase
from sfb_bot.games.warseer.rules.rules import WarseerRun
from sfb_bot.kernel import Dice, Run, random_keys
from tests.games.warseer.kit.table import A, B, shared_content, shared_rules

CONTENT = shared_content()


@pytest.mark.parametrize("battle_map", ["broken_meadow", "two_bridges", "portal_stones"])
@pytest.mark.parametrize(
    "scenario", ["favour_of_the_gods", "relic_hunt", "supply_lines", "plague_wells", "last_banners"]
)
def test_landmarks_are_placed_by_the_scenario(scenario: str, battle_map: str) -> None:
    """W-182: by turns, on open hexes of certain lines, apart where it says so; any scenario fits any map."""
    placing = CONTENT.scenarios[KindId(scenario)].placing
    rules = shared_rules()
    dice = Dice(f"{scenario} {battle_map}")
    settings = {"mode": "duel", "scenario": scenario, "map": battle_map, "first": 0}
    run: WarseerRun = Run(rules, rules.begin(settings, "landmarks"))
    seats: list[int] = []
    while run.ask is not None and run.state.phase is not Phase.PLACING:
        decision = run.ask.decisions[0]
        if decision.prompt == "landmark":
            seats.append(decision.seat)
        run.answer(decision.seat, run.ask_no, random_keys(decision, dice))
    state, grid = run.state, run.state.map.grid
    assert seats == [0, 1] * placing.each
    assert len(state.landmarks) == 2 * placing.each
    for cell, owner in state.landmarks:
        name = grid.names[cell]
        length = sum(each[0] == name[0] for each in grid.names)
        number = int(name[1:])
        assert not state.ground.terrain >> cell & 1
        assert not any(zone >> cell & 1 for zone in state.zones)
        if placing.middle:
            lines = {(3, 9): (4, 6), (3, 8): (4, 5), (5, 9): (3, 7), (5, 8): (3, 6)}[placing.middle, length]
            assert lines[0] <= number <= lines[1]
        else:
            own = number if owner == A else length - number + 1
            assert placing.first <= own <= placing.last
        for other, other_owner in state.landmarks:
            if other != cell and placing.is_apart:
                assert grid.distance[cell][other] > 1
            if other != cell and placing.one_per_column and owner == other_owner:
                assert grid.names[other][0] != name[0]


def test_names_are_put_sealed_then_open() -> None:
    """W-182, D23: the Bounty List."""
    rules = shared_rules()
    settings = {
        "mode": "duel",
        "scenario": "bounty_list",
        "first": 0,
        "camps": "suggested",
        "heroes": ["queen_zenobia", "tarvo_quill"],
    }
    run: WarseerRun = Run(rules, rules.begin(settings, "names"))
    assert run.waiting_for == (A, B)
    run.answer(A, run.ask_no, ("gutter_knife", "bone_cantor"))
    assert run.state.players[A].named == []
    run.answer(B, run.ask_no, ("wall_bearer", "goliath"))
    assert [player.named for player in run.state.players] == [
        ["gutter_knife", "bone_cantor"],
        ["wall_bearer", "goliath"],
    ]
