"""What computer players need of the outside: somebody who thinks for them."""

from __future__ import annotations

from typing import Protocol

from sfb_bot.computer import Thought
from sfb_bot.computer.jobs import AnswerJob, DrawJob, ReviewJob
from sfb_bot.computer.review import TurnReview
from sfb_bot.kernel import TableError


class ThoughtFailed(TableError):
    """There is no thought to be had: something is wrong with it, or with the process it is thought in."""


class Thinkers(Protocol):
    """Think somewhere else than where presses are answered."""

    async def answer(self, job: AnswerJob) -> Thought:
        """What to answer to an open question; ThoughtFailed when there is no thought to be had."""
        ...

    async def agrees(self, job: DrawJob) -> bool:
        """Whether to agree to a draw that is offered; ThoughtFailed when there is no thought to be had."""
        ...

    async def review(self, job: ReviewJob) -> TurnReview | None:
        """What a turn has lost, if anything; ThoughtFailed when there is no thought to be had."""
        ...
