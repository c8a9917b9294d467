"""The end of a match: who won and how, and how everybody stood."""

from __future__ import annotations

from typing import Final

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.icons import icon, side_badge
from sfb_bot.drawing.page import write_name
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.text import Box, Style
from sfb_bot.games.codex.pictures.alt_cards import result_alt
from sfb_bot.games.codex.pictures.card_face import as_picture
from sfb_bot.games.codex.pictures.cards import GAP, MARGIN, PAGE
from sfb_bot.games.codex.pictures.chips import Chip, chips_height
from sfb_bot.games.codex.pictures.colours import seat_ground
from sfb_bot.games.codex.pictures.pages import paint_chips
from sfb_bot.games.codex.pictures.signs import sign
from sfb_bot.games.codex.pictures.table import TableRequest, player_names
from sfb_bot.games.codex.pictures.words import picture_texts, spec_name
from sfb_bot.games.codex.rules.content import Content
from sfb_bot.games.codex.rules.views import PlayerView, PublicView
from sfb_bot.kernel import LETTERS

_HEAD: Final = 124
_PANEL: Final = 100


def result_picture(view: PublicView, content: Content, request: TableRequest | None = None) -> Picture:
    """The result as everybody may see it."""
    request = request or TableRequest()
    canvas = draw_result(view, content, request)
    return as_picture(canvas, result_alt(view, content, request.language, request.names))


def draw_result(view: PublicView, content: Content, request: TableRequest) -> Canvas:
    """The result before it is encoded."""
    heroes = [_heroes(player, view, content, request.language) for player in view.players]
    body = sum(_PANEL + GAP + chips_height(len(chips), GAP) + GAP for chips in heroes)
    canvas = Canvas.blank(PAGE, _HEAD + body, request.theme, request.language)
    names = player_names(view, request.names, request.language)
    _headline(canvas, view, names)
    top = _HEAD
    for player, chips in zip(view.players, heroes, strict=True):
        _side(canvas, view, player, names[player.seat], top)
        top = paint_chips(canvas, content, chips, top + _PANEL + GAP) + GAP
    return canvas


def _heroes(player: PlayerView, view: PublicView, content: Content, language: str) -> list[Chip]:
    """The heroes with the level they had at the end; who was not in play is faded."""
    chips: list[Chip] = []
    for hero in player.heroes:
        obj = view.obj(hero.obj)
        kind = content.kinds[hero.kind]
        note = spec_name(content, kind.spec, language)
        if obj is None:
            chips.append(Chip(kind, note, is_faded=True))
        else:
            band = max(number for number, each in enumerate(kind.bands) if each.level <= max(1, obj.level))
            chips.append(Chip(kind, note, f"band{band}", str(obj.level)))
    return chips


def _headline(canvas: Canvas, view: PublicView, names: list[str]) -> None:
    theme, texts = canvas.theme, picture_texts(canvas.language)
    outcome = view.outcome
    reason = texts.say(f"picture-by-{outcome.reason}") if outcome is not None else ""
    left = MARGIN + 4
    if outcome is None:
        words = texts.say("picture-unfinished")
    elif outcome.winner is None:
        words = texts.say("picture-draw")
    else:
        winners = view.sides[outcome.winner]
        words = texts.say("picture-wins", names=" + ".join(names[seat] for seat in winners))
        canvas.stamp(icon("crown", 72, theme.level), left, 22, "crown", LETTERS[winners[0]])
        left += 88
    style = Style(40, True, "left", "middle", 18, 2)
    canvas.write(words, Box(left, 6, PAGE - MARGIN, 78), style, theme.level)
    turns = texts.say("picture-turns", number=view.turn_no)
    told = f"{reason} · {turns}" if reason else turns
    place = Box(left, 78, PAGE - MARGIN, 116)
    canvas.write(told, place, Style(26, False, "left", "middle", 18, 1), theme.ink_soft)


def _side(canvas: Canvas, view: PublicView, player: PlayerView, name: str, top: int) -> None:
    theme, texts = canvas.theme, picture_texts(canvas.language)
    box = Box(MARGIN, top, PAGE - MARGIN, top + _PANEL)
    if view.outcome is not None and view.outcome.winner == view.side_of(player.seat):
        paint_panel(canvas.image, box, theme.level, 16)
    paint_panel(canvas.image, box.inset(3), seat_ground(theme, player.seat), 13)
    canvas.stamp(
        side_badge(player.seat, 48, theme), box.left + 14, box.top + 26, "seat", LETTERS[player.seat]
    )
    place = Box(box.left + 76, box.top + 6, box.right - 170, box.top + 54)
    write_name(canvas, name, place, Style(28, True, "left", "middle", 16, 2), theme.ink)
    base = view.base(player.seat)
    if base is not None:
        left = max(0, base.hp_left)
        colour = theme.health if left else theme.health_low
        canvas.stamp(
            sign("heart" if left else "skull", 34, colour), box.right - 160, box.top + 14, "hp", str(left)
        )
        spot = Box(box.right - 118, box.top + 8, box.right - 12, box.top + 54)
        canvas.write(
            f"{left}/{base.hp}", spot, Style(32, True, "left", "middle", 18, 1), theme.ink, kind="number"
        )
    units = sum(1 for obj in view.of_seat(player.seat) if obj.id not in view.bases and obj.is_in_play)
    words = " · ".join(
        (texts.say("picture-workers", number=player.workers), texts.say("picture-units-left", number=units))
    )
    lower = Box(box.left + 76, box.top + 56, box.right - 12, box.bottom - 8)
    canvas.write(words, lower, Style(23, False, "left", "middle", 18, 1), theme.ink_soft)
