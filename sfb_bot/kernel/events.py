"""Events: past-tense facts, the only thing that changes a state, each saying who may see it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from sfb_bot.kernel.decisions import Seat
from sfb_bot.kernel.values import value


class Event:
    """Base of all events; a plain event is public and tells nobody anything hidden.

    `reveals` is set on events that make something hidden known to somebody: they end the right to undo.
    """

    __slots__ = ()
    reveals: ClassVar[bool] = False

    def for_public(self) -> Event | None:
        """The form everybody may see, or None when even its happening is secret."""
        return self

    def for_seat(self, seat: Seat) -> Event | None:
        """The form this seat may see; overridden where a seat may see more than the public."""
        del seat
        return self.for_public()


@value
class DiceRolled(Event):
    """The dice were used; `used` is the new count of numbers taken from the seed."""

    used: int
    # Random numbers were spent: rolling again after an undo would be a second chance.
    reveals: ClassVar[bool] = True

    def for_public(self) -> Event | None:
        return None


def event_kinds(namespace: Mapping[str, object]) -> tuple[type[Event], ...]:
    """All kinds of events that a module has names for, such as the one that lists what happens in a game."""
    return tuple(
        [
            kind
            for kind in namespace.values()
            if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
        ]
    )
