"""Events of the main step: the stack, and what happens to warriors in the lanes."""

from __future__ import annotations

from typing import ClassVar, Literal

from sfb_bot.games.rift.rules.events.turns import Moves
from sfb_bot.games.rift.rules.ids import NO_ITEM, NOBODY, NOWHERE, Cell, KindId, SpellId, WarriorId
from sfb_bot.kernel import Event, Seat, value

MoveCause = Literal["step", "spell", "push", "swap"]
DamageCause = Literal["attack", "breath", "blast", "spell"]
FailCause = Literal["target", "nobody"]


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
    """An item left the stack without effect: its target has gone or is no legal one any more,
    or nobody can hit it.
    """

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
