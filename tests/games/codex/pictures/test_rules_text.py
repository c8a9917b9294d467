"""The texts of cards: the ring before what is targeted is a drawing, whatever else is a letter we have."""

from __future__ import annotations

import pytest

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.text import Style
from sfb_bot.drawing.themes import DARK
from sfb_bot.games.codex.pictures.card_face import draw_card
from sfb_bot.games.codex.pictures.rules_text import write_rules
from sfb_bot.games.codex.pictures.words import TARGET, text_lines
from sfb_bot.games.codex.rules.content import in_language
from sfb_bot.locale import languages
from tests.drawing.layout import has_glyph, labels
from tests.games.codex.kit.table import shared_content
from tests.games.codex.pictures.layout import LAYOUT


@pytest.mark.parametrize("language", languages())
def test_every_ring_of_a_text_is_drawn(language: str) -> None:
    for kind in shared_content().kinds.values():
        if not kind.text:
            continue
        rings = in_language(kind.text, language).count("◎")
        canvas = draw_card(shared_content(), kind.id, DARK, language)
        assert labels(canvas, "sign").count("target") == rings, kind.id
        assert TARGET not in LAYOUT.written(canvas), kind.id


@pytest.mark.parametrize("language", languages())
def test_every_letter_of_a_text_is_in_the_typeface(language: str) -> None:
    letters = {
        letter
        for kind in shared_content().kinds.values()
        for text in (in_language(kind.name, language), *text_lines(kind, language))
        for letter in text
    }
    assert [letter for letter in sorted(letters) if not has_glyph(letter, foreign=False)] == []


def test_words_stand_around_rings_in_their_order() -> None:
    canvas = Canvas.blank(400, 120, DARK, "en")
    write_rules(
        canvas, f"{TARGET} a unit, then {TARGET} another\n{TARGET} end", canvas.frame, Style(22), DARK.ink
    )
    assert labels(canvas, "text") == ["a unit, then", "another", "end"]
    first, second, third = [mark.box for mark in canvas.marks if mark.label == "target"]
    boxes = {mark.label: mark.box for mark in canvas.marks}
    assert first.right <= boxes["a unit, then"].left
    assert boxes["a unit, then"].right <= second.left < second.right <= boxes["another"].left
    assert third.top > first.bottom
    assert third.right <= boxes["end"].left
    assert LAYOUT.troubles(canvas) == []
