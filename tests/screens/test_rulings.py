"""Rules and rulings of any game with a box: beside what they are about, on pages, and found by every name."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from sfb_bot.locale import Texts
from sfb_bot.screens.actions import LookUp
from sfb_bot.screens.box_names import BoxNames
from sfb_bot.screens.limits import MOST_CHOICES, MOST_TEXT
from sfb_bot.screens.rule_pages import (
    findable_rules,
    lines_in_short,
    look_up_menus,
    rule_buttons,
    rule_choices,
    rule_lines,
)
from sfb_bot.screens.rulings import LONGEST_PAGE, LONGEST_RULINGS_LINE, Rulings, rulings_screen, with_rulings
from sfb_bot.screens.values import Button, Choice, PrivatePicture, PrivateScreen, controls
from tests.locale.packages import package

WORDS = """
rulings-head = Rulings:
rulings-line = Rulings: { $rulings }
rulings-about = { $name }, page { $page } of { $pages }
button-rulings = All { $count }
button-rulings-before = Before
button-rulings-after = After
button-rules = All rules
button-next-rule = Next: { $rule }
rule-head = **{ $rule }**
rule-in-short = { $rule }: { $words }
rulename-start = Rules
rulename-goal = Goal
rulename-turn = Turn
rule-goal =
    Be first.
    At once.
rule-turn = Roll.
"""
PARAGRAPHS = ("goal", "turn")
PICTURE = PrivatePicture("card", subject="x", game="box")


@pytest.fixture
def names(tmp_path: Path) -> BoxNames:
    texts = {"en": {"a.ftl": WORDS}, "ru": {"a.ftl": WORDS.replace("Goal", "Цель")}}
    return BoxNames(Texts(strict=True).of(package(tmp_path, texts)), "box")


def ruled(*told: str) -> Rulings:
    return Rulings("rule", "goal", "Goal", told)


def led_to(screen: PrivateScreen) -> list[tuple[str, str]]:
    """Labels of buttons, and what each leads to."""
    buttons = [each for each in controls(screen) if isinstance(each, Button)]
    return [(each.label, each.action.subject) for each in buttons if isinstance(each.action, LookUp)]


def test_rulings_stand_below_the_words_where_there_is_room(names: BoxNames) -> None:
    screen = with_rulings(["A line."], ruled("One.", "Two."), None, names)
    assert screen.lines == ("A line.", "Rulings:", "• One.", "• Two.")
    assert led_to(screen) == []
    assert with_rulings(["A line."], ruled(), None, names).lines == ("A line.",)


def test_beside_a_picture_they_share_a_line_or_go_behind_a_button(names: BoxNames) -> None:
    short, long = ruled("One.", "Two."), ruled("x" * LONGEST_RULINGS_LINE, "y")
    assert with_rulings(["A line."], short, PICTURE, names).lines == ("A line.", "Rulings: One. Two.")
    beside = with_rulings(["A line."], long, PICTURE, names)
    assert (beside.lines, led_to(beside)) == (("A line.",), [("All 2", "box.rulings.goal")])
    full = with_rulings(["1", "2", "3", "4"], short, PICTURE, names)
    assert led_to(full) == [("All 2", "box.rulings.goal")], "four lines are enough"


def test_too_many_for_a_message_go_behind_a_button(names: BoxNames) -> None:
    screen = with_rulings(["A line."], ruled("x" * MOST_TEXT), None, names)
    assert (screen.lines, led_to(screen)) == (("A line.",), [("All 1", "box.rulings.goal")])


def test_pages_of_rulings_are_turned_over(names: BoxNames) -> None:
    told = ("x" * (LONGEST_PAGE - 10), "y" * 20, "z")

    def on(subject: str) -> Rulings:
        return ruled(*told) if subject == "goal" else ruled()

    page = partial(rulings_screen, rulings_on=on, names=names)
    first, second = page("goal"), page("goal.2")
    assert first is not None
    assert second is not None
    assert first.lines == ("Goal, page 1 of 2", f"• {told[0]}")
    assert second.lines == ("Goal, page 2 of 2", f"• {told[1]}", f"• {told[2]}")
    assert led_to(first) == [("Goal", "box.rule.goal"), ("After", "box.rulings.goal.2")]
    assert led_to(second) == [("Goal", "box.rule.goal"), ("Before", "box.rulings.goal")]
    assert [page(key) for key in ("goal.0", "goal.3", "goal.x", "turn")] == [None] * 4


def test_rules_are_read_page_by_page(names: BoxNames) -> None:
    assert rule_lines("goal", names) == ["**Goal**", "Be first.", "At once."]
    assert lines_in_short("start", PARAGRAPHS, names) == [
        "**Rules**",
        "Goal: Be first. At once.",
        "Turn: Roll.",
    ]
    labels = [[each.label for each in rule_buttons(rule, "start", PARAGRAPHS, names)] for rule in PARAGRAPHS]
    assert labels == [["All rules", "Next: Turn"], ["All rules"]]
    assert rule_choices(["goal"], names) == [Choice("box.rule.goal", "Goal", "Be first. At once.")]


def test_a_rule_is_found_by_its_names_in_every_language(names: BoxNames) -> None:
    (goal,) = findable_rules(["goal"], {"goal": ("aim of the game",)}, names)
    assert (goal.key, goal.shown, goal.others) == ("box.rule.goal", "Goal", ("Цель", "aim of the game"))


def test_choices_are_spread_over_as_many_menus_as_they_need() -> None:
    choices = [Choice(f"box.card.{number}", str(number)) for number in range(MOST_CHOICES + 1)]
    menus = look_up_menus(choices, "Read", first=2)
    assert [(menu.number, len(menu.choices)) for menu in menus] == [(2, MOST_CHOICES), (3, 1)]
