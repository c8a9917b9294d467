"""The score sheet of a game: the result, how the score grew, and how every point was made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.icons import icon, side_badge
from sfb_bot.drawing.page import GAP, MARGIN, finished, write_name
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.text import Box, Style
from sfb_bot.drawing.themes import DARK, Theme
from sfb_bot.games.brawl.pictures.alt_cards import score_alt
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

WIDTH: Final = 860

_HEAD_HEIGHT: Final = 232
_CHART_HEIGHT: Final = 210
_ROW_HEIGHT: Final = 60
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
    paint_panel(canvas.image, Box(MARGIN, MARGIN, WIDTH - MARGIN, _HEAD_HEIGHT), theme.panel, 22)
    winner = view.outcome.winner if view.outcome else None
    middle = WIDTH // 2
    for side in (0, 1):
        seats = [player.seat for player in view.players if player.side == side]
        outer = MARGIN + 28 if side == 0 else WIDTH - MARGIN - 28
        box = Box(outer, 46, middle - 140, 150) if side == 0 else Box(middle + 140, 46, outer, 150)
        step = 64
        for number, seat in enumerate(seats):
            left = outer + step * number if side == 0 else outer - 56 - step * (len(seats) - 1 - number)
            canvas.stamp(side_badge(seat, 56, theme), left, 40, "seat", LETTERS[seat])
        if winner == side:
            left = outer + step * len(seats) if side == 0 else outer - 52 - step * len(seats)
            canvas.stamp(icon("crown", 52, theme.points), left, 42, "icon", "crown")
        write_name(
            canvas,
            side_name(view, side, language, names),
            Box(box.left, 102, box.right, 160),
            Style(
                28,
                bold=True,
                align="left" if side == 0 else "right",
                upright="middle",
                smallest=12,
                most_lines=2,
            ),
            theme.seats[side],
        )
    canvas.write(
        f"{view.vp[0]} : {view.vp[1]}",
        Box(middle - 130, 34, middle + 130, 158),
        Style(86, bold=True, align="centre", upright="middle", smallest=30, most_lines=1),
    )
    after = picture_texts(language).say("picture-after-rounds", number=rounds)
    told = f"{outcome_words(view, language, names)}  ·  {after}"
    canvas.write(
        told,
        Box(MARGIN + 24, 168, WIDTH - MARGIN - 24, _HEAD_HEIGHT - 14),
        Style(27, align="centre", upright="middle", smallest=12, most_lines=2),
        theme.ink_soft,
    )


def _paint_row(
    canvas: Canvas, box: Box, entry: Scored, says: str, score: tuple[int, int], *, new_round: bool
) -> None:
    theme = canvas.theme
    paint_panel(canvas.image, box, theme.panel, 14)
    middle = box.centre[1]
    if new_round:
        canvas.write(
            picture_texts(canvas.language).say("picture-round", number=entry.round),
            Box(box.left + 16, box.top + 4, box.left + 134, box.bottom - 4),
            Style(22, upright="middle", smallest=11, most_lines=1),
            theme.ink_soft,
        )
    canvas.stamp(side_badge(entry.seat, 38, theme), box.left + 142, middle - 19, "seat", LETTERS[entry.seat])
    sign = "challenge" if entry.challenge else "knocked_out"
    canvas.stamp(icon(sign, 34, theme.seats[entry.side]), box.left + 196, middle - 17, "icon", sign)
    canvas.write(
        says,
        Box(box.left + 246, box.top + 4, box.right - 196, box.bottom - 4),
        Style(24, upright="middle", smallest=11, most_lines=3),
    )
    canvas.write(
        f"+{entry.points}",
        Box(box.right - 186, box.top, box.right - 116, box.bottom),
        Style(30, bold=True, align="right", upright="middle", smallest=14, most_lines=1),
        theme.points,
    )
    canvas.write(
        f"{score[0]} : {score[1]}",
        Box(box.right - 108, box.top, box.right - 16, box.bottom),
        Style(26, align="right", upright="middle", smallest=13, most_lines=1),
        theme.ink_soft,
    )
