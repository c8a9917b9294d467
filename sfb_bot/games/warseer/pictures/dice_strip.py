"""A strip with dice: who rolled against whom, each die as it lies, what was turned, what it comes to."""

from __future__ import annotations

from typing import Final

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.text import Box, Style
from sfb_bot.games.warseer.pictures.dice import draw_die
from sfb_bot.games.warseer.pictures.figures import figure
from sfb_bot.games.warseer.pictures.happenings import Roll
from sfb_bot.games.warseer.pictures.signs import sign
from sfb_bot.games.warseer.rules.content import Content, KindId
from sfb_bot.games.warseer.rules.ids import NOBODY, CreatureId
from sfb_bot.games.warseer.rules.views import PublicView
from sfb_bot.kernel import LETTERS, Seat

STRIP: Final = 80
_DIE: Final = 46
_GAP: Final = 4
_FACE: Final = 20


def draw_strip(
    canvas: Canvas,
    box: Box,
    view: PublicView,
    content: Content,
    roll: Roll,
    marked: frozenset[int] = frozenset(),
) -> None:
    """The strip of a roll; `marked` are the places of dice that can be chosen."""
    theme = canvas.theme
    paint_panel(canvas.image, box, theme.panel, 12)
    x = _who(canvas, view, content, roll, box)
    right = _outcome(canvas, roll, box) - 6
    dice, faces = roll.dice + roll.extras, roll.faces + roll.extra_faces
    count = len(dice) + (1 if roll.extras else 0)
    size = min(_DIE, (right - x) // max(1, count) - _GAP)
    top = box.top + 6
    for place, die in enumerate(dice):
        if place == len(roll.dice):
            x = _plus(canvas, x, top, size)
        face = faces[place] if place < len(faces) else ""
        is_turned = place < len(roll.dice) and roll.first[place : place + 1] not in ("", face)
        was = roll.first[place] if is_turned else ""
        draw_die(canvas, die, face, x, top, size, was=was, is_marked=place in marked)
        x += size + _GAP


def _plus(canvas: Canvas, x: int, top: int, size: int) -> int:
    spot = Box(x, top, x + size // 2, top + size)
    canvas.write("+", spot, Style(28, True, "centre", "middle", 17, 1), canvas.theme.ink_soft, kind="number")
    return x + size // 2


def _who(canvas: Canvas, view: PublicView, content: Content, roll: Roll, box: Box) -> int:
    """The faces of who rolls and of the target; says where they end."""
    x, theme = box.left + 8, canvas.theme
    middle = box.top + 6 + _DIE // 2 + 4
    shown = [number for number in (roll.creature, roll.target) if number != NOBODY]
    for place, number in enumerate(shown):
        if place:
            canvas.stamp(sign("direct", 22, theme.target), x, middle - 11, "aim", "")
            x += 26
        found = _known(view, number)
        if found is not None:
            drawn = figure(content, found[0], found[1], _FACE, theme)
            label = f"{found[0]} {LETTERS[found[1]]}"
            canvas.stamp(drawn, x, middle - drawn.height // 2, "face", label)
            x += drawn.width + 2
    return x + 6


def _known(view: PublicView, number: CreatureId) -> tuple[KindId, Seat] | None:
    found = view.creature(number)
    if found is not None:
        return found.kind, found.seat
    return next(((kind, seat) for gone, kind, seat in view.gone if gone == number), None)


def _outcome(canvas: Canvas, roll: Roll, box: Box) -> int:
    """Damage and push at the right end; says where they begin."""
    if roll.damage < 0:
        return box.right
    theme, x = canvas.theme, box.right - 8
    shown = [("damage", str(roll.damage), theme.damage)]
    if roll.pushes:
        shown.insert(0, ("push", str(roll.pushes), theme.push))
    for name, number, colour in reversed(shown):
        spot = Box(x - 26, box.top + 6, x, box.top + 6 + _DIE)
        canvas.write(number, spot, Style(28, True, "centre", "middle", 17, 1), theme.ink, kind="number")
        x -= 60
        canvas.stamp(sign(name, 30, colour), x, box.top + 14, "outcome", f"{name} {number}")
        x -= 6
    return x
