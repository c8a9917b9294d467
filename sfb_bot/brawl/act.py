"""An action under way: who does what to whom, and what came of it so far."""

from __future__ import annotations

from dataclasses import dataclass, field

from sfb_bot.brawl.choices import About
from sfb_bot.brawl.content import Card, StandardAction
from sfb_bot.brawl.model import FigureId
from sfb_bot.kernel import Seat


@dataclass(slots=True)
class Act:
    """A card or standard action being resolved; lives only as long as its flow.

    `figure` is the champion the effects come from: the acting one, or for a reaction the defended one.
    `seat` decides for it. A reaction knows the `attack` it answers. `struck` is the attack damage of
    step 7 by target (Double included), `dealt` all damage of step 7.
    """

    seat: Seat
    figure: FigureId
    card: Card | StandardAction
    targets: tuple[FigureId, ...] = ()
    struck: dict[FigureId, int] = field(default_factory=dict[FigureId, int])
    dealt: dict[FigureId, int] = field(default_factory=dict[FigureId, int])
    displacement_cancelled: bool = False
    attack: Act | None = None

    @property
    def card_id(self) -> str:
        """The id of the card or standard action."""
        return self.card.id

    @property
    def about(self) -> About:
        """What questions of this action concern."""
        return About(self.card.id, self.figure, 0, self.targets)
