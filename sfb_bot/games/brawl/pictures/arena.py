"""The arena picture: the board, the champions, everything around them, and what just happened."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.encode import png
from sfb_bot.drawing.fonts import readable
from sfb_bot.drawing.orientation import PORTRAIT, Orientation
from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.sprites import CACHE, Pen, sprite
from sfb_bot.drawing.text import Box, Style, draw_text, fit
from sfb_bot.drawing.themes import DARK, Theme
from sfb_bot.games.brawl.pictures.alt_text import arena_alt
from sfb_bot.games.brawl.pictures.arena_board import board_layer
from sfb_bot.games.brawl.pictures.arena_marks import happenings
from sfb_bot.games.brawl.pictures.arena_panels import draw_panels
from sfb_bot.games.brawl.pictures.arena_plan import Plan, plan_for
from sfb_bot.games.brawl.pictures.arena_team import gate_places
from sfb_bot.games.brawl.pictures.arena_traces import draw_over, draw_under
from sfb_bot.games.brawl.pictures.figures import draw_figure
from sfb_bot.games.brawl.pictures.words import picture_texts
from sfb_bot.games.brawl.rules.content import Content
from sfb_bot.games.brawl.rules.ids import FigureId
from sfb_bot.games.brawl.rules.model import GATE, SEAT_LETTERS
from sfb_bot.games.brawl.rules.views import PublicView
from sfb_bot.hexgrid.layout import Pixel


@dataclass(frozen=True, slots=True)
class ArenaRequest:
    """How an arena picture is wanted.

    `events` are public events to be marked on the board, `before` the view they started from (it tells
    where paths begin), `names` the players by seat. Letters the font lacks are left out of names. `strikes`
    are keys of the hexes in a choice picture from which somebody could be hit: they get a sword.
    `is_brief`: a choice picture beside a post that shows the players and their teams does without them.
    """

    theme: Theme = DARK
    language: str = "en"
    names: tuple[str, ...] = ()
    events: tuple[object, ...] = ()
    before: PublicView | None = None
    scale: float = 1.0
    strikes: tuple[str, ...] = ()
    orientation: Orientation = PORTRAIT
    is_brief: bool = False


def arena_picture(view: PublicView, content: Content, request: ArenaRequest | None = None) -> Picture:
    """The arena as everybody may see it."""
    request = request or ArenaRequest()
    canvas = draw_arena(view, content, request)
    alt = arena_alt(view, content, request.language, request.names, request.events, request.before)
    return Picture(png(canvas.image, request.theme), "png", canvas.image.width, canvas.image.height, alt)


def draw_arena(view: PublicView, content: Content, request: ArenaRequest) -> Canvas:
    """The arena picture before it is encoded, with the boxes of all that is on it."""
    plan = plan_for(content.arena, len(view.players), request.scale, request.orientation)
    canvas = arena_ground(view, plan, request.theme, request.language)
    happened = happenings(request.events, view, request.before)
    draw_under(canvas, happened, view, plan)
    draw_tokens(canvas, view, plan)
    draw_figures(canvas, view, plan)
    draw_panels(canvas, view, content, plan, player_names(view, request), happened.points)
    draw_over(canvas, happened, view, plan, figure_places(view, plan))
    if view.outcome is not None and view.outcome.winner is not None:
        _frame_victory(canvas, view.outcome.winner, plan)
    return canvas


def _frame_victory(canvas: Canvas, winner: int, plan: Plan) -> None:
    """The last picture of a match has a golden frame."""
    thick = max(2, plan.n(5))
    width, height = canvas.image.size
    for edge in (
        (0, 0, width, thick),
        (0, height - thick, width, height),
        (0, 0, thick, height),
        (width - thick, 0, width, height),
    ):
        canvas.image.paste(canvas.theme.level, edge)
    canvas.note("event", f"victory {winner}", canvas.frame)


def arena_ground(view: PublicView, plan: Plan, theme: Theme, language: str) -> Canvas:
    """A fresh copy of the board."""
    image, marks = board_layer(plan, theme, view.areas)
    return Canvas(image.copy(), theme, language, list(marks))


def player_names(view: PublicView, request: ArenaRequest) -> list[str]:
    """The players' names as far as they can be written, else "Player A"."""
    names: list[str] = []
    for player in view.players:
        given = readable(request.names[player.seat]) if player.seat < len(request.names) else ""
        letter = SEAT_LETTERS[player.seat].upper()
        names.append(given or picture_texts(request.language).say("picture-player", letter=letter))
    return names


def draw_tokens(canvas: Canvas, view: PublicView, plan: Plan) -> None:
    """The trap tokens, face down."""
    sign = token(canvas.theme, plan.n(52))
    for cell in view.tokens:
        x, y = plan.centre(cell)
        canvas.stamp_centred(sign, (x, y + plan.n(4)), "token", plan.arena.grid.names[cell])


def figure_places(view: PublicView, plan: Plan) -> dict[FigureId, Pixel]:
    """The middle of every figure, on its hex or on its gate."""
    places = {figure.id: plan.centre(figure.cell) for figure in view.figures if figure.cell != GATE}
    places.update(gate_places(view, plan))
    return places


def draw_figures(canvas: Canvas, view: PublicView, plan: Plan) -> None:
    """The champions in the arena, the far ones first so that nearer ones cover them."""
    places = figure_places(view, plan)
    standing = [figure for figure in view.figures if figure.cell != GATE]
    for figure in sorted(standing, key=lambda figure: (places[figure.id][1], figure.id)):
        draw_figure(canvas, figure, places[figure.id], plan.scale)


def token(theme: Theme, size: int) -> Image.Image:
    """A face-down trap token: a dark disc with a question mark."""

    def paint(pen: Pen) -> None:
        middle = (size / 2, size / 2)
        pen.circle((middle[0], middle[1] + size * 0.03), size * 0.47, theme.outline)
        pen.circle(middle, size * 0.45, theme.token_ink)
        pen.circle(middle, size * 0.39, theme.token)

    def make() -> Image.Image:
        drawn = sprite(("token", theme.name), size, size, paint).copy()
        style = Style(round(size * 0.56), bold=True, align="centre", upright="middle", smallest=3)
        draw_text(drawn, fit("?", Box(0, 0, size, size), style), theme.token_ink)
        return drawn

    return CACHE.get(("token_sign", theme.name, size), make)
