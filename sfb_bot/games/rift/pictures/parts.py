"""Parts of a picture that are painted once and put wherever they are needed."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PIL import Image

from sfb_bot.drawing.canvas import Canvas, Mark
from sfb_bot.drawing.encode import to_palette
from sfb_bot.drawing.sprites import CACHE
from sfb_bot.drawing.text import Box


def put_part(canvas: Canvas, key: Hashable, box: Box, paint: Callable[[Canvas], None]) -> None:
    """Put a part into a box; `paint` draws it on a canvas of that size the first time.

    The key must say everything that decides how the part looks, apart from size, theme and language, which
    are added here. A warrior that walks on is the same part in another place, which `Canvas.kept` would
    paint again.
    """

    def make() -> Image.Image:
        sheet = Canvas.blank(box.width, box.height, canvas.theme, canvas.language)
        paint(sheet)
        part = to_palette(sheet.image, canvas.theme)
        part.info["marks"] = tuple(sheet.marks)
        return part

    whole = ("rift part", key, box.width, box.height, canvas.theme.name, canvas.language)
    part = CACHE.get(whole, make)
    canvas.image.paste(part.convert("RGB"), (box.left, box.top))
    marks: tuple[Mark, ...] = part.info["marks"]
    x, y = box.left, box.top
    canvas.marks.extend(
        [Mark(mark.kind, mark.label, mark.box.moved(x, y), mark.size, mark.is_torn) for mark in marks]
    )
