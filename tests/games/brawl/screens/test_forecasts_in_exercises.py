"""What the panels of lessons and puzzles tell about answers before they are given."""

from __future__ import annotations

from sfb_bot.computer import foresee
from sfb_bot.games.brawl.pack import brawl_pack
from sfb_bot.games.brawl.rules.choices import OnTargets
from sfb_bot.practice.attempt import Attempt
from sfb_bot.practice.exercises import Exercise
from sfb_bot.screens.practice import ExerciseShown, exercise_screen
from sfb_bot.screens.values import Button, Menu, PrivateScreen, controls
from tests.games.brawl.screens.stage import own_texts, texts

PACK = brawl_pack()
assert PACK.practice is not None
assert PACK.computer is not None
PRACTICE, MIND = PACK.practice, PACK.computer


def screen(attempt: Attempt, *, is_foreseen: bool = True) -> PrivateScreen:
    known = attempt.known(MIND.hidden)
    assert known is not None
    forecast = foresee(MIND, known) if is_foreseen else None
    facts = ("brawl", attempt.exercise, 1, 1, 1, attempt.view, attempt.question, 2)
    return exercise_screen(PACK.screens, ExerciseShown(*facts, forecast=forecast), texts())


def labels(shown: PrivateScreen) -> list[str]:
    """All that stands on controls, with the details of menus."""
    found: list[str] = []
    for control in controls(shown):
        if isinstance(control, Menu):
            found += [f"{choice.label} {choice.detail}" for choice in control.choices]
        elif isinstance(control, Button):
            found.append(control.label)
    return found


def along(exercise: Exercise, *keys: str) -> Attempt:
    attempt = Attempt(PRACTICE, exercise)
    for key in keys:
        assert attempt.answer((key,)) == "open"
    return attempt


def lesson(name: str) -> Exercise:
    return next(each for each in PRACTICE.lessons if each.name == name)


def test_a_lesson_tells_what_an_answer_leads_to_as_a_match_does() -> None:
    """Mighty Blow has strength 1; Gold'arr has defence 1, Gwaien 0 and 6 health."""
    targets = labels(screen(along(lesson("attacking"), "DUG04", "stop")))
    assert "Gold'arr (B): no damage" in targets
    assert any(label.startswith("Gwaien (B): 1 damage, 6 → 5") for label in targets)
    winning = labels(screen(along(lesson("winning"), "KIL05", "stop")))
    assert any(own_texts().say("forecast-wins") in label for label in winning)


def test_a_lesson_names_the_hexes_from_which_somebody_can_be_hit() -> None:
    shown = screen(along(lesson("traps"), "KIL05"))
    assert shown.picture is not None
    assert "C4" in shown.picture.pointed_out
    assert any("⚔️" in line for line in shown.lines)


def test_a_puzzle_tells_the_damage_of_targets_and_nothing_of_what_it_is_about() -> None:
    spoilers = [own_texts().say("forecast-wins"), "meets", "can hit", "hits", "they score", "takes "]
    damage = 0
    for puzzle in PRACTICE.puzzles:
        attempt = Attempt(PRACTICE, puzzle)
        for keys in puzzle.solution:
            shown, plain = screen(attempt), screen(attempt, is_foreseen=False)
            assert shown.picture is not None
            assert shown.picture.pointed_out == ()
            assert shown.lines == plain.lines
            told = set(labels(shown)) - set(labels(plain))
            assert attempt.question is not None
            if any(isinstance(option.payload, OnTargets) for option in attempt.question.options):
                damage += any("damage" in label or "knocks out" in label for label in told)
            else:
                assert not told
            assert not [label for label in told for word in spoilers if word in label]
            attempt.answer(keys)
        assert attempt.verdict == "solved"
    # Most puzzles are about attacks, so most of them have been told.
    assert damage > len(PRACTICE.puzzles) / 2
