"""Around the lanes: the players at their portals, the turn and how quiet it has been."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.icons import icon
from sfb_bot.drawing.page import write_name
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.text import Box, Style
from sfb_bot.games.rift.pictures.colours import home_ground, side_colour
from sfb_bot.games.rift.pictures.emblems import emblem
from sfb_bot.games.rift.pictures.signs import side_badge, sign
from sfb_bot.games.rift.pictures.table_plan import Plan
from sfb_bot.games.rift.pictures.words import picture_texts
from sfb_bot.games.rift.rules.content import RANKS, Content
from sfb_bot.games.rift.rules.ids import KindId
from sfb_bot.games.rift.rules.model import PREPARING, Phase
from sfb_bot.games.rift.rules.views import PlayerView, PublicView

_RADIUS: Final = 14
_MOST_TOPS: Final = 3


def draw_panels(canvas: Canvas, view: PublicView, content: Content, plan: Plan, names: Sequence[str]) -> None:
    """Everything around the lanes."""
    if plan.status is not None:
        _status(canvas, view, content, plan, plan.status)
    if not plan.is_upright or plan.is_brief:
        for seat, box in enumerate(plan.portals):
            _portal(canvas, seat, box, plan)
    for player, box in zip(view.players, plan.players, strict=False):
        is_at_turn = view.turn_no > 0 and view.turn == player.seat and view.outcome is None
        won = view.outcome is not None and view.outcome.winner == player.seat
        asked = bool(view.asked(player.seat))
        key = (
            "rift player",
            plan.key,
            names[player.seat],
            is_at_turn,
            won,
            asked,
            player.seat,
            _coming(view, player),
            _counts(view, player),
        )
        canvas.kept(
            key,
            box,
            partial(
                _player,
                canvas,
                view,
                player,
                box,
                plan,
                names[player.seat],
                is_at_turn=is_at_turn or won,
                asked=asked,
            ),
        )


# --- The turn -----------------------------------------------------------------------------------------------


def _status(canvas: Canvas, view: PublicView, content: Content, plan: Plan, box: Box) -> None:
    left, right = status_words(view, content, canvas.language)
    theme = canvas.theme
    middle = box.left + round(box.width * (0.42 if right else 1.0))
    style = Style(plan.n(26), True, "left", "middle", max(3, plan.n(13)), 1)
    canvas.write(left, Box(box.left + plan.n(8), box.top, middle, box.bottom), style, theme.ink)
    if right:
        style = Style(plan.n(23), False, "right", "middle", max(3, plan.n(13)), 1)
        colour = theme.danger if view.is_exhausted else theme.ink_soft
        canvas.write(
            right, Box(middle + plan.n(8), box.top, box.right - plan.n(8), box.bottom), style, colour
        )


def status_words(view: PublicView, content: Content, language: str) -> tuple[str, str]:
    """The turn or the step of the set-up; how quiet it has been, or how the match ended."""
    texts = picture_texts(language)
    if view.outcome is not None:
        over = texts.say("picture-turn", number=view.turn_no) if view.turn_no else texts.say("picture-setup")
        return over, texts.say(f"picture-by-{view.outcome.reason}")
    if view.phase in PREPARING:
        return texts.say("picture-setup"), _setup_words(view, content, language)
    quiet = ""
    if view.is_exhausted:
        quiet = texts.say("picture-exhausted")
    elif view.quiet:
        quiet = texts.say("picture-quiet", number=view.quiet, limit=content.board.exhaustion_after)
    return texts.say("picture-turn", number=view.turn_no), quiet


def _setup_words(view: PublicView, content: Content, language: str) -> str:
    texts = picture_texts(language)
    if view.phase not in (Phase.PICK, Phase.KEEP):
        return ""
    rank = RANKS[len(RANKS) - 1 - min(view.rank, len(RANKS) - 1)]
    if view.phase is Phase.KEEP:
        return texts.say("picture-keep", number=content.board.kept, rank=texts.say(f"picture-ranks-{rank}"))
    return texts.say(
        "picture-pick",
        number=min(view.pick + 1, content.board.kept),
        limit=content.board.kept,
        rank=texts.say(f"picture-ranks-{rank}"),
    )


# --- Players ------------------------------------------------------------------------------------------------


def _portal(canvas: Canvas, seat: int, box: Box, plan: Plan) -> None:
    """A portal where there is no panel beside the lanes: a bright band with the letter of its side."""
    theme = canvas.theme
    paint_panel(canvas.image, box, home_ground(theme, seat), plan.n(12))
    thick = max(2, plan.n(6))
    if plan.is_upright:
        edge = box.top if seat == 0 else box.bottom - thick
        paint_panel(
            canvas.image, Box(box.left, edge, box.right, edge + thick), side_colour(theme, seat), thick // 2
        )
    else:
        edge = box.right - thick if seat == 0 else box.left
        paint_panel(
            canvas.image, Box(edge, box.top, edge + thick, box.bottom), side_colour(theme, seat), thick // 2
        )
    badge = side_badge(seat, plan.n(24 if plan.is_upright else 26), theme)
    x, y = box.centre
    if plan.is_upright:
        y = box.bottom - badge.height // 2 if seat == 0 else box.top + badge.height // 2
    canvas.stamp_centred(badge, (x, y), "seat", str(seat))


def _counts(view: PublicView, player: PlayerView) -> tuple[tuple[str, int], ...]:
    """What everybody may count of a seat, with the sign it has."""
    if view.phase in PREPARING:
        return (("helm", player.army_size),)
    return (
        ("hand", player.hand_size),
        ("deck", player.spell_deck_size),
        ("discard", len(player.spell_discard)),
        ("helm", player.deck_size),
        ("skull", len(player.discard)),
    )


def _player(
    canvas: Canvas,
    view: PublicView,
    player: PlayerView,
    box: Box,
    plan: Plan,
    name: str,
    *,
    is_at_turn: bool,
    asked: bool,
) -> None:
    theme, seat = canvas.theme, player.seat
    canvas.image.paste(theme.page, box)
    frame = max(1, plan.n(3))
    if is_at_turn:
        paint_panel(canvas.image, box, theme.level, plan.n(_RADIUS))
        canvas.note("turn", str(seat), box)
    paint_panel(canvas.image, box.inset(frame), home_ground(theme, seat), plan.n(_RADIUS) - frame)
    if plan.is_upright:
        _rift(canvas, box.inset(frame), plan, seat)
    upper = Box(box.left + plan.n(10), box.top + plan.n(10), box.right - plan.n(10), box.top + plan.n(50))
    badge = side_badge(seat, plan.n(40), theme)
    canvas.stamp(badge, upper.left, upper.top, "seat", str(seat))
    right = _draw_coming(canvas, _coming(view, player), upper, plan)
    if asked:
        mark = sign("hourglass", plan.n(32), theme, theme.level)
        right -= mark.width + plan.n(6)
        canvas.stamp(mark, right, upper.top + plan.n(4), "asked", str(seat))
    if view.outcome is not None and view.outcome.winner == seat:
        crown = icon("crown", plan.n(36), theme.level)
        right -= crown.width + plan.n(8)
        canvas.stamp(crown, right, upper.top + plan.n(2), "crown", str(seat))
    write_name(
        canvas,
        name,
        Box(upper.left + plan.n(52), upper.top - plan.n(2), right - plan.n(8), upper.bottom),
        Style(plan.n(27), True, "left", "middle", max(3, plan.n(14)), 2),
        theme.ink,
    )
    _paint_counts(canvas, _counts(view, player), box, plan)


def _rift(canvas: Canvas, box: Box, plan: Plan, seat: int) -> None:
    """The bright edge towards the lanes: here warriors come out, and here the enemy wants to get in."""
    thick = max(2, plan.n(6))
    top = box.top if seat == 0 else box.bottom - thick
    inner = Box(box.left + plan.n(10), top, box.right - plan.n(10), top + thick)
    paint_panel(canvas.image, inner, side_colour(canvas.theme, seat), thick // 2)


def _coming(view: PublicView, player: PlayerView) -> tuple[KindId, ...]:
    """The warriors everybody knows to come next: one turned up already, then the known tops of the deck."""
    turned = (view.turned,) if view.turned is not None and view.turn == player.seat else ()
    return (*turned, *player.tops)[:_MOST_TOPS]


def _draw_coming(canvas: Canvas, shown: tuple[KindId, ...], upper: Box, plan: Plan) -> int:
    """Who comes next, the first one on the left; says where they begin."""
    right = upper.right
    size = plan.n(38)
    for kind in reversed(shown):
        right -= size + plan.n(2)
        canvas.stamp(emblem(kind, size, canvas.theme.ink), right, upper.top + plan.n(1), "top", kind)
    if not shown:
        return right
    word = picture_texts(canvas.language).say("picture-next")
    place = Box(right - plan.n(110), upper.top, right - plan.n(6), upper.bottom)
    canvas.write(
        word,
        place,
        Style(plan.n(21), False, "right", "middle", max(3, plan.n(12)), 2),
        canvas.theme.ink_soft,
    )
    return place.left


def _paint_counts(canvas: Canvas, counts: tuple[tuple[str, int], ...], box: Box, plan: Plan) -> None:
    theme = canvas.theme
    top, bottom = box.bottom - plan.n(43), box.bottom - plan.n(9)
    left = box.left + plan.n(14)
    pitch = (box.width - plan.n(28)) / 5
    size = plan.n(30)
    for number, (name, count) in enumerate(counts):
        x = left + round(pitch * number)
        mark = (
            sign(name, size, theme, theme.ink_soft)
            if name in ("helm", "skull")
            else icon(name, size, theme.ink_soft)
        )
        canvas.stamp(mark, x, (top + bottom - size) // 2, "count", name)
        place = Box(x + size + plan.n(8), top, x + round(pitch) - plan.n(2), bottom)
        canvas.write(
            str(count), place, Style(plan.n(28), True, "left", "middle", max(3, plan.n(12)), 1), kind="number"
        )
