"""The picture of a play-off bracket."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from sfb_bot.drawing.alt_parts import shortened, within_limit
from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.fonts import readable
from sfb_bot.drawing.icons import icon
from sfb_bot.drawing.page import (
    HEADER,
    MARGIN,
    finished,
    paint_emptiness,
    paint_title,
    stacked,
)
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.sprites import Pen, Point, sprite
from sfb_bot.drawing.text import Box, Style
from sfb_bot.drawing.themes import DARK, Theme
from sfb_bot.locale import Texts
from sfb_bot.screens.league.sheets import BracketPart, BracketRound, BracketSheet, NamedSlot

WIDTH: Final = 860
MATCH_HEIGHT: Final = 112
MATCH_GAP: Final = 18
TITLE_HEIGHT: Final = 52
# Widest match, and the gaps between columns by how many there are.
_MOST_WIDTH: Final = 400
_GAPS: Final = {1: 56, 2: 56, 3: 36}
_STUB: Final = 14
# How far a title may reach beyond its column: those of neighbours never touch.
_OVER: Final = 14
_FRAME: Final = 4


def sheet_picture(sheet: BracketSheet, theme: Theme = DARK, language: str = "en") -> Picture:
    """A page of a bracket: its parts one below the other, first rounds on the left."""
    return finished(draw_sheet(sheet, theme, language), sheet_alt(sheet, language))


def draw_sheet(sheet: BracketSheet, theme: Theme, language: str) -> Canvas:
    """The page before it is encoded."""
    return stacked([draw_part(part, theme, language) for part in sheet.parts])


def match_tops(rounds: Sequence[BracketRound]) -> list[list[int]]:
    """Where the matches of every round start, downwards from the first one's top.

    A match stands in the middle of the two that lead to it, or beside the one; where a round fits the one
    before it in neither way, its matches are spread over the height evenly.
    """
    most = max((len(entry.matches) for entry in rounds), default=0)
    height = most * (MATCH_HEIGHT + MATCH_GAP) - MATCH_GAP
    tops: list[list[int]] = []
    for number, entry in enumerate(rounds):
        count = len(entry.matches)
        if number and len(tops[-1]) == 2 * count:
            before = tops[-1]
            tops.append([(before[2 * n] + before[2 * n + 1]) // 2 for n in range(count)])
        elif number and len(tops[-1]) == count:
            tops.append(tops[-1])
        else:
            share = height / max(1, count)
            tops.append([round(share * (n + 0.5) - MATCH_HEIGHT / 2) for n in range(count)])
    return tops


def draw_part(part: BracketPart, theme: Theme, language: str) -> Canvas:
    """One part before it is encoded; as wide as a page, however many rounds it has."""
    rounds = part.rounds
    most = max((len(entry.matches) for entry in rounds), default=0)
    body = TITLE_HEIGHT + most * (MATCH_HEIGHT + MATCH_GAP) - MATCH_GAP if most else 150
    canvas = Canvas.blank(WIDTH, HEADER + body + MARGIN, theme, language)
    paint_title(canvas, None, readable(part.title), WIDTH - MARGIN)
    if not most:
        paint_emptiness(canvas, Texts(language).say("picture-bracket-empty"), "challenge")
        return canvas
    boxes = _match_boxes(rounds)
    _paint_links(canvas, part, boxes)
    for entry, column in zip(rounds, boxes, strict=True):
        canvas.write(
            readable(entry.title),
            Box(column[0].left - _OVER, HEADER, column[0].right + _OVER, HEADER + TITLE_HEIGHT - 8),
            Style(24, bold=True, align="centre", upright="middle", smallest=11, most_lines=2),
            theme.ink_soft,
        )
        for box, match in zip(column, entry.matches, strict=True):
            _paint_match(canvas, box, match)
    return canvas


def _match_boxes(rounds: Sequence[BracketRound]) -> list[list[Box]]:
    """Where every match stands."""
    gap = _GAPS.get(len(rounds), _GAPS[3])
    room = (WIDTH - 2 * MARGIN - gap * (len(rounds) - 1)) // len(rounds)
    width = min(_MOST_WIDTH, room)
    top = HEADER + TITLE_HEIGHT
    found: list[list[Box]] = []
    for column, tops in enumerate(match_tops(rounds)):
        left = MARGIN + column * (width + gap)
        found.append([Box(left, top + each, left + width, top + each + MATCH_HEIGHT) for each in tops])
    return found


def _paint_links(canvas: Canvas, part: BracketPart, boxes: Sequence[Sequence[Box]]) -> None:
    """Lines from the matches of a round to those they lead to; the reader's own path is painted last."""
    pairs = [
        (here, there)
        for column, (before, after) in enumerate(pairwise(part.rounds))
        for here, there in _leading(column, len(before.matches), len(after.matches))
    ]
    own = [pair for pair in pairs if all(_is_mine(part, *place) for place in pair)]
    for here, there in (*pairs, *own):
        _paint_link(canvas, _box(boxes, here), _box(boxes, there), is_own=(here, there) in own)
    if part.comes_on:
        for match, box in zip(part.rounds[0].matches, boxes[0], strict=True):
            _paint_stub(canvas, box.left - _STUB, box.centre[1], is_own=match.mine is not None)
    if part.goes_on:
        for match, box in zip(part.rounds[-1].matches, boxes[-1], strict=True):
            is_own = match.mine is not None and match.slot.winner == match.mine
            _paint_stub(canvas, box.right, box.centre[1], is_own=is_own)


