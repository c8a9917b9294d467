"""What the answers to a question lead to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from sfb_bot.kernel.decisions import Decision


@dataclass(frozen=True, slots=True)
class FollowUp:
    """The question a seat is asked right after an answer, and what it sees then.

    `prospects` are where both answers together lead, by the key of the second, in a game that tells that.

    Any: what a view is belongs to the game, and so do its prospects.
    """

    question: Decision
    view: Any = field(compare=False)
    prospects: Mapping[str, Any] = field(default_factory=dict[str, Any])

    @property
    def forecast(self) -> Forecast:
        """What is known of the answers to this question."""
        return Forecast(self.question, self.prospects)


@dataclass(frozen=True, slots=True)
class Forecast:
    """What each answer to a question leads to, by its key, as far as the seat that is asked may know.

    `follow_ups` are the questions the same seat is asked next, before anything comes to light or anybody else
    has a say.

    Any: the game says it in values of its own, which its words and pictures understand.
    """

    question: Decision
    prospects: Mapping[str, Any] = field(default_factory=dict[str, Any])
    follow_ups: Mapping[str, FollowUp] = field(default_factory=dict[str, FollowUp])

    def of(self, key: str | None) -> Any:
        """Where an answer leads; None where that is not known."""
        return self.prospects.get(key) if key is not None else None
