"""What a game must offer to be played at a table, and what its flows are given to work with."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from sfb_bot.kernel.decisions import Ask, Decision, Flow, Seat
from sfb_bot.kernel.dice import Dice
from sfb_bot.kernel.events import DiceRolled, Event
from sfb_bot.kernel.orders import Clause, OrderKind
from sfb_bot.kernel.summary import Summary
from sfb_bot.kernel.words import Decree, Word

# The seats of each side, in the order of the sides.
Sides = tuple[tuple[Seat, ...], ...]

# The setting every game takes: the seat that shall start, None to leave it to chance.
FIRST_SEAT: Final = "first"
# The setting in which a match finds what the one before it has left, where matches are linked (`sequel`).
CARRIED: Final = "carried"

# Any: the shape of JSON cannot be spelled usefully; every reader checks what it takes out.
Json = Any

T = TypeVar("T")


class TableState(Protocol):
    """The one thing the kernel needs of a game's state: where its dice are."""

    dice: Dice


S = TypeVar("S", bound=TableState)
PublicT = TypeVar("PublicT")
PrivateT = TypeVar("PrivateT")


class Fx(Generic[S]):
    """What a flow works with: the state to read, `emit` to change it, and luck."""

    __slots__ = ("_evolve", "events", "state")

    def __init__(self, state: S, evolve: Callable[[S, Event], None]) -> None:
        self.state = state
        self.events: list[Event] = []
        self._evolve = evolve

    def emit(self, event: Event) -> None:
        """Apply the event to the state and keep it for the record."""
        self._evolve(self.state, event)
        self.events.append(event)

    def below(self, bound: int) -> int:
        """A random whole number from 0 up to but not including `bound`."""
        dice = self.state.dice.copy()
        number = dice.below(bound)
        self._roll(dice)
        return number

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in random order."""
        dice = self.state.dice.copy()
        order = dice.shuffled(items)
        if dice.used != self.state.dice.used:
            self._roll(dice)
        return order

    def _roll(self, dice: Dice) -> None:
        rolled = DiceRolled(dice.used)
        self.state.dice.used = dice.used
        self.events.append(rolled)


class Rules(ABC, Generic[S, PublicT, PrivateT]):
    """A game; its `name`, `version` and `edition` are stored with every match.

    Raise `version` whenever the code decides differently for the same content. `edition` names the content
    the rules were made from; it is empty for a game that reads none.
    """

    name: ClassVar[str]
    version: ClassVar[int]
    edition: str = ""
    # What the table's authority may say about a seat in this game; `decree` knows them.
    decrees: ClassVar[tuple[Decree, ...]] = tuple(Decree)
    # Whether anybody is ever asked something in the turn of another.
    has_windows: ClassVar[bool] = True
    # The standing orders of this game besides those all games have; `is_wanted` knows them.
    orders: ClassVar[tuple[OrderKind, ...]] = ()

    @abstractmethod
    def begin(self, setup: Mapping[str, Json], seed: str) -> S:
        """The state before the first question; SetupRefused when these settings do not make a match.

        Every game takes the setting FIRST_SEAT; the others are its own.
        """

    def renewed(self, setup: Mapping[str, Json]) -> Mapping[str, Json]:
        """Settings that were agreed over an earlier edition, without what there is no more."""
        return setup

    @abstractmethod
    def next_flow(self, fx: Fx[S]) -> Flow[None] | None:
        """What comes next by the state alone, or None when the match is over.

        A flow emits nothing before its first question, so the state under that question is a boundary:
        it can be stored as a checkpoint. What must happen without a question is a flow of its own.
        """

    @abstractmethod
    def evolve(self, state: S, event: Event) -> None:
        """Apply one event to the state: the only writer of state."""

    @abstractmethod
    def seats(self, state: S) -> Sequence[Seat]:
        """All seats of the match."""

    def sides(self, state: S) -> Sides:
        """Who plays with whom, the seats of each side; by default everybody for themselves.

        The sides of a match are the same from its beginning to its end.
        """
        return tuple((seat,) for seat in self.seats(state))

    @abstractmethod
    def is_over(self, state: S) -> bool:
        """Whether the match has ended; then `next_flow` is None."""

    def has_left(self, state: S, seat: Seat) -> bool:
        """Whether a seat has dropped out of a match that the others go on with.

        It is never asked again; what it was just being asked is answered by the default. Nobody comes
        back, so the event by which a seat leaves must be one that `reveals`.
        """
        del state, seat
        return False

    def turn(self, state: S) -> tuple[Seat, int] | None:
        """Whose turn it is and its number in the match; None outside of turns.

        Time in a turn is its player's, whoever else is asked something meanwhile has a deadline of
        their own; outside of turns everybody who is asked uses their own time.
        """
        del state
        return None

    def turn_seats(self, state: S) -> tuple[Seat, ...]:
        """Everybody whose turn it is, the one of `turn` first; several where partners share a turn.

        They share its time, and none of them is off turn.
        """
        turn = self.turn(state)
        return (turn[0],) if turn is not None else ()

    def is_preparing(self, state: S) -> bool:
        """Whether the match is being set up: then a seat may leave the rest of that to chance."""
        del state
        return False

    def is_wanted(self, state: S, decision: Decision, order: str, subject: str) -> bool:
        """Whether a seat with this standing order wants to be asked; public facts only.

        What begins an action of the seat's own is always wanted. A subject may be anything that was ever
        offered, or made up: one that means nothing now wants to be asked.
        """
        del state, decision, order, subject
        return True

    def ordered(self, state: S, decision: Decision, orders: Sequence[Clause]) -> tuple[str, ...] | None:
        """What a seat with these standing orders answers without being asked; None where it shall be asked.

        Public facts and what the question offers the seat only. By itself it is the default, unless one of
        the orders wants to be asked.
        """
        if any(self.is_wanted(state, decision, kind, subject) for kind, subject in orders):
            return None
        return decision.default

    def coming(self, state: S, seat: Seat, given: tuple[tuple[str, ...], ...]) -> Decision | None:
        """A question that the seat will be asked, as it stands now; it may be answered beforehand.

        `given` are answers it has chosen for the questions before this one, as they were returned here. They
        all make a line: with one prompt, asked one right after the other. None when nothing (more) is coming.
        All of it belongs to the seat alone. Answers can be changed until the first question comes, and are
        given then as long as they fit: the same prompt, and options that are still there.
        """
        del state, seat, given
        return None

    def is_spent(self, state: S, decision: Decision) -> bool:
        """Whether everybody can see that nothing is left of a turn but to end it; public facts only."""
        del state, decision
        return False

    def summary(self, state: S) -> Summary | None:
        """What remains of a match that is over; None before its end, or when the game keeps no scores."""
        del state
        return None

    def sequel(self, state: S) -> Mapping[str, Json] | None:
        """The settings of the match that follows by itself one that is over; None where nothing does.

        So matches are linked: whatever is carried over stands in them. The same people play it, at the same
        place; in a league the last one of them is what counts.
        """
        del state
        return None

    def told(self, state: S, event: Event, seat: Seat) -> Event | None:
        """The form of an event that the seat may see; a game says more where partners share their secrets."""
        del state
        return event.for_seat(seat)

    @abstractmethod
    def words(self, state: S, seat: Seat) -> tuple[Word, ...]:
        """What a seat may say now, without having been asked."""

    @abstractmethod
    def speak(self, state: S, seat: Seat, word: Word) -> tuple[Event, ...]:
        """The events that follow from a word; applied at once, in the middle of a flow if need be."""

    @abstractmethod
    def decree(self, state: S, seat: Seat, decree: Decree) -> tuple[Event, ...]:
        """The events that follow when the table's authority decides something about a seat."""

    @abstractmethod
    def copy(self, state: S) -> S:
        """An independent copy of the state."""

    @abstractmethod
    def encode_setup(self, state: S) -> Json:
        """The settings `begin` was given."""

    @abstractmethod
    def encode_state(self, state: S) -> Json:
        """The whole state as JSON values, secrets included."""

    @abstractmethod
    def decode_state(self, stored: Json) -> S:
        """The inverse of `encode_state`; JournalError or VersionConflict when it cannot be read."""

    @abstractmethod
    def encode_event(self, event: Event) -> Json:
        """One event as JSON values."""

    @abstractmethod
    def decode_event(self, stored: Json) -> Event:
        """The inverse of `encode_event`."""

    @abstractmethod
    def public_view(self, state: S, ask: Ask | None) -> PublicT:
        """What everybody may see, built field by field."""

    @abstractmethod
    def seat_view(self, state: S, ask: Ask | None, seat: Seat) -> PrivateT:
        """What one seat may see, its own question included."""


def apply(rules: Rules[S, PublicT, PrivateT], state: S, event: Event) -> None:
    """Apply any event, the kernel's own included; folding stored events goes through here."""
    if isinstance(event, DiceRolled):
        state.dice.used = event.used
    else:
        rules.evolve(state, event)
