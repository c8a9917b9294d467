"""The texts of cards, with the ring before what is targeted drawn where the typeface has none."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sfb_bot.drawing.canvas import Canvas, Mark
from sfb_bot.drawing.text import Box, Line, Style, draw_line, fit, ink_box, width_of
from sfb_bot.drawing.themes import Colour
from sfb_bot.games.codex.pictures.signs import sign
from sfb_bot.games.codex.pictures.words import TARGET

# How large the ring is beside letters, and how far above the line its middle is.
_RING: Final = 0.64
_MIDDLE: Final = 0.36


def write_rules(canvas: Canvas, words: str, box: Box, style: Style, colour: Colour) -> None:
    """Write what a card does into a box."""
    fitted = fit(words, box, style)
    for line in fitted.lines:
        for piece in _pieces(line, fitted.size, fitted.bold):
            if piece.text == TARGET:
                size = round(fitted.size * _RING)
                middle = (piece.box.centre[0], piece.baseline - round(fitted.size * _MIDDLE))
                canvas.stamp_centred(sign("target", size, colour), middle, "sign", "target")
            else:
                draw_line(canvas.image, piece, fitted.size, fitted.bold, colour)
                canvas.marks.append(Mark("text", piece.text, piece.box, fitted.size, fitted.is_torn))


def _pieces(line: Line, size: int, bold: bool) -> Iterator[Line]:
    """A line in parts: what is between rings, and the rings."""
    if TARGET not in line.text:
        yield line
        return
    before = ""
    for number, words in enumerate(line.text.split(TARGET)):
        if number:
            yield _piece(line, before, TARGET, size, bold)
            before += TARGET
        if words.strip():
            spaces = words[: len(words) - len(words.lstrip())]
            yield _piece(line, before + spaces, words.strip(), size, bold)
        before += words


def _piece(line: Line, before: str, words: str, size: int, bold: bool) -> Line:
    x = line.x + (width_of(before, size, bold) if before else 0)
    return Line(words, x, line.baseline, ink_box(words, x, line.baseline, size, bold))
