"""Flat panels with round corners of any size, made of one small cached disc and plain rectangles."""

from __future__ import annotations

from PIL import Image

from sfb_bot.drawing.sprites import Pen, sprite
from sfb_bot.drawing.text import Box
from sfb_bot.drawing.themes import Colour


def paint_panel(image: Image.Image, box: Box, fill: Colour, radius: int) -> None:
    """Fill a box with round corners; a large panel costs no more memory than its corners."""
    radius = min(radius, box.width // 2, box.height // 2)
    if radius <= 0:
        image.paste(fill, box)
        return
    image.paste(fill, (box.left + radius, box.top, box.right - radius, box.bottom))
    image.paste(fill, (box.left, box.top + radius, box.right, box.bottom - radius))
    disc = _disc(radius)
    for across, down in ((0, 0), (1, 0), (0, 1), (1, 1)):
        quarter = disc.crop((across * radius, down * radius, (across + 1) * radius, (down + 1) * radius))
        left = box.right - radius if across else box.left
        top = box.bottom - radius if down else box.top
        image.paste(fill, (left, top), quarter)


def rounded_mask(width: int, height: int, radius: int) -> Image.Image:
    """A mask that leaves out the round corners."""
    mask = Image.new("RGB", (width, height), (0, 0, 0))
    paint_panel(mask, Box(0, 0, width, height), (255, 255, 255), radius)
    return mask.getchannel(0)


def _disc(radius: int) -> Image.Image:
    def paint(pen: Pen) -> None:
        pen.circle((radius, radius), radius, (255, 255, 255))

    return sprite(("panel corner", radius), 2 * radius, 2 * radius, paint).getchannel("A")
