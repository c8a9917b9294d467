"""A codex as a binder: a column for each school, the cards by tech level with how many are left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from typing import Final

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.sprites import Itself
from sfb_bot.drawing.text import Box, Style
from sfb_bot.drawing.themes import mix
from sfb_bot.games.codex.pictures.cards import GAP, MARGIN, PAGE, CardTile, paint_tiles, tiles_height
from sfb_bot.games.codex.pictures.colours import faction_ground, faction_ink
from sfb_bot.games.codex.pictures.narrow_names import MOST_LINES, name_height, write_narrow
from sfb_bot.games.codex.pictures.parts import put_part
from sfb_bot.games.codex.pictures.signs import coin
from sfb_bot.games.codex.pictures.words import TECH_NUMERALS, picture_texts, short_name, spec_name
from sfb_bot.games.codex.rules.content import Content, Kind

_HEAD: Final = 42
_LEVEL: Final = 30
_ROW: Final = 60
_NAME: Final = 19
_LEAST: Final = 17
# Where the name begins, and how much the figures behind it take.
_BEFORE: Final = 44
_BEHIND: Final = 58
_COLUMNS: Final = 3
_COLUMN: Final = (PAGE - 2 * MARGIN - (_COLUMNS - 1) * GAP) // _COLUMNS


@dataclass(frozen=True, slots=True)
class _Row:
    """A card of the binder."""

    count: int
    is_faded: bool
    is_offered: bool


Entry = tuple[Kind, int]


def _level(entry: Entry) -> int:
    return entry[0].tech


def _columns(cards: Sequence[Entry], specs: Sequence[str]) -> list[tuple[str, list[Entry]]]:
    return [(spec, sorted([entry for entry in cards if entry[0].spec == spec], key=_level)) for spec in specs]


def _row_height(content: Content, kind: Kind, language: str) -> int:
    name = short_name(content, kind.id, language)
    return max(_ROW, name_height(name, _COLUMN - _BEFORE - _BEHIND, _NAME, _LEAST) + 6)


def _column_height(content: Content, entries: Sequence[Entry], language: str) -> int:
    levels = len({_level(entry) for entry in entries})
    rows = sum(_row_height(content, kind, language) + 4 for kind, _ in entries)
    return _HEAD + levels * _LEVEL + rows + GAP


def codex_height(content: Content, cards: Sequence[Entry], specs: Sequence[str], language: str) -> int:
    """How tall the binder is."""
    if len(specs) == 1:
        return tiles_height(content, _tiles(cards, None), language)
    columns = _columns(cards, specs)
    rows = [columns[start : start + _COLUMNS] for start in range(0, len(columns), _COLUMNS)]
    return sum(max(_column_height(content, entries, language) for _, entries in row) for row in rows)


def _tiles(cards: Sequence[Entry], offered: frozenset[str] | None) -> list[CardTile]:
    return [
        CardTile(
            kind.id,
            None,
            count,
            offered is not None and kind.id not in offered,
            "own" if offered and kind.id in offered else "",
        )
        for kind, count in cards
    ]


def paint_codex(
    canvas: Canvas,
    content: Content,
    cards: Sequence[Entry],
    specs: Sequence[str],
    offered: frozenset[str] | None,
    top: int,
) -> None:
    """Draw the binder; with a single school there is room for the texts."""
    if len(specs) == 1:
        paint_tiles(canvas, content, _tiles(cards, offered), top)
        return
    columns = _columns(cards, specs)
    for start in range(0, len(columns), _COLUMNS):
        row = columns[start : start + _COLUMNS]
        for number, (spec, entries) in enumerate(row):
            left = MARGIN + number * (_COLUMN + GAP)
            _paint_column(canvas, content, spec, entries, offered, Box(left, top, left + _COLUMN, top))
        top += max(_column_height(content, entries, canvas.language) for _, entries in row)


def _paint_column(
    canvas: Canvas,
    content: Content,
    spec: str,
    entries: Sequence[Entry],
    offered: frozenset[str] | None,
    box: Box,
) -> None:
    theme, texts = canvas.theme, picture_texts(canvas.language)
    title = spec_name(content, spec, canvas.language) if spec else texts.say("picture-starter")
    place = Box(box.left + 4, box.top, box.right, box.top + _HEAD - 4)
    canvas.write(title, place, Style(25, True, "left", "middle", 18, 1))
    y = box.top + _HEAD
    for level, group in groupby(entries, key=_level):
        words = (
            texts.say("picture-spells")
            if level < 0
            else texts.say("picture-tech", level=TECH_NUMERALS[level])
        )
        place = Box(box.left + 4, y, box.right, y + _LEVEL - 4)
        canvas.write(words, place, Style(20, False, "left", "middle", 17, 1), theme.ink_soft)
        y += _LEVEL
        for kind, count in group:
            is_offered = offered is not None and kind.id in offered
            row = _Row(count, offered is not None and not is_offered, is_offered)
            tall = _row_height(content, kind, canvas.language)
            spot = Box(box.left, y, box.right, y + tall)
            put_part(canvas, ("codex row", Itself(kind), row), spot, partial(_paint_row, content, kind, row))
            y += tall + 4


def _paint_row(content: Content, kind: Kind, row: _Row, canvas: Canvas) -> None:
    theme, box = canvas.theme, canvas.frame
    edge = theme.edge if row.is_faded else faction_ink(theme, kind.colour)
    ground = mix(theme.page, theme.panel, 0.5) if row.is_faded else faction_ground(theme, kind.colour)
    paint_panel(canvas.image, box, edge, 11)
    paint_panel(canvas.image, box.inset(2), ground, 9)
    if row.is_offered:
        canvas.note("ring", kind.id, box)
    canvas.stamp(
        coin(theme, 32, str(kind.cost), is_bright=not row.is_faded),
        box.left + 7,
        box.centre[1] - 16,
        "cost",
        str(kind.cost),
    )
    ink = theme.ink_faint if row.is_faded else theme.ink
    figures = f"{kind.atk}/{kind.hp}" if kind.is_fighter else str(kind.hp) if kind.is_building else ""
    right = box.right - 8
    middle = box.centre[1]
    upper = Box(right - 50, middle - 26, right, middle)
    canvas.write(
        f"×{row.count}", upper, Style(20, True, "right", "middle", 12, 1), theme.level, kind="number"
    )
    if figures:
        lower = Box(right - 50, middle, right, middle + 26)
        canvas.write(
            figures, lower, Style(20, True, "right", "middle", _LEAST - 1, 1), theme.ink_soft, kind="number"
        )
    place = Box(box.left + _BEFORE, box.top + 3, box.right - _BEHIND, box.bottom - 3)
    name = short_name(content, kind.id, canvas.language)
    write_narrow(canvas, name, place, Style(_NAME, True, "left", "middle", _LEAST, MOST_LINES), ink)
