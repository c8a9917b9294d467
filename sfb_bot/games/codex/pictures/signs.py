"""Small signs: keywords, states of a card, what is counted for a player."""

from __future__ import annotations

from typing import Final

from PIL import Image

from sfb_bot.drawing.icons import icon
from sfb_bot.drawing.pen import ShapePen
from sfb_bot.drawing.sprites import CACHE, Pen, regular_polygon, sprite
from sfb_bot.drawing.text import Box, Style, draw_text, fit
from sfb_bot.drawing.themes import Colour, Theme

# A sign is a list of strokes of the pen: what is done (fill, cut, line, gap, disc, hole), the path or the
# middle and the radius, then a width or a tone.
Stroke = tuple[str, str] | tuple[str, str, str]

_SHIELD: Final = "M 50 4 Q 70 16 92 16 Q 94 68 50 96 Q 6 68 8 16 Q 30 16 50 4 Z"
_EYE: Final = "M 2 50 Q 50 2 98 50 Q 50 98 2 50 Z"
_FLAME: Final = "M 54 2 Q 90 40 84 66 Q 78 96 50 96 Q 20 96 16 66 Q 14 46 34 30 Q 36 48 46 48 Q 58 34 54 2 Z"
_BOLT: Final = "M 62 2 L 18 56 L 46 56 L 34 98 L 84 40 L 54 40 Z"
_SKULL: Final = "M 50 4 Q 92 6 90 46 Q 88 62 74 66 L 72 94 L 28 94 L 26 66 Q 12 62 10 46 Q 8 6 50 4 Z"
_GHOST: Final = "M 16 96 Q 10 6 50 4 Q 90 6 84 96 L 68 82 L 50 96 L 32 82 Z"
_SWORD: Final = "M 96 4 L 90 32 L 46 74 L 26 54 L 68 10 Z"
_HEART: Final = "M 50 94 Q 2 58 4 32 Q 8 6 32 8 Q 46 10 50 24 Q 54 10 68 8 Q 92 6 96 32 Q 98 58 50 94 Z"
_STAR: Final = "M 50 2 L 63 36 L 98 38 L 70 60 L 80 96 L 50 76 L 20 96 L 30 60 L 2 38 L 37 36 Z"
_BARRED: Final = ("line", "M 12 12 L 88 88", "14")
_GLASS: Final = (
    "M 18 4 L 82 4 L 82 18 Q 80 38 58 50 Q 80 62 82 82 L 82 96 L 18 96 L 18 82 Q 20 62 42 50 Q 20 38 18 18 Z"
)

