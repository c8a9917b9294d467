"""The tournament as the card files write it: matches, prices, the shop, scenarios and the sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast, get_args

from sfb_bot.card_files.strict_toml import TomlTable
from sfb_bot.games.warseer.cards.creature_tables import read_effects, read_id
from sfb_bot.games.warseer.rules.content import (
    DECK_SIZES,
    MatchRow,
    Placing,
    Scenario,
    SheetLine,
    Tournament,
    Upgrade,
    UpgradeSort,
)

_CHOOSERS: Final = ("chance", "leader", "trailing")
_SETS: Final = ("A", "B")
# The numbers that rules of scenarios may have.
_NUMBERS: Final = ("hold", "points", "influence", "cards", "most", "aim", "range", "run", "health", "named")


def read_tournament(
    table: TomlTable, upgrades: Sequence[TomlTable], scenarios: Sequence[TomlTable]
) -> Tournament:
    """All of it."""
    shop = [_upgrade(entry) for entry in upgrades]
    plays = [_scenario(entry) for entry in scenarios]
    made = Tournament(
        tuple([_match(entry, number) for number, entry in enumerate(table.tables("match"), 1)]),
        table.number("price_per_cost", 1, 99),
        table.number("recovery_per_cost", 1, 99),
        table.number("coins_per_point", 1, 99),
        {upgrade.id: upgrade for upgrade in shop},
        {scenario.id: scenario for scenario in plays},
        tuple([_line(entry) for entry in table.tables("line", "id")]),
    )
    table.done()
    return made


def _match(table: TomlTable, number: int) -> MatchRow:
    made = MatchRow(
        table.number("number", number, number),
        table.number("feats", DECK_SIZES[0], DECK_SIZES[-1]),
        table.number("coins", 1, 999),
        table.number("goal", 1, 99),
        table.text("map", _CHOOSERS),
        table.text("rest", _CHOOSERS),
        not table.flag("no_scenario"),
        not table.flag("no_income_points"),
    )
    if made.feats not in DECK_SIZES:
        table.wrong(f"feats is {made.feats}; decks have {', '.join(map(str, DECK_SIZES))}")
    table.done()
    return made


def _upgrade(table: TomlTable) -> Upgrade:
    made = Upgrade(
        read_id(table),
        table.text("code"),
        table.text("set", _SETS),
        cast("UpgradeSort", table.text("sort", get_args(UpgradeSort))),
        table.texts("name"),
        table.texts("text"),
        table.number("price", 1, 99),
        table.number("copies", 1, 2, 1),
        read_effects(table),
    )
    table.done()
    if not made.effects:
        table.wrong("it does nothing")
    return made


def _scenario(table: TomlTable) -> Scenario:
    numbers = table.table("numbers") if table.has("numbers") else None
    made = Scenario(
        read_id(table),
        table.text("code"),
        table.texts("name"),
        table.texts("placing_text"),
        table.texts("text"),
        table.texts("aim_text") if table.has("aim_text") else None,
        _placing(table.table("landmarks")) if table.has("landmarks") else Placing(),
        {name: numbers.number(name, 0, 9) for name in _NUMBERS if numbers.has(name)} if numbers else {},
    )
    if numbers:
        numbers.done()
    table.done()
    return made


def _placing(table: TomlTable) -> Placing:
    made = Placing(
        table.number("each", 1, 9),
        table.number("middle", 3, 5) if table.has("middle") else 0,
        table.number("first", 1, 9, 0),
        table.number("last", 1, 9, 0),
        table.flag("apart"),
        table.flag("one_per_column"),
    )
    table.done()
    if bool(made.middle) is bool(made.first) or made.first > made.last:
        table.wrong("landmarks lie on middle lines, or on own lines from the first to the last")
    return made


def _line(table: TomlTable) -> SheetLine:
    made = SheetLine(
        str(read_id(table)),
        table.texts("name"),
        table.number("boxes", 1, 9),
        table.number("coins", 1, 99),
        table.number("last_coins", 0, 99, 0),
        table.number("last_points", 0, 9, 0),
        table.flag("last_incantation"),
    )
    table.done()
    if [bool(made.last_coins), bool(made.last_points), made.last_incantation].count(True) != 1:
        table.wrong("all boxes ticked give coins, points or an incantation, one of them")
    return made
