"""The picture of a discard pile, open to everybody."""

from __future__ import annotations

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.page import GAP, HEADER, MARGIN, finished, paint_emptiness, paint_title
from sfb_bot.drawing.picture import Picture, RenderError
from sfb_bot.drawing.text import Box, Style
from sfb_bot.drawing.themes import DARK, Theme
from sfb_bot.games.brawl.pictures.alt_cards import discard_alt
from sfb_bot.games.brawl.pictures.cards import MOST_IN_A_ROW, card_grid
from sfb_bot.games.brawl.pictures.words import picture_texts
from sfb_bot.games.brawl.rules.content import Content
from sfb_bot.games.brawl.rules.views import PublicView


def discard_picture(
    view: PublicView,
    seat: int,
    content: Content,
    theme: Theme = DARK,
    language: str = "en",
    *,
    in_a_row: int = MOST_IN_A_ROW,
) -> Picture:
    """A seat's discard pile in the order the cards came onto it."""
    canvas = draw_discard(view, seat, content, theme, language, in_a_row=in_a_row)
    return finished(canvas, discard_alt(view, seat, content, language))


def draw_discard(
    view: PublicView,
    seat: int,
    content: Content,
    theme: Theme,
    language: str,
    *,
    in_a_row: int = MOST_IN_A_ROW,
) -> Canvas:
    """The discard pile before it is encoded."""
    texts = picture_texts(language)
    if not 0 <= seat < len(view.players):
        raise RenderError(f"There is no seat number {seat} at this table.")
    pile = view.players[seat].discard
    canvas = card_grid(content, pile, theme, language, in_a_row=in_a_row)
    right = canvas.frame.right - MARGIN
    end = paint_title(canvas, seat, f"{texts.say('picture-discard')}: {len(pile)}", right - 260)
    if pile:
        canvas.write(
            texts.say("picture-newest"),
            Box(end + GAP, 12, right, HEADER - 12),
            Style(24, align="right", upright="middle", smallest=12, most_lines=2),
            theme.ink_soft,
        )
    else:
        paint_emptiness(canvas, texts.say("picture-empty-discard"), "cards")
    return canvas
