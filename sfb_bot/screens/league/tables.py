"""Tables and brackets: as pictures, and in words for those who read, a page at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sfb_bot.leagues.rules.values import Bracket, EntrantId, Settings, Slot, TieBreak
from sfb_bot.locale import Texts
from sfb_bot.screens.league.actions import ShowTable
from sfb_bot.screens.league.rounds import page_buttons
from sfb_bot.screens.league.season import standing_line
from sfb_bot.screens.league.sheets import BracketSheet, Sheet, column_title, is_double_elimination, own_page
from sfb_bot.screens.league.table_lines import (
    OwnPlace,
    Table,
    TableLine,
    own_place_line,
    tie_columns,
    tie_head,
)
from sfb_bot.screens.league.values import SeasonFacts, Side
from sfb_bot.screens.ledger import fitting
from sfb_bot.screens.limits import clip, size
from sfb_bot.screens.values import Button, PrivatePicture, PrivateScreen, rows_of

LINES_A_PAGE = 40
# Less than a message holds: headings and what stands above come on top.
TEXT_A_PAGE = 2600
LONGEST_NAME = 14


def table_screen(
    facts: SeasonFacts, sheets: Sequence[Sheet], page: int | None, own: OwnPlace | None, texts: Texts
) -> PrivateScreen:
    """One page as a picture, with the reader's own place and the ways to other pages and to the words."""
    last = len(sheets) - 1
    shown = own_page(sheets) if page is None else max(0, min(page, last))
    sheet = sheets[shown]
    kind = "bracket" if isinstance(sheet, BracketSheet) else "table"
    lines = [f"{facts.title(texts)}. {standing_line(facts, texts)}"]
    if own is not None:
        lines.append(own_place_line(own, texts))
    if last:
        lines.append(texts.say("page-of", page=str(shown + 1), pages=str(last + 1)))
    words = Button(ShowTable(facts.record.id, in_words=True), texts.say("button-in-words"))
    buttons = [*page_buttons(lambda to: ShowTable(facts.record.id, False, to), shown, last, texts), words]
    return PrivateScreen(tuple(lines), PrivatePicture(kind, sheet), rows_of(buttons))


@dataclass(frozen=True, slots=True)
class _Section:
    """Lines that belong together below a heading; those of a table stand in columns."""

    head: tuple[str, ...]
    lines: tuple[str, ...]
    is_table: bool = False
    own: int | None = None


@dataclass(frozen=True, slots=True)
class WordsLook:
    """What somebody reads about a season in words; `own` is their place, `notes` stand below the tables."""

    tables: Sequence[Table]
    sides: Mapping[EntrantId, Side]
    bracket: Bracket | None = None
    own: OwnPlace | None = None
    notes: Sequence[str] = ()


def table_in_words(facts: SeasonFacts, look: WordsLook, page: int | None, texts: Texts) -> PrivateScreen:
    """The bracket, then every line of every table in columns, a page at a time."""
    settings = facts.record.settings
    sections = _bracket_sections(look.bracket, look.sides, texts) if look.bracket is not None else []
    sections += [_table_section(table, settings, texts) for table in look.tables]
    pages = _paged(sections)
    last = len(pages) - 1
    shown = _page_with_own(sections, pages) if page is None else max(0, min(page, last))
    lines = [f"{facts.title(texts)}. {standing_line(facts, texts)}"]
    if look.own is not None:
        lines.append(own_place_line(look.own, texts))
    lines += _written(sections, pages[shown])
    if any(sections[number].is_table for number, _ in pages[shown]):
        lines += look.notes
    if last:
        lines.append(texts.say("page-of", page=str(shown + 1), pages=str(last + 1)))
    buttons = [
        *page_buttons(lambda to: ShowTable(facts.record.id, True, to), shown, last, texts),
        Button(ShowTable(facts.record.id), texts.say("button-picture")),
    ]
    return PrivateScreen(fitting(lines, texts), rows=rows_of(buttons))


# --- Pages of words: pairs of a section and one of its lines ---


def _paged(sections: Sequence[_Section]) -> list[list[tuple[int, int]]]:
    pages: list[list[tuple[int, int]]] = [[]]
    room = TEXT_A_PAGE
    for number, section in enumerate(sections):
        for at, line in enumerate(section.lines):
            is_headed = bool(pages[-1]) and pages[-1][-1][0] == number
            needed = size(line) + 1
            needed += 0 if is_headed else sum(size(head) + 1 for head in section.head) + 8
            if pages[-1] and (needed > room or len(pages[-1]) >= LINES_A_PAGE):
                pages.append([])
                room = TEXT_A_PAGE
            pages[-1].append((number, at))
            room -= needed
    return pages


