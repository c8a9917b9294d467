"""What the pictures of a season show: tables and brackets, with the names already in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sfb_bot.leagues.rules.values import Bracket, BracketColumn, EntrantId, Slot, Standing
from sfb_bot.locale import Texts
from sfb_bot.screens.league.values import Side

# A longer table would be too small to read; all of it is there in words.
MOST_ROWS = 32


@dataclass(frozen=True, slots=True)
class TableLine:
    """A line of a table; `moved` counts the places won since the last round."""

    standing: Standing
    name: str
    moved: int = 0
    qualifies: bool = False


@dataclass(frozen=True, slots=True)
class TableSheet:
    """The picture of one or several tables, one below the other, each with its title."""

    tables: tuple[tuple[str, tuple[TableLine, ...]], ...]


@dataclass(frozen=True, slots=True)
class NamedSlot:
    """A match of the bracket with the names of the two; none while it is open who it will be."""

    slot: Slot
    home: str = ""
    away: str = ""


@dataclass(frozen=True, slots=True)
class BracketRound:
    """A column of the bracket with its title; from round to round the matches halve."""

    title: str
    matches: tuple[NamedSlot, ...]


@dataclass(frozen=True, slots=True)
class BracketSheet:
    """The picture of a bracket: parts one below the other, each with its title."""

    parts: tuple[tuple[str, tuple[BracketRound, ...]], ...]


Sides = Mapping[EntrantId, Side]


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
