"""The lessons: what each asks for can be done, each mistake can be made, and each has its words."""

from __future__ import annotations

import pytest

from sfb_bot.games.warseer.practice import warseer_practice
from sfb_bot.games.warseer.rules.notation import format_line
from sfb_bot.games.warseer.rules.profiles import health_left, profile
from sfb_bot.games.warseer.texts import warseer_texts
from sfb_bot.kernel import Seat
from sfb_bot.locale import Texts, languages
from sfb_bot.practice.attempt import Attempt
from sfb_bot.practice.exercises import TOO_LATE, Exercise
from tests.games.warseer.kit.table import A, B, shared_rules
from tests.practice.trials import (
    check_solved,
    check_that_all_are_tried,
    check_verdicts,
    check_words,
    named,
    played,
)

PRACTICE = warseer_practice(shared_rules())
LESSONS = PRACTICE.lessons
MOST_ANSWERS = 7
# Enough to get to every verdict; the suite over all games looks at more.
MOST_NODES = 400

# What the words of each lesson tell to do, and what they explain if something else is done. A name after @
# stands for the number of that creature: `a.` the own one, `b.` theirs.
WAYS = {
    "moving": "activate>@a.legion_crossbow go>E5 feat>heart_of_the_field",
    "attacking": "activate>@a.emperor_demian attack>@b.gutter_knife",
    "pushing": "activate>@a.wall_bearer attack>@b.pit_hound C4",
    "summoning": "summon>goliath D1 activate>@a.goliath go>D3",
    "income": "discard>temple_of_aria",
    "spells": "play>judgement @b.gutter_knife",
    "tactics": "pass shield_wall",
    "feats": "activate>@a.emperor_demian attack>@b.gutter_knife finishing_blow",
    "winning": "play>brood_call E2 feat>full_ranks",
}
MISTAKES = [
    ("moving", "activate>@a.legion_crossbow go>E4", "elsewhere"),
    ("moving", "drop>heart_of_the_field influence", "feat"),
    ("moving", "activate>@a.legion_crossbow go>E5 end", TOO_LATE),
    ("attacking", "activate>@a.emperor_demian attack>@b.dock_duellist", "duellist"),
    ("attacking", "activate>@a.emperor_demian go>E3", "away"),
    ("attacking", "end", TOO_LATE),
    ("pushing", "activate>@a.wall_bearer attack>@b.pit_hound C6", "open"),
    ("pushing", "end", TOO_LATE),
    ("summoning", "summon>wall_bearer D1", "cheap"),
    ("summoning", "play>healing_light", "spell"),
    ("summoning", "summon>goliath D1 end", TOO_LATE),
    ("income", "discard>judgement", "nothing"),
    ("income", "discard>skyfall", "less"),
    ("income", "end", TOO_LATE),
    ("spells", "play>judgement @b.pit_hound", "hound"),
    ("spells", "play>healing_light", "healing"),
    ("spells", "end", TOO_LATE),
    ("tactics", "pass pass", TOO_LATE),
    ("feats", "activate>@a.emperor_demian attack>@b.dragon_whelp", "minion"),
    ("feats", "activate>@a.emperor_demian attack>@b.gutter_knife none", "unplayed"),
    ("feats", "end", TOO_LATE),
    ("winning", "play>forced_march", "march"),
    ("winning", "drop>full_ranks influence", "dropped"),
    ("winning", "play>brood_call E2 end", TOO_LATE),
]


def number_of(attempt: Attempt, figure: str) -> str:
    """The number of a creature on the field such as `b.gutter_knife`."""
    letter, _, name = figure.partition(".")
    seat = {"a": A, "b": B}[letter]
    (found,) = (
        each.id for each in attempt.run.state.creatures.values() if (each.seat, each.kind.id) == (seat, name)
    )
    return str(found)


def key_of(attempt: Attempt, word: str) -> str:
    """A key in which what is named after @ stands with its number."""
    key, at, figure = word.partition("@")
    return key + number_of(attempt, figure) if at else key


def test_every_lesson_is_tried_here() -> None:
    check_that_all_are_tried(PRACTICE, WAYS, MISTAKES)
    assert len(LESSONS) >= 8


@pytest.mark.parametrize("name", WAYS)
def test_what_a_lesson_tells_to_do_solves_it(name: str) -> None:
    check_solved(played(PRACTICE, name, WAYS[name], key_of), MOST_ANSWERS)


@pytest.mark.parametrize(("name", "way", "mistake"), MISTAKES)
def test_what_goes_wrong_is_explained(name: str, way: str, mistake: str) -> None:
    attempt = played(PRACTICE, name, way, key_of)
    assert (attempt.verdict, attempt.mistake) == ("wrong", mistake)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_every_line_of_a_lesson_ends_in_a_verdict(lesson: Exercise) -> None:
    check_verdicts(PRACTICE, lesson, MOST_NODES)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_a_position_can_be_written_and_read_back(lesson: Exercise) -> None:
    state = PRACTICE.read(lesson.position)
    line = format_line(state)
    assert format_line(PRACTICE.read(line)) == line
    assert lesson.seat == Seat(0)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_the_words_of_a_lesson_are_short(lesson: Exercise, language: str) -> None:
    check_words(lesson, warseer_texts(Texts(language, strict=True)))


@pytest.mark.parametrize(
    ("name", "figure", "left", "move"),
    [
        ("moving", "a.legion_crossbow", 4, 3),
        ("attacking", "b.gutter_knife", 1, 4),
        ("spells", "b.gutter_knife", 2, 4),
        ("tactics", "a.griffin_fledgling", 2, 4),
        ("feats", "b.gutter_knife", 1, 4),
    ],
)
def test_the_numbers_in_the_words_are_those_of_the_field(
    name: str, figure: str, left: int, move: int
) -> None:
    """Health and movement as the texts tell them."""
    attempt = Attempt(PRACTICE, named(PRACTICE, name))
    state = attempt.run.state
    creature = next(each for each in state.creatures.values() if str(each.id) == number_of(attempt, figure))
    assert (health_left(state, creature), profile(state, creature).move) == (left, move)
