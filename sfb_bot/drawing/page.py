"""What pictures of cards, champions and tables have in common: margins, headings, their palette."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from PIL import Image

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.encode import PALETTE_SIZE, packed
from sfb_bot.drawing.icons import icon, side_badge
from sfb_bot.drawing.paints import PAINTS
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.pen import tones
from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.text import Box, Style, fit, width_of
from sfb_bot.drawing.themes import Colour, Theme, mix
from sfb_bot.kernel import LETTERS

MARGIN: Final = 20
GAP: Final = 16
HEADER: Final = 76

_SMALLEST_NAME: Final = 10


def paint_title(canvas: Canvas, seat: int | None, title: str, right: int) -> int:
    """A heading in the upper left corner, with the badge of a seat; says where it ends."""
    left = MARGIN
    if seat is not None:
        canvas.stamp(side_badge(seat, 44, canvas.theme), left, 16, "seat", LETTERS[seat])
        left += 58
    fitted = canvas.write(
        title,
        Box(left, 8, max(left + 1, min(right, left + width_of(title, 34, bold=True))), HEADER - 8),
        Style(34, bold=True, upright="middle", smallest=12, most_lines=3),
    )
    return fitted.box.right


def write_name(canvas: Canvas, name: str, box: Box, style: Style, colour: Colour) -> None:
    """Write a name as the style says; if it is too long even so, smaller and in up to three lines."""
    if not fit(name, box, style).complete:
        style = replace(style, smallest=_SMALLEST_NAME, most_lines=3)
    canvas.write(name, box, style, colour)


def paint_emptiness(canvas: Canvas, words: str, sign: str) -> None:
    """What a picture says when there is nothing to show."""
    box = Box(MARGIN, HEADER, canvas.frame.right - MARGIN, canvas.frame.bottom - MARGIN)
    paint_panel(canvas.image, box, canvas.theme.panel, 18)
    canvas.stamp_centred(icon(sign, 60, canvas.theme.ink_faint), (box.centre[0], box.top + 46), "icon", sign)
    canvas.write(
        words,
        Box(box.left + 20, box.top + 82, box.right - 20, box.bottom - 10),
        Style(28, align="centre", upright="middle", smallest=14, most_lines=2),
        canvas.theme.ink_soft,
    )


def stacked(pages: Sequence[Canvas]) -> Canvas:
    """Several pages as one, from top to bottom."""
    if len(pages) == 1:
        return pages[0]
    width, height = max(page.image.width for page in pages), sum(page.image.height for page in pages)
    whole = Canvas.blank(width, height, pages[0].theme, pages[0].language)
    top = 0
    for page in pages:
        whole.image.paste(page.image, (0, top))
        for mark in page.marks:
            whole.marks.append(replace(mark, box=mark.box.moved(0, top)))
        top += page.image.height
    return whole


def finished(canvas: Canvas, alt: str) -> Picture:
    """The canvas as a file with its alt text."""
    return Picture(
        packed(in_page_colours(canvas.image, canvas.theme)),
        "png",
        canvas.image.width,
        canvas.image.height,
        alt,
    )


def in_page_colours(image: Image.Image, theme: Theme) -> Image.Image:
    """The picture in the palette of pages.

    It comes from the theme alone, so that no picture can influence how another one looks.
    """
    return image.quantize(palette=_palette(theme), dither=Image.Dither.NONE)


@lru_cache(maxsize=8)
def _palette(theme: Theme) -> Image.Image:
    """The colours of these pictures exactly, then the blends that smoothed edges are made of.

    The palette of the arena lacks the lighter and darker tones in which emblems and icons are drawn.
    """
    colours: dict[Colour, None] = dict.fromkeys(_solid(theme))
    for share in (0.5, 0.25, 0.75):
        for ground, top in _meetings(theme):
            blend = mix(ground, top, share)
            if len(colours) < PALETTE_SIZE and _is_new(blend, colours):
                colours[blend] = None
    flat = [channel for colour in colours for channel in colour]
    flat += flat[:3] * (PALETTE_SIZE - len(colours))
    holder = Image.new("P", (1, 1))
    holder.putpalette(flat)
    return holder


def _solid(theme: Theme) -> list[Colour]:
    inks = (*theme.cores, *theme.seats, theme.ink_soft, theme.ink_faint)
    values = (theme.damage, theme.defence, theme.health, theme.level, theme.points, theme.statue)
    toned = [tone for ink in (*inks, *values) for tone in tones(ink).values()]
    return [
        *(theme.page, theme.panel, theme.panel_raised, theme.edge, theme.ink, theme.core_spent),
        *theme.areas,
        *theme.deployments,
        *theme.on_core,
        theme.on_side,
        theme.hex_fill,
        *toned,
        *PAINTS.values(),
    ]


def _meetings(theme: Theme) -> list[tuple[Colour, Colour]]:
    """Which colours lie side by side, the most frequent pairs first."""
    bright = (theme.ink, *theme.cores, *theme.seats, theme.ink_soft, theme.damage, theme.level)
    pairs = [(theme.panel, top) for top in (*bright, theme.ink_faint, theme.defence, theme.health)]
    pairs += [(area, theme.ink) for area in theme.areas]
    pairs += [
        (theme.page, top) for top in (theme.ink, theme.ink_soft, *theme.areas, *theme.seats, *theme.cores)
    ]
    pairs += [(area, core) for area, core in zip(theme.areas, theme.cores, strict=True)]
    pairs += [(core, on) for core, on in zip(theme.cores, theme.on_core, strict=True)]
    pairs += [(seat, theme.on_side) for seat in theme.seats]
    pairs += [(theme.panel_raised, top) for top in (*bright, theme.panel)]
    # Cards that cannot be played now are faded into the page.
    pairs += [(theme.page, top) for top in (theme.panel, theme.ink_faint)]
    return pairs


def _is_new(colour: Colour, colours: dict[Colour, None]) -> bool:
    return all(sum(abs(a - b) for a, b in zip(colour, other, strict=True)) > 12 for other in colours)
