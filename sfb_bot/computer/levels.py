"""How strong a computer player is: frozen budgets of counted work, never of time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Level:
    """What a level spends on a question of its own turn, and the mistakes it makes.

    `worlds` are the imagined states it looks at, `tries` the actions it tries in each, `depth` how many
    actions ahead it plans. The best `lines` of every world are compared in all of them. `overlooks` is the
    chance to miss each theme of the game for a whole turn, `forgets` the chance not to notice a question off
    turn; `noise` blurs what is compared.
    """

    name: str
    worlds: int
    tries: int
    depth: int = 99
    lines: int = 3
    overlooks: float = 0.0
    forgets: float = 0.0
    noise: float = 0.0


LEVELS: Final = (
    Level("beginner", worlds=1, tries=8, depth=1, lines=1, overlooks=0.5, forgets=0.7, noise=0.4),
    Level("easy", worlds=1, tries=16, overlooks=0.15, forgets=0.3, noise=0.22),
    Level("normal", worlds=2, tries=18),
    Level("hard", worlds=3, tries=42),
    Level("master", worlds=4, tries=320),
)
LEVEL_NAMED: Final = {level.name: level for level in LEVELS}
