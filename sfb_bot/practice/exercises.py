"""What a game brings for practice: positions, what is to be reached in them, and what may go wrong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from sfb_bot.kernel import Decision, Event, Rules, Seat

LESSON: Final = "lesson"
PUZZLE: Final = "puzzle"
# The mistake of whoever lets the time of an exercise pass without reaching its goal.
TOO_LATE: Final = "over"


@dataclass(frozen=True, slots=True)
class Mistake:
    """Something worth explaining: `when` is a condition, `name` the end of the name of its text."""

    name: str
    when: str


@dataclass(frozen=True, slots=True)
class Exercise:
    """A position for one seat.

    It is solved when the condition `goal` holds. Until then the first of the `mistakes` whose condition holds
    is explained, and the answer is taken back. It lasts for `turns` turns of the table, the one in which it
    begins included. `replies` are the answers of the other seats, in their order; after these they give the
    default of every question.

    Of a puzzle `gain` is how many points it is about and `task` what is to be done for them, empty for
    scoring them; `solution` are answers that do it, shown to nobody but those who ask for them.

    A condition is made of terms with `&` between them, `!` before one that must not hold: `chose KEY` (the
    last answer; `*` stands for anything), `asked PROMPT` (what it was given to), `asks PROMPT` (what is asked
    now), and terms of the game.
    """

    id: str
    position: str
    seat: Seat
    goal: str
    mistakes: tuple[Mistake, ...] = ()
    replies: tuple[tuple[str, ...], ...] = ()
    turns: int = 1
    gain: int = 0
    task: str = ""
    solution: tuple[tuple[str, ...], ...] = ()

    @property
    def kind(self) -> str:
        """LESSON or PUZZLE."""
        return self.id.partition(".")[0]

    @property
    def name(self) -> str:
        """Its name among those of its kind."""
        return self.id.partition(".")[2]


@dataclass(frozen=True, slots=True)
class Situation:
    """How an exercise stands: the state at its beginning and now, and all that happened since.

    `chosen` are the keys of the last answer and `asked` what it was given to, `asks` what comes next (empty
    when nothing does). Any: states belong to the game.
    """

    before: Any
    now: Any
    seat: Seat
    events: tuple[Event, ...]
    chosen: tuple[str, ...]
    asked: str
    asks: str


@dataclass(frozen=True, slots=True)
class Practice:
    """The exercises of a game: `read` makes a state of a position, `holds` knows the game's own terms.

    Lessons are done in their order. The game's texts have for each, under `lesson-<name>`: `-title`, `-task`,
    `-done`, and `-wrong-<mistake>` for every mistake and for TOO_LATE.
    """

    rules: Rules[Any, Any, Any]
    read: Callable[[str], Any]
    holds: Callable[[str, Situation], bool]
    lessons: tuple[Exercise, ...] = ()
    puzzles: tuple[Exercise, ...] = ()

    def of_kind(self, kind: str) -> tuple[Exercise, ...]:
        """All exercises of a kind, in their order."""
        return self.lessons if kind == LESSON else self.puzzles

    def named(self, exercise: str) -> Exercise | None:
        """The exercise with this id."""
        return next((each for each in (*self.lessons, *self.puzzles) if each.id == exercise), None)


@dataclass(frozen=True, slots=True)
class SolutionStep:
    """One answer of a solution, with what is seen and asked before it. Any: a view belongs to its game."""

    view: Any
    question: Decision
    keys: tuple[str, ...]
