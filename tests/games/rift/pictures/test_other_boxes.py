"""Another box: longer lanes, other numbers, cards nobody has drawn a face for."""

from __future__ import annotations

import pytest

from sfb_bot.drawing.orientation import ORIENTATIONS, Orientation
from sfb_bot.games.rift.cards.card_files import content_from, read_box
from sfb_bot.games.rift.pictures.card_face import draw_card
from sfb_bot.games.rift.pictures.choice import draw_choice
from sfb_bot.games.rift.pictures.pages import draw_army
from sfb_bot.games.rift.pictures.table import TableRequest, draw_table
from sfb_bot.games.rift.rules.rules import Rift, RiftRun
from sfb_bot.kernel import Dice, Run
from tests.games.rift.changed import changed_contents
from tests.games.rift.pictures.layout import LAYOUT
from tests.games.rift.pictures.samples import eager_keys, public_forms

# Made-up texts are longer than any box is made for; that they are told at all is looked at below.
CHANGES = tuple(name for name in changed_contents(read_box()) if name != "texts")


@pytest.mark.parametrize("orientation", ORIENTATIONS)
@pytest.mark.parametrize("change", CHANGES)
def test_a_match_with_it_is_drawn_as_well(change: str, orientation: Orientation) -> None:
    content = content_from(changed_contents(read_box())[change])
    rules = Rift(content)
    run: RiftRun = Run(rules, rules.begin({"army": "basic", "mode": "duel"}, f"other box/{change}"))
    dice = Dice(f"other box/{change}")
    for number in range(60):
        if run.ask is None:
            break
        decision = run.ask.decisions[0]
        step = run.answer(decision.seat, run.ask_no, eager_keys(decision, dice))
        if run.state.turn_no == 0 or number % 6:
            continue
        public = rules.public_view(run.state, run.ask)
        request = TableRequest(events=public_forms(step.events), orientation=orientation)
        assert LAYOUT.troubles(draw_table(public, content, request)) == []
        view = rules.seat_view(run.state, run.ask, decision.seat)
        assert LAYOUT.troubles(draw_choice(view, content, view.question, request)) == []
        assert LAYOUT.troubles(draw_army(view, content, request.theme, "en")) == []


def test_the_same_card_of_another_box_has_its_own_words() -> None:
    """What is kept of one box must not turn up in pictures of another, of which only the words differ."""
    request = TableRequest()
    told: list[str] = []
    for document in (read_box(), changed_contents(read_box())["texts"]):
        content = content_from(document)
        told.append(LAYOUT.written(draw_card(content, "paladin", request.theme, "en")))
    assert told[0] != told[1]
