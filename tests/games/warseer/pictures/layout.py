"""Measuring a canvas: nothing outside the frame, no words on words, none covered, cut or torn."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from PIL import Image, ImageDraw

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.fonts import font, is_foreign

WORDS = frozenset({"text", "number", "name"})
# Words on the board: they have an edge of their own and lie on figures, so only the frame holds them.
BOARD_WORDS = frozenset({"hex_name", "health", "burst_number", "armour_number", "letter", "zone"})
WRITTEN = WORDS | BOARD_WORDS
# What no typeface has: it is drawn as an empty box.
_NO_CHARACTER = "\uffff"
# What is put down later and would hide words that were written before it.
PIECES = frozenset(
    {"sign", "seat", "emblem", "face", "die", "outcome", "crown", "hero", "camp", "figure", "legend", "map"}
)
# How wide a phone shows a picture, in pixels of its own.
PHONE = 360


def troubles(canvas: Canvas) -> list[str]:
    """Everything wrong with the layout of a canvas, in words."""
    found = [f"outside: {mark}" for mark in canvas.marks if not canvas.frame.contains(mark.box)]
    words = [mark for mark in canvas.marks if mark.kind in WORDS]
    found += [f"overlap: {a} / {b}" for a, b in combinations(words, 2) if a.box.overlaps(b.box)]
    for number, mark in enumerate(canvas.marks):
        if mark.kind in WORDS:
            later = [other for other in canvas.marks[number + 1 :] if other.kind in PIECES]
            found += [f"covered: {mark} / {other}" for other in later if mark.box.overlaps(other.box)]
    written = [mark for mark in canvas.marks if mark.kind in WRITTEN]
    found += [f"cut: {mark}" for mark in written if mark.label.endswith("…")]
    return found + [f"torn: {mark}" for mark in written if mark.is_torn]


def labels(canvas: Canvas, kind: str) -> list[str]:
    """What the marks of one kind say, in the order they were made."""
    return [mark.label for mark in canvas.marks if mark.kind == kind]


def written(canvas: Canvas) -> str:
    """All words on a canvas, in the order they were written."""
    return " ".join(mark.label for mark in canvas.marks if mark.kind in WORDS)


def least_letters(canvas: Canvas, without: tuple[str, ...] = ()) -> float:
    """How large the smallest letters are where a phone shows the picture; `without` these words."""
    sizes = [
        mark.size
        for mark in canvas.marks
        if mark.size
        and any(map(str.isalpha, mark.label))
        and not any(word in mark.label for name in without for word in name.split())
    ]
    return min(sizes, default=canvas.frame.width) * PHONE / canvas.frame.width


def least_figures(canvas: Canvas) -> float:
    """How large the smallest figures are where a phone shows the picture."""
    sizes = [mark.size for mark in canvas.marks if mark.size and not any(map(str.isalpha, mark.label))]
    return min(sizes, default=canvas.frame.width) * PHONE / canvas.frame.width


def lacking(canvas: Canvas) -> str:
    """Every character on a canvas that its typeface has no glyph for."""
    found: dict[str, None] = {}
    for mark in canvas.marks:
        if mark.kind in WRITTEN:
            foreign = is_foreign(mark.label)
            found.update({letter: None for letter in mark.label if not has_glyph(letter, foreign=foreign)})
    return "".join(found)


@cache
def has_glyph(letter: str, *, foreign: bool) -> bool:
    """Whether both weights of a typeface have a character, judged by what they really draw."""
    return all(
        _drawn(letter, bold, foreign) != _drawn(_NO_CHARACTER, bold, foreign) for bold in (False, True)
    )


@cache
def _drawn(letter: str, bold: bool, foreign: bool) -> bytes:
    image = Image.new("L", (80, 80))
    ImageDraw.Draw(image).text((20, 10), letter, fill=255, font=font(40, bold, foreign=foreign))
    return image.tobytes()
