"""Lessons: opened where they were left, answered, taken back, and listed."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sfb_bot.discord_ui.actions.handlers import Show, handles
from sfb_bot.discord_ui.game_here import game_meant
from sfb_bot.discord_ui.person import Person
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.games.pack import GamePack
from sfb_bot.kernel import Forecast
from sfb_bot.matches.records import GuildId
from sfb_bot.practice.exercises import LESSON, PUZZLE
from sfb_bot.practice.training import ExerciseLook
from sfb_bot.screens.action_codec import Action
from sfb_bot.screens.practice import (
    ExerciseShown,
    exercise_page,
    exercise_screen,
    lessons_screen,
    no_puzzle_screen,
    puzzle_solved_screen,
    solution_screen,
    solved_screen,
)
from sfb_bot.screens.practice_actions import (
    AnswerExercise,
    BeginExerciseAgain,
    ExerciseStep,
    GreyedInExercise,
    Learn,
    ListLessons,
    ShowExercise,
    ShowExercisePage,
    ShowSolution,
    SolvePuzzle,
    UndoInExercise,
)
from sfb_bot.screens.refusals import denial_screen
from sfb_bot.screens.values import PrivateScreen
from sfb_bot.screens.welcome_actions import PlayNow

# For whoever has just learned how to play.
FIRST_LEVEL: Final = "beginner"


def first_match(shell: Shell, game: str) -> Action | None:
    """What begins a first match against the computer; None where it does not play."""
    return PlayNow(game, FIRST_LEVEL) if shell.packs[game].computer is not None else None


@handles(Learn)
async def learn(shell: Shell, who: Person, action: Learn) -> Show:
    """The first lesson that is not done, as far as it is; the list once all are."""
    game = action.game or (await game_meant(shell, who, fits=_has_lessons)).name
    following = await shell.app.training.next_of(who.user, game, LESSON)
    if following is None:
        return await list_lessons(shell, who, ListLessons(game))
    return await show_exercise(shell, who, ShowExercise(game, following.id))


@handles(SolvePuzzle)
async def solve_puzzle(shell: Shell, who: Person, action: SolvePuzzle) -> Show:
    """The puzzle somebody is at, or the next one they have not solved."""
    game = action.game or (await game_meant(shell, who, fits=_has_puzzles)).name
    following = await shell.app.training.next_of(who.user, game, PUZZLE, action.skip)
    if following is None:
        puzzles = shell.app.training.practice(game).puzzles
        solved = await shell.app.training.solved(who.user, game)
        return no_puzzle_screen(sum(each.id in solved for each in puzzles), len(puzzles), who.texts)
    return await show_exercise(shell, who, ShowExercise(game, following.id))


def _has_lessons(pack: GamePack) -> bool:
    return pack.practice is not None and bool(pack.practice.lessons)


def _has_puzzles(pack: GamePack) -> bool:
    return pack.practice is not None and bool(pack.practice.puzzles)


@handles(ListLessons)
async def list_lessons(shell: Shell, who: Person, action: ListLessons) -> Show:
    """All lessons, with those that are done."""
    lessons = shell.app.training.practice(action.game).lessons
    solved = await shell.app.training.solved(who.user, action.game)
    return lessons_screen(shell.packs[action.game].screens, action.game, lessons, solved, who.texts)


@handles(ShowExercise)
async def show_exercise(shell: Shell, who: Person, action: ShowExercise) -> Show:
    """An exercise as it stands."""
    look = await shell.app.training.look(who.user, action.game, action.exercise)
    return await look_screen(shell, who, look)


@handles(AnswerExercise)
async def answer_exercise(shell: Shell, who: Person, action: AnswerExercise) -> Show:
    """Give an answer and show what it leads to, or why it was wrong."""
    training = shell.app.training
    look = await training.answer(
        who.user, action.game, action.exercise, action.number, action.keys, GuildId(who.guild)
    )
    return await look_screen(shell, who, look)


@handles(UndoInExercise)
async def undo_in_exercise(shell: Shell, who: Person, action: UndoInExercise) -> Show:
    """Take the last answer back."""
    look = await shell.app.training.undo(who.user, action.game, action.exercise, action.number)
    return await look_screen(shell, who, look)


@handles(BeginExerciseAgain)
async def begin_exercise_again(shell: Shell, who: Person, action: BeginExerciseAgain) -> Show:
    """Back to the position."""
    look = await shell.app.training.begin_again(who.user, action.game, action.exercise, action.number)
    return await look_screen(shell, who, look)


@handles(ShowSolution)
async def show_solution(shell: Shell, who: Person, action: ShowSolution) -> Show:
    """How a puzzle is solved, for the one who gave it up."""
    training = shell.app.training
    look = await training.give_up(who.user, action.game, action.exercise, action.number)
    steps, view = training.solution(action.game, action.exercise)
    shown = replace(_shown(look), view=view)
    is_counted = look.progress.solved_at is not None
    return solution_screen(
        shell.packs[action.game].screens, shown, steps, is_counted=is_counted, texts=who.texts
    )


@handles(GreyedInExercise)
async def greyed_in_exercise(shell: Shell, who: Person, action: GreyedInExercise) -> Show:
    """Never sent by Discord."""
    return await show_exercise(shell, who, ShowExercise(action.game, action.exercise))


@handles(ShowExercisePage)
async def show_exercise_page(shell: Shell, who: Person, action: ShowExercisePage) -> Show:
    """The hand and the like."""
    look = await shell.app.training.look(who.user, action.game, action.exercise)
    game = shell.packs[action.game].screens
    if action.page not in game.pages:
        return denial_screen("no-page", who.texts, game=game.title(who.texts))
    return exercise_page(game, action.page, _shown(look), who.texts)


async def exercise_now(shell: Shell, who: Person, action: ExerciseStep) -> PrivateScreen:
    """The exercise as it is now, for a press on an older panel of it."""
    look = await shell.app.training.look(who.user, action.game, action.exercise)
    screen = await look_screen(shell, who, look)
    return PrivateScreen((who.texts.say("lesson-stale"), *screen.lines), screen.picture, screen.rows)


async def look_screen(shell: Shell, who: Person, look: ExerciseLook) -> PrivateScreen:
    """The question of an exercise, or its end."""
    game, shown = shell.packs[look.progress.game].screens, _shown(look)
    if look.attempt.verdict != "solved":
        shown = replace(shown, forecast=await _forecast(shell, look))
        return exercise_screen(game, shown, who.texts)
    exercise = look.attempt.exercise
    if exercise.kind == PUZZLE:
        solved = sum(each.id in look.solved for each in look.attempt.practice.puzzles)
        mistakes = look.progress.mistakes if look.progress.solved_at is not None else None
        return puzzle_solved_screen(game, shown, mistakes, solved, who.texts)
    of_kind = look.attempt.practice.of_kind(exercise.kind)
    left = [each for each in of_kind if each.id not in look.solved and each.id != exercise.id]
    following = next(
        (each for each in left if of_kind.index(each) > shown.place - 1), left[0] if left else None
    )
    return solved_screen(game, shown, following, first_match(shell, shown.game), who.texts)


async def _forecast(shell: Shell, look: ExerciseLook) -> Forecast | None:
    """Where the answers to the question of an exercise lead."""
    mind = shell.packs[look.progress.game].computer
    known = look.attempt.known(mind.hidden) if mind is not None else None
    if mind is None or known is None:
        return None
    return await shell.app.forecasts.in_practice(mind, known, look.progress.exercise)


def _shown(look: ExerciseLook) -> ExerciseShown:
    attempt = look.attempt
    of_kind = attempt.practice.of_kind(attempt.exercise.kind)
    return ExerciseShown(
        game=look.progress.game,
        exercise=attempt.exercise,
        number=look.progress.number,
        place=of_kind.index(attempt.exercise) + 1,
        count=len(of_kind),
        view=attempt.view,
        question=attempt.question,
        seats=len(attempt.practice.rules.seats(attempt.run.state)),
        has_answers=bool(look.progress.entries),
        feedback=look.mistake,
        is_tried=look.progress.mistakes > 0 or look.progress.given_up_at is not None,
    )
