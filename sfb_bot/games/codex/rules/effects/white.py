"""What single white cards do."""

from __future__ import annotations

from typing import Final

# Names of rules and conditions that cards of this colour use.
NAMES: Final[frozenset[str]] = frozenset()
