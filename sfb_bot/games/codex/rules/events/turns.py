"""Set-up, turns and the end."""

from __future__ import annotations

from typing import ClassVar

from sfb_bot.games.codex.rules.ids import KindId, ObjId
from sfb_bot.games.codex.rules.model import EndReason, Phase
from sfb_bot.kernel import Event, Seat, value


@value
class FirstPlayerSet(Event):
    """Who begins."""

    seat: Seat


@value
class PhaseBegan(Event):
    """The match came into a phase."""

    phase: Phase
    pick_no: int = 0


@value
class HeroBanned(Event):
    """A hero that nobody may take."""

    seat: Seat
    kind: KindId


@value
class HeroesPicked(Event):
    """A seat has taken heroes, the main hero first."""

    seat: Seat
    kinds: tuple[KindId, ...]
    # What was picked in secret is known now.
    reveals: ClassVar[bool] = True


@value
class TurnBegan(Event):
    """A turn began: of one seat, or of partners."""

    seats: tuple[Seat, ...]
    turn_no: int
    is_extra: bool = False


@value
class EffectsEnded(Event):
    """What was to last until this moment is over: turn, upkeep, start, after; of a seat."""

    until: str
    seat: Seat


@value
class EdictBegan(Event):
    """Something holds for a player; see `Edict`."""

    name: str
    seat: Seat
    until: str
    of: Seat
    amount: int = 0
    word: str = ""


@value
class EdictEnded(Event):
    """It holds no more."""

    name: str
    seat: Seat


@value
class PatrolSet(Event):
    """A seat has locked its patrol zone: the places and who stands there."""

    seat: Seat
    placed: tuple[tuple[int, ObjId], ...]


@value
class Lent(Event):
    """A card patrols for somebody else until their next upkeep."""

    obj: ObjId
    seat: Seat
    slot: int


@value
class TurnEnded(Event):
    """A turn is over; `least_picks` are what each of its players has to take from the codex."""

    seats: tuple[Seat, ...]
    least_picks: tuple[int, ...]


@value
class ExtraTurnGained(Event):
    """A seat has another turn after this one."""

    seat: Seat


@value
class BaseFell(Event):
    """The base of these seats has no HP left."""

    seats: tuple[Seat, ...]


@value
class TieBegan(Event):
    """The best bases are equal: these seats play on for a decision."""

    seats: tuple[Seat, ...]


@value
class MatchEnded(Event):
    """The match is over; `winner` is a side, -1 for nobody. The decks show themselves."""

    winner: int
    reason: EndReason
    reveals: ClassVar[bool] = True
