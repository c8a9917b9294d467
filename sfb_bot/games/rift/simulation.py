"""What Champions of the Rift counts in many matches: who wins and how, how long it takes, what is cast."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from sfb_bot.games.rates import Rate
from sfb_bot.games.rift.balance import Balance
from sfb_bot.games.rift.rules import events as ev
from sfb_bot.games.rift.rules.content import RANKS, Content
from sfb_bot.games.rift.rules.model import SEATS, State
from sfb_bot.games.simulation import Argument
from sfb_bot.kernel import Json, Step

BALANCE: Final = Argument("balance", "rates by warrior, with what chance leaves open")
# A match that is over by this turn, of both players together, was over early.
EARLY: Final = 10
ENDS: Final = ("portal", "destruction", "tally")


class RiftSimulation:
    """Matches, and a balance report if it is wanted."""

    arguments = (BALANCE,)

    def __init__(self, content: Content) -> None:
        self._content = content

    def begin(self, setup: Mapping[str, Json], given: Mapping[str, str]) -> RiftCounting:
        """Count matches with these settings."""
        return RiftCounting(self._content, setup, wants_balance=BALANCE.name in given)


class RiftCounting:
    """Wins by turn order, turns, ends and spells; warrior by warrior if that is wanted."""

    def __init__(self, content: Content, setup: Mapping[str, Json], *, wants_balance: bool = False) -> None:
        self.setup = setup
        self._content = content
        self._wants_balance = wants_balance
        self._balance = Balance(kind.id for kind in content.kinds.values())
        self._first = Rate()
        self._turns: list[int] = []
        self._ends: Counter[str] = Counter()
        self._draws = 0
        self._exhausted = 0
        self._cast: Counter[str] = Counter()

    def count(self, state: State, steps: Sequence[Step]) -> None:
        """Count a match that is over."""
        outcome = state.outcome
        assert outcome is not None
        self._first.add(int(outcome.winner == state.first), 1)
        self._draws += outcome.winner is None
        self._turns.append(state.turn_no)
        self._ends[outcome.reason] += 1
        self._exhausted += state.is_exhausted
        for step in steps:
            for event in step.events:
                if isinstance(event, ev.Announced) and event.spell:
                    self._cast[event.spell] += 1
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
            "ends": {end: share(self._ends[end]) for end in ENDS},
            "draws": share(self._draws),
            "exhaustion": share(self._exhausted),
            f"over_by_turn_{EARLY}": share(early),
            "casts_of_a_copy": {
                spell.id: share_of(self._cast[spell.id], spell.copies * len(SEATS) * games)
                for spell in self._content.spells.values()
            },
        }

    def report(self) -> dict[str, Json]:
        """The balance, if it is wanted."""
        return {"balance": self._balance.to_json()} if self._wants_balance else {}

    def report_lines(self) -> Sequence[str]:
        """The balance as a table, if it is wanted."""
        return tuple(_table(self._content, self._balance)) if self._wants_balance else ()


_PARTS: Final = {"10_percent": 0.1, "median": 0.5, "90_percent": 0.9, "longest": 1.0}


def share_of(count: int, of: int) -> float:
    """A share, rounded so that it reads well."""
    return round(count / max(1, of), 3)


def _table(content: Content, balance: Balance) -> Iterator[str]:
    """A row per warrior, rank by rank from the highest, the best first."""
    width = max(len("warrior"), *map(len, balance.warriors))
    yield f"{'warrior':<{width}} {'rank':<8} {'copies':>7} {'wins':>7} {'margin':>7}"
    for rank in reversed(RANKS):
        rows = [(kind, rate) for kind, rate in balance.warriors.items() if content.kinds[kind].rank == rank]
        for kind, rate in sorted(rows, key=lambda row: (-(row[1].value or 0.0), row[0])):
            yield f"{kind:<{width}} {rank:<8} {rate.of:>7} {_percent(rate.value)} {_percent(rate.margin)}"
    yield ""
    yield f"{balance.matches} matches. Wins: the share of sides with a copy that won, copy by copy."
    yield "The true rate lies within the margin with 95 % confidence, chance alone considered."
    yield "With this many warriors, one or two lie outside theirs."


def _percent(value: float | None) -> str:
    return f"{'-' if value is None else f'{100 * value:.1f}%':>7}"
