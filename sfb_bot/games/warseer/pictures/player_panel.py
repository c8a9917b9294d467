"""What everybody sees of a player: points, influence, income, cards, relics, buildings, the War Camp."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.page import write_name
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.text import Box, Style
from sfb_bot.drawing.themes import Colour, mix
from sfb_bot.games.warseer.pictures.emblems import emblem
from sfb_bot.games.warseer.pictures.seat_shapes import seat_badge
from sfb_bot.games.warseer.pictures.signs import sign
from sfb_bot.games.warseer.pictures.words import Words, is_skirmish
from sfb_bot.games.warseer.rules.views import PlayerView, PublicView
from sfb_bot.kernel import LETTERS, Seat

_HEAD: Final = 46
_VALUES: Final = 34
_LINE: Final = 30
_CAMP: Final = 34
_PAD: Final = 8
_MOST_LINES: Final = 6
_SIGN: Final = 24


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a panel: a sign, words, and numbers behind it by their signs; spent ones are faded."""

    sign: str
    words: str
    numbers: tuple[tuple[str, int], ...] = ()
    is_turned: bool = False


def panel_lines(player: PlayerView, words: Words) -> list[Line]:
    """Relics, buildings and what else holds for a player."""
    texts, lines = words.texts, list[Line]()
    if player.has_left or player.has_fallen:
        lines.append(Line("skull", texts.say("picture-left" if player.has_left else "picture-fallen")))
    for relic in player.relics:
        numbers = tuple((name, n) for name, n in (("defence", relic.armour), ("again", relic.uses)) if n)
        lines.append(Line("relic", words.kind(relic.card), numbers, relic.is_turned))
    lines += [Line("building", words.kind(each.card), (), each.is_turned) for each in player.buildings]
    if player.upgrades:
        lines.append(Line("incantation", texts.say("picture-upgrades", number=len(player.upgrades))))
    if player.named:
        lines.append(Line("tactic", texts.say("picture-named", kinds=words.counted(player.named))))
    if player.ledger is not None:
        ledger = player.ledger
        lines.append(Line("income", texts.say("picture-coins", coins=ledger.coins, wins=ledger.wins)))
    if len(lines) > _MOST_LINES:
        rest = len(lines) - _MOST_LINES + 1
        lines = [*lines[: _MOST_LINES - 1], Line("building", texts.say("picture-more", number=rest))]
    return lines


def panel_height(player: PlayerView, words: Words) -> int:
    """How tall a panel must be."""
    camp = _CAMP if player.camp else 0
    return _HEAD + _VALUES + _LINE * len(panel_lines(player, words)) + camp + _PAD


def draw_panel(
    canvas: Canvas, box: Box, view: PublicView, seat: Seat, words: Words, name: str, *, gained: int = 0
) -> None:
    """The panel of a player; `gained` are points just made. Whose turn it is has a golden edge."""
    theme, player = canvas.theme, view.players[seat]
    is_active = view.turn == seat and view.outcome is None and (view.turn_no > 0 or view.rounds > 0)
    ground = mix(theme.page, theme.seats[seat], 0.3)
    paint_panel(canvas.image, box, theme.level if is_active else ground, 12)
    paint_panel(canvas.image, box.inset(3), theme.panel, 10)
    canvas.note("active" if is_active else "panel", LETTERS[seat], box)
    canvas.stamp(seat_badge(seat, 36, theme), box.left + _PAD, box.top + 6, "seat", LETTERS[seat])
    left, right = box.left + _PAD + 42, _points(canvas, box, view, player, gained)
    if player.hero is not None:
        face = emblem(words.content, player.hero, 32, theme.ink)
        left = canvas.stamp(face, left, box.top + 8, "hero", player.hero).right + 6
    place = Box(left, box.top + 2, right - 6, box.top + _HEAD)
    write_name(canvas, name, place, Style(24, True, "left", "middle", 12, 2), theme.ink)
    top = box.top + _HEAD
    _values(
        canvas,
        Box(box.left + _PAD, top, box.right - 4, top + _VALUES),
        player,
        has_cards=not is_skirmish(view),
    )
    top += _VALUES
    for line in panel_lines(player, words):
        _line(canvas, line, Box(box.left + _PAD, top, box.right - _PAD, top + _LINE))
        top += _LINE
    if player.camp:
        _camp(canvas, Box(box.left + _PAD, top, box.right - _PAD, top + _CAMP), player, words)


