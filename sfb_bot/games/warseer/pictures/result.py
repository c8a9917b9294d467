"""The end of a match: who won and how, and how everybody stood."""

from __future__ import annotations

from typing import Final

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.icons import icon
from sfb_bot.drawing.page import write_name
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.text import Box, Style
from sfb_bot.drawing.themes import mix
from sfb_bot.games.warseer.pictures.alt_cards import result_alt, score_words
from sfb_bot.games.warseer.pictures.emblems import emblem
from sfb_bot.games.warseer.pictures.figures import figure
from sfb_bot.games.warseer.pictures.plan import WIDTH
from sfb_bot.games.warseer.pictures.seat_shapes import seat_badge
from sfb_bot.games.warseer.pictures.table import TableRequest, as_picture
from sfb_bot.games.warseer.pictures.words import Words, player_names
from sfb_bot.games.warseer.rules.content import Content
from sfb_bot.games.warseer.rules.views import PublicView
from sfb_bot.kernel import LETTERS, Seat

_HEAD: Final = 132
_GAP: Final = 12
_PANEL: Final = 176
_FACE: Final = 24


def result_picture(view: PublicView, content: Content, request: TableRequest | None = None) -> Picture:
    """The result as everybody may see it."""
    request = request or TableRequest()
    canvas = draw_result(view, content, request)
    return as_picture(canvas, result_alt(view, Words(content, request.language), request.names))


def draw_result(view: PublicView, content: Content, request: TableRequest) -> Canvas:
    """The result before it is encoded: the winners first."""
    words = Words(content, request.language)
    names = player_names(view, request.names, request.language)
    winners = _winners(view)
    seats = sorted((player.seat for player in view.players), key=lambda seat: (seat not in winners, seat))
    height = _HEAD + len(seats) * (_PANEL + _GAP)
    canvas = Canvas.blank(WIDTH, height, request.theme, request.language)
    _headline(canvas, view, words, names)
    for place, seat in enumerate(seats):
        top = _HEAD + place * (_PANEL + _GAP)
        box = Box(_GAP, top, WIDTH - _GAP, top + _PANEL)
        _player(canvas, view, words, seat, names[seat], box)
    return canvas


def _winners(view: PublicView) -> tuple[Seat, ...]:
    if view.outcome is None or view.outcome.winner is None:
        return ()
    return view.sides[view.outcome.winner]


def _headline(canvas: Canvas, view: PublicView, words: Words, names: list[str]) -> None:
    theme, texts, winners = canvas.theme, words.texts, _winners(view)
    left = _GAP + 4
    if winners:
        said = texts.say(
            "picture-wins", names=" + ".join(names[seat] for seat in winners), count=len(winners)
        )
        left = canvas.stamp(icon("crown", 76, theme.level), left, 24, "crown", LETTERS[winners[0]]).right + 14
    else:
        said = texts.say("picture-draw" if view.outcome is not None else "picture-unfinished")
    box = Box(left, 4, WIDTH - _GAP, 86)
    write_name(canvas, said, box, Style(38, True, "left", "middle", 18, 2), theme.level)
    told = [texts.say("picture-turns", number=view.turn_no)] if view.turn_no else []
    if view.outcome is not None:
        told.insert(0, texts.say(f"reason-{view.outcome.reason}"))
    why = " · ".join(told)
    spot = Box(left, 86, WIDTH - _GAP, 126)
    style = Style(25, False, "left", "middle", 17, 1)
    canvas.write(why[:1].upper() + why[1:], spot, style, theme.ink_soft)


def _player(canvas: Canvas, view: PublicView, words: Words, seat: Seat, name: str, box: Box) -> None:
    theme, player = canvas.theme, view.players[seat]
    if seat in _winners(view):
        paint_panel(canvas.image, box, theme.level, 16)
    paint_panel(canvas.image, box.inset(3), mix(theme.page, theme.seats[seat], 0.18), 13)
    canvas.stamp(seat_badge(seat, 44, theme), box.left + 14, box.top + 12, "seat", LETTERS[seat])
    if player.hero is not None:
        face = emblem(words.content, player.hero, 76, theme.ink)
        canvas.stamp(face, box.left + 72, box.top + 14, "hero", player.hero)
    left = box.left + 164
    place = Box(left, box.top + 6, box.right - 14, box.top + 58)
    write_name(canvas, name, place, Style(28, True, "left", "middle", 14, 2), theme.ink)
    said = score_words(view, seat, words)
    if player.hero is not None:
        said = f"{said} · {words.kind(player.hero)}"
    spot = Box(left, box.top + 58, box.right - 14, box.top + 104)
    canvas.write(said[:1].upper() + said[1:], spot, Style(25, False, "left", "middle", 17, 2), theme.ink_soft)
    figures = [each for each in view.creatures if each.seat == seat]
    step = min(62, (box.width - 40) // max(1, len(figures)))
    for number, each in enumerate(figures):
        drawn = figure(words.content, each.kind, seat, _FACE, theme)
        canvas.stamp(drawn, box.left + 16 + number * step, box.top + 110, "figure", each.kind)
