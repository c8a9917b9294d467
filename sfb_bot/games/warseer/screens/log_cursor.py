"""Reading events one after another: who is who, and what comes next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.content import CreatureKind, KindId
from sfb_bot.games.warseer.rules.ids import CreatureId
from sfb_bot.games.warseer.rules.model import Phase
from sfb_bot.games.warseer.rules.views import PublicView
from sfb_bot.games.warseer.screens.names import Names
from sfb_bot.kernel import Event, Seat
from sfb_bot.screens.game import People
from sfb_bot.screens.talk_words import TableCursor

# What is done between activations; a tactic belongs to the activation it answers.
_BETWEEN: Final = (ev.BuildingUsed, ev.AbilityUsed, ev.FeatDropped, ev.TurnEnded, ev.TurnBegan)


def _in_order(events: Sequence[Event]) -> list[Event]:
    """The events with the use of a relic before what it did: its marker goes when that is done."""
    found = list(events)
    for place in range(1, len(found)):
        if isinstance(found[place], ev.RelicUsed) and isinstance(found[place - 1], ev.Healed):
            found[place - 1], found[place] = found[place], found[place - 1]
    return found


class Cursor(TableCursor[PublicView, Names]):
    """Events still to be told, the next one last.

    `view` is a public view from after the events, now or much later; creatures are called by what they were
    when they came.
    """

    def __init__(self, view: PublicView, people: People, names: Names, events: Sequence[Event]) -> None:
        super().__init__(view, people, names, _in_order(events))
        # The beginning of a turn is told by its heading; what comes before the first action goes with it.
        first = next((each for each in events if isinstance(each, ev.TurnBegan | ev.PhaseBegan)), None)
        self._is_start = isinstance(first, ev.PhaseBegan) and first.phase is Phase.MAIN
        self._dice = ""
        # Who is activated, and who was named last: what it does next need not name it again.
        self._actor: CreatureId | None = None
        self._named: CreatureId | None = None
        self._kinds: dict[CreatureId, KindId] = {number: kind for number, kind, _ in view.gone}
        self._owners: dict[CreatureId, Seat] = {number: seat for number, _, seat in view.gone}
        for creature in view.creatures:
            self._kinds[creature.id], self._owners[creature.id] = creature.kind, creature.owner
        for event in events:
            if isinstance(event, ev.Arrived):
                self._kinds[event.creature], self._owners[event.creature] = event.kind, event.seat

    def _pop(self) -> Event:
        event = super()._pop()
        if isinstance(event, ev.TurnBegan):
            self._is_start = True
        elif isinstance(event, ev.PhaseBegan):
            self._is_start = False
        elif isinstance(event, _BETWEEN):
            self._actor = self._named = None
        return event

    def _dies_soon(self, number: CreatureId) -> bool:
        """Whether a creature is destroyed before anything else happens, so that its wounds need no words."""
        for event in reversed(self._rest):
            if isinstance(event, ev.Destroyed) and event.creature == number:
                return True
            if not isinstance(event, ev.Damaged | ev.Destroyed | ev.RelicLost | ev.Buried | ev.Counted):
                return False
        return False

    def _kind(self, number: CreatureId) -> CreatureKind | None:
        kind = self._kinds.get(number)
        return self._names.content.creatures.get(kind) if kind is not None else None

    def _creature(self, number: CreatureId) -> str:
        """A creature by its name, with its player's letter where several players have one."""
        kind = self._kinds.get(number)
        if kind is None:
            return self._own_texts.say("a-creature")
        return self._names.lettered(self._view, kind, self._owners[number])

    def _creatures(self, numbers: Iterable[CreatureId]) -> str:
        """Several creatures, those of one name together."""
        counted = Counter(self._creature(number) for number in dict.fromkeys(numbers))
        return self._names.listed([self._names.times(name, count) for name, count in counted.items()])

    def _card(self, kind: str) -> str:
        if self._names.found(kind) is None:
            return self._names.term("keyword", kind)
        return str(self._names.kind(kind))

    def _hex(self, cell: int) -> str:
        return self._names.hex(self._view, cell)
