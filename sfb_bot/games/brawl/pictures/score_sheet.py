"""The score sheet of a game: the result with both teams, how the score grew, and how every point was made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PIL import Image, ImageChops

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.icons import icon, side_badge
from sfb_bot.drawing.page import GAP, MARGIN, finished, write_name
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.text import Align, Box, Style
from sfb_bot.drawing.themes import DARK, Theme
from sfb_bot.games.brawl.pictures.alt_cards import score_alt
from sfb_bot.games.brawl.pictures.arena_team import face, team_of
from sfb_bot.games.brawl.pictures.score_chart import paint_chart
from sfb_bot.games.brawl.pictures.score_words import (
    Scored,
    outcome_words,
    rounds_begun,
    scored_points,
    scored_words,
    side_name,
)
from sfb_bot.games.brawl.pictures.words import picture_texts
from sfb_bot.games.brawl.rules.content import Content
from sfb_bot.games.brawl.rules.views import PublicView
from sfb_bot.kernel import LETTERS, Event

WIDTH: Final = 720

_HEAD_HEIGHT: Final = 338
_FACE: Final = 86
_CHART_HEIGHT: Final = 210
_ROW_HEIGHT: Final = 64
_ROW_GAP: Final = 8


def score_sheet_picture(
    view: PublicView,
    events: Sequence[Event],
    content: Content,
    theme: Theme = DARK,
    language: str = "en",
    *,
    names: Sequence[str] = (),
) -> Picture:
    """The sheet of a game from its public events, all of them in order; `names` are the players by seat.

    It may be drawn before the end, then it says that the game goes on.
    """
    canvas = draw_score_sheet(view, events, content, theme, language, names=names)
    return finished(canvas, score_alt(view, events, content, language, names))


def draw_score_sheet(
    view: PublicView,
    events: Sequence[Event],
    content: Content,
    theme: Theme,
    language: str,
    *,
    names: Sequence[str] = (),
) -> Canvas:
    """The sheet before it is encoded."""
    scored = scored_points(events, view)
    rows_top = _HEAD_HEIGHT + _CHART_HEIGHT + 2 * GAP
    rows = max(1, len(scored))
    height = rows_top + rows * (_ROW_HEIGHT + _ROW_GAP) - _ROW_GAP + MARGIN
    canvas = Canvas.blank(WIDTH, height, theme, language)
    _paint_head(canvas, view, rounds_begun(events), names)
    chart = Box(MARGIN, _HEAD_HEIGHT + GAP, WIDTH - MARGIN, _HEAD_HEIGHT + GAP + _CHART_HEIGHT)
    paint_chart(canvas, chart, scored, rounds_begun(events), view.goal)
    if not scored:
        canvas.write(
            picture_texts(language).say("picture-no-points"),
            Box(MARGIN, rows_top, WIDTH - MARGIN, rows_top + _ROW_HEIGHT),
            Style(27, align="centre", upright="middle", smallest=13, most_lines=1),
            theme.ink_soft,
        )
    score = [0, 0]
    last_round = -1
    for number, entry in enumerate(scored):
        score[entry.side] += entry.points
        top = rows_top + number * (_ROW_HEIGHT + _ROW_GAP)
        box = Box(MARGIN, top, WIDTH - MARGIN, top + _ROW_HEIGHT)
        says = scored_words(entry, view, content, language)
        _paint_row(canvas, box, entry, says, (score[0], score[1]), new_round=entry.round != last_round)
        last_round = entry.round
    return canvas


def _paint_head(canvas: Canvas, view: PublicView, rounds: int, names: Sequence[str]) -> None:
    theme, language = canvas.theme, canvas.language
    winner = view.outcome.winner if view.outcome else None
    box = Box(MARGIN, MARGIN, WIDTH - MARGIN, _HEAD_HEIGHT)
    if winner is not None:
        paint_panel(canvas.image, box.inset(-4), theme.level, 26)
    paint_panel(canvas.image, box, theme.panel, 22)
    middle = WIDTH // 2
    for side in (0, 1):
        _paint_side(canvas, view, side, side_name(view, side, language, names))
    canvas.write(
        f"{view.vp[0]} : {view.vp[1]}",
        Box(middle - 100, 34, middle + 100, 142),
        Style(76, bold=True, align="centre", upright="middle", smallest=30, most_lines=1),
    )
    after = picture_texts(language).say("picture-after-rounds", number=rounds)
    told = f"{outcome_words(view, language, names)}  ·  {after}"
    canvas.write(
        told,
        Box(MARGIN + 20, 262, WIDTH - MARGIN - 20, _HEAD_HEIGHT - 10),
        Style(27, bold=winner is not None, align="centre", upright="middle", smallest=12, most_lines=2),
        theme.ink_soft if winner is None else theme.level,
    )


def _paint_side(canvas: Canvas, view: PublicView, side: int, name: str) -> None:
    """A side's seats and name, and below them its team; the winner's is crowned, the other one pale."""
    theme = canvas.theme
    winner = view.outcome.winner if view.outcome else None
    seats = [player.seat for player in view.players if player.side == side]
    outer = MARGIN + 18 if side == 0 else WIDTH - MARGIN - 18
    step = 58
    for number, seat in enumerate(seats):
        left = outer + step * number if side == 0 else outer - 50 - step * (len(seats) - 1 - number)
        canvas.stamp(side_badge(seat, 50, theme), left, 34, "seat", LETTERS[seat])
    if winner == side:
        left = outer + step * len(seats) if side == 0 else outer - 48 - step * len(seats)
        canvas.stamp(icon("crown", 48, theme.points), left, 34, "icon", "crown")
    box = Box(outer, 88, WIDTH // 2 - 104, 146) if side == 0 else Box(WIDTH // 2 + 104, 88, outer, 146)
    align: Align = "left" if side == 0 else "right"
    style = Style(28, bold=True, align=align, upright="middle", smallest=12, most_lines=2)
    write_name(canvas, name, box, style, theme.seats[side])
    team = team_of(view, side)
    spread = min(_FACE + 8, 300 // max(1, len(team)))
    size = min(_FACE, spread - 6)
    for number, figure in enumerate(team):
        left = outer + spread * number if side == 0 else outer - size - spread * (len(team) - 1 - number)
        drawn = face(replace(figure, levelled=winner == side), theme, size)
        if winner is not None and winner != side:
            drawn = _pale(drawn)
        canvas.stamp(drawn, left, 158, "face", figure.key)


def _pale(drawn: Image.Image) -> Image.Image:
    faded = drawn.copy()
    faded.putalpha(ImageChops.multiply(drawn.getchannel("A"), Image.new("L", drawn.size, 110)))
    return faded


def _paint_row(
    canvas: Canvas, box: Box, entry: Scored, says: str, score: tuple[int, int], *, new_round: bool
) -> None:
    theme = canvas.theme
    paint_panel(canvas.image, box, theme.panel, 14)
    middle = box.centre[1]
    if new_round:
        canvas.write(
            picture_texts(canvas.language).say("picture-round", number=entry.round),
            Box(box.left + 14, box.top + 4, box.left + 114, box.bottom - 4),
            Style(22, upright="middle", smallest=11, most_lines=1),
            theme.ink_soft,
        )
    canvas.stamp(side_badge(entry.seat, 38, theme), box.left + 118, middle - 19, "seat", LETTERS[entry.seat])
    sign = "challenge" if entry.challenge else "knocked_out"
    canvas.stamp(icon(sign, 34, theme.seats[entry.side]), box.left + 166, middle - 17, "icon", sign)
    canvas.write(
        says,
        Box(box.left + 212, box.top + 4, box.right - 156, box.bottom - 4),
        Style(24, upright="middle", smallest=10, most_lines=4),
    )
    canvas.write(
        f"+{entry.points}",
        Box(box.right - 154, box.top, box.right - 100, box.bottom),
        Style(30, bold=True, align="right", upright="middle", smallest=14, most_lines=1),
        theme.points,
    )
    # The colons of all rows stand one below the other, whatever the numbers.
    columns: tuple[tuple[str, int, int, Align], ...] = (
        (str(score[0]), -92, -56, "right"),
        (":", -56, -42, "centre"),
        (str(score[1]), -42, -6, "left"),
    )
    for text, left, right, align in columns:
        style = Style(26, align=align, upright="middle", smallest=13, most_lines=1)
        place = Box(box.right + left, box.top, box.right + right, box.bottom)
        canvas.write(text, place, style, theme.ink_soft)
