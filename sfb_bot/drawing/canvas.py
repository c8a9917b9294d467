"""A picture under way that remembers where everything was put, so that tests can measure the layout."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field

from PIL import Image

from sfb_bot.drawing.encode import to_palette
from sfb_bot.drawing.sprites import CACHE, Ink, Pen, Point, sprite
from sfb_bot.drawing.text import Box, Fitted, Style, draw_text, fit
from sfb_bot.drawing.themes import Colour, Theme


@dataclass(frozen=True, slots=True)
class Mark:
    """Something on the canvas: its kind ("text", "figure", ...), what it says, and its box.

    Of words also the size of the letters, and whether a word had to be torn to fit.
    """

    kind: str
    label: str
    box: Box
    size: int = 0
    is_torn: bool = False


@dataclass(slots=True)
class Canvas:
    """An RGB picture, the theme and language it is drawn in, and the marks made so far."""

    image: Image.Image
    theme: Theme
    language: str
    marks: list[Mark] = field(default_factory=list["Mark"])

    @staticmethod
    def blank(width: int, height: int, theme: Theme, language: str) -> Canvas:
        """An empty page."""
        return Canvas(Image.new("RGB", (width, height), theme.page), theme, language)

    @property
    def frame(self) -> Box:
        """The whole picture."""
        return Box(0, 0, self.image.width, self.image.height)

    def scaled(self, scale: float) -> Canvas:
        """A smaller copy, marks included."""
        width, height = round(self.image.width * scale), round(self.image.height * scale)
        # As crisp as the usual filter, and quicker: this is a third of the work of a film.
        image = self.image.copy()
        image.thumbnail((width, height), Image.Resampling.HAMMING)
        smaller = Canvas(image, self.theme, self.language)
        for mark in self.marks:
            left, top, right, bottom = (round(edge * scale) for edge in mark.box)
            box = Box(left, top, min(right, image.width), min(bottom, image.height))
            smaller.marks.append(Mark(mark.kind, mark.label, box, round(mark.size * scale), mark.is_torn))
        return smaller

    def note(self, kind: str, label: str, box: Box) -> None:
        """Remember where something is."""
        self.marks.append(Mark(kind, label, box))

    def forget(self, kind: str, label: str) -> None:
        """Drop the marks of something that has been painted over."""
        self.marks = [mark for mark in self.marks if (mark.kind, mark.label) != (kind, label)]

    def kept(self, key: Hashable, box: Box, paint: Callable[[], None]) -> None:
        """Paint a part of the page once and copy it from then on, marks included.

        The key must say everything that decides how the part looks, apart from box, theme and language,
        which are added here. Nothing may have been painted inside the box before. Parts are kept in the
        palette the picture will be written in, which takes a quarter of the memory and loses nothing.
        """
        whole = ("part", key, box, self.theme.name, self.language)
        first_mark = len(self.marks)

        def make() -> Image.Image:
            paint()
            part = to_palette(self.image.crop(box), self.theme)
            part.info["marks"] = tuple(self.marks[first_mark:])
            return part

        part = CACHE.get(whole, make)
        # Also the first time, so that a picture drawn again is the same to the last pixel.
        self.image.paste(part.convert("RGB"), (box.left, box.top))
        self.marks[first_mark:] = part.info["marks"]

    def stamp(self, image: Image.Image, left: int, top: int, kind: str = "", label: str = "") -> Box:
        """Paste a sprite; with a kind it is remembered."""
        self.image.paste(image, (left, top), image if image.mode == "RGBA" else None)
        box = Box(left, top, left + image.width, top + image.height)
        if kind:
            self.note(kind, label, box)
        return box

    def stamp_centred(self, image: Image.Image, centre: Point, kind: str = "", label: str = "") -> Box:
        """Paste a sprite around a point."""
        return self.stamp(
            image, round(centre[0] - image.width / 2), round(centre[1] - image.height / 2), kind, label
        )

    def write(
        self,
        text: str,
        box: Box,
        style: Style,
        colour: Colour | None = None,
        *,
        outline: Colour | None = None,
        kind: str = "text",
    ) -> Fitted:
        """Write text into a box (see `fit`), in the theme's ink unless a colour is given."""
        fitted = fit(text, box, style)
        draw_text(self.image, fitted, colour or self.theme.ink, outline)
        for line in fitted.lines:
            self.marks.append(Mark(kind, line.text, line.box, fitted.size, fitted.is_torn))
        return fitted

    def panel(self, box: Box, fill: Ink, radius: int = 14) -> None:
        """A flat panel with round corners."""

        def paint(pen: Pen) -> None:
            pen.rounded((0, 0, box.width, box.height), radius, fill)

        self.stamp(sprite(("panel", fill, radius), box.width, box.height, paint), box.left, box.top)
