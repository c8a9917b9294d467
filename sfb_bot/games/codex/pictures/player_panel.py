"""The panel of a player: the base, gold, workers and piles, and whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.icons import icon, side_badge
from sfb_bot.drawing.page import write_name
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.text import Box, Style
from sfb_bot.games.codex.pictures.colours import seat_ground
from sfb_bot.games.codex.pictures.seat_block import Block, Signs
from sfb_bot.games.codex.pictures.signs import burst, sign
from sfb_bot.games.codex.pictures.tiles import Look, edge_of
from sfb_bot.games.codex.rules.ids import ObjId
from sfb_bot.games.codex.rules.views import PublicView
from sfb_bot.kernel import LETTERS

_BAR: Final = 128


@dataclass(frozen=True, slots=True)
class Header:
    """Everything the panel of a player says."""

    seat: int
    name: str
    hp: tuple[int, int] | None
    hit: int
    heal: int
    gold: int
    counts: tuple[tuple[str, int], ...]
    is_at_turn: bool
    is_asked: bool
    won: bool
    is_out: bool
    look: Look = ""
    is_pointed_out: bool = False


def header_of(view: PublicView, block: Block, name: str, signs: Signs) -> Header:
    """What the panel of a player says."""
    player, base, happened = block.player, block.base, signs.happened
    winner = view.outcome.winner if view.outcome is not None else None
    number = base.id if base is not None else ObjId(-1)
    return Header(
        player.seat,
        name,
        (max(0, base.hp_left), base.hp) if base is not None else None,
        happened.hits.get(number, 0),
        happened.heals.get(number, 0),
        player.gold,
        (
            ("worker", player.workers),
            ("hand", player.hand_size),
            ("deck", player.deck_size),
            ("discard", player.discard_size),
            ("codex", player.codex_size),
        ),
        player.seat in view.active and view.outcome is None,
        bool(view.asked(player.seat)),
        winner is not None and winner == view.side_of(player.seat),
        player.has_left or player.has_fallen,
        signs.looks.get(number, ""),
        number in signs.pointed_out,
    )


def hp_box(head: Box) -> Box:
    """Where the base is, within the panel."""
    return Box(head.right - _BAR - 110, head.top + 4, head.right - 4, head.top + 46)


def paint_header(found: Header, canvas: Canvas) -> None:
    """Paint the panel."""
    theme, box = canvas.theme, canvas.frame
    if found.is_at_turn or found.won:
        paint_panel(canvas.image, box, theme.level, 14)
        canvas.note("turn", str(found.seat), box)
    paint_panel(
        canvas.image, box.inset(3), theme.panel if found.is_out else seat_ground(theme, found.seat), 11
    )
    badge = side_badge(found.seat, 36, theme)
    canvas.stamp(badge, box.left + 10, box.top + 8, "seat", LETTERS[found.seat])
    right = hp_box(box).left if found.hp else box.right
    right -= 6
    for name, is_shown, colour in (
        ("crown", found.won, theme.level),
        ("skull", found.is_out, theme.ink_soft),
        ("hourglass", found.is_asked, theme.level),
    ):
        if is_shown:
            right -= 30
            shown = icon("crown", 28, colour) if name == "crown" else sign(name, 28, colour)
            canvas.stamp(
                shown, right, box.top + 12, "asked" if name == "hourglass" else name, str(found.seat)
            )
    if found.is_pointed_out:
        right -= 30
        canvas.stamp(sign("sword", 28, theme.danger), right, box.top + 12, "sign", "sword")
    place = Box(box.left + 54, box.top + 4, right - 6, box.top + 48)
    write_name(canvas, found.name, place, Style(25, True, "left", "middle", 15, 2), theme.ink)
    if found.hp is not None:
        _paint_hp(canvas, found, found.hp, hp_box(box))
    _paint_counts(canvas, found, Box(box.left + 10, box.top + 48, box.right - 8, box.bottom - 6))


def _paint_hp(canvas: Canvas, found: Header, hp: tuple[int, int], box: Box) -> None:
    theme = canvas.theme
    left, whole = hp
    edge = edge_of(theme, found.look)
    if edge:
        paint_panel(canvas.image, box, edge, 10)
        paint_panel(canvas.image, box.inset(4), seat_ground(theme, found.seat), 8)
        canvas.note("ring", "base", box)
    share = left / whole if whole else 0
    colour = theme.health if share > 0.5 else theme.health_low
    canvas.stamp(
        sign("heart" if share > 0.5 else "heart_hurt", 26, colour), box.left + 6, box.top + 8, "hp", str(left)
    )
    place = Box(box.left + 36, box.top + 4, box.left + 110, box.bottom - 4)
    canvas.write(f"{left}/{whole}", place, Style(23, True, "left", "middle", 12, 1), theme.ink, kind="number")
    bar = Box(box.left + 114, box.top + 13, box.right - 8, box.top + 31)
    paint_panel(canvas.image, bar, theme.health_lost, 8)
    if left:
        paint_panel(
            canvas.image,
            Box(bar.left, bar.top, bar.left + max(14, round(bar.width * share)), bar.bottom),
            colour,
            8,
        )
    if found.hit or found.heal:
        words = f"−{found.hit}" if found.hit else f"+{found.heal}"
        shown = burst(theme, 40, theme.damage if found.hit else theme.heal, words)
        canvas.stamp_centred(shown, (bar.right - 22, bar.centre[1]), "burst", words)


def _paint_counts(canvas: Canvas, found: Header, box: Box) -> None:
    theme = canvas.theme
    entries = (("gold", found.gold), *found.counts)
    pitch = box.width / len(entries)
    size = 26
    for number, (name, count) in enumerate(entries):
        x = box.left + round(pitch * number)
        colour = theme.level if name == "gold" else theme.ink_soft
        canvas.stamp(sign(name, size, colour), x, box.centre[1] - size // 2, "count", name)
        place = Box(x + size + 7, box.top, x + round(pitch) - 2, box.bottom)
        canvas.write(str(count), place, Style(25, True, "left", "middle", 12, 1), kind="number")
