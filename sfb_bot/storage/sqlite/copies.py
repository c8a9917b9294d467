"""The copies that upgrades and daily backups leave: whoever was forgotten is forgotten in them, too."""

from __future__ import annotations

import logging
import re
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path
from typing import Final

from sfb_bot.storage.forgetting import NAMED, OWNED, PREVIEWS, WORDS, Words, ids_in, questions, without
from sfb_bot.storage.sqlite.database_file import BESIDE, beside

log = logging.getLogger(__name__)

_NAME: Final = r"\.(v\d+|backup-\d{4}-\d\d-\d\d)"


def copies_of(path: Path) -> list[Path]:
    """The copies beside a database."""
    found = path.parent.glob(f"{path.name}.*")
    return sorted(one for one in found if re.fullmatch(_NAME, one.name[len(path.name) :]))


def forget_in_copies(path: Path, is_gone: Callable[[int], bool]) -> bool:
    """Take everybody out of the copies of a database of whom `is_gone` says so; False if one could not be.

    Nothing in a copy goes on, so nobody is needed in it: not even in a match that was played then.
    """
    are_clean = [_is_clean(copy, is_gone) for copy in copies_of(path)]
    return all(are_clean)


def _is_clean(copy: Path, is_gone: Callable[[int], bool]) -> bool:
    try:
        with closing(sqlite3.connect(copy, isolation_level=None)) as file:
            file.execute("PRAGMA secure_delete = ON")
            gone = [user for user in _people_in(file) if is_gone(user)]
            if gone:
                file.execute("BEGIN IMMEDIATE")
                _forget(file, gone)
                file.execute("COMMIT")
                file.execute("VACUUM")
    except sqlite3.Error as error:
        log.warning("deletions could not be carried through to the copy %s: %s", copy, error)
        return False
    for leftover in BESIDE:
        beside(copy, leftover).unlink(missing_ok=True)
    return True


def _columns(file: sqlite3.Connection) -> set[tuple[str, str]]:
    tables = [row[0] for row in file.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    return {(table, row[1]) for table in tables for row in file.execute(f"PRAGMA table_info({table})")}


def _people_in(file: sqlite3.Connection) -> set[int]:
    columns = _columns(file)
    found: set[int] = set()
    for question, is_text in questions({table for table, _ in columns}, columns):
        found |= ids_in([row[0] for row in file.execute(question)], is_text=is_text)
    return found


def _forget(file: sqlite3.Connection, gone: Iterable[int]) -> None:
    columns = _columns(file)
    for user in gone:
        for table, column in NAMED:
            if (table, column) in columns:
                file.execute(f"UPDATE {table} SET {column} = 0 WHERE {column} = ?", (user,))
        for table, column in OWNED:
            if (table, column) in columns:
                file.execute(f"DELETE FROM {table} WHERE {column} = ?", (user,))
        for words in WORDS:
            if (words.table, words.column) in columns:
                _forget_in(file, words, user)
        file.execute(
            f"DELETE FROM note WHERE {PREVIEWS} AND (instr(key, ?1) OR instr(text, ?1))", (str(user),)
        )


def _forget_in(file: sqlite3.Connection, words: Words, user: int) -> None:
    found = file.execute(
        f"SELECT {words.key}, {words.column} FROM {words.table} WHERE instr({words.column}, ?)", (str(user),)
    ).fetchall()
    file.executemany(
        f"UPDATE {words.table} SET {words.column} = ? WHERE {words.key} = ?",
        [(without(text, user), row) for row, text in found],
    )
