"""Cards as small chips, two in a row: below the board, where their texts have pages of their own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.text import Box, Style
from sfb_bot.drawing.themes import mix
from sfb_bot.games.warseer.pictures.emblems import emblem
from sfb_bot.games.warseer.pictures.plan import WIDTH
from sfb_bot.games.warseer.pictures.signs import sign
from sfb_bot.games.warseer.pictures.terrain_sample import terrain_sample
from sfb_bot.games.warseer.pictures.tiles import frame_of
from sfb_bot.games.warseer.pictures.words import Words, picture_texts
from sfb_bot.games.warseer.rules.content import CreatureKind, TerrainKind

GAP: Final = 6
TALL: Final = 44
_WIDE: Final = (WIDTH - 3 * GAP) // 2


@dataclass(frozen=True, slots=True)
class Chip:
    """A card by its name: a number with its sign before it, how many; lit if it can be chosen.

    What is neither lit nor bright is faded: it cannot be chosen now.
    """

    kind: str
    sign: str = ""
    number: str = ""
    count: int = 1
    is_lit: bool = False
    is_bright: bool = False


def chips_height(chips: Sequence[Chip]) -> int:
    """How tall all of them are together."""
    return (len(chips) + 1) // 2 * (TALL + GAP)


def draw_chips(canvas: Canvas, chips: Sequence[Chip], words: Words, top: int) -> None:
    """The chips from a height on."""
    for place, chip in enumerate(chips):
        left = GAP + place % 2 * (_WIDE + GAP)
        upper = top + place // 2 * (TALL + GAP)
        _chip(canvas, chip, words, Box(left, upper, left + _WIDE, upper + TALL))


def _chip(canvas: Canvas, chip: Chip, words: Words, box: Box) -> None:
    theme, found = canvas.theme, words.found(chip.kind)
    ground = theme.choice_edge if chip.is_lit else mix(frame_of(found, theme), theme.page, 0.55)
    canvas.note("lit" if chip.is_lit else "chip", chip.kind, box)
    paint_panel(canvas.image, box, ground, 10)
    paint_panel(canvas.image, box.inset(4 if chip.is_lit else 2), theme.panel, 7)
    ink = theme.ink if chip.is_lit or chip.is_bright else theme.ink_faint
    colour = ink if isinstance(found, CreatureKind) else frame_of(found, theme)
    face = emblem(words.content, chip.kind, 28, colour)
    if isinstance(found, TerrainKind):
        face = terrain_sample(found.id, 32, theme)
    left = canvas.stamp(face, box.left + 8, box.top + 8, "emblem", chip.kind).right + 6
    right = box.right - 8
    if chip.count > 1:
        right -= 34
        times = picture_texts(canvas.language).say("picture-copies", count=chip.count)
        spot = Box(right, box.top, right + 34, box.bottom)
        canvas.write(times, spot, Style(20, True, "right", "middle", 17, 1), ink, kind="number")
    if chip.number:
        right -= 28
        spot = Box(right, box.top, right + 28, box.bottom)
        canvas.write(chip.number, spot, Style(22, True, "left", "middle", 17, 1), ink, kind="number")
        right -= 26
        colour = theme.choice_edge if chip.sign == "influence" else theme.level
        canvas.stamp(sign(chip.sign, 22, colour), right, box.top + 11, chip.sign, chip.number)
    name = Box(left, box.top + 1, right - 4, box.bottom - 1)
    canvas.write(
        words.kind(chip.kind), name, Style(21, chip.is_lit, "left", "middle", 17, 2), ink, kind="name"
    )