def _leading(column: int, before: int, after: int) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Which match leads to which, as column and place: two to one, or each to the one beside it."""
    if before not in (after, 2 * after):
        return []
    return [((column, place), (column + 1, place * after // before)) for place in range(before)]


def _box(boxes: Sequence[Sequence[Box]], place: tuple[int, int]) -> Box:
    return boxes[place[0]][place[1]]


def _is_mine(part: BracketPart, column: int, place: int) -> bool:
    return part.rounds[column].matches[place].mine is not None


def _paint_link(canvas: Canvas, here: Box, there: Box, *, is_own: bool) -> None:
    colour = canvas.theme.choice_edge if is_own else canvas.theme.edge
    gap, drop = there.left - here.right, there.centre[1] - here.centre[1]
    start = 4 + max(0, -drop)

    def paint(pen: Pen) -> None:
        path: list[Point] = [(0, start), (gap / 2, start), (gap / 2, start + drop), (gap, start + drop)]
        pen.line(path, 6 if is_own else 4, colour)

    drawn = sprite(("bracket link", colour, gap, drop, is_own), gap, abs(drop) + 8, paint)
    canvas.stamp(drawn, here.right, here.centre[1] - start, "link", "own" if is_own else "")


def _paint_stub(canvas: Canvas, left: int, middle: int, *, is_own: bool) -> None:
    """The beginning of a line that goes on in another part."""
    colour = canvas.theme.choice_edge if is_own else canvas.theme.edge
    canvas.image.paste(colour, (left, middle - 2, left + _STUB, middle + 2))
    canvas.note("stub", "own" if is_own else "", Box(left, middle - 2, left + _STUB, middle + 2))


def _paint_match(canvas: Canvas, box: Box, match: NamedSlot) -> None:
    theme, slot = canvas.theme, match.slot
    if match.mine is not None:
        paint_panel(canvas.image, box, theme.choice_edge, 16)
        canvas.note("own", f"{match.home} – {match.away}", box)
        box = box.inset(_FRAME)
    paint_panel(canvas.image, box, theme.panel, 14)
    half = box.height // 2
    for number, wins in enumerate((slot.home_wins, slot.away_wins)):
        row = Box(box.left, box.top + number * half, box.right, box.top + (number + 1) * half)
        won = slot.winner == number
        if won:
            paint_panel(canvas.image, row.inset(4), theme.panel_raised, 12)
            canvas.stamp(
                icon("crown", 22, theme.points), row.left + 8, row.top + half // 2 - 12, "icon", "crown"
            )
        lost = slot.winner is not None and not won
        is_open = not (match.away if number else match.home)
        # Any name Discord allows has room in two lines; smaller letters nobody could read on a phone.
        canvas.write(
            _seat_name(match, number, canvas.language),
            Box(row.left + 32, row.top + 3, row.right - 40, row.bottom - 3),
            Style(25, bold=won or match.mine == number, upright="middle", smallest=15, most_lines=2),
            theme.ink_faint if is_open or lost else theme.ink,
        )
        if wins is not None:
            canvas.write(
                str(wins),
                Box(row.right - 40, row.top + 3, row.right - 8, row.bottom - 3),
                Style(27, bold=True, align="right", upright="middle", smallest=13, most_lines=1),
                theme.points if won else theme.ink_soft,
            )


def _seat_name(match: NamedSlot, number: int, language: str) -> str:
    texts, called = Texts(language), match.away if number else match.home
    if match.slot.bye and number == 1:
        return texts.say("picture-bracket-bye")
    if not called:
        return texts.say("picture-bracket-open")
    return readable(called) or texts.say("picture-player-unknown")


def sheet_alt(sheet: BracketSheet, language: str) -> str:
    """The page in words: every match, as briefly as the limit demands."""
    parts: list[list[str]] = []
    for part in sheet.parts:
        if not any(entry.matches for entry in part.rounds):
            parts.append([shortened(f"{part.title}. {Texts(language).say('picture-bracket-empty')}.")])
            continue
        parts.append([shortened(f"{part.title}.", 400), shortened(f"{part.title}.", 60)])
        parts += _round_wordings(part.rounds, language)
    return within_limit("", parts)


def _round_wordings(rounds: Sequence[BracketRound], language: str) -> list[list[str]]:
    parts: list[list[str]] = []
    for entry in rounds:
        parts.append([f"{entry.title}:", entry.title])
        parts.extend(_match_wordings(match, language) for match in entry.matches)
    return parts


def _match_wordings(match: NamedSlot, language: str) -> list[str]:
    texts, slot = Texts(language), match.slot
    open_name = texts.say("picture-bracket-open")
    names = [name.strip() or open_name for name in (match.home, match.away)]
    if match.mine is not None:
        names[match.mine] = f"{names[match.mine]} ({texts.say('picture-table-mine')})"
    if slot.bye:
        bye = texts.say("picture-bracket-bye")
        return [f"{names[0]}: {bye}", f"{names[0][:12]}: {bye}"]
    result = f" {slot.home_wins} : {slot.away_wins}" if None not in (slot.home_wins, slot.away_wins) else ""
    winner = ""
    if slot.winner is not None:
        winner = f", {texts.say('picture-bracket-winner')}: {names[slot.winner]}"
    short = " – ".join(name[:12] for name in names)
    return [
        f"{names[0]} – {names[1]}{result}{winner}",
        f"{names[0]} – {names[1]}{result}",
        f"{short}{result}",
    ]
