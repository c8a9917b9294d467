"""The champion gallery of a draft: who can be had, who was taken by whom, who was banned."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.icons import icon, side_badge
from sfb_bot.drawing.page import HEADER, MARGIN, finished, paint_emptiness, paint_title, write_name
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.text import Box, Style, line_height, width_of
from sfb_bot.drawing.themes import DARK, Theme
from sfb_bot.games.brawl.pictures.alt_cards import gallery_alt
from sfb_bot.games.brawl.pictures.champions import champion_of
from sfb_bot.games.brawl.pictures.emblems import emblem
from sfb_bot.games.brawl.pictures.words import picture_texts, role_words
from sfb_bot.games.brawl.rules.content import Content, in_language
from sfb_bot.games.brawl.rules.ids import ChampionId
from sfb_bot.games.brawl.rules.views import DraftView, PublicView
from sfb_bot.kernel import LETTERS

TILE_WIDTH: Final = 222
TILE_HEIGHT: Final = 184
TILE_GAP: Final = 12
ROLE_SIZE: Final = 24
BADGE: Final = 36
TEAM_HEIGHT: Final = 108
SECTION_HEIGHT: Final = 56
_PAD: Final = 10


@dataclass(frozen=True, slots=True)
class Tile:
    """A champion of the gallery and what became of it."""

    champion: ChampionId
    picked_by: tuple[int, ...] = ()
    banned: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """Champions shown together: a seat's line-up, a team of the box, or the pool everybody picks from."""

    tiles: tuple[Tile, ...]
    seat: int | None = None
    team: str = ""

    @property
    def has_title(self) -> bool:
        """Whether it says what it is; the pool is alone and needs no words."""
        return self.seat is not None or bool(self.team)


def gallery_picture(view: PublicView, content: Content, theme: Theme = DARK, language: str = "en") -> Picture:
    """The state of a draft as everybody may see it."""
    canvas = draw_gallery(view, content, theme, language)
    return finished(canvas, gallery_alt(view, content, language))


def draft_sections(draft: DraftView, content: Content) -> tuple[Section, ...]:
    """The pool, the teams to take in a quick match, or the line-ups once they lie open."""
    if draft.kind == "quick":
        teams = [team for team in content.teams.values() if {*team.champions} <= {*draft.roster}]
        return tuple(Section(tuple(map(Tile, team.champions)), team=team.id) for team in teams)
    if any(draft.line_ups):
        return tuple(
            Section(
                tuple(
                    Tile(
                        champion,
                        (seat,) if champion in draft.picks[seat] else (),
                        champion in draft.bans[seat],
                    )
                    for champion in line_up
                ),
                seat,
            )
            for seat, line_up in enumerate(draft.line_ups)
        )
    return (Section(_pool_tiles(draft)),)


def _pool_tiles(draft: DraftView) -> tuple[Tile, ...]:
    """A tile for every card of the pool; whoever took a champion first has its first card."""
    copies = Counter(draft.roster)
    shown: Counter[ChampionId] = Counter()
    tiles: list[Tile] = []
    for champion in draft.roster:
        takers = tuple(seat for seat, picks in enumerate(draft.picks) if champion in picks)
        number = shown[champion]
        shown[champion] += 1
        # Both sides may have a champion of whom there is one card, where they do not pick from a pool.
        end = None if shown[champion] == copies[champion] else number + 1
        is_banned = any(champion in bans for bans in draft.bans)
        tiles.append(Tile(champion, takers[number:end], is_banned))
    return tuple(tiles)


def columns_for(count: int) -> int:
    """How many tiles stand side by side: few for a phone, more when there are many."""
    for most, columns in ((9, 3), (24, 4)):
        if count <= most:
            return columns
    return 5


