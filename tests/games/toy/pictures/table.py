"""The one picture of the toy game: a row for each seat, the pot, and the last throw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sfb_bot.drawing.alt_parts import shortened
from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.encode import animation
from sfb_bot.drawing.fonts import readable
from sfb_bot.drawing.icons import side_badge
from sfb_bot.drawing.page import HEADER, MARGIN, finished, paint_title, write_name
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.pictures import Audience, Frame
from sfb_bot.drawing.sprites import Pen, Point, sprite
from sfb_bot.drawing.text import Box, Style
from sfb_bot.drawing.themes import theme_named
from sfb_bot.kernel import LETTERS, Seat
from sfb_bot.locale import Texts
from sfb_bot.screens.values import PrivatePicture, PublicPicture
from tests.games.toy.rules.views import PublicView, SeatView
from tests.games.toy.texts import toy_texts

WIDTH: Final = 640
ROW: Final = 72
GAP: Final = 10
DIE: Final = 56
FRAME_MS: Final = 700
MOST_FRAMES: Final = 60
# Where the eyes of a die are, as shares of its side.
EYES: Final[dict[int, tuple[Point, ...]]] = {
    1: ((0.5, 0.5),),
    2: ((0.25, 0.25), (0.75, 0.75)),
    3: ((0.25, 0.25), (0.5, 0.5), (0.75, 0.75)),
    4: ((0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)),
    5: ((0.25, 0.25), (0.75, 0.25), (0.5, 0.5), (0.25, 0.75), (0.75, 0.75)),
    6: ((0.25, 0.2), (0.75, 0.2), (0.25, 0.5), (0.75, 0.5), (0.25, 0.8), (0.75, 0.8)),
}


class ToyPictures:
    """Draws the table from public facts alone; `sample` is any position."""

    def __init__(self, sample: PublicView) -> None:
        self._sample = sample

    def draw(self, picture: PublicPicture | PrivatePicture, audience: Audience) -> Picture | None:
        """The table; a seat sees the same one."""
        view = picture.view.public if isinstance(picture.view, SeatView) else picture.view
        if not isinstance(view, PublicView):
            return None
        return finished(draw_table(view, picture.names, audience), alt_text(view, audience.language))

    def animate(
        self, frames: Sequence[Frame], names: tuple[str, ...], audience: Audience, limit: int
    ) -> Picture | None:
        """The frames one after the other; every other one is left out until they fit."""
        shown = [frame.view for frame in frames][-MOST_FRAMES:]
        theme = theme_named(audience.theme)
        while shown:
            views = shown

            def drawn(number: int, views: Sequence[PublicView] = views) -> Canvas:
                return draw_table(views[number], names, audience)

            data = animation(lambda number: drawn(number).image, [FRAME_MS] * len(views), theme)
            if len(data) <= limit:
                size = drawn(0).image.size
                return Picture(data, "webp", *size, alt_text(views[-1], audience.language))
            shown = shown[1::2]
        return None

    def warm_up(self) -> None:
        """Draw an empty table."""
        self.draw(PublicPicture("table", self._sample), Audience())


def draw_table(view: PublicView, names: tuple[str, ...], audience: Audience) -> Canvas:
    """The table before it is encoded."""
    texts, theme = toy_texts(Texts(audience.language)), theme_named(audience.theme)
    height = HEADER + len(view.points) * (ROW + GAP) + DIE + MARGIN
    canvas = Canvas.blank(WIDTH, height, theme, audience.language)
    title = texts.say("toy-picture-title", goal=view.goal, round=view.round)
    paint_title(canvas, None, title, WIDTH - MARGIN)
    for seat in range(len(view.points)):
        _paint_row(canvas, view, Seat(seat), names[seat] if seat < len(names) else "", texts)
    top = height - MARGIN - DIE
    pot = Box(MARGIN, top, WIDTH // 2, top + DIE)
    canvas.write(
        texts.say("toy-picture-pot", pot=view.pot), pot, Style(30, bold=True, upright="middle"), theme.points
    )
    for number, face in enumerate(view.thrown):
        _paint_die(canvas, face, WIDTH // 2 + number * (DIE + GAP), top)
    return canvas


def _paint_row(canvas: Canvas, view: PublicView, seat: Seat, name: str, texts: Texts) -> None:
    theme = canvas.theme
    top = HEADER + seat * (ROW + GAP)
    box = Box(MARGIN, top, WIDTH - MARGIN, top + ROW)
    paint_panel(canvas.image, box, theme.panel_raised if view.turn == seat else theme.panel, 14)
    canvas.stamp(side_badge(seat, 44, theme), box.left + 14, box.top + 14, "seat", LETTERS[seat])
    is_gone = seat in view.gone
    said = texts.say("toy-picture-gone") if is_gone else readable(name)
    middle = Box(box.left + 74, box.top + 6, box.right - 130, box.bottom - 6)
    if said:
        ink = theme.ink_faint if is_gone else theme.ink
        write_name(canvas, said, middle, Style(26, bold=True, upright="middle", most_lines=2), ink)
    canvas.write(
        f"{view.points[seat]} / {view.goal}",
        Box(box.right - 124, box.top + 6, box.right - 16, box.bottom - 6),
        Style(28, bold=True, align="right", upright="middle", most_lines=1),
        theme.ink_faint if is_gone else theme.points,
    )


def _paint_die(canvas: Canvas, face: int, left: int, top: int) -> None:
    theme = canvas.theme

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, DIE, DIE), 10, theme.ink)
        for x, y in EYES[face]:
            pen.circle((x * DIE, y * DIE), DIE / 10, theme.page)

    canvas.stamp(sprite(("toy die", face, theme.name), DIE, DIE, paint), left, top, "die", str(face))


def alt_text(view: PublicView, language: str) -> str:
    """The table in words."""
    texts = toy_texts(Texts(language))
    gone = texts.say("toy-alt-gone")
    rows = " ".join(
        texts.say(
            "toy-alt-row", letter=LETTERS[seat], points=points, gone=gone if Seat(seat) in view.gone else ""
        )
        for seat, points in enumerate(view.points)
    )
    faces = " + ".join(map(str, view.thrown))
    pot = texts.say("toy-alt-pot", pot=view.pot, faces=faces) if faces else texts.say("toy-alt-no-pot")
    return shortened(texts.say("toy-alt", goal=view.goal, round=view.round, rows=rows, pot=pot))
