"""An action under way: who does what to whom, and what came of it so far."""

from __future__ import annotations

from dataclasses import dataclass, field

from sfb_bot.games.brawl.rules.choices import About
from sfb_bot.games.brawl.rules.content import Card, StandardAction
from sfb_bot.games.brawl.rules.ids import FigureId
from sfb_bot.kernel import Seat


@dataclass(slots=True)
class Act:
    """A card or standard action being resolved; lives only as long as its flow.

    `figure` is the champion the effects come from: the acting one, or for a reaction the defended one.
    `seat` decides for it. A reaction knows the `attack` it answers. `struck` is the attack damage of
    step 7 by target (Double included), `dealt` all damage of step 7, `felled` whom it knocked out.
    `passed` are the enemies the champion went through or over, `dashed` the hexes it dashed, and
    `strengthened` and `shielded` what was paid for in cards: more strength, more defence. What an
    ability does by itself is `by_ability`: its questions name the champion and no card.
    """

    seat: Seat
    figure: FigureId
    card: Card | StandardAction
    targets: tuple[FigureId, ...] = ()
    struck: dict[FigureId, int] = field(default_factory=dict[FigureId, int])
    dealt: dict[FigureId, int] = field(default_factory=dict[FigureId, int])
    felled: tuple[FigureId, ...] = ()
    passed: tuple[FigureId, ...] = ()
    dashed: int = 0
    strengthened: int = 0
    shielded: int = 0
    displacement_cancelled: bool = False
    after_cancelled: bool = False
    reactions_allowed: int = 1
    reactions_ended: bool = False
    again: bool = False
    attack: Act | None = None
    by_ability: bool = False

    @property
    def card_id(self) -> str:
        """The id of the card or standard action."""
        return self.card.id

    @property
    def about(self) -> About:
        """What questions of this action concern."""
        return About("" if self.by_ability else self.card.id, self.figure, 0, self.targets)

    def about_figure(self, figure: FigureId, points: int = 0) -> About:
        """What questions about one figure of this action concern."""
        return About("" if self.by_ability else self.card.id, figure, points)
