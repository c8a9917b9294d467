"""What a question marks."""

from __future__ import annotations

import pytest

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.text import Box
from sfb_bot.games.codex.pictures.alt_choice import choice_alt
from sfb_bot.games.codex.pictures.choice import draw_choice, fighter_chips, main_chips, marked_by
from sfb_bot.games.codex.pictures.pages import hand_tiles
from sfb_bot.games.codex.pictures.table import TableRequest
from sfb_bot.games.codex.pictures.words import alike_numbers
from sfb_bot.games.codex.rules.choices import OnObj, Play
from sfb_bot.games.codex.rules.ids import KindId
from sfb_bot.games.codex.rules.views import SeatView, seat_view
from sfb_bot.games.codex.screens.names import Names
from sfb_bot.games.codex.screens.patrol_words import arranged_question
from sfb_bot.kernel import Decision
from sfb_bot.locale import Texts
from tests.drawing.layout import labels
from tests.games.codex.kit.table import A, B, Table, shared_content
from tests.games.codex.pictures.layout import LAYOUT
from tests.games.codex.pictures.samples import by_prompt


def asked(table: Table) -> tuple[SeatView, Decision]:
    view = seat_view(table.state, table.run.ask, A)
    assert view.question is not None
    return view, view.question


def test_the_main_question_shows_the_hand_with_what_can_be_played() -> None:
    table = Table(gold=2)
    table.hand("tenderfoot", "iron_man")
    view, question = asked(table)
    canvas = draw_choice(view, shared_content(), question, TableRequest())
    rings = labels(canvas, "ring")
    assert "tenderfoot" in rings
    assert "iron_man" not in rings
    assert "iron_man" in labels(canvas, "card")
    assert "A worker costs 1 gold" in LAYOUT.written(canvas)


def test_where_nothing_else_shows_the_table_a_turn_shows_it_above_the_hand() -> None:
    table = Table(gold=2)
    table.hand("tenderfoot")
    table.put("iron_man", A)
    table.put("helpful_turtle", B)
    view, question = asked(table)
    hand_alone = draw_choice(view, shared_content(), question, TableRequest())
    assert "Turtle" not in LAYOUT.written(hand_alone)
    whole = draw_choice(view, shared_content(), question, TableRequest(is_whole=True))
    assert "Turtle" in LAYOUT.written(whole)
    assert {"iron_man", "tenderfoot"} <= set(labels(whole, "ring"))
    assert LAYOUT.troubles(whole) == []


def test_what_can_be_played_stands_first_in_the_hand() -> None:
    table = Table(gold=2)
    table.hand("iron_man", "tenderfoot", "older_brother")
    view, question = asked(table)
    assert [tile.card for tile in hand_tiles(view, question)] == ["tenderfoot", "older_brother", "iron_man"]
    # Looked at by itself, the hand is in the order in which the cards came.
    assert [tile.card for tile in hand_tiles(view, None)] == ["iron_man", "tenderfoot", "older_brother"]


def test_heroes_and_buildings_that_can_be_bought_have_their_costs() -> None:
    table = Table()
    view, question = asked(table)
    chips = {str(chip.kind.id): chip.cost for chip in main_chips(view, shared_content(), question, "en")}
    assert chips["troq_bashar"] == "2"
    assert chips["tech1"] == "1"


def test_those_who_can_be_attacked_have_an_edge() -> None:
    table = Table()
    attacker = table.put("iron_man", A)
    table.put("tenderfoot", B)
    table.do(f"attack>{attacker}")
    view, question = asked(table)
    marked = marked_by(view, question)
    targets = {option.payload.obj for option in question.options if isinstance(option.payload, OnObj)}
    assert targets == {number for number, look in marked.looks.items() if look == "target"}
    canvas = draw_choice(view, shared_content(), question, TableRequest())
    assert {"base", "tenderfoot"} <= set(labels(canvas, "ring"))


def test_the_patrol_question_marks_its_place_and_shows_who_was_named() -> None:
    table = Table()
    first = table.put("iron_man", A)
    table.put("tenderfoot", A)
    table.do("patrol", str(first))
    view, question = asked(table)
    canvas = draw_choice(view, shared_content(), question, TableRequest())
    assert "slot 2" in labels(canvas, "ring")
    assert labels(canvas, "seat") == ["A"]
    places = {mark.label: mark.box for mark in canvas.marks if mark.kind == "obj"}
    assert places[str(first)].top > max(box.top for label, box in places.items() if label != str(first))