SIGNS: Final[dict[str, tuple[Stroke, ...]]] = {
    # --- Keywords ---
    "haste": (("fill", "M 4 14 L 44 50 L 4 86 Z"), ("fill", "M 50 14 L 96 50 L 50 86 Z")),
    "flying": (
        ("fill", "M 2 14 Q 40 14 52 46 Q 60 20 98 14 Q 92 58 52 62 Q 12 58 2 14 Z"),
        ("fill", "M 40 62 L 64 62 L 52 94 Z"),
    ),
    "overpower": (("fill", "M 50 2 L 96 50 L 70 50 L 70 96 L 30 96 L 30 50 L 4 50 Z"),),
    "untargetable": (("disc", "50 50 46"), ("hole", "50 50 32"), ("line", "M 20 20 L 80 80", "12")),
    "anti_air": (
        ("fill", "M 50 4 L 82 44 L 60 44 L 60 72 L 40 72 L 40 44 L 18 44 Z"),
        ("line", "M 12 92 L 88 92", "12"),
    ),
    "cannot_patrol": (("fill", _SHIELD), ("gap", "M 12 12 L 88 88", "26"), _BARRED),
    "readiness": (
        ("line", "M 84 50 Q 84 84 50 84 Q 16 84 16 50 Q 16 18 50 16", "13"),
        ("fill", "M 46 0 L 80 18 L 46 38 Z"),
    ),
    "channeling": (
        ("disc", "50 50 18"),
        ("line", "M 50 4 L 50 20 M 50 80 L 50 96 M 4 50 L 20 50", "12"),
        ("line", "M 80 50 L 96 50 M 18 18 L 28 28 M 72 72 L 82 82 M 82 18 L 72 28 M 28 72 L 18 82", "12"),
    ),
    "deathtouch": (
        ("fill", _SKULL),
        ("hole", "33 44 12"),
        ("hole", "67 44 12"),
        ("gap", "M 50 78 L 50 96", "8"),
    ),
    "unstoppable": (("fill", "M 2 34 L 52 34 L 52 8 L 98 50 L 52 92 L 52 66 L 2 66 Z"),),
    "cannot_attack": (("fill", _SWORD), ("gap", "M 12 12 L 88 88", "26"), _BARRED),
    "indestructible": (("fill", "M 26 10 L 74 10 L 98 38 L 50 94 L 2 38 Z"), ("gap", "M 2 38 L 98 38", "6")),
    "stealth": (
        ("fill", "M 4 40 Q 50 10 96 40 Q 80 76 60 60 L 50 54 L 40 60 Q 20 76 4 40 Z"),
        ("hole", "29 44 8"),
        ("hole", "71 44 8"),
    ),
    "flagbearer": (("line", "M 20 6 L 20 96", "11"), ("fill", "M 26 8 L 94 26 L 26 56 Z")),
    "invisible": (("fill", _GHOST), ("hole", "37 40 9"), ("hole", "63 40 9")),
    "ephemeral": (("fill", _GLASS), ("gap", "M 30 84 L 70 84", "10")),
    "long_range": (
        ("line", "M 22 6 Q 78 50 22 94", "11"),
        ("line", "M 22 6 L 22 94", "5"),
        ("line", "M 6 50 L 90 50", "9"),
        ("fill", "M 76 34 L 100 50 L 76 66 Z"),
    ),
    "swift_strike": (("fill", _BOLT),),
    "two_lives": (
        ("fill", "M 36 60 Q 4 36 6 20 Q 10 4 24 8 Q 34 10 36 20 Q 38 10 48 8 Q 62 4 66 20 Q 68 36 36 60 Z"),
        ("fill", "M 64 96 Q 32 72 34 60 Q 52 60 70 34 Q 90 30 94 54 Q 96 72 64 96 Z"),
    ),
    "detector": (("fill", _EYE), ("hole", "50 50 22"), ("disc", "50 50 12")),
    "stash": (("fill", "M 8 40 L 92 40 L 84 94 L 16 94 Z"), ("fill", "M 24 8 L 76 8 L 76 34 L 24 34 Z")),
    "armor_piercing": (("fill", _SHIELD), ("gap", "M 50 16 L 50 84", "22"), ("line", "M 50 2 L 50 96", "9")),
    "unattackable": (("fill", _SHIELD), ("gap", "M 30 50 L 46 66 L 72 34", "13")),
    "blighting": (("disc", "50 50 44"), ("gap", "M 28 50 L 72 50", "16")),
    "stampeding": (("fill", "M 6 96 L 6 40 Q 50 -12 94 40 L 94 96 L 70 96 L 70 46 Q 50 22 30 46 L 30 96 Z"),),
    "cannot_be_sacrificed": (("fill", _SKULL), ("gap", "M 12 12 L 88 88", "26"), _BARRED),
    "shielded": (("fill", _SHIELD), ("hole", "50 46 18")),
    "resist": (("fill", _SHIELD), ("gap", "M 50 24 L 50 72 M 28 46 L 72 46", "10")),
    "frenzy": (("line", "M 22 6 L 10 94 M 52 6 L 40 94 M 82 6 L 70 94", "14"),),
    "sparkshot": (("fill", _BOLT), ("disc", "86 84 12"), ("disc", "14 16 12")),
    "healing": (
        (
            "fill",
            "M 36 6 L 64 6 L 64 36 L 94 36 L 94 64 L 64 64 L 64 94 L 36 94 L 36 64 L 6 64 L 6 36 L 36 36 Z",
        ),
    ),
    "obliterate": (
        (
            "fill",
            "M 50 0 L 62 32 L 96 16 L 74 48 L 100 70 L 66 68 L 58 100 L 44 70 "
            "L 10 88 L 28 56 L 0 34 L 36 32 Z",
        ),
    ),
    # --- States ---
    "exhausted": (
        ("fill", "M 8 34 L 70 6 L 94 60 L 32 90 Z"),
        ("gap", "M 22 42 L 66 22 L 80 54 L 38 74 Z", "5"),
    ),
    "fresh": (
        ("line", "M 14 22 L 50 22 L 14 62 L 50 62", "11"),
        ("line", "M 60 52 L 90 52 L 60 86 L 90 86", "9"),
    ),
    "stuck": (
        ("fill", "M 16 44 L 84 44 L 84 96 L 16 96 Z"),
        ("line", "M 28 44 Q 28 8 50 8 Q 72 8 72 44", "11"),
    ),
    "site": (
        ("fill", "M 40 40 L 60 40 L 60 98 L 40 98 Z"),
        ("fill", "M 8 12 L 78 12 L 94 30 L 78 42 L 8 42 Z"),
    ),
    "held": (
        (
            "line",
            "M 14 8 L 14 94 M 38 8 L 38 94 M 62 8 L 62 94 M 86 8 L 86 94 M 6 16 L 94 16 M 6 86 L 94 86",
            "9",
        ),
    ),
    "attached": (("fill", "M 14 6 L 86 6 L 86 94 L 50 72 L 14 94 Z"),),
    "lent": (
        ("line", "M 10 34 L 80 34 M 20 70 L 90 70", "11"),
        ("fill", "M 70 14 L 98 34 L 70 54 Z"),
        ("fill", "M 30 50 L 2 70 L 30 90 Z"),
    ),
    "copy": (
        ("fill", "M 6 6 L 62 6 L 62 62 L 6 62 Z"),
        ("gap", "M 36 36 L 94 36 L 94 94 L 36 94 Z", "12"),
        ("fill", "M 36 36 L 94 36 L 94 94 L 36 94 Z"),
    ),
    # --- Figures ---
    "sword": (("fill", _SWORD), ("line", "M 17 49 L 51 83", "11"), ("line", "M 30 70 L 12 88", "13")),
    "heart": (("fill", _HEART),),
    # Whatever is hurt has a crack, so that it need not be told by its colour.
    "heart_hurt": (("fill", _HEART), ("gap", "M 58 0 L 40 32 L 62 46 L 42 66 L 50 100", "9")),
    "drop": (("fill", "M 50 2 Q 90 50 84 70 Q 76 98 50 98 Q 24 98 16 70 Q 10 50 50 2 Z"),),
    "lasting": (
        (
            "line",
            "M 50 50 Q 30 20 16 34 Q 2 50 16 66 Q 30 80 50 50 Q 70 20 84 34 Q 98 50 84 66 Q 70 80 50 50",
            "12",
        ),
    ),
    "raised": (("fill", "M 50 6 L 98 92 L 2 92 Z"),),
    "lowered": (("fill", "M 50 94 L 98 8 L 2 8 Z"),),
    "target": (("disc", "50 50 48"), ("hole", "50 50 34"), ("disc", "50 50 17")),
    "armor": (("fill", _SHIELD),),
    "gold": (("disc", "50 50 46"), ("hole", "50 50 35"), ("disc", "50 50 28")),
    "worker": (("line", "M 10 40 Q 44 2 90 22", "14"), ("line", "M 50 24 L 30 96", "13")),
    "codex": (
        ("fill", "M 10 6 L 90 6 L 90 94 L 10 94 Z"),
        ("gap", "M 28 6 L 28 94", "6"),
        ("gap", "M 42 30 L 76 30", "8"),
    ),
    "skull": (("fill", _SKULL), ("hole", "33 44 12"), ("hole", "67 44 12"), ("gap", "M 50 78 L 50 96", "8")),
    "hourglass": (("fill", _GLASS), ("gap", "M 36 18 L 64 18", "8")),
    "band0": (("line", "M 14 70 L 50 34 L 86 70", "16"),),
    "band1": (("line", "M 14 54 L 50 18 L 86 54 M 14 88 L 50 52 L 86 88", "15"),),
    "band2": (("fill", _STAR),),
    "spark": (("fill", "M 50 2 L 60 40 L 98 50 L 60 60 L 50 98 L 40 60 L 2 50 L 40 40 Z"),),
    "tech": (("fill", "M 6 44 L 50 6 L 94 44 L 94 96 L 6 96 Z"), ("gap", "M 50 64 L 50 96", "22")),
    "flame": (("fill", _FLAME),),
    "eye": (("fill", _EYE), ("hole", "50 50 22"), ("disc", "50 50 12")),
}


