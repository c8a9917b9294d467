"""Tech buildings and the add-on of a seat, or the places for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.text import Box, Style
from sfb_bot.games.codex.pictures.colours import block_ground
from sfb_bot.games.codex.pictures.signs import burst, heart, sign
from sfb_bot.games.codex.pictures.tiles import Look, edge_of

_LEAST: Final = 17


@dataclass(frozen=True, slots=True)
class Building:
    """A tech building or an add-on, or the place for one."""

    title: str
    note: str
    hp: int | None = None
    is_there: bool = False
    is_ready: bool = False
    is_hurt: bool = False
    hit: int = 0
    look: Look = ""
    is_pointed_out: bool = False


def paint_building(found: Building, canvas: Canvas) -> None:
    """Paint the chip of a building."""
    theme, box = canvas.theme, canvas.frame
    edge = edge_of(theme, found.look)
    fill = theme.panel_raised if found.is_ready else theme.panel if found.is_there else block_ground(theme)
    paint_panel(canvas.image, box, edge or (theme.ink_soft if found.is_ready else theme.edge), 10)
    paint_panel(canvas.image, box.inset(4 if edge else 2), fill, 8)
    if edge:
        canvas.note("ring" if found.look in ("own", "target") else "edge", found.title, box)
    ink = theme.ink if found.is_there else theme.ink_faint
    upper = Box(
        box.left + 8, box.top + 3, box.right - (34 if found.hit or found.is_pointed_out else 8), box.top + 29
    )
    canvas.write(found.title, upper, Style(20, True, "left", "middle", _LEAST, 1), ink)
    if found.is_pointed_out:
        canvas.stamp(sign("sword", 24, theme.danger), box.right - 31, box.top + 5, "sign", "sword")
    elif found.hit:
        shown = burst(theme, 28, theme.damage, f"−{found.hit}")
        canvas.stamp(shown, box.right - 33, box.top + 3, "burst", str(found.hit))
    right = box.right - 8
    if found.hp is not None:
        canvas.stamp(
            heart(theme, 19, is_hurt=found.is_hurt), right - 19, box.bottom - 25, "hp", str(found.hp)
        )
        place = Box(right - 42, box.bottom - 28, right - 22, box.bottom - 3)
        style = Style(22, True, "right", "middle", 12, 1)
        colour = theme.health_low if found.is_hurt else theme.ink
        canvas.write(str(found.hp), place, style, colour, kind="number")
        right -= 42
    if found.note:
        lower = Box(box.left + 8, box.top + 28, right, box.bottom - 3)
        colour = theme.ink_soft if found.is_there else theme.ink_faint
        canvas.write(found.note, lower, Style(18, False, "left", "middle", _LEAST, 1), colour)
