"""Lessons and puzzles: the panel of an exercise, what its end says, and the list of all lessons."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from sfb_bot.kernel import Decision, Forecast, Seat
from sfb_bot.locale import Texts
from sfb_bot.practice.exercises import LESSON, PUZZLE, Exercise, SolutionStep
from sfb_bot.screens.action_codec import Action
from sfb_bot.screens.actions import HERE, LookUp
from sfb_bot.screens.game import Game, PrivateT, PublicT
from sfb_bot.screens.hint import chosen_words
from sfb_bot.screens.league.values import called
from sfb_bot.screens.limits import LONGEST_CHOICE, clip
from sfb_bot.screens.pages import FROM_EXERCISE, page_with
from sfb_bot.screens.panel import Desk, panel
from sfb_bot.screens.practice_actions import (
    AnswerExercise,
    BeginExerciseAgain,
    GreyedInExercise,
    ListLessons,
    ShowExercise,
    ShowExercisePage,
    ShowSolution,
    SolvePuzzle,
    UndoInExercise,
)
from sfb_bot.screens.values import (
    Button,
    Choice,
    Menu,
    PrivatePicture,
    PrivateScreen,
    PublicScreen,
    Style,
    rows_of,
)

# More names than this are counted: a post is not a wall.
MOST_SOLVERS: Final = 25
LONGEST_SOLUTION: Final = 900
# Below the panel of an exercise: a row with buttons to begin again, to leave it and to give it up.
WAYS_OUT: Final = 4


@dataclass(frozen=True, slots=True)
class ExerciseDesk(Desk):
    """The same panel over an exercise: `number` changes of it are stored."""

    game: str = ""
    exercise: str = ""
    number: int = 0

    def answer(self, keys: tuple[str, ...] = ()) -> Action:
        return AnswerExercise(self.game, self.exercise, self.number, keys)

    def answer_line(self, keys: tuple[str, ...]) -> Action | None:
        # One step at a time is what an exercise is about.
        del keys
        return None

    def arrange(self, draft: tuple[str, ...]) -> Action | None:
        del draft
        return None

    def end_turn(self, key: str) -> Action:
        # What would be lost is explained afterwards, and taken back.
        return self.answer((key,))

    def greyed(self, number: int) -> Action:
        return GreyedInExercise(self.game, self.exercise, self.number, number)

    def undo(self) -> Action:
        return UndoInExercise(self.game, self.exercise, self.number)

    def read(self) -> Action:
        return LookUp(origin=f"{FROM_EXERCISE}{self.game}/{self.exercise}")

    def page(self, page: str) -> Action:
        return ShowExercisePage(self.game, self.exercise, page)


@dataclass(frozen=True, slots=True)
class ExerciseShown:
    """An exercise as one person sees it; Any: a view belongs to its game.

    `place` is its number among the `count` of its kind. `feedback` names the mistake just made. `is_tried`: a
    wrong line was played before, or the solution seen. `forecast` says where the answers lead, if known.
    """

    game: str
    exercise: Exercise
    number: int
    place: int
    count: int
    view: Any
    question: Decision | None
    seats: int
    has_answers: bool = False
    feedback: str = ""
    is_tried: bool = False
    forecast: Forecast | None = None


def exercise_screen(game: Game[PublicT, PrivateT], shown: ExerciseShown, texts: Texts) -> PrivateScreen:
    """The question of an exercise under what is to be done, at most three lines beside the picture.

    It says where the answers lead, but a puzzle leaves to the player what it is about.
    """
    assert shown.question is not None
    forecast = shown.forecast
    if forecast is not None and shown.exercise.kind == PUZZLE:
        forecast = game.told_in_puzzle(forecast)
    foretold = game.forecast_line(shown.view, forecast, texts) if forecast is not None else ""
    desk = replace(_desk(shown), forecast=forecast)
    asked = panel(game, shown.view, shown.question, desk, texts)
    prompt, *rest = asked.lines
    middle = rest[:1]
    if shown.feedback or foretold:
        middle = [_mistake_words(game, shown, texts) if shown.feedback else foretold]
    again = Button(BeginExerciseAgain(shown.game, shown.exercise.id, shown.number), texts.say("button-again"))
    extra = [again] if shown.has_answers else []
    extra.append(_elsewhere(shown, texts))
    if shown.exercise.solution:
        label = texts.say("button-solution") if shown.is_tried else texts.say("button-give-up")
        extra.append(Button(ShowSolution(shown.game, shown.exercise.id, shown.number), label))
    lines = (_head(game, shown, texts), *middle, prompt)
    picture = game.picture_without_post(asked.picture) if asked.picture is not None else None
    return PrivateScreen(lines, _named(picture, shown, texts), (*asked.rows, *rows_of(extra)))


def solved_screen(
    game: Game[PublicT, PrivateT],
    shown: ExerciseShown,
    following: Exercise | None,
    first_match: Action | None,
    texts: Texts,
) -> PrivateScreen:
    """What was learned, how it stands now, and what comes next.

    After the last lesson a first match is offered: by a button where there is an action for it, else by its
    command.
    """
    done = game.own_texts(texts).say(f"lesson-{shown.exercise.name}-done")
    lines = [texts.say("lesson-solved", done=done)]
    again = BeginExerciseAgain(shown.game, shown.exercise.id, shown.number)
    buttons = [
        Button(again, texts.say("button-try-again")),
        Button(ListLessons(shown.game), texts.say("button-lessons")),
    ]
    if following is not None:
        onward = Button(ShowExercise(shown.game, following.id), texts.say("button-next-lesson"), "primary")
        buttons.insert(0, onward)
    else:
        lines += [texts.say("lesson-last"), texts.say("lesson-first-match", game=shown.game)]
        buttons = [*_first_match(first_match, texts), *buttons]
    picture = _named(game.choice_picture(shown.view, None), shown, texts)
    return PrivateScreen(tuple(lines), picture, rows_of(buttons))


def _first_match(first_match: Action | None, texts: Texts) -> list[Button]:
    return [] if first_match is None else [Button(first_match, texts.say("button-first-match"), "primary")]


def lessons_screen(
    game: Game[PublicT, PrivateT],
    name: str,
    lessons: Sequence[Exercise],
    solved: Collection[str],
    texts: Texts,
) -> PrivateScreen:
    """All lessons to choose from, with a tick at those that are done."""
    done = sum(each.id in solved for each in lessons)
    lines = [texts.say("lesson-list", game=game.title(texts), solved=done, count=len(lessons))]
    if done == len(lessons):
        lines += [texts.say("lesson-all-done"), texts.say("lesson-first-match", game=name)]
    choices = tuple(
        Choice(
            each.id,
            clip(f"{number}. {_title(game, each, texts)}", LONGEST_CHOICE),
            emoji="✅" if each.id in solved else "",
        )
        for number, each in enumerate(lessons, 1)
    )
    return PrivateScreen(tuple(lines), rows=(Menu(ShowExercise(name), texts.say("lesson-menu"), choices),))


def exercise_page(
    game: Game[PublicT, PrivateT], page: str, shown: ExerciseShown, texts: Texts
) -> PrivateScreen:
    """One of the game's private pages in an exercise, with the way back."""
    back = Button(ShowExercise(shown.game, shown.exercise.id), texts.say("button-back"), "primary")
    return page_with(game, page, shown.view, _desk(shown).read(), back, texts)


