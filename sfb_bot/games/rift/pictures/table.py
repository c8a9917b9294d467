"""The table: both lanes with everybody on them, the players at their portals, and what just happened."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.encode import png
from sfb_bot.drawing.fonts import readable
from sfb_bot.drawing.orientation import PORTRAIT, Orientation
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.text import Box
from sfb_bot.drawing.themes import DARK, Theme, mix
from sfb_bot.games.rift.pictures.alt_text import table_alt
from sfb_bot.games.rift.pictures.stack_rows import draw_stack
from sfb_bot.games.rift.pictures.table_marks import Happening, happenings
from sfb_bot.games.rift.pictures.table_panels import draw_panels
from sfb_bot.games.rift.pictures.table_plan import Plan, plan_for
from sfb_bot.games.rift.pictures.table_traces import draw_fall, draw_hits, draw_tracks
from sfb_bot.games.rift.pictures.warriors import Look, draw_cell
from sfb_bot.games.rift.pictures.words import picture_texts
from sfb_bot.games.rift.rules.content import Content
from sfb_bot.games.rift.rules.ids import Cell
from sfb_bot.games.rift.rules.views import PublicView


@dataclass(frozen=True, slots=True)
class TableRequest:
    """How a table is wanted.

    `events` are public events to be marked, `names` the players by seat. Letters the font lacks are left out
    of names. `pointed_out` are keys of options that get a sword in a choice picture. `is_brief`: a choice
    picture beside a post that shows the players does without them. `stack_rows` is the room for the stack,
    None for as much as it needs.
    """

    theme: Theme = DARK
    language: str = "en"
    names: tuple[str, ...] = ()
    events: tuple[object, ...] = ()
    scale: float = 1.0
    orientation: Orientation = PORTRAIT
    pointed_out: tuple[str, ...] = ()
    is_brief: bool = False
    stack_rows: int | None = None


def table_picture(view: PublicView, content: Content, request: TableRequest | None = None) -> Picture:
    """The table as everybody may see it."""
    request = request or TableRequest()
    canvas = draw_table(view, content, request)
    alt = table_alt(view, content, request.language, request.names, request.events)
    return Picture(png(canvas.image, request.theme), "png", canvas.image.width, canvas.image.height, alt)


def draw_table(view: PublicView, content: Content, request: TableRequest) -> Canvas:
    """The table before it is encoded, with the boxes of all that is on it."""
    rows = len(view.stack) if request.stack_rows is None else request.stack_rows
    plan = plan_for(content.board.length, request.orientation, request.scale, stack=rows)
    canvas = table_ground(plan, request.theme, request.language)
    happened = happenings(request.events, view)
    draw_lanes(canvas, view, content, plan, happened)
    draw_panels(canvas, view, content, plan, player_names(view, request))
    draw_stack(canvas, view, content, plan)
    if view.outcome is not None and view.outcome.winner is not None:
        _frame_victory(canvas, view.outcome.winner, plan)
    return canvas


def draw_lanes(
    canvas: Canvas,
    view: PublicView,
    content: Content,
    plan: Plan,
    happened: Happening,
    looks: Mapping[Cell, Look] | None = None,
) -> None:
    """The tracks with what happened on them, and every cell with whoever stands there."""
    draw_tracks(canvas, happened, plan, content)
    standing = {warrior.cell: warrior for warrior in view.warriors}
    falls = {fall.cell: fall for fall in happened.falls}
    for cell in range(len(plan.cells)):
        warrior = standing.get(cell)
        look = (looks or {}).get(cell, "")
        if warrior is None and cell in falls and not look:
            draw_fall(canvas, falls[cell], plan, content, is_free=True)
            continue
        draw_cell(canvas, plan, content, cell, warrior, look)
        if cell in falls:
            draw_fall(canvas, falls[cell], plan, content, is_free=False)
    # Who fell and has been followed by another has a skull there; a number would seem to be the other's.
    fallen = {fall.warrior for fall in happened.falls}
    hits = [hit for hit in happened.hits if hit.warrior not in fallen or hit.cell not in standing]
    draw_hits(canvas, hits, plan, content)


def table_ground(plan: Plan, theme: Theme, language: str) -> Canvas:
    """A page with the tracks of both lanes; everything else is put onto it.

    It is painted every time: pages of every height would take more memory than this takes time.
    """
    canvas = Canvas.blank(plan.width, plan.height, theme, language)
    ground = mix(theme.page, theme.panel, 0.5)
    for start in range(0, len(plan.cells), plan.length):
        tracks = [cell.track for cell in plan.cells[start : start + plan.length]]
        whole = Box(
            min(track.left for track in tracks),
            min(track.top for track in tracks),
            max(track.right for track in tracks),
            max(track.bottom for track in tracks),
        )
        paint_panel(canvas.image, whole, ground, plan.n(8))
    return canvas


def player_names(view: PublicView, request: TableRequest) -> list[str]:
    """The players' names as far as they can be written, else the name of their side."""
    names: list[str] = []
    for player in view.players:
        given = readable(request.names[player.seat]) if player.seat < len(request.names) else ""
        names.append(given or picture_texts(request.language).say(f"picture-side-{player.seat}"))
    return names


def _frame_victory(canvas: Canvas, winner: int, plan: Plan) -> None:
    """The last picture of a match has a golden frame."""
    thick = max(2, plan.n(4))
    width, height = canvas.image.size
    for edge in (
        (0, 0, width, thick),
        (0, height - thick, width, height),
        (0, 0, thick, height),
        (width - thick, 0, width, height),
    ):
        canvas.image.paste(canvas.theme.level, edge)
    canvas.note("victory", str(winner), canvas.frame)
