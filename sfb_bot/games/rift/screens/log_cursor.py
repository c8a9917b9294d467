"""Reading events one after another: who was who, who stood where, and what lay on the stack."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from sfb_bot.games.rift.rules import events as ev
from sfb_bot.games.rift.rules.ids import Cell, KindId, WarriorId
from sfb_bot.games.rift.rules.model import FORWARD, Item
from sfb_bot.games.rift.rules.views import PublicView
from sfb_bot.games.rift.screens.names import Names
from sfb_bot.games.rift.screens.stack_words import PlayWords
from sfb_bot.kernel import Event, Seat
from sfb_bot.screens.game import People
from sfb_bot.screens.talk_words import TableCursor

# What takes an item off the stack.
# Events that say whose and what their warrior is.
_NAMING: Final = (ev.Summoned, ev.Destroyed, ev.ReturnedToDeck)
_LEAVES: Final = (ev.ItemActed, ev.ItemFailed, ev.ItemCancelled)


class Cursor(TableCursor[PublicView, Names]):
    """Events still to be told, the next one last.

    `view` is a public view from after the events, now or much later: then it does not say any more where
    somebody stood, so warriors are called without their cells unless the events themselves tell them.
    """

    def __init__(self, view: PublicView, people: People, names: Names, events: Sequence[Event]) -> None:
        super().__init__(view, people, names, events)
        self._kinds = _kinds(view, events)
        self._seats = _seats(view, events)
        is_past = _is_past(events)
        self._cells: dict[WarriorId, Cell] = _first_cells(events)
        if not is_past:
            for warrior in view.warriors:
                self._cells.setdefault(warrior.id, warrior.cell)
        shown = (*view.done, *view.stack)
        self._items: dict[int, Item | ev.Announced] = {item.number: item for item in shown}
        self._items |= {event.number: event for event in events if isinstance(event, ev.Announced)}
        self._totals = {item.number: (item.participants, item.total) for item in shown}
        taken = sum(isinstance(event, _LEAVES) for event in events)
        added = sum(isinstance(event, ev.Announced) for event in events)
        self._depth = 0 if is_past else max(0, len(view.stack) - added + taken)
        self._plays = PlayWords(names, self._warrior, self._reached, self._items.get)

    def _pop(self) -> Event:
        """The next event; where warriors stand from now on is remembered."""
        event = super()._pop()
        if isinstance(event, ev.Advanced | ev.Moved):
            for number, _, cell in event.moves:
                self._cells[number] = cell
        elif isinstance(event, ev.Summoned):
            self._cells[event.warrior] = event.cell
        elif isinstance(event, ev.Announced):
            self._depth += 1
            self._totals[event.number] = (event.participants, event.total)
        elif isinstance(event, _LEAVES):
            self._depth = max(0, self._depth - 1)
        return event

    def _falls_soon(self, number: WarriorId) -> bool:
        """Whether a warrior is destroyed before anything else acts, so that its wounds need no words."""
        for event in reversed(self._rest):
            if isinstance(event, ev.Destroyed) and event.warrior == number:
                return True
            if not isinstance(event, ev.Damaged | ev.Destroyed | ev.EnchantmentEnded):
                return False
        return False

    def _bare(self, number: WarriorId) -> str:
        """A warrior without its cell."""
        kind = self._kinds.get(number)
        return self._own_texts.say("a-warrior") if kind is None else self._names.kind(kind)

    def _warrior(self, number: WarriorId) -> str:
        """A warrior with its cell, where that is known for this moment."""
        return self._names.placed(self._bare(number), self._cells.get(number))

    def _from(self, number: WarriorId, cell: Cell) -> str:
        return self._names.placed(self._bare(number), cell)

    def _warriors(self, numbers: Iterable[WarriorId]) -> str:
        return self._names.listed([self._warrior(number) for number in numbers])

    def _reached(self, number: WarriorId, steps: int) -> Cell | None:
        cell, seat = self._cells.get(number), self._seats.get(number)
        return None if cell is None or seat is None else cell + FORWARD[seat] * steps


def _is_past(events: Sequence[Event]) -> bool:
    """Whether a turn that ended is all there is, so that later turns may have changed everything.

    Where the next turn has begun among the events, something of it follows.
    """
    return bool(events) and isinstance(events[-1], ev.TurnEnded)


def _kinds(view: PublicView, events: Sequence[Event]) -> dict[WarriorId, KindId]:
    return {number: kind for number, _, kind in view.roll} | {
        event.warrior: event.kind for event in events if isinstance(event, _NAMING)
    }


def _seats(view: PublicView, events: Sequence[Event]) -> dict[WarriorId, Seat]:
    return {number: seat for number, seat, _ in view.roll} | {
        event.warrior: event.seat for event in events if isinstance(event, _NAMING)
    }


def _first_cells(events: Sequence[Event]) -> dict[WarriorId, Cell]:
    """Where warriors stood before the events, as far as these tell; not those that come into play in them."""
    found: dict[WarriorId, Cell] = {}
    summoned: set[WarriorId] = set()
    for event in events:
        if isinstance(event, ev.Summoned):
            summoned.add(event.warrior)
        elif isinstance(event, ev.Advanced | ev.Moved):
            for number, start, _ in event.moves:
                if number not in summoned:
                    found.setdefault(number, start)
        elif isinstance(event, ev.Destroyed | ev.ReturnedToDeck) and event.warrior not in summoned:
            found.setdefault(event.warrior, event.cell)
    return found
