"""What just happened, read from public events: attacks, damage, who came and who is gone, what was played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.ids import NOTHING, KindId, ObjId
from sfb_bot.games.codex.rules.views import PublicView
from sfb_bot.kernel import Seat


@dataclass(frozen=True, slots=True)
class Fall:
    """Something that left the table: what it was, whose, where it went and why."""

    obj: ObjId
    kind: KindId
    seat: Seat
    to: str
    cause: str


@dataclass(slots=True)
class Happening:
    """All that is marked on a table. `hits` and `heals` are sums by what they concern."""

    attacks: list[tuple[ObjId, ObjId]] = field(default_factory=list[tuple[ObjId, ObjId]])
    hits: dict[ObjId, int] = field(default_factory=dict[ObjId, int])
    heals: dict[ObjId, int] = field(default_factory=dict[ObjId, int])
    arrived: list[ObjId] = field(default_factory=list[ObjId])
    falls: list[Fall] = field(default_factory=list[Fall])
    played: list[tuple[Seat, KindId]] = field(default_factory=list[tuple[Seat, KindId]])
    levels: dict[ObjId, int] = field(default_factory=dict[ObjId, int])
    others: int = 0

    @property
    def weight(self) -> int:
        """How much there is to see."""
        counted = (self.attacks, self.hits, self.heals, self.arrived, self.falls, self.played, self.levels)
        return sum(map(len, counted)) + self.others


def happenings(events: Sequence[object], view: PublicView) -> Happening:
    """The marks of some public events, on the table as it is after them."""
    found = Happening()
    gone = {number: (kind, seat) for number, kind, seat in view.gone}
    for event in events:
        match event:
            case ev.Attacked(attacker, defender):
                found.attacks.append((attacker, defender))
            case ev.DefenderChanged(defender) if found.attacks and defender != NOTHING:
                found.attacks[-1] = (found.attacks[-1][0], defender)
            case ev.Damaged() if event.amount:
                found.hits[event.obj] = found.hits.get(event.obj, 0) + event.amount
            case ev.Mended(obj, amount):
                found.heals[obj] = found.heals.get(obj, 0) + amount
            case ev.Arrived() if event.way != "set_up":
                found.arrived.append(event.obj)
            case ev.FutureCame(obj) | ev.Finished(obj):
                found.arrived.append(obj)
            case ev.Left(obj, to, cause) if obj in gone:
                found.falls.append(Fall(obj, *gone[obj], to, cause))
            case ev.CardPlayed():
                found.played.append((event.seat, event.kind))
            case ev.LevelChanged(obj, level):
                found.levels[obj] = level
            case (
                ev.PatrolSet()
                | ev.RunesChanged()
                | ev.ControlChanged()
                | ev.ShapeChanged()
                | ev.Exhausted()
                | ev.Hired()
                | ev.TurnBegan()
                | ev.HeroesPicked()
                | ev.HeroBanned()
                | ev.MatchEnded()
            ):
                found.others += 1
            case _:
                pass
    return found
