"""An action and what it asks next in one press, with what both lead to."""

from __future__ import annotations

import pytest

from sfb_bot.games.codex.rules.ids import ObjId
from sfb_bot.locale import Texts, languages
from sfb_bot.screens.actions import BETWEEN_ANSWERS, Answer, AnswerLine
from sfb_bot.screens.cautions import cautions_of_line
from sfb_bot.screens.desk import Desk
from sfb_bot.screens.limits import LONGEST_LABEL
from sfb_bot.screens.panel import panel
from sfb_bot.screens.values import Button, Choice, Menu, PrivateScreen, controls
from tests.games.codex.kit.table import B, Table
from tests.games.codex.screens.stage import MATCH, game, texts
from tests.games.codex.screens.test_foretold import foreseen


def shown(t: Table, words: Texts | None = None) -> PrivateScreen:
    view, decision, forecast = foreseen(t)
    return panel(game(), view, decision, Desk(MATCH, t.run.ask_no, forecast=forecast), words or texts())


def lines(screen: PrivateScreen) -> dict[tuple[str, ...], str]:
    """What buttons choose two things at once, by both keys."""
    return {
        each.action.keys: each.label
        for each in controls(screen)
        if isinstance(each, Button) and isinstance(each.action, AnswerLine)
    }


def attacks(screen: PrivateScreen) -> dict[tuple[str, ...], str]:
    """Those among them that are attacks."""
    return {keys: label for keys, label in lines(screen).items() if keys[0].startswith("attack>")}


def answers(screen: PrivateScreen) -> list[str]:
    """What buttons choose one thing."""
    return [
        each.action.keys[0]
        for each in controls(screen)
        if isinstance(each, Button) and isinstance(each.action, Answer)
    ]


def picks(screen: PrivateScreen) -> dict[str, Choice]:
    """What can be picked from the menus of a question."""
    return {
        choice.value: choice
        for each in controls(screen)
        if isinstance(each, Menu) and isinstance(each.action, Answer | AnswerLine)
        for choice in each.choices
    }


def test_to_attack_the_only_one_in_the_way_is_one_press() -> None:
    """A squad leader must be attacked first (C136): Iron Man 3/4 against 1/2 with 1 armor."""
    t = Table()
    iron, weak = t.put("iron_man"), t.put("tenderfoot", B, slot=1)
    t.put("older_brother", B, slot=4)
    screen = shown(t)
    assert attacks(screen) == {
        (f"attack>{iron}", str(weak)): "Iron Man 3/4 → Tenderfoot 1/2, squad leader: dies · attacker → 3 HP"
    }
    assert f"attack>{iron}" not in answers(screen)


def test_few_targets_stand_on_buttons_each_with_what_comes_of_it() -> None:
    """Older Brother 2/2 against another one, and against Troq Bashar 2/3."""
    t = Table()
    brother, equal, hero = (
        t.put("older_brother"),
        t.put("older_brother", B, slot=3),
        t.put("troq_bashar", B, slot=4),
    )
    assert attacks(shown(t)) == {
        (f"attack>{brother}", str(equal)): "Older Brother 2/2 → Older Brother 2/2, scavenger: "
        "dies · attacker dies",
        (f"attack>{brother}", str(hero)): "Older Brother 2/2 → Troq Bashar 2/3, technician: "
        "1 HP left · attacker dies",
    }


def test_a_spell_is_aimed_in_one_press() -> None:
    """Spark: 1 damage to a patroller."""
    t = Table("troq_bashar")
    t.put("troq_bashar", is_exhausted=True)
    weak, other = t.put("timely_messenger", B, slot=4), t.put("older_brother", B, slot=3)
    t.hand("spark")
    found = lines(shown(t))
    assert found["play>spark", str(weak)].endswith(": dies")
    assert found["play>spark", str(other)].endswith(": 1 HP left")


def crowded() -> tuple[Table, ObjId, ObjId]:
    """More to do than buttons have room for: hire, five cards, three buildings, a hero, four attacks."""
    t = Table()
    t.hand("tenderfoot", "older_brother", "timely_messenger", "helpful_turtle", "granfalloon_flagbearer")
    mine = [t.put("iron_man") for _ in range(4)]
    return t, mine[0], t.put("tenderfoot", B, slot=1)


def test_it_is_one_pick_from_a_menu_as_well() -> None:
    t, first, weak = crowded()
    screen = shown(t)
    found = picks(screen)
    assert f"attack>{first}" not in found
    choice = found[BETWEEN_ANSWERS.join((f"attack>{first}", str(weak)))]
    assert choice.label == "Iron Man #1 3/4 → Tenderfoot 1/2, squad leader"
    assert choice.detail.startswith("dies · attacker → 3 HP")
    assert "hire" in answers(screen)


def test_what_is_picked_as_one_is_two_answers() -> None:
    keys = "attack>3", "7"
    assert AnswerLine(MATCH, 3, (BETWEEN_ANSWERS.join(keys),)).line == keys
    assert AnswerLine(MATCH, 3, keys).line == keys
    assert AnswerLine(MATCH, 3, ("hire",)).line == ("hire",)


def test_many_attackers_and_targets_keep_the_panel_short() -> None:
    """Four attackers with three targets each would be twelve lines more than there is room for."""
    t = Table()
    mine = [t.put("iron_man") for _ in range(6)]
    for slot in (2, 3, 4):
        t.put("tenderfoot", B, slot=slot)
    screen = shown(t)
    assert attacks(screen) == {}
    assert {f"attack>{each}" for each in mine} <= {*answers(screen), *picks(screen)}


def test_a_wasted_attack_is_asked_about_once_though_both_answers_would_ask() -> None:
    t = Table()
    weak, guard = t.put("tenderfoot"), t.put("older_brother", B, slot=1)
    view, decision, forecast = foreseen(t)
    found = cautions_of_line(game(), view, decision, (f"attack>{weak}", str(guard)), forecast, texts())
    assert [caution.subject for caution in found] == [f"wasted/{weak}"]


def test_of_several_targets_the_useless_one_is_asked_about() -> None:
    """A Tenderfoot 1/1 does nothing to a patrolling Ironbark Treant with 2 armor, but kills a Messenger."""
    t = Table()
    weak = t.put("tenderfoot", damage=1)
    tree, messenger = t.put("ironbark_treant", B, slot=3), t.put("timely_messenger", B, slot=4)
    view, decision, forecast = foreseen(t)
    asked = {
        target: cautions_of_line(game(), view, decision, (f"attack>{weak}", str(target)), forecast, texts())
        for target in (tree, messenger)
    }
    assert [caution.subject for caution in asked[tree]] == [f"wasted/{weak}"]
    assert asked[messenger] == ()


@pytest.mark.parametrize("language", languages())
def test_where_a_target_stands_gives_way_to_what_comes_of_it(language: str) -> None:
    """Jaina 2/3 hurts a squad leader 1/2 with 1 armor, and takes 1."""
    t = Table("jaina_stormborne")
    t.put("jaina_stormborne", damage=2)
    t.put("older_brother", B, slot=1)
    (label,) = attacks(shown(t, Texts(language, strict=True))).values()
    assert "…" not in label
    assert label.rstrip(".").count("·") == 1


@pytest.mark.parametrize("language", languages())
def test_a_line_fits_on_a_button(language: str) -> None:
    t = Table()
    t.put("iron_man")
    t.put("tenderfoot", B, slot=1)
    (label,) = attacks(shown(t, Texts(language, strict=True))).values()
    assert len(label) <= LONGEST_LABEL
    assert "…" not in label
