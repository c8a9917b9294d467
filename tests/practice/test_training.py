"""Practice over a real database: stored before it is shown, resumed after a restart, never done twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from sfb_bot.kernel import IllegalAnswer, StaleAnswer
from sfb_bot.matches.alarm import Alarm
from sfb_bot.matches.records import Moment, UserId
from sfb_bot.practice.exercises import LESSON, PUZZLE
from sfb_bot.practice.refusals import NoSuchExercise
from sfb_bot.practice.training import Training
from sfb_bot.storage import SqliteStore
from tests.conformance.packs import packs
from tests.games.toy.practice import LESSONS, PUZZLES
from tests.storage.people_search import places_with
from tests.storage.samples import StoppedClock

ANN, BEN = UserId(310_000_000_000_000_501), UserId(310_000_000_000_000_502)
BANK, TAX = (lesson.id for lesson in LESSONS)


class Clock(StoppedClock):
    async def sleep(self, seconds: float) -> None:
        raise AssertionError(f"nobody waits {seconds} seconds here")


def training(store: SqliteStore) -> Training:
    practice = packs()["toy"].practice
    assert practice is not None
    return Training(store, Clock(), {"toy": practice}, Alarm(Clock()))


async def test_a_lesson_is_left_and_gone_on_with_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "sfb.sqlite3"
    async with SqliteStore.open(path) as store:
        at = training(store)
        first = await at.look(ANN, "toy", BANK)
        assert first.progress.number == 0
        assert await store.progress(ANN, "toy") == [], "a look stores nothing"
        look = await at.answer(ANN, "toy", BANK, 0, ("two",))
        assert look.attempt.question is not None
        assert look.attempt.question.prompt == "call"
    async with SqliteStore.open(path) as store:
        at = training(store)
        again = await at.look(ANN, "toy", BANK)
        assert again.attempt.question == look.attempt.question
        assert again.progress == look.progress
        other = await at.look(BEN, "toy", BANK)
        assert other.progress.entries == ()


async def test_a_solved_lesson_stays_solved_and_the_next_one_follows(tmp_path: Path) -> None:
    async with SqliteStore.open(tmp_path / "sfb.sqlite3") as store:
        at = training(store)
        following = await at.next_of(ANN, "toy", LESSON)
        assert following is not None
        assert following.id == BANK
        look = await at.answer(ANN, "toy", BANK, 0, ("bank",))
        assert look.attempt.verdict == "solved"
        assert look.solved == {BANK}
        following = await at.next_of(ANN, "toy", LESSON)
        assert following is not None
        assert following.id == TAX
        again = await at.begin_again(ANN, "toy", BANK, look.progress.number)
        assert again.attempt.verdict == "open"
        assert again.solved == {BANK}
        taxing = await at.answer(ANN, "toy", TAX, 0, ("tax",))
        await at.answer(ANN, "toy", TAX, taxing.progress.number, ("half",))
        assert await at.next_of(ANN, "toy", LESSON) is None
        assert await at.next_of(BEN, "toy", LESSON) == LESSONS[0]


async def test_a_mistake_is_explained_counted_and_taken_back(tmp_path: Path) -> None:
    async with SqliteStore.open(tmp_path / "sfb.sqlite3") as store:
        at = training(store)
        look = await at.answer(ANN, "toy", BANK, 0, ("one",))
        assert look.mistake == "greedy"
        assert look.progress.mistakes == 1
        assert look.attempt.question is not None
        assert look.attempt.question.prompt == "turn", "the same question again"
        late = await at.answer(ANN, "toy", TAX, 0, ("pass",))
        assert late.mistake == "over"
        assert late.attempt.entries == ()


async def test_a_puzzle_that_was_not_solved_comes_first_and_can_be_put_off(tmp_path: Path) -> None:
    async with SqliteStore.open(tmp_path / "sfb.sqlite3") as store:
        at = training(store)

        async def following(skip: str = "") -> str:
            found = await at.next_of(ANN, "toy", PUZZLE, skip)
            return found.id if found is not None else ""

        first, second, third = (puzzle.id for puzzle in PUZZLES)
        assert await following() == first
        assert await following(first) == second
        assert await following(third) == first
        await at.answer(ANN, "toy", second, 0, ("one",))
        assert await following() == second, "it is begun"
        assert await following(second) == third
        await at.answer(ANN, "toy", first, 0, ("bank",))
        assert await following(third) == second
        look = await at.look(ANN, "toy", second)
        look = await at.begin_again(ANN, "toy", second, look.progress.number)
        for puzzle, number in ((second, look.progress.number), (third, 0)):
            await at.answer(ANN, "toy", puzzle, number, ("bank",))
        assert await following() == await following(second) == ""


async def test_an_older_panel_does_nothing(tmp_path: Path) -> None:
    async with SqliteStore.open(tmp_path / "sfb.sqlite3") as store:
        at = training(store)
        await at.answer(ANN, "toy", BANK, 0, ("two",))
        before = await store.progress(ANN, "toy")
        for stale in (
            at.answer(ANN, "toy", BANK, 0, ("two",)),
            at.undo(ANN, "toy", BANK, 0),
            at.begin_again(ANN, "toy", BANK, 7),
        ):
            with pytest.raises(StaleAnswer):
                await stale
        assert await store.progress(ANN, "toy") == before
        back = await at.undo(ANN, "toy", BANK, 1)
        assert back.attempt.entries == ()
        assert back.progress.number == 2
        with pytest.raises(IllegalAnswer):
            await at.undo(ANN, "toy", BANK, 2)


async def test_two_presses_at_once_count_once(tmp_path: Path) -> None:
    async with SqliteStore.open(tmp_path / "sfb.sqlite3") as store:
        at = training(store)
        look = await at.look(ANN, "toy", BANK)
        await at.answer(ANN, "toy", BANK, look.progress.number, ("two",))
        (stored,) = await store.progress(ANN, "toy")
        with pytest.raises(StaleAnswer):
            await store.save_progress(stored)
        assert await store.progress(ANN, "toy") == [stored]


async def test_what_does_not_exist_or_does_not_fit_is_refused(tmp_path: Path) -> None:
    async with SqliteStore.open(tmp_path / "sfb.sqlite3") as store:
        at = training(store)
        for game, exercise in (("toy", "lesson.nothing"), ("chess", BANK), ("toy", "")):
            with pytest.raises(NoSuchExercise):
                await at.look(ANN, game, exercise)
        with pytest.raises(IllegalAnswer):
            await at.answer(ANN, "toy", BANK, 0, ("three",))
        assert await store.progress(ANN, "toy") == []


async def test_answers_of_another_release_are_begun_again(tmp_path: Path) -> None:
    async with SqliteStore.open(tmp_path / "sfb.sqlite3") as store:
        at = training(store)
        await at.answer(ANN, "toy", BANK, 0, ("two",))
        async with store._database.writing() as session:
            session.put('UPDATE practice SET entries = \'[["a",0,"0000000000","two"]]\'')
        look = await at.look(ANN, "toy", BANK)
        assert look.attempt.entries == ()
        solved = await at.answer(ANN, "toy", BANK, look.progress.number, ("bank",))
        assert solved.attempt.verdict == "solved"


async def test_practice_is_exported_and_forgotten_with_its_person(tmp_path: Path) -> None:
    path = tmp_path / "sfb.sqlite3"
    async with SqliteStore.open(path) as store:
        at = training(store)
        await at.answer(ANN, "toy", BANK, 0, ("bank",))
        await at.answer(BEN, "toy", BANK, 0, ("two",))
        (about,) = (await store.everything_about(ANN))["practice"]
        assert (about["exercise"], about["mistakes"]) == (BANK, 0)
        assert about["solved_at"] == Clock().now() != Moment(0)
        await store.forget(ANN)
        assert "practice.user" not in places_with(path, ANN)
        assert len(await store.progress(BEN, "toy")) == 1


async def test_a_solution_that_was_shown_is_solved_no_more(tmp_path: Path) -> None:
    async with SqliteStore.open(tmp_path / "sfb.sqlite3") as store:
        at = training(store)
        first, second, _ = (puzzle.id for puzzle in PUZZLES)
        look = await at.give_up(ANN, "toy", first, 0)
        assert look.progress.given_up_at == Clock().now()
        assert look.progress.entries == ()
        assert look.solved == frozenset()
        following = await at.next_of(ANN, "toy", PUZZLE)
        assert following is not None
        assert following.id == second, "it is not offered again"
        again = await at.answer(ANN, "toy", first, look.progress.number, ("bank",))
        assert again.attempt.verdict == "solved"
        assert again.solved == frozenset()
        assert again.progress.solved_at is None
        with pytest.raises(StaleAnswer):
            await at.give_up(ANN, "toy", second, 3)
        with pytest.raises(NoSuchExercise):
            await at.give_up(ANN, "toy", BANK, 0)
        about = (await store.everything_about(ANN))["practice"]
        assert about[0]["given_up_at"] == Clock().now()


async def test_a_solution_looked_at_after_solving_takes_nothing_away(tmp_path: Path) -> None:
    async with SqliteStore.open(tmp_path / "sfb.sqlite3") as store:
        at = training(store)
        puzzle = PUZZLES[0].id
        look = await at.answer(ANN, "toy", puzzle, 0, ("bank",))
        look = await at.give_up(ANN, "toy", puzzle, look.progress.number)
        assert look.solved == {puzzle}
        assert look.progress.given_up_at is None
        steps, _ = at.solution("toy", puzzle)
        assert [step.keys for step in steps] == [("bank",)]
