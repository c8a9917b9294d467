"""What there is to think about, as plain values that can be handed to another process, as can the result.

There is no state in a job: a computer player thinks with what its seat may know.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from sfb_bot.computer.knowledge import Knowledge
from sfb_bot.computer.levels import LEVEL_NAMED
from sfb_bot.computer.mind import Mind
from sfb_bot.computer.review import Chosen, TurnReview, review_turn
from sfb_bot.computer.search import Planned, Thought, accepts_draw, think
from sfb_bot.kernel import Seat

# Any: state and views belong to a game.
AnyMind: TypeAlias = Mind[Any, Any]
# The mind of a game in an edition, of which the content is given as text.
MindOf: TypeAlias = Callable[[str, str, str], AnyMind]


@dataclass(frozen=True, slots=True)
class Player:
    """Who thinks: a level, at a game in one edition; `content` is that edition as it is stored.

    `seed` belongs to the seat of the match and tells nothing of the match's own.
    """

    game: str
    edition: str
    content: str
    level: str
    seed: str


@dataclass(frozen=True, slots=True)
class AnswerJob:
    """Find an answer to the open question."""

    player: Player
    knowledge: Knowledge[Any]
    plan: tuple[Planned, ...] = ()


@dataclass(frozen=True, slots=True)
class DrawJob:
    """Decide about a draw that is offered; `view` is the seat's at the last boundary."""

    player: Player
    seat: Seat
    view: Any


@dataclass(frozen=True, slots=True)
class ReviewJob:
    """Look back at the choices of one turn."""

    player: Player
    choices: tuple[Chosen, ...]


Job: TypeAlias = AnswerJob | DrawJob | ReviewJob


def answer_job(job: AnswerJob, mind_of: MindOf) -> Thought:
    """What to answer."""
    player = job.player
    mind = mind_of(player.game, player.edition, player.content)
    return think(mind, job.knowledge, LEVEL_NAMED[player.level], player.seed, job.plan)


def draw_job(job: DrawJob, mind_of: MindOf) -> bool:
    """Whether to agree."""
    player = job.player
    mind = mind_of(player.game, player.edition, player.content)
    return accepts_draw(mind, job.view, job.seat, LEVEL_NAMED[player.level], player.seed)


def review_job(job: ReviewJob, mind_of: MindOf) -> TurnReview | None:
    """What a turn has lost."""
    player = job.player
    mind = mind_of(player.game, player.edition, player.content)
    return review_turn(mind, job.choices, LEVEL_NAMED[player.level], player.seed)


def carry_out(job: Job, mind_of: MindOf) -> Thought | TurnReview | bool | None:
    """Do whatever is to be done."""
    match job:
        case AnswerJob():
            return answer_job(job, mind_of)
        case DrawJob():
            return draw_job(job, mind_of)
        case ReviewJob():
            return review_job(job, mind_of)
