"""How players are called in pictures: the names Discord showed with their last press or command."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace
from typing import Final

import discord

from sfb_bot.app.records import MatchRecord
from sfb_bot.screens.values import PrivateScreen, PublicScreen

KEPT: Final = 10_000


class NameBook:
    """Names by user, as far as they are known; asking Discord for the rest is not worth a request."""

    def __init__(self) -> None:
        self._names: OrderedDict[int, str] = OrderedDict()

    def note(self, user: discord.User | discord.Member) -> None:
        """Remember how somebody is called now."""
        self._names[user.id] = user.display_name
        self._names.move_to_end(user.id)
        while len(self._names) > KEPT:
            self._names.popitem(last=False)

    def of(self, record: MatchRecord) -> tuple[str, ...]:
        """The players of a match by seat; empty for one who is not known."""
        return tuple(self._names.get(seat.user, "") for seat in record.seats)

    def in_public(self, screen: PublicScreen, record: MatchRecord) -> PublicScreen:
        """The screen with the players' names in its picture."""
        if screen.picture is None:
            return screen
        return replace(screen, picture=replace(screen.picture, names=self.of(record)))

    def in_private(self, screen: PrivateScreen, record: MatchRecord) -> PrivateScreen:
        """The screen with the players' names in its picture."""
        if screen.picture is None:
            return screen
        return replace(screen, picture=replace(screen.picture, names=self.of(record)))