def _points(canvas: Canvas, box: Box, view: PublicView, player: PlayerView, gained: int) -> int:
    """The points, or the destroyed of a skirmish; says where they begin."""
    theme = canvas.theme
    if is_skirmish(view):
        name, number = "skull", dict(player.facts_of_match).get("destroyed", 0)
    else:
        name, number = "points", player.points
    wide = 36 + 32 * bool(gained)
    spot = Box(box.right - 6 - wide, box.top + 4, box.right - 6, box.top + _HEAD)
    style = Style(28, True, "left", "middle", 17, 1)
    canvas.write(
        str(number), Box(spot.left, spot.top, spot.left + 36, spot.bottom), style, theme.ink, kind="number"
    )
    if gained:
        more = f"+{gained}" if gained > 0 else f"−{-gained}"
        place = Box(spot.left + 36, spot.top, spot.right, spot.bottom)
        canvas.write(more, place, Style(21, True, "left", "middle", 17, 1), theme.points, kind="number")
    canvas.stamp(sign(name, 30, theme.points), spot.left - 34, box.top + 10, name, str(number))
    return spot.left - 34


def _values(canvas: Canvas, box: Box, player: PlayerView, *, has_cards: bool) -> None:
    theme = canvas.theme
    shown: list[tuple[str, int, Colour]] = [("influence", player.influence, theme.choice_edge)]
    if has_cards:
        # In a skirmish income is always the same (W-162).
        hall = len(player.shown) + player.hidden_size
        shown += [
            ("income", player.income, theme.level),
            ("hand", player.hand_size, theme.ink_soft),
            ("feat", player.feats_size, theme.level),
            ("deck", player.deck_size, theme.ink_soft),
            ("crown", hall, theme.points),
        ]
    step = box.width // max(6, len(shown))
    for place, (name, number, colour) in enumerate(shown):
        x = box.left + place * step
        canvas.stamp(sign(name, _SIGN, colour), x, box.top + 5, name, str(number))
        spot = Box(x + _SIGN + 3, box.top, x + step, box.bottom)
        canvas.write(str(number), spot, Style(22, True, "left", "middle", 17, 1), theme.ink, kind="number")


def _line(canvas: Canvas, line: Line, box: Box) -> None:
    theme = canvas.theme
    ink = theme.ink_faint if line.is_turned else theme.ink
    canvas.stamp(sign(line.sign, 22, theme.level), box.left, box.top + 4, "sign", line.sign)
    right = box.right
    if line.is_turned:
        right -= 26
        canvas.stamp(sign("turned", 22, theme.ink_faint), right, box.top + 4, "sign", "turned")
    for name, number in reversed(line.numbers):
        right -= 24
        spot = Box(right, box.top, right + 24, box.bottom)
        canvas.write(str(number), spot, Style(19, True, "left", "middle", 17, 1), ink, kind="number")
        right -= 24
        colour = theme.defence if name == "defence" else theme.level
        canvas.stamp(sign(name, 20, colour), right, box.top + 5, "sign", f"{name} {number}")
    spot = Box(box.left + 28, box.top, right - 4, box.bottom)
    canvas.write(line.words, spot, Style(20, False, "left", "middle", 17, 1), ink)


def _camp(canvas: Canvas, box: Box, player: PlayerView, words: Words) -> None:
    """Who waits in the War Camp, by their emblems; the injured are faded."""
    theme = canvas.theme
    canvas.stamp(sign("camp", 24, theme.ink_soft), box.left, box.top + 5, "sign", "camp")
    step = min(36, (box.width - 34) // max(1, len(player.camp)))
    for place, kind in enumerate(player.camp):
        colour = theme.ink_faint if kind in player.injured else theme.ink
        face = emblem(words.content, kind, min(28, step - 2), colour)
        canvas.stamp(face, box.left + 34 + place * step, box.top + 3, "camp", kind)
