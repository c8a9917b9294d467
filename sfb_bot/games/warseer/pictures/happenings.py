"""What just happened, read from public events: ways, attacks, dice, wounds, who came and who is gone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.content import KindId
from sfb_bot.games.warseer.rules.ids import NOBODY, CreatureId
from sfb_bot.games.warseer.rules.views import PublicView
from sfb_bot.hexgrid import Cell
from sfb_bot.kernel import Seat

NOWHERE: Cell = -1


@dataclass(frozen=True, slots=True)
class Trail:
    """A way that somebody went: cells from the first to the last, and in which manner."""

    creature: CreatureId
    manner: str
    cells: tuple[Cell, ...]
    action: int


@dataclass(frozen=True, slots=True)
class Aim:
    """An attack from one cell on another."""

    attacker: CreatureId
    target: CreatureId
    source: Cell
    goal: Cell
    action: int


@dataclass(slots=True)
class Hit:
    """What befell somebody: wounds, armour lost, wounds healed; where it stood when it was destroyed."""

    wounds: int = 0
    armour: int = 0
    healed: int = 0
    fallen_at: Cell = NOWHERE
    is_fallen: bool = False


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice as rolled and as they lie now. `first` are the faces before any was changed.

    `extras` are dice that were rolled later. An attack has an attacker and a target; what it comes to is
    `damage` and `pushes`, -1 until it is counted.
    """

    dice: str
    faces: str
    first: str
    creature: CreatureId
    target: CreatureId = NOBODY
    cause: str = ""
    extras: str = ""
    extra_faces: str = ""
    damage: int = -1
    pushes: int = 0


@dataclass(slots=True)
class Happening:
    """All that is marked on a battlefield."""

    trails: list[Trail] = field(default_factory=list[Trail])
    aims: list[Aim] = field(default_factory=list[Aim])
    hits: dict[CreatureId, Hit] = field(default_factory=dict[CreatureId, Hit])
    arrived: list[CreatureId] = field(default_factory=list[CreatureId])
    rolls: list[Roll] = field(default_factory=list[Roll])
    played: list[tuple[Seat, KindId]] = field(default_factory=list[tuple[Seat, KindId]])
    points: dict[Seat, int] = field(default_factory=dict[Seat, int])
    tokens: list[tuple[CreatureId, str]] = field(default_factory=list[tuple[CreatureId, str]])
    others: int = 0

    @property
    def weight(self) -> int:
        """How much there is to see."""
        counted = (self.trails, self.aims, self.hits, self.arrived, self.rolls, self.played, self.points)
        return sum(map(len, counted)) + len(self.tokens) + self.others

    @property
    def newest(self) -> int:
        """The latest action that left an arrow."""
        return max((trace.action for trace in (*self.trails, *self.aims)), default=0)


