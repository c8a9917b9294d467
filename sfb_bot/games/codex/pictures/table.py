"""The table: a block for every seat with all that lies before it, and what just happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import hypot
from typing import Final

from PIL import Image

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.encode import png
from sfb_bot.drawing.fonts import readable
from sfb_bot.drawing.icons import side_badge
from sfb_bot.drawing.orientation import PORTRAIT, Orientation
from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.sprites import LAYER_SCALE, Pen, Point
from sfb_bot.drawing.text import Box, Style, fit
from sfb_bot.drawing.themes import DARK, Colour, Theme
from sfb_bot.games.codex.pictures.alt_text import table_alt
from sfb_bot.games.codex.pictures.happenings import Happening, happenings
from sfb_bot.games.codex.pictures.seat_block import (
    WIDTH,
    Block,
    Looks,
    Room,
    Signs,
    block_height,
    block_of,
    plan_block,
)
from sfb_bot.games.codex.pictures.seat_panels import Scene, draw_block
from sfb_bot.games.codex.pictures.tiles import TALL, Look
from sfb_bot.games.codex.pictures.words import picture_texts, short_name
from sfb_bot.games.codex.rules.content import Content
from sfb_bot.games.codex.rules.ids import ObjId
from sfb_bot.games.codex.rules.views import PublicView
from sfb_bot.kernel import LETTERS, Seat

STATUS: Final = 44
_DUEL: Final = 2
_COLUMNS: Final = 2
_MOST_PLAYED: Final = 4
_BADGE: Final = 30
_WRITTEN: Final = frozenset({"name", "number", "text"})


@dataclass(frozen=True, slots=True)
class TableRequest:
    """How a table is wanted.

    `events` are public events to be marked, `names` the players by seat. `near` is the seat below in a duel.
    `seats` are those that are shown, all where there are none; `rooms` the least room of their blocks by
    seat, for pictures of one size. `looks` are edges of things, `places` patrol slots that can be chosen.
    `pointed_out` are keys of options that get a sword in a choice picture, `swords` the things these mean.
    `is_whole`: nothing else shows the table, so it stands above the hand in a turn.
    """

    theme: Theme = DARK
    language: str = "en"
    names: tuple[str, ...] = ()
    events: tuple[object, ...] = ()
    orientation: Orientation = PORTRAIT
    near: int = 0
    seats: tuple[Seat, ...] = ()
    rooms: tuple[Room, ...] = ()
    looks: Looks = field(default_factory=dict[ObjId, Look])
    places: tuple[tuple[Seat, int], ...] = ()
    pointed_out: tuple[str, ...] = ()
    swords: frozenset[ObjId] = frozenset()
    is_whole: bool = False


def table_picture(view: PublicView, content: Content, request: TableRequest | None = None) -> Picture:
    """The table as everybody may see it."""
    request = request or TableRequest()
    canvas = draw_table(view, content, request)
    alt = table_alt(view, content, request.language, request.names, request.events)
    return Picture(png(canvas.image, request.theme), "png", canvas.image.width, canvas.image.height, alt)


def player_names(view: PublicView, names: Sequence[str], language: str) -> list[str]:
    """The players' names as far as they can be written, else their letters."""
    texts = picture_texts(language)
    found: list[str] = []
    for player in view.players:
        given = readable(names[player.seat]) if player.seat < len(names) else ""
        found.append(given or texts.say("picture-player", letter=LETTERS[player.seat]))
    return found


def blocks_of(view: PublicView, content: Content, request: TableRequest, signs: Signs) -> list[Block]:
    """The blocks in the order they are drawn: the near seat first, but below in a duel that is upright.

    Partners stand together.
    """
    seats = request.seats or tuple(player.seat for player in view.players)
    is_below = len(seats) == _DUEL and request.orientation == PORTRAIT
    if is_below:
        order = sorted(seats, key=lambda seat: (seat == request.near, seat))
    else:
        own = view.side_of(Seat(request.near))
        order = sorted(seats, key=lambda seat: (view.side_of(seat) != own, seat != request.near, seat))
    blocks = [block_of(view, view.players[seat], content, request.language, signs) for seat in order]
    for block in blocks:
        block.is_compact = len(blocks) > _DUEL
    return blocks


def draw_table(view: PublicView, content: Content, request: TableRequest) -> Canvas:
    """The table before it is encoded, with the boxes of all that is on it."""
    signs = Signs(happenings(request.events, view), request.looks, request.swords)
    blocks = blocks_of(view, content, request, signs)
    asked = {seat for seat, _ in request.places}
    rooms = [
        request.rooms[block.player.seat]
        if request.rooms
        else Room(patrol=TALL if block.player.seat in asked else 0)
        for block in blocks
    ]
    heights = [block_height(block, least) for block, least in zip(blocks, rooms, strict=True)]
    is_wide = request.orientation != PORTRAIT and len(blocks) > 1
    is_duel = len(blocks) == _DUEL and not is_wide
    corners, status, size = _corners(heights, is_wide=is_wide, is_duel=is_duel)
    canvas = Canvas.blank(*size, request.theme, request.language)
    names = player_names(view, request.names, request.language)
    scene = Scene(canvas, view, content, signs)
    for number, (block, corner) in enumerate(zip(blocks, corners, strict=True)):
        mirrored = is_duel and number == 1
        plan = plan_block(block, *corner, rooms[number], is_mirrored=mirrored)
        name = names[block.player.seat]
        slots = frozenset(slot for seat, slot in request.places if seat == block.player.seat)
        draw_block(scene, block, plan, name, slots)
    _draw_status(canvas, view, content, status, signs.happened)
    _draw_attacks(canvas, signs.happened, scene.places)
    return canvas