@pytest.mark.parametrize("prompt", ["heroes", "tech"])
def test_cards_to_choose_from_are_shown(prompt: str) -> None:
    view, question = by_prompt()[prompt][0].asked
    canvas = draw_choice(view, shared_content(), question, TableRequest())
    shown = {*labels(canvas, "ring"), *labels(canvas, "card")}
    if prompt == "heroes":
        assert {hero.id for hero in shared_content().heroes} <= shown
    else:
        assert (
            len(shown)
            >= len([option for option in question.options if not isinstance(option.payload, Play)]) // 2
        )


def swords(canvas: Canvas) -> list[Box]:
    return [mark.box for mark in canvas.marks if (mark.kind, mark.label) == ("sign", "sword")]


def test_what_is_pointed_out_has_a_sword() -> None:
    table = Table()
    attacker = table.put("iron_man", A)
    weak = table.put("tenderfoot", B)
    table.put("older_brother", B)
    table.tech(B, 1)
    tech = table.found("tech1", B)[0]
    table.do(f"attack>{attacker}")
    view, question = asked(table)
    keys = {
        option.payload.obj: option.key for option in question.options if isinstance(option.payload, OnObj)
    }
    assert swords(draw_choice(view, shared_content(), question, TableRequest())) == []
    for number, ring in ((weak, "tenderfoot"), (table.base(B).id, "base"), (tech, "Tech I")):
        canvas = draw_choice(view, shared_content(), question, TableRequest(pointed_out=(keys[number],)))
        (sword,) = swords(canvas)
        place = next(mark.box for mark in canvas.marks if (mark.kind, mark.label) == ("ring", ring))
        assert abs(sword.centre[1] - place.centre[1]) <= place.height // 2
        assert place.left - 2 * sword.width <= sword.left < place.right
        assert LAYOUT.troubles(canvas) == []


def test_cards_and_fighters_of_a_turn_are_pointed_out() -> None:
    table = Table()
    fighter = table.put("iron_man", A)
    table.hand("tenderfoot", "older_brother")
    view, question = asked(table)
    keys = (
        f"attack>{fighter}",
        next(o.key for o in question.options if o.payload == Play(KindId("tenderfoot"))),
    )
    chips = fighter_chips(view, shared_content(), question, "en", keys)
    assert [chip.mark for chip in chips] == ["sword"]
    canvas = draw_choice(view, shared_content(), question, TableRequest(pointed_out=keys))
    cards = {mark.label: mark.box for mark in canvas.marks if mark.kind == "ring"}
    card, chip = swords(canvas)
    assert cards["tenderfoot"].contains(card)
    assert cards["iron_man"].contains(chip)


def test_things_are_numbered_as_the_menu_numbers_them() -> None:
    for shown in [moment for each in by_prompt().values() for moment in each[:2]]:
        for language in ("en", "ru"):
            names = Names(shared_content(), Texts(language))
            for player in shown.public.players:
                objs = shown.public.of_seat(player.seat)
                numbers = alike_numbers(objs)
                for obj in objs:
                    wanted = names.kind(obj.shape)
                    if obj.id in numbers:
                        wanted = names.texts.say("obj-number", name=wanted, number=numbers[obj.id])
                    assert names.alone(shown.public, obj) == wanted


def test_a_patrol_in_the_making_is_told_as_it_is_wanted() -> None:
    """Whoever reads the words instead of the picture knows who stands where so far."""
    table = Table()
    iron, weak = table.put("iron_man"), table.put("tenderfoot")
    table.do("patrol")
    view, question = asked(table)
    empty, wanted = (
        choice_alt(view, shared_content(), arranged_question(question, draft), "en")
        for draft in ((), (str(weak), "none", str(iron)))
    )
    assert "(Squad leader" not in empty
    assert "Tenderfoot 1/2 (Squad leader)" in wanted
    assert "Iron Man 3/4 (Scavenger)" in wanted
