"""Pictures of champions: the champion card with both its sides, and all six cards."""

from __future__ import annotations

from typing import Final

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.icons import core_icon, icon
from sfb_bot.drawing.page import GAP, MARGIN, finished, paint_title
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.picture import Picture, RenderError
from sfb_bot.drawing.text import Box, Style
from sfb_bot.drawing.themes import DARK, Theme
from sfb_bot.games.brawl.pictures.alt_cards import champion_alt, champion_cards_alt
from sfb_bot.games.brawl.pictures.card_face import card_values, with_numbers_kept
from sfb_bot.games.brawl.pictures.cards import card_grid
from sfb_bot.games.brawl.pictures.emblems import emblem
from sfb_bot.games.brawl.pictures.words import picture_texts
from sfb_bot.games.brawl.rules.content import Card, Champion, Content, SheetSide, in_language
from sfb_bot.games.brawl.rules.ids import ChampionId

WIDTH: Final = 860

_HEAD_HEIGHT: Final = 160
_SIDE_HEIGHT: Final = 268
_ROW_HEIGHT: Final = 62
_ROW_GAP: Final = 8
# Where the columns of figures start, seen from the right edge: move, range, strength or defence.
_COLUMNS: Final = {"move": 330, "strength": 106, "defence": 106}
_RANGE_COLUMN: Final = 242


def champion_of(content: Content, champion: ChampionId) -> Champion:
    """The champion, or a RenderError that names it."""
    if champion not in content.champions:
        raise RenderError(f"There is no champion {champion!r}.")
    return content.champions[champion]


def champion_picture(
    content: Content, champion: ChampionId, theme: Theme = DARK, language: str = "en"
) -> Picture:
    """The champion card: both sides, and what the six cards are."""
    canvas = draw_champion(content, champion, theme, language)
    return finished(canvas, champion_alt(content.champions[champion], language))


def champion_cards_picture(
    content: Content, champion: ChampionId, theme: Theme = DARK, language: str = "en"
) -> Picture:
    """All six cards of a champion in full."""
    canvas = draw_champion_cards(content, champion, theme, language)
    return finished(canvas, champion_cards_alt(content.champions[champion], language))


def draw_champion_cards(content: Content, champion: ChampionId, theme: Theme, language: str) -> Canvas:
    """The six cards before they are encoded."""
    found = champion_of(content, champion)
    canvas = card_grid(content, [card.id for card in found.cards], theme, language, in_a_row=3)
    names = in_language(found.names, language), in_language(found.titles, language)
    paint_title(canvas, None, " · ".join(name for name in names if name), canvas.frame.right - MARGIN)
    return canvas


def draw_champion(content: Content, champion: ChampionId, theme: Theme, language: str) -> Canvas:
    """The champion card before it is encoded."""
    found = champion_of(content, champion)
    rows = len(found.cards)
    rows_top = _HEAD_HEIGHT + _SIDE_HEIGHT + GAP
    height = rows_top + rows * _ROW_HEIGHT + max(0, rows - 1) * _ROW_GAP + MARGIN
    canvas = Canvas.blank(WIDTH, height, theme, language)
    _paint_head(canvas, found)
    half = (WIDTH - 2 * MARGIN - GAP) // 2
    side = Box(MARGIN, _HEAD_HEIGHT, MARGIN + half, _HEAD_HEIGHT + _SIDE_HEIGHT)
    _paint_side(canvas, side, found.basic, levelled=False)
    _paint_side(canvas, side.moved(half + GAP, 0), found.levelled, levelled=True)
    for number, card in enumerate(found.cards):
        top = rows_top + number * (_ROW_HEIGHT + _ROW_GAP)
        _paint_row(canvas, Box(MARGIN, top, WIDTH - MARGIN, top + _ROW_HEIGHT), card)
    return canvas


def _paint_head(canvas: Canvas, champion: Champion) -> None:
    theme = canvas.theme
    size = _HEAD_HEIGHT - 2 * MARGIN + 8
    canvas.stamp(emblem(champion.id, size, theme.level), MARGIN, MARGIN - 6, "emblem", champion.id)
    left = MARGIN + size + 24
    canvas.write(
        in_language(champion.names, canvas.language),
        Box(left, MARGIN - 6, WIDTH - MARGIN, 86),
        Style(54, bold=True, upright="bottom", smallest=18, most_lines=2),
    )
    canvas.write(
        in_language(champion.titles, canvas.language),
        Box(left, 92, WIDTH - MARGIN, _HEAD_HEIGHT - 16),
        Style(28, smallest=14, most_lines=2),
        theme.ink_soft,
    )


def _paint_side(canvas: Canvas, box: Box, side: SheetSide, *, levelled: bool) -> None:
    theme, language = canvas.theme, canvas.language
    texts = picture_texts(language)
    paint_panel(canvas.image, box, theme.panel, 20)
    left, right = box.left + 22, box.right - 22
    colour = theme.level if levelled else theme.ink_soft
    name = texts.say("picture-levelled" if levelled else "picture-basic")
    word_left = left
    if levelled:
        canvas.stamp(icon("level", 28, colour), left, box.top + 18, "icon", "level")
        word_left += 40
    canvas.write(
        name,
        Box(word_left, box.top + 14, right, box.top + 50),
        Style(26, bold=True, upright="middle", smallest=13, most_lines=1),
        colour,
    )
    for place, (sign, number, tint) in enumerate(
        (("health", side.health, theme.health_low), ("defence", side.defence, theme.defence))
    ):
        x = left + place * 170
        canvas.stamp(icon(sign, 58, tint), x, box.top + 64, "icon", sign)
        canvas.write(
            str(number),
            Box(x + 70, box.top + 60, x + 150, box.top + 126),
            Style(54, bold=True, upright="middle", smallest=20, most_lines=1),
        )
    ability = in_language(side.texts, language) if side.texts else texts.say("picture-no-ability")
    canvas.write(
        with_numbers_kept(ability),
        Box(left, box.top + 142, right, box.bottom - 16),
        Style(26, smallest=12),
        theme.ink if side.texts else theme.ink_faint,
    )


def _paint_row(canvas: Canvas, box: Box, card: Card) -> None:
    theme = canvas.theme
    paint_panel(canvas.image, box, theme.panel, 14)
    middle = box.centre[1]
    canvas.stamp(core_icon(card.core, 42, theme), box.left + 12, middle - 21, "core", card.id)
    tint = theme.cores[card.core]
    canvas.stamp(icon(card.kind, 32, tint), box.left + 70, middle - 16, "icon", card.kind)
    values = card_values(card, theme)
    values_left = box.right - max(_COLUMNS.values())
    canvas.write(
        in_language(card.names, canvas.language),
        Box(box.left + 118, box.top + 4, values_left - 12, box.bottom - 4),
        Style(27, bold=True, upright="middle", smallest=12, most_lines=2),
    )
    # Each figure has its own column, so that the six cards can be compared downwards.
    for sign, number, colour in values:
        x = box.right - _COLUMNS.get(sign, _RANGE_COLUMN)
        canvas.stamp(icon(sign, 32, colour), x, middle - 16, "icon", sign)
        canvas.write(
            number,
            Box(x + 42, box.top + 6, x + (84 if sign == "move" else 100), box.bottom - 6),
            Style(28, bold=True, upright="middle", smallest=12, most_lines=1),
        )