def draw_gallery(view: PublicView, content: Content, theme: Theme, language: str) -> Canvas:
    """The gallery before it is encoded."""
    texts = picture_texts(language)
    sections = draft_sections(view.draft, content)
    with_teams = sections[0].seat is None
    columns = (
        columns_for(len(sections[0].tiles))
        if not sections[0].has_title
        else max(3, *(len(section.tiles) for section in sections))
    )
    width = 2 * MARGIN + columns * TILE_WIDTH + (columns - 1) * TILE_GAP
    grids = [-(-len(section.tiles) // columns) for section in sections]
    tile_height = _tile_height(sections, content, language)
    heights = [
        (SECTION_HEIGHT if section.has_title else 0) + max(1, rows) * (tile_height + TILE_GAP)
        for section, rows in zip(sections, grids, strict=True)
    ]
    with_picks = with_teams and any(view.draft.picks)
    team_rows = -(-len(view.players) // 2) if with_picks else 0
    height = HEADER + sum(heights) + team_rows * (TEAM_HEIGHT + TILE_GAP) + MARGIN - TILE_GAP
    canvas = Canvas.blank(width, height, theme, language)
    kind = texts.say(f"picture-draft-{view.draft.kind}")
    paint_title(canvas, None, f"{texts.say('picture-gallery')} · {kind}", width - MARGIN)
    if with_teams and not sections[0].tiles:
        paint_emptiness(canvas, texts.say("picture-no-champions"), "champion")
        return canvas
    top = HEADER
    for section, section_height in zip(sections, heights, strict=True):
        _paint_section(canvas, section, content, top, columns, tile_height)
        top += section_height
    if with_picks:
        _paint_teams(canvas, view, content, top)
    return canvas


def _tile_height(sections: Sequence[Section], content: Content, language: str) -> int:
    """How high all tiles are: with a second line for what somebody is good at where one is too little."""
    told = [
        role_words(champion_of(content, tile.champion), language)
        for section in sections
        for tile in section.tiles
    ]
    is_long = any(width_of(words, ROLE_SIZE) > TILE_WIDTH - 2 * _PAD for words in told)
    return TILE_HEIGHT + (line_height(ROLE_SIZE) if is_long else 0)


def _paint_section(
    canvas: Canvas, section: Section, content: Content, top: int, columns: int, tile_height: int
) -> None:
    if section.team:
        canvas.write(
            in_language(content.teams[section.team].names, canvas.language),
            Box(MARGIN, top + 2, canvas.frame.right - MARGIN, top + 48),
            Style(31, bold=True, upright="middle", smallest=13, most_lines=1),
            canvas.theme.ink,
        )
        top += SECTION_HEIGHT
    elif section.seat is not None:
        letter = LETTERS[section.seat]
        canvas.stamp(side_badge(section.seat, 38, canvas.theme), MARGIN, top + 6, "seat", letter)
        canvas.write(
            picture_texts(canvas.language).say("picture-line-up", letter=letter),
            Box(MARGIN + 52, top + 2, canvas.frame.right - MARGIN, top + 48),
            Style(27, bold=True, upright="middle", smallest=13, most_lines=1),
            canvas.theme.ink_soft,
        )
        top += SECTION_HEIGHT
    for number, tile in enumerate(section.tiles):
        row, column = divmod(number, columns)
        left = MARGIN + column * (TILE_WIDTH + TILE_GAP)
        tile_top = top + row * (tile_height + TILE_GAP)
        _paint_tile(canvas, Box(left, tile_top, left + TILE_WIDTH, tile_top + tile_height), tile, content)


def _paint_tile(canvas: Canvas, box: Box, tile: Tile, content: Content) -> None:
    theme = canvas.theme
    champion = champion_of(content, tile.champion)
    if tile.picked_by:
        paint_panel(canvas.image, box, theme.seats[tile.picked_by[0]], 20)
    paint_panel(canvas.image, box.inset(5) if tile.picked_by else box, theme.panel, 16)
    ink = theme.ink_faint if tile.banned else theme.ink
    tint = theme.edge if tile.banned else theme.level
    if tile.picked_by:
        tint = theme.seats[tile.picked_by[0]]
    size = 96
    canvas.stamp(emblem(champion.id, size, tint), box.left + 18, box.top + 10, "emblem", champion.id)
    write_name(
        canvas,
        in_language(champion.names, canvas.language),
        Box(box.left + _PAD, box.top + 106, box.right - _PAD, box.top + TILE_HEIGHT - 38),
        Style(30, bold=True, align="centre", upright="middle", smallest=12, most_lines=2),
        ink,
    )
    canvas.write(
        role_words(champion, canvas.language),
        Box(box.left + _PAD, box.top + TILE_HEIGHT - 40, box.right - _PAD, box.bottom - 8),
        Style(ROLE_SIZE, align="centre", upright="middle", smallest=12, most_lines=2),
        theme.ink_faint if tile.banned else theme.ink_soft,
    )
    _paint_figures(canvas, box, (champion.basic.health, champion.basic.defence), banned=tile.banned)
    badges = [side_badge(seat, BADGE, theme) for seat in tile.picked_by]
    marks = [("seat", LETTERS[seat]) for seat in tile.picked_by]
    if tile.banned:
        badges.append(icon("banned", BADGE, theme.damage))
        marks.append(("icon", "banned"))
    for number, (badge, mark) in enumerate(zip(badges, marks, strict=True)):
        canvas.stamp(badge, box.right - 14 - (BADGE + 4) * (number + 1), box.top + 70, *mark)


def _paint_figures(canvas: Canvas, box: Box, values: tuple[int, int], *, banned: bool) -> None:
    """Health above defence, beside the emblem."""
    theme = canvas.theme
    for row, (sign, number, tint) in enumerate(
        (("health", values[0], theme.health_low), ("defence", values[1], theme.defence))
    ):
        x, y = box.left + 132, box.top + 9 + row * 32
        colour = theme.core_spent if banned else tint
        canvas.stamp(icon(sign, 28, colour), x, y, "icon", sign)
        canvas.write(
            str(number),
            Box(x + 36, y - 3, box.right - 10, y + 31),
            Style(29, bold=True, upright="middle", smallest=12, most_lines=1),
            theme.ink_faint if banned else theme.ink_soft,
        )


def _paint_teams(canvas: Canvas, view: PublicView, content: Content, top: int) -> None:
    """The teams so far, two beside each other: emblems in the order of the picks, empty places marked."""
    theme = canvas.theme
    half = (canvas.frame.width - 2 * MARGIN - TILE_GAP) // 2
    places = 3 if len(view.players) == 2 else 2
    for seat in range(len(view.players)):
        row, column = divmod(seat, 2)
        left = MARGIN + column * (half + TILE_GAP)
        box = Box(left, top + row * (TEAM_HEIGHT + TILE_GAP), left + half, 0)
        box = Box(box.left, box.top, box.right, box.top + TEAM_HEIGHT)
        paint_panel(canvas.image, box, theme.panel, 18)
        badge = side_badge(seat, 52, theme)
        canvas.stamp(badge, box.left + 16, box.top + 28, "seat", LETTERS[seat])
        picks = view.draft.picks[seat]
        step = min(100, (half - 84) // max(places, len(picks)))
        for place in range(max(places, len(picks))):
            centre = (box.left + 84 + step * place + step // 2, box.centre[1])
            if place < len(picks):
                sign = emblem(champion_of(content, picks[place]).id, min(80, step - 6), theme.seats[seat])
                canvas.stamp_centred(sign, centre, "emblem", picks[place])
            else:
                canvas.stamp_centred(icon("champion", 44, theme.core_spent), centre, "icon", "free")
