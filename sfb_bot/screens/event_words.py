"""Events put into sentences: read one after another, and each told by the method for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from sfb_bot.kernel import Event

EventT = TypeVar("EventT", bound=Event)
TellerT = TypeVar("TellerT")


class EventCursor:
    """Events still to be told, the next one last."""

    def __init__(self, events: Sequence[Event] = ()) -> None:
        self._rest: list[Event] = list(reversed(events))

    def _pop(self) -> Event:
        """The next event; a game remembers here what has changed by it."""
        return self._rest.pop()

    def _next(self, kind: type[EventT]) -> EventT | None:
        """The next event if it is of this kind; it stays."""
        return self._rest[-1] if self._rest and isinstance(self._rest[-1], kind) else None

    def _take_all(self, kind: type[EventT], fits: Callable[[EventT], bool] = lambda _: True) -> list[EventT]:
        """The next events as long as they are of this kind and fit."""
        taken: list[EventT] = []
        while (event := self._next(kind)) is not None and fits(event):
            self._pop()
            taken.append(event)
        return taken

    def _in_lines(
        self, opens: Callable[[Event, list[str]], bool], sentence: Callable[[Event], str]
    ) -> tuple[str, ...]:
        """All that is still to be told, silent events left out; `opens` is asked, with the sentences of the
        line so far, where another line begins.
        """
        lines: list[list[str]] = []
        while self._rest:
            event = self._pop()
            if not lines or opens(event, lines[-1]):
                lines.append([])
            if said := sentence(event):
                lines[-1].append(said)
        return tuple([" ".join(line) for line in lines if line])


class EventHandlers(dict[type[Event], Callable[[TellerT, Event], str]], Generic[TellerT]):
    """Methods of a teller by the event they tell; each is given its own kind of event alone."""

    def tells(self, kind: type[EventT], handler: Callable[[TellerT, EventT], str]) -> None:
        """Let a method tell this kind of event."""

        def checked(teller: TellerT, event: Event) -> str:
            assert isinstance(event, kind)
            return handler(teller, event)

        self[kind] = checked

    def keeps_silent(self, *kinds: type[Event]) -> None:
        """Let these be told by other sentences or by the picture: book-keeping."""
        self.update(dict.fromkeys(kinds, _silence))

    def sentence(self, teller: TellerT, event: Event) -> str:
        """What the teller says about an event, empty for nothing."""
        handler = self.get(type(event))
        return handler(teller, event) if handler is not None else ""


def _silence(teller: object, event: Event) -> str:
    del teller, event
    return ""


def told_beside_status(
    events: Sequence[Event], began: type[Event], ended: type[Event], over: type[Event]
) -> list[Event]:
    """Events to tell where it is also said how it stands and whose move it is.

    They are without the beginning of the turn under way (`began`, not yet `ended`), since status and call
    name the turn and its player, and without the end of the match (`over`), which the result tells.
    """
    kept = [event for event in events if not isinstance(event, over)]
    latest = max((n for n, event in enumerate(kept) if isinstance(event, began)), default=-1)
    is_running = not any(isinstance(event, ended) for event in kept[latest + 1 :])
    return kept[:latest] + kept[latest + 1 :] if latest >= 0 and is_running else kept
