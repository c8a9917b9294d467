"""Words in boxes: measured, wrapped, shrunk until they fit, and drawn from cached masks."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from PIL import Image, ImageDraw

from sfb_bot.drawing.fonts import font, is_foreign
from sfb_bot.drawing.sprites import CACHE, crisp
from sfb_bot.drawing.themes import Colour

Align = Literal["left", "centre", "right"]
Upright = Literal["top", "middle", "bottom"]

LEADING: Final = 1.22
ELLIPSIS: Final = "…"


class Box(NamedTuple):
    """A rectangle in picture pixels; right and bottom are not included."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def width(self) -> int:
        return self.right - self.left

    @property
    def height(self) -> int:
        return self.bottom - self.top

    @property
    def centre(self) -> tuple[int, int]:
        return (self.left + self.right) // 2, (self.top + self.bottom) // 2

    def inset(self, x: int, y: int | None = None) -> Box:
        """The box made smaller on every side."""
        y = x if y is None else y
        return Box(self.left + x, self.top + y, self.right - x, self.bottom - y)

    def moved(self, x: int, y: int) -> Box:
        """The same box somewhere else."""
        return Box(self.left + x, self.top + y, self.right + x, self.bottom + y)

    def overlaps(self, other: Box) -> bool:
        """Whether any pixel is in both."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def contains(self, other: Box) -> bool:
        """Whether the other lies wholly inside."""
        return (
            self.left <= other.left
            and self.top <= other.top
            and other.right <= self.right
            and other.bottom <= self.bottom
        )


@dataclass(frozen=True, slots=True)
class Style:
    """How text is set: it starts at `size` and may shrink to `smallest` to stay within its box."""

    size: int
    bold: bool = False
    align: Align = "left"
    upright: Upright = "top"
    smallest: int = 12
    most_lines: int | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """One line of text: where its baseline starts, and the box its ink fills."""

    text: str
    x: int
    baseline: int
    box: Box


@dataclass(frozen=True, slots=True)
class Fitted:
    """Text that has found its place. `complete` is False when words had to be left off at the end.

    `is_torn`: a word was wider than the box even at the smallest size and goes on in the next line.
    """

    lines: tuple[Line, ...]
    size: int
    bold: bool
    complete: bool
    is_torn: bool = False

    @property
    def box(self) -> Box:
        """Around the ink of all lines; an empty box when there are none."""
        if not self.lines:
            return Box(0, 0, 0, 0)
        return Box(
            min(line.box.left for line in self.lines),
            min(line.box.top for line in self.lines),
            max(line.box.right for line in self.lines),
            max(line.box.bottom for line in self.lines),
        )


@lru_cache(maxsize=8192)
def width_of(text: str, size: int, bold: bool = False) -> int:
    """How far a line reaches, in whole pixels, ink that sticks out included."""
    face = font(size, bold, foreign=is_foreign(text))
    left, _, right, _ = face.getbbox(text, anchor="ls")
    return int(max(face.getlength(text), right) - min(0, left) + 0.999)


@lru_cache(maxsize=256)
def _rise_and_fall(size: int, bold: bool, foreign: bool = False) -> tuple[int, int]:
    """How far letters reach above and below the baseline: tall Cyrillic letters, not accents on capitals.

    Vietnamese letters have two accents one over the other, and one below.
    """
    tall = "ẪỔȰỵǪᾯ|" if foreign else "ЙЇQfgjрд|"
    _, top, _, bottom = font(size, bold, foreign=foreign).getbbox(tall, anchor="ls")
    return -int(top), int(bottom)


def line_height(size: int) -> int:
    """The distance from one baseline to the next."""
    return round(size * LEADING)


def wrap(text: str, width: int, size: int, bold: bool = False) -> list[str]:
    """Lines no wider than `width`; a word that is wider by itself is broken, line breaks are kept."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        current = ""
        for word in paragraph.split(" "):
            longer = f"{current} {word}" if current else word
            if width_of(longer, size, bold) <= width:
                current = longer
                continue
            if current:
                lines.append(current)
            pieces = _broken(word, width, size, bold)
            lines.extend(pieces[:-1])
            current = pieces[-1]
        lines.append(current)
    return lines


def _broken(word: str, width: int, size: int, bold: bool) -> list[str]:
    pieces: list[str] = []
    current = ""
    for letter in word:
        if current and width_of(current + letter, size, bold) > width:
            pieces.append(current)
            current = letter
        else:
            current += letter
    return [*pieces, current]


def _breaks_a_word(text: str, width: int, size: int, bold: bool) -> bool:
    return any(width_of(word, size, bold) > width for word in text.split())


