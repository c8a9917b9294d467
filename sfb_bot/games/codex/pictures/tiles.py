"""Units, heroes and building cards on the table as small tiles: name, figures, and what is special now."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final, Literal

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.sprites import Itself
from sfb_bot.drawing.text import Box, Style
from sfb_bot.drawing.themes import Colour, Theme, mix
from sfb_bot.games.codex.pictures.colours import emblem_ink, faction_ground, faction_ink
from sfb_bot.games.codex.pictures.emblems import emblem
from sfb_bot.games.codex.pictures.narrow_names import LEAST_NAME, MOST_LINES, name_height, write_narrow
from sfb_bot.games.codex.pictures.parts import put_part
from sfb_bot.games.codex.pictures.signs import burst, heart, sign
from sfb_bot.games.codex.pictures.words import numbered_name
from sfb_bot.games.codex.rules.content import Content, Kind
from sfb_bot.games.codex.rules.model import MINUS, PLUS, TIME
from sfb_bot.games.codex.rules.views import ObjView

Look = Literal["", "own", "target", "about", "new", "attacks"]

# A sign, what is written beside it, and how it is coloured.
Marks = tuple[tuple[str, str, str], ...]

# The least height of a tile; a long name or many signs make it taller.
TALL: Final = 106
TILE: Final = 136
_NAME: Final = 19
_ROW: Final = 22
_SIGN: Final = 19
_LEAST_SIGN: Final = 17
_MOST_ROWS: Final = 3
_TINY: Final = 8
_CHANGE: Final = 10
_BETWEEN: Final = 3
_FIGURES: Final = 34
_SIDE: Final = 5
_TOP: Final = 4
# Keywords that are told by other means, or only of interest when a card is read.
_UNSAID: Final = frozenset({"cannot_be_sacrificed"})


@dataclass(frozen=True, slots=True)
class TileState:
    """Everything that decides how a tile looks, besides the kind of card."""

    atk: int
    hp: int
    is_hurt: bool
    marks: Marks
    is_dim: bool
    has_stronger: tuple[int, int]
    look: Look = ""
    hit: int = 0
    heal: int = 0
    number: int = 0


def tile_state(
    obj: ObjView,
    kind: Kind,
    look: Look = "",
    hit: int = 0,
    heal: int = 0,
    carries: int = 0,
    *,
    number: int = 0,
    is_pointed_out: bool = False,
) -> TileState:
    """How something on the table looks.

    `carries` is how many spells lie on it, `number` which of several that are called the same it is.
    """
    band = _band(kind, obj.level)
    atk, hp = (kind.bands[band].atk, kind.bands[band].hp) if kind.bands else (kind.atk, kind.hp)
    marks = _marks(obj, kind, carries)
    return TileState(
        obj.atk,
        max(0, obj.hp_left),
        obj.damage > 0,
        (("sword", "", "danger"), *marks) if is_pointed_out else marks,
        obj.is_exhausted or not obj.is_in_play,
        (_compare(obj.atk, atk), _compare(obj.hp, hp)),
        look,
        hit,
        heal,
        number,
    )


def _compare(now: int, printed: int) -> int:
    return (now > printed) - (now < printed)


def _band(kind: Kind, level: int) -> int:
    return max((number for number, band in enumerate(kind.bands) if band.level <= level), default=0)


def _marks(obj: ObjView, kind: Kind, carries: int) -> Marks:
    """Signs with what is written beside them, and how they are coloured: rune, state or keyword."""
    found: list[tuple[str, str, str]] = []
    if kind.is_hero:
        found.append((f"band{_band(kind, obj.level)}", str(obj.level), "level"))
    if obj.damage:
        found.append(("drop", str(obj.damage), "damage"))
    if obj.armor:
        found.append(("armor", str(obj.armor), "armor"))
    for rune, count in obj.runes:
        if count and rune in (PLUS, MINUS):
            found.append(("", f"{'+' if rune == PLUS else '−'}{count}", "plus" if rune == PLUS else "minus"))
        elif count:
            found.append(("hourglass" if rune == TIME else "gold", str(count), "rune"))
    states = (
        ("exhausted", obj.is_exhausted, ""),
        ("fresh", obj.is_fresh and kind.is_fighter, ""),
        ("stuck", obj.skips_ready, ""),
        ("site", obj.is_site, ""),
        ("attached", carries > 0, str(carries) if carries > 1 else ""),
        ("held", bool(obj.held), str(len(obj.held))),
        ("lent", obj.owner != obj.seat, ""),
        ("copy", obj.kind != obj.shape, ""),
    )
    found.extend((name, words, "state") for name, is_so, words in states if is_so)
    found.extend((name, "", "keyword") for name in obj.keywords if name not in _UNSAID)
    found.extend((name, str(number) if number > 1 else "", "keyword") for name, number in obj.numbers)
    return tuple(found)


def tile_height(content: Content, kind: Kind, state: TileState, language: str) -> int:
    """How tall a tile must be for its name and its signs to be read."""
    name = name_height(numbered_name(content, kind.id, state.number, language), TILE - 2 * _SIDE, _NAME)
    return max(TALL, _TOP + name + len(_rows_of_marks(state.marks)) * _ROW + _FIGURES)


def put_tile(
    canvas: Canvas, content: Content, kind: Kind, state: TileState, box: Box, ground: Colour
) -> None:
    """Put the tile of something into a box."""
    key = ("tile", Itself(kind), state)
    put_part(canvas, key, box, partial(_paint, content, kind, state), ground)


def edge_of(theme: Theme, look: Look) -> Colour | None:
    """The edge of something that can be chosen, that came, that attacks."""
    return {
        "own": theme.choice_edge,
        "target": theme.danger,
        "about": theme.level,
        "new": theme.path,
        "attacks": theme.push,
    }.get(look)


def _paint(content: Content, kind: Kind, state: TileState, canvas: Canvas) -> None:
    theme, box = canvas.theme, canvas.frame
    ink, ground = faction_ink(theme, kind.colour), faction_ground(theme, kind.colour)
    edge = edge_of(theme, state.look)
    if state.is_dim:
        ground = mix(theme.page, theme.panel, 0.5)
    thick = 5 if edge else 3
    paint_panel(canvas.image, box, edge or (theme.level if kind.is_hero else ink), 12)
    paint_panel(canvas.image, box.inset(thick), ground, 8)
    if edge:
        canvas.note("ring" if state.look in ("own", "target") else "edge", kind.id, box)
    rows = _rows_of_marks(state.marks)
    top = box.bottom - _FIGURES - _ROW * len(rows)
    write_narrow(
        canvas,
        numbered_name(content, kind.id, state.number, canvas.language),
        Box(box.left + _SIDE, box.top + _TOP, box.right - _SIDE, top),
        Style(_NAME, True, "centre", "middle", LEAST_NAME, MOST_LINES),
        theme.ink_soft if state.is_dim else theme.ink,
    )
    for number, marks in enumerate(rows):
        y = top + number * _ROW
        _paint_marks(canvas, marks, Box(box.left + 6, y, box.right - 6, y + _ROW))
    figures = Box(box.left + 5, box.bottom - _FIGURES, box.right - 5, box.bottom - 4)
    _paint_figures(canvas, kind, state, figures)


def _rows_of_marks(marks: Marks) -> tuple[Marks, ...]:
    """The marks in as few rows as hold them, smaller where that saves one; no more rows than there may be."""
    rows = _wrapped(marks, _LEAST_SIGN)
    if len(rows) <= _MOST_ROWS:
        return rows
    each = -(-len(marks) // _MOST_ROWS)
    return tuple(marks[start : start + each] for start in range(0, len(marks), each))


def _wrapped(marks: Marks, size: int) -> tuple[Marks, ...]:
    rows: list[list[tuple[str, str, str]]] = []
    left = 0
    for mark in marks:
        wide = _wide(mark, size)
        if wide > left or not rows:
            rows.append([])
            left = TILE - 12 + _BETWEEN
        rows[-1].append(mark)
        left -= wide
    return tuple(map(tuple, rows))


def _paint_marks(canvas: Canvas, marks: Marks, box: Box) -> None:
    """One sign beside the other; the more there are, the smaller they get."""
    theme = canvas.theme
    colours = {
        "level": theme.level,
        "armor": theme.defence,
        "plus": theme.heal,
        "minus": theme.damage,
        "damage": theme.health_low,
        "danger": theme.danger,
        "rune": theme.points,
        "state": theme.ink_soft,
        "keyword": theme.choice_edge,
    }
    size = _SIGN
    while size > _TINY and sum(_wide(mark, size) for mark in marks) > box.width + _BETWEEN:
        size -= 1
    total = sum(_wide(mark, size) for mark in marks) - _BETWEEN
    x = box.left + max(0, (box.width - total) // 2)
    for name, words, sort in marks:
        colour = colours[sort]
        if name:
            canvas.stamp(sign(name, size, colour), x, box.centre[1] - size // 2, "sign", name)
            x += size
        if words:
            place = Box(x, box.top, x + _digits(words, size), box.bottom)
            style = Style(max(_TINY, size - 1), True, "left", "middle", _TINY, 1)
            canvas.write(words, place, style, colour, kind="number")
            x = place.right
        x += _BETWEEN


def _digits(words: str, size: int) -> int:
    return 2 + round(len(words) * size * 0.68)


def _wide(mark: tuple[str, str, str], size: int) -> int:
    return (size if mark[0] else 0) + (_digits(mark[1], size) if mark[1] else 0) + _BETWEEN


def _paint_figures(canvas: Canvas, kind: Kind, state: TileState, box: Box) -> None:
    """Attack on the left, HP on the right; between them the emblem, or what was just dealt."""
    theme = canvas.theme
    side = 22
    middle = box.centre[1]
    top = middle - side // 2
    if kind.is_fighter:
        canvas.stamp(sign("sword", side, theme.ink_soft), box.left, top, "atk", str(state.atk))
        _paint_change(canvas, state.has_stronger[0], box.left, top)
        place = Box(box.left + side + 3, box.top, box.left + 49, box.bottom)
        colour = _figure_colour(theme, state.has_stronger[0])
        canvas.write(str(state.atk), place, Style(27, True, "left", "middle", 17, 1), colour, kind="number")
    if kind.is_fighter or kind.is_building:
        place = Box(box.right - 49, box.top, box.right - side - 3, box.bottom)
        colour = theme.health_low if state.is_hurt else _figure_colour(theme, state.has_stronger[1])
        canvas.write(str(state.hp), place, Style(27, True, "right", "middle", 17, 1), colour, kind="number")
        shape = heart(theme, side, is_hurt=state.is_hurt)
        canvas.stamp(shape, box.right - side, top, "hp", str(state.hp))
        _paint_change(canvas, state.has_stronger[1], box.right - _CHANGE, top + side - _CHANGE)
    centre = (box.centre[0], middle)
    if state.hit or state.heal:
        is_hit = state.hit > 0
        words = f"−{state.hit}" if is_hit else f"+{state.heal}"
        canvas.stamp_centred(
            burst(theme, 34, theme.damage if is_hit else theme.heal, words), centre, "burst", words
        )
    else:
        colour = emblem_ink(theme, kind.colour)
        if state.is_dim:
            colour = mix(theme.page, colour, 0.5)
        canvas.stamp_centred(emblem(kind, 28, colour), centre, "emblem", kind.id)


def _paint_change(canvas: Canvas, compared: int, left: int, top: int) -> None:
    """A small triangle in a free corner says that a figure is more or less than what is printed."""
    if compared:
        name = "raised" if compared > 0 else "lowered"
        shape = sign(name, _CHANGE, _figure_colour(canvas.theme, compared))
        canvas.stamp(shape, left, top, "sign", name)


def _figure_colour(theme: Theme, compared: int) -> Colour:
    return theme.heal if compared > 0 else theme.danger if compared < 0 else theme.ink