def draw_strokes(pen: ShapePen, strokes: tuple[Stroke, ...]) -> None:
    """Draw a sign that is written as a list of strokes."""
    for stroke in strokes:
        what, where = stroke[0], stroke[1]
        more = stroke[2] if len(stroke) > 2 else ""
        if what == "fill":
            pen.fill(where, more or "ink")
        elif what == "cut":
            pen.cut(where)
        elif what == "line":
            pen.stroke(where, float(more))
        elif what == "gap":
            pen.cut_stroke(where, float(more))
        else:
            x, y, radius = map(float, where.split())
            if what == "disc":
                pen.disc((x, y), radius, more or "ink")
            else:
                pen.cut_disc((x, y), radius)


def sign(name: str, size: int, colour: Colour) -> Image.Image:
    """One of the small signs in a colour, or an icon of the house; shared, do not draw on it."""
    if name not in SIGNS:
        return icon(name, size, colour)

    def make() -> Image.Image:
        pen = ShapePen(size, colour, 0.94)
        draw_strokes(pen, SIGNS[name])
        return pen.finish()

    return CACHE.get(("codex sign", name, size, colour), make)


def heart(theme: Theme, size: int, *, is_hurt: bool) -> Image.Image:
    """What HP stand beside: whole, or with a crack."""
    return sign("heart_hurt", size, theme.health_low) if is_hurt else sign("heart", size, theme.health)


