"""The picture of a league table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from sfb_bot.drawing.alt_parts import shortened, within_limit
from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.fonts import readable
from sfb_bot.drawing.icons import icon
from sfb_bot.drawing.page import (
    HEADER,
    MARGIN,
    finished,
    paint_emptiness,
    paint_title,
    stacked,
    write_name,
)
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.text import Align, Box, Style, line_height, wrap
from sfb_bot.drawing.themes import DARK, Colour, Theme
from sfb_bot.locale import Texts
from sfb_bot.screens.league.table_lines import Table, TableLine, TableSheet

WIDTH: Final = 860

_HEAD_HEIGHT: Final = 44
_ROW_HEIGHT: Final = 58
_ROW_GAP: Final = 6
_NOTE_SIZE: Final = 24
_NOTE_GAP: Final = 10
# Where the figures end, from the left edge of a row; they stand from there to the left.
_RIGHT: Final = 806
_RECORD_WIDTH: Final = 104
_POINTS_WIDTH: Final = 62
_TIE_WIDTH: Final = 64
_MOST_FOR_TIES: Final = 250
_FRAME: Final = 4

Columns: TypeAlias = dict[str, tuple[int, int]]


def columns_of(ties: Sequence[str]) -> Columns:
    """Left and right edges of the columns: place, name, points, the record, then the tie-breaks in order."""
    width = min(_TIE_WIDTH, _MOST_FOR_TIES // max(1, len(ties)))
    first = _RIGHT - width * len(ties)
    found: Columns = {
        f"tie-{tie}": (first + number * width + 4, first + (number + 1) * width)
        for number, tie in enumerate(ties)
    }
    record = first - _RECORD_WIDTH
    points = record - 8 - _POINTS_WIDTH
    start: Columns = {
        "place": (14, 62),
        "player": (112, points - 8),
        "points": (points, record - 8),
        "record": (record, first),
    }
    return start | found


def sheet_picture(sheet: TableSheet, theme: Theme = DARK, language: str = "en") -> Picture:
    """One table or several, one below the other, as those of groups, with the notes below."""
    return finished(draw_sheet(sheet, theme, language), sheet_alt(sheet, language))


def draw_sheet(sheet: TableSheet, theme: Theme, language: str) -> Canvas:
    """The page before it is encoded."""
    drawn = [draw_table(table, theme, language, sheet.ties) for table in sheet.tables]
    if sheet.notes:
        drawn.append(_draw_notes(sheet.notes, theme, language))
    return stacked(drawn)


def draw_table(table: Table, theme: Theme, language: str, ties: Sequence[str] = ()) -> Canvas:
    """The table before it is encoded."""
    rows = table.lines
    body = _HEAD_HEIGHT + len(rows) * (_ROW_HEIGHT + _ROW_GAP) - _ROW_GAP if rows else 150
    canvas = Canvas.blank(WIDTH, HEADER + body + MARGIN, theme, language)
    paint_title(canvas, None, readable(table.title), WIDTH - MARGIN)
    if not rows:
        paint_emptiness(canvas, Texts(language).say("picture-table-empty"), "champion")
        return canvas
    head = Box(MARGIN, HEADER, WIDTH - MARGIN, HEADER + _HEAD_HEIGHT)
    columns = columns_of(ties)
    for column, edges in columns.items():
        text = _head(column, language)
        _write(canvas, edges, text, head, Style(22), theme.ink_faint, is_name=column == "player")
    for number, row in enumerate(rows):
        _paint_row(canvas, row, columns, HEADER + _HEAD_HEIGHT + number * (_ROW_HEIGHT + _ROW_GAP))
    return canvas


def _head(column: str, language: str) -> str:
    texts = Texts(language)
    if column == "record":
        return "-".join(texts.say(f"picture-table-{name}") for name in ("won", "drawn", "lost"))
    if column.startswith("tie-"):
        return texts.say(f"picture-tie-{column.removeprefix('tie-')}")
    return texts.say(f"picture-table-{column}")


def _draw_notes(notes: Sequence[str], theme: Theme, language: str) -> Canvas:
    width = WIDTH - 2 * MARGIN
    heights = [len(wrap(readable(note), width, _NOTE_SIZE)) * line_height(_NOTE_SIZE) for note in notes]
    canvas = Canvas.blank(WIDTH, sum(heights) + _NOTE_GAP * (len(notes) - 1) + MARGIN, theme, language)
    top = 0
    for note, height in zip(notes, heights, strict=True):
        box = Box(MARGIN, top, MARGIN + width, top + height)
        canvas.write(readable(note), box, Style(_NOTE_SIZE, smallest=12), theme.ink_soft)
        top += height + _NOTE_GAP
    return canvas


def _paint_row(canvas: Canvas, row: TableLine, columns: Columns, top: int) -> None:
    theme, line = canvas.theme, row.standing
    box = Box(MARGIN, top, WIDTH - MARGIN, top + _ROW_HEIGHT)
    _paint_ground(canvas, row, box)
    is_faint = line.dropped or not line.is_ranked
    ink = theme.ink_faint if is_faint else theme.ink
    soft = theme.ink_faint if is_faint else theme.ink_soft
    strong = Style(27, bold=True)
    _write(canvas, columns["place"], _place(row), box, strong, soft)
    if row.moved:
        colour = theme.heal if row.moved > 0 else theme.damage
        sign = icon("risen" if row.moved > 0 else "fallen", 24, colour)
        canvas.stamp(sign, box.left + 74, box.centre[1] - 12, "icon", "risen" if row.moved > 0 else "fallen")
    name = readable(row.name) or Texts(canvas.language).say("picture-player-unknown")
    _write(canvas, columns["player"], name, box, strong, ink, is_name=True)
    points = theme.ink_faint if is_faint else theme.points
    _write(canvas, columns["points"], str(line.points), box, Style(30, bold=True), points)
    _write(canvas, columns["record"], f"{line.won}-{line.drawn}-{line.lost}", box, Style(25), soft)
    ties = [edges for column, edges in columns.items() if column.startswith("tie-")]
    for edges, figure in zip(ties, row.figures, strict=True):
        _write(canvas, edges, figure, box, Style(25), soft)


def _paint_ground(canvas: Canvas, row: TableLine, box: Box) -> None:
    """Who goes on has a gold edge, who reads a frame around the line."""
    theme = canvas.theme
    ground = theme.panel_raised if row.qualifies or row.is_mine else theme.panel
    if row.is_mine:
        paint_panel(canvas.image, box, theme.choice_edge, 14)
        canvas.note("own", row.name, box)
        box = box.inset(_FRAME)
    if row.qualifies:
        paint_panel(canvas.image, box, theme.points, 14)
        canvas.note("through", row.name, box)
        box = Box(box.left + 6, box.top, box.right, box.bottom)
    paint_panel(canvas.image, box, ground, 12)


def _place(row: TableLine) -> str:
    """The place, or a dash for a computer player that fills in."""
    return str(row.standing.place) if row.standing.is_ranked else "–"


def _write(
    canvas: Canvas,
    edges: tuple[int, int],
    text: str,
    row: Box,
    style: Style,
    colour: Colour,
    *,
    is_name: bool = False,
) -> None:
    left, right = edges
    align: Align = "left" if is_name else "right"
    # A long name goes on in a second line before it becomes too small to read.
    smallest, lines = (17, 2) if is_name else (11, 1)
    write_name(
        canvas,
        text,
        Box(row.left + left, row.top + 3, row.left + right, row.bottom - 3),
        Style(
            style.size, bold=style.bold, align=align, upright="middle", smallest=smallest, most_lines=lines
        ),
        colour,
    )


def sheet_alt(sheet: TableSheet, language: str) -> str:
    """The tables in words: every line, as briefly as the limit demands, then the notes."""
    parts: list[Sequence[str]] = []
    for table in sheet.tables:
        if not table.lines:
            parts.append([shortened(f"{table.title}. {Texts(language).say('picture-table-empty')}.")])
            continue
        parts.append([shortened(f"{table.title}.", 400), shortened(f"{table.title}.", 60)])
        parts += [_row_wordings(row, sheet.ties, language) for row in table.lines]
    parts += [[note, ""] for note in sheet.notes]
    return within_limit("", parts)


def _row_wordings(row: TableLine, ties: Sequence[str], language: str) -> list[str]:
    """A line in words, from long to short."""
    texts, line, name = Texts(language), row.standing, row.name.strip() or "?"
    if row.is_mine:
        name = f"{name} ({texts.say('picture-table-mine')})"
    through = f", {texts.say('picture-table-through')}" if row.qualifies else ""
    figures = "; ".join(
        f"{_head(f'tie-{tie}', language)} {figure}" for tie, figure in zip(ties, row.figures, strict=True)
    )
    points = f"{texts.say('picture-table-points')} {line.points}"
    record = f"{line.won}-{line.drawn}-{line.lost}"
    place = f"{line.place}." if line.is_ranked else "–"
    return [
        f"{place} {name}: {points}; {record}{f'; {figures}' if figures else ''}{through}",
        f"{place} {name}: {points} ({record}){through}",
        f"{place} {name} {line.points}{through}",
        f"{place} {name} {line.points}",
        f"{place} {name[:12]} {line.points}",
    ]
