"""Reading events one after another: what was what, whose it was, and what comes next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.content import Kind
from sfb_bot.games.codex.rules.ids import KindId, ObjId
from sfb_bot.games.codex.rules.model import Phase
from sfb_bot.games.codex.rules.views import PublicView
from sfb_bot.games.codex.screens.names import Names
from sfb_bot.kernel import Event, Seat
from sfb_bot.screens.game import People
from sfb_bot.screens.talk_words import TableCursor


class Cursor(TableCursor[PublicView, Names]):
    """Events still to be told, the next one last.

    `view` is a public view from after the events, now or much later: things are called by what they were
    when they came, and belong to whom the events and the view say.
    """

    def __init__(self, view: PublicView, people: People, names: Names, events: Sequence[Event]) -> None:
        super().__init__(view, people, names, events)
        # The event that is being told, and the one before it.
        self._latest: Event | None = None
        self._before: Event | None = None
        self._kinds: dict[ObjId, KindId] = {number: kind for number, kind, _ in view.gone}
        self._seats: dict[ObjId, Seat] = {number: seat for number, _, seat in view.gone}
        for obj in view.objs:
            self._kinds[obj.id] = obj.kind
            self._seats[obj.id] = obj.seat
        for event in events:
            if isinstance(event, ev.Arrived):
                self._kinds[event.obj] = event.kind
                self._seats.setdefault(event.obj, event.seat)
        # The beginning of a turn is told by its heading; then what happens before the main phase is upkeep.
        first = next((each for each in events if isinstance(each, ev.TurnBegan | ev.PhaseBegan)), None)
        self._is_upkeep = isinstance(first, ev.PhaseBegan) and first.phase in (Phase.UPKEEP, Phase.MAIN)

    def _pop(self) -> Event:
        event = super()._pop()
        self._before, self._latest = self._latest, event
        if isinstance(event, ev.TurnBegan):
            self._is_upkeep = True
        elif isinstance(event, ev.PhaseBegan):
            self._is_upkeep = event.phase is Phase.UPKEEP
        return event

    def _dies_soon(self, number: ObjId) -> bool:
        """Whether something leaves the table before anything else happens, so that wounds need no words."""
        for event in reversed(self._rest):
            if isinstance(event, ev.Left) and event.obj == number:
                return True
            if not isinstance(event, ev.Damaged | ev.Left | ev.RunesChanged | ev.Sidelined):
                return False
        return False

    def _kind(self, number: ObjId) -> Kind | None:
        return self._names.found(self._kinds.get(number, ""))

    def _obj(self, number: ObjId) -> str:
        """Something by its name; a base by whose it is."""
        kind = self._kind(number)
        if kind is None:
            return self._own_texts.say("something")
        if kind.type == "base" and number in self._seats:
            return self._own_texts.say("base-of", player=self._owner(number))
        return self._names.kind(kind.id)

    def _owner(self, number: ObjId) -> str:
        """Who has something; a base that partners share is theirs together."""
        seat = self._seats[number]
        kind = self._kind(number)
        if kind is not None and kind.type == "base":
            return self._players(self._view.sides[self._view.side_of(seat)])
        return self._player(seat)

    def _owned(self, number: ObjId) -> str:
        """Something with its player."""
        kind = self._kind(number)
        if number not in self._seats or kind is None or kind.type == "base":
            return self._obj(number)
        return self._own_texts.say("thing-of", player=self._owner(number), name=self._obj(number))

    def _objs(self, numbers: Iterable[ObjId]) -> str:
        counted: dict[str, int] = {}
        for number in numbers:
            name = self._obj(number)
            counted[name] = counted.get(name, 0) + 1
        return self._names.listed([self._names.times(name, count) for name, count in counted.items()])
