"""Tables of a season as everybody reads them: their lines, their columns, and their pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from sfb_bot.leagues.rules.values import EntrantId, Settings, Standing, TieBreak
from sfb_bot.locale import Texts
from sfb_bot.screens.league.values import Side

# More lines than that are too many for one picture on a phone.
ROWS_A_PAGE = 16
# What a page has room for, counted in lines; a heading takes the room of two.
ROOM_A_PAGE = 20
HEADING_ROOM = 2


@dataclass(frozen=True, slots=True)
class TableLine:
    """A line of a table; `moved` counts the places won since the last round.

    `figures` are the values of the columns of tie-breaks. `is_mine` is for the one reader of a private look.
    """

    standing: Standing
    name: str
    moved: int = 0
    qualifies: bool = False
    figures: tuple[str, ...] = ()
    is_mine: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """A table with its title, whole or a part of it."""

    title: str
    lines: tuple[TableLine, ...]


@dataclass(frozen=True, slots=True)
class TableSheet:
    """The picture of one or several tables, one below the other, with what there is to say about them."""

    tables: tuple[Table, ...]
    ties: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


def tie_columns(settings: Settings) -> tuple[TieBreak, ...]:
    """The tie-breaks in force that have a column of their own: wins have one anyway, a lot is no figure."""
    return tuple(tie for tie in settings.order_of_ties if tie not in ("wins", "lot"))


def tie_figures(line: Standing, table: Sequence[Standing], settings: Settings) -> tuple[str, ...]:
    """The values of these columns. Head-to-head is only asked among those who are level until then."""
    found: list[str] = []
    for number, tie in enumerate(settings.order_of_ties):
        if tie in ("wins", "lot"):
            continue
        value = line.breakers[number]
        if tie == "head_to_head":
            level = sum(_until(one, number) == _until(line, number) for one in table if one.is_ranked)
            found.append(str(value) if level > 1 and line.played else "–")
        else:
            found.append(signed(value) if tie == "difference" else str(value))
    return tuple(found)


def _until(line: Standing, tie: int) -> tuple[int, ...]:
    return (line.points, *line.breakers[:tie])


def signed(number: int) -> str:
    """A difference with its sign."""
    return f"+{number}" if number > 0 else str(number).replace("-", "−")


def table_pages(tables: Sequence[Table]) -> list[tuple[Table, ...]]:
    """The tables on as many pages as they need: nobody is left out and nobody is there twice.

    A long table is cut into parts of about the same length; short ones stand together.
    """
    pages: list[list[Table]] = []
    room = 0
    for table in tables:
        for part in _parts(table):
            needed = len(part.lines) + HEADING_ROOM
            if needed > room:
                pages.append([])
                room = ROOM_A_PAGE
            pages[-1].append(part)
            room -= needed
    return [tuple(page) for page in pages]


def _parts(table: Table) -> list[Table]:
    count = max(1, -(-len(table.lines) // ROWS_A_PAGE))
    edges = [round(len(table.lines) * number / count) for number in range(count + 1)]
    return [Table(table.title, table.lines[start:end]) for start, end in pairwise(edges)]


def table_sheets(
    tables: Sequence[Table], settings: Settings, notes: Sequence[str], texts: Texts
) -> tuple[TableSheet, ...]:
    """A picture for every page; below each stands how ties are broken, and which places it shows."""
    pages = table_pages(tables)
    whole = {table.title: len(table.lines) for table in tables}
    return tuple(
        TableSheet(page, tie_columns(settings), (*_shown_places(page, whole, texts), *notes))
        for page in pages
    )


def _shown_places(page: Sequence[Table], whole: Mapping[str, int], texts: Texts) -> list[str]:
    """Which part of a long table a page shows."""
    if len(page) != 1 or len(page[0].lines) == whole[page[0].title]:
        return []
    places = [line.standing.place for line in page[0].lines if line.standing.is_ranked]
    if not places:
        return []
    said = {"first": str(places[0]), "last": str(places[-1]), "all": str(whole[page[0].title])}
    return [texts.say("table-note-places", **said)]


def table_notes(
    settings: Settings, texts: Texts, *, has_results: bool, is_settled: bool, in_words: bool = False
) -> tuple[str, ...]:
    """How ties are broken, what the mark of a line means, and why the order is as it is before a result.

    `is_settled`: it is known who plays in the play-offs.
    """
    if not has_results:
        return (texts.say("table-note-seeding"),)
    named = [
        texts.say("tie-lot")
        if tie == "lot"
        else texts.say("table-tie-named", head=tie_head(tie, texts), name=texts.say(f"tie-{tie}"))
        for tie in settings.order_of_ties
    ]
    notes = [texts.say("table-note-ties", ties=", ".join(named))]
    if settings.playoff != "none":
        kind = "key" if in_words else "note"
        notes.append(texts.say(f"table-{kind}-{'qualified' if is_settled else 'through'}"))
    return tuple(notes)


def tie_head(tie: TieBreak, texts: Texts) -> str:
    """The head of the column of a tie-break."""
    return texts.say("picture-table-won") if tie == "wins" else texts.say(f"picture-tie-{tie}")


@dataclass(frozen=True, slots=True)
class OwnPlace:
    """Where the reader of a private look stands: the place among `count`, in a group if it has a name.

    `state`: the table alone counts yet (`table`), still in the play-offs (`in`), out of them (`out`), or the
    season is over (`over`). `is_shared`: others have the same place.
    """

    place: int
    count: int
    state: str = "table"
    group: str = ""
    is_shared: bool = False


def own_place_line(own: OwnPlace, texts: Texts) -> str:
    """The place in words, such as "You're 5th of 12"."""
    if own.state == "in":
        return texts.say("table-mine-in")
    kind = "group" if own.group and own.state == "table" else own.state
    shared = texts.say("table-mine-shared") if own.is_shared else ""
    nth = texts.say("nth", number=str(own.place), of_ten=own.place % 10, of_hundred=own.place % 100)
    said = texts.say(f"table-mine-{kind}", nth=nth, count=str(own.count), group=own.group)
    return f"{said} {shared}".rstrip()


Sides = Mapping[EntrantId, Side]
