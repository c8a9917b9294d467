"""What the picture of a bracket shows, with the names already in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sfb_bot.leagues.rules.values import Bracket, BracketColumn, Slot
from sfb_bot.locale import Texts
from sfb_bot.screens.league.table_lines import Sides, TableSheet


@dataclass(frozen=True, slots=True)
class NamedSlot:
    """A match of the bracket with the names of the two; none while it is open who it will be."""

    slot: Slot
    home: str = ""
    away: str = ""
    is_mine: bool = False


@dataclass(frozen=True, slots=True)
class BracketRound:
    """A column of the bracket with its title; from round to round the matches halve."""

    title: str
    matches: tuple[NamedSlot, ...]


@dataclass(frozen=True, slots=True)
class BracketSheet:
    """The picture of a bracket: parts one below the other, each with its title."""

    parts: tuple[tuple[str, tuple[BracketRound, ...]], ...]


# One page of what a season shows.
Sheet = TableSheet | BracketSheet


def current_page(sheets: Sequence[Sheet]) -> int:
    """The page that matters most to everybody: of a bracket the first with something to play."""
    brackets = [number for number, sheet in enumerate(sheets) if isinstance(sheet, BracketSheet)]
    open_ones = [number for number in brackets if _is_open(sheets[number])]
    return next(iter([*open_ones, *brackets[-1:]]), 0)


def own_page(sheets: Sequence[Sheet]) -> int:
    """The page the reader of a private look is on: of a bracket the last, for it is the newest."""
    brackets = [number for number, sheet in enumerate(sheets) if isinstance(sheet, BracketSheet)]
    mine = [number for number in brackets or range(len(sheets)) if _has_own(sheets[number])]
    return mine[-1] if mine else current_page(sheets)


def _matches(sheet: BracketSheet) -> list[NamedSlot]:
    return [match for _, rounds in sheet.parts for column in rounds for match in column.matches]


def _is_open(sheet: Sheet) -> bool:
    return isinstance(sheet, BracketSheet) and any(
        match.slot.winner is None and match.slot.pairing is not None for match in _matches(sheet)
    )


def _has_own(sheet: Sheet) -> bool:
    if isinstance(sheet, BracketSheet):
        return any(match.is_mine for match in _matches(sheet))
    return any(line.is_mine for table in sheet.tables for line in table.lines)


def bracket_sheet(title: str, bracket: Bracket, sides: Sides, texts: Texts) -> BracketSheet:
    """A bracket; the losers' side of a double elimination stands below, the final beside the winners'."""
    columns = (*bracket.side("winners"), *bracket.side("final"))
    parts = [(title, _columns(columns, sides, texts, is_double=bool(bracket.side("losers"))))]
    if losers := bracket.side("losers"):
        parts.append((texts.say("bracket-losers"), _columns(losers, sides, texts, is_double=True)))
    if third := bracket.side("third"):
        parts.append((texts.say("bracket-third"), _columns(third, sides, texts, is_double=False)))
    return BracketSheet(tuple(parts))


def _columns(
    columns: Sequence[BracketColumn], sides: Sides, texts: Texts, *, is_double: bool
) -> tuple[BracketRound, ...]:
    return tuple(
        BracketRound(
            column_title(column, texts, is_double=is_double),
            tuple(_named(slot, sides) for slot in column.slots),
        )
        for column in columns
    )


def column_title(column: BracketColumn, texts: Texts, *, is_double: bool) -> str:
    """The name of a round of the bracket."""
    if column.stage == "final":
        return texts.say("bracket-grand-final" if column.step == 1 else "bracket-grand-final-again")
    if column.stage == "third":
        return texts.say("bracket-third")
    if column.last:
        return texts.say(f"bracket-last-{column.stage}" if is_double else "bracket-final")
    return texts.say(f"bracket-round-{column.stage}" if is_double else "bracket-round", step=str(column.step))


def _named(slot: Slot, sides: Sides) -> NamedSlot:
    if slot.void:
        return NamedSlot(slot, "–", "–")
    home, away = (sides[one].name if one is not None else "" for one in (slot.home, slot.away))
    return NamedSlot(slot, home, away)
