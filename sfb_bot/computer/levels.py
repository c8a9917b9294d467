"""How strong a computer player is: frozen budgets of counted work, never of time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Level:
    """What a level spends on a question of its own turn, and the mistakes it makes.

    `worlds` are the imagined states it looks at, `tries` the actions it tries in each, `depth` how many
    actions ahead it plans. The best `lines` of every world are compared in all of them. Of these the best
    `replies_to` are judged by the opponent's best answer, too, looked for with `reply_tries` in
    `reply_worlds`; `trust` is how much that counts. `fresh` thinks again at every action, beginning with the
    plan of the turn, instead of following it. `overlooks` is the chance to miss each theme of the game for a
    whole turn, `forgets` the chance not to notice a question off turn; `noise` blurs what is compared.
    """

    name: str
    worlds: int
    tries: int
    depth: int = 99
    lines: int = 3
    replies_to: int = 0
    reply_tries: int = 0
    reply_worlds: int = 0
    trust: float = 0.5
    fresh: bool = False
    overlooks: float = 0.0
    forgets: float = 0.0
    noise: float = 0.0


LEVELS: Final = (
    Level("beginner", worlds=1, tries=8, depth=1, lines=1, overlooks=0.4, forgets=0.7, noise=0.35),
    Level("easy", worlds=1, tries=16, overlooks=0.1, forgets=0.2, noise=0.15),
    Level("normal", worlds=2, tries=40),
    Level("hard", worlds=3, tries=200, fresh=True),
    Level(
        "master", worlds=4, tries=250, replies_to=4, reply_tries=300, reply_worlds=4, trust=0.5, fresh=True
    ),
)
LEVEL_NAMED: Final = {level.name: level for level in LEVELS}
