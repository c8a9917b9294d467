"""What is printed on sheets and cards, as rows of text that can be compared with a table typed by hand.

A sheet is `name | Russian name | title | Russian title | health/defence basic | the same levelled`, a card
`number | name | Russian name | core | kind | move | range | strength | defence`. A dash: nothing printed;
where the rulebook prints no Russian name ours is in the glossary, which has a test of its own.
"""

from __future__ import annotations

from sfb_bot.games.brawl.rules.content import CORE_LETTERS, Card, Champion, Reach, SheetSide
from tests.games.brawl.kit.table import content

_RANGES = {"direct": "dir", "indirect": "ind", "arc": "arc3", "ring": "ring6", "melee": "melee"}


def assert_printed(champion: str, sheet: str, cards: str) -> None:
    """The champion file says exactly what the two tables say, and nothing more."""
    found = content().champions[champion]
    wanted = _cells(sheet)
    assert _sheet_row(found, is_named=wanted[1] != "-", is_titled=wanted[3] != "-") == wanted
    rows = [_cells(row) for row in cards.strip().splitlines()]
    assert len(rows) == len(found.cards)
    for row, card in zip(rows, found.cards, strict=True):
        assert _card_row(card, is_named=row[2] != "-") == row


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().split("|")]


def _sheet_row(champion: Champion, *, is_named: bool, is_titled: bool) -> list[str]:
    names, titles = champion.names, champion.titles
    cells = [names["en"], names["ru"] if is_named else "-", titles["en"] or "-"]
    return [*cells, titles["ru"] if is_titled else "-", _side(champion.basic), _side(champion.levelled)]


def _side(side: SheetSide) -> str:
    return f"{side.health}/{side.defence}"


def _card_row(card: Card, *, is_named: bool) -> list[str]:
    return [
        card.id,
        card.names["en"],
        card.names["ru"] if is_named else "-",
        CORE_LETTERS[card.core],
        card.kind,
        "-" if card.move is None else str(card.move),
        _range(card.reach),
        str(card.strength) if card.kind == "attack" else "-",
        "-" if card.defence is None else f"+{card.defence}",
    ]


def _range(reach: Reach | None) -> str:
    if reach is None:
        return "-"
    limits = f" {reach.nearest}-{reach.farthest}" if reach.kind in ("direct", "indirect") else ""
    return _RANGES[reach.kind] + limits
