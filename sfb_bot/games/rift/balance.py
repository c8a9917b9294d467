"""How warriors fare in many matches: the share of sides with one that win, copy by copy, and its margin."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from typing import Final

from sfb_bot.games.rift.rules.ids import KindId
from sfb_bot.games.rift.rules.model import SEATS, State
from sfb_bot.kernel import Json

# 95 % of a normal distribution lie within this many standard deviations of its mean.
DEVIATIONS: Final = 1.96


@dataclass(slots=True)
class Rate:
    """How often something was on the winning side, and how far that may be from the truth.

    A match may count several times (`of` more than one), as for copies of a warrior: they win or lose
    together, or one against the other. So the margin looks at matches and not at copies.
    """

    hits: int = 0
    of: int = 0
    # Sums over the matches, for the margin of a ratio.
    _hits_squared: int = 0
    _both: int = 0
    _of_squared: int = 0

    def add(self, hits: int, of: int) -> None:
        """Count one match."""
        self.hits += hits
        self.of += of
        self._hits_squared += hits * hits
        self._both += hits * of
        self._of_squared += of * of

    @property
    def value(self) -> float | None:
        """The share, None when there was nothing to count."""
        return self.hits / self.of if self.of else None

    @property
    def margin(self) -> float | None:
        """The true share lies so far above or below with 95 % confidence, chance alone considered."""
        share = self.value
        if share is None:
            return None
        spread = self._hits_squared - 2 * share * self._both + share * share * self._of_squared
        return DEVIATIONS * sqrt(max(0.0, spread)) / self.of

    def to_json(self) -> dict[str, Json]:
        """Rounded so that it reads well, with the counts behind it."""
        share, margin = self.value, self.margin
        return {
            "rate": None if share is None else round(share, 4),
            "margin": None if margin is None else round(margin, 4),
            "hits": self.hits,
            "of": self.of,
        }


class Balance:
    """Counts matches warrior by warrior. A draw is no win for anybody."""

    def __init__(self, kinds: Iterable[KindId]) -> None:
        self.matches = 0
        self.warriors = {kind: Rate() for kind in kinds}

    def add(self, state: State) -> None:
        """Count a match that is over."""
        assert state.outcome is not None
        self.matches += 1
        armies = [Counter(state.players[seat].army) for seat in SEATS]
        winner = state.outcome.winner
        for kind in sorted(armies[0] | armies[1]):
            won = 0 if winner is None else armies[winner][kind]
            self.warriors[kind].add(won, sum(army[kind] for army in armies))

    def to_json(self) -> dict[str, Json]:
        """A row per warrior."""
        return {
            "matches": self.matches,
            "confidence": 0.95,
            "warriors": {kind: rate.to_json() for kind, rate in self.warriors.items()},
        }
