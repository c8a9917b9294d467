"""What Super Fantasy Brawl counts in many matches: rounds, points, turn order, and how champions fare."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from sfb_bot.games.brawl.balance import Balance, Rate
from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.content import Content
from sfb_bot.games.brawl.rules.ids import ChampionId
from sfb_bot.games.brawl.rules.model import State
from sfb_bot.games.brawl.rules.sides import side_of
from sfb_bot.games.simulation import Argument
from sfb_bot.kernel import Json, SetupRefused, Step

CHAMPIONS: Final = Argument("champions", "choose from these champions alone, by id (all of them)", "A,B,C")
BALANCE: Final = Argument("balance", "rates by champion, with what chance leaves open")


class BrawlSimulation:
    """Matches with all champions or some of them, and a balance report if it is wanted."""

    arguments = (CHAMPIONS, BALANCE)

    def __init__(self, content: Content) -> None:
        self._content = content

    def begin(self, setup: Mapping[str, Json], given: Mapping[str, str]) -> BrawlCounting:
        """Count matches with these settings."""
        roster = self._roster(given[CHAMPIONS.name]) if CHAMPIONS.name in given else tuple(setup["roster"])
        return BrawlCounting({**setup, "roster": list(roster)}, wants_balance=BALANCE.name in given)

    def _roster(self, text: str) -> tuple[ChampionId, ...]:
        names = [ChampionId(name.strip()) for name in text.split(",")]
        for name in names:
            if name not in self._content.champions:
                known = ", ".join(sorted(self._content.champions))
                raise SetupRefused(
                    f"--champions: there is no champion {name!r}; there are {known}", rule="roster"
                )
            if names.count(name) > 1:
                raise SetupRefused(f"--champions: {name} is named twice", rule="roster")
        return tuple(names)


class BrawlCounting:
    """Rounds, sources of points, and wins by turn order; champion by champion if that is wanted."""

    def __init__(self, setup: Mapping[str, Json], *, wants_balance: bool = False) -> None:
        self.setup = setup
        self._wants_balance = wants_balance
        self._balance = Balance(setup["roster"])
        self._games = 0
        self._rounds = 0
        self._wins_by_turn_order: Counter[str] = Counter()
        self._points: Counter[str] = Counter()

    def count(self, state: State, steps: Sequence[Step]) -> None:
        """Count a match that is over."""
        self._games += 1
        self._rounds += state.round
        if state.outcome is not None and state.outcome.winner is not None:
            first = state.outcome.winner == side_of(state.order[0])
            self._wins_by_turn_order["first" if first else "second"] += 1
        for step in steps:
            for event in step.events:
                if isinstance(event, ev.PointsScored):
                    self._points["challenges" if event.challenge else "knock_outs"] += event.points
        self._balance.add(state)

    def figures(self) -> dict[str, Json]:
        """Averages, rounded so that they read well."""
        games = max(1, self._games)
        return {
            "winners_by_turn_order": {name: self._wins_by_turn_order[name] for name in ("first", "second")},
            "average_rounds": round(self._rounds / games, 2),
            "average_points": {
                source: round(self._points[source] / games, 3) for source in ("challenges", "knock_outs")
            },
        }

    def report(self) -> dict[str, Json]:
        """The balance, if it is wanted."""
        return {"balance": self._balance.to_json()} if self._wants_balance else {}

    def report_lines(self) -> Sequence[str]:
        """The balance as a table, if it is wanted."""
        return tuple(_table(self._balance)) if self._wants_balance else ()


def _table(balance: Balance) -> Iterator[str]:
    """A row per champion, the best first; behind every rate where the true one lies with 95 % confidence."""
    width = max(len("champion"), *map(len, balance.champions))
    heads = ("wins", "picked by", "wins going first", "wins going second")
    yield (
        f"{'champion':<{width}} {'matches':>8} "
        + " ".join(f"{head:>21}" for head in heads)
        + f" {'rounds':>7}"
    )
    for name, figures in sorted(
        balance.champions.items(), key=lambda item: (-(item[1].win.value or 0.0), item[0])
    ):
        rates = (figures.win, balance.picked(name), figures.win_first, figures.win_second)
        length = "-" if figures.length is None else f"{figures.length:.1f}"
        yield f"{name:<{width}} {figures.matches:>8} " + " ".join(map(_rate, rates)) + f" {length:>7}"
    yield ""
    yield f"the side that starts wins {_rate(balance.first_player).strip()} of {balance.matches} matches"
    yield "In brackets: where the true rate lies with 95 % confidence (Wilson), chance alone considered."
    yield "With this many champions, about one in twenty lies outside its bracket."
    yield "Wins count matches with the champion on one side only."


def _rate(rate: Rate) -> str:
    low, high = rate.interval
    value = "-" if rate.value is None else f"{100 * rate.value:.1f}%"
    return f"{f'{value} ({100 * low:.1f}-{100 * high:.1f})':>21}"
