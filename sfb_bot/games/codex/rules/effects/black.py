"""What single black cards do."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.codex.rules.effects import (
    black_demonology,
    black_disease,
    black_necromancy,
    black_starter,
)

# Names of rules and conditions that cards of this colour use.
NAMES: Final[frozenset[str]] = (
    black_starter.NAMES | black_demonology.NAMES | black_disease.NAMES | black_necromancy.NAMES
)
