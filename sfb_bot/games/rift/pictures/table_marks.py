"""What just happened, read from public events: who went where, who struck whom, what was cast, who fell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from sfb_bot.games.rift.rules import events as ev
from sfb_bot.games.rift.rules.ids import NOBODY, NOWHERE, Cell, KindId, SpellId, WarriorId
from sfb_bot.games.rift.rules.model import Item
from sfb_bot.games.rift.rules.views import PublicView
from sfb_bot.kernel import Event, Seat

Manner = Literal["advance", "step", "spell", "push", "swap"]
# What became of an attack or a spell; what is still on the stack is announced.
Fate = Literal["announced", "acted", "failed", "cancelled"]
FallManner = Literal["destroyed", "returns", "deck"]

DONE: Final[frozenset[Fate]] = frozenset({"failed", "cancelled"})


@dataclass(frozen=True, slots=True)
class Walk:
    """The way of one warrior."""

    warrior: WarriorId
    seat: Seat
    start: Cell
    end: Cell
    manner: Manner


@dataclass(frozen=True, slots=True)
class Strike:
    """An attack: where those stood who struck, and where their target did."""

    number: int
    seat: Seat
    sources: tuple[Cell, ...]
    target: Cell
    total: int
    fate: Fate = "announced"


@dataclass(frozen=True, slots=True)
class Cast:
    """A spell and the cells it names; Dispel against a spell names none."""

    number: int
    seat: Seat
    spell: SpellId
    cells: tuple[Cell, ...]
    fate: Fate = "announced"


@dataclass(frozen=True, slots=True)
class Hit:
    """Damage a warrior got, where it is now or where it fell."""

    warrior: WarriorId
    amount: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class Fall:
    """A warrior that left its lane: destroyed, destroyed but back on its deck, or sent there by a spell."""

    warrior: WarriorId
    kind: KindId
    seat: Seat
    cell: Cell
    manner: FallManner


@dataclass(slots=True)
class Happening:
    """Everything to be marked on a picture."""

    walks: list[Walk] = field(default_factory=list[Walk])
    strikes: dict[int, Strike] = field(default_factory=dict[int, Strike])
    casts: dict[int, Cast] = field(default_factory=dict[int, Cast])
    hits: list[Hit] = field(default_factory=list[Hit])
    falls: list[Fall] = field(default_factory=list[Fall])
    summoned: list[Cell] = field(default_factory=list[Cell])
    changed: list[Cell] = field(default_factory=list[Cell])

    @property
    def weight(self) -> int:
        """How much there is to see."""
        return (
            len(self.walks)
            + len(self.strikes)
            + len(self.casts)
            + len(self.hits)
            + len(self.falls)
            + len(self.summoned)
            + len(self.changed)
        )


class _Reader:
    """Follows everybody through the events, from where they stood before the first of them."""

    def __init__(self, events: Sequence[object], after: PublicView) -> None:
        self.found = Happening()
        self.seats: dict[WarriorId, Seat] = {each.id: each.seat for each in after.warriors}
        self.cells: dict[WarriorId, Cell] = {each.id: each.cell for each in after.warriors}
        self.damage: dict[WarriorId, int] = {}
        self.targets: dict[int, WarriorId] = {}
        self._go_back(events)

    def _go_back(self, events: Sequence[object]) -> None:
        """Undo the events from the last to the first: so positions need no view from before them."""
        for event in reversed(events):
            match event:
                case ev.Destroyed(warrior, seat, _, cell) | ev.ReturnedToDeck(warrior, seat, _, cell):
                    self.cells[warrior], self.seats[warrior] = cell, seat
                case ev.Moved(moves) | ev.Advanced(moves):
                    for warrior, start, _ in moves:
                        self.cells[warrior] = start
                case ev.Summoned(warrior):
                    self.cells.pop(warrior, None)
                case _:
                    pass

    def read(self, event: object) -> None:  # noqa: PLR0912 - one case for each kind of event
        found = self.found
        match event:
            case ev.Advanced(moves):
                self._walk(moves, "advance")
            case ev.Moved(moves, cause):
                self._walk(moves, cause)
            case ev.Summoned(warrior, seat, _, cell):
                self.cells[warrior], self.seats[warrior] = cell, seat
                found.summoned.append(cell)
            case ev.Announced():
                self._announce(event)
            case ev.ItemActed(number, participants, total):
                self._act(number, participants, total)
            case ev.ItemFailed(number):
                self._settle(number, "failed")
            case ev.ItemCancelled(number):
                self._settle(number, "cancelled")
            case ev.ItemRedirected(number, seat, target):
                cast = found.casts.get(number)
                if cast is not None:
                    found.casts[number] = replace(cast, seat=seat, cells=self._at(target))
            case ev.Damaged(warrior, amount):
                self.damage[warrior] = self.damage.get(warrior, 0) + amount
            case ev.Destroyed(warrior, seat, kind, cell, returns):
                self._fall(Fall(warrior, kind, seat, cell, "returns" if returns else "destroyed"))
            case ev.ReturnedToDeck(warrior, seat, kind, cell):
                self._fall(Fall(warrior, kind, seat, cell, "deck"))
            case ev.FormTaken(warrior):
                found.changed.extend(self._at(warrior))
            case _:
                pass

    def finish(self) -> Happening:
        where = self.cells | {fall.warrior: fall.cell for fall in self.found.falls}
        self.found.hits = [
            Hit(warrior, amount, where[warrior])
            for warrior, amount in self.damage.items()
            if amount and warrior in where
        ]
        return self.found

    def _at(self, *warriors: WarriorId) -> tuple[Cell, ...]:
        return tuple(self.cells[each] for each in warriors if each in self.cells)

    def _walk(self, moves: ev.Moves, manner: Manner) -> None:
        for warrior, start, end in moves:
            self.cells[warrior] = end
            if start != end and warrior in self.seats:
                self._join(Walk(warrior, self.seats[warrior], start, end, manner))

    def _join(self, walk: Walk) -> None:
        """One arrow for a way that goes on in the same manner."""
        walks = self.found.walks
        last = next((each for each in reversed(walks) if each.warrior == walk.warrior), None)
        if last is not None and last.manner == walk.manner and last.end == walk.start:
            walks[walks.index(last)] = replace(last, end=walk.end)
        else:
            walks.append(walk)

    def _announce(self, event: ev.Announced) -> None:
        if not event.spell:
            goal = self._at(event.target)
            if goal:
                self.targets[event.number] = event.target
                sources = self._at(*event.participants)
                self.found.strikes[event.number] = Strike(
                    event.number, event.seat, sources, goal[0], event.total
                )
            return
        cells = self._at(*(each for each in (event.target, event.second) if each != NOBODY))
        if event.cell != NOWHERE:
            cells = (event.cell,)
        self.found.casts[event.number] = Cast(event.number, event.seat, event.spell, cells)

    def _act(self, number: int, participants: tuple[WarriorId, ...], total: int) -> None:
        strike = self.found.strikes.get(number)
        if strike is not None:
            goal = self._at(self.targets[number]) or (strike.target,)
            sources = self._at(*participants) or strike.sources
            self.found.strikes[number] = replace(
                strike, sources=sources, target=goal[0], total=total, fate="acted"
            )
        self._settle(number, "acted")

    def _settle(self, number: int, fate: Fate) -> None:
        found = self.found
        if number in found.strikes:
            found.strikes[number] = replace(found.strikes[number], fate=fate)
        if number in found.casts:
            found.casts[number] = replace(found.casts[number], fate=fate)

    def _fall(self, fall: Fall) -> None:
        self.found.falls.append(fall)
        self.cells.pop(fall.warrior, None)


def happenings(events: Sequence[Event | object], after: PublicView) -> Happening:
    """What to mark on the picture of `after` when these events led to it; what is still on the stack, too."""
    reader = _Reader(events, after)
    for event in events:
        reader.read(event)
    found = reader.finish()
    for item in after.stack:
        add_item(found, item, after)
    return found


def add_item(found: Happening, item: Item, view: PublicView) -> None:
    """An item of the stack as it lies now."""
    places = {each.id: each.cell for each in view.warriors}
    if item.is_attack:
        if item.target in places:
            sources = tuple(places[each] for each in item.participants if each in places)
            goal = places[item.target]
            found.strikes[item.number] = Strike(item.number, item.seat, sources, goal, item.total)
        return
    cells = tuple(places[each] for each in (item.target, item.second) if each in places)
    if item.cell != NOWHERE:
        cells = (item.cell,)
    found.casts[item.number] = Cast(item.number, item.seat, item.spell, cells)
