"""What people do with lessons and puzzles, each by themselves."""

from __future__ import annotations

from dataclasses import dataclass

from sfb_bot.screens.action_codec import Action, packed, picked


@packed("learn")
@dataclass(frozen=True, slots=True)
class Learn(Action):
    """Go on with the lessons of a game where one left them; an empty name is the game offered first."""

    game: str = ""


@packed("puzzle")
@dataclass(frozen=True, slots=True)
class SolvePuzzle(Action):
    """Go on with the puzzle one is at, else get one that one has not solved; not the one to `skip`."""

    game: str = ""
    skip: str = ""


@packed("lessons")
@dataclass(frozen=True, slots=True)
class ListLessons(Action):
    """See all lessons of a game."""

    game: str


@dataclass(frozen=True, slots=True)
class ExerciseAction(Action):
    """Something about one exercise of a game."""

    game: str
    exercise: str = picked("")


@packed("exercise")
@dataclass(frozen=True, slots=True)
class ShowExercise(ExerciseAction):
    """See an exercise as it stands."""


@dataclass(frozen=True, slots=True)
class ExerciseStep(Action):
    """Something about an exercise as it stood when `number` changes of it were stored."""

    game: str
    exercise: str
    number: int


@packed("practise")
@dataclass(frozen=True, slots=True)
class AnswerExercise(ExerciseStep):
    """Choose these options of its question."""

    keys: tuple[str, ...] = picked(())


@packed("practise_greyed")
@dataclass(frozen=True, slots=True)
class GreyedInExercise(ExerciseStep):
    """A greyed button, the `place`-th of its screen: never sent by Discord."""

    place: int


@packed("practise_undo")
@dataclass(frozen=True, slots=True)
class UndoInExercise(ExerciseStep):
    """Take the last answer back."""


@packed("practise_again")
@dataclass(frozen=True, slots=True)
class BeginExerciseAgain(ExerciseStep):
    """Go back to its position."""


@packed("practise_solution")
@dataclass(frozen=True, slots=True)
class ShowSolution(ExerciseStep):
    """Give a puzzle up and see how it is solved."""


@packed("practise_page")
@dataclass(frozen=True, slots=True)
class ShowExercisePage(Action):
    """See one of the game's private pages, such as the hand, in an exercise."""

    game: str
    exercise: str
    page: str
