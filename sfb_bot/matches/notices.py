"""What is told about a match besides its moves: one class for each notice, stored as JSON in the outbox."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeAlias, cast

from sfb_bot.kernel import Json, Seat, Word
from sfb_bot.matches.records import Moment, NewOutbox, SilenceKind, UserId
from sfb_bot.matches.told import Family, Told, encode


@dataclass(frozen=True, slots=True)
class Notice(Told):
    """Something that is told in the channel of a match."""


NOTICES: Final = Family[Notice]()
_stored_as = NOTICES.stored_as


def notice_row(notice: Notice) -> NewOutbox:
    """The notice as a row to be stored."""
    return NewOutbox("notice", encode(notice))


# --- Taking back. `events` are the public forms of what was undone, as JSON values. ---


@dataclass(frozen=True, slots=True)
class Undoing(Notice):
    """Something was taken back, or somebody wants to: `events` are what the channel had seen of it."""

    events: tuple[Json, ...] = field(default=(), kw_only=True)


@_stored_as("undo")
@dataclass(frozen=True, slots=True)
class Undone(Undoing):
    """A player took back a choice of their own."""

    seat: Seat


@_stored_as("undo_asked")
@dataclass(frozen=True, slots=True)
class UndoAsked(Undoing):
    """A player wants to go back to entry `to_seq`; valid while question `ask_no` is open."""

    seat: Seat
    to_seq: int
    ask_no: int


@_stored_as("undo_agreed")
@dataclass(frozen=True, slots=True)
class UndoAgreed(Undoing):
    """Somebody of the other side let them."""

    seat: Seat


@_stored_as("undo_refused")
@dataclass(frozen=True, slots=True)
class UndoRefused(Notice):
    """Somebody of the other side did not; `to` is who had asked."""

    seat: Seat
    to: tuple[Seat, ...]


@_stored_as("rewound")
@dataclass(frozen=True, slots=True)
class Rewound(Undoing):
    """An organiser took the match back."""

    reason: str


# --- Words. `to` are the seats that could say the same and have not. ---


@dataclass(frozen=True, slots=True)
class Said(Notice):
    """A player said a word."""

    seat: Seat
    to: tuple[Seat, ...] = ()


@_stored_as("draw_asked")
@dataclass(frozen=True, slots=True)
class DrawAsked(Said):
    """A draw is offered."""


@_stored_as("draw_agreed")
@dataclass(frozen=True, slots=True)
class DrawAgreed(Said):
    """Another player agrees to it."""


@_stored_as("draw_declined")
@dataclass(frozen=True, slots=True)
class DrawDeclined(Said):
    """Another player does not."""


@_stored_as("draw_withdrawn")
@dataclass(frozen=True, slots=True)
class DrawWithdrawn(Said):
    """The offer is taken back."""


@_stored_as("concession_asked")
@dataclass(frozen=True, slots=True)
class ConcessionAsked(Said):
    """A player gives up, if their partners do, too."""


@_stored_as("concession_withdrawn")
@dataclass(frozen=True, slots=True)
class ConcessionWithdrawn(Said):
    """That player plays on after all."""


@dataclass(frozen=True, slots=True)
class WordMeaning:
    """What is told when a word is said: `asking` those it takes besides, or `telling` it.

    A word is told only in the middle of an action; else the next post of the ledger tells it.
    """

    telling: type[Said] | None = None
    asking: type[Said] | None = None


_WORDS: Final[Mapping[Word, WordMeaning]] = {
    Word.CONCEDE: WordMeaning(asking=ConcessionAsked),
    Word.WITHDRAW_CONCESSION: WordMeaning(telling=ConcessionWithdrawn),
    Word.OFFER_DRAW: WordMeaning(asking=DrawAsked),
    Word.WITHDRAW_DRAW: WordMeaning(telling=DrawWithdrawn),
    Word.DECLINE_DRAW: WordMeaning(telling=DrawDeclined),
}
_AGREEMENT: Final = WordMeaning(telling=DrawAgreed)


def meaning_of(word: Word, possible: tuple[Word, ...]) -> WordMeaning:
    """What a word means to a seat for which these were possible: offering a draw that is offered agrees."""
    return _AGREEMENT if word is Word.OFFER_DRAW and Word.DECLINE_DRAW in possible else _WORDS[word]


# --- Time and organisers ---


@_stored_as("time_granted")
@dataclass(frozen=True, slots=True)
class TimeGranted(Notice):
    """The other side gave a player this many seconds more."""

    seat: Seat
    seconds: int


@_stored_as("take_over_agreed")
@dataclass(frozen=True, slots=True)
class TakeOverAgreed(Notice):
    """A player would go on with a computer player in a late one's seat; `to` have yet to agree."""

    seat: Seat
    to: tuple[Seat, ...]


