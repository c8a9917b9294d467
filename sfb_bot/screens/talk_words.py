"""What is said unasked, put into sentences: the same in every game, in the game's own texts."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final, Generic, TypeVar

from sfb_bot.kernel import (
    Conceded,
    ConcessionProposed,
    ConcessionWithdrawn,
    DrawDeclined,
    DrawOffered,
    DrawOfferWithdrawn,
    Event,
    Seat,
    SeatLeft,
)
from sfb_bot.locale import Texts
from sfb_bot.screens.box_names import BoxNames
from sfb_bot.screens.event_words import EventCursor, EventHandlers
from sfb_bot.screens.game import People

ViewT = TypeVar("ViewT")
NamesT = TypeVar("NamesT", bound=BoxNames)


class TalkCursor(EventCursor):
    """Events still to be told, with who sits at the table."""

    def __init__(self, people: People, texts: Texts, events: Sequence[Event]) -> None:
        super().__init__(events)
        self._people = people
        self._own_texts = texts

    def _player(self, seat: Seat) -> str:
        return self._people.name(seat, self._own_texts)

    def conceded(self, event: Conceded) -> str:
        """Somebody gave up."""
        return self._own_texts.say("log-conceded", player=self._player(event.seat))

    def concession(self, event: ConcessionProposed) -> str:
        """Somebody would give up."""
        partner = self._people.partners(event.seat, self._own_texts)
        return self._own_texts.say("log-concession", player=self._player(event.seat), partner=partner)

    def concession_withdrawn(self, event: ConcessionWithdrawn) -> str:
        """Somebody plays on after all."""
        return self._own_texts.say("log-concession-withdrawn", player=self._player(event.seat))

    def draw_offered(self, event: DrawOffered) -> str:
        """Somebody offers a draw."""
        return self._own_texts.say("log-draw-offered", player=self._player(event.seat))

    def offer_withdrawn(self, event: DrawOfferWithdrawn) -> str:
        """Somebody takes an offer back."""
        return self._own_texts.say("log-draw-withdrawn", player=self._player(event.seat))

    def draw_declined(self, event: DrawDeclined) -> str:
        """Somebody wants no draw."""
        return self._own_texts.say("log-draw-declined", player=self._player(event.seat))

    def seat_left(self, event: SeatLeft) -> str:
        """Somebody is at the table no more."""
        return self._own_texts.say("log-seat-left", player=self._player(event.seat))


class TableCursor(TalkCursor, Generic[ViewT, NamesT]):
    """Events still to be told, with what things are called.

    `view` is a public view from after the events, now or much later.
    """

    def __init__(self, view: ViewT, people: People, names: NamesT, events: Sequence[Event] = ()) -> None:
        super().__init__(people, names.texts, events)
        self._view = view
        self._names = names

    def _players(self, seats: Iterable[Seat]) -> str:
        return self._names.listed([self._player(seat) for seat in dict.fromkeys(seats)])


TALK: Final = EventHandlers[TalkCursor]()
TALK.tells(Conceded, TalkCursor.conceded)
TALK.tells(ConcessionProposed, TalkCursor.concession)
TALK.tells(ConcessionWithdrawn, TalkCursor.concession_withdrawn)
TALK.tells(DrawOffered, TalkCursor.draw_offered)
TALK.tells(DrawOfferWithdrawn, TalkCursor.offer_withdrawn)
TALK.tells(DrawDeclined, TalkCursor.draw_declined)
TALK.tells(SeatLeft, TalkCursor.seat_left)
CursorT = TypeVar("CursorT", bound=TalkCursor)


def tell_talk(handlers: EventHandlers[CursorT], kinds: Collection[type[Event]]) -> None:
    """Let a game tell what is said unasked, as far as it is among the `kinds` of its events."""
    for kind, handler in TALK.items():
        if kind in kinds:
            handlers[kind] = handler
