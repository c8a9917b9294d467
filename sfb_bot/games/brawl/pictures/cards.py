"""Pictures of cards: a single one, and a hand."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.icons import core_icon, icon
from sfb_bot.drawing.page import GAP, HEADER, MARGIN, finished, paint_emptiness, paint_title
from sfb_bot.drawing.picture import Picture, RenderError
from sfb_bot.drawing.text import Box, Style
from sfb_bot.drawing.themes import DARK, Theme
from sfb_bot.games.brawl.pictures.alt_cards import card_alt, hand_alt
from sfb_bot.games.brawl.pictures.card_face import CARD_WIDTH, card_face, card_height
from sfb_bot.games.brawl.pictures.words import picture_texts
from sfb_bot.games.brawl.rules.content import CORES, Card, Content, in_language
from sfb_bot.games.brawl.rules.ids import CardId
from sfb_bot.games.brawl.rules.views import SeatView

MOST_IN_A_ROW: Final = 8
SINGLE_WIDTH: Final = 600

# Rows of a grid may be this wide; an empty one still has room for its words.
_LEAST_WIDTH: Final = 3 * CARD_WIDTH + 2 * GAP


def card_of(content: Content, card: CardId) -> Card:
    """The card, or a RenderError that names it."""
    if card not in content.cards:
        raise RenderError(f"There is no card {card!r}.")
    return content.cards[card]


def card_picture(content: Content, card: CardId, theme: Theme = DARK, language: str = "en") -> Picture:
    """A single card, large."""
    found = card_of(content, card)
    champion = content.champions[found.champion]
    height = card_height(SINGLE_WIDTH)
    canvas = Canvas.blank(SINGLE_WIDTH + 2 * MARGIN, height + 2 * MARGIN, theme, language)
    canvas.stamp(card_face(found, champion, SINGLE_WIDTH, theme, language), MARGIN, MARGIN, "card", card)
    return finished(canvas, card_alt(content, found, language))


def hand_picture(
    view: SeatView,
    content: Content,
    theme: Theme = DARK,
    language: str = "en",
    *,
    playable: Collection[CardId] | None = None,
    in_a_row: int = MOST_IN_A_ROW,
) -> Picture:
    """The hand of the seat that looks; cards not `playable` are muted (None: all are shown alike).

    For the eyes of that seat alone. An eye marks cards the others have seen. `in_a_row` makes rows
    shorter, which suits a narrow screen.
    """
    canvas = draw_hand(view, content, theme, language, playable=playable, in_a_row=in_a_row)
    return finished(canvas, hand_alt(view, content, language, playable))


def draw_hand(
    view: SeatView,
    content: Content,
    theme: Theme,
    language: str,
    *,
    playable: Collection[CardId] | None = None,
    in_a_row: int = MOST_IN_A_ROW,
) -> Canvas:
    """The hand before it is encoded."""
    texts = picture_texts(language)
    muted = () if playable is None else [card for card in view.hand if card not in playable]
    canvas = card_grid(
        content, view.hand, theme, language, in_a_row=in_a_row, muted=muted, footer=bool(view.known_top)
    )
    player = view.public.players[view.seat]
    title = f"{texts.say('picture-hand')}: {len(view.hand)}"
    left = paint_title(canvas, view.seat, title, canvas.frame.right - MARGIN - 3 * 50 - GAP)
    for core in range(len(CORES)):
        sign = core_icon(core, 42, theme, ready=player.cores[core])
        canvas.stamp(sign, canvas.frame.right - MARGIN - (3 - core) * 50 + 8, 17, "core", CORES[core])
    _paint_piles(canvas, left, player.deck_size, len(player.discard))
    _mark_seen(canvas, player.shown)
    if not view.hand:
        paint_emptiness(canvas, texts.say("picture-empty-hand"), "cards")
    if view.known_top:
        names = ", ".join(in_language(content.cards[card].names, language) for card in view.known_top)
        canvas.write(
            f"{texts.say('picture-on-top')}: {names}",
            Box(MARGIN, canvas.frame.bottom - 50, canvas.frame.right - MARGIN, canvas.frame.bottom - 10),
            Style(24, upright="middle", smallest=11, most_lines=3),
            theme.ink_soft,
        )
    return canvas


def _mark_seen(canvas: Canvas, shown: Collection[CardId]) -> None:
    """An eye at the lower right of the head of each card that everybody has seen."""
    for mark in tuple(canvas.marks):
        if mark.kind == "card" and mark.label in shown:
            sign = icon("seen", 34, canvas.theme.ink)
            canvas.stamp(sign, mark.box.right - 50, mark.box.top + 208, "seen", mark.label)


def _paint_piles(canvas: Canvas, left: int, deck: int, discard: int) -> None:
    """Deck and discard sizes between the title and the cores, as far as there is room."""
    texts = picture_texts(canvas.language)
    right = canvas.frame.right - MARGIN - 3 * 50 - GAP
    words = f"{texts.say('picture-deck')} {deck}  ·  {texts.say('picture-discard')} {discard}"
    canvas.write(
        words,
        Box(left + GAP, 14, right, HEADER - 14),
        Style(24, upright="middle", align="right", smallest=12, most_lines=2),
        canvas.theme.ink_soft,
    )


def card_grid(
    content: Content,
    cards: Sequence[CardId],
    theme: Theme,
    language: str,
    *,
    in_a_row: int = MOST_IN_A_ROW,
    muted: Collection[CardId] = (),
    footer: bool = False,
) -> Canvas:
    """A page with room for a header (and a footer), the cards in rows as even as they can be."""
    rows = in_rows(cards, in_a_row)
    columns = max((len(row) for row in rows), default=0)
    width = max(_LEAST_WIDTH, columns * CARD_WIDTH + max(0, columns - 1) * GAP) + 2 * MARGIN
    height = card_height(CARD_WIDTH)
    body = max(1, len(rows)) * (height + GAP) - GAP if cards else 150
    canvas = Canvas.blank(width, HEADER + body + MARGIN + (40 if footer else 0), theme, language)
    for number, row in enumerate(rows):
        left = (width - len(row) * CARD_WIDTH - (len(row) - 1) * GAP) // 2
        for place, card in enumerate(row):
            found = card_of(content, card)
            face = card_face(
                found,
                content.champions[found.champion],
                CARD_WIDTH,
                theme,
                language,
                muted=card in muted,
            )
            top = HEADER + number * (height + GAP)
            canvas.stamp(face, left + place * (CARD_WIDTH + GAP), top, "card", card)
    return canvas


def in_rows(cards: Sequence[CardId], in_a_row: int = MOST_IN_A_ROW) -> list[Sequence[CardId]]:
    """Up to `in_a_row` side by side; more in as few rows as possible, the first ones the longer ones."""
    if not cards:
        return []
    row_count = -(-len(cards) // max(1, in_a_row))
    shortest, longer = divmod(len(cards), row_count)
    rows: list[Sequence[CardId]] = []
    start = 0
    for number in range(row_count):
        end = start + shortest + (1 if number < longer else 0)
        rows.append(cards[start:end])
        start = end
    return rows
