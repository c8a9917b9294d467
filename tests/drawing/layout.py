"""Measuring a canvas: nothing outside the frame, no words on words, none covered, cut or torn."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations

from PIL import Image, ImageDraw

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.fonts import font, is_foreign

# How wide a phone shows a picture, in pixels of its own.
PHONE = 360
# What no typeface has: it is drawn as an empty box.
_NO_CHARACTER = "\uffff"


@dataclass(frozen=True)
class Layout:
    """What a game's pictures are made of, by kinds of marks.

    `words` keep clear of each other, and of `pieces`, which are put down later and would hide them. Words
    `on_board` have an edge of their own and lie on pieces: only the frame holds them. `noted` are marks whose
    labels are words, too, though they are measured as pieces.
    """

    words: frozenset[str]
    pieces: frozenset[str]
    on_board: frozenset[str] = frozenset()
    noted: frozenset[str] = frozenset()

    def troubles(self, canvas: Canvas) -> list[str]:
        """Everything wrong with the layout of a canvas, in words."""
        found = [f"outside: {mark}" for mark in canvas.marks if not canvas.frame.contains(mark.box)]
        words = [mark for mark in canvas.marks if mark.kind in self.words]
        found += [f"overlap: {a} / {b}" for a, b in combinations(words, 2) if a.box.overlaps(b.box)]
        for number, mark in enumerate(canvas.marks):
            if mark.kind in self.words:
                later = [other for other in canvas.marks[number + 1 :] if other.kind in self.pieces]
                found += [f"covered: {mark} / {other}" for other in later if mark.box.overlaps(other.box)]
        whole = [mark for mark in canvas.marks if mark.kind in self.words | self.on_board]
        found += [f"cut: {mark}" for mark in whole if mark.label.endswith("…")]
        return found + [f"torn: {mark}" for mark in whole if mark.is_torn]

    def written(self, canvas: Canvas) -> str:
        """All words on a canvas, in the order they were written."""
        return " ".join(mark.label for mark in canvas.marks if mark.kind in self.words)

    def lacking(self, canvas: Canvas) -> str:
        """Every character on a canvas that its typeface has no glyph for."""
        found: dict[str, None] = {}
        for mark in canvas.marks:
            if mark.kind in self.words | self.on_board | self.noted:
                foreign = is_foreign(mark.label)
                lacks = [letter for letter in mark.label if not has_glyph(letter, foreign=foreign)]
                found.update(dict.fromkeys(lacks))
        return "".join(found)


def labels(canvas: Canvas, kind: str) -> list[str]:
    """What the marks of one kind say, in the order they were made."""
    return [mark.label for mark in canvas.marks if mark.kind == kind]


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
