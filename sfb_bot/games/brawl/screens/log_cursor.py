"""Reading events one after another, with a look at what follows, and what people and champions are called."""

from __future__ import annotations

from sfb_bot.games.brawl.rules.sides import side_of
from sfb_bot.games.brawl.rules.views import PublicView
from sfb_bot.games.brawl.screens.names import Names
from sfb_bot.kernel import Seat
from sfb_bot.screens.talk_words import TableCursor


class Cursor(TableCursor[PublicView, Names]):
    """Events still to be told, the next one last; `view` is a later public view, for who is who alone."""

    @property
    def _has_partners(self) -> bool:
        """More players than sides."""
        return len(self._view.players) > len(self._view.vp)

    def _player(self, seat: Seat) -> str:
        name = self._people.name(seat, self._own_texts)
        return self._own_texts.say("side-of", players=name, side=self._names.side(side_of(seat)))

    def _figure(self, figure: int) -> str:
        return self._names.figure(self._view, figure)
