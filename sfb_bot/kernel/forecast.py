"""What the answers to a question lead to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from sfb_bot.kernel.decisions import Decision


@dataclass(frozen=True, slots=True)
class Forecast:
    """What each answer to a question leads to, by its key, as far as the seat that is asked may know.

    Any: the game says it in values of its own, which its words and pictures understand.
    """

    question: Decision
    prospects: Mapping[str, Any] = field(default_factory=dict[str, Any])

    def of(self, key: str | None) -> Any:
        """Where an answer leads; None where that is not known."""
        return self.prospects.get(key) if key is not None else None
