"""The sheets of a season as pictures."""

from __future__ import annotations

from sfb_bot.drawing.bracket import BracketMatch, BracketRound, Entrant, brackets_picture
from sfb_bot.drawing.league_table import TableRow, tables_picture
from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.themes import DARK
from sfb_bot.screens.league.sheets import BracketDuel, BracketSheet, TableLine, TableSheet


def season_picture(sheet: TableSheet | BracketSheet, language: str) -> Picture:
    """Tables or a bracket."""
    if isinstance(sheet, TableSheet):
        tables = [(title, [_row(line) for line in lines]) for title, lines in sheet.tables]
        return tables_picture(tables, DARK, language)
    parts = [
        (title, [BracketRound(name, tuple(_match(duel) for duel in duels)) for name, duels in columns])
        for title, columns in sheet.parts
    ]
    return brackets_picture(parts, DARK, language)


def _row(line: TableLine) -> TableRow:
    found = line.standing
    return TableRow(
        place=found.place,
        name=line.name,
        played=found.played,
        won=found.won,
        drawn=found.drawn,
        lost=found.lost,
        difference=found.difference,
        points=found.points,
        moved=line.moved,
        qualifies=line.qualifies,
        dropped=found.dropped,
    )


def _match(duel: BracketDuel) -> BracketMatch:
    first, second = (Entrant(place.name, place.score) for place in (duel.first, duel.second))
    return BracketMatch(first, second, duel.winner, duel.is_bye)
