"""What Warseer counts in many matches: who wins and how, how long it takes, how heroes fare."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from sfb_bot.games.rates import Rate
from sfb_bot.games.simulation import Argument
from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.content import Content, KindId
from sfb_bot.games.warseer.rules.model import State
from sfb_bot.kernel import Json, Seat, Step

BALANCE: Final = Argument("balance", "rates by hero and by pairing, with what chance leaves open")
ENDS: Final = ("goal", "hero", "feats", "rounds", "aim", "concession", "agreement", "time", "organiser")
_PARTS: Final = {"10_percent": 0.1, "median": 0.5, "90_percent": 0.9, "longest": 1.0}


class WarseerSimulation:
    """Matches, and a balance report if it is wanted."""

    arguments = (BALANCE,)

    def __init__(self, content: Content) -> None:
        self._content = content

    def begin(self, setup: Mapping[str, Json], given: Mapping[str, str]) -> WarseerCounting:
        """Count matches with these settings."""
        return WarseerCounting(self._content, setup, wants_balance=BALANCE.name in given)


class Balance:
    """Counts matches hero by hero. A draw is no win for anybody.

    Where all sides have the same hero nothing is learnt of it, so such matches are left out.
    """

    def __init__(self, content: Content) -> None:
        self.matches = 0
        self.heroes = {hero.id: Rate() for hero in content.heroes}
        self.pairs = {(one.id, two.id): Rate() for one in content.heroes for two in content.heroes}
        self.maps = {each.id: Rate() for each in content.maps.values()}

    def add(self, state: State) -> None:
        """Count a match that is over."""
        assert state.outcome is not None
        self.matches += 1
        winner = state.outcome.winner
        self.maps[state.map.id].add(int(winner == state.mode.side_of[state.order[0]]), 1)
        had: Counter[KindId] = Counter()
        won: Counter[KindId] = Counter()
        for player in state.players:
            if player.hero is not None:
                had[player.hero] += 1
                won[player.hero] += winner == state.mode.side_of[player.seat]
        if len(had) < 2:
            return
        for hero, count in had.items():
            self.heroes[hero].add(won[hero], count)
        if len(state.players) == 2:
            (one, two) = (player.hero for player in state.players)
            assert one is not None
            assert two is not None
            self.pairs[one, two].add(won[one], 1)
            self.pairs[two, one].add(won[two], 1)

    def to_json(self) -> dict[str, Json]:
        """A row per hero and per pairing."""
        return {
            "matches": self.matches,
            "confidence": 0.95,
            "heroes": {hero: rate.to_json() for hero, rate in self.heroes.items()},
            "pairings": {
                f"{one}/{two}": rate.to_json() for (one, two), rate in self.pairs.items() if rate.of
            },
            "first_player_by_map": {name: rate.to_json() for name, rate in self.maps.items() if rate.of},
        }


class WarseerCounting:
    """Wins by turn order, turns, ends, where points come from; hero by hero if that is wanted."""

    def __init__(self, content: Content, setup: Mapping[str, Json], *, wants_balance: bool = False) -> None:
        self.setup = setup
        self._wants_balance = wants_balance
        self._balance = Balance(content)
        self._first = Rate()
        self._turns: list[int] = []
        self._ends: Counter[str] = Counter()
        self._points: Counter[str] = Counter()
        self._seats = 0
        self._draws = 0
        self._attacks = 0
        self._destroyed = 0

    def count(self, state: State, steps: Sequence[Step]) -> None:
        """Count a match that is over."""
        outcome = state.outcome
        assert outcome is not None
        self._first.add(int(outcome.winner == state.mode.side_of[_first(state)]), 1)
        self._draws += outcome.winner is None
        self._turns.append(state.turn_no)
        self._ends[outcome.reason] += 1
        self._seats += len(state.players)
        for step in steps:
            for event in step.events:
                match event:
                    case ev.AttackDeclared():
                        self._attacks += 1
                    case ev.Destroyed():
                        self._destroyed += 1
                    case ev.PointsChanged(_, amount, cause):
                        self._points[cause] += amount
                    case _:
                        pass
        self._balance.add(state)

    def figures(self) -> dict[str, Json]:
        """Shares and averages, rounded so that they read well."""
        games, turns = max(1, len(self._turns)), sorted(self._turns)

        def share(count: int) -> float:
            return round(count / games, 4)

        return {
            "first_player_wins": self._first.to_json(),
            "turns": {
                "average": round(sum(turns) / games, 2),
                **{
                    name: turns[int(part * (len(turns) - 1))] if turns else 0 for name, part in _PARTS.items()
                },
            },
            "ends": {end: share(self._ends[end]) for end in ENDS if self._ends[end]},
            "draws": share(self._draws),
            "attacks_per_turn": round(self._attacks / max(1, sum(turns)), 2),
            "destroyed_per_match": round(self._destroyed / games, 2),
            "points_of_a_player": {
                cause: round(amount / max(1, self._seats), 2)
                for cause, amount in sorted(self._points.items())
            },
        }

    def report(self) -> dict[str, Json]:
        """The balance, if it is wanted."""
        return {"balance": self._balance.to_json()} if self._wants_balance else {}

    def report_lines(self) -> Sequence[str]:
        """The balance as a table, if it is wanted."""
        return tuple(_table(self._balance)) if self._wants_balance else ()


def _first(state: State) -> Seat:
    return state.order[0]


def _table(balance: Balance) -> Iterator[str]:
    """A row per hero, the best first, with the wins against each of the others."""
    heroes = list(balance.heroes)
    width = max(len("hero"), *map(len, heroes))
    yield f"{'hero':<{width}} {'had':>6} {'wins':>7} {'margin':>7}   wins against each, in the order below"
    for hero in sorted(heroes, key=lambda each: (-(balance.heroes[each].value or 0.0), each)):
        rate = balance.heroes[hero]
        others = " ".join(_percent(balance.pairs[hero, other].value) for other in heroes)
        yield f"{hero:<{width}} {rate.of:>6} {_percent(rate.value)} {_percent(rate.margin)}   {others}"
    yield ""
    yield f"The order: {', '.join(heroes)}."
    for name, rate in balance.maps.items():
        if rate.of:
            yield f"First player on {name}: {_percent(rate.value).strip()} of {rate.of}."
    yield f"{balance.matches} matches. Had: players with this hero where not everybody had it."
    yield "The true rate lies within the margin with 95 % confidence, chance alone considered."


def _percent(value: float | None) -> str:
    return f"{'-' if value is None else f'{100 * value:.1f}%':>7}"
