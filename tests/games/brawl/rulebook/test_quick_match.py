"""Quick matches and teams that were agreed before a match."""

from __future__ import annotations

from typing import Any

import pytest

from sfb_bot.games.brawl.pack import setup_form
from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.model import GATE, Phase
from sfb_bot.games.brawl.rules.rules import BrawlRun
from sfb_bot.kernel import Dice, Run, Seat, SetupRefused
from tests.games.brawl.kit.boxes import pool_of
from tests.games.brawl.kit.table import content, rules
from tests.games.brawl.properties.invariants import Ledger
from tests.games.brawl.properties.matches import random_steps

WALL = ["dugrun", "goldarr", "kilgore"]
EYES = ["deryn", "gwaien", "sulka"]
SEEDS = [f"quick {number}" for number in range(30)]


def settings(**changes: Any) -> dict[str, Any]:
    """A quick match with everybody, or what is changed about it."""
    roster = sorted(content().champions)
    return {"roster": roster, "draft": "quick", "first": 0, "goal": 5, "mode": "duel", **changes}


def begun(seed: str = "quick", **changes: Any) -> BrawlRun:
    return Run(rules(), rules().begin(settings(**changes), seed))


def test_both_take_a_team_in_secret_and_nothing_else_is_asked() -> None:
    run = begun()
    assert run.waiting_for == (0, 1)
    for seat in run.waiting_for:
        question = run.decision_for(seat)
        assert question is not None
        assert (question.prompt, [option.key for option in question.options]) == (
            "starter",
            ["shield_wall", "sharp_eyes", "headhunters"],
        )
    run.answer(Seat(1), run.ask_no, ("sharp_eyes",))
    assert not any(run.state.draft.picks)
    run.answer(Seat(0), run.ask_no, ("shield_wall",))
    assert run.state.draft.picks == [WALL, EYES]
    question = run.decision_for(Seat(0))
    assert question is not None
    assert (run.waiting_for, question.prompt, run.state.round) == ((0,), "act", 1)


@pytest.mark.parametrize("seed", SEEDS[:10])
def test_random_quick_matches_keep_the_rules(seed: str) -> None:
    run = begun(seed, first=None)
    ledger = Ledger(run)
    for step in random_steps(run, Dice(f"{seed}/answers"), eager=True):
        ledger.watch(run, step)
    assert run.state.outcome is not None
    assert run.state.outcome.reason == "points"


def test_both_may_take_the_same_team() -> None:
    run = begun()
    for seat in (0, 1):
        run.answer(Seat(seat), run.ask_no, ("sharp_eyes",))
    assert run.state.draft.picks == [EYES, EYES]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_rest_is_set_up_by_the_rules(seed: str) -> None:
    """Two traps of each on trap hexes, hands of five, and everybody in the own area."""
    run = begun(seed, teams=[WALL, EYES])
    state = run.state
    arena = state.content.arena
    assert state.token_cells & ~arena.trap_hexes == 0
    assert len(state.tokens) == 4
    assert [len(player.hand) for player in state.players] == [5, 5]
    for figure in state.figures:
        assert figure.cell != GATE
        assert arena.deployments[state.areas[figure.side]].cells >> figure.cell & 1
    assert len({figure.cell for figure in state.figures}) == 6


def test_places_and_traps_differ_from_match_to_match() -> None:
    states = [begun(seed, teams=[WALL, EYES]).state for seed in SEEDS]
    assert len({state.token_cells for state in states}) > 5
    assert len({tuple(state.standing) for state in states}) > 20


@pytest.mark.parametrize("draft", ["free", "quick"])
@pytest.mark.parametrize("seat", [0, 1])
def test_whose_team_is_agreed_has_nothing_to_choose(draft: str, seat: int) -> None:
    teams: list[list[str]] = [[], []]
    teams[seat] = WALL
    run = begun(draft=draft, teams=teams)
    if draft == "free":
        run.answer(Seat(0), run.ask_no, ("west",))
    assert run.state.draft.picks[seat] == WALL
    assert run.waiting_for == (1 - seat,)
    run.answer(Seat(1 - seat), run.ask_no, tuple(EYES) if draft == "free" else ("sharp_eyes",))
    assert run.state.draft.picks == ([WALL, EYES] if seat == 0 else [EYES, WALL])
    assert run.state.phase is (Phase.TRAPS if draft == "free" else Phase.ACTIVATION)


