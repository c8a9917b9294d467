"""Cards, rules and rulings can be found and read, in whatever language they are typed."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from sfb_bot.games.rift.screens.lookups import GALLERIES
from sfb_bot.games.rift.screens.names import Names
from sfb_bot.games.rift.screens.rulebook import (
    KEYWORDS,
    PARAGRAPHS,
    PRINTED_NAMES,
    RULE_OF_PROMPT,
    RULES,
    RULINGS,
)
from sfb_bot.games.rift.screens.rulings import told_rulings
from sfb_bot.locale import ids_in, languages
from sfb_bot.screens.actions import LookUp
from sfb_bot.screens.limits import MOST_LINES_BESIDE_A_PICTURE
from sfb_bot.screens.values import Menu, PrivateScreen, controls
from tests.games.rift.kit.table import content
from tests.games.rift.screens.stage import game, texts

DOCUMENT = Path(__file__).resolve().parents[4] / "docs" / "RIFT_RULINGS.md"
ROW = re.compile(r"^\| RQ(\d+) \| (.+) \| (.+) \|$")


def keys(kind: str, typed: str) -> list[str]:
    return [key for _, key in game().find(kind, typed, texts())]


def read(what: str) -> PrivateScreen:
    screen = game().look_up(what, texts())
    assert screen is not None, what
    return screen


def test_every_card_is_found_by_each_of_its_names() -> None:
    box = content()
    for card in (*box.kinds.values(), *box.spells.values()):
        for name in card.name.texts.values():
            assert f"rift.card.{card.id}" in keys("card", name), name


@pytest.mark.parametrize(
    ("typed", "card"), [("полет", "flight"), ("кам'яний", "stone_golem"), ("gobl", "goblin")]
)
def test_dots_and_apostrophes_are_forgiven(typed: str, card: str) -> None:
    assert keys("card", typed)[0] == f"rift.card.{card}"


def test_every_rule_is_found_by_its_name_and_by_that_of_the_printed_book() -> None:
    own = Names(content(), texts())
    for rule in RULES:
        assert f"rift.rule.{rule}" in keys("rule", own.texts.say(f"rulename-{rule}"))
        for name in PRINTED_NAMES.get(rule, ()):
            assert f"rift.rule.{rule}" in keys("rule", name)
    assert keys("rule", "")[: len(PARAGRAPHS) + 1] == [f"rift.rule.{rule}" for rule in ("start", *PARAGRAPHS)]


def test_every_card_has_a_page_with_its_picture() -> None:
    box = content()
    for card in (*box.kinds, *box.spells):
        screen = read(f"rift.card.{card}")
        assert screen.picture is not None
        assert (screen.picture.kind, screen.picture.subject, screen.picture.game) == ("card", card, "rift")
        assert len(screen.lines) <= MOST_LINES_BESIDE_A_PICTURE
    goblin = read("rift.card.goblin")
    assert goblin.lines[0] == "**Goblin** · common · Dusk · 3 copies"
    assert goblin.lines[1] == "life 1 · damage 2 at 1"
    curse = read("rift.card.curse")
    assert curse.lines[0] == "**Curse** · enchantment · any time · 2 cards in your deck"
    assert curse.lines[1] == "Target: an enemy."


def test_everything_that_can_be_pressed_there_leads_somewhere() -> None:
    seen: set[str] = set()
    waiting = ["rift.card.all", "rift.rule.start"]
    while waiting:
        what = waiting.pop()
        if what in seen:
            continue
        seen.add(what)
        for control in controls(read(what)):
            assert isinstance(control.action, LookUp)
            if isinstance(control, Menu):
                waiting += [choice.value for choice in control.choices]
            else:
                waiting.append(control.action.subject)
    box = content()
    assert seen >= {f"rift.card.{card}" for card in (*box.kinds, *box.spells)}
    assert seen >= {f"rift.rule.{rule}" for rule in RULES}
    assert seen >= {f"rift.gallery.{gallery}" for gallery in GALLERIES}


def test_what_is_unknown_is_not_shown() -> None:
    for what in (
        "rift.card.dugrun",
        "brawl.card.goblin",
        "rift.rule.nothing",
        "rift.rulings.goal.99",
        "rift",
    ):
        assert game().look_up(what, texts()) is None


def test_questions_and_refusals_lead_to_a_rule() -> None:
    for prompt, rule in RULE_OF_PROMPT.items():
        assert game().rule_for(prompt) == f"rift.rule.{rule}"
    assert game().rule_for("nothing of the kind") == ""
    assert game().rule_name("rift.rule.attack", texts()) == "Attacks"


# --- rulings ----------------------------------------------------------------------------------------------


@cache
def rows() -> dict[str, str]:
    """The rulings of the page by number."""
    found: dict[str, str] = {}
    for line in DOCUMENT.read_text("utf-8").splitlines():
        if (match := ROW.match(line)) is not None:
            assert f"rq{match[1]}" not in found, f"RQ{match[1]} is there twice"
            found[f"rq{match[1]}"] = match[2]
    return found


def test_every_decision_is_told_and_no_other() -> None:
    """RQ1 to RQ50."""
    wanted = {f"rq{number}" for number in range(1, 51)}
    assert set(RULINGS) == set(rows()) == wanted
    assert {name for name in ids_in("sfb_bot.games.rift.texts") if name.startswith("ruling-")} == {
        f"ruling-{number}" for number in wanted
    }


def test_players_read_the_words_of_the_page() -> None:
    own = Names(content(), texts())
    assert {number: own.texts.say(f"ruling-{number}") for number in rows()} == rows()


def test_a_ruling_stands_with_the_rules_and_cards_it_is_about() -> None:
    own = Names(content(), texts())
    known = {*PARAGRAPHS, *KEYWORDS, *content().kinds, *content().spells}
    for number, about in RULINGS.items():
        assert about, number
        assert {*about} <= known, number
        said = own.texts.say(f"ruling-{number}")
        for subject in about:
            assert said in told_rulings(subject, own)


def test_a_ruling_that_names_a_card_is_shown_with_it() -> None:
    """By the names of cards in its words; spells that are named as enchantments stand there, too."""
    own, box = Names(content(), texts()), content()
    cards = {card.name.texts["en"]: card.id for card in (*box.kinds.values(), *box.spells.values())}
    for number, about in RULINGS.items():
        said = own.texts.say(f"ruling-{number}")
        named = {card for name, card in cards.items() if re.search(rf"\b{name}\b", said)}
        assert named <= {*about}, number


def test_rules_are_short_enough_for_every_reader() -> None:
    for language in languages("sfb_bot.games.rift.texts"):
        own = Names(content(), texts().__class__(language, strict=True))
        for rule in (*PARAGRAPHS, *KEYWORDS):
            assert len(own.texts.say(f"rule-{rule}").splitlines()) <= 5, rule
