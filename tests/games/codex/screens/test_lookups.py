"""Cards, heroes, keywords, rules and rulings can be looked up, and fit Discord."""

import pytest

from sfb_bot.games.codex.screens.lookups import galleries
from sfb_bot.games.codex.screens.names import Names
from sfb_bot.games.codex.screens.rulebook import PRINTED_NAMES, RULE_OF_PROMPT, RULES, RULINGS
from sfb_bot.games.codex.texts import codex_texts
from sfb_bot.screens.actions import LookUp
from sfb_bot.screens.values import Menu, controls
from tests.games.codex.kit.table import shared_content
from tests.games.codex.screens.stage import MODES, game, texts


def all_ids() -> list[str]:
    content = shared_content()
    found = [f"card.{kind}" for kind in (*content.kinds, "all")]
    found += [f"rule.{rule}" for rule in RULES]
    found += [f"keyword.{keyword}" for keyword in content.keywords]
    found += [f"gallery.{each}" for each in galleries(Names(content, texts()))]
    found += [f"rulings.{subject}" for subjects in RULINGS.values() for subject in subjects]
    return [f"codex.{each}" for each in dict.fromkeys(found)]


def test_the_head_of_a_card_has_figures_where_there_are_any() -> None:
    spell, unit = (game().look_up(f"codex.card.{card}", texts()) for card in ("spark", "iron_man"))
    assert spell is not None
    assert unit is not None
    assert spell.lines[0] == "**Spark** · minor spell · cost 1"
    assert unit.lines[0].endswith("cost 3 · 3/4")


def test_a_card_explains_its_keywords_and_the_sign_of_a_target() -> None:
    flag, spell, plain = (
        game().look_up(f"codex.card.{card}", texts())
        for card in ("granfalloon_flagbearer", "spark", "iron_man")
    )
    assert flag is not None
    assert spell is not None
    assert plain is not None
    assert flag.lines[1].startswith("-# **flagbearer:** If an opponent's effect can target a flagbearer")
    assert spell.lines[2] == "-# **◎** stands before what you choose as a target."
    assert len(plain.lines) == 1


def test_two_menus_of_keywords_say_what_is_in_which() -> None:
    rules = game().look_up("codex.rule.start", texts())
    assert rules is not None
    paragraphs, *keywords = [control for control in controls(rules) if isinstance(control, Menu)]
    assert "–" not in paragraphs.placeholder
    assert len(keywords) == 2
    for menu in keywords:
        assert menu.placeholder.endswith(f": {menu.choices[0].label} – {menu.choices[-1].label}")


def test_everything_can_be_read_and_leads_on() -> None:
    for what in all_ids():
        screen = game().look_up(what, texts())
        assert screen is not None, what
        for control in controls(screen):
            assert isinstance(control.action, LookUp)
            ids = [choice.value for choice in control.choices] if isinstance(control, Menu) else []
            for each in ids[:3] or [control.action.subject]:
                assert game().look_up(each, texts()) is not None, (what, each)


def test_there_is_a_ruling_for_every_decision_about_something_that_exists() -> None:
    content = shared_content()
    assert list(RULINGS) == [f"cq{number}" for number in range(1, 76)]
    known = {*RULES, *content.kinds, *content.keywords}
    assert all(known.issuperset(subjects) and subjects for subjects in RULINGS.values())
    assert all(codex_texts(texts()).say(f"ruling-{ruling}") for ruling in RULINGS)
    assert set(PRINTED_NAMES) <= set(RULES)
    assert set(RULE_OF_PROMPT.values()) <= set(RULES)


@pytest.mark.parametrize(
    ("kind", "typed", "first"),
    [
        ("card", "tender", "codex.card.tenderfoot"),
        ("card", "капитан зейн", "codex.card.captain_zane"),
        ("hero", "troq", "codex.card.troq_bashar"),
        ("rule", "squad", "codex.rule.patrol"),
        ("rule", "overp", "codex.keyword.overpower"),
        ("rule", "", "codex.rule.start"),
    ],
)
def test_typed_names_are_found(kind: str, typed: str, first: str) -> None:
    found = game().find(kind, typed, texts())
    assert found[0][1] == first
    assert len(found) <= 25


def test_unknown_things_are_not_found() -> None:
    assert game().look_up("no-such-thing", texts()) is None
    assert game().look_up("codex.card.nobody", texts()) is None
    assert game().look_up("rift.card.all", texts()) is None
    assert game().rule_for("no_such_prompt") == ""
    assert game().rule_name(game().rule_for("defender"), texts()) == "Attacks"


def test_settings_are_told_apart() -> None:
    words = {
        game().setup_words({"mode": mode, "heroes": heroes, "picks": picks}, texts())
        for mode in MODES
        for heroes in ("three", "one")
        for picks in ("blind", "draft", "random")
    }
    assert len(words) == len(MODES) * 6
    assert game().setup_words({}, texts()) == "Duel, three heroes each, picked in secret."
