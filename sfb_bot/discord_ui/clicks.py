"""The last click of each person, so that a second one on the same button is known for what it is."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from sfb_bot.matches.records import UserId
from sfb_bot.screens.action_codec import Action
from sfb_bot.screens.actions import QuestionAction, Undo
from sfb_bot.screens.lobby_actions import LobbyAction
from sfb_bot.screens.values import PrivateScreen

KEPT: Final = 2_000
# Clicks that are for one moment: the same one again can only be the same wish, clicked twice.
_FOR_ONE_MOMENT: Final = (QuestionAction, LobbyAction, Undo)


@dataclass(frozen=True, slots=True)
class Click:
    """What somebody did; and, where there is no match to look at, what they were shown for it."""

    action: Action
    shown: PrivateScreen | None


class Clicks:
    """What people did last, as far as it is for one moment."""

    def __init__(self) -> None:
        self._last: OrderedDict[UserId, Click] = OrderedDict()

    def note(self, user: UserId, action: Action, shown: object) -> None:
        """Remember what somebody has just done."""
        self._last.pop(user, None)
        if isinstance(action, _FOR_ONE_MOMENT):
            is_kept = isinstance(action, LobbyAction)
            self._last[user] = Click(action, shown if is_kept and isinstance(shown, PrivateScreen) else None)
        while len(self._last) > KEPT:
            self._last.popitem(last=False)

    def second(self, user: UserId, action: Action) -> Click | None:
        """The click before, if it was the same; None where this is none of two."""
        last = self._last.get(user)
        return last if last is not None and last.action == action else None
