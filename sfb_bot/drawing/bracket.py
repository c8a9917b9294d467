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
    write_name,
)
from sfb_bot.drawing.panels import paint_panel
from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.sprites import Pen, Point, sprite
from sfb_bot.drawing.text import Box, Style
from sfb_bot.drawing.themes import DARK, Theme
from sfb_bot.locale import Texts
from sfb_bot.screens.league.sheets import BracketRound, NamedSlot

MATCH_WIDTH: Final = 300
MATCH_HEIGHT: Final = 104
COLUMN_GAP: Final = 56
MATCH_GAP: Final = 22
TITLE_HEIGHT: Final = 46


def bracket_picture(
    title: str, rounds: Sequence[BracketRound], theme: Theme = DARK, language: str = "en"
) -> Picture:
    """A bracket, first round on the left."""
    return finished(draw_bracket(title, rounds, theme, language), bracket_alt(title, rounds, language))


def brackets_picture(
    parts: Sequence[tuple[str, Sequence[BracketRound]]], theme: Theme = DARK, language: str = "en"
) -> Picture:
    """Several brackets with their titles, one below the other, as the two sides of a double elimination."""
    canvas = stacked([draw_bracket(title, rounds, theme, language) for title, rounds in parts])
    if len(parts) == 1:
        return finished(canvas, bracket_alt(*parts[0], language))
    wordings: list[list[str]] = []
    for title, rounds in parts:
        wordings.append([f"{title}."])
        wordings += _round_wordings(rounds, language)
    return finished(canvas, within_limit("", wordings))


def match_tops(rounds: Sequence[BracketRound]) -> list[list[int]]:
    """Where the matches of every round start, downwards from the first one's top.

    A match stands in the middle of the two that lead to it; where a round does not halve the one before
    it, its matches are spread over the height evenly.
    """
    most = max((len(entry.matches) for entry in rounds), default=0)
    height = most * (MATCH_HEIGHT + MATCH_GAP) - MATCH_GAP
    tops: list[list[int]] = []
    for number, entry in enumerate(rounds):
        count = len(entry.matches)
        if number and len(tops[-1]) == 2 * count:
            before = tops[-1]
            tops.append([(before[2 * n] + before[2 * n + 1]) // 2 for n in range(count)])
        else:
            share = height / max(1, count)
            tops.append([round(share * (n + 0.5) - MATCH_HEIGHT / 2) for n in range(count)])
    return tops


def draw_bracket(title: str, rounds: Sequence[BracketRound], theme: Theme, language: str) -> Canvas:
    """The bracket before it is encoded."""
    columns = max(2, len(rounds))
    width = 2 * MARGIN + columns * MATCH_WIDTH + (columns - 1) * COLUMN_GAP
    most = max((len(entry.matches) for entry in rounds), default=0)
    body = TITLE_HEIGHT + most * (MATCH_HEIGHT + MATCH_GAP) - MATCH_GAP if most else 150
    canvas = Canvas.blank(width, HEADER + body + MARGIN, theme, language)
    paint_title(canvas, None, readable(title), width - MARGIN)
    if not most:
        paint_emptiness(canvas, Texts(language).say("picture-bracket-empty"), "challenge")
        return canvas
    tops = match_tops(rounds)
    _paint_links(canvas, tops, HEADER + TITLE_HEIGHT)
    for column, entry in enumerate(rounds):
        left = MARGIN + column * (MATCH_WIDTH + COLUMN_GAP)
        canvas.write(
            readable(entry.title),
            Box(left, HEADER, left + MATCH_WIDTH, HEADER + TITLE_HEIGHT - 8),
            Style(24, bold=True, align="centre", upright="middle", smallest=11, most_lines=2),
            theme.ink_soft,
        )
        for top, match in zip(tops[column], entry.matches, strict=True):
            y = HEADER + TITLE_HEIGHT + top
            _paint_match(canvas, Box(left, y, left + MATCH_WIDTH, y + MATCH_HEIGHT), match)
    return canvas


def _paint_links(canvas: Canvas, tops: list[list[int]], start: int) -> None:
    """Lines from the matches of a round to the one they lead to."""
    for column, (here, there) in enumerate(pairwise(tops)):
        if len(here) != 2 * len(there):
            continue
        left = MARGIN + column * (MATCH_WIDTH + COLUMN_GAP) + MATCH_WIDTH
        for number, top in enumerate(there):
            first, second = (here[2 * number + n] + MATCH_HEIGHT // 2 for n in (0, 1))
            to = top + MATCH_HEIGHT // 2
            _paint_link(canvas, left, start + first, second - first, to - first)


def _paint_link(canvas: Canvas, left: int, top: int, height: int, to: int) -> None:
    colour = canvas.theme.edge

    def paint(pen: Pen) -> None:
        middle = COLUMN_GAP / 2
        fork: list[Point] = [(0, 4), (middle, 4), (middle, height + 4), (0, height + 4)]
        pen.line(fork, 4, colour)
        pen.line([(middle, to + 4), (COLUMN_GAP, to + 4)], 4, colour)

    key = ("bracket link", colour, height, to)
    canvas.stamp(sprite(key, COLUMN_GAP, height + 8, paint), left, top - 4, "link", "")


def _paint_match(canvas: Canvas, box: Box, match: NamedSlot) -> None:
    theme = canvas.theme
    paint_panel(canvas.image, box, theme.panel, 16)
    half = box.height // 2
    slot = match.slot
    places = ((match.home, slot.home_wins), (match.away, slot.away_wins))
    for number, (called, wins) in enumerate(places):
        row = Box(box.left, box.top + number * half, box.right, box.top + (number + 1) * half)
        won = slot.winner == number
        if won:
            paint_panel(canvas.image, row.inset(4), theme.panel_raised, 12)
            canvas.stamp(
                icon("crown", 24, theme.points), row.left + 12, row.top + half // 2 - 13, "icon", "crown"
            )
        name = readable(called)
        if called and not name:
            name = Texts(canvas.language).say("picture-player-unknown")
        if slot.bye and number == 1:
            name = Texts(canvas.language).say("picture-bracket-bye")
        open_place = not called
        lost = slot.winner is not None and not won
        write_name(
            canvas,
            name or Texts(canvas.language).say("picture-bracket-open"),
            Box(row.left + 46, row.top + 3, row.right - 64, row.bottom - 3),
            Style(24, bold=won, upright="middle", smallest=15, most_lines=2),
            theme.ink_faint if open_place or lost else theme.ink,
        )
        if wins is not None:
            canvas.write(
                str(wins),
                Box(row.right - 58, row.top + 3, row.right - 18, row.bottom - 3),
                Style(27, bold=True, align="right", upright="middle", smallest=13, most_lines=1),
                theme.points if won else theme.ink_soft,
            )


def bracket_alt(title: str, rounds: Sequence[BracketRound], language: str) -> str:
    """The bracket in words: every match, as briefly as the limit demands."""
    if not any(entry.matches for entry in rounds):
        return shortened(f"{title}. {Texts(language).say('picture-bracket-empty')}.")
    return within_limit(f"{title}.", _round_wordings(rounds, language))


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
