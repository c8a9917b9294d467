"""Around the board: scores, the challenge track, the players and their teams."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from PIL import Image

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.icons import core_icon, icon
from sfb_bot.drawing.sprites import CACHE, Pen, regular_polygon, sprite
from sfb_bot.drawing.text import Box, Style, draw_text, fit
from sfb_bot.drawing.themes import Theme, mix
from sfb_bot.games.brawl.pictures.arena_board import board_halves
from sfb_bot.games.brawl.pictures.arena_plan import Plan
from sfb_bot.games.brawl.pictures.arena_players import draw_cards, draw_player, seat_badge
from sfb_bot.games.brawl.pictures.arena_team import draw_bays
from sfb_bot.games.brawl.pictures.figures import seat_shape
from sfb_bot.games.brawl.pictures.words import picture_texts
from sfb_bot.games.brawl.rules.content import Challenge, Content, in_language
from sfb_bot.games.brawl.rules.views import PublicView, SlotView

_RADIUS: Final = 14


def draw_panels(
    canvas: Canvas,
    view: PublicView,
    content: Content,
    plan: Plan,
    names: Sequence[str],
    scored: Mapping[int, int],
) -> None:
    """Everything around the board; `scored` are the points each side has just made."""
    hands = board_halves(view.areas, plan)
    for side in (0, 1):
        _keep_score(canvas, view, side, plan, scored.get(side, 0))
        members = [player for player in view.players if player.side == side]
        for player, boxes in zip(members, plan.players, strict=False):
            draw_player(canvas, view, player, boxes[hands[side]], plan, names[player.seat])
        if plan.cards is not None:
            draw_cards(canvas, content, members, plan.cards[hands[side]], plan)
        draw_bays(canvas, view, content, side, plan)
    for slot, box in zip(view.track, plan.slots(len(view.track)), strict=True):
        key = ("slot", content, slot, plan.key)
        canvas.kept(key, box, partial(_slot, canvas, slot, content, box, plan))
    won_by = view.outcome.winner if view.outcome is not None else None
    winner = hands[won_by] if won_by is not None else None
    for hand, text in enumerate(_pill_texts(view, canvas.language, winner)):
        style = Style(
            plan.n(22), bold=True, align="right" if hand else "left", upright="middle", smallest=plan.n(13)
        )
        colour = canvas.theme.level if hand == winner else canvas.theme.ink_soft
        canvas.write(text, plan.pills[hand], style, colour)


def _pill_texts(view: PublicView, language: str, winner: int | None) -> list[str]:
    """Round and goal; on the winner's hand that it is the winner's."""
    texts = picture_texts(language)
    words = [texts.say("picture-round", number=view.round) if view.round else texts.say("picture-setup")]
    words.append(texts.say("picture-goal", number=view.goal))
    if winner is not None:
        if winner == 0:
            words[1] = words[0]
        words[winner] = texts.say("picture-victory")
    return words


# --- Scores -----------------------------------------------------------------------------------------------


def _keep_score(canvas: Canvas, view: PublicView, side: int, plan: Plan, scored: int) -> None:
    box = plan.scores[board_halves(view.areas, plan)[side]]
    winner = view.outcome.winner if view.outcome else None
    key = ("score", plan.key, side, view.vp[side], view.goal, winner == side, scored)
    canvas.kept(key, box.inset(-plan.frame), partial(_score, canvas, view, side, plan, scored))


def _score(canvas: Canvas, view: PublicView, side: int, plan: Plan, scored: int) -> None:
    theme = canvas.theme
    hand = board_halves(view.areas, plan)[side]
    mirrored = hand == 1
    box = plan.scores[hand]
    won = view.outcome is not None and view.outcome.winner == side
    if scored or won:
        canvas.panel(box.inset(-plan.frame), theme.level, plan.n(_RADIUS) + plan.frame)
        canvas.note("event", f"score {side}" if scored else f"won {side}", box)
    canvas.panel(box, theme.panel_raised if scored or won else theme.panel, plan.n(_RADIUS))
    edge = plan.n(14)

    def across(start: int, end: int) -> Box:
        """Part of the upper row, counted from the outer edge."""
        top, bottom = box.top + plan.n(2), box.bottom - plan.n(30)
        if mirrored:
            return Box(box.right - plan.n(end), top, box.right - plan.n(start), bottom)
        return Box(box.left + plan.n(start), top, box.left + plan.n(end), bottom)

    seats = [player.seat for player in view.players if player.side == side]
    size = 40 if len(seats) == 1 else 34
    for number, seat in enumerate(seats):
        place = across(14 + number * (size + 4), 14 + number * (size + 4) + size)
        canvas.stamp(
            seat_badge(seat, theme, plan.n(size)), place.left, box.top + plan.n(9), "seat", str(seat)
        )
    middle = across(86, 140)
    if scored:
        size = plan.n(52)
        canvas.stamp_centred(_star(theme, size), middle.centre, "star", str(side))
        style = Style(plan.n(27), bold=True, align="centre", upright="middle", smallest=plan.n(12))
        canvas.write(f"+{scored}", middle, style, theme.outline, kind="number")
    elif won:
        canvas.stamp_centred(icon("crown", plan.n(46), theme.level), middle.centre, "crown", str(side))
    canvas.write(
        str(view.vp[side]),
        across(138, 206),
        Style(plan.n(58), True, "left" if mirrored else "right", "middle", plan.n(20)),
        kind="number",
    )
    pips = _pips(view.vp[side], view.goal, theme, plan, side, mirrored=mirrored, won=won)
    left = box.right - edge - pips.width if mirrored else box.left + edge
    canvas.stamp(pips, left, box.bottom - plan.n(8) - pips.height)


def _star(theme: Theme, size: int) -> Image.Image:
    """What points are written on."""

    def paint(pen: Pen) -> None:
        middle = (size / 2, size / 2)
        for radius, ink in ((size / 2, theme.outline), (size / 2 - size * 0.05, theme.points)):
            tips, dents = regular_polygon(middle, radius, 12), regular_polygon(middle, radius * 0.84, 12, -75)
            pen.polygon([point for pair in zip(tips, dents, strict=True) for point in pair], ink)

    return sprite(("star", theme.name), size, size, paint)


def _pips(
    points: int, goal: int, theme: Theme, plan: Plan, side: int, *, mirrored: bool, won: bool
) -> Image.Image:
    """A row of the side's shape, as many as it takes to win; more points than that fill all of them."""
    size = plan.n(20)
    step = min(plan.n(27), (plan.n(190) - size) // max(1, goal - 1))
    if step < size:
        size = max(4, step - 1)

    def paint(pen: Pen) -> None:
        for number in range(goal):
            place = goal - 1 - number if mirrored else number
            filled = theme.level if won else theme.sides[side]
            colour = filled if number < points else theme.core_spent
            seat_shape(pen, side, (place * step + size / 2, size / 2), size / 2, colour)

    key = ("pips", theme.name, points, goal, side, mirrored, won)
    return sprite(key, step * (goal - 1) + size, size, paint)


# --- Track ------------------------------------------------------------------------------------------------


def _slot(canvas: Canvas, slot: SlotView, content: Content, box: Box, plan: Plan) -> None:
    theme = canvas.theme
    canvas.panel(box, theme.panel if slot.challenge else mix(theme.page, theme.panel, 0.5), plan.n(_RADIUS))
    coin = plan.n(32)
    canvas.stamp(_coin(slot.points, theme, coin), box.left + plan.n(7), box.top + plan.n(6))
    if slot.challenge is None:
        return
    challenge = content.challenges[slot.challenge]
    sign = challenge_sign(challenge, content, theme, plan.n(32))
    canvas.stamp(sign, box.left + plan.n(44), box.top + plan.n(6))
    for number, side in enumerate(slot.met_by):
        size = plan.n(23)
        mark = _met(side, theme, size)
        canvas.stamp(
            mark, box.right - plan.n(7) - size - number * plan.n(25), box.top + plan.n(10), "met", str(side)
        )
    canvas.write(
        in_language(challenge.shorts, canvas.language),
        Box(box.left + plan.n(7), box.top + plan.n(40), box.right - plan.n(3), box.bottom - plan.n(2)),
        Style(plan.n(22 if plan.is_upright else 18), smallest=plan.n(12), upright="middle"),
        theme.ink,
    )


def _coin(points: int, theme: Theme, size: int) -> Image.Image:
    def make() -> Image.Image:
        colour = theme.points if points else theme.core_spent

        def paint(pen: Pen) -> None:
            pen.circle((size / 2, size / 2), size / 2 - 1, colour)
            pen.ring(
                (size / 2, size / 2), size / 2 - size * 0.1, size * 0.05, mix(colour, theme.outline, 0.35)
            )

        drawn = sprite(("coin", theme.name, bool(points)), size, size, paint).copy()
        style = Style(round(size * 0.6), bold=True, align="centre", upright="middle", smallest=3)
        ink = theme.outline if points else theme.ink_soft
        draw_text(drawn, fit(str(points), Box(0, 0, size, size), style), ink)
        return drawn

    return CACHE.get(("coin_number", theme.name, points, size), make)


def _met(side: int, theme: Theme, size: int) -> Image.Image:
    """A side's shape with a tick: this side meets the condition now."""

    def paint(pen: Pen) -> None:
        seat_shape(pen, side, (size / 2, size / 2), size / 2 - 1, theme.sides[side])
        tick = [(0.28, 0.52), (0.44, 0.68), (0.72, 0.34)]
        pen.line([(x * size, y * size) for x, y in tick], size * 0.12, theme.on_side)

    return sprite(("met", theme.name, side), size, size, paint)


def challenge_sign(challenge: Challenge, content: Content, theme: Theme, size: int) -> Image.Image:
    """A pictogram for a kind of challenge, in the colour of the statue it is about."""
    statue = content.arena.statues.get(challenge.statue)
    core = statue.core if statue else -1
    if challenge.kind == "control_area":
        return icon("ring", size, theme.cores[core] if core >= 0 else theme.ink)
    if challenge.kind == "beside_statue" and core >= 0:
        return core_icon(core, size, theme)
    if challenge.kind == "on_trap_hexes":
        return icon("trap", size, theme.ink_soft)
    if challenge.kind == "levelled":
        return icon("level", size, theme.level)
    if challenge.kind in ("beside_every_statue", "beside_one_statue"):
        return _statues_sign(theme, size, one=challenge.kind == "beside_one_statue")
    return _gate_sign(theme, size, both=challenge.kind == "in_both_deployments")


def _statues_sign(theme: Theme, size: int, *, one: bool) -> Image.Image:
    def paint(pen: Pen) -> None:
        stones = ((0.5, theme.statue),) if one else tuple(zip((0.18, 0.5, 0.82), theme.cores, strict=True))
        half = 0.2 if one else 0.13
        for x, colour in stones:
            shape = (
                (x - half, 0.92),
                (x - half * 0.8, 0.35),
                (x, 0.08),
                (x + half * 0.8, 0.35),
                (x + half, 0.92),
            )
            pen.polygon([(px * size, py * size) for px, py in shape], colour)

    return sprite(("statues", theme.name, one), size, size, paint)


def _gate_sign(theme: Theme, size: int, *, both: bool) -> Image.Image:
    def paint(pen: Pen) -> None:
        places = ((0.0, 0.44), (0.56, 1.0)) if both else ((0.16, 0.84),)
        for left, right in places:
            middle = (left + right) / 2
            radius = (right - left) / 2
            pen.circle((middle * size, (0.12 + radius) * size), radius * size, theme.ink_soft)
            pen.rounded((left * size, (0.12 + radius) * size, right * size, 0.94 * size), 1, theme.ink_soft)
            door = radius * 0.55
            pen.circle((middle * size, (0.2 + radius) * size), door * size, theme.panel)
            pen.rounded(
                ((middle - door) * size, (0.2 + radius) * size, (middle + door) * size, 0.94 * size),
                1,
                theme.panel,
            )

    return sprite(("gate_sign", theme.name, both), size, size, paint)