def _corners(
    heights: Sequence[int], *, is_wide: bool, is_duel: bool
) -> tuple[list[tuple[int, int]], Box, tuple[int, int]]:
    """Where blocks and the turn are, and how large all of it is."""
    if is_duel:
        first, second = heights
        status = Box(0, first, WIDTH, first + STATUS)
        return [(0, 0), (0, first + STATUS)], status, (WIDTH, first + STATUS + second)
    columns = _COLUMNS if is_wide else 1
    corners: list[tuple[int, int]] = []
    y = STATUS
    for start in range(0, len(heights), columns):
        row = heights[start : start + columns]
        corners.extend((number * WIDTH, y) for number in range(len(row)))
        y += max(row)
    return corners, Box(0, 0, columns * WIDTH, STATUS), (columns * WIDTH, y)


def status_words(view: PublicView, language: str) -> str:
    """The turn, the set-up, or how the match ended."""
    texts = picture_texts(language)
    if view.outcome is not None:
        return texts.say(f"picture-by-{view.outcome.reason}")
    return texts.say("picture-turn", number=view.turn_no) if view.turn_no else texts.say("picture-setup")


def _draw_status(canvas: Canvas, view: PublicView, content: Content, box: Box, happened: Happening) -> None:
    """The turn and whose it is; beside it what was just played."""
    theme = canvas.theme
    words = status_words(view, canvas.language)
    style = Style(25, True, "left", "middle", 17, 1)
    left, right = box.left + 14, box.right - 14
    shown = canvas.write(words, Box(left, box.top, right, box.bottom), style, theme.ink)
    if view.outcome is not None:
        return
    left = shown.box.right + 12
    for seat in view.active if view.turn_no else ():
        badge = side_badge(seat, _BADGE, theme)
        left = canvas.stamp(badge, left, box.centre[1] - _BADGE // 2, "active", LETTERS[seat]).right + 6
    place = Box(left + 12, box.top + 1, right, box.bottom - 1)
    style = Style(21, False, "right", "middle", 17, 2)
    words = _played_words(content, canvas.language, happened, place, style)
    if words:
        canvas.write(words, place, style, theme.level)


def _played_words(content: Content, language: str, happened: Happening, box: Box, style: Style) -> str:
    """The cards that were just played, as many of the latest as there is room for."""
    names = [short_name(content, kind, language) for _, kind in happened.played]
    for count in range(min(len(names), _MOST_PLAYED), 0, -1):
        words = picture_texts(language).say("picture-played", cards=", ".join(names[-count:]))
        if fit(words, box, style).complete:
            return words
    return ""


# --- Arrows -------------------------------------------------------------------------------------------------


def _draw_attacks(canvas: Canvas, happened: Happening, places: dict[ObjId, Box]) -> None:
    shown = [(places[start], places[end]) for start, end in happened.attacks if {start, end} <= places.keys()]
    if not shown:
        return
    # Arrows pass behind words and figures, so that nothing gets hard to read.
    written = [mark.box for mark in canvas.marks if mark.kind in _WRITTEN]
    kept = [(box, canvas.image.crop(box)) for box in written]
    for start, end in shown:
        if start != end:
            draw_arrow(canvas, _edge_point(start, end), _edge_point(end, start), canvas.theme.push)
    for box, part in kept:
        canvas.image.paste(part, (box.left, box.top))


def _edge_point(box: Box, other: Box) -> Point:
    """The middle of the side of a box that faces another one."""
    x, y = box.centre
    ox, oy = other.centre
    if abs(oy - y) >= abs(ox - x) or oy + other.height < y or oy > y + other.height:
        return (x, box.bottom if oy > y else box.top)
    return (box.right if ox > x else box.left, y)


def draw_arrow(canvas: Canvas, start: Point, end: Point, colour: Colour) -> None:
    """A slim arrow with a dark edge."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    if length < 4:
        return
    margin = 16
    box = Box(
        round(min(start[0], end[0])) - margin,
        round(min(start[1], end[1])) - margin,
        round(max(start[0], end[0])) + margin,
        round(max(start[1], end[1])) + margin,
    )
    sheet = Image.new("RGBA", (box.width * LAYER_SCALE, box.height * LAYER_SCALE), (0, 0, 0, 0))
    pen = Pen(sheet, LAYER_SCALE)
    (x0, y0), (x1, y1) = ((x - box.left, y - box.top) for x, y in (start, end))
    dx, dy = (x1 - x0) / length, (y1 - y0) / length
    head = min(20.0, length)
    neck = (x1 - dx * head * 0.8, y1 - dy * head * 0.8)
    tip = [
        (x1, y1),
        (x1 - dx * head - dy * head * 0.55, y1 - dy * head + dx * head * 0.55),
        (x1 - dx * head + dy * head * 0.55, y1 - dy * head - dx * head * 0.55),
    ]
    for grow, ink in ((2.5, canvas.theme.outline), (0.0, colour)):
        pen.line([(x0, y0), neck], 5 + 2 * grow, ink)
        pen.polygon(tip, ink)
        if grow:
            pen.line(tip, 2 * grow, ink, closed=True)
        pen.circle((x0, y0), 6 + grow, ink)
    shown = sheet.reduce(LAYER_SCALE)
    canvas.stamp(shown, box.left, box.top)
    inner = canvas.frame
    canvas.note(
        "arrow",
        "attack",
        Box(max(0, box.left), max(0, box.top), min(inner.right, box.right), min(inner.bottom, box.bottom)),
    )
