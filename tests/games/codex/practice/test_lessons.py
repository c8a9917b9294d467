"""The lessons: what each asks for can be done, each mistake can be made, and each has its words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sfb_bot.drawing.pictures import Audience
from sfb_bot.games.codex.practice import codex_practice
from sfb_bot.games.codex.rules.notation import format_line
from sfb_bot.games.codex.rules.rules import Codex
from sfb_bot.games.codex.rules.values import values
from sfb_bot.games.codex.screens.game import WITH_TABLE
from sfb_bot.games.codex.texts import codex_texts
from sfb_bot.kernel import Seat
from sfb_bot.locale import Texts
from sfb_bot.practice.attempt import Attempt
from sfb_bot.practice.exercises import TOO_LATE, Exercise
from sfb_bot.screens.practice import ExerciseShown, exercise_screen
from tests.games.codex.kit.table import A, B, shared_content
from tests.practice.trials import (
    check_solved,
    check_that_all_are_tried,
    check_verdicts,
    check_words,
    named,
    played,
)
from tests.shared_packs import shared_packs

PRACTICE = codex_practice(Codex(shared_content()))
LESSONS = PRACTICE.lessons
TEXTS = codex_texts(Texts(strict=True))
MOST_ANSWERS = 7
# Enough to get to every verdict; the suite over all games looks at more.
MOST_NODES = 1500

# What the words of each lesson tell to do, and what they explain if something else is done. A name after @
# stands for the number of that card: `a.` the own one, `b.` theirs.
WAYS = {
    "hiring": "hire spark play>older_brother",
    "attacking": "attack>@a.older_brother @b.base attack>@a.tenderfoot @b.base",
    "guarding": "patrol @a.iron_man lock",
    "breaking": "attack>@a.iron_man @b.tenderfoot attack>@a.older_brother @b.base",
    "slots": "patrol none @a.older_brother none @a.tenderfoot",
    "hero": "summon>river_montoya level>river_montoya level>river_montoya play>spark @b.timely_messenger",
    "building": "hire spark build>tech1 patrol revolver_ocelot revolver_ocelot play>iron_man",
    "choosing": "patrol iron_man revolver_ocelot",
    "flying": "attack>@a.leaping_lizard @b.eggship attack>@a.cloud_sprite @b.base",
    "overpower": "attack>@a.revolver_ocelot @b.tenderfoot attack>@a.harvest_reaper @b.older_brother",
    "turn": "hire spark play>tenderfoot attack>@a.older_brother @b.base patrol @a.tenderfoot",
    "winning": "play>the_boot @b.tenderfoot attack>@a.fruit_ninja @b.base play>wrecking_ball @b.base",
}
MISTAKES = [
    ("hiring", "hire older_brother", "brother"),
    ("hiring", "summon>troq_bashar", "hero"),
    ("hiring", "build>tower patrol", TOO_LATE),
    ("attacking", "attack>@a.tenderfoot @b.fruit_ninja", "ninja"),
    ("attacking", "attack>@a.tenderfoot @b.base patrol lock", TOO_LATE),
    ("guarding", "patrol @a.tenderfoot @a.iron_man", "weak"),
    ("guarding", "patrol none @a.iron_man lock", "elsewhere"),
    ("guarding", "patrol none @a.tenderfoot lock", TOO_LATE),
    ("guarding", "patrol lock", TOO_LATE),
    ("breaking", "attack>@a.older_brother @b.tenderfoot", "armor"),
    ("breaking", "attack>@a.iron_man @b.tenderfoot attack>@a.older_brother @b.timely_messenger", "messenger"),
    ("breaking", "attack>@a.iron_man @b.tenderfoot patrol lock", TOO_LATE),
    ("slots", "patrol @a.older_brother lock", "leader"),
    ("slots", "patrol none @a.tenderfoot lock", "weak"),
    ("slots", "patrol none @a.older_brother @a.tenderfoot", "gold"),
    ("slots", "patrol none @a.older_brother none none @a.tenderfoot", "lookout"),
    ("slots", "patrol none @a.older_brother lock", TOO_LATE),
    ("hero", "summon>river_montoya play>spark @b.older_brother", "armor"),
    ("hero", "play>tenderfoot", "unit"),
    ("hero", "hire spark", "worker"),
    ("hero", "summon>river_montoya level>river_montoya patrol lock", TOO_LATE),
    ("building", "play>tenderfoot", "unit"),
    ("building", "summon>troq_bashar patrol lock", "late"),
    ("building", "hire spark patrol", "late"),
    ("building", "hire spark build>tech1 patrol revolver_ocelot revolver_ocelot hire iron_man", "worker"),
    ("building", "hire spark build>tech1 patrol revolver_ocelot revolver_ocelot patrol", TOO_LATE),
    ("choosing", "patrol iron_man harvest_reaper", "later"),
    ("choosing", "patrol iron_man wrecking_ball patrol", TOO_LATE),
    ("flying", "attack>@a.cloud_sprite @b.eggship", "trade"),
    ("flying", "attack>@a.leaping_lizard @b.tenderfoot", "ground"),
    ("flying", "attack>@a.leaping_lizard @b.eggship patrol lock", TOO_LATE),
    ("overpower", "attack>@a.harvest_reaper @b.tenderfoot", "order"),
    ("overpower", "attack>@a.revolver_ocelot @b.tenderfoot patrol lock", TOO_LATE),
    ("turn", "hire tenderfoot", "tenderfoot"),
    ("turn", "summon>troq_bashar", "hero"),
    ("turn", "hire spark play>tenderfoot attack>@a.older_brother @b.base patrol lock", "patrol"),
    ("turn", "hire spark play>tenderfoot patrol @a.tenderfoot lock", TOO_LATE),
    ("winning", "attack>@a.fruit_ninja @b.tenderfoot", "leader"),
    ("winning", "level>troq_bashar", "level"),
    ("winning", "hire the_boot", "worker"),
    ("winning", "play>the_boot @a.fruit_ninja", "own"),
    ("winning", "play>wrecking_ball @a.base", "home"),
    ("winning", "build>tower patrol lock", TOO_LATE),
]


def number_of(attempt: Attempt, card: str) -> str:
    """The number of a card on the table such as `b.base`."""
    letter, _, name = card.partition(".")
    seat = {"a": A, "b": B}[letter]
    (found,) = (
        each.id for each in attempt.run.state.objs.values() if (each.seat, each.kind.id) == (seat, name)
    )
    return str(found)


def key_of(attempt: Attempt, word: str) -> str:
    """A key in which what is named after @ stands with its number."""
    key, at, card = word.partition("@")
    return key + number_of(attempt, card) if at else key


def test_every_lesson_is_tried_here() -> None:
    check_that_all_are_tried(PRACTICE, WAYS, MISTAKES)


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


@pytest.mark.parametrize("name", ["attacking", "hero", "winning"])
def test_the_turn_of_a_lesson_shows_the_table_which_no_post_does(name: str) -> None:
    attempt = played(PRACTICE, name, "", key_of)
    pack = shared_packs()["codex"]
    shown = ExerciseShown("codex", named(PRACTICE, name), 1, 1, 12, attempt.view, attempt.question, 2)
    picture = exercise_screen(pack.screens, shown, Texts()).picture
    assert picture is not None
    assert picture.subject == WITH_TABLE
    drawn = pack.pictures.draw(picture, Audience())
    assert drawn is not None
    plain = pack.pictures.draw(replace(picture, subject=""), Audience())
    assert plain is not None
    assert drawn.height > plain.height


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_a_position_can_be_written_and_read_back(lesson: Exercise) -> None:
    state = PRACTICE.read(lesson.position)
    line = format_line(state)
    assert format_line(PRACTICE.read(line)) == line
    assert lesson.seat == Seat(0)
    assert state.active == (lesson.seat,)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_the_words_of_a_lesson_are_short(lesson: Exercise) -> None:
    check_words(lesson, TEXTS)


@pytest.mark.parametrize(
    ("name", "card", "atk", "left"),
    [
        ("attacking", "a.older_brother", 2, 2),
        ("attacking", "a.tenderfoot", 1, 2),
        ("attacking", "b.fruit_ninja", 2, 2),
        ("guarding", "a.base", 0, 2),
        ("guarding", "a.tenderfoot", 1, 2),
        ("guarding", "a.iron_man", 3, 4),
        ("guarding", "b.nimble_fencer", 2, 3),
        ("guarding", "b.older_brother", 2, 2),
        ("breaking", "b.tenderfoot", 1, 2),
        ("slots", "b.iron_man", 3, 3),
        ("hero", "b.timely_messenger", 2, 1),
        ("flying", "b.eggship", 4, 3),
        ("flying", "a.cloud_sprite", 3, 2),
        ("flying", "a.leaping_lizard", 3, 5),
        ("overpower", "a.harvest_reaper", 6, 5),
        ("overpower", "b.older_brother", 2, 2),
        ("winning", "b.base", 0, 5),
        ("winning", "a.fruit_ninja", 3, 2),
    ],
)
def test_the_numbers_in_the_words_are_those_of_the_table(name: str, card: str, atk: int, left: int) -> None:
    """What somebody deals, and what they still stand, as the texts tell it; an elite deals 1 more."""
    attempt = Attempt(PRACTICE, named(PRACTICE, name))
    state = attempt.run.state
    obj = next(each for each in state.objs.values() if str(each.id) == number_of(attempt, card))
    now = values(state, obj)
    assert (now.atk, now.hp - obj.damage) == (atk, left)


@pytest.mark.parametrize(
    ("name", "way", "attacks", "fallen"),
    [
        # The leader survives both; whoever else leads does not.
        (
            "guarding",
            WAYS["guarding"],
            "nimble_fencer>iron_man older_brother>iron_man",
            "b.nimble_fencer b.older_brother",
        ),
        (
            "guarding",
            "patrol @a.tenderfoot lock",
            "nimble_fencer>tenderfoot older_brother>tenderfoot",
            "a.tenderfoot",
        ),
        # The elite takes the attacker along; as the leader he would not.
        ("slots", WAYS["slots"], "iron_man>older_brother", "a.older_brother b.iron_man"),
        ("slots", "patrol @a.older_brother lock", "iron_man>older_brother", "a.older_brother"),
    ],
)
def test_what_the_words_say_about_their_next_turn_is_true(
    name: str, way: str, attacks: str, fallen: str
) -> None:
    attempt = played(PRACTICE, name, way, key_of)
    run = attempt.run
    while (first := run.decision_for(B)) is not None and first.prompt == "tech":
        run.accept(first, first.chosen(first.default))
    before = {f"{'ab'[obj.seat]}.{obj.kind.id}" for obj in run.state.objs.values()}
    for attack in attacks.split():
        attacker, _, defender = attack.partition(">")
        for keys in (
            (f"attack>{number_of(attempt, f'b.{attacker}')}",),
            (number_of(attempt, f"a.{defender}"),),
        ):
            decision = run.decision_for(B)
            assert decision is not None
            run.accept(decision, decision.chosen(keys))
    after = {f"{'ab'[obj.seat]}.{obj.kind.id}" for obj in run.state.objs.values()}
    assert before - after == set(fallen.split())
