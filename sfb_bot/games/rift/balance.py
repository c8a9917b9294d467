"""How warriors fare in many matches: the share of sides with one that win, copy by copy, and its margin."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from sfb_bot.games.rates import Rate
from sfb_bot.games.rift.rules.ids import KindId
from sfb_bot.games.rift.rules.model import SEATS, State
from sfb_bot.kernel import Json


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
