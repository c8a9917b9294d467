"""The players around the board: who they are, what they have left, and the cards they played."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PIL import Image

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.icons import core_icon, icon
from sfb_bot.drawing.sprites import CACHE, Pen, sprite
from sfb_bot.drawing.text import Box, Style, draw_text, fit
from sfb_bot.drawing.themes import Colour, Theme
from sfb_bot.games.brawl.pictures.arena_plan import Plan
from sfb_bot.games.brawl.pictures.figures import seat_shape
from sfb_bot.games.brawl.pictures.words import picture_texts
from sfb_bot.games.brawl.rules.content import Content, in_language
from sfb_bot.games.brawl.rules.ids import CardId
from sfb_bot.games.brawl.rules.model import SEAT_LETTERS
from sfb_bot.games.brawl.rules.sides import side_of
from sfb_bot.games.brawl.rules.views import PlayerView, PublicView
from sfb_bot.kernel import Seat

_RADIUS: Final = 14


def seat_badge(seat: int, theme: Theme, size: int) -> Image.Image:
    """The shape and colour of a seat with its letter."""

    def make() -> Image.Image:
        def paint(pen: Pen) -> None:
            seat_shape(pen, side_of(Seat(seat)), (size / 2, size / 2), size / 2 - 1, theme.seats[seat])

        drawn = sprite(("seat", theme.name, seat), size, size, paint).copy()
        style = Style(round(size * 0.62), bold=True, align="centre", upright="middle", smallest=3)
        fitted = fit(SEAT_LETTERS[seat].upper(), Box(0, 0, size, size), style)
        draw_text(drawn, fitted, theme.on_side)
        return drawn

    return CACHE.get(("seat_badge", theme.name, seat, size), make)


def draw_player(
    canvas: Canvas, view: PublicView, player: PlayerView, box: Box, plan: Plan, name: str
) -> None:
    """The panel of a player; framed while it is their turn, with an hourglass while they are asked."""
    seat = player.seat
    acts = view.outcome is None and bool(view.round) and view.turn == seat
    asked = any(asked == seat for asked, _ in view.waiting)
    # The frame of the seat that acts lies around the panel.
    around = box.inset(-plan.frame)
    # What changes with every action is put into a panel that stays the same.
    canvas.kept(
        ("player", seat, acts, asked, name, plan.key),
        around,
        partial(_player, canvas, seat, box, plan, name, acts=acts, asked=asked),
    )
    if plan.is_upright:
        _cores(canvas, player, box.left + plan.n(12), box.top + plan.n(49), plan.n(42), plan.n(47))
        _signed_counts(canvas, player, _counts_box(box, plan), plan)
    else:
        pad = plan.n(12)
        _cores(canvas, player, box.left + pad, box.top + plan.n(56), plan.n(42), plan.n(50))
        _counts(canvas, player, _counts_box(box, plan), plan)


def _counts_box(box: Box, plan: Plan) -> Box:
    if plan.is_upright:
        return Box(box.left + plan.n(160), box.top + plan.n(48), box.right - plan.n(4), box.bottom)
    return Box(box.left + plan.n(12), box.top + plan.n(104), box.right - plan.n(12), box.bottom - plan.n(6))


def _player(canvas: Canvas, seat: int, box: Box, plan: Plan, name: str, *, acts: bool, asked: bool) -> None:
    theme = canvas.theme
    if acts:
        canvas.panel(box.inset(-plan.frame), theme.seats[seat], plan.n(_RADIUS) + plan.frame)
    canvas.panel(box, theme.panel_raised if acts else theme.panel, plan.n(_RADIUS))
    pad = plan.n(12)
    top = box.top + plan.n(6 if plan.is_upright else 10)
    badge_size = plan.n(36)
    canvas.stamp(seat_badge(seat, theme, badge_size), box.left + pad, top)
    right = box.right - pad
    if asked:
        size = plan.n(30)
        canvas.stamp(
            _hourglass(theme, size, theme.seats[seat]), right - size, top + plan.n(3), "asked", str(seat)
        )
        right -= size + plan.n(8)
    canvas.write(
        name,
        Box(box.left + pad + badge_size + plan.n(10), top - plan.n(2), right, top + plan.n(38)),
        Style(plan.n(25), bold=True, upright="middle", smallest=plan.n(13), most_lines=2),
        kind="player",
    )


def _cores(canvas: Canvas, player: PlayerView, left: int, top: int, size: int, step: int) -> None:
    for core, ready in enumerate(player.cores):
        sign = core_icon(core, size, canvas.theme, ready=ready)
        canvas.stamp(sign, left + core * step, top, "core", f"{player.seat}.{core}.{int(ready)}")


def _piles(player: PlayerView) -> tuple[tuple[str, int], ...]:
    return ("hand", player.hand_size), ("deck", player.deck_size), ("discard", len(player.discard))


def _signed_counts(canvas: Canvas, player: PlayerView, box: Box, plan: Plan) -> None:
    """Hand, deck and discard pile as signs with numbers: words would be too small on a phone."""
    width = box.width // 3
    size = plan.n(28)
    for place, (pile, number) in enumerate(_piles(player)):
        left = box.left + place * width
        sign = icon(pile, size, canvas.theme.ink_soft)
        canvas.stamp(sign, left, box.top + plan.n(8), "pile", pile)
        canvas.write(
            str(number),
            Box(left + size + plan.n(2), box.top, left + width, box.top + plan.n(44)),
            Style(plan.n(25), bold=True, upright="middle", smallest=plan.n(11), most_lines=1),
            kind="number",
        )


def _counts(canvas: Canvas, player: PlayerView, box: Box, plan: Plan) -> None:
    width = box.width // 3
    split = box.top + round(box.height * 0.6)
    for place, (pile, number) in enumerate(_piles(player)):
        left, right = box.left + place * width, box.left + (place + 1) * width - plan.n(4)
        canvas.write(
            str(number),
            Box(left, box.top, right, split),
            Style(plan.n(28), bold=True, upright="middle", smallest=plan.n(11)),
            kind="number",
        )
        canvas.write(
            picture_texts(canvas.language).say(f"picture-{pile}"),
            Box(left, split, right, box.bottom),
            Style(plan.n(16), upright="middle", smallest=plan.n(9), most_lines=1),
            canvas.theme.ink_soft,
        )


def _hourglass(theme: Theme, size: int, colour: tuple[int, int, int]) -> Image.Image:
    """Somebody is thinking."""

    def paint(pen: Pen) -> None:
        def at(x: float, y: float) -> tuple[float, float]:
            return x * size, y * size

        pen.polygon([at(0.2, 0.12), at(0.8, 0.12), at(0.5, 0.52)], colour)
        pen.polygon([at(0.2, 0.88), at(0.8, 0.88), at(0.5, 0.48)], colour)
        for y in (0.1, 0.9):
            pen.line([at(0.16, y), at(0.84, y)], size * 0.1, colour)

    return sprite(("hourglass", theme.name, colour), size, size, paint)


# --- Cards ------------------------------------------------------------------------------------------------


def draw_cards(canvas: Canvas, content: Content, players: Sequence[PlayerView], box: Box, plan: Plan) -> None:
    """The cards a side has in play and the latest of its discard piles, newest first."""
    cards = [(card, True) for player in players for card in reversed(player.in_play)]
    cards += [(card, False) for player in players for card in reversed(player.discard)]
    theme, step = canvas.theme, plan.n(39 if plan.is_upright else 36)
    newest = cards[: box.height // step]
    canvas.panel(box, theme.panel, plan.n(14))
    for number, (card, in_play) in enumerate(newest):
        top = box.top + plan.n(3 if plan.is_upright else 6) + number * step
        row = Box(box.left + plan.n(10), top, box.right - plan.n(6), top + step - plan.n(1))
        colour = theme.ink if in_play else theme.ink_soft if number < 2 else theme.ink_faint
        key = ("card row", content, card, in_play, colour, plan.key)
        canvas.kept(key, row, partial(_card, canvas, content, card, row, plan, colour, in_play=in_play))
    if not newest:
        canvas.write(
            picture_texts(canvas.language).say("picture-nothing-played"),
            box.inset(plan.n(14)),
            Style(plan.n(19), align="centre", upright="middle", smallest=plan.n(11)),
            theme.ink_faint,
        )


def _card(
    canvas: Canvas, content: Content, card_id: CardId, row: Box, plan: Plan, colour: Colour, *, in_play: bool
) -> None:
    card = content.cards[card_id]
    canvas.image.paste(canvas.theme.panel, row)
    size = plan.n(28)
    core = core_icon(card.core, size, canvas.theme)
    canvas.stamp(core, row.left, row.top + (row.height - size) // 2)
    canvas.write(
        in_language(card.names, canvas.language),
        Box(row.left + plan.n(35), row.top, row.right, row.bottom),
        Style(plan.n(22), bold=in_play, upright="middle", smallest=plan.n(11), most_lines=2),
        colour,
        kind="card",
    )
