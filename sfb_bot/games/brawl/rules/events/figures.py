"""Events that happen to champions and traps."""

from __future__ import annotations

from typing import ClassVar, Literal

from sfb_bot.games.brawl.rules.ids import NOBODY, UNSEEN, ActionId, CardId, FigureId, TrapFace
from sfb_bot.games.brawl.rules.model import LastingKind
from sfb_bot.hexgrid import Cell
from sfb_bot.kernel import Event, Seat, value

MoveManner = Literal["move", "dash", "sail", "swoop", "push", "pull", "force", "fear"]
DamageCause = Literal["attack", "poison", "effect", "trap", "push", "pull"]


@value
class Entered(Event):
    """A figure came from its Gate (or was deployed) onto a hex of its area."""

    figure: FigureId
    cell: Cell


@value
class Moved(Event):
    """A figure went along a path, the last hex of it being where it stands now."""

    figure: FigureId
    path: tuple[Cell, ...]
    manner: MoveManner


@value
class Jumped(Event):
    """A figure jumped to a hex."""

    figure: FigureId
    cell: Cell


@value
class Placed(Event):
    """A figure was put on a hex."""

    figure: FigureId
    cell: Cell


@value
class Swapped(Event):
    """Two figures changed places."""

    figure: FigureId
    other: FigureId


@value
class TargetsChosen(Event):
    """A figure attacks, or uses a skill or standard action on, these figures."""

    figure: FigureId
    card: CardId | ActionId
    targets: tuple[FigureId, ...]
    cells: tuple[Cell, ...]


@value
class ReactionPlayed(Event):
    """A reaction was played for a targeted figure, paid with a core."""

    seat: Seat
    card: CardId
    figure: FigureId
    core: int


@value
class ReactionPassed(Event):
    """No reaction was played; the same whether it was declined, ordered beforehand or timed out."""

    seat: Seat


@value
class ReactionImpossible(Event):
    """No reaction was asked for, because public facts rule one out."""

    seat: Seat
    why: Literal["no_cards", "no_cores", "forbidden"]


@value
class Struck(Event):
    """Strength met defence: how an attack's damage on one target came about."""

    figure: FigureId
    target: FigureId
    strength: int
    defence: int
    damage: int


@value
class Damaged(Event):
    """Damage was put on a figure; `by` is the figure that gets the credit."""

    figure: FigureId
    amount: int
    by: FigureId
    cause: DamageCause


@value
class Healed(Event):
    """Damage was removed from a figure."""

    figure: FigureId
    amount: int


@value
class KnockedOut(Event):
    """A figure went to its Gate, undamaged and on its basic side again."""

    figure: FigureId
    by: FigureId


@value
class LevelEarned(Event):
    """A figure will level up when the action under way is finished."""

    figure: FigureId


@value
class LevelledUp(Event):
    """A figure's card was flipped to its levelled side."""

    figure: FigureId


@value
class EffectBegan(Event):
    """An effect until end of turn began on a figure."""

    kind: LastingKind
    figure: FigureId
    amount: int = 0
    against: FigureId = NOBODY


@value
class EffectEnded(Event):
    """An effect was used up before the end of the turn."""

    kind: LastingKind
    figure: FigureId


@value
class AllEffectsEnded(Event):
    """Every effect until end of turn is over, on every figure."""


@value
class Resisted(Event):
    """An effect did nothing to a figure: immune, cancelled, rooted or not in a row with its source."""

    figure: FigureId
    effect: str
    why: Literal["immune", "cancelled", "rooted", "no_row", "no_way"]


@value
class TrapSprung(Event):
    """A figure set off a token; everybody sees its face."""

    figure: FigureId
    cell: Cell
    face: TrapFace
    reveals: ClassVar[bool] = True


@value
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


@value
class TokenMoved(Event):
    """A token in play was put on another hex, still face down."""

    cell: Cell
    to: Cell
