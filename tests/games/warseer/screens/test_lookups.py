"""Everything in the box, its keywords, rules and rulings can be looked up in every language."""

from __future__ import annotations

import re

import pytest

from sfb_bot.games.warseer.rules.content import Content, in_language
from sfb_bot.games.warseer.rules.effect_values import Texts
from sfb_bot.games.warseer.screens.lookups import galleries, things_of
from sfb_bot.games.warseer.screens.rulebook import (
    PRINTED_NAMES,
    RULE_OF_PROMPT,
    RULES,
    RULINGS,
    rulings_about,
)
from sfb_bot.games.warseer.texts import warseer_texts
from sfb_bot.screens.actions import LookUp
from sfb_bot.screens.values import Menu, PrivateScreen, controls
from tests.games.warseer.kit.table import shared_content
from tests.games.warseer.screens.stage import game, names_in, texts

LANGUAGES = ("en", "ru", "uk")


def things(content: Content) -> dict[str, Texts]:
    """Everything that has a page of its own as a card, with its names."""
    found: dict[str, Texts] = {kind.id: kind.name.texts for kind in content.creatures.values()}
    for group in (content.cards, content.feats, content.terrain, content.upgrades):
        found |= {each.id: each.name for each in group.values()}
    return found | {each.id: each.name for each in content.scenarios.values()}


def all_ids() -> list[str]:
    content = shared_content()
    found = [f"card.{each}" for each in (*things(content), "all")]
    found += [f"map.{each}" for each in content.maps]
    found += [f"rule.{rule}" for rule in RULES]
    found += [f"keyword.{term}" for sort in ("keyword", "crit") for term in content.terms[sort]]
    found += [f"gallery.{each}" for each in galleries(names_in())]
    found += [f"rulings.{subject}" for subjects in RULINGS.values() for subject in subjects]
    return [f"warseer.{each}" for each in dict.fromkeys(found)]


def page(what: str, language: str = "en") -> PrivateScreen:
    screen = game().look_up(f"warseer.{what}", texts(language))
    assert screen is not None, what
    return screen


def said(what: str, language: str = "en") -> str:
    return "\n".join(page(what, language).lines)


# --- Pages ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_read_and_leads_on(language: str) -> None:
    for what in all_ids():
        screen = game().look_up(what, texts(language))
        assert screen is not None, what
        for control in controls(screen):
            assert isinstance(control.action, LookUp)
            ids = [choice.value for choice in control.choices] if isinstance(control, Menu) else []
            for each in ids[:3] or [control.action.subject]:
                assert game().look_up(each, texts(language)) is not None, (what, each)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_has_the_name_of_what_it_is_about(language: str) -> None:
    for thing, name in things(shared_content()).items():
        assert page(f"card.{thing}", language).lines[0].startswith(f"**{in_language(name, language)}**"), (
            thing
        )
    for sort in ("keyword", "crit"):
        for term in shared_content().terms[sort].values():
            # Two words may be both a keyword and a crit effect; none is in this box.
            assert page(f"keyword.{term.id}", language).lines[0] == f"**{in_language(term.name, language)}**"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_says_its_text(language: str) -> None:
    content = shared_content()
    for kind in content.creatures.values():
        if kind.effects:
            assert in_language(kind.text, language) in said(f"card.{kind.id}", language), kind.id
    for group in (content.cards, content.feats, content.terrain, content.upgrades):
        for each in group.values():
            assert in_language(each.text, language) in said(f"card.{each.id}", language), each.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_scenario_says_what_is_placed_its_rules_and_its_aim(language: str) -> None:
    for scenario in shared_content().scenarios.values():
        told = said(f"card.{scenario.id}", language)
        for text in (scenario.placing_text, scenario.text, scenario.aim_text):
            assert text is None or in_language(text, language) in told, scenario.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_creature_says_its_numbers_and_keywords(language: str) -> None:
    """Movement, health, range, cost and income as figures; every keyword and the crit effect by name."""
    content = shared_content()
    for kind in content.creatures.values():
        told = said(f"card.{kind.id}", language)
        figures = [int(number) for number in re.findall(r"\d+", told)]
        assert {kind.range, kind.move, kind.health} <= {*figures}, kind.id
        if kind.is_character:
            assert {kind.cost, kind.income} <= {*figures}, kind.id
        terms = [content.terms["keyword"][keyword.name] for keyword in kind.keywords]
        for term in (*terms, content.terms["crit"][kind.crit.name]):
            assert in_language(term.name, language).casefold() in told.casefold(), (kind.id, term.id)


