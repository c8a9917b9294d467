"""What is measured while the bot works, for whoever watches it; by default nobody does."""

from __future__ import annotations

from enum import StrEnum
from typing import Protocol


class Outcome(StrEnum):
    """What came of something that was tried; a polite refusal is an answer like any other."""

    DONE = "done"
    FAILED = "failed"


class Meter(Protocol):
    """Takes down how long things took. No name, no id and no words: only kinds and seconds."""

    def acknowledged(self, seconds: float) -> None:
        """Discord was told of a press that an answer will come."""
        ...

    def answered(self, kind: str, seconds: float, outcome: Outcome) -> None:
        """Somebody who pressed or typed something has their answer."""
        ...

    def delivered(self, kind: str, seconds: float, outcome: Outcome) -> None:
        """A row of the outbox was shown, or not."""
        ...


class NoMeter:
    """Takes down nothing."""

    def acknowledged(self, seconds: float) -> None:
        """Nothing."""

    def answered(self, kind: str, seconds: float, outcome: Outcome) -> None:
        """Nothing."""

    def delivered(self, kind: str, seconds: float, outcome: Outcome) -> None:
        """Nothing."""