def burst(theme: Theme, size: int, colour: Colour, words: str) -> Image.Image:
    """What damage is written on, with the number."""

    def paint(pen: Pen) -> None:
        middle = (size / 2, size / 2)
        for radius, ink in ((size / 2, theme.outline), (size / 2 - size * 0.07, colour)):
            tips, dents = regular_polygon(middle, radius, 10), regular_polygon(middle, radius * 0.8, 10, -72)
            pen.polygon([point for pair in zip(tips, dents, strict=True) for point in pair], ink)

    def make() -> Image.Image:
        drawn = sprite(("codex burst", theme.name, colour), size, size, paint).copy()
        style = Style(round(size * 0.5), bold=True, align="centre", upright="middle", smallest=5)
        box = Box(0, 0, size, size).inset(round(size * 0.1))
        draw_text(drawn, fit(words, box, style), theme.outline)
        return drawn

    return CACHE.get(("codex burst with words", theme.name, colour, size, words), make)


def coin(theme: Theme, size: int, words: str, *, is_bright: bool = True) -> Image.Image:
    """A cost on a coin."""
    fill = theme.level if is_bright else theme.core_spent

    def paint(pen: Pen) -> None:
        middle = (size / 2, size / 2)
        pen.circle(middle, size / 2, theme.outline)
        pen.circle(middle, size / 2 - max(1, size * 0.05), fill)

    def make() -> Image.Image:
        drawn = sprite(("codex coin", theme.name, fill), size, size, paint).copy()
        style = Style(round(size * 0.62), bold=True, align="centre", upright="middle", smallest=5)
        ink = theme.outline if is_bright else theme.ink
        draw_text(drawn, fit(words, Box(0, 0, size, size).inset(max(2, size // 10)), style), ink)
        return drawn

    return CACHE.get(("codex coin with words", theme.name, fill, size, words), make)
