"""The end of a match: who won and how, and what became of both armies."""

from __future__ import annotations

from itertools import zip_longest
from typing import Final

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.fonts import readable
from sfb_bot.drawing.icons import icon
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.text import Box, Style
from sfb_bot.games.rift.pictures.alt_cards import result_alt
from sfb_bot.games.rift.pictures.army_states import Soldier, soldiers_of
from sfb_bot.games.rift.pictures.colours import home_ground
from sfb_bot.games.rift.pictures.faces_row import Face, faces_height, paint_faces
from sfb_bot.games.rift.pictures.pages import army_counts, as_picture
from sfb_bot.games.rift.pictures.signs import side_badge
from sfb_bot.games.rift.pictures.table import TableRequest
from sfb_bot.games.rift.pictures.tiles import GAP, MARGIN, PAGE
from sfb_bot.games.rift.pictures.words import picture_texts
from sfb_bot.games.rift.rules.content import RANKS, Content
from sfb_bot.games.rift.rules.model import SEATS
from sfb_bot.games.rift.rules.views import PublicView
from sfb_bot.kernel import LETTERS

_HEAD: Final = 112
_PANEL: Final = 88


def result_picture(view: PublicView, content: Content, request: TableRequest | None = None) -> Picture:
    """The result as everybody may see it."""
    request = request or TableRequest()
    canvas = draw_result(view, content, request)
    return as_picture(canvas, result_alt(view, content, request.language, request.names))


def draw_result(view: PublicView, content: Content, request: TableRequest) -> Canvas:
    """The result before it is encoded."""
    armies = [soldiers_of(view.players[seat].army, seat, view, content) for seat in SEATS]
    rows = [_by_rank(army, content, request.language) for army in armies]
    body = sum(_PANEL + GAP + faces_height(len(faces)) for faces in rows)
    canvas = Canvas.blank(PAGE, _HEAD + body + MARGIN, request.theme, request.language)
    _headline(canvas, view, request)
    top = _HEAD
    for seat, army, faces in zip(SEATS, armies, rows, strict=True):
        _side(canvas, view, seat, army, request, top)
        top += _PANEL + GAP
        top = paint_faces(canvas, content, faces, top)
    return canvas


def _by_rank(army: list[Soldier], content: Content, language: str) -> list[Face | None]:
    """A column for each rank, the highest on the left."""
    columns = [
        [_face(each, content, language) for each in army if content.kinds[each.kind].rank == rank]
        for rank in reversed(RANKS)
    ]
    return [face for row in zip_longest(*columns) for face in row]


def _face(soldier: Soldier, content: Content, language: str) -> Face:
    note = soldier.note(content, language) if soldier.place == "lane" else ""
    return Face(soldier.kind, note, is_lost=soldier.place == "lost")


def _name(seat: int, request: TableRequest) -> str:
    given = readable(request.names[seat]) if seat < len(request.names) else ""
    return given or picture_texts(request.language).say(f"picture-side-{seat}")


def _headline(canvas: Canvas, view: PublicView, request: TableRequest) -> None:
    theme, texts = canvas.theme, picture_texts(canvas.language)
    outcome = view.outcome
    if outcome is None:
        words, reason = texts.say("picture-unfinished"), ""
    elif outcome.winner is None:
        words, reason = texts.say("picture-draw"), texts.say(f"picture-by-{outcome.reason}")
    else:
        words = texts.say("picture-wins", name=_name(outcome.winner, request))
        reason = texts.say(f"picture-by-{outcome.reason}")
    left = MARGIN + 4
    if outcome is not None and outcome.winner is not None:
        canvas.stamp(icon("crown", 72, theme.level), left, 18, "crown", LETTERS[outcome.winner])
        left += 88
    canvas.write(
        words, Box(left, 8, PAGE - MARGIN, 66), Style(40, True, "left", "middle", 20, 2), theme.level
    )
    turns = texts.say("picture-turns", number=view.turn_no)
    told = f"{reason} · {turns}" if reason else turns
    canvas.write(
        told, Box(left, 66, PAGE - MARGIN, 104), Style(26, False, "left", "middle", 16, 1), theme.ink_soft
    )


def _side(
    canvas: Canvas, view: PublicView, seat: int, army: list[Soldier], request: TableRequest, top: int
) -> None:
    theme, texts = canvas.theme, picture_texts(canvas.language)
    box = Box(MARGIN, top, PAGE - MARGIN, top + _PANEL)
    won = view.outcome is not None and view.outcome.winner == seat
    if won:
        paint_panel(canvas.image, box, theme.level, 16)
    paint_panel(canvas.image, box.inset(3), home_ground(theme, seat), 13)
    canvas.stamp(side_badge(seat, 48, theme), box.left + 14, box.top + 20, "seat", LETTERS[seat])
    name = Box(box.left + 76, box.top + 4, box.right - 12, box.top + 46)
    canvas.write(_name(seat, request), name, Style(28, True, "left", "middle", 15, 2))
    counts = army_counts(army)
    words = texts.say("picture-army-count", **counts) if army else ""
    place = Box(box.left + 76, box.top + 46, box.right - 12, box.bottom - 8)
    canvas.write(words, place, Style(24, False, "left", "middle", 14, 2), theme.ink_soft)
