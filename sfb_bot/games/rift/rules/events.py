"""Everything that can happen in a match, as past-tense facts.

An event is public unless it says otherwise; what is dealt, picked or drawn has a shared form without the
secret. `Moves` are warriors with the cells they left and reached.
"""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from sfb_bot.games.rift.rules.ids import NO_ITEM, NOBODY, NOWHERE, Cell, KindId, SpellId, WarriorId
from sfb_bot.games.rift.rules.model import EndReason, Phase
from sfb_bot.kernel import Event, Seat, value

Moves = tuple[tuple[WarriorId, Cell, Cell], ...]
MoveCause = Literal["step", "spell", "push", "swap"]
DamageCause = Literal["attack", "breath", "blast", "spell"]
DrawCause = Literal["opening", "draw_step", "ability"]
DiscardCause = Literal["draw_step", "ability"]
FailCause = Literal["target", "nobody", "illegal"]


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


# --- armies -----------------------------------------------------------------------------------------------


@value
class WarriorsDealt(Event):
    """A seat got warriors of a rank: six to choose from (`is_packet`), or some for its army; only the number
    is public.
    """

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
    """A seat took warriors of its packet into its army and put the others into the box; secret but for the
    number.
    """

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


# --- turns ------------------------------------------------------------------------------------------------


@value
class TurnBegan(Event):
    """A turn began; `number` counts those of both."""

    seat: Seat
    number: int
    reveals: ClassVar[bool] = True


@value
class Advanced(Event):
    """The warriors of the player at turn went forward."""

    moves: Moves


@value
class WarriorTurned(Event):
    """The top of a warrior deck was turned up."""

    seat: Seat
    kind: KindId
    reveals: ClassVar[bool] = True


@value
class Summoned(Event):
    """The warrior that was turned up came into a lane."""

    warrior: WarriorId
    seat: Seat
    kind: KindId
    cell: Cell
    reveals: ClassVar[bool] = True


@value
class Recalled(Event):
    """A warrior of a seat's discard was put on top of its deck; no kind if the seat declined."""

    seat: Seat
    kind: KindId
    reveals: ClassVar[bool] = True


@value
class QuietTurnCounted(Event):
    """Now so many turns in a row have passed without a summoned or destroyed warrior."""

    quiet: int


@value
class ExhaustionBegan(Event):
    """From now on damage stays to the end of the match."""


@value
class TurnEnded(Event):
    """Damage went away unless exhaustion has begun, and what was once a turn may be done again."""

    seat: Seat


# --- in the lanes -----------------------------------------------------------------------------------------


@value
class Announced(Event):
    """An attack (no spell) or a spell was put on the stack; the fields are those of `Item`."""

    number: int
    seat: Seat
    owner: Seat
    spell: SpellId
    target: WarriorId = NOBODY
    second: WarriorId = NOBODY
    cell: Cell = NOWHERE
    steps: int = 0
    item: int = NO_ITEM
    enchantment: SpellId = SpellId("")
    participants: tuple[WarriorId, ...] = ()
    total: int = 0
    reveals: ClassVar[bool] = True


@value
class WindowPassed(Event):
    """A seat could have responded to an item and did not."""

    seat: Seat
    item: int


@value
class WindowSkipped(Event):
    """A seat was not asked: it holds no card, and no Shapeshifter of its own may change."""

    seat: Seat
    item: int


@value
class ItemActed(Event):
    """An item left the stack and acts; a spell goes to its discard, or onto its warrior.

    Of an attack: who struck in the end, and for how much.
    """

    number: int
    participants: tuple[WarriorId, ...] = ()
    total: int = 0


@value
class ItemFailed(Event):
    """An item left the stack without effect: its target has gone, nobody can hit it, or it is not allowed."""

    number: int
    cause: FailCause


@value
class ItemCancelled(Event):
    """A spell was taken off the stack by Dispel and discarded."""

    number: int


@value
class ItemRedirected(Event):
    """A spell came under another seat's control, with another target (and other steps, for a move)."""

    number: int
    seat: Seat
    target: WarriorId
    steps: int = 0


@value
class Damaged(Event):
    """Damage was put on a warrior."""

    warrior: WarriorId
    amount: int
    cause: DamageCause


@value
class Destroyed(Event):
    """A warrior was destroyed; `returns`: it went on top of its deck instead of into the discard."""

    warrior: WarriorId
    seat: Seat
    kind: KindId
    cell: Cell
    returns: bool = False
    reveals: ClassVar[bool] = True


@value
class Enchanted(Event):
    """An enchantment was put on a warrior; `owner` is the seat from whose deck it came."""

    warrior: WarriorId
    spell: SpellId
    owner: Seat


@value
class EnchantmentEnded(Event):
    """An enchantment left its warrior and was discarded; `is_dispelled`: by Dispel."""

    warrior: WarriorId
    spell: SpellId
    owner: Seat
    is_dispelled: bool = False


@value
class ReturnedToDeck(Event):
    """A warrior left its lane for its deck: onto the top, or shuffled in (`deck`, which nobody knows)."""

    warrior: WarriorId
    seat: Seat
    kind: KindId
    cell: Cell
    is_shuffled: bool
    deck: tuple[KindId, ...] = ()
    reveals: ClassVar[bool] = True

    def for_public(self) -> Event | None:
        return ReturnedToDeck(self.warrior, self.seat, self.kind, self.cell, self.is_shuffled)


@value
class Moved(Event):
    """Warriors moved inside the lanes, those that were shoved included; the first is the one that was to."""

    moves: Moves
    cause: MoveCause


@value
class FormTaken(Event):
    """A Shapeshifter took a form out of the box."""

    warrior: WarriorId
    kind: KindId
    reveals: ClassVar[bool] = True


# --- words and the end ------------------------------------------------------------------------------------


@value
class Conceded(Event):
    """A seat gave up."""

    seat: Seat


@value
class DrawOffered(Event):
    """A seat offered a draw, or agreed to one."""

    seat: Seat


@value
class DrawOfferWithdrawn(Event):
    """A seat took its offer back."""

    seat: Seat


@value
class DrawDeclined(Event):
    """A seat declined the draw that was offered."""

    seat: Seat


@value
class MatchEnded(Event):
    """The match is over; no winner means a draw."""

    winner: Seat | None
    reason: EndReason
    reveals: ClassVar[bool] = True


EVENTS: Final[tuple[type[Event], ...]] = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
