"""Events of turns, scoring and the end of a match."""

from __future__ import annotations

from typing import ClassVar

from sfb_bot.games.brawl.rules.ids import NO_CHALLENGE, NOBODY, ActionId, CardId, ChallengeId, FigureId
from sfb_bot.games.brawl.rules.model import EndReason, Side
from sfb_bot.kernel import Event, Seat, value


@value
class TurnBegan(Event):
    """A seat's turn began."""

    seat: Seat
    round: int


@value
class ChallengeScored(Event):
    """A challenge on a slot of the track was fulfilled and discarded; the points follow as PointsScored."""

    seat: Seat
    slot: int
    challenge: ChallengeId


@value
class PointsScored(Event):
    """A side gained victory points, for a challenge or for a knocked out figure."""

    side: Side
    points: int
    challenge: ChallengeId = NO_CHALLENGE
    figure: FigureId = NOBODY


@value
class CardPlayed(Event):
    """A card was played for a figure, paid with a core; it lies open until it is resolved."""

    seat: Seat
    card: CardId
    figure: FigureId
    core: int


@value
class StandardActionTaken(Event):
    """A figure took a standard action, paid with a core or free of charge."""

    seat: Seat
    action: ActionId
    figure: FigureId
    core: int


@value
class CardResolved(Event):
    """A played card was finished with and put on its owner's discard pile."""

    seat: Seat
    card: CardId


@value
class UpkeepDone(Event):
    """Cores readied and the rest of the hand discarded; effects until end of turn are over."""

    seat: Seat
    discarded: tuple[CardId, ...]


@value
class TrackMoved(Event):
    """All challenges moved one slot right; a new one came to the first slot."""

    new: ChallengeId
    dropped: ChallengeId | None = None
    reveals: ClassVar[bool] = True


@value
class ChallengesDropped(Event):
    """Challenges went off the end of the track together, before the new ones came."""

    challenges: tuple[ChallengeId, ...]


@value
class DrawOffersCleared(Event):
    """All standing draw offers are off: withdrawn or declined by this seat."""

    seat: Seat


@value
class MatchEnded(Event):
    """The match is over; no winner means a draw."""

    winner: Side | None
    reason: EndReason
    # The seed is published with it, so nobody may go back and play on knowing what comes.
    reveals: ClassVar[bool] = True
