"""Shares of matches with what chance leaves open."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

from sfb_bot.kernel import Json

# 95 % of a normal distribution lie within this many standard deviations of its mean.
DEVIATIONS: Final = 1.96


@dataclass(slots=True)
class Rate:
    """How often something was on the winning side, and how far that may be from the truth.

    A match may count several times (`of` more than one), as for copies of a card: they win or lose
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
