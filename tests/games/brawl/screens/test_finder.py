"""Cards, champions and rules are found by their names in any language, however a keyboard writes them."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules.content import Content
from sfb_bot.games.brawl.screens.finder import found
from sfb_bot.games.brawl.screens.names import Names
from sfb_bot.games.brawl.screens.rulebook import RULES
from sfb_bot.locale import Texts, languages
from tests.games.brawl.screens.stage import content


def keys(kind: str, typed: str, language: str = "en") -> list[str]:
    return [key for _, key in found(kind, typed, Names(content(), Texts(language, strict=True)))]


def every_name(box: Content) -> list[tuple[str, str, str]]:
    """Kind, id and name of everything that has one, in every language."""
    cards = [*box.cards.values(), *box.standard_actions.values(), *box.challenges.values()]
    return [
        *(("card", f"brawl.card.{each.id}", name) for each in cards for name in each.names.values()),
        *(
            ("champion", f"brawl.champion.{each.id}", name)
            for each in box.champions.values()
            for name in each.names.values()
        ),
    ]


@pytest.mark.parametrize("language", languages())
def test_everything_is_found_by_each_of_its_names_in_every_language(language: str) -> None:
    missing = [
        (kind, name) for kind, key, name in every_name(content()) if key not in keys(kind, name, language)
    ]
    assert missing == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("reader", languages())
def test_every_rule_is_found_by_its_name_in_every_language(reader: str, language: str) -> None:
    names = Names(content(), Texts(language, strict=True))
    for rule in RULES:
        assert f"brawl.rule.{rule}" in keys("rule", names.texts.say(f"rulename-{rule}"), reader), rule


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("взлет", "brawl.card.AKH02"),
        ("ВЗЛЁТ", "brawl.card.AKH02"),
        ("огненное копье", "brawl.card.GWA03"),
        ("deja vu", "brawl.card.IZA07"),
        ("р'льех", "brawl.card.TEN07"),
        ("рльех", "brawl.card.TEN07"),
        ("Р`льєх", "brawl.card.TEN07"),
        ("didnt see", "brawl.card.LIL04"),
    ],
)
def test_dots_and_apostrophes_are_forgiven(typed: str, key: str) -> None:
    assert keys("card", typed)[0] == key


@pytest.mark.parametrize("typed", ["голдарр", "голд'арр", "Голд’арр", "голдʼарр", "goldarr", "gold`arr"])
@pytest.mark.parametrize("language", languages())
def test_a_champion_with_an_apostrophe(typed: str, language: str) -> None:
    assert keys("champion", typed, language) == ["brawl.champion.goldarr"]


def test_a_foreign_name_is_shown_beside_the_readers_own() -> None:
    names = Names(content(), Texts("ru", strict=True))
    assert found("champion", "dugrun", names) == (("Дугрун · Dugrun", "brawl.champion.dugrun"),)
