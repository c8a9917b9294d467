"""The use cases of practice: open an exercise, answer, go back, begin again; stored before it is shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from sfb_bot.kernel import IllegalAnswer, StaleAnswer, TableError
from sfb_bot.matches.alarm import Alarm
from sfb_bot.matches.ports import Clock
from sfb_bot.matches.records import GuildId, UserId
from sfb_bot.practice.attempt import Attempt
from sfb_bot.practice.exercises import LESSON, TOO_LATE, Exercise, Practice, SolutionStep
from sfb_bot.practice.ports import NO_SERVER, PracticeStore
from sfb_bot.practice.records import Progress
from sfb_bot.practice.refusals import NoSuchExercise


@dataclass(frozen=True, slots=True)
class ExerciseLook:
    """Somebody's exercise as it stands, and what the last answer did wrong (empty for nothing).

    `solved` are the ids of all exercises of the game they have solved.
    """

    progress: Progress
    attempt: Attempt
    solved: frozenset[str]
    mistake: str = ""


class Training:
    """Exercises of all games, for everybody by themselves."""

    def __init__(
        self, store: PracticeStore, clock: Clock, practices: Mapping[str, Practice], outbox: Alarm
    ) -> None:
        self._store = store
        self._outbox = outbox
        self._clock = clock
        self._practices = practices

    def practice(self, game: str) -> Practice:
        """What a game brings; NoSuchExercise for one that brings nothing."""
        practice = self._practices.get(game)
        if practice is None:
            raise NoSuchExercise("this game has nothing to practise", rule="game")
        return practice

    def exercise(self, game: str, exercise: str) -> Exercise:
        """The exercise with this id; NoSuchExercise for an unknown one."""
        found = self.practice(game).named(exercise)
        if found is None:
            raise NoSuchExercise("there is no such exercise", rule="exercise")
        return found

    async def solved(self, user: UserId, game: str) -> frozenset[str]:
        """The exercises somebody has solved, by id."""
        return _solved(await self._store.progress(user, game))

    async def next_of(self, user: UserId, game: str, kind: str, skip: str = "") -> Exercise | None:
        """Where somebody goes on: at what is begun, else with the first one left; None after all.

        `skip` is an exercise they do not want now: those after it come first, begun or not.
        """
        stored = await self._store.progress(user, game)
        solved = _solved(stored)
        done = solved | {each.exercise for each in stored if each.given_up_at is not None}
        left = [each for each in self.practice(game).of_kind(kind) if each.id not in done]
        if kind == LESSON or not left:
            return left[0] if left else None
        if skip:
            ids = [each.id for each in self.practice(game).of_kind(kind)]
            at = ids.index(skip) if skip in ids else -1
            return min(left, key=lambda each: (ids.index(each.id) - at - 1) % len(ids))
        begun = {each.exercise: each.begun_at or 0 for each in stored}
        under_way = [each for each in left if each.id in begun]
        return max(under_way, key=lambda each: begun[each.id]) if under_way else left[0]

    async def look(self, user: UserId, game: str, exercise: str) -> ExerciseLook:
        """The exercise as it stands for somebody."""
        return await self._look(user, game, exercise)

    async def answer(
        self,
        user: UserId,
        game: str,
        exercise: str,
        number: int,
        keys: tuple[str, ...],
        guild: GuildId = NO_SERVER,
    ) -> ExerciseLook:
        """Give an answer, in a server or elsewhere. What is wrong is counted, explained and taken back."""
        before = await self._current(user, game, exercise, number)
        attempt, progress = before.attempt, before.progress
        if attempt.question is None or attempt.verdict == "solved":
            raise StaleAnswer("it is solved already", rule="stale")
        verdict = attempt.answer(keys)
        changed = replace(progress, entries=attempt.entries)
        if verdict == "wrong":
            changed = replace(changed, mistakes=progress.mistakes + 1)
            if attempt.mistake == TOO_LATE:
                # Whoever tries again begins again.
                changed = replace(changed, entries=())
        elif verdict == "solved" and progress.given_up_at is None:
            changed = replace(changed, solved_at=progress.solved_at or self._clock.now())
        # Whoever has seen the solution is named nowhere.
        is_counted = verdict == "solved" and progress.given_up_at is None
        await self._save(changed, guild if is_counted else NO_SERVER)
        mistake = attempt.mistake if verdict == "wrong" else ""
        return replace(await self._look(user, game, exercise), mistake=mistake)

    async def undo(self, user: UserId, game: str, exercise: str, number: int) -> ExerciseLook:
        """Take the last answer back."""
        before = await self._current(user, game, exercise, number)
        if not before.progress.entries:
            raise IllegalAnswer("nothing was answered yet", rule="undo")
        await self._save(replace(before.progress, entries=before.progress.entries[:-1]))
        return await self._look(user, game, exercise)

    async def begin_again(self, user: UserId, game: str, exercise: str, number: int) -> ExerciseLook:
        """Back to the position; what was solved stays solved."""
        before = await self._current(user, game, exercise, number)
        await self._save(replace(before.progress, entries=(), begun_at=self._clock.now()))
        return await self._look(user, game, exercise)

    async def give_up(self, user: UserId, game: str, exercise: str, number: int) -> ExerciseLook:
        """Have the solution shown: from now on it counts as solved no more, unless it was before.

        NoSuchExercise for one that has no solution to show, as lessons.
        """
        if not self.exercise(game, exercise).solution:
            raise NoSuchExercise("there is no solution to show", rule="exercise")
        progress = (await self._current(user, game, exercise, number)).progress
        if progress.solved_at is None and progress.given_up_at is None:
            await self._save(replace(progress, entries=(), given_up_at=self._clock.now()))
        return await self._look(user, game, exercise)

    def solution(self, game: str, exercise: str) -> tuple[tuple[SolutionStep, ...], Any]:
        """The answers of a puzzle's solution one after the other, and what is seen after them."""
        attempt = Attempt(self.practice(game), wanted := self.exercise(game, exercise))
        steps: list[SolutionStep] = []
        for keys in wanted.solution:
            assert attempt.question is not None, "a solution answers what is asked"
            steps.append(SolutionStep(attempt.view, attempt.question, keys))
            attempt.answer(keys)
        return tuple(steps), attempt.view

    async def _current(self, user: UserId, game: str, exercise: str, number: int) -> ExerciseLook:
        """The exercise as it stands; StaleAnswer when it has gone on since a panel was made."""
        found = await self._look(user, game, exercise)
        if found.progress.number != number:
            raise StaleAnswer("this panel is an older one", rule="stale")
        return found

    async def _look(self, user: UserId, game: str, exercise: str) -> ExerciseLook:
        wanted = self.exercise(game, exercise)
        stored = await self._store.progress(user, game)
        # Nothing is stored before the first answer: until then everybody has the same position.
        fresh = Progress(user, game, exercise)
        progress = next((each for each in stored if each.exercise == exercise), fresh)
        attempt = self._attempt(wanted, progress)
        return ExerciseLook(replace(progress, entries=attempt.entries), attempt, _solved(stored))

    def _attempt(self, exercise: Exercise, progress: Progress) -> Attempt:
        """The attempt after what is stored; a new one where that fits no more, as after another release."""
        practice = self.practice(progress.game)
        try:
            return Attempt.resumed(practice, exercise, progress.entries)
        except TableError:
            if not progress.entries:
                raise NoSuchExercise("it does not fit the cards any more", rule="exercise") from None
            return self._attempt(exercise, replace(progress, entries=()))

    async def _save(self, progress: Progress, guild: GuildId = NO_SERVER) -> None:
        begun_at = progress.begun_at or self._clock.now()
        changed = replace(progress, number=progress.number + 1, begun_at=begun_at)
        await self._store.save_progress(changed, guild)
        if guild:
            self._outbox.ring()


def _solved(stored: list[Progress]) -> frozenset[str]:
    return frozenset(each.exercise for each in stored if each.solved_at is not None)
