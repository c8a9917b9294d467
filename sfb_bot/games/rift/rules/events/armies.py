"""Events of set-up and of hands: what is dealt, picked, drawn and discarded."""

from __future__ import annotations

from typing import ClassVar, Literal

from sfb_bot.games.rift.rules.ids import KindId, SpellId
from sfb_bot.games.rift.rules.model import Phase
from sfb_bot.kernel import Event, Seat, value

DrawCause = Literal["opening", "draw_step", "ability"]
DiscardCause = Literal["draw_step", "ability"]


@value
class PhaseBegan(Event):
    """The match went on to its next phase; in a draft `rank` and `pick` say how far it is."""

    phase: Phase
    rank: int = 0
    pick: int = 0


@value
class FirstPlayerSet(Event):
    """Who takes the first turn."""

    seat: Seat


@value
class WarriorsDealt(Event):
    """A seat got warriors of a rank, to choose from (`is_packet`) or for its army; the number is public."""

    seat: Seat
    kinds: tuple[KindId, ...]
    is_packet: bool
    count: int = 0
    reveals: ClassVar[bool] = True

    def for_public(self) -> Event | None:
        return WarriorsDealt(self.seat, (), self.is_packet, self.count or len(self.kinds))

    def for_seat(self, seat: Seat) -> Event | None:
        return self if seat == self.seat else self.for_public()


@value
class WarriorsKept(Event):
    """A seat took some of its packet into its army and put the others into the box; the number is public."""

    seat: Seat
    kept: tuple[KindId, ...]
    boxed: tuple[KindId, ...]
    count: int = 0
    reveals: ClassVar[bool] = True

    def for_public(self) -> Event | None:
        return WarriorsKept(self.seat, (), (), self.count or len(self.kept))

    def for_seat(self, seat: Seat) -> Event | None:
        return self if seat == self.seat else self.for_public()


@value
class WarriorPicked(Event):
    """A seat picked one warrior of its packet; which one is its secret."""

    seat: Seat
    kind: KindId
    reveals: ClassVar[bool] = True

    def for_public(self) -> Event | None:
        return WarriorPicked(self.seat, KindId(""))

    def for_seat(self, seat: Seat) -> Event | None:
        return self if seat == self.seat else self.for_public()


@value
class PacketsPassed(Event):
    """Both seats passed on what they had not picked; each sees the packet it got, `packets` by seat."""

    packets: tuple[tuple[KindId, ...], ...]
    reveals: ClassVar[bool] = True

    def for_public(self) -> Event | None:
        return PacketsPassed(((), ()))

    def for_seat(self, seat: Seat) -> Event | None:
        return PacketsPassed(tuple(each if n == seat else () for n, each in enumerate(self.packets)))


@value
class LeftoversBoxed(Event):
    """What a seat was left with of its packet went into the box; that seat alone knows what it was."""

    seat: Seat
    kinds: tuple[KindId, ...]
    count: int = 0

    def for_public(self) -> Event | None:
        return LeftoversBoxed(self.seat, (), self.count or len(self.kinds))

    def for_seat(self, seat: Seat) -> Event | None:
        return self if seat == self.seat else self.for_public()


@value
class RestBoxed(Event):
    """Cards that were never dealt went into the box unseen."""

    kinds: tuple[KindId, ...]
    count: int = 0

    def for_public(self) -> Event | None:
        return RestBoxed((), self.count or len(self.kinds))


@value
class ArmyShuffled(Event):
    """A seat's army became its warrior deck; nobody knows the order."""

    seat: Seat
    deck: tuple[KindId, ...]
    count: int = 0

    def for_public(self) -> Event | None:
        return ArmyShuffled(self.seat, (), self.count or len(self.deck))


@value
class SpellsShuffled(Event):
    """A seat's spell deck was shuffled; nobody knows the order."""

    seat: Seat
    deck: tuple[SpellId, ...]
    count: int = 0

    def for_public(self) -> Event | None:
        return SpellsShuffled(self.seat, (), self.count or len(self.deck))


@value
class SpellsDrawn(Event):
    """A seat drew spells; only the number is public."""

    seat: Seat
    spells: tuple[SpellId, ...]
    cause: DrawCause
    count: int = 0
    reveals: ClassVar[bool] = True

    def for_public(self) -> Event | None:
        return SpellsDrawn(self.seat, (), self.cause, self.count or len(self.spells))

    def for_seat(self, seat: Seat) -> Event | None:
        return self if seat == self.seat else self.for_public()


@value
class SpellDiscarded(Event):
    """A seat discarded a spell, face up."""

    seat: Seat
    spell: SpellId
    cause: DiscardCause
    reveals: ClassVar[bool] = True
