"""From the SQL of the tables, as SQLite reads it, to that of PostgreSQL.

Three things differ everywhere and are translated: how values are marked, NULL among them (whose type nobody
could tell), and the column `user`, a word of PostgreSQL's own. Functions that SQLite brings (`instr`, the
smaller of two numbers ...) are made by the first migration.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from sfb_bot.kernel import BugError
from sfb_bot.storage.session import Value

# Which values of a statement are NULL.
Missing: TypeAlias = tuple[bool, ...]

_PART: Final = re.compile(r"'(?:[^']|'')*'|\?(\d*)|\buser\b")


@lru_cache(maxsize=4096)
def translated(sql: str, missing: Missing) -> tuple[str, tuple[int, ...]]:
    """The statement with values marked as $1, $2 ..., and which of the given values those are."""
    given: list[int] = []
    highest = 0

    def mark(found: re.Match[str]) -> str:
        nonlocal highest
        text = found[0]
        if text == "user":
            return '"user"'
        if text[0] == "'":
            return text
        number = int(found[1]) if found[1] else highest + 1
        highest = max(highest, number)
        if number > len(missing):
            raise BugError(f"value {number} of {len(missing)} is wanted: {sql}")
        if missing[number - 1]:
            return "NULL"
        if number not in given:
            given.append(number)
        return f"${given.index(number) + 1}"

    done = _PART.sub(mark, sql)
    if highest != len(missing):
        raise BugError(f"{len(missing)} values are given, {highest} wanted: {sql}")
    return done, tuple(number - 1 for number in given)


def plain(value: Value) -> Value:
    """A value as PostgreSQL takes it: truth as a number, as it is stored, and no text with a NUL in it."""
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, str) and "\0" in value:
        return value.replace("\0", "\N{REPLACEMENT CHARACTER}")
    return value


def plain_values(values: Sequence[Value]) -> list[Value]:
    """All of them."""
    return [plain(value) for value in values]
