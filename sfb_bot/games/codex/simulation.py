"""What Codex counts in many matches: who wins and how, how long it takes, how schools and heroes fare."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.content import Content
from sfb_bot.games.codex.rules.ids import KindId, SpecId
from sfb_bot.games.codex.rules.model import State
from sfb_bot.games.rates import Rate
from sfb_bot.games.simulation import Argument
from sfb_bot.kernel import Json, Seat, Step

BALANCE: Final = Argument("balance", "rates by school and by hero, with what chance leaves open")
# A match that is over by this turn, of all players together, was over early.
EARLY: Final = 10
ENDS: Final = ("base", "debt", "concession", "agreement", "time", "organiser")
_PARTS: Final = {"10_percent": 0.1, "median": 0.5, "90_percent": 0.9, "longest": 1.0}


class CodexSimulation:
    """Matches, and a balance report if it is wanted."""

    arguments = (BALANCE,)

    def __init__(self, content: Content) -> None:
        self._content = content

    def begin(self, setup: Mapping[str, Json], given: Mapping[str, str]) -> CodexCounting:
        """Count matches with these settings."""
        return CodexCounting(self._content, setup, wants_balance=BALANCE.name in given)


class Balance:
    """Counts matches hero by hero and school by school. A draw is no win for anybody.

    A hero counts for whoever has it, in play or not. A school counts for whoever chose it for Tech II; with
    one hero it is that hero's.
    """

    def __init__(self, content: Content) -> None:
        self.matches = 0
        self.heroes = {hero.id: Rate() for hero in content.heroes}
        self.specs = {hero.spec: Rate() for hero in content.heroes}

    def add(self, state: State) -> None:
        """Count a match that is over."""
        assert state.outcome is not None
        self.matches += 1
        winner = state.outcome.winner
        won: set[Seat] = set() if winner is None else set(state.sides[winner])
        with_hero: Counter[KindId] = Counter()
        with_spec: Counter[SpecId] = Counter()
        winning_heroes: Counter[KindId] = Counter()
        winning_specs: Counter[SpecId] = Counter()
        for player in state.players:
            heroes = [hero.kind for hero in player.heroes]
            specs = [player.spec] if player.spec else []
            with_hero.update(heroes)
            with_spec.update(specs)
            if player.seat in won:
                winning_heroes.update(heroes)
                winning_specs.update(specs)
        for hero, count in with_hero.items():
            self.heroes[hero].add(winning_heroes[hero], count)
        for spec, count in with_spec.items():
            self.specs[spec].add(winning_specs[spec], count)

    def to_json(self) -> dict[str, Json]:
        """A row per hero and per school."""
        return {
            "matches": self.matches,
            "confidence": 0.95,
            "heroes": {hero: rate.to_json() for hero, rate in self.heroes.items()},
            "specs": {spec: rate.to_json() for spec, rate in self.specs.items()},
        }


class CodexCounting:
    """Wins by turn order, turns, ends, workers and buildings; school by school if that is wanted."""

    def __init__(self, content: Content, setup: Mapping[str, Json], *, wants_balance: bool = False) -> None:
        self.setup = setup
        self._content = content
        self._wants_balance = wants_balance
        self._balance = Balance(content)
        self._first = Rate()
        self._turns: list[int] = []
        self._ends: Counter[str] = Counter()
        self._draws = 0
        self._seats = 0
        self._workers = 0
        self._built: Counter[str] = Counter()
        self._attacks = 0

    def count(self, state: State, steps: Sequence[Step]) -> None:
        """Count a match that is over."""
        outcome = state.outcome
        assert outcome is not None
        self._first.add(int(outcome.winner == state.side_of[state.first]), 1)
        self._draws += outcome.winner is None
        self._turns.append(state.turn_no)
        self._ends[outcome.reason] += 1
        self._seats += len(state.players)
        self._workers += sum(player.workers for player in state.players)
        for player in state.players:
            self._built.update(player.built)
        self._attacks += sum(isinstance(event, ev.Attacked) for step in steps for event in step.events)
        self._balance.add(state)

    def figures(self) -> dict[str, Json]:
        """Shares and averages, rounded so that they read well."""
        games, turns = max(1, len(self._turns)), sorted(self._turns)
        early = sum(1 for turn in turns if turn <= EARLY)

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
            f"over_by_turn_{EARLY}": share(early),
            "attacks_per_turn": round(self._attacks / max(1, sum(turns)), 2),
            "workers_at_the_end": round(self._workers / max(1, self._seats), 2),
            "built_by_a_player": {
                kind: round(count / max(1, self._seats), 3) for kind, count in sorted(self._built.items())
            },
        }

    def report(self) -> dict[str, Json]:
        """The balance, if it is wanted."""
        return {"balance": self._balance.to_json()} if self._wants_balance else {}

    def report_lines(self) -> Sequence[str]:
        """The balance as a table, if it is wanted."""
        return tuple(_table(self._content, self._balance)) if self._wants_balance else ()


def _table(content: Content, balance: Balance) -> Iterator[str]:
    """A row per school with its hero, the best hero first."""
    rows = [(hero, balance.heroes[hero.id], balance.specs[hero.spec]) for hero in content.heroes]
    spec_width = max(len("school"), *[len(hero.spec) for hero, _, _ in rows])
    hero_width = max(len("hero"), *[len(hero.id) for hero, _, _ in rows])
    yield (
        f"{'school':<{spec_width}} {'hero':<{hero_width}} {'had':>6} {'wins':>7} {'margin':>7}"
        f" {'chosen':>7} {'wins':>7} {'margin':>7}"
    )
    for hero, had, chosen in sorted(rows, key=lambda row: (-(row[1].value or 0.0), row[0].id)):
        yield (
            f"{hero.spec:<{spec_width}} {hero.id:<{hero_width}} {had.of:>6} {_percent(had.value)}"
            f" {_percent(had.margin)} {chosen.of:>7} {_percent(chosen.value)} {_percent(chosen.margin)}"
        )
    yield ""
    yield f"{balance.matches} matches. Had: players with this hero among theirs, and how many of them won."
    yield "Chosen: players who took this school for Tech II (with one hero: its own), and how many won."
    yield "The true rate lies within the margin with 95 % confidence, chance alone considered."
    yield "With this many schools, one lies outside its margin."


def _percent(value: float | None) -> str:
    return f"{'-' if value is None else f'{100 * value:.1f}%':>7}"
