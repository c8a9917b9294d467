"""Names in narrow tiles: long words are divided where one may, rather than torn or made tiny."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.text import Box, Style, fit, line_height, width_of
from sfb_bot.drawing.themes import Colour

# The least size at which a name can be read where a phone shows the picture at half its size.
LEAST_NAME: Final = 18
MOST_LINES: Final = 5

_VOWELS: Final = frozenset("aeiouyаеёиоуыэюяієї")
_SILENT: Final = frozenset("ьъй'’")
_LEAST: Final = 3


@lru_cache(maxsize=4096)
def narrowed(name: str, width: int, size: int) -> str:
    """The name with line breaks in words that are wider than so many pixels at a size, in bold."""
    return " ".join(_divided(word, width, size) for word in name.split())


def write_narrow(canvas: Canvas, name: str, box: Box, style: Style, colour: Colour) -> None:
    """Write a name as large as it gets, dividing long words only where that helps."""
    canvas.write(best_division(name, box, style), box, style, colour, kind="name")


@lru_cache(maxsize=4096)
def best_division(name: str, box: Box, style: Style) -> str:
    """The way to divide a name that lets it be written largest; whole words where that is no worse."""
    ways = dict.fromkeys(narrowed(name, box.width, size) for size in range(style.smallest, style.size + 1))
    fitted = [(way, fit(way, box, style)) for way in ways]
    return max(fitted, key=lambda entry: (entry[1].complete and not entry[1].is_torn, entry[1].size))[0]


@lru_cache(maxsize=4096)
def name_height(name: str, width: int, size: int, smallest: int = LEAST_NAME) -> int:
    """How much room a name needs in a column to be written in as few lines as may be."""
    for lines in range(1, MOST_LINES):
        box = Box(0, 0, width, _lines_height(lines, smallest))
        style = Style(size, True, "centre", "middle", smallest, lines)
        fitted = fit(best_division(name, box, style), box, style)
        if fitted.complete and not fitted.is_torn:
            return box.height
    return _lines_height(MOST_LINES, smallest)


def _lines_height(lines: int, size: int) -> int:
    return lines * line_height(size) + 2


def _divided(word: str, width: int, size: int) -> str:
    if width_of(word, size, bold=True) <= width:
        return word
    start, dash, end = word.partition("-")
    if dash and end:
        return f"{_divided(start + dash, width, size)}\n{_divided(end, width, size)}"
    place = _middle(word)
    return f"{word[:place]}-\n{word[place:]}" if place else word


def _middle(word: str) -> int:
    """Where a word is divided: before a consonant that a vowel follows, nearest to the middle."""
    lower = word.lower()
    places = [
        place
        for place in range(_LEAST, len(word) - _LEAST + 1)
        if lower[place] not in _VOWELS
        and lower[place] not in _SILENT
        and lower[place + 1] in _VOWELS
        and _VOWELS & set(lower[:place])
    ]
    return min(places, key=lambda place: abs(place - len(word) / 2), default=0)
