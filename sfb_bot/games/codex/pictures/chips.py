"""Chips: what needs a name and little else, such as heroes that wait, upgrades and cards to come."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.sprites import Itself
from sfb_bot.drawing.text import Box, Style, fit
from sfb_bot.drawing.themes import Colour, mix
from sfb_bot.games.codex.pictures.colours import emblem_ink, faction_ground, faction_ink
from sfb_bot.games.codex.pictures.emblems import emblem
from sfb_bot.games.codex.pictures.narrow_names import name_height, write_narrow
from sfb_bot.games.codex.pictures.parts import put_part
from sfb_bot.games.codex.pictures.signs import coin, sign
from sfb_bot.games.codex.pictures.tiles import Look, edge_of
from sfb_bot.games.codex.pictures.words import numbered_name
from sfb_bot.games.codex.rules.content import Content, Kind

CHIP: Final = 70
ACROSS: Final = 3
_NAME: Final = 20
_NOTE: Final = 18
_LEAST: Final = 17


@dataclass(frozen=True, slots=True)
class Chip:
    """A card in a chip: `note` below its name; `mark` and `words` at its right end; `cost` on a coin.

    `number` says which of several that are called the same it is.
    """

    kind: Kind
    note: str = ""
    mark: str = ""
    words: str = ""
    cost: str = ""
    look: Look = ""
    is_faded: bool = False
    obj: int = 0
    number: int = 0


def chips_height(count: int, gap: int) -> int:
    """How much room so many chips take, the gap below included."""
    return -(-count // ACROSS) * (CHIP + gap)


def chip_boxes(count: int, left: int, top: int, width: int, gap: int) -> list[Box]:
    """Where chips lie, row by row."""
    wide = (width - gap * (ACROSS - 1)) // ACROSS
    return [
        Box(
            x := left + (n % ACROSS) * (wide + gap),
            y := top + (n // ACROSS) * (CHIP + gap),
            x + wide,
            y + CHIP,
        )
        for n in range(count)
    ]


def put_chip(canvas: Canvas, content: Content, chip: Chip, box: Box, ground: Colour) -> None:
    """Put a chip into a box."""
    key = (
        *("chip", Itself(chip.kind), chip.note, chip.mark, chip.words),
        *(chip.cost, chip.look, chip.is_faded, chip.number),
    )
    put_part(canvas, key, box, partial(_paint, content, chip), ground)


def _paint(content: Content, chip: Chip, canvas: Canvas) -> None:
    theme, box = canvas.theme, canvas.frame
    kind = chip.kind
    edge = edge_of(theme, chip.look)
    ink = faction_ink(theme, kind.colour)
    ground = mix(theme.page, theme.panel, 0.5) if chip.is_faded else faction_ground(theme, kind.colour)
    paint_panel(canvas.image, box, edge or (theme.edge if chip.is_faded else ink), 11)
    paint_panel(canvas.image, box.inset(4 if edge else 2), ground, 9)
    if edge:
        canvas.note("ring" if chip.look in ("own", "target") else "edge", kind.id, box)
    left = box.left + 8
    if chip.cost:
        shape = canvas.stamp(
            coin(theme, 34, chip.cost, is_bright=not chip.is_faded),
            left,
            box.centre[1] - 17,
            "cost",
            chip.cost,
        )
        left = shape.right + 6
    else:
        colour = theme.ink_faint if chip.is_faded else emblem_ink(theme, kind.colour)
        canvas.stamp(emblem(kind, 30, colour), left, box.centre[1] - 15, "emblem", kind.id)
        left += 36
    right = box.right - 8
    # The note below gets the whole width.
    aside = box.centre[1] - (10 if chip.note else 0)
    if chip.words:
        wide = 4 + 13 * len(chip.words)
        place = Box(right - wide, aside - 16, right, aside + 16)
        canvas.write(chip.words, place, Style(22, True, "right", "middle", 12, 1), theme.level, kind="number")
        right = place.left - 1
    if chip.mark:
        colour = theme.danger if chip.mark == "sword" else theme.level
        canvas.stamp(sign(chip.mark, 24, colour), right - 24, aside - 12, "sign", chip.mark)
        right -= 28
    name = numbered_name(content, kind.id, chip.number, canvas.language)
    _paint_words(canvas, chip, name, Box(left, box.top, right, box.bottom))


def _paint_words(canvas: Canvas, chip: Chip, name: str, box: Box) -> None:
    """The name in as few lines as may be, the note in what is left if that is enough."""
    theme = canvas.theme
    tall = name_height(name, box.width, _NAME, _LEAST)
    right = canvas.frame.right - 8
    line = Box(box.left, box.bottom - 30, right, box.bottom - 7)
    low = Box(box.left, box.bottom - 24, right, box.bottom - 2)
    lines = Box(box.left, box.top + tall + 1, right, box.bottom - 3)
    upper = Box(box.left, box.top + 2, box.right, box.bottom - 2)
    for lower, most in ((line, 1), (low, 1), (lines, 2)) if chip.note else ():
        style = Style(_NOTE, False, "left", "middle", _LEAST, most)
        if tall <= lower.top - upper.top and fit(chip.note, lower, style).complete:
            canvas.write(chip.note, lower, style, theme.ink_soft)
            upper = Box(upper.left, upper.top, upper.right, lower.top)
            break
    ink = theme.ink_faint if chip.is_faded else theme.ink
    write_narrow(canvas, name, upper, Style(_NAME, True, "left", "middle", _LEAST, 3), ink)
