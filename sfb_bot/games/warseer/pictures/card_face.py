"""One card, creature, feat, terrain, upgrade or scenario, large: everything printed on it."""

from __future__ import annotations

from typing import Final

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.picture import Picture, RenderError
from sfb_bot.drawing.text import Box, Style, line_height, wrap
from sfb_bot.drawing.themes import DARK, Colour, Theme, mix
from sfb_bot.games.warseer.pictures.alt_cards import card_alt
from sfb_bot.games.warseer.pictures.emblems import emblem
from sfb_bot.games.warseer.pictures.signs import sign
from sfb_bot.games.warseer.pictures.table import as_picture
from sfb_bot.games.warseer.pictures.terrain_sample import terrain_sample
from sfb_bot.games.warseer.pictures.tiles import draw_values, frame_of
from sfb_bot.games.warseer.pictures.words import Thing, Words
from sfb_bot.games.warseer.rules.content import BattleCard, Content, CreatureKind, Feat, TerrainKind, Upgrade

WIDTH: Final = 640
_MARGIN: Final = 12
_PAD: Final = 24
_HEAD: Final = 176
_FACE: Final = 128
_VALUES: Final = 76
_PRICES: Final = 64
_TEXT: Final = 30


def card_picture(content: Content, card: str, theme: Theme = DARK, language: str = "en") -> Picture:
    """A single card."""
    canvas = draw_card(content, card, theme, language)
    return as_picture(canvas, card_alt(card, Words(content, language)))


def card_lines(found: Thing, words: Words) -> list[str]:
    """The paragraphs of a card."""
    lines = [words.text(found)]
    if isinstance(found, CreatureKind) and found.is_hero:
        bronze, silver, gold = found.leadership
        said = words.texts.say("picture-leadership", bronze=bronze, silver=silver, gold=gold)
        lines += [said, words.texts.say("picture-minion", minion=words.kind(found.minion))]
    return [line for line in lines if line]


def draw_card(content: Content, card: str, theme: Theme, language: str) -> Canvas:
    """The card before it is encoded."""
    words = Words(content, language)
    found = words.found(card)
    if found is None:
        raise RenderError(f"There is no card {card!r}.")
    told = "\n".join(card_lines(found, words))
    room = WIDTH - 2 * (_MARGIN + _PAD)
    text = len(wrap(told, room, _TEXT)) * line_height(_TEXT) + 2 * _PAD
    values = _VALUES if isinstance(found, CreatureKind) else 0
    prices = _prices(found, theme)
    height = 2 * _MARGIN + _HEAD + values + (_PRICES if prices else 0) + text
    canvas = Canvas.blank(WIDTH, height, theme, language)
    box = canvas.frame.inset(_MARGIN)
    paint_panel(canvas.image, box, frame_of(found, theme), 28)
    paint_panel(canvas.image, box.inset(6), mix(theme.page, frame_of(found, theme), 0.12), 23)
    inner = Box(box.left + 12, box.top + _HEAD, box.right - 12, box.bottom - 12)
    paint_panel(canvas.image, inner, theme.panel, 18)
    _head(canvas, found, words, box)
    top = inner.top + 12
    left = inner.left + 16
    if isinstance(found, CreatureKind):
        draw_values(canvas, found, Box(left, top, inner.right, top + _VALUES), 52)
        top += _VALUES - 8
    if prices:
        _price_row(canvas, prices, left, top)
        top += _PRICES
    place = Box(box.left + _PAD, top, box.right - _PAD, box.bottom - 14)
    canvas.write(told, place, Style(_TEXT, False, "left", "top", 24), theme.ink)
    return canvas


def _head(canvas: Canvas, found: Thing, words: Words, box: Box) -> None:
    theme = canvas.theme
    centre = (box.left + _PAD + _FACE // 2, box.top + _HEAD // 2)
    if isinstance(found, TerrainKind):
        canvas.stamp_centred(terrain_sample(found.id, _FACE + 12, theme), centre, "emblem", found.id)
    else:
        ink = theme.ink if isinstance(found, CreatureKind) else frame_of(found, theme)
        canvas.stamp_centred(emblem(words.content, found.id, _FACE, ink), centre, "emblem", found.id)
    left = box.left + _PAD + _FACE + 22
    name = Box(left, box.top + 14, box.right - 18, box.top + 106)
    canvas.write(words.kind(found.id), name, Style(42, True, "left", "middle", 24, 2), theme.ink, kind="name")
    sort = words.sort(found)
    spot = Box(left, box.top + 106, box.right - 18, box.top + _HEAD - 6)
    style = Style(27, False, "left", "middle", 20, 2)
    canvas.write(sort[:1].upper() + sort[1:], spot, style, theme.ink_soft)


def _prices(found: Thing, theme: Theme) -> list[tuple[str, str, Colour]]:
    match found:
        case BattleCard() | CreatureKind(sort="character"):
            income = str(found.income).replace("-", "−")
            return [("influence", str(found.cost), theme.choice_edge), ("income", income, theme.level)]
        case Feat():
            return [("points", str(found.points), theme.points)]
        case Upgrade():
            return [("income", str(found.price), theme.level)]
        case _:
            return []


def _price_row(canvas: Canvas, prices: list[tuple[str, str, Colour]], left: int, top: int) -> None:
    for name, number, colour in prices:
        canvas.stamp(sign(name, 46, colour), left, top + 4, name, number)
        spot = Box(left + 56, top - 4, left + 130, top + 58)
        style = Style(42, True, "left", "middle", 20, 1)
        canvas.write(number, spot, style, canvas.theme.ink, kind="number")
        left += 150