def test_an_agreed_team_is_told_to_everybody() -> None:
    state = rules().begin(settings(teams=[WALL, []]), "told")
    run = Run(rules(), state)
    picked = [event for event in run.opening_events if isinstance(event, ev.ChampionPicked)]
    assert [event.champion for event in picked] == WALL
    assert all(event.for_public() == event for event in picked)


def test_settings_with_teams_are_stored_and_read_again() -> None:
    given = settings(teams=[WALL, []])
    assert rules().encode_setup(rules().begin(given, "stored")) == given
    plain = settings()
    assert rules().encode_setup(rules().begin(plain, "stored")) == plain


@pytest.mark.parametrize(
    ("changes", "rule"),
    [
        ({"roster": ["dugrun", "deryn", "korvash"]}, "quick-roster"),
        ({"teams": [WALL]}, "team"),
        ({"teams": [WALL, [], []]}, "team"),
        ({"teams": [WALL[:2], []]}, "team"),
        ({"teams": [[*WALL[:2], WALL[0]], []]}, "team"),
        ({"teams": [["dugrun", "goldarr", "nobody"], []]}, "team"),
        ({"teams": [WALL, []], "draft": "casual"}, "team-draft"),
        ({"teams": [WALL, []], "draft": "tournament"}, "team-draft"),
        ({"teams": [WALL[:2], [], [], []], "draft": "free", "mode": "teams", "goal": 7}, "team"),
        ({"teams": "all"}, "setup"),
        ({"teams": [WALL, None]}, "setup"),
        ({"teams": [WALL, [1, 2, 3]]}, "setup"),
        ({"mode": "teams", "goal": 7}, "draft-mode"),
    ],
)
def test_settings_that_make_no_match_are_refused(changes: dict[str, Any], rule: str) -> None:
    with pytest.raises(SetupRefused) as refusal:
        begun(**changes)
    assert refusal.value.rule == rule


def test_a_box_without_teams_has_no_quick_match() -> None:
    box = pool_of(10)
    with pytest.raises(SetupRefused) as refusal:
        box.begin(settings(roster=sorted(box.content.champions)), "none")
    assert refusal.value.rule == "quick-roster"
    assert (setup_form(box.content).presets, setup_form(box.content).quick) == ((), ())


def test_a_team_that_is_not_whole_any_more_is_chosen_again() -> None:
    """Settings wait in invitations and seasons while the box changes."""
    gone = {**settings(teams=[["dugrun", "goldarr", "somebody"], EYES])}
    gone["roster"] = [*gone["roster"], "somebody"]
    renewed = rules().renewed(gone)
    assert renewed["teams"] == [[], EYES]
    assert Run(rules(), rules().begin(renewed, "renewed")).waiting_for == (0,)
    assert "teams" not in rules().renewed(settings())


def test_the_teams_of_the_box_differ_in_style() -> None:
    """One is hardest to hurt, one strikes from furthest away, one moves most within its attacks."""
    box = content()
    teams = {team.id: [box.champions[name] for name in team.champions] for team in box.teams.values()}
    assert len({champion.id for team in teams.values() for champion in team}) == 9, "nobody is in two"

    def best(value: Any) -> str:
        return max(teams, key=lambda team: sum(map(value, teams[team])))

    attacks = {c.id: [card for card in c.cards if card.kind == "attack"] for c in box.champions.values()}
    far = {name: [c for c in cards if c.reach and c.reach.farthest > 1] for name, cards in attacks.items()}
    assert best(lambda champion: champion.basic.defence) == "shield_wall"
    assert best(lambda champion: len(far[champion.id])) == "sharp_eyes"
    assert best(lambda champion: sum(len(c.before) for c in attacks[champion.id])) == "headhunters"
