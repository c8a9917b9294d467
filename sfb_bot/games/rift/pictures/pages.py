"""Pages beside the table: a hand, an army, discards, galleries, what a draft offers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.encode import png
from sfb_bot.drawing.icons import icon
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.picture import Picture, RenderError
from sfb_bot.drawing.text import Box, Style
from sfb_bot.drawing.themes import DARK, Theme
from sfb_bot.games.rift.pictures.alt_cards import (
    army_alt,
    discard_alt,
    gallery_alt,
    hand_alt,
    packet_alt,
)
from sfb_bot.games.rift.pictures.army_states import Soldier, soldiers_of
from sfb_bot.games.rift.pictures.faces_row import counted, faces_height, paint_faces
from sfb_bot.games.rift.pictures.signs import side_badge
from sfb_bot.games.rift.pictures.tiles import GAP, MARGIN, PAGE, Tile, height_of, paint_tiles
from sfb_bot.games.rift.pictures.words import picture_texts
from sfb_bot.games.rift.rules.content import RANKS, Content
from sfb_bot.games.rift.rules.views import PublicView, SeatView
from sfb_bot.kernel import LETTERS, Decision

HEADER: Final = 60
_SECTION: Final = 40
_EMPTY: Final = 120
SPELLS: Final = "spells"


def as_picture(canvas: Canvas, alt: str) -> Picture:
    """The canvas as a file with its alt text."""
    return Picture(png(canvas.image, canvas.theme), "png", canvas.image.width, canvas.image.height, alt)


def paint_heading(canvas: Canvas, title: str, seat: int | None = None, aside: str = "") -> None:
    """The title of a page, with the badge of a seat, and what is to be known beside it."""
    left = MARGIN + 4
    if seat is not None:
        canvas.stamp(side_badge(seat, 40, canvas.theme), left, 10, "seat", LETTERS[seat])
        left += 52
    middle = PAGE * 5 // 9 if aside else PAGE - MARGIN
    style = Style(32, True, "left", "middle", 16, 2)
    canvas.write(title, Box(left, 4, middle, HEADER - 4), style)
    if aside:
        style = Style(22, False, "right", "middle", 14, 2)
        canvas.write(aside, Box(middle + GAP, 4, PAGE - MARGIN - 4, HEADER - 4), style, canvas.theme.ink_soft)


def paint_section(canvas: Canvas, words: str, top: int) -> int:
    """A heading between parts of a page; says where the part begins."""
    style = Style(24, True, "left", "middle", 14, 1)
    canvas.write(words, Box(MARGIN + 4, top, PAGE - MARGIN, top + _SECTION - 4), style, canvas.theme.ink_soft)
    return top + _SECTION


def _paint_nothing(canvas: Canvas, words: str, sign: str, top: int) -> None:
    box = Box(MARGIN, top, PAGE - MARGIN, top + _EMPTY - GAP)
    paint_panel(canvas.image, box, canvas.theme.panel, 16)
    canvas.stamp_centred(icon(sign, 48, canvas.theme.ink_faint), (box.centre[0], box.top + 34), "icon", sign)
    style = Style(26, False, "centre", "middle", 14, 2)
    place = Box(box.left + 16, box.top + 60, box.right - 16, box.bottom - 6)
    canvas.write(words, place, style, canvas.theme.ink_soft)


def _tile_page(
    content: Content, tiles: Sequence[Tile], theme: Theme, language: str, nothing: str, below: int = 0
) -> Canvas:
    """A page with room for a heading, the tiles, and so much below them."""
    body = height_of(content, tiles, language) if tiles else _EMPTY
    canvas = Canvas.blank(PAGE, HEADER + body + below, theme, language)
    if tiles:
        paint_tiles(canvas, content, tiles, HEADER)
    else:
        _paint_nothing(canvas, nothing, "cards", HEADER)
    return canvas


# --- A hand -------------------------------------------------------------------------------------------------


def hand_picture(view: SeatView, content: Content, theme: Theme = DARK, language: str = "en") -> Picture:
    """The spells in hand. For the eyes of that seat alone."""
    return as_picture(draw_hand(view, content, theme, language), hand_alt(view, content, language))


def draw_hand(view: SeatView, content: Content, theme: Theme, language: str) -> Canvas:
    """The hand before it is encoded."""
    texts = picture_texts(language)
    tiles = [Tile(spell, _times(count)) for spell, count in Counter(view.hand).items()]
    canvas = _tile_page(content, tiles, theme, language, texts.say("picture-empty-hand"))
    player = view.public.players[view.seat]
    aside = texts.say("picture-spells-left", deck=player.spell_deck_size, used=len(player.spell_discard))
    paint_heading(canvas, texts.say("picture-hand", number=len(view.hand)), view.seat, aside)
    return canvas


def _times(count: int) -> str:
    return f"×{count}" if count > 1 else ""


# --- An army ------------------------------------------------------------------------------------------------


def army_picture(view: SeatView, content: Content, theme: Theme = DARK, language: str = "en") -> Picture:
    """The seat's own warriors and where they are. For the eyes of that seat alone."""
    return as_picture(draw_army(view, content, theme, language), army_alt(view, content, language))


def draw_army(view: SeatView, content: Content, theme: Theme, language: str) -> Canvas:
    """The army before it is encoded."""
    texts = picture_texts(language)
    soldiers = soldiers_of(view.army, view.seat, view.public, content)
    tiles = [_soldier_tile(soldier, content, language) for soldier in soldiers]
    canvas = _tile_page(content, tiles, theme, language, texts.say("picture-no-army"))
    aside = texts.say("picture-army-count", **army_counts(soldiers)) if view.public.turn_no else ""
    paint_heading(canvas, texts.say("picture-army", number=len(soldiers)), view.seat, aside)
    return canvas


