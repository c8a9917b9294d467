"""Exercises of any game tried out: every answer and its verdict, and the words of a lesson."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations

from sfb_bot.kernel import Decision, Entry
from sfb_bot.locale import Texts
from sfb_bot.practice.attempt import Attempt
from sfb_bot.practice.exercises import TOO_LATE, Exercise, Practice

# Shorter than two lines of a phone for each line of a lesson, and nobody reads more.
LONGEST_TITLE, LONGEST_TASK, LONGEST_EXPLANATION = 40, 220, 200
# A choice is taken back by this; what follows has been tried already.
BACK = "back"


def answers(decision: Decision, *, goes_back: bool = True) -> Iterator[tuple[str, ...]]:
    """Everything that can be answered; if it never `goes_back`, without what takes a choice back."""
    keys = [option.key for option in decision.options if goes_back or option.key != BACK]
    for count in range(decision.pick[0], min(decision.pick[1], len(keys)) + 1):
        yield from combinations(keys, count)


def reachable(
    practice: Practice, exercise: Exercise, most: int | None = None, *, goes_back: bool = True
) -> Iterator[Attempt]:
    """Attempts after every answer, short ones first, at most so many; what is decided goes no further."""
    waiting: deque[tuple[Entry, ...]] = deque([()])
    count = 0
    while waiting:
        entries = waiting.popleft()
        decision = Attempt.resumed(practice, exercise, entries).question
        assert decision is not None
        for keys in answers(decision, goes_back=goes_back):
            attempt = Attempt.resumed(practice, exercise, entries)
            attempt.answer(keys)
            count += 1
            yield attempt
            if count == most:
                return
            if attempt.verdict == "open":
                waiting.append(attempt.entries)


def named(practice: Practice, lesson: str) -> Exercise:
    """A lesson by its name."""
    found = practice.named(f"lesson.{lesson}")
    assert found is not None, lesson
    return found


def as_it_is(attempt: Attempt, word: str) -> str:
    """An answer that stands as its key."""
    del attempt
    return word


def played(
    practice: Practice, lesson: str, way: str, key_of: Callable[[Attempt, str], str] = as_it_is
) -> Attempt:
    """A lesson after these answers, each of which must be asked for; `key_of` makes a key of a word."""
    attempt = Attempt(practice, named(practice, lesson))
    for word in way.split():
        assert attempt.verdict == "open"
        attempt.answer((key_of(attempt, word),))
    return attempt


def check_solved(attempt: Attempt, most: int) -> None:
    """It is done, with so many answers at most."""
    assert attempt.verdict == "solved"
    assert len(attempt.entries) <= most, "two minutes at most"


def mistakes_of(lesson: Exercise) -> tuple[str, ...]:
    """Everything that can go wrong in a lesson, by name."""
    return (TOO_LATE, *(each.name for each in lesson.mistakes))


def check_that_all_are_tried(
    practice: Practice, lessons: Iterable[str], tried: Iterable[tuple[str, str, str]]
) -> None:
    """A test tries the lessons in their order, and each of their mistakes: lesson, way, mistake."""
    assert [lesson.name for lesson in practice.lessons] == list(lessons)
    assert {(name, mistake) for name, _, mistake in tried} == {
        (lesson.name, mistake) for lesson in practice.lessons for mistake in mistakes_of(lesson)
    }


def check_verdicts(practice: Practice, lesson: Exercise, most: int | None = None) -> None:
    """Whatever is answered, a lesson goes on or ends with a verdict that it knows; both kinds come up."""
    verdicts: set[str] = set()
    for attempt in reachable(practice, lesson, most, goes_back=False):
        assert attempt.mistake in ("", *mistakes_of(lesson))
        assert attempt.verdict != "open" or attempt.question is not None
        verdicts.add(attempt.verdict)
    assert {"solved", "wrong"} <= verdicts


def check_words(lesson: Exercise, texts: Texts) -> None:
    """The words of a lesson are short, and each mistake has its own."""
    beginning = f"lesson-{lesson.name}"
    assert 0 < len(texts.say(f"{beginning}-title")) <= LONGEST_TITLE
    assert len(texts.say(f"{beginning}-task")) <= LONGEST_TASK
    said = [texts.say(f"{beginning}-{end}") for end in ("done", *map("wrong-{}".format, mistakes_of(lesson)))]
    assert max(map(len, said)) <= LONGEST_EXPLANATION
    assert len(set(said)) == len(said)