@_stored_as("taken_over")
@dataclass(frozen=True, slots=True)
class TakenOver(Notice):
    """A computer player has the seat of somebody whose time was up."""

    seat: Seat
    leaving: UserId


@_stored_as("time_given_back")
@dataclass(frozen=True, slots=True)
class TimeGivenBack(Notice):
    """Nobody could be reached, or shown the match, for so many seconds: everybody has as many more."""

    why: SilenceKind
    seconds: int


def told_with(body: Json) -> tuple[Notice, ...]:
    """The notices, one or several, that are told with a post of the ledger.

    What a player took back choice by choice, and silences of one kind one after the other, are one notice.
    """
    found: list[Notice] = []
    for each in bodies_in(body):
        notice = NOTICES.decode(each)
        if not isinstance(notice, Undoing | TimeGivenBack):
            continue
        merged = _merged(found[-1], notice) if found else None
        if merged is None:
            found.append(notice)
        else:
            found[-1] = merged
    return tuple(found)


def bodies_in(body: Json) -> list[Json]:
    """What one post has to say besides the moves, in its order: nothing, something, or a list."""
    if isinstance(body, list):
        # Any: JSON values, each the body of a row.
        return list(cast("list[Any]", body))
    return [] if body is None else [body]


def _merged(one: Notice, two: Notice) -> Notice | None:
    match one, two:
        case Undone(), Undone() if one.seat == two.seat:
            # What was taken back later had happened before.
            return replace(two, events=(*two.events, *one.events))
        case TimeGivenBack(), TimeGivenBack() if one.why == two.why:
            return replace(one, seconds=one.seconds + two.seconds)
        case _:
            return None


@_stored_as("clocks_started")
@dataclass(frozen=True, slots=True)
class ClocksStarted(Notice):
    """The clocks waited for the players and run from now on; `to` are those whose move it is."""

    to: tuple[Seat, ...] = ()


@_stored_as("away")
@dataclass(frozen=True, slots=True)
class WentAway(Notice):
    """A player is away until a moment."""

    seat: Seat
    until: Moment


@_stored_as("paused")
@dataclass(frozen=True, slots=True)
class Paused(Notice):
    """An organiser paused the match."""

    reason: str = ""


@_stored_as("resumed")
@dataclass(frozen=True, slots=True)
class Resumed(Notice):
    """The match goes on."""

    reason: str = ""


@_stored_as("passed_for")
@dataclass(frozen=True, slots=True)
class PassedFor(Notice):
    """An organiser answered for a player."""

    seat: Seat
    reason: str


@_stored_as("replaced")
@dataclass(frozen=True, slots=True)
class Replaced(Notice):
    """Somebody else has the seat of the one who leaves."""

    seat: Seat
    leaving: UserId
    reason: str


@_stored_as("ended")
@dataclass(frozen=True, slots=True)
class EndedByOrganiser(Notice):
    """An organiser ended the match."""

    reason: str


@_stored_as("action_restarted")
@dataclass(frozen=True, slots=True)
class ActionRestarted(Notice):
    """The rules changed under an action, which starts again."""


@_stored_as("edition_changed")
@dataclass(frozen=True, slots=True)
class EditionChanged(Notice):
    """The content the match began with is lost; it goes on with the newest, and an action starts again."""


@_stored_as("broken")
@dataclass(frozen=True, slots=True)
class MatchUnreadable(Notice):
    """The match cannot be read and stands still."""


@_stored_as("mended")
@dataclass(frozen=True, slots=True)
class MatchReadable(Notice):
    """It can be read again and goes on."""


# --- Reminders, in outbox rows of their own kind and to one user ---


@dataclass(frozen=True, slots=True)
class Reminding(Notice):
    """A player has yet to answer question `ask_no`; `share` is how much of the time is used, as a text."""

    seat: Seat
    ask_no: int
    share: str = ""


@_stored_as("reminder")
@dataclass(frozen=True, slots=True)
class Reminder(Reminding):
    """Part of the time is used."""


@_stored_as("nudge")
@dataclass(frozen=True, slots=True)
class Nudge(Reminding):
    """Everything is played, only the turn is not ended."""


@_stored_as("turn")
@dataclass(frozen=True, slots=True)
class TimeUp(Reminding):
    """The time is up."""


AnyReminder: TypeAlias = Reminder | Nudge | TimeUp