def test_heads_of_pages() -> None:
    """Sort, faction, cost and income; an elite character and a hero say so."""
    assert said("card.wall_bearer").startswith(
        "**Wall Bearer** · bronze character · Holy Grypharim Empire · cost 2, income 1"
    )
    assert said("card.paraxis_the_scarlet_dragon").startswith(
        "**Paraxis the Scarlet Dragon** · elite gold character · Mercenaries · cost 9, income 3"
    )
    assert said("card.queen_zenobia").startswith("**Queen Zenobia** · hero · Holy Grypharim Empire")
    assert said("card.skyfall").startswith("**Skyfall** · spell · Queen Zenobia · cost 5, income −1")
    assert said("card.forest").startswith("**Forest** · terrain")
    assert said("card.altar").startswith("**Altar** · unique terrain")


def test_a_hero_says_whom_it_leads() -> None:
    assert "bronze 4, silver 3, gold 1" in said("card.queen_zenobia")
    assert "Legion Recruit" in said("card.emperor_demian")


def test_a_keyword_names_those_who_have_it() -> None:
    told = said("keyword.healer")
    assert "Queen Zenobia, Novice of Aria" in told
    assert "Kerub" in said("keyword.slash")
    assert "Harbour Champion" in said("keyword.slash")


def test_a_map_says_its_terrain_and_spots() -> None:
    told = said("map.two_bridges")
    for part in ("River ×4", "Bridge ×2", "Ford ×3", "2 players"):
        assert part in told
    assert "the middle column is nobody's" in said("map.long_wall")


# --- Rulings ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulings_stand_with_what_they_are_about(language: str) -> None:
    """On the page itself, or behind its button."""
    own = warseer_texts(texts(language))
    content = shared_content()
    for subject in {subject for subjects in RULINGS.values() for subject in subjects}:
        kind = "rule" if subject in RULES else "card" if subject in things(content) else "keyword"
        screens = [page(f"{kind}.{subject}", language), page(f"rulings.{subject}", language)]
        words = "\n".join(line for screen in screens for line in screen.lines)
        first = own.say(f"ruling-{next(rulings_about(subject))}")
        assert first in words, subject


def test_every_rule_of_a_question_can_be_read() -> None:
    assert set(PRINTED_NAMES) <= set(RULES)
    assert set(RULE_OF_PROMPT.values()) <= set(RULES)


# --- Galleries --------------------------------------------------------------------------------------------


def test_every_card_is_in_a_gallery() -> None:
    """Each exactly once; maps have one of their own."""
    names = names_in()
    shown = [thing.id for gallery in galleries(names) for thing in things_of(gallery, names)]
    assert sorted(shown) == sorted(things(shared_content()))
    menus = [control for control in controls(page("gallery.maps")) if isinstance(control, Menu)]
    maps = [choice.value for menu in menus for choice in menu.choices]
    assert maps == [f"warseer.map.{each}" for each in shared_content().maps]


def test_a_heros_gallery_has_the_hero_and_its_cards() -> None:
    names = names_in()
    codes = [getattr(thing, "code", "") for thing in things_of("tarvo_quill", names)]
    assert codes == ["TAR", "TS1", "TS2", "TS3", "TR1", "TR2", "TB1", "TT1", "TT2"]


# --- Finding ----------------------------------------------------------------------------------------------


def test_everything_is_found_by_its_name_in_any_language() -> None:
    """Whoever plays in Ukrainian may type what an English friend says."""
    language = "uk"
    for thing, name in things(shared_content()).items():
        for typed in name.values():
            found = [what for _, what in game().find("card", typed, texts(language))]
            assert f"warseer.card.{thing}" in found, (thing, typed)
    for sort in ("keyword", "crit"):
        for term in shared_content().terms[sort].values():
            for typed in term.name.values():
                found = [what for _, what in game().find("rule", typed, texts(language))]
                assert f"warseer.keyword.{term.id}" in found, (term.id, typed)


@pytest.mark.parametrize(
    ("kind", "typed", "first"),
    [
        ("card", "griffin fl", "warseer.card.griffin_fledgling"),
        ("card", "зенобия", "warseer.card.queen_zenobia"),
        ("card", "довгий мур", "warseer.map.long_wall"),
        ("hero", "tarvo", "warseer.card.tarvo_quill"),
        ("rule", "terrain", "warseer.rule.ground"),
        ("rule", "вампір", "warseer.keyword.vampirism"),
        ("rule", "", "warseer.rule.start"),
    ],
)
def test_typed_names_are_found(kind: str, typed: str, first: str) -> None:
    found = game().find(kind, typed, texts())
    assert found[0][1] == first
    assert len(found) <= 25


def test_heroes_alone_are_found_among_heroes() -> None:
    assert {what for _, what in game().find("hero", "", texts())} == {
        f"warseer.card.{hero.id}" for hero in shared_content().heroes
    }


def test_unknown_things_are_not_found() -> None:
    for what in ("no-such-thing", "warseer.card.nobody", "warseer.map.nowhere", "codex.card.all"):
        assert game().look_up(what, texts()) is None
    assert game().look_up("warseer.keyword.undead", texts()) is None, "a tag is no keyword"
    assert game().rule_for("no_such_prompt") == ""
