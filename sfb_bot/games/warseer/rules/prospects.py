"""What an answer leads to, as far as the seat that is asked may know: values for words and pictures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from sfb_bot.games.warseer.rules.ids import CreatureId

# Why nothing would come of an answer.
Idle = Literal["", "nothing", "no_target", "no_wounds"]


@dataclass(frozen=True, slots=True)
class Odds:
    """What befalls one creature: wounds from `least` to `most`, their `mean`, and the chances from 0 to 1.

    `before` is the health it has left now, `destroyed` the chance that it is destroyed, `pushed` that it is
    pushed.
    """

    creature: CreatureId
    destroyed: float = 0.0
    least: int = 0
    most: int = 0
    mean: float = 0.0
    pushed: float = 0.0
    before: int = 0


@dataclass(frozen=True, slots=True)
class Prospect:
    """Where an option leads.

    `odds` begin with the creature that the option names. `healed` are mean wounds healed. `points`,
    `influence`, `income` and `drawn` are what the seat surely gains or loses. `targets` are enemies that can
    be attacked from a hex, or with an activation. `is_open`: more may follow from a later choice.
    """

    odds: tuple[Odds, ...] = ()
    healed: tuple[tuple[CreatureId, float], ...] = ()
    points: int = 0
    influence: int = 0
    income: int = 0
    drawn: int = 0
    targets: tuple[CreatureId, ...] = ()
    wins: bool = False
    loses: bool = False
    idle: Idle = ""
    is_open: bool = False
