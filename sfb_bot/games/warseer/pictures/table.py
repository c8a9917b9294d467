"""The table: the battlefield, what just happened on it, and a panel for every player."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.encode import png
from sfb_bot.drawing.orientation import PORTRAIT, Orientation
from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.text import Box, Style, fit
from sfb_bot.drawing.themes import DARK, Colour, Theme
from sfb_bot.games.warseer.pictures.alt_text import table_alt
from sfb_bot.games.warseer.pictures.arrows import draw_aim, draw_aims, draw_hits, draw_trails
from sfb_bot.games.warseer.pictures.dice_strip import STRIP, draw_strip
from sfb_bot.games.warseer.pictures.field import ground_of_view, light_hex, paint_field, write_name
from sfb_bot.games.warseer.pictures.figures import draw_figure, draw_health
from sfb_bot.games.warseer.pictures.happenings import Aim, Happening, Roll, happenings
from sfb_bot.games.warseer.pictures.plan import SIDE, STATUS, WIDTH, Plan, board_plan, is_wide
from sfb_bot.games.warseer.pictures.player_panel import draw_panel, panel_height
from sfb_bot.games.warseer.pictures.seat_shapes import seat_badge
from sfb_bot.games.warseer.pictures.signs import sign
from sfb_bot.games.warseer.pictures.words import Words, is_skirmish, player_names
from sfb_bot.games.warseer.rules.content import Content
from sfb_bot.games.warseer.rules.model import PREPARING
from sfb_bot.games.warseer.rules.views import PublicView
from sfb_bot.hexgrid import Cell
from sfb_bot.kernel import LETTERS, Seat

GAP: Final = 8
_MOST_PLAYED: Final = 3


@dataclass(frozen=True, slots=True)
class Light:
    """How a hex is lit: its edge, and another fill if it has one; under a kind for the marks."""

    edge: Colour
    fill: Colour | None = None
    kind: str = "lit"


@dataclass(frozen=True, slots=True)
class TableRequest:
    """How a table is wanted.

    `events` are public events to be marked, `before` the view they started from, `names` the players by
    seat. `heights` are the least heights of panels by seat, and `has_strip` leaves room for dice in every
    picture: both for pictures of one size.
    """

    theme: Theme = DARK
    language: str = "en"
    names: tuple[str, ...] = ()
    events: tuple[object, ...] = ()
    before: PublicView | None = None
    orientation: Orientation = PORTRAIT
    pointed_out: tuple[str, ...] = ()
    heights: tuple[int, ...] = ()
    has_strip: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """What is drawn on a board beside the figures; `aims` are attacks, True for thin ones."""

    happened: Happening
    lights: dict[Cell, Light] = field(default_factory=dict[Cell, Light])
    roll: Roll | None = None
    aims: tuple[tuple[Aim, bool], ...] = ()
    marked: frozenset[int] = frozenset()
    has_spots: bool = False


def table_picture(view: PublicView, content: Content, request: TableRequest | None = None) -> Picture:
    """The table as everybody may see it."""
    request = request or TableRequest()
    canvas = draw_table(view, content, request)
    happened = happenings(request.events, view, request.before)
    alt = table_alt(view, Words(content, request.language), request.names, happened)
    return as_picture(canvas, alt)


def as_picture(canvas: Canvas, alt: str) -> Picture:
    """The canvas as a file with its alt text."""
    return Picture(png(canvas.image, canvas.theme), "png", canvas.image.width, canvas.image.height, alt)


def draw_table(view: PublicView, content: Content, request: TableRequest) -> Canvas:
    """The table before it is encoded, with the boxes of all that is on it."""
    words = Words(content, request.language)
    happened = happenings(request.events, view, request.before)
    roll = happened.rolls[-1] if happened.rolls else None
    scene = Scene(happened, roll=roll)
    seats = tuple(player.seat for player in view.players)
    return draw_scene(view, words, request, scene, seats)


def draw_scene(
    view: PublicView, words: Words, request: TableRequest, scene: Scene, seats: tuple[Seat, ...]
) -> Canvas:
    """The board with the status above, dice and the panels of some seats below or beside it."""
    plan = board_plan(words.content.maps[view.map], STATUS)
    strip = STRIP + GAP if scene.roll is not None or request.has_strip else 0
    wide = is_wide(request.orientation) and bool(seats)
    heights = {seat: _height(view, words, request, seat) for seat in seats}
    boxes, bottom = _panel_boxes(seats, heights, plan.box.bottom + strip + GAP, wide=wide)
    height = max(bottom, plan.box.bottom + strip + GAP)
    canvas = Canvas.blank(WIDTH + SIDE if wide else WIDTH, height, request.theme, request.language)
    draw_status(canvas, view, words, Box(0, 0, canvas.image.width, STATUS), scene.happened)
    draw_board(canvas, plan, view, words, scene)
    if scene.roll is not None:
        place = Box(GAP, plan.box.bottom + GAP, WIDTH - GAP, plan.box.bottom + GAP + STRIP)
        draw_strip(canvas, place, view, words.content, scene.roll, scene.marked)
    names = player_names(view, request.names, request.language)
    for seat, box in zip(seats, boxes, strict=True):
        gained = scene.happened.points.get(seat, 0)
        draw_panel(canvas, box, view, seat, words, names[seat], gained=gained)
    return canvas


def _height(view: PublicView, words: Words, request: TableRequest, seat: Seat) -> int:
    least = request.heights[seat] if seat < len(request.heights) else 0
    return max(least, panel_height(view.players[seat], words))


def _panel_boxes(
    seats: tuple[Seat, ...], heights: dict[Seat, int], top: int, *, wide: bool
) -> tuple[list[Box], int]:
    """Where panels are and where they end: two in a row below the board, or all in a column beside it."""
    boxes: list[Box] = []
    if wide:
        y = STATUS + GAP
        for seat in seats:
            boxes.append(Box(WIDTH, y, WIDTH + SIDE - GAP, y + heights[seat]))
            y += heights[seat] + GAP
        return boxes, y
    y, half = top, (WIDTH - 3 * GAP) // 2
    for start in range(0, len(seats), 2):
        row = seats[start : start + 2]
        tall = max(heights[seat] for seat in row)
        span = half if len(seats) > 1 else WIDTH - 2 * GAP
        boxes += [
            Box(GAP + place * (half + GAP), y, GAP + place * (half + GAP) + span, y + tall)
            for place in range(len(row))
        ]
        y += tall + GAP
    return boxes, y


def draw_board(canvas: Canvas, plan: Plan, view: PublicView, words: Words, scene: Scene) -> None:
    """The hexes, what is lit, who stands there and what befell them."""
    paint_field(canvas, plan, ground_of_view(view, has_spots=scene.has_spots))
    for cell, light in scene.lights.items():
        light_hex(canvas, plan, cell, light.edge, light.fill, kind=light.kind)
    for number in scene.happened.arrived:
        found = view.creature(number)
        if found is not None and found.cell not in scene.lights:
            light_hex(canvas, plan, found.cell, canvas.theme.ink, kind="arrived")
    draw_trails(canvas, plan, scene.happened)
    for creature in sorted(view.creatures, key=lambda each: plan.centre(each.cell)[1]):
        draw_figure(canvas, plan, words.content, creature)
    draw_aims(canvas, plan, scene.happened)
    for aim, is_past in scene.aims:
        draw_aim(canvas, plan, aim, is_past=is_past)
    for creature in view.creatures:
        # What menus call them by must not be hidden, and how they fare neither.
        draw_health(canvas, plan, creature)
        canvas.forget("hex_name", plan.battle_map.grid.names[creature.cell])
        write_name(canvas, plan, creature.cell, canvas.theme.ink, bold=True)
    draw_hits(canvas, plan, view, words.content, scene.happened)


def status_words(view: PublicView, words: Words) -> str:
    """The turn, the set-up, or how the match ended."""
    texts = words.texts
    if view.outcome is not None:
        return texts.say(f"reason-{view.outcome.reason}")
    if view.phase in PREPARING or (not view.turn_no and not view.rounds):
        return texts.say("picture-setup")
    if is_skirmish(view):
        return texts.say("picture-rounds", number=view.rounds)
    said = [texts.say("picture-turn", number=view.turn_no)]
    said.append(texts.say("picture-last") if view.is_last else texts.say("picture-goal", number=view.goal))
    return " · ".join(said)


def draw_status(canvas: Canvas, view: PublicView, words: Words, box: Box, happened: Happening) -> None:
    """The turn and whose it is, the feats that are left; beside it what was just played."""
    theme = canvas.theme
    left = box.left + 10
    if view.outcome is None and view.phase not in PREPARING and (view.turn_no or view.rounds):
        badge = seat_badge(view.turn, 32, theme)
        left = canvas.stamp(badge, left, box.top + 7, "turn", LETTERS[view.turn]).right + 8
    said = status_words(view, words)
    said = said[:1].upper() + said[1:]
    style = Style(24, True, "left", "middle", 18, 1)
    shown = canvas.write(said, Box(left, box.top, box.right - 80, box.bottom), style, theme.ink)
    right = box.right - 8
    if view.feat_deck_size and not is_skirmish(view):
        right -= 66
        canvas.stamp(sign("feat", 26, theme.level), right, box.top + 10, "feats", str(view.feat_deck_size))
        spot = Box(right + 30, box.top, right + 66, box.bottom)
        number = Style(22, True, "left", "middle", 17, 1)
        canvas.write(str(view.feat_deck_size), spot, number, theme.ink_soft, kind="number")
    _played(canvas, words, Box(shown.box.right + 12, box.top, right - 8, box.bottom), happened, view)


def _played(canvas: Canvas, words: Words, box: Box, happened: Happening, view: PublicView) -> None:
    """The cards that were just played, as many of the latest as there is room for; else the scenario."""
    theme = canvas.theme
    names = [words.short(kind) for _, kind in happened.played]
    colour = theme.level
    if not names and view.terms.scenario is not None and view.outcome is None:
        names, colour = [words.kind(view.terms.scenario)], theme.ink_soft
    style = Style(21, False, "right", "middle", 17, 2)
    for count in range(min(len(names), _MOST_PLAYED), 0, -1):
        said = words.texts.say("picture-played", cards=", ".join(names[-count:]))
        found = fit(said, box, style)
        if found.complete and not found.is_torn:
            canvas.write(said, box, style, colour)
            return
