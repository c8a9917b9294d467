"""The sheets of a season as pictures."""

from __future__ import annotations

from sfb_bot.drawing.bracket import brackets_picture
from sfb_bot.drawing.league_table import tables_picture
from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.pictures import Audience
from sfb_bot.drawing.themes import theme_named
from sfb_bot.screens.league.sheets import BracketSheet, TableSheet


def season_picture(sheet: TableSheet | BracketSheet, audience: Audience) -> Picture:
    """Tables or a bracket."""
    theme = theme_named(audience.theme)
    if isinstance(sheet, TableSheet):
        return tables_picture(sheet.tables, theme, audience.language)
    return brackets_picture(sheet.parts, theme, audience.language)