class _Reader:
    """Follows the figures through the events."""

    def __init__(self, after: PublicView, before: PublicView | None, events: Sequence[object]) -> None:
        self.found = Happening()
        self.action = 0
        self.later = {each.id: each.cell for each in after.creatures}
        if before is not None:
            self.cells = {each.id: each.cell for each in before.creatures}
            return
        # Without a view before, whoever did not go anywhere stood where it stands.
        gone: set[CreatureId] = set()
        for event in events:
            match event:
                case ev.Moved(creature) | ev.Placed(creature) | ev.Arrived(creature):
                    gone.add(creature)
                case ev.Swapped(one, other):
                    gone |= {one, other}
                case _:
                    pass
        self.cells = {number: cell for number, cell in self.later.items() if number not in gone}

    def read(self, event: object) -> None:
        match event:
            case ev.Moved(creature, path, manner):
                self.go(creature, path, manner)
            case ev.Placed(creature, cell, manner):
                self.go(creature, (cell,), "push" if manner == "push" else "place")
            case ev.Swapped(one, other):
                self.swap(one, other)
            case ev.Arrived(creature=creature, cell=cell):
                self.cells[creature] = cell
                self.found.arrived.append(creature)
            case ev.Activated():
                self.action += 1
            case ev.AttackDeclared(attacker, target):
                source, goal = self.cells.get(attacker, NOWHERE), self.cells.get(target, NOWHERE)
                self.found.aims.append(Aim(attacker, target, source, goal, self.action))
            case _:
                self.roll(event)

    def roll(self, event: object) -> None:
        rolls = self.found.rolls
        match event:
            case ev.AttackRolled(attacker, target, dice, faces):
                rolls.append(Roll(dice, faces, faces, attacker, target))
            case ev.Rolled(creature, cause, dice, faces):
                rolls.append(Roll(dice, faces, faces, creature, cause=cause))
            case ev.DiceChanged(faces=faces) if rolls:
                rolls[-1] = replace(rolls[-1], faces=faces)
            case ev.ExtrasRolled(dice=dice, faces=faces) if rolls:
                last = rolls[-1]
                rolls[-1] = replace(last, extras=last.extras + dice, extra_faces=last.extra_faces + faces)
            case ev.AttackCounted(damage=damage, pushes=pushes) if rolls:
                place = max(
                    (number for number, roll in enumerate(rolls) if roll.target != NOBODY), default=-1
                )
                if place >= 0:
                    rolls[place] = replace(rolls[place], damage=damage, pushes=pushes)
            case _:
                self.count(event)

    def count(self, event: object) -> None:
        found = self.found
        match event:
            case ev.Damaged(creature, wounds, armour, _, relic_armour):
                hit = self.hit(creature)
                hit.wounds += wounds
                hit.armour += armour + relic_armour
            case ev.Healed(creature, amount):
                self.hit(creature).healed += amount
            case ev.Destroyed(creature):
                hit = self.hit(creature)
                hit.is_fallen, hit.fallen_at = True, self.cells.pop(creature, NOWHERE)
            case ev.TokenGiven(creature, token):
                found.tokens.append((creature, token))
            case ev.CardPlayed(seat, card):
                found.played.append((seat, card))
            case ev.FeatPlayed(seat, feat):
                found.played.append((seat, feat))
            case ev.PointsChanged(seat, amount):
                found.points[seat] = found.points.get(seat, 0) + amount
            case (
                ev.TurnBegan()
                | ev.MatchEnded()
                | ev.ArmourGained()
                | ev.Built()
                | ev.RelicWorn()
                | ev.RelicLost()
                | ev.BuildingLost()
                | ev.ControlChanged()
                | ev.Removed()
                | ev.PieceSet()
                | ev.LandmarkSet()
                | ev.LandmarkTaken()
                | ev.RoundEnded()
            ):
                found.others += 1
            case _:
                pass

    def hit(self, creature: CreatureId) -> Hit:
        return self.found.hits.setdefault(creature, Hit())

    def go(self, creature: CreatureId, path: tuple[Cell, ...], manner: str) -> None:
        start = self.cells.get(creature, NOWHERE)
        self.cells[creature] = path[-1]
        way = path if start == NOWHERE else (start, *path)
        if len(way) > 1:
            self.found.trails.append(Trail(creature, manner, way, self.action))

    def swap(self, one: CreatureId, other: CreatureId) -> None:
        """Each goes where the other stood; where that is not known, it stands there later."""
        stood = {each: self.cells.get(each, NOWHERE) for each in (one, other)}
        for goer, left in ((one, other), (other, one)):
            goal = stood[left] if stood[left] != NOWHERE else self.later.get(goer, NOWHERE)
            if goal != NOWHERE:
                self.go(goer, (goal,), "place")


def happenings(events: Sequence[object], after: PublicView, before: PublicView | None = None) -> Happening:
    """What to mark on the picture of `after` when these events led to it."""
    reader = _Reader(after, before, events)
    for event in events:
        reader.read(event)
    return reader.found
