"""The picture of an invitation: the game, who plays, what was agreed. A game may lend it faces."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from sfb_bot.drawing.alt_parts import shortened
from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.fonts import readable
from sfb_bot.drawing.icons import side_badge
from sfb_bot.drawing.page import GAP, MARGIN, finished, write_name
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.text import Box, Style, fit
from sfb_bot.drawing.themes import Theme
from sfb_bot.kernel import LETTERS
from sfb_bot.locale import Texts
from sfb_bot.screens.invitation_sheet import InvitationSheet, InvitedPlace

WIDTH: Final = 720
_TITLE: Final = 64
_PLACE: Final = 92
_FACE: Final = 78
_CROWD: Final = 8
_WORDS: Final = Style(26, upright="middle", smallest=13)


@dataclass(frozen=True, slots=True)
class Artist:
    """What a game lends to the picture: a drawing and a name by id, and ids to show where none is agreed."""

    face: Callable[[str, int], Image.Image]
    name: Callable[[str], str]
    crowd: tuple[str, ...] = ()


def invitation_picture(
    sheet: InvitationSheet,
    names: Sequence[str],
    theme: Theme,
    language: str,
    artist: Artist | None = None,
) -> Picture:
    """The invitation; `names` are the players by seat, empty for those nobody knows."""
    canvas = draw_invitation(sheet, names, theme, language, artist)
    return finished(canvas, invitation_alt(sheet, names, language, artist))


def draw_invitation(
    sheet: InvitationSheet,
    names: Sequence[str],
    theme: Theme,
    language: str,
    artist: Artist | None = None,
) -> Canvas:
    """The picture before it is encoded."""
    columns = _columns(sheet)
    has_picks = artist is not None and any(place.picks for place in sheet.places)
    crowd = artist.crowd[:_CROWD] if artist is not None and not has_picks else ()
    tall = _PLACE + (_FACE + 12 if has_picks else 0)
    places_top = MARGIN + _TITLE + (_FACE + GAP if crowd else 0)
    rows = max(map(len, columns))
    words_top = places_top + rows * (tall + GAP)
    words = [fit(line, Box(0, 0, WIDTH - 2 * MARGIN - 40, 400), _WORDS) for line in sheet.settings]
    heights = [fitted.box.height + 18 for fitted in words]
    canvas = Canvas.blank(WIDTH, words_top + sum(heights) + 16 + MARGIN, theme, language)
    title = Box(MARGIN, MARGIN - 6, WIDTH - MARGIN, MARGIN + _TITLE - 8)
    heading = Style(44, bold=True, align="centre", upright="middle", smallest=20, most_lines=1)
    canvas.write(sheet.title, title, heading)
    if artist is not None:
        _paint_crowd(canvas, crowd, artist)
    for column, members in enumerate(columns):
        left = MARGIN + column * ((WIDTH - 2 * MARGIN + GAP) // 2)
        for row, seat in enumerate(members):
            top = places_top + row * (tall + GAP)
            box = Box(left, top, left + (WIDTH - 2 * MARGIN - GAP) // 2, top + tall)
            name = names[seat] if seat < len(names) else ""
            _paint_place(canvas, box, sheet.places[seat], seat, name, artist)
    _paint_settings(canvas, sheet, heights, words_top)
    return canvas


def _paint_settings(canvas: Canvas, sheet: InvitationSheet, heights: Sequence[int], top: int) -> None:
    box = Box(MARGIN, top, WIDTH - MARGIN, top + sum(heights) + 16)
    paint_panel(canvas.image, box, canvas.theme.panel, 18)
    top += 8
    for line, height in zip(sheet.settings, heights, strict=True):
        place = Box(box.left + 20, top, box.right - 20, top + height)
        canvas.write(line, place, _WORDS, canvas.theme.ink_soft)
        top += height


def _columns(sheet: InvitationSheet) -> tuple[list[int], list[int]]:
    """The seats in two columns: a side each where there are two, else in turn."""
    sides = sorted({place.side for place in sheet.places})
    found: tuple[list[int], list[int]] = ([], [])
    for seat, place in enumerate(sheet.places):
        found[sides.index(place.side) if len(sides) == 2 else seat % 2].append(seat)
    return found


def _paint_crowd(canvas: Canvas, crowd: tuple[str, ...], artist: Artist) -> None:
    step = (WIDTH - 2 * MARGIN) // _CROWD
    left = (WIDTH - step * len(crowd)) // 2 + (step - _FACE) // 2
    for number, one in enumerate(crowd):
        drawn = artist.face(one, _FACE)
        canvas.stamp(drawn, left + number * step, MARGIN + _TITLE - 4, "face", one)


def _paint_place(
    canvas: Canvas, box: Box, place: InvitedPlace, seat: int, name: str, artist: Artist | None
) -> None:
    theme = canvas.theme
    is_free = place.state == "free"
    if place.state == "in":
        paint_panel(canvas.image, box.inset(-3), theme.seats[seat], 21)
    paint_panel(canvas.image, box, theme.panel if is_free else theme.panel_raised, 18)
    canvas.stamp(side_badge(seat, 52, theme), box.left + 14, box.top + 20, "seat", LETTERS[seat])
    texts = Texts(canvas.language)
    shown = place_name(name, seat, place, texts)
    left, right = box.left + 78, box.right - 12
    ink = theme.ink_faint if is_free else theme.ink
    state = "" if is_free else texts.say(f"picture-place-{place.state}")
    bottom = box.top + (54 if state else _PLACE - 8)
    style = Style(28, bold=True, upright="middle", smallest=15, most_lines=2)
    write_name(canvas, shown, Box(left, box.top + 8, right, bottom), style, ink)
    if state:
        colour = theme.heal if place.state == "in" else theme.ink_soft
        under = Box(left, bottom, right, box.top + _PLACE - 8)
        canvas.write(state, under, Style(22, upright="middle", smallest=12, most_lines=1), colour)
    if artist is not None:
        for number, pick in enumerate(place.picks[:4]):
            step = min(_FACE + 8, (box.width - 24) // max(1, len(place.picks[:4])))
            drawn = artist.face(pick, min(_FACE, step - 4))
            canvas.stamp(drawn, box.left + 14 + number * step, box.top + _PLACE, "face", pick)


def place_name(name: str, seat: int, place: InvitedPlace, texts: Texts) -> str:
    """Who sits there, or that nobody does."""
    if place.state == "free":
        return texts.say("picture-place-free")
    return readable(name) or texts.say("picture-place-somebody", letter=LETTERS[seat])


def invitation_alt(
    sheet: InvitationSheet, names: Sequence[str], language: str, artist: Artist | None = None
) -> str:
    """The same in words."""
    texts = Texts(language)
    told: list[str] = []
    for seat, place in enumerate(sheet.places):
        said = place_name(names[seat] if seat < len(names) else "", seat, place, texts)
        if place.state != "free":
            said = f"{said}, {texts.say(f'picture-place-{place.state}')}"
        if artist is not None and place.picks:
            said = f"{said}: {', '.join(artist.name(pick) for pick in place.picks)}"
        told.append(f"{LETTERS[seat]}: {said}.")
    return shortened(" ".join((f"{sheet.title}.", *told, *sheet.settings)))
