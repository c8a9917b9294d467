"""What is counted in many matches."""

from __future__ import annotations

from math import isclose

from sfb_bot.computer import LEVEL_NAMED
from sfb_bot.games.simulation import Players, Tally, match_seed, simulate_match
from sfb_bot.games.warseer.computer import WarseerMind
from sfb_bot.games.warseer.simulation import Balance, WarseerSimulation
from tests.games.warseer.kit.random_play import begun, played
from tests.games.warseer.kit.table import shared_content, shared_rules

RULES = shared_rules()


def simulated(games: int, names: tuple[str, ...] = ()) -> tuple[dict[str, object], list[str]]:
    """The figures and the report of some matches."""
    setup = {"mode": "duel", "picks": "random", "camps": "suggested"}
    counting = WarseerSimulation(shared_content()).begin(setup, {"balance": ""})
    players = Players(tuple(LEVEL_NAMED[name] for name in names), WarseerMind(RULES)) if names else None
    tally = Tally()
    for number in range(games):
        simulate_match(RULES, match_seed("counted", number), tally, counting, players)
    assert set(counting.report()) == {"balance"}
    return {**tally.to_json(), **counting.figures()}, list(counting.report_lines())


def test_figures_of_random_matches() -> None:
    figures, lines = simulated(6)
    ends, turns = figures["ends"], figures["turns"]
    assert isinstance(ends, dict)
    assert isinstance(turns, dict)
    assert isclose(sum(ends.values()), 1, abs_tol=0.001)
    assert turns["10_percent"] <= turns["median"] <= turns["90_percent"] <= turns["longest"]
    for hero in shared_content().heroes:
        assert any(line.startswith(f"{hero.id} ") for line in lines)


def test_without_the_word_there_is_no_report() -> None:
    counting = WarseerSimulation(shared_content()).begin({}, {})
    assert counting.report() == {}
    assert not counting.report_lines()


def test_computers_play_simulated_matches_and_the_same_ones_again() -> None:
    assert simulated(1, ("beginner", "easy")) == simulated(1, ("beginner", "easy"))


def test_a_match_counts_for_both_heroes_and_their_pairing() -> None:
    balance = Balance(shared_content())
    for heroes in (["queen_zenobia", "tarvo_quill"], ["tarvo_quill", "tarvo_quill"]):
        run = begun("counted", {"mode": "duel", "heroes": heroes})
        for _ in played(run, "counted"):
            pass
        assert run.state.outcome is not None
        assert run.state.outcome.winner is not None
        balance.add(run.state)
    assert balance.matches == 2
    assert {hero: rate.of for hero, rate in balance.heroes.items() if rate.of} == {
        "queen_zenobia": 1,
        "tarvo_quill": 1,
    }
    assert sum(rate.hits for rate in balance.heroes.values()) == 1
    assert sum(rate.of for rate in balance.pairs.values()) == 2
    assert sum(rate.of for rate in balance.maps.values()) == 2
