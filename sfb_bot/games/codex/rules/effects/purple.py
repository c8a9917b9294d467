"""What single purple cards do."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.codex.rules.effects import purple_future, purple_past, purple_present, purple_starter

# Names of rules and conditions that cards of this colour use.
NAMES: Final[frozenset[str]] = (
    purple_starter.NAMES | purple_past.NAMES | purple_present.NAMES | purple_future.NAMES
)