def _page_with_own(sections: Sequence[_Section], pages: Sequence[Sequence[tuple[int, int]]]) -> int:
    wanted = {(number, each.own) for number, each in enumerate(sections) if each.own is not None}
    # Once there is a bracket, it is what everybody wants to see first.
    if any(not each.is_table for each in sections):
        return 0
    return next((number for number, page in enumerate(pages) if wanted.intersection(page)), 0)


def _written(sections: Sequence[_Section], page: Sequence[tuple[int, int]]) -> list[str]:
    lines: list[str] = []
    for number, section in enumerate(sections):
        part = [section.lines[at] for found, at in page if found == number]
        if not part:
            continue
        if section.is_table:
            title, head = section.head
            lines += [title, "```", head, *part, "```"]
        else:
            lines += [*section.head, *part]
    return lines


# --- Tables ---


def _table_section(table: Table, settings: Settings, texts: Texts) -> _Section:
    """The lines of a table below each other, so that figures stand in columns."""
    ties = tie_columns(settings)
    cells = [_heads(ties, texts), *(_cells(line) for line in table.lines)]
    widths = [max(len(row[column]) for row in cells) for column in range(len(cells[0]))]
    marks = ["", *(_marks(line, texts) for line in table.lines)]
    rows = [
        f"{' >'[number > 0 and table.lines[number - 1].is_mine]}{_row(row, widths)} {mark}".rstrip()
        for number, (row, mark) in enumerate(zip(cells, marks, strict=True))
    ]
    own = next((number for number, line in enumerate(table.lines) if line.is_mine), None)
    return _Section(
        (texts.say("table-of", name=table.title), rows[0]), tuple(rows[1:]), is_table=True, own=own
    )


def _heads(ties: Sequence[TieBreak], texts: Texts) -> list[str]:
    record = "-".join(texts.say(f"picture-table-{name}") for name in ("won", "drawn", "lost"))
    place, player, points = (texts.say(f"picture-table-{name}") for name in ("place", "player", "points"))
    return [place, player, points, record, *(tie_head(tie, texts) for tie in ties)]


def _cells(line: TableLine) -> list[str]:
    found = line.standing
    place = str(found.place) if found.is_ranked else "–"
    # Nothing in a block of columns has an effect but the mark that ends it.
    name = clip(line.name.replace("`", "'"), LONGEST_NAME)
    record = f"{found.won}-{found.drawn}-{found.lost}"
    return [place, name, str(found.points), record, *line.figures]


def _row(row: Sequence[str], widths: Sequence[int]) -> str:
    place, name, *figures = (
        cell.ljust(width) if column == 1 else cell.rjust(width)
        for column, (cell, width) in enumerate(zip(row, widths, strict=True))
    )
    return " ".join((place, name, *figures))


def _marks(line: TableLine, texts: Texts) -> str:
    if line.standing.dropped:
        return texts.say("table-mark-dropped")
    if not line.standing.is_ranked:
        return texts.say("table-mark-computer")
    return texts.say("table-mark-through") if line.qualifies else ""


# --- Brackets ---


def _bracket_sections(bracket: Bracket, sides: Mapping[EntrantId, Side], texts: Texts) -> list[_Section]:
    is_double = is_double_elimination(bracket)
    sections: list[_Section] = []
    for column in bracket.columns:
        duels = tuple(_slot_line(slot, sides, texts) for slot in column.slots if not slot.void)
        if duels:
            sections.append(_Section((f"**{column_title(column, texts, is_double=is_double)}**",), duels))
    return sections


def _slot_line(slot: Slot, sides: Mapping[EntrantId, Side], texts: Texts) -> str:
    def name(entrant: EntrantId | None) -> str:
        return sides[entrant].called(texts) if entrant is not None else texts.say("bracket-open")

    def size(entrant: EntrantId | None) -> int:
        return sides[entrant].size if entrant is not None else 1

    if slot.bye:
        return texts.say("pairing-bye-through", player=name(slot.home), players=size(slot.home))
    both = texts.say("pairing-both", home=name(slot.home), away=name(slot.away))
    if slot.home_wins is None or slot.away_wins is None:
        return both
    score = texts.say("pairing-series", home=str(slot.home_wins), away=str(slot.away_wins))
    if slot.winner is None:
        return f"{both} {score}"
    winner = slot.away if slot.winner else slot.home
    return f"{both} {score} {texts.say('bracket-won', winner=name(winner), players=size(winner))}"