def puzzle_solved_screen(
    game: Game[PublicT, PrivateT], shown: ExerciseShown, mistakes: int | None, solved: int, texts: Texts
) -> PrivateScreen:
    """That a puzzle is solved, how it stands now, and another one.

    `mistakes` is None for one whose solution was shown before.
    """
    lines = (
        texts.say("puzzle-uncounted") if mistakes is None else texts.say("puzzle-solved", tries=mistakes),
        texts.say("puzzle-count", solved=solved, count=shown.count),
    )
    return _puzzle_end(game, shown, lines, texts)


def solution_screen(
    game: Game[PublicT, PrivateT],
    shown: ExerciseShown,
    steps: Sequence[SolutionStep],
    *,
    is_counted: bool,
    texts: Texts,
) -> PrivateScreen:
    """How a puzzle is solved, answer by answer, with the view that leads to; `is_counted`: it was solved."""
    told = [
        chosen_words(game.shown_options(step.view, step.question, texts), step.keys, texts) for step in steps
    ]
    way = texts.say("review-then").join(told)
    lines = [texts.say("puzzle-solution-head", number=shown.place), clip(way, LONGEST_SOLUTION)]
    if not is_counted:
        lines.append(texts.say("puzzle-solution-seen"))
    return _puzzle_end(game, shown, lines, texts)


