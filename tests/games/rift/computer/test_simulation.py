"""What `simulate` counts: exact functions of the matches, with margins that look at matches."""

from __future__ import annotations

from math import isclose, sqrt

from sfb_bot.computer import LEVEL_NAMED
from sfb_bot.games.rift.balance import Balance, Rate
from sfb_bot.games.rift.computer import RiftMind
from sfb_bot.games.rift.simulation import RiftSimulation
from sfb_bot.games.simulation import Players, Tally, match_seed, simulate_match
from sfb_bot.kernel import Run
from tests.games.rift.kit.table import Table, content, rules


def test_a_share_and_its_margin() -> None:
    """30 of 100 matches: plus or minus 1.96 deviations of a share."""
    rate = Rate()
    for number in range(100):
        rate.add(int(number < 30), 1)
    assert rate.value == 0.3
    assert rate.margin is not None
    assert isclose(rate.margin, 1.96 * sqrt(0.3 * 0.7 / 100))
    assert Rate().value is None
    assert Rate().margin is None


def test_copies_in_one_army_win_and_lose_together() -> None:
    """Two copies in one army prove no more than one; one in either army proves nothing."""
    one, pair, both = Rate(), Rate(), Rate()
    for number in range(100):
        one.add(number % 2, 1)
        pair.add(2 * (number % 2), 2)
        both.add(1, 2)
    assert one.value == pair.value == both.value == 0.5
    assert pair.margin == one.margin
    assert both.margin == 0


def simulated(games: int, names: tuple[str, ...] = ()) -> tuple[dict[str, object], list[str]]:
    """The figures and the report of some matches."""
    counting = RiftSimulation(content()).begin({"army": "draft"}, {"balance": ""})
    players = Players(tuple(LEVEL_NAMED[name] for name in names), RiftMind(rules())) if names else None
    tally = Tally()
    for number in range(games):
        simulate_match(rules(), match_seed("counted", number), tally, counting, players)
    assert set(counting.report()) == {"balance"}
    return {**tally.to_json(), **counting.figures()}, list(counting.report_lines())


def test_figures_of_random_matches() -> None:
    figures, lines = simulated(12)
    ends, turns = figures["ends"], figures["turns"]
    assert isinstance(ends, dict)
    assert isinstance(turns, dict)
    assert isclose(sum(ends.values()), 1, abs_tol=0.001)
    assert turns["10_percent"] <= turns["median"] <= turns["90_percent"] <= turns["longest"]
    casts = figures["casts_of_a_copy"]
    assert isinstance(casts, dict)
    assert set(casts) == set(content().spells)
    assert all(0 <= share <= 1 for share in casts.values())
    for kind in content().kinds:
        assert any(line.startswith(f"{kind} ") for line in lines)


def test_computers_play_simulated_matches_and_the_same_ones_again() -> None:
    assert simulated(2, ("easy", "beginner")) == simulated(2, ("easy", "beginner"))


def test_a_match_counts_for_every_copy_of_both_armies() -> None:
    t = Table(Run(rules(), rules().begin({"army": "basic", "first": 0}, "counted")))
    while t.run.ask is not None:
        decision = t.run.ask.decisions[0]
        t.run.answer(decision.seat, t.run.ask_no, decision.default)
    balance = Balance(kind.id for kind in content().kinds.values())
    balance.add(t.state)
    assert sum(rate.of for rate in balance.warriors.values()) == 24
    assert t.state.outcome is not None
    won = 0 if t.state.outcome.winner is None else 12
    assert sum(rate.hits for rate in balance.warriors.values()) == won
