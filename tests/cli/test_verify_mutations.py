"""Whatever stored fact of what is over is changed, `verify` notices, or a rule says why it need not."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import zlib
from pathlib import Path
from typing import Any

import pytest

from sfb_bot.cli.verify import Report, verify
from sfb_bot.kernel import Dice
from tests.cli.stored_world import LIVE, changing, copy_of
from tests.shared_packs import shared_packs

# Nothing stored says anything else about these, so that a change of them is a fact like the one before.
FREE = {
    "match.channel": "where a match is shown changes while it is played",
    "match.ledger": "the number of a post, which Discord gives",
    "match.unshown_since": "whether a match can be shown is found out by trying",
    "match.shown_seq": "how far the channel was told depends on when Discord could be reached",
    "match.asked_at": "time is a matter of the clock",
    "match.created_at": "time is a matter of the clock",
    "match.ask_no": "numbers of questions grow by every undo",
    "match.clock": "time is a matter of the clock",
    "match.edition_since": "says for which entries less is compared, and all of them are",
    "seat.bank": "time is a matter of the clock",
    "seat.used": "time is a matter of the clock",
    "seat.away_until": "people come and go",
    "seat.came": "people come and go",
    "match.waits": "time is a matter of the clock",
    "pairing.match_time": "agreed upon by the players",
    "pairing.offered_time": "as above",
    "pairing.offered_by": "as above",
    "pairing.extended": "as above",
    "seat.seen": "what somebody has looked at, which nothing else says",
    "entry.at": "time is a matter of the clock, but for the end of a match",
    "entry.interaction": "the number of a press, which Discord gives",
    "checkpoint.kept": "how long a checkpoint is kept",
    "match_result.number": "only the order counts",
    "pairing.due": "organisers and grace move it",
    "pairing.grace_of": "what is left of grace is nobody else's business",
    "pairing.grace_from": "as above",
    "pairing.decided_at": "that it is decided counts, not when",
    "pairing.first_player": "lots and rules of the league decide it before the match",
    "pairing.bye": "said by nothing else",
    "pairing.stage": "said by nothing else",
    "pairing.group_no": "said by nothing else",
    "pairing.step": "said by nothing else",
    "pairing.position": "said by nothing else",
    "pairing_game.ended_at": "time is a matter of the clock",
    "pairing_game.paused": "whether the league has stopped a match that is over",
}
TABLES = (
    *("match", "seat", "entry", "checkpoint", "match_result", "pairing", "pairing_game", "season_finish"),
    *("stats_matches", "stats_players", "stats_choices", "stats_own_choices", "stats_meetings", "rating"),
    "content",
)


def columns() -> list[str]:
    """Every column of the tables that hold what happened, but for those that are free."""
    found: list[str] = []
    folder = Path(__file__).resolve().parents[2] / "sfb_bot" / "storage" / "sqlite" / "migrations"
    with sqlite3.connect(":memory:") as empty:
        for script in sorted(folder.glob("*.sql")):
            empty.executescript(script.read_text(encoding="utf-8"))
        for table in TABLES:
            found += [f"{table}.{row[1]}" for row in empty.execute(f"PRAGMA table_info({table})")]
    assert FREE.keys() <= set(found), "a rule about a column that is not there"
    return [column for column in found if column not in FREE]


# Columns that are true or false.
FLAGS = ("is_rated", "tied")


# Any: what a column holds, or JSON.
def other(value: Any, dice: Dice) -> Any:
    """Another value of the same kind."""
    match value:
        case None:
            return 1
        case int():
            return value + 1 + dice.below(3)
        case float():
            return value + 0.25
        case bytes():
            return zlib.compress(other(zlib.decompress(value).decode(), dice).encode(), 9)
        case _:
            return other_text(str(value), dice)


def other_text(text: str, dice: Dice) -> str:
    try:
        stored = json.loads(text)
    except ValueError:
        return f"{text}x"
    return json.dumps(other_json(stored, dice), ensure_ascii=False, separators=(",", ":"))


def other_json(stored: Any, dice: Dice) -> Any:
    """One thing in it is another."""
    match stored:
        case bool():
            return not stored
        case int() | float() | None:
            return other(stored, dice)
        case str():
            return f"{stored}x"
        case list() if stored:
            place = dice.below(len(stored))
            return [other_json(each, dice) if n == place else each for n, each in enumerate(stored)]
        case dict() if stored:
            chosen = sorted(stored)[dice.below(len(stored))]
            return {key: other_json(each, dice) if key == chosen else each for key, each in stored.items()}
        case _:
            return [1]


def chosen_row(
    connection: sqlite3.Connection, table: str, dice: Dice
) -> tuple[sqlite3.Row, str, tuple[Any, ...]]:
    """A row of something that is over, and how to find it again."""
    keys = [row["name"] for row in connection.execute(f"PRAGMA table_info({table})") if row["pk"]]
    of_match = {"match": "id"}.get(table, "match" if "match" in keys else "")
    # Of a match under way the newest checkpoint alone is needed, and its entries make another.
    which = f"WHERE {of_match} <> {LIVE}" if of_match else ""
    rows = connection.execute(f"SELECT * FROM {table} {which} ORDER BY {', '.join(keys)}").fetchall()
    row = rows[dice.below(len(rows))]
    return row, " AND ".join(f"{key} = ?" for key in keys), tuple(row[key] for key in keys)


def changed(path: Path, column: str, dice: Dice) -> str:
    """Change one value somewhere; what was done, in words."""
    table, name = column.split(".")
    with changing(path) as connection:
        row, where, keys = chosen_row(connection, table, dice)
        value = 1 - row[name] if name in FLAGS else other(row[name], dice)
        connection.execute(f"UPDATE OR REPLACE {table} SET {name} = ? WHERE {where}", (value, *keys))
        return f"{column} of {keys}: {str(row[name])[:60]} -> {str(value)[:60]}"


def report_of(path: Path) -> Report:
    return asyncio.run(verify(path, shared_packs()))


@pytest.mark.parametrize("column", columns())
def test_a_changed_fact_is_noticed(column: str, world: Path, tmp_path: Path) -> None:
    for number in range(3):
        path = copy_of(world, tmp_path)
        said = changed(path, column, Dice(f"{column}/{number}"))
        assert report_of(path).wrong, said


@pytest.mark.parametrize("table", TABLES)
def test_a_lost_row_is_noticed(table: str, world: Path, tmp_path: Path) -> None:
    for number in range(3):
        path, dice = copy_of(world, tmp_path), Dice(f"{table}/{number}")
        with changing(path) as connection:
            _, where, keys = chosen_row(connection, table, dice)
            connection.execute(f"DELETE FROM {table} WHERE {where}", keys)
        assert report_of(path).wrong, f"{table} {keys}"
