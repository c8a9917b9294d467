"""Pages beside the table: a hand, a codex, a discard pile, galleries."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.icons import icon, side_badge
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.picture import Picture, RenderError
from sfb_bot.drawing.text import Box, Style
from sfb_bot.drawing.themes import DARK, Theme
from sfb_bot.games.codex.pictures.alt_cards import cards_alt, codex_alt, hand_alt
from sfb_bot.games.codex.pictures.card_face import as_picture
from sfb_bot.games.codex.pictures.cards import (
    GAP,
    MARGIN,
    PAGE,
    CardTile,
    paint_tiles,
    tiles_height,
)
from sfb_bot.games.codex.pictures.chips import Chip, chip_boxes, chips_height, put_chip
from sfb_bot.games.codex.pictures.codex_page import codex_height, paint_codex
from sfb_bot.games.codex.pictures.tiles import Look
from sfb_bot.games.codex.pictures.words import colour_name, picture_texts, spec_name
from sfb_bot.games.codex.rules.choices import OnCard, OnKind, Play
from sfb_bot.games.codex.rules.content import COLOURS, Content, Kind
from sfb_bot.games.codex.rules.ids import KindId
from sfb_bot.games.codex.rules.views import SeatView
from sfb_bot.kernel import LETTERS, Decision

HEADER: Final = 60
SECTION: Final = 40
_EMPTY: Final = 120
# Up to so many cards are shown with their texts.
MOST_TILES: Final = 12
HEROES: Final = "heroes"
TOKENS: Final = "tokens"
BUILDINGS: Final = "buildings"


def paint_heading(canvas: Canvas, title: str, seat: int | None = None, aside: str = "") -> None:
    """The title of a page, with the badge of a seat, and what is to be known beside it."""
    left = MARGIN + 4
    if seat is not None:
        canvas.stamp(side_badge(seat, 40, canvas.theme), left, 10, "seat", LETTERS[seat])
        left += 52
    middle = PAGE * 5 // 9 if aside else PAGE - MARGIN
    canvas.write(title, Box(left, 4, middle, HEADER - 4), Style(32, True, "left", "middle", 18, 2))
    if aside:
        place = Box(middle + GAP, 4, PAGE - MARGIN - 4, HEADER - 4)
        canvas.write(aside, place, Style(23, False, "right", "middle", 18, 2), canvas.theme.ink_soft)


def paint_section(canvas: Canvas, words: str, top: int) -> int:
    """A heading between parts of a page; says where the part begins."""
    style = Style(24, True, "left", "middle", 18, 1)
    canvas.write(words, Box(MARGIN + 4, top, PAGE - MARGIN, top + SECTION - 4), style, canvas.theme.ink_soft)
    return top + SECTION


def paint_nothing(canvas: Canvas, words: str, top: int) -> None:
    """A panel that says there is nothing."""
    box = Box(MARGIN, top, PAGE - MARGIN, top + _EMPTY - GAP)
    paint_panel(canvas.image, box, canvas.theme.panel, 16)
    canvas.stamp_centred(
        icon("cards", 48, canvas.theme.ink_faint), (box.centre[0], box.top + 34), "icon", "cards"
    )
    place = Box(box.left + 16, box.top + 60, box.right - 16, box.bottom - 6)
    canvas.write(words, place, Style(26, False, "centre", "middle", 18, 2), canvas.theme.ink_soft)


def paint_chips(canvas: Canvas, content: Content, chips: Sequence[Chip], top: int) -> int:
    """Chips in rows; says where the next thing may begin."""
    boxes = chip_boxes(len(chips), MARGIN, top, PAGE - 2 * MARGIN, GAP)
    for chip, box in zip(chips, boxes, strict=True):
        put_chip(canvas, content, chip, box, canvas.theme.page)
    return top + chips_height(len(chips), GAP)


def chosen_kinds(question: Decision | None) -> frozenset[str] | None:
    """The cards a question offers; None where nothing is asked about cards."""
    if question is None:
        return None
    found: set[str] = set()
    for option in question.options:
        match option.payload:
            case OnKind(kind) | Play(kind) | OnCard(kind, _):
                found.add(kind)
            case _:
                pass
    return frozenset(found) if found or question.prompt == "main" else None


# --- A hand -------------------------------------------------------------------------------------------------


def hand_tiles(
    view: SeatView, question: Decision | None, armed: frozenset[str] = frozenset()
) -> list[CardTile]:
    """The cards in hand with what they cost now; those that cannot be chosen come last and are faded.

    Those `armed` are marked.
    """
    costs: Mapping[str, int] = dict(view.costs)
    offered = chosen_kinds(question)
    tiles: list[CardTile] = []
    for kind, count in Counter(view.hand).items():
        is_offered = offered is not None and kind in offered
        is_faded = offered is not None and not is_offered
        look: Look = "own" if is_offered else ""
        tiles.append(CardTile(kind, costs.get(kind), count, is_faded, look, is_pointed_out=kind in armed))
    return sorted(tiles, key=lambda tile: tile.is_faded)


def hand_picture(
    view: SeatView, content: Content, question: Decision | None, theme: Theme = DARK, language: str = "en"
) -> Picture:
    """The cards in hand. For the eyes of that seat alone."""
    costs: Mapping[str, int] = dict(view.costs)
    cards = [(content.kinds[kind], count, costs.get(kind)) for kind, count in Counter(view.hand).items()]
    canvas = draw_hand(view, content, question, theme, language)
    return as_picture(canvas, hand_alt(view, content, cards, language))


def draw_hand(
    view: SeatView,
    content: Content,
    question: Decision | None,
    theme: Theme,
    language: str,
    armed: frozenset[str] = frozenset(),
) -> Canvas:
    """The hand before it is encoded; below it those of partners."""
    texts, player = picture_texts(language), view.public.players[view.seat]
    tiles = hand_tiles(view, question, armed)
    partners = [piles for piles in view.partners if piles.hand]
    below = sum(SECTION + chips_height(len(Counter(piles.hand)), GAP) for piles in partners)
    body = tiles_height(content, tiles, language) if tiles else _EMPTY
    canvas = Canvas.blank(PAGE, HEADER + body + below, theme, language)
    aside = texts.say("picture-means", gold=player.gold, workers=player.workers)
    paint_heading(canvas, texts.say("picture-hand", number=len(view.hand)), view.seat, aside)
    if tiles:
        paint_tiles(canvas, content, tiles, HEADER)
    else:
        paint_nothing(canvas, texts.say("picture-empty-hand"), HEADER)
    top = HEADER + body
    for piles in partners:
        top = paint_section(canvas, texts.say("picture-partner-hand", number=len(piles.hand)), top)
        top = paint_chips(canvas, content, counted_chips(content, Counter(piles.hand)), top)
    return canvas


def counted_chips(
    content: Content, cards: Mapping[KindId, int], offered: frozenset[str] | None = None
) -> list[Chip]:
    """Cards as chips with costs and numbers, in the order of the box."""
    return [
        Chip(
            content.kinds[kind],
            words=f"×{count}" if count > 1 else "",
            cost=str(content.kinds[kind].cost),
            look="own" if offered and kind in offered else "",
            is_faded=offered is not None and kind not in offered,
        )
        for kind, count in sorted(cards.items(), key=lambda entry: content.order[entry[0]])
    ]


# --- A codex and a discard pile -----------------------------------------------------------------------------


def codex_cards(view: SeatView, content: Content) -> list[tuple[Kind, int]]:
    """What is left of the codex, in the order of the box."""
    found = [(content.kinds[kind], count) for kind, count in view.piles.codex if count]
    return sorted(found, key=lambda entry: content.order[entry[0].id])


def codex_picture(
    view: SeatView, content: Content, question: Decision | None, theme: Theme = DARK, language: str = "en"
) -> Picture:
    """What is left of the own codex. For the eyes of that seat alone."""
    canvas = draw_codex(view, content, question, theme, language)
    return as_picture(canvas, codex_alt(content, codex_cards(view, content), language))


def draw_codex(
    view: SeatView, content: Content, question: Decision | None, theme: Theme, language: str
) -> Canvas:
    """The codex before it is encoded: a column for each school, by tech level."""
    texts = picture_texts(language)
    cards = codex_cards(view, content)
    offered = chosen_kinds(question) if question is not None and question.prompt == "tech" else None
    specs = [content.kinds[hero.kind].spec for hero in view.public.players[view.seat].heroes]
    specs += [kind.spec for kind, _ in cards if kind.spec not in specs]
    specs = list(dict.fromkeys(specs))
    body = codex_height(content, cards, specs, language) if cards else _EMPTY
    canvas = Canvas.blank(PAGE, HEADER + body, theme, language)
    total = sum(count for _, count in cards)
    aside = ""
    if offered is not None and question is not None:
        aside = texts.say("picture-take", number=question.pick[1])
    paint_heading(canvas, texts.say("picture-codex", number=total), view.seat, aside)
    if cards:
        paint_codex(canvas, content, cards, specs, offered, HEADER)
    else:
        paint_nothing(canvas, texts.say("picture-nothing-here"), HEADER)
    return canvas


def discard_picture(view: SeatView, content: Content, theme: Theme = DARK, language: str = "en") -> Picture:
    """The own discard pile. For the eyes of that seat alone."""
    cards = [(content.kinds[kind], count, None) for kind, count in Counter(view.piles.discard).items()]
    head = picture_texts(language).say("picture-discards", number=len(view.piles.discard))
    return as_picture(
        draw_discard(view, content, theme, language), cards_alt(f"{head}.", content, cards, language)
    )


def draw_discard(view: SeatView, content: Content, theme: Theme, language: str) -> Canvas:
    """The discard pile before it is encoded."""
    title = picture_texts(language).say("picture-discards", number=len(view.piles.discard))
    return card_page(content, Counter(view.piles.discard), title, view.seat, theme, language)


def card_page(
    content: Content, cards: Mapping[KindId, int], title: str, seat: int | None, theme: Theme, language: str
) -> Canvas:
    """Cards under a title: with their texts where they are few, as chips where they are many."""
    if len(cards) > MOST_TILES:
        chips = counted_chips(content, cards)
        canvas = Canvas.blank(PAGE, HEADER + chips_height(len(chips), GAP), theme, language)
        paint_chips(canvas, content, chips, HEADER)
    else:
        tiles = [CardTile(kind, None, count) for kind, count in cards.items()]
        body = tiles_height(content, tiles, language) if tiles else _EMPTY
        canvas = Canvas.blank(PAGE, HEADER + body, theme, language)
        if tiles:
            paint_tiles(canvas, content, tiles, HEADER)
        else:
            paint_nothing(canvas, picture_texts(language).say("picture-nothing-here"), HEADER)
    paint_heading(canvas, title, seat)
    return canvas


# --- Galleries ----------------------------------------------------------------------------------------------


def galleries(content: Content) -> tuple[str, ...]:
    """What can be shown together: all heroes, schools, starter decks, tokens, buildings."""
    return (HEROES, *content.specs, *COLOURS, TOKENS, BUILDINGS)


def gallery_cards(content: Content, what: str) -> list[Kind]:
    """The cards of a gallery; RenderError for one there is not."""
    if what not in galleries(content):
        raise RenderError(f"There is no gallery {what!r}; choose one of {', '.join(galleries(content))}.")
    if what == HEROES:
        return list(content.heroes)
    kinds = [kind for kind in content.kinds.values() if _gallery_of(kind) == what]
    return sorted(kinds, key=lambda kind: (not kind.is_hero, kind.tech))


def _gallery_of(kind: Kind) -> str:
    if kind.is_token:
        return TOKENS
    if kind.type in ("base", "tech", "addon"):
        return BUILDINGS
    return kind.spec or kind.colour


def gallery_title(content: Content, what: str, language: str) -> str:
    """What a gallery is called."""
    texts = picture_texts(language)
    if what in COLOURS:
        return texts.say("picture-starter-of", colour=colour_name(content, what, language))
    if what in (HEROES, TOKENS, BUILDINGS):
        return texts.say(f"picture-gallery-{what}")
    return spec_name(content, what, language)


def gallery_picture(content: Content, what: str, theme: Theme = DARK, language: str = "en") -> Picture:
    """Everything of a school, a starter deck, all heroes."""
    cards = [(kind, 1, None) for kind in gallery_cards(content, what)]
    head = f"{gallery_title(content, what, language)}."
    return as_picture(draw_gallery(content, what, theme, language), cards_alt(head, content, cards, language))


def draw_gallery(content: Content, what: str, theme: Theme, language: str) -> Canvas:
    """The gallery before it is encoded."""
    is_brief = what == HEROES
    tiles = [CardTile(kind.id, is_brief=is_brief) for kind in gallery_cards(content, what)]
    canvas = Canvas.blank(PAGE, HEADER + tiles_height(content, tiles, language), theme, language)
    paint_heading(canvas, gallery_title(content, what, language))
    paint_tiles(canvas, content, tiles, HEADER)
    return canvas
