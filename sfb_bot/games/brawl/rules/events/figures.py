"""Events that happen to champions and traps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from sfb_bot.games.brawl.rules.ids import NOBODY, UNSEEN, ActionId, CardId, FigureId, TrapFace
from sfb_bot.games.brawl.rules.model import LastingKind
from sfb_bot.hexgrid import Cell
from sfb_bot.kernel import Event, Seat

MoveManner = Literal["move", "dash", "sail", "swoop", "push", "pull", "force", "fear"]
DamageCause = Literal["attack", "poison", "effect", "trap", "push", "pull"]


@dataclass(frozen=True, slots=True)
class Entered(Event):
    """A figure came from its Gate (or was deployed) onto a hex of its area."""

    figure: FigureId
    cell: Cell


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A figure went along a path, the last hex of it being where it stands now."""

    figure: FigureId
    path: tuple[Cell, ...]
    manner: MoveManner


@dataclass(frozen=True, slots=True)
class Jumped(Event):
    """A figure jumped to a hex."""

    figure: FigureId
    cell: Cell


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A figure was put on a hex."""

    figure: FigureId
    cell: Cell


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """Two figures changed places."""

    figure: FigureId
    other: FigureId


@dataclass(frozen=True, slots=True)
class TargetsChosen(Event):
    """A figure attacks, or uses a skill or standard action on, these figures."""

    figure: FigureId
    card: CardId | ActionId
    targets: tuple[FigureId, ...]
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class ReactionPlayed(Event):
    """A reaction was played for a targeted figure, paid with a core."""

    seat: Seat
    card: CardId
    figure: FigureId
    core: int


@dataclass(frozen=True, slots=True)
class ReactionPassed(Event):
    """No reaction was played; the same whether it was declined, ordered beforehand or timed out."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ReactionImpossible(Event):
    """No reaction was asked for, because public facts rule one out."""

    seat: Seat
    why: Literal["no_cards", "no_cores", "forbidden"]


@dataclass(frozen=True, slots=True)
class Struck(Event):
    """Strength met defence: how an attack's damage on one target came about."""

    figure: FigureId
    target: FigureId
    strength: int
    defence: int
    damage: int


@dataclass(frozen=True, slots=True)
class Damaged(Event):
    """Damage was put on a figure; `by` is the figure that gets the credit."""

    figure: FigureId
    amount: int
    by: FigureId
    cause: DamageCause


@dataclass(frozen=True, slots=True)
class Healed(Event):
    """Damage was removed from a figure."""

    figure: FigureId
    amount: int


@dataclass(frozen=True, slots=True)
class KnockedOut(Event):
    """A figure went to its Gate, undamaged and on its basic side again."""

    figure: FigureId
    by: FigureId


@dataclass(frozen=True, slots=True)
class LevelEarned(Event):
    """A figure will level up when the action under way is finished."""

    figure: FigureId


@dataclass(frozen=True, slots=True)
class LevelledUp(Event):
    """A figure's card was flipped to its levelled side."""

    figure: FigureId


@dataclass(frozen=True, slots=True)
class EffectBegan(Event):
    """An effect until end of turn began on a figure."""

    kind: LastingKind
    figure: FigureId
    amount: int = 0
    against: FigureId = NOBODY


@dataclass(frozen=True, slots=True)
class EffectEnded(Event):
    """An effect was used up before the end of the turn."""

    kind: LastingKind
    figure: FigureId


@dataclass(frozen=True, slots=True)
class AllEffectsEnded(Event):
    """Every effect until end of turn is over, on every figure."""


@dataclass(frozen=True, slots=True)
class Resisted(Event):
    """An effect did nothing to a figure: immune, cancelled, rooted or not in a row with its source."""

    figure: FigureId
    effect: str
    why: Literal["immune", "cancelled", "rooted", "no_row", "no_way"]


@dataclass(frozen=True, slots=True)
class TrapSprung(Event):
    """A figure set off a token; everybody sees its face."""

    figure: FigureId
    cell: Cell
    face: TrapFace
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TokenLooked(Event):
    """A seat looked at a token in play; the face is for that seat alone."""

    seat: Seat
    cell: Cell
    face: TrapFace = UNSEEN
    reveals: ClassVar[bool] = True

    def for_public(self) -> Event | None:
        return TokenLooked(self.seat, self.cell)

    def for_seat(self, seat: Seat) -> Event | None:
        return self if seat == self.seat else self.for_public()


@dataclass(frozen=True, slots=True)
class TokenMoved(Event):
    """A token in play was put on another hex, still face down."""

    cell: Cell
    to: Cell
