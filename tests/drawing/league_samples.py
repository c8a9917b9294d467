"""Lines of tables and matches of brackets, in few words."""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.leagues.rules.values import EntrantId, Slot, Standing
from sfb_bot.screens.league.sheets import BracketPart, BracketRound, BracketSheet, NamedSlot
from sfb_bot.screens.league.table_lines import TableLine, signed


def line(  # noqa: PLR0913 - a table has many columns
    place: int,
    name: str,
    results: tuple[int, int, int],
    difference: int,
    points: int,
    moved: int = 0,
    *,
    qualifies: bool = False,
    dropped: bool = False,
    is_mine: bool = False,
) -> TableLine:
    """A line of a table with a column for the difference; `results` are won, drawn and lost."""
    standing = Standing(
        place, EntrantId(place), points, sum(results), *results, 0, difference, 0, (), dropped=dropped
    )
    return TableLine(standing, name, moved, qualifies, (signed(difference),), is_mine)


def duel(home: str = "", away: str = "", wins: tuple[int, int] | None = None) -> NamedSlot:
    """A match of a bracket, won by whoever has more wins."""
    if wins is None:
        return NamedSlot(Slot(), home, away)
    return NamedSlot(Slot(home_wins=wins[0], away_wins=wins[1], winner=int(wins[1] > wins[0])), home, away)


def bye(home: str) -> NamedSlot:
    """Somebody who goes through alone."""
    return NamedSlot(Slot(winner=0, bye=True), home)


def part(title: str, rounds: Sequence[BracketRound]) -> BracketSheet:
    """A page with one part of a bracket."""
    return BracketSheet((BracketPart(title, tuple(rounds)),))
