"""How often one person may ask for what is costly to make, or calls others."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Final, NamedTuple

from sfb_bot.matches.records import Moment, UserId
from sfb_bot.matches.refusals import TooMany
from sfb_bot.screens.action_codec import Action
from sfb_bot.screens.actions import AskForHint, ShowReview, WatchReplay
from sfb_bot.screens.league.actions import ExportSeason, ProposeTime
from sfb_bot.screens.settings_actions import ExportMine, ShowHealth

MINUTE: Final = 60
KEPT: Final = 2_000


class Allowance(NamedTuple):
    """So many times within so many seconds; `rule` names what is said to somebody who wants more."""

    times: int
    seconds: int
    rule: str = "costly"


COSTLY: Final[dict[type[Action], Allowance]] = {
    # One for every question of a quick match; the same one again is thought about once.
    AskForHint: Allowance(60, 10 * MINUTE),
    ShowReview: Allowance(10, 10 * MINUTE),
    WatchReplay: Allowance(6, 10 * MINUTE),
    ExportMine: Allowance(4, 10 * MINUTE),
    ExportSeason: Allowance(6, 10 * MINUTE),
    ShowHealth: Allowance(6, MINUTE),
    # Each one calls the opponent.
    ProposeTime: Allowance(8, 60 * MINUTE, "proposals"),
}


class Cooldowns:
    """Who asked for something costly lately; forgotten with a restart, which costs more than it saves."""

    def __init__(self) -> None:
        self._asked: OrderedDict[tuple[UserId, type[Action]], deque[Moment]] = OrderedDict()

    def take(self, user: UserId, action: Action, now: Moment) -> None:
        """Count a wish; TooMany from somebody who has had enough of it for a while."""
        allowed = COSTLY.get(type(action))
        if allowed is None:
            return
        key = (user, type(action))
        asked = self._asked.setdefault(key, deque())
        self._asked.move_to_end(key)
        while asked and asked[0] <= now - allowed.seconds:
            asked.popleft()
        if len(asked) >= allowed.times:
            raise TooMany("that is enough for a while", rule=allowed.rule, until=asked[0] + allowed.seconds)
        asked.append(now)
        while len(self._asked) > KEPT:
            self._asked.popitem(last=False)
