"""Parts of a picture that are painted once and put wherever they are needed."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PIL import Image

from sfb_bot.drawing.canvas import Canvas, Mark
from sfb_bot.drawing.encode import to_palette
from sfb_bot.drawing.sprites import CACHE
from sfb_bot.drawing.text import Box
from sfb_bot.drawing.themes import Colour


def put_part(
    canvas: Canvas, key: Hashable, box: Box, paint: Callable[[Canvas], None], ground: Colour | None = None
) -> None:
    """Put a part into a box; `paint` draws it on a canvas of that size the first time.

    The key must say everything that decides how the part looks, apart from size, ground, theme and language,
    which are added here. A card that moves is the same part in another place.
    """
    theme, language = canvas.theme, canvas.language

    def make() -> Image.Image:
        sheet = Canvas(Image.new("RGB", (box.width, box.height), ground or theme.page), theme, language)
        paint(sheet)
        part = to_palette(sheet.image, theme)
        part.info["marks"] = tuple(sheet.marks)
        return part

    part = CACHE.get(("codex part", key, box.width, box.height, ground, theme.name, language), make)
    canvas.image.paste(part.convert("RGB"), (box.left, box.top))
    marks: tuple[Mark, ...] = part.info["marks"]
    x, y = box.left, box.top
    canvas.marks.extend(
        [Mark(mark.kind, mark.label, mark.box.moved(x, y), mark.size, mark.is_torn) for mark in marks]
    )
