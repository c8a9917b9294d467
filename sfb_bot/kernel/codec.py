"""What every game stores the same way: its events, and the frame around its state, as JSON values."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from enum import Enum
from typing import Any, cast

from sfb_bot.kernel.errors import JournalError, VersionConflict
from sfb_bot.kernel.events import DiceRolled, Event
from sfb_bot.kernel.rules import Json


class EventCodec:
    """Events of a game as JSON values: an event's name, then its fields in order.

    Lists come back as tuples. `made` says how an event is made where its fields are no plain values.
    """

    __slots__ = ("_made",)

    def __init__(
        self, kinds: Iterable[type[Event]], made: Mapping[type[Event], Callable[..., Event]] | None = None
    ) -> None:
        special = made or {}
        self._made: dict[str, Callable[..., Event]] = {
            kind.__name__: special.get(kind, kind) for kind in (*kinds, DiceRolled)
        }

    def encode(self, event: Event) -> Json:
        """The event's name, then its fields in order."""
        # Any: which fields an event has is known to its class alone.
        values = [getattr(event, each.name) for each in fields(cast("Any", event))]
        return [type(event).__name__, *map(_plain, values)]

    def decode(self, stored: Json) -> Event:
        """The inverse of `encode`; JournalError for an unknown event."""
        match stored:
            case [str(name), *values] if name in self._made:
                return self._made[name](*map(frozen, values))
            case _:
                raise JournalError(f"not an event: {str(stored)[:80]}")


def stored_fields(stored: Json, schema: int) -> dict[str, Any]:
    """The fields of a stored state, which says its own schema; VersionConflict if that is another one."""
    if not isinstance(stored, dict) or "schema" not in stored:
        raise JournalError("not a stored state")
    kept = cast("dict[str, Any]", stored)
    if kept["schema"] != schema:
        raise VersionConflict(f"state schema {kept['schema']}; this program reads {schema}")
    return kept


# Any: a JSON value of any shape.
def frozen(value: Any) -> Any:
    """A stored value as values of the game have it: with tuples for lists, however deep."""
    return tuple(map(frozen, cast("list[Any]", value))) if isinstance(value, list) else value


# Any: a value of any field.
def _plain(value: Any) -> Any:
    if isinstance(value, Enum):
        return value.value
    return [*map(_plain, cast("tuple[Any, ...]", value))] if isinstance(value, tuple) else value
