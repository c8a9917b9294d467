"""What is counted in many matches."""

from __future__ import annotations

from math import isclose

from sfb_bot.computer import LEVEL_NAMED
from sfb_bot.games.codex.computer import CodexMind
from sfb_bot.games.codex.rules.rules import Codex
from sfb_bot.games.codex.simulation import Balance, CodexSimulation
from sfb_bot.games.simulation import Players, Tally, match_seed, simulate_match
from tests.games.codex.kit.random_play import begun, played
from tests.games.codex.kit.table import shared_content

RULES = Codex(shared_content())


def simulated(games: int, names: tuple[str, ...] = ()) -> tuple[dict[str, object], list[str]]:
    """The figures and the report of some matches."""
    setup = {"mode": "duel", "heroes": "three", "picks": "random"}
    counting = CodexSimulation(shared_content()).begin(setup, {"balance": ""})
    players = Players(tuple(LEVEL_NAMED[name] for name in names), CodexMind(RULES)) if names else None
    tally = Tally()
    for number in range(games):
        simulate_match(RULES, match_seed("counted", number), tally, counting, players)
    assert set(counting.report()) == {"balance"}
    return {**tally.to_json(), **counting.figures()}, list(counting.report_lines())


def test_figures_of_random_matches() -> None:
    figures, lines = simulated(8)
    ends, turns = figures["ends"], figures["turns"]
    assert isinstance(ends, dict)
    assert isinstance(turns, dict)
    assert isclose(sum(ends.values()), 1, abs_tol=0.001)
    assert turns["10_percent"] <= turns["median"] <= turns["90_percent"] <= turns["longest"]
    for hero in shared_content().heroes:
        assert any(line.startswith(f"{hero.spec} ") and hero.id in line for line in lines)


def test_without_the_word_there_is_no_report() -> None:
    counting = CodexSimulation(shared_content()).begin({}, {})
    assert counting.report() == {}
    assert not counting.report_lines()


def test_computers_play_simulated_matches_and_the_same_ones_again() -> None:
    assert simulated(1, ("beginner", "easy")) == simulated(1, ("beginner", "easy"))


def test_a_match_counts_for_every_hero_and_for_the_school_that_was_chosen() -> None:
    run = begun("counted")
    for _ in played(run, "counted"):
        pass
    balance = Balance(shared_content())
    balance.add(run.state)
    assert run.state.outcome is not None
    assert sum(rate.of for rate in balance.heroes.values()) == 6
    assert sum(rate.hits for rate in balance.heroes.values()) == 3
    assert sum(rate.of for rate in balance.specs.values()) == sum(
        bool(player.spec) for player in run.state.players
    )