def _puzzle_end(
    game: Game[PublicT, PrivateT], shown: ExerciseShown, lines: Sequence[str], texts: Texts
) -> PrivateScreen:
    again = BeginExerciseAgain(shown.game, shown.exercise.id, shown.number)
    buttons = [_elsewhere(shown, texts, "primary"), Button(again, texts.say("button-try-again"))]
    picture = _named(game.choice_picture(shown.view, None), shown, texts)
    return PrivateScreen(tuple(lines), picture, rows_of(buttons))


def no_puzzle_screen(solved: int, count: int, texts: Texts) -> PrivateScreen:
    """For somebody who has solved them all, or seen their solutions."""
    return PrivateScreen((texts.say("puzzle-all-done", solved=solved, count=count),))


def _elsewhere(shown: ExerciseShown, texts: Texts, style: Style = "secondary") -> Button:
    """From a lesson to all of them, from a puzzle to another one."""
    if shown.exercise.kind == LESSON:
        return Button(ListLessons(shown.game), texts.say("button-lessons"), style)
    return Button(SolvePuzzle(shown.game, shown.exercise.id), texts.say("button-other-puzzle"), style)


def _mistake_words(game: Game[PublicT, PrivateT], shown: ExerciseShown, texts: Texts) -> str:
    """Why an answer was not the right one; of a puzzle that says no more than that there is a better one."""
    if shown.exercise.kind == PUZZLE:
        if shown.exercise.task:
            return texts.say("puzzle-wrong-task")
        return texts.say("puzzle-wrong", gain=shown.exercise.gain)
    why = game.own_texts(texts).say(f"lesson-{shown.exercise.name}-wrong-{shown.feedback}")
    return texts.say("lesson-wrong", why=why)


def _desk(shown: ExerciseShown) -> ExerciseDesk:
    # Neither a match nor the number of a question: every action of this desk is about the exercise.
    return ExerciseDesk(
        HERE,
        0,
        can_undo=shown.has_answers,
        below=WAYS_OUT,
        game=shown.game,
        exercise=shown.exercise.id,
        number=shown.number,
    )


def _head(game: Game[PublicT, PrivateT], shown: ExerciseShown, texts: Texts) -> str:
    if shown.exercise.kind == PUZZLE:
        return texts.say("puzzle-head", number=shown.place, task=puzzle_task(game, shown.exercise, texts))
    task = game.own_texts(texts).say(f"lesson-{shown.exercise.name}-task")
    title = _title(game, shown.exercise, texts)
    return texts.say("lesson-head", number=shown.place, count=shown.count, title=title, task=task)


def puzzle_task(game: Game[PublicT, PrivateT], exercise: Exercise, texts: Texts) -> str:
    """What is to be done in a puzzle."""
    if exercise.task:
        return game.own_texts(texts).say(f"puzzle-task-{exercise.task}", gain=exercise.gain)
    return game.own_texts(texts).say("puzzle-task", gain=exercise.gain)


def _title(game: Game[PublicT, PrivateT], exercise: Exercise, texts: Texts) -> str:
    return game.own_texts(texts).say(f"lesson-{exercise.name}-title")


def _named(picture: PrivatePicture | None, shown: ExerciseShown, texts: Texts) -> PrivatePicture | None:
    """The picture with names for the seats: only one is a person."""
    if picture is None:
        return None
    return replace(picture, names=_names(shown, texts))


def _names(shown: ExerciseShown, texts: Texts) -> tuple[str, ...]:
    you, other = texts.say("practice-you"), texts.say("practice-other")
    return tuple(you if Seat(seat) == shown.exercise.seat else other for seat in range(shown.seats))


def daily_screen(
    game: Game[PublicT, PrivateT],
    shown: ExerciseShown,
    public: PublicT,
    solvers: Sequence[int],
    texts: Texts,
) -> PublicScreen:
    """The puzzle of a server's day for everybody: the position, and who has solved it. Never how."""
    named = called(solvers[:MOST_SOLVERS], texts) if solvers else ""
    more = len(solvers) - MOST_SOLVERS
    if not solvers:
        told = texts.say("daily-nobody")
    elif more > 0:
        told = texts.say("daily-solved-more", players=named, more=more)
    else:
        told = texts.say("daily-solved", players=named)
    task = puzzle_task(game, shown.exercise, texts)
    solve = Button(ShowExercise(shown.game, shown.exercise.id), texts.say("button-solve"), "primary")
    picture = replace(game.table_picture(public, ()), names=_names(shown, texts))
    return PublicScreen((texts.say("daily-head", task=task), told), picture, rows_of([solve]))
