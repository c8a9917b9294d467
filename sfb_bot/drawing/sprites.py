"""Small pictures drawn once, smoothed, and kept: a warm picture is made of pastes alone."""

from __future__ import annotations

import math
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from typing import Final

from PIL import Image, ImageDraw

from sfb_bot.drawing.themes import Colour

Point = tuple[float, float]
Ink = Colour | tuple[int, int, int, int]

SPRITE_SCALE: Final = 4
LAYER_SCALE: Final = 3
# Room for the faces of all 144 cards, for what stands on the boards and for the panels of many matches.
MOST_BYTES: Final = 48_000_000
# Smoothed edges have so many steps: more cannot be seen, and cost size and time in every file.
_EDGE_STEPS: Final = 3
_STEPPED: Final = [round(round(value * _EDGE_STEPS / 255) * 255 / _EDGE_STEPS) for value in range(256)]


class Pen:
    """Draws in picture pixels on an enlarged sheet, which is reduced afterwards: smooth edges.

    Fills replace what lies under them, also when they are translucent; mix colours instead of layering.
    """

    def __init__(self, sheet: Image.Image, scale: int) -> None:
        self.scale = scale
        self._draw = ImageDraw.Draw(sheet)

    def polygon(self, points: Sequence[Point], fill: Ink) -> None:
        """A filled polygon."""
        self._draw.polygon([(x * self.scale, y * self.scale) for x, y in points], fill=fill)

    def circle(self, centre: Point, radius: float, fill: Ink) -> None:
        """A filled disc."""
        (x, y), s = centre, self.scale
        self._draw.ellipse(
            ((x - radius) * s, (y - radius) * s, (x + radius) * s, (y + radius) * s), fill=fill
        )

    def ellipse(self, box: tuple[float, float, float, float], fill: Ink) -> None:
        """A filled ellipse."""
        self._draw.ellipse([edge * self.scale for edge in box], fill=fill)

    def ring(self, centre: Point, radius: float, width: float, fill: Ink) -> None:
        """A circle line whose outer edge is at `radius`."""
        (x, y), s = centre, self.scale
        self._draw.ellipse(
            ((x - radius) * s, (y - radius) * s, (x + radius) * s, (y + radius) * s),
            outline=fill,
            width=max(1, round(width * s)),
        )

    def rounded(self, box: tuple[float, float, float, float], radius: float, fill: Ink) -> None:
        """A filled rectangle with round corners; right and bottom edges are not included."""
        s = self.scale
        left, top, right, bottom = box
        self._draw.rounded_rectangle(
            (left * s, top * s, right * s - 1, bottom * s - 1), radius=radius * s, fill=fill
        )

    def line(self, points: Sequence[Point], width: float, fill: Ink, *, closed: bool = False) -> None:
        """A line with round joints and ends."""
        s = self.scale
        thick = max(1, round(width * s))
        path = [(x * s, y * s) for x, y in ([*points, points[0]] if closed else points)]
        self._draw.line(path, fill=fill, width=thick)
        half = thick / 2
        for x, y in path:
            self._draw.ellipse((x - half, y - half, x + half, y + half), fill=fill)


def regular_polygon(centre: Point, radius: float, corners: int, turn: float = -90.0) -> list[Point]:
    """The corners of a regular polygon; `turn` is the direction of the first, -90 being upwards."""
    x, y = centre
    angles = [math.radians(turn + 360 * n / corners) for n in range(corners)]
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


class Itself:
    """A key that stands for this very object and none like it, such as the same card of another box."""

    __slots__ = ("_thing",)

    def __init__(self, thing: object) -> None:
        # Kept, so that no other object can come to lie where this one was.
        self._thing = thing

    def __hash__(self) -> int:
        return id(self._thing)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Itself) and other._thing is self._thing


class Cache:
    """Images by key, the least recently used dropped first; safe to use from several threads."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most_bytes = most_bytes
        self._bytes = 0
        self._lock = threading.Lock()
        self._kept: OrderedDict[Hashable, Image.Image] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
        """The image for a key, made on first use. Do not draw on it: it is shared."""
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
                return found
        # Made outside the lock: two threads may make the same one, which costs time but harms nothing.
        made = make()
        with self._lock:
            if key not in self._kept:
                self._kept[key] = made
                self._bytes += _bytes_of(made)
                while self._bytes > self._most_bytes and len(self._kept) > 1:
                    _, dropped = self._kept.popitem(last=False)
                    self._bytes -= _bytes_of(dropped)
        return made

    def __len__(self) -> int:
        return len(self._kept)

    @property
    def bytes(self) -> int:
        """How much memory the images take."""
        return self._bytes

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._kept.clear()
            self._bytes = 0


def _bytes_of(image: Image.Image) -> int:
    """Pillow keeps a byte for each pixel of a mask or a palette image, four for all others."""
    return image.width * image.height * (1 if image.mode in ("L", "P") else 4)


CACHE: Final = Cache()


def crisp(mask: Image.Image) -> Image.Image:
    """A mask whose smoothed edges have few steps."""
    return Image.eval(mask, _STEPPED.__getitem__)


def sprite(key: Hashable, width: int, height: int, paint: Callable[[Pen], None]) -> Image.Image:
    """A transparent RGBA image painted once in its own pixels (0, 0 is its upper left corner)."""

    def make() -> Image.Image:
        sheet = Image.new("RGBA", (width * SPRITE_SCALE, height * SPRITE_SCALE), (0, 0, 0, 0))
        paint(Pen(sheet, SPRITE_SCALE))
        drawn = sheet.reduce(SPRITE_SCALE)
        drawn.putalpha(crisp(drawn.getchannel("A")))
        return drawn

    return CACHE.get(("sprite", key, width, height), make)


def layer(
    key: Hashable, width: int, height: int, background: Colour, paint: Callable[[Pen], None]
) -> Image.Image:
    """An opaque RGB picture painted once: what never changes of a scene. Copy it before drawing on it."""

    def make() -> Image.Image:
        sheet = Image.new("RGB", (width * LAYER_SCALE, height * LAYER_SCALE), background)
        paint(Pen(sheet, LAYER_SCALE))
        return sheet.reduce(LAYER_SCALE)

    return CACHE.get(("layer", key, width, height, background), make)
