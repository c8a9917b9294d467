"""How champions fare in many matches: rates with the margin that their number of matches leaves."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from sfb_bot.games.brawl.rules.ids import ChampionId
from sfb_bot.games.brawl.rules.model import SIDES, State
from sfb_bot.games.brawl.rules.sides import side_of
from sfb_bot.kernel import Json

# 95 % of a normal distribution lie within this many standard deviations of its mean.
DEVIATIONS: Final = 1.96


@dataclass(frozen=True, slots=True)
class Rate:
    """How often something happened, out of how many times it could have."""

    hits: int
    of: int

    @property
    def value(self) -> float | None:
        """The share, or None when there was nothing to count."""
        return self.hits / self.of if self.of else None

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true rate lies with 95 % confidence, after Wilson; anywhere when nothing was counted.

        Unlike the plain margin it does not shrink to nothing when all or none of a few are hits.
        """
        if not self.of:
            return 0.0, 1.0
        share, spread = self.hits / self.of, DEVIATIONS**2 / self.of
        middle = (share + spread / 2) / (1 + spread)
        half = DEVIATIONS * sqrt(share * (1 - share) / self.of + spread / self.of / 4) / (1 + spread)
        return max(0.0, middle - half), min(1.0, middle + half)

    def to_json(self) -> Json:
        """Share and interval, rounded so that they read well, and the counts behind them."""
        low, high = self.interval
        return {
            "rate": None if self.value is None else round(self.value, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "hits": self.hits,
            "of": self.of,
        }


@dataclass(slots=True)
class ChampionFigures:
    """What a champion's matches came to.

    Wins are counted only where one side alone had the champion: with it on both, one of them wins for
    certain, which says nothing about it. A draw is no win.
    """

    matches: int = 0
    sides: int = 0
    rounds: int = 0
    wins: dict[bool, int] = field(default_factory=lambda: {True: 0, False: 0})
    decided: dict[bool, int] = field(default_factory=lambda: {True: 0, False: 0})

    @property
    def win(self) -> Rate:
        """Wins of its side."""
        return Rate(sum(self.wins.values()), sum(self.decided.values()))

    @property
    def win_first(self) -> Rate:
        """Wins of its side where that side had the first turn."""
        return Rate(self.wins[True], self.decided[True])

    @property
    def win_second(self) -> Rate:
        """Wins of its side where the other side had the first turn."""
        return Rate(self.wins[False], self.decided[False])

    @property
    def length(self) -> float | None:
        """Rounds of a match with it, on average."""
        return self.rounds / self.matches if self.matches else None


class Balance:
    """Counts matches champion by champion."""

    def __init__(self, roster: Iterable[ChampionId]) -> None:
        self.matches = 0
        self.champions = {champion: ChampionFigures() for champion in sorted(roster)}
        self._first_wins = 0
        self._rounds = 0

    def add(self, state: State) -> None:
        """Count a match that is over."""
        assert state.outcome is not None
        starting = side_of(state.order[0])
        winner = state.outcome.winner
        self.matches += 1
        self._rounds += state.round
        self._first_wins += winner == starting
        fielded = [{f.champion.id for f in state.figures if f.side == side} for side in SIDES]
        for champion in sorted(fielded[0] | fielded[1]):
            figures = self.champions[champion]
            figures.matches += 1
            figures.rounds += state.round
            having = [side for side in SIDES if champion in fielded[side]]
            figures.sides += len(having)
            if len(having) == 1:
                figures.decided[having[0] == starting] += 1
                figures.wins[having[0] == starting] += winner == having[0]

    @property
    def first_player(self) -> Rate:
        """Wins of the side with the first turn, over all matches."""
        return Rate(self._first_wins, self.matches)

    def picked(self, champion: ChampionId) -> Rate:
        """How many of all sides fielded a champion."""
        return Rate(self.champions[champion].sides, len(SIDES) * self.matches)

    def to_json(self) -> dict[str, Json]:
        """Everything, a row per champion."""
        return {
            "matches": self.matches,
            "first_player_wins": self.first_player.to_json(),
            "average_rounds": round(self._rounds / max(1, self.matches), 2),
            "confidence": 0.95,
            "champions": {
                champion: {
                    "matches": figures.matches,
                    "win": figures.win.to_json(),
                    "pick": self.picked(champion).to_json(),
                    "win_going_first": figures.win_first.to_json(),
                    "win_going_second": figures.win_second.to_json(),
                    "average_rounds": None if figures.length is None else round(figures.length, 2),
                }
                for champion, figures in self.champions.items()
            },
        }
