"""Many cards in little room: a face and a name, three in a row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.sprites import Itself
from sfb_bot.drawing.text import Box, Style
from sfb_bot.games.rift.pictures.colours import world_ground
from sfb_bot.games.rift.pictures.emblems import emblem
from sfb_bot.games.rift.pictures.parts import put_part
from sfb_bot.games.rift.pictures.signs import rank_sign, sign
from sfb_bot.games.rift.pictures.tiles import GAP, MARGIN, PAGE, card_of
from sfb_bot.games.rift.pictures.warriors import faded
from sfb_bot.games.rift.pictures.words import card_name
from sfb_bot.games.rift.rules.content import Content, WarriorKind

IN_A_ROW: Final = 3
_FACE: Final = 56
_TALL: Final = 66


@dataclass(frozen=True, slots=True)
class Face:
    """A card, whether it is lost, and a word about it: where it is, or how many there are."""

    card: str
    note: str = ""
    is_lost: bool = False


def counted(card: str, count: int) -> Face:
    """A card that is there once or several times."""
    return Face(card, f"×{count}" if count > 1 else "")


def faces_height(count: int) -> int:
    """How much room so many faces take, the gap below included."""
    return -(-count // IN_A_ROW) * (_TALL + GAP)


def paint_faces(canvas: Canvas, content: Content, faces: Sequence[Face | None], top: int) -> int:
    """Draw faces from a height on, None leaves a place free; says where the next thing may begin."""
    pitch = (PAGE - 2 * MARGIN + GAP) / IN_A_ROW
    for number, face in enumerate(faces):
        if face is None:
            continue
        row, column = divmod(number, IN_A_ROW)
        left, upper = MARGIN + round(column * pitch), top + row * (_TALL + GAP)
        box = Box(left, upper, MARGIN + round((column + 1) * pitch) - GAP, upper + _TALL)
        key = ("face", Itself(card_of(content, face.card)), face)
        put_part(canvas, key, box, partial(_paint, content, face))
    return top + faces_height(len(faces))


def _paint(content: Content, face: Face, canvas: Canvas) -> None:
    theme, found, box = canvas.theme, card_of(content, face.card), canvas.frame
    fill = theme.panel
    if isinstance(found, WarriorKind) and not face.is_lost:
        fill = world_ground(theme, found.world)
    paint_panel(canvas.image, box, fill, 12)
    canvas.note("card", face.card, box)
    centre = (box.left + 38, box.centre[1])
    drawn = emblem(face.card, _FACE, theme.ink)
    if face.is_lost:
        drawn = faded(drawn, fill, 0.62, ("lost", face.card, theme.name, _FACE))
    canvas.stamp_centred(drawn, centre, "emblem", face.card)
    if face.is_lost:
        canvas.stamp_centred(sign("skull", 32, theme, theme.ink_soft), centre, "fallen", face.card)
    if isinstance(found, WarriorKind):
        canvas.stamp(rank_sign(found.rank, theme, 24), box.left + 3, box.top + 2, "rank", found.rank)
    if face.note:
        place = Box(box.left + 8, box.bottom - 30, box.left + 68, box.bottom - 2)
        style = Style(22, True, "right", "bottom", 14, 1)
        canvas.write(face.note, place, style, theme.ink, outline=theme.outline, kind="number")
    canvas.write(
        card_name(content, face.card, canvas.language),
        Box(box.left + 74, box.top + 4, box.right - 6, box.bottom - 4),
        Style(22, False, "left", "middle", 14, 2),
        theme.ink_faint if face.is_lost else theme.ink,
    )
