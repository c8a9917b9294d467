"""The picture of a league table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

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
from sfb_bot.drawing.text import Align, Box, Style
from sfb_bot.drawing.themes import DARK, Colour, Theme
from sfb_bot.locale import Texts
from sfb_bot.screens.league.sheets import TableLine

WIDTH: Final = 860

_HEAD_HEIGHT: Final = 44
_ROW_HEIGHT: Final = 58
_ROW_GAP: Final = 6
# Left and right edges of the columns, from the left edge of a row.
_COLUMNS: Final[dict[str, tuple[int, int]]] = {
    "place": (14, 62),
    "player": (112, 414),
    "played": (418, 474),
    "won": (478, 534),
    "drawn": (538, 594),
    "lost": (598, 654),
    "difference": (658, 728),
    "points": (738, 804),
}


def table_picture(
    title: str, rows: Sequence[TableLine], theme: Theme = DARK, language: str = "en"
) -> Picture:
    """A league table, the rows in the order they are given."""
    return finished(draw_table(title, rows, theme, language), table_alt(title, rows, language))


def tables_picture(
    tables: Sequence[tuple[str, Sequence[TableLine]]], theme: Theme = DARK, language: str = "en"
) -> Picture:
    """Several tables with their titles, one below the other, as those of groups."""
    canvas = stacked([draw_table(title, rows, theme, language) for title, rows in tables])
    if len(tables) == 1:
        return finished(canvas, table_alt(*tables[0], language))
    parts: list[list[str]] = []
    for title, rows in tables:
        parts.append([f"{title}."])
        parts += [_row_wordings(row, language) for row in rows]
    return finished(canvas, within_limit("", parts))


def draw_table(title: str, rows: Sequence[TableLine], theme: Theme, language: str) -> Canvas:
    """The table before it is encoded."""
    body = _HEAD_HEIGHT + len(rows) * (_ROW_HEIGHT + _ROW_GAP) - _ROW_GAP if rows else 150
    canvas = Canvas.blank(WIDTH, HEADER + body + MARGIN, theme, language)
    paint_title(canvas, None, readable(title), WIDTH - MARGIN)
    if not rows:
        paint_emptiness(canvas, Texts(language).say("picture-table-empty"), "champion")
        return canvas
    head = Box(MARGIN, HEADER, WIDTH - MARGIN, HEADER + _HEAD_HEIGHT)
    for column in _COLUMNS:
        _write(
            canvas, column, Texts(language).say(f"picture-table-{column}"), head, Style(22), theme.ink_faint
        )
    for number, row in enumerate(rows):
        _paint_row(canvas, row, HEADER + _HEAD_HEIGHT + number * (_ROW_HEIGHT + _ROW_GAP))
    return canvas


def _paint_row(canvas: Canvas, row: TableLine, top: int) -> None:
    theme, line = canvas.theme, row.standing
    box = Box(MARGIN, top, WIDTH - MARGIN, top + _ROW_HEIGHT)
    if row.qualifies:
        paint_panel(canvas.image, box, theme.points, 14)
        paint_panel(canvas.image, Box(box.left + 6, box.top, box.right, box.bottom), theme.panel_raised, 12)
    else:
        paint_panel(canvas.image, box, theme.panel, 14)
    is_faint = line.dropped or not line.is_ranked
    ink = theme.ink_faint if is_faint else theme.ink
    soft = theme.ink_faint if is_faint else theme.ink_soft
    strong = Style(27, bold=True)
    _write(canvas, "place", _place(row), box, strong, soft)
    if row.moved:
        colour = theme.heal if row.moved > 0 else theme.damage
        sign = icon("risen" if row.moved > 0 else "fallen", 24, colour)
        canvas.stamp(sign, box.left + 74, box.centre[1] - 12, "icon", "risen" if row.moved > 0 else "fallen")
    name = readable(row.name) or Texts(canvas.language).say("picture-player-unknown")
    _write(canvas, "player", name, box, strong, ink)
    for column, number in (
        ("played", line.played),
        ("won", line.won),
        ("drawn", line.drawn),
        ("lost", line.lost),
    ):
        _write(canvas, column, str(number), box, Style(25), soft)
    _write(canvas, "difference", signed(line.difference), box, Style(25), soft)
    colour = theme.ink_faint if is_faint else theme.points
    _write(canvas, "points", str(line.points), box, Style(30, bold=True), colour)


def _place(row: TableLine) -> str:
    """The place, or a dash for a computer player that fills in."""
    return str(row.standing.place) if row.standing.is_ranked else "–"


def _write(canvas: Canvas, column: str, text: str, row: Box, style: Style, colour: Colour) -> None:
    left, right = _COLUMNS[column]
    named = column == "player"
    align: Align = "left" if named else "right"
    # A long name goes on in a second line before it becomes too small to read.
    smallest, lines = (17, 2) if named else (11, 1)
    write_name(
        canvas,
        text,
        Box(row.left + left, row.top + 3, row.left + right, row.bottom - 3),
        Style(
            style.size, bold=style.bold, align=align, upright="middle", smallest=smallest, most_lines=lines
        ),
        colour,
    )


def signed(number: int) -> str:
    """A difference with its sign."""
    return f"+{number}" if number > 0 else str(number).replace("-", "−")


def table_alt(title: str, rows: Sequence[TableLine], language: str) -> str:
    """The table in words: every line, as briefly as the limit demands."""
    if not rows:
        return shortened(f"{title}. {Texts(language).say('picture-table-empty')}.")
    return within_limit(f"{title}.", [_row_wordings(row, language) for row in rows])


def _row_wordings(row: TableLine, language: str) -> list[str]:
    """A line in words, from long to short."""
    line, name = row.standing, row.name.strip() or "?"
    figures = ", ".join(
        f"{Texts(language).say(f'picture-table-{column}')} {value}"
        for column, value in (
            ("played", str(line.played)),
            ("won", str(line.won)),
            ("drawn", str(line.drawn)),
            ("lost", str(line.lost)),
            ("difference", signed(line.difference)),
        )
    )
    points = f"{Texts(language).say('picture-table-points')} {line.points}"
    place = f"{line.place}." if line.is_ranked else "–"
    return [
        f"{place} {name}: {points}; {figures}",
        f"{place} {name}: {points} ({line.won}-{line.drawn}-{line.lost}, {signed(line.difference)})",
        f"{place} {name} {line.points}",
        f"{place} {name[:12]} {line.points}",
    ]