@lru_cache(maxsize=4096)
def fit(text: str, box: Box, style: Style) -> Fitted:
    """Place text in a box at the largest size that fits, from `size` down to `smallest`.

    Whole words are kept together while any size allows it. What does not fit even at the smallest size
    loses words at its end and gets an ellipsis: nothing ever leaves the box.
    """
    text = text.strip()
    bold = style.bold
    if not text or box.width <= 0 or box.height <= 0:
        return Fitted((), style.size, bold, not text)
    limit = style.most_lines or 1_000
    foreign = is_foreign(text)
    for may_break in (False, True):
        for size in range(style.size, style.smallest - 1, -1):
            if not may_break and _breaks_a_word(text, box.width, size, bold):
                continue
            lines = wrap(text, box.width, size, bold)
            fits = len(lines) <= min(limit, _room_for(box.height, size, bold, foreign))
            # A single letter may still be wider than a very narrow box.
            if fits and all(width_of(line, size, bold) <= box.width for line in lines):
                return replace(_placed(lines, box, size, style, complete=True), is_torn=may_break)
    room = min(limit, _room_for(box.height, style.smallest, bold, foreign))
    lines = wrap(text, box.width, style.smallest, bold)[:room]
    if lines:
        lines[-1] = _ellipsed(lines[-1], box.width, style.smallest, bold)
    if any(width_of(line, style.smallest, bold) > box.width for line in lines):
        lines = []
    return _placed(lines, box, style.smallest, style, complete=False)


def _room_for(height: int, size: int, bold: bool, foreign: bool) -> int:
    rise, fall = _rise_and_fall(size, bold, foreign)
    return 0 if rise + fall > height else 1 + (height - rise - fall) // line_height(size)


def _ellipsed(line: str, width: int, size: int, bold: bool) -> str:
    while line and width_of(line + ELLIPSIS, size, bold) > width:
        line = line[:-1].rstrip()
    return line + ELLIPSIS


def _placed(lines: list[str], box: Box, size: int, style: Style, *, complete: bool) -> Fitted:
    rise, fall = _rise_and_fall(size, style.bold, any(map(is_foreign, lines)))
    height = rise + fall + line_height(size) * (len(lines) - 1)
    top = box.top
    if style.upright != "top":
        spare = box.height - height
        top += spare // 2 if style.upright == "middle" else spare
    placed: list[Line] = []
    for number, line in enumerate(lines):
        spare = box.width - width_of(line, size, style.bold)
        # Some letters reach a little to the left of where they start.
        overhang = -min(0, _ink(line, size, style.bold).left)
        x = box.left + overhang + {"left": 0, "centre": spare // 2, "right": spare}[style.align]
        baseline = top + rise + line_height(size) * number
        placed.append(Line(line, x, baseline, ink_box(line, x, baseline, size, style.bold)))
    return Fitted(tuple(placed), size, style.bold, complete)


@lru_cache(maxsize=8192)
def _ink(text: str, size: int, bold: bool) -> Box:
    left, top, right, bottom = font(size, bold, foreign=is_foreign(text)).getbbox(text, anchor="ls")
    # Room for the smoothed edge on either side.
    return Box(int(left), int(top), int(right + 0.999), int(bottom + 0.999))


def ink_box(text: str, x: int, baseline: int, size: int, bold: bool = False) -> Box:
    """The box a line's ink fills when its baseline starts at (x, baseline)."""
    return _ink(text, size, bold).moved(x, baseline)


def text_mask(text: str, size: int, bold: bool, stroke: int) -> tuple[Image.Image, int, int]:
    """A cached mask of a line, and where its corner lies relative to the start of the baseline."""
    ink = _ink(text, size, bold)
    margin = stroke + 1
    width, height = ink.width + 2 * margin, ink.height + 2 * margin

    def make() -> Image.Image:
        mask = Image.new("L", (max(1, width), max(1, height)), 0)
        ImageDraw.Draw(mask).text(
            (margin - ink.left, margin - ink.top),
            text,
            fill=255,
            font=font(size, bold, foreign=is_foreign(text)),
            anchor="ls",
            stroke_width=stroke,
            stroke_fill=255,
        )
        return crisp(mask)

    return CACHE.get(("text", text, size, bold, stroke), make), ink.left - margin, ink.top - margin


def draw_line(
    image: Image.Image, line: Line, size: int, bold: bool, colour: Colour, outline: Colour | None = None
) -> None:
    """Draw one placed line, with a soft dark edge around the letters if an outline colour is given."""
    if outline is not None:
        mask, dx, dy = text_mask(line.text, size, bold, max(2, round(size / 8)))
        image.paste(outline, (line.x + dx, line.baseline + dy), mask)
    mask, dx, dy = text_mask(line.text, size, bold, 0)
    image.paste(colour, (line.x + dx, line.baseline + dy), mask)


def draw_text(image: Image.Image, fitted: Fitted, colour: Colour, outline: Colour | None = None) -> None:
    """Draw text that has found its place."""
    for line in fitted.lines:
        draw_line(image, line, fitted.size, fitted.bold, colour, outline)
