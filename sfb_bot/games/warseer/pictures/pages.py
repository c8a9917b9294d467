"""Pages of cards: one's own hand and feats; camps, cities, Histories and Halls of everybody; galleries."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.picture import Picture, RenderError
from sfb_bot.drawing.text import Box, Style
from sfb_bot.drawing.themes import DARK, Theme
from sfb_bot.games.warseer.pictures.alt_cards import open_alt, page_alt
from sfb_bot.games.warseer.pictures.chips import Chip, chips_height, draw_chips
from sfb_bot.games.warseer.pictures.choice import kinds_of
from sfb_bot.games.warseer.pictures.map_page import draw_thumbnails, thumbnails_height
from sfb_bot.games.warseer.pictures.plan import WIDTH
from sfb_bot.games.warseer.pictures.seat_shapes import seat_badge
from sfb_bot.games.warseer.pictures.table import TableRequest, as_picture
from sfb_bot.games.warseer.pictures.tiles import GAP, Tile, draw_tiles, tiles_height
from sfb_bot.games.warseer.pictures.words import Words, picture_texts, player_names
from sfb_bot.games.warseer.rules.choices import Discard, DropFeat
from sfb_bot.games.warseer.rules.content import BattleCard, Content, CreatureKind, Feat, KindId
from sfb_bot.games.warseer.rules.views import PlayerView, PublicView, SeatView
from sfb_bot.kernel import LETTERS, Decision

HEAD: Final = 58
_EMPTY: Final = 60
SECTIONS: Final = ("camp", "city", "history", "hall")
COMMON_GALLERIES: Final = ("feats", "terrain", "shop", "scenarios", "maps")


def _titled(canvas: Canvas, title: str, top: int, seat: int | None = None) -> None:
    left = GAP + 4
    if seat is not None:
        badge = seat_badge(seat, 38, canvas.theme)
        left = canvas.stamp(badge, left, top + 10, "seat", LETTERS[seat]).right + 10
    box = Box(left, top, WIDTH - GAP, top + HEAD)
    canvas.write(title, box, Style(30, True, "left", "middle", 17, 2), canvas.theme.ink)


def _nothing(canvas: Canvas, top: int) -> None:
    box = Box(GAP + 4, top, WIDTH - GAP, top + _EMPTY)
    said = picture_texts(canvas.language).say("picture-nothing")
    canvas.write(said, box, Style(24, False, "left", "middle", 17, 1), canvas.theme.ink_soft)


# --- One's own --------------------------------------------------------------------------------------------


def own_tiles(view: SeatView, kinds: Sequence[KindId], question: Decision | None, words: Words) -> list[Tile]:
    """Cards of a hand, each kind once; what can be chosen now is lit, the rest faded."""
    options = [option.payload for option in question.options] if question is not None else []
    lit = kinds_of(payload for payload in options if not isinstance(payload, Discard | DropFeat))
    if not set(lit) & set(kinds):
        lit = kinds_of(options)
    has_lit = bool(set(lit) & set(kinds))
    costs = dict(view.costs)
    return [
        Tile(kind, count, costs.get(kind), is_lit=kind in lit, is_faded=has_lit and kind not in lit)
        for kind, count in Counter(kinds).items()
        if words.found(kind) is not None
    ]


def _own_page(
    view: SeatView, words: Words, question: Decision | None, title: str, kinds: Sequence[KindId], theme: Theme
) -> Canvas:
    tiles = own_tiles(view, kinds, question, words)
    height = HEAD + (tiles_height(tiles, words) if tiles else _EMPTY)
    canvas = Canvas.blank(WIDTH, height, theme, words.language)
    _titled(canvas, title, 0, view.seat)
    if tiles:
        draw_tiles(canvas, tiles, words, HEAD)
    else:
        _nothing(canvas, HEAD)
    return canvas


def draw_hand(
    view: SeatView, content: Content, question: Decision | None, theme: Theme, language: str
) -> Canvas:
    """The hand before it is encoded."""
    words = Words(content, language)
    return _own_page(view, words, question, words.texts.say("picture-hand"), view.hand, theme)


def draw_feats(
    view: SeatView, content: Content, question: Decision | None, theme: Theme, language: str
) -> Canvas:
    """The feats in hand before they are encoded."""
    words = Words(content, language)
    return _own_page(view, words, question, words.texts.say("picture-feats"), view.feats, theme)


def hand_picture(
    view: SeatView, content: Content, question: Decision | None, theme: Theme = DARK, language: str = "en"
) -> Picture:
    """The battle cards of a seat."""
    words = Words(content, language)
    alt = page_alt(words.texts.say("picture-hand"), view.hand, words)
    return as_picture(draw_hand(view, content, question, theme, language), alt)


def feats_picture(
    view: SeatView, content: Content, question: Decision | None, theme: Theme = DARK, language: str = "en"
) -> Picture:
    """The feats of a seat."""
    words = Words(content, language)
    alt = page_alt(words.texts.say("picture-feats"), view.feats, words)
    return as_picture(draw_feats(view, content, question, theme, language), alt)


# --- What lies open ---------------------------------------------------------------------------------------


def open_kinds(section: str, player: PlayerView) -> list[KindId]:
    """What a player has in an open place."""
    match section:
        case "camp":
            return [*player.camp, *player.upgrades]
        case "city":
            worn = [*(each.card for each in player.relics), *(each.card for each in player.buildings)]
            return [*worn, *player.city]
        case "history":
            return [*player.history]
        case _:
            return [*player.shown]


def _open_chips(kinds: Sequence[KindId], words: Words) -> list[Chip]:
    chips: list[Chip] = []
    for kind, count in Counter(kinds).items():
        found = words.found(kind)
        match found:
            case BattleCard() | CreatureKind(sort="character"):
                chips.append(Chip(kind, "income", str(found.income).replace("-", "−"), count, is_bright=True))
            case Feat():
                chips.append(Chip(kind, "points", str(found.points), count, is_bright=True))
            case _:
                chips.append(Chip(kind, count=count, is_bright=True))
    return chips


def draw_open(
    section: str, view: PublicView, content: Content, request: TableRequest, seat: int | None = None
) -> Canvas:
    """A section of every player, or of one, before it is encoded."""
    words = Words(content, request.language)
    names = player_names(view, request.names, request.language)
    title = words.texts.say(f"picture-{section}")
    parts: list[tuple[str, int | None, list[Chip], str]] = []
    for player in view.players:
        if seat is None or player.seat == seat:
            down = player.hidden_size if section == "hall" else 0
            note = words.texts.say("picture-face-down", count=down) if down else ""
            chips = _open_chips(open_kinds(section, player), words)
            parts.append((f"{title} · {names[player.seat]}", player.seat, chips, note))
    if section == "hall" and seat is None:
        dropped = _open_chips(view.feat_discard, words)
        parts.append((words.texts.say("picture-feat-discard"), None, dropped, ""))
    height = sum(HEAD + _part_height(chips, note) for _, _, chips, note in parts)
    canvas = Canvas.blank(WIDTH, height, request.theme, request.language)
    top = 0
    for head, badge, chips, note in parts:
        _titled(canvas, head, top, badge)
        top += HEAD
        draw_chips(canvas, chips, words, top)
        if note or not chips:
            box = Box(GAP + 4, top + chips_height(chips), WIDTH - GAP, top + _part_height(chips, note))
            said = note or words.texts.say("picture-nothing")
            canvas.write(said, box, Style(24, False, "left", "middle", 17, 1), request.theme.ink_soft)
        top += _part_height(chips, note)
    return canvas


def _part_height(chips: Sequence[Chip], note: str) -> int:
    return chips_height(chips) + (_EMPTY if note or not chips else 0)


def open_picture(
    section: str,
    view: PublicView,
    content: Content,
    request: TableRequest | None = None,
    seat: int | None = None,
) -> Picture:
    """What lies open beside the table."""
    request = request or TableRequest()
    if seat is not None and seat >= len(view.players):
        raise RenderError(f"There is no seat number {seat} at this table.")
    words = Words(content, request.language)
    shown = [player for player in view.players if seat is None or player.seat == seat]
    names = player_names(view, request.names, request.language)
    parts = [(names[player.seat], open_kinds(section, player)) for player in shown]
    notes = [
        words.texts.say("picture-face-down", count=player.hidden_size) if section == "hall" else ""
        for player in shown
    ]
    if section == "hall" and seat is None:
        parts.append((words.texts.say("picture-feat-discard"), [*view.feat_discard]))
        notes.append("")
    alt = open_alt(words.texts.say(f"picture-{section}"), parts, notes, words)
    return as_picture(draw_open(section, view, content, request, seat), alt)


# --- Galleries --------------------------------------------------------------------------------------------


def galleries(content: Content) -> tuple[str, ...]:
    """Every gallery: factions, heroes with their own cards, feats and the rest of the box."""
    heroes = (hero.id for hero in content.heroes)
    return (*content.terms["faction"], *heroes, *COMMON_GALLERIES)


def gallery_kinds(content: Content, gallery: str) -> list[KindId]:
    """What a gallery shows, heroes and characters first."""
    common = {
        "feats": content.feats,
        "terrain": content.terrain,
        "shop": content.upgrades,
        "scenarios": content.scenarios,
        "maps": {},
    }
    if gallery in common:
        return [*common[gallery]]
    creatures = [
        kind.id
        for kind in content.creatures.values()
        if gallery == kind.id or (gallery == kind.faction and not kind.is_hero)
    ]
    return [*creatures, *(card.id for card in content.cards.values() if card.owner == gallery)]


def gallery_title(gallery: str, words: Words) -> str:
    """What a gallery is called."""
    if gallery in COMMON_GALLERIES:
        return words.texts.say(f"picture-gallery-{gallery}")
    if gallery in words.content.terms["faction"]:
        return words.term("faction", gallery)
    return words.kind(gallery)


def draw_gallery(content: Content, gallery: str, theme: Theme, language: str) -> Canvas:
    """A gallery before it is encoded."""
    if gallery not in galleries(content):
        raise RenderError(f"There is no gallery {gallery!r}.")
    words = Words(content, language)
    counts = {card.id: card.copies for card in content.cards.values()}
    tiles = [Tile(kind, counts.get(kind, 1)) for kind in gallery_kinds(content, gallery)]
    body = thumbnails_height(content) if gallery == "maps" else tiles_height(tiles, words)
    canvas = Canvas.blank(WIDTH, HEAD + body, theme, language)
    _titled(canvas, gallery_title(gallery, words), 0)
    if gallery == "maps":
        draw_thumbnails(canvas, words, HEAD)
    draw_tiles(canvas, tiles, words, HEAD)
    return canvas


def gallery_picture(content: Content, gallery: str, theme: Theme = DARK, language: str = "en") -> Picture:
    """A set of cards in one picture."""
    canvas = draw_gallery(content, gallery, theme, language)
    words = Words(content, language)
    kinds = gallery_kinds(content, gallery)
    if gallery == "maps":
        names = [words.map(number) for number in content.maps]
        alt = words.texts.say("alt-page", title=gallery_title(gallery, words), cards=", ".join(names))
    else:
        alt = page_alt(gallery_title(gallery, words), kinds, words)
    return as_picture(canvas, alt)
