"""What computers say to players about their own matches, as frozen values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from sfb_bot.kernel import Decision

# Found by searching, with or without something that becomes better; known without; or merely safe.
Ground = Literal["search", "habit", "unsure"]


@dataclass(frozen=True, slots=True)
class Advice:
    """What to answer to question `ask_no`, and the names of the features that become better by it."""

    ask_no: int
    keys: tuple[str, ...]
    ground: Ground
    reasons: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Move:
    """A question as a player saw it or would have seen it, with an answer. Any: a view is the game's."""

    view: Any
    question: Decision
    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LostTurn:
    """A turn that lost something: what was done after `seq` entries, and what would have been better.

    `public` is what everybody saw then, `reasons` are the features that would have become better.
    """

    seq: int
    public: Any
    done: Move
    better: tuple[Move, ...]
    reasons: tuple[str, ...]
    loss: float


@dataclass(frozen=True, slots=True)
class Review:
    """The own turns of a match that lost most, the worst first; `turns` is how many there were."""

    turns: int
    lost: tuple[LostTurn, ...]
