"""What just happened, read from public events: trails, aims, hits and the like, ready to be drawn.

Events tell where somebody went, not where from; the view before them does. Without it a trail starts
at its first hex.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.ids import FigureId, TrapFace
from sfb_bot.games.brawl.rules.model import GATE, Side
from sfb_bot.games.brawl.rules.views import PublicView
from sfb_bot.hexgrid import Cell


@dataclass(frozen=True, slots=True)
class Trail:
    """A way somebody went. `manner` is that of the event, or jump, place, enter; `action` counts from 1."""

    figure: FigureId
    manner: str
    cells: tuple[Cell, ...]
    action: int = 0


@dataclass(frozen=True, slots=True)
class Aim:
    """Somebody aimed at somebody, both where they stood at that moment."""

    figure: FigureId
    source: Cell
    target: FigureId
    goal: Cell
    is_attack: bool
    action: int = 0


@dataclass(frozen=True, slots=True)
class Hit:
    """Damage (below zero) or healing (above) in all; `cell` is where the figure stood last, or GATE."""

    figure: FigureId
    amount: int
    cell: Cell
    knocked_out: bool


@dataclass(slots=True)
class Happening:
    """Everything worth marking, in the order it happened."""

    trails: list[Trail] = field(default_factory=list["Trail"])
    aims: list[Aim] = field(default_factory=list["Aim"])
    targets: list[tuple[FigureId, FigureId]] = field(default_factory=list[tuple[FigureId, FigureId]])
    pattern: tuple[Cell, ...] = ()
    hits: list[Hit] = field(default_factory=list["Hit"])
    sprung: list[tuple[Cell, TrapFace]] = field(default_factory=list[tuple[Cell, TrapFace]])
    points: dict[Side, int] = field(default_factory=dict[Side, int])
    levelled: list[FigureId] = field(default_factory=list[FigureId])

    @property
    def actions(self) -> list[int]:
        """The actions that left arrows, in their order; 0 is what happened before any."""
        return sorted({trace.action for trace in (*self.trails, *self.aims)})


class _Reader:
    """Follows the figures through the events."""

    def __init__(self, after: PublicView, before: PublicView | None) -> None:
        self.found = Happening()
        self.cells: dict[FigureId, Cell] = {f.id: f.cell for f in before.figures} if before else {}
        self.later: dict[FigureId, Cell] = {f.id: f.cell for f in after.figures}
        self.sides: dict[FigureId, Side] = {f.id: f.side for f in after.figures}
        self.amounts: dict[FigureId, int] = {}
        self.fallen: dict[FigureId, Cell] = {}
        self.action = 0

    def read(self, event: object) -> None:
        match event:
            case ev.Moved(figure, path, manner):
                self.go(figure, path, manner)
            case ev.Jumped(figure, cell):
                self.go(figure, (cell,), "jump")
            case ev.Placed(figure, cell):
                self.go(figure, (cell,), "place")
            case ev.Swapped(figure, other):
                self.swap(figure, other)
            case ev.Entered(figure, cell):
                self.go(figure, (cell,), "enter")
            case ev.TargetsChosen(figure, _, targets, cells):
                self.aim(figure, targets, cells)
            case _:
                self.count(event)

    def count(self, event: object) -> None:
        match event:
            case ev.Damaged(figure, amount):
                self.amounts[figure] = self.amounts.get(figure, 0) - amount
            case ev.Healed(figure, amount):
                self.amounts[figure] = self.amounts.get(figure, 0) + amount
            case ev.KnockedOut(figure, _):
                self.fallen[figure] = self.cells.get(figure, GATE)
                self.cells[figure] = GATE
            case ev.TrapSprung(figure, cell, face):
                self.cells[figure] = cell
                self.found.sprung.append((cell, face))
            case ev.PointsScored(side, points):
                self.found.points[side] = self.found.points.get(side, 0) + points
            case ev.LevelledUp(figure):
                self.found.levelled.append(figure)
            case ev.CardPlayed() | ev.StandardActionTaken():
                self.action += 1
            case _:
                pass

    def go(self, figure: FigureId, path: tuple[Cell, ...], manner: str) -> None:
        start = self.cells.get(figure, GATE)
        way = path if start == GATE else (start, *path)
        self.cells[figure] = path[-1]
        last = self.found.trails[-1] if self.found.trails else None
        goes_on = last and (last.figure, last.manner, last.action) == (figure, manner, self.action)
        if last and goes_on and last.cells[-1] == start:
            self.found.trails[-1] = Trail(figure, manner, (*last.cells, *path), self.action)
        else:
            self.found.trails.append(Trail(figure, manner, way, self.action))

    def swap(self, figure: FigureId, other: FigureId) -> None:
        """Each goes where the other stood; without a view before, where they stand later tells it."""
        stood = {each: self.cells.get(each, GATE) for each in (figure, other)}
        for goer, left in ((figure, other), (other, figure)):
            goal = stood[left] if stood[left] != GATE else self.later.get(goer, GATE)
            if goal != GATE:
                self.go(goer, (goal,), "place")

    def aim(self, figure: FigureId, targets: tuple[FigureId, ...], cells: tuple[Cell, ...]) -> None:
        self.found.targets.extend((figure, target) for target in targets)
        if len(cells) > 1:
            # The hexes of a pattern are shown as such; lines to each target would only hide them.
            self.found.pattern = cells
            return
        source = self.cells.get(figure, GATE)
        for target, goal in zip(targets, cells, strict=False):
            self.cells[target] = goal
            if source != GATE:
                hostile = self.sides.get(figure) != self.sides.get(target)
                self.found.aims.append(Aim(figure, source, target, goal, hostile, self.action))

    def finish(self) -> Happening:
        for figure, amount in self.amounts.items():
            fallen = figure in self.fallen
            cell = self.fallen[figure] if fallen else self.later.get(figure, GATE)
            self.found.hits.append(Hit(figure, amount, cell, fallen))
        for figure, cell in self.fallen.items():
            if figure not in self.amounts:
                self.found.hits.append(Hit(figure, 0, cell, True))
        return self.found


def happenings(events: Sequence[object], after: PublicView, before: PublicView | None = None) -> Happening:
    """What to mark on the picture of `after` when these events led to it."""
    reader = _Reader(after, before)
    for event in events:
        reader.read(event)
    return reader.finish()
