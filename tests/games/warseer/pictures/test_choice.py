"""What can be chosen is lit, and called as on the buttons."""

from __future__ import annotations

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.games.warseer.pictures.choice import (
    cells_of_option,
    creatures_of_option,
    draw_choice,
    kinds_of,
)
from sfb_bot.games.warseer.pictures.table import TableRequest
from sfb_bot.games.warseer.rules.choices import Discard, DropFeat, Go, OnHex, OnMap, on_map
from sfb_bot.games.warseer.rules.model import PREPARING
from sfb_bot.games.warseer.rules.views import SeatView
from sfb_bot.kernel import Decision
from tests.drawing.layout import labels
from tests.games.warseer.kit.table import A, B, Table, shared_content
from tests.games.warseer.pictures.samples import by_prompt


def seen(table: Table) -> SeatView:
    """What the seat sees that is asked."""
    return table.rules.seat_view(table.state, table.run.ask, table.asked_seat)


def drawn(table: Table) -> Canvas:
    """The picture of the open question."""
    view = seen(table)
    return draw_choice(view, shared_content(), view.question, TableRequest())


def test_hexes_that_can_be_reached_are_lit_by_their_names() -> None:
    table = Table()
    number = table.put("wall_bearer", "E5", A)
    table.do(f"activate>{number}")
    wanted = {key.partition(">")[2] for key in table.options if key.startswith("go>")}
    assert wanted
    assert set(labels(drawn(table), "choice")) == wanted


def test_enemies_in_reach_are_targets_with_a_line_of_sight() -> None:
    table = Table("brissa_de_molforn", "tarvo_quill", at=("E3", "I9"))
    table.put("gutter_knife", "E5", B)
    table.put("pit_hound", "A9", B)
    table.do(f"activate>{table.hero(A)}")
    canvas = drawn(table)
    assert labels(canvas, "target") == ["E5"]
    assert labels(canvas, "aim") == ["E3-E5"]
    assert labels(canvas, "asked") == ["E3"]


def test_the_dice_in_question_are_shown() -> None:
    table = Table("brissa_de_molforn", "tarvo_quill", at=("E3", "I9"))
    victim = table.put("gutter_knife", "E5", B)
    table.luck("BBY h-p")
    table.do(f"activate>{table.hero(A)}", f"attack>{victim}")
    while table.asked == "tactic":
        table.do("pass")
    assert table.asked == "dice"
    assert labels(drawn(table), "die") == ["Bh", "B-", "Yp"]


def test_maps_to_choose_from_are_shown_and_no_others() -> None:
    """As the trailing player of a tournament is asked (W-174)."""
    table = Table()
    wanted = [number for number, each in shared_content().maps.items() if each.players == 2]
    options = tuple(on_map(number) for number in wanted)
    question = Decision(A, "map", options, default=(options[0].key,))
    canvas = draw_choice(seen(table), shared_content(), question, TableRequest())
    assert labels(canvas, "map") == wanted


def test_whatever_can_be_chosen_is_lit_in_every_question() -> None:
    for prompt, found in by_prompt().items():
        for shown in found[:8]:
            view, question = shown.asked
            canvas = draw_choice(view, shared_content(), question, TableRequest())
            payloads = [option.payload for option in question.options]
            names = shared_content().maps[view.public.map].grid.names
            lit = {mark.label for mark in canvas.marks if mark.kind in ("choice", "own", "target")}
            has_board = bool([mark for mark in canvas.marks if mark.kind == "hex_name"])
            maps = [payload.map for payload in payloads if isinstance(payload, OnMap)]
            assert labels(canvas, "map") == maps, prompt
            for payload in payloads:
                if isinstance(payload, Go | OnHex) or creatures_of_option(payload):
                    assert {names[cell] for cell in cells_of_option(payload, view.public)} <= lit, prompt
            cards = kinds_of(each for each in payloads if not isinstance(each, Discard | DropFeat))
            assert set(cards) <= set(labels(canvas, "lit")), prompt
            assert has_board or maps or view.public.phase in PREPARING, prompt