def army_counts(soldiers: Sequence[Soldier]) -> dict[str, int]:
    """How many are where."""
    places = Counter(soldier.place for soldier in soldiers)
    return {"lanes": places["lane"], "deck": places["deck"] + places["top"], "lost": places["lost"]}


def _soldier_tile(soldier: Soldier, content: Content, language: str) -> Tile:
    return Tile(soldier.kind, soldier.note(content, language), is_faded=soldier.place == "lost")


# --- Discards -----------------------------------------------------------------------------------------------


def discard_picture(
    view: PublicView, seat: int, content: Content, theme: Theme = DARK, language: str = "en"
) -> Picture:
    """Both discards of a seat, open to everybody."""
    canvas = draw_discard(view, seat, content, theme, language)
    return as_picture(canvas, discard_alt(view, seat, content, language))


def draw_discard(view: PublicView, seat: int, content: Content, theme: Theme, language: str) -> Canvas:
    """The discards before they are encoded."""
    if not 0 <= seat < len(view.players):
        raise RenderError(f"There is no seat number {seat} at this table.")
    texts, player = picture_texts(language), view.players[seat]
    parts = (
        (texts.say("picture-warriors-lost", number=len(player.discard)), player.discard),
        (texts.say("picture-spells-used", number=len(player.spell_discard)), player.spell_discard),
    )
    faces = [[counted(*entry) for entry in Counter(cards).items()] for _, cards in parts]
    heights = [faces_height(len(row)) if row else _EMPTY for row in faces]
    canvas = Canvas.blank(PAGE, HEADER + sum(heights) + len(parts) * _SECTION, theme, language)
    paint_heading(canvas, texts.say("picture-discards"), seat)
    top = HEADER
    for (title, _), row, tall in zip(parts, faces, heights, strict=True):
        start = paint_section(canvas, title, top)
        if row:
            paint_faces(canvas, content, row, start)
        else:
            _paint_nothing(canvas, texts.say("picture-nothing-here"), "discard", start)
        top = start + tall
    return canvas


# --- Galleries ----------------------------------------------------------------------------------------------


def gallery_cards(content: Content, what: str) -> tuple[str, ...]:
    """All warriors of a rank, or all spells."""
    if what == SPELLS:
        return tuple(content.spells)
    if what not in RANKS:
        raise RenderError(
            f"There is no gallery {what!r}; choose one of {', '.join((*reversed(RANKS), SPELLS))}."
        )
    return tuple(kind.id for kind in content.kinds.values() if kind.rank == what)


def gallery_picture(content: Content, what: str, theme: Theme = DARK, language: str = "en") -> Picture:
    """Everything there is of a rank, or all spells."""
    return as_picture(
        draw_gallery(content, what, theme, language),
        gallery_alt(content, what, gallery_cards(content, what), language),
    )


def draw_gallery(content: Content, what: str, theme: Theme, language: str) -> Canvas:
    """The gallery before it is encoded."""
    texts = picture_texts(language)
    cards = gallery_cards(content, what)
    tiles = [Tile(card, _times(_copies(content, card)) if what == SPELLS else "") for card in cards]
    canvas = _tile_page(content, tiles, theme, language, texts.say("picture-nothing-here"))
    copies = {_copies(content, card) for card in cards}
    aside = texts.say("picture-copies", number=copies.pop()) if len(copies) == 1 else ""
    paint_heading(canvas, texts.say(f"picture-gallery-{what}"), aside=aside)
    return canvas


def _copies(content: Content, card: str) -> int:
    found = content.kinds.get(card) or content.spells[card]
    return found.copies


# --- Building an army ---------------------------------------------------------------------------------------


def packet_picture(
    view: SeatView, content: Content, question: Decision | None, theme: Theme = DARK, language: str = "en"
) -> Picture:
    """What a seat may choose from while armies are built. For the eyes of that seat alone."""
    canvas = draw_packet(view, content, question, theme, language)
    return as_picture(canvas, packet_alt(view, content, question, language))


def draw_packet(
    view: SeatView, content: Content, question: Decision | None, theme: Theme, language: str
) -> Canvas:
    """The packet before it is encoded, with the army so far below it."""
    texts = picture_texts(language)
    tiles = [Tile(kind, _times(count)) for kind, count in Counter(view.packet).items()]
    army = [counted(*entry) for entry in Counter(view.army).items()]
    below = _SECTION + faces_height(len(army)) if army else 0
    canvas = _tile_page(content, tiles, theme, language, texts.say("picture-nothing-here"), below)
    paint_heading(canvas, _packet_title(view, content, question, language), view.seat)
    if army:
        top = canvas.frame.bottom - below
        start = paint_section(canvas, texts.say("picture-army", number=len(view.army)), top)
        paint_faces(canvas, content, army, start)
    return canvas


def _packet_title(view: SeatView, content: Content, question: Decision | None, language: str) -> str:
    texts = picture_texts(language)
    ranks = [content.kinds[kind].rank for kind in view.packet]
    rank = texts.say(f"picture-ranks-{ranks[0] if ranks else 'champion'}")
    if question is not None and question.prompt == "keep_champions":
        return texts.say("picture-keep", number=question.pick[1], rank=rank)
    limit = content.board.kept
    return texts.say("picture-pick", rank=rank, number=min(view.public.pick + 1, limit), limit=limit)
