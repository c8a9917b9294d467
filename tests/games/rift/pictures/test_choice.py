"""The choice picture: everything that can be chosen is marked, and nothing else."""

from __future__ import annotations

import pytest

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.games.rift.pictures.choice import draw_choice, marked_by
from sfb_bot.games.rift.pictures.table import TableRequest
from sfb_bot.games.rift.rules.choices import Attack, OnCell, OnKind, OnSpell, OnWarrior
from tests.drawing.layout import labels
from tests.games.rift.kit.table import Table, content, table
from tests.games.rift.pictures.samples import by_prompt, moments


def drawn(t: Table, letter: str, pointed_out: tuple[str, ...] = ()) -> Canvas:
    view = t.view(letter)
    return draw_choice(view, content(), view.question, TableRequest(is_brief=True, pointed_out=pointed_out))


@pytest.mark.parametrize("prompt", ["main", "spell_target", "respond", "attack_target", "form", "draw"])
def test_everything_on_offer_is_marked(prompt: str) -> None:
    for shown in by_prompt()[prompt][::7]:
        view, question = shown.asked
        marks = labels(draw_choice(view, content(), question, TableRequest(is_brief=True)), "ring")
        for option in question.options:
            match option.payload:
                case Attack(number, _) | OnWarrior(number):
                    warrior = view.public.warrior(number)
                    assert warrior is not None
                    assert content().cell_names[warrior.cell] in marks
                case OnCell(cell):
                    assert content().cell_names[cell] in marks
                case OnKind(card) | OnSpell(card):
                    assert card in marks
                case _:
                    pass


def test_targets_look_different_from_own_warriors() -> None:
    t = table("turn=a | a N3 shaman S2 goblin deck=1 hand=lightning | b N4 zombie S6 imp deck=1 hand=curse")
    marked = marked_by(t.view("a"), content(), t.question())
    looks = {content().cell_names[cell]: look for cell, look in marked.looks.items()}
    assert looks == {"N4": "target", "N3": "own"}
    assert marked.playable == {"lightning"}
    t.a.answers("lightning")
    marked = marked_by(t.view("a"), content(), t.question())
    looks = {content().cell_names[cell]: look for cell, look in marked.looks.items()}
    assert looks == {"N3": "own", "S2": "own", "N4": "target", "S6": "target"}
    assert marked.played == "lightning"


def test_a_step_shows_where_it_leads() -> None:
    t = table("turn=b | a N1 goblin deck=1 | b N5 shaman deck=1 hand=curse")
    t.b.answers("step>N5")
    marked = marked_by(t.view("b"), content(), t.question())
    # Forward is down in number for Red.
    assert {content().cell_names[cell]: label for cell, label in marked.steps.items()} == {
        "N4": "+1",
        "N6": "−1",
    }


def test_who_can_strike_is_marked_once_the_target_is_settled() -> None:
    t = table("turn=a | a N2 pikeman N3 goblin deck=1 hand=curse | b N4 zombie deck=1")
    t.a.answers("select")
    t.a.answers("N4")
    marked = marked_by(t.view("a"), content(), t.question())
    looks = {content().cell_names[cell]: look for cell, look in marked.looks.items()}
    assert looks == {"N2": "own", "N3": "own", "N4": "target"}


def test_home_cells_are_lit_for_a_summon_with_the_warrior_turned_up() -> None:
    t = table("turn=b start | a S3 goblin deck=imp hand=dispel | b S5 zombie")
    t.asked("a", "summon_lane")
    canvas = drawn(t, "a")
    assert labels(canvas, "ring") == ["N1", "S1"]
    assert labels(canvas, "turned") == ["N1", "S1"]


def test_a_response_shows_what_is_answered_and_which_items_can_be_named() -> None:
    t = table("turn=a | a N3 goblin deck=1 hand=curse | b N4 zombie deck=1 hand=dispel,blessing")
    t.a.casts("curse", "N4")
    canvas = drawn(t, "b")
    number = t.public().stack[-1].number
    assert f"#{number}" in labels(canvas, "ring")
    assert labels(canvas, "cast") == ["curse N4"]
    assert labels(canvas, "chip") == ["dispel", "blessing"]


def test_what_is_pointed_out_has_a_sword() -> None:
    t = table("turn=a | a N3 griffin_rider deck=1 hand=curse | b N4 imp S6 zombie deck=1")
    assert "attack>N4" in t.options
    assert labels(drawn(t, "a", ("attack>N4",)), "sign") == ["sword N4"]
    assert labels(drawn(t, "a"), "sign") == []


def test_without_a_question_it_is_the_table_with_the_own_hand() -> None:
    shown = next(each for each in moments() if each.public.turn_no and each.seats[0].hand)
    canvas = draw_choice(shown.seats[0], content(), None, TableRequest())
    assert labels(canvas, "ring") == []
    assert labels(canvas, "chip") == list(shown.seats[0].hand)
    assert labels(canvas, "count")
