"""What an answer leads to, as small values that words and pictures are made of."""

from __future__ import annotations

from typing import Literal

from sfb_bot.games.brawl.rules.ids import ChallengeId, FigureId
from sfb_bot.kernel import value

# Never, in some of the ways to go on, or in all of them.
Chance = Literal["no", "may", "will"]
# Whether the match ends with it, for the player's side.
Ending = Literal["", "won", "lost"]
# Why nothing would come of an answer.
Idle = Literal["", "no_target", "rooted", "no_effect", "nothing"]


@value
class Harm:
    """What befalls a champion: damage from `least` to `most`, and how it stands after the most.

    `bumps` is how much of the most comes from being stopped by an obstacle. `trap`: it sets off a trap whose
    face the player has not seen; what that does comes on top.
    """

    figure: FigureId
    before: int
    after: int
    least: int
    most: int
    falls: Chance
    bumps: int = 0
    healed: int = 0
    trap: Chance = "no"


@value
class Shift:
    """A challenge that a side begins or ceases to meet."""

    challenge: ChallengeId
    is_own: bool
    is_met: bool
    is_sure: bool


@value
class Prospect:
    """What an answer leads to if nobody reacts.

    `idle` says why nothing would come of it, empty where something does or may. `others_score` are the points
    of the other side for challenges when its turn begins, after the end of this one; `outcome` whether the
    match ends with it. `aims_at_nobody`: an attack that reaches nobody from anywhere. `asks_others`: what
    follows is for somebody else to choose, too. `is_whole`: every way to go on was looked at.
    """

    harms: tuple[Harm, ...] = ()
    shifts: tuple[Shift, ...] = ()
    points: int = 0
    others_score: int = 0
    outcome: Ending = ""
    idle: Idle = ""
    aims_at_nobody: bool = False
    asks_others: bool = False
    is_whole: bool = True

    def hits(self, enemies: frozenset[FigureId]) -> tuple[Harm, ...]:
        """What befalls these champions, if it hurts."""
        return tuple(harm for harm in self.harms if harm.most and harm.figure in enemies)
