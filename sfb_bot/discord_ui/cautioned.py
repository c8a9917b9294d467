"""What people were asked about before an answer, so that nobody is asked twice about the same in a turn."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from sfb_bot.matches.records import MatchId, MatchRecord, UserId
from sfb_bot.screens.game import Caution

KEPT: Final = 2_000


class Cautioned:
    """The cautions of the turn under way, by person and match; forgotten with a restart."""

    def __init__(self) -> None:
        self._asked: OrderedDict[tuple[UserId, MatchId], tuple[int, set[str]]] = OrderedDict()

    def new(self, user: UserId, record: MatchRecord, found: Sequence[Caution]) -> tuple[Caution, ...]:
        """Those of these that somebody has not been asked about in this turn; from now on they have."""
        if not found:
            return ()
        key, turn = (user, record.id), record.clock.turn
        before, subjects = self._asked.pop(key, (turn, set[str]()))
        if before != turn:
            subjects = set[str]()
        fresh = tuple(caution for caution in found if caution.subject not in subjects)
        self._asked[key] = turn, {*subjects, *(caution.subject for caution in fresh)}
        while len(self._asked) > KEPT:
            self._asked.popitem(last=False)
        return fresh
