"""From the SQL of the tables to that of PostgreSQL."""

from __future__ import annotations

import pytest

from sfb_bot.kernel import BugError
from sfb_bot.storage.postgresql.dialect import plain_values, translated


@pytest.mark.parametrize(
    ("sql", "missing", "expected", "used"),
    [
        ("SELECT 1", (), "SELECT 1", ()),
        ("a = ? AND b = ?", (False, False), "a = $1 AND b = $2", (0, 1)),
        ("a = ?2 OR b = ?1 OR c = ?2", (False, False), "a = $1 OR b = $2 OR c = $1", (1, 0)),
        # A bare mark is the one after the highest so far, as SQLite counts.
        ("a = ?2 AND b = ? AND c = ?1", (False,) * 3, "a = $1 AND b = $2 AND c = $3", (1, 2, 0)),
        ("VALUES (?, ?, ?)", (False, True, False), "VALUES ($1, NULL, $2)", (0, 2)),
        ("?1 IS NULL OR x = ?1", (True,), "NULL IS NULL OR x = NULL", ()),
        ("SELECT user, seat.user FROM seat", (), 'SELECT "user", seat."user" FROM seat', ()),
        ("users, user_id, 'user ? user''s' = ?", (False,), "users, user_id, 'user ? user''s' = $1", (0,)),
        ("key LIKE 'asked/%'", (), "key LIKE 'asked/%'", ()),
    ],
)
def test_what_differs_is_translated(
    sql: str, missing: tuple[bool, ...], expected: str, used: tuple[int, ...]
) -> None:
    assert translated(sql, missing) == (expected, used)


@pytest.mark.parametrize(("sql", "count"), [("a = ?", 0), ("a = ?", 2), ("a = ?3", 2)])
def test_a_number_of_values_that_does_not_fit_is_a_bug(sql: str, count: int) -> None:
    with pytest.raises(BugError):
        translated(sql, (False,) * count)


def test_values_are_as_the_columns_are() -> None:
    assert plain_values([True, False, 1, None, "a\0b", b"\0", 1.5]) == [1, 0, 1, None, "a\ufffdb", b"\0", 1.5]
    assert [type(value) for value in plain_values([True, 2])] == [int, int]
