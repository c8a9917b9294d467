"""What an answer leads to."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ToyProspect:
    """How many points come of an answer for the seat; None where the dice decide."""

    points: int | None
