"""A server's pages as they are read: its words, and what Discord has told of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sfb_bot.locale import Texts
from sfb_bot.matches.records import UserId
from sfb_bot.screens.player_names import computer_name
from sfb_bot.web.markup import Words
from sfb_bot.web.records import WebFacts, WebServer


@dataclass(frozen=True, slots=True)
class Reader:
    """A server's pages as they are read: its words, and what Discord has told of it."""

    server: WebServer
    facts: WebFacts
    texts: Texts

    @property
    def words(self) -> Words:
        """Turns the words of posts into HTML."""
        return Words({user: name.shown for user, name in self.facts.names.items()}, self.texts)

    @property
    def title(self) -> str:
        """What the server's own page is called."""
        if not self.server.name:
            return self.texts.say("web-server-unnamed")
        return self.texts.say("web-server", server=self.server.name)

    def drawn(self, users: Sequence[int]) -> list[str]:
        """People's names for pictures; empty for one who is not known."""
        return [computer_name(user, self.texts) or self._drawn(UserId(user)) for user in users]

    def _drawn(self, user: UserId) -> str:
        name = self.facts.names.get(user)
        return name.drawn if name is not None else ""
