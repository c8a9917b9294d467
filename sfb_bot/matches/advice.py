"""What computers say to players about their own matches, as frozen values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

# Found by searching, with or without something that becomes better; known without; or merely safe.
Ground = Literal["search", "habit", "unsure"]


@dataclass(frozen=True, slots=True)
class Advice:
    """What to answer to question `ask_no`, and the names of the features that become better by it."""

    ask_no: int
    keys: tuple[str, ...]
    ground: Ground
    reasons: tuple[str, ...] = ()
