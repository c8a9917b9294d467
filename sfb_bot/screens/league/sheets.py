"""What the pictures of a bracket show, with the names already in them: parts of it, on pages for a phone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from sfb_bot.leagues.rules.values import Bracket, BracketColumn, EntrantId, Slot, Stage
from sfb_bot.locale import Texts
from sfb_bot.screens.league.table_lines import HEADING_ROOM, ROOM_A_PAGE, Sides, TableSheet

# More would be too small to read at the width of a phone.
MOST_COLUMNS = 3
MOST_MATCHES = 8
# In lines of a table, of which a page holds so many.
MATCH_ROOM = 2


@dataclass(frozen=True, slots=True)
class NamedSlot:
    """A match of the bracket with the names of the two; none while it is open who it will be.

    `mine` is 0 or 1 in a private look of somebody who plays in it.
    """

    slot: Slot
    home: str = ""
    away: str = ""
    mine: int | None = None


@dataclass(frozen=True, slots=True)
class BracketRound:
    """A column of the bracket with its title; from round to round the matches halve or stay as many."""

    title: str
    matches: tuple[NamedSlot, ...]


@dataclass(frozen=True, slots=True)
class BracketPart:
    """A part of a bracket with its title; `goes_on`: winners go on elsewhere, `comes_on`: some came so."""

    title: str
    rounds: tuple[BracketRound, ...]
    goes_on: bool = False
    comes_on: bool = False

    @property
    def room(self) -> int:
        """How much of a page it takes."""
        return HEADING_ROOM + MATCH_ROOM * max((len(each.matches) for each in self.rounds), default=0)


@dataclass(frozen=True, slots=True)
class BracketSheet:
    """The picture of a bracket: parts one below the other, each with its title."""

    parts: tuple[BracketPart, ...]


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


def matches_on(sheet: BracketSheet) -> list[NamedSlot]:
    """Every match of a page."""
    return [match for part in sheet.parts for column in part.rounds for match in column.matches]


def _is_open(sheet: Sheet) -> bool:
    return isinstance(sheet, BracketSheet) and any(
        match.slot.winner is None and match.slot.pairing is not None for match in matches_on(sheet)
    )


def _has_own(sheet: Sheet) -> bool:
    if isinstance(sheet, BracketSheet):
        return any(match.mine is not None for match in matches_on(sheet))
    return any(line.is_mine for table in sheet.tables for line in table.lines)


# --- From the rules' bracket to pages ---


def bracket_sheets(
    title: str, bracket: Bracket, sides: Sides, texts: Texts, mine: EntrantId | None = None
) -> tuple[BracketSheet, ...]:
    """The pages of a bracket: every match once, the sides of a double elimination apart."""
    is_double = is_double_elimination(bracket)
    titles: dict[str, str] = {}
    if is_double:
        titles |= {side: texts.say(f"bracket-{side}") for side in ("winners", "losers")}
    titles |= {"third": texts.say("bracket-third"), "final": texts.say("bracket-grand-final")}
    found: dict[str, list[BracketPart]] = {}
    stages: list[Stage] = list(dict.fromkeys(column.stage for column in bracket.columns))
    for stage in stages:
        columns = tuple(
            BracketRound(
                column_title(column, texts, is_double=is_double),
                tuple(_named(slot, sides, mine) for slot in column.slots),
            )
            for column in bracket.side(stage)
        )
        found[stage] = _parts(titles.get(stage, ""), columns, texts)
    if is_double:
        found = _tied_together(found)
    winners = found.pop("winners", [])
    others = [part for parts in found.values() for part in parts]
    if sum(part.room for part in (*winners, *others)) <= ROOM_A_PAGE:
        return tuple(_sheet(title, page) for page in _packed([*winners, *others]))
    return tuple(_sheet(title, page) for page in (*_packed(winners), *_packed(others)))


def is_double_elimination(bracket: Bracket) -> bool:
    """Whether who loses once is not out yet."""
    return bool(bracket.side("final"))


def _tied_together(found: dict[str, list[BracketPart]]) -> dict[str, list[BracketPart]]:
    """The winners of both sides go on to the grand final."""
    for stage in ("winners", "losers"):
        if found.get(stage):
            found[stage][-1] = replace(found[stage][-1], goes_on=True)
    found["final"][0] = replace(found["final"][0], comes_on=True)
    return found


def _parts(title: str, columns: Sequence[BracketRound], texts: Texts) -> list[BracketPart]:
    """Columns in groups of a few, and each group from top to bottom in as many parts as it needs."""
    parts: list[BracketPart] = []
    start = 0
    for size in _group_sizes(len(columns)):
        group = columns[start : start + size]
        count = max(1, max(len(column.matches) for column in group) // MOST_MATCHES)
        for number in range(count):
            label = texts.say("bracket-part", part=str(number + 1), parts=str(count)) if count > 1 else ""
            parts.append(
                BracketPart(
                    " · ".join(word for word in (title, label) if word),
                    tuple(replace(each, matches=_share(each.matches, number, count)) for each in group),
                    goes_on=start + size < len(columns),
                    comes_on=start > 0,
                )
            )
        start += size
    return parts


def _group_sizes(columns: int) -> list[int]:
    """How many columns stand side by side: about as many everywhere, more towards the end."""
    groups = -(-columns // MOST_COLUMNS)
    return [(columns + number) // groups for number in range(groups)] if columns else []


def _share(matches: tuple[NamedSlot, ...], number: int, count: int) -> tuple[NamedSlot, ...]:
    each = len(matches) // count
    return matches[number * each : (number + 1) * each]


def _packed(parts: Sequence[BracketPart]) -> list[list[BracketPart]]:
    pages: list[list[BracketPart]] = []
    room = 0
    for part in parts:
        if part.room > room:
            pages.append([])
            room = ROOM_A_PAGE
        pages[-1].append(part)
        room -= part.room
    return pages


def _sheet(title: str, parts: Sequence[BracketPart]) -> BracketSheet:
    """A page; its first heading names the season, too."""
    first = f"{title} · {parts[0].title}" if parts[0].title else title
    others = [replace(part, title=part.title or title) for part in parts[1:]]
    return BracketSheet((replace(parts[0], title=first), *others))


def column_title(column: BracketColumn, texts: Texts, *, is_double: bool) -> str:
    """The name of a round of the bracket, the same in pictures, posts and words."""
    if column.stage == "final":
        return texts.say("bracket-grand-final" if column.step == 1 else "bracket-grand-final-again")
    if column.stage == "third":
        return texts.say("bracket-third")
    if is_double and column.last:
        return texts.say(f"bracket-last-{column.stage}")
    if is_double:
        return texts.say(f"bracket-round-{column.stage}", step=str(column.step))
    names = {1: "bracket-final", 2: "bracket-semi-final", 4: "bracket-quarter-final"}
    count = len(column.slots)
    return texts.say(names[count]) if count in names else texts.say("bracket-round-of", count=2 * count)


def _named(slot: Slot, sides: Sides, mine: EntrantId | None) -> NamedSlot:
    if slot.void:
        return NamedSlot(slot, "–", "–")
    home, away = (sides[one].name if one is not None else "" for one in (slot.home, slot.away))
    own = None if mine is None or mine not in (slot.home, slot.away) else int(mine == slot.away)
    return NamedSlot(slot, home, away, own)
