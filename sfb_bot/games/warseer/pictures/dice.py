"""Dice: a colour and a letter, a face by its sign, and what the die showed before it was turned."""

from __future__ import annotations

from typing import Final

from PIL import Image

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.paints import PAINTS
from sfb_bot.drawing.sprites import Pen, sprite
from sfb_bot.drawing.text import Box, Style
from sfb_bot.drawing.themes import Colour
from sfb_bot.games.warseer.pictures.signs import sign
from sfb_bot.games.warseer.pictures.words import FACE_NAMES, picture_texts

_WHITE: Final = PAINTS["white"]
_BLACK: Final = PAINTS["black"]
_GROUNDS: Final[dict[str, tuple[Colour, Colour]]] = {
    "Y": (PAINTS["gold"], _BLACK),
    "B": (PAINTS["blue"], _WHITE),
    "R": (PAINTS["red"], _WHITE),
    "G": (PAINTS["pine"], _WHITE),
    "P": (PAINTS["plum"], _WHITE),
    "K": (_BLACK, _WHITE),
}


def die_ink(die: str) -> Colour:
    """What is written on a die."""
    return _GROUNDS.get(die, _GROUNDS["K"])[1]


def _body(die: str, size: int, edge: Colour, thick: int) -> Image.Image:
    ground = _GROUNDS.get(die, _GROUNDS["K"])[0]

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, size, size), size * 0.2, edge)
        pen.rounded((thick, thick, size - thick, size - thick), size * 0.15, ground)

    return sprite(("warseer die", die, edge, thick), size, size, paint)


def draw_die(
    canvas: Canvas,
    die: str,
    face: str,
    left: int,
    top: int,
    size: int,
    *,
    was: str = "",
    is_marked: bool = False,
) -> Box:
    """A die with its face, its letter in a corner; one without a face shows the letter alone.

    `was` is the face it showed before, `is_marked`: it can be chosen.
    """
    theme, ink = canvas.theme, die_ink(die)
    letter = picture_texts(canvas.language).say(f"picture-die-{die}")
    edge = theme.choice_edge if is_marked else theme.danger if was else theme.ink_soft
    thick = max(2, size // (10 if is_marked or was else 20))
    label = f"{die}{face}" + (f" was {was}" if was else "")
    box = canvas.stamp(_body(die, size, edge, thick), left, top, "die", label)
    if not face:
        style = Style(round(size * 0.62), True, "centre", "middle", 10, 1)
        canvas.write(letter, box.inset(thick), style, ink, kind="letter")
        return box
    inner = round(size * 0.5)
    mark = sign(FACE_NAMES.get(face, "blank"), inner, ink)
    canvas.stamp(mark, box.right - thick - inner - 2, box.bottom - thick - inner - 2)
    spot = Box(box.left + thick + 3, box.top - 2, box.right - thick, box.top + 26)
    canvas.write(letter, spot, Style(18, True, "left", "middle", 17, 1), ink, kind="letter")
    if was:
        old = round(size * 0.36)
        faded = sign(FACE_NAMES.get(was, "blank"), old, theme.ink_soft)
        canvas.stamp(faded, box.left + (size - old) // 2, box.bottom + 2, "was", was)
    return box
